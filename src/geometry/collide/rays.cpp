// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "geometry/collide/rays.h"

namespace jostle::detail {
namespace {

/// Edges of a convex polygon that a point is near are neighbours of each other: the first and the last.
Rays rays_of_polygon(const PolygonView& polygon, Vec2 point, float reach) {
    std::uint64_t near = 0;
    for (int i = 0; i < polygon.count; ++i) {
        const float height = dot(polygon.normals[i], point - polygon.vertices[i]);
        if (height > reach) return {};
        if (height > -reach) near |= std::uint64_t{1} << i;
    }
    static_assert(kMaxPolygonVertices == 64);
    Rays rays;
    rays.touches = true;
    rays.buries = near == 0;
    const std::uint64_t all = ~std::uint64_t{0} >> (kMaxPolygonVertices - polygon.count);
    if (near == 0 || near == all) return rays;
    rays.count = 1;
    for (int i = 0; i < polygon.count; ++i) {
        const int next = i + 1 < polygon.count ? i + 1 : 0;
        const bool is_near = (near >> i & 1) != 0, next_is_near = (near >> next & 1) != 0;
        // A face's direction is its normal, turned by a quarter.
        if (is_near && !next_is_near) rays.begins[0] = skew(polygon.normals[i]);
        if (!is_near && next_is_near) rays.ends[0] = -skew(polygon.normals[next]);
    }
    return rays;
}

Rays rays_of_segment(const Segment& segment, Vec2 point, float reach) {
    Vec2 direction = segment.point2 - segment.point1;
    const float length = normalize(direction);
    if (!(length > 0.0f)) return {};
    const float along = dot(point - segment.point1, direction);
    if (along < -reach || along > length + reach || abs(cross(direction, point - segment.point1)) > reach)
        return {};
    Rays rays;
    rays.touches = true;
    if (along < length - reach) rays.begins[rays.count++] = direction;
    if (along > reach) rays.begins[rays.count++] = -direction;
    rays.ends[0] = rays.begins[0];
    rays.ends[1] = rays.begins[1];
    return rays;
}

}  // namespace

Rays rays_at(const FlushNeighbour& neighbour, Vec2 point, float reach) {
    const Geometry& geometry = *neighbour.geometry;
    const Vec2 there = inverse_apply(neighbour.in_ground, point);
    Rays rays = geometry.type == ShapeType::kSegment ? rays_of_segment(geometry.segment, there, reach)
                                                     : rays_of_polygon(geometry.polygon_view(), there, reach);
    for (int i = 0; i < rays.count; ++i) {
        rays.begins[i] = rotate(neighbour.in_ground.q, rays.begins[i]);
        rays.ends[i] = rotate(neighbour.in_ground.q, rays.ends[i]);
    }
    return rays;
}

RayBounds bounds_at(std::span<const FlushNeighbour> neighbours, Vec2 point, Vec2 first, Vec2 last,
                    float reach) {
    RayBounds bounds;
    for (const FlushNeighbour& neighbour : neighbours) {
        const Rays rays = rays_at(neighbour, point, reach);
        bounds.touched |= rays.touches;
        bounds.buried |= rays.buries;
        for (int i = 0; i < rays.count; ++i) {
            bounds.after_first.offer(rays.begins[i], diamond_angle(first, rays.begins[i]));
            bounds.before_last.offer(rays.ends[i], diamond_angle(rays.ends[i], last));
        }
    }
    return bounds;
}

}  // namespace jostle::detail
