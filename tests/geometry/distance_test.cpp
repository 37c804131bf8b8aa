// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Distance, penetration and overlap of two shapes: values by hand.
#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>

#include <cstring>
#include <vector>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

constexpr Transform turned_at(float x, float y) {
    return {{x, y}, {}};
}

void expect_near(Vec2 a, Vec2 b) {
    EXPECT_NEAR(a.x, b.x, 1.0e-6f);
    EXPECT_NEAR(a.y, b.y, 1.0e-6f);
}

struct DistanceCase {
    Geometry a, b;
    Transform b_in_a;
    float distance;
    Vec2 point_a, point_b, normal;
};

TEST(Distance, ByHand) {
    const Transform quarter{{0, 3}, {0, 1}};
    const Transform eighth{{4, 0}, Rot::from_angle(0.25f * kPi)};
    const float r2 = std::sqrt(2.0f);
    const DistanceCase cases[] = {
        {Circle{{}, 1}, Circle{{}, 0.5f}, turned_at(3, 4), 3.5f, {0.6f, 0.8f}, {2.7f, 3.6f}, {0.6f, 0.8f}},
        {Segment{{0, 0}, {2, 0}}, Circle{{}, 0.5f}, turned_at(1, 2), 1.5f, {1, 0}, {1, 1.5f}, {0, 1}},
        {Segment{{0, 0}, {2, 0}},
         Circle{{}, 0.5f},
         turned_at(5, 4),
         4.5f,
         {2, 0},
         {4.7f, 3.6f},
         {0.6f, 0.8f}},
        {Segment{{0, 0}, {2, 0}}, Segment{{0, 0}, {2, 0}}, quarter, 3, {0, 0}, {0, 3}, {0, 1}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, Polygon::box(1, 1), turned_at(0, -3), 1.5f, {}, {}, {0, -1}},
        {Polygon::box(1, 1), Polygon::box(1, 1), eighth, 3 - r2, {1, 0}, {4 - r2, 0}, {1, 0}},
        {Polygon::box(1, 1), Polygon::box(1, 1), turned_at(5, 6), 5, {1, 1}, {4, 5}, {0.6f, 0.8f}},
        {Polygon::rounded_box(1, 1, 0.5f),
         Circle{{}, 1},
         turned_at(4, 5),
         3.5f,
         {1.3f, 1.4f},
         {3.4f, 4.2f},
         {0.6f, 0.8f}},
    };
    for (const DistanceCase& c : cases) {
        SCOPED_TRACE(describe(c.a) + " and " + describe(c.b));
        const DistanceResult found = distance(c.a, c.b, c.b_in_a);
        EXPECT_NEAR(found.distance, c.distance, 1.0e-6f);
        expect_near(found.normal, c.normal);
        expect_near(found.point_a + found.distance * found.normal, found.point_b);
        if (!(c.point_b == Vec2{})) {  // of parallel faces any point will do
            expect_near(found.point_a, c.point_a);
            expect_near(found.point_b, c.point_b);
        }
        EXPECT_GE(found.iterations, 1);
        EXPECT_LE(found.iterations, 5);
        EXPECT_FALSE(overlap(c.a, c.b, c.b_in_a));
        EXPECT_FALSE(penetration(c.a, c.b, c.b_in_a).overlapping);
    }
}

TEST(Distance, RadiiMayBeLeftOut) {
    const DistanceResult cores =
        distance(Circle{{}, 1}, Circle{{}, 0.5f}, turned_at(1.25f, 0), {.use_radii = false});
    EXPECT_EQ(cores.distance, 1.25f);
    EXPECT_EQ(cores.point_a, (Vec2{0, 0}));
    EXPECT_EQ(cores.point_b, (Vec2{1.25f, 0}));
    const DistanceResult rounded = distance(Circle{{}, 1}, Circle{{}, 0.5f}, turned_at(1.25f, 0));
    EXPECT_EQ(rounded.distance, 0.0f);
    EXPECT_EQ(rounded.point_a, (Vec2{0.875f, 0}));
    EXPECT_EQ(rounded.point_b, (Vec2{0.875f, 0}));
    EXPECT_EQ(rounded.normal, (Vec2{1, 0}));
}

TEST(Distance, OverlappingCoresHaveAPointInCommon) {
    const DistanceResult found = distance(Polygon::box(1, 1), Polygon::box(1, 1), turned_at(1.5f, 0.25f));
    EXPECT_EQ(found.distance, 0.0f);
    EXPECT_EQ(found.normal, Vec2{});
    EXPECT_EQ(found.point_a, found.point_b);
    EXPECT_GE(found.point_a.x, 0.5f - 1e-6f);
    EXPECT_LE(found.point_a.x, 1.0f + 1e-6f);
    const DistanceResult crossing =
        distance(Segment{{-1, 0}, {1, 0}}, Segment{{0, -1}, {0, 1}}, turned_at(0.25f, 0.5f));
    EXPECT_EQ(crossing.distance, 0.0f);
    expect_near(crossing.point_a, {0.25f, 0});
}

