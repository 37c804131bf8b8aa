// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A run in words and in JSON.
#include "jostle/run_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace jostle::app {

using measure::Quality;
using measure::Row;

void Timings::add(const Profile& profile, std::int64_t whole) {
    steps.push_back(whole);
    if (steps.size() == 2) std::fill(std::begin(stage), std::end(stage), 0);
    for (int i = 0; i < kMaxStages; ++i) stage[i] += profile.stage[i];
}

double Timings::stage_mean(std::size_t i) const {
    const std::size_t counted = steps.size() > 1 ? steps.size() - 1 : 1;
    return static_cast<double>(stage[i]) * 1.0e-6 / static_cast<double>(counted);
}

std::string to_json_text(const RunReport& report) {
    nlohmann::ordered_json json = measure::to_json(report.row);
    const auto& ratio = report.support.ratio;
    json["dt_s"] = report.course.dt;
    json["substeps"] = report.course.substeps;
    json["iterated_joints"] = report.iterated_joints;
    json["support_impulse_ratio"] = ratio ? nlohmann::ordered_json(*ratio) : nlohmann::ordered_json();
    nlohmann::ordered_json profile = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < stages().size(); ++i)
        profile[stages()[i].name] = report.timings.stage_mean(i);
    json["profile"] = profile;
    std::vector<std::string> files = report.pictures;
    if (!report.poses.empty()) files.push_back(report.poses);
    json["files"] = files;
    return measure::dump(json);
}

namespace {

std::string head(const RunReport& report) {
    const Row& row = report.row;
    const Course& course = report.course;
    const std::string steps =
        row.finished ? fmt::format("{} steps", row.steps)
                     : fmt::format("stopped by Ctrl-C after {} of {} steps", row.steps, course.steps);
    return fmt::format("{}: {} of {:.4g} ms in {} sub-steps, {:.4g} s of the world; {} thread{}\n\n",
                       row.scene, steps, course.dt * 1000.0f, course.substeps,
                       static_cast<double>(course.dt) * row.steps, row.threads, row.threads == 1 ? "" : "s");
}

std::string times(const RunReport& report) {
    const measure::StepTimes& times = report.row.times;
    std::string text = fmt::format(
        "time per step          {:9.4f} ms mean, {:.4f} median, {:.4f} 99th percentile, {:.4f} worst\n",
        times.mean, times.median, times.p99, times.max);
    for (std::size_t i = 0; i < stages().size(); ++i) {
        const double mean = report.timings.stage_mean(i);
        const double share = times.mean > 0.0 ? 100.0 * mean / times.mean : 0.0;
        text += fmt::format("  {:<21}{:9.4f} ms {:5.1f} %\n", stages()[i].name, mean, share);
    }
    return text;
}

std::string verdict(const Row& row) {
    if (!row.holds) return "";
    if (*row.holds) return " (it holds)";
    const SceneLimits& limits = *limits_of(row);
    return fmt::format(" (it does NOT hold: {:.4g} and {:.4g} m are allowed, with {} bodies awake)",
                       limits.drift_vertical, limits.drift_sideways, limits.awake_bodies);
}

std::string to_text(const Support& support) {
    if (!support.ratio) return "";
    std::string text =
        fmt::format("support                {:9.2f} % of the weight, by contacts with static bodies\n",
                    *support.ratio * 100.0);
    // Without this, a hanging bridge looks as if nothing held it.
    if (support.joints > 0) {
        text += fmt::format("{:35}({} to static bodies, which may carry weight too, not counted)\n", "",
                            support.joints == 1 ? "1 joint" : fmt::format("{} joints", support.joints));
    }
    return text;
}

std::string state(const RunReport& report) {
    const Row& row = report.row;
    const Quality& q = row.quality;
    const WorldCounts& counts = report.counts;
    std::string text = fmt::format("bodies                 {:9} of which {} awake, {} shapes, {} joints\n",
                                   row.bodies, row.awake_bodies, counts.shapes, row.joints);
    text += fmt::format("contacts               {:9} touching, of {} pairs; {} colours, {} overflow\n",
                        row.contacts, counts.contacts, counts.colors, counts.overflow);
    text += fmt::format("penetration            {:9.3f} mm at most\n", q.max_penetration * 1000.0);
    if (row.joints > 0)
        text += fmt::format("joint error            {:9.3f} mm at most\n", q.max_joint_error * 1000.0);
    text += fmt::format("drift                  {:9.3f} m vertical, {:.3f} m sideways at most{}\n",
                        q.drift_vertical, q.drift_sideways, verdict(row));
    text += fmt::format("energy                 {:9.4g} J kinetic, {:.6g} J potential\n", q.kinetic_energy,
                        q.potential_energy);
    return text + to_text(report.support) + fmt::format("state hash  {}\n", measure::hash_text(row.hash));
}

}  // namespace

std::string to_text(const RunReport& report) {
    std::string text = head(report) + times(report) + state(report);
    for (const std::string& file : report.pictures) text += fmt::format("picture     {}\n", file);
    if (!report.poses.empty()) text += fmt::format("poses       {}\n", report.poses);
    return text;
}

}  // namespace jostle::app
