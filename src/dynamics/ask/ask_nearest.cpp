// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes that are nearest to a point, by their true distance. The trees give them mostly in the order of
// their boxes' distances, up to the distance of the last one that is kept.
#include <jostle/geometry/point.h>

#include <cmath>

#include "core/sort.h"
#include "dynamics/ask/ask.h"

namespace jostle::detail {
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

/// [m^2] The greatest square of a box's distance at which its shape may still be within `distance`.
float square_of(float distance, float slack) {
    const float reach = distance + slack;
    // Rounding may take this much off the square; boxes of shapes near the point are as wrong as it is.
    return reach * reach * (1.0f + 0x1p-20f) + std::numeric_limits<float>::min();
}

/// A search. Shapes that are exactly their boxes are measured at once; those whose records have to be read
/// wait until there are some of them, and are measured the nearest box first, so that most are not.
class Search {
  public:
    Search(const Inquiry& inquiry, Vec2 point, std::span<NearShape> found, float max_distance)
        : inquiry_(inquiry),
          test_(point),
          first_(found),
          slack_(box_slack(point) + inquiry.off_boxes()),
          most_(max_distance),
          wait_(found.size() < kRoom / 2 ? 2 * static_cast<int>(found.size()) : kRoom) {}

    /// [m^2] Of boxes that still matter.
    [[nodiscard]] float square() const { return square_of(most_, slack_); }
    void add(int proxy, float square) {
        const std::uint64_t word = inquiry_.tables.broad_phase.user_data_of(proxy);
        if (is_plain_box(proxy, word)) {
            measure(proxy, word);
        } else {
            waiting_[count_++] = {square, proxy};
            if (count_ == wait_) measure_waiting();
        }
    }
    int finish() {
        measure_waiting();
        return static_cast<int>(first_.sort().size());
    }

  private:
    static constexpr int kRoom = 32;
    struct Waiting {
        float square;
        int proxy;
    };

    void measure(int proxy, std::uint64_t word) {
        NearShape one = inquiry_.ask(proxy, word, test_);
        if (!one || !(one.distance <= most_)) return;
        one.shape = inquiry_.handle(word);
        if (!inquiry_.agrees(one.shape)) return;
        first_.add(one);
        if (first_.is_full()) most_ = min(most_, first_.last().distance);
    }
    void measure_waiting() {
        // ORDER: by distance, then proxy, in which the predicate is asked; what is kept is the first by
        // is_before().
        detail::sort(waiting_, static_cast<std::size_t>(count_), [](const Waiting& a, const Waiting& b) {
            return a.square != b.square ? a.square < b.square : a.proxy < b.proxy;
        });
        for (int i = 0; i < count_ && waiting_[i].square <= square(); ++i)
            measure(waiting_[i].proxy, inquiry_.tables.broad_phase.user_data_of(waiting_[i].proxy));
        count_ = 0;
    }

    const Inquiry& inquiry_;
    NearTest test_;
    FirstOf<NearShape> first_;
    float slack_;  ///< [m] by which boxes are wrong
    float most_;   ///< [m] distances beyond do not matter
    int wait_;
    int count_ = 0;
    Waiting waiting_[kRoom];
};

}  // namespace

int k_nearest(const Inquiry& inquiry, Vec2 point, std::span<NearShape> found, float max_distance) {
    if (found.empty()) return 0;
    Search search(inquiry, point, found, max_distance);
    inquiry.tables.broad_phase.near(
        point, search.square(),
        [&](int proxy, float square) {
            search.add(proxy, square);
            return search.square();
        },
        inquiry.tree_filter());
    return search.finish();
}

NearShape closest(const Inquiry& inquiry, Vec2 point, float max_distance) {
    NearShape one[1];
    (void)k_nearest(inquiry, point, one, max_distance);
    return one[0];
}

}  // namespace jostle::detail
