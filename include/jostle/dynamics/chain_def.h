// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// ChainDef: the material of a chain's segments, and the shapes that they collide with.
#pragma once

#include <jostle/dynamics/shape_def.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// The material of a surface.
struct SurfaceMaterial {
    float friction = 0.6f;     ///< [1] >= 0
    float restitution = 0.0f;  ///< [1] 0 to 1

    friend bool operator==(const SurfaceMaterial&, const SurfaceMaterial&) = default;
};

/// The material and filter of a chain's segments. A chain has no mass.
struct ChainDef {
    float friction = 0.6f;     ///< [1] >= 0, as in ShapeDef; of all segments if `materials` is empty
    float restitution = 0.0f;  ///< [1] 0 to 1; the same
    /// Of segment i: materials[chain.material(i)]. Read when the chain is created, and not kept.
    std::span<const SurfaceMaterial> materials{};
    Filter filter{};
    /// Reports the shapes that would collide with it (with its front, if it is one-sided), and pushes
    /// nothing.
    bool is_sensor = false;
    bool hit_events = false;      ///< as ShapeDef::hit_events, of each segment
    std::uint64_t user_data = 0;  ///< the user's own number; segments start with it, too
};

}  // namespace jostle
JOSTLE_API_END
