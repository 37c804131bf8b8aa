// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Any shape against any: the function for the pair of types. Pairs in the other order are computed swapped,
// so that collide(a, b) and collide(b, a) of two types agree to the rounding of one transform.
#include "geometry/collide/manifold_parts.h"
#include "geometry/collide/shape_pairs.h"

namespace jostle {

Manifold collide(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                 const Tolerances& tolerances) {
    const int rank_a = collision_rank(a.type), rank_b = collision_rank(b.type);
    if (rank_a <= rank_b) return detail::kPairsOfTypes[rank_a][rank_b].collide(a, b, b_in_a, tolerances);
    const Manifold swapped =
        detail::kPairsOfTypes[rank_b][rank_a].collide(b, a, detail::inverse(b_in_a), tolerances);
    return detail::flip(swapped, b_in_a);
}

}  // namespace jostle
