// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world with something of everything that the table of entry points calls upon.
#pragma once

#include "dynamics/door_table.h"
#include "support/worlds.h"

namespace jostle::test {

inline Hands furnish(World& world) {
    Hands h;
    h.world = &world;
    const ShapeDef apart{.filter = {.group = -1}};
    h.second = add_dynamic(world, {1.0f, 0.0f}, Circle{{}, 0.25f}, apart);
    h.body = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), apart);
    h.shape = h.body.create_shape(Circle{{0.5f, 0.0f}, 0.25f}, apart);
    h.chain = h.body.create_chain(three_points(), {.filter = {.group = -1}});
    const JointDef base{.body_a = h.second, .body_b = h.body};
    h.joint = world.create_joint(RevoluteJointDef{.base = base, .local_anchor_b = {1.0f, 0.0f}});
    h.slider = world.create_joint(PrismaticJointDef{.base = base});
    h.rod = world.create_joint(DistanceJointDef{.base = base});
    h.weld = world.create_joint(WeldJointDef{.base = base, .local_anchor_b = {1.0f, 0.0f}});
    return h;
}

}  // namespace jostle::test
