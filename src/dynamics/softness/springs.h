// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Springs of the user's: see springs.cpp.
#pragma once

#include "dynamics/store/settings.h"

namespace jostle::detail {

/// A spring of the user's in a sub-step: see springs.cpp.
struct Spring {
    float pull = 0.0f;     ///< [1/s]
    float drag = 0.0f;     ///< [1]
    float release = 1.0f;  ///< [1]
    /// So stiff that it acts in every pass, as rigid parts do. Others act where positions are about to
    /// change, and relaxing keeps their force.
    bool is_stiff = false;

    /// By how much an impulse changes that is in the velocities already; of the mass that it meets, the
    /// speed and the stretch.
    [[nodiscard]] JOSTLE_INLINE float change(float mass, float speed, float stretch, float impulse) const {
        return -mass * (drag * speed + pull * stretch) - release * impulse;
    }
};
[[nodiscard]] Spring make_spring(float hertz, float damping_ratio, float h);
/// [Hz] As stiff as that one is: less than it is to be where the sub-step is too long. h may be 0.
[[nodiscard]] float used_hertz(float hertz, float damping_ratio, float h);

/// A spring as a row among others that are solved at once: of the mass m that it meets, its speed is then
/// -rate stretch - give L / m, with its impulse L of the sub-step. See springs.cpp.
struct SpringRow {
    float rate = 0.0f;        ///< [1/s]
    float compliance = 0.0f;  ///< [1]; 0: it has no force
};
[[nodiscard]] SpringRow make_spring_row(float hertz, float damping_ratio, float h);

}  // namespace jostle::detail
