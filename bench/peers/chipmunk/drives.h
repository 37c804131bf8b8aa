// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What Chipmunk calls back for: gravity scales, damping, and motors along sliders, which it has not.
#pragma once

#include <chipmunk/chipmunk.h>

namespace jostle::peers {

/// What Chipmunk's bodies do not have, for the function that updates their velocity.
struct Extras {
    double gravity_scale, linear_damping, angular_damping;
};

/// Updates the velocity of a body whose user data are Extras.
void update_velocity(cpBody* body, cpVect gravity, cpFloat damping, cpFloat dt);

/// A motor along a slider: an impulse before each step that brings the bodies to speed as far as the force
/// allows.
struct SliderMotor {
    cpVect axis;      // in A's frame
    cpVect anchor_b;  // in B's frame
    double speed, force;
};

/// Before each step, for a constraint whose user data are a SliderMotor.
void drive_slider(cpConstraint* constraint, cpSpace* space);

}  // namespace jostle::peers
