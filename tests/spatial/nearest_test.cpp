// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Items near a point, of all trees, against brute force.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/nearest.h>

#include <algorithm>

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
class NearestOfTrees : public testing::Test {
  public:
    static constexpr int kDimension = Filled<Tree>::kDimension;
};
TYPED_TEST_SUITE(NearestOfTrees, test::AllTrees);

/// The nearest k, by distance(id).
template <class Filled, class Distance>
std::vector<Neighbor> nearest_truth_of(const Filled& filled, std::uint64_t mask, std::size_t k,
                                       Distance distance) {
    std::vector<Neighbor> all;
    for (std::size_t i = 0; i < filled.boxes.size(); ++i) {
        const int id = static_cast<int>(i);
        if (filled.is_asked(i, mask)) all.push_back({id, distance(id)});
    }
    std::sort(all.begin(), all.end(), [](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : a.id < b.id;
    });
    all.resize(std::min(all.size(), k));
    return all;
}

TYPED_TEST(NearestOfTrees, TheNearestAreThoseOfBruteForce) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        for (int i = 0; i < 12; ++i) {
            Vector<D> p = test::some_point<D>(filled.boxes, random);
            if (i == 5) p = detail::splat(p, kLargest);
            const std::uint64_t mask = i % 2 == 0 ? kAllCategories : kSomeMask;
            const auto of_box = [&](int id) {
                return squared_distance(filled.boxes[static_cast<std::size_t>(id)], p);
            };
            for (const std::size_t k : {0u, 1u, 2u, 10u, 500u}) {
                std::vector<Neighbor> found(k);
                const NearestCount count = filled.tree.k_nearest(p, found, test::only(filled.tree, mask));
                found.resize(static_cast<std::size_t>(count.count));
                EXPECT_EQ(found, nearest_truth_of(filled, mask, k, of_box));
            }
            const std::vector<Neighbor> one = nearest_truth_of(filled, mask, 1, of_box);
            const NearestHit hit = filled.tree.closest(p, test::only(filled.tree, mask));
            EXPECT_EQ(hit.hit, !one.empty());
            EXPECT_EQ(hit.id, one.empty() ? -1 : one[0].id);
            EXPECT_EQ(hit.squared_distance, one.empty() ? 0.0f : one[0].squared_distance);
        }
    });
}

TYPED_TEST(NearestOfTrees, TrueDistancesDecide) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        const Vector<D> p = test::some_point<D>(filled.boxes, random);
        // To the lower corner, which is never nearer than the box; every tenth item has no distance.
        const auto distance = [&](int id) {
            const Vector<D> corner = filled.boxes[static_cast<std::size_t>(id)].lower;
            return id % 10 == 9 ? kNan : squared_distance(Aabb<D>{corner, corner}, p);
        };
        std::vector<Neighbor> expected = nearest_truth_of(
            filled, kSomeMask, 1000, [&](int id) { return id % 10 == 9 ? kInfinity : distance(id); });
        expected.erase(std::remove_if(expected.begin(), expected.end(),
                                      [](const Neighbor& one) { return one.id % 10 == 9; }),
                       expected.end());
        for (const std::size_t k : {1u, 7u}) {
            std::vector<Neighbor> found(k);
            const NearestCount count =
                filled.tree.k_nearest(p, found, distance, test::only(filled.tree, kSomeMask));
            ASSERT_EQ(static_cast<std::size_t>(count.count), std::min(k, expected.size()));
            found.resize(static_cast<std::size_t>(count.count));
            EXPECT_TRUE(std::equal(found.begin(), found.end(), expected.begin()));
        }
        const NearestHit hit = filled.tree.closest(p, distance, test::only(filled.tree, kSomeMask));
        EXPECT_EQ(hit.id, expected.empty() ? -1 : expected[0].id);
    });
}

