// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far long work has come, on standard error: on a terminal a bar that is drawn over itself and gone when
// the work is done, elsewhere a line every ten seconds.
#pragma once

#include <jostle/core/timer.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace jostle::app {

enum class ProgressForm { kNone, kLines, kBar };

/// "step 120 of 600, 245 steps/s, 2 s left", where `nanoseconds` have passed since the work began. In the
/// first moments, in which nobody can tell, without rate and time.
[[nodiscard]] std::string progress_text(std::string_view unit, int done, int total, std::int64_t nanoseconds);

/// Label, bar and text in fewer than `columns` letters: the bar gives way first, then the label, then the end
/// of the text.
[[nodiscard]] std::string progress_bar(std::string_view label, std::string_view text, int done, int total,
                                       int columns);

class Progress {
  public:
    /// On standard error: a bar where that is a terminal that can erase a line.
    explicit Progress(bool quiet);
    Progress(std::FILE* stream, ProgressForm form) : stream_(stream), form_(form) {}
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Work begins, of so many units ("step").
    void begin(std::string_view label, std::string_view unit, int total) {
        begin(label, unit, total, timer_.nanoseconds());
    }
    /// Shows it at most ten times a second, or every ten seconds, since construction, whatever has begun
    /// since.
    void at(int done) { at(done, timer_.nanoseconds()); }
    /// Erases the bar, before other output.
    void clear();

    /// The same by the caller's clock [ns], which begins with 0.
    void begin(std::string_view label, std::string_view unit, int total, std::int64_t now);
    void at(int done, std::int64_t now);

  private:
    std::FILE* stream_;
    ProgressForm form_;
    std::string label_, unit_;
    int total_ = 1;
    bool drawn_ = false;
    Timer timer_;
    std::int64_t begun_ = 0;  // [ns]
    std::int64_t shown_ = 0;  // [ns]
};

}  // namespace jostle::app
