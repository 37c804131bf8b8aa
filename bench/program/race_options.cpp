// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers and names between commas.
#include "program/race_options.h"

#include <fmt/format.h>

#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {

void add_repeat(CLI::App& command, int& repeat) {
    command
        .add_option("--repeat", repeat,
                    fmt::format("The number of runs, of which the median counts (default: {})", repeat))
        ->type_name("N")
        ->check(CLI::Range(1, kMostRepeats));
}

void add_thread_counts(CLI::App& command, std::string& threads) {
    command
        .add_option("--threads", threads,
                    "The numbers of threads (default: 1); above 1 only engines that can use them run")
        ->type_name("N,...");
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

void add_race_options(CLI::App& command, RaceText& text, RaceOptions& options, const char* engines,
                      const std::vector<std::string>& works) {
    command
        .add_option("--engine", text.engines,
                    fmt::format("Some of {} (default: all that are installed)", engines))
        ->type_name("NAME,...");
    command
        .add_option("--work", text.works, fmt::format("Some of {} (default: all)", fmt::join(works, ", ")))
        ->type_name("NAME,...");
    command.add_flag("--quiet", options.quiet, kQuietHelp);
    command.add_flag("--json", options.json, kJsonHelp);
}

void read_race_options(const CLI::App& command, const RaceText& text, RaceOptions& options,
                       const std::vector<std::string>& works) {
    if (command.count("--engine") > 0) options.engines = split(text.engines, "--engine");
    const CLI::Option* const threads = command.get_option_no_throw("--threads");
    if (threads != nullptr && threads->count() > 0)
        options.threads = split_numbers(text.threads, "--threads", 1, kMostThreads);
    if (command.count("--work") > 0) options.works = split(text.works, "--work");
    require_known(options.works, works, "--work", "work");
}

}  // namespace jostle::app
