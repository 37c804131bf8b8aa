// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene of meshes where memory runs out at any one allocation: a call succeeds, or throws and has changed
// nothing.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_scene.h>

#include <memory>
#include <set>
#include <string>

#include "mesh/poses.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

TEST(MeshSceneOutOfMemory, EveryCallSucceedsOrChangesNothingWhereMemoryRunsOut) {
    const TriangleMesh ball = test::make_ball(2).mesh();
    std::set<std::string> tried;
    for (const int before : {0, 64}) {  // full
        test::Trial<MeshScene> trial;
        trial.make = [&](std::pmr::memory_resource* memory) {
            auto scene = std::make_unique<MeshScene>(DynamicTreeOptions{}, memory);
            for (int i = 0; i < before; ++i) scene->add(ball, {{static_cast<float>(i), 0, 0}});
            return scene;
        };
        trial.state = [](const MeshScene& scene) {
            std::string text = scene.check() + "/" + std::to_string(scene.size());
            for (int id = 0; id < scene.id_end(); ++id)
                if (scene.is_live(id)) text += to_text(scene.transform(id).p);
            return text;
        };
        const auto expect_some = [&](const std::string& name, bool some, auto&& change) {
            trial.change = change;
            EXPECT_EQ(test::expect_strong_guarantee(name, trial) > 0, some) << name;
            tried.insert(name);
        };
        expect_some("add", true, [&](MeshScene& scene) { scene.add(ball, {{9, 9, 9}}); });
        expect_some("clear", false, [](MeshScene& scene) { scene.clear(); });
        if (before == 0) continue;
        expect_some("remove", false, [](MeshScene& scene) { scene.remove(3); });
        expect_some("move", false, [](MeshScene& scene) { scene.move(3, {{3.001f, 0, 0}}); });
        expect_some("rebuild", true, [](MeshScene& scene) { scene.rebuild(); });
    }
    tried.insert("MeshScene");
    EXPECT_EQ(test::changing_calls(test::read_header("mesh/mesh_scene.h"), "MeshScene"), tried);
}

TEST(MeshSceneOutOfMemory, ASteadySceneTakesNoMemory) {
    const TriangleMesh ball = test::make_ball(2).mesh();
    MeshScene scene;
    test::Random random(82);
    for (int i = 0; i < 60; ++i)
        scene.add(ball, {test::random_point(6.0f, random), test::random_turn(random)});
    MeshSceneContext context;
    std::size_t met = scene.pairs(context).size();
    test::global_new().arm(1, true);
    for (int i = 0; i < 20; ++i) {
        met += scene.pairs(context).size();
        met += static_cast<std::size_t>(scene.ray_closest({{-9, 0, 0}, {20, 1, 1}}).hit) +
               static_cast<std::size_t>(scene.closest({1, 2, 3}).hit) +
               static_cast<std::size_t>(scene.closest({1, 2, 3}, 2.0f).hit);
    }
    const long failed = test::global_new().failed();
    test::global_new().disarm();
    EXPECT_EQ(failed, 0);
    EXPECT_GT(met, 400u);
}

}  // namespace
}  // namespace jostle
