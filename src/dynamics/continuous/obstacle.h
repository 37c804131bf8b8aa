// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A static shape that holds back a body which was pressed into it as the step began, or slides on to it.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/shape.h"

namespace jostle::detail {

struct Obstacle {
    float fraction = 0.0f;  ///< [1] of the step, from which on it holds the body back
    Vec2 normal{};          ///< [1] in the world, to where the body may go
    Vec2 arm{};             ///< [m] in the world, from the body's centre of mass to the point that meets it
    ShapeId own{}, other{};
    bool is_met = false;   ///< on the way, not pressed: the solver turns the velocity in the next step
    bool bounces = false;  ///< the contact has restitution: the solver turns a velocity that is fast enough

    /// [m/s] Of the point, if that is what a velocity says; below 0: into the obstacle.
    [[nodiscard]] float opening(Vec2 linear, float angular) const {
        return dot(normal, linear) + cross(arm, normal) * angular;
    }
    /// Takes the part that goes into the obstacle from a motion [m], [rad] or a velocity [m/s], [rad/s] of
    /// the body, as an impulse on the point would. Returns whether there was any.
    bool hold_back(const BodySim& sim, Vec2& linear, float& angular) const {
        const Vec2 inv_mass = inv_mass_by_axis(sim), pushed{inv_mass.x * normal.x, inv_mass.y * normal.y};
        const float lever = cross(arm, normal), turned = sim.inv_inertia * lever;
        const float into = opening(linear, angular), give = dot(normal, pushed) + lever * turned;
        if (!(into < 0.0f) || !(give > 0.0f)) return false;
        const float impulse = -into / give;
        linear += impulse * pushed;
        angular += impulse * turned;
        return true;
    }
};

}  // namespace jostle::detail
