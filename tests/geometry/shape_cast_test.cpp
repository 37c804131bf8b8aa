// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes cast at shapes: values by hand, against rays, then random pairs against poses sampled on the way.
#include <gtest/gtest.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>

#include <array>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

struct CastCase {
    Geometry a, b;
    Transform b_in_a;
    Vec2 translation;
    bool hit;
    float fraction;
    Vec2 normal;
};

TEST(ShapeCast, ByHand) {
    const float h = std::sqrt(0.5f);
    const Polygon box = Polygon::box(1, 1);
    const Transform eighth{{-6, 0}, Rot::from_angle(0.25f * kPi)};
    const CastCase cases[] = {
        {box, box, {{-6, 0.5f}, {}}, {8, 0}, true, 0.5f, {-1, 0}},
        {box, box, {{-6, 2.001f}, {}}, {8, 0}, false, 0, {}},
        {box, box, {{-6, 0}, {}}, {3.9f, 0}, false, 0, {}},
        {box, box, {{-6, 0}, {}}, {-8, 0}, false, 0, {}},
        {box, box, eighth, {8, 0}, true, (5 - 2 * h) / 8, {-1, 0}},
        {Polygon::box(1, 1), Circle{{}, 1}, {{0, 6}, {}}, {0, -8}, true, 0.5f, {0, 1}},
        {Circle{{}, 1}, Circle{{}, 1}, {{-5, 0}, {}}, {6, 0}, true, 0.5f, {-1, 0}},
        {Circle{{}, 1},
         Circle{{}, 1},
         {{-5, std::sqrt(2.0f)}, {}},
         {10, 0},
         true,
         0.5f - std::sqrt(2.0f) / 10,
         {-h, h}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f},
         Segment{{0, -1}, {0, 1}},
         {{0.25f, 4}, {}},
         {0, -5},
         true,
         0.5f,
         {0, 1}},
        {Segment{{-1, 0}, {1, 0}}, Segment{{0, -1}, {0, 1}}, {{0, 3}, {}}, {0, -4}, true, 0.5f, {0, 1}},
        {Segment{{-1, 0}, {1, 0}}, Segment{{-1, 0}, {1, 0}}, {{4, 0}, {}}, {-4, 0}, true, 0.5f, {1, 0}},
    };
    for (const CastCase& c : cases) {
        SCOPED_TRACE(describe(c.a) + " and " + describe(c.b));
        const ShapeCastHit found = shape_cast(c.a, c.b, c.b_in_a, c.translation);
        EXPECT_EQ(found.hit, c.hit);
        EXPECT_FALSE(found.started_overlapping);
        EXPECT_NEAR(found.fraction, c.fraction, 1.0e-6f);
        EXPECT_LE(distance(found.normal, c.normal), 1.0e-5f);
        EXPECT_LE(found.iterations, 6);
        EXPECT_EQ(shape_cast(c.a, c.b, c.b_in_a, c.translation, 0.99f * c.fraction).hit, false);
        EXPECT_EQ(shape_cast(c.a, c.b, c.b_in_a, 0.5f * c.translation, 2.01f * c.fraction).hit, c.hit);
    }
}

TEST(ShapeCast, StartsOverlapping) {
    const Polygon box = Polygon::box(1, 1);
    for (const Vec2 d : {Vec2{0, 0}, Vec2{5, 0}, Vec2{-5, 3}}) {
        const ShapeCastHit found = shape_cast(box, Circle{{}, 0.5f}, {{1.25f, 0}, {}}, d, 0.0f);
        EXPECT_TRUE(found.hit);
        EXPECT_TRUE(found.started_overlapping);
        EXPECT_EQ(found.fraction, 0.0f);
        EXPECT_EQ(found.normal, Vec2{});
        EXPECT_NEAR(found.point.x, 0.875f, 1.0e-6f);
    }
    EXPECT_FALSE(shape_cast(box, Circle{{}, 0.5f}, {{1.75f, 0}, {}}, {0, 0}).hit);
}

TEST(ShapeCast, GrazingFlushTilesMeetsTheirTops) {
    const Geometry box = Polygon::box(0.5f, 0.5f);
    struct Way {
        float gap, down;
    };
    for (const Way& way : {Way{1e-5f, -1e-5f}, Way{1e-5f, -1e-4f}, Way{1e-4f, -1e-4f}, Way{1e-3f, -0.01f}}) {
        SCOPED_TRACE(way.gap);
        ShapeCastHit first;
        first.fraction = 2;
        for (int i = 0; i < 100; ++i) {
            const Transform start{{2.3f - static_cast<float>(i), 1 + way.gap}, {}};
            const ShapeCastHit hit = shape_cast(box, box, start, {90, way.down});
            if (hit.hit && hit.fraction < first.fraction) first = hit;
        }
        ASSERT_TRUE(first.hit);
        EXPECT_EQ(first.normal, (Vec2{0, 1}));
        // Where the height that the floats begin with is gone, to 0.1 micrometres of it.
        const float height = (1 + way.gap) - 1.0f;
        EXPECT_NEAR(first.fraction, min(height / -way.down, 1.0f), 1.0e-7f / -way.down);
    }
}

