// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies on joints meet the ground and others with all that hangs on them, whether contacts or continuous
// collision stop them.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <tuple>
#include <vector>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

Body add_line_ground(World& world, const ShapeDef& def = {}) {
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}}, def);
    return ground;
}

/// A column of boxes that are hinged upright, of which the lowest may be by far the lightest, falls flat on
/// its foot: all of them stop, and the hinges do not part.
TEST(BlowsOnJoints, AFootStopsTheBodyAboveIt) {
    for (const bool continuous : {false, true}) {
        for (const float load : {1.0f, 100.0f}) {
            SCOPED_TRACE(load);
            World world({.continuous = continuous});
            add_line_ground(world);
            const ShapeDef def{.density = 1.0f, .filter = {.group = -1}};
            std::vector<Body> column;
            for (int i = 0; i < 3; ++i) {
                ShapeDef heavy = def;
                if (i == 2) heavy.density = load;
                column.push_back(add_dynamic(world, {0.0f, 1.01f + 1.0f * static_cast<float>(i)},
                                             Polygon::box(0.5f, 0.5f), heavy));
                column.back().set_linear_velocity({0.0f, -10.0f});
                if (i > 0)
                    hinge(world, column[column.size() - 2], column.back(),
                          {0.0f, 0.51f + static_cast<float>(i)});
            }
            float worst = 0.0f;
            for (int i = 0; i < 6; ++i) {
                world.step(kDt);
                worst = std::max(worst, worst_error(world));
            }
            EXPECT_LT(worst, 0.001f);
            EXPECT_NEAR(column[0].position().y, 0.5f, 0.01f);
            for (const Body& body : column) EXPECT_NEAR(body.linear_velocity().y, 0.0f, 0.1f);
        }
    }
}

/// So high that both points of its foot move alike, as a body's do that can hardly turn.
TEST(BlowsOnJoints, ATallColumnStopsWithItsFoot) {
    World world;
    add_line_ground(world);
    const ShapeDef def{.density = 1.0f, .filter = {.group = -1}};
    const Body below = add_dynamic(world, {0.0f, 25.01f}, Polygon::box(0.5f, 25.0f), def),
               above = add_dynamic(world, {0.0f, 75.02f}, Polygon::box(0.5f, 25.0f), def);
    for (const Body& body : {below, above}) Body(body).set_linear_velocity({0.0f, -10.0f});
    hinge(world, below, above, {0.0f, 50.015f});
    float worst = 0.0f;
    for (int i = 0; i < 6; ++i) {
        world.step(kDt);
        worst = std::max(worst, worst_error(world));
    }
    EXPECT_LT(worst, 0.001f);
    for (const Body& body : {below, above}) EXPECT_NEAR(body.linear_velocity().y, 0.0f, 0.1f);
}

/// A pyramid whose first box is pinned to the ground, and a ram that drives at it.
struct PinnedPyramid {
    PinnedPyramid(int rows, BodyType type, float speed, float density = 1.0f) {
        const Body ground = add_line_ground(world);
        boxes = add_pyramid(world, rows);
        hinge(world, ground, boxes[0], boxes[0].position());
        const float x = boxes[0].position().x - 1.05f;
        ram = world.create_body({.type = type, .position = {x, 0.4f}, .linear_velocity = {speed, 0.0f}});
        ram.create_shape(Polygon::box(0.5f, 0.4f), {.density = density});
        for (const Body& box : boxes) heights.push_back(box.position().y);
    }
    /// [m/s] The speed that the fastest of the other boxes has beyond that of its fall from where it was
    /// highest.
    [[nodiscard]] float fastest_thrown() {
        float squared = 0.0f;
        for (std::size_t i = 1; i < boxes.size(); ++i) {
            const float y = boxes[i].position().y;
            heights[i] = std::max(heights[i], y);
            const float fallen = 2.0f * 10.0f * (heights[i] - y);
            squared = std::max(squared, length_squared(boxes[i].linear_velocity()) - fallen);
        }
        return std::sqrt(squared);
    }
    World world;
    std::vector<Body> boxes;
    std::vector<float> heights;  ///< [m] the greatest so far
    Body ram;
};

