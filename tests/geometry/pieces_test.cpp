// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Outlines against outlines: worked-out cases, all pairs of pieces as the oracle of distances, and as that of
// the way out that it parts them while no shorter one does.
#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/pieces.h>

#include <limits>
#include <type_traits>

#include "geometry/random_outlines.h"

namespace jostle::test {
namespace {

ConvexPieces pieces_of(const Points& outer, float radius = 0.0f) {
    return decompose({outer, {}}, radius);
}

/// A letter U, 3 m wide and 3 m high, with arms 1 m wide and a floor 1 m high.
Points letter_u() {
    return {{0, 0}, {3, 0}, {3, 3}, {2, 3}, {2, 1}, {1, 1}, {1, 3}, {0, 3}};
}
Points square(float half) {
    return {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
}

TEST(Pieces, ASquareBetweenTheArmsOfAU) {
    const ConvexPieces u = pieces_of(letter_u()), small = pieces_of(square(0.2f));
    const PiecesTree tree(u), other(small);
    // 0.3 m from both arms, and 0.4 m above the floor.
    const PiecesDistance apart = distance(tree, other, {{1.4f, 1.6f}, {}});
    EXPECT_NEAR(apart.distance, 0.2f, 1e-6f);
    EXPECT_NEAR(apart.normal.x, 1.0f, 1e-6f);
    EXPECT_NEAR(apart.point_a.x, 1.0f, 1e-6f);
    EXPECT_NEAR(apart.point_b.x, 1.2f, 1e-6f);
    EXPECT_FALSE(overlap(tree, other, {{1.5f, 1.5f}, {}}));
    EXPECT_TRUE(overlap(tree, other, {{1.1f, 1.5f}, {}}));
    EXPECT_FALSE(penetration(tree, other, {{1.5f, 1.5f}, {}}).overlapping);
}

/// In the middle of the floor: out below or above by 0.5 + 0.2 m.
TEST(Pieces, TheWayOutIsThatOfTheWholeOutline) {
    const ConvexPieces u = pieces_of(letter_u()), small = pieces_of(square(0.2f));
    const Penetration down = penetration(u, small, {{1.5f, 0.5f}, {}});
    ASSERT_TRUE(down.overlapping);
    EXPECT_NEAR(down.depth, 0.7f, 1e-6f);
    EXPECT_NEAR(abs(down.normal.y), 1.0f, 1e-6f);
    // In an arm: to a side by 0.5 + 0.2 m, or 0.6 m where it is nearer to the gap.
    const Penetration aside = penetration(u, small, {{0.6f, 2.0f}, {}});
    EXPECT_NEAR(aside.depth, 0.6f, 1e-6f);
    EXPECT_NEAR(aside.normal.x, 1.0f, 1e-6f);
    EXPECT_NEAR(aside.point_a.x, 1.0f, 1e-6f);
    EXPECT_NEAR(aside.point_b.x, 0.4f, 1e-6f);
    // Too wide for the gap: not into it, but out to the left by 0.6 + 0.6 m.
    const ConvexPieces wide = pieces_of(square(0.6f));
    const Penetration out = penetration(u, wide, {{0.6f, 2.0f}, {}});
    EXPECT_NEAR(out.depth, 1.2f, 1e-6f);
    EXPECT_NEAR(out.normal.x, -1.0f, 1e-6f);
}

TEST(Pieces, RoundingsCount) {
    const ConvexPieces u = pieces_of(letter_u(), 0.05f), small = pieces_of(square(0.2f), 0.1f);
    EXPECT_NEAR(distance(u, small, {{1.5f, 1.6f}, {}}).distance, 0.15f, 1e-6f);
    EXPECT_NEAR(penetration(u, small, {{1.5f, 0.5f}, {}}).depth, 0.85f, 1e-6f);
    // Only the roundings overlap: 0.1 m apart, 0.15 m of rounding.
    const Penetration little = penetration(u, small, {{1.3f, 2.0f}, {}});
    EXPECT_NEAR(little.depth, 0.05f, 1e-5f);
    EXPECT_NEAR(little.normal.x, 1.0f, 1e-5f);
}

/// A regular one, whose pieces have at most eight corners each.
Points round_outline(int corners, float radius, Vec2 middle) {
    Points points;
    for (int i = 0; i < corners; ++i)
        points.push_back(
            middle +
            radius *
                Rot::from_angle(2.0f * kPi * static_cast<float>(i) / static_cast<float>(corners)).x_axis());
    return points;
}

/// A plane is between the cores of two convex outlines, so that the way along their distance parts them.
TEST(Pieces, WhereRoundingsOverlapTheWayAlongTheNearestCoresLeadsOut) {
    Random random(72);
    int overlapping = 0;
    for (int i = 0; i < 600; ++i) {
        const float radius_a = random.uniform(0.05f, 0.3f), radius_b = random.uniform(0.05f, 0.3f);
        const ConvexPieces a = pieces_of(round_outline(150, 1.0f, {}), radius_a),
                           b = pieces_of(round_outline(140, 0.6f, {}), radius_b);
        ASSERT_GT(a.size() * b.size(), 4);
        const Rot to = Rot::from_angle(random.uniform(-kPi, kPi));
        const Transform pose{random.uniform(1.61f, 1.7f + radius_a + radius_b) * to.x_axis(),
                             Rot::from_angle(random.uniform(-kPi, kPi))};
        float least = std::numeric_limits<float>::infinity();
        for (int k = 0; k < a.size(); ++k)
            for (int l = 0; l < b.size(); ++l)
                least =
                    min(least, distance(Geometry(a[k]), Geometry(b[l]), pose, {.use_radii = false}).distance);
        const float depth = radius_a + radius_b - least;
        if (abs(depth) < 1e-5f) continue;
        const Penetration out = penetration(a, b, pose);
        ASSERT_EQ(out.overlapping, depth > 0.0f) << i;
        if (!out.overlapping) continue;
        ++overlapping;
        EXPECT_NEAR(out.depth, depth, 1e-5f) << i;
        EXPECT_NEAR(distance(out.point_a - out.point_b, out.depth * out.normal), 0.0f, 1e-5f) << i;
        const Transform moved{pose.p + (out.depth + 1e-5f) * out.normal, pose.q};
        EXPECT_FALSE(overlap(a, b, moved)) << i;
    }
    EXPECT_GT(overlapping, 300);
}

// A tree would outlive them.
static_assert(!std::is_constructible_v<PiecesTree, ConvexPieces>);
static_assert(std::is_constructible_v<PiecesTree, const ConvexPieces&>);

TEST(Pieces, NoPiecesAreInfinitelyFar) {
    const ConvexPieces none, small = pieces_of(square(1));
    EXPECT_EQ(distance(none, small, {}).distance, std::numeric_limits<float>::infinity());
    EXPECT_FALSE(overlap(none, small, {}));
    EXPECT_FALSE(penetration(small, none, {}).overlapping);
}

bool pairs_overlap(const ConvexPieces& a, const ConvexPieces& b, const Transform& pose) {
    for (int i = 0; i < a.size(); ++i)
        for (int j = 0; j < b.size(); ++j)
            if (overlap(Geometry(a[i]), Geometry(b[j]), pose)) return true;
    return false;
}

TEST(Pieces, AreAsAllPairsSayAndNoShorterWayLeadsOut) {
    Random random(71);
    int apart = 0, overlapping = 0;
    for (int i = 0; i < 400; ++i) {
        OwnedOutline one = random_star(random, 8 + static_cast<int>(random.below(20)), i % 2 == 0);
        OwnedOutline other = random_star(random, 5 + static_cast<int>(random.below(15)), false);
        place(other, Rot(), random.uniform(0.05f, 1.0f), {});
        const DecomposeResult a = try_decompose(one.view()), b = try_decompose(other.view());
        if (a.status != OutlineStatus::kOk || b.status != OutlineStatus::kOk) continue;
        const Transform pose{{random.uniform(-1.5f, 1.5f), random.uniform(-1.5f, 1.5f)},
                             Rot::from_angle(random.uniform(-3, 3))};
        const PiecesTree tree_a(a.pieces), tree_b(b.pieces);
        float least = std::numeric_limits<float>::infinity();
        for (int k = 0; k < a.pieces.size(); ++k)
            for (int l = 0; l < b.pieces.size(); ++l)
                least = min(least, distance(Geometry(a.pieces[k]), Geometry(b.pieces[l]), pose).distance);
        const PiecesDistance found = distance(tree_a, tree_b, pose);
        ASSERT_EQ(found.distance, least) << i;
        ASSERT_EQ(overlap(tree_a, tree_b, pose), pairs_overlap(a.pieces, b.pieces, pose)) << i;
        const Penetration out = penetration(tree_a, tree_b, pose);
        ASSERT_EQ(out.overlapping, overlap(tree_a, tree_b, pose)) << i;
        if (!out.overlapping) {
            ++apart;
            ASSERT_NEAR(distance(found.point_a, found.point_b), least, 1e-5f);
            continue;
        }
        ++overlapping;
        const auto moved = [&](Vec2 by) { return Transform{pose.p + by, pose.q}; };
        ASSERT_FALSE(pairs_overlap(a.pieces, b.pieces, moved((out.depth + 1e-4f) * out.normal))) << i;
        ASSERT_NEAR(length(out.normal), 1.0f, 1e-5f) << i;
        ASSERT_NEAR(distance(out.point_a - out.point_b, out.depth * out.normal), 0.0f, 1e-5f) << i;
        for (int k = 0; k < 90; ++k) {
            const Vec2 way = Rot::from_angle(kPi * static_cast<float>(k) / 45.0f).x_axis();
            for (const float part : {0.99f, 0.7f, 0.4f})
                ASSERT_TRUE(
                    pairs_overlap(a.pieces, b.pieces, moved(part * max(out.depth - 1e-4f, 0.0f) * way)))
                    << i << ", " << k << ", " << part;
        }
    }
    EXPECT_GT(apart, 50);
    EXPECT_GT(overlapping, 100);
}

/// A pose that brings them back to the origin, by a sum in which 1000 m cancel.
TEST(Pieces, OfOutlinesFarFromTheirFramesOriginsAreAsAllPairsSay) {
    Random random(73);
    for (int i = 0; i < 400; ++i) {
        OwnedOutline one = random_star(random, 20, false), other = random_star(random, 20, false);
        place(other, Rot(), 1.0f, {1000, 0});
        const DecomposeResult a = try_decompose(one.view()), b = try_decompose(other.view());
        if (a.status != OutlineStatus::kOk || b.status != OutlineStatus::kOk) continue;
        const Transform pose{{random.uniform(-2.5f, 2.5f) - 1000, random.uniform(-2.5f, 2.5f)}, {}};
        const PiecesTree tree_a(a.pieces), tree_b(b.pieces);
        float least = std::numeric_limits<float>::infinity();
        for (int k = 0; k < a.pieces.size(); ++k)
            for (int l = 0; l < b.pieces.size(); ++l)
                least = min(least, distance(Geometry(a.pieces[k]), Geometry(b.pieces[l]), pose).distance);
        ASSERT_EQ(distance(tree_a, tree_b, pose).distance, least) << i;
        ASSERT_EQ(overlap(tree_a, tree_b, pose), pairs_overlap(a.pieces, b.pieces, pose)) << i;
    }
}

}  // namespace
}  // namespace jostle::test
