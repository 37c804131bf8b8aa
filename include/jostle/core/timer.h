// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A monotonic stopwatch with the resolution of the system's steady clock, in nanoseconds.
#pragma once

#include <jostle/core/config.h>

#include <chrono>
#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

class Timer {
  public:
    Timer() : start_(std::chrono::steady_clock::now()) {}

    /// [ns] since construction or the last restart().
    [[nodiscard]] std::int64_t nanoseconds() const {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start_)
            .count();
    }

    /// Returns nanoseconds(), and starts again from 0.
    std::int64_t restart() {
        const auto now = std::chrono::steady_clock::now();
        const auto passed = std::chrono::duration_cast<std::chrono::nanoseconds>(now - start_).count();
        start_ = now;
        return passed;
    }

  private:
    std::chrono::steady_clock::time_point start_;
};

}  // namespace jostle
JOSTLE_API_END
