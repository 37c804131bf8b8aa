// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clean_outline(): every outline that it makes is taken by try_decompose(), and together they have the area
// that the loops enclose by the even-odd rule. The oracle cuts the plane into level slabs between all points
// and crossings, in double.
#include <gtest/gtest.h>
#include <jostle/geometry/clean_outline.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <utility>
#include <vector>

namespace jostle {
namespace {

using Loop = std::vector<Vec2>;
using LoopList = std::vector<Loop>;

std::vector<std::span<const Vec2>> spans_of(const LoopList& loops) {
    return {loops.begin(), loops.end()};
}

struct UpEdge {
    double x0, y0, x1, y1;
    [[nodiscard]] double at(double y) const { return x0 + (x1 - x0) * ((y - y0) / (y1 - y0)); }
};

std::vector<UpEdge> up_edges(const LoopList& loops) {
    std::vector<UpEdge> edges;
    for (const Loop& loop : loops) {
        for (std::size_t i = 0; i < loop.size(); ++i) {
            Vec2 a = loop[i], b = loop[(i + 1) % loop.size()];
            if (a.y > b.y) std::swap(a, b);
            if (a.y < b.y)
                edges.push_back({static_cast<double>(a.x), static_cast<double>(a.y), static_cast<double>(b.x),
                                 static_cast<double>(b.y)});
        }
    }
    return edges;
}

double even_odd_area(const LoopList& loops) {
    const std::vector<UpEdge> edges = up_edges(loops);
    std::vector<double> levels;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        levels.insert(levels.end(), {edges[i].y0, edges[i].y1});
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            const double low = std::max(edges[i].y0, edges[j].y0), high = std::min(edges[i].y1, edges[j].y1);
            if (low >= high) continue;
            const double d0 = edges[i].at(low) - edges[j].at(low), d1 = edges[i].at(high) - edges[j].at(high);
            if (d0 * d1 < 0.0) levels.push_back(low + (high - low) * (d0 / (d0 - d1)));
        }
    }
    std::sort(levels.begin(), levels.end());
    double area = 0.0;
    std::vector<double> xs;
    for (std::size_t k = 0; k + 1 < levels.size(); ++k) {
        const double middle = 0.5 * (levels[k] + levels[k + 1]);
        xs.clear();
        for (const UpEdge& edge : edges)
            if (edge.y0 < middle && middle < edge.y1) xs.push_back(edge.at(middle));
        std::sort(xs.begin(), xs.end());
        for (std::size_t i = 0; i + 1 < xs.size(); i += 2)
            area += (xs[i + 1] - xs[i]) * (levels[k + 1] - levels[k]);
    }
    return area;
}

double border_of(const LoopList& loops) {
    double sum = 0.0;
    for (const Loop& loop : loops)
        for (std::size_t i = 0; i < loop.size(); ++i)
            sum += static_cast<double>(length(loop[(i + 1) % loop.size()] - loop[i]));
    return sum;
}

double solid_area(const CleanOutlines& clean) {
    double sum = 0.0;
    for (const SolidOutline& outline : clean.outlines) sum += outline.area();
    return sum;
}

/// Cleans, and holds the result to what is promised of all.
CleanOutlines cleaned(const LoopList& loops, const Tolerances& tolerances = {}) {
    const CleanOutlines clean = clean_outline(spans_of(loops), tolerances);
    EXPECT_EQ(clean.status, OutlineStatus::kOk);
    double pieces_area = 0.0;
    for (const SolidOutline& outline : clean.outlines) {
        const DecomposeResult result = try_decompose(outline.view(), 0.0f, tolerances);
        EXPECT_EQ(result.status, OutlineStatus::kOk) << describe(result.status);
        for (int i = 0; i < result.pieces.size(); ++i)
            pieces_area += static_cast<double>(area(Geometry(result.pieces[i])));
    }
    const double expected = even_odd_area(loops);
    // The border moves by the tolerance at most; what is too thin for pieces is told.
    const double slack = border_of(loops) * static_cast<double>(clean.changes.tolerance) + 1e-6 * expected;
    EXPECT_NEAR(solid_area(clean) + clean.changes.dropped_area, expected, slack);
    EXPECT_NEAR(pieces_area, solid_area(clean), slack + 1e-5 * expected);
    return clean;
}

