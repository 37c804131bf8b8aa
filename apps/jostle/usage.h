// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Options that several commands have, and sentences for command lines that cannot be understood.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "jostle/play_options.h"
#include "jostle/suggestion.h"

namespace jostle::app {

struct ReadLimits;

/// Reads the command line, whose callbacks do the work, and returns the exit status: 1 where one sentence on
/// standard error says why not, 2 after wrong usage, otherwise `status`.
[[nodiscard]] int run_program(CLI::App& program, int argc, char** argv, const int& status);

/// Why the command line could not be parsed.
[[nodiscard]] std::string explain(const CLI::App& program, const CLI::ParseError& error);

/// The command that was given, as far as it was understood: "jostle scene make".
[[nodiscard]] std::string command_of(const CLI::App& program);

inline constexpr char kJsonHelp[] = "Print one JSON object, and nothing else";
inline constexpr char kQuietHelp[] = "Show no progress";

/// Of an option or argument that is a path: refuses an empty one, which elsewhere means that none was given.
[[nodiscard]] CLI::Validator not_empty();

/// The items between commas. These throw UsageFailure, which names the option.
[[nodiscard]] std::vector<std::string> split(const std::string& list, const char* option);
/// Refuses an item that is not among `known`; `noun` is the word for one.
void require_known(const std::vector<std::string>& items, const std::vector<std::string>& known,
                   const char* option, const char* noun);
inline constexpr int kMostThreads = 256;
inline constexpr int kMostSteps = 10'000'000;

/// CLI::Range lets NaN through, which compares with nothing: refuses it.
void require_number(double value, const char* option, const char* units);

inline constexpr char kMeshFileHelp[] = "A mesh: .obj, .ply, .stl, .gltf or .glb";
/// The options for the time and memory that the reading of a mesh may take.
void add_read_limits(CLI::App& command, ReadLimits& limits);

/// The words in which the options of scenes that are played differ from each other.
struct PlayText {
    std::string scene;          ///< a sentence about SCENE
    const char *length, *step;  ///< the defaults of --steps and --dt
    const char* poses;          ///< the things whose poses --poses writes
};
void add_play_options(CLI::App& command, PlayOptions& options, const PlayText& text);
void read_play_options(const PlayOptions& options);

}  // namespace jostle::app
