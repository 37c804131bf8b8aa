// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box query and the half-space query of all trees, against brute force.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/query.h>

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
class Queries : public testing::Test {
  public:
    static constexpr int kDimension = Filled<Tree>::kDimension;
    using Vector = jostle::Vector<kDimension>;
    using Box = Aabb<kDimension>;
    using Space = HalfSpace<kDimension>;

    static Space some_space(const std::vector<Box>& boxes, Random& random) {
        Space space{};
        while (space.normal == Vector{}) {
            for (int k = 0; k < kDimension; ++k) {
                space.normal[k] = random.below(3) == 0 ? random.whole(-1, 1) : random.uniform(-1.0f, 1.0f);
            }
        }
        space.offset = dot(space.normal, test::some_point<kDimension>(boxes, random));
        return space;
    }
};
TYPED_TEST_SUITE(Queries, test::AllTrees);

TYPED_TEST(Queries, BoxesAreThoseOfBruteForce) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        for (int i = 0; i < 30; ++i) {
            const Vector<D> p = test::some_point<D>(filled.boxes, random);
            const Vector<D> q = i % 3 == 0 ? p : test::some_point<D>(filled.boxes, random);
            const Aabb<D> box = i == 1 ? Aabb<D>{detail::splat(p, -kLargest), detail::splat(p, kLargest)}
                                       : Aabb<D>{min(p, q), max(p, q)};
            const std::uint64_t mask = i % 2 == 0 ? kAllCategories : kSomeMask;
            const std::vector<int> expected =
                test::brute_force(filled, mask, [&](const Aabb<D>& item) { return overlap(item, box); });
            std::vector<int> found;
            const QueryWork work = filled.tree.query(
                box, [&](int id) { found.push_back(id); }, test::only(filled.tree, mask));
            EXPECT_EQ(test::sorted(found), expected);
            EXPECT_EQ(work.items, static_cast<int>(expected.size()));
            EXPECT_FALSE(work.stopped);
            EXPECT_GE(work.nodes, 1);
            EXPECT_LE(work.nodes, 2 * filled.tree.size() + 1);
        }
    });
}

TYPED_TEST(Queries, HalfSpacesAreThoseOfBruteForce) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random& random) {
        for (int i = 0; i < 20; ++i) {
            std::vector<HalfSpace<D>> spaces;
            for (int k = i % 7; k > 0; --k) spaces.push_back(TestFixture::some_space(filled.boxes, random));
            const std::uint64_t mask = i % 2 == 0 ? kAllCategories : kSomeMask;
            const std::vector<int> expected = test::brute_force(filled, mask, [&](const Aabb<D>& item) {
                return std::all_of(spaces.begin(), spaces.end(),
                                   [&](const HalfSpace<D>& space) { return meets(item, space); });
            });
            std::vector<int> found;
            const QueryWork work = filled.tree.query(
                std::span<const HalfSpace<D>>(spaces), [&](int id) { found.push_back(id); },
                test::only(filled.tree, mask));
            EXPECT_EQ(test::sorted(found), expected);
            EXPECT_EQ(work.items, static_cast<int>(expected.size()));
        }
    });
}

TYPED_TEST(Queries, WhatIsInsideOfAllHalfSpacesIsReportedWithoutATest) {
    constexpr int D = TestFixture::kDimension;
    Random random(3);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 3000, random), random);
    // Between two planes that leave out the boxes' outermost tenth.
    HalfSpace<D> below{{}, 0.0f}, above{{}, 0.0f};
    below.normal[0] = 2.0f;
    below.offset = 2.0f * 0.9f * 2.0f * std::pow(3000.0f, 1.0f / D);
    above.normal[0] = -1.0f;
    above.offset = -0.1f * 2.0f * std::pow(3000.0f, 1.0f / D);
    const HalfSpace<D> spaces[] = {below, above};
    std::vector<int> found;
    filled.tree.query(std::span<const HalfSpace<D>>(spaces), [&](int id) { found.push_back(id); });
    EXPECT_EQ(test::sorted(found), test::brute_force(filled, kAllCategories, [&](const Aabb<D>& item) {
                  return meets(item, below) && meets(item, above);
              }));
    EXPECT_GT(found.size(), 2000u);
    EXPECT_LT(found.size(), 3000u);
    std::size_t all = 0;
    filled.tree.query(std::span<const HalfSpace<D>>(), [&](int) { ++all; });
    EXPECT_EQ(all, 3000u);
}

