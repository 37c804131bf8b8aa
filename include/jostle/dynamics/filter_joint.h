// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// FilterJoint: two bodies do not collide with each other. The joint exerts no force, wakes nothing and keeps
// nothing awake. With set_collide_connected(true) the joint has no effect at all.
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct FilterJointDef {
    Body body_a{};
    Body body_b{};                ///< not body_a; of the same world
    std::uint64_t user_data = 0;  ///< the user's own number
};

class FilterJoint : public Joint {
  public:
    FilterJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit FilterJoint(const Joint& joint);
};

}  // namespace jostle
JOSTLE_API_END
