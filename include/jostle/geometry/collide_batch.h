// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds of many pairs: pairs of the same types are collided side by side, as many as the processor has
// lanes. The results are those of collide() for each pair alone, bit for bit, whatever else is in the batch.
#pragma once

#include <jostle/geometry/manifold.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct CollidePair {
    const Geometry* a = nullptr;
    const Geometry* b = nullptr;
    Transform b_in_a = {};
};

/// manifolds[i] = collide(*pairs[i].a, *pairs[i].b, pairs[i].b_in_a, tolerances). Throws Error if `manifolds`
/// is shorter than `pairs`. Uses no memory but the stack. Faster than collide() one by one from eight pairs
/// of the same types on.
void collide(std::span<const CollidePair> pairs, std::span<Manifold> manifolds,
             const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