TEST(ShapeCast, PassesACornerThatItMissesByALittle) {
    const Geometry box = Polygon::box(0.5f, 0.5f);
    for (const float gap : {1.0e-6f, 1.0e-5f, 1.0e-3f}) {
        // Over the tile, falling by half of what there is; then by twice that, but beyond the tile.
        EXPECT_FALSE(shape_cast(box, box, {{-3, 1 + gap}, {}}, {6, -0.5f * gap}).hit) << gap;
        EXPECT_FALSE(shape_cast(box, box, {{0.5f, 1 + gap}, {}}, {6, -2 * gap}).hit) << gap;
    }
    // Corner to corner, and down: the top is met, not the corner.
    const ShapeCastHit top = shape_cast(box, box, {{-3, 1.001f}, {}}, {6, -0.0025f});
    ASSERT_TRUE(top.hit);
    EXPECT_EQ(top.normal, (Vec2{0, 1}));
    EXPECT_NEAR(top.fraction, 0.4f, 1.0e-4f);
}

TEST(ShapeCast, AStartApartIsNoStartInTouch) {
    // 1e-6 above: it may leave, slide along, and fall.
    const Geometry ground = Polygon::offset_box(10, 1, {0, -1}), box = Polygon::box(0.25f, 0.25f);
    const Transform above{{-3, 0.25f + 5e-6f}, {}};
    EXPECT_GT(distance(ground, box, above).distance, 0.0f);
    EXPECT_FALSE(shape_cast(ground, box, above, {0, 1}).hit);
    EXPECT_FALSE(shape_cast(ground, box, above, {1, 0}).hit);
    EXPECT_FALSE(shape_cast(ground, box, above, {0, 0}).hit);
    const ShapeCastHit fallen = shape_cast(ground, box, above, {0, -1});
    EXPECT_TRUE(fallen.hit);
    EXPECT_FALSE(fallen.started_overlapping);
    EXPECT_EQ(fallen.normal, (Vec2{0, 1}));
}

TEST(ShapeCast, WhatIsNoCastHitsNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    const Polygon box = Polygon::box(1, 1);
    for (const float bad : {nan, inf, -inf}) {
        EXPECT_FALSE(shape_cast(box, box, {}, {bad, 0}).hit);
        EXPECT_FALSE(shape_cast(box, box, {}, {0, bad}).hit);
        EXPECT_FALSE(shape_cast(box, box, {{bad, 0}, {}}, {1, 0}).hit);
        EXPECT_FALSE(shape_cast(box, box, {{}, {bad, 0}}, {1, 0}).hit);
    }
    EXPECT_FALSE(shape_cast(box, box, {{-3, 0}, {}}, {2, 0}, nan).hit);
    EXPECT_FALSE(shape_cast(box, box, {{-3, 0}, {}}, {2, 0}, -1.0f).hit);
    EXPECT_TRUE(shape_cast(box, box, {{-3, 0}, {}}, {2, 0}, inf).hit);
    EXPECT_TRUE(shape_cast(box, box, {{-3, 0}, {}}, {3.0e38f, 0}).hit);
}

TEST(ShapeCastProperty, WhatIsThinIsNotPassedFromAfar) {
    // Segments and a bare point, neither of which has any thickness to be found in.
    Random random(20260523);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    const Vec2 spot[] = {{0, 0}};
    const DistanceProxy point = DistanceProxy::from_points(spot);
    for (int i = 0; i < cases; ++i) {
        const Vec2 along = Rot::from_angle(random.uniform(-3.2f, 3.2f)).x_axis();
        const Segment wall{-along, along};
        // From up to 10 km away through the middle half, at 30 degrees or more, and as far again.
        const float far = std::array<float, 5>{3.0f, 30.0f, 300.0f, 3000.0f, 1.0e4f}[random.below(5)];
        const Rot turn = Rot::from_angle(random.uniform(0.5f, 2.6f));
        const Vec2 way = far * random.uniform(0.5f, 1.0f) * rotate(turn, along);
        const Vec2 start = random.uniform(-0.4f, 0.4f) * along - way;
        const ShapeCastHit hit = shape_cast(DistanceProxy(wall), point, {start, {}}, 2.0f * way);
        ASSERT_TRUE(hit.hit) << i << " from " << length(way) << " m";
        ASSERT_NEAR(hit.fraction, 0.5f, 1.0e-6f);
        ASSERT_LE(hit.iterations, 4);
        const Segment pole{{}, -1.5f * skew(along)};
        const ShapeCastHit other = shape_cast(wall, pole, {start, {}}, 2.0f * way);
        ASSERT_TRUE(other.hit) << i << " from " << length(way) << " m";
    }
}

