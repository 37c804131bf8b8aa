// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of scenes/: each reads, says what would look wrong, goes through a file unchanged, asks for
// nothing that a world lacks, and does what its description says, as far as numbers can tell.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "scene_equal.h"

namespace jostle {
namespace {

std::string path_of(const std::string& name) {
    return std::string(JOSTLE_SOURCE_DIR) + "/scenes/" + name + ".json";
}

int index_of(const Scene& scene, const std::string& name) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        if (scene.bodies[i].name == name) return static_cast<int>(i);
    }
    ADD_FAILURE() << "no body is called " << name;
    return 0;
}

/// A scene at work.
struct Playing {
    explicit Playing(const std::string& name) : scene(read_scene(path_of(name))), made(make_world(scene)) {}

    void seconds(float time) {
        const int steps = static_cast<int>(std::lround(time * scene.step_hertz));
        for (int i = 0; i < steps; ++i) {
            made.world.step(1.0f / scene.step_hertz, scene.substeps);
            for (const Joint& joint : made.joints) {
                const float error = joint.linear_error();
                worst_joint = error > worst_joint ? error : worst_joint;
            }
        }
    }
    [[nodiscard]] const Body& body(const std::string& name) const {
        return made.bodies[static_cast<std::size_t>(index_of(scene, name))];
    }

    Scene scene;
    SceneWorld made;
    float worst_joint = 0.0f;  ///< [m]
};

TEST(Scenes, AllReadAndComeBackEqual) {
    std::vector<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(JOSTLE_SOURCE_DIR) + "/scenes")) {
        // Crowds have a folder and a reader of their own.
        if (entry.is_regular_file()) names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    ASSERT_EQ(names,
              (std::vector<std::string>{"bridge", "car", "concave", "cradle", "gear_train", "hoist", "lift",
                                        "playground", "ragdoll", "rope_bridge", "soft_body", "stack",
                                        "stairs", "terrain", "topdown_car", "walker", "wrecking_ball"}));
    for (const std::string& name : names) {
        SCOPED_TRACE(name);
        const Scene scene = read_scene(path_of(name));
        EXPECT_EQ(scene.name, name);
        EXPECT_NE(scene.description.find("Wrong if"), std::string::npos);
        EXPECT_TRUE(test::same(parse_scene(write_scene(scene)), scene));
    }
}

TEST(Scenes, PlaygroundHasEveryShapeAndJoint) {
    const Scene scene = read_scene(path_of("playground"));
    bool circle = false, capsule = false, segment = false, polygon = false, rounded = false, large = false;
    bool sensor = false, kinematic = false, disabled = false;
    for (const SceneBody& body : scene.bodies) {
        kinematic |= body.def.type == BodyType::kKinematic;
        disabled |= !body.def.enabled;
        for (const SceneShape& shape : body.shapes) {
            sensor |= shape.def.is_sensor;
            circle |= std::holds_alternative<Circle>(shape.geometry);
            capsule |= std::holds_alternative<Capsule>(shape.geometry);
            segment |= std::holds_alternative<Segment>(shape.geometry);
            if (const auto* p = std::get_if<ScenePolygon>(&shape.geometry)) {
                polygon |= p->radius == 0.0f;
                rounded |= p->radius > 0.0f;
                large |= p->vertices.size() > 8;
            }
        }
    }
    EXPECT_TRUE(circle && capsule && segment && polygon && rounded && large);
    EXPECT_TRUE(sensor && kinematic && disabled);
    bool limited = false, driven = false, lift = false, rod = false, spring = false, weld = false;
    for (const SceneJoint& joint : scene.joints) {
        if (const auto* r = std::get_if<RevoluteJointDef>(&joint.def)) {
            limited |= r->limit.has_value();
            driven |= r->motor.has_value();
        } else if (const auto* p = std::get_if<PrismaticJointDef>(&joint.def)) {
            lift |= p->limit && p->motor;
        } else if (const auto* d = std::get_if<DistanceJointDef>(&joint.def)) {
            (d->spring ? spring : rod) = true;
        } else {
            weld = true;
        }
    }
    EXPECT_TRUE(limited && driven && lift && rod && spring && weld);
}

