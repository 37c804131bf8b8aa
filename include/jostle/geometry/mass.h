// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mass, centre and rotational inertia of shapes; exact for rounded shapes too.
#pragma once

#include <jostle/geometry/shapes.h>

namespace jostle {

struct MassData {
    float mass = 0.0f;     ///< [kg]
    Vec2 center{};         ///< [m] centre of mass
    float inertia = 0.0f;  ///< [kg m^2] about the centre of mass
};

/// Of a shape of the given density [kg/m^2]. A segment has none: its centre is its midpoint.
[[nodiscard]] MassData compute_mass(const Geometry& geometry, float density);

}  // namespace jostle
