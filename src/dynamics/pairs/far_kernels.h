// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of shapes that are too far apart to touch, by their boxes, a pair per lane; chosen at run time, with
// the same bits for every instruction set.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/math/transform.h>

#include "dynamics/pairs/keep_kernels.h"

namespace jostle::detail {

/// Two shapes' boxes, each in its body's frame, and B's frame as seen from A's; the first `count` are there.
struct BoxPairs {
    const Aabb<2>* a[kContactsPerBlock];
    const Aabb<2>* b[kContactsPerBlock];
    const Transform* b_in_a[kContactsPerBlock];
    int count = 0;

    void add(const Aabb<2>& of_a, const Aabb<2>& of_b, const Transform& pose) {
        a[count] = &of_a;
        b[count] = &of_b;
        b_in_a[count++] = &pose;
    }
};

/// Which pairs are further apart than `distance` [m], whatever rounding does: bit i is pair i. A pair is left
/// out where its boxes, turned as they are, are nearer than that.
[[nodiscard]] BlockBits find_far(const BoxPairs& pairs, float distance);

}  // namespace jostle::detail
