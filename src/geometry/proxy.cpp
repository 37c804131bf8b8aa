// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How shapes become proxies: coordinates are turned from point after point to an array each.
#include <jostle/core/assert.h>
#include <jostle/core/error.h>
#include <jostle/geometry/proxy.h>

#include "geometry/checks.h"
#include "geometry/float4.h"

namespace jostle {
namespace {

using namespace detail;

/// Four points, of which the first `count` are meant.
JOSTLE_INLINE void set_block(Proxy& proxy, int first, const Vec2* points, int count) {
    Float4 x, y;
    load_points(points, x, y);
    store(proxy.x + first, keep_first(x - splat(proxy.origin.x), count));
    store(proxy.y + first, keep_first(y - splat(proxy.origin.y), count));
}

/// Of any number of points, none of which is read beyond the last.
void set_points(Proxy& proxy, const Vec2* points, int count, float radius) {
    JOSTLE_ASSERT(count >= 1 && count <= kMaxPolygonVertices,
                  "A shape has 1 to 64 points; check it with validate() first.");
    proxy.origin = points[0];
    proxy.count = count;
    proxy.radius = radius;
    for (int i = 0; i < count; i += 4) {
        if (i + 4 <= count) {
            set_block(proxy, i, points + i, 4);
        } else {
            const Vec2 last[4] = {points[i], i + 1 < count ? points[i + 1] : Vec2{},
                                  i + 2 < count ? points[i + 2] : Vec2{}, Vec2{}};
            set_block(proxy, i, last, count - i);
        }
    }
    for (int i = (count + 3) & ~3; i <= 8; i += 4) {
        store(proxy.x + i, splat(0.0f));
        store(proxy.y + i, splat(0.0f));
    }
}

/// Of a circle, capsule or segment.
JOSTLE_INLINE void set_ends(Proxy& proxy, Vec2 p1, Vec2 p2, int count, float radius) {
    const Vec2 d = p2 - p1;
    proxy.origin = p1;
    proxy.count = count;
    proxy.radius = radius;
    proxy.center = 0.5f * d;
    store(proxy.x, gather(0.0f, d.x, 0.0f, 0.0f));
    store(proxy.y, gather(0.0f, d.y, 0.0f, 0.0f));
    store(proxy.x + 4, splat(0.0f));
    store(proxy.y + 4, splat(0.0f));
}

}  // namespace

// NOLINTNEXTLINE: x and y are set as far as they are read.
Proxy::Proxy(const Geometry& geometry) {
    switch (geometry.kind) {
        case ShapeKind::kCircle:
            set_ends(*this, geometry.circle.center, geometry.circle.center, 1, geometry.circle.radius);
            return;
        case ShapeKind::kCapsule:
            set_ends(*this, geometry.capsule.center1, geometry.capsule.center2, 2, geometry.capsule.radius);
            return;
        case ShapeKind::kSegment:
            set_ends(*this, geometry.segment.point1, geometry.segment.point2, 2, 0.0f);
            return;
        case ShapeKind::kPolygon: {
            const Polygon& polygon = geometry.polygon;
            origin = polygon.vertices[0];
            count = polygon.count;
            radius = polygon.radius;
            center = polygon.centroid - origin;
            set_block(*this, 0, polygon.vertices, count);
            set_block(*this, 4, polygon.vertices + 4, count - 4);
            x[8] = y[8] = 0.0f;
            return;
        }
        case ShapeKind::kLargePolygon:
            break;
    }
    const PolygonView& polygon = geometry.large_polygon;
    set_points(*this, polygon.vertices, polygon.count, polygon.radius);
    center = polygon.centroid - origin;
}

Proxy Proxy::from_points(std::span<const Vec2> points, float radius) {
    constexpr const char* kFunction = "Proxy::from_points";
    if (points.empty() || points.size() > static_cast<std::size_t>(kMaxPolygonVertices)) {
        raise(kFunction, "points", join({std::to_string(points.size()), " points"}), "it must be 1 to 64");
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string name = join({"points[", std::to_string(i), "]"});
        check_position(kFunction, name.c_str(), points[i]);
    }
    check_rounding(kFunction, "radius", radius);
    Proxy proxy;
    proxy.is_outline = points.size() <= 2;
    set_points(proxy, points.data(), static_cast<int>(points.size()), radius);
    Vec2 sum;
    for (int i = 0; i < proxy.count; ++i) sum += proxy.point(i);
    proxy.center = (1.0f / static_cast<float>(proxy.count)) * sum;
    return proxy;
}

}  // namespace jostle
