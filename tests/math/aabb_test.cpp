// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes: worked values, and every question against an oracle on small whole numbers, where float is exact and
// touching is common. The rays' oracle works with fractions of integers.
#include <gtest/gtest.h>
#include <jostle/math/aabb.h>
#include <jostle/math/ray.h>

#include <cmath>
#include <cstdint>
#include <limits>

#include "random.h"

namespace jostle {
namespace {

using test::Random;

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kMax = std::numeric_limits<float>::max();

TEST(Aabb, MeasuresOfABoxInThePlane) {
    const Aabb2 box{{1.0f, 2.0f}, {4.0f, 8.0f}};
    EXPECT_EQ(perimeter(box), 18.0f);
    EXPECT_EQ(cost(box), 18.0f);
    EXPECT_EQ(center(box), (Vec2{2.5f, 5.0f}));
    EXPECT_EQ(extents(box), (Vec2{1.5f, 3.0f}));
    EXPECT_EQ(expand(box, 0.5f), (Aabb2{{0.5f, 1.5f}, {4.5f, 8.5f}}));
    EXPECT_FALSE(expand(box, 0.5f) == box);
}

TEST(Aabb, MeasuresOfABoxInSpace) {
    const Aabb3 box{{0.0f, 0.0f, 0.0f}, {1.0f, 2.0f, 3.0f}};
    EXPECT_EQ(surface_area(box), 22.0f);
    EXPECT_EQ(cost(box), 22.0f);
    EXPECT_EQ(center(box), (Vec3{0.5f, 1.0f, 1.5f}));
    EXPECT_EQ(extents(box), (Vec3{0.5f, 1.0f, 1.5f}));
    EXPECT_EQ(expand(box, 1.0f), (Aabb3{{-1.0f, -1.0f, -1.0f}, {2.0f, 3.0f, 4.0f}}));
}

TEST(Aabb, CenterAndExtentsOfTheLargestBoxAreFinite) {
    const Aabb2 box{{-kMax, -kMax}, {kMax, 0.0f}};
    EXPECT_EQ(center(box), (Vec2{0.0f, -0.5f * kMax}));
    EXPECT_EQ(extents(box), (Vec2{kMax, 0.5f * kMax}));
}

TEST(Aabb, Validity) {
    EXPECT_TRUE(is_valid(Aabb2{{0.0f, 0.0f}, {0.0f, 0.0f}}));
    EXPECT_TRUE(is_valid(Aabb2{{-kMax, -1.0f}, {kMax, 1.0f}}));
    EXPECT_FALSE(is_valid(Aabb2{{1.0f, 0.0f}, {0.0f, 1.0f}}));
    EXPECT_FALSE(is_valid(Aabb2{{0.0f, 1.0f}, {1.0f, 0.0f}}));
    EXPECT_FALSE(is_valid(Aabb3{{0.0f, 0.0f, 1.0f}, {1.0f, 1.0f, 0.0f}}));
    for (const float bad : {kNaN, kInf, -kInf}) {
        EXPECT_FALSE(is_valid(Aabb2{{bad, 0.0f}, {1.0f, 1.0f}}));
        EXPECT_FALSE(is_valid(Aabb2{{0.0f, bad}, {1.0f, 1.0f}}));
        EXPECT_FALSE(is_valid(Aabb2{{0.0f, 0.0f}, {bad, 1.0f}}));
        EXPECT_FALSE(is_valid(Aabb3{{0.0f, 0.0f, 0.0f}, {1.0f, 1.0f, bad}}));
    }
}

TEST(Aabb, TheEmptyBoxIsNothing) {
    const Aabb2 box{{1.0f, 2.0f}, {4.0f, 8.0f}};
    EXPECT_EQ(unite(empty_box<2>(), box), box);
    EXPECT_EQ(unite(box, empty_box<2>()), box);
    EXPECT_FALSE(is_valid(empty_box<3>()));
    EXPECT_FALSE(overlap(empty_box<2>(), box));
    EXPECT_FALSE(contains(empty_box<2>(), box));
    EXPECT_FALSE(ray_cast(empty_box<2>(), {Vec2{-9.0f, 0.0f}, Vec2{1.0f, 0.0f}, 100.0f}).hit);
}

TEST(Aabb, NanOverlapsAndContainsNothing) {
    const Aabb2 box{{0.0f, 0.0f}, {1.0f, 1.0f}};
    EXPECT_FALSE(overlap(box, Aabb2{{kNaN, 0.0f}, {1.0f, 1.0f}}));
    EXPECT_FALSE(overlap(Aabb2{{0.0f, 0.0f}, {1.0f, kNaN}}, box));
    EXPECT_FALSE(contains(box, Aabb2{{0.5f, kNaN}, {1.0f, 1.0f}}));
    EXPECT_FALSE(contains(box, Vec2{kNaN, 0.5f}));
}

template <class B>
class AnyBox : public testing::Test {};
template <int D>
struct Dimension {
    static constexpr int kD = D;
};
using Dimensions = testing::Types<Dimension<2>, Dimension<3>>;
TYPED_TEST_SUITE(AnyBox, Dimensions);

template <int D>
Vector<D> whole_point(Random& random, int lower, int upper) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = random.whole(lower, upper);
    return p;
}
template <int D>
Aabb<D> whole_box(Random& random) {
    const Vector<D> a = whole_point<D>(random, -3, 3);
    const Vector<D> b = whole_point<D>(random, -3, 3);
    return {min(a, b), max(a, b)};
}

TYPED_TEST(AnyBox, OverlapContainsAndUniteAgreeWithTheGridPointsInside) {
    constexpr int D = TypeParam::kD;
    Random random(11);
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < 3000; ++round) {
        const Aabb<D> a = whole_box<D>(random);
        const Aabb<D> b = whole_box<D>(random);
        // Closed boxes with whole corners share a point if and only if they share a whole point.
        bool shared = false, all_of_b_in_a = true, all_in_union = true;
        for (int x = -3; x <= 3; ++x) {
            for (int y = -3; y <= 3; ++y) {
                for (int z = (D == 3 ? -3 : 0); z <= (D == 3 ? 3 : 0); ++z) {
                    const float at[3] = {static_cast<float>(x), static_cast<float>(y), static_cast<float>(z)};
                    Vector<D> p{};
                    bool in_a = true, in_b = true;
                    for (int i = 0; i < D; ++i) {
                        p[i] = at[i];
                        in_a = in_a && a.lower[i] <= p[i] && p[i] <= a.upper[i];
                        in_b = in_b && b.lower[i] <= p[i] && p[i] <= b.upper[i];
                    }
                    ASSERT_EQ(contains(a, p), in_a);
                    shared = shared || (in_a && in_b);
                    all_of_b_in_a = all_of_b_in_a && (in_a || !in_b);
                    all_in_union = all_in_union && (contains(unite(a, b), p) || !(in_a || in_b));
                }
            }
        }
        ASSERT_EQ(overlap(a, b), shared);
        ASSERT_EQ(overlap(b, a), shared);
        ASSERT_EQ(contains(a, b), all_of_b_in_a);
        ASSERT_TRUE(all_in_union);
        const Aabb<D> u = unite(a, b);
        ASSERT_TRUE(contains(u, a) && contains(u, b) && is_valid(u));
        for (int i = 0; i < D; ++i) {  // the smallest such: every face is one of theirs
            ASSERT_TRUE(u.lower[i] == a.lower[i] || u.lower[i] == b.lower[i]);
            ASSERT_TRUE(u.upper[i] == a.upper[i] || u.upper[i] == b.upper[i]);
        }
    }
}