TYPED_TEST(Queries, AContextGoesOnWithTheNextHit) {
    constexpr int D = TestFixture::kDimension;
    Random random(5);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 2000, random), random);
    const Vector<D> zero{};
    const Aabb<D> box{zero, detail::splat(zero, 1e4f)};
    std::vector<int> expected;
    const QueryWork whole = filled.tree.query(
        box, [&](int id) { expected.push_back(id); }, test::only(filled.tree, kSomeMask));
    ASSERT_GT(expected.size(), 300u);

    QueryContext context;
    EXPECT_TRUE(context.empty());
    for (const int step : {1, 7, 256, 100000}) {
        std::vector<int> found;
        QueryWork sum;
        int calls = 0;
        do {
            int left = step;
            const QueryWork work = filled.tree.query(
                context, box,
                [&](int id) {
                    found.push_back(id);
                    return --left == 0 ? Visit::kStop : Visit::kDescend;
                },
                test::only(filled.tree, kSomeMask));
            EXPECT_EQ(work.stopped, left == 0);
            sum.nodes += work.nodes;
            sum.items += work.items;
            ++calls;
        } while (!context.empty());
        EXPECT_EQ(found, expected);
        EXPECT_EQ(sum.nodes, whole.nodes);
        EXPECT_EQ(sum.items, whole.items);
        EXPECT_GE(calls, static_cast<int>(expected.size()) / step);
    }

    // The same of half-spaces; a context that is cleared begins again.
    HalfSpace<D> space{{}, 20.0f};
    space.normal[D - 1] = 1.0f;
    const std::span<const HalfSpace<D>> spaces(&space, 1);
    expected.clear();
    filled.tree.query(
        spaces, [&](int id) { expected.push_back(id); }, test::only(filled.tree, kSomeMask));
    ASSERT_GT(expected.size(), 50u);
    const auto first = [&] {
        int got = -1;
        filled.tree.query(
            context, spaces,
            [&](int id) {
                got = id;
                return Visit::kStop;
            },
            test::only(filled.tree, kSomeMask));
        return got;
    };
    for (std::size_t i = 0; i < 40; ++i) EXPECT_EQ(first(), expected[i]);
    context.clear();
    EXPECT_TRUE(context.empty());
    EXPECT_EQ(first(), expected[0]);
}

TYPED_TEST(Queries, RefusesWhatItCannotUse) {
    constexpr int D = TestFixture::kDimension;
    Random random(1);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 20, random), random);
    const Vector<D> zero{};
    const auto none = [](int) { FAIL(); };
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        Vector<D> v{};
        v[D - 1] = bad;
        EXPECT_THROW(filled.tree.query({v, zero}, none), Error);
        EXPECT_THROW(filled.tree.query({zero, v}, none), Error);
        for (const HalfSpace<D>& space : {HalfSpace<D>{v, 0.0f}, HalfSpace<D>{detail::splat(v, 1.0f), bad}})
            EXPECT_THROW(filled.tree.query(std::span<const HalfSpace<D>>(&space, 1), none), Error);
    }
    const HalfSpace<D> no_normal{zero, 1.0f};
    EXPECT_THROW(filled.tree.query(std::span<const HalfSpace<D>>(&no_normal, 1), none), Error);
    test::expect_refused(std::string(Filled<TypeParam>::kName) + "::query", "box", [&] {
        filled.tree.query({detail::splat(zero, 1.0f), zero}, none);
    });
}

TEST(Meets, IsAsWorkedOut) {
    const Aabb2 box{{1, 2}, {3, 5}};
    // x + y is 3 at the least.
    EXPECT_TRUE(meets(box, {{1, 1}, 3.0f}));
    EXPECT_FALSE(meets(box, {{1, 1}, 2.9f}));
    // x - y is -4 at the least, -x - y is -8.
    EXPECT_TRUE(meets(box, {{1, -1}, -4.0f}));
    EXPECT_FALSE(meets(box, {{1, -1}, -4.1f}));
    EXPECT_TRUE(meets(box, {{-1, -1}, -8.0f}));
    EXPECT_FALSE(meets(box, {{-1, -1}, -8.1f}));
    EXPECT_TRUE(meets(box, {{0, 1}, 2.0f}));
    EXPECT_FALSE(meets(box, {{0, 1}, 1.9f}));
    const Aabb3 cube{{1, 1, 1}, {2, 2, 2}};
    EXPECT_TRUE(meets(cube, {{1, 1, -1}, 0.0f}));
    EXPECT_FALSE(meets(cube, {{1, 1, -1}, -0.1f}));
}

TEST(Meets, NeitherOverflowsNorVanishes) {
    const Aabb2 far{{3e38f, -3e38f}, {3e38f, -3e38f}};
    EXPECT_TRUE(meets(far, {{1, 1}, 0.0f}));
    EXPECT_FALSE(meets(far, {{3e38f, 3e38f}, -1e38f}));
    EXPECT_FALSE(meets(far, {{1e-40f, -1e-40f}, 0.0f}));
    EXPECT_TRUE(meets(far, {{-1e-40f, 1e-40f}, 0.0f}));
    // No finite box reaches as far as the offset.
    EXPECT_TRUE(meets(far, {{1e-30f, 0}, 1e38f}));
    EXPECT_FALSE(meets(far, {{1e-30f, 0}, -1e38f}));
    const Aabb3 corner{{3e38f, 3e38f, 3e38f}, {3e38f, 3e38f, 3e38f}};
    EXPECT_FALSE(meets(corner, {{1, 1, 1}, 3.4e38f}));
    EXPECT_TRUE(meets(corner, {{-1, -1, -1}, -3.4e38f}));
}

}  // namespace
}  // namespace jostle
