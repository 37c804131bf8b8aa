// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// MotorJoint: drives B to a pose against A, with no more than a force and a torque: characters, moving
// platforms that give way, bodies that follow an animation.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct MotorJointDef {
    Body body_a{};
    Body body_b{};       ///< not body_a; of the same world
    Vec2 anchor_a{};     ///< [m] in A's frame
    Vec2 anchor_b{};     ///< [m] in B's frame
    Vec2 offset{};       ///< [m] in A's frame: where B's anchor is to be, from A's
    float angle = 0.0f;  ///< [rad] of B minus A that is to be; whole turns count
    float max_force = std::numeric_limits<float>::max();   ///< [N] >= 0
    float max_torque = std::numeric_limits<float>::max();  ///< [N m] >= 0
    bool collide_connected = true;           ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class MotorJoint : public Joint {
  public:
    MotorJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit MotorJoint(const Joint& joint);

    [[nodiscard]] Vec2 offset() const;  ///< [m] in A's frame
    void set_offset(Vec2 offset) const;
    [[nodiscard]] float angle() const;  ///< [rad] that is to be
    void set_angle(float angle) const;
    [[nodiscard]] float current_angle() const;  ///< [rad] of B minus A, through all turns
    [[nodiscard]] float max_force() const;      ///< [N]
    void set_max_force(float max_force) const;
    [[nodiscard]] float max_torque() const;  ///< [N m]
    void set_max_torque(float max_torque) const;
};

}  // namespace jostle
JOSTLE_API_END
