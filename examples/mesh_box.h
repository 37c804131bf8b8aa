// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shape of examples with meshes.
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <vector>

namespace jostle {

/// A box about the origin; its faces are seen counter-clockwise from outside.
inline TriangleMesh make_box(float x, float y, float z) {
    std::vector<Vec3> vertices;
    vertices.reserve(8);
    for (int i = 0; i < 8; ++i)
        vertices.push_back({(i & 1) != 0 ? x : -x, (i & 2) != 0 ? y : -y, (i & 4) != 0 ? z : -z});
    const std::vector<TriangleVertices> triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6},
                                                     {0, 1, 4}, {1, 5, 4}, {2, 6, 3}, {3, 6, 7},
                                                     {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    return TriangleMesh(vertices, triangles);
}

}  // namespace jostle
