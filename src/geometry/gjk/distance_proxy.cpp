// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How shapes become proxies: coordinates are turned from point after point to an array each.
#include <jostle/core/assert.h>
#include <jostle/geometry/distance_proxy.h>

#include <array>
#include <cstring>

#include "geometry/select.h"
#include "geometry/shapes/checks.h"
#include "geometry/shapes/shape_points.h"
#include "math/lanes.h"

namespace jostle {
namespace {

using namespace detail;

/// Four points, of which the first `count` are meant; the others may be memory that nobody has set.
JOSTLE_INLINE void set_block(DistanceProxy& proxy, int first, const Vec2* points, int count) {
    Float4 x, y;
    load_points(points, x, y);
    DistanceProxy::Block& block = proxy.blocks[first / 4];
    store(block.x, keep_first(x - splat(proxy.origin.x), count));
    store(block.y, keep_first(y - splat(proxy.origin.y), count));
}

/// Of any number of points, none of which is read beyond the last.
void set_points(DistanceProxy& proxy, const Vec2* points, int count, float radius) {
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
    if (count <= 4) set_block(proxy, 4, std::array<Vec2, 4>{}.data(), 0);
}

/// Of any type but a large polygon, without a branch.
JOSTLE_INLINE void copy_small(DistanceProxy& proxy, const Geometry& geometry) {
    const ShapePoints shape = points_of_small(geometry);
    JOSTLE_ASSERT(shape.count >= 1 && shape.count <= 8,
                  "A small shape has 1 to 8 points; check it with validate() first.");
    proxy.count = shape.count;
    proxy.radius = shape.radius;
    proxy.origin = shape.origin;
    set_block(proxy, 0, shape.points, shape.count);
    set_block(proxy, 4, shape.points + 4, shape.count - 4);
    Vec2 centroid;
    std::memcpy(&centroid, &geometry.polygon.centroid, sizeof centroid);
    proxy.center =
        select(geometry.type == ShapeType::kPolygon, centroid - shape.origin, 0.5f * proxy.point(1));
}

}  // namespace

// NOLINTNEXTLINE: the blocks are set as far as they are read.
DistanceProxy::DistanceProxy(const Geometry& geometry) {
    if (geometry.type != ShapeType::kLargePolygon) {
        copy_small(*this, geometry);
        return;
    }
    const PolygonView& polygon = geometry.large_polygon;
    set_points(*this, polygon.vertices, polygon.count, polygon.radius);
    center = polygon.centroid - origin;
}

DistanceProxy DistanceProxy::from_points(std::span<const Vec2> points, float radius) {
    const Call call("DistanceProxy::from_points");
    call.in(1, kMaxPolygonVertices, "points.size()", static_cast<long long>(points.size()));
    for (int i = 0; i < static_cast<int>(points.size()); ++i)
        check_position(call, "points", i, points[static_cast<std::size_t>(i)]);
    call.in(kRoundingRange, "radius", radius);
    DistanceProxy proxy;
    proxy.is_outline = points.size() <= 2;
    set_points(proxy, points.data(), static_cast<int>(points.size()), radius);
    Vec2 sum;
    for (int i = 0; i < proxy.count; ++i) sum += proxy.point(i);
    proxy.center = (1.0f / static_cast<float>(proxy.count)) * sum;
    return proxy;
}

}  // namespace jostle
