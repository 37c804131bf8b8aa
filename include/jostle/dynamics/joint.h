// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joint: a constraint between bodies, with the calls that all types of joints have. Anchors and axes are in
// the frames of the bodies; angles count from `reference_angle`. A joint between bodies that cannot move is
// kept, and does nothing.
//
//     RevoluteJoint hinge = world.create_revolute({.body_a = wall, .body_b = door});
//     Joint any = hinge;                                              every type converts
//     RevoluteJoint(any).set_motor({.speed = 2, .max_torque = 10});   the way back is checked
#pragma once

#include <jostle/dynamics/body.h>
#include <jostle/dynamics/graph_color.h>
#include <jostle/dynamics/joint_type.h>

#include <limits>
#include <optional>

JOSTLE_API_BEGIN
namespace jostle {

/// The range of a joint's angle [rad] or length [m].
struct JointLimit {
    float lower = 0.0f;  ///< <= upper
    float upper = 0.0f;

    friend bool operator==(const JointLimit&, const JointLimit&) = default;
};

/// A spring with a damper. Its stiffness is the one with which the bodies swing at `hertz`: exactly up to a
/// tenth of the rate of sub-steps; beyond it is softer, and loses energy.
struct JointSpring {
    float hertz = 0.0f;          ///< [Hz] >= 0
    float damping_ratio = 1.0f;  ///< [1] >= 0; 1: critical

    friend bool operator==(const JointSpring&, const JointSpring&) = default;
};

/// A motor to a position: a spring towards an angle [rad] or a length [m]. Of 0 Hz it exerts no force.
struct JointServo {
    float target = 0.0f;  ///< [rad] or [m]
    /// [Hz] >= 0: as JointSpring's where it moves one body alone, up to a tenth of the rate of sub-steps.
    /// Beyond, between two bodies and among other joints it is solved with these by the implicit rule, which
    /// bears all that hangs on it, and dampens more. Of 0 Hz it exerts no force.
    float hertz = 0.0f;
    float damping_ratio = 1.0f;                     ///< [1] >= 0; 1: critical
    float max = std::numeric_limits<float>::max();  ///< [N m] or [N] >= 0: at most

    friend bool operator==(const JointServo&, const JointServo&) = default;
};

/// When a joint breaks: its force or torque of a step's last sub-step is greater. Events::joints_broke tells
/// of it, in each step in which it is so.
struct JointBreak {
    float force = std::numeric_limits<float>::max();   ///< [N] >= 0
    float torque = std::numeric_limits<float>::max();  ///< [N m] >= 0
    bool destroy = false;                              ///< the joint goes at the end of that step

    friend bool operator==(const JointBreak&, const JointBreak&) = default;
};

/// A handle of a joint: a small value to copy; errors as Body's.
class Joint {
  public:
    Joint() = default;
    explicit Joint(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const Joint&, const Joint&) = default;

    [[nodiscard]] JointType type() const;
    [[nodiscard]] int body_count() const;  ///< [1] 2 to 4
    [[nodiscard]] Body body(int index) const;
    [[nodiscard]] Body body_a() const;    ///< the first
    [[nodiscard]] Body body_b() const;    ///< the second
    [[nodiscard]] Vec2 anchor_a() const;  ///< [m] in the world
    [[nodiscard]] Vec2 anchor_b() const;  ///< [m] in the world
    /// [m] In the bodies' frames. Throws Error of types that have no anchors.
    [[nodiscard]] Vec2 local_anchor_a() const;
    [[nodiscard]] Vec2 local_anchor_b() const;
    void set_local_anchor_a(Vec2 anchor) const;
    void set_local_anchor_b(Vec2 anchor) const;
    [[nodiscard]] bool collide_connected() const;
    void set_collide_connected(bool collide) const;
    /// Of its rigid parts and limits, which are iterated then, no stiffer than a quarter of the rate of
    /// sub-steps. None: rigid; where joints are iterated, as those of grids, WorldDef::joint_hertz and its
    /// damping ratio. Friction, target and filter joints have no such parts: there it has no effect.
    [[nodiscard]] std::optional<JointSpring> stiffness() const;
    void set_stiffness(const JointSpring& stiffness) const;  ///< of at least 0.001 Hz
    void set_stiffness(std::nullopt_t none) const;
    [[nodiscard]] std::optional<JointBreak> break_at() const;
    void set_break_at(const JointBreak& threshold) const;
    void set_break_at(std::nullopt_t none) const;
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t data) const;

    /// In the constraint graph; while it sleeps, that which it will have.
    [[nodiscard]] int color() const;

    /// [m] The distance of the anchors from where the joint holds them (distance joint: of its length from
    /// the length at rest, or beyond its limits; pulley: of the rope beyond its length; gear of a
    /// translation: from its law; springs: 0).
    [[nodiscard]] float linear_error() const;
    /// [rad] How far the angle of the bodies is from the one that the joint holds (weld, prismatic joint;
    /// springs: 0), or beyond its limits (revolute joint); from its goal (motor), its law (gear of an angle),
    /// its tooth (ratchet). Other types: 0.
    [[nodiscard]] float angular_error() const;
    /// [N] The force on B in the last step, at its anchor (gear: on the second body of its first joint;
    /// custom: on the last body). Always finite.
    [[nodiscard]] Vec2 reaction_force() const;
    /// [N m] The torque on B in the last step (custom: of its rows, about the last body's centre of mass).
    /// Always finite.
    [[nodiscard]] float reaction_torque() const;

  private:
    Handle handle_;
};

}  // namespace jostle
JOSTLE_API_END