/// A fraction of whole numbers; the denominator is positive.
struct Fraction {
    std::int64_t n = 0, d = 1;
};
bool less(Fraction a, Fraction b) {
    return a.n * b.d < b.n * a.d;
}

struct OracleHit {
    bool hit = false;
    Fraction at;
    bool inside = false;
    int axes = 0;  // a bit for every axis whose face is entered at that moment
};

/// Cuts the parameter's interval [0, t_max] with every slab, in whole numbers.
template <int D>
OracleHit oracle_ray(const Aabb<D>& box, Vector<D> p, Vector<D> d, int t_max) {
    Fraction enter{0, 1}, leave{t_max, 1};
    OracleHit result;
    result.inside = true;
    for (int i = 0; i < D; ++i) {
        const auto lower = static_cast<std::int64_t>(box.lower[i]),
                   upper = static_cast<std::int64_t>(box.upper[i]);
        const auto from = static_cast<std::int64_t>(p[i]), step = static_cast<std::int64_t>(d[i]);
        result.inside = result.inside && lower <= from && from <= upper;
        if (step == 0) {
            if (from < lower || from > upper) return {};
            continue;
        }
        const Fraction first = step > 0 ? Fraction{lower - from, step} : Fraction{from - upper, -step};
        const Fraction last = step > 0 ? Fraction{upper - from, step} : Fraction{from - lower, -step};
        if (less(enter, first)) {
            enter = first;
            result.axes = 0;
        }
        if (!less(enter, first) && !less(first, enter)) result.axes |= 1 << i;
        if (less(last, leave)) leave = last;
    }
    if (less(leave, enter)) return {};
    result.hit = true;
    result.at = enter;
    return result;
}

