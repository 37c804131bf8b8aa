// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines on one scene. Within a repeat the engines take turns, so that a machine whose speed drifts is
// as fast for one as for the other; every repeat starts from a new world.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "race/engine.h"
#include "race/states.h"

namespace jostle::race {

struct SceneCase {
    std::string name;  ///< as the rows call the scene
    const Scene& scene;
    int steps = 0;
    std::vector<int> threads{1};  ///< jostle gets a row for each; the peers run on one
    int repeats = 1;
    /// [s] A run that takes longer is stopped on its way and not repeated: an engine in which a scene
    /// explodes may take hours.
    double patience = 60.0;
};

struct SceneResults {
    std::vector<Row> rows;              ///< in the order of the engines
    std::vector<std::string> troubles;  ///< a sentence per engine that could not run the scene
};

/// Is told each step that was made, outside the time that is measured, with the row that it belongs to.
using AtStep = std::function<void(const Row& row, int step)>;

/// Each number of a row is the median over the repeats; ratios are over the first row of jostle.
[[nodiscard]] SceneResults race(const SceneCase& what, const std::vector<std::unique_ptr<Engine>>& engines,
                                const AtStep& at_step);

}  // namespace jostle::race
