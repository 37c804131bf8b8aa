// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Distance and weld joints, rigid and soft. A spring of f hertz under a weight gives by g / (2 pi f)^2, and
// swings f times a second.
#include <gtest/gtest.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

float sag(float hertz) {
    const float omega = 2.0f * kPi * hertz;
    return 10.0f / (omega * omega);
}

/// A box of 1 kg, 2 m below the origin.
struct Hung {
    explicit Hung(DistanceJointDef def, Vec2 gravity = {0.0f, -10.0f}) : world({.gravity = gravity}) {
        const Body hook = world.create_body({});
        box = add_dynamic(world, {0.0f, -2.0f}, Polygon::box(0.5f, 0.5f));
        def.base = {.body_a = hook, .body_b = box};
        joint = world.create_joint(def);
    }
    World world;
    Body box;
    Joint joint;
};

TEST(DistanceJoint, RigidOnesKeepTheirLength) {
    Hung h({.length = 2.0f});
    h.box.set_linear_velocity({3.0f, 0.0f});
    for (int i = 0; i < 600; ++i) {
        h.world.step(kDt);
        ASSERT_NEAR(h.joint.value(), 2.0f, kLinearSlop);
        ASSERT_LT(h.joint.linear_error(), kLinearSlop);
    }
    EXPECT_EQ(h.world.check(), "");
}

TEST(DistanceJoint, PullsWithTheWeight) {
    Hung h({.length = 2.0f});
    run(h.world, 120);
    EXPECT_NEAR(h.joint.reaction_force().y, 10.0f, 0.1f);
    EXPECT_NEAR(h.joint.reaction_force().x, 0.0f, 0.01f);
    EXPECT_EQ(h.joint.reaction_torque(), 0.0f);
}

TEST(DistanceJoint, PushesApartWhatCoincides) {
    World world({.gravity = {}});
    Body a = add_dynamic(world, {}, Circle{{}, 0.5f});
    Body b = add_dynamic(world, {}, Circle{{}, 0.5f});
    Joint joint = world.create_joint(DistanceJointDef{.base = {.body_a = a, .body_b = b}, .length = 0.5f});
    run(world, 120);
    EXPECT_NEAR(joint.value(), 0.5f, kLinearSlop);
}

TEST(DistanceJoint, ASpringGivesByItsSag) {
    for (const float hertz : {1.0f, 2.0f, 5.0f}) {
        SCOPED_TRACE(hertz);
        Hung h({.length = 2.0f, .enable_spring = true, .hertz = hertz, .damping_ratio = 1.0f});
        run(h.world, 300);
        EXPECT_NEAR(h.joint.value(), 2.0f + sag(hertz), 0.01f * sag(hertz));
        EXPECT_NEAR(h.joint.reaction_force().y, 10.0f, 0.1f);
        EXPECT_EQ(h.joint.linear_error(), 0.0f) << "a spring is where it wants to be";
    }
}

TEST(DistanceJoint, ASpringSwingsAtItsFrequency) {
    for (const float hertz : {0.5f, 1.0f, 2.0f}) {
        SCOPED_TRACE(hertz);
        Hung h({.length = 1.5f, .enable_spring = true, .hertz = hertz}, Vec2{});
        int crossings = 0;
        float first = 0.0f, last = 0.0f, before = 0.5f;
        for (int i = 1; crossings < 7 && i < 600; ++i) {
            h.world.step(kDt);
            const float now = h.joint.value() - 1.5f;
            if ((before < 0.0f) != (now < 0.0f)) {
                last = kDt * (static_cast<float>(i) - now / (now - before));
                if (crossings++ == 0) first = last;
            }
            before = now;
        }
        ASSERT_EQ(crossings, 7);
        EXPECT_NEAR((last - first) / 3.0f, 1.0f / hertz, 0.02f / hertz);
    }
}

TEST(DistanceJoint, ACriticalSpringDoesNotSwing) {
    Hung h({.length = 1.5f, .enable_spring = true, .hertz = 2.0f, .damping_ratio = 1.0f}, Vec2{});
    for (int i = 0; i < 120; ++i) {
        h.world.step(kDt);
        ASSERT_GT(h.joint.value(), 1.5f - 1e-3f);
    }
    EXPECT_NEAR(h.joint.value(), 1.5f, 1e-3f);
}