TYPED_TEST(AnyBox, RaysAgreeWithExactArithmetic) {
    constexpr int D = TypeParam::kD;
    Random random(12);
    SCOPED_TRACE(random.seed_text());
    const int rounds = test::is_long_run() ? 5'000'000 : 200'000;
    int hits = 0, corners = 0, inside = 0;
    for (int round = 0; round < rounds; ++round) {
        const Aabb<D> box = whole_box<D>(random);
        const Vector<D> p = whole_point<D>(random, -6, 6);
        const Vector<D> d = whole_point<D>(random, -6, 6);
        const int t_max = static_cast<int>(random.below(4));
        const OracleHit truth = oracle_ray<D>(box, p, d, t_max);
        const BoxRayHit<D> found = ray_cast(box, {p, d, static_cast<float>(t_max)});
        ASSERT_EQ(found.hit, truth.hit) << "round " << round;
        if (!truth.hit) {
            ASSERT_EQ(found.fraction, 0.0f);
            ASSERT_EQ(found.normal, Vector<D>{});
            continue;
        }
        ++hits;
        if (truth.inside) {
            ++inside;
            ASSERT_EQ(found.fraction, 0.0f);
            ASSERT_EQ(found.normal, Vector<D>{});
            continue;
        }
        ASSERT_FLOAT_EQ(found.fraction, static_cast<float>(truth.at.n) / static_cast<float>(truth.at.d));
        if ((truth.axes & (truth.axes - 1)) != 0) ++corners;
        int first = 0;
        while ((truth.axes & (1 << first)) == 0) ++first;
        Vector<D> normal{};
        normal[first] = d[first] > 0.0f ? -1.0f : 1.0f;
        ASSERT_EQ(found.normal, normal) << "round " << round;
    }
    EXPECT_GT(hits, rounds / 50);  // the cases that the oracle is for do occur
    EXPECT_GT(inside, 100);
    EXPECT_GT(corners, 100);
}

