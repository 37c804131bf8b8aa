// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <limits>
#include <memory>

#include "geometry/random_outlines.h"

namespace jostle::test {
namespace {

OwnedOutline outline_of(std::vector<Points> loops) {
    return {std::move(loops), {}};
}

Points ring(int count, float radius) {
    Points points;
    for (int i = 0; i < count; ++i) {
        const float turn = 2.0f * kPi * static_cast<float>(i) / static_cast<float>(count);
        points.push_back(radius * Rot::from_angle(turn).x_axis());
    }
    return points;
}

Points star(int tips) {
    Points points = ring(2 * tips, 1.0f);
    for (std::size_t i = 1; i < points.size(); i += 2) points[i] = 0.4f * points[i];
    return points;
}

int inner_edge_count(const PolygonView& piece) {
    int count = 0;
    for (int k = 0; k < piece.count; ++k) count += static_cast<int>((piece.inner_edges >> k) & 1u);
    return count;
}

struct Example {
    const char* name;
    OwnedOutline outline;
    double area;  // [m^2]
    int most;     // pieces: reflex corners - holes + 1, less what pairs save
    int least;
};

const Points kSquare4{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
const Points kComb{{0, 0}, {7, 0}, {7, 3}, {6, 3}, {6, 1}, {5, 1}, {5, 3}, {4, 3},
                   {4, 1}, {3, 1}, {3, 3}, {2, 3}, {2, 1}, {1, 1}, {1, 3}, {0, 3}};
const Points kSpiral{{0, 0}, {7, 0}, {7, 7}, {1, 7}, {1, 3}, {4, 3},
                     {4, 4}, {2, 4}, {2, 6}, {6, 6}, {6, 1}, {0, 1}};

std::vector<Example> examples() {
    return {
        {"square", outline_of({kSquare4}), 16, 1, 1},
        {"triangle", outline_of({{{0, 0}, {1, 0}, {0, 1}}}), 0.5, 1, 1},
        {"clockwise", outline_of({{{0, 4}, {4, 4}, {4, 0}, {0, 0}}}), 16, 1, 1},
        {"L", outline_of({{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}}), 3, 2, 2},
        // Two reflex corners that see each other along the line of their edges, and so not in their cones.
        {"U", outline_of({{{0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}}), 5, 3, 3},
        // One cut across resolves two of the four.
        {"plus",
         outline_of({{{1, 0},
                      {2, 0},
                      {2, 1},
                      {3, 1},
                      {3, 2},
                      {2, 2},
                      {2, 3},
                      {1, 3},
                      {1, 2},
                      {0, 2},
                      {0, 1},
                      {1, 1}}}),
         5, 4, 4},
        {"comb", outline_of({kComb}), 15, 7, 5},
        {"spiral", outline_of({kSpiral}), 7 + 6 + 5 + 3 + 2, 7, 4},
        // Half the sum over the 10 triangles of sides 1 and 0.4, 36 degrees between them.
        {"star", outline_of({star(5)}), 10 * 0.5 * 0.4 * 0.58778525229247313, 6, 3},
        {"star of 10", outline_of({star(10)}), 20 * 0.5 * 0.4 * 0.30901699437494742, 11, 6},
        {"square with a hole", outline_of({kSquare4, {{1, 1}, {3, 1}, {3, 3}, {1, 3}}}), 12, 4, 4},
        {"two holes",
         outline_of({{{0, 0}, {7, 0}, {7, 3}, {0, 3}},
                     {{1, 1}, {3, 1}, {3, 2}, {1, 2}},
                     {{4, 1}, {4, 2}, {6, 2}, {6, 1}}}),
         17, 7, 5},
        {"ring", outline_of({ring(16, 2.0f), ring(16, 1.0f)}), 8 * 0.38268343236508977 * 3.0, 16, 8},
    };
}

TEST(Decompose, Examples) {
    for (const Example& example : examples()) {
        SCOPED_TRACE(example.name);
        const DecomposeResult result = try_decompose(example.outline.view(), 0.25f);
        ASSERT_EQ(result.status, OutlineStatus::kOk);
        EXPECT_EQ(result.loop, -1);
        EXPECT_EQ(result.point, -1);
        EXPECT_LE(result.pieces.size(), example.most);
        EXPECT_GE(result.pieces.size(), example.least);
        EXPECT_EQ(result.pieces.radius(), 0.25f);
        double area = 0.0;
        int cut_sides = 0;
        for (int i = 0; i < result.pieces.size(); ++i) {
            const PolygonView piece = result.pieces[i];
            validate(piece, "Examples");
            EXPECT_EQ(piece.radius, 0.25f);
            area += signed_area(piece.vertices, static_cast<std::size_t>(piece.count));
            cut_sides += inner_edge_count(piece);
        }
        EXPECT_NEAR(area, example.area, 1e-5);
        if (result.pieces.size() == 1) {
            EXPECT_EQ(cut_sides, 0);
        } else {
            EXPECT_GE(cut_sides, 2 * (result.pieces.size() - 1));
        }
    }
}

TEST(Decompose, AnLIsCutFromItsReflexCorner) {
    const OwnedOutline l = outline_of({{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}});
    const ConvexPieces pieces = decompose(l.view());
    ASSERT_EQ(pieces.size(), 2);
    // Each has the reflex corner and one cut, which begins or ends there, and whose other end is neither of
    // the outline's convex corners.
    for (int i = 0; i < 2; ++i) {
        const PolygonView p = pieces[i];
        ASSERT_EQ(inner_edge_count(p), 1);
        const int k = std::countr_zero(p.inner_edges);
        const Vec2 a = p.vertices[k], b = p.vertices[(k + 1) % p.count];
        ASSERT_TRUE(a == (Vec2{1, 1}) || b == (Vec2{1, 1}));
        const Vec2 end = a == Vec2{1, 1} ? b : a;
        EXPECT_TRUE(end.x == 0.0f || end.y == 0.0f);
        EXPECT_GT(end.x + end.y, 0.5f);
    }
}

TEST(Decompose, ASmoothConvexOutlineIsCutAcross) {
    for (const int count : {64, 65, 200, 1000}) {
        SCOPED_TRACE(count);
        const OwnedOutline disc = outline_of({ring(count, 10.0f)});
        const ConvexPieces pieces = decompose(disc.view());
        EXPECT_EQ(pieces.size(), count == 64 ? 1 : count == 65 ? 2 : count == 200 ? 4 : 32);
        for (int i = 0; i < pieces.size(); ++i) validate(pieces[i], "smooth");
    }
}

TEST(Decompose, PointsTooNearAreWeldedAndStraightOnesLeftOut) {
    const OwnedOutline square =
        outline_of({{{0, 0}, {1, 0}, {2, 0.00001f}, {4, 0}, {4.0001f, 0}, {4, 4}, {4, 4}, {0, 4}}});
    const ConvexPieces pieces = decompose(square.view());
    ASSERT_EQ(pieces.size(), 1);
    EXPECT_EQ(pieces[0].count, 4);
    EXPECT_EQ(pieces[0].inner_edges, 0u);
}

// However small the tolerance is: with 0, pieces had edges of less than kMinShapeSize, 10 um.
TEST(Decompose, NoEdgeIsShorterThanAShapeMayBe) {
    Tolerances none;
    none.min_edge_length = 0.0f;
    // A corner cut off by 7 um, once in the outline and once in the hole.
    const Points chamfered{{5.0e-6f, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 5.0e-6f}};
    const ConvexPieces whole = decompose(outline_of({chamfered}).view(), 0.0f, none);
    ASSERT_EQ(whole.size(), 1);
    EXPECT_EQ(whole[0].count, 4);
    validate(whole[0], "chamfered", none);
    const Points around{{-1, -1}, {2, -1}, {2, 2}, {-1, 2}};
    const ConvexPieces frame = decompose(outline_of({around, chamfered}).view(), 0.0f, none);
    for (int i = 0; i < frame.size(); ++i) validate(frame[i], "frame", none);
    EXPECT_NEAR(compute_mass(outline_of({around, chamfered}).view(), 1.0f, 0.0f, none).mass, 8.0f, 1.0e-5f);
    // A notch down to 20 um above the floor is cut to there, one down to 5 um to both sides: the cut to the
    // floor would be an edge too short.
    for (const auto& [above, count] : {std::pair{2.0e-5f, 2}, std::pair{5.0e-6f, 3}}) {
        SCOPED_TRACE(above);
        const Points notched{{-0.5f, 0}, {0.5f, 0}, {0.5f, 1}, {0, above}, {-0.5f, 1}};
        const ConvexPieces pieces = decompose(outline_of({notched}).view(), 0.0f, none);
        EXPECT_EQ(pieces.size(), count);
        for (int i = 0; i < pieces.size(); ++i) validate(pieces[i], "notched", none);
    }
}

TEST(Decompose, PiecesOutliveMovesAndCopies) {
    const OwnedOutline u = outline_of({kComb});
    const auto corners_of = [](const ConvexPieces& pieces) {
        std::vector<Vec2> corners;
        for (int i = 0; i < pieces.size(); ++i) {
            const PolygonView piece = pieces[i];
            corners.insert(corners.end(), piece.vertices, piece.vertices + piece.count);
            corners.insert(corners.end(), piece.normals, piece.normals + piece.count);
        }
        return corners;
    };
    auto pieces = std::make_unique<ConvexPieces>(decompose(u.view()));
    const std::vector<Vec2> expected = corners_of(*pieces);
    ASSERT_GE(pieces->size(), 2);
    ConvexPieces copy = *pieces;
    for (int i = 0; i < copy.size(); ++i) {
        EXPECT_NE(copy[i].vertices, (*pieces)[i].vertices);
        EXPECT_NE(copy[i].normals, (*pieces)[i].normals);
    }
    *pieces = decompose(outline_of({kSquare4}).view());  // what the copy was made of is overwritten, and goes
    pieces.reset();
    EXPECT_EQ(corners_of(copy), expected);
    const ConvexPieces moved = std::move(copy);
    EXPECT_EQ(corners_of(moved), expected);
}

TEST(Decompose, SaysWhatIsWrongAndWhere) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    struct Case {
        const char* name;
        std::vector<Points> loops;
        OutlineStatus status;
        int loop, point;
    };
    const Points many(kMaxOutlinePoints + 1, Vec2{});
    const Points hole{{1, 1}, {2, 1}, {2, 2}, {1, 2}};
    const Case cases[] = {
        {"nothing", {{}}, OutlineStatus::kTooFewPoints, -1, -1},
        {"two points", {{{0, 0}, {1, 0}}}, OutlineStatus::kTooFewPoints, -1, -1},
        {"one place", {{{1, 1}, {1, 1}, {1.0001f, 1}}}, OutlineStatus::kTooFewPoints, -1, -1},
        {"a hole of two points", {kSquare4, {{1, 1}, {2, 1}}}, OutlineStatus::kTooFewPoints, 0, -1},
        {"too many", {many}, OutlineStatus::kTooManyPoints, -1, -1},
        {"too many with a hole", {kSquare4, hole, many}, OutlineStatus::kTooManyPoints, -1, -1},
        {"NaN", {{{0, 0}, {1, nan}, {0, 1}}}, OutlineStatus::kOutOfRange, -1, 1},
        {"far out", {kSquare4, hole, {{3, 3}, {3.5f, 3}, {1.1e5f, 3}}}, OutlineStatus::kOutOfRange, 1, 2},
        {"a line", {{{0, 0}, {1, 1}, {3, 3}, {2, 2}}}, OutlineStatus::kNoArea, -1, -1},
        {"a line as hole", {kSquare4, {{1, 1}, {2, 2}, {3, 3}}}, OutlineStatus::kNoArea, 0, -1},
        {"a bow tie", {{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}, OutlineStatus::kSelfCrossing, -1, 0},
        {"a corner on an edge",
         {{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}},
         OutlineStatus::kSelfCrossing,
         -1,
         0},
        {"corner on corner",
         {{{0, 0}, {4, 0}, {4, 4}, {2, 2}, {4, 6}, {0, 6}, {2, 2}}},
         OutlineStatus::kSelfCrossing,
         -1,
         2},
        {"a spike", {{{0, 0}, {4, 0}, {4, 4}, {4, 2}, {0, 4}}}, OutlineStatus::kSelfCrossing, -1, 1},
        {"a hole across", {kSquare4, {{3, 1}, {5, 1}, {5, 2}, {3, 2}}}, OutlineStatus::kLoopsCross, 0, 0},
        {"a hole that touches",
         {kSquare4, hole, {{0, 3}, {1, 2.5f}, {1, 3.5f}}},
         OutlineStatus::kLoopsCross,
         1,
         0},
        {"holes across",
         {kSquare4, hole, {{1.5f, 1.5f}, {3, 1.5f}, {3, 3}}},
         OutlineStatus::kLoopsCross,
         1,
         0},
        {"a hole outside", {kSquare4, hole, {{5, 5}, {6, 5}, {6, 6}}}, OutlineStatus::kHoleOutside, 1, -1},
        {"around it", {hole, kSquare4}, OutlineStatus::kHoleOutside, 0, -1},
        {"hole in hole",
         {kSquare4, {{1, 1}, {3, 1}, {3, 3}, {1, 3}}, {{1.5f, 1.5f}, {2, 1.5f}, {2, 2}}},
         OutlineStatus::kHoleOutside,
         1,
         -1},
    };
    for (const Case& c : cases) {
        SCOPED_TRACE(c.name);
        const OwnedOutline outline = outline_of(c.loops);
        const DecomposeResult result = try_decompose(outline.view());
        EXPECT_EQ(result.status, c.status) << describe(result.status);
        EXPECT_EQ(result.loop, c.loop);
        EXPECT_EQ(result.point, c.point);
        EXPECT_EQ(result.pieces.size(), 0);
        EXPECT_THROW(static_cast<void>(decompose(outline.view())), Error);
    }
    const OwnedOutline square = outline_of({kSquare4});
    for (const float radius : {-1.0f, nan, 2.0e5f}) {
        EXPECT_EQ(try_decompose(square.view(), radius).status, OutlineStatus::kBadRadius);
        EXPECT_THROW(static_cast<void>(decompose(square.view(), radius)), Error);
    }
    try {
        static_cast<void>(decompose(outline_of({kSquare4, hole, {{0, 3}, {1, 2.5f}, {1, 3.5f}}}).view()));
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(),
                     "decompose: outline.holes[1][0] is (0, 3); loops must not cross or touch each other");
    }
}

}  // namespace
}  // namespace jostle::test
