// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How near the boxes of two nodes may be, in lanes.
#pragma once

#include <jostle/mesh/mesh_distance.h>

#include "mesh/mesh_store.h"

namespace jostle::detail {

/// The rest that is of interest: boxes that are nearer than the nearest points so far, as far as two tests
/// tell. The gap of two boxes along the way between those points is the sum of a's bounds, of b's, and
/// `between`.
struct NearLimits {
    float squared;      ///< [m^2] in a's frame: squared distances below it
    float gap;          ///< [m] gaps up to it
    float between;      ///< [m]
    float scale[2][3];  ///< [1] of a's bounds and b's, in their own frames
    int row[2][3];      ///< of these bounds
};

/// The pairs of slots within the limits: the furthest first, of those as far in the reverse order of slots.
/// Returns how many; `found` has room for kNearRoom.
int near_slots(const WideNode3& a, const WideNode3& b, const BoxMotion<3>& b_to_a, const NearLimits& limits,
               NearPair* found);
/// Of a whole node, as one box, and the slots of another; the link of the whole is 0.
int near_slots_of_whole(const WideNode3& whole, const WideNode3& other, const BoxMotion<3>& b_to_a,
                        bool whole_is_a, const NearLimits& limits, NearPair* found);

}  // namespace jostle::detail
