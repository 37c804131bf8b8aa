// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A core that is said to stay in front of a face meets the shape nowhere on its way: meet() is the oracle.
#include <gtest/gtest.h>

#include <random>

#include "dynamics/continuous/meeting.h"
#include "dynamics/continuous/path.h"
#include "dynamics/store/shape_core.h"

namespace jostle {
namespace {

struct Random {
    float number(float least, float most) {
        return least + (most - least) * static_cast<float>(engine() >> 8) * 0x1p-24f;
    }
    Vec2 point(float most) { return {number(-most, most), number(-most, most)}; }
    Geometry shape(int kind) {
        const float size = number(0.1f, 1.0f);
        switch (kind) {
            case 0:
                return Circle{point(0.2f), size};
            case 1:
                return Capsule{{-size, 0.0f}, {size, number(-0.3f, 0.3f)}, number(0.05f, 0.5f)};
            case 2:
                return Segment{{-3.0f * size, number(-1.0f, 1.0f)}, {3.0f * size, 0.0f}};
            default:
                return Polygon::offset_box(size, number(0.1f, 1.0f), point(0.2f),
                                           Rot::from_angle(number(-3.0f, 3.0f)), kind == 3 ? 0.0f : 0.1f);
        }
    }
    std::mt19937 engine{7};
};

TEST(ContinuousFront, WhatStaysInFrontMeetsNothing) {
    constexpr float kSlop = 0.005f;
    Random random;
    int passed = 0, met = 0;
    for (int i = 0; i < 200000; ++i) {
        // Far from the origin numbers are rounded.
        const Vec2 place = i % 3 == 0 ? Vec2{} : random.point(i % 3 == 1 ? 100.0f : 10000.0f);
        const Geometry moving = random.shape(i % 5), resting = random.shape(i / 5 % 5);
        const Transform pose{place + random.point(2.0f), Rot::from_angle(random.number(-3.0f, 3.0f))};
        const Vec2 from = place + random.point(3.0f), local_center = random.point(0.2f);
        const float angle = random.number(-3.0f, 3.0f);
        const Sweep sweep{.local_center = local_center,
                          .c0 = from,
                          .c = from + random.point(3.0f),
                          .a0 = angle,
                          .a = angle + random.number(-1.0f, 1.0f)};
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
}  // namespace jostle
