// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines, jostle's own and those in modules.
#include "race/engines.h"

#include <algorithm>
#include <stdexcept>

#include "race/modules.h"

namespace jostle::race {
namespace {

constexpr char kPrefix[] = "jostle_engine_";
constexpr char kSpatialPrefix[] = "jostle_spatial_";

/// A module NAME or NAME_VARIANT holds the engine NAME: of nanoflann there may be two versions.
std::string spatial_engine_of(const Module& module) {
    return module.name.substr(0, module.name.find('_'));
}

}  // namespace

std::vector<std::string> available_engines() {
    std::vector<std::string> names{"jostle"};
    for (const Module& module : find_modules(kPrefix)) names.push_back(module.name);
    return names;
}

std::unique_ptr<Engine> load_engine(const std::string& name) {
    if (name == "jostle") return make_jostle_engine();
    for (const Module& module : find_modules(kPrefix)) {
        if (module.name != name) continue;
        const auto factory = reinterpret_cast<EngineFactory>(load_symbol(module.path, kEngineSymbol));
        return std::unique_ptr<Engine>(factory());
    }
    throw std::runtime_error("there is no engine '" + name + "'; looked in " + module_folders());
}

SpatialEngines load_spatial_engines(const std::vector<std::string>& names) {
    const auto wanted = [&](const std::string& name) {
        return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
    };
    SpatialEngines engines;
    if (wanted("jostle")) engines.push_back(make_jostle_spatial_engine());
    const std::vector<Module> modules = find_modules(kSpatialPrefix);
    for (const Module& module : modules) {
        if (!wanted(spatial_engine_of(module))) continue;
        const auto factory = reinterpret_cast<SpatialEngineFactory>(load_symbol(module.path, kSpatialSymbol));
        engines.emplace_back(factory());
    }
    for (const std::string& name : names) {
        const auto has_name = [&](const Module& module) { return spatial_engine_of(module) == name; };
        if (name != "jostle" && std::none_of(modules.begin(), modules.end(), has_name)) {
            throw std::runtime_error("there is no engine '" + name + "' of spatial trees; looked in " +
                                     module_folders());
        }
    }
    return engines;
}

}  // namespace jostle::race
