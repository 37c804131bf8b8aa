// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One line that is written over itself.
#include "jostle/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace jostle::app {

namespace {
constexpr int kCells = 30;
constexpr std::int64_t kInterval = 100'000'000;  // [ns]
}  // namespace

Progress::Progress(std::string label, int total)
    : label_(std::move(label)), total_(std::max(total, 1)), visible_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
    if (drawn_) std::fputs("\r\033[K", stderr);
}

void Progress::at(int done) {
    if (!visible_ || (drawn_ && since_drawn_.nanoseconds() < kInterval)) return;
    since_drawn_.restart();
    drawn_ = true;
    const int full = static_cast<int>(static_cast<long long>(done) * kCells / total_);
    std::string bar(static_cast<std::size_t>(full), '#');
    bar.resize(kCells, '.');
    const int percent = static_cast<int>(static_cast<long long>(done) * 100 / total_);
    std::fprintf(stderr, "\r\033[K%s [%s] %d %%", label_.c_str(), bar.c_str(), percent);
    std::fflush(stderr);
}

}  // namespace jostle::app
