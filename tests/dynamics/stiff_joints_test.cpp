// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How stiff joints are, and how much energy they keep.
#include "dynamics/stiff_joints.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace jostle::test {
namespace {

double linear_energy(const World& world) {
    double sum = 0.0;
    for (const Body& body : world.bodies())
        if (body.type() == BodyType::kDynamic)
            sum += 0.5 * double{body.mass()} * double{length_squared(body.linear_velocity())};
    return sum;
}

/// Finding j4: 14 % of a link, whatever the number of sub-steps.
TEST(StiffJoints, AThousandfoldLoadHangsOnAChain) {
    for (const int substeps : {1, 2, 4, 16}) {
        SCOPED_TRACE(substeps);
        World world;
        add_chain(world, 30, 1000.0f, 0.3f);
        float worst = 0.0f;
        for (int i = 0; i < 1800; ++i) {
            world.step(kDt, substeps);
            worst = std::max(worst, worst_error(world));
        }
        EXPECT_LT(worst, 0.005f);
    }
}

TEST(StiffJoints, AChainSwingsWithoutParting) {
    for (const float ratio : {0.0f, 1000.0f}) {
        SCOPED_TRACE(ratio);
        World world;
        const std::vector<Body> bodies = add_chain(world, 30, ratio);
        float worst = 0.0f;
        for (int i = 0; i < 1200 && bodies.back().position().x > 0.0f; ++i) {
            world.step(kDt);
            worst = std::max(worst, worst_error(world));
        }
        EXPECT_LE(bodies.back().position().x, 0.0f);
        EXPECT_LT(worst, 0.01f);
    }
}

TEST(StiffJoints, ARingKeepsTurning) {
    World world({.gravity = {}});
    std::vector<Body> ring;
    for (int i = 0; i < 24; ++i) {
        const float angle = kPi / 12.0f * static_cast<float>(i);
        const Vec2 out{std::cos(angle), std::sin(angle)};
        ring.push_back(add_dynamic(world, 4.0f * out, Circle{{}, 0.2f}, kAlone));
        ring.back().set_linear_velocity(80.0f * skew(out));
        ring.back().set_angular_velocity(20.0f);
    }
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Body &a = ring[i], &b = ring[(i + 1) % ring.size()];
        hinge(world, a, b, 0.5f * (a.position() + b.position()));
    }
    const double before = linear_energy(world);
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        ASSERT_LT(linear_energy(world), 1.01 * before);
        ASSERT_LT(worst_error(world), 0.005f);
    }
    EXPECT_GT(linear_energy(world), 0.9 * before);
}

/// The joints take what velocities they do not allow in the first step, and no more: of 65.76 J their hinges
/// leave 53.35 J, by the projection of the velocities in the measure of the masses. That stays.
TEST(StiffJoints, BoxesTumbleOnForLong) {
    World world({.gravity = {}});
    std::vector<Body> boxes;
    for (int i = 0; i < 6; ++i) {
        const auto x = static_cast<float>(i);
        boxes.push_back(add_dynamic(world, {x, 0.0f}, Polygon::box(0.4f, 0.1f), alone(x + 1.0f)));
        if (i > 0) hinge(world, boxes[boxes.size() - 2], boxes.back(), {x - 0.5f, 0.0f});
    }
    boxes[0].set_linear_velocity({0.0f, 10.0f});
    boxes[5].set_linear_velocity({3.0f, -10.0f});
    boxes[2].set_angular_velocity(20.0f);
    world.step(1e-5f);
    const double before = world.energy().kinetic;
    EXPECT_NEAR(before, 53.3505, 0.01);
    for (int i = 0; i < 1800; ++i) {
        world.step(kDt);
        ASSERT_LT(world.energy().kinetic, 1.01 * before);
    }
    EXPECT_GT(world.energy().kinetic, 0.95 * before);
}

/// Finding j16.
TEST(StiffJoints, WhatWasTornComesBackAndRests) {
    for (const float away : {0.5f, 2.0f, 10.0f}) {
        SCOPED_TRACE(away);
        World world({.gravity = {}});
        const Body hook = world.create_body();
        const Body box = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.3f, 0.3f));
        const RevoluteJoint joint = hinge(world, hook, box, {});
        world.step(kDt);
        box.set_transform({1.0f + away, 0.0f}, 3.0f);
        float last = joint.linear_error();
        for (int i = 0; i < 600; ++i) {
            world.step(kDt);
            const float error = joint.linear_error();
            ASSERT_LT(last - error, 1.1f * kMaxPushOutSpeed * kDt);
            ASSERT_LT(length(box.linear_velocity()), 0.1f);
            last = error;
        }
        EXPECT_LT(last, 1e-4f);
        EXPECT_LT(length(box.linear_velocity()) + std::abs(box.angular_velocity()), 0.01f);
    }
}

