// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// GearJoint: couples the coordinates of two other joints: q_a + ratio q_b stays what it is. The coordinate of
// a revolute or a wheel joint is its angle, of a prismatic or a slot joint its translation: two
// hinges make gears, a hinge and a slider a rack. The gear goes with either of the two joints:
// Events::joints_gone. The gear's bodies are the bodies of the two joints, each once: the second ones before
// the first ones, joint_a's before joint_b's.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct GearJointDef {
    Joint joint_a{};                ///< revolute, prismatic, wheel or slot
    Joint joint_b{};                ///< another one of these, of the same world
    float ratio = 1.0f;             ///< [1], [m/rad], [rad/m]: not 0; two gears that mesh: r_b / r_a
    std::optional<float> offset{};  ///< of q_a + ratio q_b, within 1e5; none: the value that it has now
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks; the force or torque is joint_a's
    std::uint64_t user_data = 0;             ///< the user's own number
};

class GearJoint : public Joint {
  public:
    GearJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit GearJoint(const Joint& joint);

    [[nodiscard]] Joint joint_a() const;
    [[nodiscard]] Joint joint_b() const;
    [[nodiscard]] float ratio() const;
    void set_ratio(float ratio) const;  ///< not 0; the offset stays
    [[nodiscard]] float offset() const;
    void set_offset(float offset) const;  ///< within 1e5, where floats are 0.01 apart
    [[nodiscard]] float error() const;    ///< [rad] or [m] q_a + ratio q_b - offset
};

}  // namespace jostle
JOSTLE_API_END
