// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts of one point that roll or rock, as they were when the step began, eight side by side as in a
// ContactRow: contacts/rolling_contacts.h says of which kinds they are. Lanes without such a contact are not
// filled.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>

#include "dynamics/rows/contact_row.h"

namespace jostle::detail {

/// The segment of a chain that a round body touches, with its neighbours.
struct TurningLine {
    std::uint8_t corners;         ///< [1] 2 to 4
    bool begins_open, ends_open;  ///< the line does not go on there
    Vec2 at[4];                   ///< [m] its corners, as seen from A's centre of mass
};

struct alignas(32) TurningRow {
    float normal_x[kRowWidth], normal_y[kRowWidth];  ///< [1]
    float apart_x[kRowWidth], apart_y[kRowWidth];    ///< [m] from A's centre of mass to B's
    float core_a_x[kRowWidth], core_a_y[kRowWidth];  ///< [m] from these: the points that touch, less ...
    float core_b_x[kRowWidth], core_b_y[kRowWidth];  ///< [m]
    float radius_a[kRowWidth], radius_b[kRowWidth];  ///< [m] ... the rounding
    float separation[kRowWidth];                     ///< [m] less that of the core points along the normal
    float extent[kRowWidth];                         ///< [m] of the smaller shape
    // Bit i: in lane i ...
    std::uint32_t has_face_a, has_face_b;  ///< the normal is of a face of A, of B
    std::uint32_t is_on_line;              ///< B, which is round, rolls on `lines`, which are A's
    std::uint32_t is_lost;                 ///< B has left that line; of the present sub-step
    TurningLine lines[kRowWidth];
};

}  // namespace jostle::detail
