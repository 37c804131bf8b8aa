// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints come, go, and change.
#include "dynamics/edit/joint_edits.h"

#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/stirring.h"

namespace jostle {
namespace {

std::span<const BodyId> bodies_of(const CreateJoint& edit) {
    return {edit.bodies, static_cast<std::size_t>(edit.body_count)};
}

/// The dynamic ones of the bodies that a joint will have.
auto stirred_by(const Tables& tables, const CreateJoint& edit) {
    return [&](auto&& function) {
        for (const BodyId body : bodies_of(edit))
            if (tables.bodies.is_movable(body)) function(body);
    };
}
/// Those of the bodies that it has.
auto stirred_by(const Tables& tables, JointId joint) {
    return [&tables, joint](auto&& function) { for_stirred(tables, joint, function); };
}

}  // namespace

template <>
void reserve(Tables& tables, CreateJoint& edit) {
    WakeRoom room(tables);
    auto& wanted = room.joints[static_cast<std::size_t>(edit.kind)];
    ++wanted[kIdleBin];
    ++wanted[static_cast<std::size_t>(bin_of_joint(tables, bodies_of(edit)))];
    stirred_by(tables, edit)([&](BodyId body) { add_stirred(tables, body, room); });
    room.reserve();
    tables.joints.reserve_more(1);
    edit.joint = tables.joints.take();
}

void apply(Tables& tables, const CreateJoint& edit) noexcept {
    stir_all(tables, stirred_by(tables, edit));
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

template <>
void reserve(Tables& tables, DestroyJoint& edit) {
    reserve_stirring(tables, stirred_by(tables, edit.joint));
}
void apply(Tables& tables, const DestroyJoint& edit) noexcept {
    stir_all(tables, stirred_by(tables, edit.joint));
    destroy_joint(tables, edit.joint);
}

template <>
void reserve(Tables& tables, SetJointParameters& edit) {
    reserve_stirring(tables, stirred_by(tables, edit.joint));
}
void apply(Tables& tables, const SetJointParameters& edit) noexcept {
    stir_all(tables, stirred_by(tables, edit.joint));
    tables.joint_row(edit.joint).change(tables.joint_sim(edit.joint), edit.parameters.words.data());
}

void apply(Tables& tables, const SetJointUserData& edit) noexcept {
    tables.joints[edit.joint].user_data = edit.word;
}

}  // namespace jostle
