// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: the types of joints beside revolute, prismatic, distance and weld.
#include "dynamics/door_joint.h"

namespace jostle::test {

JointEntries filter_entries() {
    JointTable<FilterJointDef, FilterJoint> table("filter", "FilterJoint", &World::create_filter,
                                                  &Hands::filter);
    return table.take("", "filter_joint.h");
}

JointEntries motor_entries() {
    JointTable<MotorJointDef, MotorJoint> table("motor", "MotorJoint", &World::create_motor, &Hands::motor);
    table.point("offset", &MotorJointDef::offset);
    table.reads("offset", [](const MotorJoint& j) { return j.offset(); });
    table.changes("set_offset",
                  [](const MotorJoint& j) {
                      j.set_offset({1.0f, 0.0f});
                  })
        .vector("offset", kNotInWorld, [](Hands& h, Vec2 v) { h.motor.set_offset(v); });
    table.number(
        "angle", kNotFinite, &MotorJointDef::angle, [](const MotorJoint& j) { return j.angle(); },
        [](const MotorJoint& j, float x) { j.set_angle(x); });
    table.number(
        "max_force", kNegative, &MotorJointDef::max_force, [](const MotorJoint& j) { return j.max_force(); },
        [](const MotorJoint& j, float x) { j.set_max_force(x); });
    table.number(
        "max_torque", kNegative, &MotorJointDef::max_torque,
        [](const MotorJoint& j) { return j.max_torque(); },
        [](const MotorJoint& j, float x) { j.set_max_torque(x); });
    table.reads("current_angle", [](const MotorJoint& j) { return j.current_angle(); });
    return table.take("", "motor_joint.h");
}

JointEntries target_entries() {
    JointTable<TargetJointDef, TargetJoint> table("target", "TargetJoint", &World::create_target,
                                                  &Hands::target);
    table.reads("target", [](const TargetJoint& j) { return j.target(); });
    table.changes("set_target",
                  [](const TargetJoint& j) {
                      j.set_target({1.0f, 0.0f});
                  })
        .vector("target", kNotInWorld, [](Hands& h, Vec2 v) { h.target.set_target(v); });
    table.field("JointSpring.hertz", "spring.hertz", kNegative,
                [](TargetJointDef& def, float x) { def.spring.hertz = x; });
    table.reads("spring", [](const TargetJoint& j) { return j.spring(); });
    table.changes("set_spring",
                  [](const TargetJoint& j) {
                      j.set_spring({1.0f, 1.0f});
                  })
        .number("spring", "spring.hertz", kNegative,
                [](Hands& h, float x) {
                    h.target.set_spring({x, 1.0f});
                })
        .number("spring", "spring.damping_ratio", kNegative, [](Hands& h, float x) {
            h.target.set_spring({1.0f, x});
        });
    table.number(
        "max_force", kNegative, &TargetJointDef::max_force,
        [](const TargetJoint& j) { return j.max_force(); },
        [](const TargetJoint& j, float x) { j.set_max_force(x); });
    return table.take("", "target_joint.h");
}

JointEntries friction_entries() {
    JointTable<FrictionJointDef, FrictionJoint> table("friction", "FrictionJoint", &World::create_friction,
                                                      &Hands::friction);
    table.number(
        "max_force", kNegative, &FrictionJointDef::max_force,
        [](const FrictionJoint& j) { return j.max_force(); },
        [](const FrictionJoint& j, float x) { j.set_max_force(x); });
    table.number(
        "max_torque", kNegative, &FrictionJointDef::max_torque,
        [](const FrictionJoint& j) { return j.max_torque(); },
        [](const FrictionJoint& j, float x) { j.set_max_torque(x); });
    return table.take("", "friction_joint.h");
}

JointEntries wheel_entries() {
    JointTable<WheelJointDef, WheelJoint> table("wheel", "WheelJoint", &World::create_wheel, &Hands::wheel);
    table.axis();
    table.reads("angle", [](const WheelJoint& j) { return j.angle(); });
    table.reads("translation", [](const WheelJoint& j) { return j.translation(); });
    table.servo(
        "suspension", &WheelJointDef::suspension, [](const WheelJoint& j) { return j.suspension(); },
        [](const WheelJoint& j, const auto& suspension) { j.set_suspension(suspension); });
    table.limit();
    table.motor("WheelMotor.max_torque", &WheelMotor::max_torque);
    return table.take("WheelMotor", "wheel_joint.h");
}

JointEntries slot_entries() {
    JointTable<SlotJointDef, SlotJoint> table("slot", "SlotJoint", &World::create_slot, &Hands::slot);
    table.axis();
    table.reads("translation", [](const SlotJoint& j) { return j.translation(); });
    table.limit();
    table.motor("SlotMotor.max_force", &SlotMotor::max_force);
    table.servo();
    return table.take("SlotMotor", "slot_joint.h");
}

JointEntries pulley_entries() {
    JointTable<PulleyJointDef, PulleyJoint> table("pulley", "PulleyJoint", &World::create_pulley,
                                                  &Hands::pulley);
    table.create_entry().handles.push_back(of_platform("frame"));
    table.other("frame", "frame", [](PulleyJointDef& def) { def.frame = def.body_b; });
    table.reads("frame", [](const PulleyJoint& j) { return j.frame(); });
    const auto point = [&](const std::string& side, Vec2 PulleyJointDef::*member,
                           Vec2 (PulleyJoint::*read)() const, Vec2 (PulleyJoint::*local)() const,
                           void (PulleyJoint::*set)(Vec2) const) {
        table.point("point_" + side, member);
        table.reads("point_" + side, [=](const PulleyJoint& j) { return (j.*read)(); });
        table.reads("local_point_" + side, [=](const PulleyJoint& j) { return (j.*local)(); });
        table.changes("set_local_point_" + side,
                      [=](const PulleyJoint& j) {
                          (j.*set)({1.0f, 0.0f});
                      })
            .vector("point", kNotInWorld, [=](Hands& h, Vec2 v) { (h.pulley.*set)(v); });
    };
    point("a", &PulleyJointDef::point_a, &PulleyJoint::point_a, &PulleyJoint::local_point_a,
          &PulleyJoint::set_local_point_a);
    point("b", &PulleyJointDef::point_b, &PulleyJoint::point_b, &PulleyJoint::local_point_b,
          &PulleyJoint::set_local_point_b);
    table.reads("length_a", [](const PulleyJoint& j) { return j.length_a(); });
    table.reads("length_b", [](const PulleyJoint& j) { return j.length_b(); });
    table.number(
        "length", kNotPositive, &PulleyJointDef::length, [](const PulleyJoint& j) { return j.length(); },
        [](const PulleyJoint& j, float x) { j.set_length(x); });
    table.number(
        "ratio", kNotPositive, &PulleyJointDef::ratio, [](const PulleyJoint& j) { return j.ratio(); },
        [](const PulleyJoint& j, float x) { j.set_ratio(x); });
    const auto shortest = [&](const std::string& side, float PulleyJointDef::*member,
                              float (PulleyJoint::*read)() const, void (PulleyJoint::*set)(float) const) {
        table.field("PulleyJointDef.min_length_" + side, "min_length_" + side, kNegative,
                    [=](PulleyJointDef& def, float x) { def.*member = x; });
        table.reads("min_length_" + side, [=](const PulleyJoint& j) { return (j.*read)(); });
        table.changes("set_min_length_" + side, [=](const PulleyJoint& j) { (j.*set)(0.5f); })
            .number("length", kNegative, [=](Hands& h, float x) { (h.pulley.*set)(x); });
    };
    shortest("a", &PulleyJointDef::min_length_a, &PulleyJoint::min_length_a, &PulleyJoint::set_min_length_a);
    shortest("b", &PulleyJointDef::min_length_b, &PulleyJoint::min_length_b, &PulleyJoint::set_min_length_b);
    return table.take("", "pulley_joint.h");
}

JointEntries gear_entries() {
    JointTable<GearJointDef, GearJoint> table("gear", "GearJoint", &World::create_gear, &Hands::gear);
    Entry& create = table.create_entry();
    create.handles.push_back({"joint_a", [](Hands& h, const Hands& other) { h.hinge = other.hinge; }});
    create.handles.push_back({"joint_b", [](Hands& h, const Hands& other) { h.slider = other.slider; }});
    table.other("joint_b", "joint_b", [](GearJointDef& def) { def.joint_b = def.joint_a; });
    create.other("a joint of a type that has no coordinate", "joint_a",
                 [](Hands& h) { h.world->create_gear({.joint_a = h.weld, .joint_b = h.slider}); });
    table.field("GearJointDef.offset", "offset", kNotInWorld,
                [](GearJointDef& def, float x) { def.offset = x; });
    table.reads("joint_a", [](const GearJoint& j) { return j.joint_a(); });
    table.reads("joint_b", [](const GearJoint& j) { return j.joint_b(); });
    table.number(
        "ratio", {kNan, kInfinity, -kInfinity, 0.0f}, &GearJointDef::ratio,
        [](const GearJoint& j) { return j.ratio(); }, [](const GearJoint& j, float x) { j.set_ratio(x); });
    table.reads("offset", [](const GearJoint& j) { return j.offset(); });
    table.changes("set_offset", [](const GearJoint& j) { j.set_offset(0.5f); })
        .number("offset", kNotInWorld, [](Hands& h, float x) { h.gear.set_offset(x); });
    table.reads("error", [](const GearJoint& j) { return j.error(); });
    return table.take("", "gear_joint.h");
}

JointEntries ratchet_entries() {
    JointTable<RatchetJointDef, RatchetJoint> table("ratchet", "RatchetJoint", &World::create_ratchet,
                                                    &Hands::ratchet);
    table.reads("angle", [](const RatchetJoint& j) { return j.angle(); });
    table.reads("tooth", [](const RatchetJoint& j) { return j.tooth(); });
    table.number(
        "step", {kNan, kInfinity, 0.0f, 1.0e-4f, -1.0e-4f, 7.0f, -7.0f}, &RatchetJointDef::step,
        [](const RatchetJoint& j) { return j.step(); },
        [](const RatchetJoint& j, float x) { j.set_step(x); });
    table.number(
        "phase", {kNan, kInfinity, 7.0f, -7.0f}, &RatchetJointDef::phase,
        [](const RatchetJoint& j) { return j.phase(); },
        [](const RatchetJoint& j, float x) { j.set_phase(x); });
    table.number(
        "max_torque", kNegative, &RatchetJointDef::max_torque,
        [](const RatchetJoint& j) { return j.max_torque(); },
        [](const RatchetJoint& j, float x) { j.set_max_torque(x); });
    return table.take("", "ratchet_joint.h");
}

JointEntries custom_entries() {
    JointTable<CustomJointDef, CustomJoint> table("custom", "CustomJoint", &World::create_custom,
                                                  &Hands::custom);
    table.other("the first body again", "body_c", [](CustomJointDef& def) { def.body_c = def.body_a; });
    table.other("the second body again", "body_d", [](CustomJointDef& def) { def.body_d = def.body_b; });
    table.reads("row_count", [](const CustomJoint& j) { return j.row_count(); });
    table.reads("row_force", [](const CustomJoint& j) { return j.row_force(0); })
        .number("row", {-1.0f, 3.0f, 1.0e9f},
                [](Hands& h, float x) { (void)h.custom.row_force(static_cast<int>(x)); });
    return table.take("", "custom_joint.h");
}

}  // namespace jostle::test
