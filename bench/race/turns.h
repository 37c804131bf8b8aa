// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The race: all engines in turn within each repeat, so that a machine whose speed drifts is as fast for one
// as for the other. A workload says how an engine enters and what a run is.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "race/raced_engine.h"
#include "race/timing.h"

namespace jostle::race {

/// Engines that round differently must agree within so much of the larger.
inline constexpr double kTolerance = 0.01;  // [1]
[[nodiscard]] inline bool agree(const Found<double>& first, const Found<double>& other) {
    const auto close = [](double a, double b) {
        return std::abs(a - b) <= kTolerance * std::max(std::abs(a), std::abs(b));
    };
    return close(static_cast<double>(first.count), static_cast<double>(other.count)) &&
           close(first.sum, other.sum);
}

/// How an engine did on a case.
template <class Case, class Findings>
struct RaceRow {
    Case of;
    std::string engine, version, settings;
    double ns = 0.0;              ///< [ns] per part of the work: the median over the repeats
    double spread = 0.0;          ///< [1] from the least to the greatest repeat, over the median
    std::optional<double> ratio;  ///< over jostle's time
    Findings found;
    std::optional<double> bytes_per_item;
};

/// An engine in a race of the workload `Work`.
template <class Work>
struct Racer {
    const typename Work::Engine* engine = nullptr;
    typename Work::Task task{};
    typename Work::Findings found{};
    std::optional<double> bytes_per_item;
    std::vector<double> times;  // [ns] a repeat that counts
};

template <class Work>
void require_agreement(const Work& work, const Racer<Work>& first, const Racer<Work>& other) {
    if (work.agrees(first.found, other.found)) return;
    const auto said_by = [](const Racer<Work>& racer) {
        return racer.engine->name() + " found " + std::to_string(racer.found.count) + " (sum " +
               std::to_string(racer.found.sum) + ")";
    };
    throw std::runtime_error(work.title() + ": " + said_by(first) + ", " + said_by(other));
}

/// One row for each engine that takes part. Throws std::runtime_error where two do not agree. Of Work are
/// needed
///     Engine, Task, Case, Findings    types; a Task is kept from one run to the next
///     enter(Racer&)                   whether the engine takes part
///     warm_ups()                      runs before those that count
///     run(Racer&)                     sets what was found, and returns what it took [ns]
///     agrees(first, other)            of findings
///     parts()                         what the time is divided by
///     what, title()                   the case, in a struct and in words
template <class Work>
std::vector<RaceRow<typename Work::Case, typename Work::Findings>> take_turns(
    Work& work, const Engines<typename Work::Engine>& engines, int repeats) {
    std::vector<Racer<Work>> racers;
    for (const auto& engine : engines) {
        Racer<Work> racer;
        racer.engine = engine.get();
        if (work.enter(racer)) racers.push_back(std::move(racer));
    }
    for (int repeat = -work.warm_ups(); repeat < repeats; ++repeat) {
        for (Racer<Work>& racer : racers) {
            const double ns = work.run(racer);
            if (repeat >= 0) racer.times.push_back(ns);
            require_agreement(work, racers.front(), racer);
        }
    }
    std::vector<RaceRow<typename Work::Case, typename Work::Findings>> rows;
    double ours = 0.0;
    for (Racer<Work>& racer : racers) {
        const RacedEngine& engine = *racer.engine;
        const auto [least, greatest] = std::minmax_element(racer.times.begin(), racer.times.end());
        const double middle = median(racer.times);
        const double ns = middle / static_cast<double>(work.parts());
        if (engine.name() == "jostle") ours = ns;
        rows.push_back({work.what, engine.name(), engine.version(), engine.settings(), ns,
                        middle > 0.0 ? (*greatest - *least) / middle : 0.0,
                        ours > 0.0 ? std::optional(ns / ours) : std::nullopt, racer.found,
                        racer.bytes_per_item});
    }
    return rows;
}

}  // namespace jostle::race
