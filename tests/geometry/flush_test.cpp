// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds with shapes that lie flush, which know nothing of each other. The oracle is what they are pieces
// of: a whole polygon, a line with ghosts.
#include <gtest/gtest.h>
#include <jostle/geometry/boxes.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/flush.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

/// Flush shapes have points up to here.
constexpr float kFlushReach = kSpeculativeDistance - kLinearSlop;
constexpr OrientedBox kEverywhere{{}, {100.0f, 100.0f}, {}};

Transform at(float x, float y, float angle = 0.0f) {
    return {{x, y}, Rot::from_angle(angle)};
}

/// All pieces but one.
std::vector<FlushNeighbour> others_than(std::size_t one, const std::vector<Geometry>& pieces) {
    std::vector<FlushNeighbour> others;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (i != one) others.push_back({&pieces[i], {}});
    return others;
}

Manifold collide_one(std::size_t one, const std::vector<Geometry>& pieces, const Geometry& b,
                     const Transform& pose) {
    const Manifold plain = collide(pieces[one], b, pose);
    if (!may_meet_seam(pieces[one], plain)) return plain;
    const std::vector<FlushNeighbour> others = others_than(one, pieces);
    return collide_flush({&pieces[one], others, kEverywhere}, b, pose).value_or(plain);
}

/// Every manifold that the shape has with the pieces.
std::vector<Manifold> collide_all(const std::vector<Geometry>& pieces, const Geometry& b,
                                  const Transform& pose) {
    std::vector<Manifold> found;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Manifold m = collide_one(i, pieces, b, pose);
        if (m.count > 0) found.push_back(m);
    }
    return found;
}

float least_separation(const Manifold& m) {
    return m.count == 2 ? std::min(m.points[0].separation, m.points[1].separation) : m.points[0].separation;
}
float least_separation(const std::vector<Manifold>& manifolds) {
    float least = std::numeric_limits<float>::infinity();
    for (const Manifold& m : manifolds) least = std::min(least, least_separation(m));
    return least;
}

/// Cuts a convex polygon by the line through two points.
void cut(const std::vector<Vec2>& polygon, Vec2 p, Vec2 q, std::vector<Vec2> (&halves)[2]) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[i + 1 < polygon.size() ? i + 1 : 0];
        const float side_a = cross(q - p, a - p), side_b = cross(q - p, b - p);
        halves[side_a >= 0.0f ? 0 : 1].push_back(a);
        if ((side_a >= 0.0f) == (side_b >= 0.0f)) continue;
        const Vec2 middle = lerp(a, b, side_a / (side_a - side_b));
        halves[0].push_back(middle);
        halves[1].push_back(middle);
    }
}

/// Pieces of a convex polygon, cut again and again, each cut a part of one piece alone: so corners of some
/// lie on edges of others.
std::vector<Geometry> cut_up(Random& random, const PolygonView& whole, int cuts, bool upright) {
    std::vector<std::vector<Vec2>> parts(1);
    for (int i = 0; i < whole.count; ++i) parts[0].push_back(whole.vertices[i]);
    for (int i = 0; i < cuts; ++i) {
        const std::size_t which = random.below(static_cast<std::uint32_t>(parts.size()));
        Vec2 middle;
        for (const Vec2 v : parts[which]) middle += (1.0f / static_cast<float>(parts[which].size())) * v;
        const bool is_level = random.below(2) == 0;
        const Vec2 along = !upright ? Rot::from_angle(random.uniform(-3.0f, 3.0f)).x_axis()
                                    : (is_level ? Vec2{1.0f, 0.0f} : Vec2{0.0f, 1.0f});
        std::vector<Vec2> halves[2];
        cut(parts[which], middle, middle + along, halves);
        bool is_fine = halves[0].size() <= 8 && halves[1].size() <= 8;
        for (const std::vector<Vec2>& half : halves)
            for (std::size_t k = 0; k < half.size(); ++k)
                is_fine = is_fine && distance(half[k], half[(k + 1) % half.size()]) > 0.15f;
        if (!is_fine) continue;
        parts[which] = halves[0];
        parts.push_back(halves[1]);
    }
    std::vector<Geometry> pieces;
    for (const std::vector<Vec2>& part : parts) pieces.emplace_back(Polygon::from_hull(part));
    return pieces;
}

