// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The number of columns of a group's blocks as a constant of its kernels, where all have as many.
#pragma once

#include "dynamics/store/joint_plan.h"

/// Returns kernel<columns>(arguments); 0 for a number that is read from joints. The module for the web has to
/// be small, and reads it always.
#if defined(__wasm__)
#define JOSTLE_BY_COLUMNS(group, kernel, arguments) return kernel<0> arguments;
#else
#define JOSTLE_BY_COLUMNS(group, kernel, arguments) \
    switch ((group).range.columns) {                \
        case 2:                                     \
            return kernel<2> arguments;             \
        case 3:                                     \
            return kernel<3> arguments;             \
        case 4:                                     \
            return kernel<4> arguments;             \
        default:                                    \
            return kernel<0> arguments;             \
    }
#endif

namespace jostle::detail {

template <int kColumns>
[[nodiscard]] JOSTLE_INLINE constexpr int column_count_of(const JointPlan::Joint& joint) {
    if constexpr (kColumns > 0) {
        return kColumns;
    } else {
        return joint.columns;
    }
}

}  // namespace jostle::detail
