// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many worlds are made, stepped and destroyed in waves of kWorldsAtOnce. One loop serves both cases: a single
// world is a wave of one.
#include "race/small_race.h"

#include <jostle/core/timer.h>

#include <cmath>
#include <exception>
#include <limits>
#include <utility>

#include "race/heap_use.h"
#include "race/states.h"

namespace jostle::race {
namespace {

constexpr double kMicro = 1.0e-3;  // [us] in a nanosecond
constexpr int kMeasureEvery = 10;  // [1] steps between two measurements of overlap and hinges

/// [ns] Of one reading of the clock.
std::int64_t cost_of_clock() {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (int i = 0; i < 1000; ++i) {
        const Timer timer;
        least = std::min(least, timer.nanoseconds());
    }
    return least;
}

struct SmallRacer {
    Engine* engine;
    SmallRow row;
    std::vector<std::vector<double>> times;  // [us] per run and step
    std::vector<double> making, destroying;  // [us] per run
    std::string trouble;                     // the reason why it could not run; then there is no row
};

std::vector<SmallRacer> racers_of(const SmallCase& what, const Engines<Engine>& engines, VectorWidth most) {
    limit_vector_width(VectorWidth::k512);
    const VectorWidth widest = vector_width();
    std::vector<SmallRacer> racers;
    const auto add = [&](Engine& engine, VectorWidth width, SmallVariant variant) {
        SmallRow row;
        row.scene = what.name;
        row.engine = engine.name();
        row.engine_version = engine.version();
        row.settings = engine.settings();
        row.width = width;
        row.variant = variant;
        racers.push_back({&engine, std::move(row), {}, {}, {}, {}});
    };
    const VectorWidth capped = std::min(most, widest);
    for (const std::unique_ptr<Engine>& engine : engines) add(*engine, capped, SmallVariant::kPlain);
    for (const std::unique_ptr<Engine>& engine : engines) {
        if (engine->name() != "jostle") continue;
        if (most < widest) add(*engine, widest, SmallVariant::kWidest);
        if (!what.scene.joints.empty() && !what.scene.iterated_joints)
            add(*engine, capped, SmallVariant::kIterated);
    }
    return racers;
}

EngineOptions options_of(const SmallRow& row) {
    return {.iterated_joints = row.variant == SmallVariant::kIterated};
}

using Wave = std::vector<std::unique_ptr<EngineWorld>>;

/// Adds the times of the wave's steps [ns] to `times`; fewer steps where patience ran out.
void time_steps(const SmallCase& what, Wave& wave, const Timer& whole, double patience, SmallRacer& racer,
                std::vector<double>& times) {
    static const std::int64_t kClock = cost_of_clock();
    const float dt = 1.0f / what.scene.step_hertz;
    for (const auto& world : wave)
        for (int i = 0; i < what.settle; ++i) world->step(dt);
    for (std::size_t i = 0; i < static_cast<std::size_t>(what.steps); ++i) {
        const Timer timer;
        for (int k = 0; k < what.batch; ++k)
            for (const auto& world : wave) world->step(dt);
        const std::int64_t passed = std::max<std::int64_t>(timer.nanoseconds() - kClock, 0);
        if (i == times.size()) times.push_back(0.0);
        times[i] += static_cast<double>(passed);
        if (static_cast<double>(whole.nanoseconds()) > patience * 1.0e9 &&
            i + 1 < static_cast<std::size_t>(what.steps)) {
            racer.row.finished = false;
            return;
        }
    }
}

void time_once(SmallRacer& racer, const SmallCase& what, double patience) {
    const Timer whole;
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(what.steps));
    double making = 0.0, destroying = 0.0, bytes = 0.0, worlds = 0.0;
    for (int made = 0; made < what.worlds && racer.row.finished; made += kWorldsAtOnce) {
        Wave wave(static_cast<std::size_t>(std::min(kWorldsAtOnce, what.worlds - made)));
        std::vector<std::string> approximated;
        const std::size_t before = bytes_in_use();
        Timer timer;
        for (auto& world : wave) world = racer.engine->load(what.scene, options_of(racer.row), approximated);
        making += static_cast<double>(timer.nanoseconds());
        time_steps(what, wave, whole, patience, racer, times);
        approximated = {};
        bytes += static_cast<double>(bytes_in_use()) - static_cast<double>(before);
        timer.restart();
        worlds += static_cast<double>(wave.size());
        wave.clear();
        destroying += static_cast<double>(timer.nanoseconds());
    }
    for (double& time : times) time *= kMicro / (worlds * what.batch);
    racer.times.push_back(std::move(times));
    racer.making.push_back(making * kMicro / worlds);
    racer.destroying.push_back(destroying * kMicro / worlds);
    racer.row.bytes = bytes / worlds;
}

double energy_of(const Quality& quality) {
    return quality.kinetic_energy + quality.potential_energy;
}

void measure_once(SmallRacer& racer, const SmallCase& what, const Measure& measure, double patience) {
    const std::unique_ptr<EngineWorld> world =
        racer.engine->load(what.scene, options_of(racer.row), racer.row.approximated);
    const Timer whole;
    const BodyStates begin = states_of(*world);
    const double energy = energy_of(measure(begin));
    for (const MassData& mass : begin.masses)
        racer.row.weight += static_cast<double>(mass.mass) * static_cast<double>(length(what.scene.gravity));
    const float dt = 1.0f / what.scene.step_hertz;
    const int steps = what.settle + what.steps;
    for (int i = 1; i <= steps && racer.row.finished; ++i) {
        world->step(dt);
        racer.row.finished = i == steps || static_cast<double>(whole.nanoseconds()) < patience * 1.0e9;
        if (i % kMeasureEvery != 0 && i != steps && racer.row.finished) continue;
        const Quality quality = measure(states_of(*world));
        // NaN is kept to the end: the scene exploded.
        const auto raise = [](double& greatest, double value) {
            if (!std::isnan(greatest) && !(value <= greatest)) greatest = value;
        };
        raise(racer.row.max_penetration, quality.max_penetration);
        raise(racer.row.max_joint_error, quality.max_joint_error);
        racer.row.energy_change = energy_of(quality) - energy;
    }
    racer.row.hash = world->state_hash();
}

/// Run 0 is measured, the others are timed.
void run(SmallRacer& racer, const SmallCase& what, const Measure& measure, int number, double patience) {
    if (!racer.trouble.empty() || !racer.row.finished) return;
    if (racer.row.engine == "jostle") limit_vector_width(racer.row.width);
    try {
        if (number == 0) {
            measure_once(racer, what, measure, patience);
        } else {
            time_once(racer, what, patience);
        }
    } catch (const std::exception& error) {
        racer.trouble = error.what();
    }
    limit_vector_width(VectorWidth::k512);
}

}  // namespace

