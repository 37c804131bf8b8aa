// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which fields of a save are foreseen by more than the same field of the base.
#pragma once

#include <cstdint>
#include <vector>

#include "dynamics/save/field_list.h"

namespace jostle::detail {

enum class Role : std::uint8_t {
    kOrdinary,
    kPosition,
    kCenter,
    kCosine,
    kSine,
    kVelocity,
    kAngular,
    kPoint,
    kSeparation,
    kPosePosition,
    kPoseCosine,
    kPoseSine,
    kNormal,
    kName,
    kTurnCosine,
    kTurnSine,
    kLowerX,
    kLowerY,
    kUpperX,
    kUpperY
};

/// By FieldList's kind.
[[nodiscard]] inline std::vector<Role> roles_of(const FieldList& list) {
    struct Named {
        const char* type;
        const char* name;
        Role role;
    };
    constexpr Named kNamed[] = {{"body", "transform.p", Role::kPosition},
                                {"body", "center", Role::kCenter},
                                {"body", "transform.q.c", Role::kCosine},
                                {"body", "transform.q.s", Role::kSine},
                                {"body", "velocity", Role::kVelocity},
                                {"body", "angular", Role::kAngular},
                                {"contact", "id", Role::kName},
                                {"contact", "normal", Role::kNormal},
                                {"contact", "point", Role::kPoint},
                                {"contact", "separation", Role::kSeparation},
                                {"contact", "pose.p", Role::kPosePosition},
                                {"contact", "pose.q.c", Role::kPoseCosine},
                                {"contact", "pose.q.s", Role::kPoseSine},
                                {"contact", "turn.c", Role::kTurnCosine},
                                {"contact", "turn.s", Role::kTurnSine},
                                {"fat box", "box.lower.x", Role::kLowerX},
                                {"fat box", "box.lower.y", Role::kLowerY},
                                {"fat box", "box.upper.x", Role::kUpperX},
                                {"fat box", "box.upper.y", Role::kUpperY}};
    std::vector<Role> roles(list.kind_count(), Role::kOrdinary);
    for (const Named& named : kNamed)
        if (const std::uint16_t kind = list.kind_of(named.type, named.name); kind != FieldList::kRaw)
            roles[kind] = named.role;
    return roles;
}

}  // namespace jostle::detail
