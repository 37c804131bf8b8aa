// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every engine is held to the same few worlds whose outcome can be worked out, and so to each other: what an
// adapter gets wrong (a sign, a frame, a unit) shows here. A peer whose module was not built is skipped.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "race/engine_fixture.h"

namespace jostle::race {
namespace {

using test::body;
using test::box;
using test::engine_names;
using test::EveryEngine;
using test::ground;
using test::joint;
using test::kDt;
using test::scene_of;
using test::with;

TEST_P(EveryEngine, SaysWhatItIs) {
    EXPECT_EQ(engine().name(), GetParam());
    EXPECT_FALSE(engine().version().empty());
    EXPECT_FALSE(engine().settings().empty());
}

TEST_P(EveryEngine, FreeFallIsTheClosedForm) {
    SceneBody thrown = with(body(BodyType::kDynamic, {0.0f, 100.0f}), box(0.5f, 0.5f));
    thrown.def.linear_velocity = {3.0f, 2.0f};
    thrown.def.angular_velocity = 1.5f;
    SceneBody floating = with(body(BodyType::kDynamic, {20.0f, 0.0f}), Circle{{}, 0.5f});
    floating.def.gravity_scale = 0.0f;
    SceneBody damped = with(body(BodyType::kDynamic, {40.0f, 0.0f}), Circle{{}, 0.5f});
    damped.def.gravity_scale = 0.0f;
    damped.def.linear_velocity = {2.0f, 0.0f};
    damped.def.linear_damping = 1.0f;
    damped.def.angular_velocity = 4.0f;
    damped.def.angular_damping = 2.0f;
    const State state = run(scene_of({thrown, floating, damped}), 2.0f);

    EXPECT_NEAR(state.linear[0].x, 3.0f, 1.0e-4f);
    EXPECT_NEAR(state.linear[0].y, 2.0f - 20.0f, 1.0e-3f);
    EXPECT_NEAR(state.poses[0].p.x, 6.0f, 1.0e-3f);
    // x0 + v t - g t^2 / 2, and an integrator that is first updates velocities is g t dt / 2 further.
    EXPECT_NEAR(state.poses[0].p.y, 100.0f + 4.0f - 20.0f, 0.5f * 10.0f * 2.0f * kDt + 0.01f);
    const Rot turned = Rot::from_angle(3.0f);
    EXPECT_NEAR(state.poses[0].q.c, turned.c, 2.0e-3f);
    EXPECT_NEAR(state.poses[0].q.s, turned.s, 2.0e-3f);
    EXPECT_NEAR(state.poses[1].p.y, 0.0f, 1.0e-6f);
    EXPECT_NEAR(state.linear[2].x, 2.0f * std::exp(-2.0f), 0.01f);
    EXPECT_NEAR(state.angular[2], 4.0f * std::exp(-4.0f), 0.01f);
    EXPECT_EQ(state.awake, 3);
    EXPECT_EQ(state.contacts, 0);
}

TEST_P(EveryEngine, MassesAreTheScenes) {
    ShapeDef dense;
    dense.density = 2.0f;
    SceneBody offset = with(body(BodyType::kDynamic, {1.0f, 2.0f}), box(0.5f, 0.5f, {3.0f, 0.0f}), dense);
    SceneBody capsule = with(body(BodyType::kDynamic, {}), Capsule{{-1.0f, 0.0f}, {1.0f, 0.0f}, 0.5f});
    SceneBody given = with(body(BodyType::kDynamic, {9.0f, 0.0f}), Circle{{}, 1.0f});
    given.mass = MassData{7.0f, {0.25f, -0.5f}, 3.0f};
    const State state = run(scene_of({offset, capsule, given, ground()}), 0.0f);
    EXPECT_NEAR(state.masses[0].mass, 2.0f, 1.0e-5f);
    EXPECT_NEAR(state.masses[0].center.x, 3.0f, 1.0e-5f);
    EXPECT_NEAR(state.masses[0].inertia, 2.0f / 6.0f, 1.0e-3f);
    EXPECT_NEAR(state.masses[1].mass, 2.0f + 0.25f * kPi, 1.0e-4f);
    // A 2 x 1 box, and two half discs 1 m off: m (w^2 + h^2) / 12; discs by hand 0.098 + 0.785 + 2 * 1 *
    // 0.2122 * 0.785.
    EXPECT_NEAR(state.masses[1].inertia, 2.0f * 5.0f / 12.0f + 0.0982f + 0.7854f + 0.3333f, 1.0e-2f);
    EXPECT_NEAR(state.masses[2].mass, 7.0f, 1.0e-5f);
    EXPECT_NEAR(state.masses[2].center.x, 0.25f, 1.0e-5f);
    EXPECT_NEAR(state.masses[2].center.y, -0.5f, 1.0e-5f);
    EXPECT_NEAR(state.masses[2].inertia, 3.0f, 1.0e-4f);
    EXPECT_EQ(state.masses[3].mass, 0.0f);
    EXPECT_NEAR(state.poses[0].p.x, 1.0f, 1.0e-6f);
    EXPECT_NEAR(state.poses[0].p.y, 2.0f, 1.0e-6f);
}

TEST_P(EveryEngine, VelocityIsThatOfTheCentreOfMass) {
    // A body whose centre is 2 m right of its origin turns at 1 rad/s about the centre, which stays where it
    // is.
    SceneBody lever = with(body(BodyType::kDynamic, {5.0f, 5.0f}), box(0.5f, 0.5f, {2.0f, 0.0f}));
    lever.def.gravity_scale = 0.0f;
    lever.def.angle = kPi / 2.0f;
    lever.def.angular_velocity = 1.0f;
    const State state = run(scene_of({lever}), 1.0f);
    EXPECT_NEAR(state.linear[0].x, 0.0f, 1.0e-3f);
    EXPECT_NEAR(state.linear[0].y, 0.0f, 1.0e-3f);
    const Vec2 center = apply(state.poses[0], {2.0f, 0.0f});
    EXPECT_NEAR(center.x, 5.0f, 0.01f);
    EXPECT_NEAR(center.y, 7.0f, 0.01f);
    EXPECT_NEAR(state.poses[0].q.angle(), kPi / 2.0f + 1.0f, 0.01f);
}

TEST_P(EveryEngine, EveryShapeComesToRestOnTheGround) {
    ScenePolygon rounded = box(0.4f, 0.4f);
    rounded.radius = 0.1f;
    ScenePolygon large;
    for (int i = 0; i < 24; ++i) {
        large.vertices.push_back(Rot::from_angle(2.0f * kPi * static_cast<float>(i) / 24.0f).x_axis() * 0.5f);
    }
    const State state = run(
        scene_of({ground(), with(body(BodyType::kDynamic, {-6.0f, 0.6f}), box(0.5f, 0.5f)),
                  with(body(BodyType::kDynamic, {-3.0f, 0.6f}), Circle{{}, 0.5f}),
                  with(body(BodyType::kDynamic, {0.0f, 0.6f}), Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f}),
                  with(body(BodyType::kDynamic, {3.0f, 0.6f}), rounded),
                  with(body(BodyType::kDynamic, {6.0f, 0.6f}), large)}),
        3.0f);
    // A polygon of 24 corners whose first lies on the axis stands on a corner, and may tip onto an edge.
    const float edge = 0.5f * std::cos(kPi / 24.0f);
    for (std::size_t i = 1; i < 6; ++i) {
        SCOPED_TRACE(i);
        EXPECT_NEAR(state.poses[i].p.y, i == 5 ? edge : 0.5f, 0.025f);
        EXPECT_NEAR(length(state.linear[i]), 0.0f, 0.02f);
    }
    EXPECT_EQ(state.contacts, 5);
    EXPECT_EQ(state.awake, 5);
}

TEST_P(EveryEngine, FrictionHoldsOnASlopeOrDoesNot) {
    // tan 20 degrees is 0.364: the geometric mean of 0.8 and 0.2 holds a box (0.4), that of 0.8 and 0.1 does
    // not (0.28).
    const Rot slope = Rot::from_angle(20.0f / 180.0f * kPi);
    SceneBody ramp = body(BodyType::kStatic, {});
    ShapeDef rough;
    rough.material.friction = 0.8f;
    ramp = with(ramp, Segment{slope.x_axis() * -50.0f, slope.x_axis() * 50.0f}, rough);
    std::vector<SceneBody> bodies{ramp};
    for (const float friction : {0.2f, 0.1f}) {
        ShapeDef smooth;
        smooth.material.friction = friction;
        const Vec2 at = slope.x_axis() * (bodies.size() == 1 ? 5.0f : -5.0f) + slope.y_axis() * 0.5f;
        SceneBody block = with(body(BodyType::kDynamic, at), box(0.5f, 0.5f), smooth);
        block.def.angle = 20.0f / 180.0f * kPi;
        bodies.push_back(block);
    }
    const State state = run(scene_of(bodies), 2.0f);
    EXPECT_LT(length(state.linear[1]), 0.05f);
    // a = g (sin 20 - mu cos 20) with mu = sqrt(0.08)
    const float acceleration = 10.0f * (0.34202f - std::sqrt(0.08f) * 0.93969f);
    EXPECT_NEAR(length(state.linear[2]), 2.0f * acceleration, 0.15f);
}

TEST_P(EveryEngine, ABallBouncesByItsRestitution) {
    ShapeDef bouncy;
    bouncy.material.restitution = 0.5f;
    SceneBody floor = ground();
    floor.shapes[0].def.material.restitution = 0.5f;
    const Scene scene =
        scene_of({floor, with(body(BodyType::kDynamic, {0.0f, 5.5f}), Circle{{}, 0.5f}, bouncy)});
    float fastest_up = 0.0f;
    run(scene, 1.5f, [&](int, const EngineWorld& world) {
        std::vector<Vec2> linear;
        std::vector<float> angular;
        world.velocities(linear, angular);
        fastest_up = std::max(fastest_up, linear[1].y);
    });
    // It falls 5 m: 10 m/s down, 5 m/s up, less what a step of gravity takes.
    EXPECT_NEAR(fastest_up, 5.0f, 0.25f);
}

TEST_P(EveryEngine, FiltersSensorsAndDisabledBodiesLetThrough) {
    SceneBody floor = ground();
    floor.shapes[0].def.filter.category = std::uint64_t{1} << 40;
    const auto ball = [](float x, const Filter& filter) {
        ShapeDef def;
        def.filter = filter;
        return with(body(BodyType::kDynamic, {x, 1.0f}), Circle{{}, 0.5f}, def);
    };
    const std::uint64_t all = ~std::uint64_t{0};
    SceneBody sensor = ball(4.0f, {});
    sensor.shapes[0].def.is_sensor = true;
    SceneBody disabled = ball(6.0f, {});
    disabled.def.enabled = false;
    SceneBody kinematic = body(BodyType::kKinematic, {-20.0f, 1.0f});
    kinematic.def.linear_velocity = {1.0f, -2.0f};
    kinematic.def.angular_velocity = 0.5f;
    kinematic = with(kinematic, Circle{{}, 0.5f});
    const State state =
        run(scene_of({floor, ball(0.0f, {2, all, 0}), ball(2.0f, {2, ~(std::uint64_t{1} << 40), 0}), sensor,
                      disabled, kinematic}),
            1.0f);
    EXPECT_NEAR(state.poses[1].p.y, 0.5f, 0.05f);
    EXPECT_LT(state.poses[2].p.y, -2.0f);
    EXPECT_LT(state.poses[3].p.y, -2.0f);
    EXPECT_EQ(state.poses[4].p.y, 1.0f);
    EXPECT_NEAR(state.poses[5].p.x, -19.0f, 1.0e-3f);
    EXPECT_NEAR(state.poses[5].p.y, -1.0f, 1.0e-3f);
    EXPECT_NEAR(state.poses[5].q.angle(), 0.5f, 1.0e-3f);
    EXPECT_EQ(state.contacts, 1);
    // Four balls, of which one is disabled, and the kinematic one.
    EXPECT_EQ(state.awake, 4);
}

TEST_P(EveryEngine, GroupsGoBeforeCategories) {
    ShapeDef never;
    never.filter.group = -3;
    ShapeDef always;
    always.filter = {2, 0, 5};
    const auto pair = [](float x, const ShapeDef& def) {
        return std::vector<SceneBody>{with(body(BodyType::kDynamic, {x, 0.0f}), Circle{{}, 0.5f}, def),
                                      with(body(BodyType::kDynamic, {x, 0.5f}), Circle{{}, 0.5f}, def)};
    };
    std::vector<SceneBody> bodies = pair(0.0f, never);
    for (const SceneBody& b : pair(5.0f, always)) bodies.push_back(b);
    Scene scene = scene_of(bodies);
    scene.gravity = {};
    const State state = run(scene, 2.0f);
    EXPECT_NEAR(distance(state.poses[0].p, state.poses[1].p), 0.5f, 1.0e-4f);
    EXPECT_GT(distance(state.poses[2].p, state.poses[3].p), 0.9f);
}

TEST_P(EveryEngine, AStackOfFiveStands) {
    std::vector<SceneBody> bodies{ground()};
    for (int i = 0; i < 5; ++i) {
        bodies.push_back(
            with(body(BodyType::kDynamic, {0.0f, 0.5f + static_cast<float>(i)}), box(0.5f, 0.5f)));
    }
    const State state = run(scene_of(bodies), 5.0f);
    for (int i = 0; i < 5; ++i) {
        const Transform& pose = state.poses[static_cast<std::size_t>(i) + 1];
        EXPECT_NEAR(pose.p.x, 0.0f, GetParam() == "jostle" ? 0.02f : 0.2f);
        // Every layer may sink by a slop, or stand off by a skin of 1 cm a shape.
        EXPECT_NEAR(pose.p.y, 0.5f + static_cast<float>(i), 0.02f * static_cast<float>(i + 1) + 0.03f);
    }
    EXPECT_EQ(state.contacts, 5);
}

TEST_P(EveryEngine, SleepIsTheScenesToAllow) {
    std::vector<SceneBody> bodies{ground(), with(body(BodyType::kDynamic, {0.0f, 0.5f}), box(0.5f, 0.5f))};
    Scene scene = scene_of(bodies);
    EXPECT_EQ(run(scene, 5.0f).awake, 1);
    scene.allow_sleep = true;
    EXPECT_EQ(run(scene, 5.0f).awake, 0);
}

TEST_P(EveryEngine, SubstitutionsAreNamed) {
    const State exact = run(scene_of({ground(), with(body(BodyType::kDynamic, {}), box(0.5f, 0.5f))}), 0.1f);
    EXPECT_TRUE(exact.approximated.empty());
    const State capsule =
        run(scene_of({with(body(BodyType::kDynamic, {}), Capsule{{-1.0f, 0.0f}, {1.0f, 0.0f}, 0.5f})}), 0.1f);
    EXPECT_EQ(capsule.approximated.size(), GetParam() == "box2d24" ? 1u : 0u);
    Scene patient = scene_of({with(body(BodyType::kDynamic, {}), box(0.5f, 0.5f))});
    patient.allow_sleep = true;
    patient.bodies[0].def.sleep_threshold = 0.5f;
    const bool has_its_own = GetParam() == "jostle" || GetParam() == "box2d3";
    EXPECT_EQ(run(patient, 0.1f).approximated.size(), has_its_own ? 0u : 1u);
    const Material special{
        .rolling_resistance = 0.1f, .surface_speed = 1.0f, .friction_rule = MixRule::kMinimum};
    const Scene belt = scene_of({with(body(BodyType::kDynamic, {}), box(0.5f, 0.5f), {.material = special})});
    EXPECT_EQ(run(belt, 0.1f).approximated.size(), GetParam() == "jostle" ? 0u : 3u);
}

INSTANTIATE_TEST_SUITE_P(Engines, EveryEngine, testing::ValuesIn(engine_names()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace jostle::race
