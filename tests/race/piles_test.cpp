// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Piles that stand: at every rate of sub-steps from their own on, with steps that change, and far from the
// origin. Below 240 sub-steps per second tall pyramids fall: see docs/quality.md.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <functional>

#include "race/quality_scenes.h"

namespace jostle::test {
namespace {

struct Pile {
    const char* name;
    std::function<Scene()> make;
    int seconds;
    float drift;     ///< [m] that its bodies may move while they settle
    int least_rate;  ///< [Hz] of sub-steps, from which on it stands
};

const std::vector<Pile>& piles() {
    static const std::vector<Pile> kAll{
        {"tower of 20", [] { return race::tower(20); }, 20, 0.26f, 120},
        {"10 balls in a shaft", [] { return race::balls_in_shaft(10); }, 10, 0.05f, 120},
        {"house of cards", [] { return race::card_house(); }, 10, 0.03f, 120},
        {"arch", [] { return race::arch(0); }, 10, 0.02f, 120},
        {"arch under 4 blocks", [] { return race::arch(4); }, 10, 0.05f, 120},
        {"large on small", [] { return race::heavy_on_column(); }, 20, 0.15f, 120},
        {"10 rows", [] { return race::pyramid(10, 1.0f); }, 10, 0.1f, 144},
    };
    return kAll;
}

/// [m] The greatest way of a dynamic body from its place in the scene.
float drift_of(const Scene& scene, const SceneWorld& made) {
    float drift = 0.0f;
    for (std::size_t i = 0; i < made.bodies.size(); ++i)
        if (scene.bodies[i].def.type == BodyType::kDynamic)
            drift = std::max(drift, length(made.bodies[i].position() - scene.bodies[i].def.position));
    return drift;
}

float speed_of(const SceneWorld& made) {
    float speed = 0.0f;
    for (const Body& body : made.bodies) speed = std::max(speed, length(body.linear_velocity()));
    return speed;
}

/// [m/s] With which tall piles sway for a minute under steps that are long, differ or have one sub-step, or
/// far away.
constexpr float kSway = 0.01f;

/// Steps of these lengths [s] in turn. At the end nothing moves as fast as `slowest` [m/s].
void expect_stands(const Pile& pile, const Scene& scene, const std::vector<float>& steps, int substeps,
                   float drift, float slowest = kSway) {
    SCOPED_TRACE(pile.name);
    SceneWorld made = make_world(scene);
    float time = 0.0f;
    for (std::size_t i = 0; time < static_cast<float>(pile.seconds); ++i) {
        const float dt = steps[i % steps.size()];
        made.world.step(dt, substeps);
        time += dt;
    }
    EXPECT_LT(drift_of(scene, made), drift);
    EXPECT_LT(speed_of(made), slowest);
}

/// Below its rate a pile falls, or sinks by more than its drift: docs/worlds.md says so.
TEST(Piles, StandAtEveryRate) {
    for (const int hertz : {30, 60, 144, 240})
        for (const int substeps : {1, 2, 4, 8, 16})
            for (const Pile& pile : piles())
                if (hertz * substeps >= pile.least_rate) {
                    SCOPED_TRACE(testing::Message() << hertz << " Hz, " << substeps << " sub-steps");
                    expect_stands(pile, pile.make(), {1.0f / static_cast<float>(hertz)}, substeps, pile.drift,
                                  hertz >= 60 && substeps > 1 ? 0.001f : kSway);
                }
}

TEST(Piles, StandUnderStepsThatChange) {
    for (const Pile& pile : piles())
        expect_stands(pile, pile.make(),
                      {1.0f / 60.0f, 1.0f / 75.0f, 1.0f / 60.0f, 1.0f / 240.0f, 1.0f / 100.0f}, 4,
                      1.5f * pile.drift);
}

Scene moved(Scene scene, Vec2 way) {
    for (SceneBody& body : scene.bodies) body.def.position += way;
    return scene;
}

TEST(Piles, StandAKilometreAway) {
    for (const Pile& pile : piles())
        expect_stands(pile, moved(pile.make(), {1000.0f, 1000.0f}), {1.0f / 60.0f}, 4, 1.5f * pile.drift);
}

/// Poses are 3.9 mm apart there: piles of 1 m bodies stand, and nothing explodes.
TEST(Piles, StandFiftyKilometresAway) {
    const std::vector<Pile> far{
        {"tower of 20", [] { return race::tower(20); }, 20, 0.3f, 120},
        {"10 balls in a shaft", [] { return race::balls_in_shaft(10); }, 10, 0.1f, 120},
        {"30 rows", [] { return race::pyramid(30, 1.0f); }, 10, 0.3f, 240},
    };
    for (const Pile& pile : far) {
        SCOPED_TRACE(pile.name);
        const Scene scene = moved(pile.make(), {50000.0f, 0.0f});
        SceneWorld made = make_world(scene);
        for (int i = 0; i < pile.seconds * 60; ++i) made.world.step(1.0f / 60.0f);
        EXPECT_LT(drift_of(scene, made), pile.drift);
    }
}

/// Boxes of 100 m and of 1 cm, with the length scale of their size or without. What is 1 cm wide falls
/// through half its height in 30 ms: contacts ten times as stiff, at 960 sub-steps per second, hold it. They
/// are that stiff where the world is told the scale.
TEST(Piles, StandAtEverySize) {
    for (const float size : {0.01f, 1.0f, 100.0f})
        for (const float scale : {1.0f, size}) {
            SCOPED_TRACE(testing::Message() << size << " m, length scale " << scale);
            WorldDef def{.length_scale = scale, .allow_sleep = false};
            if (size < scale) def.contact_hertz = 300.0f;
            World world(def);
            const Body ground = world.create_body({.position = {0.0f, -size}});
            ground.create_shape(Polygon::box(50.0f * size, size));
            std::vector<Body> boxes;
            for (int i = 0; i < 10; ++i) {
                boxes.push_back(world.create_body(
                    {.type = BodyType::kDynamic, .position = {0.0f, (0.5f + static_cast<float>(i)) * size}}));
                boxes.back().create_shape(Polygon::box(0.5f * size, 0.5f * size));
            }
            for (int i = 0; i < 10 * 60; ++i) world.step(1.0f / 60.0f, size < 1.0f ? 16 : 4);
            EXPECT_NEAR(boxes.back().position().x, 0.0f, 0.05f * size);
            EXPECT_NEAR(boxes.back().position().y, 9.5f * size, 0.1f * size);
        }
}

/// Boxes of 1 cm in a world that knows their scale and no more: five stand at the usual 4 sub-steps, and ten
/// from 8 on. (1 m boxes stand likewise at a tenth of the rate.)
TEST(Piles, SmallBoxesStandByTheirScaleAlone) {
    constexpr float kSize = 0.01f;
    for (const auto& [substeps, count] : {std::pair{4, 5}, {8, 10}, {16, 10}}) {
        SCOPED_TRACE(substeps);
        World world({.length_scale = kSize, .allow_sleep = false});
        const Body ground = world.create_body({.position = {0.0f, -kSize}});
        ground.create_shape(Polygon::box(50.0f * kSize, kSize));
        Body top;
        for (int i = 0; i < count; ++i) {
            top = world.create_body(
                {.type = BodyType::kDynamic, .position = {0.0f, (0.5f + static_cast<float>(i)) * kSize}});
            top.create_shape(Polygon::box(0.5f * kSize, 0.5f * kSize));
        }
        for (int i = 0; i < 10 * 60; ++i) world.step(1.0f / 60.0f, substeps);
        EXPECT_NEAR(top.position().x, 0.0f, 0.15f * kSize);
        EXPECT_NEAR(top.position().y, (static_cast<float>(count) - 0.5f) * kSize, 0.25f * kSize);
    }
}

TEST(Piles, ALiftStopsUnderAStack) {
    World world({.allow_sleep = false});
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, -0.5f}});
    lift.create_shape(Polygon::box(5.0f, 0.5f));
    std::vector<Body> stack;
    for (int i = 0; i < 8; ++i) {
        stack.push_back(world.create_body(
            {.type = BodyType::kDynamic, .position = {0.0f, 0.5f + static_cast<float>(i)}}));
        stack.back().create_shape(Polygon::box(0.5f, 0.5f));
    }
    lift.set_linear_velocity({0.0f, 3.0f});
    for (int i = 0; i < 120; ++i) world.step(1.0f / 60.0f);
    lift.set_linear_velocity({});
    for (int i = 0; i < 300; ++i) world.step(1.0f / 60.0f);
    for (std::size_t i = 0; i < stack.size(); ++i) {
        EXPECT_NEAR(stack[i].position().x, 0.0f, 0.1f) << i;
        EXPECT_NEAR(stack[i].position().y, 6.5f + static_cast<float>(i), 0.05f) << i;
    }
}

