// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle crowd`: reads a scene, steps its crowd, and reports.
#include "jostle/crowd.h"

#include <fmt/format.h>
#include <jostle/core/error.h>
#include <jostle/dynamics/scheduler.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>

#include "jostle/crowd_picture.h"
#include "jostle/crowd_report.h"
#include "jostle/film.h"
#include "jostle/interrupt.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/poses.h"
#include "jostle/progress.h"
#include "jostle/suggestion.h"
#include "scene/read_text.h"

namespace jostle::app {
namespace {

namespace fs = std::filesystem;

constexpr double kSeconds = 30.0;  // of a run whose scene names no number of steps
constexpr const char* kColumns[] = {"step", "time_s", "agent", "x_m", "y_m", "vx_m_s", "vy_m_s"};
constexpr const char* kSpaceColumns[] = {"step", "time_s", "agent",  "x_m",   "y_m",
                                         "z_m",  "vx_m_s", "vy_m_s", "vz_m_s"};

struct Loaded {
    std::string name;
    CrowdScene scene;
};

Loaded load(const std::string& argument) {
    for (const NamedCrowd& named : named_crowds())
        if (named.name == argument) return {argument, parse_crowd_scene(named.text, argument)};
    const std::string name = file_name_of(argument);
    if (argument == "-")
        return {name, parse_crowd_scene(scene_detail::read_text(stdin, source_name(argument)),
                                        source_name(argument))};
    std::error_code ignored;
    if (!fs::exists(argument, ignored)) {
        std::vector<std::string_view> names;
        for (const NamedCrowd& named : named_crowds()) names.push_back(named.name);
        if (looks_like_a_path(argument))
            throw Failure("there is no file '" + argument + "'" + nearest_file(argument));
        const std::string meant = suggestion(argument, names);
        throw Failure("'" + argument + "' is neither a file nor a crowd of the program's" +
                      (meant.empty() ? fmt::format("; those are {}", fmt::join(names, ", ")) : meant));
    }
    return {name, parse_crowd_scene(scene_detail::read_text(argument), argument)};
}

std::unique_ptr<CrowdPlay> make_play(const Loaded& loaded, TaskScheduler* scheduler) {
    try {
        return make_crowd_play(loaded.scene, scheduler);
    } catch (const Error& error) {
        throw Failure(loaded.name + ": " + error.what());
    }
}

void write_places(RowFile& file, int step, double time, const CrowdPlay& play) {
    const std::string when[] = {std::to_string(step), RowFile::exact(time)};
    const int dimensions = play.scene().dimensions;
    std::vector<std::string> fields;
    for (int number = 0; number < play.agents(); ++number) {
        if (!play.is_there(number)) continue;
        const Vec3 at = play.position(number), velocity = play.velocity(number);
        fields = {when[0], when[1], std::to_string(number)};
        for (const Vec3& v : {at, velocity})
            for (int axis = 0; axis < dimensions; ++axis) fields.push_back(RowFile::exact(v[axis]));
        file.add(fields);
    }
    file.flush();
}

CrowdReport report_of(const Loaded& loaded, const PlayOptions& options, const CrowdPlay& play) {
    CrowdReport report;
    const CrowdScene& scene = loaded.scene;
    report.scene = loaded.name;
    report.dt = options.dt > 0.0 ? static_cast<float>(options.dt) : 1.0f / scene.step_hertz;
    report.planned = options.steps > 0 ? options.steps : scene.steps;
    if (report.planned == 0)
        report.planned = std::max(1, static_cast<int>(std::round(kSeconds / static_cast<double>(report.dt))));
    report.threads = options.threads;
    report.agents = play.agents();
    report.groups = static_cast<int>(scene.groups.size());
    report.obstacles = static_cast<int>(scene.obstacles.size());
    if (scene.bodies) report.bodies = static_cast<int>(scene.bodies->scene.bodies.size());
    report.travellers = play.travellers();
    return report;
}

/// Steps the crowd to the end, or until Ctrl-C; `show` is called before the first step and after each.
template <class Show>
void simulate(const PlayOptions& options, CrowdReport& report, CrowdPlay& play, const Show& show) {
    Progress progress(options.quiet);
    progress.begin(report.scene, "step", report.planned);
    const CatchInterrupt interrupt;
    show(0);
    for (int step = 1; step <= report.planned && !interrupt.caught(); ++step) {
        report.times.push_back(play.step(report.dt));
        show(step);
        progress.at(step);
    }
}

std::vector<std::string> write_pictures(const Film& film, const PlayOptions& options, const Loaded& loaded,
                                        const CrowdReport& report) {
    const auto steps = report.times.size();
    const double seconds = static_cast<double>(report.dt) * static_cast<double>(steps);
    const std::string what =
        fmt::format("{} agents, {} of {} arrived", report.agents, report.arrivals.size(), report.travellers);
    return film.write(options.out, loaded.name, options.format,
                      {loaded.scene.name.empty() ? loaded.name : loaded.scene.name,
                       fmt::format("{}{:.4g} s in {} steps; {}", report.finished() ? "" : "stopped after ",
                                   seconds, steps, what),
                       fmt::format("after {:.4g} s: {}", seconds, what)});
}

}  // namespace

int crowd(const PlayOptions& options) {
    const Loaded loaded = load(options.scene);
    std::optional<RowFile> poses;
    if (!options.poses.empty())
        poses.emplace(options.poses, loaded.scene.dimensions == 2
                                         ? std::span<const char* const>(kColumns)
                                         : std::span<const char* const>(kSpaceColumns));
    const std::unique_ptr<TaskScheduler> scheduler =
        options.threads > 1 ? make_default_scheduler(options.threads) : nullptr;
    const std::unique_ptr<CrowdPlay> play = make_play(loaded, scheduler.get());
    CrowdReport report = report_of(loaded, options, *play);
    CrowdPicture picture(*play, report.planned);
    Film film(report.planned, options.frames, [&](Recording& recording) { return picture.draw(recording); });
    const auto time_of = [&](int step) { return static_cast<double>(report.dt) * step; };
    simulate(options, report, *play, [&](int step) {
        if (options.pictures) {
            picture.at(step);
            film.at(step, time_of(step));
        }
        if (poses && step % options.every == 0) write_places(*poses, step, time_of(step), *play);
    });
    const int made = static_cast<int>(report.times.size());
    if (!report.finished()) say(fmt::format("Ctrl-C: stopped after step {} of {}", made, report.planned));
    for (int number = 0; number < play->agents(); ++number)
        if (const auto time = play->arrival(number)) report.arrivals.push_back(*time);
    report.measures = play->measures();
    report.hash = play->hash();
    if (poses) {
        poses->keep();
        report.poses = options.poses;
    }
    if (options.pictures) {
        film.end(made, time_of(made));
        report.pictures = write_pictures(film, options, loaded, report);
    }
    print(options.json ? to_json_text(report) : to_text(report));
    return report.finished() ? 0 : kInterruptedStatus;
}

}  // namespace jostle::app
