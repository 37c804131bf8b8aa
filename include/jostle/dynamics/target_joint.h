// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// TargetJoint: a spring with a largest force that draws a point of B to a target, as a mouse that drags a
// body. The target is in the frame of A, which often is the ground.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct TargetJointDef {
    Body body_a{};
    Body body_b{};    ///< not body_a; of the same world
    Vec2 anchor_a{};  ///< [m] the target, in A's frame
    Vec2 anchor_b{};  ///< [m] the point of B, in B's frame
    JointSpring spring{5.0f, 0.7f};
    float max_force = std::numeric_limits<float>::max();  ///< [N] >= 0
    bool collide_connected = true;           ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< kept, and of no effect: no part of it is rigid
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class TargetJoint : public Joint {
  public:
    TargetJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit TargetJoint(const Joint& joint);

    [[nodiscard]] Vec2 target() const;   ///< [m] in the world, as A is now
    void set_target(Vec2 target) const;  ///< [m] likewise, when it is called
    [[nodiscard]] JointSpring spring() const;
    void set_spring(const JointSpring& spring) const;
    [[nodiscard]] float max_force() const;  ///< [N]
    void set_max_force(float max_force) const;
};

}  // namespace jostle
JOSTLE_API_END
