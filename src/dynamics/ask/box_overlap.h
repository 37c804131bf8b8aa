// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether a shape overlaps boxes: of a circle by its distance from the box, of a sharp polygon by the faces
// of the two, one of which keeps them apart if any does. In double, from the shape's place.
//
// It answers where that is clear. Where the two only just touch, and for other shapes, it does not: overlap()
// then decides, by its tolerance. So a box and the same box as a polygon are overlapped by the same shapes.
//
// Cost: a few operations per face.
#pragma once

#include <jostle/geometry/shapes.h>

#include <cstdint>

#include "dynamics/ask/turned_outline.h"

namespace jostle::detail {

class BoxOverlap {
  public:
    BoxOverlap(const Geometry& geometry, const Transform& pose);

    enum class Answer : std::uint8_t { kApart, kOverlap, kUnclear };
    [[nodiscard]] Answer operator()(const Aabb<2>& box) const;

  private:
    enum class Kind : std::uint8_t { kCircle, kPolygon, kOther };

    [[nodiscard]] Answer of_circle(const Aabb<2>& box) const;
    [[nodiscard]] Answer of_polygon(const Aabb<2>& box) const;

    Kind kind_ = Kind::kOther;
    Vec2 place_;             ///< [m] from which everything is seen
    double center_[2] = {};  ///< [m] of a circle
    double radius_ = 0.0;    ///< [m]
    TurnedOutline outline_;  ///< of a polygon
};

}  // namespace jostle::detail
