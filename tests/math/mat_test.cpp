// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mat22 and Mat33: worked values, solutions put back, and singular matrices.
#include <gtest/gtest.h>
#include <jostle/math/mat22.h>
#include <jostle/math/mat33.h>

#include "random.h"

namespace jostle {
namespace {

using test::Random;

// | 1 3 |   | 5 7 |
// | 2 4 |   | 6 8 |
constexpr Mat22 kA{{1.0f, 2.0f}, {3.0f, 4.0f}};
constexpr Mat22 kB{{5.0f, 6.0f}, {7.0f, 8.0f}};
constexpr Mat22 kZero22{};

TEST(Mat22, ProductsAndSum) {
    EXPECT_EQ(kA * (Vec2{5.0f, 6.0f}), (Vec2{23.0f, 34.0f}));
    EXPECT_EQ(kA * kB, (Mat22{{23.0f, 34.0f}, {31.0f, 46.0f}}));
    EXPECT_EQ(transpose(kA), (Mat22{{1.0f, 3.0f}, {2.0f, 4.0f}}));
    EXPECT_EQ(transpose_multiply(kA, Vec2{5.0f, 6.0f}), (Vec2{17.0f, 39.0f}));
    EXPECT_EQ(transpose_multiply(kA, kB), (Mat22{{17.0f, 39.0f}, {23.0f, 53.0f}}));
    EXPECT_EQ(transpose_multiply(kA, kB), transpose(kA) * kB);
    EXPECT_EQ(kA + kB, (Mat22{{6.0f, 8.0f}, {10.0f, 12.0f}}));
    EXPECT_EQ(abs(Mat22{{-1.0f, 2.0f}, {3.0f, -4.0f}}), kA);
    EXPECT_EQ(identity22() * kA, kA);
    EXPECT_FALSE(kA == kB);
}

TEST(Mat22, InverseAndSolve) {
    EXPECT_EQ(determinant(kA), -2.0f);
    EXPECT_EQ(inverse(kA), (Mat22{{-2.0f, 1.0f}, {1.5f, -0.5f}}));
    EXPECT_EQ(inverse(kA) * kA, identity22());
    EXPECT_EQ(solve(kA, {23.0f, 34.0f}), (Vec2{5.0f, 6.0f}));
}

TEST(Mat22, SingularGivesZero) {
    const Mat22 singular{{1.0f, 2.0f}, {2.0f, 4.0f}};
    EXPECT_EQ(inverse(singular), kZero22);
    EXPECT_EQ(solve(singular, {1.0f, 2.0f}), (Vec2{}));
    EXPECT_EQ(inverse(kZero22), kZero22);
}

TEST(Mat22, SolutionsSolve) {
    Random random(5);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 5000; ++i) {
        const auto r = [&random] { return random.uniform(-1.0f, 1.0f); };
        Mat22 a;
        a.cx = {r(), r()};
        a.cy = {r(), r()};
        const float det = determinant(a);
        if (abs(det) < 0.05f) continue;
        const Vec2 x{r(), r()};
        const Vec2 found = solve(a, a * x);
        ASSERT_NEAR(found.x, x.x, 2.0e-5);
        ASSERT_NEAR(found.y, x.y, 2.0e-5);
        const Mat22 one = inverse(a) * a;
        ASSERT_NEAR(one.cx.x, 1.0, 2.0e-5);
        ASSERT_NEAR(one.cx.y, 0.0, 2.0e-5);
        ASSERT_NEAR(one.cy.x, 0.0, 2.0e-5);
        ASSERT_NEAR(one.cy.y, 1.0, 2.0e-5);
    }
}

// | 2 1 0 |
// | 1 3 1 |   determinant 18, symmetric
// | 0 1 4 |
constexpr Mat33 kS{{2.0f, 1.0f, 0.0f}, {1.0f, 3.0f, 1.0f}, {0.0f, 1.0f, 4.0f}};

TEST(Mat33, Products) {
    const Mat33 a{{1.0f, 2.0f, 3.0f}, {4.0f, 5.0f, 6.0f}, {7.0f, 8.0f, 10.0f}};
    EXPECT_EQ(a * (Vec3{1.0f, 2.0f, 3.0f}), (Vec3{30.0f, 36.0f, 45.0f}));
    EXPECT_EQ(a * (Vec2{1.0f, 2.0f}), (Vec2{9.0f, 12.0f}));
    EXPECT_EQ(upper_left(a), (Mat22{{1.0f, 2.0f}, {4.0f, 5.0f}}));
    EXPECT_EQ(determinant(a), -3.0f);
    EXPECT_EQ(identity33() * (Vec3{1.0f, 2.0f, 3.0f}), (Vec3{1.0f, 2.0f, 3.0f}));
    EXPECT_EQ(a, a);
    EXPECT_FALSE(a == identity33());
}

TEST(Mat33, Solves) {
    EXPECT_EQ(determinant(kS), 18.0f);
    const Vec3 x = solve33(kS, kS * (Vec3{1.0f, -2.0f, 3.0f}));
    EXPECT_NEAR(x.x, 1.0, 1e-6);
    EXPECT_NEAR(x.y, -2.0, 1e-6);
    EXPECT_NEAR(x.z, 3.0, 1e-6);
    const Mat33 diagonal{{2.0f, 0.0f, 0.0f}, {0.0f, 4.0f, 0.0f}, {0.0f, 0.0f, 8.0f}};
    EXPECT_EQ(solve33(diagonal, {2.0f, 2.0f, 2.0f}), (Vec3{1.0f, 0.5f, 0.25f}));
    // The 2x2 part has determinant 5.
    const Vec2 y = solve22(kS, {5.0f, 10.0f});
    EXPECT_FLOAT_EQ(y.x, 1.0f);
    EXPECT_FLOAT_EQ(y.y, 3.0f);
}

TEST(Mat33, Inverses) {
    const Mat33 diagonal{{2.0f, 0.0f, 0.0f}, {0.0f, 4.0f, 0.0f}, {0.0f, 0.0f, 8.0f}};
    EXPECT_EQ(inverse22(diagonal), (Mat33{{0.5f, 0.0f, 0.0f}, {0.0f, 0.25f, 0.0f}, {}}));
    EXPECT_EQ(symmetric_inverse(diagonal),
              (Mat33{{0.5f, 0.0f, 0.0f}, {0.0f, 0.25f, 0.0f}, {0.0f, 0.0f, 0.125f}}));
    // 18 times the inverse of kS, worked by hand: its cofactors.
    const Mat33 inv = symmetric_inverse(kS);
    const float cofactors[3][3] = {{11.0f, -4.0f, 1.0f}, {-4.0f, 8.0f, -2.0f}, {1.0f, -2.0f, 5.0f}};
    const Vec3 columns[3] = {inv.cx, inv.cy, inv.cz};
    for (int c = 0; c < 3; ++c) {
        for (int r = 0; r < 3; ++r) EXPECT_FLOAT_EQ(columns[c][r], cofactors[c][r] / 18.0f) << r << c;
    }
}

TEST(Mat33, SingularGivesZero) {
    const Mat33 singular{{1.0f, 2.0f, 3.0f}, {2.0f, 4.0f, 6.0f}, {3.0f, 6.0f, 9.0f}};
    EXPECT_EQ(solve33(singular, {1.0f, 2.0f, 3.0f}), (Vec3{}));
    EXPECT_EQ(solve22(singular, {1.0f, 2.0f}), (Vec2{}));
    EXPECT_EQ(inverse22(singular), (Mat33{}));
    EXPECT_EQ(symmetric_inverse(singular), (Mat33{}));
}

TEST(Mat33, SolutionsSolveAndSymmetricInversesAreSymmetric) {
    Random random(6);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 5000; ++i) {
        const auto r = [&random] { return random.uniform(-1.0f, 1.0f); };
        const float xy = r(), xz = r(), yz = r();
        Mat33 a;
        a.cx = {3.0f, xy, xz};
        a.cy = {xy, 3.0f, yz};
        a.cz = {xz, yz, 3.0f};
        const Vec3 x{r(), r(), r()};
        const Vec3 solved = solve33(a, a * x);
        const Mat33 inv = symmetric_inverse(a);
        const Vec3 inverted = inv * (a * x);
        for (int k = 0; k < 3; ++k) {
            ASSERT_NEAR(solved[k], x[k], 2.0e-5);
            ASSERT_NEAR(inverted[k], x[k], 2.0e-5);
        }
        ASSERT_EQ(inv.cx.y, inv.cy.x);
        ASSERT_EQ(inv.cx.z, inv.cz.x);
        ASSERT_EQ(inv.cy.z, inv.cz.y);
        const Vec2 p{r(), r()};
        const Vec2 q = solve22(a, a * p);
        const Vec2 s = inverse22(a) * (a * p);
        ASSERT_NEAR(q.x, p.x, 2.0e-5);
        ASSERT_NEAR(q.y, p.y, 2.0e-5);
        ASSERT_NEAR(s.x, p.x, 2.0e-5);
        ASSERT_NEAR(s.y, p.y, 2.0e-5);
    }
}

}  // namespace
}  // namespace jostle
