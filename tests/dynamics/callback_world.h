// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world in whose steps a callback runs, for tests of edits in callbacks.
#pragma once

#include <functional>
#include <utility>

#include "dynamics/furnish.h"

namespace jostle::test {

/// A furnished world and a ball on the ground. The ball's contact calls `in_step` in the next step, once.
struct CallbackWorld {
    explicit CallbackWorld(const WorldDef& def = {}) : world(def) {
        hands = furnish(world);
        ground = add_static(world, {20.0f, -1.0f}, Polygon::box(10.0f, 1.0f));
        ball = add_dynamic(world, {20.0f, 0.5f}, Circle{{}, 0.5f});
        world.on_pre_solve(ball.shapes().front(), [this](PreSolve&) {
            if (const std::function<void()> now = std::exchange(in_step, nullptr)) now();
        });
        world.step(kDt);
    }
    CallbackWorld(const CallbackWorld&) = delete;
    CallbackWorld& operator=(const CallbackWorld&) = delete;

    /// A step in which `edits` are called by a callback.
    void step_with(const std::function<void()>& edits) {
        in_step = edits;
        world.step(kDt);
        EXPECT_FALSE(in_step) << "no callback was called";
    }

    World world;
    Hands hands;
    Body ground, ball;
    std::function<void()> in_step;
};

}  // namespace jostle::test
