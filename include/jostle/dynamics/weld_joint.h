// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// WeldJoint: B does not move against A, except as far as its springs give way.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct WeldJointDef {
    Body body_a{};
    Body body_b{};                 ///< not body_a; of the same world
    Vec2 anchor_a{};               ///< [m] in A's frame
    Vec2 anchor_b{};               ///< [m] in B's frame
    float reference_angle = 0.0f;  ///< [rad] of B minus A
    /// Between the anchors, of more than 0 Hz. None: rigid.
    std::optional<JointSpring> linear_spring{};
    /// Between the angles, of more than 0 Hz. None: rigid.
    std::optional<JointSpring> angular_spring{};
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class WeldJoint : public Joint {
  public:
    WeldJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit WeldJoint(const Joint& joint);

    [[nodiscard]] float angular_error() const;              ///< [rad] of B minus A minus the reference
    [[nodiscard]] float reference_angle() const;            ///< [rad]
    void set_reference_angle(float reference_angle) const;  ///< [rad]
    [[nodiscard]] std::optional<JointSpring> linear_spring() const;
    void set_linear_spring(const JointSpring& spring) const;
    void set_linear_spring(std::nullopt_t none) const;
    [[nodiscard]] std::optional<JointSpring> angular_spring() const;
    void set_angular_spring(const JointSpring& spring) const;
    void set_angular_spring(std::nullopt_t none) const;
};

}  // namespace jostle
JOSTLE_API_END
