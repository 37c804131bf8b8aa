// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Meshes on the command line. A file is loaded in a child process, so that a loader that crashes, hangs or
// takes all memory is one sentence.
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <string>

#include "jostle/model.h"

namespace jostle::app {

struct ReadLimits {
    double seconds = 60.0;  ///< [s] by the clock
    int mebibytes = 4096;   ///< [MiB] of memory, besides the program's own
};

/// The model of a file, with joined vertices. Throws Failure. Call it before any thread is started.
[[nodiscard]] Model read_model(const std::string& path, const ReadLimits& limits);

struct NamedMesh {
    std::string name;  ///< the file's, without folder
    TriangleMesh mesh;
    int left_out = 0;  ///< the file's points and lines
};
[[nodiscard]] NamedMesh read_mesh(const std::string& path, const ReadLimits& limits);

}  // namespace jostle::app