/// Pin and ram pull at that box by turns, by what moves it at the ram's speed in each pass, and no more.
TEST(BlowsOnJoints, ARamDoesNotStrikeAPinnedBoxAsHardAsThePinIsStiff) {
    for (const float speed : {1.0f, 2.0f, 4.0f}) {
        SCOPED_TRACE(speed);
        PinnedPyramid pile(3, BodyType::kKinematic, speed);
        float hardest = 0.0f;
        // Until it has passed the box.
        const int steps = static_cast<int>(2.0f / (speed * kDt)) + 4;
        for (int i = 0; i < steps; ++i) {
            pile.world.step(kDt, 4);
            for (const Body& body : pile.boxes) hardest = std::max(hardest, normal_impulse_on(body));
        }
        EXPECT_GT(pile.ram.position().x, -0.1f);
        // Each of 8 passes per step adds so many N s for each of two points; a step counts the impulses of
        // its 4 sub-steps together.
        EXPECT_GT(hardest, 100.0f);
        EXPECT_LT(hardest, 4.0f * 2.0f * 8.0f * static_cast<float>(steps) * speed);
    }
}

/// The other boxes leave at the ram's speed, and at that by which they are pushed out of each other. With all
/// that the ram had pressed into the pin they went at 80 m/s.
TEST(BlowsOnJoints, ARamThatDrivesAPinnedBoxThrowsNoOthers) {
    for (const int rows : {2, 3, 5}) {
        for (const float speed : {1.0f, 2.0f, 4.0f, 8.0f}) {
            SCOPED_TRACE(testing::Message() << rows << " rows, " << speed << " m/s");
            PinnedPyramid pile(rows, BodyType::kKinematic, speed);
            float thrown = 0.0f;
            for (int i = 0; i < static_cast<int>(2.0f / (speed * kDt)) + 34; ++i) {
                pile.world.step(kDt, 4);
                thrown = std::max(thrown, pile.fastest_thrown());
            }
            EXPECT_LT(thrown, speed + kMaxPushOutSpeed);
            EXPECT_EQ(pile.world.check(), "");
        }
    }
}

/// A body that is jointed elsewhere, and lies between the ground and others, keeps its bits.
TEST(BlowsOnJoints, ARamChangesNoBitOfOtherJoints) {
    const auto states = [](bool has_ram) {
        World world({.allow_sleep = false});
        const Body ground = add_line_ground(world);
        std::vector<Body> bodies;
        for (const float x : {-30.0f, -28.9f, -29.5f})
            bodies.push_back(
                add_dynamic(world, {x, bodies.size() < 2 ? 0.5f : 1.6f}, Polygon::box(0.5f, 0.5f)));
        world.create_weld({.body_a = bodies[0],
                           .body_b = bodies[1],
                           .anchor_a = {0.55f, 0.0f},
                           .anchor_b = {-0.55f, 0.0f},
                           .stiffness = JointSpring{20.0f, 0.5f}});
        const Body drawn = add_dynamic(world, {-20.0f, 1.0f}, Polygon::box(0.5f, 0.5f)),
                   arm = add_dynamic(world, {-19.0f, 1.0f}, Polygon::box(0.5f, 0.2f), kAlone);
        hinge(world, drawn, arm, {-19.5f, 1.0f});
        world.create_target({.body_a = ground, .body_b = drawn, .anchor_a = {-18.0f, 0.0f}});
        bodies.insert(bodies.end(), {drawn, arm});
        if (has_ram) {
            const std::vector<Body> pile = add_pyramid(world, 3, 20.0f);
            hinge(world, ground, pile[0], pile[0].position());
            const Body ram = world.create_body({.type = BodyType::kKinematic,
                                                .position = pile[0].position() - Vec2{1.05f, 0.1f},
                                                .linear_velocity = {1.0f, 0.0f}});
            ram.create_shape(Polygon::box(0.5f, 0.4f));
        }
        std::vector<std::tuple<Vec2, float, Vec2, float>> all;
        for (int i = 0; i < 60; ++i) {
            world.step(kDt, 4);
            for (const Body& body : bodies)
                all.emplace_back(body.position(), body.angle(), body.linear_velocity(),
                                 body.angular_velocity());
        }
        return all;
    };
    EXPECT_EQ(states(true), states(false));
}

