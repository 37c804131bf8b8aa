// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where the way of a point enters a box; in double.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/math/rot.h>

namespace jostle::detail {

[[nodiscard]] inline double widen(float x) {
    return static_cast<double>(x);
}

/// Whether a rotation that is accepted has a length of 1 to rounding, as the closed forms need it.
[[nodiscard]] inline bool is_unit(Rot q) {
    return abs(q.c * q.c + q.s * q.s - 1.0f) <= 1.0e-6f;
}

/// The way of a cast, in double.
struct Way {
    double translation[2];
    double max_fraction;

    Way(Vec2 translated, float most)
        : translation{widen(translated.x), widen(translated.y)}, max_fraction(widen(most)) {}
};

/// [m] A box as seen from a place, in double, as the difference of two large numbers.
struct SeenBox {
    double lower[2], upper[2];

    SeenBox(const Aabb<2>& box, Vec2 from) {
        for (int i = 0; i < 2; ++i) {
            lower[i] = widen(box.lower[i]) - widen(from[i]);
            upper[i] = widen(box.upper[i]) - widen(from[i]);
        }
    }
};

/// The face through which a point enters a box.
struct BoxEntry {
    bool hit = false;
    double fraction = -1.0;  ///< [1] negative: the way starts inside
    int axis = 0;            ///< of the face's normal
};
/// The way starts at the place that the box is seen from; the box is grown by a radius in all directions.
[[nodiscard]] inline BoxEntry enter_box(const Way& way, const SeenBox& box, double radius) {
    BoxEntry entry;
    double leave = way.max_fraction;
    // ORDER: through a corner, the face above or below.
    for (int i = 1; i >= 0; --i) {
        const double d = way.translation[i];
        const double lower = box.lower[i] - radius, upper = box.upper[i] + radius;
        if (d == 0.0) {
            if (lower > 0.0 || upper < 0.0) return {};
            continue;
        }
        const double first = (d > 0.0 ? lower : upper) / d, last = (d > 0.0 ? upper : lower) / d;
        if (first > entry.fraction) {
            entry.fraction = first;
            entry.axis = i;
        }
        leave = last < leave ? last : leave;
    }
    entry.hit = entry.fraction <= leave;
    return entry;
}

}  // namespace jostle::detail
