// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds at random, on a circle, and among blocks.
#include "race/crowd_race.h"

#include <jostle/core/constants.h>
#include <jostle/math/rot.h>
#include <jostle/math/scalar.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "race/random.h"

namespace jostle::race {
namespace {

constexpr float kDensity = 0.3f;    // [1/m^2]
constexpr float kWalkSpeed = 1.4f;  // [m/s] at most, at random
constexpr float kNoise = 1.0e-4f;   // [m/s]

/// v, no longer than 1 m/s.
Vec2 at_most_one(Vec2 v) {
    const float size = length(v);
    return size > 1.0f ? v / size : v;
}

/// A course: who starts where, and how near to the goal is there.
struct Course {
    CrowdInput input;
    std::vector<Vec2> starts, goals;
    std::vector<std::vector<Vec2>> blocks;
    float reach = 0.0f;  ///< [m]
};

/// 250 agents of radius 1.5 on a circle of radius 200 want the opposite point.
Course circle() {
    Course course;
    course.input = {
        .dt = 0.25f, .radius = 1.5f, .horizon = 10.0f, .obstacle_horizon = 10.0f, .neighbor_distance = 15.0f};
    constexpr int kAgents = 250;
    for (int i = 0; i < kAgents; ++i) {
        const float angle = 2.0f * kPi * static_cast<float>(i) / kAgents;
        course.starts.push_back(200.0f * Rot::from_angle(angle).x_axis());
        course.goals.push_back(-course.starts.back());
    }
    course.reach = course.input.radius;
    return course;
}

/// Four squads of 25 agents of radius 2 cross between four blocks of 30 m.
Course blocks() {
    Course course;
    course.input = {
        .dt = 0.25f, .radius = 2.0f, .horizon = 5.0f, .obstacle_horizon = 5.0f, .neighbor_distance = 15.0f};
    for (const Vec2 side : {Vec2{1, 1}, Vec2{-1, 1}, Vec2{1, -1}, Vec2{-1, -1}}) {
        for (int i = 0; i < 5; ++i) {
            for (int j = 0; j < 5; ++j) {
                const Vec2 at{55.0f + 10.0f * static_cast<float>(i), 55.0f + 10.0f * static_cast<float>(j)};
                course.starts.push_back({side.x * at.x, side.y * at.y});
                course.goals.push_back(-75.0f * side);
            }
        }
        const Vec2 lower = min(10.0f * side, 40.0f * side), upper = max(10.0f * side, 40.0f * side);
        course.blocks.push_back({lower, {upper.x, lower.y}, upper, {lower.x, upper.y}});
    }
    course.reach = 20.0f;
    return course;
}

/// [m] The deepest overlap of all pairs, and of those of whom neither was ever squeezed.
struct Overlaps {
    float all = 0.0f, free = 0.0f;
};
void measure(const RacedCrowd& crowd, float radius, std::vector<bool>& squeezed, Overlaps& overlaps) {
    const auto count = static_cast<int>(squeezed.size());
    for (int i = 0; i < count; ++i) {
        const auto a = static_cast<std::size_t>(i);
        squeezed[a] = squeezed[a] || crowd.is_squeezed(i);
        for (int j = 0; j < i; ++j) {
            const float depth = 2.0f * radius - distance(crowd.position(i), crowd.position(j));
            overlaps.all = std::max(overlaps.all, depth);
            if (!squeezed[a] && !squeezed[static_cast<std::size_t>(j)])
                overlaps.free = std::max(overlaps.free, depth);
        }
    }
}

struct Arrivals {
    int count = 0;
    double sum = 0.0, last = 0.0;  ///< [s]
};
Arrivals run(const Course& course, RacedCrowd& crowd, std::uint64_t noise, int most_steps,
             Overlaps& overlaps) {
    Random random(noise);
    const std::size_t count = course.starts.size();
    std::vector<Vec2> wishes(count);
    std::vector<bool> squeezed(count, false), has_arrived(count, false);
    Arrivals arrivals;
    for (int step = 1; step <= most_steps && arrivals.count < static_cast<int>(count); ++step) {
        for (std::size_t i = 0; i < count; ++i) {
            wishes[i] = at_most_one(course.goals[i] - crowd.position(static_cast<int>(i)));
            if (noise == 0) continue;
            const Rot turn = Rot::from_angle(random.uniform(0.0f, 2.0f * kPi));
            wishes[i] += random.uniform(0.0f, kNoise) * turn.x_axis();
        }
        crowd.prefer(wishes);
        crowd.step();
        measure(crowd, course.input.radius, squeezed, overlaps);
        for (std::size_t i = 0; i < count; ++i) {
            if (has_arrived[i] ||
                distance(crowd.position(static_cast<int>(i)), course.goals[i]) > course.reach)
                continue;
            has_arrived[i] = true;
            ++arrivals.count;
            arrivals.last = static_cast<double>(course.input.dt) * step;
            arrivals.sum += arrivals.last;
        }
    }
    return arrivals;
}

/// A run is a step.
struct CrowdWorkload {
    using Engine = CrowdEngine;
    using Task = std::unique_ptr<RacedCrowd>;
    using Case = CrowdCase;
    using Findings = Found<std::uint64_t>;

