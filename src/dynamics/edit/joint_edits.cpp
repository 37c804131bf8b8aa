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

}  // namespace

Stirred stirred_by(const Tables&, const CreateJoint& edit) {
    return stirs_bodies(bodies_of(edit));
}
template <>
void reserve(Tables& tables, CreateJoint& edit) {
    WakeRoom room(tables);
    auto& wanted = room.joints[static_cast<std::size_t>(edit.kind)];
    ++wanted[kIdleBin];
    ++wanted[static_cast<std::size_t>(bin_of_joint(tables, bodies_of(edit)))];
    add_stirred(tables, stirred_by(tables, edit), room);
    room.reserve();
    tables.joints.reserve_more(1);
    edit.joint = tables.joints.take();
}

void apply(Tables& tables, const CreateJoint& edit) noexcept {
    JointRecord& record = tables.joints[edit.joint];
    record.kind = edit.kind;
    record.collide_connected = edit.collide_connected;
    record.user_data = edit.user_data;
    link_joint(tables, edit.joint, bodies_of(edit), edit.parameters.words.data());
    place_joint(tables, edit.joint);
    if (edit.collide_connected) return;
    for (int a = 0; a < edit.body_count; ++a)
        for (int b = a + 1; b < edit.body_count; ++b)
            remove_contacts_between(tables, edit.bodies[a], edit.bodies[b]);
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
