// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of custom joints, and the rows that their function gives.
#include <jostle/dynamics/world.h>

#include "dynamics/store/positive_zero.h"
#include "dynamics/world/joint_door.h"
#include "dynamics/world/solution.h"

namespace jostle {
namespace {

using namespace detail;

const CustomSet& set_of(const Joint& joint, const Call& call) {
    const FoundJoint found = find_joint(joint.handle(), call);
    require_type(found, JointType::kCustom, call);
    return custom_set(const_cast<void*>(found.tables().joint_sim(found.id)));
}

/// A third or fourth body.
void take_body(const WorldImpl& here, const Call& call, const char* argument, const Body& body,
               CreateJoint& edit) {
    const FoundBody found = find_body(body.handle(), call, argument);
    require_same(here, found.world, call, argument);
    for (int i = 0; i < edit.body_count; ++i)
        if (edit.bodies[i] == found.id) call.refuse(argument, "one of the others", "bodies must differ");
    edit.bodies[edit.body_count++] = found.id;
}

/// Finite numbers, and limits in their order.
CustomLine checked(const CustomRow& row) {
    constexpr Call kCall("World::on_custom_joints");
    CustomLine line;
    for (int i = 0; i < kMaxJointBodies; ++i) {
        kCall.in(kBounded, "CustomRow::linear", row.linear[i]);
        kCall.in(kBounded, "CustomRow::angular", row.angular[i]);
        line.linear[i] = positive_zero(row.linear[i]);
        line.angular[i] = positive_zero(row.angular[i]);
    }
    kCall.in(kBounded, "CustomRow::error", row.error);
    kCall.in(kBounded, "CustomRow::speed", row.speed);
    kCall.in(kFinite, "CustomRow::min_force", row.min_force);
    kCall.in(kFinite, "CustomRow::max_force", row.max_force);
    if (row.min_force > row.max_force)
        kCall.refuse("CustomRow::min_force", to_text(row.min_force),
                     "it must not exceed max_force, " + to_text(row.max_force));
    line.error = positive_zero(row.error);
    line.speed = positive_zero(row.speed);
    line.is_motor = row.is_motor;
    line.min_force = positive_zero(row.min_force);
    line.max_force = positive_zero(row.max_force);
    if (row.spring) {
        require_spring(kCall, "CustomRow::spring", *row.spring);
        line.is_soft = true;
        line.hertz = positive_zero(row.spring->hertz);
        line.damping_ratio = positive_zero(row.spring->damping_ratio);
    }
    return line;
}

}  // namespace

CustomJoint World::create_custom(const CustomJointDef& def) {
    constexpr Call kCall("World::create_custom");
    WorldImpl& here = require_here(impl_, kCall);
    CreateJoint edit = pair_edit(here, kCall, JointType::kCustom, def);
    if (def.body_c) take_body(here, kCall, "body_c", *def.body_c, edit);
    if (def.body_d) take_body(here, kCall, "body_d", *def.body_d, edit);
    const CustomParameters parameters{{def.anchor_a, def.anchor_b},
                                      static_cast<std::uint32_t>(edit.body_count)};
    return CustomJoint(create(here, kCall, edit, JointParameters(parameters)));
}

CustomJoint::CustomJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kCustom, Call("CustomJoint::CustomJoint"));
}

int CustomJoint::row_count() const {
    return set_of(*this, Call("CustomJoint::row_count")).count;
}
float CustomJoint::row_force(int row) const {
    constexpr Call kCall("CustomJoint::row_force");
    const FoundJoint joint = find_joint(handle(), kCall);
    require_type(joint, JointType::kCustom, kCall);
    kCall.in(0, kMaxCustomRows - 1, "row", row);
    const Tables& tables = joint.tables();
    void* const sim = const_cast<void*>(tables.joint_sim(joint.id));
    if (row >= custom_set(sim).count) return 0.0f;
    const float impulse = tables.joint_row(joint.id).impulses(sim)[static_cast<std::size_t>(row)];
    return to_force(inv_h_of(tables, tables.joints[joint.id]), impulse);
}

CustomSet WorldCallbacks::custom_rows(JointId joint, float h) {
    CustomSet set;
    if (!custom_) return set;
    const Running running(world_, is_running_);
    CustomRows question;
    question.joint = CustomJoint(world_.joint_handle(joint));
    question.h = h;
    custom_(question);
    Call("World::on_custom_joints").in(0, kMaxCustomRows, "CustomRows::count", question.count);
    set.count = question.count;
    for (int i = 0; i < set.count; ++i) set.lines[i] = checked(question.rows[i]);
    return set;
}

void World::on_custom_joints(CustomFunction function) {
    require_idle(impl_, Call("World::on_custom_joints")).callbacks().set(std::move(function));
}

}  // namespace jostle
