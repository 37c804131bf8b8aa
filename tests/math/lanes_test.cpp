// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The greater and the lesser of two lanes are those of the scalar a > b ? a : b and a < b ? a : b, bit for
// bit: the second of two zeros, and where one is NaN. Once for each instruction set that this processor has.
#include <gtest/gtest.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "math/lanes_test.cpp"
#include <hwy/foreach_target.h>

#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

template <int W>
void take_by(const float* a, const float* b, int count, float* most, float* least) {
    for (int i = 0; i < count; i += kLanesOf<W>) {
        const auto of_a = load<W>(a + i), of_b = load<W>(b + i);
        store<W>(most + i, greater(of_a, of_b));
        store<W>(least + i, lesser(of_a, of_b));
    }
}
/// Of so many pairs, a multiple of 16; in bites of at most `width` lanes.
void take_greater_and_lesser(int width, const float* a, const float* b, int count, float* most,
                             float* least) {
    if (width == 4) take_by<4>(a, b, count, most, least);
    if (width == 8) take_by<8>(a, b, count, most, least);
    if (width == 16) take_by<16>(a, b, count, most, least);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "spatial/each_target.h"

namespace jostle {

HWY_EXPORT(take_greater_and_lesser);

namespace {

std::uint32_t bits_of(float x) {
    return std::bit_cast<std::uint32_t>(x);
}

/// All pairs of numbers that differ in their bits, or in their order.
struct Pairs {
    std::vector<float> a, b;

    Pairs() {
        using Limits = std::numeric_limits<float>;
        std::vector<float> numbers;
        for (const float x : {Limits::quiet_NaN(), 0.0f, 1.0f, Limits::infinity(), Limits::denorm_min(),
                              Limits::min(), Limits::max(), 1.5f}) {
            numbers.push_back(x);
            numbers.push_back(-x);
        }
        for (const float x : numbers) {
            for (const float y : numbers) {
                a.push_back(x);
                b.push_back(y);
            }
        }
    }
    [[nodiscard]] int count() const { return static_cast<int>(a.size()); }
};

TEST(Lanes, GreaterAndLesserAreThoseOfScalars) {
    const Pairs pairs;
    ASSERT_EQ(pairs.count(), 256);
    test::for_each_target([&pairs] {
        for (const int width : {4, 8, 16}) {
            std::vector<float> most(pairs.a.size()), least(pairs.a.size());
            HWY_DYNAMIC_DISPATCH(take_greater_and_lesser)
            (width, pairs.a.data(), pairs.b.data(), pairs.count(), most.data(), least.data());
            for (std::size_t i = 0; i < pairs.a.size(); ++i) {
                const float a = pairs.a[i], b = pairs.b[i];
                // Of bits, which no processor changes on the way.
                EXPECT_EQ(bits_of(most[i]), a > b ? bits_of(a) : bits_of(b))
                    << width << ": " << a << ' ' << b;
                EXPECT_EQ(bits_of(least[i]), a < b ? bits_of(a) : bits_of(b))
                    << width << ": " << a << ' ' << b;
            }
        }
    });
}

}  // namespace
}  // namespace jostle
#endif  // HWY_ONCE
