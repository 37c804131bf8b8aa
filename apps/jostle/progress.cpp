// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One line that is written over itself, or lines far apart.
#include "jostle/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace jostle::app {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;       // [ns]
constexpr std::int64_t kBarInterval = kSecond / 10;   // [ns]
constexpr std::int64_t kLineInterval = 10 * kSecond;  // [ns]
constexpr std::int64_t kFirstEstimate = kSecond / 4;  // [ns]
constexpr std::size_t kMostCells = 30;
constexpr std::size_t kFewestCells = 8;
constexpr int kUsualColumns = 80;

std::string rate_text(double per_second, std::string_view unit) {
    if (per_second >= 10.0) return fmt::format("{:.0f} {}s/s", per_second, unit);
    if (per_second >= 1.0) return fmt::format("{:.1f} {}s/s", per_second, unit);
    return fmt::format("{:.1f} s per {}", 1.0 / per_second, unit);
}

std::string duration_text(double seconds) {
    const auto whole = static_cast<long long>(std::min(seconds, 1.0e12)) + 1;  // never "0 s left"
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

/// The beginning of UTF-8 text, in whole characters.
std::string_view first_letters(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80) --most;
    return text.substr(0, most);
}

int columns_of(std::FILE* stream) {
    winsize size = {};
    return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsualColumns;
}

ProgressForm form_of_standard_error() {
    if (isatty(STDERR_FILENO) != 1) return ProgressForm::kLines;
    const char* terminal = std::getenv("TERM");
    const bool erases = terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
    return erases ? ProgressForm::kBar : ProgressForm::kLines;
}

}  // namespace

std::string progress_text(std::string_view unit, int done, int total, std::int64_t nanoseconds) {
    std::string text = fmt::format("{} {} of {}", unit, done, total);
    if (done < 1 || nanoseconds < kFirstEstimate) return text;
    const double per_second = done / (static_cast<double>(nanoseconds) / static_cast<double>(kSecond));
    text += ", " + rate_text(per_second, unit);
    if (done < total) text += ", " + duration_text((total - done) / per_second) + " left";
    return text;
}

std::string progress_bar(std::string_view label, std::string_view text, int done, int total, int columns) {
    const auto room = static_cast<std::size_t>(std::max(columns, 2) - 1);
    const std::size_t words = label.size() + text.size() + 1;
    const std::size_t brackets = 3;  // and the blank before them
    if (room >= words + brackets + kFewestCells) {
        const std::size_t cells = std::min(kMostCells, room - words - brackets);
        std::string bar(static_cast<std::size_t>(done) * cells / static_cast<std::size_t>(total), '#');
        bar.resize(cells, '.');
        return fmt::format("{} [{}] {}", label, bar, text);
    }
    // Then the time left goes, and the rate.
    while (text.size() > room && text.find(", ") != std::string_view::npos) {
        text = text.substr(0, text.rfind(", "));
    }
    if (room <= text.size() + 2) return std::string(first_letters(text, room));
    return fmt::format("{}: {}", first_letters(label, room - text.size() - 2), text);
}

Progress::Progress(bool quiet) : Progress(stderr, quiet ? ProgressForm::kNone : form_of_standard_error()) {}

void Progress::clear() {
    if (!drawn_) return;
    std::fputs("\r\033[K", stream_);
    std::fflush(stream_);
    drawn_ = false;
}

void Progress::begin(std::string_view label, std::string_view unit, int total, std::int64_t now) {
    label_ = label;
    unit_ = unit;
    total_ = std::max(total, 1);
    begun_ = now;
}

void Progress::at(int done, std::int64_t now) {
    if (form_ == ProgressForm::kNone) return;
    const bool is_bar = form_ == ProgressForm::kBar;
    const bool is_first_bar = is_bar && !drawn_;
    if (!is_first_bar && now - shown_ < (is_bar ? kBarInterval : kLineInterval)) return;
    shown_ = now;
    drawn_ = is_bar;
    const std::string text = progress_text(unit_, done, total_, now - begun_);
    const std::string line = is_bar
                                 ? "\r\033[K" + progress_bar(label_, text, done, total_, columns_of(stream_))
                                 : fmt::format("jostle: {}: {}\n", label_, text);
    std::fwrite(line.data(), 1, line.size(), stream_);
    std::fflush(stream_);
}

}  // namespace jostle::app
