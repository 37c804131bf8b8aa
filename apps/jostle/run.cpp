// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle run`: simulates a scene on jostle's own world, and tells what happened in numbers and pictures.
#include <fmt/format.h>
#include <jostle/core/timer.h>
#include <jostle/draw/framing.h>
#include <jostle/dynamics/rollback.h>
#include <jostle/dynamics/scheduler.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "jostle/commands.h"
#include "jostle/film.h"
#include "jostle/interrupt.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/poses.h"
#include "jostle/progress.h"
#include "jostle/run_report.h"
#include "measure/own_version.h"
#include "measure/row.h"

namespace jostle::app {
namespace {

using measure::BodyStates;
using measure::Row;

Course course_of(const RunOptions& options, const Scene& scene) {
    Course course;
    course.dt = options.dt > 0.0 ? static_cast<float>(options.dt) : 1.0f / scene.step_hertz;
    course.steps = options.steps > 0 ? options.steps : default_steps(scene, course.dt);
    course.substeps = options.substeps > 0 ? options.substeps : scene.substeps;
    return course;
}

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

/// The upward push of static bodies in the last step, over the weight of all that moves; nothing without
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

/// Joints between a body that stands still and one that may move.
int joints_to_static(const Scene& scene) {
    const auto is_static = [&](int body) {
        return scene.bodies[static_cast<std::size_t>(body)].def.type == BodyType::kStatic;
    };
    return static_cast<int>(std::count_if(
        scene.joints.begin(), scene.joints.end(),
        [&](const SceneJoint& joint) { return is_static(joint.body_a) != is_static(joint.body_b); }));
}

Row make_row(const NamedScene& scene, const SceneWorld& made, const RunOptions& options, const Course& course,
             const Timings& timings) {
    const WorldCounts counts = made.world.counts();
    Row row;
    row.scene = scene.name;
    row.engine = "jostle";
    row.engine_version = measure::own_version();
    row.settings = fmt::format("{} sub-steps", course.substeps);
    row.threads = options.threads;
    row.steps = static_cast<int>(timings.steps.size());
    row.finished = row.steps == course.steps;
    row.times = measure::step_times(timings.steps);
    row.ratio = 1.0;
    row.bodies = counts.bodies;
    row.awake_bodies = counts.awake_bodies;
    row.contacts = counts.touching;
    row.joints = counts.joints;
    row.quality = measure::Measure(scene.scene)(states_of(made));
    row.hash = made.world.state_hash();
    judge(row);
    return row;
}

/// A run has no input.
struct NoInput {};

/// With --sync-test steps that differ when they are repeated are refused, and the time of a step is that of
/// the last repetition.
class Stepper {
  public:
    Stepper(const RunOptions& options, const Course& course, World& world) : course_(course), world_(world) {
        if (options.sync_test > 0)
            tested_.emplace(
                world, [](World&, const NoInput&) {},
                RollbackOptions{.frames = options.sync_test,
                                .dt = course.dt,
                                .substeps = course.substeps,
                                .sync_test = options.sync_test});
    }
    /// [ns]
    std::int64_t step() {
        const Timer timer;
        if (!tested_) {
            world_.step(course_.dt, course_.substeps);
            return timer.nanoseconds();
        }
        tested_->advance({});
        return world_.profile().step;
    }

  private:
    const Course& course_;
    World& world_;
    std::optional<Rollback<NoInput>> tested_;
};

/// Steps the world to the end, or until Ctrl-C.
Timings simulate(const RunOptions& options, const NamedScene& scene, const Course& course, SceneWorld& made,
                 Film& film, PoseFile* poses) {
    Timings timings;
    const auto show = [&](int step) {
        const double time = static_cast<double>(course.dt) * step;
        if (options.pictures) film.at(step, time);
        if (poses != nullptr && step % options.every == 0) poses->write(step, time, made.bodies);
    };
    Progress progress(options.quiet);
    progress.begin(scene.name, "step", course.steps);
    made.world.set_profiling(true);
    Stepper stepper(options, course, made.world);
    const CatchInterrupt interrupt;
    show(0);
    for (int step = 1; step <= course.steps && !interrupt.caught(); ++step) {
        const std::int64_t time = stepper.step();
        timings.add(made.world.profile(), time);
        show(step);
        progress.at(step);
    }
    return timings;
}

std::vector<std::string> write_pictures(const Film& film, const RunOptions& options, const NamedScene& scene,
                                        const Course& course, const Row& row) {
    const double seconds = static_cast<double>(course.dt) * row.steps;
    const std::string what =
        fmt::format("{} bodies, {} joints, {} contacts", row.bodies, row.joints, row.contacts);
    const std::string strip = row.finished
                                  ? fmt::format("{:.4g} s in {} steps", seconds, row.steps)
                                  : fmt::format("stopped after {:.4g} s in {} steps", seconds, row.steps);
    return film.write(options.out, scene.name, options.format,
                      {scene.scene.name.empty() ? scene.name : scene.scene.name,
                       strip + "; at the end " + what, fmt::format("after {:.4g} s: {}", seconds, what)});
}

}  // namespace

int run(const RunOptions& options) {
    std::optional<PoseFile> poses;
    if (!options.poses.empty()) poses.emplace(options.poses);
    const NamedScene scene = load_scene(options.scene);
    say_what_is_left_out(scene);
    const Course course = course_of(options, scene.scene);
    const std::unique_ptr<TaskScheduler> scheduler =
        options.threads > 1 ? make_default_scheduler(options.threads) : nullptr;
    WorldDef def;
    def.scheduler = scheduler.get();
    def.iterated_joints = options.iterated_joints;
    SceneWorld made = make_named_world(scene, def);

    Film film(course.steps, options.frames, [&](Recording& recording) {
        recording.set_flags(options.draw);
        draw_world(made.world, recording, options.drawing);
        return frame_world(made.world);
    });
    RunReport report;
    report.course = course;
    report.iterated_joints = made.world.iterated_joints();
    report.timings = simulate(options, scene, course, made, film, poses ? &*poses : nullptr);
    const Row& row = report.row = make_row(scene, made, options, course, report.timings);
    if (!row.finished) say(fmt::format("Ctrl-C: stopped after step {} of {}", row.steps, course.steps));
    report.counts = made.world.counts();
    report.support = {support_ratio(made, scene.scene, course.dt), joints_to_static(scene.scene)};
    if (poses) {
        poses->keep();
        report.poses = options.poses;
    }
    if (options.pictures) {
        film.end(row.steps, static_cast<double>(course.dt) * row.steps);
        report.pictures = write_pictures(film, options, scene, course, row);
    }
    print(options.json ? to_json_text(report) : to_text(report));
    return row.finished ? 0 : kInterruptedStatus;
}

}  // namespace jostle::app
