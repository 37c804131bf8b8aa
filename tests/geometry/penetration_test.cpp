// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The witness points of an overlap: each on the surface of its own shape, also where faces are parallel.
#include <gtest/gtest.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

/// All that the header promises.
void expect_witnesses(const Geometry& a, const Geometry& b, const Transform& b_in_a, float tolerance) {
    const Penetration found = penetration(a, b, b_in_a);
    ASSERT_TRUE(found.overlapping);
    const Vec2 b_point = inverse_apply(b_in_a, found.point_b);
    EXPECT_NEAR(signed_distance(a, found.point_a), 0.0f, tolerance);
    EXPECT_NEAR(signed_distance(b, b_point), 0.0f, tolerance);
    const Vec2 gap = found.point_a - found.point_b - found.depth * found.normal;
    EXPECT_LE(length(gap), tolerance);
    const Transform apart{b_in_a.p + found.depth * found.normal, b_in_a.q};
    EXPECT_NEAR(signed_separation(core_of(a), moved(core_of(b), apart)), 0.0, static_cast<double>(tolerance));
}

Geometry turned_box(float half, float height, Rot q, float radius) {
    const Vec2 corners[] = {rotate(q, {-half, -height}), rotate(q, {half, -height}),
                            rotate(q, {half, height}), rotate(q, {-half, height})};
    return Polygon::from_hull(corners, radius);
}

/// By hand: the planks' corners lie metres beside the box.
TEST(PenetrationWitnesses, OfALongerFaceLieAtTheEndOfTheShorter) {
    const Geometry box = Polygon::box(1, 1);
    for (const Geometry& plank : {Geometry(Polygon::box(3, 1)), Geometry(Capsule{{-3, 0}, {3, 0}, 1.0f}),
                                  Geometry(Polygon::rounded_box(2.75f, 0.75f, 0.25f))}) {
        SCOPED_TRACE(describe(plank));
        const Penetration over = penetration(box, plank, {{0, 1.5f}, {}});
        EXPECT_FLOAT_EQ(over.depth, 0.5f);
        EXPECT_EQ(over.normal, (Vec2{0, 1}));
        EXPECT_FLOAT_EQ(over.point_a.y, 1.0f);
        EXPECT_FLOAT_EQ(over.point_b.y, 0.5f);
        EXPECT_LE(std::fabs(over.point_a.x), 1.000001f);
        EXPECT_EQ(over.point_b.x, over.point_a.x);
        const Penetration under = penetration(plank, box, {{0, -1.5f}, {}});
        EXPECT_FLOAT_EQ(under.point_a.y, -1.0f);
        EXPECT_FLOAT_EQ(under.point_b.y, -0.5f);
        EXPECT_LE(std::fabs(under.point_a.x), 1.000001f);
    }
    // Cores that overlap: the end that comes first on the way from the plank's corner at -3 to that at 3.
    const Penetration found = penetration(box, Polygon::box(3, 1), {{0, 1.9f}, {}});
    EXPECT_FLOAT_EQ(found.point_a.x, -1.0f);
    EXPECT_FLOAT_EQ(found.point_a.y, 1.0f);
    EXPECT_FLOAT_EQ(found.point_b.y, 0.9f);
    // A corner that lies beside the face is the answer itself.
    const Penetration beside = penetration(box, Polygon::box(3, 1), {{3.5f, 1.9f}, {}});
    EXPECT_FLOAT_EQ(beside.point_b.x, 0.5f);
    EXPECT_FLOAT_EQ(beside.point_b.y, 0.9f);
    // A box that stands on a segment, and one that hangs from it.
    const Geometry line = Segment{{-3, 0}, {3, 0}};
    for (const float y : {0.9f, -0.9f}) {
        const Penetration on_line = penetration(line, box, {{0, y}, {}});
        EXPECT_EQ(std::fabs(on_line.point_a.x), 1.0f);
        EXPECT_EQ(on_line.point_a.y, 0.0f);
        const Penetration of_line = penetration(box, line, {{0, y}, {}});
        EXPECT_EQ(std::fabs(of_line.point_a.x), 1.0f);
        EXPECT_EQ(std::fabs(of_line.point_a.y), 1.0f);
    }
}

