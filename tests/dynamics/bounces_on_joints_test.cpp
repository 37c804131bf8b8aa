// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies on joints bounce with all that hangs on them. Each number follows from the impulse J = (1 + e) v /
// K, where K is the mobility of the point that the joints leave.
#include <algorithm>
#include <cmath>
#include <vector>

#include "dynamics/stiff_joints.h"
#include "math/random.h"

namespace jostle::test {
namespace {

constexpr float kSpeed = 8.0f;  ///< [m/s]

ShapeDef bouncy_shape(float restitution, float density = 1.0f, float friction = 0.0f) {
    return {.density = density, .material = {.friction = friction, .restitution = restitution}};
}
/// Shapes of one group do not meet each other.
ShapeDef of_group(ShapeDef def) {
    def.filter.group = -1;
    return def;
}

/// A ball that flies down on to something at y = 0, of which it touches the upper side.
Body throw_at_joint(World& world, float x, float half_height, const ShapeDef& def) {
    Body ball = add_dynamic(world, {x, half_height + 0.45f}, Circle{{}, 0.3f}, def);
    ball.set_linear_velocity({0.0f, -kSpeed});
    return ball;
}
/// Until the ball has bounced, in a world without gravity.
void bounce(World& world, int substeps) {
    for (int i = 0; i < 8; ++i) world.step(kDt, substeps);
    EXPECT_EQ(world.check(), "");
    EXPECT_LT(worst_error(world), kLinearSlop);
}

/// [J] Kinetic.
double energy_of_all(const std::vector<Body>& bodies) {
    double sum = 0.0;
    for (const Body& body : bodies)
        sum += 0.5 * static_cast<double>(body.mass() * length_squared(body.linear_velocity()) +
                                         body.inertia() * body.angular_velocity() * body.angular_velocity());
    return sum;
}

/// However light a plank is, joints that hold it where it is make it a wall.
TEST(BouncesOnJoints, OffAPlankThatJointsHold) {
    for (const bool is_welded : {true, false}) {
        for (const float density : {0.01f, 0.2f, 1.0f, 5.0f}) {
            for (const float restitution : {0.5f, 1.0f}) {
                for (const int substeps : {1, 4, 8}) {
                    SCOPED_TRACE(::testing::Message()
                                 << is_welded << " " << density << " " << restitution << " " << substeps);
                    World world({.gravity = {}});
                    const Body ground = world.create_body(),
                               plank = add_dynamic(world, {}, Polygon::box(1.0f, 0.1f),
                                                   bouncy_shape(0.0f, density));
                    if (is_welded) {
                        world.create_weld({.body_a = ground, .body_b = plank});
                    } else {
                        hinge(world, ground, plank, {-1.0f, 0.0f});
                        hinge(world, ground, plank, {1.0f, 0.0f});
                    }
                    const Body ball = throw_at_joint(world, 0.3f, 0.1f, bouncy_shape(restitution));
                    bounce(world, substeps);
                    // Joints give way by a little, which shows where they hold a 140th of the ball's mass.
                    const float given = density < 0.1f ? 0.12f : 0.02f;
                    EXPECT_NEAR(ball.linear_velocity().y, restitution * kSpeed, given);
                    EXPECT_NEAR(length(plank.linear_velocity()), 0.0f, 0.05f);
                }
            }
        }
    }
}

/// A rod of mass M and length L on a hinge at its end: K = 1 / m + l^2 / I, I = M (L^2 + d^2) / 3 about the
/// hinge, of which d is its half-thickness.
TEST(BouncesOnJoints, OffARodOnAHinge) {
    for (const float density : {0.2f, 1.0f, 10.0f}) {
        for (const float at : {0.5f, 1.0f, 1.9f}) {
            for (const float restitution : {0.5f, 1.0f}) {
                SCOPED_TRACE(::testing::Message() << density << " " << at << " " << restitution);
                World world({.gravity = {}});
                const Body rod =
                    add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f), bouncy_shape(0.0f, density));
                hinge(world, world.create_body(), rod, {0.0f, 0.0f});
                const Body ball = throw_at_joint(world, at, 0.1f, bouncy_shape(restitution));
                bounce(world, 4);
                const float inertia = rod.inertia() + rod.mass(),
                            mobility = 1.0f / ball.mass() + at * at / inertia;
                const float impulse = (1.0f + restitution) * kSpeed / mobility;
                EXPECT_NEAR(ball.linear_velocity().y, -kSpeed + impulse / ball.mass(), 0.02f);
                EXPECT_NEAR(rod.angular_velocity(), -impulse * at / inertia, 0.03f);
            }
        }
    }
}

