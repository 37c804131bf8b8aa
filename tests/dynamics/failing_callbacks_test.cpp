// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callbacks that throw, answer badly, or make a call that is not for them: the world is as it was, and the
// step can be made again.
#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <vector>

#include "support/expect_refused.h"
#include "support/worlds.h"

#if !defined(JOSTLE_NO_EXCEPTIONS)
namespace jostle::test {
namespace {

/// A box on the ground.
struct OnGround {
    World world;
    Body ground = add_ground(world);
    Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    Shape floor = ground.shapes().front();
};

TEST(PreSolve, ABadAnswerIsRefusedAndNothingMoves) {
    for (const float bad : {-1.0f, std::numeric_limits<float>::quiet_NaN()}) {
        OnGround scene;
        const Vec2 velocity = scene.box.linear_velocity();
        scene.world.on_pre_solve(scene.floor, [&](PreSolve& contact) { contact.friction = bad; });
        expect_refused("World::on_pre_solve", "PreSolve::friction", [&] { scene.world.step(kDt); });
        EXPECT_EQ(scene.box.linear_velocity(), velocity);
        EXPECT_EQ(scene.world.time(), 0.0);
        scene.world.on_pre_solve(scene.floor, {});
        scene.world.step(kDt);
        EXPECT_EQ(scene.world.check(), "");
    }
}

/// A step that fails leaves no trace in the next one's questions.
TEST(PreSolve, WasEnabledIsOfTheLastStepThatWasMade) {
    World world;
    const Body ground = add_ground(world);
    std::vector<Body> balls;
    for (int i = 0; i < 2; ++i)
        balls.push_back(add_dynamic(world, {3.0f * static_cast<float>(i), 0.5f}, Circle{{}, 0.5f}));
    bool throws = false;
    std::vector<bool> was;
    world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) {
        if (contact.other.body() == balls[1]) {
            if (throws) throw std::runtime_error("the user's own");
            return;
        }
        was.push_back(contact.was_enabled);
        contact.enabled = !contact.was_enabled;
    });
    world.step(kDt);
    throws = true;
    EXPECT_THROW(world.step(kDt), std::runtime_error);
    throws = false;
    world.step(kDt);
    world.step(kDt);
    EXPECT_EQ(was, (std::vector<bool>{true, false, false, true}));
}

/// After an exception out of a callback the step can be made again, and gives the same bits.
TEST(Callbacks, AnExceptionLeavesTheWorldAsItWas) {
    for (const bool early : {false, true}) {
        OnGround scene, twin;
        int left = 3;
        const auto answer = [&] {
            if (--left == 0) throw std::runtime_error("the user's own");
        };
        for (OnGround* each : {&scene, &twin}) {
            const bool throws = each == &scene;
            each->world.on_should_collide([=](const Shape&, const Shape&) {
                if (throws && early) answer();
                return true;
            });
            each->world.on_pre_solve(each->floor, [=](PreSolve&) {
                if (throws && !early) answer();
            });
        }
        int failures = 0;
        for (int i = 0; i < 12; ++i) {
            for (OnGround* each : {&scene, &twin})
                add_dynamic(each->world, {2.0f * static_cast<float>(i + 1), 0.5f}, Circle{{}, 0.5f});
            const Vec2 position = scene.box.position();
            try {
                scene.world.step(kDt);
            } catch (const std::runtime_error&) {
                ++failures;
                EXPECT_EQ(scene.box.position(), position);
                EXPECT_EQ(scene.world.check(), "");
                scene.world.step(kDt);
            }
            twin.world.step(kDt);
            ASSERT_EQ(scene.world.state_hash(), twin.world.state_hash()) << i;
        }
        EXPECT_EQ(failures, 1);
    }
}

TEST(Callbacks, MayNotStepNorSetCallbacks) {
    OnGround scene;
    int calls = 0;
    scene.world.on_pre_solve(scene.floor, [&](PreSolve& contact) {
        ++calls;
        expect_refused("World::step", "the world", [&] { scene.world.step(kDt); });
        expect_refused("World::on_should_collide", "the world", [&] { scene.world.on_should_collide({}); });
        expect_refused("World::on_should_collide", "the world",
                       [&] { scene.world.on_should_collide(contact.shape, {}); });
        expect_refused("World::on_pre_solve", "the world",
                       [&] { scene.world.on_pre_solve(contact.other, {}); });
    });
    scene.world.step(kDt);
    EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace jostle::test
#endif
