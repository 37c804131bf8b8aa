// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Distance, penetration and overlap of random pairs of every type, held to brute force.
#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/shape_cast.h>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

/// [m] What rounding may do to a pair: of its size, and of where its shapes lie in their frames.
double rounding_of(const RandomPair& pair) {
    return 1.0e-6 * (pair.size + length(pair.core_b.vertices[0] - pair.core_a.vertices[0]));
}
double coordinate_rounding(const RandomPair& pair) {
    return 2.0e-7 * (length(pair.core_a.vertices[0]) + length(pair.core_b.vertices[0]) +
                     length(core_of(pair.b).vertices[0]) + pair.size);
}

TEST(DistanceProperty, IsThatOfBruteForce) {
    Random random(20260511);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    Shares shares;
    int iterations = 0;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, random.below(2) == 0);
        const double truth = signed_separation(pair.core_a, pair.core_b);
        shares.count(truth);
        const double rounding = rounding_of(pair), moved = coordinate_rounding(pair);
        const DistanceResult found = distance(pair.a, pair.b, pair.b_in_a);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        ASSERT_NEAR(static_cast<double>(found.distance), std::fmax(truth, 0.0), rounding) << shown();
        iterations += found.iterations;
        ASSERT_LE(found.iterations, 40) << shown();
        const Point point_a = widen(found.point_a), point_b = widen(found.point_b);
        ASSERT_TRUE(is_finite(found.point_a) && is_finite(found.point_b) && is_finite(found.normal))
            << shown();
        // The witness points agree with the distance, and belong to the shapes.
        ASSERT_NEAR(length(point_b - point_a), static_cast<double>(found.distance), rounding + moved)
            << shown();
        const auto outside = [](Point p, const Core& core) {
            return is_inside(p, core) ? 0.0 : std::fmax(distance_to_outline(p, core) - core.radius, 0.0);
        };
        ASSERT_LE(outside(point_a, pair.core_a), rounding + moved) << shown();
        ASSERT_LE(outside(point_b, pair.core_b), rounding + moved) << shown();
        if (found.distance > 0.0f) {
            ASSERT_NEAR(length(widen(found.normal)), 1.0, 1.0e-6) << shown();
            // No two parallel lines across the normal are closer than the shapes.
            ASSERT_NEAR(separation_along(pair.core_a, pair.core_b, widen(found.normal)), truth,
                        4.0 * rounding)
                << shown();
        }
        if (std::fabs(truth) > rounding) {
            ASSERT_EQ(overlap(pair.a, pair.b, pair.b_in_a), truth < 0.0) << shown();
        }
    }
    shares.expect_enough();
    EXPECT_LE(iterations, 5 * cases);
}

TEST(DistanceProperty, PenetrationIsTheShortestWayOut) {
    Random random(20260512);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    Shares shares;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, random.below(2) == 0);
        const double truth = signed_separation(pair.core_a, pair.core_b);
        shares.count(truth);
        const double rounding = 2.0 * rounding_of(pair);
        const Penetration found = penetration(pair.a, pair.b, pair.b_in_a);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        if (std::fabs(truth) > rounding) {
            ASSERT_EQ(found.overlapping, truth < 0.0) << shown();
        }
        if (!found.overlapping) {
            ASSERT_EQ(found.depth, 0.0f);
            ASSERT_EQ(found.normal, Vec2{});
            continue;
        }
        ASSERT_NEAR(static_cast<double>(found.depth), std::fmax(-truth, 0.0), rounding) << shown();
        ASSERT_NEAR(length(widen(found.normal)), 1.0, 1.0e-6) << shown();
        ASSERT_NEAR(separation_along(pair.core_a, pair.core_b, widen(found.normal)), truth, 4.0 * rounding)
            << shown();
        const Point gap = widen(found.point_a) - static_cast<double>(found.depth) * widen(found.normal) -
                          widen(found.point_b);
        ASSERT_LE(length(gap), rounding + coordinate_rounding(pair)) << shown();
    }
    shares.expect_enough();
}