    bool enter(Racer<CrowdWorkload>& racer) const {
        racer.task = racer.engine->make(input);
        if (racer.task != nullptr) racer.task->prefer(wishes);
        return racer.task != nullptr;
    }
    [[nodiscard]] int warm_ups() const { return what.steps / 3; }
    double run(Racer<CrowdWorkload>& racer) const {
        return time_of(what.threads, [&] { racer.task->step(); });
    }
    [[nodiscard]] bool agrees(const Findings&, const Findings&) const { return true; }
    [[nodiscard]] int parts() const { return what.agents; }
    [[nodiscard]] std::string title() const { return "uniform"; }

    CrowdCase what;
    CrowdInput input;
    std::vector<Vec2> wishes;
};

}  // namespace

const char* name_of(CrowdCourse course) {
    return course == CrowdCourse::kCircle ? "circle" : "blocks";
}

std::vector<CrowdTimeRow> race_crowd_times(const CrowdCase& what, const Engines<CrowdEngine>& engines) {
    Random random(5);
    const float side = math::sqrt(static_cast<float>(what.agents) / kDensity);
    std::vector<Vec2> starts, wishes;
    for (int i = 0; i < what.agents; ++i) {
        const float x = random.uniform(0.0f, side), y = random.uniform(0.0f, side);
        starts.push_back({x, y});
        const Vec2 way = Rot::from_angle(random.uniform(0.0f, 2.0f * kPi)).x_axis();
        wishes.push_back(random.uniform(0.0f, kWalkSpeed) * way);
    }
    CrowdWorkload work{what, {.threads = what.threads, .starts = starts}, std::move(wishes)};
    return take_turns(work, engines, what.steps - work.warm_ups());
}

CrowdCourseRow run_crowd_course(CrowdCourse course, const CrowdEngine& engine, int runs, int most_steps) {
    Course given = course == CrowdCourse::kCircle ? circle() : blocks();
    given.input.starts = given.starts;
    given.input.obstacles = given.blocks;
    // The circle of floats is not quite symmetric.
    const bool is_noisy = engine.needs_noise() && course == CrowdCourse::kBlocks;
    CrowdCourseRow row{.course = course, .engine = engine.name(), .version = engine.version()};
    row.agents = static_cast<int>(given.starts.size());
    row.runs = is_noisy ? runs : 1;
    Overlaps overlaps;
    double sum = 0.0;
    for (int i = 1; i <= row.runs; ++i) {
        const auto crowd = engine.make(given.input);
        const Arrivals arrivals =
            run(given, *crowd, is_noisy ? static_cast<std::uint64_t>(i) : 0, most_steps, overlaps);
        row.arrived += arrivals.count;
        sum += arrivals.sum;
        row.last_arrival += arrivals.last / row.runs;
    }
    // An engine whose agents do not all arrive has no last arrival.
    if (row.arrived < row.agents * row.runs) row.last_arrival = std::numeric_limits<double>::infinity();
    row.mean_arrival = row.arrived > 0 ? sum / row.arrived : 0.0;
    row.overlap = static_cast<double>(overlaps.all / given.input.radius);
    if (!engine.needs_noise()) row.free_overlap = static_cast<double>(overlaps.free / given.input.radius);
    return row;
}

}  // namespace jostle::race
