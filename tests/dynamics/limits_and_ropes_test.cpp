// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Limits, ropes, pulleys, ratchets and motors: what holds in one direction, or up to a force.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <random>
#include <vector>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

/// A torque that hardly slows the disc about its centre has to slow it on its lever.
TEST(LimitsAndRopes, ALimitFeelsTheLever) {
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
TEST(LimitsAndRopes, AMotorFeelsTheLever) {
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
TEST(LimitsAndRopes, AMotorTurnsALongLever) {
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

TEST(LimitsAndRopes, APulleyKeepsItsLaw) {
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

/// A beam of links that give by 5 degrees each, held level at one end: its weight bends all of them as far as
/// they go, whatever hangs at its end.
TEST(LimitsAndRopes, ABeamBendsToItsLimits) {
    constexpr int kLinks = 10;
    constexpr float kGives = 5.0f * kDegree;
    for (const float load : {1.0f, 100.0f}) {
        SCOPED_TRACE(load);
        Arm arm(kLinks, {.limit = JointLimit{-kGives, kGives}}, load);
        float worst = 0.0f, overrun = 0.0f;
        for (int i = 0; i < 600; ++i) {
            arm.world.step(kDt);
            worst = std::max(worst, worst_error(arm.world));
            for (const RevoluteJoint& joint : arm.joints)
                overrun = std::max(overrun, std::abs(joint.angle()) - kGives);
        }
        EXPECT_LT(worst, 0.001f);
        EXPECT_LT(overrun, 0.2f * kDegree);
        Vec2 tip;
        for (int i = 1; i <= kLinks; ++i) {
            const float angle = -kGives * static_cast<float>(i);
            tip += {std::cos(angle), std::sin(angle)};
            EXPECT_NEAR(arm.joints[static_cast<std::size_t>(i - 1)].angle(), -kGives, 0.01f * kDegree);
        }
        // Each of the ten angles is right to 0.01 degrees, on levers of 1 to 10 m.
        EXPECT_LT(length(arm.bodies.back().world_point({0.5f, 0.0f}) - tip), 0.01f);
        EXPECT_LT(length(arm.bodies.back().linear_velocity()), 1e-3f);
    }
}

/// An arm that falls into its limits stays there, and does not bounce under its load.
TEST(LimitsAndRopes, ALimitInAChainDoesNotBounce) {
    World world;
    const Body post = world.create_body();
    const Body upper = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.5f, 0.05f), kAlone);
    const Body lower = add_dynamic(world, {1.5f, 0.0f}, Polygon::box(0.5f, 0.05f), alone(20.0f));
    const RevoluteJoint shoulder = world.create_revolute(
        {.body_a = post, .body_b = upper, .anchor_b = {-0.5f, 0.0f}, .limit = JointLimit{-0.5f, 2.0f}});
    const RevoluteJoint elbow = world.create_revolute({.body_a = upper,
                                                       .body_b = lower,
                                                       .anchor_a = {0.5f, 0.0f},
                                                       .anchor_b = {-0.5f, 0.0f},
                                                       .limit = JointLimit{-0.1f, 0.1f}});
    float lowest = 0.0f, risen = 0.0f;
    for (int i = 0; i < 300; ++i) {
        world.step(kDt);
        lowest = std::min(lowest, shoulder.angle());
        risen = std::max(risen, shoulder.angle() - lowest);
        ASSERT_GT(elbow.angle(), -0.1f - 0.2f * kDegree);
        ASSERT_LT(elbow.angle(), 0.1f + 0.2f * kDegree);
    }
    EXPECT_NEAR(lowest, -0.5f, 0.2f * kDegree);
    EXPECT_LT(risen, 0.2f * kDegree);
    // The reaction is the weights' torque about the shoulder.
    const float torque = 10.0f * (upper.mass() * upper.position().x + lower.mass() * lower.position().x);
    EXPECT_NEAR(shoulder.reaction_torque(), torque, 0.01f * torque);
}

/// Ropes, one below the other, with a heavy load: each is as long as it may be; thrown up, all go slack.
TEST(LimitsAndRopes, RopesHoldAThousandfoldLoadAndGoSlack) {
    World world;
    Body last = world.create_body();
    std::vector<DistanceJoint> ropes;
    for (int i = 1; i <= 8; ++i) {
        const Body knot = add_dynamic(world, {0.0f, -static_cast<float>(i)}, Circle{{}, i < 8 ? 0.05f : 0.5f},
                                      alone(i < 8 ? 1.0f : 10.0f));
        ropes.push_back(
            world.create_distance({.body_a = last, .body_b = knot, .limit = JointLimit{0.0f, 1.0f}}));
        last = knot;
    }
    ASSERT_GT(last.mass() / world.bodies().to_vector()[1].mass(), 999.0f);
    run(world, 300);
    for (const DistanceJoint& rope : ropes) EXPECT_NEAR(rope.current_length(), 1.0f, 1e-4f);
    EXPECT_NEAR(length(ropes.front().reaction_force()), 10.0f * last.mass(), 0.02f * 10.0f * last.mass());
    // As if there were no ropes.
    last.set_linear_velocity({0.0f, 5.0f});
    float speed = 5.0f;
    for (int i = 0; i < 20; ++i) {
        world.step(kDt);
        speed -= 10.0f * kDt;
        ASSERT_NEAR(last.linear_velocity().y, speed, 1e-4f) << "step " << i;
    }
}

/// Velocities that hinges and limits allow, nearest to those there were by energy: of all sets of limits that
/// may hold, the one in which all of them push and none is passed.
std::optional<std::vector<double>> allowed(const World& world, const std::vector<RevoluteJoint>& limited) {
    const DenseBodies dense(world);
    const std::vector<DenseRow> hinges = hinge_rows(world, dense);
    std::vector<DenseRow> limits;
    for (const RevoluteJoint& joint : limited) {
        const double sign = joint.limit()->lower == 0.0f ? 1.0 : -1.0;
        DenseRow row(dense.v.size(), 0.0);
        row[dense.place(joint.body_a()) + 2] = -sign;
        row[dense.place(joint.body_b()) + 2] = sign;
        limits.push_back(row);
    }
    for (std::size_t set = 0; set < std::size_t{1} << limits.size(); ++set) {
        std::vector<DenseRow> rows = hinges;
        for (std::size_t i = 0; i < limits.size(); ++i)
            if ((set >> i & 1) != 0) rows.push_back(limits[i]);
        const DenseSolution solution = project(dense, rows);
        bool fits = true;
        for (std::size_t i = hinges.size(); i < rows.size(); ++i) fits = fits && solution.impulses[i] >= 0.0;
        for (const DenseRow& limit : limits) fits = fits && along(limit, solution.v) >= -1e-9;
        if (fits) return solution.v;
    }
    return std::nullopt;
}

TEST(LimitsAndRopes, AgreeWithTheBestOfAllChoices) {
    std::mt19937 random(11);
    const auto number = [&](float least, float most) {
        return least + (most - least) * static_cast<float>(random() % 10000) * 1e-4f;
    };
    int held = 0;
    for (int run = 0; run < 100; ++run) {
        SCOPED_TRACE(run);
        World world({.gravity = {}});
        std::vector<Body> bodies{world.create_body()};
        std::vector<RevoluteJoint> limited;
        for (int i = 0; i < 8; ++i) {
            bodies.push_back(add_dynamic(world, {number(-5.0f, 5.0f), number(-5.0f, 5.0f)},
                                         Polygon::box(number(0.2f, 1.0f), number(0.2f, 1.0f)),
                                         alone(number(0.5f, 20.0f))));
            const Body& body = bodies.back();
            body.set_linear_velocity({number(-3.0f, 3.0f), number(-3.0f, 3.0f)});
            body.set_angular_velocity(number(-3.0f, 3.0f));
            const RevoluteJoint joint = hinge(world, bodies[random() % (bodies.size() - 1)], body,
                                              {number(-5.0f, 5.0f), number(-5.0f, 5.0f)});
            if (i % 4 == 3) continue;
            joint.set_limit(random() % 2 == 0 ? JointLimit{0.0f, 1.0f} : JointLimit{-1.0f, 0.0f});
            limited.push_back(joint);
        }
        const auto expected = allowed(world, limited);
        ASSERT_TRUE(expected.has_value());
        world.step(1e-6f, 1);
        for (const RevoluteJoint& joint : limited) held += std::abs(joint.reaction_torque()) > 0.0f;
        for (int i = 0; i < 7; ++i) world.step(1e-6f, 1);
        expect_velocities(world, *expected, 0.01);
    }
    EXPECT_GT(held, 100);
}

/// Two hinges of the same two bodies, whose limits leave no angle free: they share the error, and nothing
/// shakes.
TEST(LimitsAndRopes, LimitsThatContradictEachOtherShareTheError) {
    for (const float apart : {0.1f, 0.5f}) {
        SCOPED_TRACE(apart);
        World world({.gravity = {}});
        const Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.1f), kAlone);
        const Body b = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.1f), alone(3.0f));
        const Body c = add_dynamic(world, {2.0f, 0.0f}, Polygon::box(0.5f, 0.1f), kAlone);
        const RevoluteJoint first = hinge(world, a, b, {0.5f, 0.0f});
        first.set_limit({0.5f * apart, 1.0f});
        hinge(world, a, b, {0.5f, 0.0f}).set_limit({-1.0f, -0.5f * apart});
        hinge(world, b, c, {1.5f, 0.0f});
        run(world, 300);
        EXPECT_NEAR(first.angle(), 0.0f, 1e-3f);
        for (const Body& body : {a, b, c})
            EXPECT_LT(length(body.linear_velocity()) + std::abs(body.angular_velocity()), 1e-3f);
    }
}

