// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Small shapes far out: of 1 mm to 10 m, up to 1e5 m from the origin, where the spacing of floats is 8 mm.
// Once the shapes lie there in their own frames, once they lie at the origin of theirs and their bodies
// there. Every bound follows from the spacing of floats where the shapes lie; where two numbers are
// subtracted before anything is rounded, nothing is lost, and the bound is that of a pair at the origin.
// (Shapes that the spacing has made degenerate are refused by validate(), and are left out: round ones
// remain.)
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>

#include <optional>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

constexpr double kSlop = static_cast<double>(kLinearSlop);
constexpr double kReach = static_cast<double>(kSpeculativeDistance);

/// [m] From a float of this magnitude to the next.
double spacing(double magnitude) {
    return std::ldexp(1.0, std::ilogb(magnitude) - 23);
}

/// Of a capsule no longer than half a spacing a disc is left.
Core sound_core(const Geometry& g) {
    Core core = core_of(g);
    if (core.vertices.size() == 2 && !(length(core.vertices[1] - core.vertices[0]) > 0.0))
        core.vertices.pop_back();
    return core;
}

double reach_of(const Core& core) {
    double most = 0.0;
    for (const Point v : core.vertices) most = std::fmax(most, length(v));
    return most;
}

Core shifted(Core core, Point by) {
    for (Point& v : core.vertices) v = v + by;
    return core;
}

/// 100 m from the origin to as far as the library allows.
Vec2 far_out(Random& random) {
    const float most = std::array<float, 4>{1.0e2f, 1.0e3f, 1.0e4f, 9.99e4f}[random.below(4)];
    const float x = random.uniform(-most, most);
    return {x, random.uniform(-most, most)};
}

/// A shape moved in its own frame: its vertices are the floats nearest to where they should be.
class FarShape {
  public:
    FarShape(Random& random, float size) : near_(random, size, {}), geometry_(near_.geometry) {}

    /// False: it is none there.
    bool move(Vec2 by) {
        switch (geometry_.type) {
            case ShapeType::kCircle:
                geometry_.circle.center += by;
                break;
            case ShapeType::kCapsule:
                geometry_.capsule.center1 += by;
                geometry_.capsule.center2 += by;
                break;
            case ShapeType::kSegment:
                geometry_.segment.point1 += by;
                geometry_.segment.point2 += by;
                break;
            case ShapeType::kPolygon:
            case ShapeType::kLargePolygon:
                if (!move_polygon(by)) return false;
        }
        try {
            validate(geometry_, "far_property_test");
        } catch (const Error&) {
            return false;
        }
        return true;
    }
    [[nodiscard]] const Geometry& geometry() const { return geometry_; }

  private:
    bool move_polygon(Vec2 by) {
        const PolygonView p = geometry_.polygon_view();
        Vec2 points[kMaxPolygonVertices];
        for (int i = 0; i < p.count; ++i) points[i] = p.vertices[i] + by;
        const std::span<const Vec2> moved(points, static_cast<std::size_t>(p.count));
        if (compute_hull(moved).status != HullStatus::kOk) return false;
        if (geometry_.type == ShapeType::kPolygon) {
            geometry_ = Polygon::from_hull(moved, p.radius);
        } else {
            large_ = LargePolygon::from_hull(moved, p.radius);
            geometry_ = PolygonView(large_);
        }
        return true;
    }

    RandomShape near_;
    LargePolygon large_;
    Geometry geometry_;
};

/// Turned anyhow or by quarters, and then as far apart as `put` says: to touch, to overlap, or a little
/// apart.
Transform random_pose(Random& random, const Geometry& a, const Geometry& b, float size) {
    Transform pose;
    pose.q = random.below(2) == 0
                 ? std::array<Rot, 4>{Rot{1, 0}, Rot{0, 1}, Rot{-1, 0}, Rot{0, -1}}[random.below(4)]
                 : Rot::from_angle(random.uniform(-3.2f, 3.2f));
    pose.p = middle(a) - rotate(pose.q, middle(b)) + 1.5f * size * RandomShape::random_axis(random);
    const float gap = random.below(2) == 0 ? random.uniform(-2.0f, 4.0f) * kLinearSlop
                                           : random.uniform(-0.25f, 0.1f) * size;
    const DistanceResult found = distance(a, b, pose);
    pose.p -= (found.distance - gap) * found.normal;
    return pose;
}

