// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A joint that does nothing changes the motion of its bodies by rounding alone. The bodies are balls:
// contacts with two points keep their order where bodies have joints, and take turns where they have none.
// Nothing lifts the balls off, or there is no gravity: where nothing holds a body, gravity acts a little
// sooner on one that has joints (bodies/integrate.cpp).
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

using BodyList = std::vector<Body>;

/// Which bodies get a joint that does nothing.
enum class Joined { kNone, kEverySecond, kAll };

struct Case {
    const char* name;
    WorldDef def;
    int steps;
    float tolerance;  ///< [m], [m/s], [rad/s], [kN s] rounding, as it grows with the steps and the blows
    std::function<BodyList(World&)> build;
};

const Circle kBall{{}, 0.5f};

BodyList build_shaft(World& world) {
    add_static(world, {0.0f, -1.0f}, Polygon::box(50.0f, 1.0f));
    for (const float side : {-1.0f, 1.0f}) add_static(world, {side * 1.6f, 5.0f}, Polygon::box(1.0f, 5.0f));
    const Body press = world.create_body(
        {.type = BodyType::kKinematic, .position = {0.0f, 6.4f}, .linear_velocity = {0.0f, -0.05f}});
    press.create_shape(Polygon::box(0.5f, 0.5f));
    BodyList bodies;
    for (int i = 0; i < 6; ++i)
        bodies.push_back(
            add_dynamic(world, {i % 2 == 0 ? 0.1f : -0.1f, 0.5f + 0.98f * static_cast<float>(i)}, kBall));
    return bodies;
}

BodyList build_bounces(World& world) {
    const ShapeDef bouncy{.material = {.friction = 0.5f, .restitution = 0.6f}};
    add_static(world, {0.0f, -1.0f}, Polygon::box(50.0f, 1.0f), bouncy);
    BodyList bodies;
    bodies.push_back(add_dynamic(world, {-4.0f, 2.0f}, kBall, bouncy));
    // One that lies, and is struck from above.
    bodies.push_back(add_dynamic(world, {4.0f, 0.5f}, kBall));
    bodies.push_back(add_dynamic(world, {4.1f, 3.0f}, Circle{{}, 0.3f}, bouncy));
    bodies[0].set_linear_velocity({2.0f, -6.0f});
    bodies[0].set_angular_velocity(-9.0f);
    bodies[2].set_linear_velocity({0.0f, -5.0f});
    return bodies;
}

BodyList build_rollers(World& world) {
    const ShapeDef rough{.material = {.friction = 0.8f, .rolling_resistance = 0.05f}};
    const Rot slope = Rot::from_angle(-0.2f);
    add_static(world, rotate(slope, {0.0f, -1.0f}), Polygon::box(50.0f, 1.0f), rough, -0.2f);
    BodyList bodies;
    for (int i = 0; i < 4; ++i)
        bodies.push_back(
            add_dynamic(world, rotate(slope, {-2.0f + 2.0f * static_cast<float>(i), 0.5f}), kBall, rough));
    bodies.back().set_locks({.rotation = true});
    return bodies;
}

/// On a slope without friction: all are as fast as the world lets them.
BodyList build_fast(World& world) {
    const ShapeDef smooth{.material = {.friction = 0.0f}};
    const Rot slope = Rot::from_angle(-0.5f);
    add_static(world, rotate(slope, {0.0f, -1.0f}), Polygon::box(90.0f, 1.0f), smooth, -0.5f);
    BodyList bodies;
    for (int i = 0; i < 3; ++i) {
        bodies.push_back(
            add_dynamic(world, rotate(slope, {2.0f * static_cast<float>(i), 0.5f}), kBall, smooth));
        bodies.back().set_linear_velocity({2.6f, -1.4f});
    }
    return bodies;
}

/// A ram pushes a row of balls faster than the world lets them go: it presses ever harder.
BodyList build_pushed(World& world) {
    add_static(world, {0.0f, -1.0f}, Polygon::box(50.0f, 1.0f));
    const Body ram = world.create_body(
        {.type = BodyType::kKinematic, .position = {-2.0f, 0.5f}, .linear_velocity = {4.0f, 0.0f}});
    ram.create_shape(Polygon::box(0.5f, 0.4f));
    BodyList bodies;
    for (int i = 0; i < 3; ++i) bodies.push_back(add_dynamic(world, {static_cast<float>(i), 0.5f}, kBall));
    bodies.push_back(add_dynamic(world, {1.0f, 1.5f}, kBall));
    bodies.back().set_locks({.x = true});
    bodies.back().set_linear_velocity({0.0f, -1.0f});
    return bodies;
}

// Whether a ball in the shaft slides or sticks hangs on rounding: the two differ by 7e-6.
const Case kCases[] = {{"shaft", {.gravity = {}}, 40, 6e-5f, build_shaft},
                       {"bounces", {.gravity = {}}, 90, 2e-3f, build_bounces},
                       {"rollers", {}, 60, 1e-4f, build_rollers},
                       {"fast", {.max_speed = 3.0f}, 60, 5e-4f, build_fast},
                       {"pushed", {.gravity = {}, .max_speed = 3.9f}, 60, 5e-4f, build_pushed}};

/// Positions and velocities of all bodies after each step, and by how much they are pressed.
std::vector<float> changed_motion_of(const Case& of, Joined joined) {
    World world(of.def);
    const BodyList bodies = of.build(world);
    const Body far = world.create_body({.position = {0.0f, 80.0f}});
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (joined == Joined::kAll || (joined == Joined::kEverySecond && i % 2 == 0))
            world.create_filter({.body_a = far, .body_b = bodies[i]});
    std::vector<float> motion;
    for (int step = 0; step < of.steps; ++step) {
        world.step(1.0f / 60.0f, 4);
        for (const Body& body : bodies)
            motion.insert(motion.end(), {body.position().x, body.position().y, body.linear_velocity().x,
                                         body.linear_velocity().y, body.angular_velocity(),
                                         1e-3f * normal_impulse_on(body)});
    }
    return motion;
}

TEST(IdleJoints, ChangeTheMotionByRoundingAlone) {
    for (const Case& each : kCases) {
        SCOPED_TRACE(each.name);
        const std::vector<float> without = changed_motion_of(each, Joined::kNone);
        for (const Joined joined : {Joined::kEverySecond, Joined::kAll}) {
            const std::vector<float> with = changed_motion_of(each, joined);
            ASSERT_EQ(with.size(), without.size());
            for (std::size_t i = 0; i < without.size(); ++i)
                ASSERT_NEAR(with[i], without[i], each.tolerance)
                    << "number " << i % 6 << " of a body, " << i << " in all, joined "
                    << static_cast<int>(joined);
        }
    }
}

}  // namespace
}  // namespace jostle::test
