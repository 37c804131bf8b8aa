// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A joint of each type between two bodies, with its limits, motors and springs.
#pragma once

#include <jostle/dynamics/world.h>

#include <vector>

namespace jostle::test {

inline constexpr int kJointTypes = static_cast<int>(std::variant_size_v<AnyJointDef>);

/// The anchors of a joint.
struct Ends {
    Vec2 a, b;  ///< [m] in the bodies' frames
};

template <class Def>
Def between(const Body& a, const Body& b, const Ends& ends, Def def) {
    def.body_a = a;
    def.body_b = b;
    if constexpr (requires { def.anchor_a; }) {
        def.anchor_a = ends.a;
        def.anchor_b = ends.b;
    }
    return def;
}

/// Of the types that only use one or two of their parts.
inline Joint add_plain_joint(World& world, JointType type, const Body& a, const Body& b, const Ends& ends) {
    switch (type) {
        case JointType::kDistance:
            return world.create_distance(between(
                a, b, ends,
                DistanceJointDef{.limit = JointLimit{0.5f, 2.0f}, .motor = DistanceMotor{1.0f, 5.0f}}));
        case JointType::kWeld:
            return world.create_weld(
                between(a, b, ends, WeldJointDef{.angular_spring = JointSpring{3.0f, 0.5f}}));
        case JointType::kFilter:
            return world.create_filter(between(a, b, ends, FilterJointDef{}));
        case JointType::kMotor:
            return world.create_motor(between(
                a, b, ends, MotorJointDef{.offset = {1.0f, 0.5f}, .angle = 1.0f, .max_force = 40.0f}));
        case JointType::kTarget:
            return world.create_target(between(a, b, ends, TargetJointDef{}));
        case JointType::kFriction:
            return world.create_friction(
                between(a, b, ends, FrictionJointDef{.max_force = 3.0f, .max_torque = 1.0f}));
        case JointType::kCustom:
            return world.create_custom(between(a, b, ends, CustomJointDef{}));
        default:
            return world.create_ratchet(between(a, b, ends, RatchetJointDef{.step = 0.25f}));
    }
}

/// A joint of the type; of a gear with the two that it couples, of a pulley with a frame.
inline Joint add_joint_of(World& world, JointType type, const Body& a, const Body& b, const Ends& ends) {
    const JointServo servo{0.3f, 2.0f, 0.3f, 30.0f};
    const JointLimit limit{-0.5f, 0.75f};
    const auto hinge = [&] {
        return world.create_revolute(
            between(a, b, ends,
                    RevoluteJointDef{.limit = limit, .motor = RevoluteMotor{2.0f, 3.0f}, .servo = servo}));
    };
    const auto slide = [&] {
        return world.create_slot(between(
            a, b, ends,
            SlotJointDef{
                .axis_a = {1.0f, 1.0f}, .limit = limit, .motor = SlotMotor{1.0f, 4.0f}, .servo = servo}));
    };
    switch (type) {
        case JointType::kRevolute:
            return hinge();
        case JointType::kSlot:
            return slide();
        case JointType::kPrismatic:
            return world.create_prismatic(between(a, b, ends,
                                                  PrismaticJointDef{.axis_a = {1.0f, 2.0f},
                                                                    .limit = limit,
                                                                    .motor = PrismaticMotor{1.0f, 3.0f},
                                                                    .servo = servo}));
        case JointType::kWheel:
            return world.create_wheel(
                between(a, b, ends,
                        WheelJointDef{.suspension = servo, .limit = limit, .motor = WheelMotor{5.0f, 2.0f}}));
        case JointType::kGear:
            return world.create_gear({.joint_a = hinge(), .joint_b = slide(), .ratio = -0.5f});
        case JointType::kPulley: {
            PulleyJointDef def = between(a, b, ends, PulleyJointDef{});
            def.frame = world.create_body({.position = a.position() + Vec2{1.0f, 5.0f}});
            def.point_b = {2.0f, 0.0f};
            def.length = 11.0f;
            def.ratio = 1.5f;
            def.min_length_a = 4.0f;
            return world.create_pulley(def);
        }
        default:
            return add_plain_joint(world, type, a, b, ends);
    }
}

/// Rows for the custom joints of a world: B's anchor keeps to a line of A's.
inline void give_rows(World& world) {
    world.on_custom_joints([](CustomRows& rows) {
        CustomRow& row = rows.add();
        row.linear[0] = {0.0f, -1.0f};
        row.linear[1] = {0.0f, 1.0f};
        row.error = clamp(rows.joint.anchor_b().y - rows.joint.anchor_a().y, -1.0e6f, 1.0e6f);
        row.min_force = -50.0f;
        CustomRow& turn = rows.add();
        turn.angular[0] = -1.0f;
        turn.angular[1] = 1.0f;
        turn.is_motor = true;
        turn.speed = 1.0f;
        turn.max_force = 1.0f;
    });
}

}  // namespace jostle::test
