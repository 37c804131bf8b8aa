// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stopwatch runs forwards, and in nanoseconds. How long anything takes is not tested.
#include <gtest/gtest.h>
#include <jostle/core/timer.h>

namespace jostle {
namespace {

TEST(Timer, NeverRunsBackwards) {
    const Timer timer;
    std::int64_t last = timer.nanoseconds();
    EXPECT_GE(last, 0);
    for (int i = 0; i < 10000; ++i) {
        const std::int64_t now = timer.nanoseconds();
        ASSERT_GE(now, last);
        last = now;
    }
}

TEST(Timer, CountsInNanoseconds) {
    const auto before = std::chrono::steady_clock::now();
    const Timer timer;
    const auto mid = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() - mid < std::chrono::milliseconds(2)) {
    }
    const std::int64_t ns = timer.nanoseconds();
    const auto after = std::chrono::steady_clock::now();
    EXPECT_GE(ns, 2'000'000);
    EXPECT_LE(ns, std::chrono::nanoseconds(after - before).count());
}

TEST(Timer, RestartReturnsWhatPassedAndBeginsAnew) {
    const Timer outer;
    Timer timer;
    while (timer.nanoseconds() < 1'000'000) {
    }
    const std::int64_t first = timer.restart();
    const std::int64_t second = timer.nanoseconds();
    EXPECT_GE(first, 1'000'000);
    EXPECT_LE(first + second, outer.nanoseconds());
}

}  // namespace
}  // namespace jostle
