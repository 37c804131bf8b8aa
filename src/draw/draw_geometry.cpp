// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A dashed line is many segments; a hatched back is a stroke every dash or so, each leaning back against the
// segment's direction:
//
//     point1 ------------------> point2        the front is below: on the right of the direction
//            /   /   /   /   /                 the strokes are above it: here they are drawn from the back
#include <jostle/draw/draw_geometry.h>
#include <jostle/geometry/boxes.h>

#include <algorithm>
#include <cmath>

namespace jostle {
namespace {

constexpr int kMostDashes = 400;  // of one line

void draw_dashed(Vec2 from, Vec2 to, float dash, Color color, DebugDraw& draw) {
    const float length = distance(from, to);
    if (!(length > 0.0f) || !(dash > 0.0f)) return;
    // An odd number of equal parts, the first and the last of them drawn.
    const float wanted = std::min(0.5f * length / dash, static_cast<float>(kMostDashes));
    const int dashes = std::max(1, static_cast<int>(std::lround(wanted)));
    const float part = 1.0f / static_cast<float>(2 * dashes - 1);
    for (int i = 0; i < dashes; ++i) {
        const float start = static_cast<float>(2 * i) * part;
        draw.segment(lerp(from, to, start), lerp(from, to, std::min(start + part, 1.0f)), color);
    }
}

/// Strokes on the left of the direction from a to b.
void hatch_back(Vec2 a, Vec2 b, float dash, Color color, DebugDraw& draw) {
    const float length = distance(a, b);
    if (!(length > 0.0f) || !(dash > 0.0f)) return;
    const Vec2 along = (b - a) * (1.0f / length);
    const Vec2 stroke = (skew(along) - along) * (0.75f * dash);
    const float wanted = std::min(length / dash, static_cast<float>(kMostDashes));
    const int strokes = std::max(1, static_cast<int>(std::lround(wanted)));
    for (int i = 0; i < strokes; ++i) {
        const float t = (static_cast<float>(i) + 0.75f) / static_cast<float>(strokes);
        const Vec2 foot = lerp(a, b, t);
        draw.segment(foot, foot + stroke, color);
    }
}

void draw_segment(const Segment& segment, const Transform& transform, DebugDraw& draw,
                  const DrawGeometryOptions& options) {
    const Vec2 a = apply(transform, segment.point1);
    const Vec2 b = apply(transform, segment.point2);
    if (options.fronts && segment.one_sided) hatch_back(a, b, options.dash, options.color, draw);
    if (options.ghosts && segment.ghost1) {
        draw_dashed(apply(transform, *segment.ghost1), a, options.dash, options.ghost, draw);
    }
    if (options.ghosts && segment.ghost2) {
        draw_dashed(b, apply(transform, *segment.ghost2), options.dash, options.ghost, draw);
    }
    draw.segment(a, b, options.color);
}

void draw_outline(std::span<const Vec2> outline, float radius, bool filled, Color color, DebugDraw& draw) {
    if (radius > 0.0f && filled) draw.solid_rounded_polygon(outline, radius, color);
    if (radius > 0.0f && !filled) draw.rounded_polygon(outline, radius, color);
    if (!(radius > 0.0f) && filled) draw.solid_polygon(outline, color);
    if (!(radius > 0.0f) && !filled) draw.polygon(outline, color);
}

void draw_polygon(const PolygonView& view, const Transform& transform, DebugDraw& draw,
                  const DrawGeometryOptions& options) {
    Vec2 vertices[kMaxPolygonVertices];
    for (int i = 0; i < view.count; ++i) vertices[i] = apply(transform, view.vertices[i]);
    const std::span<const Vec2> outline(vertices, static_cast<std::size_t>(view.count));
    if (!options.ghosts && options.filled && view.inner_edges != 0) {
        draw.solid_piece(outline, view.radius, view.inner_edges, options.color);
        return;
    }
    const bool ghosts = options.ghosts && view.inner_edges != 0;
    Color color = options.color;
    if (ghosts) color.a = std::min(color.a, options.shade);
    draw_outline(outline, view.radius, options.filled, color, draw);
    if (!ghosts) return;
    for (int i = 0; i < view.count; ++i) {
        const Vec2 out = rotate(transform.q, view.normals[i]) * view.radius;
        const Vec2 from = vertices[i] + out;
        const Vec2 to = vertices[i + 1 < view.count ? i + 1 : 0] + out;
        if ((view.inner_edges >> i & 1) != 0) {
            draw_dashed(from, to, options.dash, options.ghost, draw);
        } else {
            draw.segment(from, to, options.color);
        }
    }
}

void draw_touch(Vec2 at, Vec2 normal, const Transform& transform, DebugDraw& draw,
                const DrawGeometryOptions& options) {
    const Vec2 point = apply(transform, at);
    if (length_squared(normal) > 0.0f) {
        draw.segment(point, point + rotate(transform.q, normal) * options.normal, options.mark);
    }
    draw.point(point, options.dot, options.mark);
}

/// pose(t) is where the shape is, t from 0 to 1.
template <class Pose>
void draw_poses(const Geometry& geometry, Pose&& pose, DebugDraw& draw, const DrawGeometryOptions& options) {
    DrawGeometryOptions faint = options;
    faint.filled = false;
    faint.fronts = false;
    faint.ghosts = false;
    faint.color.a = static_cast<std::uint8_t>(std::min<int>(options.color.a, 2 * options.shade));
    const int poses = std::max(options.poses, 2);
    for (int i = 0; i + 1 < poses; ++i) {
        draw_geometry(geometry, pose(static_cast<float>(i) / static_cast<float>(poses - 1)), draw, faint);
    }
    draw_geometry(geometry, pose(1.0f), draw, options);
}

}  // namespace

void draw_geometry(const Geometry& geometry, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options) {
    const Color color = options.color;
    switch (geometry.type) {
        case ShapeType::kCircle: {
            const Vec2 center = apply(transform, geometry.circle.center);
            if (options.filled) {
                draw.solid_circle(center, geometry.circle.radius, transform.q.x_axis(), color);
            } else {
                draw.circle(center, geometry.circle.radius, color);
            }
            break;
        }
        case ShapeType::kCapsule: {
            const Vec2 a = apply(transform, geometry.capsule.center1);
            const Vec2 b = apply(transform, geometry.capsule.center2);
            if (options.filled) {
                draw.solid_capsule(a, b, geometry.capsule.radius, color);
            } else {
                draw.capsule(a, b, geometry.capsule.radius, color);
            }
            break;
        }
        case ShapeType::kSegment:
            draw_segment(geometry.segment, transform, draw, options);
            break;
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            draw_polygon(geometry.polygon_view(), transform, draw, options);
            break;
    }
}

void draw_chain(const Chain& chain, const Transform& transform, DebugDraw& draw,
                const DrawGeometryOptions& options) {
    const int segments = chain.segment_count();
    for (int i = 0; i < segments; ++i) {
        Segment child = chain.segment(i);
        if (chain.is_loop || i > 0) child.ghost1.reset();
        if (chain.is_loop || i + 1 < segments) child.ghost2.reset();
        draw_segment(child, transform, draw, options);
    }
    for (int i = 0; i < chain.count; ++i) {
        draw.point(apply(transform, chain.points[i]), options.dot, options.color);
    }
}

void draw_box(const Aabb<2>& box, DebugDraw& draw, Color color) {
    const Vec2 corners[] = {box.lower, {box.upper.x, box.lower.y}, box.upper, {box.lower.x, box.upper.y}};
    draw.polygon(corners, color);
}

void draw_manifold(const Manifold& manifold, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options) {
    for (int i = 0; i < manifold.count; ++i) {
        const ManifoldPoint& point = manifold.points[i];
        const Vec2 half = manifold.normal * (0.5f * point.separation);
        draw.segment(apply(transform, point.point - half), apply(transform, point.point + half), options.gap);
        draw_touch(point.point, manifold.normal, transform, draw, options);
    }
}

void draw_ray(Vec2 origin, Vec2 translation, const ShapeRayHit& hit, const Transform& transform,
              DebugDraw& draw, const DrawGeometryOptions& options) {
    const Vec2 start = apply(transform, origin);
    const Vec2 end = apply(transform, origin + translation);
    const Vec2 reached = hit.hit ? apply(transform, hit.point) : end;
    if (hit.hit) draw_dashed(reached, end, options.dash, options.ghost, draw);
    draw.segment(start, reached, options.color);
    draw.point(start, options.dot, options.color);
    if (hit.started_inside) draw.circle(start, options.dash, options.mark);
    if (hit.hit) draw_touch(hit.point, hit.normal, transform, draw, options);
}

void draw_distance(const DistanceResult& result, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options) {
    const Vec2 a = apply(transform, result.point_a);
    const Vec2 b = apply(transform, result.point_b);
    draw.segment(a, b, options.gap);
    draw.point(a, options.dot, options.mark);
    draw.point(b, options.dot, options.mark);
}

void draw_penetration(const Penetration& result, const Transform& transform, DebugDraw& draw,
                      const DrawGeometryOptions& options) {
    if (!result.overlapping) return;
    const Vec2 b = apply(transform, result.point_b);
    draw_touch(result.point_a, result.normal, transform, draw, options);
    draw.segment(b, apply(transform, result.point_a), options.gap);
    draw.point(b, options.dot, options.mark);
}

void draw_sweep(const Geometry& geometry, const Sweep& sweep, float max_fraction, DebugDraw& draw,
                const DrawGeometryOptions& options) {
    draw_poses(
        geometry, [&](float t) { return pose_at(sweep, t * max_fraction); }, draw, options);
}

void draw_shape_cast(const Geometry& b, const Transform& b_in_a, Vec2 translation, const ShapeCastHit& hit,
                     const Transform& transform, DebugDraw& draw, const DrawGeometryOptions& options) {
    const Transform start = compose(transform, b_in_a);
    const Vec2 way = rotate(transform.q, translation);
    const Vec2 middle = center(bounds(b, start));
    const float reached = hit.hit ? hit.fraction : 1.0f;
    if (hit.hit) draw_dashed(middle + way * reached, middle + way, options.dash, options.ghost, draw);
    draw_poses(
        b,
        [&](float t) {
            return Transform{start.p + way * (t * reached), start.q};
        },
        draw, options);
    draw.segment(middle, middle + way * reached, options.ghost);
    if (hit.hit) draw_touch(hit.point, hit.normal, transform, draw, options);
}

void draw_time_of_impact(const Geometry& a, const Sweep& sweep_a, const Geometry& b, const Sweep& sweep_b,
                         const TimeOfImpact& impact, DebugDraw& draw, const DrawGeometryOptions& options_a,
                         const DrawGeometryOptions& options_b) {
    draw_sweep(a, sweep_a, impact.fraction, draw, options_a);
    draw_sweep(b, sweep_b, impact.fraction, draw, options_b);
    if (impact.state != TimeOfImpactState::kHit) return;
    draw_touch(impact.point, impact.normal, {}, draw, options_a);
}

}  // namespace jostle
