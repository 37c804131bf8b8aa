// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// PrismaticJoint: B slides along an axis of A and does not turn against it; the translation may be limited or
// driven.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct PrismaticMotor {
    float speed = 0.0f;      ///< [m/s] of B against A, along the axis
    float max_force = 0.0f;  ///< [N] >= 0

    friend bool operator==(const PrismaticMotor&, const PrismaticMotor&) = default;
};

struct PrismaticJointDef {
    Body body_a{};
    Body body_b{};                      ///< not body_a; of the same world
    Vec2 anchor_a{};                    ///< [m] in A's frame
    Vec2 anchor_b{};                    ///< [m] in B's frame
    Vec2 axis_a{1.0f, 0.0f};            ///< direction in A's frame; any length but 0
    float reference_angle = 0.0f;       ///< [rad] of B minus A
    std::optional<JointLimit> limit{};  ///< [m]
    std::optional<PrismaticMotor> motor{};
    std::optional<JointServo> servo{};       ///< [m], [N]; besides the motor
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class PrismaticJoint : public Joint {
  public:
    PrismaticJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit PrismaticJoint(const Joint& joint);

    [[nodiscard]] float translation() const;                ///< [m] of B's anchor from A's, along the axis
    [[nodiscard]] Vec2 axis() const;                        ///< [1] in the world
    [[nodiscard]] Vec2 local_axis() const;                  ///< [1] in A's frame
    void set_local_axis(Vec2 axis) const;                   ///< in A's frame; any length but 0
    [[nodiscard]] float reference_angle() const;            ///< [rad]
    void set_reference_angle(float reference_angle) const;  ///< [rad]
    [[nodiscard]] std::optional<JointLimit> limit() const;  ///< [m]
    void set_limit(const JointLimit& limit) const;          ///< [m]
    void set_limit(std::nullopt_t none) const;
    [[nodiscard]] std::optional<PrismaticMotor> motor() const;
    void set_motor(const PrismaticMotor& motor) const;
    void set_motor(std::nullopt_t none) const;
    void set_motor_speed(float speed) const;  ///< [m/s]; throws Error where there is no motor
    [[nodiscard]] std::optional<JointServo> servo() const;
    void set_servo(const JointServo& servo) const;
    void set_servo(std::nullopt_t none) const;
    void set_servo_target(float target) const;  ///< [m]; throws Error where there is no servo
};

}  // namespace jostle
JOSTLE_API_END
