// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows: their statistics, their JSON, and the limits of large_pyramid.
#include "jostle/row.h"

#include <fmt/format.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cmath>

namespace jostle::app {
namespace {

constexpr double kMillisecondsPerNanosecond = 1.0e-6;

/// The smallest value that at least the fraction `q` of all does not exceed.
double quantile(const std::vector<double>& sorted, double q) {
    const auto rank = static_cast<std::size_t>(std::ceil(q * static_cast<double>(sorted.size())));
    return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

double middle(std::vector<double> values) {
    if (values.empty()) return 0.0;
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return 0.5 * (values[(n - 1) / 2] + values[n / 2]);
}

}  // namespace

StepTimes step_times(std::vector<std::int64_t> nanoseconds) {
    if (nanoseconds.empty()) return {};
    if (nanoseconds.size() > 1) nanoseconds.erase(nanoseconds.begin());
    std::vector<double> ms;
    double sum = 0.0;
    for (const std::int64_t ns : nanoseconds) {
        ms.push_back(static_cast<double>(ns) * kMillisecondsPerNanosecond);
        sum += ms.back();
    }
    std::sort(ms.begin(), ms.end());
    return {sum / static_cast<double>(ms.size()), middle(ms), quantile(ms, 0.99), ms.back()};
}

StepTimes median_times(const std::vector<StepTimes>& repeats) {
    const auto over = [&](double StepTimes::*field) {
        std::vector<double> values;
        values.reserve(repeats.size());
        for (const StepTimes& times : repeats) values.push_back(times.*field);
        return middle(std::move(values));
    };
    return {over(&StepTimes::mean), over(&StepTimes::median), over(&StepTimes::p99), over(&StepTimes::max)};
}

std::string hash_text(std::uint64_t hash) {
    return fmt::format("{:016x}", hash);
}

nlohmann::ordered_json to_json(const Row& row) {
    const Quality& q = row.quality;
    nlohmann::ordered_json json;
    json["scene"] = row.scene;
    json["engine"] = row.engine;
    json["engine_version"] = row.engine_version;
    json["settings"] = row.settings;
    json["threads"] = row.threads;
    json["steps"] = row.steps;
    json["finished"] = row.finished;
    json["ms_per_step"] = {{"mean", row.times.mean},
                           {"median", row.times.median},
                           {"p99", row.times.p99},
                           {"max", row.times.max}};
    json["ratio"] = row.ratio ? nlohmann::ordered_json(*row.ratio) : nlohmann::ordered_json();
    json["bodies"] = row.bodies;
    json["awake_bodies"] = row.awake_bodies;
    json["contacts"] = row.contacts;
    json["joints"] = row.joints;
    json["max_penetration_m"] = q.max_penetration;
    json["max_joint_error_m"] = q.max_joint_error;
    json["max_drift_m"] = {{"vertical", q.drift_vertical}, {"sideways", q.drift_sideways}};
    json["kinetic_energy_j"] = q.kinetic_energy;
    json["potential_energy_j"] = q.potential_energy;
    json["centre_of_mass_m"] = {q.center_of_mass[0], q.center_of_mass[1]};
    json["holds"] = row.holds ? nlohmann::ordered_json(*row.holds) : nlohmann::ordered_json();
    json["approximated"] = row.approximated;
    json["hash"] = row.hash != 0 ? nlohmann::ordered_json(hash_text(row.hash)) : nlohmann::ordered_json();
    return json;
}

std::string dump(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

BodyStates states_of(const EngineWorld& world) {
    BodyStates states;
    world.poses(states.poses);
    world.velocities(states.linear, states.angular);
    world.masses(states.masses);
    return states;
}

void judge(Row& row) {
    // Only of the whole run: on its way the pyramid sinks further than where it comes to rest.
    constexpr std::string_view kName = "large_pyramid";
    if (row.scene != kName || row.steps < find_reference_scene(kName)->steps) return;
    constexpr double kVertical = 0.75;  // [m]
    constexpr double kSideways = 0.2;   // [m]
    // Comparisons with NaN are false: what exploded does not hold.
    row.holds = row.quality.drift_vertical <= kVertical && row.quality.drift_sideways <= kSideways;
}

}  // namespace jostle::app
