// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the fuzzer of models, and the test that replays its corpus, do with bytes that a loader may hand on:
// they are refused with Failure, or they are a model that comes back the same, and that a mesh takes.
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "jostle/model.h"
#include "jostle/output.h"

namespace jostle::fuzz {

inline void expect_model(bool good, const char* what) {
    if (good) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// Whether they are a model.
inline bool check_model(std::string_view bytes) {
    app::Model model;
    try {
        model = app::model_from_bytes(bytes, "input");
    } catch (const app::Failure&) {
        return false;
    }
    expect_model(app::to_bytes(model) == bytes, "a model changed on its way through bytes");
    const std::size_t vertices = model.vertices.size(), triangles = model.triangles.size();
    app::join_vertices(model);
    expect_model(model.vertices.size() <= vertices && model.triangles.size() == triangles,
                 "joining changed the triangles");
    const TriangleMesh mesh(model.vertices, model.triangles);
    const std::string wrong = mesh.check();
    expect_model(wrong.empty(), wrong.c_str());
    const MeshReport report = mesh.report();
    expect_model(report.duplicate_vertices.empty() && report.unused_vertices.empty(),
                 "a joined model has vertices too many");
    if (report.closed) (void)mesh.mass();
    return true;
}

}  // namespace jostle::fuzz
