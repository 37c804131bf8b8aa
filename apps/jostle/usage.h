// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sentences for command lines that cannot be understood, with a suggestion where a word may be misspelt.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "scene/nearest_word.h"

namespace jostle::app {

/// "; did you mean 'bench'?" where one of the words is near, and nothing otherwise.
template <class Words>
[[nodiscard]] std::string suggestion(std::string_view word, const Words& words) {
    return scene_detail::suggestion(word, words,
                                    [](std::string_view meant) { return "'" + std::string(meant) + "'"; });
}

/// Why the command line could not be parsed.
[[nodiscard]] std::string explain(const CLI::App& program, const CLI::ParseError& error);

/// The command that was given, as far as it was understood: "jostle scene make".
[[nodiscard]] std::string command_of(const CLI::App& program);

}  // namespace jostle::app
