// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows of what does not move are shared by a world and its clone until one of the two changes them. Every
// edit comes through prepare(), which makes the rows that the edit writes the world's own.
//
// Invariant: no step writes a row of a static body, of a static body's shape, or of the static tree, but for
// BroadPhase::find_pairs(), which owns the tree that it rebuilds. A new edit owns all until it is listed
// here. Cost: nothing, where nothing is shared.
#pragma once

#include <type_traits>

#include "dynamics/edit/continuous_edits.h"
#include "dynamics/edit/edits.h"
#include "dynamics/edit/joint_edits.h"
#include "dynamics/edit/smooth_ground_edits.h"

namespace jostle::detail {

template <class Edit, class... Edits>
inline constexpr bool kIsOneOf = (std::is_same_v<Edit, Edits> || ...);

/// Edits of settings, of names, and of what a joint does: none writes a body or a shape that does not move.
template <class Edit>
inline constexpr bool kLeavesBodies =
    kIsOneOf<Edit, SetBodyName, EnterName, SetJointParameters, SetJointCollides, SetJointStiffness,
             SetJointBreak, SetJointUserData, SetGravity, SetWorldAllowSleep, SetWorldSleepThreshold,
             SetWarmStarting, SetSmoothGround, SetWorldContinuous>;
/// Edits that write rows of their body alone.
template <class Edit>
inline constexpr bool kWritesOneBody =
    kIsOneOf<Edit, CreateBody, EnterBody, SetTransform, SetLinearVelocity, SetAngularVelocity, MoveTo,
             SetMass, ApplyForce, ApplyImpulse, SetBodyNumber, SetLocks, DropThrough, SetAwake, SetAllowSleep,
             SetSleepThreshold, SetBodyUserData, SetBullet, SetContinuous>;
/// Edits that write rows of a body and of its shapes, and which ids of shapes are taken.
template <class Edit>
inline constexpr bool kWritesOneBodyWithShapes =
    kIsOneOf<Edit, CreateShape, EnterShape, DestroyShape, DestroyBody>;

/// The body that an edit is about, before it is made as well: whether it moves, and has no joints.
template <class Edit>
[[nodiscard]] bool is_about_what_moves(const Tables& tables, const Edit& edit) {
    if constexpr (std::is_same_v<Edit, CreateBody>) {
        return edit.def.type != BodyType::kStatic;
    } else if constexpr (std::is_same_v<Edit, DestroyShape>) {
        return tables.bodies[tables.shapes[edit.shape].body].type != BodyType::kStatic;
    } else {
        const BodyRecord& body = tables.bodies[edit.body];
        // The joints of a body that goes are taken from the lists of others.
        return body.type != BodyType::kStatic &&
               (!std::is_same_v<Edit, DestroyBody> || body.joints.count == 0);
    }
}

/// Takes all that an edit needs before carry_out() or lay_aside(): see reserve(). Throws std::bad_alloc, and
/// has changed nothing that a user sees.
template <class Edit>
void prepare(Tables& tables, Edit& edit) {
    if constexpr (kWritesOneBody<Edit> || kWritesOneBodyWithShapes<Edit>) {
        if (!is_about_what_moves(tables, edit)) {
            tables.own_static();
        } else if constexpr (kWritesOneBodyWithShapes<Edit>) {
            tables.shapes.own_entries();
        }
    } else if constexpr (!kLeavesBodies<Edit>) {
        tables.own_static();
    }
    reserve(tables, edit);
}

}  // namespace jostle::detail
