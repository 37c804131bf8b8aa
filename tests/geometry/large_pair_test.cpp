// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Grounds of up to 180 km, and what stands on them: distances and casts lose nothing that is seen.
#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/shape_cast.h>

#include <array>
#include <vector>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

constexpr float kHalfWidths[] = {100.0f, 1000.0f, 5000.0f, 1e4f, 9e4f};

TEST(LargePair, ABoxFourMillimetresAboveAGround) {
    const Geometry box = Polygon::box(0.5f, 0.5f);
    const Transform above{{3.3f, 0.504f}, {}}, below = inverse_of(above);
    for (const float half : kHalfWidths) {
        SCOPED_TRACE(half);
        const Geometry ground = Polygon::offset_box(half, 1, {0, -1});
        EXPECT_NEAR(collide(ground, box, above).points[0].separation, 0.004f, 1.0e-6f);
        for (const DistanceResult& found : {distance(ground, box, above), distance(box, ground, below)})
            EXPECT_NEAR(found.distance, 0.004f, 1.0e-6f);
        EXPECT_EQ(distance(ground, box, above).normal, (Vec2{0, 1}));
        EXPECT_FALSE(overlap(ground, box, above));
        EXPECT_FALSE(overlap(box, ground, below));
        EXPECT_FALSE(shape_cast(ground, box, above, {0, 2}).hit);
        EXPECT_FALSE(shape_cast(ground, box, above, {5, 0}).hit);
        const ShapeCastHit hit = shape_cast(ground, box, above, {1, -0.016f});
        ASSERT_TRUE(hit.hit);
        EXPECT_FALSE(hit.started_overlapping);
        EXPECT_NEAR(hit.fraction, 0.25f, 1.0e-4f);
        EXPECT_EQ(hit.normal, (Vec2{0, 1}));
        const Transform deep{{3.3f, 0.496f}, {}};
        EXPECT_TRUE(overlap(ground, box, deep));
        EXPECT_EQ(distance(ground, box, deep).distance, 0.0f);
        EXPECT_NEAR(penetration(ground, box, deep).depth, 0.004f, 1.0e-6f);
    }
}

/// The 60 points of whole coordinates 325 m from the origin: far across, but of short edges. A proxy rounds
/// none of them.
LargePolygon rock() {
    constexpr std::array<Vec2, 8> kFirst{
        {{325, 0}, {323, 36}, {315, 80}, {312, 91}, {300, 125}, {280, 165}, {260, 195}, {253, 204}}};
    std::vector<Vec2> points;
    for (const Vec2 p : kFirst) {
        for (const Vec2 q : {p, Vec2{p.x, -p.y}, Vec2{p.y, p.x}, Vec2{p.y, -p.x}}) {
            points.push_back(q);
            points.push_back(-q);
        }
    }
    return LargePolygon::from_hull(points);
}

// Its lowest point is near the box, 460 m from its first one: float rounds that way to 15 um.
TEST(LargePair, ARockOfShortEdgesIsAsFarFromABoxAsItIs) {
    const LargePolygon large = rock();
    ASSERT_EQ(large.count, 60);
    const Geometry stone = PolygonView(large), box = Polygon::box(0.5f, 0.3f);
    for (int i = -20; i <= 20; ++i) {
        const float y = 325.3f + 3.0517578125e-5f * static_cast<float>(i);  // a float's spacing there
        SCOPED_TRACE(y);
        const double gap = static_cast<double>(y) - 325.0 - static_cast<double>(0.3f);
        for (const float x : {-0.4f, -0.1f, 0.0f, 0.3f}) {
            const Transform pose{{x, y}, {}}, back = inverse_of(pose);
            EXPECT_EQ(overlap(box, stone, pose), gap < 0.0);
            EXPECT_EQ(overlap(stone, box, back), gap < 0.0);
            for (const DistanceResult& found : {distance(box, stone, pose), distance(stone, box, back)})
                EXPECT_NEAR(static_cast<double>(found.distance), std::fmax(gap, 0.0), 1.0e-9);
        }
    }
}

