// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/geometry/hull.h>

#include <algorithm>
#include <array>
#include <limits>

#include "geometry/oracle.h"
#include "math/random.h"

namespace jostle::test {
namespace {

const Tolerances kExact{
    .linear_slop = kLinearSlop, .speculative_distance = kSpeculativeDistance, .min_edge_length = 0.0f};

std::vector<Vec2> corners_of(const HullResult& hull) {
    return {hull.corners, hull.corners + hull.count};
}

/// By gift wrapping, in whole numbers: from the leftmost lowest point, always the next that has nobody to its
/// right, the furthest of those in line.
std::vector<Vec2> wrap(const std::vector<Vec2>& points) {
    const auto before = [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); };
    const Vec2 start = *std::min_element(points.begin(), points.end(), before);
    std::vector<Vec2> hull{start};
    for (;;) {
        const Point from = widen(hull.back());
        Vec2 next = hull.back();
        for (const Vec2 p : points) {
            if (p == hull.back()) continue;
            if (next == hull.back()) {
                next = p;
                continue;
            }
            const double side = cross(widen(next) - from, widen(p) - from);
            const bool further = length(widen(p) - from) > length(widen(next) - from);
            if (side < 0.0 || (side == 0.0 && further)) next = p;
        }
        if (next == start || next == hull.back()) return hull;
        hull.push_back(next);
    }
}

/// How far outside the hull the point lies; 0 inside.
double outside(Vec2 p, const HullResult& hull) {
    Core core;
    for (const Vec2 c : corners_of(hull)) core.vertices.push_back(widen(c));
    return std::fmax(0.0, signed_separation(core, {{widen(p)}, 0.0}));
}

TEST(Hull, OfWholeNumbersIsTheWrapping) {
    Random random(20260410);
    SCOPED_TRACE(random.seed_text());
    int hulls = 0;
    for (int i = 0; i < 20000; ++i) {
        SCOPED_TRACE(i);
        const int range = static_cast<int>(random.below(12)) + 1;
        std::vector<Vec2> points(3 + random.below(30));
        for (Vec2& p : points) p = {random.whole(-range, range), random.whole(-range, range)};
        const std::vector<Vec2> expected = wrap(points);
        const HullResult hull = compute_hull(points, kExact);
        if (expected.size() == 1) {
            ASSERT_EQ(hull.status, HullStatus::kCoincident);
        } else if (expected.size() == 2) {
            ASSERT_EQ(hull.status, HullStatus::kCollinear);
        } else {
            ASSERT_EQ(hull.status, HullStatus::kOk);
            ASSERT_EQ(corners_of(hull), expected);
            ++hulls;
        }
    }
    EXPECT_GE(hulls, 15000);
}

TEST(Hull, HoldsAllPointsToTolerance) {
    Random random(20260411);
    SCOPED_TRACE(random.seed_text());
    const double tolerance = 1.1 * static_cast<double>(kMinEdgeLength);
    for (int i = 0; i < 3000; ++i) {
        SCOPED_TRACE(i);
        const float size = random.uniform(0.001f, 0.1f);
        std::vector<Vec2> points(3 + random.below(300));
        for (Vec2& p : points)
            p = Vec2{1.0f, 2.0f} +
                random.uniform(0.0f, size) * Rot::from_angle(random.uniform(0, 6.3f)).x_axis();
        const HullResult hull = compute_hull(points);
        if (hull.status != HullStatus::kOk) continue;
        for (const Vec2 p : points) ASSERT_LE(outside(p, hull), tolerance + 1e-9);
        for (int k = 0; k < hull.count; ++k) {
            ASSERT_NE(std::find(points.begin(), points.end(), hull.corners[k]), points.end());
            ASSERT_GE(distance(hull.corners[k], hull.corners[(k + 1) % hull.count]),
                      0.9999f * kMinEdgeLength);
        }
    }
}

TEST(Hull, NoPointLiesFurtherOutsideThanItSays) {
    // The last corner but one of the ring is near the last, which is near the first and goes.
    const Vec2 points[] = {{0.0012239964f, -0.00708870357f},   {-0.000484640186f, 0.00387392426f},
                           {-0.000597938837f, 0.00426038401f}, {0.00117446692f, -0.0050906809f},
                           {0.00194894616f, -0.0108311484f},   {-0.000452417182f, 0.00104416104f},
                           {-0.000722772849f, 0.0034561269f},  {-2.27315486e-05f, -0.0012318939f}};
    const HullResult hull = compute_hull(points);
    ASSERT_EQ(hull.status, HullStatus::kOk);
    for (const Vec2 p : points) EXPECT_LE(outside(p, hull), 0.00055);
}

TEST(Hull, ACornerIsWeldedToOneThatStays) {
    // Around from (0, 0): (0.3, 1) is 0.92 from (0.9, 0.3), which is before it, and goes; then (0.9, 0.3)
    // goes as well, 0.95 from (0, 0). But (0.3, 1) is 1.04 from there.
    Tolerances metre;
    metre.min_edge_length = 1.0f;
    const Vec2 points[] = {{0, 0}, {4, -5}, {5, -5}, {0.9f, 0.3f}, {0.3f, 1}};
    const HullResult hull = compute_hull(points, metre);
    EXPECT_EQ(corners_of(hull), (std::vector<Vec2>{{0, 0}, {4, -5}, {5, -5}, {0.3f, 1}}));
}

TEST(Hull, HoldsNearlyCollinearPointsOfAllSizes) {
    Random random(20261201);
    SCOPED_TRACE(random.seed_text());
    const double tolerance = 1.1 * static_cast<double>(kMinEdgeLength);
    const int cases = is_long_run() ? 1000000 : 30000;
    int hulls = 0;
    for (int i = 0; i < cases; ++i) {
        SCOPED_TRACE(i);
        const float size = std::array<float, 6>{1e-3f, 5e-3f, 0.1f, 1.0f, 1e3f, 5e4f}[random.below(6)];
        const float thickness = size * std::array<float, 4>{1e-5f, 1e-3f, 0.1f, 1.0f}[random.below(4)];
        const Rot turn = Rot::from_angle(random.uniform(-3.2f, 3.2f));
        const Vec2 middle = random.below(2) == 0 ? Vec2{} : Vec2{random.uniform(-4e4f, 4e4f), 7.0f};
        std::vector<Vec2> points(3 + random.below(40));
        for (Vec2& p : points) {
            const float x = random.uniform(-size, size);
            p = middle + rotate(turn, {x, random.uniform(-thickness, thickness)});
        }
        const HullResult hull = compute_hull(points);
        if (hull.status != HullStatus::kOk) continue;
        ++hulls;
        for (const Vec2 p : points)
            ASSERT_LE(outside(p, hull), tolerance + 1e-15 * static_cast<double>(size));
    }
    EXPECT_GE(hulls, cases / 4);
}

TEST(Hull, SidesAreExactWhateverTheFloats) {
    // (1, 1) lies 2^-61 above the line from (0, -2^-60) to (2, 2); by differences in double it lies on it.
    const float tiny = std::ldexp(1.0f, -60);
    const Vec2 points[] = {{0, -tiny}, {1, 1}, {2, 2}, {2, 0}};
    EXPECT_EQ(corners_of(compute_hull(points, kExact)),
              (std::vector<Vec2>{{0, -tiny}, {2, 0}, {2, 2}, {1, 1}}));
    // 2^-149 is all that keeps these three from a line.
    const float least = std::numeric_limits<float>::denorm_min();
    const Vec2 flat[] = {{0, 0}, {1, 0}, {2, least}};
    const HullResult hull = compute_hull(flat, kExact);
    EXPECT_EQ(corners_of(hull), (std::vector<Vec2>{{0, 0}, {1, 0}, {2, least}}));
    const Vec2 line[] = {{-least, -least}, {1, 1}, {2, 2}};
    EXPECT_EQ(compute_hull(line, kExact).status, HullStatus::kCollinear);
}

TEST(Hull, DoesNotDependOnTheOrderOfThePoints) {
    Random random(20260412);
    SCOPED_TRACE(random.seed_text());
    std::vector<Vec2> points(200);
    for (Vec2& p : points) p = {random.whole(-9, 9) * 0.125f, random.whole(-9, 9) * 0.125f};
    points.push_back({-0.0f, 0.0f});
    const HullResult hull = compute_hull(points);
    for (int i = 0; i < 100; ++i) {
        for (std::size_t k = points.size() - 1; k > 0; --k) {
            std::swap(points[k], points[random.below(static_cast<std::uint32_t>(k + 1))]);
        }
        ASSERT_EQ(corners_of(compute_hull(points)), corners_of(hull));
    }
}

TEST(Hull, OfTenThousandPoints) {
    Random random(20260413);
    SCOPED_TRACE(random.seed_text());
    std::vector<Vec2> points{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    while (points.size() < 10000) points.push_back({random.uniform(-1, 1), random.uniform(-1, 1)});
    EXPECT_EQ(compute_hull(points).count, 4);

    std::vector<Vec2> circle;
    const auto ring = [&](float radius) {
        circle.clear();
        for (int i = 0; i < 10000; ++i) {
            circle.push_back(radius *
                             Rot::from_angle(2.0f * kPi * static_cast<float>(i) / 10000.0f).x_axis());
        }
        return compute_hull(circle);
    };
    EXPECT_EQ(ring(10.0f).status, HullStatus::kTooManyCorners);
    // Here each corner alone is within tolerance of its neighbours; taking them out one by one would cut off
    // 4 mm.
    EXPECT_EQ(ring(0.8f).status, HullStatus::kTooManyCorners);
    // A small one can be told by few corners, but not by three: errors must not add up.
    const HullResult small = ring(0.01f);
    ASSERT_EQ(small.status, HullStatus::kOk);
    EXPECT_GE(small.count, 12);
    for (const Vec2 p : circle) ASSERT_LE(outside(p, small), 1.1 * static_cast<double>(kMinEdgeLength));
}

TEST(Hull, SaysWhyThereIsNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const auto status = [](std::vector<Vec2> points) { return compute_hull(points).status; };
    EXPECT_EQ(status({}), HullStatus::kTooFewPoints);
    EXPECT_EQ(status({{0, 0}, {1, 0}}), HullStatus::kTooFewPoints);
    EXPECT_EQ(status({{0, 0}, {1, 0}, {nan, 1}}), HullStatus::kNotFinite);
    EXPECT_EQ(status({{0, 0}, {1, 0}, {0, std::numeric_limits<float>::infinity()}}), HullStatus::kNotFinite);
    EXPECT_EQ(status({{2, 3}, {2, 3}, {2, 3}, {2, 3}}), HullStatus::kCoincident);
    EXPECT_EQ(status({{2, 3}, {2.0001f, 3}, {2, 3.0001f}}), HullStatus::kCoincident);
    EXPECT_EQ(status({{0, 0}, {1, 1}, {2, 2}, {7, 7}}), HullStatus::kCollinear);
    EXPECT_EQ(status({{0, 0}, {1, 1.00001f}, {2, 2}}), HullStatus::kCollinear);
    EXPECT_EQ(status({{0, 0}, {3.0e38f, 0}, {0, 3.0e38f}}), HullStatus::kOk);
}

TEST(Hull, DropsCornersThatAreHardlyCornersAndKeepsThin) {
    const Vec2 bulge[] = {{0, 0}, {1, -1.0e-5f}, {2, 0}, {2, 1}, {1, 1.00002f}, {0, 1}};
    EXPECT_EQ(compute_hull(bulge).count, 4);
    const Vec2 plank[] = {{0, 0}, {2, 0}, {2, 0.001f}, {0, 0.001f}};
    EXPECT_EQ(compute_hull(plank).count, 4);
    // The tip of a needle is no point on a line, however thin the needle.
    const Vec2 needle[] = {{0, 0}, {10, 0.0f}, {0, 0.001f}};
    EXPECT_EQ(compute_hull(needle).count, 3);
}

}  // namespace
}  // namespace jostle::test
