// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts of shapes against all shapes one by one, and turning ones against many small steps.
#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/shape_cast.h>

#include <algorithm>

#include "dynamics/query_worlds.h"

namespace jostle::test {
namespace {

/// A one-sided segment in the world: the point that it begins at, and where its front looks.
struct Front {
    bool is_one_sided = false;
    Vec2 at, way;
};
Front front_of(const Geometry& geometry, const Transform& pose) {
    if (geometry.type != ShapeType::kSegment || !geometry.segment.one_sided) return {};
    const Vec2 along = geometry.segment.point2 - geometry.segment.point1;
    return {true, apply(pose, geometry.segment.point1), rotate(pose.q, {along.y, -along.x})};
}

/// The straight cast against one shape.
ShapeCastHit cast_at(const ShapeCast& cast, const Geometry& geometry, const Transform& pose) {
    const Front front = front_of(geometry, pose);
    const DistanceProxy proxy(cast.geometry);
    const Vec2 middle = apply(cast.transform, proxy.origin + proxy.center);
    if (front.is_one_sided && dot(middle - front.at, front.way) < 0.0f) return {};
    ShapeCastHit hit = shape_cast(geometry, cast.geometry, inverse_compose(pose, cast.transform),
                                  inverse_rotate(pose.q, cast.translation), cast.max_fraction);
    hit.normal = rotate(pose.q, hit.normal);
    if (hit && front.is_one_sided) {
        // Along or away it is met by what comes at its front alone, where the line ends.
        const bool goes_back = dot(cast.translation, front.way) < 0.0f;
        if (!goes_back && !(dot(hit.normal, front.way) > 0.0f)) return {};
        const Segment& segment = geometry.segment;
        const bool is_second = distance(hit.point, segment.point2) < distance(hit.point, segment.point1);
        if (!goes_back && (is_second ? segment.ghost2 : segment.ghost1)) return {};
    }
    return hit;
}

TEST(QueriesCasts, StraightOnesMeetWhatBruteForceMeets) {
    int compared = 0, hits = 0, grazing = 0, inside = 0;
    for (const Vec2 middle : kMiddles) {
        for (std::uint64_t seed = 700; seed < 708; ++seed) {
            Random random(seed);
            SCOPED_TRACE(random.seed_text() + " at " + to_text(middle));
            const QueryWorld made(random, middle);
            for (int i = 0; i < 700; ++i) {
                const RandomShape shape(random, random.uniform(0.2f, 1.5f), {});
                ShapeCast cast{.geometry = shape.geometry};
                if (i % 4 == 0) cast.geometry = Circle{{}, random.uniform(0.1f, 1.0f)};
                cast.transform = {made.point(random), Rot::from_angle(random.uniform(-3.0f, 3.0f))};
                cast.translation = made.point(random) - cast.transform.p;
                cast.max_fraction = random.uniform(0.2f, 1.5f);
                const WorldQuery query = QueryWorld::query(random);
                ShapeCastHit first;
                int count = 0;
                bool is_grazing = false;
                made.for_admitted(query, [&](const Shape&, const Geometry& geometry, const Transform& pose) {
                    const ShapeCastHit hit = cast_at(cast, geometry, pose);
                    if (!hit) return;
                    ++count;
                    const float against = -dot(hit.normal, cast.translation);
                    // A shape that it passes by a hair may be met, or not.
                    is_grazing = is_grazing ||
                                 (!hit.started_overlapping && against < 0.05f * length(cast.translation));
                    if (!first || hit.fraction < first.fraction) first = hit;
                });
                const WorldHit hit = made.world.shape_cast_closest(cast, query);
                ++compared;
                if (is_grazing || abs(hit.fraction - cast.max_fraction) < 1.0e-4f) {
                    ++grazing;
                    continue;
                }
                hits += hit ? 1 : 0;
                inside += hit.started_inside ? 1 : 0;
                ASSERT_EQ(hit.hit, first.hit) << i << " " << hit.fraction << " " << first.fraction;
                EXPECT_EQ(made.world.shape_cast_any(cast, query), first.hit);
                WorldHit all[3];
                EXPECT_EQ(made.world.shape_cast_all(cast, all, query), count);
                if (!hit) continue;
                EXPECT_NEAR(hit.fraction, first.fraction, 1.0e-4f) << i;
                EXPECT_EQ(all[0].fraction, hit.fraction);
                EXPECT_EQ(all[0].shape, hit.shape);
            }
        }
    }
    EXPECT_EQ(compared, 16800);
    EXPECT_GT(hits, 6000);
    EXPECT_GT(inside, 2000);
    EXPECT_LT(grazing, compared / 6);
}

/// Around one tile, where the grown tile's box holds the circle's middle and its rounded corner does not.
TEST(QueriesCasts, CirclesThatStartBesideACornerMeetIt) {
    World world;
    const Shape tile = world.create_body().create_shape(Polygon::box(0.5f, 0.5f));
    Random random(750);
    int beside = 0, hits = 0;
    while (beside < 3000) {
        const float radius = random.uniform(0.1f, 1.0f);
        const auto sign = [&] { return random.below(2) == 0 ? -1.0f : 1.0f; };
        const Vec2 corner{0.5f * sign(), 0.5f * sign()};
        const Vec2 out{radius * random.uniform(0.3f, 1.0f), radius * random.uniform(0.3f, 1.0f)};
        if (length(out) < 1.02f * radius) continue;
        ++beside;
        ShapeCast cast{.geometry = Circle{{}, radius}};
        cast.transform.p = corner + Vec2{out.x * 2.0f * corner.x, out.y * 2.0f * corner.y};
        const float way = radius * random.uniform(0.02f, 3.0f);
        cast.translation = way * Rot::from_angle(random.uniform(-kPi, kPi)).x_axis();
        const ShapeCastHit expected = cast_at(cast, tile.geometry(), {});
        const WorldHit hit = world.shape_cast_closest(cast);
        // One that it passes by a hair may be met, or not; one at the way's end, too.
        if (expected && (-dot(expected.normal, cast.translation) < 0.07f * way || expected.fraction > 0.99f))
            continue;
        hits += hit ? 1 : 0;
        ASSERT_EQ(hit.hit, expected.hit) << beside;
        ASSERT_NEAR(way * hit.fraction, way * expected.fraction, 1.0e-4f) << beside;
        if (hit) {
            ASSERT_LT(length(hit.normal - expected.normal), 1.0e-2f) << beside;
        }
    }
    EXPECT_GT(hits, 600);
}

/// On its way a shape that turns overlaps nothing, and touches where it stops.
TEST(QueriesCasts, TurningOnesStopWhereTheyTouch) {
    int compared = 0, hits = 0, free = 0;
    for (const Vec2 middle : kMiddles) {
        Random random(800);
        SCOPED_TRACE(random.seed_text() + " at " + to_text(middle));
        const QueryWorld made(random, middle);
        for (int i = 0; i < 500; ++i) {
            const RandomShape shape(random, random.uniform(0.3f, 1.5f), {});
            ShapeCast cast{.geometry = shape.geometry};
            cast.transform = {made.point(random), Rot::from_angle(random.uniform(-3.0f, 3.0f))};
            cast.translation = 0.4f * (made.point(random) - cast.transform.p);
            cast.rotation = random.uniform(-8.0f, 8.0f);
            const WorldHit hit = made.world.shape_cast_closest(cast);
            EXPECT_EQ(made.world.shape_cast_any(cast), hit.hit);
            ++compared;
            if (hit.started_inside) continue;
            hits += hit ? 1 : 0;
            free += hit ? 0 : 1;
            const float end = hit ? hit.fraction : 1.0f;
            const auto pose_of = [&](float f) {
                return Transform{cast.transform.p + f * cast.translation,
                                 compose(Rot::from_angle(f * cast.rotation), cast.transform.q)};
            };
            made.for_admitted({}, [&](const Shape& other, const Geometry& geometry, const Transform& pose) {
                if (front_of(geometry, pose).is_one_sided) return;
                // At 90 km a float is 8 mm: the steps are made of floats, the cast is not.
                const float rounding = length(middle) > 0.0f ? 0.016f : 2.0e-4f;
                for (int k = 0; k < 24; ++k) {
                    const Transform at = pose_of(end * static_cast<float>(k) / 24.0f);
                    if (!overlap(geometry, cast.geometry, inverse_compose(pose, at))) continue;
                    // By no more than rounding.
                    DistanceProxy core(cast.geometry);
                    core.radius = max(core.radius - rounding, 0.0f);
                    if (cast.geometry.type == ShapeType::kPolygon && core.radius == 0.0f &&
                        length(middle) > 0.0f)
                        continue;
                    EXPECT_FALSE(overlap(DistanceProxy(geometry), core, inverse_compose(pose, at)))
                        << i << " " << k;
                }
                if (hit && other == hit.shape) {
                    const float gap =
                        distance(geometry, cast.geometry, inverse_compose(pose, pose_of(end))).distance;
                    EXPECT_LT(gap, rounding) << i;
                }
            });
        }
    }
    EXPECT_EQ(compared, 1500);
    EXPECT_GT(hits, 500);
    EXPECT_GT(free, 100);
}

TEST(QueriesCasts, OneThatTurnsMeetsWhatAStraightOnePasses) {
    World world;
    const Shape post = world.create_body({.position = {0.0f, 1.5f}}).create_shape(Polygon::box(0.1f, 0.5f));
    // A rod that slides along below the post, and one that stands up on the way.
    ShapeCast cast{.geometry = Polygon::box(1.0f, 0.1f), .transform = {{-4, 0}, {}}, .translation = {8, 0}};
    EXPECT_FALSE(world.shape_cast_closest(cast));
    cast.rotation = kPi;
    const WorldHit hit = world.shape_cast_closest(cast);
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit.shape, post);
    EXPECT_GT(hit.fraction, 0.3f);
    EXPECT_LT(hit.fraction, 0.6f);
    // In place: its end comes up to y = 1 where it stands, and touches the post before.
    cast.transform.p = {0.0f, 0.0f};
    cast.translation = {};
    const WorldHit up = world.shape_cast_closest(cast);
    ASSERT_TRUE(up);
    // The far end's corner is sqrt(1.01) away, and reaches (0.1, 1) at an angle of atan(10) less atan(0.1).
    EXPECT_NEAR(up.fraction * kPi, 1.4711277f - 0.0996687f, 1.0e-3f);
}

/// A circle against a box, a long way off: where its edge is 100 km away.
TEST(QueriesCasts, LongOnesKeepTheirDigits) {
    World world;
    world.create_body({.position = {9.0e4f, 3.0f}, .angle = 0.5f}).create_shape(Polygon::box(0.5f, 0.5f));
    const ShapeCast cast{.geometry = Polygon::box(0.25f, 0.25f),
                         .transform = {{-9.0e4f, 3.0f}, {}},
                         .translation = {1.8e5f, 0}};
    const WorldHit hit = world.shape_cast_closest(cast);
    ASSERT_TRUE(hit);
    // The box's left corner is at -0.5 (cos + sin) of 0.5 rad = -0.6785 and 0.5 (cos - sin) = 0.1991 high,
    // within the half width of 0.25: there the face meets it.
    EXPECT_NEAR(static_cast<double>(hit.fraction), (1.8e5 - 0.6785 - 0.25) / 1.8e5, 1.0e-7);
    EXPECT_NEAR(hit.normal.x, -1.0f, 1.0e-5f);
}

}  // namespace
}  // namespace jostle::test