TYPED_TEST(AnyBox, RaysOfEverySizeEnterWhereTheySay) {
    constexpr int D = TypeParam::kD;
    Random random(13);
    SCOPED_TRACE(random.seed_text());
    int hits = 0;
    for (int round = 0; round < 100'000; ++round) {
        const float size = std::ldexp(1.0f, static_cast<int>(random.below(60)) - 30);
        const float reach = std::ldexp(1.0f, static_cast<int>(random.below(60)) - 30);
        Aabb<D> box{};
        Vector<D> p{}, d{};
        for (int i = 0; i < D; ++i) {
            const float a = size * random.uniform(-1.0f, 1.0f), b = size * random.uniform(-1.0f, 1.0f);
            box.lower[i] = min(a, b);
            box.upper[i] = max(a, b);
            p[i] = size * random.uniform(-2.0f, 2.0f);
            d[i] = reach * random.uniform(-1.0f, 1.0f);
        }
        const float t_max = 4.0f * size / reach;
        const BoxRayHit<D> found = ray_cast(box, {p, d, t_max});
        // In double: the ray's interval inside the box.
        double enter = 0.0, leave = t_max;
        for (int i = 0; i < D; ++i) {
            const double t1 = (static_cast<double>(box.lower[i]) - p[i]) / d[i];
            const double t2 = (static_cast<double>(box.upper[i]) - p[i]) / d[i];
            enter = std::fmax(enter, std::fmin(t1, t2));
            leave = std::fmin(leave, std::fmax(t1, t2));
        }
        const double unsure = 1e-5 * t_max;
        if (leave - enter > unsure) {
            ASSERT_TRUE(found.hit) << "round " << round;
            ASSERT_NEAR(found.fraction, enter, unsure) << "round " << round;
            ++hits;
        } else if (enter - leave > unsure) {
            ASSERT_FALSE(found.hit) << "round " << round;
        }
    }
    EXPECT_GT(hits, 2'000);
}

TEST(BoxRay, WorkedValues) {
    const Aabb2 box{{1.0f, 1.0f}, {3.0f, 2.0f}};
    const BoxRayHit<2> left = ray_cast(box, {Vec2{-1.0f, 1.5f}, Vec2{4.0f, 0.0f}, 1.0f});
    EXPECT_TRUE(left.hit);
    EXPECT_EQ(left.fraction, 0.5f);
    EXPECT_EQ(left.normal, (Vec2{-1.0f, 0.0f}));
    const BoxRayHit<2> top = ray_cast(box, {Vec2{2.0f, 6.0f}, Vec2{0.0f, -8.0f}, 1.0f});
    EXPECT_EQ(top.fraction, 0.5f);
    EXPECT_EQ(top.normal, (Vec2{0.0f, 1.0f}));
    EXPECT_FALSE(ray_cast(box, {Vec2{-1.0f, 1.5f}, Vec2{4.0f, 0.0f}, 0.49f}).hit);
    EXPECT_TRUE(ray_cast(box, {Vec2{-1.0f, 1.5f}, Vec2{4.0f, 0.0f}, 0.5f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{-1.0f, 1.5f}, Vec2{-4.0f, 0.0f}, 100.0f}).hit);
}

TEST(BoxRay, ParallelRaysInAFaceTouch) {
    const Aabb2 box{{1.0f, 1.0f}, {3.0f, 2.0f}};
    for (const float y : {1.0f, 2.0f}) {
        EXPECT_EQ(ray_cast(box, {Vec2{0.0f, y}, Vec2{1.0f, 0.0f}, 9.0f}).fraction, 1.0f);
        EXPECT_EQ(ray_cast(box, {Vec2{4.0f, y}, Vec2{-1.0f, -0.0f}, 9.0f}).normal, (Vec2{1.0f, 0.0f}));
    }
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, std::nextafter(2.0f, 3.0f)}, Vec2{1.0f, 0.0f}, 9.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, std::nextafter(1.0f, 0.0f)}, Vec2{1.0f, 0.0f}, 9.0f}).hit);
}

