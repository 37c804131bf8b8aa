// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command line of each command: its options, read into a struct that the command is called with.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace jostle::app {

/// `status` gets the exit status, and must live as long as the program.
void add_run(CLI::App& program, int& status);
void add_crowd(CLI::App& program, int& status);
void add_mesh(CLI::App& program);
void add_scene(CLI::App& program, int& status);
/// After all others, of which it tells.
void add_help(CLI::App& program);

}  // namespace jostle::app