/// A column of boxes on hinges, of which the lowest may be by far the lightest, comes down on its foot.
TEST(BouncesOnJoints, AColumnLeavesWithItsSpeed) {
    for (const float load : {1.0f, 100.0f}) {
        for (const int substeps : {2, 4}) {
            SCOPED_TRACE(::testing::Message() << load << " " << substeps);
            World world({.gravity = {}});
            add_ground(world, bouncy_shape(1.0f));
            std::vector<Body> column;
            for (int i = 0; i < 3; ++i) {
                const float y = 0.6f + static_cast<float>(i);
                column.push_back(add_dynamic(world, {0.0f, y}, Polygon::box(0.5f, 0.5f),
                                             of_group(bouncy_shape(1.0f, i == 2 ? load : 1.0f))));
                column.back().set_linear_velocity({0.0f, -kSpeed});
                if (i > 0) hinge(world, column[column.size() - 2], column.back(), {0.0f, y - 0.5f});
            }
            bounce(world, substeps);
            // Joints give way by a little, which shows under a hundred times the mass of the foot.
            const float given = load > 1.0f ? 0.5f : 0.05f;
            for (const Body& body : column) {
                EXPECT_LE(body.linear_velocity().y, 1.001f * kSpeed);
                EXPECT_GT(body.linear_velocity().y, kSpeed - given);
                EXPECT_NEAR(body.angular_velocity(), 0.0f, 0.01f);
            }
        }
    }
}

/// Two arms on hinges of one free body close on each other: both ends of the blow are of one group, and all
/// is symmetrical, so that each arm turns back as fast.
TEST(BouncesOnJoints, OfTwoArmsOfOneBody) {
    World world({.gravity = {}});
    const Body hub = add_dynamic(world, {}, Circle{{}, 0.2f}, of_group(bouncy_shape(0.0f, 3.0f)));
    Body arms[2];
    for (int k = 0; k < 2; ++k) {
        const float side = k == 0 ? -1.0f : 1.0f;
        arms[k] = add_dynamic(world, {side * 0.6f, 0.0f}, Circle{{0.0f, 1.0f}, 0.5f}, bouncy_shape(1.0f));
        hinge(world, hub, arms[k], {});
        arms[k].set_angular_velocity(side * 4.0f);
        // As the hinge has it.
        arms[k].set_linear_velocity(cross(side * 4.0f, arms[k].center_of_mass()));
    }
    const auto energy = [&] { return energy_of_all({hub, arms[0], arms[1]}); };
    world.step(kDt);
    const double before = energy();
    bounce(world, 4);
    EXPECT_GT(arms[0].angular_velocity(), 2.0f);
    EXPECT_NEAR(arms[0].angular_velocity(), -arms[1].angular_velocity(), 0.01f);
    EXPECT_NEAR(energy(), before, 0.02 * before);
}

