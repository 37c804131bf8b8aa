// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One-way ground, as a player of a platform game meets it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr ShapeDef kOneWayUp{.one_way = {0.0f, 2.0f}};

/// The bodies that jump, each 0.5 m high.
const std::pair<const char*, Geometry> kJumpers[] = {
    {"box", Polygon::box(0.25f, 0.25f)},
    {"ball", Circle{{}, 0.25f}},
    {"capsule", Capsule{{0.0f, -0.1f}, {0.0f, 0.1f}, 0.15f}},
};

/// Nine tiles of 1 m by 0.2 m in a row from x = -4.5 on, with their tops on y = 2.
std::vector<Shape> add_one_way_row(const Body& body, const ShapeDef& def = kOneWayUp) {
    std::vector<Shape> tiles;
    for (int i = 0; i < 9; ++i)
        tiles.push_back(
            body.create_shape(Polygon::offset_box(0.5f, 0.1f, {static_cast<float>(i) - 4.0f, 1.9f}), def));
    return tiles;
}

/// [m] How high the lowest point of a jumper is.
float foot(const Body& body) {
    return body.bounds().lower.y;
}

TEST(OneWay, AJumperFromBelowLandsOnTop) {
    for (const auto& [name, geometry] : kJumpers)
        for (const float speed : {7.0f, 9.0f, 20.0f, 60.0f}) {
            SCOPED_TRACE(testing::Message() << name << " " << speed);
            World world;
            add_one_way_row(world.create_body());
            const Body jumper =
                add_dynamic(world, {0.1f, 1.0f}, geometry, {.material = {.restitution = 0.0f}});
            jumper.set_linear_velocity({0.0f, speed});
            float highest = 0.0f;
            for (int i = 0; i < 900; ++i) {
                world.step(kDt);
                highest = std::max(highest, jumper.position().y);
            }
            // As without the platform: v^2 / 2g, to what a step rounds.
            EXPECT_NEAR(highest, 1.0f + speed * speed / 20.0f, 0.02f * speed);
            EXPECT_NEAR(foot(jumper), 2.0f, 0.02f);
            EXPECT_EQ(world.check(), "");
        }
}

TEST(OneWay, AJumperThatJumpsTooLowFallsBack) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        add_ground(world);
        add_one_way_row(world.create_body());
        const Body jumper = add_dynamic(world, {0.1f, 1.0f}, geometry);
        // Its foot comes to 1.95 m.
        jumper.set_linear_velocity({0.0f, std::sqrt(20.0f * 1.2f)});
        run(world, 240);
        EXPECT_NEAR(foot(jumper), 0.0f, 0.02f);
    }
}

TEST(OneWay, HoldsWhatFallsAt60MetresASecond) {
    for (const auto& [name, geometry] : kJumpers)
        for (const bool is_thin : {false, true}) {
            SCOPED_TRACE(testing::Message() << name << is_thin);
            World world;
            const Body ground = world.create_body();
            if (is_thin) {
                ground.create_shape(Segment{{-5.0f, 2.0f}, {5.0f, 2.0f}}, kOneWayUp);
            } else {
                add_one_way_row(ground);
            }
            const Body faller = add_dynamic(world, {0.3f, 20.0f}, geometry);
            faller.set_linear_velocity({0.0f, -60.0f});
            run(world, 240);
            EXPECT_NEAR(foot(faller), 2.0f, 0.02f);
        }
}

/// A step brings it from 25 mm above to 45 mm deep, and there something takes its velocity, as another body
/// or a player's control may do: it came from above, and stands.
TEST(OneWay, HoldsWhatIsStoppedAsItSinksIn) {
    for (const auto& [name, geometry] : kJumpers)
        for (const float hertz : {30.0f, 60.0f, 144.0f})
            for (const int substeps : {1, 4})
                for (const float lift : {0.0f, 3.0f}) {
                    SCOPED_TRACE(testing::Message() << name << ", " << hertz << " Hz x " << substeps
                                                    << ", the platform at " << lift << " m/s");
                    World world({.gravity = {0.0f, 0.0f}});
                    const Body platform =
                        world.create_body({.type = BodyType::kKinematic, .linear_velocity = {0.0f, lift}});
                    add_one_way_row(platform);
                    const Body lander = add_dynamic(world, {0.2f, 2.275f}, geometry);
                    lander.set_linear_velocity({0.0f, lift - 0.07f * hertz});
                    world.step(1.0f / hertz, substeps);
                    lander.set_linear_velocity({0.0f, lift});
                    world.set_gravity({0.0f, -10.0f});
                    for (int i = 0; i < static_cast<int>(2 * hertz); ++i) world.step(1.0f / hertz, substeps);
                    EXPECT_NEAR(foot(lander), platform.position().y + 2.0f, 0.02f);
                }
}

