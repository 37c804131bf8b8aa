// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a ray meets a triangle whose edges or plane it runs so near that rounding could decide
// [Shewchuk1997]. Cost: some 500 products.
#include "mesh/ray_triangle.h"

namespace jostle::detail {

RayMeeting exact_meeting(const RayFrame& frame, const Double3& a, const Double3& b, const Double3& c) {
    const Double3 from = frame.place();
    const double parts[3] = {exact_slant(frame.direction, b, c, from),
                             exact_slant(frame.direction, c, a, from),
                             exact_slant(frame.direction, a, b, from)};
    constexpr double kNone[3] = {};
    if (is_outside(parts, kNone)) return {};
    const double determinant = exact_slant(frame.direction, b, c, a);
    if (determinant == 0.0) return {};
    const double volume = exact_volume(a, b, c, from);
    return meeting_of(parts, determinant, volume, sign_of(volume) * sign_of(determinant));
}

}  // namespace jostle::detail
