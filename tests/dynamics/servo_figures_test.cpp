// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Servos of bodies that hang together. A servo of f hertz is a spring of m (2 pi f)^2, where m is what it
// moves of its own two bodies alone: with others the spring is the same, and what swings on it is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <vector>

#include "dynamics/every_joint.h"
#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A figure of 14 bodies, each hinge of which has a servo that keeps the pose it has.
struct Figure {
    Figure(float hertz, float damping_ratio)
        : world({.gravity = {}, .allow_sleep = false}),
          servo{.target = 0.0f, .hertz = hertz, .damping_ratio = damping_ratio} {
        trunk = add_dynamic(world, {}, Capsule{{0.0f, -0.25f}, {0.0f, 0.25f}, 0.15f}, kApart);
        for (const float side : {-1.0f, 1.0f}) {
            const Vec2 out{0.8f * side, -0.6f}, down{0.0f, -1.0f}, ahead{1.0f, 0.0f};
            const Body upper = add_limb(trunk, {0.15f * side, 0.25f}, 0.4f * out, 0.07f);
            const Body lower = add_limb(upper, 0.2f * out, 0.4f * out, 0.06f);
            add_limb(lower, 0.2f * out, 0.12f * out, 0.05f);
            const Body thigh = add_limb(trunk, {0.1f * side, -0.3f}, 0.5f * down, 0.08f);
            const Body shank = add_limb(thigh, 0.25f * down, 0.5f * down, 0.07f);
            add_limb(shank, 0.25f * down, 0.2f * ahead, 0.05f);
        }
        add_limb(trunk, {0.0f, 0.35f}, {0.0f, 0.3f}, 0.1f);
        trunk.set_linear_velocity({1.0f, 1.0f});
    }
    Body add_limb(const Body& of, Vec2 anchor, Vec2 way, float radius) {
        const Body limb = add_dynamic(world, of.world_point(anchor) + 0.5f * way,
                                      Capsule{-0.5f * way, 0.5f * way, radius}, kApart);
        world.create_revolute(
            {.body_a = of, .body_b = limb, .anchor_a = anchor, .anchor_b = -0.5f * way, .servo = servo});
        return limb;
    }
    static constexpr ShapeDef kApart{.filter = {.group = -1}};
    World world;
    JointServo servo;
    Body trunk;
};

/// Springs that turn each other have faster modes than each alone; none of them wins energy, however stiff.
TEST(ServoFigures, GainNoEnergy) {
    for (const int substeps : {1, 2, 4}) {
        for (const float share : {0.05f, 0.09f, 0.1f, 0.11f, 0.13f, 0.16f, 0.2f, 0.3f, 1.0f}) {
            for (const float ratio : {0.1f, 0.5f, 1.0f, 2.0f}) {
                SCOPED_TRACE(testing::Message()
                             << substeps << " sub-steps, " << share << " of their rate, " << ratio);
                Figure figure(share * 60.0f * static_cast<float>(substeps), ratio);
                const double before = figure.world.energy().total();
                double most = 0.0;
                for (int i = 0; i < 120; ++i) {
                    figure.world.step(kDt, substeps);
                    most = std::max(most, figure.world.energy().total());
                }
                ASSERT_LT(most, 1.01 * before);
            }
        }
    }
}

/// Which joint has the servo.
enum class Link { kHinge, kSlide, kSuspension };

/// A tree of 2 to 10 bodies of all sizes, on joints anywhere in them or beside them.
struct Tree {
    Tree(unsigned seed, Link link, float hertz, float damping_ratio)
        : random(seed), servo{.target = 0.0f, .hertz = hertz, .damping_ratio = damping_ratio} {
        const int count = 2 + static_cast<int>(random.below(9));
        for (int i = 0; i < count; ++i) add(link);
        bodies[0].set_linear_velocity({1.0f, 1.0f});
        bodies[0].set_angular_velocity(random.uniform(-3.0f, 3.0f));
    }
    Vec2 point(float most) { return {random.uniform(-most, most), random.uniform(-most, most)}; }
    void add(Link link) {
        const float size = 0.3f * math::sqrt(random.uniform(0.01f, 1.0f));
        const Polygon box = Polygon::box(size, size * random.uniform(0.2f, 1.0f));
        const ShapeDef apart{.filter = {.group = -1}};
        if (bodies.empty()) {
            bodies.push_back(add_dynamic(world, {}, box, apart));
            return;
        }
        const Body of = bodies[random.below(static_cast<std::uint32_t>(bodies.size()))];
        const Ends ends{point(0.4f), point(1.4f * size)};
        const Vec2 axis = point(1.0f);
        const Body body = add_dynamic(world, of.world_point(ends.a) - ends.b, box, apart);
        bodies.push_back(body);
        switch (link) {
            case Link::kHinge:
                world.create_revolute(between(of, body, ends, RevoluteJointDef{.servo = servo}));
                break;
            case Link::kSlide:
                world.create_prismatic(
                    between(of, body, ends, PrismaticJointDef{.axis_a = axis, .servo = servo}));
                break;
            case Link::kSuspension:
                world.create_wheel(
                    between(of, body, ends, WheelJointDef{.axis_a = axis, .suspension = servo}));
                break;
        }
    }
    /// [J] The most in so many steps.
    double most_energy(int steps, int substeps) {
        double most = 0.0;
        for (int i = 0; i < steps; ++i) {
            world.step(kDt, substeps);
            most = std::max(most, world.energy().total());
        }
        return most;
    }
    Random random;
    World world{{.gravity = {}, .allow_sleep = false}};
    JointServo servo;
    std::vector<Body> bodies;
};

