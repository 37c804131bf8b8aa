// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reference scenes: the worlds that the field compares 2-D engines on (facts in docs/benchmarks.md).
#pragma once

#include <jostle/scene/scene.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// The steps after which a scene's golden hashes are taken: these two, and its last.
inline constexpr int kGoldenSteps[] = {1, 100};

/// The limits that a run of all steps keeps at its end: a faster engine that simulates worse has lost.
struct SceneLimits {
    double drift_vertical = 0.0;  ///< [m] of any dynamic body from its start, along gravity, at most
    double drift_sideways = 0.0;  ///< [m] and across it
    int awake_bodies = 0;         ///< at least
};

struct ReferenceScene {
    std::string_view name;
    std::string_view about;  ///< one sentence, which says what would look wrong
    int steps;               ///< that a comparison runs
    Scene (*make)();
    /// motion_hash() of all bodies after kGoldenSteps and after the last step, on every compiler, processor
    /// and number of threads. Whoever changes one says which defect or feature did.
    std::array<std::uint64_t, 3> golden;
    std::optional<SceneLimits> limits = {};  ///< nothing: of a scene in which bodies are meant to move
};

/// A hash over the bits of poses and velocities [Fowler1991], which must be equally many.
[[nodiscard]] std::uint64_t motion_hash(std::span<const Transform> poses, std::span<const Vec2> linear,
                                        std::span<const float> angular) noexcept;

/// All six, in the order of the tables.
[[nodiscard]] std::span<const ReferenceScene> reference_scenes() noexcept;
/// nullptr where there is none of that name.
[[nodiscard]] const ReferenceScene* find_reference_scene(std::string_view name) noexcept;

}  // namespace jostle
JOSTLE_API_END
