// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/require.h>

#include <cmath>
#include <limits>

#include "support/extremes.h"

// Without exceptions a refusal ends the program.
#if !defined(JOSTLE_NO_EXCEPTIONS)

namespace jostle {
namespace {

using test::kInfinity;
using test::kNan;

struct Pair {
    float x, y;
};
struct Triple {
    float x, y, z;
};
enum class Fruit { kApple, kPear };

/// The sentence with which a check refuses, or nothing.
template <class Check>
std::string refusal(Check&& check) {
    try {
        check(Call("f"));
    } catch (const Error& error) {
        EXPECT_EQ(error.function(), "f");
        EXPECT_EQ(error.argument(), "a");
        return error.value() + "; " + error.requirement();
    }
    return "";
}
std::string in(const Range& range, float value) {
    return refusal([&](const Call& call) { call.in(range, "a", value); });
}

TEST(Require, RangesEndWhereTheySay) {
    EXPECT_EQ(in({1.0f, 2.0f}, 1.0f), "");
    EXPECT_EQ(in({1.0f, 2.0f}, 2.0f), "");
    EXPECT_EQ(in({1.0f, 2.0f}, std::nextafter(1.0f, 0.0f)), "0.99999994; it must lie in [1, 2]");
    EXPECT_EQ(in({1.0f, 2.0f}, std::nextafter(2.0f, 3.0f)), "2.0000002; it must lie in [1, 2]");
    EXPECT_EQ(in({1.0f, 2.0f, true}, 1.0f), "1; it must lie in (1, 2]");
    EXPECT_EQ(in(kAtLeastZero, -0.0f), "");
    EXPECT_EQ(in(kAtLeastZero, -1.0f), "-1; it must be finite and at least 0");
    EXPECT_EQ(in(kPositive, 0.0f), "0; it must be finite and above 0");
    EXPECT_EQ(in(kPositive, std::numeric_limits<float>::denorm_min()), "");
    EXPECT_EQ(in(kFinite, std::numeric_limits<float>::max()), "");
}

TEST(Require, NoRangeHasNanOrInfinity) {
    for (const Range& range : {kFinite, kAtLeastZero, kPositive, kZeroToOne, Range{-1.0f, 1.0f, true}}) {
        EXPECT_NE(in(range, kNan), "");
        EXPECT_NE(in(range, kInfinity), "");
        EXPECT_NE(in(range, -kInfinity), "");
    }
    EXPECT_EQ(in(kFinite, kNan), "nan; it must be finite");
}

TEST(Require, VectorsAreCheckedInEachComponent) {
    const auto finite = [](auto v) { return refusal([&](const Call& call) { call.finite("a", v); }); };
    EXPECT_EQ(finite(Pair{1.0f, 2.0f}), "");
    EXPECT_EQ(finite(Pair{kNan, 2.0f}), "(nan, 2); it must be finite");
    EXPECT_EQ(finite(Pair{1.0f, kInfinity}), "(1, inf); it must be finite");
    EXPECT_EQ(finite(Triple{1.0f, 2.0f, 3.0f}), "");
    EXPECT_EQ(finite(Triple{1.0f, 2.0f, kNan}), "(1, 2, nan); it must be finite");
}

TEST(Require, WholeNumbersAndEnumerations) {
    const auto whole = [](long long n) { return refusal([&](const Call& call) { call.in(1, 64, "a", n); }); };
    EXPECT_EQ(whole(1), "");
    EXPECT_EQ(whole(64), "");
    EXPECT_EQ(whole(0), "0; it must lie in [1, 64]");
    EXPECT_EQ(whole(65), "65; it must lie in [1, 64]");
    const auto fruit = [](Fruit f) {
        return refusal([&](const Call& call) { call.one_of(Fruit::kPear, "a", f, "it must be a Fruit"); });
    };
    EXPECT_EQ(fruit(Fruit::kPear), "");
    EXPECT_EQ(fruit(static_cast<Fruit>(2)), "2; it must be a Fruit");
    EXPECT_EQ(fruit(static_cast<Fruit>(-1)), "-1; it must be a Fruit");
}

}  // namespace
}  // namespace jostle

#endif  // !JOSTLE_NO_EXCEPTIONS
