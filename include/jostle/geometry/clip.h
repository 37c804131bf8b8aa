// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A segment clipped against a half plane [SutherlandHodgman1974], as contact points are made.
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

/// The part of the segment where dot(normal, x) <= offset. An end that is cut off is replaced by the point on
/// the line dot(normal, x) == offset, which gets `id`. Of a segment that only touches that line, one point is
/// left.
[[nodiscard]] ClippedSegment clip_segment(const ClipPoint& end1, const ClipPoint& end2, Vec2 normal,
                                          float offset, std::uint16_t id);

}  // namespace jostle
JOSTLE_API_END
