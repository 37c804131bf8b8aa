// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// C's clock, which a step reads for its profile. By WASI's, whose numbers are of 64 bits, JavaScript would
// allocate several objects in each stage.
#include <ctime>

#include "export.h"

/// Writes the time [ms] since some moment.
JOSTLE_IMPORT(now, void)(double* at);

extern "C" int clock_gettime(clockid_t, std::timespec* at) {
    double now = 0.0;
    jostle_now(&now);
    const double seconds = static_cast<double>(static_cast<long long>(now / 1000.0));
    at->tv_sec = static_cast<std::time_t>(seconds);
    at->tv_nsec = static_cast<long>((now - 1000.0 * seconds) * 1e6);
    return 0;
}
