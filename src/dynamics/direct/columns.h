// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers of columns as constants of kernels, so that their loops are unrolled. Included once for each
// instruction set, by files that foreach_target.h includes again; hence no #pragma once but the guard below,
// which Highway toggles.
#if defined(JOSTLE_DYNAMICS_DIRECT_COLUMNS_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_DIRECT_COLUMNS_H
#undef JOSTLE_DYNAMICS_DIRECT_COLUMNS_H
#else
#define JOSTLE_DYNAMICS_DIRECT_COLUMNS_H
#endif

#include <type_traits>

#include "dynamics/direct/matrix.h"
#include "math/double_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

template <int kCount>
using Columns = std::integral_constant<int, kCount>;

/// Calls function(columns) with the number that all blocks of a group have, or with 0 where joints have
/// different ones. The module for the web has to be small, and reads the number of each joint.
template <class Function>
HWY_INLINE decltype(auto) with_columns([[maybe_unused]] const detail::Group& group, Function&& function) {
#if !defined(__wasm__)
    switch (group.range.columns) {
        case 2:
            return function(Columns<2>());
        case 3:
            return function(Columns<3>());
        case 4:
            return function(Columns<4>());
        default:
            break;
    }
#endif
    return function(Columns<0>());
}

template <int kColumns>
HWY_INLINE int column_count_of(const detail::JointPlan::Joint& joint) {
    return kColumns > 0 ? kColumns : joint.columns;
}

template <int kColumns>
HWY_INLINE int height_of(const detail::JointPlan::Block& block) {
    return kColumns > 0 ? kColumns : block.columns;
}

/// Calls function(width) with a width of 1 to 4.
template <class Function>
HWY_INLINE void with_width(int width, Function&& function) {
    if (width == 1) function(Columns<1>());
    if (width == 2) function(Columns<2>());
    if (width == 3) function(Columns<3>());
    if (width == 4) function(Columns<4>());
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_DIRECT_COLUMNS_H
