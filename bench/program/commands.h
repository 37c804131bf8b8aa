// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The commands of `jostle-bench`. Each returns when it has printed its results, and throws where it fails:
// UsageFailure for wrong usage.
#pragma once

#include <string>
#include <vector>

#include "jostle/model_reader.h"

namespace jostle::app {

struct RaceOptions {
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<std::string> works;    ///< empty: all
    std::vector<int> threads{1};
    int repeat = 3;
    bool quiet = false;
    bool json = false;
};

/// Peers run on one thread.
struct BenchOptions : RaceOptions {
    std::vector<std::string> scenes;  ///< empty: all reference scenes that run
    int steps = 0;                    ///< 0: the scene's
    double patience = 60.0;           ///< [s] after which a run is stopped
};
void bench_scenes(const BenchOptions& options);

struct SmallBenchOptions : RaceOptions {
    std::vector<std::string> scenes;  ///< empty: all small scenes
    int max_simd = 256;      ///< [bits] of jostle's vectors; once more with its widest where that is wider
    double patience = 60.0;  ///< [s] after which a run is stopped
};
/// Prints a part of docs/benchmarks.md.
void bench_small(const SmallBenchOptions& options);

struct SpatialBenchOptions : RaceOptions {
    std::vector<int> sizes{10'000, 100'000};
    std::vector<int> dimensions{2, 3};
};
void bench_spatial(const SpatialBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> spatial_work_names();

struct QualityBenchOptions : RaceOptions {
    std::string page;  ///< a file whose tables are written anew; empty: they are printed
};
/// Prints the tables of docs/quality.md, or writes them.
void bench_quality(const QualityBenchOptions& options);

struct MeshBenchOptions : RaceOptions {
    std::string file;               ///< empty: a knot
    std::vector<int> splits{0, 2};  ///< how many times each triangle is split into four
    int poses = 200;
    ReadLimits limits;
};
void bench_mesh(const MeshBenchOptions& options);
[[nodiscard]] std::vector<std::string> mesh_work_names();

struct QueryBenchOptions : RaceOptions {
    int floors = 100;  ///< [1] of 1,000 tiles and 100 bodies each
    int queries = 10'000;
};
void bench_queries(const QueryBenchOptions& options);
[[nodiscard]] std::vector<std::string> query_work_names();

struct TimeBenchOptions : RaceOptions {
    std::vector<std::string> scenes{"large_pyramid", "tumbler", "ragdolls_100", "tiles"};
};
/// Prints a table of docs/benchmarks.md.
void bench_time(const TimeBenchOptions& options);

/// `repeat` is the number of runs of a course, of engines that need noise.
struct CrowdBenchOptions : RaceOptions {
    std::vector<int> sizes = {10'000, 100'000};  ///< [1] agents of the work "uniform"
    int steps = 45;                              ///< of the work "uniform"
    int most_steps = 20'000;                     ///< of a run of a course
};
void bench_crowd(const CrowdBenchOptions& options);
[[nodiscard]] std::vector<std::string> crowd_work_names();

}  // namespace jostle::app
