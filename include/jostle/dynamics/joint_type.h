// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The types of joints, and a definition of any type. Each type has a header NAME_joint.h.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>
#include <variant>

JOSTLE_API_BEGIN
namespace jostle {

enum class JointType : std::uint8_t { kRevolute, kPrismatic, kDistance, kWeld };

struct RevoluteJointDef;
struct PrismaticJointDef;
struct DistanceJointDef;
struct WeldJointDef;

/// In the order of JointType.
using AnyJointDef = std::variant<RevoluteJointDef, PrismaticJointDef, DistanceJointDef, WeldJointDef>;

}  // namespace jostle
JOSTLE_API_END
