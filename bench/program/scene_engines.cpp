// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "program/scene_engines.h"

#include <algorithm>

#include "jostle/output.h"
#include "jostle/suggestion.h"

namespace jostle::app {

race::Engines<race::Engine> scene_engines(const std::vector<std::string>& names) {
    const std::vector<std::string> known = race::available_engines();
    race::Engines<race::Engine> engines;
    for (const std::string& name : names.empty() ? known : names) {
        const std::string meant = suggestion(name, known);
        const bool is_known = std::find(known.begin(), known.end(), name) != known.end();
        if (!is_known && !meant.empty()) throw Failure("there is no engine '" + name + "'" + meant);
        engines.push_back(race::load_engine(name));
    }
    return engines;
}

}  // namespace jostle::app
