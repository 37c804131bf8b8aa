// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random simple outlines: their pieces are valid, cover them once, and know which of their edges are cuts.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <algorithm>

#include "geometry/random_outlines.h"

namespace jostle::test {
namespace {

/// Whether the point is a convex corner of the outline: where a cut may end that is no inner edge.
bool is_convex_corner(Point p, const OwnedOutline& outline, double moved) {
    for (std::size_t l = 0; l < outline.loops.size(); ++l) {
        const Points& loop = outline.loops[l];
        const double direction = (signed_area(loop.data(), loop.size()) > 0.0) == (l == 0) ? 1.0 : -1.0;
        const std::size_t n = loop.size();
        for (std::size_t i = 0; i < n; ++i) {
            const Point b = widen(loop[i]);
            if (length(b - p) > moved) continue;
            const Point a = widen(loop[(i + n - 1) % n]), c = widen(loop[(i + 1) % n]);
            if (direction * cross(b - a, c - b) > 0.0) return true;
        }
    }
    return false;
}

struct PieceEdge {
    Point a, b;
    int piece;
};

/// Whether an edge of another piece runs back along this one, from one of its ends: both are sides of a cut.
bool has_twin(const PieceEdge& e, const std::vector<PieceEdge>& edges, double moved) {
    const auto near = [moved](Point p, Point a, Point b) { return distance_to_segment(p, a, b) <= moved; };
    const auto same = [](Point p, Point q) { return p.x == q.x && p.y == q.y; };
    return std::any_of(edges.begin(), edges.end(), [&](const PieceEdge& f) {
        if (f.piece == e.piece) return false;
        return (same(f.a, e.b) && (near(f.b, e.a, e.b) || near(e.a, f.a, f.b))) ||
               (same(f.b, e.a) && (near(f.a, e.a, e.b) || near(e.b, f.a, f.b)));
    });
}

void expect_edges(const OwnedOutline& outline, const ConvexPieces& pieces, double moved) {
    std::vector<PieceEdge> edges;  // no inner ones
    for (int i = 0; i < pieces.size(); ++i) {
        const PolygonView p = pieces[i];
        for (int k = 0; k < p.count; ++k) {
            const Point a = widen(p.vertices[k]), b = widen(p.vertices[k + 1 < p.count ? k + 1 : 0]);
            const bool inner = ((p.inner_edges >> k) & 1u) != 0;
            if (!inner) edges.push_back({a, b, i});
            const Point middle = 0.5 * (a + b);
            if (distance_to_outline(middle, outline) <= moved) continue;
            ASSERT_TRUE(is_inside(middle, outline)) << "edge " << k << " of piece " << i;
            ASSERT_TRUE(inner || is_convex_corner(a, outline, moved) || is_convex_corner(b, outline, moved))
                << "edge " << k << " of piece " << i << " is no cut and not outline";
        }
        if (p.count < 64) {
            ASSERT_EQ(p.inner_edges >> p.count, 0u);
        }
    }
    // All of the outline is an edge that is no inner one; and nothing else is but cuts at convex corners.
    // Where the solid is as thin as corners were moved, a cut and the outline cannot be told apart.
    double most = 0.0, least = 0.0;
    for (const PieceEdge& edge : edges) {
        const double along = length(edge.b - edge.a);
        if (distance_to_outline(0.5 * (edge.a + edge.b), outline) <= moved) most += along;
        if (!has_twin(edge, edges, moved)) least += along;
    }
    const double perimeter = perimeter_of(outline);
    const double error = 1e-6 * perimeter + 4.0 * moved * pieces.size();
    ASSERT_GE(most, perimeter - error);
    ASSERT_LE(least, perimeter + error);
}

void expect_cover(Random& random, const OwnedOutline& outline, const ConvexPieces& pieces, double moved) {
    std::vector<Core> cores;
    double area = 0.0, edges = 0.0;
    for (int i = 0; i < pieces.size(); ++i) {
        const PolygonView p = pieces[i];
        area += signed_area(p.vertices, static_cast<std::size_t>(p.count));
        cores.push_back(core_of(p));
        const std::vector<Point>& v = cores.back().vertices;
        for (std::size_t k = 0; k < v.size(); ++k) edges += length(v[(k + 1) % v.size()] - v[k]);
    }
    const double expected = area_of(outline);
    ASSERT_NEAR(area, expected, 1e-12 * expected + moved * edges);
    Aabb<2> box = bounds(pieces[0], {});
    for (const Vec2 v : outline.loops[0]) box = {min(box.lower, v), max(box.upper, v)};
    for (int sample = 0; sample < 30; ++sample) {
        const float x = random.uniform(box.lower.x, box.upper.x);
        const Point p = widen({x, random.uniform(box.lower.y, box.upper.y)});
        int inside = 0;
        bool near = distance_to_outline(p, outline) <= 2.0 * moved;
        for (const Core& core : cores) {
            near = near || distance_to_outline(p, core) <= 2.0 * moved;
            inside += is_inside(p, core) ? 1 : 0;
        }
        if (!near) {
            ASSERT_EQ(inside, is_inside(p, outline) ? 1 : 0);
        }
    }
}

/// That no piece reaches further into another than by what was moved: some edge of one of the two keeps them
/// apart.
void expect_apart(const ConvexPieces& pieces, double moved) {
    std::vector<Core> cores;
    cores.reserve(static_cast<std::size_t>(pieces.size()));
    for (int i = 0; i < pieces.size(); ++i) cores.push_back(core_of(pieces[i]));
    for (std::size_t i = 0; i < cores.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) ASSERT_GE(signed_separation(cores[i], cores[j]), -2.0 * moved);
    }
}

void expect_sound(Random& random, const OwnedOutline& outline, const Tolerances& tolerances, int most) {
    const DecomposeResult result = try_decompose(outline.view(), 0.0f, tolerances);
    ASSERT_EQ(result.status, OutlineStatus::kOk) << describe(result.status);
    const ConvexPieces& pieces = result.pieces;
    ASSERT_LE(pieces.size(), most);
    for (int i = 0; i < pieces.size(); ++i) validate(pieces[i], "expect_sound", tolerances);
    // Corners are left out within a tenth of the tolerance; ends of cuts are rounded to floats.
    const float least = std::max(tolerances.min_edge_length, kMinShapeSize);
    const double moved = 0.1 * static_cast<double>(least) + 2.0 * grain_of(outline);
    expect_edges(outline, pieces, moved);
    expect_cover(random, outline, pieces, moved);
    expect_apart(pieces, moved);
}

/// From 0.1 to 1000 m in size, up to 1e4 m from the origin; anywhere, or on powers of two without a turn,
/// where everything is exactly in line.
void place_anywhere(Random& random, OwnedOutline& outline) {
    const float size = std::ldexp(0.125f, static_cast<int>(random.below(14)));
    const float x = random.below(2) == 0 ? 0.0f : random.whole(-8192, 8192);
    const Vec2 offset{x, random.below(2) == 0 ? 0.0f : random.whole(-8192, 8192)};
    const float angle = random.below(2) == 0 ? 0.0f : random.uniform(-3, 3);
    place(outline, Rot::from_angle(angle), size, offset);
}

Tolerances random_tolerances(Random& random) {
    Tolerances tolerances;
    if (random.below(2) == 0) tolerances.min_edge_length = 0.0f;
    return tolerances;
}

int cases(int count) {
    return is_long_run() ? 50 * count : count;
}

TEST(DecomposeProperty, Stars) {
    Random random(20261121);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < cases(400); ++i) {
        SCOPED_TRACE(i);
        const bool hole = random.below(2) == 0;
        OwnedOutline outline = random_star(random, 5 + static_cast<int>(random.below(60)), hole);
        place_anywhere(random, outline);
        const int holes = static_cast<int>(outline.loops.size()) - 1;
        const Tolerances tolerances = random_tolerances(random);
        expect_sound(random, outline, tolerances, reflex_corners(outline) + 1 - holes);
        if (HasFatalFailure()) return;
    }
}

