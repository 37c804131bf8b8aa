// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines of spatial trees: one work on one set of data, all engines in turn within each repeat, so
// that a machine whose speed drifts is as fast for one as for the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "race/spatial_engine.h"

namespace jostle::race {

struct SpatialCase {
    SpatialWork work = SpatialWork::kFrame;
    int dimension = 2;
    bool clustered = false;
    int n = 0;
    int threads = 1;
};

struct SpatialRow {
    SpatialCase of;
    std::string engine;
    std::string version;
    std::string settings;
    double ns = 0.0;  ///< an item, or a query; the median over the repeats
    std::optional<double> bytes_per_item;
    std::optional<double> ratio;  ///< over jostle's time
    SpatialFound found;
};

/// One row for each engine that has the work. Throws std::runtime_error where two find otherwise.
[[nodiscard]] std::vector<SpatialRow> race(const SpatialCase& what, const SpatialEngines& engines,
                                           int repeats);

}  // namespace jostle::race