TEST(OneWay, FromTheSideItPasses) {
    for (const auto& [name, geometry] : kJumpers)
        for (const float speed : {3.0f, 60.0f}) {
            SCOPED_TRACE(testing::Message() << name << speed);
            World world({.gravity = {}});
            world.create_body().create_shape(Polygon::offset_box(1.0f, 1.0f, {0.0f, 1.0f}), kOneWayUp);
            const Body runner = add_dynamic(world, {-3.0f, 1.0f}, geometry);
            runner.set_linear_velocity({speed, 0.0f});
            run(world, static_cast<int>(6.0f / speed * 60.0f));
            EXPECT_NEAR(runner.position().x, 3.0f, 0.1f);
            EXPECT_FLOAT_EQ(runner.linear_velocity().x, speed);
            EXPECT_FLOAT_EQ(runner.position().y, 1.0f);
        }
}

/// A foot 8 cm below the top, 20 cm per step: beside the platform the body was above nothing, and did not
/// come from above.
TEST(OneWay, FromTheSideJustBelowItsTopItPasses) {
    for (const float hertz : {30.0f, 60.0f})
        for (const float from : {-3.0f, -3.05f, -3.1f, -3.15f}) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz, from " << from);
            const float speed = 0.2f * hertz;
            World world({.gravity = {}});
            world.create_body().create_shape(Polygon::offset_box(1.0f, 1.0f, {0.0f, 1.0f}), kOneWayUp);
            const Body runner = add_dynamic(world, {from, 2.82f}, Polygon::box(0.4f, 0.9f));
            runner.set_linear_velocity({speed, 0.0f});
            for (int i = 0; i < 30; ++i) world.step(1.0f / hertz);
            EXPECT_NEAR(runner.position().x, from + 6.0f, 0.01f);
            EXPECT_FLOAT_EQ(runner.linear_velocity().x, speed);
            EXPECT_FLOAT_EQ(runner.position().y, 2.82f);
        }
}

/// A body that slides along tiles is as fast on the last as on the first, and is not turned.
TEST(OneWay, ARowIsSmooth) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        ShapeDef smooth = kOneWayUp;
        smooth.material.friction = 0.0f;
        add_one_way_row(world.create_body(), smooth);
        const Body slider = add_dynamic(world, {-4.0f, 2.25f}, geometry, {.material = {.friction = 0.0f}});
        slider.set_linear_velocity({4.0f, 0.0f});
        for (int i = 0; i < 115; ++i) {
            world.step(kDt);
            EXPECT_NEAR(slider.linear_velocity().y, 0.0f, 0.25f) << slider.position().x;
        }
        EXPECT_GT(slider.position().x, 3.5f);
        EXPECT_NEAR(slider.linear_velocity().x, 4.0f, 1e-3f);
        EXPECT_NEAR(slider.angular_velocity(), 0.0f, 0.05f);
        EXPECT_NEAR(foot(slider), 2.0f, 0.01f);
    }
}

/// From solid ground onto one-way tiles and back.
TEST(OneWay, IsFlushWithOtherGround) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        const Body ground = world.create_body();
        for (int i = 0; i < 9; ++i) {
            ShapeDef def = i % 2 == 0 ? ShapeDef{} : kOneWayUp;
            def.material.friction = 0.0f;
            ground.create_shape(Polygon::offset_box(0.5f, 0.5f, {static_cast<float>(i) - 4.0f, 1.5f}), def);
        }
        const Body slider = add_dynamic(world, {-4.0f, 2.25f}, geometry, {.material = {.friction = 0.0f}});
        slider.set_linear_velocity({4.0f, 0.0f});
        run(world, 115);
        EXPECT_GT(slider.position().x, 3.5f);
        EXPECT_NEAR(foot(slider), 2.0f, 0.01f);
    }
}

/// A jump that goes sideways from tile to tile, its foot still below their tops.
TEST(OneWay, AJumperThatOneTileLetsThroughIsLetThroughByTheNext) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        add_ground(world);
        add_one_way_row(world.create_body());
        const Body jumper = add_dynamic(world, {-3.0f, 1.0f}, geometry);
        jumper.set_linear_velocity({6.0f, std::sqrt(20.0f * 1.2f)});
        for (int i = 0; i < 90; ++i) {
            world.step(kDt);
            if (foot(jumper) < 0.1f && i > 30) break;
            EXPECT_NEAR(jumper.linear_velocity().x, 6.0f, 1e-3f);
        }
        EXPECT_LT(foot(jumper), 0.1f) << "it never stood on a tile";
    }
}

