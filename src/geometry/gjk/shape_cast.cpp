// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Newton's method on the distance, which is convex along a straight line, so that no step goes too far:
// conservative advancement, [Mirtich1996]. Between a vertex and an edge the distance is linear and one step
// arrives; between rounded corners the steps converge as Newton's do.
//
// Shapes that are not rounded meet at distance 0, where the direction between their nearest points is gone:
// the normal is then the last one along which they were still apart. Where that was one between two corners,
// it is none that they can meet along: a sharp corner is entered across one of the faces at it, the one that
// is reached last [CyrusBeck1978]. What grazes a row of flush tiles so meets the top of one, or passes.
#include <jostle/geometry/shape_cast.h>

#include "geometry/gjk/gjk.h"
#include "geometry/gjk/still_nearest.h"

namespace jostle {
namespace {

using namespace detail;

constexpr int kMaxSteps = 32;
/// [1] Of the size of the shapes, kLarge at most: nearer than this they touch.
constexpr double kTouch = 4.0e-7;
/// [1] Of a distance: twice what rounding may do to it.
constexpr double kFarRounding = 4.0e-7;
/// [1] Of what counts as touching: a face that is nearer has been reached; one that B never reaches, and that
/// is not as near as the second, keeps the two apart.
constexpr double kReached = 0.02, kKeptApart = 0.5;
/// [1] Of the size of the shapes: cores nearer than this have no direction between them to be trusted.
constexpr float kNoDirection = 1.0e-3f;

float reach(const DistanceProxy& proxy) {
    float squared = 0.0f;
    if (proxy.count == 2) squared = length_squared(proxy.point(1));
    if (proxy.count > 2) squared = lane<0>(greatest(furthest_squared(proxy)));
    return sqrt(squared) + proxy.radius;
}

/// Where the surfaces meet, midway of what rounding left between them.
Vec2 touching_point(const DistanceProxy& a, const DistanceProxy& b, const CoreDistance& core, Vec2 normal) {
    return lerp(core.point_a + a.radius * normal, core.point_b - b.radius * normal, 0.5f) + a.origin;
}

/// The pair, and B's way.
struct Cast {
    const DistanceProxy& a;
    const DistanceProxy& b;
    RelativePose start;
    Double2 path;
    double last;   // fraction
    float size;    // [m] of both
    double touch;  // [m]

    Cast(const DistanceProxy& shape_a, const DistanceProxy& shape_b, const Transform& b_in_a,
         Vec2 translation, float max_fraction)
        : a(shape_a),
          b(shape_b),
          start(relative_pose(shape_a, shape_b, b_in_a)),
          path(widen(translation)),
          last(static_cast<double>(max_fraction)),
          size(reach(shape_a) + reach(shape_b)),
          touch(kTouch * static_cast<double>(math::min(size, kLarge))) {}

