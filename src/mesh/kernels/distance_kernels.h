// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How near the boxes of two nodes may be, in lanes.
#pragma once

#include <jostle/mesh/mesh_distance.h>

#include "mesh/mesh_store.h"

namespace jostle::detail {

/// The pairs of slots whose squared distance, in a's frame, is below the limit: the furthest first, of those
/// as far in the reverse order of slots. Returns how many; `found` has room for kNearRoom.
int near_slots(const WideNode3& a, const WideNode3& b, const BoxMotion<3>& b_to_a, float limit,
               NearPair* found);
/// Of a whole node, as one box, and the slots of another; links of the first are left as they are.
int near_slots_of_whole(const WideNode3& whole, const WideNode3& other, const BoxMotion<3>& b_to_a,
                        bool whole_is_a, float limit, NearPair* found);

}  // namespace jostle::detail