/// One that is stopped by the pin, and has no more than its own energy.
TEST(BlowsOnJoints, ABodyThatRamsAPinnedBoxWinsNoEnergy) {
    for (const float density : {1.0f, 10.0f, 100.0f}) {
        for (const float speed : {1.0f, 4.0f, 8.0f}) {
            SCOPED_TRACE(testing::Message() << density << " kg/m^2, " << speed << " m/s");
            PinnedPyramid pile(3, BodyType::kDynamic, speed, density);
            const auto energy = [&] {
                double sum = 0.0;
                for (const Body& body : pile.world.bodies()) {
                    if (body.type() != BodyType::kDynamic) continue;
                    const double v = double{length(body.linear_velocity())},
                                 w = double{body.angular_velocity()};
                    sum += double{body.mass()} * (0.5 * v * v + 10.0 * double{body.position().y}) +
                           0.5 * double{body.inertia()} * w * w;
                }
                return sum;
            };
            const double before = energy();
            for (int i = 0; i < 120; ++i) {
                pile.world.step(kDt, 4);
                ASSERT_LT(energy(), before) << "step " << i;
                ASSERT_LT(pile.fastest_thrown(), speed) << "step " << i;
                ASSERT_LT(worst_error(pile.world), 0.001f) << "step " << i;
            }
        }
    }
}

/// A figure of limbs that are hinged to each other anywhere.
std::vector<Body> throw_limbs(World& world, std::mt19937& random) {
    const auto number = [&](float least, float most) {
        return least + (most - least) * static_cast<float>(random() % 10000) * 1e-4f;
    };
    const Vec2 velocity{number(-6.0f, 6.0f), number(-6.0f, 0.0f)};
    std::vector<Body> limbs;
    for (int i = 0; i < 10; ++i) {
        const float angle = number(-kPi, kPi), half = number(0.1f, 0.3f);
        const Vec2 along{half * std::cos(angle), half * std::sin(angle)};
        const Body parent = i > 0 ? limbs[random() % limbs.size()] : Body{};
        const Vec2 at = i > 0 ? parent.position() : Vec2{0.0f, 4.0f};
        const Body limb = add_dynamic(world, at + along, Capsule{-along, along, 0.06f},
                                      {.density = number(0.5f, 4.0f), .filter = {.group = -1}});
        limb.set_linear_velocity(velocity);
        if (i > 0) hinge(world, parent, limb, at);
        limbs.push_back(limb);
    }
    return limbs;
}

/// Some meet the ground at 10 m/s, and would spin faster than bodies may: they are braked with all that hangs
/// on them. In a few steps a body that lies on the ground cannot follow one that is stopped.
TEST(BlowsOnJoints, LimbsThatAreThrownHoldTogether) {
    std::mt19937 random(17);
    constexpr int kThrows = 20, kSteps = 120;
    int parted = 0;
    std::vector<float> worst;
    for (int run = 0; run < kThrows; ++run) {
        SCOPED_TRACE(run);
        World world;
        add_line_ground(world);
        const std::vector<Body> limbs = throw_limbs(world, random);
        worst.push_back(0.0f);
        for (int i = 0; i < kSteps; ++i) {
            world.step(kDt);
            const float error = worst_error(world);
            worst.back() = std::max(worst.back(), error);
            parted += error > 0.01f;
            for (const Body& limb : limbs) ASSERT_GT(limb.position().y, -0.05f) << "step " << i;
        }
    }
    EXPECT_LT(parted, kThrows * kSteps / 300);
    std::ranges::sort(worst);
    EXPECT_LT(worst[kThrows * 3 / 4], 0.01f);
}

