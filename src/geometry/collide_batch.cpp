// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <jostle/geometry/collide_batch.h>

namespace jostle {

void collide(std::span<const CollidePair> pairs, std::span<Manifold> manifolds,
             const Tolerances& tolerances) {
    for (std::size_t i = 0; i < pairs.size(); ++i)
        manifolds[i] = collide(*pairs[i].a, *pairs[i].b, pairs[i].b_in_a, tolerances);
}

}  // namespace jostle
