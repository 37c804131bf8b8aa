// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command lines of `jostle run` and `jostle crowd`.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "jostle/command_lines.h"
#include "jostle/commands.h"
#include "jostle/crowd.h"
#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {
namespace {

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

}  // namespace

void add_run(CLI::App& program, int& status) {
    constexpr int kMostSubsteps = 64;
    CLI::App* command = program.add_subcommand("run", "Simulate a scene, and write pictures of it");
    auto options = std::make_shared<RunOptions>();
    add_play_options(*command, *options,
                     {"A file (jostle's JSON or a R.U.B.E. export), - for standard input, or a name that "
                      "'jostle scene list' prints",
                      "10 s", "1/60", "body's pose and velocity"});
    command->add_option("--substeps", options->substeps, "Sub-steps per step (default: the scene's, or 4)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSubsteps));
    command
        ->add_option("--sync-test", options->sync_test,
                     "After each step go back by so many, simulate them again, and compare (default: 0)")
        ->type_name("N")
        ->check(CLI::Range(0, 1000));
    command->add_flag("--iterated-joints", options->iterated_joints,
                      "Solve joints one by one: faster and softer");
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
    command->callback([options, draw, command, &status] {
        read_play_options(*options);
        require_number(static_cast<double>(options->drawing.force_scale), "--force-scale",
                       "metres per newton");
        if (command->count("--draw") > 0) options->draw = options->draw | parts_of(*draw);
        status = run(*options);
    });
}

void add_crowd(CLI::App& program, int& status) {
    CLI::App* command = program.add_subcommand("crowd", "Move a crowd, and draw the ways of its agents");
    auto options = std::make_shared<PlayOptions>();
    std::vector<std::string_view> names;
    for (const NamedCrowd& named : named_crowds()) names.push_back(named.name);
    add_play_options(*command, *options,
                     {fmt::format("A file, - for standard input, or one of {}", fmt::join(names, ", ")),
                      "30 s", "1/20", "agent's place"});
    command->callback([options, &status] {
        read_play_options(*options);
        status = crowd(*options);
    });
}

}  // namespace jostle::app