TEST(OneWay, DropThroughLastsUntilTheSurfaceIsLeft) {
    for (const auto& [name, geometry] : kJumpers)
        for (const float sideways : {0.0f, 3.0f}) {
            SCOPED_TRACE(testing::Message() << name << sideways);
            World world;
            add_ground(world);
            add_one_way_row(world.create_body());
            const Body jumper = add_dynamic(world, {-2.0f, 2.25f}, geometry);
            run(world, 120);
            ASSERT_NEAR(foot(jumper), 2.0f, 0.01f);
            ASSERT_FALSE(jumper.is_awake());
            jumper.drop_through();
            jumper.set_linear_velocity({sideways, 0.0f});
            run(world, 60);
            EXPECT_NEAR(foot(jumper), 0.0f, 0.02f);
            // And it is held again when it comes back.
            jumper.set_transform({-2.0f, 3.0f}, 0.0f);
            jumper.set_linear_velocity({});
            run(world, 120);
            EXPECT_NEAR(foot(jumper), 2.0f, 0.02f);
        }
}

TEST(OneWay, DropThroughOneFloorIsHeldByTheNext) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        add_one_way_row(world.create_body({.position = {0.0f, -1.0f}}));
        add_one_way_row(world.create_body());
        const Body jumper = add_dynamic(world, {0.5f, 2.25f}, geometry);
        run(world, 30);
        jumper.drop_through();
        run(world, 120);
        EXPECT_NEAR(foot(jumper), 1.0f, 0.02f);
        // At 60 m/s it passes a floor in a step, and the next floor holds it.
        jumper.set_transform({0.5f, 2.25f}, 0.0f);
        jumper.set_linear_velocity({});
        run(world, 30);
        ASSERT_NEAR(foot(jumper), 2.0f, 0.02f);
        jumper.drop_through();
        jumper.set_linear_velocity({0.0f, -60.0f});
        run(world, 120);
        EXPECT_NEAR(foot(jumper), 1.0f, 0.02f);
    }
}

/// A lift of three tiles: who stands on it rises and sinks with it, and from below it is passed.
TEST(OneWay, OnALift) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        add_ground(world);
        const Body lift = world.create_body({.type = BodyType::kKinematic});
        add_one_way_row(lift);
        const Body rider = add_dynamic(world, {0.5f, 2.25f}, geometry);
        const Body walker = add_dynamic(world, {2.0f, 0.25f}, geometry);
        run(world, 30);
        for (const float speed : {2.0f, -1.5f}) {
            lift.set_linear_velocity({1.0f, speed});
            run(world, 70);  // as the lift turns back the rider flies on
            for (int i = 0; i < 20; ++i) {
                world.step(kDt);
                EXPECT_NEAR(foot(rider), lift.position().y + 2.0f, 0.05f);
            }
        }
        // It comes down over the walker, who never moves.
        lift.set_linear_velocity({0.0f, -1.0f});
        run(world, 150);
        EXPECT_NEAR(foot(walker), 0.0f, 0.02f);
        EXPECT_NEAR(walker.position().x, 2.0f, 0.01f);
        EXPECT_NEAR(foot(rider), lift.position().y + 2.0f, 0.05f);
    }
}

/// The side from which it holds turns with the platform: upside down it lets fall what lies on it.
TEST(OneWay, OnAPlatformThatTurns) {
    World world;
    const Body wheel = world.create_body({.type = BodyType::kKinematic});
    wheel.create_shape(Polygon::box(3.0f, 0.1f), kOneWayUp);
    const Body slow = add_dynamic(world, {0.5f, 0.35f}, Polygon::box(0.25f, 0.25f));
    run(world, 30);
    wheel.set_angular_velocity(0.5f);
    run(world, 60);  // 29 degrees: friction holds it
    EXPECT_NEAR(wheel.local_point(slow.position()).y, 0.35f, 0.03f);
    wheel.set_transform({}, kPi);
    wheel.set_angular_velocity(0.0f);
    slow.set_transform({0.5f, 1.0f}, 0.0f);
    slow.set_linear_velocity({});
    run(world, 60);
    EXPECT_LT(slow.position().y, -2.0f) << "from behind it is open";
}

TEST(OneWay, IsPartOfASave) {
    for (const bool drops : {false, true}) {
        World world;
        add_ground(world);
        add_one_way_row(world.create_body());
        const Body jumper = add_dynamic(world, {0.1f, drops ? 2.25f : 1.0f}, Polygon::box(0.25f, 0.25f));
        if (drops) {
            run(world, 30);
            jumper.drop_through();
            run(world, 5);
        } else {
            jumper.set_linear_velocity({1.0f, 4.5f});  // its foot comes to 1.76 m
            run(world, 8);
        }
        World loaded = world.clone();
        for (int i = 0; i < 90; ++i) {
            EXPECT_EQ(loaded.state_hash(), world.state_hash()) << i;
            loaded.step(kDt);
            world.step(kDt);
        }
        EXPECT_NEAR(foot(jumper), 0.0f, 0.02f);
    }
}

