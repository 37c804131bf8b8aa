// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which group of joints each body is of, for the narrow phase: limbs of one figure find contact points from
// far away.
#pragma once

#include <span>

#include "dynamics/store/context.h"
#include "dynamics/store/scratch.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// By place in the awake set: the group of the plan that a body is of, or kNone. Groups that are near no
/// other body are left out, and nothing is there where the plan has none. Cost: the groups of the plan, and
/// of those that are awake the joints, and the contacts of their bodies with each other.
class JointGroups {
  public:
    JointGroups(const StepContext& context, const Tables& tables);
    [[nodiscard]] std::span<const int> of_bodies() const {
        return {&of_bodies_[0], static_cast<std::size_t>(count_)};
    }

  private:
    [[nodiscard]] bool is_near_others(const Tables& tables, BodyId body, int group) const;

    int count_;
    ScratchArray<int> of_bodies_;
};

}  // namespace jostle::detail