/// A light body on a long lever is turned by its servo far faster than at the servo's own frequency: more so
/// than sub-steps follow, unless all servos are solved at once. The energy that a servo of a turning lever
/// seems to have changes as the lever turns: so it is compared with that of a while before.
TEST(ServoFigures, OfLightBodiesOnLongLeversDoNotGainEnergy) {
    for (const Link link : {Link::kHinge, Link::kSlide, Link::kSuspension}) {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            const int substeps = 1 << seed % 3;
            const float share = std::array{0.02f, 0.05f, 0.09f, 0.2f, 0.5f}[seed % 5];
            const float ratio = std::array{0.0f, 0.2f, 0.7f, 2.0f}[seed % 4];
            SCOPED_TRACE(testing::Message() << "link " << static_cast<int>(link) << ", seed " << seed);
            Tree tree(seed, link, share * 60.0f * static_cast<float>(substeps), ratio);
            const double first = tree.most_energy(240, substeps);
            (void)tree.most_energy(120, substeps);
            ASSERT_LT(tree.most_energy(120, substeps), 1.01 * first);
        }
    }
}

/// An arm of two boxes of 1 kg, each 1 m long, on a wall: shoulder and elbow are stretched by servos.
struct ServoArm {
    explicit ServoArm(float most = kGreatestFloat) {
        const Body wall = world.create_body({});
        upper = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.5f, 0.1f), kBox);
        lower = add_dynamic(world, {1.5f, 0.0f}, Polygon::box(0.5f, 0.1f), kBox);
        const JointServo servo{.target = 0.0f, .hertz = 4.0f, .damping_ratio = 1.0f, .max = most};
        shoulder = world.create_revolute(
            {.body_a = wall, .body_b = upper, .anchor_b = {-0.5f, 0.0f}, .servo = servo});
        elbow = world.create_revolute({.body_a = upper,
                                       .body_b = lower,
                                       .anchor_a = {0.5f, 0.0f},
                                       .anchor_b = {-0.5f, 0.0f},
                                       .servo = servo});
    }
    /// [N m] Of the weight of the bodies beyond a place.
    [[nodiscard]] float load_at(Vec2 place, std::initializer_list<Body> beyond) const {
        float torque = 0.0f;
        for (const Body& body : beyond) torque += 10.0f * body.mass() * (body.position().x - place.x);
        return torque;
    }
    static constexpr ShapeDef kBox{.density = 5.0f, .filter = {.group = -1}};
    World world{{.allow_sleep = false}};
    Body upper, lower;
    RevoluteJoint shoulder, elbow;
};

/// The shoulder bends by its load over m (2 pi f)^2, with the inertia m of the upper arm alone about it.
TEST(ServoFigures, BendAsFarAsTheirSpringsDo) {
    for (const int substeps : {1, 4}) {
        ServoArm arm;
        for (int i = 0; i < 600; ++i) arm.world.step(kDt, substeps);
        const float load = arm.load_at({}, {arm.upper, arm.lower});
        EXPECT_NEAR(arm.shoulder.reaction_torque(), load, 2.0e-3f * load);
        const float omega = 2.0f * kPi * 4.0f, inertia = arm.upper.inertia() + 0.25f * arm.upper.mass();
        EXPECT_NEAR(arm.shoulder.angle(), -load / (inertia * omega * omega), 1.0e-4f);
        EXPECT_NEAR(arm.elbow.reaction_torque(), arm.load_at(arm.elbow.anchor_b(), {arm.lower}), 0.01f);
    }
}

/// The shoulder would have to bear 20 N m, the elbow 5.
TEST(ServoFigures, GiveWayToMoreThanTheyMayBear) {
    ServoArm arm(8.0f);
    run(arm.world, 20);
    EXPECT_NEAR(arm.shoulder.reaction_torque(), 8.0f, 1.0e-4f);
    // 12 N m are left for the 2.7 kg m^2 of the arm: half of that acceleration times a ninth of a second
    // squared.
    EXPECT_NEAR(arm.shoulder.angle(), -0.25f, 0.02f);
    EXPECT_LT(std::abs(arm.elbow.reaction_torque()), 8.0f);
    EXPECT_NEAR(arm.elbow.angle(), 0.0f, 0.05f);
    // It sinks to where it bears the load, of which damping takes its share of a sub-step.
    for (const Body& body : {arm.upper, arm.lower}) body.set_linear_damping(2.0f);
    run(arm.world, 1200);
    EXPECT_NEAR(arm.shoulder.reaction_torque(), 8.0f, 1.0e-4f);
    EXPECT_NEAR(arm.load_at({}, {arm.upper, arm.lower}), 8.0f * (1.0f + 2.0f / 240.0f), 2.0e-3f);
}

/// With limits and a motor beside it there is no room for its row; it then acts by itself.
TEST(ServoFigures, WithLimitsAndAMotorReachTheirTargets) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body upper = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.5f, 0.1f), ServoArm::kBox);
    const Body lower = add_dynamic(world, {1.5f, 0.0f}, Polygon::box(0.5f, 0.1f), ServoArm::kBox);
    RevoluteJointDef def{.body_a = wall,
                         .body_b = upper,
                         .anchor_b = {-0.5f, 0.0f},
                         .limit = JointLimit{-1.0f, 1.0f},
                         .motor = RevoluteMotor{0.0f, 1.0e-3f},
                         .servo = JointServo{.target = 0.5f, .hertz = 3.0f}};
    const RevoluteJoint shoulder = world.create_revolute(def);
    def.body_a = upper;
    def.body_b = lower;
    def.anchor_a = {0.5f, 0.0f};
    const RevoluteJoint elbow = world.create_revolute(def);
    run(world, 300);
    EXPECT_NEAR(shoulder.angle(), 0.5f, 0.01f);
    EXPECT_NEAR(elbow.angle(), 0.5f, 0.01f);
}

}  // namespace
}  // namespace jostle::test