TEST(Distance, CommonPointsBelongToBoth) {
    // However they overlap: one inside the other, either way around; through and through; without a vertex of
    // either in the other; points in the interior; and of more than four vertices.
    const Polygon small = Polygon::box(0.25f, 0.25f), large = Polygon::box(2, 2),
                  plank = Polygon::box(3, 0.1f);
    const Polygon octagon = Polygon::regular(8, 1.5f), pentagon = Polygon::regular(5, 0.5f);
    const Geometry shapes[] = {small,
                               large,
                               plank,
                               octagon,
                               pentagon,
                               Segment{{-2.5f, 0.1f}, {2.5f, -0.2f}},
                               Capsule{{-0.1f, 0.05f}, {0.1f, 0}, 0.125f},
                               Circle{{0.05f, 0.1f}, 0.125f}};
    int overlapping = 0;
    for (const Geometry& a : shapes) {
        for (const Geometry& b : shapes) {
            for (const float angle : {0.0f, 0.4f, 1.5f, 3.0f}) {
                const Transform b_in_a{{0.03f, 0.02f}, Rot::from_angle(angle)};
                const DistanceResult found = distance(a, b, b_in_a, {.use_radii = false});
                if (found.distance > 0.0f) continue;
                SCOPED_TRACE(describe(a, b, b_in_a));
                ++overlapping;
                EXPECT_EQ(found.normal, Vec2{});
                Core core_a = core_of(a), core_b = moved(core_of(b), b_in_a);
                core_a.radius = core_b.radius = 0.0;
                for (const Vec2 point : {found.point_a, found.point_b}) {
                    for (const Core& core : {core_a, core_b}) {
                        EXPECT_TRUE(is_inside(widen(point), core) ||
                                    distance_to_outline(widen(point), core) < 1.0e-6);
                    }
                }
            }
        }
    }
    EXPECT_GE(overlapping, 150);
}

TEST(Distance, ProxiesKeptGiveTheSameBits) {
    Random random(20260516);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        const RandomShape a(random, random.uniform(0.5f, 2.0f), {}),
            b(random, random.uniform(0.5f, 2.0f), {});
        const Transform b_in_a = place(random, a.geometry, b.geometry, random.uniform(-0.5f, 0.5f));
        const DistanceResult d = distance(a.geometry, b.geometry, b_in_a);
        const DistanceResult e = distance(DistanceProxy(a.geometry), DistanceProxy(b.geometry), b_in_a);
        ASSERT_EQ(d.distance, e.distance) << i;
        ASSERT_EQ(d.point_a, e.point_a) << i;
        ASSERT_EQ(d.point_b, e.point_b) << i;
        ASSERT_EQ(d.normal, e.normal) << i;
        ASSERT_EQ(d.iterations, e.iterations) << i;
    }
}

TEST(Distance, WhatLiesBehindASmallShapeInMemoryDoesNotMatter) {
    Geometry shapes[] = {Circle{{1, 2}, 0.5f}, Capsule{{1, 2}, {4, 6}, 0.5f}, Segment{{1, 2}, {4, 6}}};
    const std::size_t used[] = {sizeof(Circle), sizeof(Capsule), 2 * sizeof(Vec2)};
    for (int i = 0; i < 3; ++i) {
        auto* bytes = reinterpret_cast<unsigned char*>(&shapes[i].circle);
        std::memset(bytes + used[i], 0xff, sizeof(Polygon) - used[i]);
        const DistanceProxy proxy(shapes[i]);
        EXPECT_EQ(proxy.count, i == 0 ? 1 : 2);
        EXPECT_EQ(proxy.radius, i == 2 ? 0.0f : 0.5f);
        EXPECT_EQ(proxy.origin, (Vec2{1, 2}));
        EXPECT_EQ(proxy.center, (i == 0 ? Vec2{} : Vec2{1.5f, 2}));
        for (int k = 0; k < 8; ++k) EXPECT_EQ(proxy.point(k), (i > 0 && k == 1 ? Vec2{3, 4} : Vec2{})) << k;
    }
}