TEST(DistanceJoint, ASpringOfNoStiffnessPullsNothing) {
    Hung h({.length = 1.0f, .enable_spring = true});
    run(h.world, 60);
    EXPECT_NEAR(h.box.linear_velocity().y, -10.0f, 1e-3f);
    EXPECT_EQ(h.joint.reaction_force(), Vec2{});
}

/// A beam of 2 x 0.2 m, 0.4 kg, welded with its left end to the origin.
struct Beam {
    explicit Beam(WeldJointDef def = {}) {
        const Body wall = world.create_body({});
        beam = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f));
        def.base = {.body_a = wall, .body_b = beam};
        def.local_anchor_b = {-1.0f, 0.0f};
        joint = world.create_joint(def);
    }
    World world;
    Body beam;
    Joint joint;
};

TEST(WeldJoint, HoldsABeamLevel) {
    Beam b;
    run(b.world, 300);
    EXPECT_NEAR(b.joint.value(), 0.0f, kDegree);
    EXPECT_LT(b.joint.linear_error(), kLinearSlop);
    EXPECT_NEAR(b.joint.reaction_force().y, 4.0f, 0.04f);
    EXPECT_NEAR(b.joint.reaction_torque(), 4.0f, 0.04f) << "m g L on the beam, counter-clockwise";
}

TEST(WeldJoint, KeepsAReferenceAngle) {
    Beam b({.reference_angle = -0.5f});
    EXPECT_NEAR(b.joint.value(), 0.5f, 1e-5f);
    run(b.world, 300);
    EXPECT_NEAR(b.joint.value(), 0.0f, kDegree);
    EXPECT_NEAR(b.beam.angle(), -0.5f, kDegree);
}

/// The linear spring alone: a weight under its hook gives by the sag.
TEST(WeldJoint, ASoftOneSags) {
    for (const float hertz : {2.0f, 4.0f}) {
        SCOPED_TRACE(hertz);
        World world;
        const Body hook = world.create_body({});
        const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), {.density = 3.0f});
        const Joint joint =
            world.create_joint(WeldJointDef{.base = {.body_a = hook, .body_b = box}, .linear_hertz = hertz});
        run(world, 300);
        EXPECT_NEAR(box.position().y, -sag(hertz), 0.01f * sag(hertz));
        EXPECT_NEAR(joint.reaction_force().y, 30.0f, 0.3f);
        EXPECT_NEAR(joint.value(), 0.0f, 0.1f * kDegree);
    }
}

/// The angular spring's stiffness is I (2 pi f)^2, of the bodies' inertia about their own centres. The beam
/// hangs at the angle a where that is m g L cos a.
TEST(WeldJoint, AnAngularlySoftOneBends) {
    Beam b({.angular_hertz = 4.0f});
    run(b.world, 600);
    const float omega = 2.0f * kPi * 4.0f;
    const float stiffness = b.beam.inertia() * omega * omega;
    float angle = 0.0f;  // the fixed point of a = 4 cos a / stiffness
    for (int i = 0; i < 50; ++i) angle = 4.0f / stiffness * std::cos(angle);
    EXPECT_NEAR(-b.joint.value(), angle, 0.01f * angle);
    EXPECT_GT(angle, 2.0f * kDegree);
    EXPECT_LT(b.joint.linear_error(), kLinearSlop);
}

/// Twenty beams in a row, welded into one in free flight, turn as one.
TEST(WeldJoint, MakesOneOfMany) {
    World world({.gravity = {}});
    std::vector<Body> parts;
    std::vector<Joint> joints;
    for (int i = 0; i < 20; ++i) {
        parts.push_back(add_dynamic(world, {static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.1f)));
        if (i == 0) continue;
        joints.push_back(world.create_joint(
            WeldJointDef{.base = {.body_a = parts[parts.size() - 2], .body_b = parts.back()},
                         .local_anchor_a = {0.5f, 0.0f},
                         .local_anchor_b = {-0.5f, 0.0f}}));
    }
    for (Body& part : parts) {
        part.set_angular_velocity(1.0f);
        part.set_linear_velocity({0.0f, part.position().x - 9.5f});
    }
    run(world, 120);
    for (const Joint& joint : joints) {
        EXPECT_LT(joint.linear_error(), 0.01f);
        EXPECT_NEAR(joint.value(), 0.0f, kDegree);
    }
    EXPECT_NEAR(parts[10].angle(), 2.0f, 5.0f * kDegree);
}

}  // namespace
}  // namespace jostle::test
