// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A sharp polygon in its pose, seen from the place of that; in double. For the closed forms against boxes.
#pragma once

#include <jostle/geometry/shapes.h>

namespace jostle::detail {

struct TurnedOutline {
    static constexpr int kRoom = 8;  ///< [1] corners of a Polygon
    struct Face {
        double normal[2];
        double out;  ///< [m] of the face along its normal
    };

    void set(const Polygon& polygon, Rot q);

    int count = 0;
    int face_count = 0;
    double corners[kRoom][2];   ///< [m]
    double lower[2], upper[2];  ///< [m] of the box around it
    double reach = 0.0;         ///< [m] of a corner, along either axis
    Face faces[kRoom];          ///< but those along an axis, as a box has them
};

}  // namespace jostle::detail
