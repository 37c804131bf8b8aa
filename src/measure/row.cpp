// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows: their statistics, their JSON, and whether they keep the limits of their scene.
#include "measure/row.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <utility>

namespace jostle::measure {
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
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, hash);
    return text;
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
    json["center_of_mass_m"] = {q.center_of_mass[0], q.center_of_mass[1]};
    json["holds"] = row.holds ? nlohmann::ordered_json(*row.holds) : nlohmann::ordered_json();
    json["approximated"] = row.approximated;
    json["hash"] = row.hash != 0 ? nlohmann::ordered_json(hash_text(row.hash)) : nlohmann::ordered_json();
    return json;
}

std::string dump(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

const SceneLimits* limits_of(const Row& row) {
    const ReferenceScene* reference = find_reference_scene(row.scene);
    return reference != nullptr && reference->limits ? &*reference->limits : nullptr;
}

void judge(Row& row) {
    const SceneLimits* limits = limits_of(row);
    // Only of the whole run: on its way a pyramid sinks further than where it comes to rest.
    if (limits == nullptr || row.steps < find_reference_scene(row.scene)->steps) return;
    // Comparisons with NaN are false: what exploded does not hold.
    row.holds = row.quality.drift_vertical <= limits->drift_vertical &&
                row.quality.drift_sideways <= limits->drift_sideways &&
                row.awake_bodies >= limits->awake_bodies;
}

}  // namespace jostle::measure
