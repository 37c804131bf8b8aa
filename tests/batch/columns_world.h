// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds that columns are compared with: a lander, and joints of all types with motors.
#pragma once

#include <gtest/gtest.h>
#include <jostle/batch/batch.h>

#include <functional>
#include <vector>

#include "batch/batch_world.h"
#include "support/worlds.h"

namespace jostle::test {

/// A batch of one lander, and the lander that it is compared with.
struct LanderAndBatch {
    Lander alone = make_lander(3);
    Batch batch{1, [](const BatchEpisode&) { return make_lander(3).world; }};

    /// Both get a row's like, and are stepped.
    void expect_like(const std::vector<float>& row, const std::function<void(Lander&)>& call) {
        batch.step(row, {});
        call(alone);
        alone.world.step(kDt);
        EXPECT_EQ(batch.world(0).state_hash(), alone.world.state_hash());
    }
};

/// A world in which a joint of every type with a motor joins two bodies.
struct Driven {
    World world{{.gravity = {}}};
    std::vector<Joint> joints;

    Driven() {
        for (int i = 0; i < 5; ++i) {
            // All at one place, where floats are fine.
            const ShapeDef apart{.filter = {.mask = 0}};
            const Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.2f), apart);
            const Body b = add_dynamic(world, {1.5f, 0.5f}, Polygon::box(0.3f, 0.4f), apart);
            a.set_angular_velocity(0.7f);
            add_joint(i, a, b);
        }
    }
    void add_joint(int type, const Body& a, const Body& b) {
        const JointServo servo{.target = 0.2f, .hertz = 2.0f};
        const Vec2 at{1.0f, 0.3f}, from{-0.2f, 0.1f};
        if (type == 0)
            joints.push_back(world.create_revolute({.body_a = a,
                                                    .body_b = b,
                                                    .anchor_a = {1.0f, 0.25f},
                                                    .anchor_b = {-0.5f, -0.25f},
                                                    .motor = {{1.0f, 2.0f}},
                                                    .servo = servo}));
        if (type == 1)
            joints.push_back(world.create_prismatic({.body_a = a,
                                                     .body_b = b,
                                                     .anchor_a = {1.5f, 0.5f},
                                                     .axis_a = {1.0f, 2.0f},
                                                     .motor = {{1.0f, 2.0f}},
                                                     .servo = servo}));
        if (type == 2)
            joints.push_back(world.create_distance({.body_a = a,
                                                    .body_b = b,
                                                    .anchor_a = at,
                                                    .anchor_b = from,
                                                    .length = 1.0f,
                                                    .motor = {{1.0f, 2.0f}}}));
        if (type == 3)
            joints.push_back(world.create_wheel({.body_a = a,
                                                 .body_b = b,
                                                 .anchor_a = {1.5f, 0.5f},
                                                 .axis_a = {1.0f, 2.0f},
                                                 .motor = {{1.0f, 2.0f}}}));
        if (type == 4)
            joints.push_back(world.create_slot({.body_a = a,
                                                .body_b = b,
                                                .anchor_a = {1.5f, 0.5f},
                                                .axis_a = {1.0f, 2.0f},
                                                .motor = {{1.0f, 2.0f}},
                                                .servo = servo}));
    }
};

}  // namespace jostle::test
