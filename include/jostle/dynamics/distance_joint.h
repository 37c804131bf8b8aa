// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// DistanceJoint: two points at a fixed distance, or drawn to it by a spring.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct DistanceJointDef {
    Body body_a{};
    Body body_b{};        ///< not body_a; of the same world
    Vec2 anchor_a{};      ///< [m] in A's frame
    Vec2 anchor_b{};      ///< [m] in B's frame
    float length = 1.0f;  ///< [m] > 0
    /// None: the distance is rigid. A spring of 0 Hz exerts no force.
    std::optional<JointSpring> spring{};
    bool collide_connected = false;  ///< whether the two bodies' shapes collide with each other
    std::uint64_t user_data = 0;     ///< the user's own number
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
};

}  // namespace jostle
JOSTLE_API_END
