// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Machines that press bodies together and hold them by friction: grippers, presses, lifts, flippers, feet
// that bear high loads.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

constexpr ShapeDef kMachinesApart{.filter = {.group = -1}};

/// A hand on the ground, along which two fingers of 1 kg slide, which press a box of 1 kg with 50 N each:
/// friction of 0.6 bears 60 N, and the box weighs 10.
struct Gripper {
    explicit Gripper(bool by_servo) {
        add_ground(world);
        const Body hand = add_dynamic(world, {0.0f, 0.5f}, Polygon::offset_box(3.0f, 0.1f, {0.0f, -0.4f}),
                                      {.density = 10.0f, .filter = {.group = -1}});
        for (const float side : {-1.0f, 1.0f}) {
            const Vec2 at{0.4f * side, 1.6f};
            const Body finger = add_dynamic(world, at, Polygon::box(0.1f, 0.3f),
                                            {.density = 1.0f / 0.12f, .filter = {.group = -1}});
            PrismaticJointDef def{
                .body_a = hand, .body_b = finger, .anchor_a = hand.local_point(at), .axis_a = {-side, 0.0f}};
            if (by_servo)
                def.servo = JointServo{.target = 2.0f, .hertz = 5.0f, .max = 50.0f};
            else
                def.motor = PrismaticMotor{1.0f, 50.0f};
            world.create_prismatic(def);
        }
        box = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.3f, 0.3f), {.density = 1.0f / 0.36f});
        box.set_gravity_scale(0.0f);
    }
    /// [m] How far the box sinks in a second, once it is held.
    float sink(int substeps) {
        for (int i = 0; i < 60; ++i) world.step(kDt, substeps);
        box.set_gravity_scale(1.0f);
        const float before = box.position().y;
        for (int i = 0; i < 60; ++i) world.step(kDt, substeps);
        return before - box.position().y;
    }
    World world{{.allow_sleep = false}};
    Body box;
};

/// At two sub-steps the box creeps by 15 mm; so it does at more in a hand that touches no ground.
TEST(Machines, AHandOnTheGroundHoldsWhatItGrips) {
    for (const bool by_servo : {false, true})
        for (const int substeps : {3, 4, 8}) {
            SCOPED_TRACE(testing::Message() << "servo " << by_servo << ", " << substeps << " sub-steps");
            EXPECT_LT(Gripper(by_servo).sink(substeps), 1.0e-3f);
        }
}

/// [m] By how much a ram that presses two loose boxes, one on the other, comes lower than these are high.
float pressed_in(bool by_servo, float force, int substeps) {
    World world({.allow_sleep = false});
    add_ground(world);
    const Body wall = world.create_body({});
    const Body box = add_dynamic(world, {0.0f, 0.3f}, Polygon::box(0.3f, 0.3f));
    const Body ram = add_dynamic(world, {0.0f, 0.95f}, Polygon::box(0.3f, 0.3f));
    const Body carriage = add_dynamic(world, {0.0f, 3.0f}, Polygon::box(0.3f, 0.1f), kMachinesApart);
    world.create_prismatic({.body_a = wall,
                            .body_b = carriage,
                            .anchor_a = {0.0f, 3.0f},
                            .axis_a = {0.0f, -1.0f},
                            .servo = JointServo{.hertz = 30.0f}});
    PrismaticJointDef def{.body_a = carriage, .body_b = ram, .axis_a = {0.0f, -1.0f}};
    if (by_servo)
        def.servo = JointServo{.target = 5.0f, .hertz = 10.0f, .max = force};
    else
        def.motor = PrismaticMotor{5.0f, force};
    world.create_prismatic(def);
    for (int i = 0; i < 600; ++i) world.step(kDt, substeps);
    EXPECT_NEAR(box.position().y, 0.3f, 0.01f);
    return 0.9f - ram.position().y;
}

/// 28 times the weight of the box: as far as contacts give way to a free body of that weight.
TEST(Machines, APressDoesNotPressBodiesIntoEachOther) {
    for (const bool by_servo : {false, true}) {
        SCOPED_TRACE(by_servo);
        EXPECT_LT(pressed_in(by_servo, 100.0f, 4), 0.02f);
        EXPECT_LT(pressed_in(by_servo, 100.0f, 8), 0.01f);
    }
}

