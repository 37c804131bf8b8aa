// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// ChainDef: the material of a chain's segments, and the shapes that they collide with.
#pragma once

#include <jostle/dynamics/shape_def.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// The material and filter of a chain's segments. A chain has no mass.
struct ChainDef {
    Material material{};  ///< of all segments, if `materials` is empty
    /// Of segment i: materials[chain.material(i)]. Read when the chain is created, and not kept.
    std::span<const Material> materials{};
    Filter filter{};
    /// Reports the shapes that would collide with it (with its front, if it is one-sided), and pushes
    /// nothing.
    bool is_sensor = false;
    bool sees_all = false;          ///< as ShapeDef::sees_all, of each segment
    bool hit_events = false;        ///< as ShapeDef::hit_events, of each segment
    bool kinematic_events = false;  ///< as ShapeDef::kinematic_events, of each segment
    bool near_events = false;       ///< as ShapeDef::near_events, of each segment
    Vec2 one_way{};                 ///< [1] as ShapeDef::one_way, of each segment
    std::optional<bool> smooth{};   ///< as ShapeDef::smooth, of each segment
    std::uint64_t user_data = 0;    ///< the user's own number; segments start with it, too
};

}  // namespace jostle
JOSTLE_API_END
