// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Weld joints, rigid and soft. A spring of f hertz under a weight gives by g / (2 pi f)^2, and
// swings f times a second.
#include <gtest/gtest.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

float weld_sag(float hertz) {
    const float omega = 2.0f * kPi * hertz;
    return 10.0f / (omega * omega);
}

/// A beam of 2 x 0.2 m, 0.4 kg, welded with its left end to the origin.
struct Beam {
    explicit Beam(WeldJointDef def = {}) {
        const Body wall = world.create_body({});
        beam = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f));
        def.body_a = wall;
        def.body_b = beam;
        def.anchor_b = {-1.0f, 0.0f};
        joint = world.create_weld(def);
    }
    World world;
    Body beam;
    WeldJoint joint;
};

TEST(WeldJoint, HoldsABeamLevel) {
    Beam b;
    run(b.world, 300);
    EXPECT_NEAR(b.joint.angular_error(), 0.0f, kDegree);
    EXPECT_LT(b.joint.linear_error(), kLinearSlop);
    EXPECT_NEAR(b.joint.reaction_force().y, 4.0f, 0.04f);
    EXPECT_NEAR(b.joint.reaction_torque(), 4.0f, 0.04f) << "m g L on the beam, counter-clockwise";
}

TEST(WeldJoint, KeepsAReferenceAngle) {
    Beam b({.reference_angle = -0.5f});
    EXPECT_NEAR(b.joint.angular_error(), 0.5f, 1e-5f);
    run(b.world, 300);
    EXPECT_NEAR(b.joint.angular_error(), 0.0f, kDegree);
    EXPECT_NEAR(b.beam.angle(), -0.5f, kDegree);
}

/// The linear spring alone: a weight under its hook gives by the weld_sag.
TEST(WeldJoint, ASoftOneSags) {
    for (const float hertz : {2.0f, 4.0f}) {
        SCOPED_TRACE(hertz);
        World world;
        const Body hook = world.create_body({});
        const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), {.density = 3.0f});
        const WeldJoint joint =
            world.create_weld({.body_a = hook, .body_b = box, .linear_spring = {{.hertz = hertz}}});
        run(world, 300);
        EXPECT_NEAR(box.position().y, -weld_sag(hertz), 0.01f * weld_sag(hertz));
        EXPECT_NEAR(joint.reaction_force().y, 30.0f, 0.3f);
        EXPECT_NEAR(joint.angular_error(), 0.0f, 0.1f * kDegree);
    }
}

/// The angular spring's stiffness is I (2 pi f)^2, of the bodies' inertia about their own centres. The beam
/// hangs at the angle a where that is m g L cos a.
TEST(WeldJoint, AnAngularlySoftOneBends) {
    Beam b({.angular_spring = {{.hertz = 4.0f}}});
    run(b.world, 600);
    const float omega = 2.0f * kPi * 4.0f;
    const float stiffness = b.beam.inertia() * omega * omega;
    float angle = 0.0f;  // the fixed point of a = 4 cos a / stiffness
    for (int i = 0; i < 50; ++i) angle = 4.0f / stiffness * std::cos(angle);
    EXPECT_NEAR(-b.joint.angular_error(), angle, 0.01f * angle);
    EXPECT_GT(angle, 2.0f * kDegree);
    EXPECT_LT(b.joint.linear_error(), kLinearSlop);
}

/// Twenty beams in a row, welded into one in free flight, turn as one.
TEST(WeldJoint, MakesOneOfMany) {
    World world({.gravity = {}});
    std::vector<Body> parts;
    std::vector<WeldJoint> joints;
    for (int i = 0; i < 20; ++i) {
        parts.push_back(add_dynamic(world, {static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.1f)));
        if (i == 0) continue;
        joints.push_back(world.create_weld({.body_a = parts[parts.size() - 2],
                                            .body_b = parts.back(),
                                            .anchor_a = {0.5f, 0.0f},
                                            .anchor_b = {-0.5f, 0.0f}}));
    }
    for (Body& part : parts) {
        part.set_angular_velocity(1.0f);
        part.set_linear_velocity({0.0f, part.position().x - 9.5f});
    }
    run(world, 120);
    for (const WeldJoint& joint : joints) {
        EXPECT_LT(joint.linear_error(), 0.01f);
        EXPECT_NEAR(joint.angular_error(), 0.0f, kDegree);
    }
    EXPECT_NEAR(parts[10].angle(), 2.0f, 5.0f * kDegree);
}

}  // namespace
}  // namespace jostle::test
