// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

namespace jostle::detail {

/// The materials of two shapes A and B as their contact has them: see mixing.h.
struct MixedMaterial {
    float friction = 0.0f;            ///< [1]
    float restitution = 0.0f;         ///< [1]
    float rolling_resistance = 0.0f;  ///< [m] torque per normal force
    float surface_speed = 0.0f;       ///< [m/s] of A's surface past B's
};

}  // namespace jostle::detail
