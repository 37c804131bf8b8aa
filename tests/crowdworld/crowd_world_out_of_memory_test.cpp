// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A call that runs out of memory has changed nothing, and a steady one needs none.
#include <gtest/gtest.h>
#include <jostle/crowdworld/crowd_world.h>

#include <memory>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "support/failing_memory.h"
#include "support/header_reader.h"

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

TEST(CrowdWorldOutOfMemory, MakingOneThatThrowsLeavesNoObstacle) {
    struct Unmade {
        explicit Unmade(std::pmr::memory_resource* memory) : scene(memory) {}
        Scene scene;
        std::optional<CrowdWorld> other{};
    };
    test::Trial<Unmade> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto made = std::make_unique<Unmade>(memory);
        for (int i = 0; i < 3; ++i) made->scene.add(BodyType::kStatic, {4.0f * static_cast<float>(i), 5});
        return made;
    };
    trial.state = [](const Unmade& made) {
        return std::to_string(made.scene.crowd.obstacles().size()) + " obstacles" +
               (made.other ? ", " + std::to_string(made.other->obstacles().size()) : "");
    };
    trial.change = [](Unmade& made) { made.other.emplace(made.scene.crowd, made.scene.world); };
    EXPECT_GT(test::expect_strong_guarantee("CrowdWorld", trial), 5);
}

TEST(CrowdWorldOutOfMemory, ALoadHasChangedNothing) {
    struct Later {
        explicit Later(std::pmr::memory_resource* memory) : scene(memory) {}
        Scene scene;
        std::vector<std::byte> save{};
    };
    test::Trial<Later> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto later = std::make_unique<Later>(memory);
        later->scene.crowd.add({.position = {9, 9}});
        later->scene.add(BodyType::kStatic, {0, 5});
        later->scene.add(BodyType::kDynamic, {0, 0});
        later->scene.both.look();
        later->save = later->scene.both.save();
        later->scene.add(BodyType::kDynamic, {4, 0});
        later->scene.crowd.add({.position = {-9, 9}});
        later->scene.both.look();
        return later;
    };
    trial.state = [](const Later& later) {
        return state_of(later.scene) + ", " + std::to_string(later.scene.world.state_hash());
    };
    trial.change = [](Later& later) { (void)later.scene.both.load(later.save); };
    EXPECT_GT(test::expect_strong_guarantee("load", trial), 10);
}

/// Bodies that sleep wake as they are pushed, which takes memory: nobody has a force before all are awake.
TEST(CrowdWorldOutOfMemory, APushHasPushedNobody) {
    constexpr int kBodies = 5;
    int failures = 0;
    for (const bool of_resource : {true, false})
        for (long n = 1;; ++n) {
            test::FailingResource memory;
            World world({.gravity = {}, .memory = &memory});
            Crowd<2> crowd;
            CrowdWorld both(crowd, world, {.push_force = 100.0f});
            for (int i = 0; i < kBodies; ++i) {
                const float y = 5.0f * static_cast<float>(i);
                world.create_body({.type = BodyType::kDynamic, .position = {1.1f, y}, .awake = false})
                    .create_shape(Polygon::box(0.5f, 0.5f));
                crowd.add({.position = {0, y}, .preferred_velocity = {1, 0}});
            }
            const auto count_moving = [&] {
                world.step(1.0f / 60);
                int moving = 0;
                for (const Body& body : world.bodies()) moving += body.linear_velocity().x > 0.0f ? 1 : 0;
                return moving;
            };
            test::FailurePlan& plan = of_resource ? memory.plan : test::global_new();
            bool threw = false;
            plan.arm(n, false);
            try {
                both.push();
            } catch (const std::bad_alloc&) {
                threw = true;
            }
            plan.disarm();
            EXPECT_EQ(world.check(), "");
            EXPECT_EQ(count_moving(), threw ? 0 : kBodies) << "allocation " << n;
            if (!threw) break;
            ++failures;
            both.push();
            EXPECT_EQ(count_moving(), kBodies) << "allocation " << n;
        }
    EXPECT_GT(failures, 4);
}

TEST(CrowdWorldOutOfMemory, EveryCallIsTried) {
    EXPECT_EQ(test::changing_calls(test::read_header("crowdworld/crowd_world.h"), "CrowdWorld"),
              (std::set<std::string>{"CrowdWorld", "load", "look", "push"}));
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
