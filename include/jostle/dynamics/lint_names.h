// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names of lint's findings, as the program's JSON and the Python package write them.
#pragma once

#include <jostle/dynamics/lint.h>

#include <array>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// In the order of LintType.
inline constexpr std::array<std::string_view, 10> kLintTypeNames = {
    "chain_faces_away", "overlap",    "open_joint", "turned_joint", "small_body",
    "large_body",       "light_body", "heavy_body", "mass_ratio",   "idle_motor"};

}  // namespace jostle
JOSTLE_API_END
