// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A segment against a half plane: the step that contact points are made with, [SutherlandHodgman1974].
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

struct ClipPoint {
    Vec2 point;            ///< [m]
    std::uint16_t id = 0;  ///< the feature that the point comes from
};

struct ClippedSegment {
    ClipPoint points[2];
    int count = 0;
};

/// What of the segment lies where dot(normal, x) <= offset. An end that was cut off is replaced, in its
/// place, by the point on the line, with `id`. A segment that only touches the line has one point.
[[nodiscard]] ClippedSegment clip_segment(const ClipPoint& end1, const ClipPoint& end2, Vec2 normal,
                                          float offset, std::uint16_t id);

}  // namespace jostle
JOSTLE_API_END