/// Under load, and as a motor starts at once.
TEST(StiffJoints, GearsAndRacksKeepTheirLaw) {
    World world;
    const Body post = world.create_body();
    const Body a = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 1.0f}, kAlone);
    const Body b = add_dynamic(world, {3.0f, 0.0f}, Circle{{}, 2.0f}, kAlone);
    const Body rack = add_dynamic(world, {0.0f, 3.0f}, Polygon::box(2.0f, 0.2f), alone(5.0f));
    const RevoluteJoint first =
        world.create_revolute({.body_a = post, .body_b = a, .motor = RevoluteMotor{5.0f, 1000.0f}});
    const RevoluteJoint second =
        world.create_revolute({.body_a = post, .body_b = b, .anchor_a = {3.0f, 0.0f}});
    const PrismaticJoint slide = world.create_prismatic(
        {.body_a = post, .body_b = rack, .anchor_a = {0.0f, 3.0f}, .axis_a = {0.0f, 1.0f}});
    const GearJoint gear = world.create_gear({.joint_a = first, .joint_b = second, .ratio = 2.0f});
    const GearJoint lift = world.create_gear({.joint_a = slide, .joint_b = second, .ratio = 0.5f});
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        ASSERT_LT(gear.angular_error(), 0.01f);
        ASSERT_LT(lift.linear_error(), 0.005f);
    }
    EXPECT_NEAR(first.angle(), 10.0f, 0.2f);
    EXPECT_NEAR(rack.position().y, 3.0f + 0.5f * 0.5f * first.angle(), 0.02f);
}

/// Two hinges of a door, whose pins are not where the door has its own: none of them wins, nothing shakes.
TEST(StiffJoints, HingesThatContradictEachOtherShareTheError) {
    World world;
    const Body wall = world.create_body();
    const Body door = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.1f, 1.0f), kAlone);
    for (const float y : {-1.0f, 1.0f})
        world.create_revolute(
            {.body_a = wall, .body_b = door, .anchor_a = {1.0f, y}, .anchor_b = {0.0f, 0.99f * y}});
    run(world, 300);
    for (const Joint& joint : world.joints()) EXPECT_NEAR(joint.linear_error(), 0.01f, 1e-4f);
    EXPECT_LT(length(door.linear_velocity()) + std::abs(door.angular_velocity()), 1e-4f);
}

/// Random trees, some with a loop: short steps take the speeds where the textbook does.
TEST(StiffJoints, AgreeWithADenseSolution) {
    std::mt19937 random(5);
    const auto number = [&](float least, float most) {
        return least + (most - least) * static_cast<float>(random() % 10000) * 1e-4f;
    };
    for (int run = 0; run < 50; ++run) {
        SCOPED_TRACE(run);
        World world({.gravity = {}});
        std::vector<Body> bodies{world.create_body()};
        const int count = 4 + static_cast<int>(random() % 20);
        for (int i = 0; i < count; ++i) {
            bodies.push_back(add_dynamic(world, {number(-5.0f, 5.0f), number(-5.0f, 5.0f)},
                                         Polygon::box(number(0.2f, 1.0f), number(0.2f, 1.0f)),
                                         alone(number(0.5f, 20.0f))));
            const Body& body = bodies.back();
            body.set_linear_velocity({number(-3.0f, 3.0f), number(-3.0f, 3.0f)});
            body.set_angular_velocity(number(-3.0f, 3.0f));
            const Body& other = bodies[random() % (bodies.size() - 1)];
            hinge(world, other, body, {number(-5.0f, 5.0f), number(-5.0f, 5.0f)});
        }
        // One loop, of bodies that keep some freedom.
        if (count > 12)
            hinge(world, bodies.front(), bodies.back(), {number(-5.0f, 5.0f), number(-5.0f, 5.0f)});
        const DenseBodies dense(world);
        const DenseSolution expected = project(dense, hinge_rows(world, dense));
        // R is small against what the joints have in common, but not nothing.
        for (int i = 0; i < 5; ++i) world.step(1e-6f, 1);
        expect_velocities(world, expected.v, 0.01);
    }
}

/// Joints hold whatever has become of them and of their bodies.
TEST(StiffJoints, FollowEdits) {
    std::mt19937 random(7);
    World world;
    const std::vector<Body> bodies = add_chain(world, 20, 10.0f, 0.5f);
    run(world, 60);
    for (int i = 0; i < 300; ++i) {
        const std::vector<Joint> joints = world.joints().to_vector();
        const Joint& joint = joints[random() % joints.size()];
        const Body& body = bodies[1 + random() % (bodies.size() - 1)];
        switch (random() % 8) {
            case 0:
                joint.set_stiffness(JointSpring{30.0f, 2.0f});
                break;
            case 1:
                joint.set_stiffness(std::nullopt);
                break;
            case 2:
                body.set_type(body.type() != BodyType::kDynamic ? BodyType::kDynamic
                              : random() % 2 == 0               ? BodyType::kStatic
                                                                : BodyType::kKinematic);
                break;
            case 3:
                body.set_awake(random() % 2 == 0);
                break;
            case 4: {
                const Body a = joint.body_a(), b = joint.body_b();
                const Vec2 at = joint.anchor_b();
                world.destroy(joint);
                hinge(world, a, b, at);
                break;
            }
            case 5: {
                const RevoluteJoint turning(joint);
                if (turning.limit().has_value()) {
                    turning.set_limit(std::nullopt);
                } else {
                    turning.set_limit({turning.angle() - 0.1f, turning.angle() + 0.1f});
                }
                break;
            }
            case 6:
                body.set_enabled(!body.is_enabled());
                break;
            default:
                break;
        }
        world.step(kDt);
        ASSERT_EQ(world.check(), "");
    }
    for (const Joint& joint : world.joints()) {
        joint.set_stiffness(std::nullopt);
        RevoluteJoint(joint).set_limit(std::nullopt);
    }
    for (const Body& body : bodies) {
        body.set_enabled(true);
        if (body != bodies.front()) body.set_type(BodyType::kDynamic);
        body.set_awake(true);
    }
    run(world, 600);
    EXPECT_LT(worst_error(world), 0.001f);
}

}  // namespace
}  // namespace jostle::test
