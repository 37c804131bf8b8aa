// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds of random pairs of every kind, held to brute force.
#include <gtest/gtest.h>
#include <jostle/geometry/manifold.h>

#include "geometry/random_shapes.h"
#include "math/random.h"

namespace jostle::test {
namespace {

constexpr double kSlop = static_cast<double>(kLinearSlop);
constexpr double kReach = static_cast<double>(kSpeculativeDistance);

double least_separation(const Manifold& m) {
    double least = 1.0e30;
    for (int i = 0; i < m.count; ++i) least = std::fmin(least, static_cast<double>(m.points[i].separation));
    return least;
}

void expect_sound(const Manifold& m) {
    ASSERT_GE(m.count, 0);
    ASSERT_LE(m.count, 2);
    if (m.count == 0) return;
    ASSERT_TRUE(is_finite(m.normal));
    ASSERT_NEAR(length(m.normal), 1.0f, 1.0e-5f);
    for (int i = 0; i < m.count; ++i) {
        ASSERT_TRUE(is_finite(m.points[i].point));
        ASSERT_TRUE(is_finite(m.points[i].separation));
        ASSERT_LE(m.points[i].separation, kSpeculativeDistance);
    }
    if (m.count == 2) {
        ASSERT_NE(m.points[0].id, m.points[1].id);
    }
}

/// Prints the case when the test that holds it has failed.
struct Case {
    const Geometry& a;
    const Geometry& b;
    const Transform& t;
    ~Case() {
        if (testing::Test::HasFatalFailure()) ADD_FAILURE() << describe(a, b, t);
    }
};

struct Axis {
    double separation;
    Point direction;  // from A to B
    bool of_b;
};
void add_axes(std::vector<Axis>& axes, const Core& faces, const Core& other, bool of_b) {
    const std::size_t n = faces.vertices.size();
    for (std::size_t i = 0; i < n && n > 1; ++i) {
        const Point e = faces.vertices[(i + 1) % n] - faces.vertices[i];
        const Point normal = (1.0 / length(e)) * Point{e.y, -e.x};
        const double s = least_along(other, normal) - dot(normal, faces.vertices[i]);
        axes.push_back({s, of_b ? -1.0 * normal : normal, of_b});
    }
}

/// Whether rounding, or the preference for A's face among parallel ones, decides across which face two shapes
/// meet.
bool is_tie(const Core& a, const Core& b, double size) {
    std::vector<Axis> axes;
    add_axes(axes, a, b, false);
    add_axes(axes, b, a, true);
    if (axes.empty()) return false;
    Axis best = axes[0];
    for (const Axis& axis : axes) best = axis.separation > best.separation ? axis : best;
    for (const Axis& axis : axes) {
        const double cosine = dot(axis.direction, best.direction);
        const bool preferred = axis.of_b != best.of_b && cosine > 0.9998;
        if (best.separation - axis.separation > (preferred ? 0.1 * kSlop : 0.0) + 1.0e-5 * size) continue;
        if (axis.of_b != best.of_b || cosine < 0.999999) return true;
    }
    return false;
}

Transform inverse_of(const Transform& t) {
    return {inverse_rotate(t.q, -t.p), inverse(t.q)};
}

double random_gap(Random& random, double size) {
    switch (random.below(3)) {
        case 0:
            return static_cast<double>(random.uniform(-2.0f, 2.0f)) * kSlop;
        case 1:
            return -size * static_cast<double>(random.uniform(0.0f, 1.0f));
        default:
            return static_cast<double>(random.uniform(-0.5f, 2.0f)) * kReach;
    }
}

// A surface point lies on the surface: midway less half the separation along the normal is A's, plus half
// B's. For polygons that are not rounded; rounding follows the reference face's normal, also where the
// incident edge is tilted.
void expect_on_surfaces(const Manifold& m, const Core& a, const Core& b, double tolerance) {
    for (int i = 0; i < m.count; ++i) {
        const Point middle = widen(m.points[i].point);
        const Point half = 0.5 * static_cast<double>(m.points[i].separation) * widen(m.normal);
        if (a.radius == 0.0) {
            ASSERT_LE(distance_to_outline(middle - half, a), tolerance);
        }
        if (b.radius == 0.0) {
            ASSERT_LE(distance_to_outline(middle + half, b), tolerance);
        }
    }
}

TEST(ManifoldProperty, SeparationAndNormalAreThoseOfBruteForce) {
    Random random(20260401);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    int near = 0, overlapping = 0;
    for (int i = 0; i < cases; ++i) {
        SCOPED_TRACE(i);
        const float size_a = random.uniform(0.1f, 4.0f), size_b = random.uniform(0.1f, 4.0f);
        const RandomShape a(random, size_a, {}), b(random, size_b, {});
        const double size = static_cast<double>(size_a + size_b);
        const Transform t = place(random, a.geometry, b.geometry, random_gap(random, size));
        const Case shown{a.geometry, b.geometry, t};
        const Manifold m = collide(a.geometry, b.geometry, t);
        ASSERT_NO_FATAL_FAILURE(expect_sound(m));
        if (a.geometry.kind == ShapeKind::kSegment && b.geometry.kind == ShapeKind::kSegment) {
            ASSERT_EQ(m.count, 0);
            continue;
        }
        const Core core_a = core_of(a.geometry), core_b = moved(core_of(b.geometry), t);
        const double truth = signed_separation(core_a, core_b);
        near += std::fabs(truth) <= 2.0 * kSlop;
        overlapping += truth < 0.0;
        // Two tenths of the slop are given away for steadiness: in the choice of the reference face, and
        // where two vertices are hardly nearer than face and vertex.
        const double rounding = 4.0e-6 * size;
        const double tolerance = 0.2 * kSlop + rounding;
        if (truth > kReach + tolerance) {
            ASSERT_EQ(m.count, 0);
        } else if (truth < kReach - tolerance) {
            ASSERT_GE(m.count, 1);
        }
        if (m.count == 0) continue;
        ASSERT_NEAR(least_separation(m), truth, tolerance);
        ASSERT_NEAR(separation_along(core_a, core_b, widen(m.normal)), truth, tolerance);
        ASSERT_NO_FATAL_FAILURE(expect_on_surfaces(m, core_a, core_b, 2.0 * tolerance));
    }
    // The pairs are worth something: this many within two slops, this many deeper than touching.
    EXPECT_GE(near, cases * 3 / 10);
    EXPECT_GE(overlapping, cases * 3 / 10);
}

TEST(ManifoldProperty, SwappedShapesGiveTheSameContact) {
    Random random(20260402);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    int compared = 0, renamed = 0;
    for (int i = 0; i < cases; ++i) {
        SCOPED_TRACE(i);
        const float size_a = random.uniform(0.1f, 4.0f), size_b = random.uniform(0.1f, 4.0f);
        const RandomShape a(random, size_a, {}), b(random, size_b, {});
        const double size = static_cast<double>(size_a + size_b);
        const Transform t = place(random, a.geometry, b.geometry, random_gap(random, size));
        const Case shown{a.geometry, b.geometry, t};
        // Where two faces are equally good, each call may take its own A's, or the first.
        const Core core_a = core_of(a.geometry), core_b = moved(core_of(b.geometry), t);
        if (is_tie(core_a, core_b, size)) continue;
        const Manifold m = collide(a.geometry, b.geometry, t);
        const Manifold n = collide(b.geometry, a.geometry, inverse_of(t));
        ++compared;
        if (m.count == 0 && n.count == 0) continue;
        // Where round cores all but coincide, what is left of the direction between them is mostly rounding.
        const double lever = std::fabs(least_separation(m) + core_a.radius + core_b.radius);
        const double turn = 2.0e-5 + 1.0e-6 * size / (lever + 1.0e-9);
        const float tolerance = static_cast<float>(1.0e-5 * size);
        const Vec2 normal = -rotate(t.q, n.normal);
        if (m.count > 0 && n.count > 0) {
            ASSERT_LE(distance(m.normal, normal), static_cast<float>(turn));
        }
        int matched = 0;
        for (int k = 0; k < m.count; ++k) {
            const int swapped_id = (m.points[k].id >> 8) | ((m.points[k].id & 0xff) << 8);
            int same = -1;
            for (int l = 0; l < n.count; ++l) same = n.points[l].id == swapped_id ? l : same;
            if (same < 0 && m.points[k].separation > kSpeculativeDistance - tolerance) continue;
            if (same < 0 && m.count == 1 && n.count == 1) {
                // By a hair one call saw two vertices meet, the other a vertex and an edge seen end on.
                same = 0;
                ++renamed;
            }
            ASSERT_GE(same, 0) << "no point with the swapped id: " << describe(n);
            ++matched;
            ASSERT_NEAR(m.points[k].separation, n.points[same].separation, tolerance);
            ASSERT_LE(distance(apply(t, n.points[same].point), m.points[k].point),
                      tolerance + static_cast<float>(turn * size));
        }
        // What the other has alone is at the very end of the speculative distance.
        int others = 0;
        for (int l = 0; l < n.count; ++l) {
            others += n.points[l].separation <= kSpeculativeDistance - tolerance;
        }
        ASSERT_GE(matched, others);
    }
    EXPECT_GE(compared, cases * 7 / 10);
    EXPECT_LE(renamed, cases / 10000);
}

TEST(ManifoldProperty, MovingBothShapesMovesTheContact) {
    Random random(20260403);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 300000 : 20000;
    int differing = 0;
    for (int i = 0; i < cases; ++i) {
        SCOPED_TRACE(i);
        const RandomShape a(random, 1.0f, {}), b(random, 1.0f, {});
        const Transform t = place(random, a.geometry, b.geometry, random_gap(random, 2.0));
        const Case shown{a.geometry, b.geometry, t};
        const Manifold m = collide(a.geometry, b.geometry, t);
        // The same pair as bodies in a world, seen from there: the relative pose is what rounding leaves of
        // it.
        const Transform body{{random.uniform(-10.0f, 10.0f), random.uniform(-10.0f, 10.0f)},
                             Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        const Transform again = inverse_compose(body, compose(body, t));
        const Manifold n = collide(a.geometry, b.geometry, again);
        const double truth = signed_separation(core_of(a.geometry), moved(core_of(b.geometry), t));
        if (m.count == 0 || n.count == 0) {
            ASSERT_TRUE(m.count == n.count || truth > kReach - 0.2 * kSlop);
            continue;
        }
        ASSERT_NEAR(least_separation(m), least_separation(n), 0.2 * kSlop);
        differing +=
            m.count != n.count || m.points[0].id != n.points[0].id || distance(m.normal, n.normal) > 1.0e-3f;
    }
    // Only ties may fall to the other side; a quarter of these poses are made of ties.
    EXPECT_LE(differing, cases / 20);
}

TEST(ManifoldProperty, NastyPairsGiveUnitNormalsAndNoNan) {
    Random random(20260404);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    for (int i = 0; i < cases; ++i) {
        SCOPED_TRACE(i);
        const auto size = [&] {
            return std::array<float, 7>{1e-3f, 1e-2f, 0.1f, 1.0f, 10.0f, 100.0f, 1e3f}[random.below(7)];
        };
        // Far from the origin of its own frame, as far as float leaves anything of a shape.
        const auto far = [&](float of) -> Vec2 {
            const float most = random.below(2) == 0 ? 0.0f : min(5000.0f * of, 9.0e4f);
            return {random.uniform(-most, most), random.uniform(-most, most)};
        };
        const float size_a = size(), size_b = size();
        const Vec2 at_a = far(size_a), at_b = far(size_b);
        const RandomShape a(random, size_a, at_a), b(random, size_b, at_b);
        const bool same = random.below(8) == 0;
        const Geometry& other = same ? a.geometry : b.geometry;
        Transform t{at_a - (same ? at_a : at_b), Rot::from_angle(random.uniform(-1.0e6f, 1.0e6f))};
        if (random.below(4) == 0) t = {};
        if (random.below(2) == 0) t.p += Vec2{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
        ASSERT_NO_FATAL_FAILURE(expect_sound(collide(a.geometry, other, t)));
    }
}

TEST(ManifoldProperty, IdsPersistWhileAPairMovesALittle) {
    Random random(20260405);
    SCOPED_TRACE(random.seed_text());
    // A box that rests on a plank and rocks and slides by less than a slop keeps both points, whichever box
    // is A.
    for (int i = 0; i < 20000; ++i) {
        SCOPED_TRACE(i);
        const Polygon plank = Polygon::box(2.0f, 0.25f), crate = Polygon::box(0.5f, 0.5f);
        const float x = random.uniform(-1.4f, 1.4f);
        const auto jitter = [&](float most) { return random.uniform(-most, most); };
        const Transform rest{{x, 0.75f - 0.5f * kLinearSlop}, {}};
        const Transform pushed{rest.p + Vec2{jitter(kLinearSlop), jitter(0.4f * kLinearSlop)},
                               Rot::from_angle(jitter(1.0e-3f))};
        for (const bool plank_is_a : {true, false}) {
            const Geometry a = plank_is_a ? plank : crate, b = plank_is_a ? crate : plank;
            const Manifold m = collide(a, b, plank_is_a ? rest : inverse_of(rest));
            const Manifold n = collide(a, b, plank_is_a ? pushed : inverse_of(pushed));
            ASSERT_EQ(m.count, 2);
            ASSERT_EQ(n.count, 2);
            EXPECT_TRUE(n.points[0].id == m.points[0].id || n.points[0].id == m.points[1].id);
            EXPECT_TRUE(n.points[1].id == m.points[0].id || n.points[1].id == m.points[1].id);
        }
    }
}

}  // namespace
}  // namespace jostle::test
