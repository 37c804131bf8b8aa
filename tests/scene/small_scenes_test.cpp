// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The small reference scenes do what their sentences promise: bodies stay where walls and floors keep them,
// hinges hold, the level's platforms keep their loads, the tank drives.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace jostle {
namespace {

class Played {
  public:
    explicit Played(std::string_view name)
        : scene_(find_reference_scene(name)->make()), made_(make_world(scene_)) {}

    void run(int steps) {
        for (int i = 0; i < steps; ++i) made_.world.step(1.0f / scene_.step_hertz, scene_.substeps);
        EXPECT_EQ(made_.world.check(), "");
    }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const World& world() const { return made_.world; }
    [[nodiscard]] Vec2 place(std::size_t body) const { return made_.bodies[body].position(); }
    [[nodiscard]] std::size_t size() const { return made_.bodies.size(); }
    [[nodiscard]] bool moves(std::size_t body) const {
        return scene_.bodies[body].def.type == BodyType::kDynamic;
    }
    /// [m] The greatest distance of a hinge's two anchors.
    [[nodiscard]] float widest_hinge() const {
        float widest = 0.0f;
        for (const SceneJoint& joint : scene_.joints) {
            const auto& def = std::get<RevoluteJointDef>(joint.def);
            const Body a = made_.bodies[static_cast<std::size_t>(joint.body_a)];
            const Body b = made_.bodies[static_cast<std::size_t>(joint.body_b)];
            widest = std::max(
                widest, distance(apply(a.transform(), def.anchor_a), apply(b.transform(), def.anchor_b)));
        }
        return widest;
    }

