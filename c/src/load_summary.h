// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a load answers, in C: a list of shapes in the caller's array, and the rest as numbers.
#pragma once

#include <algorithm>

#include "world_calls.h"

namespace jostle::c {

inline LoadSummary summarize(const LoadReport& report, std::span<Shape> without_function) {
    const std::size_t count = std::min(report.without_function.size(), without_function.size());
    std::copy_n(report.without_function.begin(), count, without_function.begin());
    return {static_cast<int>(report.without_function.size()), report.should_collide, report.custom_joints};
}

}  // namespace jostle::c
