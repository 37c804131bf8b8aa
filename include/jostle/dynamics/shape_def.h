// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// ShapeDef: the material of a shape, and the shapes that it collides with.
#pragma once

#include <jostle/dynamics/material.h>
#include <jostle/math/vec2.h>

#include <optional>

JOSTLE_API_BEGIN
namespace jostle {

/// Which shapes collide. Two shapes of the same non-zero group always (positive) or never (negative) collide.
/// Otherwise each one's category must have a bit in common with the other's mask.
struct Filter {
    std::uint64_t category = 1;
    std::uint64_t mask = ~std::uint64_t{0};
    int group = 0;

    friend bool operator==(const Filter&, const Filter&) = default;
};

[[nodiscard]] constexpr bool should_collide(const Filter& a, const Filter& b) {
    if (a.group == b.group && a.group != 0) return a.group > 0;
    return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

struct ShapeDef {
    float density = 1.0f;  ///< [kg/m^2] >= 0; see Body::create_shape about bodies without mass
    Material material{};
    Filter filter{};
    bool is_sensor = false;  ///< reports the shapes that it overlaps, and pushes nothing
    /// Of a sensor: it notices other sensors, and shapes of static and kinematic bodies, too. Such a pair is
    /// found in the step after one of the two is made, moved or changed; two shapes of static bodies, and two
    /// segments, never are. Of two sensors each tells of the other if it has this.
    bool sees_all = false;
    bool hit_events = false;  ///< hits of this shape are reported in Events::hits
    /// Between a kinematic body and a static or another kinematic one: their shapes have contacts, with
    /// events and without a push, if one of the two has this. Sensors notice such shapes, too.
    bool kinematic_events = false;
    /// Touches of this shape, and visits, begin as soon as the two have contact points, within the
    /// speculative distance (2 cm), and end when they have none. Otherwise they begin at a gap of a slop
    /// (5 mm) or by an impulse, and end at a gap of four slops.
    bool near_events = false;
    /// [1] A direction in the body's frame, of any length; 0: none. The shape holds up what comes from that
    /// side and lets through all else: from behind, and from the side. Who is let through one shape is let
    /// through all that touch it and face the same way, its surface; Body::drop_through() lets through who
    /// stands on it. Between bodies of which one is dynamic; sensors notice it as any shape.
    Vec2 one_way{};
    /// Where the shape is static or kinematic: whether it and those that lie flush with it are one smooth
    /// surface; where it is dynamic, whether it meets that. None: unless a callback decides about its
    /// contacts (World::on_pre_solve). See WorldDef::smooth_ground.
    std::optional<bool> smooth{};
    std::uint64_t user_data = 0;  ///< the user's own number
};

}  // namespace jostle
JOSTLE_API_END
