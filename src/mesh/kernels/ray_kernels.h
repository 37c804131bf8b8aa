// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against the triangles of a mesh, in lanes.
#pragma once

#include "mesh/mesh_store.h"

namespace jostle::detail {

/// Up to the next block with triangles that are met within the bound.
void ray_walk(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray, OrderedWalk& walk);
/// The first triangle of all, or with `any` some triangle; -1 where there is none. The walk's bound is its
/// fraction.
std::int32_t first_ray_hit(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray,
                           bool any, OrderedWalk& walk);

}  // namespace jostle::detail
