// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: Joint, the list of its types, and revolute, prismatic, distance and weld.
#include "dynamics/door_joint.h"

namespace jostle::test {

namespace {

JointEntries revolute_entries() {
    JointTable<RevoluteJointDef, RevoluteJoint> table("revolute", "RevoluteJoint", &World::create_revolute,
                                                      &Hands::hinge);
    table.reference();
    table.reads("angle", [](const RevoluteJoint& j) { return j.angle(); });
    table.limit();
    table.motor("RevoluteMotor.max_torque", &RevoluteMotor::max_torque);
    table.servo();
    return table.take("RevoluteMotor", "revolute_joint.h");
}

JointEntries prismatic_entries() {
    JointTable<PrismaticJointDef, PrismaticJoint> table("prismatic", "PrismaticJoint",
                                                        &World::create_prismatic, &Hands::slider);
    table.axis();
    table.reference();
    table.reads("translation", [](const PrismaticJoint& j) { return j.translation(); });
    table.limit();
    table.motor("PrismaticMotor.max_force", &PrismaticMotor::max_force);
    table.servo();
    return table.take("PrismaticMotor", "prismatic_joint.h");
}

JointEntries distance_entries() {
    JointTable<DistanceJointDef, DistanceJoint> table("distance", "DistanceJoint", &World::create_distance,
                                                      &Hands::rod);
    table.field("DistanceJointDef.length", "length", kNotPositive,
                [](DistanceJointDef& def, float x) { def.length = x; });
    table.spring("spring", kNegative, &DistanceJointDef::spring);
    table.reads("current_length", [](const DistanceJoint& j) { return j.current_length(); });
    table.reads("length", [](const DistanceJoint& j) { return j.length(); });
    table.changes("set_length", [](const DistanceJoint& j) { j.set_length(2.0f); })
        .number("length", kNotPositive, [](Hands& h, float x) { h.rod.set_length(x); });
    table.spring_calls(
        "spring", kNegative, [](const DistanceJoint& j) { return j.spring(); },
        [](const DistanceJoint& j, const auto& spring) { j.set_spring(spring); });
    table.limit({0.5f, 2.0f});
    table.other("negative lengths", "limit.lower", [](DistanceJointDef& def) { def.limit = {-1.0f, 1.0f}; });
    table.motor("DistanceMotor.max_force", &DistanceMotor::max_force);
    return table.take("DistanceMotor", "distance_joint.h");
}

JointEntries weld_entries() {
    JointTable<WeldJointDef, WeldJoint> table("weld", "WeldJoint", &World::create_weld, &Hands::weld);
    table.reference();
    const Values no_hertz{kNan, kInfinity, -1.0f, 0.0f};  // a weld's spring holds
    table.spring("linear_spring", no_hertz, &WeldJointDef::linear_spring);
    table.spring("angular_spring", no_hertz, &WeldJointDef::angular_spring);
    table.reads("angular_error", [](const WeldJoint& j) { return j.angular_error(); });
    table.spring_calls(
        "linear_spring", no_hertz, [](const WeldJoint& j) { return j.linear_spring(); },
        [](const WeldJoint& j, const auto& spring) { j.set_linear_spring(spring); });
    table.spring_calls(
        "angular_spring", no_hertz, [](const WeldJoint& j) { return j.angular_spring(); },
        [](const WeldJoint& j, const auto& spring) { j.set_angular_spring(spring); });
    return table.take("", "weld_joint.h");
}

}  // namespace

std::vector<JointEntries> entries_of_joint_types() {
    return {revolute_entries(), prismatic_entries(), distance_entries(), weld_entries(),  filter_entries(),
            motor_entries(),    target_entries(),    friction_entries(), wheel_entries(), slot_entries(),
            pulley_entries(),   gear_entries(),      ratchet_entries(),  custom_entries()};
}

std::vector<Entry> joint_entries() {
    Table table("Joint", {of_joint("this")});
    table.reads("type", [](Hands& h) { (void)h.joint.type(); });
    table.reads("body_count", [](Hands& h) { (void)h.joint.body_count(); });
    table.reads("body", [](Hands& h) { (void)h.joint.body(1); })
        .number("index", {-1.0f, 2.0f, 1.0e9f},
                [](Hands& h, float x) { (void)h.joint.body(static_cast<int>(x)); });
    table.reads("body_a", [](Hands& h) { (void)h.joint.body_a(); });
    table.reads("body_b", [](Hands& h) { (void)h.joint.body_b(); });
    table.reads("anchor_a", [](Hands& h) { (void)h.joint.anchor_a(); });
    table.reads("anchor_b", [](Hands& h) { (void)h.joint.anchor_b(); });
    const auto anchor = [&](const std::string& name, void (Joint::*set)(Vec2) const) {
        table.changes("set_" + name,
                      [=](Hands& h) {
                          (h.joint.*set)({0.5f, 0.0f});
                      })
            .vector("anchor", kNotInWorld, [=](Hands& h, Vec2 v) { (h.joint.*set)(v); });
    };
    table.reads("local_anchor_a", [](Hands& h) { (void)h.joint.local_anchor_a(); });
    table.reads("local_anchor_b", [](Hands& h) { (void)h.joint.local_anchor_b(); });
    anchor("local_anchor_a", &Joint::set_local_anchor_a);
    anchor("local_anchor_b", &Joint::set_local_anchor_b);
    table.reads("collide_connected", [](Hands& h) { (void)h.joint.collide_connected(); });
    table.changes("set_collide_connected", [](Hands& h) { h.joint.set_collide_connected(true); });
    table.reads("stiffness", [](Hands& h) { (void)h.joint.stiffness(); });
    table.changes("set_stiffness",
                  [](Hands& h) {
                      h.joint.set_stiffness({30.0f, 1.0f});
                  })
        .number("stiffness", "stiffness.hertz", {kNan, kInfinity, -1.0f, 0.0f},
                [](Hands& h, float x) {
                    h.joint.set_stiffness({x, 1.0f});
                })
        .number("stiffness", "stiffness.damping_ratio", kNegative, [](Hands& h, float x) {
            h.joint.set_stiffness({30.0f, x});
        });
    table.changes("set_stiffness", [](Hands& h) { h.joint.set_stiffness(std::nullopt); });
    table.reads("break_at", [](Hands& h) { (void)h.joint.break_at(); });
    table.changes("set_break_at", [](Hands& h) { h.joint.set_break_at({.force = 1.0e6f}); })
        .number("threshold", "threshold.force", kNegative,
                [](Hands& h, float x) { h.joint.set_break_at({.force = x}); })
        .number("threshold", "threshold.torque", kNegative,
                [](Hands& h, float x) { h.joint.set_break_at({.torque = x}); });
    table.changes("set_break_at", [](Hands& h) { h.joint.set_break_at(std::nullopt); });
    table.reads("user_data", [](Hands& h) { (void)h.joint.user_data(); });
    table.changes("set_user_data", [](Hands& h) { h.joint.set_user_data(1); });
    table.reads("color", [](Hands& h) { (void)h.joint.color(); });
    table.reads("linear_error", [](Hands& h) { (void)h.joint.linear_error(); });
    table.reads("angular_error", [](Hands& h) { (void)h.joint.angular_error(); });
    table.reads("reaction_force", [](Hands& h) { (void)h.joint.reaction_force(); });
    table.reads("reaction_torque", [](Hands& h) { (void)h.joint.reaction_torque(); });
    std::vector<Entry> all = table.take();
    for (const JointEntries& type : entries_of_joint_types())
        all.insert(all.end(), type.rows.begin(), type.rows.end());
    return all;
}

}  // namespace jostle::test
