// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines on small scenes; one step takes microseconds. Within a repeat the engines take turns, and
// every repeat starts from a new world. The clock is read once per `batch` steps, and the cost of
// reading is taken off. The first run of each engine is not timed: joint error, overlap and energy are
// measured in that run.
#pragma once

#include <jostle/math/vector_width.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "race/engine.h"
#include "race/small_figures.h"

namespace jostle::race {

struct SmallCase {
    std::string name;
    Scene scene;
    int steps = 0;   ///< [1] times that are taken
    int settle = 0;  ///< [1] steps before the first that is timed
    int batch = 1;   ///< [1] steps per reading of the clock
    int worlds = 1;  ///< [1] worlds of this scene, each a step in turn; at most kWorldsAtOnce live at once
    std::string rival = "box2d3";  ///< the engine by which ours is measured
    bool counts = false;           ///< whether the case is in the geometric mean
};

/// Box2D 3 has 128 worlds at most in a process: all engines have no more.
inline constexpr int kWorldsAtOnce = 125;

/// jostle runs once more with its widest vectors, beyond the cap; and, where the scene has joints, with
/// WorldDef::iterated_joints.
enum class SmallVariant { kPlain, kWidest, kIterated };

struct SmallRow {
    std::string scene;
    std::string engine, engine_version, settings;
    VectorWidth width{};  ///< jostle's widest vectors
    SmallVariant variant = SmallVariant::kPlain;
    bool finished = true;          ///< false: patience ran out
    ShortTimes step;               ///< [us] per step and world
    double making = 0.0;           ///< [us] per world: the median over the runs
    double destroying = 0.0;       ///< [us] per world: the median over the runs
    double bytes = 0.0;            ///< [byte] per world after its last step; 0 where malloc does not count
    double max_penetration = 0.0;  ///< [m] the greatest of the whole run; NaN: something exploded
    double max_joint_error = 0.0;  ///< [m] likewise
    double energy_change = 0.0;    ///< [J] kinetic and potential, of the last state over the first
    double weight = 0.0;           ///< [N] of all dynamic bodies; 0 without gravity
    std::vector<std::string> approximated;
    std::uint64_t hash = 0;  ///< of the measured run's last state; 0: the engine has none
};

struct SmallRaceOptions {
    int repeats = 5;
    VectorWidth most = VectorWidth::k256;  ///< jostle's cap
    double patience = 60.0;                ///< [s] A run that takes longer is stopped, and not repeated.
};

struct SmallResults {
    std::vector<SmallRow> rows;         ///< in the order of the engines; jostle's variants are the last
    std::vector<std::string> troubles;  ///< a sentence per engine that could not run the scene
};

/// `at_run` is told the number of runs that are done, of `small_runs`.
[[nodiscard]] SmallResults race_small(const SmallCase& what, const Engines<Engine>& engines,
                                      const SmallRaceOptions& options,
                                      const std::function<void(int)>& at_run);
[[nodiscard]] int small_runs(const SmallCase& what, const Engines<Engine>& engines,
                             const SmallRaceOptions& options);

/// The row of that engine; nullptr if there is none.
[[nodiscard]] const SmallRow* find_row(const std::vector<SmallRow>& rows, const std::string& engine,
                                       SmallVariant variant = SmallVariant::kPlain);
/// [1] The rival's median over ours, so that more is better; none if one of the two is not there.
[[nodiscard]] std::optional<double> small_ratio(const SmallCase& what, const std::vector<SmallRow>& rows,
                                                SmallVariant variant = SmallVariant::kPlain);

}  // namespace jostle::race