int small_runs(const SmallCase& what, const Engines<Engine>& engines, const SmallRaceOptions& options) {
    return (1 + options.repeats) * static_cast<int>(racers_of(what, engines, options.most).size());
}

SmallResults race_small(const SmallCase& what, const Engines<Engine>& engines,
                        const SmallRaceOptions& options, const std::function<void(int)>& at_run) {
    const Measure measure(what.scene);
    std::vector<SmallRacer> racers = racers_of(what, engines, options.most);
    int done = 0;
    for (int number = 0; number <= options.repeats; ++number) {
        // Nobody always follows the same engine: wide vectors may slow the clock for a while.
        for (std::size_t i = 0; i < racers.size(); ++i) {
            SmallRacer& racer = racers[(i + static_cast<std::size_t>(number)) % racers.size()];
            run(racer, what, measure, number, options.patience);
            if (at_run) at_run(++done);
        }
    }
    SmallResults results;
    for (SmallRacer& racer : racers) {
        if (!racer.trouble.empty()) {
            results.troubles.push_back(racer.row.engine + " cannot run " + what.name + ": " + racer.trouble);
            continue;
        }
        racer.row.step = short_times(std::move(racer.times));
        if (!racer.making.empty()) {
            racer.row.making = median(std::move(racer.making));
            racer.row.destroying = median(std::move(racer.destroying));
        }
        results.rows.push_back(std::move(racer.row));
    }
    const SmallRow *ours = find_row(results.rows, "jostle"),
                   *widest = find_row(results.rows, "jostle", SmallVariant::kWidest);
    if (ours != nullptr && widest != nullptr && ours->hash != widest->hash)
        results.troubles.push_back("jostle's bits depend on the width of its vectors in " + what.name);
    return results;
}

const SmallRow* find_row(const std::vector<SmallRow>& rows, const std::string& engine, SmallVariant variant) {
    for (const SmallRow& row : rows)
        if (row.engine == engine && row.variant == variant) return &row;
    return nullptr;
}

std::optional<double> small_ratio(const SmallCase& what, const std::vector<SmallRow>& rows,
                                  SmallVariant variant) {
    const SmallRow *ours = find_row(rows, "jostle", variant), *theirs = find_row(rows, what.rival);
    if (ours == nullptr || theirs == nullptr || !(ours->step.median > 0.0)) return std::nullopt;
    if (!ours->finished || !theirs->finished) return std::nullopt;
    return theirs->step.median / ours->step.median;
}

}  // namespace jostle::race
