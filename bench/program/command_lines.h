// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command line of each command of `jostle-bench`: its options, read into a struct that the command is
// called with.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace jostle::app {

void add_benches(CLI::App& program);

}  // namespace jostle::app
