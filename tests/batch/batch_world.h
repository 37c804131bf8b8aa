// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world of a lander's size: ground that differs by seed, a hull, a leg on a motor, and a leg on a
// servo.
#pragma once

#include <jostle/batch/batch.h>

#include <vector>

#include "math/random.h"

namespace jostle::test {

struct Lander {
    World world;
    Body hull;
    Body legs[2];
    RevoluteJoint hips[2];
    Body ground;
};

/// The objects of the columns come first, the ground last. `hull_density` [kg/m^2]
inline Lander make_lander(std::uint64_t seed, float hull_density = 5.0f, WorldDef def = {}) {
    Lander made{World(def), {}, {}, {}, {}};
    World& world = made.world;
    Random random(seed);
    const float y = 4.0f + random.uniform(0.0f, 1.0f);
    made.hull = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, y}, .name = "hull"});
    made.hull.create_shape(Polygon::box(0.5f, 0.3f),
                           {.density = hull_density, .material = {.friction = 0.1f}});
    for (int i = 0; i < 2; ++i) {
        const float side = i == 0 ? -1.0f : 1.0f;
        made.legs[i] = world.create_body({.type = BodyType::kDynamic, .position = {side * 0.6f, y - 0.3f}});
        made.legs[i].create_shape(Polygon::box(0.07f, 0.27f));
        RevoluteJointDef hip{.body_a = made.hull,
                             .body_b = made.legs[i],
                             .anchor_b = {-side * 0.6f, 0.3f},
                             .limit = {{-0.9f, 0.9f}}};
        if (i == 0) hip.motor = {.speed = 0.0f, .max_torque = 4.0f};
        if (i == 1) hip.servo = {.target = 0.1f, .hertz = 3.0f};
        made.hips[i] = world.create_revolute(hip);
    }
    made.ground = world.create_body();
    std::vector<Vec2> points;
    for (int i = 0; i <= 10; ++i)
        points.push_back({10.0f - 2.0f * static_cast<float>(i), i == 5 ? 0.0f : random.uniform(0.0f, 1.0f)});
    made.ground.create_chain({.points = points.data(), .count = static_cast<int>(points.size())});
    return made;
}

inline World make_lander_world(const BatchEpisode& episode) {
    return make_lander(episode.seed, episode.parameters.empty() ? 5.0f : episode.parameters[0]).world;
}

}  // namespace jostle::test
