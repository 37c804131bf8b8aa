// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints come, go, and change.
#include "dynamics/edit/joint_edits.h"

#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"

namespace jostle::detail {
namespace {

std::span<const BodyId> bodies_of(const CreateJoint& edit) {
    return {edit.bodies, static_cast<std::size_t>(edit.body_count)};
}

/// Where the joint will lie, and for the waking of its bodies.
void add_room_to_enter(const Tables& tables, JointType type, std::span<const BodyId> bodies, WakeRoom& room) {
    const auto bin = static_cast<std::size_t>(bin_of_joint(tables, type, bodies));
    ++room.joints[static_cast<std::size_t>(type)][bin];
    add_stirred(tables, stirs_bodies(bodies), room);
}

/// Its bodies' shapes may touch no more.
void part(Tables& tables, std::span<const BodyId> bodies) noexcept {
    for (std::size_t a = 0; a < bodies.size(); ++a)
        for (std::size_t b = a + 1; b < bodies.size(); ++b)
            remove_contacts_between(tables, bodies[a], bodies[b]);
}

void set_break(Tables& tables, JointId joint, const BreakThreshold& at) noexcept {
    JointRecord& record = tables.joints[joint];
    tables.breakable += (at.breaks ? 1 : 0) - (record.breaks ? 1 : 0);
    record.breaks = at.breaks;
    record.break_destroys = at.destroys;
    record.break_force = at.force;
    record.break_torque = at.torque;
}

/// A coupling that enters the world looks at its joints as they are now.
void follow_all(Tables& tables, JointId coupling) noexcept {
    const JointRow& row = tables.joint_row(coupling);
    void* const sim = tables.joint_sim(coupling);
    for (const JointId joint : row.refers(sim)) {
        const JointRow& other = tables.joint_row(joint);
        void* const coupled = tables.joint_sim(joint);
        const std::span<float> angle = other.carried(coupled);
        row.follow(sim, joint, tables.joints[joint].type, other.parameters(coupled),
                   angle.empty() ? nullptr : angle.data());
    }
    JointPoses poses;
    std::size_t side = 0;
    for (const BodyId body : tables.joint_bodies(coupling)) poses[side++] = tables.bodies.sim(body).transform;
    row.enter(sim, poses);
}

}  // namespace

template <>
void reserve(Tables& tables, CreateJoint& edit) {
    WakeRoom room(tables);
    add_room_to_enter(tables, edit.type, bodies_of(edit), room);
    ++room.joints[static_cast<std::size_t>(edit.type)][kAsideBin];
    room.reserve();
    tables.joints.reserve_more(1);
    edit.joint = tables.joints.take();
}
EnterJoint lay_aside(Tables& tables, const CreateJoint& edit) noexcept {
    JointRecord& record = tables.joints[edit.joint];
    record.type = edit.type;
    record.collide_connected = edit.collide_connected;
    record.user_data = edit.user_data;
    put_joint(tables, edit.joint, bodies_of(edit), edit.parameters.words.data());
    static_cast<JointHead*>(tables.joint_sim(edit.joint))->stiffness = edit.stiffness;
    set_break(tables, edit.joint, edit.break_at);
    if (edit.type == JointType::kCustom) ++tables.custom_joints;
    return {edit.joint};
}
void drop(Tables& tables, const EnterJoint& edit) noexcept {
    drop_joint(tables, edit.joint);
}

Stirred stirred_by(const Tables& tables, const EnterJoint& edit) {
    return stirs_bodies(tables.joint_bodies(edit.joint));
}
template <>
void reserve(Tables& tables, EnterJoint& edit) {
    WakeRoom room(tables);
    add_room_to_enter(tables, tables.joints[edit.joint].type, tables.joint_bodies(edit.joint), room);
    room.reserve();
}
void apply(Tables& tables, const EnterJoint& edit) noexcept {
    link_joint(tables, edit.joint);
    place_joint(tables, edit.joint);
    follow_all(tables, edit.joint);
    if (!tables.joints[edit.joint].collide_connected) part(tables, tables.joint_bodies(edit.joint));
}

Stirred stirred_by(const Tables&, const DestroyJoint& edit) {
    return stirs_joint(edit.joint);
}
template <>
void reserve(Tables& tables, DestroyJoint& edit) {
    int couplings = 0;
    for_couplings(tables, edit.joint, [&](JointId) { ++couplings; });
    if (couplings > 0) tables.departures.reserve_more(0, couplings);
    reserve_stir(tables, stirred_by(tables, edit));
}
void apply(Tables& tables, const DestroyJoint& edit) noexcept {
    for_couplings(tables, edit.joint, [&](JointId coupling) {
        tables.departures.joints.push_back(
            {tables.joints.id_of(coupling), tables.joints[coupling].user_data});
        destroy_joint(tables, coupling);
    });
    destroy_joint(tables, edit.joint);
}

Stirred stirred_by(const Tables&, const SetJointParameters& edit) {
    return stirs_joint(edit.joint);
}
void apply(Tables& tables, const SetJointParameters& edit) noexcept {
    const JointRow& row = tables.joint_row(edit.joint);
    void* const sim = tables.joint_sim(edit.joint);
    const int rigid = row.count_rigid(sim);
    row.change(sim, edit.parameters.words.data());
    if (row.count_rigid(sim) != rigid) ++tables.graph.joint_changes;
    for_couplings(tables, edit.joint, [&](JointId coupling) {
        tables.joint_row(coupling).follow(tables.joint_sim(coupling), edit.joint,
                                          tables.joints[edit.joint].type, row.parameters(sim), nullptr);
    });
}

Stirred stirred_by(const Tables& tables, const SetJointCollides& edit) {
    return stirs_bodies(tables.joint_bodies(edit.joint));
}
void apply(Tables& tables, const SetJointCollides& edit) noexcept {
    bool& collides = tables.joints[edit.joint].collide_connected;
    if (collides == edit.collide) return;
    collides = edit.collide;
    const std::span<const BodyId> bodies = tables.joint_bodies(edit.joint);
    if (collides) {
        look_for_contacts(tables, bodies);
    } else {
        part(tables, bodies);
    }
}

Stirred stirred_by(const Tables& tables, const SetJointStiffness& edit) {
    return stirs_bodies(tables.joint_bodies(edit.joint));
}
void apply(Tables& tables, const SetJointStiffness& edit) noexcept {
    const JointRow& row = tables.joint_row(edit.joint);
    void* const sim = tables.joint_sim(edit.joint);
    const int rigid = row.count_rigid(sim);
    static_cast<JointHead*>(sim)->stiffness = edit.stiffness;
    if (row.count_rigid(sim) != rigid) ++tables.graph.joint_changes;
}

/// A load that it bears in its sleep may be more than it bears from now on.
Stirred stirred_by(const Tables& tables, const SetJointBreak& edit) {
    return edit.break_at.breaks ? stirs_bodies(tables.joint_bodies(edit.joint)) : Stirred{};
}
void apply(Tables& tables, const SetJointBreak& edit) noexcept {
    set_break(tables, edit.joint, edit.break_at);
}

void apply(Tables& tables, const SetJointUserData& edit) noexcept {
    tables.joints[edit.joint].user_data = edit.word;
}

}  // namespace jostle::detail
