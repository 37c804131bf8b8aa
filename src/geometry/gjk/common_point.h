// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A point of both of two outlines that overlap, from the face that keeps them furthest apart (best_face.h).
// Guessed, and checked:
//
//     the point of the other outline that lies deepest behind the face;
//     the middle of what the other's faces leave of that face's edge [CyrusBeck1978], or if the other has no
//     area, of what this outline's faces leave of the other's edge.
#pragma once

#include "geometry/gjk/best_face.h"

namespace jostle::detail {

/// Behind every face by more than the margin: beside a sharp tip, what is a little in front of two faces may
/// be far from both.
JOSTLE_LANES_INLINE bool is_deep_inside(const PosedOutline& o, Vec2 p, float squared_margin) {
    const Float4 x = splat(p.x), y = splat(p.y), least = splat(-squared_margin);
    unsigned inside = 0xfu;
    for (int i = 0; i < 8; i += 4) {
        const Float4 s = x * load(o.ey + i) - y * load(o.ex + i) - load(o.out + i);
        inside &= bits_of(is_greater(least, signed_square(s, load(o.inverse + i))));
    }
    return inside == 0xfu;
}

/// The middle of what the faces leave of an edge.
JOSTLE_LANES_INLINE Vec2 middle_of_clipped(const PosedOutline& o, Vec2 start, Vec2 edge) {
    const Float4 zero = splat(0.0f), one = splat(1.0f);
    const Float4 x = splat(start.x), y = splat(start.y), dx = splat(edge.x), dy = splat(edge.y);
    Float4 from = zero, to = one;
    for (int i = 0; i < 8; i += 4) {
        const Float4 ex = load(o.ex + i), ey = load(o.ey + i);
        const Float4 rise = dx * ey - dy * ex;
        const Float4 crossing = (load(o.out + i) - (x * ey - y * ex)) / rise;
        to = lesser(either(is_greater(rise, zero), crossing, one), to);
        from = greater(keep(crossing, is_greater(zero, rise)), from);
    }
    return start + 0.5f * (lane<0>(greatest(from)) + lane<0>(smallest(to))) * edge;
}

/// Whether an outline has faces that enclose something.
JOSTLE_INLINE bool has_area(const PosedOutline& outline) {
    return outline.count > 2;
}

/// False if neither guess is certain.
JOSTLE_LANES_INLINE bool find_common_point(Vec2& common, const PosedOutline& own, int face,
                                           const PosedOutline& other, int point, float squared_margin) {
    common = other.point(point);
    if (has_area(own) && is_deep_inside(own, common, squared_margin)) return true;
    if (has_area(other)) {
        common = middle_of_clipped(other, own.point(face), own.edge(face));
        return is_deep_inside(other, common, squared_margin);
    }
    common = middle_of_clipped(own, other.point(0), other.edge(0));
    // Two without an area cross.
    return !has_area(own) || is_deep_inside(own, common, squared_margin);
}

}  // namespace jostle::detail
