// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The triangles of a file, and the bytes by which the process that loads a file hands them on. Nothing in the
// bytes is believed: they are as good as the file.
//
//     [ vertices | triangles | left out ]        their numbers, 3 x 4 bytes
//     [ x y z ] per vertex, [ 0 1 2 ] per triangle
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::app {

/// [m] Coordinates are at most so far from 0.
inline constexpr float kFarthestVertex = 1.0e9f;

struct Model {
    std::vector<Vec3> vertices;  ///< in the file's unit
    std::vector<TriangleVertices> triangles;
    std::int32_t left_out = 0;  ///< the file's points and lines
};

[[nodiscard]] std::string to_bytes(const Model& model);
/// Throws Failure, whose sentence begins with the name, unless the bytes are those of a model with triangles,
/// whose vertices are within kFarthestVertex and whose triangles name vertices that there are.
[[nodiscard]] Model model_from_bytes(std::string_view bytes, const std::string& name);

/// Vertices at the same place become one, and those that no triangle names go; the others keep their order.
/// Files of loose triangles name each place several times. O(n log n).
void join_vertices(Model& model);

}  // namespace jostle::app
