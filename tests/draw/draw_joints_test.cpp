// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of the types that have a drawing of their own: lines, ropes, teeth.
#include <gmock/gmock.h>
#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <algorithm>

#include "draw/recorder.h"

namespace jostle::test {
namespace {

using testing::ElementsAre;

struct Two {
    World world;
    Body ground = world.create_body({});
    Body body = world.create_body({.type = BodyType::kDynamic, .position = {2.0f, 0.0f}});

    Recorder drawn() {
        Recorder draw;
        draw.set_flags(DrawFlag::kJoints);
        draw_world(world, draw);
        return draw;
    }
};

TEST(DrawJoints, ASlotAsFarAsItsLimits) {
    Two two;
    two.world.create_slot({.body_a = two.ground, .body_b = two.body, .limit = JointLimit{-1.0f, 3.0f}});
    EXPECT_THAT(two.drawn().lines, ElementsAre("segment (-1,0) (3,0)", "point (2,0) 5"));
}

TEST(DrawJoints, AWheelWithoutLimitsAsAMetreOfItsLine) {
    Two two;
    two.world.create_wheel({.body_a = two.ground, .body_b = two.body, .anchor_a = {2.0f, 0.0f}});
    EXPECT_THAT(two.drawn().lines, ElementsAre("segment (2,-0.5) (2,0.5)", "point (2,0) 5"));
}

TEST(DrawJoints, APulleyAsItsRope) {
    Two two;
    const Body other = two.world.create_body({.type = BodyType::kDynamic, .position = {4.0f, 0.0f}});
    two.world.create_pulley({.body_a = two.body,
                             .body_b = other,
                             .frame = two.ground,
                             .point_a = {2.0f, 3.0f},
                             .point_b = {4.0f, 3.0f},
                             .length = 6.0f});
    EXPECT_THAT(two.drawn().lines,
                ElementsAre("segment (2,0) (2,3)", "segment (2,3) (4,3)", "segment (4,3) (4,0)",
                            "point (2,0) 5", "point (2,3) 5", "point (4,3) 5", "point (4,0) 5"));
}

TEST(DrawJoints, TheOthersInTheirColours) {
    Two two;
    const DrawWorldOptions options;
    const Joint hinge = two.world.create_revolute({.body_a = two.ground, .body_b = two.body});
    const Joint slide = two.world.create_prismatic({.body_a = two.ground, .body_b = two.body});
    two.world.create_gear({.joint_a = hinge, .joint_b = slide});
    two.world.create_motor({.body_a = two.ground, .body_b = two.body});
    two.world.create_target({.body_a = two.ground, .body_b = two.body});
    two.world.create_friction({.body_a = two.ground, .body_b = two.body});
    two.world.create_ratchet({.body_a = two.ground, .body_b = two.body});
    two.world.create_custom({.body_a = two.ground, .body_b = two.body});
    two.world.create_filter({.body_a = two.ground, .body_b = two.body});
    const Recorder draw = two.drawn();
    const auto count = [&](Color color) { return std::count(draw.colors.begin(), draw.colors.end(), color); };
    EXPECT_EQ(count(options.gear), 3);
    EXPECT_EQ(count(options.motor), 3);
    EXPECT_EQ(count(options.target), 3);
    EXPECT_EQ(count(options.friction), 2);
    EXPECT_EQ(count(options.ratchet), 3);
    EXPECT_EQ(count(options.other_joint), 3);
}

}  // namespace
}  // namespace jostle::test