TEST(Distance, OfBarePoints) {
    // Any order will do, and points inside the hull, or the same point twice.
    const Vec2 square[] = {{1, 1}, {-1, -1}, {0, 0}, {1, -1}, {-1, 1}, {1, 1}, {0.5f, 0.5f}};
    const Vec2 spot[] = {{0, 0}, {0, 0}};
    const DistanceProxy a = DistanceProxy::from_points(square, 0.25f), b = DistanceProxy::from_points(spot);
    EXPECT_EQ(a.count, 7);
    const DistanceResult found = distance(a, b, turned_at(3, 0.5f));
    EXPECT_NEAR(found.distance, 1.75f, 1.0e-6f);
    expect_near(found.point_a, {1.25f, 0.5f});
    EXPECT_TRUE(overlap(a, b, turned_at(0.3f, -0.2f)));
    EXPECT_EQ(distance(b, b, turned_at(0, 0)).distance, 0.0f);
    EXPECT_EQ(distance(b, b, turned_at(0, 2)).distance, 2.0f);
}

TEST(Distance, AWarmStartIsFasterAndChangesNothing) {
    const Polygon a = Polygon::regular(8, 1), b = Polygon::regular(7, 1);
    SimplexCache cache;
    const DistanceResult cold = distance(a, b, turned_at(3, 0.7f), {}, &cache);
    const DistanceResult warm = distance(a, b, turned_at(3, 0.7f), {}, &cache);
    EXPECT_EQ(warm.iterations, 1);
    EXPECT_GT(cold.iterations, 1);
    EXPECT_NEAR(warm.distance, cold.distance, 1.0e-6f);
    // Caches that no such pair left.
    for (int type = 0; type < 300; ++type) {
        SimplexCache odd;
        odd.count = static_cast<std::uint8_t>(type % 7);
        for (int i = 0; i < 3; ++i) {
            odd.a[i] = static_cast<std::uint8_t>(type * 31 / (i + 1) % 11);
            odd.b[i] = static_cast<std::uint8_t>(type * 17 / (i + 2) % 9);
        }
        EXPECT_NEAR(distance(a, b, turned_at(3, 0.7f), {}, &odd).distance, cold.distance, 1.0e-6f) << type;
    }
}

TEST(Distance, AWarmStartSeesEdgesHoweverShort) {
    // Past the end of a plank of 1 mm, which rounding of the whole distance would hide.
    const Polygon plank = Polygon::box(1, 0.0005f);
    const Circle ball{{}, 0.25f};
    SimplexCache cache, swapped_cache;
    int at_once = 0;
    for (int i = -40; i <= 40; ++i) {
        const float y = 5.0e-5f * static_cast<float>(i);
        const Vec2 to_ball{0.6875f, y - clamp(y, -0.0005f, 0.0005f)};
        const Vec2 normal = (1.0f / length(to_ball)) * to_ball;
        const DistanceResult d = distance(plank, ball, turned_at(1.6875f, y), {}, &cache);
        EXPECT_NEAR(d.normal.x, normal.x, 1.0e-6f) << i;
        EXPECT_NEAR(d.normal.y, normal.y, 1.0e-6f) << i;
        EXPECT_NEAR(d.point_a.y, y - to_ball.y, 1.0e-6f) << i;
        const DistanceResult e = distance(ball, plank, turned_at(-1.6875f, -y), {}, &swapped_cache);
        EXPECT_NEAR(e.normal.x, -normal.x, 1.0e-6f) << i;
        EXPECT_NEAR(e.normal.y, -normal.y, 1.0e-6f) << i;
        at_once += d.iterations == 1;
    }
    EXPECT_GE(at_once, 75);
}

TEST(Distance, OfAHairIsExact) {
    // Whose squares a float cannot hold.
    for (const float k : {1.0e-18f, 1.0e-20f, 1.0e-21f, 1.0e-22f}) {
        const DistanceResult found =
            distance(Circle{{}, 1.0f}, Circle{{}, 1.0f}, {{3.0f * k, 4.0f * k}, {}}, {.use_radii = false});
        EXPECT_FLOAT_EQ(found.distance, 5.0f * k);
        EXPECT_FLOAT_EQ(found.normal.x, 0.6f);
        EXPECT_FLOAT_EQ(found.normal.y, 0.8f);
        const Vec2 needle[] = {{-0.5f * k, 0}, {0.5f * k, 0}}, above[] = {{0, 1}};
        const DistanceResult far =
            distance(DistanceProxy::from_points(needle), DistanceProxy::from_points(above), {});
        EXPECT_EQ(far.distance, 1.0f);
        EXPECT_EQ(far.normal, (Vec2{0, 1}));
    }
}

TEST(Distance, FarFromItsFramesOriginNothingIsLost) {
    // At 65536 m one step of a float is 8 mm: the boxes' own corners are exact, and so is what is found.
    const Vec2 far{65536, -65536};
    const Polygon a = Polygon::offset_box(0.5f, 0.5f, far), b = Polygon::offset_box(0.5f, 0.5f, -1.0f * far);
    const Transform b_in_a{2.0f * far + Vec2{1.25f, 0}, {}};
    const DistanceResult found = distance(a, b, b_in_a);
    EXPECT_EQ(found.distance, 0.25f);
    EXPECT_EQ(found.normal, (Vec2{1, 0}));
}