const Loop kFourByFour{{0, 0}, {4, 0}, {4, 4}, {0, 4}};

TEST(CleanOutline, LeavesAGoodOutlineAsItIs) {
    const LoopList loops{{{0.1f, 0}, {4, 0}, {4, 4}, {0, 4}}, {{1, 1}, {2, 1.3f}, {2, 2}}};
    const CleanOutlines clean = cleaned(loops);
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_EQ(clean.outlines[0].outer(), loops[0]);
    EXPECT_EQ(clean.outlines[0].holes(), LoopList{loops[1]});
    EXPECT_FALSE(clean.changes.any());
}

TEST(CleanOutline, HasNothingToChangeInLoopsWithoutPoints) {
    for (const LoopList& loops : {LoopList{}, LoopList{{}}, LoopList{{}, {}}}) {
        const CleanOutlines clean = cleaned(loops);
        EXPECT_EQ(clean.status, OutlineStatus::kOk);
        EXPECT_TRUE(clean.outlines.empty());
        EXPECT_FALSE(clean.changes.any());
    }
}

TEST(CleanOutline, MakesTwoTrianglesOfABowTie) {
    const CleanOutlines clean = cleaned({{{0, 0}, {2, 2}, {2, 0}, {0, 2}}});
    ASSERT_EQ(clean.outlines.size(), 2u);
    EXPECT_NEAR(clean.outlines[0].area(), 1.0, 1e-5);
    EXPECT_NEAR(clean.outlines[1].area(), 1.0, 1e-5);
    EXPECT_EQ(clean.changes.crossings, 1);
    EXPECT_EQ(clean.changes.pinches, 1);
    EXPECT_EQ(clean.changes.dropped, 0);
}

TEST(CleanOutline, CutsSpikesOff) {
    const CleanOutlines clean = cleaned({{{0, 0}, {4, 0}, {4, 2}, {7, 2}, {4, 2}, {4, 4}, {0, 4}}});
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_NEAR(clean.outlines[0].area(), 16.0, 1e-6);
    EXPECT_EQ(clean.changes.cancelled, 1);
    for (const Vec2 point : clean.outlines[0].outer()) EXPECT_LE(point.x, 4.0f);
}

TEST(CleanOutline, LeavesOutPointsThatAreThereTwice) {
    Loop points;
    for (const Vec2 corner : kFourByFour) points.insert(points.end(), {corner, corner, corner});
    // A spike of no area besides: without one decompose() welds them itself.
    points.insert(points.end(), {{-3, 4}, {0, 4}});
    const CleanOutlines clean = cleaned({points});
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_EQ(clean.outlines[0].outer().size(), 4u);
    EXPECT_EQ(clean.changes.joined, 9);
}

TEST(CleanOutline, MakesAnIslandASolidOfItsOwn) {
    const LoopList loops{kFourByFour,
                         {{0.5f, 0.5f}, {3.5f, 0.5f}, {3.5f, 3.5f}, {0.5f, 3.5f}},
                         {{1, 1}, {3, 1}, {3, 3}, {1, 3}}};
    const CleanOutlines clean = cleaned(loops);
    ASSERT_EQ(clean.outlines.size(), 2u);
    EXPECT_NEAR(clean.outlines[0].area(), 16.0 - 9.0, 1e-6);
    EXPECT_NEAR(clean.outlines[1].area(), 4.0, 1e-6);
    EXPECT_EQ(clean.outlines[0].holes().size(), 1u);
}

TEST(CleanOutline, TakesHolesThatTouchTheOuterLoopAndEachOther) {
    // One touches the border with a corner, two share an edge, two a corner.
    const LoopList loops{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{0, 5}, {1, 4}, {2, 5}, {1, 6}},
                         {{3, 3}, {4, 3}, {4, 4}, {3, 4}},     {{4, 3}, {5, 3}, {5, 4}, {4, 4}},
                         {{6, 6}, {7, 6}, {7, 7}, {6, 7}},     {{7, 7}, {8, 7}, {8, 8}, {7, 8}}};
    const CleanOutlines clean = cleaned(loops);
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_NEAR(solid_area(clean), 100.0 - 2.0 - 2.0 - 2.0, 1e-3);
    EXPECT_EQ(clean.changes.pinches, 2);
    EXPECT_EQ(clean.outlines[0].holes().size(), 2u)
        << "the first is part of the outer loop, the last two are one";
}

