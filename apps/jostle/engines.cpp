// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines, jostle's own and those in modules.
#include "jostle/engines.h"

#include "jostle/modules.h"
#include "jostle/output.h"

namespace jostle::app {

namespace {
constexpr char kPrefix[] = "jostle_engine_";
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
    throw Failure("there is no engine '" + name + "'; looked in " + module_folders());
}

}  // namespace jostle::app