TEST(Scenes, PlaygroundKeepsItsJointsAndItsBodies) {
    Playing run("playground");
    const Transform disabled = run.body("disabled box").transform();
    run.seconds(10.0f);
    EXPECT_LT(run.worst_joint, 0.01f);
    EXPECT_EQ(run.body("disabled box").transform(), disabled);
    EXPECT_NEAR(run.body("lift").position().y, 4.0f, 0.02f);
    EXPECT_LT(std::abs(run.body("see-saw").angle()), 0.36f);
    EXPECT_NEAR(distance(run.body("pendulum").position(), {7.0f, 9.8f}), 2.5f, 0.01f);
    for (std::size_t i = 0; i < run.made.bodies.size(); ++i) {
        if (run.scene.bodies[i].def.type != BodyType::kDynamic) continue;
        const Aabb<2> box = run.made.bodies[i].bounds();
        EXPECT_GT(box.lower.y, -0.02f) << run.scene.bodies[i].name;
        EXPECT_GT(box.lower.x, -12.1f) << run.scene.bodies[i].name;
        EXPECT_LT(box.upper.x, 12.1f) << run.scene.bodies[i].name;
    }
}

TEST(Scenes, StackStandsTenSeconds) {
    Playing run("stack");
    run.seconds(10.0f);
    for (std::size_t i = 0; i < run.made.bodies.size(); ++i) {
        const Vec2 moved = run.made.bodies[i].position() - run.scene.bodies[i].def.position;
        EXPECT_LT(std::abs(moved.x), 0.01f) << run.scene.bodies[i].name;
        EXPECT_LT(std::abs(moved.y), 0.05f) << run.scene.bodies[i].name;
        EXPECT_LT(length(run.made.bodies[i].linear_velocity()), 0.01f) << run.scene.bodies[i].name;
    }
}

TEST(Scenes, BridgeCarriesItsLoad) {
    Playing run("bridge");
    run.seconds(10.0f);
    EXPECT_LT(run.worst_joint, 0.01f);
    for (const char* name : {"crate", "barrel", "plank 12"}) {
        EXPECT_GT(run.body(name).position().y, -6.0f) << name;
        EXPECT_LT(run.body(name).position().y, -3.0f) << name;
    }
    EXPECT_GT(run.body("crate").position().y, run.body("plank 12").position().y + 0.7f);
}

TEST(Scenes, CradlePassesTheBlowOn) {
    Playing run("cradle");
    // The far ball rises to its height on the other side after half a period, while the rest hang.
    float highest = 0.0f;
    for (int i = 0; i < 150; ++i) {
        run.seconds(1.0f / 60.0f);
        const float y = run.body("ball 5").position().y;
        highest = y > highest ? y : highest;
        EXPECT_GT(run.body("ball 3").position().y, 0.95f);
        EXPECT_LT(run.body("ball 3").position().y, 1.05f);
    }
    const float start =
        run.scene.bodies[static_cast<std::size_t>(index_of(run.scene, "ball 1"))].def.position.y;
    EXPECT_NEAR(highest, start, 0.05f * (start - 1.0f));
    EXPECT_LT(run.worst_joint, 0.001f);
}

TEST(Scenes, RagdollLiesWithItsLimbsOn) {
    Playing run("ragdoll");
    const auto limit_error = [&] {
        float worst = 0.0f;
        for (const Joint& joint : run.made.joints) {
            const RevoluteJoint hinge(joint);
            const std::optional<JointLimit> limit = hinge.limit();
            if (limit) worst = std::max({worst, limit->lower - hinge.angle(), hinge.angle() - limit->upper});
        }
        return worst;
    };
    float worst = 0.0f;
    for (int i = 0; i < 600; ++i) {
        run.seconds(1.0f / 60.0f);
        worst = std::max(worst, limit_error());
    }
    // While it falls in a heap a joint may give for a step or two; a limb that came off would be away by a
    // metre.
    EXPECT_LT(run.worst_joint, 0.06f);
    EXPECT_LT(worst, 0.25f);
    EXPECT_LT(limit_error(), 0.05f);
    for (const Joint& joint : run.made.joints) EXPECT_LT(joint.linear_error(), 0.01f);
    EXPECT_LT(length(run.body("torso").linear_velocity()), 0.02f);
    EXPECT_GT(run.body("head").position().y, 0.1f);
    EXPECT_NEAR(run.body("arm").angular_velocity(), 1.5f, 0.15f);
}

