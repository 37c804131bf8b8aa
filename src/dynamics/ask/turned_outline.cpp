// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/turned_outline.h"

#include <algorithm>
#include <cmath>

#include "dynamics/ask/box_entry.h"

namespace jostle::detail {

void TurnedOutline::set(const Polygon& polygon, Rot q) {
    const double c = widen(q.c), s = widen(q.s);
    count = polygon.count;
    for (int i = 0; i < count; ++i) {
        const double x = widen(polygon.vertices[i].x), y = widen(polygon.vertices[i].y);
        corners[i][0] = c * x - s * y;
        corners[i][1] = s * x + c * y;
        for (int axis = 0; axis < 2; ++axis) {
            const double at = corners[i][axis];
            lower[axis] = i == 0 ? at : std::min(lower[axis], at);
            upper[axis] = i == 0 ? at : std::max(upper[axis], at);
            reach = std::max(reach, std::abs(at));
        }
    }
    for (int i = 0; i < count; ++i) {
        const double(&a)[2] = corners[i];
        const double(&b)[2] = corners[i + 1 < count ? i + 1 : 0];
        const double x = b[1] - a[1], y = a[0] - b[0];
        if (x == 0.0 || y == 0.0) continue;
        const double length = std::sqrt(x * x + y * y);
        Face& face = faces[face_count++];
        face.normal[0] = x / length;
        face.normal[1] = y / length;
        face.out = face.normal[0] * a[0] + face.normal[1] * a[1];
    }
}

}  // namespace jostle::detail
