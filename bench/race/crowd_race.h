// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines on crowds: the time of a step of agents at random places, and the arrivals and overlaps of
// agents who cross on a circle, or among four blocks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "race/crowd_engine.h"
#include "race/turns.h"

namespace jostle::race {

struct CrowdCase {
    int agents = 0, threads = 1, steps = 0;
};
/// Times are per agent and step, of the last two thirds of the steps. Engines move
/// agents differently: nothing is found on which they must agree.
using CrowdTimeRow = RaceRow<CrowdCase, Found<std::uint64_t>>;
/// 0.3 agents per m², of radius 0.5, that go in random directions; all engines in turn, step by step.
[[nodiscard]] std::vector<CrowdTimeRow> race_crowd_times(const CrowdCase& what,
                                                         const Engines<CrowdEngine>& engines);

enum class CrowdCourse : std::uint8_t { kCircle, kBlocks };
/// As the rows call it.
[[nodiscard]] const char* name_of(CrowdCourse course);
inline constexpr int kCrowdCourses = 2;

/// The means over the runs, and the greatest overlaps.
struct CrowdCourseRow {
    CrowdCourse course = CrowdCourse::kCircle;
    std::string engine, version;
    int agents = 0, runs = 0;
    int arrived = 0;            ///< of all agents of all runs
    double mean_arrival = 0.0;  ///< [s] of those who arrived
    double last_arrival = 0.0;  ///< [s] likewise
    double overlap = 0.0;       ///< [1] of a radius
    /// [1] of a radius: of pairs of whom neither was squeezed since the start. Nothing where the engine does
    /// not tell.
    std::optional<double> free_overlap{};
};
/// Engines that need noise are run `runs` times, others once. A run ends after `most_steps` steps at the
/// latest.
[[nodiscard]] CrowdCourseRow run_crowd_course(CrowdCourse course, const CrowdEngine& engine, int runs,
                                              int most_steps);

}  // namespace jostle::race
