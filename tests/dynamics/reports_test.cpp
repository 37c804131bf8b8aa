// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reports by worked-out values: energy, and for each island its errors and why it is awake.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

const Geometry kTossed = Circle{{}, 0.5f};

// --- energy

TEST(Energy, IsThatOfMotionAndOfHeight) {
    World world({.gravity = {0.0f, -10.0f}});
    // 2 kg, and 2 (1 + 1) / 12 kg m^2.
    const Body box = world.create_body({.type = BodyType::kDynamic,
                                        .position = {3.0f, 4.0f},
                                        .linear_velocity = {3.0f, 4.0f},
                                        .angular_velocity = 6.0f,
                                        .gravity_scale = 0.5f});
    box.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2.0f});
    EXPECT_NEAR(world.energy().kinetic, 25.0 + 6.0, 1e-4);
    EXPECT_NEAR(world.energy().potential, 2.0 * 0.5 * 10.0 * 4.0, 1e-4);
    EXPECT_EQ(world.energy().springs, 0.0);
    EXPECT_NEAR(world.energy().total(), 71.0, 1e-4);
    world.set_gravity({1.0f, 0.0f});
    EXPECT_NEAR(world.energy().potential, -3.0, 1e-4);
}

TEST(Energy, IsOfDynamicBodiesThatAreEnabled) {
    World world({.gravity = {0.0f, -10.0f}});
    for (const BodyType type : {BodyType::kStatic, BodyType::kKinematic}) {
        const Body body = world.create_body({.type = type, .position = {0.0f, 5.0f}});
        body.create_shape(kTossed, {});
        body.set_linear_velocity({1.0f, 0.0f});
    }
    EXPECT_EQ(world.energy().total(), 0.0);
    // Without shapes it has 1 kg, about whose height a sleeping body knows as well.
    const Body body = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 5.0f}});
    EXPECT_NEAR(world.energy().total(), 50.0, 1e-4);
    body.set_awake(false);
    EXPECT_NEAR(world.energy().total(), 50.0, 1e-4);
    body.set_enabled(false);
    EXPECT_EQ(world.energy().total(), 0.0);
}

TEST(Energy, OfFallingMovesFromHeightToSpeed) {
    World world({.gravity = {0.0f, -10.0f}});
    add_dynamic(world, {0.0f, 50.0f}, kTossed);
    const double before = world.energy().total();
    run(world, 60);
    const Energy after = world.energy();
    EXPECT_NEAR(after.kinetic, 0.5 * 100.0 * 0.7854, 0.01);
    EXPECT_NEAR(after.total(), before, 0.001);
}

/// Beyond the greatest float.
TEST(Energy, OfTheStiffestSpringOfTheHeaviestBody) {
    World world;
    const Body wall = world.create_body({.position = {-1.0e5f, 0.0f}});
    const Body body = add_dynamic(world, {1.0e5f, 0.0f}, Circle{{}, 0.5f});
    body.set_mass(MassData{.mass = 1.0e15f, .center = {}, .inertia = 1.0e15f});
    world.create_distance(
        {.body_a = wall, .body_b = body, .length = 1.0f, .spring = JointSpring{.hertz = 1.0e6f}});
    const double speed = 6.2831853071795865e6 * (2.0e5 - 1.0);
    EXPECT_NEAR(world.energy().springs / (0.5 * 1.0e15 * speed * speed), 1.0, 1.0e-5);
}

/// A mass of m on a spring of f Hz that pulls at its centre: m (2 pi f)^2 / 2 per square metre.
TEST(Energy, OfADistanceSpringIsHalfItsStiffnessTimesItsStretchSquared) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {2.5f, 0.0f}});
    ball.set_mass({.mass = 2.0f, .center = {}, .inertia = 1.0f});
    const DistanceJoint joint =
        world.create_distance({.body_a = wall, .body_b = ball, .length = 2.0f, .spring = {{.hertz = 0.5f}}});
    EXPECT_NEAR(world.energy().springs, 0.5 * 2.0 * 9.8696 * 0.25, 1e-3);
    // Off its centre it can also turn, and moves as 1 / (1 / 2 + 1^2 / 1) kg would.
    world.destroy(joint);
    world.create_distance({.body_a = wall,
                           .body_b = ball,
                           .anchor_a = {0.0f, 1.0f},
                           .anchor_b = {0.0f, 1.0f},
                           .length = 2.0f,
                           .spring = {{.hertz = 0.5f}}});
    EXPECT_NEAR(world.energy().springs, 0.5 * (1.0 / 1.5) * 9.8696 * 0.25, 1e-3);
    ball.set_enabled(false);
    EXPECT_EQ(world.energy().springs, 0.0);
}

