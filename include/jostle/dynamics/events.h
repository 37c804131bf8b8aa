// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step leaves these to be read: contacts, and the bodies that it moved.
#pragma once

#include <jostle/dynamics/shape.h>

namespace jostle {

struct ContactPoint {
    Vec2 point;                    ///< [m] in the world; found before the step, and carried along with A
    float separation = 0.0f;       ///< [m] as of the step's beginning
    float normal_impulse = 0.0f;   ///< [N s] over the whole step
    float tangent_impulse = 0.0f;  ///< [N s] of the last sub-step
    std::uint16_t id = 0;
};

struct Contact {
    Shape shape_a;
    Shape shape_b;
    Vec2 normal;  ///< [1] in the world, from A to B
    ContactPoint points[2];
    int count = 0;             ///< points; 0: further apart than the speculative distance
    float friction = 0.0f;     ///< [1]
    float restitution = 0.0f;  ///< [1]
    bool is_sensor = false;    ///< at least one is a sensor: nothing is pushed
};

/// A body that a step has simulated.
struct BodyMove {
    Body body;
    Transform transform;  ///< after the step
    std::uint64_t user_data = 0;
};

}  // namespace jostle
