// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that something goes on to move, however slowly, do not fall asleep: motors, belts, and overlaps that
// are being undone. Speeds are below the sleep threshold of 0.05 m/s.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>
#include <jostle/geometry/penetration.h>

namespace jostle {
namespace {

void go_on(World& world, float seconds, float hertz = 60, int substeps = 4) {
    for (int i = 0; i < static_cast<int>(seconds * hertz); ++i) world.step(1 / hertz, substeps);
}

struct DrivenRate {
    float hertz;
    int substeps;
};
constexpr DrivenRate kDrivenRates[] = {{30, 4}, {60, 1}, {60, 4}, {144, 4}};

/// Within a twentieth of 20 s times the speed.
TEST(DrivenSleep, SlowMotorsAndBeltsGoOn) {
    for (const DrivenRate rate : kDrivenRates) {
        World space({.gravity = {0, 0}}), world;
        const Body nail = space.create_body();
        const Body hand = space.create_body({.type = BodyType::kDynamic, .position = {1, 0}});
        hand.create_shape(Polygon::box(1, 0.1f));
        const RevoluteJoint clock = space.create_revolute(
            {.body_a = nail, .body_b = hand, .anchor_b = {-1, 0}, .motor = RevoluteMotor{0.02f, 100}});
        const Body slide = space.create_body({.type = BodyType::kDynamic, .position = {0, 10}});
        slide.create_shape(Polygon::box(0.5f, 0.1f));
        const PrismaticJoint slider = space.create_prismatic(
            {.body_a = nail, .body_b = slide, .anchor_a = {0, 10}, .motor = PrismaticMotor{0.03f, 100}});
        world.create_body().create_shape(Segment{{-20, 0}, {20, 0}}, {.material = {.surface_speed = 0.04f}});
        const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0, 0.5f}});
        box.create_shape(Polygon::box(0.5f, 0.5f));
        go_on(space, 20, rate.hertz, rate.substeps);
        go_on(world, 20, rate.hertz, rate.substeps);
        EXPECT_NEAR(clock.angle(), 0.4f, 0.02f) << rate.hertz;
        EXPECT_NEAR(slider.translation(), 0.6f, 0.03f) << rate.hertz;
        EXPECT_NEAR(box.position().x, 0.8f, 0.04f) << rate.hertz;
    }
}

/// A spring to a target without a swing nears it as (1 + w t) e^(-w t), with w = 2 pi hertz: after 60 s 1 %
/// of the way is left at 0.018 Hz, and nothing at 0.05 Hz. All of them are slower than 0.05 m/s and rad/s.
TEST(DrivenSleep, SlowServosAndSpringsComeToTheirTargets) {
    for (const DrivenRate rate : kDrivenRates)
        for (const float target : {0.15f, -0.1f}) {
            World world({.gravity = {0, 0}});
            const Body nail = world.create_body();
            const auto add = [&](Vec2 position) {
                const Body body = world.create_body({.type = BodyType::kDynamic, .position = position});
                body.create_shape(Polygon::box(0.5f, 0.1f));
                return body;
            };
            const JointServo servo{.target = target, .hertz = 0.05f};
            const Body hand = add({0.5f, 0}), slide = add({0, 10}), wheel = add({0, 20}), slot = add({0, 30}),
                       puck = add({0, 40}), hung = add({0, 50}), glued = add({0, 60});
            const RevoluteJoint hinge = world.create_revolute(
                {.body_a = nail, .body_b = hand, .anchor_b = {-0.5f, 0}, .servo = servo});
            const PrismaticJoint slider = world.create_prismatic(
                {.body_a = nail, .body_b = slide, .anchor_a = {0, 10}, .servo = servo});
            const WheelJoint axle = world.create_wheel({.body_a = nail,
                                                        .body_b = wheel,
                                                        .anchor_a = {0, 20},
                                                        .axis_a = {1, 0},
                                                        .suspension = servo});
            const SlotJoint line =
                world.create_slot({.body_a = nail, .body_b = slot, .anchor_a = {0, 30}, .servo = servo});
            world.create_target({.body_a = nail,
                                 .body_b = puck,
                                 .anchor_a = {target, 40},
                                 .spring = {.hertz = 0.05f},
                                 .max_force = 1000});
            world.create_distance({.body_a = nail,
                                   .body_b = hung,
                                   .anchor_a = {-2, 50},
                                   .length = 2 + target,
                                   .spring = JointSpring{.hertz = 0.05f}});
            world.create_weld({.body_a = nail,
                               .body_b = glued,
                               .anchor_a = {target, 60},
                               .linear_spring = JointSpring{.hertz = 0.05f}});
            go_on(world, 60, rate.hertz, rate.substeps);
            SCOPED_TRACE(testing::Message() << rate.hertz << " Hz x " << rate.substeps << ", " << target);
            EXPECT_NEAR(hinge.angle(), target, 0.001f);
            EXPECT_NEAR(slider.translation(), target, 0.001f);
            EXPECT_NEAR(axle.translation(), target, 0.001f);
            EXPECT_NEAR(line.translation(), target, 0.001f);
            EXPECT_NEAR(puck.position().x, target, 0.001f);
            EXPECT_NEAR(hung.position().x, target, 0.001f);
            EXPECT_NEAR(glued.position().x, target, 0.001f);
            for (const Body& body : {hand, slide, wheel, slot, puck, hung, glued})
                EXPECT_FALSE(body.is_awake());
        }
}

