// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The machines of scenes/: each does what its description says, to the number.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>

namespace jostle {
namespace {

struct Machine {
    explicit Machine(const std::string& name)
        : scene(read_scene(std::string(JOSTLE_SOURCE_DIR) + "/scenes/" + name + ".json")),
          made(make_world(scene)) {}
    void step() {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        for (const Joint& joint : made.joints) worst_joint = std::max(worst_joint, joint.linear_error());
    }
    [[nodiscard]] Body body(const std::string& name) const {
        for (const Body& body : made.bodies)
            if (body.name() == name) return body;
        ADD_FAILURE() << "no body is called " << name;
        return {};
    }
    Scene scene;
    SceneWorld made;
    float worst_joint = 0.0f;  ///< [m] over all steps
};

TEST(Machines, TheCarIsPastSixtyMetresAndOnItsWheels) {
    Machine car("car");
    const Body chassis = car.body("chassis");
    int past = 0;
    for (int i = 0; i < car.scene.steps; ++i) {
        car.step();
        ASSERT_LT(std::abs(chassis.angle()), 1.0f) << "step " << i;
        for (const Joint& joint : car.made.joints) ASSERT_LT(joint.linear_error(), 0.01f) << "step " << i;
        if (past == 0 && chassis.position().x > 60.0f) past = i;
    }
    EXPECT_GT(past, 0) << "at x = " << chassis.position().x;
    EXPECT_EQ(car.made.world.check(), "");
}

TEST(Machines, TheLiftHasRisenByThreeMetres) {
    Machine lift("lift");
    const Body cab = lift.body("cab");
    const PulleyJoint rope(lift.made.joints[0]);
    const float start = cab.position().y;
    for (int i = 0; i < lift.scene.steps; ++i) {
        lift.step();
        ASSERT_LT(rope.length_a() + rope.length_b(), 8.7f + 0.005f) << "step " << i;
        ASSERT_NEAR(cab.position().x, -2.0f, 0.005f);
    }
    EXPECT_GT(cab.position().y, start + 3.0f);
    EXPECT_NEAR(rope.length_a(), 1.5f, 0.005f);
}

TEST(Machines, TheGearTrainLiftsItsRackAsItsLawsSay) {
    Machine train("gear_train");
    for (int i = 0; i < train.scene.steps; ++i) {
        train.step();
        for (const Joint& joint : train.made.joints) {
            if (joint.type() != JointType::kGear) continue;
            ASSERT_LT(joint.linear_error(), 0.005f) << "step " << i;
            ASSERT_LT(joint.angular_error(), 0.01f) << "step " << i;
        }
    }
    // 20 N m, less 5 of the rack's weight, bring 0.839 kg m^2 to 2 rad/s within 0.112 s.
    EXPECT_NEAR(RevoluteJoint(train.made.joints[0]).angle(), 6.0f - 0.112f, 0.01f);
    EXPECT_NEAR(PrismaticJoint(train.made.joints[3]).translation(), 3.0f - 0.056f, 0.005f);
}

TEST(Machines, TheWalkerWalksTenMetres) {
    Machine walker("walker");
    const Body chassis = walker.body("chassis");
    const Vec2 start = chassis.position();
    for (int i = 0; i < walker.scene.steps; ++i) {
        walker.step();
        ASSERT_LT(std::abs(chassis.angle()), 0.2f) << "step " << i;
        ASSERT_NEAR(chassis.position().y, start.y, 0.4f) << "step " << i;
    }
    EXPECT_GT(chassis.position().x, start.x + 10.0f);
    EXPECT_LT(walker.worst_joint, 0.01f);
}

TEST(Machines, TheRopeBridgeSagsByLessThanATenthOfItsSpan) {
    Machine bridge("rope_bridge");
    const auto lowest_plank = [&] {
        float lowest = std::numeric_limits<float>::max();
        for (const Body& body : bridge.made.bodies) {
            if (body.name().starts_with("plank")) lowest = std::min(lowest, body.position().y);
        }
        return lowest;
    };
    for (int i = 0; i < bridge.scene.steps; ++i) {
        bridge.step();
        ASSERT_GT(lowest_plank(), -2.0f) << "step " << i;
    }
    for (const char* name : {"crate 1", "crate 2", "crate 3", "crate 4"}) {
        EXPECT_GT(bridge.body(name).position().y, lowest_plank()) << name;
        EXPECT_LT(length(bridge.body(name).linear_velocity()), 0.001f) << name;
    }
    EXPECT_LT(bridge.worst_joint, 0.001f);
}

TEST(Machines, TheWreckingBallsChainHoldsAndTheWallDoesNot) {
    Machine crane("wrecking_ball");
    for (int i = 0; i < crane.scene.steps; ++i) crane.step();
    EXPECT_LT(crane.worst_joint, 0.03f);
    int bricks = 0, moved = 0;
    for (std::size_t i = 0; i < crane.made.bodies.size(); ++i) {
        if (crane.made.bodies[i].name() != "brick") continue;
        ++bricks;
        moved += distance(crane.made.bodies[i].position(), crane.scene.bodies[i].def.position) > 1.0f;
    }
    EXPECT_GT(moved, bricks / 2);
}

TEST(Machines, TheHoistLiftsByTwoMetresAndNeverSinksByATooth) {
    Machine hoist("hoist");
    const Body load = hoist.body("load");
    const float start = load.position().y;
    float highest = start;
    for (int i = 0; i < hoist.scene.steps; ++i) {
        hoist.step();
        highest = std::max(highest, load.position().y);
        // A tooth of 0.05 rad on a drum of 0.5 m, and the 5 mm by which a gear may be off.
        ASSERT_GT(load.position().y, highest - 0.025f - 0.005f) << "step " << i;
    }
    EXPECT_GT(load.position().y, start + 2.0f);
    EXPECT_LT(hoist.worst_joint, 0.005f);
}

TEST(Machines, TheTopDownCarStopsAfterFifteenMetres) {
    Machine cars("topdown_car");
    const Body braker = cars.body("braker");
    for (int i = 0; i < cars.scene.steps; ++i) cars.step();
    // v^2 / 2 a, less half a sub-step of v.
    EXPECT_NEAR(braker.position().x, 15.0f * 15.0f / (2.0f * 7.5f) - 0.5f * 15.0f / 240.0f, 0.02f);
    EXPECT_NEAR(braker.position().y, 0.0f, 0.01f);
    EXPECT_LT(length(braker.linear_velocity()), 1e-3f);
    EXPECT_GT(std::abs(cars.body("turner").angle()), 0.5f);
    EXPECT_GT(cars.body("starter").position().x, 30.0f);
    EXPECT_LT(cars.worst_joint, 0.005f);
}

/// [m] How deep a dynamic body is in a static one, at most.
float deepest_in_ground(const World& world) {
    float least = 0.0f;
    for (const Contact& contact : world.contacts()) {
        if (contact.shape_a.body().type() == contact.shape_b.body().type()) continue;
        for (int i = 0; i < contact.count; ++i) least = std::min(least, contact.points[i].separation);
    }
    return -least;
}

TEST(Machines, RagdollsOnTheStairsHoldTogether) {
    Machine stairs("stairs");
    float deepest = 0.0f, bent = 0.0f;
    for (int i = 0; i < stairs.scene.steps; ++i) {
        stairs.step();
        deepest = std::max(deepest, deepest_in_ground(stairs.made.world));
        for (const Joint& joint : stairs.made.joints) bent = std::max(bent, joint.angular_error());
    }
    EXPECT_LT(stairs.worst_joint, 0.01f);
    // [m] Four fifths of the radius of the thinnest limb.
    EXPECT_LT(deepest, 0.04f);
    // [rad] Twelve degrees, where a figure meets a step.
    EXPECT_LT(bent, 0.21f);
    int down = 0;
    for (const Body& body : stairs.made.bodies) {
        const std::string_view name = body.name();
        if (!name.starts_with("torso")) continue;
        EXPECT_LT(length(body.linear_velocity()), 0.001f) << name;
        EXPECT_LT(std::abs(body.angular_velocity()), 0.002f) << name;
        down += body.position().y < 1.0f;
    }
    EXPECT_EQ(down, 5);
    for (const Joint& joint : stairs.made.joints) EXPECT_LT(joint.angular_error(), 0.02f);
}

TEST(Machines, TheNetHangsAsStaticsSaysAndTheJellyKeepsItsShape) {
    Machine soft("soft_body");
    const Body middle = soft.body("net 6 3");
    const float start = middle.position().y;
    for (int i = 0; i < soft.scene.steps; ++i) soft.step();
    // By the minimum of the energy of springs of k = m (2 pi f)^2, m the reduced mass, and of gravity.
    EXPECT_NEAR(start - middle.position().y, 0.11837f, 0.0011f);
    // The signed area of each cell of the jelly: none has turned over, and together they keep nine tenths.
    float area = 0.0f;
    for (int i = 1; i < 6; ++i) {
        for (int j = 1; j < 6; ++j) {
            const auto at = [&](int row, int column) {
                return soft.body("jelly " + std::to_string(row) + " " + std::to_string(column)).position();
            };
            const float cell = 0.5f * cross(at(i, j + 1) - at(i + 1, j), at(i, j) - at(i + 1, j + 1));
            EXPECT_GT(cell, 0.15f) << i << " " << j;
            area += cell;
        }
    }
    EXPECT_GT(area, 0.9f * 6.25f);
}

}  // namespace
}  // namespace jostle