/// Shares of what was asked.
struct Count {
    int all = 0, none = 0, small = 0, touching = 0, overlapping = 0;

    void add(double truth, double size, double far) {
        ++all;
        small += far > 2.0e4 * size;
        touching += truth < kReach;
        overlapping += truth < 0.0;
    }
    void expect_enough(int cases) const {
        std::cout << "[  counts  ] of " << cases << " pairs " << none << " were none any more; of " << all
                  << ' ' << small << " lay more than 20,000 times their size out, " << touching
                  << " touched, " << overlapping << " overlapped\n";
        EXPECT_GE(all, cases * 6 / 10);
        EXPECT_GE(small, all / 5);
        EXPECT_GE(touching, all / 2);
        EXPECT_GE(overlapping, all / 5);
    }
};

/// [m] By how much more than that a contact may be too shallow. The edges whose ends or whose parts touch are
/// chosen by their rounded places: of two vertices that loses as much again as rounding them did. Of
/// overlapping cores, the deepest end of the other's edge may lie beside the face that rounding took, and is
/// cut off. The edge misses the face's corner by no more than both faces' rounding, so that with a slope of t
/// between edge and face, what is cut off is no longer than 2 * rounding / sin(t), and its depth 2 * rounding
/// / cos(t) at most. A depth of more than four slops is never given away (kAstray).
double lost(const Manifold& m, const Core& a, const Core& b, double truth, double rounding) {
    if (m.type == ManifoldType::kCircles) return rounding;
    if (truth + a.radius + b.radius > rounding) return 0.0;
    const Core& core = m.type == ManifoldType::kFaceA ? b : a;
    double cosine = 0.0;
    const std::size_t n = core.vertices.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point edge = core.vertices[(i + 1) % n] - core.vertices[i];
        cosine = std::fmax(cosine, std::fabs(cross(widen(m.normal), edge)) / length(edge));
    }
    return std::fmin(2.0 * rounding / cosine, 4.0 * kSlop);
}

/// [m] How far the only point of overlapping cores may lie beside the face: where none of the other's edge is
/// above it, by rounding, its deeper end is the point, by the same measure as above.
double beside(const Manifold& m, const Core& a, const Core& b, double truth, double rounding) {
    if (m.type == ManifoldType::kCircles || m.count != 1 || truth + a.radius + b.radius > rounding)
        return 0.0;
    const Core& core = m.type == ManifoldType::kFaceA ? b : a;
    double most = -1.0, slope = 0.0, size = 0.0;
    const std::size_t n = core.vertices.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point edge = core.vertices[(i + 1) % n] - core.vertices[i];
        const double sign = m.type == ManifoldType::kFaceA ? -1.0 : 1.0;
        const double facing = sign * dot(widen(m.normal), Point{edge.y, -edge.x}) / length(edge);
        if (facing <= most) continue;
        most = facing;
        size = length(edge);
        slope = std::fabs(dot(widen(m.normal), edge)) / size;
    }
    return std::fmin(2.0 * rounding / (slope + 1.0e-9), size);
}

