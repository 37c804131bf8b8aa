// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// RevoluteJoint: two bodies share a point. Their angle, which counts whole turns, may be limited or driven.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct RevoluteMotor {
    float speed = 0.0f;       ///< [rad/s] of B against A
    float max_torque = 0.0f;  ///< [N m] >= 0

    friend bool operator==(const RevoluteMotor&, const RevoluteMotor&) = default;
};

struct RevoluteJointDef {
    Body body_a{};
    Body body_b{};                      ///< not body_a; of the same world
    Vec2 anchor_a{};                    ///< [m] in A's frame
    Vec2 anchor_b{};                    ///< [m] in B's frame
    float reference_angle = 0.0f;       ///< [rad] of B minus A where the joint's angle is 0
    std::optional<JointLimit> limit{};  ///< [rad]
    std::optional<RevoluteMotor> motor{};
    std::optional<JointServo> servo{};       ///< [rad], [N m]; besides the motor
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class RevoluteJoint : public Joint {
  public:
    RevoluteJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit RevoluteJoint(const Joint& joint);

    [[nodiscard]] float angle() const;                      ///< [rad] through all turns
    [[nodiscard]] float reference_angle() const;            ///< [rad]
    void set_reference_angle(float reference_angle) const;  ///< [rad]
    [[nodiscard]] std::optional<JointLimit> limit() const;  ///< [rad]
    void set_limit(const JointLimit& limit) const;          ///< [rad]
    void set_limit(std::nullopt_t none) const;
    [[nodiscard]] std::optional<RevoluteMotor> motor() const;
    void set_motor(const RevoluteMotor& motor) const;
    void set_motor(std::nullopt_t none) const;
    void set_motor_speed(float speed) const;  ///< [rad/s]; throws Error where there is no motor
    [[nodiscard]] std::optional<JointServo> servo() const;
    void set_servo(const JointServo& servo) const;
    void set_servo(std::nullopt_t none) const;
    void set_servo_target(float target) const;  ///< [rad]; throws Error where there is no servo
};

}  // namespace jostle
JOSTLE_API_END