TEST(ShapeCastProperty, APointIsARay) {
    Random random(20260521);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    const Vec2 spot[] = {{0, 0}};
    const DistanceProxy point = DistanceProxy::from_points(spot);
    int hits = 0;
    for (int i = 0; i < cases; ++i) {
        const RandomShape shape(random, 1.0f, {});
        const auto draw = [&](float most) {
            const float x = random.uniform(-most, most);
            return Vec2{x, random.uniform(-most, most)};
        };
        const Vec2 origin = draw(3.0f), translation = random.uniform(0.5f, 2.0f) * (draw(0.7f) - origin);
        const ShapeRayHit ray = ray_cast(shape.geometry, {origin, translation});
        const ShapeCastHit cast = shape_cast(DistanceProxy(shape.geometry), point, {origin, {}}, translation);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(shape.geometry); };
        // Those that only just touch may be seen either way.
        const float grazing = 2.0e-5f;
        if (ray.hit != cast.hit || ray.started_inside != cast.started_overlapping) {
            const float f = ray.hit ? ray.fraction : cast.fraction;
            const float angle = ray.hit ? dot(ray.normal, normalized(translation))
                                        : dot(cast.normal, normalized(translation));
            // A segment's end is passed or met head on.
            const Vec2 touched = ray.hit ? ray.point : cast.point;
            const bool at_an_end = shape.geometry.type == ShapeType::kSegment &&
                                   min(distance(touched, shape.geometry.segment.point1),
                                       distance(touched, shape.geometry.segment.point2)) < grazing;
            ASSERT_TRUE(f < grazing || f > 1.0f - grazing || abs(angle) < 2.0e-2f || at_an_end)
                << shown() << angle;
            continue;
        }
        hits += ray.hit;
        if (!ray.hit || ray.started_inside) continue;
        const float slant = -dot(ray.normal, normalized(translation)) + 1.0e-3f;
        ASSERT_NEAR(ray.fraction, cast.fraction, 4.0e-6f / slant / length(translation)) << shown();
        ASSERT_LE(distance(ray.point, cast.point), 1.0e-5f / slant) << shown();
    }
    EXPECT_GE(hits, cases * 4 / 10);
}

TEST(ShapeCastProperty, TouchesThereAndNotBefore) {
    Random random(20260522);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Shares shares;
    int hits = 0;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        shares.count(signed_separation(pair.core_a, pair.core_b));
        // Back from where the pair is, and then forth.
        const float length_of_path = static_cast<float>(pair.size) * random.uniform(0.2f, 3.0f);
        Vec2 path = length_of_path * RandomShape::random_axis(random);
        const bool forth = random.below(8) != 0;
        if (forth) pair.b_in_a.p -= random.uniform(0.5f, 1.0f) * path;
        const ShapeCastHit found = shape_cast(pair.a, pair.b, pair.b_in_a, path);
        const double tolerance = 2.0e-6 * (pair.size + length(widen(path)));
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        const auto separation_at = [&](double f) {
            Core b = moved(core_of(pair.b), pair.b_in_a);
            for (Point& v : b.vertices) v = v + f * widen(path);
            return signed_separation(pair.core_a, b);
        };
        ASSERT_LE(found.iterations, 32);
        hits += found.hit && !found.started_overlapping;
        if (found.started_overlapping) {
            ASSERT_LE(separation_at(0.0), tolerance) << shown();
            continue;
        }
        if (found.hit) {
            ASSERT_NEAR(separation_at(static_cast<double>(found.fraction)), 0.0, tolerance) << shown();
            ASSERT_NEAR(length(widen(found.normal)), 1.0, 1.0e-6) << shown();
            ASSERT_LE(dot(widen(found.normal), widen(path)), tolerance) << shown();
            // They are apart along the normal, but for rounding.
            Core b = moved(core_of(pair.b), pair.b_in_a);
            for (Point& v : b.vertices) v = v + static_cast<double>(found.fraction) * widen(path);
            ASSERT_NEAR(separation_along(pair.core_a, b, widen(found.normal)), 0.0, 2.0e-3 * pair.size)
                << shown();
        }
        const double until = found.hit ? static_cast<double>(found.fraction) : 1.0;
        for (int k = 0; k < 12; ++k) {
            const double f = until * static_cast<double>(k) / 12.0;
            ASSERT_GE(separation_at(f), -tolerance) << shown() << " at " << f;
        }
    }
    shares.expect_enough();
    EXPECT_GE(hits, cases / 3);
}

}  // namespace
}  // namespace jostle::test
