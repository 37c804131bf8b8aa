// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Actions: the numbers of a row become motors, servos, forces, impulses and velocities of a world. A number
// that would change nothing makes no edit, so that what sleeps goes on sleeping.
#include <string>

#include "batch/columns.h"
#include "dynamics/store/limits.h"

namespace jostle::detail {
namespace {

/// Whether numbers of an action are coordinates, and the range of the others.
Range range_of(BatchAction type) {
    switch (type) {
        case BatchAction::kMotorSpeed:
        case BatchAction::kServoTarget:
            return kBounded;
        case BatchAction::kMotorMax:
            return kAtLeastZero;
        case BatchAction::kLinearVelocity:
        case BatchAction::kAngularVelocity:
            return kSpeed;
        default:
            return kFinite;
    }
}

/// The greatest torque or force of a motor of any type.
template <class Motor>
float& max_of(Motor& motor) {
    if constexpr (requires { motor.max_torque; }) {
        return motor.max_torque;
    } else {
        return motor.max_force;
    }
}

void drive(const Joint& joint, BatchAction type, float value) {
    with_driven(joint, [&](const auto& driven) {
        if (type == BatchAction::kServoTarget) {
            if constexpr (requires { driven.servo(); }) {
                const std::optional<JointServo> servo = driven.servo();
                if (servo && servo->target != value) driven.set_servo_target(value);
            }
            return;
        }
        auto motor = driven.motor();
        if (!motor) return;
        float& number = type == BatchAction::kMotorSpeed ? motor->speed : max_of(*motor);
        if (number == value) return;
        number = value;
        driven.set_motor(*motor);
    });
}

bool is_zero(std::span<const float> numbers) {
    for (const float number : numbers)
        if (number != 0.0f) return false;
    return true;
}

bool can_be_driven(const Joint& joint, BatchAction type) {
    bool can = false;
    with_driven(joint, [&](const auto& driven) {
        if (type == BatchAction::kServoTarget) {
            if constexpr (requires { driven.servo(); }) can = driven.servo().has_value();
        } else {
            can = driven.motor().has_value();
        }
    });
    return can;
}

}  // namespace

int count_of(const ActionColumns& columns) {
    switch (columns.type) {
        case BatchAction::kForceAt:
        case BatchAction::kImpulseAt:
            return 4;
        case BatchAction::kForce:
        case BatchAction::kImpulse:
        case BatchAction::kLinearVelocity:
            return 2;
        default:
            return 1;
    }
}

bool is_of_joint(BatchAction type) {
    return type <= BatchAction::kServoTarget;
}

void require_fit(const Call& call, const World& world, int index, const ActionColumns& columns) {
    const std::string where = "world " + std::to_string(index);
    if (!is_of_joint(columns.type)) {
        if (!world.body(columns.key).is_valid())
            call.refuse("body", "not in " + where, "each world must have one of its key");
        return;
    }
    const Joint joint = world.joint(columns.key);
    if (!joint.is_valid()) call.refuse("joint", "not in " + where, "each world must have one of its key");
    if (!can_be_driven(joint, columns.type))
        call.refuse("joint", columns.type == BatchAction::kServoTarget ? "without servo" : "without motor",
                    "it must have one in " + where);
}

void require_numbers(const Call& call, int index, const ActionColumns& columns, std::span<const float> row) {
    const Range range = range_of(columns.type);
    for (int i = 0; i < count_of(columns); ++i) {
        const std::size_t column = columns.first + static_cast<std::size_t>(i);
        if (!range.contains(row[column]))
            call.in(range, "actions[" + std::to_string(index) + ", " + std::to_string(column) + "]",
                    row[column]);
    }
}

void act_once(World& world, const ActionColumns& columns, std::span<const float> row) {
    const auto numbers = row.subspan(columns.first, static_cast<std::size_t>(count_of(columns)));
    if (is_of_joint(columns.type)) {
        const Joint joint = world.joint(columns.key);
        if (joint.is_valid()) drive(joint, columns.type, numbers[0]);
        return;
    }
    const Body body = world.body(columns.key);
    if (!body.is_valid()) return;
    switch (columns.type) {
        case BatchAction::kImpulse:
            if (!is_zero(numbers)) body.apply_impulse_to_center({numbers[0], numbers[1]});
            break;
        case BatchAction::kImpulseAt:
            if (!is_zero(numbers.first(2)))
                body.apply_impulse({numbers[0], numbers[1]}, {numbers[2], numbers[3]});
            break;
        case BatchAction::kAngularImpulse:
            if (!is_zero(numbers)) body.apply_angular_impulse(numbers[0]);
            break;
        case BatchAction::kLinearVelocity:
            if (const Vec2 velocity{numbers[0], numbers[1]}; body.linear_velocity() != velocity)
                body.set_linear_velocity(velocity);
            break;
        case BatchAction::kAngularVelocity:
            if (body.angular_velocity() != numbers[0]) body.set_angular_velocity(numbers[0]);
            break;
        default:
            break;
    }
}

void act_again(World& world, const ActionColumns& columns, std::span<const float> row) {
    const auto numbers = row.subspan(columns.first, static_cast<std::size_t>(count_of(columns)));
    const bool is_force = columns.type == BatchAction::kForce || columns.type == BatchAction::kForceAt ||
                          columns.type == BatchAction::kTorque;
    if (!is_force || is_zero(numbers.first(columns.type == BatchAction::kTorque ? 1 : 2))) return;
    const Body body = world.body(columns.key);
    if (!body.is_valid()) return;
    if (columns.type == BatchAction::kForce) {
        body.apply_force_to_center({numbers[0], numbers[1]});
    } else if (columns.type == BatchAction::kForceAt) {
        body.apply_force({numbers[0], numbers[1]}, {numbers[2], numbers[3]});
    } else {
        body.apply_torque(numbers[0]);
    }
}

}  // namespace jostle::detail
