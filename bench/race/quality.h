// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How well engines simulate contacts and joints: small scenes whose right outcome is known, and for each what
// is measured and the bound that jostle holds. docs/quality.md is the table of all of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "race/engine.h"

namespace jostle::race {

/// Of a number that is shown, while no bound is promised.
inline constexpr double kNoBound = std::numeric_limits<double>::infinity();

/// [mm], [mm/s], [%] Whatever is smaller does not count as a difference between engines.
inline constexpr double kFloor = 0.1;

/// Every case is run with each of these. Engines that iterate instead are run as their documents recommend.
inline constexpr std::array kQualitySubsteps{1, 2, 4, 8, 16};

inline constexpr std::array<double, kQualitySubsteps.size()> kNoBounds{kNoBound, kNoBound, kNoBound, kNoBound,
                                                                       kNoBound};

/// The numbers that are seen of a run, of dynamic bodies only.
struct Trace {
    double penetration = 0.0;     ///< [m] greatest, after the last step
    double drift = 0.0;           ///< [m] greatest distance of a body from its start, after the last step
    double creep = 0.0;           ///< [m] likewise from where it was after the first second
    double last_speed = 0.0;      ///< [m/s] greatest, in the last second
    double greatest_speed = 0.0;  ///< [m/s] in any step
    double energy_gain = 0.0;     ///< [1] greatest of any step, over the energy at the start, less 1
    double energy_loss = 0.0;     ///< [1] 1 less the last over the first
    double last_height = 0.0;     ///< [m] greatest of the last body, over its start
    double sag = 0.0;             ///< [m] by how much the last body is below its start, after the last step
    double joint_error = 0.0;     ///< [m] greatest, after the last step: Quality::max_joint_error
    double worst_joint = 0.0;     ///< [m] likewise, after any step
    double motion_loss = 0.0;  ///< [1] of the kinetic energy of translation: 1 less the last over the first
    double swing = 0.0;        ///< [m] greatest distance of the last body from x = 0, in the last second
    double period = 0.0;       ///< [s] between its ways through x = 0 to the right, on the mean
    double turned_down = 0.0;  ///< [rad] greatest of the last body, clockwise
};

enum class Seen : std::uint8_t {
    kPenetration,
    kDrift,
    kCreep,
    kLastSpeed,
    kGreatestSpeed,
    kEnergyGain,
    kEnergyLoss,
    kLastHeight,
    kSag,
    kJointError,
    kWorstJoint,
    kMotionLoss,
    kSwing,
    kPeriod,
    kTurnedDown,
};

/// A number of a case, of which less is better.
struct QualityMeasure {
    std::string_view name;  ///< as the table calls it, with its unit
    Seen seen = Seen::kDrift;
    double scale = 1.0;  ///< the number is offset + scale times what is seen
    double offset = 0.0;
    double floor = 0.0;     ///< differences from a peer below it do not count
    bool is_error = false;  ///< of either sign: its size is the number
    /// jostle's, for each of kQualitySubsteps; infinite: none is promised. From quality_bounds().
    std::array<double, kQualitySubsteps.size()> bound = kNoBounds;
    std::string_view why{};  ///< the reason of the bounds
};

struct QualityCase {
    std::string_view name;
    std::string_view about;  ///< one sentence: the scene, and the right outcome
    int steps = 0;           ///< of 1/60 s
    Scene (*make)() = nullptr;
    std::vector<QualityMeasure> measures;
};

/// A promise about one number of a case, and the reason.
struct QualityBound {
    std::string_view scene, measure;  ///< QualityCase::name, QualityMeasure::name
    std::array<double, kQualitySubsteps.size()> bound;
    std::string_view why;
};
/// All of them, in the order of the cases and their measures.
[[nodiscard]] std::span<const QualityBound> quality_bounds();

[[nodiscard]] std::span<const QualityCase> quality_cases();
/// Those of joints, which come last.
[[nodiscard]] std::vector<QualityCase> joint_quality_cases();

/// Runs a case. `substeps` 0: as the engine's documents recommend. Throws std::runtime_error where the engine
/// cannot make the scene, or has not all of its joints.
[[nodiscard]] Trace run_quality(const QualityCase& what, Engine& engine, int substeps);

/// The number; infinite where the run broke down.
[[nodiscard]] double value_of(const QualityMeasure& measure, const Trace& trace);

/// The measures that have a bound for so many sub-steps, and in which jostle is worse than a peer by more
/// than a tenth and the measure's floor. None where the peer's run missed one of the bounds more than
/// fivefold and by more than ten floors: it failed the case, and its other numbers are of something else.
[[nodiscard]] std::vector<const QualityMeasure*> measures_behind(const QualityCase& what, int substeps,
                                                                 const Trace& ours, const Trace& theirs);

struct QualityPage {
    /// All cases in Markdown: jostle for each number of sub-steps beside its bound, Box2D 3 for each where it
    /// is among the engines, the others once, and why the bounds are as they are.
    std::string text;
    /// Where jostle is behind Box2D 3 (measures_behind), a sentence each.
    std::vector<std::string> behind;
};

/// Runs all cases with these engines. `at_case` is told each case before it is run.
[[nodiscard]] QualityPage quality_page(const std::vector<std::unique_ptr<Engine>>& engines,
                                       const std::function<void(int)>& at_case);

/// A page whose introduction stays, and whose tables, from the first heading of a case on, are these.
[[nodiscard]] std::string with_tables(std::string_view page, const QualityPage& tables);

}  // namespace jostle::race
