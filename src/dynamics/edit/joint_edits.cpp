// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints come, go, and change.
#include "dynamics/edit/joint_edits.h"

#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"

namespace jostle {
namespace {

std::span<const BodyId> bodies_of(const CreateJoint& edit) {
    return {edit.bodies, static_cast<std::size_t>(edit.body_count)};
}

/// Where the joint will lie, and for the waking of its bodies.
void add_room_to_enter(const Tables& tables, JointType type, std::span<const BodyId> bodies, WakeRoom& room) {
    ++room.joints[static_cast<std::size_t>(type)][static_cast<std::size_t>(bin_of_joint(tables, bodies))];
    add_stirred(tables, stirs_bodies(bodies), room);
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
    if (tables.joints[edit.joint].collide_connected) return;
    const std::span<const BodyId> bodies = tables.joint_bodies(edit.joint);
    for (std::size_t a = 0; a < bodies.size(); ++a)
        for (std::size_t b = a + 1; b < bodies.size(); ++b)
            remove_contacts_between(tables, bodies[a], bodies[b]);
}

Stirred stirred_by(const Tables& tables, const DestroyJoint& edit) {
    return stirs_bodies(tables.joint_bodies(edit.joint));
}
void apply(Tables& tables, const DestroyJoint& edit) noexcept {
    destroy_joint(tables, edit.joint);
}

Stirred stirred_by(const Tables& tables, const SetJointParameters& edit) {
    return stirs_bodies(tables.joint_bodies(edit.joint));
}
void apply(Tables& tables, const SetJointParameters& edit) noexcept {
    tables.joint_row(edit.joint).change(tables.joint_sim(edit.joint), edit.parameters.words.data());
}

void apply(Tables& tables, const SetJointUserData& edit) noexcept {
    tables.joints[edit.joint].user_data = edit.word;
}

}  // namespace jostle