TEST(CleanOutline, TakesAHoleThatReachesBeyondItsOuterLoop) {
    const CleanOutlines clean = cleaned({kFourByFour, {{3, 1}, {6, 1}, {6, 3}, {3, 3}}});
    ASSERT_EQ(clean.outlines.size(), 2u);
    EXPECT_NEAR(solid_area(clean), (16.0 - 2.0) + 4.0, 1e-3);
}

TEST(CleanOutline, EmptiesWhatIsEnclosedTwice) {
    const CleanOutlines clean = cleaned({kFourByFour, kFourByFour});
    EXPECT_TRUE(clean.outlines.empty());
    EXPECT_EQ(clean.changes.cancelled, 4);
    EXPECT_TRUE(cleaned({{{0, 0}, {1, 0}, {2, 0}}}).outlines.empty());
    EXPECT_TRUE(cleaned({{}}).outlines.empty());
    EXPECT_TRUE(cleaned({}).outlines.empty());
}

TEST(CleanOutline, OpensAThinGapNextToAPinch) {
    // Two needles of one degree meet at their points, and a third lies a degree beside.
    const CleanOutlines clean = cleaned({{{0, 0}, {10, 0}, {10, 0.175f}},
                                         {{0, 0}, {10, 0.35f}, {10, 0.525f}},
                                         {{0, 0}, {-10, 0.1f}, {-10, -0.1f}}});
    EXPECT_EQ(clean.outlines.size(), 3u);
}

TEST(CleanOutline, RefusesNumbersThatAreNone) {
    const LoopList loops{kFourByFour, {{1, 1}, {2, std::numeric_limits<float>::quiet_NaN()}, {2, 2}}};
    const CleanOutlines clean = clean_outline(spans_of(loops));
    EXPECT_EQ(clean.status, OutlineStatus::kOutOfRange);
    EXPECT_EQ(clean.loop, 0);
    EXPECT_EQ(clean.point, 1);
    EXPECT_EQ(clean_outline(spans_of({Loop(kMaxCleanPoints + 1)})).status, OutlineStatus::kTooManyPoints);
}

TEST(CleanOutline, RefusesLoopsOfTooManyCrossings) {
    // Each edge runs from one side to the other, and crosses every third of the others or so.
    std::mt19937 random(1);
    Loop zigzag;
    for (int i = 0; i < 800; ++i)
        zigzag.push_back({i % 2 == 0 ? 0.0f : 1e5f, 1e5f * 0x1p-24f * static_cast<float>(random() >> 8)});
    const CleanOutlines clean = clean_outline(spans_of({zigzag}));
    EXPECT_EQ(clean.status, OutlineStatus::kTooManyPoints);
    EXPECT_TRUE(clean.outlines.empty());
}

/// Each of 4,096 edges lies on all others that are shorter: 4 million times an edge goes through a point. All
/// cancel, but for the square at the end.
TEST(CleanOutline, ManyEdgesOnEachOtherCancel) {
    constexpr int kPoints = 4096;
    Loop folded;
    for (int i = 0; i < kPoints; ++i) {
        const int at = i % 2 == 0 ? i / 2 : kPoints - 1 - i / 2;
        folded.push_back({static_cast<float>(at), 0.0f});
    }
    const CleanOutlines clean = cleaned({folded, {{0, 0}, {1, 0}, {1, 1}, {0, 1}}});
    EXPECT_EQ(clean.status, OutlineStatus::kOk);
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_NEAR(clean.outlines[0].area(), 1.0, 1e-6);
    EXPECT_GT(clean.changes.touches, 4000000);
}