/// Of a rope only its limit counts: the length is a rod's.
TEST(LimitsAndRopes, TheLengthOfARopeDoesNotMatter) {
    std::vector<Vec2> ends;
    for (const float length : {0.2f, 1.0f, 10.0f}) {
        World world({.gravity = {}});
        const Body post = world.create_body();
        const Body ball = add_dynamic(world, {0.2f, 0.0f}, Circle{{}, 0.05f}, kAlone);
        ball.set_linear_velocity({0.0f, 3.0f});
        world.create_distance(
            {.body_a = post, .body_b = ball, .length = length, .limit = JointLimit{0.0f, 0.2f}});
        run(world, 120);
        EXPECT_NEAR(jostle::length(ball.linear_velocity()), 3.0f, 0.01f);
        ends.push_back(ball.position());
    }
    EXPECT_EQ(ends[0], ends[1]);
    EXPECT_EQ(ends[0], ends[2]);
}

/// A joint that does nothing leaves the others as they are.
TEST(LimitsAndRopes, AFrictionJointToADisabledBodyDoesNothing) {
    World world;
    const std::vector<Body> bodies = add_chain(world, 20, 1000.0f, 0.3f);
    const Body other = add_dynamic(world, {5.0f, 5.0f}, Circle{{}, 0.1f}, kAlone);
    world.create_friction({.body_a = other, .body_b = bodies[5], .max_force = 10.0f, .max_torque = 1.0f});
    other.set_enabled(false);
    float worst = 0.0f;
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        worst = std::max(worst, worst_error(world));
    }
    EXPECT_LT(worst, 0.005f);
}