/// However far along (-1e-40, -1e-40) from (12.5, 5.5) no point of the box lies; of the other the fraction is
/// no float.
TEST(BoxRay, WhereTheFractionIsBeyondAllFloatsNothingIsMet) {
    for (const float d : {1.0e-38f, 1.0e-39f, 1.0e-40f, 1.0e-45f}) {
        EXPECT_FALSE(ray_cast(Aabb2{{5.0f, 5.0f}, {6.0f, 6.0f}}, {Vec2{12.5f, 5.5f}, Vec2{-d, -d}, kInf}).hit)
            << d;
        const BoxRayHit<2> ahead =
            ray_cast(Aabb2{{5.0f, 5.0f}, {6.0f, 6.0f}}, {Vec2{12.5f, 12.5f}, Vec2{-d, -d}, kInf});
        EXPECT_TRUE(!ahead.hit || ahead.fraction <= std::numeric_limits<float>::max()) << d;
    }
    EXPECT_FALSE(
        ray_cast(Aabb2{{5.0f, 5.0f}, {6.0f, 6.0f}}, {Vec2{12.5f, 5.5f}, Vec2{-1.0e-40f, 0.0f}, kInf}).hit);
    EXPECT_TRUE(
        ray_cast(Aabb2{{5.0f, 5.0f}, {6.0f, 6.0f}}, {Vec2{12.5f, 5.5f}, Vec2{-1.0e-37f, 0.0f}, kInf}).hit);
}

TEST(BoxRay, OfNoLengthIsAPoint) {
    const Aabb2 box{{1.0f, 1.0f}, {3.0f, 2.0f}};
    for (const float t_max : {0.0f, 1.0f, kInf}) {
        const BoxRayHit<2> in = ray_cast(box, {Vec2{3.0f, 2.0f}, Vec2{0.0f, 0.0f}, t_max});
        EXPECT_TRUE(in.hit);
        EXPECT_EQ(in.fraction, 0.0f);
        EXPECT_EQ(in.normal, (Vec2{}));
        EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{0.0f, -0.0f}, t_max}).hit);
    }
    EXPECT_TRUE(ray_cast(box, {Vec2{2.0f, 1.5f}, Vec2{1.0f, 0.0f}, 0.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{1.0f, 0.0f}, 0.0f}).hit);
}

TEST(BoxRay, TinyAndHugeStepsDoNotPoisonIt) {
    const Aabb2 box{{1.0f, 1.0f}, {3.0f, 2.0f}};
    // Up by the least step there is while it crosses: as good as parallel, also in a face.
    EXPECT_EQ(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{1.0f, 1.4e-45f}, 9.0f}).fraction, 1.0f);
    EXPECT_EQ(ray_cast(box, {Vec2{0.0f, 1.0f}, Vec2{1.0f, 1.4e-45f}, 9.0f}).fraction, 1.0f);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 2.0f}, Vec2{1.0f, 1.4e-45f}, 0.9f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 0.0f}, Vec2{1.4e-45f, 1.4e-45f}, 1.0f}).hit);
    EXPECT_TRUE(ray_cast(box, {Vec2{0.0f, 0.75f}, Vec2{kMax, 0.25f * kMax}, 1.0f}).hit);
    const Aabb2 huge{{-kMax, -kMax}, {kMax, kMax}};
    EXPECT_TRUE(ray_cast(huge, {Vec2{kMax, kMax}, Vec2{-1.0f, 0.0f}, 1.0f}).hit);
}

TEST(BoxRay, WhatIsNotANumberHitsNothing) {
    const Aabb2 box{{1.0f, 1.0f}, {3.0f, 2.0f}};
    EXPECT_FALSE(ray_cast(box, {Vec2{kNaN, 1.5f}, Vec2{1.0f, 0.0f}, 9.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, kNaN}, Vec2{1.0f, 0.0f}, 9.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{kNaN, 0.0f}, 9.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{1.0f, kNaN}, 9.0f}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{1.0f, 0.0f}, kNaN}).hit);
    EXPECT_FALSE(ray_cast(box, {Vec2{0.0f, 1.5f}, Vec2{1.0f, 0.0f}, -1.0f}).hit);
    EXPECT_FALSE(ray_cast(Aabb2{{kNaN, 1.0f}, {3.0f, 2.0f}}, {Vec2{0.0f, 1.5f}, Vec2{1.0f, 0.0f}, 9.0f}).hit);
}

}  // namespace
}  // namespace jostle
