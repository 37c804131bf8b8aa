// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Files of meshes: OBJ, PLY, STL and glTF 2, by Open Asset Import (assimp), which is optional. It is large,
// and reads whatever is in a file: call it in a process that may crash (model_reader.h).
#pragma once

#include <string>

#include "jostle/model.h"

namespace jostle::app {

/// Whether the program was built with assimp.
[[nodiscard]] bool can_load_models();

/// All triangles of a file, in its order, where the file's nodes put them. Throws Failure; also whatever
/// assimp throws.
[[nodiscard]] Model load_model(const std::string& path);

}  // namespace jostle::app