  private:
    Scene scene_;
    SceneWorld made_;
};

/// Some hundred bodies take all their steps, which also an unoptimised build does soon; more take a hundred.
int steps_of(const ReferenceScene& row, const Played& played) {
    return played.size() < 150 ? row.steps : 100;
}

TEST(SmallScenes, TheirTableIsComplete) {
    std::set<std::string_view> names;
    for (const ReferenceScene& row : small_scenes()) {
        names.insert(row.name);
        EXPECT_NE(row.about.find("wrong if"), std::string_view::npos) << row.name;
        EXPECT_EQ(find_reference_scene(row.name), &row);
        const Scene scene = row.make();
        EXPECT_EQ(scene.name, row.name);
        EXPECT_EQ(scene.description, row.about);
        EXPECT_EQ(scene.steps, row.steps);
        EXPECT_EQ(scene.substeps, 4);
        EXPECT_EQ(scene.allow_sleep, row.name == "boxes_asleep") << row.name;
        for (const SceneJoint& joint : scene.joints) {
            const auto& def = std::get<RevoluteJointDef>(joint.def);
            const BodyDef& a = scene.bodies[static_cast<std::size_t>(joint.body_a)].def;
            const BodyDef& b = scene.bodies[static_cast<std::size_t>(joint.body_b)].def;
            const Vec2 at_a = a.position + rotate(Rot::from_angle(a.angle), def.anchor_a);
            const Vec2 at_b = b.position + rotate(Rot::from_angle(b.angle), def.anchor_b);
            EXPECT_LT(distance(at_a, at_b), 1.0e-5f) << row.name << ": a hinge starts under stress";
        }
    }
    EXPECT_EQ(names, (std::set<std::string_view>{"empty", "boxes_asleep", "boxes_awake", "heap_10", "heap_30",
                                                 "heap_100", "heap_300", "heap_1000", "heap_3000", "rope_5",
                                                 "rope_20", "rope_100", "level", "tank", "ragdolls_1",
                                                 "ragdolls_10", "ragdolls_100"}));
}

TEST(SmallScenes, NumbersOfBodiesAndJoints) {
    const auto expect = [](std::string_view name, std::size_t bodies, std::size_t joints) {
        const Scene scene = find_reference_scene(name)->make();
        EXPECT_EQ(scene.bodies.size(), bodies) << name;
        EXPECT_EQ(scene.joints.size(), joints) << name;
    };
    expect("empty", 0, 0);
    expect("boxes_awake", 1 + 10, 0);
    expect("heap_3000", 3 + 3000, 0);
    expect("rope_100", 1 + 100, 100);
    expect("ragdolls_100", 3 + 100 * 10, 100 * 9);
    expect("tank", 1 + 1 + 6 + 36, 6 + 36);
    expect("level", 1 + 26 + 3 * (1 + 2) + 2, 1);
}

TEST(SmallScenes, HeapsStayBetweenTheirWallsAndAboveTheFloor) {
    for (const ReferenceScene& row : small_scenes()) {
        if (!row.name.starts_with("heap_")) continue;
        Played heap(row.name);
        heap.run(steps_of(row, heap));
        const float wall = heap.place(2).x - 0.5f;  // the inner side of the right one
        for (std::size_t i = 3; i < heap.size(); ++i) {
            ASSERT_LT(std::fabs(heap.place(i).x), wall - 0.35f) << row.name << ", body " << i;
            // The centre of a box or a ball is at least 0.4 m above the floor.
            ASSERT_GT(heap.place(i).y, 0.36f) << row.name << ", body " << i;
        }
    }
}

TEST(SmallScenes, RopesDoNotGrowLonger) {
    for (const int links : {5, 20, 100}) {
        Played rope("rope_" + std::to_string(links));
        for (int i = 0; i < 5; ++i) {
            rope.run(20);
            EXPECT_LT(rope.widest_hinge(), 0.01f) << links << " links";
            for (std::size_t k = 1; k < rope.size(); ++k) {
                // The middle of a link is at most so far from the hook as the taut rope is long.
                const float most = 0.5f * static_cast<float>(k) - 0.25f + 0.05f;
                ASSERT_LT(distance(rope.place(k), rope.place(0)), most) << links << " links";
            }
        }
    }
}

TEST(SmallScenes, RagdollsKeepTheirLimbsAndStayInTheirPit) {
    for (const ReferenceScene& row : small_scenes()) {
        if (!row.name.starts_with("ragdolls_")) continue;
        Played pit(row.name);
        pit.run(steps_of(row, pit));
        EXPECT_LT(pit.widest_hinge(), 0.02f) << row.name;
        const float wall = pit.place(2).x - 0.5f;
        for (std::size_t i = 3; i < pit.size(); ++i) {
            ASSERT_LT(std::fabs(pit.place(i).x), wall) << row.name << ", body " << i;
            ASSERT_GT(pit.place(i).y, 0.03f) << row.name << ", body " << i;
        }
    }
}

TEST(SmallScenes, BoxesStandStillAwakeOrAsleep) {
    for (const std::string_view name : {"boxes_awake", "boxes_asleep"}) {
        Played boxes(name);
        boxes.run(find_reference_scene(name)->steps);
        EXPECT_EQ(boxes.world().counts().awake_bodies, name == "boxes_awake" ? 10 : 0);
        for (std::size_t i = 1; i < boxes.size(); ++i)
            EXPECT_LT(distance(boxes.place(i), boxes.scene().bodies[i].def.position), 0.005f) << name;
    }
}

TEST(SmallScenes, TheHeroPushesCratesAndPlatformsKeepTheirLoads) {
    Played level("level");
    level.run(level.scene().steps);
    const std::size_t hero = level.size() - 2;
    EXPECT_GT(level.place(hero).x, level.scene().bodies[hero].def.position.x + 10.0f);
    int platforms = 0;
    for (std::size_t i = 1; i < level.size(); ++i) {
        // All is above the lowest tiles, whose upper side is at y = 1, and between the walls.
        ASSERT_GT(level.place(i).y, 1.2f) << "body " << i;
        ASSERT_LT(std::fabs(level.place(i).x), 29.0f) << "body " << i;
        if (level.scene().bodies[i].def.type != BodyType::kKinematic) continue;
        ++platforms;
        for (const std::size_t crate : {i + 1, i + 2}) {
            EXPECT_NEAR(level.place(crate).y - level.place(i).y, 0.6f, 0.01f);
            EXPECT_LT(std::fabs(level.place(crate).x - level.place(i).x), 1.5f);
        }
    }
    EXPECT_EQ(platforms, 3);
}

TEST(SmallScenes, TheTankDrivesAndKeepsItsBelt) {
    Played tank("tank");
    for (int i = 0; i < 6; ++i) {
        tank.run(100);
        EXPECT_LT(tank.widest_hinge(), 0.03f);
        for (std::size_t k = 1; k < tank.size(); ++k) {
            ASSERT_GT(tank.place(k).y, 0.02f) << "body " << k;
            // A belt that came off would lie behind.
            ASSERT_LT(std::fabs(tank.place(k).x - tank.place(1).x), 2.4f) << "body " << k;
        }
    }
    // Six radians per second on a radius of 0.4 m are 24 m in 10 s, less what bumps and slip take.
    EXPECT_GT(tank.place(1).x, 12.0f);
}

}  // namespace
}  // namespace jostle
