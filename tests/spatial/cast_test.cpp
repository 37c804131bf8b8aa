// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts of points and of boxes through all trees, against jostle::ray_cast and box_cast on each item.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/cast.h>

#include "spatial/trees.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;
using test::kLargest;
using test::kNan;

using test::Filled;
using test::kSomeMask;
using test::Random;

template <class Tree>
class Casts : public testing::Test {
  public:
    static constexpr int kDimension = Filled<Tree>::kDimension;
    using Vector = jostle::Vector<kDimension>;

    /// Between two points, along an axis, none at all, or of a length near the ends of what a float holds.
    static Vector some_direction(const Filled<Tree>& filled, const Vector& p1, int type, Random& random) {
        Vector d = test::some_point<kDimension>(filled.boxes, random) - p1;
        if (!is_finite(d)) d = detail::splat(d, 1.0f);
        const int axis = static_cast<int>(random.below(kDimension));
        switch (type % 6) {
            case 0: {
                const float along = d[axis];
                d = Vector{};
                d[axis] = along;
                return d;
            }
            case 1:
                return Vector{};
            case 2:
                return d * 1e-38f;
            case 3:
                for (int k = 0; k < kDimension; ++k)
                    d[k] = d[k] < 0.0f ? -1e30f : random.uniform(0.0f, kLargest);
                return d;
            default:
                return d;
        }
    }
    static float some_end(int type) {
        constexpr float kEnds[] = {1.0f, kInfinity, 0.0f, 0.5f, kLargest};
        return kEnds[type % 5];
    }
};
TYPED_TEST_SUITE(Casts, test::AllTrees);

/// The oracle: where each item is entered by itself, and the first of all.
struct Truth {
    std::vector<int> ids;
    std::vector<float> ts;  ///< of all items; negative: not met
    int first = -1;
    float t = kInfinity;
};

template <class Filled, class Cast>
Truth truth_of(const Filled& filled, std::uint64_t mask, Cast cast) {
    Truth truth;
    truth.ts.assign(filled.boxes.size(), -1.0f);
    for (std::size_t i = 0; i < filled.boxes.size(); ++i) {
        const auto hit = cast(filled.boxes[i]);
        if (!hit.hit || !filled.is_asked(i, mask)) continue;
        truth.ids.push_back(static_cast<int>(i));
        truth.ts[i] = hit.fraction;
        if (truth.first >= 0 && hit.fraction >= truth.t) continue;
        truth.first = static_cast<int>(i);
        truth.t = hit.fraction;
    }
    return truth;
}

/// Runs a cast that ignores everything, then one that clips; cast(visitor) is one of the trees' verbs.
template <class Cast>
void expect_visits(const Truth& truth, float t_max, Cast cast) {
    std::vector<int> found;
    QueryWork work = cast([&](int id, float end) {
        EXPECT_EQ(end, t_max);
        found.push_back(id);
        return CastAnswer::ignore();
    });
    EXPECT_EQ(work.items, static_cast<int>(found.size()));
    EXPECT_EQ(test::sorted(found), truth.ids);
    float closest = kInfinity;
    int calls = 0;
    work = cast([&](int id, float end) {
        const float t = truth.ts[static_cast<std::size_t>(id)];
        EXPECT_GE(t, 0.0f);
        EXPECT_LE(t, end);
        closest = min(closest, t);
        ++calls;
        return CastAnswer::clip(t);
    });
    EXPECT_EQ(work.items, calls);
    EXPECT_EQ(closest, truth.t);
}

void expect_first(const Truth& truth, const CastHit& hit) {
    EXPECT_EQ(hit.hit, truth.first >= 0);
    EXPECT_EQ(hit.id, truth.first);
    EXPECT_EQ(hit.fraction, truth.first >= 0 ? truth.t : 0.0f);
}

TYPED_TEST(Casts, RaysMeetWhatBruteForceSays) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        const auto& tree = filled.tree;
        for (int i = 0; i < 30; ++i) {
            const Vector<D> p1 = test::some_point<D>(filled.boxes, random);
            const Vector<D> d = TestFixture::some_direction(filled, p1, i, random);
            const float t_max = TestFixture::some_end(i);
            const std::uint64_t mask = i % 2 == 0 ? kAllCategories : kSomeMask;
            const Truth truth = truth_of(filled, mask, [&](const Aabb<D>& box) {
                return jostle::ray_cast(box, {p1, d, t_max});
            });
            SCOPED_TRACE("ray " + std::to_string(i));
            std::vector<int> found;
            const QueryWork work = tree.ray_all(
                {p1, d, t_max}, [&](int id) { found.push_back(id); }, test::only(filled.tree, mask));
            EXPECT_EQ(test::sorted(found), truth.ids);
            EXPECT_EQ(work.items, static_cast<int>(truth.ids.size()));
            expect_first(truth, tree.ray_closest({p1, d, t_max}, test::only(filled.tree, mask)));
            EXPECT_EQ(tree.ray_any({p1, d, t_max}, test::only(filled.tree, mask)), truth.first >= 0);
            expect_visits(truth, t_max, [&](auto visitor) {
                return tree.ray_cast({p1, d, t_max}, visitor, test::only(filled.tree, mask));
            });
            if (testing::Test::HasFailure()) return;
        }
    });
}

