// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finds the word that the parser had no place for, and the words that could have stood there.
#include "jostle/usage.h"

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

}  // namespace

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

}  // namespace jostle::app