    /// [m] From afar a little less than the separation, lest the rounding of the distance lead through what
    /// is thin, or into what is large: until it is measured in double.
    [[nodiscard]] double safe_part(double separation, double core_distance) const {
        double slack = kFarRounding * core_distance;
        // Of a large pair, distances beyond this are float's.
        if (size > kLarge && separation > 0.25 * static_cast<double>(kNearOfLarge * size))
            slack += kTouch * static_cast<double>(size);
        return slack > touch ? separation - slack : separation;
    }
    [[nodiscard]] Double2 position(double fraction) const { return start.exact + fraction * path; }
    /// Whether they can meet at a corner of either.
    [[nodiscard]] bool has_corners() const {
        return a.is_outline && b.is_outline && (a.count > 2 || b.count > 2) && a.radius + b.radius == 0.0f;
    }
};

/// How B enters the corner of A and B's difference that lies furthest along a direction.
struct Entry {
    bool never = false;     // a face there keeps them apart from now on
    bool has_face = false;  // else B does not move against any
    double fraction = 0.0;  // [1] from now on, until the last of the faces is reached
    double height = 0.0;    // [m] of B above that face now
    Vec2 normal;            // of that face, from A to B
};

/// [m] How far B lies in front of a face of either, whose normal leads from A to B.
double height_along(const Cast& cast, Double2 n, Double2 position) {
    const Vec2 direction = narrow(n);
    const Vec2 in_b = inverse_rotate(cast.start.q, -direction);
    const Double2 point_a = widen(cast.a.point(support(cast.a, direction)));
    const Double2 point_b = widen(cast.b.point(support(cast.b, in_b)));
    const double c = static_cast<double>(cast.start.q.c), s = static_cast<double>(cast.start.q.s);
    const Double2 turned{c * point_b.x - s * point_b.y, s * point_b.x + c * point_b.y};
    return dot(n, turned + position - point_a);
}

/// ORDER: of faces that are reached at the same time, the first.
void reach_face(Entry& entry, const Cast& cast, Double2 n, Double2 position) {
    const double height = height_along(cast, n, position);
    const double speed = -dot(cast.path, n);
    if (!(speed > 0.0)) {
        entry.never = entry.never || height > kKeptApart * cast.touch;
        return;
    }
    const double fraction = height / speed;
    if (entry.has_face && !(fraction > entry.fraction)) return;
    entry.has_face = true;
    entry.fraction = fraction;
    entry.height = height;
    entry.normal = narrow(n);
}

Entry enter_corner(const Cast& cast, Vec2 direction, double fraction) {
    const Double2 position = cast.position(fraction);
    const Rot q = cast.start.q;
    const int i = support(cast.a, direction), j = support(cast.b, inverse_rotate(q, -direction));
    Entry entry;
    const auto reach_both = [&](const DistanceProxy& proxy, int corner, Rot turn, double outwards) {
        for (const int first : {previous_of(proxy, corner), corner}) {
            const Vec2 along = proxy.point(next_of(proxy, first)) - proxy.point(first);
            const Vec2 edge = rotate(turn, along);
            if (edge == Vec2{}) continue;
            reach_face(entry, cast, outwards * unit(right_perpendicular(widen(edge))), position);
        }
    };
    reach_both(cast.a, i, {}, 1.0);
    reach_both(cast.b, j, q, -1.0);
    return entry;
}

/// Inlined into both functions below, as a call between them would cost more.
JOSTLE_INLINE ShapeCastHit cast_proxies(const DistanceProxy& a, const DistanceProxy& b,
                                        const Transform& b_in_a, Vec2 translation, float max_fraction) {
    ShapeCastHit result;
    if (!is_finite(translation) || !is_finite(b_in_a) || !(max_fraction >= 0.0f)) return result;
    const Cast cast(a, b, b_in_a, translation, max_fraction);
    const double radii = static_cast<double>(a.radius) + static_cast<double>(b.radius);
    double fraction = 0.0;
    Vec2 before;
    bool before_is_of_face = true;  // there was none
    SimplexCache cache;
    while (result.iterations < kMaxSteps) {
        const CoreDistance core = core_distance(a, b, {cast.position(fraction), cast.start.q}, cache);
        ++result.iterations;
        const bool is_start = result.iterations == 1;
        const double separation = static_cast<double>(core.distance) - radii;
        const double speed = -dot(cast.path, widen(core.normal));
        const bool is_touching = is_start ? core.distance <= a.radius + b.radius : !(separation > cast.touch);
        // The last look decides: what touches there is a hit.
        const bool may_go_on = result.iterations < kMaxSteps;
        if (is_touching && may_go_on && !before_is_of_face && cast.has_corners()) {
            const Entry entry = enter_corner(cast, core.overlapping ? before : core.normal, fraction);
            if (entry.never) return result;
            if (entry.has_face) before = entry.normal;
            before_is_of_face = true;
            if (entry.height > kReached * cast.touch) {
                fraction += entry.fraction;
                const double left = (fraction - cast.last) * (entry.height / entry.fraction);
                if (!(left <= kReached * cast.touch)) return result;
                fraction = fraction < cast.last ? fraction : cast.last;
                continue;
            }
        }
        if (is_touching || (!may_go_on && speed > 0.0)) {
            result.hit = true;
            result.started_overlapping = is_start;
            result.fraction = math::min(static_cast<float>(fraction), max_fraction);
            if (!is_start) {
                // Where they graze each other, rounding may have put the touch behind the nearest point.
                const bool trusted = core.distance > kNoDirection * cast.size && speed > 0.0;
                result.normal = trusted ? core.normal : before;
            }
            result.point = touching_point(a, b, core, core.normal);
            return result;
        }
        before = core.normal;
        before_is_of_face = core.sees_edge_of_a | core.sees_edge_of_b;
        // Away from A, or past it: what is apart along a straight line that B does not cross stays apart.
        if (!(speed > 0.0)) return result;
        fraction += cast.safe_part(separation, static_cast<double>(core.distance)) / speed;
        if (!((fraction - cast.last) * speed <= cast.touch)) return result;
        fraction = fraction < cast.last ? fraction : cast.last;
    }
    return result;
}

}  // namespace

ShapeCastHit shape_cast(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                        Vec2 translation, float max_fraction) {
    return cast_proxies(a, b, b_in_a, translation, max_fraction);
}

ShapeCastHit shape_cast(const Geometry& a, const Geometry& b, const Transform& b_in_a, Vec2 translation,
                        float max_fraction) {
    return cast_proxies(DistanceProxy(a), DistanceProxy(b), b_in_a, translation, max_fraction);
}

}  // namespace jostle
