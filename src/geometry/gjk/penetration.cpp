// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Cores that are apart: the shapes overlap by as much as the radii exceed the cores' distance. Cores that
// overlap: their difference is a polygon around the origin whose edges are the edges of A and those of B, so
// that the shortest way out is across one of them. A core of two points has two edges, there and back, and
// one of a single point none.
//
// The vertex that is deepest behind the shortest way's edge lies between the edge's ends, unless rounding or
// a parallel edge of the other core makes vertices tie: then the witness is the part of that edge beside it.
//
// Cost: a distance, and where the cores overlap a support point an edge of either.
#include <jostle/geometry/penetration.h>

#include "geometry/collide/manifold_parts.h"
#include "geometry/gjk/gjk.h"

namespace jostle {
namespace {

using namespace detail;

struct Way {
    bool found = false;
    float separation = 0.0f;    // of the cores, negative
    Vec2 normal;                // from the polygon with the edge to the other
    Vec2 point;                 // of the other, deepest
    int edge = 0, deepest = 0;  // of the polygon; the other's vertex
};

/// The other core's vertex in the frame of the polygon with the edge.
Vec2 vertex_in(const RelativePose& pose, const DistanceProxy& other, int i) {
    return rotate(pose.q, other.point(i)) + pose.p;
}

/// Where the deepest vertex lies beyond an end of the edge: the point of the other core's edge at that end,
/// or the one that comes nearest to it.
Vec2 point_beside_edge(const Way& way, const DistanceProxy& faces, const DistanceProxy& other,
                       const RelativePose& pose) {
    const Vec2 from = faces.point(way.edge), to = faces.point(way.edge + 1 < faces.count ? way.edge + 1 : 0);
    const Vec2 along{-way.normal.y, way.normal.x};
    const float length = dot(along, to - from), at = dot(along, way.point - from);
    if (other.count < 2 || (at >= 0.0f && at <= length)) return way.point;
    const float end = at < 0.0f ? 0.0f : length;
    const Vec2 next = vertex_in(pose, other, way.deepest + 1 < other.count ? way.deepest + 1 : 0);
    const Vec2 last = vertex_in(pose, other, way.deepest > 0 ? way.deepest - 1 : other.count - 1);
    // ORDER: of neighbours that tie, the next.
    const Vec2 goal = dot(way.normal, last - next) < 0.0f ? last : next;
    const float there = dot(along, goal - from);
    const float ratio = (at - end) / (at - there);
    // An edge that leads away from the edge's line was no tie: the vertex lies beyond the end by rounding.
    if (!(ratio > 0.0f) || dot(way.normal, goal - way.point) > abs(at - there)) return way.point;
    return way.point + min(ratio, 1.0f) * (goal - way.point);
}

/// Across which edge of `faces` the other core is least deep. `pose` maps the other's points to its frame.
/// ORDER: of edges that tie, the first.
Way across_edges(const DistanceProxy& faces, const DistanceProxy& other, const RelativePose& pose) {
    Way best;
    for (int i = 0; faces.count > 1 && i < faces.count; ++i) {
        const Vec2 from = faces.point(i);
        Vec2 normal = right_perpendicular(faces.point(i + 1 < faces.count ? i + 1 : 0) - from);
        if (!(normalize(normal) > 0.0f)) continue;
        const int deepest = support(other, inverse_rotate(pose.q, -normal));
        const Vec2 point = vertex_in(pose, other, deepest);
        const float separation = dot(normal, point - from);
        if (!best.found || separation > best.separation) best = {true, separation, normal, point, i, deepest};
    }
    if (best.found) best.point = point_beside_edge(best, faces, other, pose);
    return best;
}

Penetration result_of(Vec2 core_a, Vec2 core_b, Vec2 normal, const DistanceProxy& a, const DistanceProxy& b,
                      float depth) {
    Penetration result;
    result.overlapping = true;
    result.depth = max(depth, 0.0f);
    result.normal = normal;
    result.point_a = core_a + a.radius * normal + a.origin;
    result.point_b = core_b - b.radius * normal + a.origin;
    return result;
}

Penetration of_overlapping_cores(const DistanceProxy& a, const DistanceProxy& b, const RelativePose& pose,
                                 Vec2 common) {
    const Way in_a = across_edges(a, b, pose);
    const RelativePose back = inverse(pose);
    const Way in_b = across_edges(b, a, back);
    const float radii = a.radius + b.radius;
    // ORDER: an edge of A's before one of B's.
    if (in_a.found && (!in_b.found || in_a.separation >= in_b.separation)) {
        const Vec2 on_a = in_a.point - in_a.separation * in_a.normal;
        return result_of(on_a, in_a.point, in_a.normal, a, b, radii - in_a.separation);
    }
    if (in_b.found) {
        const Vec2 normal = -rotate(pose.q, in_b.normal);
        const Vec2 on_a = rotate(pose.q, in_b.point) + pose.p;
        return result_of(on_a, on_a + in_b.separation * normal, normal, a, b, radii - in_b.separation);
    }
    return result_of(common, common, kAnyNormal, a, b, radii);
}

}  // namespace

Penetration penetration(const Geometry& shape_a, const Geometry& shape_b, const Transform& b_in_a) {
    const DistanceProxy a(shape_a), b(shape_b);
    const RelativePose pose = relative_pose(a, b, b_in_a);
    const float radii = a.radius + b.radius;
    SimplexCache cache;
    const CoreDistance core = core_distance(a, b, pose, cache, radii);
    if (core.beyond || core.distance > radii) return {};
    if (core.overlapping) return of_overlapping_cores(a, b, pose, core.point_a);
    return result_of(core.point_a, core.point_b, core.normal, a, b, radii - core.distance);
}

}  // namespace jostle
