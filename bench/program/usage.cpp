// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command lines of `jostle-bench`.
#include "jostle/usage.h"

#include <fmt/format.h>

#include <memory>

#include "jostle/output.h"
#include "program/command_lines.h"
#include "program/commands.h"

namespace jostle::app {
namespace {

void add_bench_spatial(CLI::App& bench) {
    constexpr int kMostItems = 10'000'000;
    CLI::App* command = bench.add_subcommand("spatial", "Race spatial trees: boxes and points, no physics");
    struct Text {
        SpatialBenchOptions options;
        RaceText race;
        std::string sizes, dimensions;
    };
    auto text = std::make_shared<Text>();
    command->add_option("--n", text->sizes, "The numbers of boxes or points (default: 10000,100000)")
        ->type_name("N,...");
    command->add_option("--dimension", text->dimensions, "2, 3 or 2,3 (default: 2,3)")->type_name("N,...");
    add_thread_counts(*command, text->race.threads);
    add_repeat(*command, text->options.repeat);
    add_race_options(*command, text->race, text->options,
                     "jostle, box2d24, box2d3, bullet, nanoflann, boost, embree, fcl", spatial_work_names());
    command->callback([text, command] {
        SpatialBenchOptions& options = text->options;
        if (command->count("--n") > 0) options.sizes = split_numbers(text->sizes, "--n", 1, kMostItems);
        if (command->count("--dimension") > 0)
            options.dimensions = split_numbers(text->dimensions, "--dimension", 2, 3);
        read_race_options(*command, text->race, options, spatial_work_names());
        bench_spatial(options);
    });
}

void add_bench_quality(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "quality", "Measure how well engines simulate contacts and joints: tables in Markdown");
    struct Text {
        QualityBenchOptions options;
        std::string engines;
    };
    auto text = std::make_shared<Text>();
    command
        ->add_option("--engine", text->engines,
                     "Some of jostle, box2d24, box2d3, chipmunk (default: all that are installed)")
        ->type_name("NAME,...");
    command
        ->add_option(
            "--page", text->options.page,
            "A page whose tables are written anew, below its introduction (default: they are printed)")
        ->type_name("FILE");
    command->add_flag("--quiet", text->options.quiet, kQuietHelp);
    command->callback([text, command] {
        if (command->count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        bench_quality(text->options);
    });
}

void add_bench_queries(CLI::App& bench) {
    constexpr int kMostFloors = 1000, kMostQueries = 1'000'000;
    CLI::App* command = bench.add_subcommand("queries", "Race queries of a world of tiles and bodies");
    struct Text {
        QueryBenchOptions options;
        RaceText race;
    };
    auto text = std::make_shared<Text>();
    QueryBenchOptions& options = text->options;
    options.repeat = 9;
    command
        ->add_option("--floors", options.floors,
                     "The number of floors, each of 1,000 tiles and 100 bodies (default: 100)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostFloors));
    command->add_option("--n", options.queries, "The number of queries (default: 10000)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostQueries));
    add_repeat(*command, options.repeat);
    add_race_options(*command, text->race, options, "jostle, box2d3", query_work_names());
    command->callback([text, command] {
        read_race_options(*command, text->race, text->options, query_work_names());
        bench_queries(text->options);
    });
}

void add_bench_crowd(CLI::App& bench) {
    constexpr int kMostRuns = 1000, kMostAgents = 10'000'000;
    CLI::App* command = bench.add_subcommand("crowd", "Race crowds: times, arrivals and overlaps");
    struct Text {
        CrowdBenchOptions options;
        RaceText race;
        std::string sizes;
    };
    auto text = std::make_shared<Text>();
    CrowdBenchOptions& options = text->options;
    options.repeat = 10;
    command->add_option("--n", text->sizes, "The numbers of agents of uniform (default: 10000,100000)")
        ->type_name("N,...");
    add_thread_counts(*command, text->race.threads);
    command->add_option("--steps", options.steps, "The number of steps of uniform (default: 45)")
        ->type_name("N")
        ->check(CLI::Range(3, kMostSteps));
    command
        ->add_option(
            "--most-steps", options.most_steps,
            "The number of steps after which a run of circle or blocks ends at the latest (default: 20000)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command
        ->add_option("--runs", options.repeat,
                     "The number of runs of blocks, of an engine that needs random numbers (default: 10)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostRuns));
    add_race_options(*command, text->race, options, "jostle, rvo2", crowd_work_names());
    command->callback([text, command] {
        CrowdBenchOptions& chosen = text->options;
        if (command->count("--n") > 0) chosen.sizes = split_numbers(text->sizes, "--n", 1, kMostAgents);
        read_race_options(*command, text->race, chosen, crowd_work_names());
        bench_crowd(chosen);
    });
}

void add_bench_mesh(CLI::App& bench) {
    constexpr int kMostSplits = 6, kMostPoses = 100'000;
    CLI::App* command = bench.add_subcommand("mesh", "Race meshes of triangles");
    struct Text {
        MeshBenchOptions options;
        RaceText race;
        std::string splits;
    };
    auto text = std::make_shared<Text>();
    command->add_option("FILE", text->options.file, std::string(kMeshFileHelp) + " (default: a knot)")
        ->type_name("");
    command->add_option("--n", text->options.poses, "The number of poses (default: 200)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostPoses));
    command
        ->add_option("--split", text->splits,
                     "How many times each triangle is split into four (default: 0,2)")
        ->type_name("N,...");
    add_thread_counts(*command, text->race.threads);
    add_repeat(*command, text->options.repeat);
    add_race_options(*command, text->race, text->options, "jostle, embree, fcl", mesh_work_names());
    add_read_limits(*command, text->options.limits);
    command->callback([text, command] {
        MeshBenchOptions& options = text->options;
        if (command->count("--split") > 0)
            options.splits = split_numbers(text->splits, "--split", 0, kMostSplits);
        read_race_options(*command, text->race, options, mesh_work_names());
        bench_mesh(options);
    });
}

void add_bench_scenes(CLI::App& command) {
    struct Text {
        BenchOptions options;
        std::string engines;
        std::string threads;
    };
    auto text = std::make_shared<Text>();
    command
        .add_option("SCENE", text->options.scenes,
                    "Files, - for standard input, or names of reference scenes (default: all reference "
                    "scenes)")
        ->type_name("");
    command
        .add_option("--engine", text->engines,
                    "Some of jostle, box2d24, box2d3, chipmunk (default: all that are installed)")
        ->type_name("NAME,...");
    command
        .add_option("--threads", text->threads,
                    "The numbers of threads for jostle (default: 1); peers run on one")
        ->type_name("N,...");
    add_repeat(command, text->options.repeat);
    command.add_option("--steps", text->options.steps, "The number of steps (default: the scene's, or 10 s)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command
        .add_option("--patience", text->options.patience,
                    "Seconds after which a run is stopped (default: 60): a scene that explodes in an engine "
                    "may take hours")
        ->type_name("S")
        ->check(CLI::Range(0.001, 1.0e6));
    command.add_flag("--quiet", text->options.quiet, kQuietHelp);
    command.add_flag("--json", text->options.json, kJsonHelp);
    command.callback([text, &command] {
        if (!command.get_subcommands().empty()) return;
        if (command.count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        if (command.count("--threads") > 0) {
            text->options.threads = split_numbers(text->threads, "--threads", 1, kMostThreads);
        }
        require_number(text->options.patience, "--patience", "seconds");
        bench_scenes(text->options);
    });
}

void add_bench_small(CLI::App& bench) {
    CLI::App* command =
        bench.add_subcommand("small", "Race engines on scenes of the kind that games are made of: Markdown");
    struct Text {
        SmallBenchOptions options;
        std::string engines;
    };
    auto text = std::make_shared<Text>();
    SmallBenchOptions& options = text->options;
    command
        ->add_option(
            "SCENE", options.scenes,
            "Names of small reference scenes, worlds_1000, or names of files of scenes/ (default: all)")
        ->type_name("");
    command
        ->add_option("--engine", text->engines,
                     "Some of jostle, box2d24, box2d3, chipmunk (default: all that are installed)")
        ->type_name("NAME,...");
    add_repeat(*command, options.repeat);
    command
        ->add_option(
            "--max-simd", options.max_simd,
            "The widest vectors of jostle in the first table: 0, 128, 256 or 512 bits (default: 256)")
        ->type_name("BITS")
        ->check(CLI::IsMember({0, 128, 256, 512}));
    command->add_option("--patience", options.patience, "Seconds after which a run is stopped (default: 60)")
        ->type_name("S")
        ->check(CLI::Range(0.001, 1.0e6));
    command->add_flag("--quiet", options.quiet, kQuietHelp);
    command->add_flag("--json", options.json, kJsonHelp);
    command->callback([text, command] {
        if (command->count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        require_number(text->options.patience, "--patience", "seconds");
        bench_small(text->options);
    });
}

}  // namespace

void add_benches(CLI::App& program) {
    add_bench_scenes(program);
    add_bench_scenes(*program.add_subcommand("scenes", "Race engines on scenes, as without a command"));
    add_bench_small(program);
    add_bench_spatial(program);
    add_bench_mesh(program);
    add_bench_queries(program);
    add_bench_crowd(program);
    add_bench_quality(program);
}

}  // namespace jostle::app
