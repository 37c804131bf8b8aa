// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines in modules.
#include "race/engines.h"

#include <stdexcept>

#include "race/modules.h"

namespace jostle::race {
namespace {

/// A module NAME or NAME_VARIANT holds the engine NAME: of nanoflann there may be two versions. The engine's
/// name stands for all of them, the module's for one.
bool is_meant_by(const std::string& name, const Module& module) {
    return name == module.name || name == module.name.substr(0, module.name.find('_'));
}

}  // namespace

Engines<RacedEngine> load_peers(const Family& family, const std::vector<std::string>& names) {
    Engines<RacedEngine> engines;
    const std::vector<Module> modules = find_modules(family.prefix);
    for (const Module& module : modules) {
        const auto means_it = [&](const std::string& name) { return is_meant_by(name, module); };
        if (!names.empty() && std::none_of(names.begin(), names.end(), means_it)) continue;
        using Factory = RacedEngine* (*)();
        engines.emplace_back(reinterpret_cast<Factory>(load_symbol(module.path, kEngineSymbol))());
    }
    for (const std::string& name : names) {
        const auto has_name = [&](const Module& module) { return is_meant_by(name, module); };
        if (name != "jostle" && std::none_of(modules.begin(), modules.end(), has_name)) {
            throw std::runtime_error("there is no engine '" + name + "' of " + family.has + "; looked in " +
                                     module_folders());
        }
    }
    return engines;
}

std::vector<std::string> available_engines() {
    std::vector<std::string> names{"jostle"};
    for (const Module& module : find_modules(Engine::kFamily.prefix)) names.push_back(module.name);
    return names;
}

std::unique_ptr<Engine> load_engine(const std::string& name) {
    if (name == "jostle") return make_jostle_engine();
    return std::unique_ptr<Engine>(
        static_cast<Engine*>(load_peers(Engine::kFamily, {name}).front().release()));
}

}  // namespace jostle::race
