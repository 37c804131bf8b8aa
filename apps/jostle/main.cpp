// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command line. Exit status 0: done; 1: one sentence on standard error says why not; 2: wrong usage; 130:
// Ctrl-C ended a run.
#include <fmt/format.h>
#include <jostle/core/version.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <new>

#include "jostle/bench_crowd.h"
#include "jostle/bench_queries.h"
#include "jostle/commands.h"
#include "jostle/crowd.h"
#include "jostle/mesh_usage.h"
#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {
namespace {

constexpr int kMostSteps = 10'000'000;
constexpr int kMostSubsteps = 64;
constexpr int kMostFrames = 1000;
constexpr int kMostItems = 10'000'000;

constexpr char kFileHelp[] = "A file of either format, or - for standard input";

/// CLI::Range lets NaN through, which compares with nothing.
void require_number(double value, const char* option, const char* units) {
    if (std::isnan(value)) throw UsageFailure(fmt::format("{}: it must be a number of {}", option, units));
}

/// The parts of a world that --draw adds to shapes and joints.
struct Part {
    const char* name;
    DrawFlag flag;
};
constexpr Part kParts[] = {{"boxes", DrawFlag::kBoxes},       {"pairs", DrawFlag::kPairs},
                           {"contacts", DrawFlag::kContacts}, {"centers", DrawFlag::kCentersOfMass},
                           {"islands", DrawFlag::kIslands},   {"colors", DrawFlag::kColors},
                           {"forces", DrawFlag::kForces},     {"sleep", DrawFlag::kSleep}};

std::vector<std::string> part_names() {
    std::vector<std::string> names;
    for (const Part& part : kParts) names.emplace_back(part.name);
    return names;
}

DrawFlags parts_of(const std::string& list) {
    const std::vector<std::string> names = split(list, "--draw");
    require_known(names, part_names(), "--draw", "part");
    DrawFlags flags;
    for (const Part& part : kParts) {
        if (std::find(names.begin(), names.end(), part.name) != names.end()) flags = flags | part.flag;
    }
    return flags;
}

void add_run(CLI::App& program, int& status) {
    CLI::App* command = program.add_subcommand("run", "Simulate a scene, and write pictures of it");
    auto options = std::make_shared<RunOptions>();
    command
        ->add_option("SCENE", options->scene,
                     "A file (jostle's JSON or a R.U.B.E. export), - for standard input, or the name of a "
                     "reference scene")
        ->type_name("")
        ->required();
    command->add_option("--steps", options->steps, "The number of steps (default: the scene's, or 10 s)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command->add_option("--dt", options->dt, "Seconds per step (default: the scene's, or 1/60)")
        ->type_name("S")
        ->check(CLI::Range(1.0e-6, 1.0));
    command->add_option("--substeps", options->substeps, "Sub-steps per step (default: the scene's, or 4)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSubsteps));
    command->add_option("--threads", options->threads, "The number of threads (default: 1)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostThreads));
    command->add_option("--out", options->out, "The folder for pictures (default: out)")->type_name("DIR");
    command->add_option("--format", options->format, "The pictures' format: png, svg or pdf (default: png)")
        ->type_name("NAME")
        ->check(CLI::IsMember({"png", "svg", "pdf"}));
    command
        ->add_option(
            "--frames", options->frames,
            "The number of moments to write as single pictures, besides the last state and the film strip "
            "(default: 0)")
        ->type_name("N")
        ->check(CLI::Range(0, kMostFrames));
    auto draw = std::make_shared<std::string>();
    command
        ->add_option("--draw", *draw,
                     fmt::format("The parts of the world to draw besides shapes and joints: some of {}",
                                 fmt::join(part_names(), ", ")))
        ->type_name("NAME,...");
    command
        ->add_option("--force-scale", options->drawing.force_scale,
                     fmt::format("Metres per newton of the lines that --draw forces draws (default: {})",
                                 options->drawing.force_scale))
        ->type_name("S")
        ->check(CLI::Range(1.0e-9, 1.0e9));
    command->add_flag("!--no-pictures", options->pictures, "Write no pictures");
    command
        ->add_option("--poses", options->poses,
                     "A file for every body's pose after each step: .csv, or .jsonl for JSON lines")
        ->type_name("FILE");
    command->add_flag("--quiet", options->quiet, kQuietHelp);
    command->add_flag("--json", options->json, kJsonHelp);
    command->footer(
        "Ctrl-C ends the run after the current step. The steps simulated so far are reported and drawn. "
        "A second Ctrl-C ends the program at once.");
    command->callback([options, draw, command, &status] {
        require_number(options->dt, "--dt", "seconds");
        require_number(static_cast<double>(options->drawing.force_scale), "--force-scale",
                       "metres per newton");
        if (command->count("--draw") > 0) options->draw = options->draw | parts_of(*draw);
        status = run(*options);
    });
}

void add_bench_spatial(CLI::App& bench) {
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
        "quality", "Measure how well engines simulate contacts and joints: a page in Markdown");
    struct Text {
        QualityBenchOptions options;
        std::string engines;
    };
    auto text = std::make_shared<Text>();
    command
        ->add_option("--engine", text->engines,
                     "Some of jostle, box2d24, box2d3, chipmunk (default: all that are installed)")
        ->type_name("NAME,...");
    command->add_flag("--quiet", text->options.quiet, kQuietHelp);
    command->callback([text, command] {
        if (command->count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        bench_quality(text->options);
    });
}

void add_bench(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "bench", "Race engines on scenes, spatial trees, meshes, queries or crowds, or measure quality");
    struct Text {
        BenchOptions options;
        std::string engines;
        std::string threads;
    };
    auto text = std::make_shared<Text>();
    command
        ->add_option("SCENE", text->options.scenes,
                     "Files, - for standard input, or names of reference scenes (default: all reference "
                     "scenes)")
        ->type_name("");
    command
        ->add_option("--engine", text->engines,
                     "Some of jostle, box2d24, box2d3, chipmunk (default: all that are installed)")
        ->type_name("NAME,...");
    command
        ->add_option("--threads", text->threads,
                     "The numbers of threads for jostle (default: 1); peers run on one")
        ->type_name("N,...");
    add_repeat(*command, text->options.repeat);
    command->add_option("--steps", text->options.steps, "The number of steps (default: the scene's, or 10 s)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command
        ->add_option("--patience", text->options.patience,
                     "Seconds after which a run is stopped (default: 60): a scene that explodes in an engine "
                     "may take hours")
        ->type_name("S")
        ->check(CLI::Range(0.001, 1.0e6));
    command->add_flag("--quiet", text->options.quiet, kQuietHelp);
    command->add_flag("--json", text->options.json, kJsonHelp);
    add_bench_spatial(*command);
    add_bench_quality(*command);
    add_bench_mesh(*command);
    add_bench_queries(*command);
    add_bench_crowd(*command);
    command->callback([text, command] {
        if (!command->get_subcommands().empty()) return;
        if (command->count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        if (command->count("--threads") > 0) {
            text->options.threads = split_numbers(text->threads, "--threads", 1, kMostThreads);
        }
        require_number(text->options.patience, "--patience", "seconds");
        bench(text->options);
    });
}

void add_scene(CLI::App& program) {
    CLI::App* scene = program.add_subcommand("scene", "List, make, check and convert scenes");
    scene->require_subcommand(1);
    struct Text {
        std::string name, in, out;
        bool json = false;
    };
    auto text = std::make_shared<Text>();
    CLI::App* list = scene->add_subcommand("list", "List the reference scenes");
    list->add_flag("--json", text->json, kJsonHelp);
    list->callback([text] { list_scenes(text->json); });
    CLI::App* make = scene->add_subcommand("make", "Print a reference scene as jostle's JSON");
    make->add_option("NAME", text->name, "A name that 'jostle scene list' prints")->type_name("")->required();
    make->add_option("--out", text->out, "The file to write (default: standard output)")->type_name("FILE");
    make->callback([text] { make_scene(text->name, text->out); });
    CLI::App* check =
        scene->add_subcommand("check", "Read a file, make its world, and report a defect if there is one");
    check->add_option("FILE", text->in, kFileHelp)->type_name("")->required();
    check->add_flag("--json", text->json, kJsonHelp);
    check->callback([text] { check_scene(text->in, text->json); });
    CLI::App* convert =
        scene->add_subcommand("convert", "Read a file of either format, and write jostle's JSON");
    convert->add_option("IN", text->in, kFileHelp)->type_name("")->required();
    convert->add_option("OUT", text->out, "The file to write, or - for standard output")
        ->type_name("")
        ->required();
    convert->callback([text] { convert_scene(text->in, text->out); });
}

int wrong_usage(const CLI::App& app, const std::string& what) {
    say(what + " (see " + command_of(app) + " --help)");
    return 2;
}

int program(int argc, char** argv) {
    const Version v = version();
    CLI::App app("Simulates 2-D worlds of rigid bodies and crowds, asks about meshes, and races engines.",
                 "jostle");
    app.set_version_flag("--version", fmt::format("jostle {}.{}.{}", v.major, v.minor, v.patch));
    app.footer("Exit status: 0 done, 1 failed, 2 wrong usage, 130 Ctrl-C ended a run.");
    app.require_subcommand(1);
    int status = 0;
    add_run(app, status);
    add_bench(app);
    add_mesh(app);
    add_crowd(app, status);
    add_scene(app);
    try {
        app.parse(argc, argv);
        return status;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        return wrong_usage(app, explain(app, error));
    } catch (const UsageFailure& error) {
        return wrong_usage(app, error.what());
    } catch (const std::bad_alloc&) {
        say("there is not enough memory");
    } catch (const std::exception& error) {
        say(error.what());
    }
    return 1;
}

}  // namespace
}  // namespace jostle::app

int main(int argc, char** argv) {
    return jostle::app::program(argc, argv);
}
