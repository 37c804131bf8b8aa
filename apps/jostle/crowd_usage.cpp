// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command line of `jostle crowd`.
#include <fmt/format.h>

#include <cmath>
#include <memory>

#include "jostle/crowd.h"
#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {

void add_crowd(CLI::App& program, int& status) {
    constexpr int kMostSteps = 10'000'000, kMostFrames = 1000;
    CLI::App* command = program.add_subcommand("crowd", "Move a crowd, and draw the ways of its agents");
    auto options = std::make_shared<CrowdOptions>();
    std::vector<std::string_view> names;
    for (const NamedCrowd& named : named_crowds()) names.push_back(named.name);
    command
        ->add_option("SCENE", options->scene,
                     fmt::format("A file, - for standard input, or one of {}", fmt::join(names, ", ")))
        ->type_name("")
        ->required();
    command->add_option("--steps", options->steps, "The number of steps (default: the scene's, or 30 s)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command->add_option("--dt", options->dt, "Seconds per step (default: the scene's, or 1/20)")
        ->type_name("S")
        ->check(CLI::Range(1.0e-6, 1.0));
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
    command->add_flag("!--no-pictures", options->pictures, "Write no pictures");
    command
        ->add_option("--poses", options->poses,
                     "A file for every agent's place after each step: .csv, or .jsonl for JSON lines")
        ->type_name("FILE");
    command->add_flag("--quiet", options->quiet, kQuietHelp);
    command->add_flag("--json", options->json, kJsonHelp);
    command->footer(
        "Ctrl-C ends the run after the current step. The steps simulated so far are reported and drawn. "
        "A second Ctrl-C ends the program at once.");
    command->callback([options, &status] {
        if (std::isnan(options->dt)) throw UsageFailure("--dt: it must be a number of seconds");
        status = crowd(*options);
    });
}

}  // namespace jostle::app
