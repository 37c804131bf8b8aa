// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// FrictionJoint: resists sliding and turning of B against A, up to a force and a torque, as the ground does
// in a world seen from above.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct FrictionJointDef {
    Body body_a{};
    Body body_b{};                           ///< not body_a; of the same world
    Vec2 anchor_a{};                         ///< [m] in A's frame
    Vec2 anchor_b{};                         ///< [m] in B's frame
    float max_force = 0.0f;                  ///< [N] >= 0
    float max_torque = 0.0f;                 ///< [N m] >= 0
    bool collide_connected = true;           ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< kept, and of no effect: no part of it is rigid
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class FrictionJoint : public Joint {
  public:
    FrictionJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit FrictionJoint(const Joint& joint);

    [[nodiscard]] float max_force() const;  ///< [N]
    void set_max_force(float max_force) const;
    [[nodiscard]] float max_torque() const;  ///< [N m]
    void set_max_torque(float max_torque) const;
};

}  // namespace jostle
JOSTLE_API_END