/// A base between two pins, which may be too far apart, and an arm on it with a servo.
struct Pinned {
    Pinned(float gap, float most) {
        const Body wall = world.create_body({});
        const Body base = add_dynamic(world, {}, Polygon::box(0.5f, 0.1f), kMachinesApart);
        for (const float side : {-1.0f, 1.0f})
            world.create_revolute({.body_a = wall,
                                   .body_b = base,
                                   .anchor_a = {(0.5f + 0.5f * gap) * side, 0.0f},
                                   .anchor_b = {0.5f * side, 0.0f}});
        const Body arm = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.1f), kMachinesApart);
        joint = world.create_revolute(
            {.body_a = base,
             .body_b = arm,
             .anchor_a = {0.5f, 0.0f},
             .anchor_b = {-0.5f, 0.0f},
             .servo = JointServo{.target = 0.0f, .hertz = 4.0f, .damping_ratio = 1.0f, .max = most}});
    }
    World world{{.allow_sleep = false}};
    RevoluteJoint joint;
};

/// A lift of 1 kg rises by 2 m with a box of 0.25 kg on it, and its motor then presses it against its stop,
/// by 4 to 8,000 times the weight of both: all is at rest there, and falls asleep.
TEST(Machines, ALiftThatIsPressedAgainstItsStopThrowsNothingOff) {
    for (const float force : {50.0f, 1.0e3f, 1.0e4f}) {
        for (const int substeps : {2, 4, 8}) {
            SCOPED_TRACE(testing::Message() << force << " N, " << substeps << " sub-steps");
            World world;
            const Body lift = add_dynamic(world, {}, Polygon::box(1.0f, 0.1f), {.density = 2.5f});
            world.create_prismatic({.body_a = world.create_body(),
                                    .body_b = lift,
                                    .axis_a = {0.0f, 1.0f},
                                    .limit = JointLimit{0.0f, 2.0f},
                                    .motor = PrismaticMotor{1.0f, force}});
            const Body box = add_dynamic(world, {0.2f, 0.355f}, Polygon::box(0.25f, 0.25f));
            for (int i = 0; i < 300; ++i) world.step(kDt, substeps);
            EXPECT_NEAR(lift.position().y, 2.0f, 0.005f);
            EXPECT_NEAR(box.position().x, 0.2f, 0.01f);
            EXPECT_NEAR(box.position().y, 2.35f, 0.01f);
            EXPECT_FALSE(box.is_awake());
        }
    }
}

/// A ball comes down on a flipper that its motor presses against its lower limit: as on a floor.
TEST(Machines, AFlipperAtItsLimitIsAFloor) {
    for (const float torque : {10.0f, 100.0f, 1000.0f, 1.0e5f}) {
        for (const float lever : {0.3f, 0.9f}) {
            SCOPED_TRACE(testing::Message() << torque << " N m, " << lever << " m");
            World world;
            const Body flipper =
                add_dynamic(world, {}, Polygon::offset_box(0.6f, 0.1f, {0.6f, 0.0f}), {.density = 5.0f});
            world.create_revolute({.body_a = world.create_body(),
                                   .body_b = flipper,
                                   .limit = JointLimit{0.0f, 1.0f},
                                   .motor = RevoluteMotor{-20.0f, torque}});
            const Body ball = add_dynamic(world, {lever, 1.0f}, Circle{{}, 0.2f});
            float fastest = 0.0f, highest = 0.0f;
            for (int i = 0; i < 240; ++i) {
                world.step(kDt);
                fastest = std::max(fastest, ball.linear_velocity().y);
                if (i > 30) highest = std::max(highest, ball.position().y);
            }
            EXPECT_LT(fastest, 0.3f);
            EXPECT_LT(highest, 0.31f);
            EXPECT_NEAR(ball.position().y, 0.3f, 0.005f);
            EXPECT_NEAR(flipper.angle(), 0.0f, 0.005f);
        }
    }
}

/// Joints that cannot close push bodies by their errors, but no force of a servo comes of it.
TEST(Machines, ServosOfTornMachinesKeepTheirForce) {
    for (const int substeps : {1, 4}) {
        SCOPED_TRACE(substeps);
        Pinned weak(0.2f, 1.0f);
        float most = 0.0f;
        for (int i = 0; i < 600; ++i) {
            if (i % 60 == 0) weak.joint.set_servo_target(i % 120 == 0 ? -1.0f : 1.0f);
            weak.world.step(kDt, substeps);
            most = std::max(most, std::abs(weak.joint.reaction_torque()));
        }
        EXPECT_LE(most, 1.0001f);
        EXPECT_GT(most, 0.9f);
        Pinned torn(0.2f, kGreatestFloat), fitting(0.0f, kGreatestFloat);
        for (Pinned* one : {&torn, &fitting})
            for (int i = 0; i < 600; ++i) one->world.step(kDt, substeps);
        EXPECT_LT(fitting.joint.angle(), -0.15f);
        EXPECT_NEAR(torn.joint.angle(), fitting.joint.angle(), 1.0e-3f);
    }
}

