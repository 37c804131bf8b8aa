// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pairs of triangles of two meshes that may be nearer than a limit: the descent for the nearest two, with
// a limit that stays. Nothing is measured in double: what is near is known as far as floats tell.
#pragma once

#include <jostle/mesh/mesh_memory.h>

#include <cstddef>
#include <memory_resource>
#include <vector>

#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_distance.h"

namespace jostle::detail {

struct NearListing {
    float up_to;       ///< [m] all that are nearer are listed; lessened where these are too many
    float at_least;    ///< [m] but not below this
    std::size_t room;  ///< [1] so many pairs at most
};
/// Lists all that are nearer than `up_to`, and some that are not, in no order; as NearLists says. The meshes
/// are mostly apart along the way between two points, if these are any distance apart. Where there is no room
/// left, those further away than half of the pairs so far are dropped, and the descent goes on with this as
/// its limit. False: there are too many, and none is listed.
[[nodiscard]] bool list_near(MeshDistanceContext& context, const MeshStore& a, const MeshStore& b,
                             const MeshPoses& poses, const NearestPoints& points, NearListing& wanted,
                             std::pmr::vector<KeptPair>& listed, QueryWork& work);

}  // namespace jostle::detail
