// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Any shape against any: the function for the pair of kinds. Pairs in the other order are computed swapped,
// so that collide(a, b) and collide(b, a) of two kinds agree to the rounding of one transform.
#include "geometry/collide/kinds.h"
#include "geometry/collide/manifold_parts.h"

namespace jostle {

Manifold collide(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                 const Tolerances& tolerances) {
    const int rank_a = collision_rank(a.kind), rank_b = collision_rank(b.kind);
    if (rank_a <= rank_b) return detail::kPairsOfKinds[rank_a][rank_b].collide(a, b, b_in_a, tolerances);
    const Manifold swapped =
        detail::kPairsOfKinds[rank_b][rank_a].collide(b, a, detail::inverse(b_in_a), tolerances);
    return detail::flip(swapped, b_in_a);
}

}  // namespace jostle