/// A needle that stands on the end of a face is no parallel edge, however the end is rounded.
TEST(PenetrationWitnesses, OfANeedleOnTheCornerOfABoxAreItsEnd) {
    Random random(20261191);
    SCOPED_TRACE(random.seed_text());
    int touching = 0;
    for (int i = 0; i < 20000; ++i) {
        const Rot q = random.below(3) == 0 ? Rot{} : Rot::from_angle(random.uniform(-3.2f, 3.2f));
        const float width = random.uniform(0.2f, 2.0f), height = random.uniform(0.2f, 2.0f);
        const Geometry box = turned_box(width, height, q, 0.0f);
        const float x = width + random.uniform(-1.0e-7f, 1.0e-7f),
                    y = height + random.uniform(-1.0e-7f, 0.0f);
        const float top = height + random.uniform(1.0f, 10.0f);
        const Vec2 corners[] = {rotate(q, {x, y}), rotate(q, {x, top}), rotate(q, {x + 0.01f, top})};
        const Geometry needle = random.below(2) == 0 ? Geometry(Segment{corners[0], corners[1]})
                                                     : Geometry(Polygon::from_hull(corners));
        if (!penetration(box, needle, {}).overlapping || !penetration(needle, box, {}).overlapping) continue;
        ++touching;
        SCOPED_TRACE(std::to_string(i) + ": " + describe(box, needle, {}));
        ASSERT_NO_FATAL_FAILURE(expect_witnesses(box, needle, {}, 1.0e-5f));
        ASSERT_NO_FATAL_FAILURE(expect_witnesses(needle, box, {}, 1.0e-5f));
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(touching, 5000);
}

/// A shape with two faces along x, as far below the x axis as above it, turned in its frame.
struct Sheet {
    Geometry geometry;
    float height;       ///< [m] from the axis to a face
    float half_length;  ///< [m] of a face
};
Sheet random_sheet(Random& random, Rot q) {
    const float half = random.uniform(0.2f, 4.0f), height = random.uniform(0.5f, 1.5f);
    const float radius = random.uniform(0.05f, 0.4f);
    const Vec2 left = rotate(q, {-half, 0}), right = rotate(q, {half, 0});
    switch (random.below(4)) {
        case 0:
            return {turned_box(half, height, q, 0.0f), height, half};
        case 1:
            return {turned_box(half, height, q, radius), height + radius, half};
        case 2:
            return {Segment{left, right}, 0.0f, half};
        default:
            return {Capsule{left, right, radius}, radius, half};
    }
}
Rot random_turn(Random& random) {
    return random.below(3) == 0 ? Rot{} : Rot::from_angle(random.uniform(-3.2f, 3.2f));
}

/// B's lower face a little below A's upper one, however both are turned.
TEST(PenetrationWitnesses, OfRandomPairsWithParallelFacesLieOnBothSurfaces) {
    Random random(20261190);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 20000;
    for (int i = 0; i < cases; ++i) {
        const Rot q = random_turn(random), turn = random_turn(random);
        const Sheet a = random_sheet(random, q), b = random_sheet(random, compose(q, turn));
        // Two lines side by side never overlap.
        if (a.height + b.height == 0.0f) continue;
        const float depth = random.uniform(0.001f, 0.04f);
        const float reach = 0.95f * (a.half_length + b.half_length);
        const float x = random.uniform(-reach, reach);
        const Transform pose{rotate(q, {x, a.height + b.height - depth}), inverse(turn)};
        SCOPED_TRACE(std::to_string(i) + ": " + describe(a.geometry, b.geometry, pose));
        ASSERT_NO_FATAL_FAILURE(expect_witnesses(a.geometry, b.geometry, pose, 1.0e-5f));
        const Transform back = inverse_compose(pose, Transform{});
        ASSERT_NO_FATAL_FAILURE(expect_witnesses(b.geometry, a.geometry, back, 1.0e-5f));
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace
}  // namespace jostle::test
