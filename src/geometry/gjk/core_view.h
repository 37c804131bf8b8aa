// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Any shape as what is inside its rounding: one point (a circle), two (capsule, segment) or a polygon's.
#pragma once

#include <jostle/geometry/shapes.h>

#include "geometry/double2.h"

namespace jostle::detail {

class CoreView {
  public:
    explicit CoreView(const Geometry& geometry) {
        switch (geometry.type) {
            case ShapeType::kCircle:
                use(geometry.circle.center, geometry.circle.center, 1, geometry.circle.radius);
                return;
            case ShapeType::kCapsule:
                use(geometry.capsule.center1, geometry.capsule.center2, 2, geometry.capsule.radius);
                return;
            case ShapeType::kSegment:
                use(geometry.segment.point1, geometry.segment.point2, 2, 0.0f);
                return;
            case ShapeType::kPolygon:
            case ShapeType::kLargePolygon:
                break;
        }
        const PolygonView polygon = geometry.polygon_view();
        points_ = polygon.vertices;
        count_ = polygon.count;
        radius_ = polygon.radius;
    }
    CoreView(const CoreView&) = delete;
    CoreView& operator=(const CoreView&) = delete;
    ~CoreView() = default;

    [[nodiscard]] const Vec2* points() const { return points_; }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] float radius() const { return radius_; }
    [[nodiscard]] Double2 origin() const { return widen(points_[0]); }
    /// From vertex 0, which is also the one after the last.
    [[nodiscard]] Double2 vertex(int i) const { return widen(points_[i < count_ ? i : 0]) - origin(); }

  private:
    void use(Vec2 p1, Vec2 p2, int count, float radius) {
        own_[0] = p1;
        own_[1] = p2;
        points_ = own_;
        count_ = count;
        radius_ = radius;
    }

    Vec2 own_[2];
    const Vec2* points_ = nullptr;
    int count_ = 0;
    float radius_ = 0.0f;
};

}  // namespace jostle::detail
