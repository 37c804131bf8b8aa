// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle run`: simulates a scene on jostle's own world, and tells what happened in numbers and pictures.
#include <fmt/format.h>
#include <jostle/core/timer.h>
#include <jostle/core/version.h>
#include <jostle/dynamics/scheduler.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "jostle/commands.h"
#include "jostle/film.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/progress.h"
#include "race/row.h"

namespace jostle::app {
namespace {

using race::BodyStates;
using race::Quality;
using race::Row;

struct Course {
    float dt = 0.0f;  // [s]
    int steps = 0;
    int substeps = 0;
};

Course course_of(const RunOptions& options, const Scene& scene) {
    Course course;
    course.dt = options.dt > 0.0 ? static_cast<float>(options.dt) : 1.0f / scene.step_hertz;
    course.steps = options.steps > 0 ? options.steps : default_steps(scene, course.dt);
    course.substeps = options.substeps > 0 ? options.substeps : scene.substeps;
    return course;
}

/// What was timed: each step, and the stages' share of all steps but the first.
struct Timings {
    std::vector<std::int64_t> steps;      // [ns]
    std::int64_t stage[kMaxStages] = {};  // [ns]

    void add(const Profile& profile, std::int64_t whole) {
        steps.push_back(whole);
        if (steps.size() == 2) std::fill(std::begin(stage), std::end(stage), 0);
        for (int i = 0; i < kMaxStages; ++i) stage[i] += profile.stage[i];
    }
    /// [ms] per step
    [[nodiscard]] double stage_mean(std::size_t i) const {
        const std::size_t counted = steps.size() > 1 ? steps.size() - 1 : 1;
        return static_cast<double>(stage[i]) * 1.0e-6 / static_cast<double>(counted);
    }
};

BodyStates states_of(const SceneWorld& made) {
    BodyStates states;
    for (const Body& body : made.bodies) {
        states.poses.push_back(body.transform());
        states.linear.push_back(body.linear_velocity());
        states.angular.push_back(body.angular_velocity());
        states.masses.push_back(body.type() == BodyType::kDynamic ? body.mass_data() : MassData{});
    }
    return states;
}

/// What static bodies pushed upwards in the last step, over the weight of all that moves; nothing without
/// weight.
std::optional<double> support_ratio(const SceneWorld& made, const Scene& scene, float dt) {
    const double g = length(scene.gravity);
    double weight = 0.0;
    for (const Body& body : made.bodies) {
        if (body.type() == BodyType::kDynamic && body.is_enabled()) {
            weight += static_cast<double>(body.mass()) * body.gravity_scale() * g;
        }
    }
    if (!(weight > 0.0)) return std::nullopt;
    const Vec2 up = normalized(-scene.gravity);
    double impulse = 0.0;
    for (const Contact& contact : made.world.contacts()) {
        if (contact.count == 0 || contact.is_sensor) continue;
        const BodyType a = contact.shape_a.body().type();
        const BodyType b = contact.shape_b.body().type();
        if ((a == BodyType::kStatic) == (b == BodyType::kStatic)) continue;
        const double sign = a == BodyType::kStatic ? 1.0 : -1.0;
        for (int i = 0; i < contact.count; ++i) {
            impulse += sign * static_cast<double>(dot(contact.normal, up)) * contact.points[i].normal_impulse;
        }
    }
    return impulse / (weight * dt);
}

Row make_row(const NamedScene& scene, const SceneWorld& made, const RunOptions& options, const Course& course,
             const Timings& timings) {
    const WorldCounts counts = made.world.counts();
    const Version v = version();
    Row row;
    row.scene = scene.name;
    row.engine = "jostle";
    row.engine_version = fmt::format("{}.{}.{}", v.major, v.minor, v.patch);
    row.settings = fmt::format("{} sub-steps", course.substeps);
    row.threads = options.threads;
    row.steps = course.steps;
    row.times = race::step_times(timings.steps);
    row.ratio = 1.0;
    row.bodies = counts.bodies;
    row.awake_bodies = counts.awake_bodies;
    row.contacts = counts.touching;
    row.joints = counts.joints;
    row.quality = race::Measure(scene.scene)(states_of(made));
    row.approximated = unsupported(scene.scene);
    row.hash = made.world.state_hash();
    judge(row);
    return row;
}

std::string report_json(const Row& row, const Course& course, const Timings& timings,
                        std::optional<double> support, const std::vector<std::string>& files) {
    nlohmann::ordered_json json = to_json(row);
    json["dt_s"] = course.dt;
    json["substeps"] = course.substeps;
    json["support_impulse_ratio"] = support ? nlohmann::ordered_json(*support) : nlohmann::ordered_json();
    nlohmann::ordered_json profile = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < stages().size(); ++i) profile[stages()[i].name] = timings.stage_mean(i);
    json["profile"] = profile;
    json["files"] = files;
    return race::dump(json);
}

std::string verdict(const Row& row) {
    if (!row.holds) return "";
    if (*row.holds) return " (it holds)";
    const SceneLimits& limits = *limits_of(row);
    return fmt::format(" (it does NOT hold: {:.4g} and {:.4g} m are allowed, with {} bodies awake)",
                       limits.drift_vertical, limits.drift_sideways, limits.awake_bodies);
}

std::string report_text(const Row& row, const SceneWorld& made, const Course& course, const Timings& timings,
                        std::optional<double> support, const std::vector<std::string>& files) {
    const Quality& q = row.quality;
    const WorldCounts counts = made.world.counts();
    std::string text =
        fmt::format("{}: {} steps of {:.4g} ms in {} sub-steps, {:.4g} s of the world; {} thread{}\n\n",
                    row.scene, row.steps, course.dt * 1000.0f, course.substeps,
                    static_cast<double>(course.dt) * row.steps, row.threads, row.threads == 1 ? "" : "s");
    text += fmt::format(
        "time per step          {:9.4f} ms mean, {:.4f} median, {:.4f} 99th percentile, {:.4f} worst\n",
        row.times.mean, row.times.median, row.times.p99, row.times.max);
    for (std::size_t i = 0; i < stages().size(); ++i) {
        const double mean = timings.stage_mean(i);
        const double share = row.times.mean > 0.0 ? 100.0 * mean / row.times.mean : 0.0;
        text += fmt::format("  {:<21}{:9.4f} ms {:5.1f} %\n", stages()[i].name, mean, share);
    }
    text += fmt::format("bodies                 {:9} of which {} awake, {} shapes, {} joints\n", row.bodies,
                        row.awake_bodies, counts.shapes, row.joints);
    text += fmt::format("contacts               {:9} touching, of {} pairs; {} colours, {} overflow\n",
                        row.contacts, counts.contacts, counts.colours, counts.overflow);
    text += fmt::format("penetration            {:9.3f} mm at most\n", q.max_penetration * 1000.0);
    if (row.joints > 0)
        text += fmt::format("joint error            {:9.3f} mm at most\n", q.max_joint_error * 1000.0);
    text += fmt::format("drift                  {:9.3f} m vertical, {:.3f} m sideways at most{}\n",
                        q.drift_vertical, q.drift_sideways, verdict(row));
    text += fmt::format("energy                 {:9.4g} J kinetic, {:.6g} J potential\n", q.kinetic_energy,
                        q.potential_energy);
    if (support)
        text += fmt::format("support                {:9.2f} % of the weight, by what stands still\n",
                            *support * 100.0);
    text += fmt::format("state hash  {}\n", race::hash_text(row.hash));
    for (const std::string& file : files) text += fmt::format("picture     {}\n", file);
    return text;
}

}  // namespace

