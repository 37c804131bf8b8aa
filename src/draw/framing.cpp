// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where to look. The median and the median absolute deviation are what half of the bodies can agree on,
// however wild the other half: a mean would follow one body that fell off the world.
#include <jostle/draw/framing.h>
#include <jostle/dynamics/world.h>

#include <algorithm>

namespace jostle {
namespace {

constexpr float kDeviations = 6.0f;  // [1] of the median absolute deviation ...
constexpr float kSizes = 30.0f;  // [1] ... and of the typical size, within which a body is one of the crowd
constexpr float kNear =
    0.3f;  // [1] of the crowd's greater extent: how far around it standing things are shown
constexpr float kMargin = 0.06f;     // [1] of the view, on each side
constexpr float kMinSize = 1.0f;     // [m]
constexpr float kMaxZoomOut = 3.0f;  // [1] how much larger than one frame's view the shared one may be

/// Sorting plain numbers: ties are equal, so no order is chosen.
float median(std::vector<float> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

struct Crowd {
    float middle;  // [m]
    float reach;   // [m]
    [[nodiscard]] bool has(float x) const { return abs(x - middle) <= reach; }
};

/// Along one axis: where most are, and how far from there one still belongs to them.
Crowd crowd_of(const std::vector<float>& centers, float size) {
    const float middle = median(centers);
    std::vector<float> deviations;
    deviations.reserve(centers.size());
    for (const float c : centers) deviations.push_back(abs(c - middle));
    return {middle, kDeviations * median(std::move(deviations)) + kSizes * size};
}

/// The box of all but the outliers; not valid when there are no boxes.
Aabb<2> box_of_crowd(const std::vector<Aabb<2>>& boxes) {
    Aabb<2> all = empty_box<2>();
    if (boxes.empty()) return all;
    std::vector<float> xs, ys, sizes;
    for (const Aabb<2>& box : boxes) {
        const Vec2 c = center(box);
        xs.push_back(c.x);
        ys.push_back(c.y);
        sizes.push_back(perimeter(box) * 0.25f);
    }
    const float size = median(std::move(sizes));
    const Crowd in_x = crowd_of(xs, size);
    const Crowd in_y = crowd_of(ys, size);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (in_x.has(xs[i]) && in_y.has(ys[i])) all = unite(all, boxes[i]);
    }
    return all;
}

Aabb<2> grown(const Aabb<2>& box, float by) {
    return {box.lower - Vec2{by, by}, box.upper + Vec2{by, by}};
}

Aabb<2> clipped(const Aabb<2>& box, const Aabb<2>& limit) {
    return {max(box.lower, limit.lower), min(box.upper, limit.upper)};
}

float greater_side(const Aabb<2>& box) {
    const Vec2 half = extents(box);
    return 2.0f * max(half.x, half.y);
}

}  // namespace

Aabb<2> frame_world(const World& world) {
    std::vector<Aabb<2>> moving;
    std::vector<Aabb<2>> standing;
    for (const Body& body : world.bodies()) {
        const bool moves = body.type() != BodyType::kStatic && body.is_enabled();
        Aabb<2> box = empty_box<2>();
        for (const Shape& shape : body.shapes()) {
            if (moves) {
                box = unite(box, shape.bounds());
            } else {
                standing.push_back(shape.bounds());
            }
        }
        if (is_valid(box)) moving.push_back(box);
    }

    Aabb<2> view = box_of_crowd(moving);
    if (!is_valid(view)) {
        view = box_of_crowd(standing);
        if (!is_valid(view)) return view;
    }
    const Aabb<2> near = grown(view, kNear * max(greater_side(view), kMinSize));
    for (const Aabb<2>& box : standing) {
        if (overlap(box, near)) view = unite(view, clipped(box, near));
    }
    const float shortfall = kMinSize - greater_side(view);
    if (shortfall > 0.0f) view = grown(view, 0.5f * shortfall);
    return grown(view, kMargin * greater_side(view));
}

Cameras frame_run(const std::vector<Aabb<2>>& frames) {
    Aabb<2> all = empty_box<2>();
    Vec2 half;
    for (const Aabb<2>& frame : frames) {
        if (!is_valid(frame)) continue;
        all = unite(all, frame);
        half = max(half, extents(frame));
    }
    if (!is_valid(all)) all = {{-1.0f, -1.0f}, {1.0f, 1.0f}};

    Cameras cameras;
    cameras.follow = greater_side(all) > kMaxZoomOut * 2.0f * max(half.x, half.y);
    for (const Aabb<2>& frame : frames) {
        if (!cameras.follow || !is_valid(frame)) {
            cameras.views.push_back(all);
        } else {
            const Vec2 c = center(frame);
            cameras.views.push_back({c - half, c + half});
        }
    }
    return cameras;
}

}  // namespace jostle
