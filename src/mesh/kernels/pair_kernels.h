// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent of two meshes for triangles with a point in common, in lanes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"

namespace jostle::detail {

/// A descent while a kernel works on it. It grows nothing.
struct ContactLists {
    PlacePair* waiting;
    std::size_t waiting_count;
    std::size_t waiting_capacity;
    MeshContact* found;  ///< room for kContactRoom
    int found_count;
    bool is_first;  ///< no contact is found yet
    int work;       ///< [1] pairs of nodes opened and pairs of blocks tested
};

/// Goes on until there are contacts, nothing is left, or there is no room for what comes next. `is_self`: of
/// a mesh and itself, without neighbours.
void find_contacts(const MeshStore& a, const MeshStore& b, const MeshPoses& poses, bool is_self,
                   ContactLists& lists);

}  // namespace jostle::detail
