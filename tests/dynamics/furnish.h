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
    h.hinge = world.create_revolute(
        {.body_a = h.second, .body_b = h.body, .anchor_b = {1.0f, 0.0f}, .motor = RevoluteMotor{}});
    h.joint = h.hinge;
    h.slider = world.create_prismatic({.body_a = h.second, .body_b = h.body, .motor = PrismaticMotor{}});
    h.rod = world.create_distance({.body_a = h.second, .body_b = h.body});
    h.weld = world.create_weld({.body_a = h.second, .body_b = h.body, .anchor_b = {1.0f, 0.0f}});
    return h;
}

}  // namespace jostle::test