/// [m] How far apart two shapes are along a direction.
float flush_separation_along(Vec2 direction, const Geometry& a, const Geometry& b, const Transform& b_in_a) {
    const Core core_a = core_of(a), core_b = moved(core_of(b), b_in_a);
    double most = -1.0e9, least = 1.0e9;
    for (const Point v : core_a.vertices) most = std::max(most, dot(widen(direction), v));
    for (const Point v : core_b.vertices) least = std::min(least, dot(widen(direction), v));
    return static_cast<float>(least - core_b.radius - most - core_a.radius);
}

/// Puts random shapes beside the whole, and compares: where two directions tie, either will do.
void compare(Random& random, const Polygon& whole, const std::vector<Geometry>& pieces, int count,
             int& touched) {
    for (int i = 0; i < count; ++i) {
        const RandomShape shape(random, random.uniform(0.2f, 3.0f), {});
        const Transform pose = place(random, whole, shape.geometry,
                                     static_cast<double>(random.uniform(-1.0f, 2.5f) * kLinearSlop));
        const Manifold expected = collide(whole, shape.geometry, pose);
        const std::vector<Manifold> found = collide_all(pieces, shape.geometry, pose);
        ASSERT_EQ(found.empty(), expected.count == 0) << describe(whole, shape.geometry, pose);
        if (found.empty()) continue;
        ++touched;
        ASSERT_NEAR(least_separation(found), least_separation(expected), 2e-4f)
            << describe(whole, shape.geometry, pose);
        for (const Manifold& m : found) {
            if (dot(m.normal, expected.normal) > 0.999f) continue;
            ASSERT_GT(flush_separation_along(m.normal, whole, shape.geometry, pose),
                      least_separation(expected) - 0.1f * kLinearSlop)
                << describe(m) << "\n"
                << describe(whole, shape.geometry, pose);
        }
    }
}

