// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/geometry/clip.h>

#include <limits>

#include "geometry/oracle.h"
#include "math/random.h"

namespace jostle::test {
namespace {

constexpr std::uint16_t kCut = 99;

ClippedSegment clip(Vec2 p1, Vec2 p2, Vec2 normal, float offset) {
    return clip_segment({p1, 1}, {p2, 2}, normal, offset, kCut);
}
void expect_points(const ClippedSegment& found, std::initializer_list<ClipPoint> expected) {
    ASSERT_EQ(found.count, static_cast<int>(expected.size()));
    int i = 0;
    for (const ClipPoint& p : expected) {
        EXPECT_EQ(found.points[i].point, p.point);
        EXPECT_EQ(found.points[i].id, p.id);
        ++i;
    }
}

TEST(ClipSegment, ByHand) {
    const Vec2 right{1, 0};
    expect_points(clip({0, 0}, {4, 8}, right, 5), {{{0, 0}, 1}, {{4, 8}, 2}});     // all within
    expect_points(clip({0, 0}, {4, 8}, right, 1), {{{0, 0}, 1}, {{1, 2}, kCut}});  // its second end cut off
    expect_points(clip({4, 8}, {0, 0}, right, 1),
                  {{{1, 2}, kCut}, {{0, 0}, 2}});  // in the place of its first
    expect_points(clip({0, 0}, {4, 8}, right, -1), {});
    expect_points(clip({0, 0}, {4, 8}, right, 4), {{{0, 0}, 1}, {{4, 8}, 2}});  // an end on the line belongs
    expect_points(clip({0, 0}, {4, 8}, right, 0), {{{0, 0}, 1}});               // touches with its first end
    expect_points(clip({4, 8}, {0, 0}, right, 0), {{{0, 0}, 2}});               // with its second
    expect_points(clip({2, 1}, {2, 9}, right, 2), {{{2, 1}, 1}, {{2, 9}, 2}});  // lies in the line
    expect_points(clip({2, 1}, {2, 1}, right, 2), {{{2, 1}, 1}, {{2, 1}, 2}});  // a point is two ends
    expect_points(clip({0, 0}, {4, 8}, {-1, 0}, -1), {{{1, 2}, kCut}, {{4, 8}, 2}});
    expect_points(clip({0, 0}, {4, 8}, {0, 0.5f}, 2), {{{0, 0}, 1}, {{2, 4}, kCut}});
}

TEST(ClipSegment, OfWhatIsNoNumberNothingIsLeft) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(clip({nan, 0}, {1, 0}, {1, 0}, 0.5f).count, 0);
    EXPECT_EQ(clip({0, 0}, {1, nan}, {1, 0}, 0.5f).count, 0);
    EXPECT_EQ(clip({0, 0}, {1, 0}, {nan, 0}, 0.5f).count, 0);
    EXPECT_EQ(clip({0, 0}, {1, 0}, {1, 0}, nan).count, 0);
    // The largest floats do.
    const float huge = std::numeric_limits<float>::max();
    expect_points(clip({-huge, 0}, {huge, huge}, {1, 0}, 0), {{{-huge, 0}, 1}, {{0, 0.5f * huge}, kCut}});
}

TEST(ClipSegment, WhatIsLeftIsOfTheSegmentAndOfTheHalfPlane) {
    Random random(20261110);
    SCOPED_TRACE(random.seed_text());
    int counts[3] = {};
    for (int i = 0; i < 100000; ++i) {
        SCOPED_TRACE(i);
        const float size = std::array<float, 3>{1e-3f, 1.0f, 1e3f}[random.below(3)];
        const float far = random.below(2) == 0 ? 0.0f : 90.0f * size;
        const Vec2 at = far * Rot::from_angle(random.uniform(-3.0f, 3.0f)).x_axis();
        const auto draw = [&] {
            const float x = random.uniform(-size, size);
            return at + Vec2{x, random.uniform(-size, size)};
        };
        const Vec2 p1 = draw(), p2 = random.below(16) == 0 ? p1 : draw();
        const Vec2 normal = Rot::from_angle(random.uniform(-3.0f, 3.0f)).x_axis();
        const float offset = dot(normal, random.below(4) == 0 ? p1 : draw());
        const ClippedSegment c = clip(p1, p2, normal, offset);
        const double tolerance = 2.0e-7 * static_cast<double>(size + far);
        const auto height = [&](Vec2 p) {
            return dot(widen(normal), widen(p)) - static_cast<double>(offset);
        };
        ++counts[c.count];
        ASSERT_EQ(c.count > 0, height(p1) <= 0.0 || height(p2) <= 0.0);
        for (int k = 0; k < c.count; ++k) {
            ASSERT_LE(height(c.points[k].point), tolerance);
            ASSERT_LE(distance_to_segment(widen(c.points[k].point), widen(p1), widen(p2)), tolerance);
            if (c.points[k].id == kCut) {
                ASSERT_NEAR(height(c.points[k].point), 0.0, tolerance);
            } else {
                ASSERT_EQ(c.points[k].point, c.points[k].id == 1 ? p1 : p2);
            }
        }
        // Named the other way round it is the same, bit for bit, in the other order.
        const ClippedSegment r = clip_segment({p2, 2}, {p1, 1}, normal, offset, kCut);
        ASSERT_EQ(r.count, c.count);
        for (int k = 0; k < c.count; ++k) {
            ASSERT_EQ(r.points[k].point, c.points[c.count - 1 - k].point);
            ASSERT_EQ(r.points[k].id, c.points[c.count - 1 - k].id);
        }
    }
    for (const int count : {counts[0], counts[2]}) EXPECT_GE(count, 10000);
}

}  // namespace
}  // namespace jostle::test
