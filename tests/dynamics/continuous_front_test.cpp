// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A core that is said to stay in front of a face meets the shape nowhere on its way: meet() is the oracle.
#include <gtest/gtest.h>

#include "dynamics/continuous/meeting.h"
#include "dynamics/continuous/path.h"
#include "dynamics/store/shape_core.h"
#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

Vec2 point(Random& random, float most) {
    return {random.uniform(-most, most), random.uniform(-most, most)};
}
Geometry shape(Random& random, int kind) {
    const float size = random.uniform(0.1f, 1.0f);
    switch (kind) {
        case 0:
            return Circle{point(random, 0.2f), size};
        case 1:
            return Capsule{{-size, 0.0f}, {size, random.uniform(-0.3f, 0.3f)}, random.uniform(0.05f, 0.5f)};
        case 2:
            return Segment{{-3.0f * size, random.uniform(-1.0f, 1.0f)}, {3.0f * size, 0.0f}};
        default:
            return Polygon::offset_box(size, random.uniform(0.1f, 1.0f), point(random, 0.2f),
                                       Rot::from_angle(random.uniform(-3.0f, 3.0f)), kind == 3 ? 0.0f : 0.1f);
    }
}

TEST(ContinuousFront, WhatStaysInFrontMeetsNothing) {
    constexpr float kSlop = 0.005f;
    Random random(7);
    int passed = 0, met = 0;
    for (int i = 0; i < 200000; ++i) {
        // Far from the origin numbers are rounded.
        const Vec2 place = i % 3 == 0 ? Vec2{} : point(random, i % 3 == 1 ? 100.0f : 10000.0f);
        const Geometry moving = shape(random, i % 5), resting = shape(random, i / 5 % 5);
        const Transform pose{place + point(random, 2.0f), Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        const Vec2 from = place + point(random, 3.0f), local_center = point(random, 0.2f);
        const float angle = random.uniform(-3.0f, 3.0f);
        const Sweep sweep{.local_center = local_center,
                          .c0 = from,
                          .c = from + point(random, 3.0f),
                          .a0 = angle,
                          .a = angle + random.uniform(-1.0f, 1.0f)};
        const float inset = core_inset(least_half_width(moving), kSlop);
        const DistanceProxy core = core_of(moving, inset);
        const SweptCore swept(core, max_extent(moving, local_center), sweep);
        const bool stays = swept.stays_in_front(resting, pose, kSlop);
        const bool meets = meet({moving, core, inset, resting, kSlop}, sweep, rest_at(pose, {})).hit;
        ASSERT_FALSE(stays && meets) << "case " << i;
        passed += stays ? 1 : 0;
        met += meets ? 1 : 0;
    }
    // Most that meet nothing pass in front of a face.
    EXPECT_GT(passed, 50000);
    EXPECT_GT(met, 20000);
}

}  // namespace
}  // namespace jostle::test
