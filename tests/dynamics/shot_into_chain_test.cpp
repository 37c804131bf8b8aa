// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Heavy balls that fly into a chain of hinged links: nothing drives them, so energy never grows.
#include <algorithm>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

/// [1] The most kinetic energy over that of the start, without gravity, of a ball of so many times a link's
/// mass that flies into a chain of 16 links between two posts.
double most_energy(float hertz, int substeps, float speed, float ratio, float height) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body ground = world.create_body();
    Body last = ground;
    for (int i = 0; i < 16; ++i) {
        const float low = -4.0f + 0.5f * static_cast<float>(i);
        const Body link = add_dynamic(world, {0.0f, low + 0.25f},
                                      Capsule{{0.0f, -0.25f}, {0.0f, 0.25f}, 0.1f}, {.density = 2.0f});
        hinge(world, last, link, {0.0f, low});
        last = link;
    }
    hinge(world, last, ground, {0.0f, 4.0f});
    const float mass = ratio * last.mass();
    const Body ball = world.create_body(
        {.type = BodyType::kDynamic, .position = {-6.0f, height}, .linear_velocity = {speed, 0.0f}});
    ball.create_shape(Circle{{}, 0.5f});
    ball.set_mass({mass, {}, 0.125f * mass});
    const double begun = world.energy().kinetic;
    double most = 0.0;
    for (int i = 0; i < static_cast<int>((8.0f / speed + 1.5f) * hertz); ++i) {
        world.step(1.0f / hertz, substeps);
        most = std::max(most, world.energy().kinetic);
    }
    return most / begun;
}

struct Rate {
    float hertz;
    int substeps;
};

/// A mobility of the load that was kept for a step made up to 178 times the energy.
TEST(ShotIntoAChain, MakesNoEnergy) {
    for (const Rate rate : {Rate{30.0f, 4}, {60.0f, 1}, {60.0f, 2}, {60.0f, 3}, {60.0f, 4}, {60.0f, 8}})
        for (const float speed : {20.0f, 50.0f, 90.0f})
            for (const float ratio : {10.0f, 100.0f})
                for (const float height : {-0.6f, 0.2f, 0.7f}) {
                    SCOPED_TRACE(testing::Message()
                                 << rate.hertz << " Hz, " << rate.substeps << " sub-steps, " << speed
                                 << " m/s, " << ratio << " times, " << height << " m");
                    EXPECT_LT(most_energy(rate.hertz, rate.substeps, speed, ratio, height), 1.01);
                }
}

}  // namespace
}  // namespace jostle::test
