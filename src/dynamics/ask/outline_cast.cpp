// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/outline_cast.h"

#include <algorithm>
#include <cmath>

#include "dynamics/ask/box_entry.h"

namespace jostle::detail {
namespace {

/// [1] Of the sizes of the two: a multiple of shape_cast()'s tolerance. Of the way: several roundings of a
/// float.
constexpr double kClearance = 0x1p-16, kRounded = 0x1p-21;

}  // namespace

OutlineCast::OutlineCast(const ShapeCast& cast)
    : start_(cast.transform.p),
      way_{widen(cast.translation.x), widen(cast.translation.y)},
      max_fraction_(widen(cast.max_fraction)) {
    outline_.set(cast.geometry.polygon, cast.transform.q);
    const double fraction = std::isfinite(max_fraction_) ? max_fraction_ : 1.0;
    clear_ = kClearance * outline_.reach + kRounded * fraction * (std::abs(way_[0]) + std::abs(way_[1]));
    for (int axis = 0; axis < 2; ++axis) {
        sides_[axis][0] = side(axis, -1.0);
        sides_[axis][1] = side(axis, 1.0);
    }
    for (int i = 0; i < outline_.face_count; ++i) {
        const double(&normal)[2] = outline_.faces[i].normal;
        speeds_[i] = normal[0] * way_[0] + normal[1] * way_[1];
    }
}

OutlineCast::Side OutlineCast::side(int axis, double sign) const {
    const double(&corners)[TurnedOutline::kRoom][2] = outline_.corners;
    Side result{corners[0][axis], corners[0][1 - axis], corners[0][1 - axis]};
    for (int i = 1; i < outline_.count; ++i) {
        const double out = corners[i][axis], along = corners[i][1 - axis];
        if (sign * out > sign * result.out) {
            result = {out, along, along};
        } else if (out == result.out) {
            result.lower = std::min(result.lower, along);
            result.upper = std::max(result.upper, along);
        }
    }
    return result;
}

OutlineCast::Seen::Seen(const OutlineCast& cast, const Aabb<2>& box) : clear(cast.clear_) {
    const SeenBox seen(box, cast.start_);
    for (int axis = 0; axis < 2; ++axis) {
        bound[axis][0] = seen.lower[axis];
        bound[axis][1] = seen.upper[axis];
        clear += kClearance * (seen.upper[axis] - seen.lower[axis]);
    }
}

void OutlineCast::find_gaps(const Seen& box, Gap* gaps) const {
    for (int axis = 0; axis < 2; ++axis) {
        gaps[2 * axis] = {box.bound[axis][0] - sides_[axis][1].out, way_[axis]};
        gaps[2 * axis + 1] = {sides_[axis][0].out - box.bound[axis][1], -way_[axis]};
    }
    for (int i = 0; i < outline_.face_count; ++i) {
        const Face& face = outline_.faces[i];
        const double out = face.normal[0] * box.nearest(face, 0) + face.normal[1] * box.nearest(face, 1);
        gaps[kFacesOfBox + i] = {out - face.out, speeds_[i]};
    }
}

OutlineCast::Answer OutlineCast::operator()(const Aabb<2>& box, WorldHit& hit) const {
    const Seen seen(*this, box);
    Gap gaps[kFacesOfBox + TurnedOutline::kRoom];
    find_gaps(seen, gaps);
    const int count = kFacesOfBox + outline_.face_count;
    int last = -1;
    double fraction = -1.0;
    for (int i = 0; i < count; ++i) {
        if (!(gaps[i].speed > 0.0)) {
            if (gaps[i].height > seen.clear) return Answer::kMiss;
            continue;
        }
        // ORDER: of faces that are reached at the same time, the first; but then it is not clear.
        const double reached = gaps[i].height / gaps[i].speed;
        if (last >= 0 && !(reached > fraction)) continue;
        last = i;
        fraction = reached;
    }
    if (last < 0 || !(gaps[last].height > seen.clear)) return Answer::kUnclear;
    const double at_end = gaps[last].at(max_fraction_);
    if (at_end > seen.clear) return Answer::kMiss;
    if (!(at_end < -seen.clear)) return Answer::kUnclear;
    for (int i = 0; i < count; ++i) {
        if (i == last) continue;
        const double height = gaps[i].at(fraction);
        if (height > seen.clear) return Answer::kMiss;
        if (!(height < -seen.clear)) return Answer::kUnclear;
    }
    hit = hit_at(seen, last, fraction);
    return Answer::kHit;
}

WorldHit OutlineCast::hit_at(const Seen& box, int gap, double fraction) const {
    WorldHit hit;
    hit.hit = true;
    hit.fraction = min(static_cast<float>(fraction), static_cast<float>(max_fraction_));
    double point[2];
    if (gap < kFacesOfBox) {
        const int axis = gap / 2, other = 1 - axis;
        const bool from_below = gap % 2 == 0;
        const Side& side = sides_[axis][from_below ? 1 : 0];
        const double moved = fraction * way_[other];
        point[axis] = box.bound[axis][from_below ? 0 : 1];
        // The middle of where the two meet.
        point[other] = 0.5 * (std::max(side.lower + moved, box.bound[other][0]) +
                              std::min(side.upper + moved, box.bound[other][1]));
        hit.normal[axis] = from_below ? -1.0f : 1.0f;
    } else {
        const Face& face = outline_.faces[gap - kFacesOfBox];
        for (int axis = 0; axis < 2; ++axis) {
            point[axis] = box.nearest(face, axis);
            hit.normal[axis] = static_cast<float>(-face.normal[axis]);
        }
    }
    for (int axis = 0; axis < 2; ++axis)
        hit.point[axis] = static_cast<float>(widen(start_[axis]) + point[axis]);
    return hit;
}

}  // namespace jostle::detail