/// Chains whose limits are narrow are thrown with spins that no body may keep: brakes work on the whole
/// chain, and drive no link away from the next.
TEST(BlowsOnJoints, ChainsWithLimitsThatSpinHoldTogether) {
    for (const int substeps : {2, 4}) {
        std::mt19937 random(1);
        const auto pick = [&](float low, float high) {
            return low + (high - low) * static_cast<float>(random()) / 4294967296.0f;
        };
        for (int run = 0; run < 400; ++run) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, " << run);
            World world({.gravity = {}, .allow_sleep = false});
            Body last;
            for (int i = 0; i < 2 + run % 5; ++i) {
                const Vec2 at{static_cast<float>(i), 0.0f};
                const Body link = add_dynamic(world, at, Polygon::box(0.5f, pick(0.03f, 0.2f)),
                                              {.density = pick(0.2f, 5.0f), .filter = {.group = -1}});
                const float across = pick(-20.0f, 20.0f), along = pick(-20.0f, 20.0f);
                link.set_linear_velocity({along, across});
                link.set_angular_velocity(pick(-120.0f, 120.0f));
                const float low = -pick(0.1f, 1.5f), high = pick(0.1f, 1.5f);
                if (i > 0) hinge(world, last, link, {at.x - 0.5f, 0.0f}).set_limit({low, high});
                last = link;
            }
            for (int i = 0; i < 60; ++i) {
                world.step(kDt, substeps);
                ASSERT_LT(worst_error(world), 0.1f) << "step " << i;
            }
        }
    }
}

/// A box of so many times its mass falls on a table: the floor stops the legs in the pass in which the box
/// comes down, and no joint of the table opens.
TEST(BlowsOnJoints, ATableBearsABoxThatFallsOnIt) {
    for (const bool is_welded : {true, false}) {
        for (const float ratio : {5.0f, 20.0f, 60.0f}) {
            for (const int substeps : {2, 4, 8}) {
                SCOPED_TRACE(testing::Message() << (is_welded ? "welded, " : "hinged, ") << ratio
                                                << " times, " << substeps << " sub-steps");
                World world;
                add_line_ground(world);
                const Body top = add_dynamic(world, {0.0f, 1.1f}, Polygon::box(1.5f, 0.1f));
                for (const float x : {-1.2f, 1.2f}) {
                    const Body leg = add_dynamic(world, {x, 0.5f}, Polygon::box(0.1f, 0.5f));
                    if (is_welded)
                        world.create_weld(
                            {.body_a = top, .body_b = leg, .anchor_a = {x, -0.1f}, .anchor_b = {0.0f, 0.5f}});
                    else
                        hinge(world, top, leg, {x, 1.0f}).set_limit({-0.05f, 0.05f});
                }
                const Body box = add_dynamic(world, {0.3f, 2.7f}, Polygon::box(0.5f, 0.5f));
                box.set_mass({ratio * top.mass(), {}, ratio * top.mass() / 6.0f});
                for (int i = 0; i < 120; ++i) {
                    world.step(kDt, substeps);
                    ASSERT_LT(worst_error(world), 0.01f) << "step " << i;
                }
                EXPECT_GT(box.position().y, 1.2f);
            }
        }
    }
}

/// A torso of so many times the mass of its arm lies on it, by the limit of its shoulder alone. The arm's
/// contacts know the mass of the arm alone: the torso swung on them by 7 cm/s, for ever.
TEST(BlowsOnJoints, ATorsoThatFallsOnItsOwnArmComesToRest) {
    for (const int substeps : {4, 8}) {
        for (const float load : {10.0f, 20.0f}) {
            SCOPED_TRACE(testing::Message() << load << " times, " << substeps << " sub-steps");
            World world({.allow_sleep = false});
            add_line_ground(world);
            const Body arm = add_dynamic(world, {0.13f, 0.06f}, Capsule{{-0.13f, 0.0f}, {0.13f, 0.0f}, 0.06f},
                                         {.filter = {.group = -1}});
            const Body torso = add_dynamic(world, {0.1f, 0.3f}, Circle{{}, 0.17f}, {.filter = {.group = -1}});
            torso.set_mass({load * arm.mass(), {}, 0.02f * load * arm.mass()});
            torso.set_linear_velocity({0.0f, -0.5f});
            const RevoluteJoint shoulder = hinge(world, arm, torso, {0.0f, 0.06f});
            shoulder.set_limit({0.0f, 1.0f});
            for (int i = 0; i < 600; ++i) {
                world.step(kDt, substeps);
                // It lies on the arm: no further in the ground than half of the arm's radius.
                ASSERT_GT(arm.position().y, 0.03f) << "step " << i;
                if (i < 540) continue;
                ASSERT_LT(length(torso.linear_velocity()), 0.001f) << "step " << i;
                ASSERT_LT(length(arm.linear_velocity()), 0.001f) << "step " << i;
            }
            EXPECT_NEAR(shoulder.angle(), 0.0f, 0.01f);
        }
    }
}

