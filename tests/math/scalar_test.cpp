// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/math/scalar.h>

#include <cmath>
#include <limits>

namespace jostle {
namespace {

constexpr float kScalarInf = std::numeric_limits<float>::infinity();
constexpr float kScalarNaN = std::numeric_limits<float>::quiet_NaN();

TEST(Scalar, MinAndMaxOfOrderedNumbers) {
    EXPECT_EQ(min(1.0f, 2.0f), 1.0f);
    EXPECT_EQ(max(1.0f, 2.0f), 2.0f);
    EXPECT_EQ(min(-kScalarInf, 2.0f), -kScalarInf);
    EXPECT_EQ(max(kScalarInf, 2.0f), kScalarInf);
}

TEST(Scalar, MinAndMaxGiveTheSecondOfEqualsAndOfNan) {
    EXPECT_TRUE(std::signbit(min(0.0f, -0.0f)));
    EXPECT_FALSE(std::signbit(min(-0.0f, 0.0f)));
    EXPECT_TRUE(std::signbit(max(0.0f, -0.0f)));
    EXPECT_EQ(min(kScalarNaN, 1.0f), 1.0f);
    EXPECT_EQ(max(kScalarNaN, 1.0f), 1.0f);
    EXPECT_TRUE(std::isnan(min(1.0f, kScalarNaN)));
}

TEST(Scalar, AbsClearsTheSign) {
    EXPECT_EQ(abs(-3.0f), 3.0f);
    EXPECT_EQ(abs(3.0f), 3.0f);
    EXPECT_FALSE(std::signbit(abs(-0.0f)));
    EXPECT_EQ(abs(-kScalarInf), kScalarInf);
    EXPECT_TRUE(std::isnan(abs(kScalarNaN)));
}

TEST(Scalar, ClampKeepsWhatIsInside) {
    EXPECT_EQ(clamp(0.5f, 0.0f, 1.0f), 0.5f);
    EXPECT_EQ(clamp(-1.0f, 0.0f, 1.0f), 0.0f);
    EXPECT_EQ(clamp(2.0f, 0.0f, 1.0f), 1.0f);
    EXPECT_EQ(clamp(1.0f, 1.0f, 1.0f), 1.0f);
}

TEST(Scalar, LerpMeetsBothEndsExactly) {
    EXPECT_EQ(lerp(0.1f, 1.0e8f, 0.0f), 0.1f);
    EXPECT_EQ(lerp(1.0e8f, 0.1f, 1.0f), 0.1f);
    EXPECT_EQ(lerp(2.0f, 4.0f, 0.25f), 2.5f);
}

TEST(Scalar, IsFinite) {
    for (const float a : {0.0f, -0.0f, 1.4e-45f, 3.40282347e38f, -3.40282347e38f})
        EXPECT_TRUE(is_finite(a)) << a;
    for (const float a : {kScalarInf, -kScalarInf, kScalarNaN, -kScalarNaN}) EXPECT_FALSE(is_finite(a)) << a;
}

TEST(Scalar, PowersOfTwo) {
    EXPECT_FALSE(is_power_of_two(0));
    for (int i = 0; i < 32; ++i) {
        const std::uint32_t p = 1u << i;
        EXPECT_TRUE(is_power_of_two(p));
        EXPECT_EQ(is_power_of_two(p + 1), i == 0);
        EXPECT_EQ(next_power_of_two(p), i == 31 ? 0u : p << 1);
        EXPECT_EQ(next_power_of_two(p - 1), p);
    }
    EXPECT_EQ(next_power_of_two(5), 8u);
    EXPECT_EQ(next_power_of_two(0xffffffffu), 0u);
}

}  // namespace
}  // namespace jostle