TYPED_TEST(Casts, BoxesMeetWhatBruteForceSays) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        for (int i = 0; i < 20; ++i) {
            const Vector<D> p1 = test::some_point<D>(filled.boxes, random);
            const Aabb<D> box = i == 7 ? Aabb<D>{detail::splat(p1, -kLargest), detail::splat(p1, kLargest)}
                                       : test::box_around<D>(p1, random.uniform(0.0f, 3.0f));
            const Vector<D> d = TestFixture::some_direction(filled, p1, i, random);
            const float t_max = TestFixture::some_end(i);
            const std::uint64_t mask = i % 2 == 0 ? kAllCategories : kSomeMask;
            const Truth truth = truth_of(filled, mask, [&](const Aabb<D>& item) {
                return jostle::box_cast(item, {box, d, t_max});
            });
            SCOPED_TRACE("cast " + std::to_string(i));
            expect_first(truth, filled.tree.box_closest({box, d, t_max}, test::only(filled.tree, mask)));
            expect_visits(truth, t_max, [&](auto visitor) {
                return filled.tree.box_cast({box, d, t_max}, visitor, test::only(filled.tree, mask));
            });
            if (testing::Test::HasFailure()) return;
        }
    });
}

TYPED_TEST(Casts, OfItemsAsNearTheSmallestIdIsFirst) {
    constexpr int D = TestFixture::kDimension;
    Random random(2);
    const Vector<D> zero{};
    std::vector<Aabb<D>> boxes(300, test::box_around<D>(zero, 1.0f));
    // Those in front of all others are 100 to 199, entered at x = -2.
    for (std::size_t i = 100; i < 200; ++i) boxes[i].lower[0] = -2.0f;
    const Filled<TypeParam> filled(boxes, random);
    Vector<D> p1{}, d{};
    p1[0] = -10.0f;
    d[0] = 2.0f;
    int expected = 100;
    while (!filled.is_asked(static_cast<std::size_t>(expected), kSomeMask)) ++expected;
    const CastHit hit = filled.tree.ray_closest({p1, d, 100.0f}, test::only(filled.tree, kSomeMask));
    EXPECT_TRUE(hit.hit);
    EXPECT_EQ(hit.id, expected);
    EXPECT_EQ(hit.fraction, 4.0f);
    // A box of half a metre gets there a quarter of a second earlier.
    const CastHit touch = filled.tree.box_closest({test::box_around<D>(p1, 0.5f), d, kInfinity},
                                                  test::only(filled.tree, kSomeMask));
    EXPECT_EQ(touch.id, expected);
    EXPECT_EQ(touch.fraction, 3.75f);
    EXPECT_FALSE(filled.tree.ray_closest({p1, d, 3.9375f}, test::only(filled.tree, kSomeMask)).hit);
    EXPECT_TRUE(filled.tree.ray_any({p1, d, 4.0f}, test::only(filled.tree, kSomeMask)));
    EXPECT_FALSE(filled.tree.ray_any({p1, d, 3.9375f}, test::only(filled.tree, kSomeMask)));
}

TYPED_TEST(Casts, AContextGoesOnWithTheNextHit) {
    constexpr int D = TestFixture::kDimension;
    Random random(9);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kSorted, 500, random), random);
    Vector<D> p1{}, d{};
    p1[0] = -1.0f;
    d[0] = 1.0f;
    std::vector<int> expected;
    filled.tree.ray_cast(
        {p1, d, 450.0f},
        [&](int id, float) {
            expected.push_back(id);
            return id > 300 ? CastAnswer::clip(310.0f) : CastAnswer::ignore();
        },
        test::only(filled.tree, kSomeMask));
    ASSERT_GT(expected.size(), 50u);
    CastContext context;
    std::vector<int> found;
    float last_end = 450.0f;
    do {
        filled.tree.ray_cast(
            context, {p1, d, 450.0f},
            [&](int id, float end) {
                found.push_back(id);
                EXPECT_LE(end, last_end);
                last_end = end;
                // Half of them stop, and clip nothing.
                if (id <= 300 && id % 2 == 0) return CastAnswer::stop();
                return id > 300 ? CastAnswer::clip(310.0f) : CastAnswer::ignore();
            },
            test::only(filled.tree, kSomeMask));
    } while (!context.empty());
    EXPECT_EQ(found, expected);

    expected.clear();
    filled.tree.ray_all(
        {p1, d, 450.0f}, [&](int id) { expected.push_back(id); }, test::only(filled.tree, kSomeMask));
    found.clear();
    QueryContext all;
    do {
        filled.tree.ray_all(
            all, {p1, d, 450.0f},
            [&](int id) {
                found.push_back(id);
                return Visit::kStop;
            },
            test::only(filled.tree, kSomeMask));
    } while (!all.empty());
    EXPECT_EQ(found, expected);
}

