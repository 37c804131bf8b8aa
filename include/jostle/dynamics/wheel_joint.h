// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// WheelJoint: B's anchor lies on a line of A, along which a suspension carries it, and B turns freely or is
// driven.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct WheelMotor {
    float speed = 0.0f;       ///< [rad/s] of B against A
    float max_torque = 0.0f;  ///< [N m] >= 0

    friend bool operator==(const WheelMotor&, const WheelMotor&) = default;
};

struct WheelJointDef {
    Body body_a{};
    Body body_b{};                           ///< not body_a; of the same world
    Vec2 anchor_a{};                         ///< [m] in A's frame
    Vec2 anchor_b{};                         ///< [m] in B's frame
    Vec2 axis_a{0.0f, 1.0f};                 ///< of the suspension, in A's frame; any length but 0
    std::optional<JointServo> suspension{};  ///< [m], [N] along the axis; none: it slides freely
    std::optional<JointLimit> limit{};       ///< [m] along the axis
    std::optional<WheelMotor> motor{};       ///< of the axle
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class WheelJoint : public Joint {
  public:
    WheelJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit WheelJoint(const Joint& joint);

    [[nodiscard]] float angle() const;        ///< [rad] of B minus A, through all turns
    [[nodiscard]] float translation() const;  ///< [m] of B's anchor from A's, along the axis
    [[nodiscard]] Vec2 axis() const;          ///< [1] in the world
    [[nodiscard]] Vec2 local_axis() const;    ///< [1] in A's frame
    void set_local_axis(Vec2 axis) const;     ///< in A's frame; any length but 0
    [[nodiscard]] std::optional<JointServo> suspension() const;
    void set_suspension(const JointServo& suspension) const;
    void set_suspension(std::nullopt_t none) const;
    [[nodiscard]] std::optional<JointLimit> limit() const;  ///< [m]
    void set_limit(const JointLimit& limit) const;          ///< [m]
    void set_limit(std::nullopt_t none) const;
    [[nodiscard]] std::optional<WheelMotor> motor() const;
    void set_motor(const WheelMotor& motor) const;
    void set_motor(std::nullopt_t none) const;
    void set_motor_speed(float speed) const;  ///< [rad/s]; throws Error where there is no motor
};

}  // namespace jostle
JOSTLE_API_END
