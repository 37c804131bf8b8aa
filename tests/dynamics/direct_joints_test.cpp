// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints that are solved directly: how stiff they are, and how much energy they keep.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Nothing that they touch disturbs the joints.
constexpr ShapeDef kAlone{.filter = {.mask = 0}};

ShapeDef alone(float density) {
    ShapeDef def = kAlone;
    def.density = density;
    return def;
}

float worst_error(const World& world) {
    float worst = 0.0f;
    for (const Joint& joint : world.joints()) worst = std::max(worst, joint.linear_error());
    return worst;
}

RevoluteJoint hinge(World& world, const Body& a, const Body& b, Vec2 at) {
    return world.create_revolute(
        {.body_a = a, .body_b = b, .anchor_a = a.local_point(at), .anchor_b = b.local_point(at)});
}

double linear_energy(const World& world) {
    double sum = 0.0;
    for (const Body& body : world.bodies())
        if (body.type() == BodyType::kDynamic)
            sum += 0.5 * double{body.mass()} * double{length_squared(body.linear_velocity())};
    return sum;
}

/// Links of 1 m, level, and at their end a ball so many times as heavy as one; 0: none.
std::vector<Body> add_chain(World& world, int links, float ratio, float damping = 0.0f) {
    std::vector<Body> bodies{world.create_body()};
    const auto add = [&](Vec2 at, const Geometry& geometry, Vec2 anchor) {
        const Body body = add_dynamic(world, at, geometry, kAlone);
        body.set_linear_damping(damping);
        body.set_angular_damping(damping);
        hinge(world, bodies.back(), body, anchor);
        bodies.push_back(body);
    };
    for (int i = 0; i < links; ++i)
        add({0.5f + static_cast<float>(i), 0.0f}, Capsule{{-0.4f, 0.0f}, {0.4f, 0.0f}, 0.1f},
            {static_cast<float>(i), 0.0f});
    if (ratio > 0.0f) {
        const Vec2 end{static_cast<float>(links), 0.0f};
        const float mass = bodies.back().mass() * ratio;
        add(end, Circle{{}, 1.0f}, end);
        bodies.back().set_mass({mass, {}, 0.5f * mass});
    }
    return bodies;
}

/// Finding j4: 14 % of a link, whatever the number of sub-steps.
TEST(DirectJoints, AThousandfoldLoadHangsOnAChain) {
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

TEST(DirectJoints, AChainSwingsWithoutParting) {
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

TEST(DirectJoints, ARingKeepsTurning) {
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

/// The joints take what velocities they do not allow in the first step; what is left then stays.
TEST(DirectJoints, BoxesTumbleOnForLong) {
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
    for (int i = 0; i < 1800; ++i) {
        world.step(kDt);
        ASSERT_LT(world.energy().kinetic, 1.01 * before);
    }
    EXPECT_GT(world.energy().kinetic, 0.95 * before);
}

/// Finding j16.
TEST(DirectJoints, WhatWasTornComesBackAndRests) {
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

/// A tenth of a radian of the limit is nothing to the disc, but much to what hangs on a lever.
TEST(DirectJoints, ALimitFeelsTheLever) {
    World world;
    const Body post = world.create_body();
    const Body disc = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.1f}, kAlone);
    const RevoluteJoint joint = world.create_revolute({.body_a = post,
                                                       .body_b = disc,
                                                       .anchor_b = {-2.0f, 0.0f},
                                                       .limit = JointLimit{-45.0f * kDegree, kPi}});
    float least = 0.0f, worst = 0.0f;
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        least = std::min(least, joint.angle());
        worst = std::max(worst, joint.linear_error());
    }
    EXPECT_NEAR(least, -45.0f * kDegree, 0.2f * kDegree);
    EXPECT_LT(worst, 0.005f);
}

/// A motor's torque turns the disc with its lever: torque = (I + m r^2) acceleration.
TEST(DirectJoints, AMotorFeelsTheLever) {
    World world({.gravity = {}});
    const Body post = world.create_body();
    const Body disc = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.1f}, kAlone);
    const float inertia = disc.inertia() + 4.0f * disc.mass();
    const RevoluteJoint joint = world.create_revolute(
        {.body_a = post, .body_b = disc, .anchor_b = {-2.0f, 0.0f}, .motor = RevoluteMotor{100.0f, inertia}});
    run(world, 60);
    EXPECT_NEAR(disc.angular_velocity(), 1.0f, 0.002f);
    EXPECT_LT(joint.linear_error(), 0.001f);
}

/// The longer the lever, the less a small disc turns by itself; also where next to nothing of it is left.
TEST(DirectJoints, AMotorTurnsALongLever) {
    for (const float lever : {2.0f, 5.0f}) {
        SCOPED_TRACE(lever);
        World world({.gravity = {}});
        const Body post = world.create_body();
        const Body disc = add_dynamic(world, {lever, 0.0f}, Circle{{}, 0.02f}, kAlone);
        const RevoluteJoint joint = world.create_revolute(
            {.body_a = post, .body_b = disc, .anchor_b = {-lever, 0.0f}, .motor = RevoluteMotor{1.0f, 1e6f}});
        run(world, 60);
        EXPECT_NEAR(joint.angle(), 1.0f, 0.02f);
    }
}

