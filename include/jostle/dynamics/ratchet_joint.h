// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// RatchetJoint: B turns one way only against A, by steps: B may turn on freely, and back no farther than to
// the last tooth that B has passed. The joint holds no point, which needs a hinge.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct RatchetJointDef {
    Body body_a{};
    Body body_b{};      ///< not body_a; of the same world
    Vec2 anchor_a{};    ///< [m] in A's frame: where it is drawn
    Vec2 anchor_b{};    ///< [m] in B's frame: likewise
    float step = 0.1f;  ///< [rad] from tooth to tooth, in [1e-3, 2 pi]; below 0: B turns clockwise only
    float phase =
        0.0f;  ///< [rad] of B minus A at one of the teeth, in [-2 pi, 2 pi]: whole steps do not matter
    float max_torque = std::numeric_limits<float>::max();  ///< [N m] >= 0: beyond it the ratchet slips
    bool collide_connected = false;          ///< whether the two bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks
    std::uint64_t user_data = 0;             ///< the user's own number
};

class RatchetJoint : public Joint {
  public:
    RatchetJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit RatchetJoint(const Joint& joint);

    [[nodiscard]] float angle() const;  ///< [rad] of B minus A, through all turns
    [[nodiscard]] float tooth() const;  ///< [rad] the angle behind which B does not turn back
    [[nodiscard]] float step() const;   ///< [rad]
    void set_step(float step) const;
    [[nodiscard]] float phase() const;  ///< [rad]
    void set_phase(float phase) const;
    [[nodiscard]] float max_torque() const;  ///< [N m]
    void set_max_torque(float max_torque) const;
};

}  // namespace jostle
JOSTLE_API_END
