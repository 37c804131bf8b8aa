// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a world is tuned: its definition, at its length scale.
#pragma once

#include <jostle/core/constants.h>
#include <jostle/math/vec2.h>

namespace jostle::detail {

struct StepSettings {
    Vec2 gravity;  ///< [m/s^2]
    Tolerances tolerances;
    float restitution_threshold = 0.0f;  ///< [m/s]
    float max_push_out_speed = 0.0f;     ///< [m/s]
    float max_speed = 0.0f;              ///< [m/s]
    float contact_hertz = 0.0f;          ///< [Hz]
    float contact_damping_ratio = 0.0f;  ///< [1]
    float joint_hertz = 0.0f;            ///< [Hz]
    float joint_damping_ratio = 0.0f;    ///< [1]
    bool allow_sleep = true;
    bool warm_starting = true;
    bool smooth_ground = true;
    bool iterated_joints = false;
    bool continuous = true;
    float sleep_threshold = 0.0f;  ///< [m/s] of a body that has none of its own
    float hit_speed = 0.0f;        ///< [m/s] from which on a hit is an event
};

/// How stiff a soft constraint is in one sub-step [Catto2011]: velocity = -mass_scale * (Cdot + bias_rate *
/// C) / K - impulse_scale * (impulse so far).
struct Softness {
    float bias_rate = 0.0f;      ///< [1/s]
    float mass_scale = 1.0f;     ///< [1]
    float impulse_scale = 0.0f;  ///< [1]
};

}  // namespace jostle::detail
