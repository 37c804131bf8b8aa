// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Vec2 and Vec3: worked values, and what holds for any vectors.
#include <gtest/gtest.h>
#include <jostle/math/vec2.h>
#include <jostle/math/vec3.h>

#include <cmath>
#include <limits>

#include "random.h"

namespace jostle {
namespace {

using test::Random;

TEST(Vec2, ComponentsByIndexAndEquality) {
    Vec2 a{3.0f, 4.0f};
    EXPECT_EQ(a[0], 3.0f);
    EXPECT_EQ(a[1], 4.0f);
    a[0] = 5.0f;
    a[1] = 6.0f;
    EXPECT_EQ(a, (Vec2{5.0f, 6.0f}));
    EXPECT_FALSE(a == (Vec2{5.0f, 7.0f}));
    EXPECT_FALSE(a == (Vec2{4.0f, 6.0f}));
    EXPECT_EQ((Vec2{0.0f, -0.0f}), (Vec2{-0.0f, 0.0f}));
    EXPECT_EQ(Vec2{}, (Vec2{0.0f, 0.0f}));
}

TEST(Vec2, Arithmetic) {
    Vec2 a{3.0f, 4.0f};
    const Vec2 b{1.0f, -2.0f};
    EXPECT_EQ(a + b, (Vec2{4.0f, 2.0f}));
    EXPECT_EQ(a - b, (Vec2{2.0f, 6.0f}));
    EXPECT_EQ(-a, (Vec2{-3.0f, -4.0f}));
    EXPECT_EQ(a * 2.0f, (Vec2{6.0f, 8.0f}));
    EXPECT_EQ(2.0f * a, (Vec2{6.0f, 8.0f}));
    EXPECT_EQ(a / 2.0f, (Vec2{1.5f, 2.0f}));
    a += b;
    EXPECT_EQ(a, (Vec2{4.0f, 2.0f}));
    a -= b;
    EXPECT_EQ(a, (Vec2{3.0f, 4.0f}));
    a *= 3.0f;
    EXPECT_EQ(a, (Vec2{9.0f, 12.0f}));
}

TEST(Vec2, ProductsOfAllTypes) {
    const Vec2 a{3.0f, 4.0f};
    const Vec2 b{1.0f, -2.0f};
    EXPECT_EQ(dot(a, b), -5.0f);
    EXPECT_EQ(cross(a, b), -10.0f);
    EXPECT_EQ(cross(a, 2.0f), (Vec2{8.0f, -6.0f}));  // a x 2z
    EXPECT_EQ(cross(2.0f, a), (Vec2{-8.0f, 6.0f}));  // 2z x a
    EXPECT_EQ(skew(a), (Vec2{-4.0f, 3.0f}));
    EXPECT_EQ(right_perpendicular(a), (Vec2{4.0f, -3.0f}));
    EXPECT_EQ(dot(skew(a), b), cross(a, b));
}

TEST(Vec2, LengthsAndDistances) {
    const Vec2 a{3.0f, 4.0f};
    EXPECT_EQ(length(a), 5.0f);
    EXPECT_EQ(length_squared(a), 25.0f);
    EXPECT_EQ(distance(a, {6.0f, 8.0f}), 5.0f);
    EXPECT_EQ(distance_squared(a, {6.0f, 8.0f}), 25.0f);
}

TEST(Vec2, MinMaxAbsClampLerpFinite) {
    const Vec2 a{3.0f, -4.0f};
    const Vec2 b{1.0f, 2.0f};
    EXPECT_EQ(min(a, b), (Vec2{1.0f, -4.0f}));
    EXPECT_EQ(max(a, b), (Vec2{3.0f, 2.0f}));
    EXPECT_EQ(abs(a), (Vec2{3.0f, 4.0f}));
    EXPECT_EQ(clamp(a, {0.0f, -1.0f}, {2.0f, 1.0f}), (Vec2{2.0f, -1.0f}));
    EXPECT_EQ(lerp(a, b, 0.5f), (Vec2{2.0f, -1.0f}));
    EXPECT_TRUE(is_finite(a));
    EXPECT_FALSE(is_finite(Vec2{1.0f, std::numeric_limits<float>::infinity()}));
    EXPECT_FALSE(is_finite(Vec2{std::numeric_limits<float>::quiet_NaN(), 1.0f}));
}

TEST(Vec3, ComponentsByIndexAndEquality) {
    Vec3 a{3.0f, 4.0f, 5.0f};
    EXPECT_EQ(a[0], 3.0f);
    EXPECT_EQ(a[1], 4.0f);
    EXPECT_EQ(a[2], 5.0f);
    a[0] = 6.0f;
    a[1] = 7.0f;
    a[2] = 8.0f;
    EXPECT_EQ(a, (Vec3{6.0f, 7.0f, 8.0f}));
    EXPECT_FALSE(a == (Vec3{6.0f, 7.0f, 9.0f}));
    EXPECT_FALSE(a == (Vec3{6.0f, 0.0f, 8.0f}));
    EXPECT_FALSE(a == (Vec3{0.0f, 7.0f, 8.0f}));
}

TEST(Vec3, Arithmetic) {
    Vec3 a{3.0f, 4.0f, 5.0f};
    const Vec3 b{1.0f, -2.0f, 3.0f};
    EXPECT_EQ(a + b, (Vec3{4.0f, 2.0f, 8.0f}));
    EXPECT_EQ(a - b, (Vec3{2.0f, 6.0f, 2.0f}));
    EXPECT_EQ(-a, (Vec3{-3.0f, -4.0f, -5.0f}));
    EXPECT_EQ(a * 2.0f, (Vec3{6.0f, 8.0f, 10.0f}));
    EXPECT_EQ(2.0f * a, (Vec3{6.0f, 8.0f, 10.0f}));
    EXPECT_EQ(a / 2.0f, (Vec3{1.5f, 2.0f, 2.5f}));
    a += b;
    a -= {0.0f, 0.0f, 1.0f};
    a *= 2.0f;
    EXPECT_EQ(a, (Vec3{8.0f, 4.0f, 14.0f}));
}

TEST(Vec3, ProductsLengthsAndComponents) {
    const Vec3 a{1.0f, 2.0f, 3.0f};
    const Vec3 b{4.0f, -5.0f, 6.0f};
    EXPECT_EQ(dot(a, b), 12.0f);
    EXPECT_EQ(cross(a, b), (Vec3{27.0f, 6.0f, -13.0f}));
    EXPECT_EQ(cross(Vec3{1.0f, 0.0f, 0.0f}, Vec3{0.0f, 1.0f, 0.0f}), (Vec3{0.0f, 0.0f, 1.0f}));
    EXPECT_EQ(length(Vec3{2.0f, 3.0f, 6.0f}), 7.0f);
    EXPECT_EQ(length_squared(a), 14.0f);
    EXPECT_EQ(distance(a, {3.0f, 5.0f, 9.0f}), 7.0f);
    EXPECT_EQ(distance_squared(a, {3.0f, 5.0f, 9.0f}), 49.0f);
    EXPECT_EQ(min(a, b), (Vec3{1.0f, -5.0f, 3.0f}));
    EXPECT_EQ(max(a, b), (Vec3{4.0f, 2.0f, 6.0f}));
    EXPECT_EQ(abs(b), (Vec3{4.0f, 5.0f, 6.0f}));
    EXPECT_EQ(clamp(b, {0.0f, -1.0f, 7.0f}, {1.0f, 1.0f, 9.0f}), (Vec3{1.0f, -1.0f, 7.0f}));
    EXPECT_EQ(lerp(a, b, 0.5f), (Vec3{2.5f, -1.5f, 4.5f}));
    EXPECT_TRUE(is_finite(a));
    EXPECT_FALSE(is_finite(Vec3{0.0f, 0.0f, -std::numeric_limits<float>::infinity()}));
}

TEST(Vec3, CrossOfVectorsInThePlaneIsThatOfVec2) {
    Random random(3);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 1000; ++i) {
        const Vec2 a{random.uniform(-9.0f, 9.0f), random.uniform(-9.0f, 9.0f)};
        const Vec2 b{random.uniform(-9.0f, 9.0f), random.uniform(-9.0f, 9.0f)};
        const float s = random.uniform(-9.0f, 9.0f);
        const Vec3 sz{0.0f, 0.0f, s};
        ASSERT_EQ(cross(Vec3{a.x, a.y, 0.0f}, Vec3{b.x, b.y, 0.0f}).z, cross(a, b));
        const Vec3 right = cross(Vec3{a.x, a.y, 0.0f}, sz);
        ASSERT_EQ((Vec2{right.x, right.y}), cross(a, s));
        const Vec3 left = cross(sz, Vec3{a.x, a.y, 0.0f});
        ASSERT_EQ((Vec2{left.x, left.y}), cross(s, a));
    }
}

template <class V>
class Normalize : public testing::Test {};
using VectorTypes = testing::Types<Vec2, Vec3>;
TYPED_TEST_SUITE(Normalize, VectorTypes);

template <class V>
constexpr int kDimension = sizeof(V) / sizeof(float);

TYPED_TEST(Normalize, ReturnsTheOldLength) {
    TypeParam a{};
    a[0] = 3.0f;
    a[kDimension<TypeParam> - 1] = -4.0f;
    EXPECT_EQ(normalize(a), 5.0f);
    EXPECT_FLOAT_EQ(a[0], 0.6f);
    EXPECT_FLOAT_EQ(a[kDimension<TypeParam> - 1], -0.8f);
}

TYPED_TEST(Normalize, ZeroStaysZero) {
    TypeParam a{};
    EXPECT_EQ(normalize(a), 0.0f);
    EXPECT_EQ(a, TypeParam{});
    EXPECT_EQ(normalized(a), TypeParam{});
}

TYPED_TEST(Normalize, EveryFiniteVectorButZeroBecomesAUnitVector) {
    Random random(4);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        TypeParam a{};
        // Half of them with components of like size, whose directions matter.
        const float size = std::fabs(random.any_finite());
        for (int k = 0; k < kDimension<TypeParam>; ++k) {
            a[k] = i % 2 == 0 ? random.any_finite() : size * random.uniform(-1.0f, 1.0f);
        }
        long double square = 0.0L;
        for (int k = 0; k < kDimension<TypeParam>; ++k) square += static_cast<long double>(a[k]) * a[k];
        if (square == 0.0L) continue;
        const long double truth = std::sqrt(square);
        TypeParam unit = a;
        const float old = normalize(unit);
        ASSERT_NEAR(length(unit), 1.0f, 4.0e-7f) << a[0] << " " << a[1];
        for (int k = 0; k < kDimension<TypeParam>; ++k) {
            ASSERT_NEAR(unit[k], static_cast<double>(a[k] / truth), 4.0e-7);
        }
        if (truth > 3.4e38L) {
            ASSERT_TRUE(old > 3.4e38f);  // infinite where the length is no float
        } else {
            ASSERT_NEAR(old, static_cast<double>(truth), 4.0e-7 * static_cast<double>(truth) + 1.5e-45);
        }
    }
}

}  // namespace
}  // namespace jostle
