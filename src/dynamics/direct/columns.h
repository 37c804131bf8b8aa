// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The number of columns of a group's blocks (JointPlan::Group) as a constant of its kernels.
#pragma once

/// Returns kernel<columns>(arguments). The module for the web has to be small, and knows four columns alone.
#if defined(__wasm__)
#define JOSTLE_BY_COLUMNS(group, kernel, arguments) return kernel<4> arguments;
#else
#define JOSTLE_BY_COLUMNS(group, kernel, arguments) \
    switch ((group).range.columns) {                \
        case 2:                                     \
            return kernel<2> arguments;             \
        case 3:                                     \
            return kernel<3> arguments;             \
        default:                                    \
            return kernel<4> arguments;             \
    }
#endif
