// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program `jostle-bench`, and the command line of each of its commands. Exit status 0: done; 1: one
// sentence on standard error says why not; 2: wrong usage.
#include <fmt/format.h>

#include <memory>

#include "jostle/output.h"
#include "jostle/usage.h"
#include "measure/own_version.h"
#include "program/commands.h"

namespace jostle::app {
namespace {

constexpr char kSceneEngines[] = "jostle, box2d24, box2d3, chipmunk";

void add_number(CLI::App& command, const char* option, int& number, int least, int most,
                const std::string& help) {
    command.add_option(option, number, fmt::format("{} (default: {})", help, number))
        ->type_name("N")
        ->check(CLI::Range(least, most));
}

void add_repeat(CLI::App& command, int& repeat) {
    add_number(command, "--repeat", repeat, 1, 1000, "The number of runs, of which the median counts");
}

/// Numbers between commas.
void add_numbers(CLI::App& command, const char* option, std::vector<int>& numbers, int least, int most,
                 const std::string& help) {
    const auto read = [option, &numbers, least, most](const std::string& list) {
        numbers.clear();
        for (const std::string& item : split(list, option)) {
            numbers.push_back(0);
            if (!CLI::detail::lexical_cast(item, numbers.back()) || numbers.back() < least ||
                numbers.back() > most) {
                throw UsageFailure(
                    fmt::format("{}: '{}' is not a number from {} to {}", option, item, least, most));
            }
        }
    };
    command.add_option_function<std::string>(option, read, help)->type_name("N,...");
}

void add_threads(CLI::App& command, RaceOptions& options) {
    add_numbers(command, "--threads", options.threads, 1, kMostThreads,
                "The numbers of threads (default: 1); above 1 only engines that can use them run");
}

void add_engines(CLI::App& command, RaceOptions& options, const char* engines) {
    const auto read = [&options](const std::string& list) { options.engines = split(list, "--engine"); };
    command
        .add_option_function<std::string>(
            "--engine", read, fmt::format("Some of {} (default: all that are installed)", engines))
        ->type_name("NAME,...");
    command.add_flag("--quiet", options.quiet, kQuietHelp);
}

void add_works(CLI::App& command, RaceOptions& options, const std::vector<std::string>& works) {
    const auto read = [&options, works](const std::string& list) {
        options.works = split(list, "--work");
        require_known(options.works, works, "--work", "work");
    };
    command
        .add_option_function<std::string>("--work", read,
                                          fmt::format("Some of {} (default: all)", fmt::join(works, ", ")))
        ->type_name("NAME,...");
    command.add_flag("--json", options.json, kJsonHelp);
}

void add_spatial(CLI::App& command, SpatialBenchOptions& options) {
    add_numbers(command, "--n", options.sizes, 1, 10'000'000,
                "The numbers of boxes or points (default: 10000,100000)");
    add_numbers(command, "--dimension", options.dimensions, 2, 3, "2, 3 or 2,3 (default: 2,3)");
    add_threads(command, options);
    add_repeat(command, options.repeat);
    add_engines(command, options, "jostle, box2d24, box2d3, bullet, nanoflann, boost, embree, fcl");
    add_works(command, options, spatial_work_names());
}

void add_mesh(CLI::App& command, MeshBenchOptions& options) {
    command.add_option("FILE", options.file, std::string(kMeshFileHelp) + " (default: a knot)")
        ->type_name("");
    add_number(command, "--n", options.poses, 1, 100'000, "The number of poses");
    add_numbers(command, "--split", options.splits, 0, 6,
                "How many times each triangle is split into four (default: 0,2)");
    add_threads(command, options);
    add_repeat(command, options.repeat);
    add_engines(command, options, "jostle, embree, fcl");
    add_works(command, options, mesh_work_names());
    add_read_limits(command, options.limits);
}

void add_queries(CLI::App& command, QueryBenchOptions& options) {
    options.repeat = 9;
    add_number(command, "--floors", options.floors, 1, 1000,
               "The number of floors, each of 1,000 tiles and 100 bodies");
    add_number(command, "--n", options.queries, 1, 1'000'000, "The number of queries");
    add_repeat(command, options.repeat);
    add_engines(command, options, "jostle, box2d3");
    add_works(command, options, query_work_names());
}

void add_crowd(CLI::App& command, CrowdBenchOptions& options) {
    options.repeat = 10;
    add_numbers(command, "--n", options.sizes, 1, 10'000'000,
                "The numbers of agents of uniform (default: 10000,100000)");
    add_threads(command, options);
    add_number(command, "--steps", options.steps, 3, kMostSteps, "The number of steps of uniform");
    add_number(command, "--most-steps", options.most_steps, 1, kMostSteps,
               "The number of steps after which a run of circle or blocks ends at the latest");
    add_number(command, "--runs", options.repeat, 1, 1000,
               "The number of runs of blocks, of an engine that needs random numbers");
    add_engines(command, options, "jostle, rvo2");
    add_works(command, options, crowd_work_names());
}

void add_quality(CLI::App& command, QualityBenchOptions& options) {
    add_engines(command, options, kSceneEngines);
    command
        .add_option(
            "--page", options.page,
            "A page whose tables are written anew, below its introduction (default: they are printed)")
        ->type_name("FILE");
}

void add_patience(CLI::App& command, double& patience) {
    command
        .add_option("--patience", patience,
                    "Seconds after which a run is stopped (default: 60): a scene that explodes in an engine "
                    "may take hours")
        ->type_name("S")
        ->check(CLI::Range(0.001, 1.0e6));
}

void add_scenes(CLI::App& command, BenchOptions& options) {
    command
        .add_option(
            "SCENE", options.scenes,
            "Files, - for standard input, or names of reference scenes (default: all reference scenes)")
        ->type_name("");
    add_engines(command, options, kSceneEngines);
    add_numbers(command, "--threads", options.threads, 1, kMostThreads,
                "The numbers of threads for jostle (default: 1); peers run on one");
    add_repeat(command, options.repeat);
    command.add_option("--steps", options.steps, "The number of steps (default: the scene's, or 10 s)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    add_patience(command, options.patience);
    command.add_flag("--json", options.json, kJsonHelp);
}

void add_small(CLI::App& command, SmallBenchOptions& options) {
    options.repeat = 5;
    command
        .add_option("SCENE", options.scenes,
                    "Names of small reference scenes or of files of scenes/, or worlds_1000 (default: all)")
        ->type_name("");
    add_engines(command, options, kSceneEngines);
    add_repeat(command, options.repeat);
    command
        .add_option("--max-simd", options.max_simd,
                    "The widest vectors of jostle in the first table: 0, 128, 256 or 512 bits (default: 256)")
        ->type_name("BITS")
        ->check(CLI::IsMember({0, 128, 256, 512}));
    add_patience(command, options.patience);
    command.add_flag("--json", options.json, kJsonHelp);
}

void add_time(CLI::App& command, TimeBenchOptions& options) {
    options.repeat = 9;
    command
        .add_option(
            "SCENE", options.scenes,
            fmt::format("Files, names of reference scenes, or tiles, a level of 100,000 bodies (default: {})",
                        fmt::join(options.scenes, " ")))
        ->type_name("");
    add_repeat(command, options.repeat);
    command.add_flag("--quiet", options.quiet, kQuietHelp);
    command.add_flag("--json", options.json, kJsonHelp);
}

void race_small(const SmallBenchOptions& options) {
    require_number(options.patience, "--patience", "seconds");
    bench_small(options);
}

void race_scenes(const BenchOptions& options) {
    require_number(options.patience, "--patience", "seconds");
    bench_scenes(options);
}

/// The command races where none below it was given. Options live as long as the command.
template <class Options>
void add_command(CLI::App& command, void (*add)(CLI::App&, Options&), void (*race)(const Options&)) {
    auto options = std::make_shared<Options>();
    add(command, *options);
    command.callback([&command, options, race] {
        if (command.get_subcommands().empty()) race(*options);
    });
}

int program(int argc, char** argv) {
    CLI::App app("Races engines on scenes, spatial trees, meshes, queries or crowds, or measures quality.",
                 "jostle-bench");
    app.set_version_flag("--version", "jostle-bench " + measure::own_version());
    app.footer("Exit status: 0 done, 1 failed, 2 wrong usage.");
    const auto below = [&](const char* name, const char* about) -> CLI::App& {
        return *app.add_subcommand(name, about);
    };
    add_command(app, add_scenes, race_scenes);
    add_command(below("scenes", "Race engines on scenes, as without a command"), add_scenes, race_scenes);
    add_command(below("small", "Race engines on scenes of the kind that games are made of: Markdown"),
                add_small, race_small);
    add_command(below("spatial", "Race spatial trees: boxes and points, no physics"), add_spatial,
                bench_spatial);
    add_command(below("mesh", "Race meshes of triangles"), add_mesh, bench_mesh);
    add_command(below("queries", "Race queries of a world of tiles and bodies"), add_queries, bench_queries);
    add_command(below("crowd", "Race crowds: times, arrivals and overlaps"), add_crowd, bench_crowd);
    add_command(below("time", "Measure saves, loads, clones, deltas and rollbacks: Markdown"), add_time,
                bench_time);
    add_command(below("quality", "Measure how well engines simulate contacts and joints: tables in Markdown"),
                add_quality, bench_quality);
    return run_program(app, argc, argv, 0);
}

}  // namespace
}  // namespace jostle::app

int main(int argc, char** argv) {
    return jostle::app::program(argc, argv);
}
