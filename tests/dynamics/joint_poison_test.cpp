// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of every type between bodies that are as bad as a user may make them: what cannot move, what cannot
// turn, what weighs nothing or too much, anchors that are far off or crushed together. All stays finite, and
// no body freezes.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "dynamics/every_joint.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

struct BodyKind {
    const char* name;
    Body (*make)(World& world, Vec2 at);
};

Body with_mass(World& world, Vec2 at, float mass, float inertia) {
    const Body body = add_dynamic(world, at, Circle{{}, 0.1f}, {.filter = {.group = -1}});
    body.set_mass(MassData{mass, {}, inertia});
    return body;
}
Body locked(World& world, Vec2 at, const MotionLocks& locks) {
    const Body body = with_mass(world, at, 1.0f, 0.1f);
    body.set_locks(locks);
    return body;
}

constexpr BodyKind kPoisons[] = {
    {"static", [](World& w, Vec2 at) { return w.create_body({.position = at}); }},
    {"kinematic",
     [](World& w, Vec2 at) {
         return w.create_body({.type = BodyType::kKinematic,
                               .position = at,
                               .linear_velocity = {3.0f, -2.0f},
                               .angular_velocity = 20.0f});
     }},
    {"plain", [](World& w, Vec2 at) { return with_mass(w, at, 1.0f, 0.1f); }},
    {"without inertia", [](World& w, Vec2 at) { return with_mass(w, at, 1.0f, 0.0f); }},
    {"feather", [](World& w, Vec2 at) { return with_mass(w, at, 1.0e-12f, 1.0e-20f); }},
    {"mountain", [](World& w, Vec2 at) { return with_mass(w, at, 1.0e15f, 1.0e25f); }},
    {"spinner", [](World& w, Vec2 at) { return with_mass(w, at, 1.0e6f, 1.0e-12f); }},
    {"locked", [](World& w, Vec2 at) { return locked(w, at, {.x = true, .y = true, .rotation = true}); }},
    {"on a rail", [](World& w, Vec2 at) { return locked(w, at, {.y = true}); }}};

/// Steps it, and pushes it about.
void expect_sound(World& world, const std::string& what) {
    for (int i = 0; i < 12; ++i) {
        if (i == 4) {
            for (const Body& body : world.bodies())
                if (body.type() == BodyType::kDynamic) body.set_angular_velocity(50.0f);
        }
        world.step(kDt);
        ASSERT_TRUE(world.events().froze.empty()) << what << ", step " << i;
    }
    EXPECT_EQ(world.check(), "") << what;
    for (const Body& body : world.bodies()) {
        EXPECT_TRUE(is_finite(body.transform()) && is_finite(body.linear_velocity())) << what;
        EXPECT_TRUE(is_finite(body.angular_velocity())) << what;
    }
    for (const Joint& joint : world.joints())
        EXPECT_TRUE(is_finite(joint.reaction_force()) && is_finite(joint.reaction_torque())) << what;
}

class JointPoison : public testing::TestWithParam<int> {};

TEST_P(JointPoison, StaysFinite) {
    const Ends all_ends[] = {{{}, {}}, {{0.5f, 0.25f}, {-0.5f, 0.0f}}, {{9.0e4f, 0.0f}, {0.0f, -9.0e4f}}};
    int worlds = 0;
    for (const BodyKind& a : kPoisons)
        for (const BodyKind& b : kPoisons)
            for (const Ends& ends : all_ends) {
                World world({.allow_sleep = false});
                give_rows(world);
                const Body body_a = a.make(world, {0.0f, 0.0f}), body_b = b.make(world, {0.0f, 0.0f});
                add_joint_of(world, static_cast<JointType>(GetParam()), body_a, body_b, ends);
                expect_sound(world, std::string(a.name) + " and " + b.name);
                ++worlds;
            }
    EXPECT_EQ(worlds, 9 * 9 * 3);
}

INSTANTIATE_TEST_SUITE_P(Types, JointPoison, testing::Range(0, kJointTypes));

TEST(JointPoison, ACrushedWheelStaysBetweenItsLimits) {
    World world;
    const Body frame = world.create_body({});
    const Body wheel = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const WheelJoint joint = world.create_wheel(
        {.body_a = frame, .body_b = wheel, .suspension = JointServo{.hertz = 60.0f}, .limit = JointLimit{}});
    for (int i = 0; i < 120; ++i) {
        wheel.apply_force_to_center({500.0f, -1.0e4f});
        world.step(kDt);
        ASSERT_LT(abs(joint.translation()), 0.05f) << i;
    }
    run(world, 120);
    EXPECT_NEAR(joint.translation(), 0.0f, kLinearSlop);
    EXPECT_LT(length(wheel.linear_velocity()), 1.0e-3f);
}

}  // namespace
}  // namespace jostle::test
