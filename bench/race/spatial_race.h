// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines of spatial trees: one work on one set of data.
#pragma once

#include <vector>

#include "race/spatial_engine.h"
#include "race/turns.h"

namespace jostle::race {

struct SpatialCase {
    SpatialWork work = SpatialWork::kFrame;
    int dimension = 2;
    bool clustered = false;
    int n = 0;
    int threads = 1;
};

using SpatialRow = RaceRow<SpatialCase, SpatialFound>;

/// As take_turns().
[[nodiscard]] std::vector<SpatialRow> race(const SpatialCase& what, const Engines<SpatialEngine>& engines,
                                           int repeats);

}  // namespace jostle::race