/// A flap that lies on its limit is a wall to a ball from above, and moves freely for one from below.
TEST(BouncesOnJoints, OffAFlapOnItsLimit) {
    for (const bool is_above : {true, false}) {
        SCOPED_TRACE(is_above);
        World world;
        const Body flap =
                       add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f), bouncy_shape(0.0f, 0.5f)),
                   ground = world.create_body();
        world.create_revolute(
            {.body_a = ground, .body_b = flap, .anchor_b = {-1.0f, 0.0f}, .limit = JointLimit{0.0f, 3.0f}});
        run(world, 30);
        const float side = is_above ? 1.0f : -1.0f;
        Body ball = add_dynamic(world, {1.5f, side * 0.45f}, Circle{{}, 0.3f}, bouncy_shape(1.0f));
        ball.set_linear_velocity({0.0f, -side * kSpeed});
        run(world, 2);
        if (is_above) {
            // At the same height.
            EXPECT_NEAR(ball.linear_velocity().y, kSpeed, 0.1f);
            EXPECT_NEAR(flap.angular_velocity(), 0.0f, 0.05f);
        } else {
            const float inertia = flap.inertia() + flap.mass(),
                        impulse = 2.0f * kSpeed / (1.0f / ball.mass() + 1.5f * 1.5f / inertia);
            EXPECT_NEAR(ball.linear_velocity().y, kSpeed - impulse / ball.mass(), 0.4f);
            EXPECT_NEAR(flap.angular_velocity(), 1.5f * impulse / inertia, 0.4f);
        }
    }
}

/// A motor that holds a rod still is a wall, if it is strong enough, and nothing, if it is weak: whenever in
/// the step the ball comes, as its blow is not repeated.
TEST(BouncesOnJoints, OffARodThatAMotorHolds) {
    for (const float torque : {1.0e6f, 0.1f}) {
        for (const int substeps : {1, 4, 8}) {
            for (int k = 0; k < 16; ++k) {
                SCOPED_TRACE(::testing::Message() << torque << " N m, " << substeps << " sub-steps, " << k);
                World world({.gravity = {}});
                const Body rod =
                    add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f), bouncy_shape(0.0f));
                world.create_revolute({.body_a = world.create_body(),
                                       .body_b = rod,
                                       .anchor_b = {-1.0f, 0.0f},
                                       .motor = {{.speed = 0.0f, .max_torque = torque}}});
                Body ball = add_dynamic(world, {1.5f, 0.4f + 0.01f * static_cast<float>(k)}, Circle{{}, 0.3f},
                                        bouncy_shape(1.0f));
                ball.set_linear_velocity({0.0f, -kSpeed});
                bounce(world, substeps);
                const float inertia = rod.inertia() + rod.mass(),
                            impulse = 2.0f * kSpeed / (1.0f / ball.mass() + 1.5f * 1.5f / inertia);
                const bool is_weak = torque < 1.0f;
                EXPECT_NEAR(ball.linear_velocity().y, is_weak ? -kSpeed + impulse / ball.mass() : kSpeed,
                            0.05f);
                EXPECT_NEAR(rod.angular_velocity(), is_weak ? -1.5f * impulse / inertia : 0.0f, 0.05f);
            }
        }
    }
}

/// A bounce is over before a spring gives way: a plank on a servo is a free body to the ball, however stiff
/// and damped the servo is, and whenever in the step the ball comes.
TEST(BouncesOnJoints, OffAPlankOnASpring) {
    for (const float hertz : {2.0f, 10.0f}) {
        for (const float damping_ratio : {0.0f, 1.0f}) {
            for (const int substeps : {1, 2, 4, 8}) {
                for (int k = 0; k < 4; ++k) {
                    SCOPED_TRACE(::testing::Message() << hertz << " Hz, damping " << damping_ratio << ", "
                                                      << substeps << " sub-steps, " << k);
                    World world({.gravity = {}});
                    const Body plank = add_dynamic(world, {}, Polygon::box(1.0f, 0.1f), bouncy_shape(0.0f));
                    const Body load =
                        add_dynamic(world, {0.0f, -1.0f}, Polygon::box(0.2f, 0.2f), bouncy_shape(0.0f));
                    world.create_prismatic(
                        {.body_a = world.create_body(),
                         .body_b = plank,
                         .axis_a = {0.0f, 1.0f},
                         .servo = {{.hertz = hertz, .damping_ratio = damping_ratio, .max = 1.0e6f}}});
                    world.create_weld({.body_a = plank, .body_b = load, .anchor_b = {0.0f, 1.0f}});
                    Body ball = add_dynamic(world, {0.3f, 0.45f + 0.03f * static_cast<float>(k)},
                                            Circle{{}, 0.3f}, bouncy_shape(1.0f));
                    ball.set_linear_velocity({0.0f, -kSpeed});
                    for (int i = 0; i < 8 && ball.linear_velocity().y < 0.0f; ++i) world.step(kDt, substeps);
                    const float hit = plank.mass() + load.mass();
                    EXPECT_NEAR(ball.linear_velocity().y, kSpeed * (hit - ball.mass()) / (hit + ball.mass()),
                                0.02f);
                }
            }
        }
    }
}