TYPED_TEST(NearestOfTrees, ARadiusReachesWhatBruteForceSays) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        for (const float r : {0.0f, 1e-44f, 1e-25f, 0.5f, 4.0f, 1000.0f, 1e17f, 1e25f, kLargest}) {
            const Vector<D> p = test::some_point<D>(filled.boxes, random);
            // In doubles, which neither overflow nor vanish; away from ties, which only exact ones are.
            const auto is_near = [&](const Aabb<D>& box) {
                double sum = 0.0;
                for (int i = 0; i < D; ++i) {
                    const double away = max(max(box.lower[i] - p[i], p[i] - box.upper[i]), 0.0f);
                    sum += away * away;
                }
                return sum < static_cast<double>(r) * static_cast<double>(r);
            };
            const std::uint64_t mask = random.below(2) == 0 ? kAllCategories : kSomeMask;
            const std::vector<int> expected = test::brute_force(filled, mask, is_near);
            std::vector<int> found;
            const QueryWork work = filled.tree.radius(
                p, r,
                [&](const Neighbor& one) {
                    found.push_back(one.id);
                    EXPECT_EQ(one.squared_distance,
                              squared_distance(filled.boxes[static_cast<std::size_t>(one.id)], p));
                },
                test::only(filled.tree, mask));
            EXPECT_EQ(test::sorted(found), expected) << r;
            EXPECT_EQ(work.items, static_cast<int>(expected.size()));
        }
    });
}

TYPED_TEST(NearestOfTrees, AHitIsStrictlyNearerThanTheRadius) {
    constexpr int D = TestFixture::kDimension;
    Random random(1);
    std::vector<Aabb<D>> boxes;
    Vector<D> at{};
    for (int i = 0; i < 20; ++i) {
        at[0] = static_cast<float>(i);
        boxes.push_back({at, at});
    }
    const Filled<TypeParam> filled(boxes, random);
    for (const auto& [r, most] : {std::pair{0.0f, 0}, {1e-30f, 1}, {3.0f, 3}, {3.0625f, 4}, {1e30f, 20}}) {
        std::vector<int> found;
        QueryContext context;
        do {
            filled.tree.radius(context, {}, r, [&](const Neighbor& one) {
                found.push_back(one.id);
                return Visit::kStop;
            });
        } while (!context.empty());
        const std::vector<int> expected = test::brute_force(
            filled, kAllCategories,
            [&, last = most](const Aabb<D>& box) { return box.lower[0] < static_cast<float>(last); });
        EXPECT_EQ(test::sorted(found), expected) << r;
    }
}

TYPED_TEST(NearestOfTrees, LooksAtFewOfMany) {
    constexpr int D = TestFixture::kDimension;
    Random random(8);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 5000, random), random);
    const Vector<D> p = test::some_point<D>(filled.boxes, random);
    const NearestHit hit = filled.tree.closest(p);
    EXPECT_TRUE(hit.hit);
    EXPECT_LT(hit.work.nodes, 250);
    EXPECT_LT(hit.work.items, 250);
}

TYPED_TEST(NearestOfTrees, RefusesWhatItCannotUse) {
    constexpr int D = TestFixture::kDimension;
    Random random(1);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 20, random), random);
    const auto& tree = filled.tree;
    std::vector<Neighbor> found(3);
    const auto none = [](const Neighbor&) { FAIL(); };
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        Vector<D> p{};
        p[0] = bad;
        EXPECT_THROW(tree.k_nearest(p, found), Error);
        EXPECT_THROW(static_cast<void>(tree.closest(p)), Error);
        EXPECT_THROW(tree.radius(p, 1.0f, none), Error);
        // An infinite radius is no limit.
        if (bad != kInfinity) {
            EXPECT_THROW(tree.radius({}, bad, none), Error);
        }
    }
    test::expect_refused(std::string(Filled<TypeParam>::kName) + "::radius", "r",
                         [&] { tree.radius({}, -1.0f, none); });
}

TEST(SquaredDistance, IsAsWorkedOut) {
    const Aabb3 box{{0, 0, 0}, {1, 2, 3}};
    EXPECT_EQ(squared_distance<3>(box, {0.5f, 1, 3}), 0.0f);
    EXPECT_EQ(squared_distance<3>(box, {-2, 1, 1}), 4.0f);
    EXPECT_EQ(squared_distance<3>(box, {2, 4, 6}), 14.0f);
    EXPECT_EQ(squared_distance<3>(box, {1e30f, 0, 0}), kInfinity);
}

}  // namespace
}  // namespace jostle
