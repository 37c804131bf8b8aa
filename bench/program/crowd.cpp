// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench crowd`: works, tables, and JSON.
#include <fmt/format.h>

#include <optional>

#include "program/commands.h"
#include "program/races.h"
#include "race/crowd_race.h"
#include "race/engines.h"

namespace jostle::app {
namespace {

using race::CrowdCourse;
using race::CrowdCourseRow;
using race::CrowdTimeRow;
using Json = nlohmann::ordered_json;

constexpr const char* kUniform = "uniform";

std::string time_table(const std::vector<CrowdTimeRow>& rows) {
    if (rows.empty()) return {};
    std::string text = fmt::format("{:<10}{:>10}{:>9}  {:<16}{:>16}{:>9}\n", "work", "agents", "threads",
                                   "engine", "ns/agent/step", "ratio");
    for (const CrowdTimeRow& row : rows)
        text += fmt::format("{:<10}{:>10}{:>9}  {:<16}{:>16.1f}{:>9}\n", kUniform, row.of.agents,
                            row.of.threads, engine_text(row), row.ns, ratio_text(row));
    return text +
           "Times are the median of the last two thirds of the steps, of one thread the processor's; "
           "ratios are over jostle's.\n\n";
}

std::string percent(const std::optional<double>& share) {
    return share ? fmt::format("{:.2f} %", *share * 100.0) : "-";
}

std::string course_table(const std::vector<CrowdCourseRow>& rows) {
    if (rows.empty()) return {};
    std::string text = fmt::format("{:<10}{:<16}{:>6}{:>12}{:>10}{:>10}{:>11}{:>16}\n", "work", "engine",
                                   "runs", "arrived", "mean s", "last s", "overlap", "of the others");
    for (const CrowdCourseRow& row : rows)
        text +=
            fmt::format("{:<10}{:<16}{:>6}{:>12}{:>10.1f}{:>10.1f}{:>11}{:>16}\n", name_of(row.course),
                        engine_text(row), row.runs, fmt::format("{}/{}", row.arrived, row.agents * row.runs),
                        row.mean_arrival, row.last_arrival, percent(row.overlap), percent(row.free_overlap));
    return text +
           "Overlaps are of a radius; those of the others are of pairs of whom neither was squeezed "
           "before.\n";
}

Json to_json(const CrowdTimeRow& row) {
    Json json;
    json["work"] = kUniform;
    json["agents"] = row.of.agents;
    json["threads"] = row.of.threads;
    json["engine"] = row.engine;
    json["engine_version"] = row.version;
    json["ns"] = row.ns;
    json["ratio"] = json_of(row.ratio);
    return json;
}

Json to_json(const CrowdCourseRow& row) {
    Json json;
    json["work"] = name_of(row.course);
    json["agents"] = row.agents;
    json["engine"] = row.engine;
    json["engine_version"] = row.version;
    json["runs"] = row.runs;
    json["arrived"] = row.arrived;
    json["mean_arrival_s"] = row.mean_arrival;
    json["last_arrival_s"] = row.last_arrival;
    json["greatest_overlap"] = row.overlap;
    json["greatest_free_overlap"] = json_of(row.free_overlap);
    return json;
}

}  // namespace

std::vector<std::string> crowd_work_names() {
    std::vector<std::string> names = work_names<CrowdCourse>(race::kCrowdCourses);
    names.insert(names.begin(), kUniform);
    return names;
}

void bench_crowd(const CrowdBenchOptions& options) {
    const race::Engines<race::CrowdEngine> engines = race::load_engines<race::CrowdEngine>(options.engines);
    std::vector<CrowdTimeRow> times;
    std::vector<CrowdCourseRow> courses;
    {
        Progress progress(options.quiet);
        progress.begin("crowd", "work", static_cast<int>(options.sizes.size() * options.threads.size()) + 2);
        int done = 0;
        for (const int size : options.sizes) {
            for (const int threads : options.threads) {
                if (!is_listed(options.works, kUniform)) continue;
                progress.at(done++);
                for (CrowdTimeRow& row : race::race_crowd_times({size, threads, options.steps}, engines))
                    times.push_back(std::move(row));
            }
        }
        for (int i = 0; i < race::kCrowdCourses; ++i) {
            const auto course = static_cast<CrowdCourse>(i);
            if (!is_listed(options.works, name_of(course))) continue;
            progress.at(done++);
            for (const auto& engine : engines)
                courses.push_back(
                    race::run_crowd_course(course, *engine, options.repeat, options.most_steps));
        }
    }
    if (!options.json) return print(time_table(times) + course_table(courses));
    const auto write = [](const auto& row) { return to_json(row); };
    Json rows = json_rows(times, write);
    for (Json& row : json_rows(courses, write)) rows.push_back(std::move(row));
    print_rows(std::move(rows));
}

}  // namespace jostle::app