/// A ball bounces for 20 s between a floor and a ceiling, of which either may be welded to the ground:
/// neither falls, so that gravity changes the ball's speed against both.
TEST(BouncesOnJoints, BetweenPlatesThatAreWelded) {
    for (const bool floor_is_welded : {false, true}) {
        for (const bool ceiling_is_welded : {false, true}) {
            for (const int substeps : {1, 4}) {
                SCOPED_TRACE(::testing::Message()
                             << floor_is_welded << " " << ceiling_is_welded << " " << substeps);
                World world;
                const Body ground = world.create_body();
                for (const float y : {-0.1f, 3.1f}) {
                    const bool is_welded = y < 0.0f ? floor_is_welded : ceiling_is_welded;
                    const Body plate = world.create_body(
                        {.type = is_welded ? BodyType::kDynamic : BodyType::kStatic, .position = {0.0f, y}});
                    plate.create_shape(Polygon::box(1.0f, 0.1f), bouncy_shape(1.0f));
                    if (is_welded)
                        world.create_weld({.body_a = ground, .body_b = plate, .anchor_a = {0.0f, y}});
                }
                Body ball = add_dynamic(world, {0.0f, 1.5f}, Circle{{}, 0.25f}, bouncy_shape(1.0f));
                ball.set_linear_velocity({0.0f, 10.0f});
                const auto energy = [&] {
                    return 0.5f * length_squared(ball.linear_velocity()) + 10.0f * ball.position().y;
                };
                const float start = energy();
                run(world, 1200);
                EXPECT_NEAR(energy() / start, 1.0f, 0.02f);
            }
        }
    }
}

/// A foot of a 25th or a 255th of the weight of the block to which it is welded is pushed by itself: it has
/// no more energy than that, and not the block's inertia at its own speed.
TEST(BouncesOnJoints, OfALimbThatIsPushedByItself) {
    for (const float load : {25.0f, 255.0f}) {
        for (const int substeps : {1, 4}) {
            SCOPED_TRACE(::testing::Message() << load << " " << substeps);
            World world({.gravity = {}});
            add_ground(world, bouncy_shape(1.0f));
            Body foot =
                add_dynamic(world, {0.0f, 0.105f}, Polygon::box(0.1f, 0.1f), of_group(bouncy_shape(1.0f)));
            const Body block = add_dynamic(world, {0.0f, 0.705f}, Polygon::box(0.5f, 0.5f),
                                           of_group(bouncy_shape(1.0f, 0.04f * load)));
            world.create_weld(
                {.body_a = foot, .body_b = block, .anchor_a = {0.0f, 0.1f}, .anchor_b = {0.0f, -0.5f}});
            foot.set_linear_velocity({0.0f, -10.0f});
            const float pushed = 0.5f * foot.mass() * 100.0f;
            bounce(world, substeps);
            EXPECT_LE(energy_of_all({foot, block}), 1.01 * static_cast<double>(pushed));
        }
    }
}

