// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scenes of worlds as they are: the world that such a scene makes is where the first one is, moves as fast,
// and has its settings, shapes and joints.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <string>
#include <vector>

#include "expect_refused.h"

namespace jostle {
namespace {

void expect_equal(const Body& a, const Body& b) {
    EXPECT_EQ(a.name(), b.name());
    EXPECT_EQ(a.type(), b.type());
    EXPECT_EQ(a.position(), b.position());
    EXPECT_NEAR(a.rotation().c, b.rotation().c, 1e-6);
    EXPECT_NEAR(a.rotation().s, b.rotation().s, 1e-6);
    EXPECT_EQ(a.linear_velocity(), b.linear_velocity());
    EXPECT_EQ(a.angular_velocity(), b.angular_velocity());
    EXPECT_EQ(a.is_awake(), b.is_awake());
    EXPECT_EQ(a.is_enabled(), b.is_enabled());
    EXPECT_EQ(a.is_bullet(), b.is_bullet());
    EXPECT_EQ(a.is_continuous(), b.is_continuous());
    EXPECT_EQ(a.sleep_threshold(), b.sleep_threshold());
    EXPECT_EQ(a.user_data(), b.user_data());
    EXPECT_NEAR(a.mass(), b.mass(), 1e-5f * a.mass());
    EXPECT_NEAR(a.inertia(), b.inertia(), 1e-5f * a.inertia());
    EXPECT_EQ(a.shapes().size(), b.shapes().size());
    EXPECT_EQ(a.chains().size(), b.chains().size());
    EXPECT_EQ(a.joints().size(), b.joints().size());
}

TEST(FromWorld, AWorldIsMadeAgainInTheMidstOfItsRun) {
    for (const ReferenceScene& row : small_scenes()) {
        SCOPED_TRACE(row.name);
        const Scene source = row.make();
        SceneWorld made = make_world(source);
        for (int i = 0; i < 20; ++i) made.world.step(1.0f / 60);
        const Scene scene = from_world(made.world);
        SceneWorld again = make_world(scene);
        const std::vector<Body> bodies = made.world.bodies().to_vector();
        ASSERT_EQ(again.bodies.size(), bodies.size());
        for (std::size_t i = 0; i < bodies.size(); ++i)
            ASSERT_NO_FATAL_FAILURE(expect_equal(bodies[i], again.bodies[i]));
        EXPECT_EQ(again.world.gravity(), made.world.gravity());
        EXPECT_EQ(again.world.allows_sleep(), made.world.allows_sleep());
        EXPECT_EQ(again.world.is_continuous(), made.world.is_continuous());
        EXPECT_EQ(again.world.smooth_ground(), made.world.smooth_ground());
        EXPECT_EQ(again.world.iterated_joints(), made.world.iterated_joints());
        EXPECT_EQ(again.world.check(), "");
        // Shapes, materials, filters and joints, number by number.
        Scene twice = from_world(again.world);
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            EXPECT_NEAR(twice.bodies[i].def.angle, scene.bodies[i].def.angle, 1e-6);
            twice.bodies[i].def.angle = scene.bodies[i].def.angle;
        }
        EXPECT_EQ(write_scene(twice), write_scene(scene));
        if (HasFailure()) return;
    }
}

TEST(FromWorld, ShapesKeepTheirDefinitions) {
    World world;
    const Body body = world.create_body({.type = BodyType::kDynamic});
    const ShapeDef def{
        .density = 2,
        .material = {.friction = 0.25f, .restitution = 0.5f, .friction_rule = MixRule::kMinimum},
        .filter = {.category = 4, .mask = 6, .group = -1},
        .hit_events = true,
        .near_events = true,
        .one_way = {0, 1},
        .smooth = false,
        .user_data = 9};
    body.create_shape(Circle{{1, 0}, 0.5f}, def);
    body.create_shape(Capsule{{0, 0}, {1, 0}, 0.25f},
                      {.is_sensor = true, .sees_all = true, .kinematic_events = true});
    const Scene scene = from_world(world);
    ASSERT_EQ(scene.bodies.size(), 1u);
    ASSERT_EQ(scene.bodies[0].shapes.size(), 2u);
    const ShapeDef& found = scene.bodies[0].shapes[0].def;
    EXPECT_EQ(found.density, 2);
    EXPECT_EQ(found.material, def.material);
    EXPECT_EQ(found.filter.category, 4u);
    EXPECT_EQ(found.filter.group, -1);
    EXPECT_EQ(found.smooth, std::optional(false));
    EXPECT_EQ(found.user_data, 9u);
    EXPECT_EQ(found.one_way, def.one_way);
    EXPECT_TRUE(found.hit_events && found.near_events && !found.sees_all && !found.kinematic_events);
    const ShapeDef& sensor = scene.bodies[0].shapes[1].def;
    EXPECT_TRUE(sensor.is_sensor && sensor.sees_all && sensor.kinematic_events && !sensor.hit_events);
}

TEST(FromWorld, ACentreOfMassThatTheShapesDoNotGiveIsKept) {
    World world;
    const Body body = world.create_body({.type = BodyType::kDynamic});
    body.create_shape(Circle{{}, 0.5f});
    MassData mass = body.mass_data();
    EXPECT_FALSE(from_world(world).bodies[0].mass.has_value());
    mass.center = {0.25f, 0.0f};
    body.set_mass(mass);
    const SceneWorld again = make_world(from_world(world));
    EXPECT_EQ(again.bodies[0].mass_data().center, mass.center);
    EXPECT_EQ(again.bodies[0].mass_data().inertia, body.mass_data().inertia);
}

TEST(FromWorld, AJointThatNoSceneHasIsRefused) {
    World world;
    std::vector<Body> bodies;
    for (int i = 0; i < 3; ++i) {
        bodies.push_back(
            world.create_body({.type = BodyType::kDynamic, .position = {2.0f * static_cast<float>(i), 0}}));
        bodies.back().create_shape(Circle{{}, 0.5f});
    }
    world.create_custom({.body_a = bodies[0], .body_b = bodies[1], .body_c = bodies[2]});
    test::expect_refused("from_world", "joint", [&] { (void)from_world(world); });
}

}  // namespace
}  // namespace jostle
