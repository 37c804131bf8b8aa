// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes that are nearest to a point, by their true distance. The trees give them mostly in the order of
// their boxes' distances, up to the distance of the last one that is kept.
#include <jostle/geometry/point.h>

#include "dynamics/ask/ask.h"

namespace jostle {
namespace {

NearShape near_shape(const Inquiry& inquiry, const ShapeRecord& shape, Vec2 point) {
    const ClosestPoint closest = closest_point(shape.geometry, inquiry.pose(shape), point);
    NearShape result;
    result.hit = true;
    result.shape = inquiry.handle(shape.id);
    const bool is_inside = closest.distance <= 0.0f && shape.geometry.type != ShapeType::kSegment;
    result.distance = is_inside ? 0.0f : closest.distance;
    result.point = is_inside ? point : closest.point;
    result.normal = is_inside ? Vec2{} : closest.normal;
    return result;
}

/// [m^2] Up to which square of a box's distance the shape may be within a distance.
float square_of(float distance, float slack) {
    const float reach = distance + slack;
    // What rounding may take off the square.
    return reach * reach * (1.0f + 0x1p-20f) + std::numeric_limits<float>::min();
}

}  // namespace

int k_nearest(const Inquiry& inquiry, Vec2 point, std::span<NearShape> found, float max_distance) {
    if (found.empty()) return 0;
    FirstOf<NearShape> first(found);
    const float slack = box_slack(point);
    float most = max_distance;
    inquiry.tables.broad_phase.near(
        point, square_of(most, slack),
        [&](int proxy, float) {
            const ShapeRecord& shape = inquiry.shape(proxy);
            if (!inquiry.admits(shape)) return std::numeric_limits<float>::infinity();
            const NearShape one = near_shape(inquiry, shape, point);
            if (one.distance <= most && inquiry.agrees(shape)) {
                first.add(one);
                if (first.is_full()) most = min(most, first.last().distance);
            }
            return square_of(most, slack + box_slack(one.point));
        },
        inquiry.tree_filter());
    return static_cast<int>(first.sort().size());
}

NearShape closest(const Inquiry& inquiry, Vec2 point, float max_distance) {
    NearShape one[1];
    (void)k_nearest(inquiry, point, one, max_distance);
    return one[0];
}

}  // namespace jostle