/// They stand until the first is pushed; then each is knocked down by the one before.
TEST(Piles, DominoesStandAndThenFall) {
    World world({.allow_sleep = false});
    const Body ground = world.create_body({.position = {0.0f, -1.0f}});
    ground.create_shape(Polygon::box(100.0f, 1.0f));
    std::vector<Body> dominoes;
    for (int i = 0; i < 40; ++i) {
        dominoes.push_back(
            world.create_body({.type = BodyType::kDynamic, .position = {static_cast<float>(i), 1.0f}}));
        dominoes.back().create_shape(Polygon::box(0.125f, 1.0f));
    }
    for (int i = 0; i < 600; ++i) world.step(1.0f / 60.0f);
    for (const Body& domino : dominoes) EXPECT_NEAR(domino.angle(), 0.0f, 1e-3f);
    dominoes[0].apply_impulse({0.4f, 0.0f}, {0.0f, 2.0f});
    for (int i = 0; i < 900; ++i) world.step(1.0f / 60.0f);
    for (const Body& domino : dominoes) EXPECT_LT(domino.angle(), -0.9f);
}

/// Not only at the end: while it settles no box slides, and the top dips by no more than the scene's limit.
TEST(Piles, AHundredRowsStandAllTheWay) {
    const ReferenceScene& reference = *find_reference_scene("large_pyramid");
    const Scene scene = reference.make();
    SceneWorld made = make_world(scene);
    float vertical = 0.0f, sideways = 0.0f;
    for (int i = 0; i < 300; ++i) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        for (std::size_t k = 0; k < made.bodies.size(); ++k) {
            if (scene.bodies[k].def.type != BodyType::kDynamic) continue;
            const Vec2 way = made.bodies[k].position() - scene.bodies[k].def.position;
            vertical = std::max(vertical, abs(way.y));
            sideways = std::max(sideways, abs(way.x));
        }
    }
    EXPECT_LT(vertical, reference.limits->drift_vertical);
    EXPECT_LT(sideways, reference.limits->drift_sideways);
}

}  // namespace
}  // namespace jostle::test
