// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A word that the parser had no place for is set beside those that could have stood there.
#include "jostle/usage.h"

#include <fmt/format.h>
#include <jostle/scene/io.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <sstream>

#include "jostle/model_reader.h"
#include "jostle/output.h"

namespace jostle::app {
namespace {

/// The program and the commands that were understood, one below the other.
std::vector<const CLI::App*> chain_of(const CLI::App& program) {
    std::vector<const CLI::App*> chain{&program};
    for (;;) {
        const std::vector<CLI::App*> given = chain.back()->get_subcommands();
        if (given.empty()) return chain;
        chain.push_back(given.back());
    }
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

std::vector<std::string> commands_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* below : command.get_subcommands(nullptr)) names.push_back(below->get_name());
    return names;
}

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

int wrong_usage(const CLI::App& program, const std::string& what) {
    say(what + " (see " + command_of(program) + " --help)");
    return 2;
}

}  // namespace

int run_program(CLI::App& program, int argc, char** argv, const int& status) {
    name_program(program.get_name());
    try {
        program.parse(argc, argv);
        return status;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return program.exit(error);
        return wrong_usage(program, explain(program, error));
    } catch (const UsageFailure& error) {
        return wrong_usage(program, error.what());
    } catch (const std::bad_alloc&) {
        say("there is not enough memory");
    } catch (const SceneError& error) {
        std::istringstream lines(error.what());
        for (std::string line; std::getline(lines, line);) say(line);
    } catch (const std::exception& error) {
        say(error.what());
    }
    return 1;
}

std::string command_of(const CLI::App& program) {
    std::string name;
    for (const CLI::App* command : chain_of(program)) name += (name.empty() ? "" : " ") + command->get_name();
    return name;
}

std::string explain(const CLI::App& program, const CLI::ParseError& error) {
    const std::vector<std::string> left = program.remaining(true);
    const std::vector<const CLI::App*> chain = chain_of(program);
    const std::string command = "'" + command_of(program) + "'";
    const std::vector<std::string> commands = commands_of(*chain.back());
    const bool lacks = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    const bool is_odd = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    // Where a word is misspelt, the parser also misses the word that it should have been.
    if (left.empty() || !(lacks || is_odd)) {
        return lacks && !commands.empty() ? command + " needs a command: " + listed(commands) : error.what();
    }
    const std::string& word = left.front();
    if (word.size() > 1 && word[0] == '-') {
        const std::string name = word.substr(0, word.find('='));
        return command + " has no option '" + name + "'" + suggestion(name, options_of(*chain.back()));
    }
    if (!commands.empty()) return command + " has no command '" + word + "'" + suggestion(word, commands);
    return command + " takes no argument '" + word + "'";
}

CLI::Validator not_empty() {
    return CLI::Validator(
        [](const std::string& path) { return std::string(path.empty() ? "the path is empty" : ""); }, "");
}

std::vector<std::string> split(const std::string& list, const char* option) {
    std::vector<std::string> items;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        if (end == begin) throw UsageFailure(fmt::format("{}: '{}' has an empty item", option, list));
        items.push_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return items;
}

void require_known(const std::vector<std::string>& items, const std::vector<std::string>& known,
                   const char* option, const char* noun) {
    for (const std::string& item : items) {
        if (std::find(known.begin(), known.end(), item) == known.end())
            throw UsageFailure(
                fmt::format("{}: there is no {} '{}'{}", option, noun, item, suggestion(item, known)));
    }
}

void require_number(double value, const char* option, const char* units) {
    if (std::isnan(value)) throw UsageFailure(fmt::format("{}: it must be a number of {}", option, units));
}

void add_read_limits(CLI::App& command, ReadLimits& limits) {
    command
        .add_option(
            "--read-seconds", limits.seconds,
            fmt::format("Seconds that the reading of a file may take (default: {:g})", limits.seconds))
        ->type_name("S")
        ->check(CLI::Range(0.001, 1.0e6));
    command
        .add_option(
            "--read-memory", limits.mebibytes,
            fmt::format("MiB of memory that the reading of a file may take (default: {})", limits.mebibytes))
        ->type_name("MIB")
        ->check(CLI::Range(1, 1'000'000));
}

void add_play_options(CLI::App& command, PlayOptions& options, const PlayText& text) {
    constexpr int kMostFrames = 1000;
    command.add_option("SCENE", options.scene, text.scene)->type_name("")->required();
    command
        .add_option("--steps", options.steps,
                    fmt::format("The number of steps (default: the scene's, or {})", text.length))
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command
        .add_option("--dt", options.dt,
                    fmt::format("Seconds per step (default: the scene's, or {})", text.step))
        ->type_name("S")
        ->check(CLI::Range(1.0e-6, 1.0));
    command.add_option("--threads", options.threads, "The number of threads (default: 1)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostThreads));
    command.add_option("--out", options.out, "The folder for pictures (default: out)")
        ->type_name("DIR")
        ->check(not_empty());
    command.add_option("--format", options.format, "The pictures' format: png, svg or pdf (default: png)")
        ->type_name("NAME")
        ->check(CLI::IsMember({"png", "svg", "pdf"}));
    command
        .add_option(
            "--frames", options.frames,
            "The number of moments to write as single pictures, besides the last state and the film strip "
            "(default: 0)")
        ->type_name("N")
        ->check(CLI::Range(0, kMostFrames));
    command.add_flag("!--no-pictures", options.pictures, "Write no pictures");
    command
        .add_option(
            "--poses", options.poses,
            fmt::format("A file for every {} after each step: .csv, or .jsonl for JSON lines", text.poses))
        ->type_name("FILE")
        ->check(not_empty());
    command
        .add_option("--every", options.every,
                    "Write poses before the first step and after each N-th (default: 1)")
        ->type_name("N")
        ->check(CLI::Range(1, kMostSteps));
    command.add_flag("--quiet", options.quiet, kQuietHelp);
    command.add_flag("--json", options.json, kJsonHelp);
    command.footer(
        "Ctrl-C ends the run after the current step. The steps simulated so far are reported and drawn. "
        "A second Ctrl-C ends the program at once.");
}

void read_play_options(const PlayOptions& options) {
    require_number(options.dt, "--dt", "seconds");
}

}  // namespace jostle::app