void run(const RunOptions& options) {
    const NamedScene scene = load_runnable_scene(options.scene);
    say_what_is_left_out(scene);
    const Course course = course_of(options, scene.scene);
    const std::unique_ptr<TaskScheduler> scheduler =
        options.threads > 1 ? make_default_scheduler(options.threads) : nullptr;
    WorldDef def;
    def.scheduler = scheduler.get();
    SceneWorld made = make_named_world(scene, def);

    Film film(course.steps, options.frames);
    Timings timings;
    {
        Progress progress(scene.name, course.steps);
        if (options.pictures) film.at(0, 0.0, made.world);
        for (int step = 1; step <= course.steps; ++step) {
            const Timer timer;
            made.world.step(course.dt, course.substeps);
            timings.add(made.world.profile(), timer.nanoseconds());
            if (options.pictures) film.at(step, static_cast<double>(course.dt) * step, made.world);
            progress.at(step);
        }
    }

    const Row row = make_row(scene, made, options, course, timings);
    const std::optional<double> support = support_ratio(made, scene.scene, course.dt);
    std::vector<std::string> files;
    if (options.pictures) {
        const double seconds = static_cast<double>(course.dt) * course.steps;
        const std::string what =
            fmt::format("{} bodies, {} joints, {} contacts", row.bodies, row.joints, row.contacts);
        files = film.write(options.out, scene.name, options.format,
                           {scene.scene.name.empty() ? scene.name : scene.scene.name,
                            fmt::format("{:.4g} s in {} steps; at the end {}", seconds, course.steps, what),
                            fmt::format("after {:.4g} s: {}", seconds, what)});
    }
    print(options.json ? report_json(row, course, timings, support, files)
                       : report_text(row, made, course, timings, support, files));
}

}  // namespace jostle::app