/// Under load, and as a motor starts at once.
TEST(DirectJoints, GearsAndRacksKeepTheirLaw) {
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

TEST(DirectJoints, APulleyKeepsItsLaw) {
    World world;
    const Body beam = world.create_body();
    const Body light = add_dynamic(world, {-2.0f, -3.0f}, Polygon::box(0.5f, 0.5f), kAlone);
    const Body heavy = add_dynamic(world, {2.0f, -3.0f}, Polygon::box(0.5f, 0.5f), alone(10.0f));
    const PulleyJoint pulley = world.create_pulley({.body_a = light,
                                                    .body_b = heavy,
                                                    .frame = beam,
                                                    .point_a = {-2.0f, 0.0f},
                                                    .point_b = {2.0f, 0.0f},
                                                    .length = 6.0f});
    for (int i = 0; i < 40; ++i) {
        world.step(kDt);
        ASSERT_LT(pulley.linear_error(), 0.005f);
    }
    // Masses m and 10 m: 9/11 of gravity.
    const float time = 40.0f * kDt;
    EXPECT_NEAR(heavy.position().y, -3.0f - 0.5f * 10.0f * 9.0f / 11.0f * time * time, 0.03f);
}

/// Two hinges of a door, whose pins are not where the door has its own: none of them wins, nothing shakes.
TEST(DirectJoints, HingesThatContradictEachOtherShareTheError) {
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

/// Speeds of bodies at joints in double precision, by the textbook: v - W J^T (J W J^T)^-1 J v, dense.
std::vector<std::array<double, 3>> projected(const World& world) {
    std::vector<Body> bodies;
    std::vector<std::array<double, 3>> v;
    for (const Body& body : world.bodies()) {
        bodies.push_back(body);
        v.push_back({double{body.linear_velocity().x}, double{body.linear_velocity().y},
                     double{body.angular_velocity()}});
    }
    const auto index = [&](const Body& body) {
        return static_cast<std::size_t>(std::ranges::find(bodies, body) - bodies.begin());
    };
    const auto weight = [&](std::size_t i, std::size_t axis) {
        if (bodies[i].type() != BodyType::kDynamic) return 0.0;
        return axis < 2 ? 1.0 / double{bodies[i].mass()} : 1.0 / double{bodies[i].inertia()};
    };
    std::vector<std::vector<double>> rows;
    for (const Joint& joint : world.joints()) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            std::vector<double> row(3 * bodies.size(), 0.0);
            for (const auto& [body, at, sign] : {std::tuple{joint.body_a(), joint.anchor_a(), -1.0},
                                                 {joint.body_b(), joint.anchor_b(), 1.0}}) {
                const Vec2 r = at - body.center_of_mass();
                const std::size_t place = 3 * index(body);
                row[place + axis] = sign;
                row[place + 2] = sign * (axis == 0 ? -double{r.y} : double{r.x});
            }
            rows.push_back(row);
        }
    }
    const std::size_t count = rows.size();
    std::vector<std::vector<double>> k(count, std::vector<double>(count + 1, 0.0));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j)
            for (std::size_t b = 0; b < 3 * bodies.size(); ++b)
                k[i][j] += rows[i][b] * weight(b / 3, b % 3) * rows[j][b];
        for (std::size_t b = 0; b < 3 * bodies.size(); ++b) k[i][count] -= rows[i][b] * v[b / 3][b % 3];
    }
    for (std::size_t p = 0; p < count; ++p) {
        std::size_t best = p;
        for (std::size_t i = p; i < count; ++i)
            if (std::abs(k[i][p]) > std::abs(k[best][p])) best = i;
        std::swap(k[p], k[best]);
        for (std::size_t i = 0; i < count; ++i) {
            if (i == p) continue;
            const double factor = k[i][p] / k[p][p];
            for (std::size_t j = p; j <= count; ++j) k[i][j] -= factor * k[p][j];
        }
    }
    for (std::size_t b = 0; b < 3 * bodies.size(); ++b)
        for (std::size_t i = 0; i < count; ++i)
            v[b / 3][b % 3] += weight(b / 3, b % 3) * rows[i][b] * k[i][count] / k[i][i];
    return v;
}

/// Random trees, some with a loop: short steps take the speeds where the textbook does.
TEST(DirectJoints, AgreeWithADenseSolution) {
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
        const std::vector<std::array<double, 3>> expected = projected(world);
        // R is small against what the joints have in common, but not nothing.
        for (int i = 0; i < 5; ++i) world.step(1e-6f, 1);
        std::size_t place = 0;
        for (const Body& body : world.bodies()) {
            EXPECT_NEAR(double{body.linear_velocity().x}, expected[place][0], 0.01);
            EXPECT_NEAR(double{body.linear_velocity().y}, expected[place][1], 0.01);
            EXPECT_NEAR(double{body.angular_velocity()}, expected[place][2], 0.01);
            ++place;
        }
    }
}

/// The plan follows whatever becomes of the joints and the bodies.
TEST(DirectJoints, FollowEdits) {
    std::mt19937 random(7);
    World world;
    const std::vector<Body> bodies = add_chain(world, 20, 10.0f, 0.5f);
    run(world, 60);
    for (int i = 0; i < 300; ++i) {
        const std::vector<Joint> joints = world.joints().to_vector();
        const Joint& joint = joints[random() % joints.size()];
        const Body& body = bodies[1 + random() % (bodies.size() - 1)];
        switch (random() % 6) {
            case 0:
                joint.set_stiffness(JointSpring{30.0f, 2.0f});
                break;
            case 1:
                joint.set_stiffness(std::nullopt);
                break;
            case 2:
                body.set_type(body.type() == BodyType::kDynamic ? BodyType::kStatic : BodyType::kDynamic);
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
            default:
                break;
        }
        world.step(kDt);
        ASSERT_EQ(world.check(), "");
    }
    for (const Joint& joint : world.joints()) joint.set_stiffness(std::nullopt);
    for (const Body& body : bodies) {
        if (body != bodies.front()) body.set_type(BodyType::kDynamic);
        body.set_awake(true);
    }
    run(world, 600);
    EXPECT_LT(worst_error(world), 0.001f);
}

}  // namespace
}  // namespace jostle::test
