// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Distance joints, rigid and soft. A spring of f hertz under a weight gives by g / (2 pi f)^2, and
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
        def.body_a = hook;
        def.body_b = box;
        joint = world.create_distance(def);
    }
    World world;
    Body box;
    DistanceJoint joint;
};

TEST(DistanceJoint, RigidOnesKeepTheirLength) {
    Hung h({.length = 2.0f});
    h.box.set_linear_velocity({3.0f, 0.0f});
    for (int i = 0; i < 600; ++i) {
        h.world.step(kDt);
        ASSERT_NEAR(h.joint.current_length(), 2.0f, kLinearSlop);
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
    const DistanceJoint joint = world.create_distance({.body_a = a, .body_b = b, .length = 0.5f});
    run(world, 120);
    EXPECT_NEAR(joint.current_length(), 0.5f, kLinearSlop);
}

TEST(DistanceJoint, ASpringGivesByItsSag) {
    for (const float hertz : {1.0f, 2.0f, 5.0f}) {
        SCOPED_TRACE(hertz);
        Hung h({.length = 2.0f, .spring = {{.hertz = hertz, .damping_ratio = 1.0f}}});
        run(h.world, 300);
        EXPECT_NEAR(h.joint.current_length(), 2.0f + sag(hertz), 0.01f * sag(hertz));
        EXPECT_NEAR(h.joint.reaction_force().y, 10.0f, 0.1f);
        EXPECT_EQ(h.joint.linear_error(), 0.0f) << "a spring is where it wants to be";
    }
}

TEST(DistanceJoint, ASpringSwingsAtItsFrequency) {
    for (const float hertz : {0.5f, 1.0f, 2.0f}) {
        SCOPED_TRACE(hertz);
        Hung h({.length = 1.5f, .spring = {{.hertz = hertz, .damping_ratio = 0.0f}}}, Vec2{});
        int crossings = 0;
        float first = 0.0f, last = 0.0f, before = 0.5f;
        for (int i = 1; crossings < 7 && i < 600; ++i) {
            h.world.step(kDt);
            const float now = h.joint.current_length() - 1.5f;
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
    Hung h({.length = 1.5f, .spring = {{.hertz = 2.0f, .damping_ratio = 1.0f}}}, Vec2{});
    for (int i = 0; i < 120; ++i) {
        h.world.step(kDt);
        ASSERT_GT(h.joint.current_length(), 1.5f - 1e-3f);
    }
    EXPECT_NEAR(h.joint.current_length(), 1.5f, 1e-3f);
}

TEST(DistanceJoint, ASpringOfNoStiffnessPullsNothing) {
    Hung h({.length = 1.0f, .spring = JointSpring{}});
    run(h.world, 60);
    EXPECT_NEAR(h.box.linear_velocity().y, -10.0f, 1e-3f);
    EXPECT_EQ(h.joint.reaction_force(), Vec2{});
}

TEST(DistanceJoint, TakesAnotherLengthAndSpring) {
    Hung h({.length = 2.0f});
    run(h.world, 60);
    h.joint.set_length(1.5f);
    EXPECT_EQ(h.joint.length(), 1.5f);
    run(h.world, 240);
    EXPECT_NEAR(h.joint.current_length(), 1.5f, kLinearSlop);
    EXPECT_FALSE(h.joint.spring());
    h.joint.set_spring({.hertz = 2.0f, .damping_ratio = 1.0f});
    EXPECT_EQ(h.joint.spring(), (JointSpring{.hertz = 2.0f, .damping_ratio = 1.0f}));
    EXPECT_EQ(h.joint.reaction_force(), Vec2{}) << "a rod's pull is no spring's";
    run(h.world, 300);
    EXPECT_NEAR(h.joint.current_length(), 1.5f + sag(2.0f), 0.01f * sag(2.0f));
    h.joint.set_spring(std::nullopt);
    run(h.world, 300);
    EXPECT_NEAR(h.joint.current_length(), 1.5f, kLinearSlop);
}

}  // namespace
}  // namespace jostle::test
