// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One step of the clipping of [SutherlandHodgman1974], on a segment instead of a polygon. Heights over the
// line are taken in double, where the products of floats are exact; the point on the line is found from the
// end that stays, so that it is the same point, bit for bit, whichever end is named first.
#include <jostle/geometry/clip.h>

#include "geometry/double2.h"

namespace jostle {
namespace {

using namespace detail;

ClipPoint cut(const ClipPoint& kept, double kept_height, const ClipPoint& lost, double lost_height,
              std::uint16_t id) {
    const double fraction = kept_height / (kept_height - lost_height);
    const Double2 from = widen(kept.point);
    return {narrow(from + fraction * (widen(lost.point) - from)), id};
}

}  // namespace

ClippedSegment clip_segment(const ClipPoint& end1, const ClipPoint& end2, Vec2 normal, float offset,
                            std::uint16_t id) {
    const double height1 = dot(widen(normal), widen(end1.point)) - static_cast<double>(offset);
    const double height2 = dot(widen(normal), widen(end2.point)) - static_cast<double>(offset);
    // Neither holds of a NaN, of which nothing is left.
    const bool in1 = height1 <= 0.0, out1 = height1 > 0.0;
    const bool in2 = height2 <= 0.0, out2 = height2 > 0.0;
    if (in1 && in2) return {{end1, end2}, 2};
    if (in1 && out2) {
        if (height1 == 0.0) return {{end1, {}}, 1};
        return {{end1, cut(end1, height1, end2, height2, id)}, 2};
    }
    if (out1 && in2) {
        if (height2 == 0.0) return {{end2, {}}, 1};
        return {{cut(end2, height2, end1, height1, id), end2}, 2};
    }
    return {};
}

}  // namespace jostle
