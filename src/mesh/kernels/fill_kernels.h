// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The loops over all vertices and triangles that making a mesh needs, in lanes, with the same bits for any
// number of lanes. A vertex is read as four floats, and a box is written as two times four: one more of each
// must be there behind the last, of no meaning.
#pragma once

#include "mesh/mesh_store.h"

namespace jostle::detail {

/// Whether none of them is infinite or NaN.
[[nodiscard]] bool are_finite(const Vec3* vertices, std::size_t count);
/// Whether each names a vertex of so many, fewer than 2^31.
[[nodiscard]] bool have_vertices(const TriangleVertices* triangles, std::size_t count,
                                 std::size_t vertex_count);

/// As bounds_of.
void fill_triangle_boxes(const Vec3* vertices, const TriangleVertices* triangles, int count, Aabb3* boxes);
/// The corners of the triangles in so many blocks of the tree.
void fill_triangle_blocks(const Vec3* vertices, const TriangleVertices* triangles, const Block<3>* of_tree,
                          int count, TriangleBlock* blocks);

}  // namespace jostle::detail