/// A whip of links against a thin wall: nothing comes through, and nothing comes off.
TEST(BlowsOnJoints, AWhipThatStrikesAWallStaysWhole) {
    for (const float speed : {5.0f, 20.0f}) {
        SCOPED_TRACE(speed);
        World world({.gravity = {}});
        const Body wall = world.create_body();
        wall.create_shape(Segment{{5.0f, -20.0f}, {5.0f, 20.0f}});
        std::vector<Body> links;
        for (int i = 0; i < 12; ++i) {
            const float y = 0.5f * static_cast<float>(i);
            links.push_back(add_dynamic(world, {0.05f * y, y}, Capsule{{0.0f, -0.2f}, {0.0f, 0.2f}, 0.05f},
                                        {.filter = {.group = -1}}));
            links.back().set_linear_velocity({speed, 0.0f});
            if (i > 0) hinge(world, links[links.size() - 2], links.back(), {0.05f * y, y - 0.25f});
        }
        for (int i = 0; i < 120; ++i) {
            world.step(kDt);
            ASSERT_LT(worst_error(world), speed < 10.0f ? 0.005f : 0.025f) << "step " << i;
            for (const Body& link : links) ASSERT_LT(link.position().x, 5.0f) << "step " << i;
        }
    }
}

/// Two rods of 1 kg and 1 m, 0.1 m thick, fall flat at 2 m/s, but for the end of the second, which a post
/// stops. By an impulse p at its end a rod of mass m and inertia I = 1.01 m / 12 gives way, with another
/// hinged to its other end, by 3.481 p / m; by 0.248 p the hinge pulls that along. A rod of 2 m gives way
/// by 1.996 p. Friction of next to nothing is the hinge, and more than the blow asks for is the long rod.
TEST(BlowsOnJoints, AHingeIsAsStiffAsItsFrictionAtABlow) {
    const auto spins_after = [](float friction) {
        World world({.gravity = {}});
        const Body post = world.create_body();
        post.create_shape(Circle{{2.0f, -0.55f}, 0.5f});
        const ShapeDef rod{.density = 10.0f, .material = {.friction = 0.0f}, .filter = {.group = -1}};
        Body rods[2];
        for (int i = 0; i < 2; ++i) {
            rods[i] =
                add_dynamic(world, {0.5f + static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.05f), rod);
            rods[i].set_linear_velocity({0.0f, -2.0f});
        }
        const Vec2 at{1.0f, 0.0f};
        const RevoluteJoint joint = hinge(world, rods[0], rods[1], at);
        if (friction > 0.0f) joint.set_motor(RevoluteMotor{0.0f, friction});
        world.step(1.0f / 2400.0f, 1);
        return std::array{rods[0].angular_velocity(), rods[1].angular_velocity()};
    };
    for (const float friction : {0.0f, 1.0e-3f}) {
        const auto spins = spins_after(friction);
        EXPECT_NEAR(spins[0], -0.847f, 0.005f);
        EXPECT_NEAR(spins[1], 2.566f, 0.005f);
    }
    for (const float spin : spins_after(1.0e6f)) EXPECT_NEAR(spin, 1.499f, 0.005f);
}

}  // namespace
}  // namespace jostle::test
