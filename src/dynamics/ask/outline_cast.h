// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A sharp polygon that moves straight ahead, against boxes: the boxes' four faces and the polygon's own are
// the faces of the two shapes' difference, which the way enters across the last face that it reaches
// [CyrusBeck1978]. All in double, from the place where the polygon starts.
//
// It answers where that is clear. Where the two begin so near that they may touch, graze each other, or meet
// with the way's end, it does not: shape_cast() then decides, by its tolerance. So a box and the same box as
// a polygon are hit by the same casts.
//
// Cost: a few operations per face; of a turned box 8 faces.
#pragma once

#include <jostle/dynamics/queries.h>

#include <cstdint>

#include "dynamics/ask/turned_outline.h"

namespace jostle::detail {

class OutlineCast {
  public:
    explicit OutlineCast(const ShapeCast& cast);

    enum class Answer : std::uint8_t { kMiss, kHit, kUnclear };
    /// A hit is written to `hit`, without a handle.
    [[nodiscard]] Answer operator()(const Aabb<2>& box, WorldHit& hit) const;

  private:
    /// Corners as far out as any along a direction of an axis, there: the ends of an edge, or one corner
    /// twice.
    struct Side {
        double out;           ///< [m]
        double lower, upper;  ///< [m] along the other axis
    };
    static constexpr int kFacesOfBox = 4;  ///< [1] to the left, to the right, below, above
    using Face = TurnedOutline::Face;
    /// A face of the difference: how far apart it keeps the two at the start, and how much less at the end.
    struct Gap {
        double height;  ///< [m]
        double speed;   ///< [m]

        [[nodiscard]] double at(double fraction) const { return height - fraction * speed; }
    };
    /// [m] A box as seen from the start.
    struct Seen {
        double bound[2][2];  ///< by axis: lower, upper
        double clear;        ///< distances below are not clear

        Seen(const OutlineCast& cast, const Aabb<2>& box);
        /// Of the corner that is nearest to a face.
        [[nodiscard]] double nearest(const Face& face, int axis) const {
            return bound[axis][face.normal[axis] > 0.0 ? 0 : 1];
        }
    };

    [[nodiscard]] Side side(int axis, double sign) const;
    /// Of the box's faces, then of the polygon's.
    void find_gaps(const Seen& box, Gap* gaps) const;
    [[nodiscard]] WorldHit hit_at(const Seen& box, int gap, double fraction) const;

    Vec2 start_;
    double way_[2];
    double max_fraction_;
    double clear_;  ///< [m] the polygon's part of what is not clear
    TurnedOutline outline_;
    Side sides_[2][2];                     ///< by axis: towards lower, towards upper
    double speeds_[TurnedOutline::kRoom];  ///< [m] of the way along the normals of the outline's faces
};

}  // namespace jostle::detail
