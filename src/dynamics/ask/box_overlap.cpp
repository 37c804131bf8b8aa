// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/box_overlap.h"

#include <algorithm>
#include <cmath>

#include "dynamics/ask/box_entry.h"

namespace jostle::detail {
namespace {

/// [1] Of the sizes of the two: a multiple of overlap()'s tolerance.
constexpr double kClear = 0x1p-16;

}  // namespace

BoxOverlap::BoxOverlap(const Geometry& geometry, const Transform& pose) : place_(pose.p) {
    if (!is_unit(pose.q)) return;
    if (geometry.type == ShapeType::kCircle) {
        kind_ = Kind::kCircle;
        const Vec2 center = rotate(pose.q, geometry.circle.center);
        center_[0] = widen(center.x);
        center_[1] = widen(center.y);
        radius_ = widen(geometry.circle.radius);
    } else if (geometry.type == ShapeType::kPolygon && geometry.polygon.radius == 0.0f) {
        kind_ = Kind::kPolygon;
        outline_.set(geometry.polygon, pose.q);
    }
}

BoxOverlap::Answer BoxOverlap::operator()(const Aabb<2>& box) const {
    switch (kind_) {
        case Kind::kCircle:
            return of_circle(box);
        case Kind::kPolygon:
            return of_polygon(box);
        case Kind::kOther:
            break;
    }
    return Answer::kUnclear;
}

BoxOverlap::Answer BoxOverlap::of_circle(const Aabb<2>& box) const {
    const SeenBox seen(box, place_);
    double squared = 0.0, size = radius_ + std::abs(center_[0]) + std::abs(center_[1]);
    for (int axis = 0; axis < 2; ++axis) {
        const double away =
            std::max({seen.lower[axis] - center_[axis], center_[axis] - seen.upper[axis], 0.0});
        squared += away * away;
        size += seen.upper[axis] - seen.lower[axis];
    }
    const double clear = kClear * size;
    if (squared > (radius_ + clear) * (radius_ + clear)) return Answer::kApart;
    const double inner = radius_ - clear;
    return inner > 0.0 && squared < inner * inner ? Answer::kOverlap : Answer::kUnclear;
}

BoxOverlap::Answer BoxOverlap::of_polygon(const Aabb<2>& box) const {
    const SeenBox seen(box, place_);
    const double size = outline_.reach + (seen.upper[0] - seen.lower[0]) + (seen.upper[1] - seen.lower[1]);
    double widest = std::max({seen.lower[0] - outline_.upper[0], outline_.lower[0] - seen.upper[0],
                              seen.lower[1] - outline_.upper[1], outline_.lower[1] - seen.upper[1]});
    for (int i = 0; i < outline_.face_count; ++i) {
        const TurnedOutline::Face& face = outline_.faces[i];
        // Of the box's corner that is nearest to the face.
        const double x = face.normal[0] > 0.0 ? seen.lower[0] : seen.upper[0];
        const double y = face.normal[1] > 0.0 ? seen.lower[1] : seen.upper[1];
        widest = std::max(widest, face.normal[0] * x + face.normal[1] * y - face.out);
    }
    const double clear = kClear * size;
    return widest > clear ? Answer::kApart : widest < -clear ? Answer::kOverlap : Answer::kUnclear;
}

}  // namespace jostle::detail
