// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The forms in which every tree answers the same verb: a visitor, a vector, a span; with a limit; with a
// filter where the tree stores filters, and only there.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include "spatial/trees.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;

using test::Random;

template <class T>
concept TakesAFilter = requires(const T& tree, const Aabb2& box, std::vector<int>& found) {
    tree.query(box, found, {.mask = 1});
};
static_assert(TakesAFilter<DynamicTree<2>> && TakesAFilter<BroadPhase<2>>);
static_assert(!TakesAFilter<Bvh<2>> && !TakesAFilter<KdTree<2>>, "they store no filters");

/// `{}` and a bare mask are no radius.
template <class T>
concept TakesAMaskForARadius = requires(const T& tree, Vec2 p, std::uint64_t mask) {
    tree.closest(p, mask);
};
static_assert(!TakesAMaskForARadius<DynamicTree<2>> && !TakesAMaskForARadius<Bvh<2>>);

/// The same question, the same arguments, whichever the tree.
template <class T>
concept AnswersPoints = requires(const T& tree, Vec2 p, std::vector<Neighbor>& all, std::span<Neighbor> some,
                                 void (*visitor)(const Neighbor&)) {
    { tree.radius(p, 1.0f, visitor) } -> std::same_as<QueryWork>;
    { tree.radius(p, 1.0f, all) } -> std::same_as<QueryWork>;
    { tree.k_nearest(p, some) } -> std::same_as<NearestCount>;
    { tree.k_nearest(p, 1.0f, some) } -> std::same_as<NearestCount>;
    { tree.closest(p) } -> std::same_as<NearestHit>;
    { tree.closest(p, 1.0f) } -> std::same_as<NearestHit>;
};
static_assert(AnswersPoints<KdTree<2>> && AnswersPoints<DynamicTree<2>> && AnswersPoints<Bvh<2>>);

template <class T>
concept AnswersBoxes = requires(const T& tree, const Aabb2& box, std::vector<int>& all,
                                void (*visitor)(int)) {
    { tree.query(box, visitor) } -> std::same_as<QueryWork>;
    { tree.query(box, all) } -> std::same_as<QueryWork>;
};
static_assert(AnswersBoxes<KdTree<2>> && AnswersBoxes<DynamicTree<2>> && AnswersBoxes<Bvh<2>> &&
              AnswersBoxes<BroadPhase<2>>);

template <class Tree>
class QueryForms : public testing::Test {};
TYPED_TEST_SUITE(QueryForms, test::AllTrees);

template <class Tree, int D>
test::Filled<Tree> filled_at_random() {
    Random random(91);
    return {test::make_boxes<D>(test::BoxSet::kUniform, 500, random), random};
}

/// A vector gets, behind its present content, the hits in the order in which a visitor is called.
TYPED_TEST(QueryForms, AVectorGetsWhatAVisitorIsGiven) {
    constexpr int D = test::Filled<TypeParam>::kDimension;
    const auto filled = filled_at_random<TypeParam, D>();
    const auto& tree = filled.tree;
    const auto filter = test::only(tree, test::kSomeMask);
    std::size_t asked = 0;
    while (!filled.is_asked(asked, test::kSomeMask)) ++asked;
    const Vector<D> p = center(filled.boxes[asked]);
    const Aabb<D> box = test::box_around<D>(p, 8.0f);
    const HalfSpace<D> space[] = {{detail::splat(p, 1.0f), dot(detail::splat(p, 1.0f), p)}};
    const std::span<const HalfSpace<D>> spaces(space);
    const Ray<D> ray{p, detail::splat(p, 3.0f), 5.0f};

    const auto expect_same = [](std::size_t least, auto&& by_visitor, auto&& into) {
        std::vector<int> expected{-5}, found{-5};
        const QueryWork one = by_visitor([&](int id) { expected.push_back(id); });
        const QueryWork two = into(found);
        EXPECT_GT(expected.size(), least);
        EXPECT_EQ(found, expected);
        EXPECT_EQ(one.items, two.items);
        EXPECT_EQ(one.nodes, two.nodes);
    };
    expect_same(
        5, [&](auto visitor) { return tree.query(box, visitor, filter); },
        [&](auto& found) { return tree.query(box, found, filter); });
    expect_same(
        5, [&](auto visitor) { return tree.query(spaces, visitor, filter); },
        [&](auto& found) { return tree.query(spaces, found, filter); });
    expect_same(
        1, [&](auto visitor) { return tree.ray_all(ray, visitor, filter); },
        [&](auto& found) { return tree.ray_all(ray, found, filter); });

    std::vector<Neighbor> expected, found;
    tree.radius(
        p, 9.0f, [&](const Neighbor& one) { expected.push_back(one); }, filter);
    tree.radius(p, 9.0f, found, filter);
    EXPECT_GT(found.size(), 5u);
    EXPECT_EQ(found, expected);
}

