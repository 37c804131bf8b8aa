// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reference scenes: the worlds that the field compares 2-D engines on (facts in docs/benchmarks.md).
#pragma once

#include <jostle/scene/scene.h>

#include <span>
#include <string_view>

namespace jostle {

struct ReferenceScene {
    std::string_view name;
    std::string_view about;  ///< one sentence, which says what would look wrong
    int steps;               ///< that a comparison runs
    bool runs;               ///< false: needs sleep, which worlds do not have yet
    Scene (*make)();
};

/// All six, in the order of the tables.
[[nodiscard]] std::span<const ReferenceScene> reference_scenes() noexcept;
/// nullptr where there is none of that name.
[[nodiscard]] const ReferenceScene* find_reference_scene(std::string_view name) noexcept;

}  // namespace jostle