TYPED_TEST(Casts, WhatClipsSparesWork) {
    constexpr int D = TestFixture::kDimension;
    Random random(4);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kSorted, 5000, random), random);
    Vector<D> p1{}, d{};
    p1[0] = 2500.0f;
    d[0] = 1.0f;
    const QueryWork all =
        filled.tree.ray_cast({p1, d, kInfinity}, [](int, float) { return CastAnswer::ignore(); });
    EXPECT_GT(all.items, 2000);
    const CastHit closest = filled.tree.ray_closest({p1, d, kInfinity});
    EXPECT_TRUE(closest.hit);
    EXPECT_LT(closest.work.nodes, 60);
    int calls = 0;
    const QueryWork one = filled.tree.ray_cast({p1, d, kInfinity}, [&](int, float) {
        ++calls;
        return CastAnswer::stop();
    });
    EXPECT_TRUE(one.stopped);
    EXPECT_EQ(calls, 1);
    EXPECT_LT(one.nodes, 60);
}

TYPED_TEST(Casts, RefusesWhatItCannotUse) {
    constexpr int D = TestFixture::kDimension;
    Random random(1);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 20, random), random);
    const auto& tree = filled.tree;
    const Vector<D> zero{};
    const auto none = [](int, float) { return CastAnswer::ignore(); };
    const auto nothing = [](int) {};
    const Aabb<D> box{zero, zero};
    const auto expect_refused = [&](const Vector<D>& p1, const Vector<D>& d, float t_max) {
        EXPECT_THROW(tree.ray_cast({p1, d, t_max}, none), Error);
        EXPECT_THROW(tree.ray_all({p1, d, t_max}, nothing), Error);
        EXPECT_THROW(static_cast<void>(tree.ray_closest({p1, d, t_max})), Error);
        EXPECT_THROW(static_cast<void>(tree.ray_any({p1, d, t_max})), Error);
        EXPECT_THROW(tree.box_cast({{p1, p1}, d, t_max}, none), Error);
        EXPECT_THROW(static_cast<void>(tree.box_closest({{p1, p1}, d, t_max})), Error);
    };
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        Vector<D> v{};
        v[D - 1] = bad;
        expect_refused(v, zero, 1.0f);
        expect_refused(zero, v, 1.0f);
    }
    for (const float bad : {kNan, -1.0f, -kInfinity}) expect_refused(zero, zero, bad);
    EXPECT_THROW(tree.box_cast({{detail::splat(zero, 1.0f), zero}, zero, 1.0f}, none), Error);
    test::expect_refused(std::string(Filled<TypeParam>::kName) + "::box_cast", "max_fraction", [&] {
        tree.box_cast({box, zero, -1.0f}, none);
    });
}

/// As jostle::ray_cast: neither a miss that looks like a hit at infinity, nor a fraction that is no float.
TYPED_TEST(Casts, WhereTheFractionIsBeyondAllFloatsNothingIsMet) {
    constexpr int D = TestFixture::kDimension;
    Random random(2);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 200, random), random);
    const Vector<D> target = center(filled.boxes.front());
    for (const float d : {1.0e-38f, 1.0e-39f, 1.0e-40f}) {
        for (int axis = -1; axis < D; ++axis) {
            Vector<D> back = detail::splat(Vector<D>{}, axis < 0 ? 1.0f : 0.0f);
            if (axis >= 0) back[axis] = 1.0f;
            const Vector<D> from = target + 1.0e4f * back;
            ASSERT_TRUE(filled.tree.ray_any(Ray<D>{from, -1.0f * back, kInfinity}));
            const Ray<D> ray{from, -d * back, kInfinity};
            EXPECT_FALSE(filled.tree.ray_closest(ray).hit) << d;
            EXPECT_FALSE(filled.tree.ray_any(ray)) << d;
        }
    }
}

}  // namespace
}  // namespace jostle
