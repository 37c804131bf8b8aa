// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own engine reports what its world says, and counts contacts as the peers do.
#include <gtest/gtest.h>
#include <jostle/core/version.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <memory>
#include <string>
#include <vector>

#include "race/engine.h"

namespace jostle::race {
namespace {

constexpr const char* kScene = R"({"jostle": 1, "gravity": [0, -5], "bodies": [
    {"shapes": [{"type": "segment", "point1": [-9, 0], "point2": [9, 0]}]},
    {"type": "dynamic", "position": [1, 2], "bullet": true,
     "shapes": [{"type": "box", "half_width": 0.5, "half_height": 0.25}, {"type": "circle", "radius": 0.5}]},
    {"type": "dynamic", "position": [3, 4], "mass": {"mass": 5, "center": [0.5, 0], "inertia": 6},
     "shapes": [{"type": "circle", "radius": 1}]}],
    "joints": [{"type": "distance", "body_a": 2, "body_b": 1, "length": 2}]})";

TEST(JostleEngine, ReportsTheWorldItRuns) {
    const std::unique_ptr<Engine> engine = make_jostle_engine();
    EXPECT_EQ(engine->name(), "jostle");
    const Version v = version();
    EXPECT_EQ(engine->version(),
              std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.patch));
    const Scene scene = parse_scene(kScene);
    std::vector<std::string> approximated;
    const std::unique_ptr<EngineWorld> world = engine->load(scene, {}, approximated);
    EXPECT_TRUE(approximated.empty());
    EXPECT_EQ(world->joints(), 1);
    EXPECT_EQ(world->awake_bodies(), 2);
    std::vector<MassData> masses;
    world->masses(masses);
    ASSERT_EQ(masses.size(), 3u);
    EXPECT_EQ(masses[0].mass, 0.0f);
    EXPECT_EQ(masses[2].mass, 5.0f);
    EXPECT_EQ(masses[2].center, (Vec2{0.5f, 0.0f}));

    SceneWorld own = make_world(scene);
    std::vector<Transform> poses;
    std::vector<Vec2> linear;
    std::vector<float> angular;
    for (int i = 0; i < 120; ++i) {
        world->step(1.0f / 60.0f);
        own.world.step(1.0f / 60.0f, scene.substeps);
    }
    world->poses(poses);
    world->velocities(linear, angular);
    ASSERT_EQ(poses.size(), 3u);
    ASSERT_EQ(linear.size(), 3u);
    ASSERT_EQ(angular.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(poses[i], own.bodies[i].transform());
        EXPECT_EQ(linear[i], own.bodies[i].linear_velocity());
        EXPECT_EQ(angular[i], own.bodies[i].angular_velocity());
    }
    EXPECT_EQ(world->contacts(), own.world.counts().touching);
    EXPECT_GT(world->contacts(), 0);
    EXPECT_EQ(world->state_hash(), own.world.state_hash());
}

/// Contacts, as the world counts them and as an engine does.
struct Touching {
    int in_world, in_engine;
};
Touching after_ten_steps(const Scene& scene) {
    std::vector<std::string> approximated;
    const std::unique_ptr<EngineWorld> world = make_jostle_engine()->load(scene, {}, approximated);
    SceneWorld own = make_world(scene);
    for (int i = 0; i < 10; ++i) {
        world->step(1.0f / 60.0f);
        own.world.step(1.0f / 60.0f, scene.substeps);
    }
    return {own.world.counts().touching, world->contacts()};
}

TEST(JostleEngine, CountsAChainAsOneShape) {
    const Scene scene = parse_scene(R"({"jostle": 1, "bodies": [
        {"shapes": [{"type": "chain", "points": [[4, 0], [0, 0], [-4, 0]]}]},
        {"type": "dynamic", "position": [0, 0.5], "shapes": [{"type": "box", "half_width": 1, "half_height": 0.5}]},
        {"type": "dynamic", "position": [3, 0.5], "shapes": [{"type": "circle", "radius": 0.5}]}]})");
    const Touching touching = after_ten_steps(scene);
    EXPECT_EQ(touching.in_world, 3) << "the box lies on two segments";
    EXPECT_EQ(touching.in_engine, 2);
}

TEST(JostleEngine, CountsAnOutlineAsOneShape) {
    // A comb of three teeth on a floor: three pieces touch it.
    const Scene scene = parse_scene(R"({"jostle": 1, "bodies": [
        {"shapes": [{"type": "segment", "point1": [-9, 0], "point2": [9, 0]}]},
        {"type": "dynamic", "position": [0, 0], "shapes": [{"type": "outline", "outer":
        [[0, 0], [1, 0], [1, 1], [2, 1], [2, 0], [3, 0], [3, 1], [4, 1], [4, 0], [5, 0], [5, 2], [0, 2]]}]}]})");
    const Touching touching = after_ten_steps(scene);
    EXPECT_GE(touching.in_world, 3);
    EXPECT_EQ(touching.in_engine, 1);
}

TEST(JostleEngine, ThreadsDoNotChangeTheBits) {
    const Scene scene = find_reference_scene("tumbler")->make();
    std::vector<std::string> approximated;
    const std::unique_ptr<Engine> engine = make_jostle_engine();
    const std::unique_ptr<EngineWorld> one = engine->load(scene, {.threads = 1}, approximated);
    const std::unique_ptr<EngineWorld> two = engine->load(scene, {.threads = 2}, approximated);
    const std::unique_ptr<EngineWorld> fewer = engine->load(scene, {.substeps = 1}, approximated);
    for (int i = 0; i < 30; ++i) {
        for (EngineWorld* world : {one.get(), two.get(), fewer.get()}) world->step(1.0f / 60.0f);
    }
    EXPECT_EQ(one->state_hash(), two->state_hash());
    EXPECT_NE(one->state_hash(), fewer->state_hash());
}

}  // namespace
}  // namespace jostle::race
