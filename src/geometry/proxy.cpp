// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <jostle/core/assert.h>
#include <jostle/core/error.h>
#include <jostle/geometry/proxy.h>

#include "geometry/checks.h"
#include "geometry/float4.h"

namespace jostle {

// NOLINTNEXTLINE: x and y are set as far as they are read.
Proxy::Proxy(const Vec2* points, int point_count, float rounding)
    : origin(points[0]), count(point_count), radius(rounding) {
    load(points);
}

void Proxy::load(const Vec2* points) {
    using namespace detail;
    JOSTLE_ASSERT(count >= 1 && count <= kMaxPolygonVertices,
                  "A shape has 1 to 64 points; check it with validate() first.");
    const Float4 x0 = splat(origin.x), y0 = splat(origin.y);
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        Float4 px, py;
        load_points(points + i, px, py);
        store(x + i, px - x0);
        store(y + i, py - y0);
    }
    for (int k = i; k < ((count + 3) & ~3); ++k) {
        const Vec2 p = k < count ? points[k] - origin : Vec2{};
        x[k] = p.x;
        y[k] = p.y;
    }
}

// NOLINTNEXTLINE: as above.
Proxy::Proxy(const Geometry& geometry) {
    switch (geometry.kind) {
        case ShapeKind::kCircle:
            origin = geometry.circle.center;
            radius = geometry.circle.radius;
            count = 1;
            load(&origin);
            return;
        case ShapeKind::kCapsule:
        case ShapeKind::kSegment: {
            const bool is_capsule = geometry.kind == ShapeKind::kCapsule;
            const Vec2 ends[2] = {is_capsule ? geometry.capsule.center1 : geometry.segment.point1,
                                  is_capsule ? geometry.capsule.center2 : geometry.segment.point2};
            origin = ends[0];
            radius = is_capsule ? geometry.capsule.radius : 0.0f;
            count = 2;
            load(ends);
            center = 0.5f * (ends[1] - ends[0]);
            return;
        }
        case ShapeKind::kPolygon:
        case ShapeKind::kLargePolygon:
            break;
    }
    const PolygonView polygon = geometry.polygon_view();
    origin = polygon.vertices[0];
    radius = polygon.radius;
    count = polygon.count;
    load(polygon.vertices);
    center = polygon.centroid - origin;
}

Proxy Proxy::from_points(std::span<const Vec2> points, float radius) {
    constexpr const char* kFunction = "Proxy::from_points";
    if (points.empty() || points.size() > static_cast<std::size_t>(kMaxPolygonVertices)) {
        raise(kFunction, "points", detail::join({std::to_string(points.size()), " points"}),
              "it must be 1 to 64");
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string name = detail::join({"points[", std::to_string(i), "]"});
        detail::check_position(kFunction, name.c_str(), points[i]);
    }
    detail::check_rounding(kFunction, "radius", radius);
    Proxy proxy(points.data(), static_cast<int>(points.size()), radius);
    Vec2 sum;
    for (int i = 0; i < proxy.count; ++i) sum += proxy.point(i);
    proxy.center = (1.0f / static_cast<float>(proxy.count)) * sum;
    return proxy;
}

}  // namespace jostle
