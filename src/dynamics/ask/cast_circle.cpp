// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A circle that moves, as a ray against the other shape grown by its radius.
#include <jostle/geometry/point.h>

#include <cmath>

#include "dynamics/ask/box_entry.h"
#include "dynamics/ask/one_cast.h"

namespace jostle::detail {

namespace {

Geometry grown(const Geometry& geometry, float radius) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return Circle{geometry.circle.center, geometry.circle.radius + radius};
        case ShapeType::kCapsule:
            return Capsule{geometry.capsule.center1, geometry.capsule.center2,
                           geometry.capsule.radius + radius};
        case ShapeType::kSegment:
            return Capsule{geometry.segment.point1, geometry.segment.point2, radius};
        case ShapeType::kPolygon: {
            Geometry result = geometry;
            result.polygon.radius += radius;
            return result;
        }
        case ShapeType::kLargePolygon:
            break;
    }
    PolygonView view = geometry.large_polygon;
    view.radius += radius;
    return view;
}

}  // namespace

WorldHit ShapeCastTest::cast_circle(const Geometry& geometry, const Transform& pose) const {
    const float radius = cast_.geometry.circle.radius;
    const Ray2 ray{cast_.transform.p, cast_.translation, cast_.max_fraction};
    WorldHit hit = RayTest(ray)(grown(geometry, radius), pose);
    if (hit.started_inside) {
        hit.point = closest_point(geometry, pose, ray.origin).point;
    } else {
        hit.point -= radius * hit.normal;
    }
    return hit;
}

namespace {

/// A disc about the origin that moves along a way, and a point `at`: as enter_disc() of geometry/query.
WorldHit meet_point(double x, double y, double dx, double dy, double radius, float max_fraction) {
    const double squared = dx * dx + dy * dy, towards = x * dx + y * dy;
    if (!(towards > 0.0)) return {};
    const double part = towards / squared;
    const double nx = part * dx - x, ny = part * dy - y;
    const double left = radius * radius - (nx * nx + ny * ny);
    if (left < 0.0) return {};
    const double back = std::sqrt(left / squared);
    const double fraction = part - back > 0.0 ? part - back : 0.0;
    if (!(fraction <= widen(max_fraction))) return {};
    const double ux = nx - back * dx, uy = ny - back * dy;
    const double size = std::sqrt(ux * ux + uy * uy);
    WorldHit result;
    result.hit = true;
    result.fraction = min(static_cast<float>(fraction), max_fraction);
    result.normal = {static_cast<float>(ux / size), static_cast<float>(uy / size)};
    return result;
}

}  // namespace

/// In double, from the circle's centre. A box grown by a radius lies in a box grown in all directions, whose
/// corners are rounded off: what enters that one beside a face meets the corner's disc, or passes.
WorldHit ShapeCastTest::cast_circle(const Aabb<2>& box) const {
    const Vec2 center = cast_.transform.p;
    const double radius = widen(cast_.geometry.circle.radius);
    const Vec2 nearest = clamp(center, box.lower, box.upper);
    const double away_x = widen(nearest.x) - widen(center.x), away_y = widen(nearest.y) - widen(center.y);
    WorldHit result;
    if (away_x * away_x + away_y * away_y <= radius * radius) {
        result.hit = result.started_inside = true;
        result.point = nearest;
        return result;
    }
    const Way whole(cast_.translation, cast_.max_fraction);
    const double(&way)[2] = whole.translation;
    const SeenBox seen(box, center);
    const BoxEntry entry = enter_box(whole, seen, radius);
    if (!entry.hit) return {};
    double fraction = entry.fraction;
    const bool starts_beside = fraction < 0.0;  // in a corner of the larger box
    const int axis = entry.axis, other = 1 - axis;
    const double across = starts_beside ? 0.0 : fraction * way[other];
    if (!starts_beside && seen.lower[other] <= across && across <= seen.upper[other]) {
        result.hit = true;
        result.fraction = min(static_cast<float>(fraction), cast_.max_fraction);
        result.normal[axis] = way[axis] > 0.0 ? -1.0f : 1.0f;
    } else {
        const bool is_lower = starts_beside ? seen.lower[axis] > 0.0 : way[axis] > 0.0;
        double corner[2];
        corner[axis] = is_lower ? seen.lower[axis] : seen.upper[axis];
        corner[other] = across < seen.lower[other] ? seen.lower[other] : seen.upper[other];
        result = meet_point(corner[0], corner[1], way[0], way[1], radius, cast_.max_fraction);
        if (!result) return {};
        fraction = widen(result.fraction);
    }
    for (int i = 0; i < 2; ++i)
        result.point[i] =
            static_cast<float>(widen(center[i]) + fraction * way[i] - radius * widen(result.normal[i]));
    return result;
}

}  // namespace jostle::detail
