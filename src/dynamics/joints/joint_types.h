// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of the types of joints: each one's parameters, and its row. Parameters are plain numbers without
// gaps, checked and normalised at the door.
#pragma once

#include "dynamics/store/joint.h"

namespace jostle::detail {

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

/// A spring to a target along the same direction.
struct ServoParameters {
    std::uint32_t has_servo = 0;  ///< 0 or 1
    float target = 0.0f;          ///< [rad] or [m]
    float hertz = 0.0f;           ///< [Hz]
    float damping_ratio = 0.0f;
    float max = 0.0f;  ///< [N m] or [N]
};

struct SpringParameters {
    std::uint32_t is_soft = 0;  ///< 0: rigid; 1: a spring
    float hertz = 0.0f;         ///< [Hz]
    float damping_ratio = 0.0f;
};

struct RevoluteParameters {
    static constexpr int kCore = 44;  ///< [bytes]
    static constexpr JointType kType = JointType::kRevolute;
    JointAnchors anchors;
    float reference_angle = 0.0f;  ///< [rad] in [-pi, pi]
    JointAxis axis;
    ServoParameters servo;
};

struct PrismaticParameters {
    static constexpr int kCore = 52;  ///< [bytes]
    static constexpr JointType kType = JointType::kPrismatic;
    JointAnchors anchors;
    Vec2 local_axis_a{1.0f, 0.0f};  ///< [1]
    float reference_angle = 0.0f;   ///< [rad] in [-pi, pi]
    JointAxis axis;
    ServoParameters servo;
};

struct DistanceParameters {
    static constexpr int kCore = 32;  ///< [bytes]
    static constexpr JointType kType = JointType::kDistance;
    JointAnchors anchors;
    float length = 0.0f;  ///< [m]
    SpringParameters spring;
    JointAxis axis;  ///< along the line of the anchors
};

struct WeldParameters {
    static constexpr JointType kType = JointType::kWeld;
    JointAnchors anchors;
    float reference_angle = 0.0f;  ///< [rad] in [-pi, pi]
    SpringParameters linear, angular;
};

struct FilterParameters {
    static constexpr JointType kType = JointType::kFilter;
    std::uint32_t none = 0;  ///< a struct of numbers has one at least
};

struct MotorParameters {
    static constexpr JointType kType = JointType::kMotor;
    JointAnchors anchors;
    Vec2 offset;              ///< [m] in A's frame
    float angle = 0.0f;       ///< [rad]
    float max_force = 0.0f;   ///< [N]
    float max_torque = 0.0f;  ///< [N m]
};

struct TargetParameters {
    static constexpr JointType kType = JointType::kTarget;
    JointAnchors anchors;  ///< A's is the target
    float hertz = 0.0f;    ///< [Hz]
    float damping_ratio = 0.0f;
    float max_force = 0.0f;  ///< [N]
};

struct FrictionParameters {
    static constexpr JointType kType = JointType::kFriction;
    JointAnchors anchors;
    float max_force = 0.0f;   ///< [N]
    float max_torque = 0.0f;  ///< [N m]
};

/// The motor of an axle.
struct SpinParameters {
    std::uint32_t has_motor = 0;  ///< 0 or 1
    float speed = 0.0f;           ///< [rad/s]
    float max_torque = 0.0f;      ///< [N m]
};

/// B on a line of A: see joints/line.h.
struct LineParameters {
    JointAnchors anchors;
    Vec2 local_axis_a{1.0f, 0.0f};  ///< [1]
    JointAxis axis;
    ServoParameters servo;
    SpinParameters spin;
};
struct WheelParameters : LineParameters {
    static constexpr JointType kType = JointType::kWheel;
};
struct SlotParameters : LineParameters {
    static constexpr JointType kType = JointType::kSlot;
};
/// [m] Of B's anchor from A's, along the line.
[[nodiscard]] float line_translation(const LineParameters& parameters, const JointPoses& poses);

struct PulleyParameters {
    static constexpr JointType kType = JointType::kPulley;
    JointAnchors anchors;
    Vec2 point_a, point_b;      ///< [m] in the frame's own frame
    float length = 0.0f;        ///< [m] length_a + ratio length_b, at most
    float ratio = 1.0f;         ///< [1]
    float min_length_a = 0.0f;  ///< [m]
    float min_length_b = 0.0f;  ///< [m]
};

/// A gear's copy of a joint that it couples.
struct CoupledJoint {
    std::uint32_t slides = 0;  ///< 0: its coordinate is an angle; 1: a translation
    std::uint32_t ends = 0;    ///< bits 0 and 1: which of the gear's bodies is its A; 2 and 3: its B
    JointAnchors anchors;
    Vec2 local_axis_a;             ///< [1]
    float reference_angle = 0.0f;  ///< [rad]
};
struct GearParameters {
    static constexpr JointType kType = JointType::kGear;
    CoupledJoint a, b;
    JointId joints[2];
    std::uint32_t body_count = 0;  ///< [1] 2 to 4
    float ratio = 1.0f;
    float offset = 0.0f;
    std::uint32_t has_offset = 0;  ///< 0: it gets the one that it finds when it enters the world
};
/// Renews a copy, but for its ends. False: joints of this type cannot be coupled.
bool copy_coupled(JointType type, const void* parameters, CoupledJoint& copy);

struct RatchetParameters {
    static constexpr JointType kType = JointType::kRatchet;
    JointAnchors anchors;
    float step = 0.1f;        ///< [rad] below 0: clockwise
    float phase = 0.0f;       ///< [rad]
    float max_torque = 0.0f;  ///< [N m]
};
/// [rad] Behind which the B of a ratchet's sim does not turn back.
[[nodiscard]] float ratchet_tooth(const void* sim, const JointPoses& poses);

struct CustomParameters {
    static constexpr JointType kType = JointType::kCustom;
    JointAnchors anchors;
    std::uint32_t body_count = 0;  ///< [1] 2 to 4
};
/// The rows of a custom joint's sim: of this step, no state.
[[nodiscard]] CustomSet& custom_set(void* sim);

extern const JointRow kRevoluteRow;
extern const JointRow kPrismaticRow;
extern const JointRow kDistanceRow;
extern const JointRow kWeldRow;
extern const JointRow kFilterRow;
extern const JointRow kMotorRow;
extern const JointRow kTargetRow;
extern const JointRow kFrictionRow;
extern const JointRow kWheelRow;
extern const JointRow kSlotRow;
extern const JointRow kPulleyRow;
extern const JointRow kGearRow;
extern const JointRow kRatchetRow;
extern const JointRow kCustomRow;

/// ORDER: that of JointType. Joints that found no colour are solved type by type in this order.
inline constexpr const JointRow* kJointTypes[] = {
    &kRevoluteRow, &kPrismaticRow, &kDistanceRow, &kWeldRow,   &kFilterRow, &kMotorRow,   &kTargetRow,
    &kFrictionRow, &kWheelRow,     &kSlotRow,     &kPulleyRow, &kGearRow,   &kRatchetRow, &kCustomRow};
static_assert(std::size(kJointTypes) <= kMaxJointTypes);

}  // namespace jostle::detail
