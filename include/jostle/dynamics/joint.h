// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joint: what holds two bodies together, and how one is made. Anchors and axes are in the frames of the
// bodies, as in Box2D 2.4; angles count from `reference_angle`. A joint between two bodies that cannot move
// is kept, and does nothing.
#pragma once

#include <jostle/dynamics/body.h>

namespace jostle {

enum class JointKind : std::uint8_t { kRevolute, kPrismatic, kDistance, kWeld };

/// What all joints have.
struct JointDef {
    Body body_a{};
    Body body_b{};                   ///< another body than body_a, of the same world
    bool collide_connected = false;  ///< whether the two bodies' shapes collide with each other
    std::uint64_t user_data = 0;     ///< the user's own word
};

/// A common point; the angle, which counts whole turns, may be limited or driven.
struct RevoluteJointDef {
    JointDef base{};
    Vec2 local_anchor_a{};         ///< [m]
    Vec2 local_anchor_b{};         ///< [m]
    float reference_angle = 0.0f;  ///< [rad] of B minus A where the joint's angle is 0
    bool enable_limit = false;
    float lower_angle = 0.0f;  ///< [rad] <= upper_angle
    float upper_angle = 0.0f;  ///< [rad]
    bool enable_motor = false;
    float motor_speed = 0.0f;       ///< [rad/s]
    float max_motor_torque = 0.0f;  ///< [N m] >= 0
};

/// B slides along an axis of A and does not turn against it; the translation may be limited or driven.
struct PrismaticJointDef {
    JointDef base{};
    Vec2 local_anchor_a{};          ///< [m]
    Vec2 local_anchor_b{};          ///< [m]
    Vec2 local_axis_a{1.0f, 0.0f};  ///< direction in A's frame; any length but 0
    float reference_angle = 0.0f;   ///< [rad] of B minus A
    bool enable_limit = false;
    float lower_translation = 0.0f;  ///< [m] <= upper_translation
    float upper_translation = 0.0f;  ///< [m]
    bool enable_motor = false;
    float motor_speed = 0.0f;      ///< [m/s]
    float max_motor_force = 0.0f;  ///< [N] >= 0
};

/// Two points at a fixed distance, or (with a spring) drawn to it.
struct DistanceJointDef {
    JointDef base{};
    Vec2 local_anchor_a{};       ///< [m]
    Vec2 local_anchor_b{};       ///< [m]
    float length = 1.0f;         ///< [m] > 0
    bool enable_spring = false;  ///< false: rigid
    float hertz = 0.0f;          ///< [Hz] >= 0 of the spring; 0: no spring force at all
    float damping_ratio = 0.0f;  ///< [1] >= 0; 1: critical
};

/// No motion of B against A.
struct WeldJointDef {
    JointDef base{};
    Vec2 local_anchor_a{};               ///< [m]
    Vec2 local_anchor_b{};               ///< [m]
    float reference_angle = 0.0f;        ///< [rad] of B minus A
    float linear_hertz = 0.0f;           ///< [Hz] >= 0; 0: rigid
    float linear_damping_ratio = 1.0f;   ///< [1] >= 0
    float angular_hertz = 0.0f;          ///< [Hz] >= 0; 0: rigid
    float angular_damping_ratio = 1.0f;  ///< [1] >= 0
};

/// A joint of a world, as a small value to copy; errors as Body's. Calls about motors and limits throw for a
/// kind that has none.
class Joint {
  public:
    Joint() = default;
    explicit Joint(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const Joint&, const Joint&) = default;

    [[nodiscard]] JointKind kind() const;
    [[nodiscard]] Body body_a() const;
    [[nodiscard]] Body body_b() const;
    [[nodiscard]] Vec2 anchor_a() const;  ///< [m] in the world
    [[nodiscard]] Vec2 anchor_b() const;  ///< [m] in the world
    [[nodiscard]] bool collide_connected() const;
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t word);

    /// Revolute: the angle [rad]; prismatic: the translation [m]; distance: the present length [m]; weld: the
    /// angle's error [rad].
    [[nodiscard]] float value() const;
    /// [m] How far the anchors are from where the joint wants them (distance: |length error|; springs: 0).
    [[nodiscard]] float linear_error() const;
    [[nodiscard]] Vec2 reaction_force() const;    ///< [N] on B in the last step, at its anchor
    [[nodiscard]] float reaction_torque() const;  ///< [N m] on B in the last step

    [[nodiscard]] bool is_motor_enabled() const;
    void enable_motor(bool enable);
    [[nodiscard]] float motor_speed() const;
    void set_motor_speed(float speed);  ///< [rad/s] or [m/s]
    [[nodiscard]] float max_motor() const;
    void set_max_motor(float max);  ///< [N m] or [N]
    [[nodiscard]] bool is_limit_enabled() const;
    void enable_limit(bool enable);
    [[nodiscard]] float lower_limit() const;
    [[nodiscard]] float upper_limit() const;
    void set_limits(float lower, float upper);  ///< [rad] or [m]

  private:
    Handle handle_;
};

}  // namespace jostle
