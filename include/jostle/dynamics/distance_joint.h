// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// DistanceJoint: two points at a fixed distance. With a spring, a limit or a motor the points are free
// otherwise: a spring draws them to the distance, a rope (a limit from 0) holds them together, a strut apart,
// and a motor drives them along their line.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct DistanceMotor {
    float speed = 0.0f;      ///< [m/s] at which the anchors part
    float max_force = 0.0f;  ///< [N] >= 0

    friend bool operator==(const DistanceMotor&, const DistanceMotor&) = default;
};

struct DistanceJointDef {
    Body body_a{};
    Body body_b{};        ///< not body_a; of the same world
    Vec2 anchor_a{};      ///< [m] in A's frame
    Vec2 anchor_b{};      ///< [m] in B's frame
    float length = 1.0f;  ///< [m] > 0
    /// Without a spring, a limit and a motor the distance is rigid. A spring of 0 Hz exerts no force.
    std::optional<JointSpring> spring{};
    std::optional<JointLimit> limit{};       ///< [m] the shortest, 0: there is none, and the longest
    std::optional<DistanceMotor> motor{};    ///< along the line of the anchors
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class DistanceJoint : public Joint {
  public:
    DistanceJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit DistanceJoint(const Joint& joint);

    [[nodiscard]] float current_length() const;  ///< [m] between the anchors, now
    [[nodiscard]] float length() const;          ///< [m] the length at rest
    void set_length(float length) const;         ///< [m]
    [[nodiscard]] std::optional<JointSpring> spring() const;
    void set_spring(const JointSpring& spring) const;
    void set_spring(std::nullopt_t none) const;
    [[nodiscard]] std::optional<JointLimit> limit() const;  ///< [m]
    void set_limit(const JointLimit& limit) const;          ///< [m] >= 0
    void set_limit(std::nullopt_t none) const;
    [[nodiscard]] std::optional<DistanceMotor> motor() const;
    void set_motor(const DistanceMotor& motor) const;
    void set_motor(std::nullopt_t none) const;
    void set_motor_speed(float speed) const;  ///< [m/s]; throws Error where there is no motor
};

}  // namespace jostle
JOSTLE_API_END
