// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_core.h"

#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/hull.h>

#include <bit>
#include <vector>

#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

/// [m] From a point to a core; 0 inside.
float distance_to(const DistanceProxy& core, Vec2 point) {
    return distance(core, DistanceProxy(Circle{point, 0.0f}), Transform{}).distance;
}

TEST(ShapeCore, OfAPolygonIsTheOffsetOfItsEdges) {
    Random random(1);
    int inside = 0, outside = 0;
    for (int i = 0; i < 300; ++i) {
        std::vector<Vec2> points;
        for (int k = 0; k < 3 + i % 6; ++k)
            points.push_back({random.uniform(-1.0f, 1.0f), random.uniform(-0.6f, 0.6f)});
        if (compute_hull(points).status != HullStatus::kOk) continue;
        const Polygon polygon = Polygon::from_hull(points);
        const float half = least_half_width(polygon);
        if (half < 0.02f) continue;
        // Small insets keep all edges, large ones lose some.
        const float inset = (i % 2 == 0 ? 0.1f : 0.6f) * half;
        const DistanceProxy core = core_of(Geometry(polygon), inset);
        for (int k = 0; k < 100; ++k) {
            const Vec2 point{random.uniform(-1.0f, 1.0f), random.uniform(-0.6f, 0.6f)};
            float depth = 10.0f;
            for (int edge = 0; edge < polygon.count; ++edge)
                depth = min(depth, dot(polygon.normals[edge], polygon.vertices[edge] - point));
            if (depth > inset + 1.0e-4f) {
                EXPECT_LT(distance_to(core, point), 1.0e-4f) << i;
                ++inside;
            } else if (depth < inset - 1.0e-4f) {
                EXPECT_GT(distance_to(core, point), 0.0f) << i;
                ++outside;
            }
        }
    }
    EXPECT_GT(inside, 1000);
    EXPECT_GT(outside, 10000);
}

TEST(ShapeCore, WidthsAndInsets) {
    EXPECT_EQ(least_half_width(Circle{{}, 0.3f}), 0.3f);
    EXPECT_EQ(least_half_width(Capsule{{}, {1.0f, 0.0f}, 0.2f}), 0.2f);
    EXPECT_EQ(least_half_width(Segment{{}, {1.0f, 0.0f}}), 0.0f);
    EXPECT_NEAR(least_half_width(Polygon::box(2.0f, 0.5f)), 0.5f, 1.0e-6f);
    EXPECT_NEAR(least_half_width(Polygon::rounded_box(2.0f, 0.5f, 0.25f)), 0.75f, 1.0e-6f);
    // A regular triangle of height 1.5.
    EXPECT_NEAR(least_half_width(Polygon::regular(3, 1.0f)), 0.75f, 1.0e-5f);
    EXPECT_EQ(core_inset(1.0f, 0.005f), 0.25f);
    EXPECT_EQ(core_inset(0.02f, 0.005f), 0.01f) << "two slops";
    EXPECT_EQ(core_inset(0.01f, 0.005f), 0.6f * 0.01f);
    EXPECT_EQ(core_of(Geometry(Circle{{}, 0.5f}), 0.125f).radius, 0.375f);
    EXPECT_EQ(core_of(Geometry(Polygon::rounded_box(1.0f, 1.0f, 0.5f)), 0.25f).radius, 0.25f);
}

TEST(ShapeCore, ACoarseLengthIsRoundedDownByAnEighthAtMost) {
    Random random(2);
    for (int i = 0; i < 1000; ++i) {
        const float length = std::bit_cast<float>((107u + random.below(31)) << 23 | random.below(1u << 23));
        const float coarse = CoarseLength::of(length).metres();
        ASSERT_LE(coarse, length);
        ASSERT_GE(coarse, length >= 0x1.2p-20f ? 0.875f * length : 0.0f) << length;
    }
    EXPECT_EQ(CoarseLength::of(0.0f).metres(), 0.0f);
    EXPECT_TRUE(CoarseLength{}.is_infinite());
    EXPECT_FALSE(CoarseLength::of(1.0e30f).is_infinite());
}

}  // namespace
}  // namespace jostle::test
