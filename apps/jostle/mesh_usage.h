// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command lines of `jostle mesh` and `jostle bench mesh`.
#pragma once

#include <CLI/CLI.hpp>

namespace jostle::app {

void add_mesh(CLI::App& program);
void add_bench_mesh(CLI::App& bench);

}  // namespace jostle::app
