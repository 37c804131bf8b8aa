// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Messages go to the user's handler, or to standard error if they are warnings.
#include <gtest/gtest.h>
#include <jostle/core/log.h>

#include <string>
#include <vector>

namespace jostle {
namespace {

std::vector<std::string> g_logged;

TEST(Log, HandlerHearsEveryMessageWithItsLevel) {
    const LogHandler mine = [](LogLevel level, std::string_view message) {
        g_logged.push_back((level == LogLevel::kWarning ? "W " : "I ") + std::string(message));
    };
    EXPECT_EQ(set_log_handler(mine), nullptr);
    log(LogLevel::kInfo, "one");
    log(LogLevel::kWarning, "two");
    EXPECT_EQ(set_log_handler(nullptr), mine);
    EXPECT_EQ(g_logged, (std::vector<std::string>{"I one", "W two"}));
}

TEST(Log, DefaultPrintsWarningsOnly) {
    testing::internal::CaptureStderr();
    log(LogLevel::kInfo, "quiet");
    const std::string message = "chains are not simulated yet; and this is no part of it";
    log(LogLevel::kWarning, std::string_view(message).substr(0, 28));
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "jostle: chains are not simulated yet\n");
}

}  // namespace
}  // namespace jostle