/// A begin is told when the jumper lands, not as it is let through.
TEST(OneWay, AJumperThatIsLetThroughDoesNotTouch) {
    World world;
    add_one_way_row(world.create_body());
    const Body jumper = add_dynamic(world, {0.1f, 1.0f}, Circle{{}, 0.25f});
    jumper.set_linear_velocity({0.0f, 8.0f});
    int began = 0;
    bool was_high = false;
    for (int i = 0; i < 240; ++i) {
        world.step(kDt);
        EXPECT_TRUE(was_high || world.events().contacts_began.empty()) << i;
        began += static_cast<int>(world.events().contacts_began.size());
        was_high = was_high || foot(jumper) > 2.1f;
    }
    EXPECT_GE(began, 1);
    jumper.drop_through();
    world.step(kDt);
    EXPECT_EQ(world.events().contacts_ended.size(), 1u);
    EXPECT_FALSE(jumper.is_touching(world.bodies().front()));
}

/// A body that falls onto a row or jumps through the row, at any speed and any angle, lands on the row.
TEST(OneWay, AJumperThatComesInAnyWayLands) {
    int landed = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        World world;
        add_one_way_row(world.create_body());
        const bool from_below = random.below(2) == 0;
        const Body jumper = add_dynamic(world, {random.uniform(-1.0f, 1.0f), from_below ? 0.8f : 4.0f},
                                        kJumpers[random.below(3)].second, {}, random.uniform(-3.0f, 3.0f));
        jumper.set_linear_velocity({random.uniform(-1.0f, 1.0f),
                                    from_below ? random.uniform(7.0f, 15.0f) : random.uniform(-40.0f, 2.0f)});
        jumper.set_angular_velocity(random.uniform(-15.0f, 15.0f));
        run(world, 270);
        if (std::abs(jumper.position().x) > 4.2f) continue;
        ++landed;
        EXPECT_NEAR(foot(jumper), 2.0f, 0.03f);
    }
    EXPECT_GT(landed, 80);
}

/// A hill of segments, each of which lets through from below.
TEST(OneWay, AHillOfSegmentsIsOneSurface) {
    for (const auto& [name, geometry] : kJumpers) {
        SCOPED_TRACE(name);
        World world;
        add_ground(world);
        const Body hill = world.create_body();
        const Vec2 points[] = {{-6.0f, 2.0f}, {-3.0f, 2.5f}, {-1.0f, 3.0f},
                               {1.0f, 3.0f},  {3.0f, 2.5f},  {6.0f, 2.0f}};
        for (int i = 0; i < 5; ++i) hill.create_shape(Segment{points[i], points[i + 1]}, kOneWayUp);
        const Body jumper = add_dynamic(world, {0.5f, 1.0f}, geometry);
        jumper.set_linear_velocity({1.5f, 9.0f});
        run(world, 115);
        ASSERT_GT(foot(jumper), 2.0f);
        ASSERT_LT(jumper.position().x, 4.5f);
        jumper.drop_through();
        jumper.set_linear_velocity({2.0f, 0.0f});
        run(world, 90);
        EXPECT_LT(foot(jumper), 0.05f);
    }
}

/// A board that hangs on two ropes is one-way as well.
TEST(OneWay, OnABoardThatSwings) {
    World world;
    const Body ceiling = world.create_body();
    const Body board = add_dynamic(world, {0.0f, 2.0f}, Polygon::box(2.0f, 0.1f), kOneWayUp);
    for (const float x : {-1.8f, 1.8f})
        world.create_distance({.body_a = ceiling,
                               .body_b = board,
                               .anchor_a = {x, 6.0f},
                               .anchor_b = {x, 0.0f},
                               .length = 4.0f});
    const Body jumper = add_dynamic(world, {0.1f, 1.0f}, Circle{{}, 0.25f}, {.density = 0.5f});
    jumper.set_linear_velocity({0.0f, 8.0f});
    run(world, 30);
    EXPECT_NEAR(board.position().y, 2.0f, 0.01f) << "it was not struck";
    run(world, 120);
    EXPECT_NEAR(jumper.position().y, board.world_point({0.0f, 0.1f}).y + 0.25f, 0.1f);
}

}  // namespace
}  // namespace jostle::test
