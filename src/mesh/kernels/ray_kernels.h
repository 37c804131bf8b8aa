// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against the triangles of a mesh, in lanes.
#pragma once

#include "mesh/mesh_store.h"

namespace jostle::detail {

struct RayPlace {
    std::int32_t id = -1;    ///< of a triangle; -1: none
    std::int32_t block = 0;  ///< it is in
    int slot = 0;            ///< of the block
    float fraction = 0.0f;   ///< [1]
    double weights[3] = {};  ///< [1] of its corners, in the point
    int nodes = 0;           ///< [1] opened
};

/// Up to the next block with triangles that are met within the bound.
void ray_walk(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray, OrderedWalk& walk);
/// The first triangle of all, or with `any` some triangle.
RayPlace first_ray_hit(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray, bool any);

}  // namespace jostle::detail