TEST(DistanceProperty, SwappedShapesGiveTheSame) {
    Random random(20260513);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    Shares shares;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, false);
        shares.count(signed_separation(pair.core_a, pair.core_b));
        const Transform back = inverse_of(pair.b_in_a);
        // The inverse of a pose is rounded where the shapes lie far out.
        const double tolerance = 1.0e-5 * pair.size + 4.0 * coordinate_rounding(pair);
        const DistanceResult d = distance(pair.a, pair.b, pair.b_in_a);
        const DistanceResult e = distance(pair.b, pair.a, back);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        ASSERT_NEAR(static_cast<double>(d.distance), static_cast<double>(e.distance), tolerance) << shown();
        const Penetration p = penetration(pair.a, pair.b, pair.b_in_a);
        const Penetration q = penetration(pair.b, pair.a, back);
        ASSERT_NEAR(static_cast<double>(p.depth), static_cast<double>(q.depth), tolerance) << shown();
        // The rest of the direction between cores that nearly touch is rounding.
        const double lever =
            static_cast<double>(distance(pair.a, pair.b, pair.b_in_a, {.use_radii = false}).distance);
        if (lever < 100.0 * tolerance) continue;
        // The same normal; or beside a short edge, one along which they are as far apart.
        const Point normal = widen(rotate(pair.b_in_a.q, e.normal));
        const double along = separation_along(pair.core_a, pair.core_b, -1.0 * normal);
        ASSERT_NEAR(along, static_cast<double>(d.distance) - static_cast<double>(p.depth), tolerance)
            << shown();
        ASSERT_LE(length(widen(d.normal) + normal), 1.0e-3 + 2.0 * tolerance / lever) << shown();
    }
    shares.expect_enough();
}

TEST(DistanceProperty, MovingBothShapesChangesNothing) {
    Random random(20260514);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, false);
        const Transform body{{random.uniform(-10.0f, 10.0f), random.uniform(-10.0f, 10.0f)},
                             Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        const Transform again = inverse_compose(body, compose(body, pair.b_in_a));
        const double tolerance = 1.0e-5 + 8.0 * coordinate_rounding(pair);
        ASSERT_NEAR(static_cast<double>(distance(pair.a, pair.b, again).distance),
                    static_cast<double>(distance(pair.a, pair.b, pair.b_in_a).distance), tolerance);
        ASSERT_NEAR(static_cast<double>(penetration(pair.a, pair.b, again).depth),
                    static_cast<double>(penetration(pair.a, pair.b, pair.b_in_a).depth), tolerance);
    }
}

TEST(DistanceProperty, WarmStartsFollowAMovingPair) {
    Random random(20260515);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 100000 : 10000;
    int cold = 0, warm = 0;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        SimplexCache cache;
        const float step = static_cast<float>(1.0e-3 * pair.size);
        const Vec2 drift = step * RandomShape::random_axis(random);
        const Rot turn = Rot::from_angle(random.uniform(-0.01f, 0.01f));
        for (int k = 0; k < 10; ++k) {
            const DistanceResult d = distance(pair.a, pair.b, pair.b_in_a, {}, &cache);
            const DistanceResult e = distance(pair.a, pair.b, pair.b_in_a);
            ASSERT_NEAR(static_cast<double>(d.distance), static_cast<double>(e.distance),
                        2.0e-6 * (pair.size + static_cast<double>(e.distance)))
                << i << ": " << describe(pair.a, pair.b, pair.b_in_a);
            warm += d.iterations;
            cold += e.iterations;
            pair.b_in_a.p += drift;
            pair.b_in_a.q = renormalize(compose(pair.b_in_a.q, turn));
        }
    }
    EXPECT_LT(warm, cold * 2 / 3);
}