/// Both cores are in the frame of the manifold. `rounding` is that of a place of one seen from the other,
/// `there` [m] the spacing where the points are.
void expect_contact(const Manifold& m, const Core& a, const Core& b, double truth, double rounding,
                    double there) {
    // Two tenths of the slop are given away for steadiness, see ManifoldProperty.
    const double tolerance = 0.2 * kSlop + rounding;
    if (truth > kReach + tolerance) {
        ASSERT_EQ(m.count, 0);
    } else if (truth < kReach - tolerance) {
        ASSERT_GE(m.count, 1);
    }
    const double off = 2.0 * tolerance + there + beside(m, a, b, truth, rounding);
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < m.count; ++i) {
        least = std::fmin(least, static_cast<double>(m.points[i].separation));
        // Midway between the surfaces; a point is rounded to where it lies.
        const Point middle = widen(m.points[i].point);
        const Point half = 0.5 * static_cast<double>(m.points[i].separation) * widen(m.normal);
        if (a.radius == 0.0) {
            ASSERT_LE(distance_to_outline(middle - half, a), off);
        }
        if (b.radius == 0.0) {
            ASSERT_LE(distance_to_outline(middle + half, b), off);
        }
    }
    if (m.count == 0) return;
    ASSERT_NEAR(length(widen(m.normal)), 1.0, 1.0e-5);
    ASSERT_GE(least, truth - tolerance);
    ASSERT_LE(least, truth + tolerance + lost(m, a, b, truth, rounding));
}

/// A point about the shape.
void ask_point(Random& random, const Geometry& g, const Core& core, float size) {
    const float x = random.uniform(-size, size);
    const Vec2 point = middle(g) + Vec2{x, random.uniform(-size, size)};
    const double way = distance_to_outline(widen(point), core);
    const bool inside = is_inside(widen(point), core);
    const double truth = (inside ? -way : way) - core.radius;
    // Worked from the shape's first vertex on: that far out nothing is lost.
    const double rounding = 1.0e-6 * (static_cast<double>(size) + std::fabs(truth));
    const ClosestPoint found = closest_point(g, point);
    const bool has_inside = g.type != ShapeType::kSegment;
    ASSERT_NEAR(static_cast<double>(found.distance), has_inside ? truth : std::fabs(truth), rounding);
    if (has_inside && std::fabs(truth) > rounding) {
        ASSERT_EQ(contains(g, point), truth < 0.0);
    }
    // Rounded to the floats there: half a spacing on each axis.
    const Point on = widen(found.point);
    const double off = distance_to_outline(on, core) - core.radius;
    ASSERT_LE(std::fabs(off), rounding + 0.75 * spacing(length(on) + 1.0));
}

/// [m] Of a shape.
float random_size(Random& random) {
    return std::array<float, 5>{1.0e-3f, 1.0e-2f, 0.1f, 1.0f, 10.0f}[random.below(5)];
}

TEST(FarProperty, ShapesFarOutInTheirFrames) {
    Random random(20261151);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Count count;
    for (int i = 0; i < cases; ++i) {
        const float size_a = random_size(random), size_b = random_size(random);
        FarShape shape_a(random, size_a), shape_b(random, size_b);
        const Vec2 by_a = far_out(random), by_b = far_out(random);
        const bool there_a = shape_a.move(by_a), there_b = shape_b.move(by_b);
        if (!there_a || !there_b) {
            ++count.none;
            continue;
        }
        const Geometry &a = shape_a.geometry(), &b = shape_b.geometry();
        const Transform pose = random_pose(random, a, b, size_a + size_b);
        const Core core_a = sound_core(a), core_b = moved(sound_core(b), pose);
        const double truth = signed_separation(core_a, core_b);
        const double far = std::fmax(reach_of(core_a), reach_of(sound_core(b)));
        // Rounding may have put vertices that were nearer to each other a spacing apart.
        const double size = static_cast<double>(size_a + size_b) + 2.0 * spacing(far);
        count.add(truth, size, far);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(a, b, pose); };

        // Where B's first vertex is from A's is worked out in double: the rounding is that of a pair at the
        // origin.
        const double rounding = 1.0e-6 * (size + std::fabs(truth));
        const DistanceResult d = distance(a, b, pose);
        ASSERT_NEAR(static_cast<double>(d.distance), std::fmax(truth, 0.0), 2.0 * rounding) << shown();
        const Penetration p = penetration(a, b, pose);
        ASSERT_NEAR(static_cast<double>(p.depth), std::fmax(-truth, 0.0), 4.0 * rounding) << shown();
        if (std::fabs(truth) > 2.0 * rounding) {
            ASSERT_EQ(overlap(a, b, pose), truth < 0.0) << shown();
        }
        if (a.type != ShapeType::kSegment || b.type != ShapeType::kSegment) {
            // In float: on each axis two products, their sum and where B's origin is from A's first vertex,
            // or that and A's place, each rounded by half a spacing: five halves, on both axes.
            const double there = spacing(far);
            ASSERT_NO_FATAL_FAILURE(expect_contact(collide(a, b, pose), core_a, core_b, truth,
                                                   4.0e-6 * size + 2.5 * std::sqrt(2.0) * there, there))
                << shown();
        }
        ASSERT_NO_FATAL_FAILURE(ask_point(random, a, core_a, size_a)) << shown();
    }
    count.expect_enough(cases);
}