/// An anchor that flies by its point, where the rope turns from one side to the other at once, wins no
/// energy.
TEST(LimitsAndRopes, ARopeThatPassesItsPointWinsNoEnergy) {
    for (int i = 1; i <= 20; ++i) {
        const float beside = 0.0005f * static_cast<float>(i);
        SCOPED_TRACE(beside);
        World world({.gravity = {}});
        const Body beam = world.create_body();
        const Body a = add_dynamic(world, {-1.0f, -beside}, Circle{{}, 0.2f}, kAlone);
        const Body b = add_dynamic(world, {3.0f, -2.0f}, Circle{{}, 0.2f}, kAlone);
        world.create_pulley({.body_a = a,
                             .body_b = b,
                             .frame = beam,
                             .point_a = {0.0f, 0.0f},
                             .point_b = {3.0f, 0.0f},
                             .length = 3.0f});
        a.set_linear_velocity({5.0f, 0.0f});
        b.set_linear_velocity({0.0f, -5.0f});
        const double before = 0.5 * double{a.mass()} * 50.0;
        for (int step = 0; step < 60; ++step) {
            world.step(kDt);
            const double now =
                0.5 * double{a.mass()} *
                double{length_squared(a.linear_velocity()) + length_squared(b.linear_velocity())};
            ASSERT_LT(now, 1.02 * before) << "step " << step;
        }
    }
}

/// Forty limits and ratchets, thrown about: whichever hold, the hinges do.
TEST(LimitsAndRopes, AChainOfLimitsHoldsHoweverItIsThrown) {
    std::mt19937 random(3);
    const auto speed = [&] { return static_cast<float>(random() % 4001) * 0.01f - 20.0f; };
    World world;
    std::vector<Body> links{world.create_body()};
    for (int i = 0; i < 40; ++i) {
        const auto x = static_cast<float>(i);
        const Body link = add_dynamic(world, {x + 0.5f, 0.0f}, Polygon::box(0.5f, 0.1f), kAlone);
        hinge(world, links.back(), link, {x, 0.0f}).set_limit({-0.5f, 0.5f});
        if (i % 4 == 3)
            world.create_ratchet({.body_a = links.back(), .body_b = link, .step = 0.1f, .max_torque = 1e4f});
        links.push_back(link);
    }
    float worst = 0.0f;
    for (int i = 0; i < 300; ++i) {
        if (i % 100 == 0)
            for (std::size_t k = 1; k < links.size(); ++k) links[k].set_linear_velocity({speed(), speed()});
        world.step(kDt);
        worst = std::max(worst, worst_error(world));
    }
    EXPECT_LT(worst, 0.05f);
    EXPECT_EQ(world.check(), "");
}

/// A bar on a hinge with a ratchet, hung on another bar: it is held up to the ratchet's torque, and slips
/// beyond.
TEST(LimitsAndRopes, ARatchetInAChainHoldsUpToItsTorque) {
    for (const float share : {0.5f, 2.0f}) {
        SCOPED_TRACE(share);
        World world;
        const Body post = world.create_body();
        const Body bar = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.5f, 0.1f), kAlone);
        const Body weight = add_dynamic(world, {1.0f, -0.5f}, Polygon::box(0.1f, 0.5f), alone(10.0f));
        const RevoluteJoint joint = hinge(world, post, bar, {});
        hinge(world, bar, weight, {1.0f, 0.0f});
        const float torque = 10.0f * (0.5f * bar.mass() + weight.mass());
        world.create_ratchet({.body_a = post, .body_b = bar, .step = 0.1f, .max_torque = share * torque});
        run(world, 30);
        if (share > 1.0f) {
            EXPECT_NEAR(joint.angle(), 0.0f, 0.2f * kDegree);
        } else {
            EXPECT_LT(joint.angle(), -0.2f);
        }
    }
}

}  // namespace
}  // namespace jostle::test