/// Each of 2,048 edges crosses all others in one place: 2 million crossings, one point.
TEST(CleanOutline, ManyEdgesThroughOnePointMeetThere) {
    constexpr int kEdges = 2048;
    Loop star;
    for (int i = 0; i < kEdges; ++i) {
        // From one side to the opposite one; the next edge begins beside its end.
        const double angle = 3.14159265358979 * (static_cast<double>(i) / kEdges + (i % 2));
        const auto c = static_cast<float>(1000 * std::cos(angle)),
                   s = static_cast<float>(1000 * std::sin(angle));
        star.push_back({c, s});
        star.push_back({-c, -s});
    }
    const CleanOutlines clean = clean_outline(spans_of({star}));
    EXPECT_EQ(clean.status, OutlineStatus::kOk);
    // Every other of the slices between the edges, of an area of a circle.
    double area = 0;
    for (const SolidOutline& outline : clean.outlines) area += outline.area();
    EXPECT_NEAR(area, 0.5 * 3.14159265 * 1e6, 2e4);
}

TEST(CleanOutline, CutsAnOutlineOfTooManyPointsAcross) {
    // Teeth that are lower than the row is long, and teeth that are higher.
    for (const float height : {1.0f, 2000.0f}) {
        SCOPED_TRACE(height);
        Loop comb;
        for (int i = 0; i < 2500; ++i) {
            const float x = 0.2f * static_cast<float>(i);
            comb.insert(comb.end(), {{x, 1.0f}, {x + 0.1f, 1.0f + height}});
        }
        comb.insert(comb.end(), {{500.0f, 0.0f}, {0.0f, 0.0f}});
        const CleanOutlines clean = cleaned({comb});
        EXPECT_EQ(clean.changes.cuts, 1);
        ASSERT_EQ(clean.outlines.size(), 2u);
        for (const SolidOutline& outline : clean.outlines)
            EXPECT_LE(outline.outer().size(), static_cast<std::size_t>(kMaxOutlinePoints));
    }
}

TEST(CleanOutline, KeepsToTheTolerancesOfAScale) {
    LoopList loops{kFourByFour, {{0, 2}, {1, 1}, {2, 2}, {1, 3}}};
    for (Loop& loop : loops)
        for (Vec2& point : loop) point = 64.0f * point;
    const CleanOutlines clean = cleaned(loops, Tolerances::scaled(64.0f));
    ASSERT_EQ(clean.outlines.size(), 1u);
    EXPECT_EQ(clean.changes.tolerance, 2.0f * 64.0f * kMinEdgeLength);
}

TEST(CleanOutline, GivesTheSameBitsAgain) {
    const LoopList loops{{{0, 0}, {3, 3}, {3, 0}, {0, 3}, {1, -1}}};
    const CleanOutlines a = cleaned(loops), b = cleaned(loops);
    ASSERT_EQ(a.outlines.size(), b.outlines.size());
    for (std::size_t i = 0; i < a.outlines.size(); ++i)
        EXPECT_EQ(a.outlines[i].outer(), b.outlines[i].outer());
}

/// LoopList of four kinds: anywhere, on a grid of whole numbers, hardly off that grid, a walk.
LoopList random_loops(std::mt19937& random, unsigned kind) {
    const auto number = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(random() >> 8) * 0x1p-24f;
    };
    LoopList loops(1 + random() % 4);
    for (Loop& loop : loops) {
        const std::size_t count = 1 + random() % (kind == 3 ? 150 : 40);
        for (std::size_t i = 0; i < count; ++i) {
            Vec2 point{number(-5, 5), number(-5, 5)};
            if (kind == 1 || kind == 2) point = {std::round(point.x), std::round(point.y)};
            if (kind == 2) point = point + Vec2{number(-0.001f, 0.001f), number(-0.001f, 0.001f)};
            if (kind == 3 && i > 0) point = loop.back() + 0.1f * point;
            loop.push_back(point);
            if (random() % 10 == 0) loop.push_back(point);
            if (random() % 15 == 0 && loop.size() > 1) loop.push_back(loop[loop.size() - 2]);
        }
    }
    return loops;
}

TEST(CleanOutline, HasTheEvenOddAreaOfAnyLoops) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        std::mt19937 random(seed);
        (void)cleaned(random_loops(random, seed % 4));
        if (HasFailure()) return;
    }
}

}  // namespace
}  // namespace jostle