TEST(Energy, OfARodIsNone) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body ball = add_dynamic(world, {2.5f, 0.0f}, kTossed);
    world.create_distance({.body_a = wall, .body_b = ball, .length = 2.0f});
    EXPECT_EQ(world.energy().springs, 0.0);
}

TEST(Energy, OfAWeldIsThatOfItsTwoSprings) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body ball =
        world.create_body({.type = BodyType::kDynamic, .position = {0.3f, 0.4f}, .angle = 0.1f});
    ball.set_mass({.mass = 2.0f, .center = {}, .inertia = 3.0f});
    const double omega2 = 39.4784;  // of 1 Hz
    const WeldJoint turns =
        world.create_weld({.body_a = wall, .body_b = ball, .angular_spring = {{.hertz = 1.0f}}});
    EXPECT_NEAR(world.energy().springs, 0.5 * 3.0 * omega2 * 0.01, 1e-3);
    world.destroy(turns);
    world.create_weld({.body_a = wall, .body_b = ball, .linear_spring = {{.hertz = 1.0f}}});
    EXPECT_NEAR(world.energy().springs, 0.5 * 2.0 * omega2 * 0.25, 1e-3);
}

/// A quarter of a period after its release an undamped spring has given all that it had to its mass.
TEST(Energy, OfASpringBecomesThatOfMotion) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body ball = add_dynamic(world, {2.5f, 0.0f}, kTossed);
    world.create_distance(
        {.body_a = wall, .body_b = ball, .length = 2.0f, .spring = {{.hertz = 1.0f, .damping_ratio = 0.0f}}});
    const double before = world.energy().springs;
    EXPECT_GT(before, 1.0);
    for (int i = 0; i < 15; ++i) world.step(kDt, 64);
    EXPECT_NEAR(world.energy().kinetic, before, 0.02 * before);
    EXPECT_NEAR(world.energy().springs, 0.0, 0.02 * before);
}

// --- islands

TEST(Islands, AreReportedByTheirLowestBodies) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body a = add_dynamic(world, {0.0f, 0.0f}, kTossed);
    const Body b = add_dynamic(world, {9.0f, 0.0f}, kTossed);
    const Body c = add_dynamic(world, {0.0f, 3.0f}, kTossed);
    const Body d = add_dynamic(world, {9.0f, 3.0f}, kTossed);
    const Body asleep =
        world.create_body({.type = BodyType::kDynamic, .position = {-9.0f, 0.0f}, .awake = false});
    // The later of the two pairs is linked first.
    world.create_distance({.body_a = d, .body_b = b, .length = 3.0f});
    world.create_distance({.body_a = wall, .body_b = c, .length = 3.0f});
    world.create_distance({.body_a = c, .body_b = a, .length = 3.0f});
    const std::span<const IslandReport> islands = world.islands();
    ASSERT_EQ(islands.size(), 2u);
    EXPECT_EQ(islands[0].first, a);
    EXPECT_EQ(islands[0].bodies, 2);
    EXPECT_EQ(islands[0].joints, 2);
    EXPECT_EQ(islands[1].first, b);
    EXPECT_EQ(islands[1].bodies, 2);
    EXPECT_EQ(islands[1].joints, 1);
    EXPECT_EQ(islands[0].contacts + islands[1].contacts, 0);

    const std::vector<Body> members = c.island().to_vector();
    EXPECT_EQ(members.size(), 2u);
    for (const Body& body : members) EXPECT_TRUE(body == a || body == c);
    EXPECT_EQ(asleep.island().to_vector(), std::vector<Body>{asleep});
    EXPECT_TRUE(wall.island().empty());
    EXPECT_EQ(wall.island().begin(), wall.island().end());
}

TEST(Islands, CountTheContactsOfTheirBodiesOnce) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 2);
    const Body far = add_dynamic(world, {50.0f, 30.0f}, kTossed);
    run(world, 5);
    ASSERT_EQ(world.islands().size(), 2u);
    EXPECT_EQ(world.islands()[0].first, boxes[0]);
    EXPECT_EQ(world.islands()[0].bodies, 3);
    // Two on the ground, one on two, and the two side by side.
    EXPECT_EQ(world.islands()[0].contacts, 5);
    EXPECT_EQ(world.islands()[1].first, far);
    EXPECT_EQ(world.islands()[1].contacts, 0);
    EXPECT_EQ(world.islands()[1].reason, AwakeReason::kMoves);
    EXPECT_EQ(world.islands()[1].cause, far);
    EXPECT_NEAR(world.islands()[1].max_speed, 10.0f * 5.0f / 60.0f, 1e-3f);
}

