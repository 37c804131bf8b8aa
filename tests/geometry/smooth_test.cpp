// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds over seams. The oracle is what the pieces are pieces of: a half plane, a whole polygon.
#include <gtest/gtest.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/shape_cast.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

constexpr Vec2 kUp{0.0f, 1.0f};

Transform set_down(float x, float y, float angle = 0.0f) {
    return {{x, y}, Rot::from_angle(angle)};
}

/// Every manifold that the other shape has with the pieces.
std::vector<Manifold> collide_all_of(const std::vector<Geometry>& pieces, const Geometry& b,
                                     const Transform& b_in_a) {
    std::vector<Manifold> found;
    for (const Geometry& piece : pieces) {
        const Manifold m = collide(piece, b, b_in_a);
        if (m.count > 0) found.push_back(m);
    }
    return found;
}

float least_smooth_separation(const std::vector<Manifold>& manifolds) {
    float least = std::numeric_limits<float>::infinity();
    for (const Manifold& m : manifolds)
        for (int i = 0; i < m.count; ++i) least = std::min(least, m.points[i].separation);
    return least;
}

enum class Floor { kOneSided, kSmooth, kTiles };

/// From x = -`count`/2 to `count`/2, with its top at y = 0; segments run to the left, so that up is
/// front.
std::vector<Geometry> make_floor(Floor floor, int count) {
    std::vector<Geometry> pieces;
    const float right = 0.5f * static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float x = right - static_cast<float>(i);
        if (floor == Floor::kTiles) {
            Polygon tile = Polygon::offset_box(0.5f, 0.5f, {x - 0.5f, -0.5f});
            tile.inner_edges = 0b1010;  // right and left
            pieces.emplace_back(tile);
        } else {
            Segment segment{{x, 0.0f}, {x - 1.0f, 0.0f}, Vec2{x + 1.0f, 0.0f}, Vec2{x - 2.0f, 0.0f}};
            segment.one_sided = floor == Floor::kOneSided;
            pieces.emplace_back(segment);
        }
    }
    return pieces;
}

class Seam : public ::testing::TestWithParam<Floor> {};

TEST_P(Seam, ABoxThatHasSunkInDoesNotStumble) {
    // 5 mm deep, and 3 mm over the seam at x = 0.
    const Transform pose = set_down(-0.5f + 0.003f, 0.495f);
    const Geometry box = Polygon::box(0.5f, 0.5f);
    for (const Manifold& m : collide_all_of(make_floor(GetParam(), 4), box, pose)) {
        EXPECT_EQ(m.normal, kUp) << describe(m);
        for (int i = 0; i < m.count; ++i) EXPECT_NEAR(m.points[i].separation, -0.005f, 1e-6f);
    }
    // Without ghosts it would.
    Geometry bare = Segment{{1.0f, 0.0f}, {0.0f, 0.0f}};
    if (GetParam() == Floor::kTiles) bare = Polygon::offset_box(0.5f, 0.5f, {0.5f, -0.5f});
    EXPECT_NEAR(collide(bare, box, pose).normal.x, -1.0f, 1e-6f);
}

TEST_P(Seam, ABallBesideTheSeamBelongsToTheNeighbour) {
    const std::vector<Geometry> floor = make_floor(GetParam(), 2);
    const Circle ball{{}, 0.5f};
    const Manifold left = collide(floor[1], ball, set_down(0.1f, 0.495f));
    EXPECT_EQ(left.count, 0);
    const Manifold right = collide(floor[0], ball, set_down(0.1f, 0.495f));
    ASSERT_EQ(right.count, 1);
    EXPECT_EQ(right.normal, kUp);
    EXPECT_NEAR(right.points[0].separation, -0.005f, 1e-6f);
    // Straight above the seam neither may lose it.
    const Manifold above = collide(floor[0], ball, set_down(0.0f, 0.495f));
    ASSERT_EQ(above.count, 1);
    EXPECT_EQ(above.normal, kUp);
}