TEST(Scenes, ConcaveThingsHoldWhatIsInThem) {
    Playing run("concave");
    run.seconds(8.0f);
    const float before = run.body("gear 2").angle();
    run.seconds(2.0f);
    EXPECT_LT(run.worst_joint, 0.002f);
    EXPECT_NEAR(run.body("gear 1").angular_velocity(), 0.8f, 0.05f);
    // 12 teeth drive 8, the other way; angles are told within a turn.
    const float turned = std::remainder(run.body("gear 2").angle() - before + 1.2f * 2.0f, 2.0f * kPi);
    EXPECT_NEAR(turned, 0.0f, 0.3f) << "within the play of the teeth";
    const Vec2 ring = run.body("ring").position();
    EXPECT_LT(distance(run.body("ball in the ring").position(), ring), 1.2f - 0.45f + 0.01f);
    EXPECT_LT(distance(run.body("wheel in the ring").position(), ring), 1.2f - 0.28f);
    const Vec2 in_cup = inverse_apply(run.body("cup").transform(), run.body("pill in the cup").position());
    EXPECT_LT(std::abs(in_cup.x), 0.6f - 0.21f);
    EXPECT_GT(in_cup.y, -0.3f + 0.21f);
    EXPECT_GT(run.body("hook 3").position().y, 4.0f) << "it hangs from the hook that is welded";
    for (std::size_t i = 0; i < run.made.bodies.size(); ++i) {
        const std::string& name = run.scene.bodies[i].name;
        if (run.scene.bodies[i].def.type != BodyType::kDynamic) continue;
        SCOPED_TRACE(name);
        const Aabb<2> box = run.made.bodies[i].bounds();
        EXPECT_GT(box.lower.y, -0.01f);
        EXPECT_GT(box.lower.x, -9.01f);
        EXPECT_LT(box.upper.x, 9.01f);
        // Hooks swing and rock for a while yet, and the pill may lie in one.
        if (name.starts_with("gear") || name.starts_with("hook") || name == "pill") continue;
        EXPECT_LT(length(run.made.bodies[i].linear_velocity()), 0.02f);
    }
}

/// [m] How high the chain lies at x; its points run to the left.
float height_at(const SceneChain& chain, float x) {
    for (std::size_t i = 1; i < chain.points.size(); ++i) {
        const Vec2 a = chain.points[i - 1], b = chain.points[i];
        if (x <= a.x && x >= b.x) return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
    }
    ADD_FAILURE() << "nothing is there";
    return 0.0f;
}

TEST(Scenes, TerrainCarriesEverythingToRest) {
    Playing run("terrain");
    const auto& hills = std::get<SceneChain>(
        run.scene.bodies[static_cast<std::size_t>(index_of(run.scene, "hills"))].shapes[0].geometry);
    float highest = 0.0f;
    for (int i = 0; i < 1200; ++i) {
        run.seconds(1.0f / 60.0f);
        highest = std::max(highest, run.body("thrown ball").position().y);
    }
    EXPECT_GT(highest, 7.5f) << "the platform lets it through from below";
    const Vec2 thrown = run.body("thrown ball").position();
    EXPECT_TRUE(thrown.y < 3.0f || thrown.y > 7.2f) << "and it lies on it or has fallen off again";
    int in_drum = 0, on_shelf = 0, on_platform = 0;
    for (std::size_t i = 0; i < run.made.bodies.size(); ++i) {
        if (run.scene.bodies[i].def.type != BodyType::kDynamic) continue;
        const Body& body = run.made.bodies[i];
        const Vec2 at = body.position();
        SCOPED_TRACE(run.scene.bodies[i].name);
        EXPECT_GT(at.y, height_at(hills, at.x) + 0.2f);
        EXPECT_LT(length(body.linear_velocity()), 0.005f);
        EXPECT_LT(std::abs(body.angular_velocity()), 0.01f);
        in_drum += distance(at, {11.5f, 9.5f}) < 2.2f ? 1 : 0;
        on_shelf += at.x > -11.0f && at.x < -4.0f && at.y > 8.2f ? 1 : 0;
        on_platform += at.x > 1.5f && at.x < 7.0f && at.y > 7.2f ? 1 : 0;
    }
    EXPECT_EQ(in_drum, 4);
    EXPECT_GE(on_shelf, 4);
    EXPECT_GE(on_platform, 2);
}

TEST(Scenes, RealFilesRunTenSeconds) {
    const std::string folder = std::string(JOSTLE_SOURCE_DIR) + "/../shared/data/rube/";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/data is absent";
    for (const char* name : {"palm", "joints", "ragdoll"}) {
        SCOPED_TRACE(name);
        const Scene scene = read_scene(folder + name + ".json");
        SceneWorld made = make_world(scene);
        float worst = 0.0f;
        for (int i = 0; i < 600; ++i) {
            made.world.step(1.0f / scene.step_hertz, scene.substeps);
            // A file's joints may begin apart: those of joints.json do, by 63 mm.
            if (i < 30) continue;
            for (const Joint& joint : made.joints) worst = std::max(worst, joint.linear_error());
        }
        EXPECT_LT(worst, 0.01f);
        EXPECT_EQ(made.world.check(), "");
    }
}

}  // namespace
}  // namespace jostle