/// A hundred wholes, each against its own pieces.
struct CutUp {
    Polygon whole;
    std::vector<Geometry> pieces;
};
template <class Make>
void compare_all(std::uint64_t seed, Make&& make) {
    Random random(seed);
    SCOPED_TRACE(random.seed_text());
    int touched = 0;
    for (int i = 0; i < 100; ++i) {
        const CutUp polygon = make(random);
        compare(random, polygon.whole, polygon.pieces, 100, touched);
        if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_GT(touched, 8000);
}

TEST(Flush, TilesOfABoxFeelLikeTheBox) {
    compare_all(20261125, [](Random& random) {
        const Polygon whole = Polygon::box(2.0f, 1.0f);
        return CutUp{whole, cut_up(random, whole, 3 + static_cast<int>(random.below(8)), true)};
    });
}

TEST(Flush, PiecesOfAPolygonFeelLikeTheWhole) {
    compare_all(20261126, [](Random& random) {
        const Polygon whole = Polygon::regular(3 + static_cast<int>(random.below(6)), 2.0f);
        return CutUp{whole, cut_up(random, whole, 1 + static_cast<int>(random.below(5)), false)};
    });
}

/// Lone segments are as those of a chain, which have ghosts.
TEST(Flush, SegmentsFindTheirGhosts) {
    Random random(20261127);
    SCOPED_TRACE(random.seed_text());
    int touched = 0;
    for (int i = 0; i < 3000; ++i) {
        std::vector<Vec2> hills;
        for (int k = 0; k <= 8; ++k) {
            const float step = random.uniform(-0.3f, 0.3f);
            hills.push_back({4.0f - static_cast<float>(k) + step, random.uniform(-0.5f, 0.5f)});
        }
        const Chain chain{hills.data(), static_cast<int>(hills.size()), false, false};
        std::vector<Geometry> lone;
        for (int k = 0; k < chain.segment_count(); ++k) {
            Segment segment = chain.segment(k);
            segment.ghost1 = segment.ghost2 = std::nullopt;
            if (random.below(2) == 0) std::swap(segment.point1, segment.point2);
            lone.emplace_back(segment);
        }
        const RandomShape shape(random, random.uniform(0.2f, 2.0f), {});
        if (shape.geometry.type == ShapeType::kSegment) continue;
        const std::size_t one = random.below(8);
        const Geometry known = chain.segment(static_cast<int>(one));
        const Transform pose = place(random, known, shape.geometry,
                                     static_cast<double>(random.uniform(-1.0f, 2.5f) * kLinearSlop));
        Tolerances shorter;
        shorter.speculative_distance = kFlushReach;
        const std::vector<FlushNeighbour> others = others_than(one, lone);
        const std::optional<Manifold> found =
            collide_flush({&lone[one], others, kEverywhere}, shape.geometry, pose);
        ASSERT_TRUE(found.has_value());
        const Manifold expected = collide(known, shape.geometry, pose, shorter);
        ASSERT_EQ(found->count, expected.count) << describe(known, shape.geometry, pose);
        if (expected.count == 0) continue;
        ++touched;
        ASSERT_GT(dot(found->normal, expected.normal), 0.99999f) << describe(*found) << "\n"
                                                                 << describe(known, shape.geometry, pose);
        ASSERT_NEAR(least_separation(*found), least_separation(expected), 1e-5f);
    }
    EXPECT_GT(touched, 1500);
}

TEST(Flush, TheOrderOfNeighboursDecidesNoBit) {
    Random random(20261128);
    SCOPED_TRACE(random.seed_text());
    const Polygon whole = Polygon::box(2.0f, 1.0f);
    const std::vector<Geometry> pieces = cut_up(random, whole, 20, true);
    int changed = 0;
    for (int i = 0; i < 3000; ++i) {
        const RandomShape shape(random, random.uniform(0.2f, 3.0f), {});
        const Transform pose = place(random, whole, shape.geometry, 0.0);
        const std::size_t one = random.below(static_cast<std::uint32_t>(pieces.size()));
        std::vector<FlushNeighbour> others = others_than(one, pieces);
        const auto first = collide_flush({&pieces[one], others, kEverywhere}, shape.geometry, pose);
        for (std::size_t k = others.size() - 1; k > 0; --k)
            std::swap(others[k], others[random.below(static_cast<std::uint32_t>(k + 1))]);
        const auto second = collide_flush({&pieces[one], others, kEverywhere}, shape.geometry, pose);
        ASSERT_EQ(first.has_value(), second.has_value());
        if (!first || first->count == 0) continue;
        ++changed;
        ASSERT_EQ(first->count, second->count);
        ASSERT_EQ(first->normal, second->normal);
        for (int k = 0; k < first->count; ++k) {
            ASSERT_EQ(first->points[k].point, second->points[k].point);
            ASSERT_EQ(first->points[k].separation, second->points[k].separation);
            ASSERT_EQ(first->points[k].id, second->points[k].id);
        }
    }
    EXPECT_GT(changed, 100);
}

TEST(Flush, HalfASlopIsClosedAndNoMore) {
    const Geometry tile = Polygon::box(0.5f, 0.5f), box = Polygon::box(0.5f, 0.5f);
    // 3 mm over the right side of the tile, and 5 mm deep.
    const Transform pose = at(0.997f, 0.995f);
    ASSERT_NEAR(collide(tile, box, pose).normal.x, 1.0f, 1e-6f);
    struct Case {
        Vec2 shift;  ///< [m] of the neighbour on the right
        bool flush;
    };
    for (const Case& c :
         {Case{{0.002f, 0.0f}, true}, Case{{0.003f, 0.0f}, false}, Case{{-0.1f, 0.0f}, true},
          Case{{0.0f, -0.002f}, true}, Case{{0.0f, -0.003f}, false}, Case{{0.002f, 0.002f}, true}}) {
        const FlushNeighbour neighbour{&tile, {{1.0f + c.shift.x, c.shift.y}, {}}};
        const auto found = collide_flush({&tile, {&neighbour, 1}, kEverywhere}, box, pose);
        ASSERT_EQ(found.has_value(), c.flush || c.shift.x == 0.0f) << c.shift.x << ", " << c.shift.y;
        const Vec2 normal = found.value_or(collide(tile, box, pose)).normal;
        EXPECT_NEAR(normal.y, c.flush ? 1.0f : 0.0f, 1e-6f) << c.shift.x << ", " << c.shift.y;
    }
}

TEST(Flush, FiveDegreesAreClosedAndNoMore) {
    const Geometry tile = Polygon::box(0.5f, 0.5f), box = Polygon::box(0.5f, 0.5f);
    const Transform pose = at(0.997f, 0.995f);
    for (const float degrees : {-6.0f, -4.5f, 4.5f, 6.0f}) {
        // Turned about the corner that the two share.
        const float angle = degrees * kPi / 180.0f;
        const Rot turn = Rot::from_angle(angle);
        const Vec2 corner{0.5f, 0.5f};
        const FlushNeighbour neighbour{&tile, {corner - rotate(turn, Vec2{-0.5f, 0.5f}), turn}};
        const auto found = collide_flush({&tile, {&neighbour, 1}, kEverywhere}, box, pose);
        ASSERT_TRUE(found.has_value());
        // Turned to the left the neighbour overlaps the tile below the corner: covered, whatever the angle.
        const bool closed = degrees < 5.0f;
        EXPECT_EQ(found->count > 0 && found->normal.y > 0.99f, closed) << degrees;
    }
}

/// In the midst of a grid no tile has a face near; what lies in it deep is pushed out as by each alone.
TEST(Flush, NothingIsPushedAcrossACoveredEdgeUnlessItIsDeep) {
    const Geometry tile = Polygon::box(0.5f, 0.5f);
    std::vector<FlushNeighbour> grid;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y)
            if (x != 0 || y != 0) grid.push_back({&tile, at(static_cast<float>(x), static_cast<float>(y))});
    const auto collide_in_grid = [&](const Geometry& b, const Transform& pose, float reach) {
        return collide_flush({&tile, grid, {pose.p, {reach, reach}, {}}}, b, pose);
    };
    // 3 mm across the upper side of the tile.
    for (const Geometry& small : {Geometry(Circle{{}, 0.005f}), Geometry(Polygon::box(0.005f, 0.005f))}) {
        const auto found = collide_in_grid(small, at(0.1f, 0.502f), 0.02f);
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(found->count, 0);
    }
    EXPECT_FALSE(collide_in_grid(Circle{{}, 0.1f}, at(0.1f, 0.45f), 0.115f).has_value());
}

