// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shared by the doors of all types of joints: definitions are checked and become edits, and a handle reads
// the parameters of its type.
#pragma once

#include <jostle/dynamics/joint.h>

#include <string>
#include <string_view>

#include "dynamics/joints/joint_types.h"
#include "dynamics/world/door.h"

namespace jostle::detail {

/// Where the bodies of a joint are.
[[nodiscard]] JointPoses poses_of(const FoundJoint& joint);
/// The answer of JointRow::coordinate for a joint of this type.
[[nodiscard]] float coordinate_of(const Handle& handle, JointType type, const Call& call);

/// Refuses a joint of another type.
void require_type(const FoundJoint& joint, JointType type, const Call& call, const char* argument = "this");
/// Refuses a joint of another type as the argument "joint".
void require_type(const Joint& joint, JointType type, const Call& call);

/// The names of the arguments begin with `name`.
void require_spring(const Call& call, std::string_view name, const JointSpring& spring);

[[nodiscard]] inline SpringParameters to_parameters(const std::optional<JointSpring>& spring) {
    return spring ? SpringParameters{1, spring->hertz, spring->damping_ratio} : SpringParameters{};
}
[[nodiscard]] inline std::optional<JointSpring> to_spring(const SpringParameters& spring) {
    if (spring.is_soft == 0) return std::nullopt;
    return JointSpring{spring.hertz, spring.damping_ratio};
}
/// Gives an axis the limit that an argument "limit" is, checked.
void take_limit(const Call& call, JointAxis& axis, const JointLimit& limit);
inline void remove_limit(JointAxis& axis) {
    axis.has_limit = 0;
    axis.lower = axis.upper = 0.0f;
}
[[nodiscard]] inline std::optional<JointLimit> to_limit(const JointAxis& axis) {
    if (axis.has_limit == 0) return std::nullopt;
    return JointLimit{axis.lower, axis.upper};
}
/// Gives an axis the motor that an argument "motor" is, checked. `max_name` is its member's for `max`.
void take_motor(const Call& call, JointAxis& axis, float speed, const char* max_name, float max);
inline void remove_motor(JointAxis& axis) {
    axis.has_motor = 0;
    axis.motor_speed = axis.max_motor = 0.0f;
}
[[noreturn]] inline void refuse_motorless(const Call& call) {
    call.refuse("this", "a joint without a motor", "set_motor() gives it one");
}
/// Refuses a joint without a motor.
inline void require_motor(const Call& call, const JointAxis& axis) {
    if (axis.has_motor == 0) refuse_motorless(call);
}
/// Gives the servo that an argument `name` is, checked.
[[nodiscard]] ServoParameters take_servo(const Call& call, std::string_view name,
                                         const std::optional<JointServo>& servo);
[[nodiscard]] std::optional<JointServo> to_servo(const ServoParameters& servo);
/// Refuses a joint without a servo, and a target that is none.
void take_target(const Call& call, ServoParameters& servo, float target);
/// A unit vector. Refuses one without a direction.
[[nodiscard]] Vec2 checked_axis(const Call& call, const char* name, Vec2 axis);
/// Of an argument "stiffness" and one "threshold" or "break_at".
[[nodiscard]] JointStiffness take_stiffness(const Call& call, const std::optional<JointSpring>& stiffness);
[[nodiscard]] BreakThreshold take_break(const Call& call, std::string_view name,
                                        const std::optional<JointBreak>& threshold);
/// [rad] In [-pi, pi].
[[nodiscard]] float checked_reference(const Call& call, float reference_angle);

// --- edits

/// The edit that makes a joint of two bodies, without its parameters. The bodies and anchors are checked.
[[nodiscard]] CreateJoint pair_edit(const WorldImpl& here, const Call& call, JointType type,
                                    const Body& body_a, const Body& body_b, Vec2 anchor_a, Vec2 anchor_b);

/// The fields that all definitions have, but for some types.
template <class Def>
void take_common(const Call& call, const Def& def, CreateJoint& edit) {
    if constexpr (requires { def.collide_connected; }) edit.collide_connected = def.collide_connected;
    if constexpr (requires { def.stiffness; }) edit.stiffness = take_stiffness(call, def.stiffness);
    if constexpr (requires { def.break_at; }) edit.break_at = take_break(call, "break_at", def.break_at);
    edit.user_data = def.user_data;
}
template <class Def>
[[nodiscard]] CreateJoint pair_edit(const WorldImpl& here, const Call& call, JointType type, const Def& def) {
    JointAnchors anchors;
    if constexpr (requires { def.anchor_a; }) anchors = {def.anchor_a, def.anchor_b};
    CreateJoint edit = pair_edit(here, call, type, def.body_a, def.body_b, anchors.a, anchors.b);
    take_common(call, def, edit);
    return edit;
}
/// Makes the joint.
Joint create(WorldImpl& here, const Call& call, CreateJoint edit, const JointParameters& parameters);

/// Of a joint of the type that has them. That is asked each time: a handle of a type can be assigned
/// another's through its base.
template <class Parameters>
[[nodiscard]] const Parameters& parameters_of(const FoundJoint& joint, const Call& call) {
    require_type(joint, Parameters::kType, call);
    const Tables& tables = joint.tables();
    void* sim = const_cast<void*>(tables.joint_sim(joint.id));
    return *static_cast<const Parameters*>(tables.joint_row(joint.id).parameters(sim));
}

/// Lets `change` change the parameters of a joint. It may throw, and has then changed nothing.
template <class Parameters, class Change>
void change_parameters(const Handle& handle, const Call& call, Change&& change) {
    const FoundJoint joint = to_change(find_joint(handle, call), call);
    Parameters parameters = parameters_of<Parameters>(joint, call);
    // An edit that waits has changed them already.
    if (const JointParameters* const waiting = joint.world.queue().parameters_of(joint.id))
        parameters = waiting->as<Parameters>();
    change(parameters);
    joint.world.change(call, SetJointParameters{joint.id, JointParameters(parameters)});
}

/// Changes one number, checked.
template <class Parameters>
void set_number_of(const Handle& handle, const Call& call, float Parameters::*member, const Range& range,
                   const char* name, float value) {
    change_parameters<Parameters>(handle, call, [&](Parameters& parameters) {
        call.in(range, name, value);
        parameters.*member = value;
    });
}
template <class Parameters>
void set_axis_of(const Handle& handle, const Call& call, Vec2 axis) {
    change_parameters<Parameters>(handle, call, [&](Parameters& parameters) {
        parameters.local_axis_a = checked_axis(call, "axis", axis);
    });
}
template <class Parameters>
void set_limit_of(const Handle& handle, const Call& call, const std::optional<JointLimit>& limit) {
    change_parameters<Parameters>(handle, call, [&](Parameters& parameters) {
        if (limit) {
            take_limit(call, parameters.axis, *limit);
        } else {
            remove_limit(parameters.axis);
        }
    });
}
template <class Parameters>
void set_servo_of(const Handle& handle, const Call& call, const std::optional<JointServo>& servo,
                  const char* name = "servo") {
    change_parameters<Parameters>(
        handle, call, [&](Parameters& parameters) { parameters.servo = take_servo(call, name, servo); });
}
template <class Parameters>
void set_target_of(const Handle& handle, const Call& call, float target) {
    change_parameters<Parameters>(
        handle, call, [&](Parameters& parameters) { take_target(call, parameters.servo, target); });
}
template <class Parameters>
void set_reference_of(const Handle& handle, const Call& call, float reference_angle) {
    change_parameters<Parameters>(handle, call, [&](Parameters& parameters) {
        parameters.reference_angle = checked_reference(call, reference_angle);
    });
}

}  // namespace jostle::detail