/// A limit leaves out the items that are not strictly nearer.
TYPED_TEST(QueryForms, TheNearestWithinALimit) {
    constexpr int D = test::Filled<TypeParam>::kDimension;
    const auto filled = filled_at_random<TypeParam, D>();
    const auto& tree = filled.tree;
    const auto filter = test::only(tree, test::kSomeMask);
    Vector<D> p = center(filled.boxes[7]);
    p[0] = -4.0f;
    std::vector<Neighbor> all(40);
    const int count = tree.k_nearest(p, all, filter).count;
    ASSERT_EQ(count, 40);
    for (const int k : {1, 7, 39}) {
        const float square = all[static_cast<std::size_t>(k)].squared_distance;
        // The least r with a square above it, and the greatest with one that is not.
        float above = std::sqrt(square);
        while (above * above > square) above = std::nextafter(above, 0.0f);
        const float below = above;
        while (!(above * above > square)) above = std::nextafter(above, kInfinity);
        std::vector<Neighbor> some(40);
        const int left = tree.k_nearest(p, below, some, filter).count;
        const auto nearer = [&](float r) {
            return static_cast<int>(std::count_if(
                all.begin(), all.end(), [r](const Neighbor& one) { return one.squared_distance < r * r; }));
        };
        ASSERT_LE(nearer(below), k);
        ASSERT_GT(nearer(above), k);
        EXPECT_EQ(left, nearer(below)) << below;
        for (int i = 0; i < left; ++i)
            EXPECT_EQ(some[static_cast<std::size_t>(i)], all[static_cast<std::size_t>(i)]);
        EXPECT_EQ(tree.k_nearest(p, above, some, filter).count, nearer(above)) << above;
    }
    const NearestHit nearest = tree.closest(p, filter);
    EXPECT_EQ(nearest.id, all[0].id);
    EXPECT_EQ(tree.closest(p, kInfinity, filter).id, all[0].id);
    EXPECT_FALSE(tree.closest(p, 0.5f * std::sqrt(all[0].squared_distance), filter).hit);
    EXPECT_EQ(tree.k_nearest(p, 0.0f, all, filter).count, 0);
    EXPECT_FALSE(tree.closest(p, 0.0f, filter).hit);
    for (const float bad : {-1.0f, std::numeric_limits<float>::quiet_NaN()}) {
        EXPECT_THROW(tree.k_nearest(p, bad, all, filter), Error);
        EXPECT_THROW(static_cast<void>(tree.closest(p, bad, filter)), Error);
    }
}

/// Beyond the numbers whose squares are floats: no limit; below them: only boxes that hold the point.
TYPED_TEST(QueryForms, LimitsWhoseSquaresAreNoFloats) {
    constexpr int D = test::Filled<TypeParam>::kDimension;
    const auto filled = filled_at_random<TypeParam, D>();
    const Vector<D> p = center(filled.boxes[7]);
    std::vector<Neighbor> found(500);
    EXPECT_EQ(filled.tree.k_nearest(p, 3.0e38f, found).count, 500);
    int holding = 0;
    for (const Aabb<D>& box : filled.boxes) holding += contains(box, p) ? 1 : 0;
    ASSERT_GE(holding, 1);
    EXPECT_EQ(filled.tree.k_nearest(p, 1.0e-30f, found).count, holding);
}

TEST(Ray, EndsAtItsTranslationUnlessToldOtherwise) {
    Bvh<2> tree;
    tree.build(std::vector<Aabb2>{{{3, -1}, {4, 1}}});
    EXPECT_FALSE(tree.ray_any({{0, 0}, {2.5f, 0}}));
    EXPECT_EQ(tree.ray_closest({{0, 0}, {6, 0}}).fraction, 0.5f);
    EXPECT_EQ(tree.ray_closest({{0, 0}, {1, 0}, kInfinity}).fraction, 3.0f);
    EXPECT_EQ(tree.box_closest({{{-1, -1}, {1, 1}}, {8, 0}}).fraction, 0.25f);
}

TEST(QueryForms, ATreeIsMadeAtOnceAndAHitIsABool) {
    const KdTree<2> points(std::vector<Vec2>{{0, 0}, {3, 4}});
    ASSERT_TRUE(points.closest({3, 3}));
    EXPECT_EQ(points.closest({3, 3}).id, 1);
    EXPECT_FALSE(points.closest({9, 9}, 2.0f));
    const Bvh<2> boxes(std::vector<Aabb2>{{{3, -1}, {4, 1}}}, {.method = BuildMethod::kBinned});
    EXPECT_TRUE(boxes.ray_closest({{0, 0}, {6, 0}}));
    EXPECT_FALSE(boxes.ray_closest({{0, 0}, {-6, 0}}));
    EXPECT_THROW(KdTree<2>(std::vector<Vec2>{{0, std::nanf("")}}), Error);
    EXPECT_THROW(Bvh<2>(std::vector<Aabb2>{{{1, 0}, {0, 1}}}), Error);
}

TEST(BroadPhase, AppendsProxiesOfBothTreesToAVector) {
    BroadPhase<2> broad_phase;
    const int moving = broad_phase.insert({{0, 0}, {1, 1}}, 0, Mobility::kMovable);
    const int still = broad_phase.insert({{1, 0}, {2, 1}}, 0, Mobility::kStatic, {.category = 2});
    std::vector<int> found;
    EXPECT_EQ(broad_phase.query({{0, 0}, {9, 9}}, found).items, 2);
    EXPECT_EQ(found, (std::vector<int>{moving, still}));
    broad_phase.query({{0, 0}, {9, 9}}, found, {.mask = 2});
    EXPECT_EQ(found, (std::vector<int>{moving, still, moving, still}));
}

}  // namespace
}  // namespace jostle
