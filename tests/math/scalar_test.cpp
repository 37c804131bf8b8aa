// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/math/scalar.h>

#include <cmath>
#include <limits>

namespace jostle {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

TEST(Scalar, MinAndMaxOfOrderedNumbers) {
    EXPECT_EQ(min(1.0f, 2.0f), 1.0f);
    EXPECT_EQ(max(1.0f, 2.0f), 2.0f);
    EXPECT_EQ(min(-kInf, 2.0f), -kInf);
    EXPECT_EQ(max(kInf, 2.0f), kInf);
}

TEST(Scalar, MinAndMaxGiveTheSecondOfEqualsAndOfNan) {
    EXPECT_TRUE(std::signbit(min(0.0f, -0.0f)));
    EXPECT_FALSE(std::signbit(min(-0.0f, 0.0f)));
    EXPECT_TRUE(std::signbit(max(0.0f, -0.0f)));
    EXPECT_EQ(min(kNaN, 1.0f), 1.0f);
    EXPECT_EQ(max(kNaN, 1.0f), 1.0f);
    EXPECT_TRUE(std::isnan(min(1.0f, kNaN)));
}

TEST(Scalar, AbsClearsTheSign) {
    EXPECT_EQ(abs(-3.0f), 3.0f);
    EXPECT_EQ(abs(3.0f), 3.0f);
    EXPECT_FALSE(std::signbit(abs(-0.0f)));
    EXPECT_EQ(abs(-kInf), kInf);
    EXPECT_TRUE(std::isnan(abs(kNaN)));
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
    for (const float a : {kInf, -kInf, kNaN, -kNaN}) EXPECT_FALSE(is_finite(a)) << a;
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
