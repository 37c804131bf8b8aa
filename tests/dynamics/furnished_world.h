// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world that has something of everything, for saves.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "dynamics/every_joint.h"
#include "support/worlds.h"

namespace jostle::test {

using Bytes = std::vector<std::byte>;

/// At which byte two saves differ, or -1.
inline std::ptrdiff_t first_other(const Bytes& a, const Bytes& b) {
    const auto [at, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return at == a.end() && other == b.end() ? -1 : at - a.begin();
}

/// Everything that a save can hold: shapes and joints of all types, a chain, sensors, sleepers, names.
inline void furnish_for_save(World& world) {
    add_ground(world);
    add_pyramid(world, 4);
    add_dynamic(world, {8.0f, 0.5f}, Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f},
                {.material = {.restitution = 0.5f}, .hit_events = true, .user_data = 7});
    add_dynamic(world, {11.0f, 4.0f}, LargePolygon::regular(12, 0.5f),
                {.material = {.rolling_resistance = 0.1f}});
    add_static(world, {14.0f, 0.0f}, Segment{{-1.0f, 0.5f}, {1.0f, 0.5f}});
    const Vec2 hills[] = {{3.0f, 0.0f}, {2.0f, 1.0f}, {1.0f, 0.0f}, {0.0f, 1.0f}};
    const Body hill = world.create_body({.position = {20.0f, 0.0f}, .name = "hill"});
    hill.create_chain({.points = hills, .count = 4}, {.user_data = 3});
    add_dynamic(world, {21.0f, 3.0f}, Circle{{}, 0.3f}, {.hit_events = true});
    const Body lift = world.create_body({.type = BodyType::kKinematic,
                                         .position = {30.0f, 0.0f},
                                         .linear_velocity = {0.5f, 0.25f},
                                         .angular_velocity = 1.0f});
    lift.create_shape(Circle{{}, 0.5f}, {.is_sensor = true});
    add_dynamic(world, {30.5f, 3.0f}, Circle{{}, 0.2f});
    world.create_body({.type = BodyType::kDynamic, .enabled = false, .name = "spare"});
    Body asleep = world.create_body({.type = BodyType::kDynamic, .position = {60.0f, 0.5f}, .awake = false});
    asleep.create_shape(Polygon::box(0.5f, 0.5f));
    const Body bullet = world.create_body({.type = BodyType::kDynamic,
                                           .position = {-20.0f, 3.0f},
                                           .linear_velocity = {200.0f, 0.0f},
                                           .bullet = true});
    bullet.create_shape(Circle{{}, 0.1f}, {.hit_events = true});
    for (int type = 0; type < kJointTypes; ++type) {
        const float x = 100.0f + 10.0f * static_cast<float>(type);
        const Body a = add_dynamic(world, {x, 5.0f}, Circle{{}, 0.5f});
        const Body b = add_dynamic(world, {x + 2.0f, 5.0f}, Polygon::box(0.5f, 0.25f));
        const Joint joint =
            add_joint_of(world, static_cast<JointType>(type), a, b, {{0.25f, 0.5f}, {-0.5f, 0.25f}});
        if (type % 3 == 0) joint.set_break_at({.force = 300.0f, .destroy = type % 2 == 0});
        if (type % 4 == 1) joint.set_stiffness({30.0f, 1.0f});
    }
}

}  // namespace jostle::test
