// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Assertions reach a handler with a sentence, and end the process unless the handler throws.
#include <gtest/gtest.h>
#include <jostle/core/assert.h>

#include <cstdio>
#include <string>

namespace jostle {
namespace {

TEST(Assert, AConditionThatHoldsDoesNothing) {
    int evaluated = 0;
    JOSTLE_VERIFY(++evaluated == 1, "evaluated once");
    EXPECT_EQ(evaluated, 1);
}

TEST(Assert, IsEvaluatedWhereAssertionsAreCompiledInAndNowhereElse) {
    [[maybe_unused]] int evaluated = 0;
    JOSTLE_ASSERT(++evaluated == 1, "evaluated once");
#if defined(JOSTLE_ASSERTIONS) || !defined(NDEBUG)
    EXPECT_EQ(evaluated, 1);
#else
    EXPECT_EQ(evaluated, 0);
#endif
}

TEST(Assert, HandlerIsSetAndReturnedAndReset) {
    const AssertionHandler mine = [](const AssertionFailure&) {};
    EXPECT_EQ(set_assertion_handler(mine), nullptr);
    EXPECT_EQ(set_assertion_handler(nullptr), mine);
    EXPECT_EQ(set_assertion_handler(nullptr), nullptr);
}

TEST(AssertDeathTest, PrintsTheSentenceThePlaceAndTheCondition) {
    const int legs = 3;
    EXPECT_DEATH(JOSTLE_VERIFY(legs == 4, "a table stands on four legs; add one"),
                 "assert_test.cpp:[0-9]+: jostle: a table stands on four legs; add one .legs == 4 is false.");
}

TEST(AssertDeathTest, TheProcessEndsEvenIfTheHandlerReturns) {
    EXPECT_DEATH(
        {
            set_assertion_handler(
                [](const AssertionFailure& f) { std::fprintf(stderr, "heard: %s\n", f.message); });
            JOSTLE_VERIFY(false, "this fails");
        },
        "heard: this fails");
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(Assert, AHandlerMayLeaveByThrowing) {
    set_assertion_handler([](const AssertionFailure& failure) { throw failure; });
    try {
        JOSTLE_VERIFY(1 == 2, "numbers differ");
        ADD_FAILURE() << "the assertion passed";
    } catch (const AssertionFailure& failure) {
        EXPECT_STREQ(failure.condition, "1 == 2");
        EXPECT_STREQ(failure.message, "numbers differ");
        EXPECT_NE(std::string(failure.file).find("assert_test.cpp"), std::string::npos);
        EXPECT_GT(failure.line, 0);
    }
    set_assertion_handler(nullptr);
}
#endif

}  // namespace
}  // namespace jostle