TEST(Islands, OfARestingBallReportItsDepth) {
    World world;
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, kTossed);
    for (int i = 0; i < 20; ++i) {
        world.step(kDt);
        ASSERT_EQ(world.islands().size(), 1u);
        EXPECT_NEAR(world.islands()[0].max_penetration, std::max(0.5f - ball.position().y, 0.0f), 1e-6f);
    }
    EXPECT_GT(world.islands()[0].max_penetration, 0.0f) << "as much as it needs to be held";
    EXPECT_LT(world.islands()[0].residual, 0.002f) << "and it stands";
}

TEST(Islands, ResidualIsTheSpeedThatTheSolverShouldHaveTaken) {
    World world;
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, kTossed);
    run(world, 20);
    ball.set_linear_velocity({5.0f, -3.0f});
    EXPECT_NEAR(world.islands()[0].residual, 3.0f, 1e-4f);
    ball.set_linear_velocity({5.0f, 3.0f});
    EXPECT_EQ(world.islands()[0].residual, 0.0f) << "that parts";

    // Above the ground it may come down as fast as its gap allows: 240 sub-steps a second.
    World free({.gravity = {}});
    add_ground(free);
    const Body low = add_dynamic(free, {0.0f, 0.51f}, kTossed);
    run(free, 1);
    ASSERT_EQ(free.counts().touching, 1) << "within the speculative distance";
    low.set_linear_velocity({0.0f, -2.4f});
    EXPECT_NEAR(free.islands()[0].residual, 0.0f, 1e-3f);
    low.set_linear_velocity({0.0f, -3.4f});
    EXPECT_NEAR(free.islands()[0].residual, 1.0f, 1e-3f);
}

TEST(Islands, ReportTheErrorsOfTheirJoints) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body a = add_dynamic(world, {0.0f, 0.0f}, kTossed);
    const WeldJoint weld = world.create_weld({.body_a = wall, .body_b = a});
    EXPECT_EQ(world.islands()[0].max_joint_error, 0.0f);
    EXPECT_EQ(world.islands()[0].max_joint_angle_error, 0.0f);
    a.set_transform({0.06f, 0.08f}, -0.2f);
    EXPECT_NEAR(world.islands()[0].max_joint_error, 0.1f, 1e-6f);
    EXPECT_NEAR(world.islands()[0].max_joint_angle_error, 0.2f, 1e-6f);
    EXPECT_NEAR(weld.linear_error(), 0.1f, 1e-6f);
    EXPECT_NEAR(Joint(weld).angular_error(), 0.2f, 1e-6f);
}

TEST(Islands, AnAngleIsOffWhereAJointHoldsItOrLimitsIt) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const auto turned = [&] { return world.create_body({.type = BodyType::kDynamic, .angle = 0.5f}); };
    const Joint prismatic =
        world.create_prismatic({.body_a = wall, .body_b = turned(), .reference_angle = 0.1f});
    EXPECT_NEAR(prismatic.angular_error(), 0.4f, 1e-6f);
    const Joint free = world.create_revolute({.body_a = wall, .body_b = turned()});
    EXPECT_EQ(free.angular_error(), 0.0f);
    const Joint beyond =
        world.create_revolute({.body_a = wall, .body_b = turned(), .limit = {{-1.0f, 0.2f}}});
    EXPECT_NEAR(beyond.angular_error(), 0.3f, 1e-6f);
    const Joint below = world.create_revolute({.body_a = wall, .body_b = turned(), .limit = {{0.75f, 1.0f}}});
    EXPECT_NEAR(below.angular_error(), 0.25f, 1e-6f);
    const Joint within = world.create_revolute({.body_a = wall, .body_b = turned(), .limit = {{0.0f, 1.0f}}});
    EXPECT_EQ(within.angular_error(), 0.0f);
    const Joint rod = world.create_distance({.body_a = wall, .body_b = turned(), .length = 1.0f});
    EXPECT_EQ(rod.angular_error(), 0.0f);
    const Joint soft =
        world.create_weld({.body_a = wall, .body_b = turned(), .angular_spring = {{.hertz = 1.0f}}});
    EXPECT_EQ(soft.angular_error(), 0.0f);
}

TEST(Islands, AreReadOncePerChange) {
    World world;
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 5.0f}, kTossed);
    run(world, 1);
    const IslandReport* const read = world.islands().data();
    EXPECT_EQ(world.islands().data(), read);
    EXPECT_NEAR(world.islands()[0].max_speed, 10.0f / 60.0f, 1e-4f);
    world.step(kDt);
    EXPECT_NEAR(world.islands()[0].max_speed, 20.0f / 60.0f, 1e-4f);
    world.destroy(ball);
    EXPECT_TRUE(world.islands().empty());
}

// --- why an island is awake