/// Balls strike a flap on its limit from both sides in one step: a limit that lets go for one takes nothing
/// back of the others.
TEST(BouncesOnJoints, OfAFlapThatIsStruckFromBothSides) {
    Random random(5);
    for (int k = 0; k < 300; ++k) {
        SCOPED_TRACE(k);
        World world({.gravity = {}});
        const Body flap = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f),
                                      bouncy_shape(0.0f, random.uniform(0.05f, 2.0f)));
        world.create_revolute({.body_a = world.create_body(),
                               .body_b = flap,
                               .anchor_b = {-1.0f, 0.0f},
                               .limit = JointLimit{0.0f, 3.0f}});
        std::vector<Body> bodies{flap};
        const std::uint32_t balls = 2 + random.below(3);
        for (std::uint32_t i = 0; i < balls; ++i) {
            const float side = random.below(2) == 0 ? -1.0f : 1.0f;
            Body ball = add_dynamic(
                world, {0.3f + 0.55f * static_cast<float>(i), side * (0.35f + random.uniform(0.005f, 0.1f))},
                Circle{{}, 0.25f}, bouncy_shape(1.0f, std::exp(random.uniform(-2.0f, 3.0f))));
            ball.set_linear_velocity({0.0f, -side * random.uniform(2.0f, 15.0f)});
            bodies.push_back(ball);
        }
        const auto energy = [&] { return energy_of_all(bodies); };
        const double start = energy();
        double most = 0.0;
        for (int i = 0; i < 12; ++i) {
            world.step(kDt, 1 + k % 6);
            most = std::max(most, energy());
        }
        EXPECT_LE(most, 1.03 * start);
    }
}

/// Chains of boxes and discs on hinges and welds in a closed box, with restitution 1 and with friction.
TEST(BouncesOnJoints, NoChainGainsEnergy) {
    Random random(13);
    for (int k = 0; k < 60; ++k) {
        SCOPED_TRACE(k);
        World world({.gravity = {}, .allow_sleep = false});
        const float friction = k % 3 == 0 ? 0.0f : random.uniform(0.0f, 0.8f);
        const Body walls = world.create_body();
        for (int side = 0; side < 4; ++side) {
            const Rot turn = Rot::from_angle(0.5f * kPi * static_cast<float>(side));
            walls.create_shape(Polygon::offset_box(1.0f, 8.0f, rotate(turn, {7.0f, 0.0f}), turn),
                               bouncy_shape(1.0f, 1.0f, friction));
        }
        std::vector<Body> chain;
        const int links = 2 + static_cast<int>(random.below(5));
        for (int i = 0; i < links; ++i) {
            const Vec2 at{-3.0f + 1.2f * static_cast<float>(i), random.uniform(-0.3f, 0.3f)};
            const ShapeDef def = bouncy_shape(1.0f, std::exp(random.uniform(-1.5f, 1.5f)), friction);
            const Geometry shape =
                random.below(2) == 0
                    ? Geometry(Circle{{}, random.uniform(0.2f, 0.5f)})
                    : Geometry(Polygon::box(random.uniform(0.15f, 0.5f), random.uniform(0.15f, 0.5f)));
            Body link = add_dynamic(world, at, shape, def, random.uniform(-3.0f, 3.0f));
            link.set_linear_velocity({random.uniform(-8.0f, 8.0f), random.uniform(-8.0f, 8.0f)});
            link.set_angular_velocity(random.uniform(-5.0f, 5.0f));
            if (i > 0) {
                const Body last = chain.back();
                const Vec2 middle = 0.5f * (last.center_of_mass() + link.center_of_mass());
                if (random.below(3) > 0)
                    hinge(world, last, link, middle);
                else
                    world.create_weld({.body_a = last,
                                       .body_b = link,
                                       .anchor_a = last.local_point(middle),
                                       .anchor_b = link.local_point(middle),
                                       .reference_angle = link.angle() - last.angle()});
            }
            chain.push_back(link);
        }
        const auto energy = [&] { return energy_of_all(chain); };
        world.step(kDt);
        const double start = energy();
        double most = 0.0;
        for (int i = 0; i < 180; ++i) {
            world.step(kDt);
            most = std::max(most, energy());
        }
        EXPECT_LT(most, 1.02 * start);
        if (friction == 0.0f) {
            EXPECT_GT(energy(), 0.3 * start);
        }
    }
}

}  // namespace
}  // namespace jostle::test
