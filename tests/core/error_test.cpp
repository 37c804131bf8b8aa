// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The sentence of a refused call, and its handler.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>

namespace jostle {
namespace {

TEST(Error, SaysFunctionArgumentValueAndRequirementInOneSentence) {
    const Error error("World::step", "dt", "-1", "it must be positive");
    EXPECT_STREQ(error.what(), "World::step: dt is -1; it must be positive");
    EXPECT_EQ(error.function(), "World::step");
    EXPECT_EQ(error.argument(), "dt");
    EXPECT_EQ(error.value(), "-1");
}

TEST(Error, LeavesOutAValueThatIsEmpty) {
    EXPECT_STREQ(Error("f", "callback", "", "it must be set").what(), "f: callback; it must be set");
}

TEST(Error, TextOfANumberIsTheShortestThatReadsBack) {
    EXPECT_EQ(to_text(0.1f), "0.1");
    EXPECT_EQ(to_text(0.1), "0.1");
    EXPECT_EQ(to_text(-0.0f), "-0");
    EXPECT_EQ(to_text(1.0e30f), "1e+30");
    EXPECT_EQ(to_text(16777216.0f), "16777216");
    EXPECT_EQ(to_text(std::numeric_limits<float>::quiet_NaN()), "nan");
    EXPECT_EQ(to_text(-std::numeric_limits<float>::infinity()), "-inf");
    EXPECT_EQ(to_text(std::numeric_limits<long long>::min()), "-9223372036854775808");
    for (const float f : {3.14159274f, 1.17549435e-38f, 1.4e-45f, 3.40282347e38f}) {
        EXPECT_EQ(std::strtof(to_text(f).c_str(), nullptr), f);
    }
    for (const double d : {2.2250738585072014e-308, 5e-324, 1.7976931348623157e308, 1.0 / 3.0}) {
        EXPECT_EQ(std::strtod(to_text(d).c_str(), nullptr), d);
    }
}

TEST(Error, HandlerIsSetAndReturnedAndReset) {
    const ErrorHandler mine = [](const Error&) {};
    EXPECT_EQ(set_error_handler(mine), nullptr);
    EXPECT_EQ(set_error_handler(nullptr), mine);
    EXPECT_EQ(set_error_handler(nullptr), nullptr);
}

#if defined(JOSTLE_NO_EXCEPTIONS)
TEST(ErrorDeathTest, WithoutExceptionsTheHandlerHearsAndTheProcessEnds) {
    EXPECT_DEATH(raise("f", "x", "nan", "it must be finite"), "jostle: f: x is nan; it must be finite");
    EXPECT_DEATH(
        {
            set_error_handler([](const Error& e) { std::fprintf(stderr, "heard: %s\n", e.what()); });
            raise("f", "x", "nan", "it must be finite");
        },
        "heard: f: x is nan; it must be finite");
}
#else
TEST(Error, RaiseThrowsWhatItSays) {
    try {
        raise("f", "x", "nan", "it must be finite");
        FAIL() << "raise returned";
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(), "f: x is nan; it must be finite");
        EXPECT_EQ(error.argument(), "x");
    }
}

std::string g_heard;

TEST(Error, HandlerHearsBeforeTheThrow) {
    set_error_handler([](const Error& e) { g_heard += e.what(); });
    EXPECT_THROW(raise("f", "x", "nan", "it must be finite"), Error);
    EXPECT_EQ(g_heard, "f: x is nan; it must be finite");
    set_error_handler(nullptr);
    EXPECT_THROW(raise("f", "y", "nan", "it must be finite"), Error);
    EXPECT_EQ(g_heard, "f: x is nan; it must be finite") << "a handler that was taken away hears nothing";
}
#endif

}  // namespace
}  // namespace jostle
