// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A car, whose wheels have suspensions and motors, and a figure, whose hinges have limits. docs/worlds.md.
#include <jostle/jostle.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace jostle;

namespace {

/// A wheel under a point x of the chassis, with a suspension and a motor.
void add_wheel(World& world, Body chassis, float x) {
    const Body wheel =
        world.create_body({.type = BodyType::kDynamic, .position = chassis.world_point({x, -0.5f})});
    wheel.create_shape(Circle{{}, 0.4f}, {.material = {.friction = 1.2f}});
    world.create_wheel({.body_a = chassis,
                        .body_b = wheel,
                        .anchor_a = {x, -0.5f},
                        .suspension = JointServo{.hertz = 4, .damping_ratio = 0.7f},
                        .limit = JointLimit{-0.2f, 0.2f},
                        .motor = WheelMotor{.speed = -14, .max_torque = 5}});  // clockwise: to the right
}

/// A capsule from one point of the world to another. Limbs of one negative group do not collide.
Body add_limb(World& world, Vec2 from, Vec2 to, float radius) {
    const Body limb = world.create_body({.type = BodyType::kDynamic, .position = from});
    limb.create_shape(Capsule{{}, to - from, radius}, {.filter = {.group = -1}});
    return limb;
}

/// A hinge at a point of the world, which turns by at most `range` [rad] from the present angle.
RevoluteJoint add_hinge(World& world, Body a, Body b, Vec2 at, float range) {
    return world.create_revolute({.body_a = a,
                                  .body_b = b,
                                  .anchor_a = a.local_point(at),
                                  .anchor_b = b.local_point(at),
                                  .reference_angle = b.angle() - a.angle(),
                                  .limit = JointLimit{-range, range}});
}

}  // namespace

int main() {
    World world;
    world.create_body().create_shape(Segment{{-50, 0}, {50, 0}});

    const Body chassis = world.create_body({.type = BodyType::kDynamic, .position = {0, 0.9f}});
    chassis.create_shape(Polygon::box(1.25f, 0.25f));
    add_wheel(world, chassis, -0.85f);
    add_wheel(world, chassis, 0.85f);

    const Body torso = add_limb(world, {-10, 2}, {-10, 2.6f}, 0.2f);
    for (const float side : {-0.6f, 0.6f}) {
        const Body arm = add_limb(world, {-10, 2.6f}, {-10 + side, 2.6f}, 0.1f);
        add_hinge(world, torso, arm, {-10, 2.6f}, 1.5f);
        const Body leg = add_limb(world, {-10, 2}, {-10 + 0.5f * side, 1.2f}, 0.12f);
        add_hinge(world, torso, leg, {-10, 2}, 0.8f);
    }

    float open = 0;  // [m]
    for (int step = 0; step < 180; ++step) {
        world.step(1.0f / 60);
        for (const Joint& joint : torso.joints()) open = std::max(open, joint.linear_error());
    }
    std::printf("after 3 s the car drives at %.1f m/s\n", static_cast<double>(chassis.linear_velocity().x));
    std::printf("the figure lies; no hinge was open by more than %.0f mm\n",
                std::ceil(1000 * static_cast<double>(open)));
}