TEST_P(Seam, WhateverLiesOnAFlatFloorFeelsAHalfPlane) {
    Random random(20261121);
    SCOPED_TRACE(random.seed_text());
    const std::vector<Geometry> floor = make_floor(GetParam(), 20);
    int touched = 0;
    for (int i = 0; i < 20000; ++i) {
        const RandomShape shape(random, random.uniform(0.2f, 3.0f), {});
        if (shape.geometry.type == ShapeType::kSegment && GetParam() != Floor::kTiles) continue;
        Transform pose = place(random, Circle{{}, 0.01f}, shape.geometry, 0.0);
        const float height = random.uniform(-2.0f, 2.0f) * kLinearSlop;
        pose.p = {random.uniform(-3.0f, 3.0f), 0.0f};
        pose.p.y = height - bounds(shape.geometry, pose).lower.y;
        const float lowest = bounds(shape.geometry, pose).lower.y;
        const std::vector<Manifold> found = collide_all_of(floor, shape.geometry, pose);
        for (const Manifold& m : found) {
            ASSERT_NEAR(m.normal.x, 0.0f, 2e-6f) << describe(shape.geometry) << "\n" << describe(m);
            ASSERT_NEAR(m.normal.y, 1.0f, 2e-6f);
        }
        ASSERT_NEAR(least_smooth_separation(found), lowest, 4e-5f)
            << describe(shape.geometry) << " at " << pose.p.x << ", " << pose.p.y << " turned by "
            << pose.q.angle();
        ++touched;
    }
    EXPECT_GT(touched, 15000);
}

/// [m] A box of 0.7 m so turned that its lowest corner is at (x, -depth).
Transform with_corner_at(float x, float depth, float angle) {
    const Rot turn = Rot::from_angle(angle);
    Vec2 lowest{0.0f, 1.0f};
    for (const Vec2 corner : {Vec2{-0.35f, -0.35f}, Vec2{0.35f, -0.35f}})
        if (rotate(turn, corner).y < lowest.y) lowest = rotate(turn, corner);
    return {Vec2{x, -depth} - lowest, turn};
}

