// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints move between the bins of the constraint graph, and go. The functions that are noexcept need memory
// that the others have taken before.
#pragma once

#include <algorithm>

#include "dynamics/store/edges.h"
#include "dynamics/store/tables.h"
#include "dynamics/store/waking.h"

namespace jostle::detail {

/// Room for `more` joints of a type in a bin.
void reserve_joints(Tables& tables, int bin, JointType type, int more);
/// Adds to `room` the places that it takes to park every joint of a body and to place it again, once the body
/// is enabled or not, and one that the solver moves or not. Cost: its joints, and their bodies' joints.
void add_joint_places(const Tables& tables, BodyId body, bool enabled, bool movable, WakeRoom& room);

/// Puts a joint, whose record says its type, into the bin of those that lie aside, in no list of its bodies.
void put_joint(Tables& tables, JointId joint, std::span<const BodyId> bodies,
               const void* parameters) noexcept;
/// Hangs a joint that lies aside in the lists of its bodies.
void link_joint(Tables& tables, JointId joint) noexcept;
/// Removes a joint that lies aside.
void drop_joint(Tables& tables, JointId joint) noexcept;
/// Moves a joint to the bin where it belongs: one that lies aside, or that park_joint() was called for.
void place_joint(Tables& tables, JointId joint) noexcept;
/// The bin where place_joint() will put it.
[[nodiscard]] int bin_of_joint(const Tables& tables, JointType type, std::span<const BodyId> bodies) noexcept;
/// Moves a joint among those that sleep, or back to its bin, where there is room.
void set_joint_asleep(Tables& tables, JointId joint, bool is_asleep) noexcept;
/// To the idle bin, without its impulses, before a body of its becomes static, dynamic, disabled, ...
void park_joint(Tables& tables, JointId joint) noexcept;
/// Takes a joint out of the graph and its bodies' lists, and frees its id.
void remove_joint(Tables& tables, JointId joint) noexcept;
/// Removes a joint, and its bodies may collide again from now on.
void destroy_joint(Tables& tables, JointId joint) noexcept;

/// The next step looks for contacts between these bodies.
void look_for_contacts(Tables& tables, std::span<const BodyId> bodies) noexcept;

/// The joints of a body. `function` may remove the joint.
template <class Function>
void for_joints(const Tables& tables, BodyId body, Function&& function) {
    for_constraints(tables.joints, tables.bodies[body].joints, function);
}

/// The joints that couple this one. `function` may remove the joint that it is given. Cost: the joints of the
/// body that has the fewest of them.
template <class Function>
void for_couplings(const Tables& tables, JointId joint, Function&& function) {
    // A coupling has all bodies of those that it couples. One that lies aside is in no list.
    BodyId body = tables.joints[joint].edges[0].body;
    for (const BodyId other : tables.joint_bodies(joint))
        if (tables.bodies[other].joints.count < tables.bodies[body].joints.count) body = other;
    for_joints(tables, body, [&](JointId coupling) {
        const std::span<const JointId> refers = tables.joint_row(coupling).refers(tables.joint_sim(coupling));
        if (std::ranges::count(refers, joint) > 0) function(coupling);
    });
}

}  // namespace jostle::detail
