// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Times each step of each racer, and measures the state that its last run leaves.
#include "race/scene_race.h"

#include <jostle/core/timer.h>

#include <exception>
#include <utility>

namespace jostle::race {
namespace {

/// One engine at one number of threads.
struct SceneRacer {
    Engine* engine;
    Row row;
    std::vector<StepTimes> repeats;
    std::string trouble;  // why it could not run; then there is no row
    bool stopped = false;
};

std::vector<SceneRacer> racers_of(const SceneCase& what,
                                  const std::vector<std::unique_ptr<Engine>>& engines) {
    std::vector<SceneRacer> racers;
    for (const std::unique_ptr<Engine>& engine : engines) {
        const bool ours = engine->name() == "jostle";
        for (const int threads : ours ? what.threads : std::vector<int>{1}) {
            Row row;
            row.scene = what.name;
            row.engine = engine->name();
            row.engine_version = engine->version();
            row.settings = engine->settings();
            row.threads = threads;
            row.steps = what.steps;
            row.bodies = static_cast<int>(what.scene.bodies.size());
            racers.push_back({engine.get(), std::move(row), {}, {}});
        }
    }
    return racers;
}

/// Steps the world to the end, or until patience runs out, which marks the racer as stopped.
StepTimes run_to_the_end(SceneRacer& racer, const SceneCase& what, EngineWorld& world,
                         const AtStep& at_step) {
    const float dt = 1.0f / what.scene.step_hertz;
    std::vector<std::int64_t> times;
    times.reserve(static_cast<std::size_t>(what.steps));
    const Timer whole;
    for (int step = 1; step <= what.steps && !racer.stopped; ++step) {
        const Timer timer;
        world.step(dt);
        times.push_back(timer.nanoseconds());
        if (at_step) at_step(racer.row, step);
        const bool late = static_cast<double>(whole.nanoseconds()) > what.patience * 1.0e9;
        racer.stopped = late && step < what.steps;
    }
    if (racer.stopped) {
        racer.row.finished = false;
        racer.row.steps = static_cast<int>(times.size());
    }
    return step_times(std::move(times));
}

/// Runs the racer once and keeps its times; of its last run also the state at its end.
void run_once(SceneRacer& racer, const SceneCase& what, const Measure& measure, const AtStep& at_step,
              bool last) {
    try {
        std::vector<std::string> approximated;
        const std::unique_ptr<EngineWorld> world =
            racer.engine->load(what.scene, {racer.row.threads, 0}, approximated);
        const StepTimes times = run_to_the_end(racer, what, *world, at_step);
        if (racer.stopped) racer.repeats.clear();
        racer.repeats.push_back(times);
        if (!last && !racer.stopped) return;
        racer.row.awake_bodies = world->awake_bodies();
        racer.row.contacts = world->contacts();
        racer.row.joints = world->joints();
        racer.row.hash = world->state_hash();
        racer.row.quality = measure(states_of(*world));
        racer.row.approximated = std::move(approximated);
        judge(racer.row);
    } catch (const std::exception& error) {
        racer.trouble = error.what();
    }
}

}  // namespace

SceneResults race(const SceneCase& what, const std::vector<std::unique_ptr<Engine>>& engines,
                  const AtStep& at_step) {
    const Measure measure(what.scene);
    std::vector<SceneRacer> racers = racers_of(what, engines);
    for (int repeat = 1; repeat <= what.repeats; ++repeat) {
        for (SceneRacer& racer : racers) {
            if (!racer.trouble.empty() || racer.stopped) continue;
            run_once(racer, what, measure, at_step, repeat == what.repeats);
        }
    }
    SceneResults results;
    double ours = 0.0;
    for (SceneRacer& racer : racers) {
        if (!racer.trouble.empty()) {
            results.troubles.push_back(racer.row.engine + " cannot run " + what.name + ": " + racer.trouble);
            continue;
        }
        racer.row.times = median_times(racer.repeats);
        if (ours == 0.0 && racer.row.engine == "jostle") ours = racer.row.times.mean;
        results.rows.push_back(std::move(racer.row));
    }
    for (Row& row : results.rows) {
        if (ours > 0.0) row.ratio = row.times.mean / ours;
    }
    return results;
}

}  // namespace jostle::race
