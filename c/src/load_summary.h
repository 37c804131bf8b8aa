// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The answer of a load, in C: a list of shapes in the caller's array, and the rest as numbers.
#pragma once

#include "room.h"
#include "world_calls.h"

namespace jostle::c {

inline LoadSummary summarize(const LoadReport& report, std::span<Shape> without_function) {
    const int count = copy_to(without_function, std::span<const Shape>(report.without_function));
    return {count, report.should_collide, report.custom_joints};
}

}  // namespace jostle::c
