// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The options of a race of libraries, and how they are read.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace jostle::app {

struct RaceOptions {
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<std::string> works;    ///< empty: all
    std::vector<int> threads{1};
    int repeat = 3;
    bool quiet = false;
    bool json = false;
};

inline constexpr int kMostRepeats = 1000;

/// --repeat and --threads of the races: a number, and numbers between commas.
void add_repeat(CLI::App& command, int& repeat);
void add_thread_counts(CLI::App& command, std::string& threads);

/// Throws UsageFailure, which names the option.
[[nodiscard]] std::vector<int> split_numbers(const std::string& list, const char* option, int least,
                                             int most);

/// The options that all races have but --repeat, and --threads of those that have it, as they were written.
struct RaceText {
    std::string engines, works, threads;
};
/// `engines`: those that there are. Both must live as long as the command.
void add_race_options(CLI::App& command, RaceText& text, RaceOptions& options, const char* engines,
                      const std::vector<std::string>& works);
void read_race_options(const CLI::App& command, const RaceText& text, RaceOptions& options,
                       const std::vector<std::string>& works);

}  // namespace jostle::app
