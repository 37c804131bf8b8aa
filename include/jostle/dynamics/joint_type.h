// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The types of joints, and a definition of any type. Each type has a header NAME_joint.h.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>
#include <variant>

JOSTLE_API_BEGIN
namespace jostle {

enum class JointType : std::uint8_t {
    kRevolute,
    kPrismatic,
    kDistance,
    kWeld,
    kFilter,
    kMotor,
    kTarget,
    kFriction,
    kWheel,
    kSlot,
    kPulley,
    kGear,
    kRatchet,
    kCustom
};

struct RevoluteJointDef;
struct PrismaticJointDef;
struct DistanceJointDef;
struct WeldJointDef;
struct FilterJointDef;
struct MotorJointDef;
struct TargetJointDef;
struct FrictionJointDef;
struct WheelJointDef;
struct SlotJointDef;
struct PulleyJointDef;
struct GearJointDef;
struct RatchetJointDef;
struct CustomJointDef;

/// In the order of JointType.
using AnyJointDef =
    std::variant<RevoluteJointDef, PrismaticJointDef, DistanceJointDef, WeldJointDef, FilterJointDef,
                 MotorJointDef, TargetJointDef, FrictionJointDef, WheelJointDef, SlotJointDef, PulleyJointDef,
                 GearJointDef, RatchetJointDef, CustomJointDef>;

}  // namespace jostle
JOSTLE_API_END