TEST(DistanceProperty, FromAnyCacheTheAnswerIsTheSame) {
    // Points, edges, chords and pairs of points that have nothing to do with each other, of shapes of up to
    // 64 points; and caches of other shapes.
    Random random(20260517);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 200000 : 10000;
    int at_once = 0, apart = 0;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, random.below(2) == 0);
        const DistanceResult cold = distance(pair.a, pair.b, pair.b_in_a);
        apart += cold.distance > 0.0f;
        const auto count_a = static_cast<std::uint32_t>(core_of(pair.a).vertices.size());
        const auto count_b = static_cast<std::uint32_t>(core_of(pair.b).vertices.size());
        const std::uint32_t most_a = random.below(10) == 0 ? 200 : count_a;
        const std::uint32_t most_b = random.below(10) == 0 ? 200 : count_b;
        for (int k = 0; k < 8; ++k) {
            SimplexCache cache;
            cache.count = static_cast<std::uint8_t>(random.below(5));
            for (int j = 0; j < 3; ++j) {
                cache.a[j] = static_cast<std::uint8_t>(random.below(most_a));
                cache.b[j] = static_cast<std::uint8_t>(random.below(most_b));
            }
            const DistanceResult found = distance(pair.a, pair.b, pair.b_in_a, {}, &cache);
            ASSERT_NEAR(static_cast<double>(found.distance), static_cast<double>(cold.distance),
                        2.0e-6 * (pair.size + static_cast<double>(cold.distance)))
                << i << ": " << describe(pair.a, pair.b, pair.b_in_a);
            at_once += found.iterations == 1 && cold.distance > 0.0f;
        }
    }
    EXPECT_GE(apart, cases / 5);
    EXPECT_GE(at_once, cases / 50);
}

TEST(DistanceProperty, OverlapsAreThoseAtDistanceZero) {
    Random random(20261204);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 3000000 : 100000;
    int touching = 0, overlaps = 0;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(4) == 0);
        // Within 1e-5 of touching, or of the pair's size.
        const DistanceResult apart = distance(pair.a, pair.b, pair.b_in_a);
        const float size = static_cast<float>(pair.size);
        const float most = random.below(2) == 0 ? 1.0e-5f : 1.0e-6f * size;
        pair.b_in_a.p -= (apart.distance - random.uniform(-most, most)) * apart.normal;
        const DistanceResult found = distance(pair.a, pair.b, pair.b_in_a);
        const bool overlapping = overlap(pair.a, pair.b, pair.b_in_a);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        ASSERT_EQ(overlapping, found.distance == 0.0f) << shown() << found.distance;
        ASSERT_EQ(shape_cast(pair.a, pair.b, pair.b_in_a, {}).hit, overlapping) << shown();
        touching += abs(found.distance) <= most && apart.distance > 0.0f;
        overlaps += overlapping;
    }
    EXPECT_GE(touching, cases / 4);
    EXPECT_GE(overlaps, cases / 4);
    EXPECT_LE(overlaps, cases * 9 / 10);
}

TEST(DistanceProperty, WhatIsNoNumberEnds) {
    const float bad[] = {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
                         -std::numeric_limits<float>::infinity(), 3.0e38f, -3.0e38f};
    const LargePolygon large = LargePolygon::regular(33, 1);
    const Geometry shapes[] = {Circle{{}, 1},      Capsule{{}, {1, 0}, 1}, Segment{{}, {1, 0}},
                               Polygon::box(1, 1), Polygon::regular(7, 2), large};
    for (const Geometry& a : shapes) {
        for (const Geometry& b : shapes) {
            for (const float x : bad) {
                for (const Transform& t :
                     {Transform{{x, 0}, {}}, Transform{{x, x}, {}}, Transform{{}, {x, 0}},
                      Transform{{}, {x, x}}, Transform{{}, {0, 0}}}) {
                    EXPECT_LE(distance(a, b, t).iterations, 64);
                    (void)penetration(a, b, t);
                    (void)overlap(a, b, t);
                }
            }
        }
    }
}

}  // namespace
}  // namespace jostle::test
