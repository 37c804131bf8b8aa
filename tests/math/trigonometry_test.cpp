// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// sin, cos and atan2 against long double, and against themselves on other compilers by a hash of their bits.
// With JOSTLE_LONG=1 the oracle sees every float; otherwise every 1009th.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "random.h"

namespace jostle {
namespace {

using test::Random;

constexpr float kAngleInf = std::numeric_limits<float>::infinity();
constexpr float kAngleNaN = std::numeric_limits<float>::quiet_NaN();
constexpr double kClaim = 0.501;  // [ulp] what the head of trigonometry.cpp says; the contract is 2

float of_bits(std::uint32_t bits) {
    return std::bit_cast<float>(bits);
}
std::uint32_t float_bits_of(float f) {
    return std::bit_cast<std::uint32_t>(f);
}

/// How far `got` is from the truth, in steps of float where the truth lies.
double ulps(float got, long double truth) {
    const float magnitude = std::fabs(static_cast<float>(truth));
    const long double step = static_cast<long double>(std::nextafter(magnitude, kAngleInf)) - magnitude;
    return static_cast<double>(std::fabs(static_cast<long double>(got) - truth) / step);
}

class SinCosOracle : public testing::TestWithParam<int> {};

// Sixteenths of the non-negative finite floats, in the order of their bits: part 7 begins at 2^-15.5, and 2
// pi lies in part 8.
TEST_P(SinCosOracle, WithinTheClaimedError) {
    constexpr std::uint32_t kPart = 0x7f800000u / 16;
    const std::uint32_t first = static_cast<std::uint32_t>(GetParam()) * kPart;
    const std::uint32_t stride = test::is_long_run() ? 1 : 1009;
    double worst = 0.0;
    float worst_at = 0.0f;
    for (std::uint32_t bits = first; bits < first + kPart; bits += stride) {
        const float x = of_bits(bits);
        const SinCos sc = sin_cos(x);
        const double error = std::fmax(ulps(sc.sin, std::sin(static_cast<long double>(x))),
                                       ulps(sc.cos, std::cos(static_cast<long double>(x))));
        if (error > worst) {
            worst = error;
            worst_at = x;
        }
    }
    RecordProperty("worst_ulp_times_1000000", static_cast<int>(worst * 1e6));
    EXPECT_LT(worst, kClaim) << "at " << worst_at;
    EXPECT_GT(worst, 0.49) << "the oracle saw next to nothing, or measures wrongly";
}
INSTANTIATE_TEST_SUITE_P(Sixteenths, SinCosOracle, testing::Range(7, 16));

// Parts 0 to 6, and some of 7: x^3 / 6 is less than half an ulp of x there, x^2 / 2 less than half an ulp
// below 1.
TEST(SinCos, TinyAnglesAreTheirOwnSines) {
    for (std::uint32_t bits = 0; bits < 0x39000000u; bits += test::is_long_run() ? 1 : 1009) {  // up to 2^-13
        const float x = of_bits(bits);
        ASSERT_EQ(sin(x), x);
        ASSERT_EQ(cos(x), 1.0f);
    }
}

TEST(SinCos, IsOddAndEvenToTheLastBit) {
    for (std::uint32_t bits = 0; bits < 0x7f800000u; bits += 4999) {
        const SinCos p = sin_cos(of_bits(bits));
        const SinCos m = sin_cos(of_bits(bits | 0x80000000u));
        ASSERT_EQ(float_bits_of(m.sin), float_bits_of(p.sin) ^ 0x80000000u) << of_bits(bits);
        ASSERT_EQ(float_bits_of(m.cos), float_bits_of(p.cos)) << of_bits(bits);
        ASSERT_EQ(float_bits_of(sin(of_bits(bits))), float_bits_of(p.sin));
        ASSERT_EQ(float_bits_of(cos(of_bits(bits))), float_bits_of(p.cos));
    }
}

TEST(SinCos, WorkedValues) {
    EXPECT_EQ(float_bits_of(sin(0.0f)), 0u);
    EXPECT_EQ(float_bits_of(sin(-0.0f)), 0x80000000u);
    EXPECT_EQ(cos(0.0f), 1.0f);
    EXPECT_EQ(sin(0.5f * kPi), 1.0f);
    EXPECT_EQ(cos(kPi), -1.0f);
    // The float next to pi is beyond it by 8.74e-8, and half of it beyond pi/2 by half as much.
    EXPECT_EQ(sin(kPi), -8.742277657347586e-8f);
    EXPECT_EQ(cos(0.5f * kPi), -4.371138828673793e-8f);
    EXPECT_EQ(sin(kPi / 6.0f), 0.5f);
    EXPECT_EQ(sin(1.0f), 0.8414709848078965f);
    EXPECT_EQ(cos(1.0f), 0.5403023058681398f);
}

TEST(SinCos, FloatsNextToMultiplesOfAQuarterTurnKeepTheirPrecision) {
    for (int k = 1; k < 2000000; k += test::is_long_run() ? 1 : 37) {
        const float x =
            static_cast<float>(static_cast<long double>(k) * 1.57079632679489661923132169163975144L);
        for (const float near : {std::nextafter(x, 0.0f), x, std::nextafter(x, kAngleInf)}) {
            const SinCos sc = sin_cos(near);
            ASSERT_LT(ulps(sc.sin, std::sin(static_cast<long double>(near))), kClaim) << near;
            ASSERT_LT(ulps(sc.cos, std::cos(static_cast<long double>(near))), kClaim) << near;
        }
    }
}

TEST(SinCos, TheTwoReductionsMeetWithoutAStep) {
    const float limit = 524288.0f;
    for (float x = limit - 4.0f; x < limit + 4.0f; x = std::nextafter(x, kAngleInf)) {
        ASSERT_LT(ulps(sin(x), std::sin(static_cast<long double>(x))), kClaim) << x;
        ASSERT_LT(ulps(cos(x), std::cos(static_cast<long double>(x))), kClaim) << x;
    }
}

TEST(SinCos, NothingComesOfWhatIsNotFinite) {
    for (const float x : {kAngleInf, -kAngleInf, kAngleNaN}) {
        EXPECT_TRUE(std::isnan(sin(x)));
        EXPECT_TRUE(std::isnan(cos(x)));
    }
}

void expect_atan2(float y, float x) {
    const float got = atan2(y, x);
    const long double truth = std::atan2(static_cast<long double>(y), static_cast<long double>(x));
    ASSERT_LT(ulps(got, truth), kClaim) << "atan2(" << y << ", " << x << ") = " << got;
    ASSERT_EQ(std::signbit(got), std::signbit(y)) << "atan2(" << y << ", " << x << ") = " << got;
}

TEST(Atan2, NastyPairs) {
    std::vector<float> values;
    for (const float v :
         {0.0f, 1.4e-45f, 1.17549421e-38f, 1.17549435e-38f, 1.0e-20f, 0.4142135f, 0.41421354f, 0.4142136f,
          0.99999994f, 1.0f, 1.0000001f, 2.4142132f, 2.4142136f, 3.0f, 1.0e20f, 3.40282347e38f}) {
        values.push_back(v);
        values.push_back(-v);
    }
    for (const float y : values) {
        for (const float x : values) expect_atan2(y, x);
    }
}

TEST(Atan2, RandomPairs) {
    Random random(20261);
    SCOPED_TRACE(random.seed_text());
    const int count = test::is_long_run() ? 50'000'000 : 500'000;
    for (int i = 0; i < count; ++i) {
        const float any = random.any_finite();
        const float tame = random.uniform(-10.0f, 10.0f);
        expect_atan2(any, random.any_finite());
        expect_atan2(tame, random.uniform(-10.0f, 10.0f));
        if (HasFatalFailure()) return;
    }
}

TEST(Atan2, UnitCircleIsWalkedBack) {
    for (int i = -31415; i <= 31415; ++i) {
        const float angle = static_cast<float>(i) * 1.0e-4f;
        const SinCos sc = sin_cos(angle);
        ASSERT_NEAR(atan2(sc.sin, sc.cos), angle, 2.5e-7);
    }
}

TEST(Atan2, ZerosAndInfinitiesAreThoseOfIeee754) {
    const float pi = static_cast<float>(3.14159265358979323846);
    const struct {
        float y, x, angle;
    } table[] = {
        {0.0f, 0.0f, 0.0f},
        {0.0f, -0.0f, pi},
        {0.0f, 1.0f, 0.0f},
        {0.0f, -1.0f, pi},
        {1.0f, 0.0f, 0.5f * pi},
        {1.0f, -0.0f, 0.5f * pi},
        {0.0f, kAngleInf, 0.0f},
        {1.0f, kAngleInf, 0.0f},
        {1.0f, -kAngleInf, pi},
        {kAngleInf, 1.0f, 0.5f * pi},
        {kAngleInf, -1.0f, 0.5f * pi},
        {kAngleInf, 0.0f, 0.5f * pi},
        {kAngleInf, kAngleInf, 0.25f * pi},
        {kAngleInf, -kAngleInf, static_cast<float>(0.75 * 3.14159265358979323846)},
    };
    for (const auto& row : table) {
        EXPECT_EQ(float_bits_of(atan2(row.y, row.x)), float_bits_of(row.angle)) << row.y << " " << row.x;
        EXPECT_EQ(float_bits_of(atan2(-row.y, row.x)), float_bits_of(-row.angle)) << -row.y << " " << row.x;
    }
    for (const float other : {0.0f, -1.0f, kAngleInf, kAngleNaN}) {
        EXPECT_TRUE(std::isnan(atan2(kAngleNaN, other)));
        EXPECT_TRUE(std::isnan(atan2(other, kAngleNaN)));
    }
}

// The same bits from every compiler, at every level of optimisation, on every processor.
TEST(Trigonometry, BitsAreThoseOfEveryOtherBuild) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&hash](float f) { hash = (hash ^ float_bits_of(f)) * 0x100000001b3u; };
    Random random(7);
    for (int i = 0; i < 200000; ++i) {
        const float a = random.any_finite();
        const float b = random.uniform(-7.0f, 7.0f);
        add(sin(a));
        add(cos(a));
        add(sin(b));
        add(cos(b));
        add(atan2(a, random.any_finite()));
        add(atan2(b, random.uniform(-7.0f, 7.0f)));
    }
    EXPECT_EQ(hash, 8820785229119945869u);
}

}  // namespace
}  // namespace jostle
