// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The figures of a race of short steps. A disturbance of the machine makes single steps of single runs slow,
// so that the least of a step over all runs is the step's own time. Cost: linear in the number of times, and
// one sort per median.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "race/timing.h"

namespace jostle::race {

/// Per index the least over the runs; the result is as long as the longest run.
[[nodiscard]] inline std::vector<double> least_per_index(const std::vector<std::vector<double>>& runs) {
    std::vector<double> least;
    for (const std::vector<double>& run : runs) {
        for (std::size_t i = 0; i < run.size(); ++i) {
            if (i == least.size()) {
                least.push_back(run[i]);
            } else {
                least[i] = std::min(least[i], run[i]);
            }
        }
    }
    return least;
}

/// [1] Greatest minus least, as a share of the median; of no values 0.
[[nodiscard]] inline double spread(const std::vector<double>& values) {
    if (values.empty()) return 0.0;
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    const double middle = median(values);
    return middle > 0.0 ? (*greatest - *least) / middle : 0.0;
}

/// Of positive values; of none 0.
[[nodiscard]] inline double geometric_mean(const std::vector<double>& values) {
    if (values.empty()) return 0.0;
    double sum = 0.0;
    for (const double value : values) sum += std::log(value);
    return std::exp(sum / static_cast<double>(values.size()));
}

/// Times of steps in one unit, the first of a run left out wherever there are others: the first makes
/// contacts and memory.
struct ShortTimes {
    double median = 0.0;      ///< of the runs' medians
    double spread = 0.0;      ///< [1] of the runs' medians
    double mean = 0.0;        ///< of the least per step
    double slowest = 0.0;     ///< the greatest of the least per step
    double unevenness = 0.0;  ///< [1] `slowest` over the median of the least per step
};
[[nodiscard]] inline ShortTimes short_times(std::vector<std::vector<double>> runs) {
    std::vector<double> medians;
    for (std::vector<double>& run : runs) {
        if (run.size() > 1) run.erase(run.begin());
        if (!run.empty()) medians.push_back(median(run));
    }
    if (medians.empty()) return {};
    const std::vector<double> least = least_per_index(runs);
    double sum = 0.0;
    for (const double time : least) sum += time;
    const double slowest = *std::max_element(least.begin(), least.end()), middle = median(least);
    return {median(medians), spread(medians), sum / static_cast<double>(least.size()), slowest,
            middle > 0.0 ? slowest / middle : 0.0};
}

/// Whether a figure of ours, of which less is better, is behind the rival's: by more than a tenth of the
/// rival's and by more than `floor`. Nobody is behind a rival whose figure is no number: the rival has
/// failed.
[[nodiscard]] inline bool is_behind(double ours, double theirs, double floor) {
    if (!std::isfinite(theirs)) return false;
    return !(ours <= theirs + std::max(0.1 * theirs, floor));
}

}  // namespace jostle::race
