// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A run of a crowd in words and in JSON.
#include "jostle/crowd_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "measure/row.h"

namespace jostle::app {
namespace {

measure::StepTimes step_times(const CrowdReport& report) {
    std::vector<std::int64_t> whole;
    for (const CrowdTimes& times : report.times) whole.push_back(times.whole);
    return measure::step_times(std::move(whole));
}

/// [ms] per step, over all steps but the first, in the order in which they run.
std::vector<std::pair<const char*, double>> stages(const CrowdReport& report) {
    const std::size_t first = report.times.size() > 1 ? 1 : 0;
    const double scale = 1.0e-6 / static_cast<double>(std::max<std::size_t>(1, report.times.size() - first));
    const auto mean = [&](const auto& read) {
        double sum = 0.0;
        for (std::size_t i = first; i < report.times.size(); ++i)
            sum += static_cast<double>(read(report.times[i]));
        return sum * scale;
    };
    std::vector<std::pair<const char*, double>> all{
        {"lead", mean([](const CrowdTimes& t) { return t.lead; })}};
    if (report.bodies > 0) all.emplace_back("bodies", mean([](const CrowdTimes& t) { return t.bodies; }));
    for (int stage = 0; stage < kCrowdStages; ++stage)
        all.emplace_back(kCrowdStageNames[stage],
                         mean([&](const CrowdTimes& t) { return t.crowd.stage[stage]; }));
    return all;
}

std::optional<double> mean_of(const std::vector<double>& numbers) {
    if (numbers.empty()) return std::nullopt;
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}
std::optional<double> last_of(const std::vector<double>& numbers) {
    if (numbers.empty()) return std::nullopt;
    return *std::max_element(numbers.begin(), numbers.end());
}
std::optional<double> per_agent(const CrowdMeasures& measures, double sum) {
    if (measures.speed_count == 0) return std::nullopt;
    return sum / static_cast<double>(measures.speed_count);
}

}  // namespace

std::string to_json_text(const CrowdReport& report) {
    using Json = nlohmann::ordered_json;
    const auto optional = [](const std::optional<double>& number) { return number ? Json(*number) : Json(); };
    const measure::StepTimes times = step_times(report);
    const CrowdMeasures& measures = report.measures;
    Json json;
    json["scene"] = report.scene;
    json["threads"] = report.threads;
    json["steps"] = report.times.size();
    json["finished"] = report.finished();
    json["dt_s"] = report.dt;
    json["ms_per_step"] = {
        {"mean", times.mean}, {"median", times.median}, {"p99", times.p99}, {"max", times.max}};
    json["agents"] = report.agents;
    json["groups"] = report.groups;
    json["obstacles"] = report.obstacles;
    json["travellers"] = report.travellers;
    json["arrived"] = report.arrivals.size();
    json["mean_arrival_s"] = optional(mean_of(report.arrivals));
    json["last_arrival_s"] = optional(last_of(report.arrivals));
    json["mean_speed_m_s"] = optional(per_agent(measures, measures.speed_sum));
    json["squeezed_share"] = optional(per_agent(measures, static_cast<double>(measures.squeezed)));
    json["greatest_overlap"] = measures.greatest_overlap;
    json["overlapping_steps"] = measures.overlapping_steps;
    if (report.bodies > 0) {
        json["bodies"] = report.bodies;
        json["greatest_body_overlap"] = measures.greatest_body_overlap;
    }
    json["hash"] = measure::hash_text(report.hash);
    Json profile = Json::object();
    for (const auto& [name, mean] : stages(report)) profile[name] = mean;
    json["profile"] = profile;
    std::vector<std::string> files = report.pictures;
    if (!report.poses.empty()) files.push_back(report.poses);
    json["files"] = files;
    return measure::dump(json);
}

std::string to_text(const CrowdReport& report) {
    const measure::StepTimes times = step_times(report);
    const CrowdMeasures& measures = report.measures;
    const std::string steps = report.finished() ? fmt::format("{} steps", report.times.size())
                                                : fmt::format("stopped by Ctrl-C after {} of {} steps",
                                                              report.times.size(), report.planned);
    std::string text = fmt::format("{}: {} of {:.4g} ms, {:.4g} s; {} agents; {} thread{}\n\n", report.scene,
                                   steps, report.dt * 1000.0f,
                                   static_cast<double>(report.dt) * static_cast<double>(report.times.size()),
                                   report.agents, report.threads, report.threads == 1 ? "" : "s");
    text += fmt::format(
        "time per step          {:9.4f} ms mean, {:.4f} median, {:.4f} 99th percentile, {:.4f} worst\n",
        times.mean, times.median, times.p99, times.max);
    for (const auto& [name, mean] : stages(report))
        text += fmt::format("  {:<21}{:9.4f} ms {:5.1f} %\n", name, mean,
                            times.mean > 0.0 ? 100.0 * mean / times.mean : 0.0);
    text += fmt::format("arrived                {:9} of {}", report.arrivals.size(), report.travellers);
    if (const auto mean = mean_of(report.arrivals))
        text += fmt::format("; after {:.1f} s in the mean, the last after {:.1f} s", *mean,
                            *last_of(report.arrivals));
    text += "\n";
    if (const auto speed = per_agent(measures, measures.speed_sum))
        text += fmt::format("speed                  {:9.3f} m/s in the mean, of those under way\n", *speed);
    if (const auto share = per_agent(measures, static_cast<double>(measures.squeezed)))
        text += fmt::format("squeezed               {:9.2f} % of those under way\n", *share * 100.0);
    text += fmt::format("overlap                {:9.2f} % of a radius at most; above 1 % in {} steps\n",
                        measures.greatest_overlap * 100.0, measures.overlapping_steps);
    if (report.bodies > 0)
        text += fmt::format("overlap with bodies    {:9.2f} % of a radius at most\n",
                            measures.greatest_body_overlap * 100.0);
    text += fmt::format("state hash  {}\n", measure::hash_text(report.hash));
    for (const std::string& file : report.pictures) text += fmt::format("picture     {}\n", file);
    if (!report.poses.empty()) text += fmt::format("poses       {}\n", report.poses);
    return text;
}

}  // namespace jostle::app
