// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench small`: races engines on small scenes, and prints a part of docs/benchmarks.md.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <thread>

#include "jostle/output.h"
#include "jostle/progress.h"
#include "jostle/suggestion.h"
#include "measure/row.h"
#include "program/commands.h"
#include "program/scene_engines.h"
#include "program/small_cases.h"
#include "program/small_page.h"

namespace jostle::app {
namespace {

using race::SmallCase;

/// Those that were asked for, in the order of the table.
std::vector<SmallCase> cases_of(const std::vector<std::string>& wanted) {
    std::vector<SmallCase> cases = small_cases();
    std::vector<std::string> names;
    names.reserve(cases.size());
    for (const SmallCase& what : cases) names.push_back(what.name);
    for (const std::string& name : wanted) {
        if (std::ranges::find(names, name) == names.end())
            throw Failure("there is no small scene '" + name + "'" + suggestion(name, names));
    }
    if (!wanted.empty()) {
        std::erase_if(cases, [&](const SmallCase& what) {
            return std::ranges::find(wanted, what.name) == wanted.end();
        });
    }
    return cases;
}

VectorWidth width_of(int bits) {
    return bits == 0     ? VectorWidth::kOne
           : bits == 128 ? VectorWidth::k128
           : bits == 256 ? VectorWidth::k256
                         : VectorWidth::k512;
}

/// The command line that gives the same tables.
std::string command_of(const SmallBenchOptions& options) {
    std::string text = "jostle-bench small";
    for (const std::string& scene : options.scenes) text += " " + scene;
    if (!options.engines.empty()) text += fmt::format(" --engine {}", fmt::join(options.engines, ","));
    return text + fmt::format(" --repeat {} --max-simd {}", options.repeat, options.max_simd);
}

/// "2026-11-28, AMD EPYC 9R14, 2 cores": what the system says of itself.
std::string machine_text() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char date[16];
    std::strftime(date, sizeof date, "%Y-%m-%d", &utc);
    std::string text = date;
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("model name")) continue;
        const std::size_t colon = line.find(": ");
        if (colon != std::string::npos) text += ", " + line.substr(colon + 2);
        break;
    }
    return text + fmt::format(", {} cores", std::thread::hardware_concurrency());
}

}  // namespace

void bench_small(const SmallBenchOptions& options) {
    const race::Engines<race::Engine> engines = scene_engines(options.engines);
    const race::SmallRaceOptions race_options{
        .repeats = options.repeat, .most = width_of(options.max_simd), .patience = options.patience};
    std::vector<SmallRaced> raced;
    {
        Progress progress(options.quiet);
        for (SmallCase& what : cases_of(options.scenes)) {
            progress.begin(what.name, "run", race::small_runs(what, engines, race_options));
            race::SmallResults results =
                race::race_small(what, engines, race_options, [&](int done) { progress.at(done); });
            progress.clear();
            for (const std::string& trouble : results.troubles) say(trouble);
            if (!results.rows.empty()) raced.push_back({std::move(what), std::move(results.rows)});
        }
    }
    if (raced.empty()) throw Failure("no engine could run any of the scenes");
    if (!options.json) {
        print(small_page(raced, command_of(options), machine_text(), options.repeat));
        return;
    }
    nlohmann::ordered_json json;
    json["rows"] = nlohmann::ordered_json::array();
    for (const SmallRaced& one : raced)
        for (const auto& row : to_json(one)) json["rows"].push_back(row);
    const SmallMean mean = mean_of(raced, race::SmallVariant::kPlain),
                    iterated = mean_of(raced, race::SmallVariant::kIterated);
    if (mean.cases > 0) json["geometric_mean"] = {{"ratio", mean.value}, {"scenes", mean.cases}};
    if (mean.cases > 0 && iterated.cases == mean.cases)
        json["geometric_mean"]["ratio_with_iterated_joints"] = iterated.value;
    print(measure::dump(json));
}

}  // namespace jostle::app
