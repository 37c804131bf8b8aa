// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The machines of scenes/: each does what its description says, to the number.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <cmath>
#include <string>

namespace jostle {
namespace {

struct Machine {
    explicit Machine(const std::string& name)
        : scene(read_scene(std::string(JOSTLE_SOURCE_DIR) + "/scenes/" + name + ".json")),
          made(make_world(scene)) {}
    void step() { made.world.step(1.0f / scene.step_hertz, scene.substeps); }
    [[nodiscard]] Body body(const std::string& name) const {
        for (const Body& body : made.bodies)
            if (body.name() == name) return body;
        ADD_FAILURE() << "no body is called " << name;
        return {};
    }
    Scene scene;
    SceneWorld made;
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

}  // namespace
}  // namespace jostle
