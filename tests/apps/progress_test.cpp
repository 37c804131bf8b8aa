// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Progress by a clock of the test's own: when a line comes, and what it says.
#include "jostle/progress.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

namespace jostle::app {
namespace {

constexpr std::int64_t kOneSecond = 1'000'000'000;  // [ns]

/// A stream whose text can be looked at.
class Paper {
  public:
    Paper() : stream_(open_memstream(&text_, &size_)) {}
    ~Paper() {
        std::fclose(stream_);
        std::free(text_);
    }
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;

    [[nodiscard]] std::FILE* stream() const { return stream_; }
    [[nodiscard]] std::string text() const {
        std::fflush(stream_);
        return {text_, size_};
    }

  private:
    char* text_ = nullptr;
    std::size_t size_ = 0;
    std::FILE* stream_;
};

TEST(ProgressText, HasStepRateAndTimeLeft) {
    EXPECT_EQ(progress_text("step", 1, 600, 0), "step 1 of 600") << "nobody can tell yet";
    // 120 in 0.5 s: 240 in a second; the other 480 take 2 s, which are said to be up to 3.
    EXPECT_EQ(progress_text("step", 120, 600, kOneSecond / 2), "step 120 of 600, 240 steps/s, 3 s left");
    EXPECT_EQ(progress_text("step", 6, 600, 4 * kOneSecond), "step 6 of 600, 1.5 steps/s, 6 min 37 s left");
    EXPECT_EQ(progress_text("case", 1, 1001, 10 * kOneSecond),
              "case 1 of 1001, 10.0 s per case, 2 h 46 min left");
    EXPECT_EQ(progress_text("step", 600, 600, 2 * kOneSecond), "step 600 of 600, 300 steps/s");
    EXPECT_EQ(progress_text("case", 0, 5, 60 * kOneSecond), "case 0 of 5");
}

TEST(ProgressBar, GivesWayThenTheLabelThenTheEndOfTheText) {
    const std::string text = "step 1 of 2, 3 steps/s, 4 s left";  // 32 letters
    const auto in = [&](int columns) { return progress_bar("crate", text, 1, 2, columns); };
    EXPECT_EQ(in(100), "crate [###############...............] " + text);
    EXPECT_EQ(in(50), "crate [####....] " + text);  // 5 + 32 + 4 are taken, 8 are left of 49
    EXPECT_EQ(in(49), "crate: " + text);
    EXPECT_EQ(in(40), "crate: " + text);
    EXPECT_EQ(in(39), "crat: " + text);
    EXPECT_EQ(in(33), text);
    EXPECT_EQ(in(32), "crate: step 1 of 2, 3 steps/s");
    EXPECT_EQ(in(14), "step 1 of 2");
    EXPECT_EQ(in(5), "step");
    EXPECT_EQ(progress_bar("\xc3\xa9t\xc3\xa9", "step 1 of 2", 1, 2, 18), "\xc3\xa9t: step 1 of 2")
        << "half a character of UTF-8";
}

TEST(ProgressLines, ComeEveryTenSecondsAcrossRuns) {
    const Paper paper;
    Progress progress(paper.stream(), ProgressForm::kLines);
    progress.begin("a", "step", 100, 0);
    progress.at(1, kOneSecond);
    progress.at(2, 10 * kOneSecond - 1);
    EXPECT_EQ(paper.text(), "");
    progress.at(50, 10 * kOneSecond);
    const std::string first = "jostle: a: step 50 of 100, 5.0 steps/s, 11 s left\n";
    EXPECT_EQ(paper.text(), first);
    // A run that is short of ten seconds is seen as well where many follow each other.
    progress.begin("b", "step", 100, 15 * kOneSecond);
    progress.at(1, 19 * kOneSecond);
    EXPECT_EQ(paper.text(), first);
    progress.at(10, 20 * kOneSecond);
    EXPECT_EQ(paper.text(), first + "jostle: b: step 10 of 100, 2.0 steps/s, 46 s left\n");
    progress.clear();
    EXPECT_EQ(paper.text().find('\r'), std::string::npos);
}

TEST(ProgressLines, AreNotThereForTheQuiet) {
    const Paper paper;
    Progress progress(paper.stream(), ProgressForm::kNone);
    progress.begin("a", "step", 100, 0);
    progress.at(50, 100 * kOneSecond);
    EXPECT_EQ(paper.text(), "");
}

TEST(ProgressBar, IsDrawnTenTimesASecondAndErased) {
    const Paper paper;
    {
        Progress progress(paper.stream(), ProgressForm::kBar);
        progress.begin("a", "step", 10, 0);
        progress.at(1, 1);
        progress.at(2, kOneSecond / 20);
        progress.at(3, kOneSecond / 5);
    }
    EXPECT_EQ(paper.text(),
              "\r\033[Ka [###...........................] step 1 of 10"
              "\r\033[Ka [#########.....................] step 3 of 10\r\033[K");
}

}  // namespace
}  // namespace jostle::app
