// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program `jostle-bench`. Exit status 0: done; 1: one sentence on standard error says why not; 2: wrong
// usage.
#include "jostle/usage.h"
#include "measure/own_version.h"
#include "program/command_lines.h"

namespace jostle::app {
namespace {

int program(int argc, char** argv) {
    CLI::App app("Races engines on scenes, spatial trees, meshes, queries or crowds, or measures quality.",
                 "jostle-bench");
    app.set_version_flag("--version", "jostle-bench " + measure::own_version());
    app.footer("Exit status: 0 done, 1 failed, 2 wrong usage.");
    add_benches(app);
    return run_program(app, argc, argv, 0);
}

}  // namespace
}  // namespace jostle::app

int main(int argc, char** argv) {
    return jostle::app::program(argc, argv);
}