TEST(DecomposeProperty, TileMaps) {
    Random random(20261122);
    SCOPED_TRACE(random.seed_text());
    int holes_seen = 0;
    for (int i = 0; i < cases(400); ++i) {
        SCOPED_TRACE(i);
        const RandomCells cells(random, 12, 12, 10 + static_cast<int>(random.below(70)));
        OwnedOutline outline = cells.outline(random.below(2) == 0);
        place(outline, {}, 0.125f, {});
        // Points along a straight side are no longer quite so once they are turned; each that turns the wrong
        // way counts.
        place_anywhere(random, outline);
        const int holes = static_cast<int>(outline.loops.size()) - 1;
        holes_seen += holes;
        const Tolerances tolerances = random_tolerances(random);
        expect_sound(random, outline, tolerances, reflex_corners(outline) + 1 - holes);
        if (HasFatalFailure()) return;
    }
    EXPECT_GE(holes_seen, 100);
}

// The sharp and the thin. Where the cone of a corner is narrower than floats can tell, the corner gets a
// second cut; where the solid is, it may be refused.
TEST(DecomposeProperty, Tangles) {
    Random random(20261123);
    SCOPED_TRACE(random.seed_text());
    int sound = 0;
    for (int i = 0; i < cases(400); ++i) {
        SCOPED_TRACE(i);
        OwnedOutline outline = random_tangle(random, 5 + static_cast<int>(random.below(40)));
        place_anywhere(random, outline);
        const Tolerances tolerances = random_tolerances(random);
        const OutlineStatus status = try_decompose(outline.view(), 0.0f, tolerances).status;
        if (status == OutlineStatus::kSelfCrossing || status == OutlineStatus::kTooThin) continue;
        expect_sound(random, outline, tolerances, reflex_corners(outline) + 3);
        if (HasFatalFailure()) return;
        ++sound;
    }
    EXPECT_GE(sound, cases(400) * 98 / 100);
}

TEST(DecomposeProperty, TheSameBitsTwiceAndInEitherDirection) {
    Random random(20261124);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 50; ++i) {
        SCOPED_TRACE(i);
        const OwnedOutline outline = random_star(random, 30, true);
        const ConvexPieces a = decompose(outline.view()), b = decompose(outline.view());
        OwnedOutline turned = outline;
        for (Points& loop : turned.loops) std::reverse(loop.begin(), loop.end());
        ASSERT_EQ(a.size(), b.size());
        for (int k = 0; k < a.size(); ++k) {
            ASSERT_EQ(a[k].count, b[k].count);
            ASSERT_EQ(a[k].inner_edges, b[k].inner_edges);
            for (int v = 0; v < a[k].count; ++v) ASSERT_EQ(a[k].vertices[v], b[k].vertices[v]);
        }
        double area = 0.0;
        const ConvexPieces c = decompose(turned.view());
        for (int k = 0; k < c.size(); ++k)
            area += signed_area(c[k].vertices, static_cast<std::size_t>(c[k].count));
        ASSERT_NEAR(area, area_of(outline), 1e-5 * area);
    }
}

}  // namespace
}  // namespace jostle::test
