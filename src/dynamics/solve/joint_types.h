// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of the types of joints: each one's parameters, and its row. Parameters are plain numbers without
// gaps, checked and normalised at the door.
#pragma once

#include "dynamics/store/joint.h"

namespace jostle {

/// The ends of a joint of two bodies.
struct JointAnchors {
    Vec2 a, b;  ///< [m] in the bodies' frames
};

/// The limit and the motor along the one free direction of a joint: an angle [rad] or a length [m].
struct JointAxis {
    std::uint32_t has_limit = 0;  ///< 0 or 1
    float lower = 0.0f;
    float upper = 0.0f;
    std::uint32_t has_motor = 0;  ///< 0 or 1
    float motor_speed = 0.0f;
    float max_motor = 0.0f;  ///< [N m] or [N]
};

struct SpringParameters {
    std::uint32_t is_soft = 0;  ///< 0: rigid; 1: a spring
    float hertz = 0.0f;         ///< [Hz]
    float damping_ratio = 0.0f;
};

struct RevoluteParameters {
    static constexpr JointType kType = JointType::kRevolute;
    JointAnchors anchors;
    float reference_angle = 0.0f;  ///< [rad] in [-pi, pi]
    JointAxis axis;
};

struct PrismaticParameters {
    static constexpr JointType kType = JointType::kPrismatic;
    JointAnchors anchors;
    Vec2 local_axis_a{1.0f, 0.0f};  ///< [1]
    float reference_angle = 0.0f;   ///< [rad] in [-pi, pi]
    JointAxis axis;
};

struct DistanceParameters {
    static constexpr JointType kType = JointType::kDistance;
    JointAnchors anchors;
    float length = 0.0f;  ///< [m]
    SpringParameters spring;
};

struct WeldParameters {
    static constexpr JointType kType = JointType::kWeld;
    JointAnchors anchors;
    float reference_angle = 0.0f;  ///< [rad] in [-pi, pi]
    SpringParameters linear, angular;
};

extern const JointRow kRevoluteRow;
extern const JointRow kPrismaticRow;
extern const JointRow kDistanceRow;
extern const JointRow kWeldRow;

/// ORDER: that of JointType. Joints that found no colour are solved type by type in this order.
inline constexpr const JointRow* kJointTypes[] = {&kRevoluteRow, &kPrismaticRow, &kDistanceRow, &kWeldRow};
static_assert(std::size(kJointTypes) <= kMaxJointTypes);

}  // namespace jostle