TEST(AwakeReason, WaitsUntilItWasSlowForHalfASecond) {
    World world({.gravity = {}});
    const Body first = add_dynamic(world, {0.0f, 0.0f}, kTossed),
               second = add_dynamic(world, {3.0f, 0.0f}, kTossed);
    world.create_distance({.body_a = first, .body_b = second, .length = 3.0f});
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kWaits);
    EXPECT_EQ(world.islands()[0].time_to_sleep, 0.5f);
    run(world, 12);
    EXPECT_NEAR(world.islands()[0].time_to_sleep, 0.3f, 1e-5f);
    second.set_awake(true);  // its time begins anew
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kWaits);
    EXPECT_EQ(world.islands()[0].cause, second);
    EXPECT_EQ(world.islands()[0].time_to_sleep, 0.5f);
    int steps = 0;
    while (!world.islands().empty()) {
        const float left = world.islands()[0].time_to_sleep;
        EXPECT_NEAR(left, std::max(0.5f - static_cast<float>(steps) / 60.0f, 0.0f), 1e-5f);
        world.step(kDt);
        ++steps;
        ASSERT_LT(steps, 40);
    }
    EXPECT_GE(steps, 31);
}

TEST(AwakeReason, TheFastestBodyIsTheCause) {
    World world({.gravity = {}});
    const Body slow = add_dynamic(world, {0.0f, 0.0f}, kTossed),
               fast = add_dynamic(world, {3.0f, 0.0f}, kTossed);
    world.create_distance({.body_a = slow, .body_b = fast, .length = 3.0f});
    slow.set_linear_velocity({0.0f, 1.0f});
    fast.set_linear_velocity({0.0f, 1.0f});
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kMoves);
    EXPECT_EQ(world.islands()[0].cause, slow) << "of two equal ones the first";
    fast.set_angular_velocity(2.0f);
    EXPECT_EQ(world.islands()[0].cause, fast);
    EXPECT_FLOAT_EQ(world.islands()[0].max_speed, 1.0f + 2.0f * 0.5f);
}

TEST(AwakeReason, ABodyThatMayNotSleepComesBeforeOneThatMoves) {
    World world({.gravity = {}});
    const Body moving = add_dynamic(world, {0.0f, 0.0f}, kTossed),
               restless = add_dynamic(world, {3.0f, 0.0f}, kTossed);
    world.create_distance({.body_a = moving, .body_b = restless, .length = 3.0f});
    moving.set_linear_velocity({0.0f, 1.0f});
    restless.set_allow_sleep(false);
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kBodyForbids);
    EXPECT_EQ(world.islands()[0].cause, restless);
    world.set_allow_sleep(false);
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kWorldForbids);
    EXPECT_EQ(world.islands()[0].cause, Body());
}

TEST(AwakeReason, AKinematicBodyThatIsAwakeKeepsWhatItTouchesAwake) {
    World world;
    const Body platform = world.create_body({.type = BodyType::kKinematic});
    platform.create_shape(Polygon::box(5.0f, 0.5f), {});
    const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
    // Slower than the threshold of 0.05 m/s.
    platform.set_linear_velocity({0.01f, 0.0f});
    run(world, 120);
    ASSERT_EQ(world.islands().size(), 2u);
    EXPECT_EQ(world.islands()[0].first, platform);
    EXPECT_EQ(world.islands()[0].bodies, 1);
    EXPECT_EQ(world.islands()[0].contacts, 0);
    EXPECT_EQ(world.islands()[0].reason, AwakeReason::kMoves);
    EXPECT_EQ(world.islands()[0].cause, platform);
    EXPECT_EQ(world.islands()[1].first, box);
    EXPECT_EQ(world.islands()[1].contacts, 1);
    EXPECT_EQ(world.islands()[1].reason, AwakeReason::kTouchesKinematic);
    EXPECT_EQ(world.islands()[1].cause, platform);
    platform.set_linear_velocity({});
    run(world, 70);
    EXPECT_TRUE(world.islands().empty());
}

TEST(AwakeReason, AKinematicBodyThatIsJoinedCountsToo) {
    World world({.gravity = {}});
    const Body crank = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {0.01f, 0.0f}});
    const Body ball = add_dynamic(world, {3.0f, 0.0f}, kTossed);
    world.create_distance({.body_a = crank, .body_b = ball, .length = 3.0f});
    run(world, 60);
    ASSERT_EQ(world.islands().size(), 2u);
    EXPECT_EQ(world.islands()[0].joints, 0);
    EXPECT_EQ(world.islands()[1].joints, 1);
    EXPECT_EQ(world.islands()[1].reason, AwakeReason::kTouchesKinematic);
    EXPECT_EQ(world.islands()[1].cause, crank);
}

}  // namespace
}  // namespace jostle::test