/// Bodies that weak forces bring up to speed within seconds: 4 kg by 0.04 N, so 0.01 m/s^2, and the like for
/// turns. After 20 s at a (t - v / 2a) v a motor of v = 0.04 m/s has gone 0.72 m, and what a force of 0.04 N
/// draws over 0.5 m, half of the way braking, is there after at most 2 sqrt(0.5 / 0.005) = 20 s.
TEST(DrivenSleep, WeakMotorsGoOn) {
    for (const DrivenRate rate : kDrivenRates) {
        World world({.gravity = {0, 0}});
        const Body nail = world.create_body();
        const auto add = [&](Vec2 position) {
            const Body body = world.create_body({.type = BodyType::kDynamic, .position = position});
            body.create_shape(Polygon::box(1, 1));
            return body;
        };
        const Body slide = add({0, 0}), wheel = add({0, 10}), crate = add({0, 20});
        const PrismaticJoint slider = world.create_prismatic(
            {.body_a = nail, .body_b = slide, .motor = PrismaticMotor{0.04f, 0.01f * slide.mass()}});
        const RevoluteJoint hinge =
            world.create_revolute({.body_a = nail,
                                   .body_b = wheel,
                                   .anchor_a = {0, 10},
                                   .motor = RevoluteMotor{0.04f, 0.01f * wheel.inertia()}});
        world.create_motor({.body_a = nail,
                            .body_b = crate,
                            .offset = {0.5f, 20},
                            .max_force = 0.01f * crate.mass(),
                            .max_torque = 1});
        go_on(world, 20, rate.hertz, rate.substeps);
        EXPECT_NEAR(slider.translation(), 0.72f, 0.02f) << rate.hertz;
        EXPECT_NEAR(hinge.angle(), 0.72f, 0.02f) << rate.hertz;
        go_on(world, 20, rate.hertz, rate.substeps);
        EXPECT_NEAR(crate.position().x, 0.5f, 0.01f) << rate.hertz;
        EXPECT_FALSE(crate.is_awake());
        EXPECT_TRUE(slide.is_awake());
    }
}

/// A servo that a load holds off its target, or one whose force friction stops, moves nothing.
TEST(DrivenSleep, AServoThatCannotComeNearerSleeps) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20, 0}, {20, 0}});
    const Body lift = world.create_body({.type = BodyType::kDynamic, .position = {0, 5}});
    lift.create_shape(Polygon::box(0.5f, 0.1f));
    const PrismaticJoint slider = world.create_prismatic({.body_a = ground,
                                                          .body_b = lift,
                                                          .anchor_a = {0, 5},
                                                          .axis_a = {0, 1},
                                                          .servo = JointServo{.target = 0, .hertz = 0.5f}});
    const Body crate = world.create_body({.type = BodyType::kDynamic, .position = {5, 0.5f}});
    crate.create_shape(Polygon::box(0.5f, 0.5f), {.material = {.friction = 0.5f}});
    world.create_motor({.body_a = ground, .body_b = crate, .offset = {6, 0.5f}, .max_force = 4});
    go_on(world, 20);
    // It hangs g / w^2 below, with w = pi.
    EXPECT_NEAR(slider.translation(), -10 / (kPi * kPi), 0.01f);
    EXPECT_FALSE(lift.is_awake());
    EXPECT_FALSE(crate.is_awake());
    EXPECT_NEAR(crate.position().x, 5, 0.01f);
}

