// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reference scenes: six large worlds that 2-D engines are usually compared on, and small worlds of the
// kind that games are made of (facts in docs/benchmarks.md).
#pragma once

#include <jostle/scene/scene.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// A scene's golden hashes are taken after these steps, and after its last.
inline constexpr int kGoldenSteps[] = {1, 100};

/// The limits at the end of a run of all steps: a faster engine that simulates worse has lost.
struct SceneLimits {
    double drift_vertical = 0.0;  ///< [m] greatest, of any dynamic body from its start, along gravity
    double drift_sideways = 0.0;  ///< [m] the same, across gravity
    int awake_bodies = 0;         ///< at least
};

struct ReferenceScene {
    std::string_view name;
    std::string_view about;  ///< one sentence: the scene, and a sign of failure
    int steps;               ///< of a comparison's run
    Scene (*make)();
    /// motion_hash() of all bodies after kGoldenSteps and after the last step, on every compiler, processor
    /// and number of threads. A commit that changes one names the defect or feature that did.
    std::array<std::uint64_t, 3> golden;
    std::optional<SceneLimits> limits = {};  ///< none if bodies are meant to move
};

/// A hash of the bits of poses and velocities [Fowler1991]; the spans have equal lengths.
[[nodiscard]] std::uint64_t motion_hash(std::span<const Transform> poses, std::span<const Vec2> linear,
                                        std::span<const float> angular) noexcept;

/// The six large ones, in the order of the tables.
[[nodiscard]] std::span<const ReferenceScene> reference_scenes() noexcept;
/// The small ones, in the order of the tables: heaps, ropes, ragdolls, boxes, a level, a tank.
[[nodiscard]] std::span<const ReferenceScene> small_scenes() noexcept;
/// Of either kind; nullptr if there is none of that name.
[[nodiscard]] const ReferenceScene* find_reference_scene(std::string_view name) noexcept;

}  // namespace jostle
JOSTLE_API_END
