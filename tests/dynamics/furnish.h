// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world with something of everything that the table of entry points calls upon.
#pragma once

#include "dynamics/door_chain.h"
#include "dynamics/door_table.h"
#include "support/worlds.h"

namespace jostle::test {

inline Hands furnish(World& world) {
    Hands h;
    h.world = &world;
    const ShapeDef apart{.filter = {.group = -1}};
    h.second = add_dynamic(world, {1.0f, 0.0f}, Circle{{}, 0.25f}, apart);
    h.body = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), apart);
    h.platform = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, 50.0f}});
    h.shape = h.body.create_shape(Circle{{0.5f, 0.0f}, 0.25f}, apart);
    h.chain = h.body.create_chain(three_points(), {.filter = {.group = -1}});
    h.hinge = world.create_revolute({.body_a = h.second,
                                     .body_b = h.body,
                                     .anchor_b = {1.0f, 0.0f},
                                     .motor = RevoluteMotor{},
                                     .servo = JointServo{}});
    h.joint = h.hinge;
    h.slider = world.create_prismatic(
        {.body_a = h.second, .body_b = h.body, .motor = PrismaticMotor{}, .servo = JointServo{}});
    h.rod = world.create_distance({.body_a = h.second, .body_b = h.body, .motor = DistanceMotor{}});
    h.weld = world.create_weld({.body_a = h.second, .body_b = h.body, .anchor_b = {1.0f, 0.0f}});
    h.filter = world.create_filter({.body_a = h.second, .body_b = h.body});
    h.motor = world.create_motor({.body_a = h.second, .body_b = h.body, .max_force = 1.0f});
    h.target = world.create_target({.body_a = h.platform, .body_b = h.body, .max_force = 1.0f});
    h.friction = world.create_friction({.body_a = h.second, .body_b = h.body, .max_force = 1.0f});
    h.wheel = world.create_wheel(
        {.body_a = h.second, .body_b = h.body, .axis_a = {1.0f, 0.0f}, .motor = WheelMotor{}});
    h.slot = world.create_slot(
        {.body_a = h.second, .body_b = h.body, .motor = SlotMotor{}, .servo = JointServo{}});
    h.pulley =
        world.create_pulley({.body_a = h.second, .body_b = h.body, .frame = h.platform, .length = 100.0f});
    h.gear = world.create_gear({.joint_a = h.hinge, .joint_b = h.slider});
    h.custom = world.create_custom({.body_a = h.second, .body_b = h.body});
    h.ratchet = world.create_ratchet({.body_a = h.second, .body_b = h.body});
    return h;
}

}  // namespace jostle::test
