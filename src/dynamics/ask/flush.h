// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The normal of a hit at a corner where shapes lie flush.
//
//          | cast               A floor of tiles is one surface, but each tile has corners: what slides over
//          v                    the floor, or a ray between two tiles, may meet the corner v of A, and get
//     -----+v-----              the normal of A's left face, or any between the two faces. But that face is
//       B  |  A                 covered by B. So:
//     -----+------
//
//     A hit on a sharp polygon or a segment A, within half a slop of a corner v of A. A face of A at v is
//     covered if another shape that the question is about has a point within half a slop of v, and one within
//     half a slop of the point that lies eight half slops (2 cm) in front of the face from v. If one face is
//     covered and the other is not, the hit has the normal of the other, unless the cast moves away from it.
//
// A segment has one face on either side, the one that the cast comes towards, and its end is the other; in
// front of that the line goes on. A step of more than half a slop covers nothing, so it keeps its normal.
//
// Cost: of a hit away from corners a few comparisons; at a corner, one question about boxes near it.
#pragma once

#include "dynamics/ask/inquiry.h"

namespace jostle::detail {

/// Whether a hit on a box lies so near a corner of it that flush_normal() may change the normal; [m] slop.
[[nodiscard]] inline bool may_be_at_corner(const Aabb<2>& box, Vec2 point, float slop) {
    // More than half a slop, and room for other rounding there.
    const float within = slop + 2.0f * box_slack(point);
    return min(abs(point.x - box.lower.x), abs(point.x - box.upper.x)) <= within &&
           min(abs(point.y - box.lower.y), abs(point.y - box.upper.y)) <= within;
}

/// The normal that a hit on a shape gets; `translation` is the cast's.
[[nodiscard]] Vec2 flush_normal(const Inquiry& inquiry, ShapeId shape, const WorldHit& hit, Vec2 translation);

}  // namespace jostle::detail