/// One that is held fast drives nothing; nor does a box against a post on a belt.
TEST(DrivenSleep, AMotorThatPressesAgainstSomethingSleeps) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20, 0}, {20, 0}}, {.material = {.surface_speed = 0.04f}});
    ground.create_shape(Polygon::offset_box(0.5f, 2, {2, 2}));
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0.99f, 0.5f}});
    box.create_shape(Polygon::box(0.5f, 0.5f));
    const Body hand = world.create_body({.type = BodyType::kDynamic, .position = {-8, 3}});
    hand.create_shape(Polygon::box(1, 0.1f));
    world.create_revolute({.body_a = ground,
                           .body_b = hand,
                           .anchor_a = {-9, 3},
                           .anchor_b = {-1, 0},
                           .limit = JointLimit{0, 0},
                           .motor = RevoluteMotor{0.02f, 1000}});
    go_on(world, 10);
    EXPECT_FALSE(box.is_awake());
    EXPECT_FALSE(hand.is_awake());
}

TEST(DrivenSleep, BodiesDeepInEachOtherStayAwakeUntilTheyAreApart) {
    World world({.gravity = {0, 0}});
    const Geometry box = Polygon::box(2, 2);
    const Body a = world.create_body({.type = BodyType::kDynamic}),
               b = world.create_body({.type = BodyType::kDynamic, .position = {0.02f, 0.01f}});
    a.create_shape(box);
    b.create_shape(box);
    World ground;
    ground.create_body({.position = {0, -10}}).create_shape(Polygon::box(20, 10));
    const Body ball = ground.create_body({.type = BodyType::kDynamic, .position = {0, -3.5f}});
    ball.create_shape(Circle{{}, 0.5f});
    go_on(world, 60);
    go_on(ground, 60);
    EXPECT_LT(penetration(box, box, inverse_compose(a.transform(), b.transform())).depth, 0.03f);
    EXPECT_GT(ball.position().y, 0.47f);
    EXPECT_FALSE(ball.is_awake());
}

/// Neither a belt nor a deep overlap moves a body through a contact that has no force.
TEST(DrivenSleep, AContactThatIsSwitchedOffKeepsNoBodyAwake) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20, 0}, {20, 0}});
    const Body belt = world.create_body();
    const Shape zone =
        belt.create_shape(Polygon::offset_box(2, 2, {0, 2}), {.material = {.surface_speed = 0.04f}});
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0, 0.5f}});
    box.create_shape(Polygon::box(0.5f, 0.5f));
    world.on_pre_solve(zone, [](PreSolve& contact) { contact.enabled = false; });
    go_on(world, 5);
    EXPECT_FALSE(box.is_awake());
    EXPECT_NEAR(box.position().x, 0.0f, 1e-3f);
}

TEST(DrivenSleep, AThresholdBelowWhatASleepingJointBearsBreaksIt) {
    World world;
    const Body nail = world.create_body({.position = {0, 5}});
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {0, 4}});
    ball.create_shape(Circle{{}, 0.3f});
    const RevoluteJoint joint = world.create_revolute({.body_a = nail, .body_b = ball, .anchor_b = {0, 1}});
    go_on(world, 2);
    ASSERT_FALSE(ball.is_awake());
    joint.set_break_at({.force = 1, .destroy = true});
    EXPECT_TRUE(ball.is_awake());
    go_on(world, 1);
    EXPECT_FALSE(joint.is_valid());
    EXPECT_LT(ball.position().y, 3.5f);
}

}  // namespace
}  // namespace jostle
