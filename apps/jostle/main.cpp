// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command line. Exit status 0: done; 1: one sentence on standard error says why not; 2: wrong usage.
#include <fmt/format.h>
#include <jostle/core/version.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <new>

#include "jostle/commands.h"
#include "jostle/output.h"

namespace jostle::app {
namespace {

constexpr int kMostSteps = 10'000'000;
constexpr int kMostSubsteps = 64;
constexpr int kMostThreads = 256;
constexpr int kMostFrames = 1000;
constexpr int kMostRepeats = 1000;
constexpr int kMostItems = 10'000'000;

std::vector<std::string> split(const std::string& list, const char* option) {
    std::vector<std::string> items;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        if (end == begin) throw UsageFailure(fmt::format("{}: '{}' has an empty item", option, list));
        items.push_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return items;
}

std::vector<int> split_numbers(const std::string& list, const char* option, int least, int most) {
    std::vector<int> numbers;
    for (const std::string& item : split(list, option)) {
        int number = 0;
        if (!CLI::detail::lexical_cast(item, number) || number < least || number > most) {
            throw UsageFailure(
                fmt::format("{}: '{}' is not a number from {} to {}", option, item, least, most));
        }
        numbers.push_back(number);
    }
    return numbers;
}

void add_run(CLI::App& program) {
    CLI::App* command = program.add_subcommand("run", "Simulate a scene, and write pictures of it");
    auto options = std::make_shared<RunOptions>();
    command
        ->add_option("SCENE", options->scene,
                     "A file (jostle's JSON or R.U.B.E.'s), or a reference scene's name")
        ->required();
    command->add_option("--steps", options->steps, "How many steps (10 s, or the scene's own number)")
        ->check(CLI::Range(1, kMostSteps));
    command->add_option("--dt", options->dt, "Seconds a step (the scene's own, 1/60 by default)")
        ->check(CLI::Range(1.0e-6, 1.0));
    command->add_option("--substeps", options->substeps, "Sub-steps a step (the scene's own, 4 by default)")
        ->check(CLI::Range(1, kMostSubsteps));
    command->add_option("--threads", options->threads, "Threads")->check(CLI::Range(1, kMostThreads));
    command->add_option("--out", options->out, "The folder for pictures (out)");
    command->add_option("--format", options->format, "png, svg or pdf")
        ->check(CLI::IsMember({"png", "svg", "pdf"}));
    command
        ->add_option("--frames", options->frames,
                     "So many single pictures besides the last state and the strip")
        ->check(CLI::Range(0, kMostFrames));
    command->add_flag("!--no-pictures", options->pictures, "Write no pictures");
    command->add_flag("--json", options->json, "Print one JSON object, and nothing else");
    command->callback([options] {
        // Range lets NaN through, which compares with nothing.
        if (std::isnan(options->dt)) throw UsageFailure("--dt: it must be a number of seconds");
        run(*options);
    });
}

void add_bench_spatial(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand("spatial", "Race spatial trees: boxes and points, no physics");
    struct Text {
        SpatialBenchOptions options;
        std::string sizes, engines, works, dimensions, threads;
    };
    auto text = std::make_shared<Text>();
    command->add_option("--n", text->sizes, "N,... boxes or points (10000,100000)");
    command->add_option(
        "--engine", text->engines,
        "NAME,... of jostle, box2d24, box2d3, bullet, nanoflann, boost, embree, fcl (all that "
        "are found)");
    command->add_option("--work", text->works,
                        fmt::format("NAME,... of {} (all)", fmt::join(spatial_work_names(), ", ")));
    command->add_option("--dimension", text->dimensions, "2, 3 or 2,3 (both)");
    command->add_option("--threads", text->threads, "N,... (1); an engine that cannot use more sits out");
    command->add_option("--repeat", text->options.repeat, "How often (3); the median counts")
        ->check(CLI::Range(1, kMostRepeats));
    command->add_flag("--json", text->options.json, "Print one JSON object, and nothing else");
    command->callback([text, command] {
        SpatialBenchOptions& options = text->options;
        if (command->count("--n") > 0) options.sizes = split_numbers(text->sizes, "--n", 1, kMostItems);
        if (command->count("--engine") > 0) options.engines = split(text->engines, "--engine");
        if (command->count("--dimension") > 0) {
            options.dimensions = split_numbers(text->dimensions, "--dimension", 2, 3);
        }
        if (command->count("--threads") > 0) {
            options.threads = split_numbers(text->threads, "--threads", 1, kMostThreads);
        }
        if (command->count("--work") > 0) options.works = split(text->works, "--work");
        const std::vector<std::string> known = spatial_work_names();
        for (const std::string& work : options.works) {
            if (std::find(known.begin(), known.end(), work) == known.end()) {
                throw UsageFailure(fmt::format("--work: there is no '{}'", work));
            }
        }
        bench_spatial(options);
    });
}

void add_bench(CLI::App& program) {
    CLI::App* command = program.add_subcommand("bench", "Race engines on scenes, or spatial trees");
    struct Text {
        BenchOptions options;
        std::string engines;
        std::string threads;
    };
    auto text = std::make_shared<Text>();
    command->add_option("SCENE", text->options.scenes,
                        "Files or reference scenes (all reference scenes that run)");
    command->add_option("--engine", text->engines,
                        "NAME,... of jostle, box2d24, box2d3, chipmunk (all that are found)");
    command->add_option("--threads", text->threads, "N,... for jostle (1); peers run on one");
    command->add_option("--repeat", text->options.repeat, "How often (3); the median counts")
        ->check(CLI::Range(1, kMostRepeats));
    command->add_option("--steps", text->options.steps, "How many steps (the scene's own number, or 10 s)")
        ->check(CLI::Range(1, kMostSteps));
    command
        ->add_option(
            "--patience", text->options.patience,
            "Seconds after which a run is stopped (60): an engine in which a scene explodes may take hours")
        ->check(CLI::Range(0.001, 1.0e6));
    command->add_flag("--json", text->options.json, "Print one JSON object, and nothing else");
    add_bench_spatial(*command);
    command->callback([text, command] {
        if (!command->get_subcommands().empty()) return;
        if (command->count("--engine") > 0) text->options.engines = split(text->engines, "--engine");
        if (command->count("--threads") > 0) {
            text->options.threads = split_numbers(text->threads, "--threads", 1, kMostThreads);
        }
        if (std::isnan(text->options.patience))
            throw UsageFailure("--patience: it must be a number of seconds");
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
    CLI::App* list = scene->add_subcommand("list", "Name the reference scenes");
    list->add_flag("--json", text->json, "Print one JSON object, and nothing else");
    list->callback([text] { list_scenes(text->json); });
    CLI::App* make = scene->add_subcommand("make", "Print a reference scene as jostle's JSON");
    make->add_option("NAME", text->name, "As 'jostle scene list' has it")->required();
    make->add_option("--out", text->out, "A file instead of standard output");
    make->callback([text] { make_scene(text->name, text->out); });
    CLI::App* check =
        scene->add_subcommand("check", "Read a file, and say what is wrong with it, if anything");
    check->add_option("FILE", text->in, "Of either format")->required();
    check->add_flag("--json", text->json, "Print one JSON object, and nothing else");
    check->callback([text] { check_scene(text->in, text->json); });
    CLI::App* convert =
        scene->add_subcommand("convert", "Read a file of either format, and write jostle's JSON");
    convert->add_option("IN", text->in, "Of either format")->required();
    convert->add_option("OUT", text->out, "A file, or - for standard output")->required();
    convert->callback([text] { convert_scene(text->in, text->out); });
}

int wrong_usage(const std::string& what) {
    say(what + " (see jostle --help)");
    return 2;
}

int program(int argc, char** argv) {
    const Version v = version();
    CLI::App app("Simulates 2-D worlds of rigid bodies, and races engines on them.", "jostle");
    app.set_version_flag("--version", fmt::format("jostle {}.{}.{}", v.major, v.minor, v.patch));
    app.require_subcommand(1);
    add_run(app);
    add_bench(app);
    add_scene(app);
    try {
        app.parse(argc, argv);
        return 0;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        return wrong_usage(error.what());
    } catch (const UsageFailure& error) {
        return wrong_usage(error.what());
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
