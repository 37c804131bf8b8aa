// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program's commands. Each returns when it has printed its results, and throws where it fails:
// UsageFailure for wrong usage.
#pragma once

#include <jostle/draw/draw_world.h>

#include <string>
#include <vector>

#include "jostle/play_options.h"
#include "jostle/race_options.h"

namespace jostle::app {

struct RunOptions : PlayOptions {
    int substeps = 0;  ///< 0: the scene's
    DrawFlags draw = DrawFlag::kShapes | DrawFlag::kJoints;
    DrawWorldOptions drawing;
};
/// Returns the exit status: 0, or that of a run that Ctrl-C ended.
[[nodiscard]] int run(const RunOptions& options);

struct BenchOptions {
    std::vector<std::string> scenes;   ///< empty: all reference scenes that run
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<int> threads{1};       ///< for jostle; peers run on one
    int repeat = 3;
    int steps = 0;           ///< 0: the scene's
    double patience = 60.0;  ///< [s] after which a run is stopped
    bool quiet = false;
    bool json = false;
};
void bench(const BenchOptions& options);

struct SpatialBenchOptions : RaceOptions {
    std::vector<int> sizes{10'000, 100'000};
    std::vector<int> dimensions{2, 3};
};
void bench_spatial(const SpatialBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> spatial_work_names();

struct QualityBenchOptions {
    std::vector<std::string> engines;  ///< empty: all that are found
    std::string page;                  ///< a file whose tables are written anew; empty: they are printed
    bool quiet = false;
};
/// Prints the tables of docs/quality.md, or writes them.
void bench_quality(const QualityBenchOptions& options);

void list_scenes(bool json);
void make_scene(const std::string& name, const std::string& out);
void check_scene(const std::string& file, bool json);
void convert_scene(const std::string& in, const std::string& out);

}  // namespace jostle::app