TEST(FarProperty, BodiesFarOut) {
    Random random(20261152);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Count count;
    for (int i = 0; i < cases; ++i) {
        const float size_a = random_size(random), size_b = random_size(random);
        const RandomShape shape_a(random, size_a, {}), shape_b(random, size_b, {});
        const Geometry &a = shape_a.geometry, &b = shape_b.geometry;
        const Vec2 at = far_out(random);
        const Transform body_a{at, Rot::from_angle(random.uniform(-3.2f, 3.2f))};
        const Transform body_b = compose(body_a, random_pose(random, a, b, size_a + size_b));
        // From A's origin on, but turned as the world is.
        const Point from = -1.0 * widen(body_a.p);
        const Core core_a = shifted(moved(core_of(a), body_a), from);
        const Core core_b = shifted(moved(core_of(b), body_b), from);
        const double truth = signed_separation(core_a, core_b);
        const double size = static_cast<double>(size_a + size_b);
        const double far = length(widen(at)) + size;
        count.add(truth, size, far);
        const Transform pose = inverse_compose(body_a, body_b);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(a, b, pose); };

        // Poses are subtracted first, exactly, as both are multiples of the spacing; what turns is a step
        // from one to the other, and the shapes' own size.
        const double rounding = 4.0e-6 * (size + length(widen(body_b.p - body_a.p)));
        const DistanceResult d = distance(a, b, pose);
        ASSERT_NEAR(static_cast<double>(d.distance), std::fmax(truth, 0.0), rounding) << shown();
        if (std::fabs(truth) > rounding) {
            ASSERT_EQ(overlap(a, b, pose), truth < 0.0) << shown();
        }
        if (a.type == ShapeType::kSegment && b.type == ShapeType::kSegment) continue;
        const Manifold m = collide(a, b, pose);
        const Core local_a = core_of(a), local_b = moved(core_of(b), pose);
        ASSERT_NO_FATAL_FAILURE(expect_contact(m, local_a, local_b, truth, rounding, 0.0)) << shown();
        // In the world again: only the points are rounded to the floats there, by half a spacing on each
        // axis.
        const float ra = radius_of(a), rb = radius_of(b);
        const WorldManifold w = evaluate(make_local(m, ra, rb, pose), body_a, ra, body_b, rb);
        ASSERT_EQ(w.count, m.count);
        Manifold in_world;
        in_world.count = static_cast<decltype(in_world.count)>(w.count);
        in_world.normal = w.normal;
        for (int k = 0; k < w.count; ++k) {
            in_world.points[k] = w.points[k];
            in_world.points[k].point = narrow_to(widen(w.points[k].point) + from);
        }
        ASSERT_NO_FATAL_FAILURE(
            expect_contact(in_world, core_a, core_b, truth, 2.0 * rounding, 0.75 * spacing(far)))
            << shown();
    }
    count.expect_enough(cases);
}

}  // namespace
}  // namespace jostle::test
