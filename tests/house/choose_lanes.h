// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The instruction set of the kernels, chosen by a program that compares hashes.
#pragma once

#include <hwy/highway.h>

#include <cstdint>
#include <vector>

/// The name of the instruction set for which the kernels run that are called from now on.
inline const char* choose_lanes(bool least) {
#if HWY_HAVE_RUNTIME_DISPATCH
    const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();  // the best first
    const std::int64_t target = least ? targets.back() : targets.front();
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    return hwy::TargetName(target);
#else
    // The build chose, and Highway has nothing to link.
    (void)least;
    return hwy::TargetName(HWY_STATIC_TARGET);
#endif
}
