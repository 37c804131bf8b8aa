// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which shapes may lie flush with others: see flush.h.
#pragma once

#include <jostle/geometry/shapes.h>

namespace jostle::detail {

/// Whether it is a segment, or a polygon without rounding.
[[nodiscard]] inline bool is_sharp(const Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kSegment:
            return true;
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return geometry.polygon_view().radius == 0.0f;
        case ShapeType::kCircle:
        case ShapeType::kCapsule:
            break;
    }
    return false;
}

}  // namespace jostle::detail