TEST(Flush, WhatIsAwayFromTheEndsOfAFaceMeetsNoSeam) {
    const Geometry tile = Polygon::box(0.5f, 0.5f);
    const Geometry ball = Circle{{}, 0.25f};
    EXPECT_FALSE(may_meet_seam(tile, collide(tile, ball, at(0.0f, 0.749f))));
    EXPECT_FALSE(may_meet_seam(tile, collide(tile, ball, at(0.47f, 0.749f))));
    EXPECT_TRUE(may_meet_seam(tile, collide(tile, ball, at(0.49f, 0.749f))));
    EXPECT_TRUE(may_meet_seam(tile, collide(tile, ball, at(0.0f, 0.7f))));
    EXPECT_FALSE(may_meet_seam(tile, Manifold{}));
    EXPECT_FALSE(may_meet_seam(Circle{{}, 1.0f}, collide(Circle{{}, 1.0f}, ball, at(0.0f, 1.25f))));
}

/// A tile among others whose upper edge is an inner one of its own, half covered as well: a disc that is deep
/// in it is pushed out as by the tile alone.
TEST(Flush, AnInnerEdgeBuriesHoweverLittleNeighboursCover) {
    for (const bool half_covered : {false, true}) {
        Polygon tile = Polygon::box(0.5f, 0.5f);
        for (int i = 0; i < tile.count; ++i)
            if (tile.normals[i].y > 0.5f) tile.inner_edges = std::uint64_t{1} << i;
        std::vector<Geometry> pieces{tile, Polygon::offset_box(0.5f, 0.5f, {-1.0f, 0.0f}),
                                     Polygon::offset_box(0.5f, 0.5f, {1.0f, 0.0f}),
                                     Polygon::offset_box(0.5f, 0.5f, {0.0f, -1.0f})};
        if (half_covered) pieces.push_back(Polygon::offset_box(0.25f, 0.25f, {-0.25f, 0.75f}));
        const Geometry disc = Circle{{}, 0.1f};
        const Manifold alone = collide(pieces[0], disc, at(0.3f, 0.1f));
        const Manifold among = collide_one(0, pieces, disc, at(0.3f, 0.1f));
        ASSERT_EQ(alone.count, 1);
        ASSERT_EQ(among.count, 1) << half_covered;
        EXPECT_EQ(among.normal, alone.normal);
        EXPECT_EQ(among.points[0].separation, alone.points[0].separation);
    }
}

}  // namespace
}  // namespace jostle::test
