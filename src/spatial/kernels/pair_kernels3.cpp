// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent in the space, for each instruction set.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/pair_kernels3.cpp"
// What follows must be told of the targets before.
#include <hwy/foreach_target.h>

#include "spatial/kernels/pair_descent.h"
#include "spatial/kernels/pair_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {

void find_pairs3(const DescentTask<3>& task, PairLists& lists) {
    find_pairs_kernel<3>(task, lists);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(find_pairs3);

void find_pairs(const DescentTask<3>& task, PairLists& lists) {
    HWY_DYNAMIC_DISPATCH(find_pairs3)(task, lists);
}

}  // namespace jostle::detail
#endif
