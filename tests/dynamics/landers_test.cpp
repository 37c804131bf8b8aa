// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Landers of Gymnasium's LunarLander's size and masses: two light legs at a heavy hull, which motors press
// against their limits. A foot bears 35 times its weight.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Above flat ground, closed, tilted by `angle` [rad], and moving sideways at `speed` [m/s].
struct ClosedLander {
    ClosedLander(float angle, float speed) {
        for (int i = 0; i < 10; ++i) {
            const float x = 2.0f * static_cast<float>(i) - 10.0f;
            ground.create_shape(Segment{{x, 0.0f}, {x + 2.0f, 0.0f}}, {.material = {.friction = 0.1f}});
        }
        hull = add_part({0.0f, 2.0f}, angle, speed);
        const Vec2 corners[] = {{-0.47f, 0.57f}, {-0.57f, 0.0f}, {-0.57f, -0.33f},
                                {0.57f, -0.33f}, {0.57f, 0.0f},  {0.47f, 0.57f}};
        hull.create_shape(
            Polygon::from_hull(corners),
            {.density = 5.0f, .material = {.friction = 0.1f}, .filter = {.category = 2, .mask = 1}});
        for (const float side : {-1.0f, 1.0f}) {
            const float turned = angle - 0.9f * side;
            const Vec2 hip{0.67f * side, 0.6f};
            const Body leg = add_part(Vec2{0.0f, 2.0f} - rotate(Rot::from_angle(turned), hip), turned, speed);
            leg.create_shape(Polygon::box(0.067f, 0.267f),
                             {.density = 1.0f, .filter = {.category = 2, .mask = 1}});
            world.create_revolute({.body_a = hull,
                                   .body_b = leg,
                                   .anchor_b = hip,
                                   .limit = side < 0.0f ? JointLimit{0.4f, 0.9f} : JointLimit{-0.9f, -0.4f},
                                   .motor = RevoluteMotor{0.3f * side, 40.0f}});
        }
    }
    World world{{.smooth_ground = false}};
    Body ground = world.create_body(), hull;

  private:
    Body add_part(Vec2 position, float angle, float speed) {
        return world.create_body({.type = BodyType::kDynamic,
                                  .position = position,
                                  .angle = angle,
                                  .linear_velocity = {speed, -1.5f}});
    }
};

/// Gymnasium gives 100 points for a lander that sleeps, within an episode of 1,000 steps.
TEST(Landers, FallAsleepWhereTheyHaveLanded) {
    for (const int substeps : {2, 4, 8, 19})
        for (const float angle : {-0.3f, -0.1f, 0.05f, 0.2f}) {
            ClosedLander lander(angle, 2.0f * angle);
            int steps = 0;
            while (steps < 1000 && lander.hull.is_awake()) {
                lander.world.step(1.0f / 50.0f, substeps);
                ++steps;
            }
            EXPECT_FALSE(lander.hull.is_awake()) << substeps << " sub-steps, tilted by " << angle;
            EXPECT_NEAR(lander.hull.angle(), 0.0f, 0.05f);
        }
}

}  // namespace
}  // namespace jostle::test