/// A foot of 1 kg, and 1.1 m above it a block that it bears by a weld or a slider with a servo: each point of
/// the foot's contact bears its load well, yet the foot is far lighter to turn than what stands on it.
/// Rocking dies away, and all fall asleep.
TEST(Machines, AFootWithAHighLoadDoesNotRock) {
    for (const bool is_welded : {true, false}) {
        for (const float load : {0.3f, 1.0f, 3.0f}) {
            for (const float half_width : {0.2f, 0.4f, 0.8f}) {
                for (const int substeps : {1, 2, 3, 4, 6, 8}) {
                    SCOPED_TRACE(testing::Message() << is_welded << " " << load << " kg " << half_width
                                                    << " m " << substeps << " sub-steps");
                    World world;
                    add_ground(world);
                    ShapeDef def = kMachinesApart;
                    def.density = 1.0f / (0.4f * half_width);
                    const Body foot = add_dynamic(world, {0.0f, 0.1f}, Polygon::box(half_width, 0.1f), def);
                    def.density = load;
                    const Body block = add_dynamic(world, {0.0f, 1.2f}, Polygon::box(0.5f, 0.5f), def);
                    if (is_welded)
                        world.create_weld({.body_a = foot, .body_b = block, .anchor_b = {0.0f, -1.1f}});
                    else
                        world.create_prismatic({.body_a = foot,
                                                .body_b = block,
                                                .axis_a = {0.0f, 1.0f},
                                                .servo = JointServo{.target = 1.1f, .hertz = 10.0f}});
                    for (int i = 0; i < 300; ++i) world.step(kDt, substeps);
                    EXPECT_FALSE(block.is_awake());
                    EXPECT_NEAR(block.angle(), 0.0f, 0.01f);
                }
            }
        }
    }
}

/// A lift that stands still, and one that goes up, by a motor of ample force carry a stack: it sinks in by no
/// more than on the ground.
TEST(Machines, AMotorHoldsWhatStandsOnIt) {
    for (const float speed : {0.0f, 0.5f}) {
        for (const int substeps : {2, 4}) {
            SCOPED_TRACE(testing::Message() << speed << " m/s, " << substeps << " sub-steps");
            World world;
            const Body frame = world.create_body();
            const Body platform = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(2.0f, 0.1f));
            world.create_prismatic({.body_a = frame,
                                    .body_b = platform,
                                    .axis_a = {0.0f, 1.0f},
                                    .motor = PrismaticMotor{speed, 1.0e4f}});
            std::vector<Body> boxes;
            for (int i = 0; i < 4; ++i)
                boxes.push_back(
                    add_dynamic(world, {0.0f, 0.6f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
            for (int i = 0; i < 240; ++i) world.step(kDt, substeps);
            EXPECT_NEAR(platform.position().y, 4.0f * speed, 0.01f);
            EXPECT_NEAR(boxes[0].position().y - platform.position().y, 0.6f, 0.006f);
        }
    }
}

/// A bridge of hinged planks that carries boxes of 2.5 times a plank's mass falls asleep.
TEST(Machines, ALoadedBridgeComesToRest) {
    constexpr int kPlanks = 30, kBoxes = 8;
    World world;
    const Body frame = world.create_body();
    Body last = frame;
    for (int i = 0; i <= kPlanks; ++i) {
        const float x = static_cast<float>(i) - 0.5f * kPlanks;
        const Body plank =
            i < kPlanks ? add_dynamic(world, {x + 0.5f, 0.0f}, Polygon::box(0.5f, 0.125f)) : frame;
        hinge(world, last, plank, {x, 0.0f});
        last = plank;
    }
    for (int i = 0; i < kBoxes; ++i)
        add_dynamic(world, {static_cast<float>(i) - 3.7f, 1.0f}, Polygon::box(0.4f, 0.4f));
    for (int i = 0; i < 600 && world.counts().awake_bodies > 0; ++i) world.step(kDt);
    EXPECT_EQ(world.counts().awake_bodies, 0);
}

}  // namespace
}  // namespace jostle::test
