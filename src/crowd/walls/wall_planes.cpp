// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A half-plane n·v >= c touches the set of the λK where c = h / T, with h = max(n·a, n·b) + r the furthest
// that K reaches along n, and h <= 0. How well v keeps to it, n·v - h / T, is the distance to the wall / T
// made wider where n points from its nearest point to v; where that n has h > 0, it is greatest for one of
// three others: the normals of the two tangents of K through 0, which have h = 0, and that of the wall.
#include "crowd/walls/wall_planes.h"

#include <jostle/math/scalar.h>

namespace jostle::detail {

namespace {

/// [m] How far the wall, made wider, reaches along a direction.
float reach(const SeenWall& wall, Vec2 normal, float radius) {
    return math::max(dot(normal, wall.a), dot(normal, wall.b)) + radius;
}

/// The normal of the tangent of the disc about `point` that passes 0 to the left of it (1) or right (-1).
Vec2 tangent_normal(Vec2 point, float radius, float side) {
    const float square = length_squared(point);
    const float leg = math::sqrt(math::max(square - radius * radius, 0.0f));
    return (skew(point) * (side * leg) - point * radius) * (1.0f / square);
}

/// The same for the wall: the tangent of the end that reaches further.
Vec2 tangent_normal(const SeenWall& wall, float radius, float side) {
    const Vec2 at_a = tangent_normal(wall.a, radius, side), at_b = tangent_normal(wall.b, radius, side);
    return dot(at_a, wall.b) <= dot(at_b, wall.a) ? at_a : at_b;
}

/// Out of a wall that the agent overlaps.
Vec2 way_out(const SeenWall& wall) {
    Vec2 normal = -wall.nearest;
    if (normalize(normal) > 0.0f) return normal;
    // The centre is on the wall.
    normal = right_perpendicular(wall.b - wall.a);
    return normalize(normal) > 0.0f ? normal : Vec2{1.0f, 0.0f};
}

}  // namespace

Vec2 nearest_point(Vec2 a, Vec2 b) {
    const Vec2 along = b - a;
    const float square = length_squared(along);
    if (!(square > 0.0f)) return a;
    return a + along * math::clamp(-dot(a, along) / square, 0.0f, 1.0f);
}

SeenWall see(Vec2 a, Vec2 b) {
    const Vec2 nearest = nearest_point(a, b);
    return {a, b, nearest, length(nearest)};
}

WallPlane near_plane(const SeenWall& wall, const WallAsker& asker) {
    if (wall.distance <= asker.radius) {
        const float speed = (asker.radius - wall.distance) * asker.inverse_dt;
        return {way_out(wall), math::min(speed, 0.5f * asker.max_speed)};
    }
    const float scale = asker.inverse_horizon;
    const Vec2 from = asker.velocity;
    const Vec2 nearest = nearest_point(wall.a * scale - from, wall.b * scale - from);
    Vec2 normal = -nearest;
    if (normalize(normal) > 0.0f) {
        const float furthest = reach(wall, normal, asker.radius);
        if (furthest <= 0.0f) return {normal, scale * furthest};
    }
    WallPlane best{};
    float most = 0.0f;
    const auto offer = [&](const WallPlane& plane, bool is_first) {
        const float clear = dot(plane.normal, from) - plane.offset;
        if (!is_first && !(clear > most)) return;
        best = plane;
        most = clear;
    };
    offer({tangent_normal(wall, asker.radius, 1.0f), 0.0f}, true);
    offer({tangent_normal(wall, asker.radius, -1.0f), 0.0f}, false);
    Vec2 across = right_perpendicular(wall.b - wall.a);
    if (normalize(across) > 0.0f) {
        if (dot(across, wall.a) > 0.0f) across = -across;
        const float furthest = reach(wall, across, asker.radius);
        if (furthest <= 0.0f) offer({across, scale * furthest}, false);
    }
    return best;
}

WallPlane calm_plane(const SeenWall& wall, const WallAsker& asker) {
    if (wall.distance <= asker.radius) return {way_out(wall), 0.0f};
    return {wall.nearest * (-1.0f / wall.distance), (asker.radius - wall.distance) * asker.inverse_horizon};
}

bool covers(const WallPlane& plane, const SeenWall& wall, const WallAsker& asker) {
    const float furthest = reach(wall, plane.normal, asker.radius);
    return furthest <= 0.0f && furthest * asker.inverse_horizon <= plane.offset;
}

}  // namespace jostle::detail
