// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether two triangles in space have a point in common, decided by signs of determinants alone
// [GuigueDevillers2003]. With exact signs (orientation.h) the answer is exact, for triangles in one plane as
// well.
//
// Two triangles whose planes are crossed by each other meet the planes' common line in one interval each.
// With the corners named so that a0 is alone on the positive side of b's plane, and b0 on that of a's:
//
//            a0                      the line is crossed by a0a1 at i and by a0a2 at j, by b0b1 at k and
//           /  |                     by b0b2 at l; along it, j comes before i, and k before l. So they
//     -----j---i-------> line        overlap where k is not behind i, and j not behind l.
//         /     |
//       a2------a1                   k behind i: b1 is above the plane a0 a1 b0, and so on.
//
// A triangle without area is no surface, and meets nothing: in a closed mesh its points belong to others.
#pragma once

#include <jostle/math/aabb.h>

#include <algorithm>
#include <array>

#include "orientation.h"

namespace mesh {

using Triangle = std::array<jostle::Vec3, 3>;

inline jostle::Aabb3 bounds(const Triangle& t) {
    return {min(min(t[0], t[1]), t[2]), max(max(t[0], t[1]), t[2])};
}

namespace detail {

using Signs = std::array<int, 3>;

/// Where the corners of t lie to the plane of `plane`.
inline Signs sides(const Triangle& plane, const Triangle& t) {
    return {orientation(plane[0], plane[1], plane[2], t[0]), orientation(plane[0], plane[1], plane[2], t[1]),
            orientation(plane[0], plane[1], plane[2], t[2])};
}

/// Brings the corner to the front which the plane parts from the other two, and returns its side. A corner in
/// the plane counts to the side where there is none.
inline int lonely_first(Triangle& t, const Signs& signs) {
    const auto positive = std::count(signs.begin(), signs.end(), 1);
    const auto negative = std::count(signs.begin(), signs.end(), -1);
    int lonely = 0;  // the sign of that corner
    int side = positive > 0 ? -1 : 1;
    if (positive == 1 || negative == 1) lonely = side = positive == 1 ? 1 : -1;
    const auto first = std::find(signs.begin(), signs.end(), lonely) - signs.begin();
    std::rotate(t.begin(), t.begin() + first, t.end());
    return side;
}

/// Two triangles in one plane: apart if all of one lies strictly beyond an edge of the other.
inline bool meet_in_plane(const Triangle& a, const Triangle& b) {
    // Seen along an axis along which neither is a line.
    for (int axis = 0; axis < 3; ++axis) {
        const auto flatten = [axis](const Triangle& t) {
            const int x = (axis + 1) % 3, y = (axis + 2) % 3;
            std::array<jostle::Vec2, 3> flat = {
                jostle::Vec2{t[0][x], t[0][y]}, {t[1][x], t[1][y]}, {t[2][x], t[2][y]}};
            if (orientation(flat[0], flat[1], flat[2]) < 0) std::swap(flat[1], flat[2]);
            return flat;
        };
        const auto p = flatten(a);
        const auto q = flatten(b);
        if (orientation(p[0], p[1], p[2]) == 0 || orientation(q[0], q[1], q[2]) == 0) continue;
        const auto apart = [](const auto& s, const auto& t) {
            for (std::size_t i = 0; i < 3; ++i) {
                const auto beyond = [&](jostle::Vec2 v) { return orientation(s[i], s[(i + 1) % 3], v) < 0; };
                if (beyond(t[0]) && beyond(t[1]) && beyond(t[2])) return true;
            }
            return false;
        };
        return !apart(p, q) && !apart(q, p);
    }
    return false;
}

}  // namespace detail

inline bool meet(Triangle a, Triangle b) {
    const detail::Signs of_a = detail::sides(b, a);
    if (of_a[0] != 0 && of_a[0] == of_a[1] && of_a[1] == of_a[2]) return false;
    const detail::Signs of_b = detail::sides(a, b);
    if (of_b[0] != 0 && of_b[0] == of_b[1] && of_b[1] == of_b[2]) return false;
    constexpr detail::Signs kFlat = {0, 0, 0};
    if (of_a == kFlat && of_b == kFlat) return detail::meet_in_plane(a, b);
    if (of_a == kFlat || of_b == kFlat) return false;  // one has no area, hence no plane

    const int side_of_a = detail::lonely_first(a, of_a);
    const int side_of_b = detail::lonely_first(b, of_b);
    if (side_of_a < 0) std::swap(b[1], b[2]);
    if (side_of_b < 0) std::swap(a[1], a[2]);
    return orientation(a[0], a[1], b[0], b[1]) <= 0 && orientation(a[0], a[2], b[0], b[2]) >= 0;
}

}  // namespace mesh
