// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle help`: the help of a command; and the page of the manual and the completion for bash, made from the
// same command lines. apps/jostle.1 and apps/jostle.bash are what it prints (tests/apps/help_test.cpp).
#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "jostle/command_lines.h"
#include "jostle/crowd.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {
namespace {

/// A command that does something, with its words: "jostle scene make".
struct Leaf {
    std::string words;
    const CLI::App* command;
};

/// Commands are two words deep at most.
std::vector<Leaf> leaves_of(const CLI::App& program) {
    std::vector<Leaf> leaves;
    for (const CLI::App* command : program.get_subcommands(nullptr)) {
        const std::string words = program.get_name() + " " + command->get_name();
        const auto below = command->get_subcommands(nullptr);
        if (below.empty()) leaves.push_back({words, command});
        for (const CLI::App* one : below) leaves.push_back({words + " " + one->get_name(), one});
    }
    return leaves;
}

/// A text as troff reads it.
std::string troff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else {
            out += c;
        }
    }
    return !out.empty() && (out[0] == '.' || out[0] == '\'') ? "\\&" + out : out;
}

std::string option_head(const CLI::Option& option) {
    if (option.get_positional()) return ".I " + troff(option.get_name(true));
    std::string head = ".B " + troff(option.get_name());
    if (!option.get_type_name().empty()) head += " \\fI" + troff(option.get_type_name()) + "\\fP";
    return head;
}

std::string manual_of(const Leaf& leaf) {
    std::string text = ".SS " + troff(leaf.words);
    for (const CLI::Option* option : leaf.command->get_options())
        if (option->get_positional()) text += " " + troff(option->get_name(true));
    text += "\n" + troff(leaf.command->get_description()) + ".\n";
    for (const CLI::Option* option : leaf.command->get_options()) {
        if (option->check_lname("help")) continue;
        text += ".TP\n" + option_head(*option) + "\n" + troff(option->get_description()) + ".\n";
    }
    if (!leaf.command->get_footer().empty()) text += ".PP\n" + troff(leaf.command->get_footer()) + "\n";
    return text;
}

std::string manual(const CLI::App& program) {
    std::string text =
        ".\\\" SPDX-FileCopyrightText: 2026 The jostle authors\n.\\\" SPDX-License-Identifier: MIT\n"
        ".\\\" Printed by 'jostle help --man'.\n"
        ".TH JOSTLE 1 \"\" jostle \"User Commands\"\n.SH NAME\njostle \\- simulate things that touch\n"
        ".SH SYNOPSIS\n.B jostle\n.I COMMAND\n[\\fIARGUMENT\\fP...]\n.SH DESCRIPTION\n";
    text += troff(program.get_description()) + "\n.SH COMMANDS\n";
    for (const Leaf& leaf : leaves_of(program)) text += manual_of(leaf);
    text += ".SH EXIT STATUS\n" + troff(program.get_footer()) + "\n";
    text +=
        ".SH FILES\n.TP\n.I share/jostle/scenes\nThe scenes that\n.B jostle scene list\nnames as examples.\n";
    text += ".SH SEE ALSO\nThe pages\n.I program.md\nand\n.I scene\\-format.md\nof the documentation.\n";
    return text;
}

/// The words that may follow those of a command.
std::string words_of(const Leaf& leaf, const std::string& scenes, const std::string& crowds) {
    std::string words;
    for (const CLI::Option* option : leaf.command->get_options()) {
        for (const std::string& name : option->get_lnames()) words += " --" + name;
    }
    const std::string_view name = leaf.words;
    if (name == "jostle run" || name == "jostle scene check" || name == "jostle scene make") words += scenes;
    if (name == "jostle crowd") words += crowds;
    return words.substr(words.empty() ? 0 : 1);
}

std::string commands_below(const CLI::App& command) {
    std::string words;
    for (const CLI::App* below : command.get_subcommands(nullptr)) words += below->get_name() + " ";
    return words + "--help";
}

std::string completion(const CLI::App& program) {
    std::string scenes, crowds, cases, commands;
    for (const std::string_view name : scene_names()) (scenes += " ") += name;
    for (const NamedCrowd& named : named_crowds()) (crowds += " ") += named.name;
    const auto add = [&](std::string_view words, const std::string& may_follow) {
        cases += fmt::format("        '{}') words='{}' ;;\n", words, may_follow);
    };
    add("jostle", commands_below(program) + " --version");
    for (const CLI::App* command : program.get_subcommands(nullptr)) {
        const std::string words = program.get_name() + " " + command->get_name();
        if (!command->get_subcommands(nullptr).empty()) add(words, commands_below(*command));
    }
    for (const Leaf& leaf : leaves_of(program))
        add(leaf.words,
            leaf.words == "jostle help" ? commands_below(program) : words_of(leaf, scenes, crowds));
    return fmt::format(
        R"(# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
# Completion of jostle's command lines in bash: commands, options, names of scenes, and files. Printed by
# 'jostle help --bash'.
_jostle() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} command=jostle words='' i
    for ((i = 1; i < COMP_CWORD && i < 3; i++)); do
        case "$command ${{COMP_WORDS[i]}}" in
            {}) command="$command ${{COMP_WORDS[i]}}" ;;
        esac
    done
    case $command in
{}    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    case $command in
        jostle | 'jostle help') ;;
        *) COMPREPLY+=($(compgen -f -- "$current")) ;;
    esac
}}
complete -o filenames -F _jostle jostle
)",
        [&] {
            std::string all;
            for (const CLI::App* command : program.get_subcommands(nullptr)) {
                const std::string words = program.get_name() + " " + command->get_name();
                all += (all.empty() ? "'" : " | '") + words + "'";
                for (const CLI::App* below : command->get_subcommands(nullptr))
                    all += " | '" + words + " " + below->get_name() + "'";
            }
            return all;
        }(),
        cases);
}

void print_help(const CLI::App& program, const std::vector<std::string>& words) {
    const CLI::App* command = &program;
    std::string before;
    for (const std::string& word : words) {
        const auto below = command->get_subcommands(nullptr);
        std::vector<std::string> names;
        const CLI::App* found = nullptr;
        for (const CLI::App* one : below) {
            names.push_back(one->get_name());
            if (one->get_name() == word) found = one;
        }
        before += (before.empty() ? "" : " ") + command->get_name();
        if (found == nullptr)
            throw UsageFailure(
                fmt::format("'{}' has no command '{}'{}", before, word, suggestion(word, names)));
        command = found;
    }
    // App::help() would be that of the command that was given: of this one.
    before += (before.empty() ? "" : " ") + command->get_name();
    print(command->get_formatter()->make_help(command, before, CLI::AppFormatMode::Normal));
}

}  // namespace

void add_help(CLI::App& program) {
    CLI::App* help = program.add_subcommand("help", "Print the help of the program or of a command");
    struct Asked {
        std::vector<std::string> words;
        bool manual = false, bash = false;
    };
    auto asked = std::make_shared<Asked>();
    help->add_option("COMMAND", asked->words, "The words of the command: scene check, say")->type_name("");
    help->add_flag("--man", asked->manual, "Print the page of the manual, as troff");
    help->add_flag("--bash", asked->bash, "Print the completion for bash");
    help->callback([&program, asked] {
        if (asked->manual || asked->bash) {
            print(asked->manual ? manual(program) : completion(program));
        } else {
            print_help(program, asked->words);
        }
    });
}

}  // namespace jostle::app
