// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Servos: springs of the user's to a target, along a joint's free direction. Each is solved by its joint
// alone, or is a row among those of all joints that hang together (direct/direct.h).
#pragma once

#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {

/// The spring to a target along a free direction.
template <class Speed, class Apply>
JOSTLE_INLINE void solve_servo(const ServoParameters& servo, float& impulse, float mass, const Spring& spring,
                               const JointPass& pass, float position, const Speed& speed,
                               const Apply& apply) {
    if (servo.has_servo == 0 || !(servo.hertz > 0.0f) || !acts(spring, pass)) return;
    const float old = impulse, most = pass.h * servo.max;
    impulse = clamp(old + spring.change(mass, speed(), position - servo.target, old), -most, most);
    apply(impulse - old);
}

/// Of a spring of the user's, in a step.
[[nodiscard]] inline Spring spring_of(const ServoParameters& servo, const StepContext& context) {
    return make_spring(servo.hertz, servo.damping_ratio, context.h);
}
/// A servo as a row among those of a group.
[[nodiscard]] inline SpringRow spring_row_of(const ServoParameters& servo, const StepContext& context) {
    return servo.has_servo != 0 ? make_spring_row(servo.hertz, servo.damping_ratio, context.h) : SpringRow{};
}

/// One that was not there, and one without stiffness, has no impulse.
inline void change_servo(const ServoParameters& old, const ServoParameters& fresh, float& impulse) {
    if (old.has_servo != fresh.has_servo || fresh.hertz == 0.0f) impulse = 0.0f;
}

/// Whether a servo has a row in a directly solved joint: if there is room beside `others`.
[[nodiscard]] inline bool has_row(const ServoParameters& servo, int others) {
    return servo.has_servo != 0 && servo.hertz > 0.0f && others < kMostRigidRows;
}
/// Whether it acts there. A joint that moves one body alone knows its mass, and swings exactly as it should:
/// see softness/springs.cpp. Between two bodies the mass changes as they turn.
[[nodiscard]] inline bool acts_as_row(const PairSim& joint, const ServoParameters& servo,
                                      const Spring& spring, int others) {
    if (joint.is_direct == 0 || !has_row(servo, others)) return false;
    const bool moves_both = joint.inv_mass_a != Vec2{} && joint.inv_mass_b != Vec2{};
    return joint.has_company != 0 || moves_both || spring.is_stiff;
}
/// Of a type of joints that may have a servo: `Type` has count_other(sim), of its other rows.
template <class Type>
struct WithServo {
    template <class Sim>
    static bool servo_is_row(const Sim& joint) {
        return acts_as_row(joint, joint.parameters.servo, joint.servo, Type::count_other(joint));
    }
    template <class Sim>
    static bool is_all_rows(const Sim& joint) {
        return joint.parameters.servo.has_servo == 0 || servo_is_row(joint);
    }
    /// The impulse that the joint itself applies again.
    template <class Sim>
    static float warm_servo(const Sim& joint) {
        return servo_is_row(joint) ? 0.0f : joint.impulses.servo;
    }
    template <class Sim>
    static int count_rigid(const Sim& joint) {
        const int others = Type::count_other(joint);
        return others + (has_row(joint.parameters.servo, others) ? 1 : 0);
    }
};
/// A row along a free direction is drawn to a target; `mass`: what the servo meets.
inline void servo_row(const ServoParameters& servo, const SpringRow& spring, float mass, float position,
                      float h, float& impulse, RowLaw& row) {
    const bool acts = spring.compliance > 0.0f && mass > 0.0f;
    drive_row(acts ? -spring.rate * (position - servo.target) : 0.0f, acts ? h * servo.max : 0.0f, impulse,
              row);
    row.compliance = acts ? spring.compliance / mass : 0.0f;
}

}  // namespace jostle::detail