/// Its corner may be deep enough for it to be less deep across its own faces, at the very seam.
TEST_P(Seam, ABoxWhoseCornerIsDeepFeelsAHalfPlane) {
    const std::vector<Geometry> floor = make_floor(GetParam(), 4);
    for (const float depth : {0.01f, 0.06f, 0.09f, 0.12f, 0.2f}) {
        for (int turn = -19; turn < 20; ++turn) {
            for (int step = -12; step <= 12; ++step) {
                const float angle = 0.04f * static_cast<float>(turn) + 0.01f,
                            x = 0.004f * static_cast<float>(step);
                SCOPED_TRACE(::testing::Message() << depth << " " << angle << " " << x);
                const std::vector<Manifold> found =
                    collide_all_of(floor, Polygon::box(0.35f, 0.35f), with_corner_at(x, depth, angle));
                ASSERT_NEAR(least_smooth_separation(found), -depth, 1e-5f);
                for (const Manifold& m : found) ASSERT_NEAR(m.normal.y, 1.0f, 2e-6f);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Floors, Seam, ::testing::Values(Floor::kOneSided, Floor::kSmooth, Floor::kTiles));

TEST(Smooth, ALoopOfSegmentsFeelsLikeThePolygon) {
    Random random(20261122);
    SCOPED_TRACE(random.seed_text());
    const LargePolygon whole = LargePolygon::regular(24, 3.0f);
    const Chain chain{whole.vertices, whole.count, true};
    std::vector<Geometry> pieces;
    for (int i = 0; i < chain.segment_count(); ++i) pieces.emplace_back(chain.segment(i));
    for (int i = 0; i < 20000; ++i) {
        const RandomShape shape(random, random.uniform(0.5f, 2.0f), {});
        if (shape.geometry.type == ShapeType::kSegment) continue;
        const Transform pose = place(random, PolygonView(whole), shape.geometry,
                                     static_cast<double>(random.uniform(-1.0f, 2.0f) * kLinearSlop));
        const Manifold expected = collide(PolygonView(whole), shape.geometry, pose);
        const std::vector<Manifold> found = collide_all_of(pieces, shape.geometry, pose);
        ASSERT_EQ(found.empty(), expected.count == 0) << describe(PolygonView(whole), shape.geometry, pose);
        if (found.empty()) continue;
        float least = expected.points[0].separation;
        if (expected.count == 2) least = std::min(least, expected.points[1].separation);
        // Of two facets that tie to a tenth of the slop the polygon has either, the segments both.
        ASSERT_NEAR(least_smooth_separation(found), least, 0.1f * kLinearSlop)
            << describe(PolygonView(whole), shape.geometry, pose);
        // The next facet may be within reach as well; facets are 15 degrees apart.
        for (const Manifold& m : found) ASSERT_GT(dot(m.normal, expected.normal), 0.866f) << describe(m);
    }
}

TEST(Smooth, ThePiecesOfAPolygonFeelLikeTheWhole) {
    Random random(20261123);
    SCOPED_TRACE(random.seed_text());
    // A box of 4 x 2, cut where its outline is flat: at x = 0.3, and the left part at y = 0.1.
    const Polygon whole = Polygon::box(2.0f, 1.0f);
    const auto piece = [](float x0, float y0, float x1, float y1, std::uint64_t inner) {
        Polygon box =
            Polygon::offset_box(0.5f * (x1 - x0), 0.5f * (y1 - y0), {0.5f * (x0 + x1), 0.5f * (y0 + y1)});
        box.inner_edges = inner;
        return Geometry(box);
    };
    const std::vector<Geometry> pieces{piece(0.3f, -1.0f, 2.0f, 1.0f, 0b1000),
                                       piece(-2.0f, -1.0f, 0.3f, 0.1f, 0b0110),
                                       piece(-2.0f, 0.1f, 0.3f, 1.0f, 0b0011)};
    for (int i = 0; i < 20000; ++i) {
        const RandomShape shape(random, random.uniform(0.2f, 3.0f), {});
        const Transform pose = place(random, whole, shape.geometry,
                                     static_cast<double>(random.uniform(-1.0f, 2.0f) * kLinearSlop));
        const Manifold expected = collide(whole, shape.geometry, pose);
        const std::vector<Manifold> found = collide_all_of(pieces, shape.geometry, pose);
        ASSERT_EQ(found.empty(), expected.count == 0) << describe(whole, shape.geometry, pose);
        if (found.empty()) continue;
        float least = expected.points[0].separation;
        if (expected.count == 2) least = std::min(least, expected.points[1].separation);
        ASSERT_NEAR(least_smooth_separation(found), least, 1e-4f) << describe(whole, shape.geometry, pose);
        for (const Manifold& m : found) {
            ASSERT_GT(dot(m.normal, expected.normal), 0.999f) << describe(m) << "\n"
                                                              << describe(whole, shape.geometry, pose);
        }
    }
}

/// A shape apart from a line is as far from it as its nearest contact says: no contact that the line has is
/// lost, and none is nearer than the line.
TEST(Smooth, ARoughLineIsAsFarAsItsNearestSegment) {
    Random random(20261124);
    SCOPED_TRACE(random.seed_text());
    int touched = 0;
    for (int i = 0; i < 3000; ++i) {
        std::vector<Vec2> hills;
        for (int k = 0; k <= 12; ++k) {
            const float step = random.uniform(-0.3f, 0.3f);
            hills.push_back({6.0f - static_cast<float>(k) + step, random.uniform(-1.0f, 1.0f)});
        }
        const Chain chain{hills.data(), static_cast<int>(hills.size()), false, random.below(2) == 0};
        const RandomShape shape(random, random.uniform(0.2f, 3.0f), {});
        if (shape.geometry.type == ShapeType::kSegment) continue;
        std::vector<Geometry> pieces;
        for (int k = 0; k < chain.segment_count(); ++k) pieces.emplace_back(chain.segment(k));
        // Let fall onto the hills, until it is within the speculative distance.
        Transform pose{{random.uniform(-3.0f, 3.0f), 20.0f}, Rot::from_angle(random.uniform(-3.2f, 3.2f))};
        float fraction = 1.0f;
        for (const Geometry& piece : pieces) {
            const ShapeCastHit hit = shape_cast(piece, shape.geometry, pose, {0.0f, -40.0f});
            if (hit.hit) fraction = std::min(fraction, hit.fraction);
        }
        pose.p.y -= 40.0f * fraction - random.uniform(0.1f, 0.9f) * kSpeculativeDistance;
        float nearest = std::numeric_limits<float>::infinity();
        for (const Geometry& piece : pieces)
            nearest = std::min(nearest, distance(piece, shape.geometry, pose).distance);
        if (!(nearest > 1e-4f)) continue;
        ++touched;
        const std::vector<Manifold> found = collide_all_of(pieces, shape.geometry, pose);
        ASSERT_NEAR(least_smooth_separation(found), nearest, 2e-5f)
            << describe(shape.geometry) << " at " << pose.p.x << ", " << pose.p.y << " turned by "
            << pose.q.angle();
    }
    EXPECT_GT(touched, 2000);
}

TEST(Smooth, NothingTouchesAOneSidedSegmentFromBehind) {
    const Segment floor{{1.0f, 0.0f}, {-1.0f, 0.0f}, {}, {}, true};
    EXPECT_EQ(collide(floor, Circle{{}, 0.5f}, set_down(0.0f, -0.1f)).count, 0);
    EXPECT_EQ(collide(floor, Polygon::box(0.5f, 0.5f), set_down(0.0f, -0.49f)).count, 0);
    EXPECT_EQ(collide(floor, Capsule{{-0.3f, 0}, {0.3f, 0}, 0.2f}, set_down(0.0f, -0.1f)).count, 0);
    EXPECT_EQ(collide(floor, Circle{{}, 0.5f}, set_down(0.0f, 0.1f)).count, 1);
    EXPECT_EQ(collide(floor, Polygon::box(0.5f, 0.5f), set_down(0.0f, 0.49f)).count, 2);
}

TEST(Smooth, ATwoSidedLineIsSmoothFromBelowToo) {
    const Segment line{{1.0f, 0.0f}, {0.0f, 0.0f}, Vec2{2.0f, 0.0f}, Vec2{-1.0f, 0.0f}};
    const Manifold box = collide(line, Polygon::box(0.5f, 0.5f), set_down(-0.5f + 0.003f, -0.495f));
    ASSERT_GT(box.count, 0);
    EXPECT_EQ(box.normal, -kUp);
    EXPECT_EQ(collide(line, Circle{{}, 0.5f}, set_down(-0.1f, -0.495f)).count, 0);
}

TEST(Smooth, ACrestGivesTheDirectionsBetweenItsSlopes) {
    // Up at 45 degrees, then down at 45 degrees, to the left; the crest is at the origin.
    const Segment rise{{1.0f, -1.0f}, {0.0f, 0.0f}, {}, Vec2{-1.0f, -1.0f}, true};
    const Segment fall{{0.0f, 0.0f}, {-1.0f, -1.0f}, Vec2{1.0f, -1.0f}, {}, true};
    for (const Segment& slope : {rise, fall}) {
        const Manifold on_top = collide(slope, Circle{{}, 0.5f}, set_down(0.0f, 0.49f));
        ASSERT_EQ(on_top.count, 1);
        EXPECT_NEAR(on_top.normal.y, 1.0f, 1e-6f);
        EXPECT_NEAR(on_top.points[0].separation, -0.01f, 1e-6f);
        const Manifold box = collide(slope, Polygon::box(0.5f, 0.5f), set_down(0.0f, 0.49f));
        ASSERT_EQ(box.count, 1);
        EXPECT_NEAR(box.normal.y, 1.0f, 1e-6f);
        EXPECT_NEAR(box.points[0].separation, -0.01f, 1e-6f);
    }
    // To the right of the crest, straight off the rise, the fall has nothing to say.
    const Vec2 off = 0.49f * Vec2{0.8f, 0.6f};
    EXPECT_EQ(collide(fall, Circle{{}, 0.5f}, set_down(off.x, off.y)).count, 0);
    EXPECT_EQ(collide(rise, Circle{{}, 0.5f}, set_down(off.x, off.y)).count, 1);
}

TEST(Smooth, AValleyGivesItsSlopesAlone) {
    const Segment fall{{1.0f, 1.0f}, {0.0f, 0.0f}, {}, Vec2{-1.0f, 1.0f}, true};
    const Segment rise{{0.0f, 0.0f}, {-1.0f, 1.0f}, Vec2{1.0f, 1.0f}, {}, true};
    const Transform pose = set_down(0.0f, 0.5f * 1.41421356f - 0.005f);
    const float s = 0.70710678f;
    const Manifold right = collide(fall, Circle{{}, 0.5f}, pose);
    const Manifold left = collide(rise, Circle{{}, 0.5f}, pose);
    ASSERT_EQ(right.count, 1);
    ASSERT_EQ(left.count, 1);
    EXPECT_NEAR(right.normal.x, -s, 1e-6f);
    EXPECT_NEAR(left.normal.x, s, 1e-6f);
    EXPECT_NEAR(left.points[0].separation, -0.005f * s, 1e-6f);
}

/// Over a crest or a valley of a few degrees, too, one of the two slopes holds the corner off: by its depth
/// below the line, but for what the bend changes.
TEST(Smooth, ADeepCornerIsHeldOffAtAnyBend) {
    for (const float bend : {-10.0f, -1.0f, -0.1f, 0.1f, 1.0f, 10.0f}) {
        const float fall = std::tan(0.5f * bend * kPi / 180.0f);
        const Vec2 right{1.0f, fall}, left{-1.0f, fall};
        const std::vector<Geometry> slopes = {Segment{right, {}, 2.0f * right, left, true},
                                              Segment{{}, left, right, 2.0f * left, true}};
        for (const float depth : {0.05f, 0.09f, 0.12f}) {
            for (int turn = -19; turn < 20; ++turn) {
                for (int step = -12; step <= 12; ++step) {
                    const float angle = 0.04f * static_cast<float>(turn) + 0.01f,
                                x = 0.004f * static_cast<float>(step);
                    SCOPED_TRACE(::testing::Message() << bend << " " << depth << " " << angle << " " << x);
                    const float least = least_smooth_separation(
                        collide_all_of(slopes, Polygon::box(0.35f, 0.35f), with_corner_at(x, depth, angle)));
                    ASSERT_LT(least, -0.5f * depth);
                    // Its other corner may lie below a slope that rises.
                    ASSERT_GT(least, -depth - 0.75f * std::abs(fall) - 0.001f);
                }
            }
        }
    }
}

TEST(Smooth, AFreeEndIsRoundAndOneWithAGhostIsNot) {
    // Ends at x = 0; what hangs over the end touches it, unless the line goes on.
    Segment ledge{{1.0f, 0.0f}, {0.0f, 0.0f}, Vec2{2.0f, 0.0f}};
    const Transform pose = set_down(-0.3f, 0.39f);
    ASSERT_EQ(collide(ledge, Circle{{}, 0.5f}, pose).count, 1);
    EXPECT_NEAR(collide(ledge, Circle{{}, 0.5f}, pose).points[0].separation, std::hypot(0.3f, 0.39f) - 0.5f,
                1e-6f);
    ledge.ghost2 = Vec2{-1.0f, 0.0f};
    EXPECT_EQ(collide(ledge, Circle{{}, 0.5f}, pose).count, 0);
}

TEST(Smooth, NamesOfPointsDoNotDependOnTheSide) {
    const Segment line{{1.0f, 0.0f}, {-1.0f, 0.0f}, Vec2{2.0f, 0.0f}, Vec2{-2.0f, 0.0f}};
    const Manifold above = collide(line, Polygon::box(2.0f, 0.5f), set_down(0.0f, 0.5f));
    const Manifold below = collide(line, Polygon::box(2.0f, 0.5f), set_down(0.0f, -0.5f));
    ASSERT_EQ(above.count, 2);
    ASSERT_EQ(below.count, 2);
    for (int i = 0; i < 2; ++i) {
        // Vertex 0 of the segment is the right one.
        EXPECT_NEAR(above.points[i].point.x, (above.points[i].id >> 8) == 0 ? 1.0f : -1.0f, 1e-5f);
        EXPECT_NEAR(below.points[i].point.x, (below.points[i].id >> 8) == 0 ? 1.0f : -1.0f, 1e-5f);
    }
}

}  // namespace
}  // namespace jostle::test
