// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rot, Transform and Sweep.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/math/sweep.h>

#include <cmath>
#include <limits>

#include "random.h"

namespace jostle {
namespace {

using test::Random;

constexpr float kMotionInf = std::numeric_limits<float>::infinity();
constexpr float kMotionNaN = std::numeric_limits<float>::quiet_NaN();

void expect_near(Vec2 a, Vec2 b, double tolerance) {
    EXPECT_NEAR(a.x, b.x, tolerance);
    EXPECT_NEAR(a.y, b.y, tolerance);
}

TEST(Rot, FromAngleToAngleAndAxes) {
    EXPECT_EQ(Rot{}, (Rot{1.0f, 0.0f}));
    EXPECT_EQ(Rot::from_angle(0.0f), Rot{});
    EXPECT_EQ(Rot{}.angle(), 0.0f);
    const Rot q = Rot::from_angle(kPi / 6.0f);
    EXPECT_FLOAT_EQ(q.c, 0.8660254f);
    EXPECT_FLOAT_EQ(q.s, 0.5f);
    EXPECT_FLOAT_EQ(q.angle(), kPi / 6.0f);
    EXPECT_EQ(q.x_axis(), (Vec2{q.c, q.s}));
    EXPECT_EQ(q.y_axis(), (Vec2{-q.s, q.c}));
    EXPECT_EQ((Rot{-1.0f, 0.0f}).angle(), kPi);
    EXPECT_EQ((Rot{0.0f, -1.0f}).angle(), -0.5f * kPi);
    EXPECT_FALSE(q == Rot{});
}

TEST(Rot, QuarterTurnsAreExact) {
    const Rot quarter{0.0f, 1.0f};
    EXPECT_EQ(rotate(quarter, {3.0f, 4.0f}), (Vec2{-4.0f, 3.0f}));
    EXPECT_EQ(inverse_rotate(quarter, {3.0f, 4.0f}), (Vec2{4.0f, -3.0f}));
    EXPECT_EQ(compose(quarter, quarter), (Rot{-1.0f, 0.0f}));
    EXPECT_EQ(inverse_compose(quarter, quarter), Rot{});
    EXPECT_EQ(inverse(quarter), (Rot{0.0f, -1.0f}));
}

TEST(Rot, ComposingAddsAngles) {
    Random random(8);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 2000; ++i) {
        const float a = random.uniform(-1.5f, 1.5f);
        const float b = random.uniform(-1.5f, 1.5f);
        const Rot q = Rot::from_angle(a);
        const Rot r = Rot::from_angle(b);
        const Vec2 v{random.uniform(-2.0f, 2.0f), random.uniform(-2.0f, 2.0f)};
        EXPECT_NEAR(compose(q, r).angle(), a + b, 1e-6);
        EXPECT_NEAR(inverse_compose(q, r).angle(), b - a, 1e-6);
        expect_near(rotate(compose(q, r), v), rotate(q, rotate(r, v)), 2e-6);
        expect_near(inverse_rotate(q, rotate(q, v)), v, 2e-6);
        expect_near(rotate(inverse(q), v), inverse_rotate(q, v), 0.0);
        if (HasFailure()) return;
    }
}

TEST(Rot, RenormalizeGivesUnitLengthOrTheIdentity) {
    const Rot q = renormalize({3.0f, 4.0f});
    EXPECT_FLOAT_EQ(q.c, 0.6f);
    EXPECT_FLOAT_EQ(q.s, 0.8f);
    for (const Rot bad :
         {Rot{0.0f, 0.0f}, Rot{kMotionNaN, 1.0f}, Rot{1.0f, kMotionNaN}, Rot{kMotionInf, 0.0f},
          Rot{0.0f, -kMotionInf}, Rot{1.0e30f, 0.0f}, Rot{1.0e-30f, 0.0f}}) {
        EXPECT_EQ(renormalize(bad), Rot{}) << bad.c << " " << bad.s;
    }
    EXPECT_TRUE(is_finite(q));
    EXPECT_FALSE(is_finite(Rot{kMotionNaN, 0.0f}));
}

TEST(Rot, IntegrateTurnsByTheAngleToTheSeventhPower) {
    for (const float angle : {0.0f, 0.001f, -0.02f, 0.1f, -0.5f}) {
        const Rot q = integrate(Rot::from_angle(1.0f), angle);
        const double x = angle;
        EXPECT_NEAR(q.angle(), 1.0 + std::atan(x + x * x * x / 3 + 2 * std::pow(x, 5) / 15), 3e-7);
        EXPECT_NEAR(q.angle(), 1.0 + x, 3e-7 + 17.0 / 315 * std::abs(std::pow(x, 7)));
        EXPECT_NEAR(q.c * q.c + q.s * q.s, 1.0, 4e-7);
    }
}

TEST(Rot, AMillionStepsStayOfUnitLength) {
    Rot q;
    for (int i = 0; i < 1000000; ++i) q = integrate(q, 0.01f);
    EXPECT_NEAR(std::hypot(static_cast<double>(q.c), static_cast<double>(q.s)), 1.0, 1.2e-7);
}

TEST(Transform, WorkedValues) {
    const Transform t{{1.0f, 2.0f}, {0.0f, 1.0f}};  // a quarter turn, then a shift
    EXPECT_EQ(apply(t, {3.0f, 4.0f}), (Vec2{-3.0f, 5.0f}));
    EXPECT_EQ(inverse_apply(t, {-3.0f, 5.0f}), (Vec2{3.0f, 4.0f}));
    const Transform u{{10.0f, 20.0f}, {-1.0f, 0.0f}};
    EXPECT_EQ(compose(t, u), (Transform{{-19.0f, 12.0f}, {0.0f, -1.0f}}));
    EXPECT_EQ(inverse_compose(t, u), (Transform{{18.0f, -9.0f}, {0.0f, 1.0f}}));
    EXPECT_EQ(apply(Transform{}, {3.0f, 4.0f}), (Vec2{3.0f, 4.0f}));
    EXPECT_FALSE(t == u);
    EXPECT_TRUE(is_finite(t));
    EXPECT_FALSE(is_finite(Transform{{kMotionNaN, 0.0f}, {}}));
    EXPECT_FALSE(is_finite(Transform{{}, {1.0f, kMotionInf}}));
}

TEST(Transform, ComposingIsApplyingOneAfterTheOther) {
    Random random(9);
    SCOPED_TRACE(random.seed_text());
    const auto pose = [&random] {
        Transform t;
        t.p = {random.uniform(-5.0f, 5.0f), random.uniform(-5.0f, 5.0f)};
        t.q = Rot::from_angle(random.uniform(-kPi, kPi));
        return t;
    };
    for (int i = 0; i < 2000; ++i) {
        const Transform a = pose();
        const Transform b = pose();
        const Vec2 v{random.uniform(-5.0f, 5.0f), random.uniform(-5.0f, 5.0f)};
        expect_near(apply(compose(a, b), v), apply(a, apply(b, v)), 1e-5);
        expect_near(apply(inverse_compose(a, b), v), inverse_apply(a, apply(b, v)), 1e-5);
        expect_near(inverse_apply(a, apply(a, v)), v, 1e-5);
        if (HasFailure()) return;
    }
}

Sweep half_turn() {
    Sweep s;
    s.local_center = {1.0f, 0.0f};
    s.c0 = {0.0f, 0.0f};
    s.c = {4.0f, 8.0f};
    s.a0 = 0.0f;
    s.a = kPi;
    return s;
}

TEST(Sweep, PoseAtAFraction) {
    const Sweep s = half_turn();
    const Transform begin = pose_at(s, 0.0f);
    EXPECT_EQ(begin, (Transform{{-1.0f, 0.0f}, {}}));
    const Transform middle = pose_at(s, 0.5f);
    expect_near(middle.p, {2.0f, 3.0f}, 1e-6);
    EXPECT_NEAR(middle.q.angle(), 0.5 * static_cast<double>(kPi), 1e-6);
    const Transform end = pose_at(s, 1.0f);
    expect_near(end.p, {5.0f, 8.0f}, 1e-6);
    // The centre of mass goes straight, wherever the origin goes.
    for (int i = 0; i <= 10; ++i) {
        const float t = static_cast<float>(i) / 10.0f;
        expect_near(apply(pose_at(s, t), s.local_center), {4.0f * t, 8.0f * t}, 2e-6);
    }
}

TEST(Sweep, AdvanceKeepsTheMotionThatIsLeft) {
    const Sweep s = half_turn();
    const Sweep later = advance(s, 0.25f);
    EXPECT_EQ(later.c0, (Vec2{1.0f, 2.0f}));
    EXPECT_FLOAT_EQ(later.a0, 0.25f * kPi);
    EXPECT_EQ(later.alpha0, 0.25f);
    EXPECT_EQ(later.c, s.c);
    EXPECT_EQ(later.a, s.a);
    // 0.625 of the whole is half of what is left.
    expect_near(pose_at(later, 0.5f).p, pose_at(s, 0.625f).p, 1e-6);
    const Sweep twice = advance(later, 0.625f);
    expect_near(twice.c0, {2.5f, 5.0f}, 1e-6);
}

TEST(Sweep, AdvanceToTheEndAndBeyondAndBackIsTotal) {
    Sweep s = advance(half_turn(), 1.0f);
    EXPECT_EQ(s.c0, s.c);
    EXPECT_EQ(s.a0, s.a);
    s = advance(s, 1.0f);  // nothing is left: no division by it
    EXPECT_EQ(s.c0, (Vec2{4.0f, 8.0f}));
    EXPECT_EQ(s.alpha0, 1.0f);
    const Sweep early = advance(advance(half_turn(), 0.5f), 0.25f);
    EXPECT_EQ(early.c0, (Vec2{2.0f, 4.0f}));  // not taken back
    EXPECT_EQ(early.alpha0, 0.5f);
}

TEST(Sweep, NormalizeAnglesKeepsPosesAndRotation) {
    Random random(10);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 2000; ++i) {
        Sweep s = half_turn();
        s.a0 = random.uniform(-100.0f, 100.0f);
        s.a = s.a0 + random.uniform(-3.0f, 3.0f);
        const Sweep n = normalize_angles(s);
        ASSERT_LE(abs(n.a0), kPi);
        ASSERT_NEAR(n.a - n.a0, s.a - s.a0, 1e-6);
        const float t = random.uniform(0.0f, 1.0f);
        expect_near(pose_at(n, t).p, pose_at(s, t).p, 3e-5);
        if (HasFailure()) return;
    }
    Sweep s = half_turn();
    s.a0 = s.a = kMotionNaN;
    EXPECT_TRUE(std::isnan(normalize_angles(s).a0));  // returns
    s.a0 = s.a = 3.0e38f;
    EXPECT_LE(abs(normalize_angles(s).a0), 3.0e38f);
}

}  // namespace
}  // namespace jostle
