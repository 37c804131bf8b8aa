// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many pairs at once: pairs of the same kinds are collided side by side, as many as the processor has lanes.
// The answers are those of collide() for each pair alone, bit for bit, whatever else is in the batch.
#pragma once

#include <jostle/geometry/manifold.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct CollidePair {
    const Geometry* a = nullptr;
    const Geometry* b = nullptr;
    Transform b_in_a;
};

/// manifolds[i] = collide(*pairs[i].a, *pairs[i].b, pairs[i].b_in_a, tolerances). Throws Error
/// where `manifolds` is shorter than `pairs`. No memory but the stack. Worth its while from eight pairs of a
/// kind on.
void collide(std::span<const CollidePair> pairs, std::span<Manifold> manifolds,
             const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
