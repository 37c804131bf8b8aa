// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A look() that runs out of memory has changed nothing, and a steady one needs none.
#include <gtest/gtest.h>
#include <jostle/crowdworld/crowd_world.h>

#include <memory>
#include <string>
#include <vector>

#include "support/failing_memory.h"

namespace jostle {
namespace {

struct Scene {
    explicit Scene(std::pmr::memory_resource* memory) : crowd(memory), both(crowd, world) {}

    void add(BodyType type, Vec2 at) {
        world.create_body({.type = type, .position = at}).create_shape(Polygon::box(1.5f, 0.25f));
    }

    World world;
    Crowd<2> crowd;
    CrowdWorld both;
};

/// Agents and obstacles but for their names: those that were given to obstacles that went again are used up.
std::string state_of(const Scene& scene) {
    std::string text;
    const auto write = [&](Vec2 at) { text += std::to_string(at.x) + " " + std::to_string(at.y) + ", "; };
    for (const Vec2& at : scene.crowd.positions()) write(at);
    for (const Obstacle obstacle : scene.crowd.obstacles()) {
        text += "obstacle ";
        for (const Vec2& at : scene.crowd.def(obstacle).points) write(at);
    }
    return text + std::to_string(scene.both.discs().size()) + " discs, " +
           std::to_string(scene.both.obstacles().size()) + " obstacles";
}

TEST(CrowdWorldOutOfMemory, ALookHasChangedNothing) {
    test::Trial<Scene> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto scene = std::make_unique<Scene>(memory);
        scene->crowd.add({.position = {9, 9}});
        scene->add(BodyType::kStatic, {0, 5});
        scene->add(BodyType::kDynamic, {0, 0});
        scene->both.look();
        // Names that are free again, as many as there is room for.
        std::vector<Agent> gone;
        do gone.push_back(scene->crowd.add());
        while (gone.back().index + 1 < 128);
        for (const Agent agent : gone) scene->crowd.remove(agent);
        // Shapes that are new at the next look.
        for (int i = 1; i < 5; ++i) {
            scene->add(BodyType::kStatic, {4.0f * static_cast<float>(i), 5});
            scene->add(BodyType::kDynamic, {4.0f * static_cast<float>(i), 0});
        }
        return scene;
    };
    trial.state = state_of;
    trial.change = [](Scene& scene) { scene.both.look(); };
    EXPECT_GT(test::expect_strong_guarantee("look", trial), 10);
}

TEST(CrowdWorldOutOfMemory, ASteadyLookAndPushNeedNone) {
    test::FailingResource memory;
    Scene scene(&memory);
    scene.crowd.add({.position = {-3, 0}, .preferred_velocity = {1, 0}});
    for (int i = 0; i < 5; ++i) {
        scene.add(BodyType::kStatic, {4.0f * static_cast<float>(i), 5});
        scene.add(BodyType::kDynamic, {4.0f * static_cast<float>(i), 0});
    }
    for (int i = 0; i < 3; ++i) {
        scene.both.look();
        scene.both.push();
    }
    memory.plan.arm(1, true);
    test::global_new().arm(1, true);
    EXPECT_NO_THROW({
        scene.both.look();
        scene.both.push();
    });
    test::global_new().disarm();
    memory.plan.disarm();
}

}  // namespace
}  // namespace jostle
