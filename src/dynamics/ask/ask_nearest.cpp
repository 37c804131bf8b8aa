// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes that are nearest to a point, by their true distance. The trees give them mostly in the order of
// their boxes' distances, up to the distance of the last one that is kept.
#include <jostle/geometry/point.h>

#include <cmath>

#include "dynamics/ask/ask.h"

namespace jostle {
namespace {

class NearTest {
  public:
    explicit NearTest(Vec2 point) : point_(point) {}

    [[nodiscard]] NearShape operator()(const Geometry& geometry, const Transform& pose) const {
        const ClosestPoint closest = closest_point(geometry, pose, point_);
        if (closest.distance <= 0.0f && geometry.type != ShapeType::kSegment) return inside();
        NearShape result;
        result.hit = true;
        result.distance = closest.distance;
        result.point = closest.point;
        result.normal = closest.normal;
        return result;
    }
    [[nodiscard]] NearShape of_box(const Aabb<2>& box) const {
        NearShape result;
        result.point = clamp(point_, box.lower, box.upper);
        if (result.point == point_) return inside();
        // In double, as the square may overflow.
        const double x = static_cast<double>(point_.x) - static_cast<double>(result.point.x);
        const double y = static_cast<double>(point_.y) - static_cast<double>(result.point.y);
        const double distance = std::sqrt(x * x + y * y);
        result.hit = true;
        result.distance = static_cast<float>(distance);
        result.normal = {static_cast<float>(x / distance), static_cast<float>(y / distance)};
        return result;
    }

  private:
    [[nodiscard]] NearShape inside() const {
        NearShape result;
        result.hit = true;
        result.point = point_;
        return result;
    }

    Vec2 point_;
};

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
    const NearTest test(point);
    const BroadPhase<2>& boxes = inquiry.tables.broad_phase;
    const float slack = box_slack(point);
    float most = max_distance;
    boxes.near(
        point, square_of(most, slack),
        [&](int proxy) {
            const std::uint64_t word = boxes.user_data_of(proxy);
            NearShape one = inquiry.ask(proxy, word, test);
            one.shape = inquiry.handle(word);
            if (one && one.distance <= most && inquiry.agrees(one.shape)) {
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
