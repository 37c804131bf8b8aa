// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program, and the command line of `jostle scene`. Exit status 0: done; 1: one sentence on standard error
// says why not; 2: wrong usage; 130: Ctrl-C ended a run.
#include <memory>
#include <string_view>

#include "jostle/command_lines.h"
#include "jostle/commands.h"
#include "jostle/output.h"
#include "jostle/usage.h"
#include "measure/own_version.h"

namespace jostle::app {

void add_scene(CLI::App& program, int& status) {
    constexpr char kFileHelp[] = "A file of either format, or - for standard input";
    CLI::App* scene = program.add_subcommand("scene", "List, make, check and convert scenes");
    scene->require_subcommand(1);
    struct Text {
        std::string name, in, out;
        bool json = false;
    };
    auto text = std::make_shared<Text>();
    CLI::App* list = scene->add_subcommand("list", "List the scenes that need no file, with a sentence each");
    list->add_flag("--json", text->json, kJsonHelp);
    list->callback([text] { list_scenes(text->json); });
    CLI::App* make = scene->add_subcommand("make", "Print one of these scenes as jostle's JSON");
    make->add_option("NAME", text->name, "A name that 'jostle scene list' prints")->type_name("")->required();
    make->add_option("--out", text->out, "The file to write (default: standard output)")
        ->type_name("FILE")
        ->check(not_empty());
    make->callback([text] { make_scene(text->name, text->out); });
    CLI::App* check = scene->add_subcommand("check", "Read a scene, make its world, and report all mistakes");
    auto options = std::make_shared<CheckOptions>();
    check->add_option("SCENE", options->scene, std::string(kFileHelp) + ", or a scene's name")
        ->type_name("")
        ->required();
    check->add_flag(
        "--lint", options->lint,
        "Report what is probably wrong, too, with line and column: chains whose front looks away, "
        "bodies that overlap, joints that are open, sizes, masses, misspelt keys");
    check->add_flag("--json", options->json, kJsonHelp);
    check->callback([options, &status] { status = check_scene(*options); });
    CLI::App* convert =
        scene->add_subcommand("convert", "Read a file of either format, and write jostle's JSON");
    convert->add_option("IN", text->in, kFileHelp)->type_name("")->required();
    convert->add_option("OUT", text->out, "The file to write, or - for standard output")
        ->type_name("")
        ->required()
        ->check(not_empty());
    convert->callback([text] { convert_scene(text->in, text->out); });
}

namespace {

int program(int argc, char** argv) {
    // ORDER: before the other words are read: they are those of another program.
    if (argc > 1 && std::string_view(argv[1]) == "bench") {
        say("'jostle bench' has become a program of its own, 'jostle-bench', which takes the same words and "
            "options (docs/install.md says how to build or install it)");
        return 2;
    }
    CLI::App app("Simulates 2-D worlds of rigid bodies and crowds, and asks about meshes.", "jostle");
    app.set_version_flag("--version", "jostle " + measure::own_version());
    app.footer("Exit status: 0 done, 1 failed, 2 wrong usage, 130 Ctrl-C ended a run.");
    app.require_subcommand(1);
    int status = 0;
    add_run(app, status);
    add_mesh(app);
    add_crowd(app, status);
    add_scene(app, status);
    add_help(app);
    return run_program(app, argc, argv, status);
}

}  // namespace
}  // namespace jostle::app

int main(int argc, char** argv) {
    return jostle::app::program(argc, argv);
}