// A cast ends where hardly a double lies between the two. Rounding may let the tip's faces leave nothing of
// the line: the point of both was then any of the line.
TEST(LargePair, ATipTouchesALineWhereTheTipIs) {
    Random random(20261122);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 2000; ++i) {
        const Vec2 end{random.uniform(-100.0f, -50.0f), random.uniform(-50.0f, 50.0f)};
        const Segment line{{}, end};
        const Vec2 up = normalized(right_perpendicular(end));
        const Vec2 foot = random.uniform(0.1f, 0.9f) * end;
        const float height = random.uniform(20.0f, 100.0f), width = random.uniform(0.01f, 0.1f);
        const Vec2 back = height * up, beside = width * right_perpendicular(up);
        const Polygon needle = Polygon::from_hull(std::array<Vec2, 3>{back + beside, back, Vec2{}});
        const Vec2 start = foot + random.uniform(1.0f, 200.0f) * up;
        const ShapeCastHit hit = shape_cast(line, needle, {start, {}}, 1.5f * (foot - start));
        ASSERT_TRUE(hit.hit) << i;
        ASSERT_LE(length(hit.point - foot), 1.0e-3f) << i;
    }
}

/// Any small shape near the top of a ground that lies aslant.
struct OnASlope {
    Geometry ground, shape;
    Transform pose;

    explicit OnASlope(Random& random) : small_(random, random.uniform(0.1f, 2.0f), {}) {
        const float half = kHalfWidths[random.below(5)];
        const Rot slope = Rot::from_angle(random.below(3) == 0 ? 0.0f : random.uniform(-0.7f, 0.7f));
        // So that the slope stays within range, and the shape is near the middle of its frame.
        ground = Polygon::offset_box(0.7f * half, 1, -1.0f * slope.y_axis(), slope);
        shape = small_.geometry;
        pose.q = Rot::from_angle(random.uniform(-3.2f, 3.2f));
        const float along = random.uniform(-50.0f, 50.0f);
        pose.p = along * slope.x_axis() + 5.0f * slope.y_axis();
        const double apart = signed_separation(core_of(ground), moved(core_of(shape), pose));
        pose.p -= (static_cast<float>(apart) - random.uniform(-0.01f, 0.02f)) * slope.y_axis();
    }
    /// [m] Proxies are rounded from their first point on: not at all along an axis.
    [[nodiscard]] double rounding() const {
        const Aabb<2> box = bounds(ground, {});
        return 6.0e-8 * static_cast<double>(length(box.upper - box.lower));
    }
    [[nodiscard]] double truth(Vec2 by = {}) const {
        Transform there = pose;
        there.p += by;
        return signed_separation(core_of(ground), moved(core_of(shape), there));
    }

  private:
    RandomShape small_;
};

TEST(LargePairProperty, DistancesOnASlopeLoseWhatProxiesRoundOff) {
    Random random(20261202);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 300000 : 10000;
    int apart = 0;
    for (int i = 0; i < cases; ++i) {
        const OnASlope s(random);
        SCOPED_TRACE(std::to_string(i) + ": " + describe(s.ground, s.shape, s.pose));
        const double truth = s.truth();
        apart += truth > 0.0;
        const double expected = std::fmax(truth, 0.0);
        const DistanceResult found = distance(s.ground, s.shape, s.pose);
        ASSERT_NEAR(static_cast<double>(found.distance), expected, 1.5e-5 + s.rounding());
        const Transform back = inverse_of(s.pose);
        const double from_shape =
            std::fmax(signed_separation(core_of(s.shape), moved(core_of(s.ground), back)), 0.0);
        ASSERT_NEAR(static_cast<double>(distance(s.shape, s.ground, back).distance), from_shape,
                    1.5e-5 + s.rounding());
        ASSERT_EQ(overlap(s.ground, s.shape, s.pose), found.distance == 0.0f);
        SimplexCache cache;
        (void)distance(s.ground, s.shape, s.pose, {}, &cache);
        ASSERT_EQ(distance(s.ground, s.shape, s.pose, {}, &cache).distance, found.distance);
    }
    EXPECT_GE(apart, cases / 2);
    EXPECT_LE(apart, cases * 9 / 10);
}

TEST(LargePairProperty, CastsStopAtTheSlope) {
    Random random(20261203);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 300000 : 10000;
    int hits = 0;
    for (int i = 0; i < cases; ++i) {
        OnASlope s(random);
        SCOPED_TRACE(std::to_string(i) + ": " + describe(s.ground, s.shape, s.pose));
        const Vec2 path{random.uniform(-3.0f, 3.0f), -random.uniform(0.5f, 6.0f)};
        s.pose.p -= random.uniform(0.1f, 0.9f) * path;
        const ShapeCastHit hit = shape_cast(s.ground, s.shape, s.pose, path);
        if (!hit.hit || hit.started_overlapping) continue;
        ++hits;
        ASSERT_NEAR(s.truth(hit.fraction * path), 0.0, 4.0e-5 + s.rounding());
    }
    EXPECT_GE(hits, cases / 2);
}

}  // namespace
}  // namespace jostle::test