struct PenetrationCase {
    Geometry a, b;
    Transform b_in_a;
    float depth;
    Vec2 point_a, normal;
};

TEST(Overlap, IsDistanceZeroWhereALongEdgeBeginsAtACorner) {
    // The distance counts as 0 within a part of the long edge's size, which overlap() need not have seen when
    // it finds a direction that keeps the two apart.
    const LargePolygon nine = LargePolygon::regular(9, 0.5f);
    const Geometry needle = Segment{{}, {-9.9353809f, 1.134987f}}, round = PolygonView(nine);
    int touching = 0;
    for (int i = 0; i < 400; ++i) {
        const Transform pose{nine.vertices[2] + Vec2{1.0e-6f, 3.0e-8f * static_cast<float>(i)}, {}};
        const bool is_zero = distance(round, needle, pose).distance == 0.0f;
        EXPECT_EQ(overlap(round, needle, pose), is_zero) << i;
        touching += is_zero;
    }
    EXPECT_GE(touching, 40);
    EXPECT_LE(touching, 100);
}

TEST(Penetration, ByHand) {
    const float r2 = std::sqrt(2.0f);
    const PenetrationCase cases[] = {
        {Circle{{}, 1}, Circle{{}, 0.5f}, turned_at(0, 1), 0.5f, {0, 1}, {0, 1}},
        {Circle{{}, 1}, Circle{{}, 0.5f}, turned_at(0, 0), 1.5f, {0, 1}, {0, 1}},  // any direction
        {Polygon::box(2, 1), Circle{{}, 0.5f}, turned_at(1.5f, 0), 1, {2, 0}, {1, 0}},
        {Polygon::box(2, 1), Circle{{}, 0.5f}, turned_at(2.25f, 0), 0.25f, {2, 0}, {1, 0}},
        {Polygon::box(2, 1), Polygon::box(1, 1), turned_at(0.5f, 1.5f), 0.5f, {}, {0, 1}},
        {Polygon::box(2, 1),
         Polygon::box(1, 1),
         {{0, -2}, Rot::from_angle(0.25f * kPi)},
         r2 - 1,
         {0, -1},
         {0, -1}},
        {Polygon::box(1, 1), Segment{{-3, 0}, {3, 0}}, turned_at(0, 0.75f), 0.25f, {}, {0, 1}},
        {Segment{{-3, 0}, {3, 0}}, Polygon::box(1, 1), turned_at(0, 0.75f), 0.25f, {}, {0, 1}},
        {Segment{{-3, 0}, {3, 0}}, Capsule{{0, -1}, {0, 2}, 0.5f}, turned_at(0, 0), 1.5f, {0, 0}, {0, 1}},
        {Segment{{-3, 0}, {3, 0}}, Circle{{}, 0.5f}, turned_at(1, 0), 0.5f, {1, 0}, {0, -1}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f},
         Capsule{{-1, 0}, {1, 0}, 0.25f},
         turned_at(2.5f, 0),
         0.25f,
         {1.5f, 0},
         {1, 0}},
    };
    for (const PenetrationCase& c : cases) {
        SCOPED_TRACE(describe(c.a) + " and " + describe(c.b));
        const Penetration found = penetration(c.a, c.b, c.b_in_a);
        EXPECT_TRUE(found.overlapping);
        EXPECT_NEAR(found.depth, c.depth, 1.0e-6f);
        expect_near(found.normal, c.normal);
        expect_near(found.point_a - found.depth * found.normal, found.point_b);
        if (!(c.point_a == Vec2{})) {
            expect_near(found.point_a, c.point_a);
        }
        EXPECT_TRUE(overlap(c.a, c.b, c.b_in_a));
    }
}

TEST(Penetration, OfSegmentsThatCrossAndOfSomeInLine) {
    const Segment a{{-1, 0}, {1, 0}};
    const Penetration crossing = penetration(a, Segment{{0, -1}, {0, 1}}, turned_at(0.25f, 0.5f));
    EXPECT_TRUE(crossing.overlapping);
    EXPECT_NEAR(crossing.depth, 0.5f, 1.0e-6f);
    const Penetration in_line = penetration(a, a, turned_at(1, 0));
    EXPECT_TRUE(in_line.overlapping);
    EXPECT_EQ(in_line.depth, 0.0f);
    EXPECT_EQ(abs(in_line.normal.y), 1.0f);
    EXPECT_FALSE(overlap(a, a, turned_at(2.001f, 0)));
    EXPECT_TRUE(overlap(a, a, turned_at(2, 0)));
}

}  // namespace
}  // namespace jostle::test
