// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mass, centre and rotational inertia of shapes; exact for rounded shapes too.
#pragma once

#include <jostle/geometry/shapes.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct MassData {
    float mass = 0.0f;     ///< [kg]
    Vec2 center{};         ///< [m] centre of mass
    float inertia = 0.0f;  ///< [kg m^2] about the centre of mass
};

/// The mass of a shape of the given density [kg/m^2]. A segment has mass 0, and its midpoint as the centre.
[[nodiscard]] MassData compute_mass(const Geometry& geometry, float density);

/// The mass of a body of several parts: first the common centre, then the inertias about it, so that no
/// digits cancel far from the origin. Parts of mass 0 do not count; if the sum is 0, the centre is the mean
/// of the parts' centres. A part of negative mass and inertia is a hole. Cost: linear; no memory.
[[nodiscard]] MassData combine(std::span<const MassData> parts);

/// [kg m^2] The rotational inertia about any point instead of the centre of mass.
[[nodiscard]] float inertia_about(const MassData& mass, Vec2 point);

/// [m^2] The area, rounding included; 0 of a segment.
[[nodiscard]] float area(const Geometry& geometry);

}  // namespace jostle
JOSTLE_API_END
