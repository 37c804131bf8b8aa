// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Damped springs on bodies that can but turn, or slide along one axis: as the body turns, what the spring
// meets changes from next to nothing to all of the body's inertia (finding x95).
#include <cmath>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Steps for ten seconds. Returns whether all bodies have stayed numbers.
bool stays_sound(World& world) {
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        if (!world.events().froze.empty()) return false;
    }
    return true;
}

TEST(SpringsOnLockedBodies, LeaveADiscThatCanButTurnSlow) {
    World world({.gravity = {}});
    const Body base = world.create_body();
    const Body disc = world.create_body(
        {.type = BodyType::kDynamic, .position = {1.5672f, 1.3630f}, .locks = {.x = true, .y = true}});
    disc.create_shape(Circle{{}, 0.272f});
    world.create_distance({.body_a = base,
                           .body_b = disc,
                           .anchor_b = {0.76f, -0.57f},
                           .length = 0.885f,
                           .spring = JointSpring{8.7f, 1.53f}});
    // A spring as stiff as one on the free disc, 1.4 m long at the start, has enough energy for 200 rad/s. It
    // is damped beyond the critical ratio: after ten seconds next to nothing of its energy is left.
    EXPECT_TRUE(stays_sound(world));
    EXPECT_LT(std::abs(disc.angular_velocity()), 1.0f);
}

TEST(SpringsOnLockedBodies, OfASliderWithAStiffnessOfItsOwnStayNumbers) {
    World world({.gravity = {}});
    const Body base = world.create_body();
    const Body disc = world.create_body(
        {.type = BodyType::kDynamic, .position = {0.4294f, -2.3383f}, .locks = {.x = true}});
    disc.create_shape(Circle{{}, 0.3f});
    world.create_prismatic({.body_a = base,
                            .body_b = disc,
                            .anchor_b = {-0.46f, 0.68f},
                            .axis_a = {-0.002f, 0.895f},
                            .limit = JointLimit{-1.0f, 2.0f},
                            .stiffness = JointSpring{20.0f, 1.0f}});
    EXPECT_TRUE(stays_sound(world));
    EXPECT_LT(length(disc.linear_velocity()), 1.0f);
}

TEST(SpringsOnLockedBodies, StayNumbersWhereverTheyAreAttached) {
    Random random(1);
    for (const bool lock_x : {false, true}) {
        for (const bool lock_y : {false, true}) {
            for (int i = 0; i < 100; ++i) {
                World world({.gravity = {}});
                const Body base = world.create_body();
                const Body disc =
                    world.create_body({.type = BodyType::kDynamic,
                                       .position = {random.uniform(-3.0f, 3.0f), random.uniform(-3.0f, 3.0f)},
                                       .locks = {.x = lock_x, .y = lock_y}});
                disc.create_shape(Circle{{}, random.uniform(0.1f, 0.6f)});
                const Vec2 anchor{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
                const float rest = random.uniform(0.1f, 3.0f), hertz = random.uniform(1.0f, 9.0f);
                world.create_distance({.body_a = base,
                                       .body_b = disc,
                                       .anchor_b = anchor,
                                       .length = rest,
                                       .spring = JointSpring{hertz, random.uniform(0.5f, 2.0f)}});
                EXPECT_TRUE(stays_sound(world)) << "body " << i << ", " << lock_x << lock_y;
            }
        }
    }
}

}  // namespace
}  // namespace jostle::test
