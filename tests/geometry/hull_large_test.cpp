// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Hulls of 10,000 points of each type that sorts and sweeps find hard, and what is said where there is none.
#include <gtest/gtest.h>
#include <jostle/geometry/hull.h>

#include <limits>

#include "geometry/oracle.h"
#include "math/random.h"

namespace jostle::test {
namespace {

constexpr int kMany = 10000;

/// The greatest distance of a point outside of the hull.
double furthest_outside(const std::vector<Vec2>& points, const HullResult& hull) {
    double most = 0.0;
    for (const Vec2 p : points) {
        for (int i = 0; i < hull.count; ++i) {
            const Point a = widen(hull.corners[i]), b = widen(hull.corners[(i + 1) % hull.count]);
            if (cross(b - a, widen(p) - a) < 0.0) {
                most = std::fmax(most, distance_to_segment(widen(p), a, b));
            }
        }
    }
    return most;
}

TEST(HullLarge, ADiscOfRandomPoints) {
    Random random(20261125);
    SCOPED_TRACE(random.seed_text());
    std::vector<Vec2> points;
    for (int i = 0; i < kMany; ++i) {
        const float r = std::sqrt(random.uniform(0, 1));
        points.push_back(r * Rot::from_angle(random.uniform(-3.14f, 3.14f)).x_axis());
    }
    // Of a metre it has some seventy corners, of a centimetre few that are more than the tolerance apart.
    EXPECT_EQ(compute_hull(points).status, HullStatus::kTooManyCorners);
    for (Vec2& p : points) p = 0.01f * p;
    const HullResult small = compute_hull(points);
    ASSERT_EQ(small.status, HullStatus::kOk);
    EXPECT_GE(small.count, 12);
    EXPECT_LE(furthest_outside(points, small), 1.1 * static_cast<double>(kMinEdgeLength));
}

TEST(HullLarge, AGridHasFourCorners) {
    std::vector<Vec2> points;
    for (int i = 0; i < kMany; ++i) {
        points.push_back(0.25f * Vec2{static_cast<float>(i % 100), static_cast<float>(i / 100)});
    }
    const HullResult hull = compute_hull(points);
    ASSERT_EQ(hull.status, HullStatus::kOk);
    ASSERT_EQ(hull.count, 4);
    const Vec2 expected[] = {{0, 0}, {24.75f, 0}, {24.75f, 24.75f}, {0, 24.75f}};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(hull.corners[i], expected[i]);
}

TEST(HullLarge, DuplicatesChangeNothing) {
    const Vec2 corners[] = {{0, 0}, {3, -1}, {5, 2}, {2, 4}, {-1, 2}};
    std::vector<Vec2> points;
    for (int i = 0; i < kMany; ++i) points.push_back(corners[i % 5]);
    const HullResult once = compute_hull(corners), often = compute_hull(points);
    ASSERT_EQ(once.status, HullStatus::kOk);
    ASSERT_EQ(once.count, 5);
    ASSERT_EQ(often.status, HullStatus::kOk);
    ASSERT_EQ(often.count, 5);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(often.corners[i], once.corners[i]);
}

TEST(HullLarge, SaysWhyThereIsNone) {
    Random random(20261126);
    SCOPED_TRACE(random.seed_text());
    std::vector<Vec2> points(kMany, Vec2{-3.5f, 1.25f});
    EXPECT_EQ(compute_hull(points).status, HullStatus::kCoincident);
    for (Vec2& p : points) p.x += random.uniform(-0.2f, 0.2f) * kMinEdgeLength;
    EXPECT_EQ(compute_hull(points).status, HullStatus::kCoincident);
    // On a line: along an axis, exactly aslant, and within a twentieth of the welding tolerance of one.
    for (Vec2& p : points) p = {random.uniform(-50, 50), 2.0f};
    EXPECT_EQ(compute_hull(points).status, HullStatus::kCollinear);
    for (Vec2& p : points) p = random.whole(-400, 400) * Vec2{0.125f, 0.375f};
    EXPECT_EQ(compute_hull(points).status, HullStatus::kCollinear);
    for (Vec2& p : points) {
        const float x = random.uniform(-5, 5);
        p = {x, 0.02f * kMinEdgeLength * random.uniform(-1, 1)};
    }
    EXPECT_EQ(compute_hull(points).status, HullStatus::kCollinear);
    // One point off the line makes an area of it.
    points.back() = {0.0f, 1.0f};
    const HullResult triangle = compute_hull(points);
    ASSERT_EQ(triangle.status, HullStatus::kOk);
    EXPECT_EQ(triangle.count, 3);
    EXPECT_LE(furthest_outside(points, triangle), 1.1 * static_cast<double>(kMinEdgeLength));
    points[kMany / 2].y = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(compute_hull(points).status, HullStatus::kNotFinite);
}

}  // namespace
}  // namespace jostle::test
