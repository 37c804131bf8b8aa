// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The clock of races, and the middle of what it shows.
#pragma once

#include <time.h>  // POSIX; NOLINT(modernize-deprecated-headers)

#include <algorithm>
#include <cstdint>
#include <vector>

namespace jostle::race {

/// [ns] Of one thread its processor's time, so that other programs' turns don't count; of several the
/// clock's.
inline std::int64_t now(int threads) {
    timespec time{};
    clock_gettime(threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

/// [ns] Of one call.
template <class Run>
double time_of(int threads, const Run& run) {
    const std::int64_t begin = now(threads);
    run();
    return static_cast<double>(now(threads) - begin);
}

/// Of at least one value.
inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return 0.5 * (values[(values.size() - 1) / 2] + values[values.size() / 2]);
}

}  // namespace jostle::race
