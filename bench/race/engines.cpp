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
constexpr char kMeshPrefix[] = "jostle_mesh_";
constexpr char kQueryPrefix[] = "jostle_query_";
constexpr char kCrowdPrefix[] = "jostle_crowd_";

/// A module NAME or NAME_VARIANT holds the engine NAME: of nanoflann there may be two versions.
std::string engine_of(const Module& module) {
    return module.name.substr(0, module.name.find('_'));
}

bool is_wanted(const std::vector<std::string>& names, const std::string& name) {
    return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
}

/// A family of modules: how their files begin, what they export, and what they have.
struct Family {
    const char* prefix;
    const char* symbol;
    const char* has;
};

/// Appends those of the names.
template <class Factory, class Engines>
void load_peers(const Family& family, const std::vector<std::string>& names, Engines& engines) {
    const std::vector<Module> modules = find_modules(family.prefix);
    for (const Module& module : modules) {
        if (!is_wanted(names, engine_of(module))) continue;
        const auto factory = reinterpret_cast<Factory>(load_symbol(module.path, family.symbol));
        engines.emplace_back(factory());
    }
    for (const std::string& name : names) {
        const auto has_name = [&](const Module& module) { return engine_of(module) == name; };
        if (name != "jostle" && std::none_of(modules.begin(), modules.end(), has_name)) {
            throw std::runtime_error("there is no engine '" + name + "' of " + family.has + "; looked in " +
                                     module_folders());
        }
    }
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
    SpatialEngines engines;
    if (is_wanted(names, "jostle")) engines.push_back(make_jostle_spatial_engine());
    load_peers<SpatialEngineFactory>({kSpatialPrefix, kSpatialSymbol, "spatial trees"}, names, engines);
    return engines;
}

MeshEngines load_mesh_engines(const std::vector<std::string>& names) {
    MeshEngines engines;
    if (is_wanted(names, "jostle")) engines.push_back(make_jostle_mesh_engine());
    load_peers<MeshEngineFactory>({kMeshPrefix, kMeshSymbol, "meshes"}, names, engines);
    return engines;
}

QueryEngines load_query_engines(const std::vector<std::string>& names) {
    QueryEngines engines;
    if (is_wanted(names, "jostle")) engines.push_back(make_jostle_query_engine());
    load_peers<QueryEngineFactory>({kQueryPrefix, kQuerySymbol, "queries"}, names, engines);
    return engines;
}

CrowdEngines load_crowd_engines(const std::vector<std::string>& names) {
    CrowdEngines engines;
    if (is_wanted(names, "jostle")) engines.push_back(make_jostle_crowd_engine());
    load_peers<CrowdEngineFactory>({kCrowdPrefix, kCrowdSymbol, "crowds"}, names, engines);
    return engines;
}

}  // namespace jostle::race
