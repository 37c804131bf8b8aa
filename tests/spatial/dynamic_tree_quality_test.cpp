// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How good a dynamic tree is, and how it tells: its wear, its depth and its nodes, insertion against a
// rebuild, and bytes per item.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstddef>
#include <type_traits>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/exact_dynamic_trees.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class DynamicTreeQuality : public test::ExactDynamicTrees<Dimension> {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTreeQuality, Dimensions);

TYPED_TEST(DynamicTreeQuality, WearIsOneAfterARebuildAndGrowsWithMoves) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    EXPECT_EQ(tree.wear(), 1.0f);
    auto boxes = this->fill(tree, BoxSet::kUniform, 1000, 6);
    // Compared with an estimate until there is a tree to compare with.
    EXPECT_GT(tree.wear(), 0.9f);
    EXPECT_LT(tree.wear(), 1.25f);
    tree.rebuild();
    EXPECT_EQ(tree.wear(), 1.0f);
    const double fresh = this->query_cost(tree, boxes);
    Random random(1);
    float last = 1.0f;
    for (int round = 0; round < 5; ++round) {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            Vector<D> step{};
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-0.5f, 0.5f);
            boxes[i] = {boxes[i].lower + step, boxes[i].upper + step};
            tree.move_in_place(static_cast<int>(i), boxes[i]);
        }
        EXPECT_GT(tree.wear(), last);
        last = tree.wear();
    }
    EXPECT_GT(last, 1.1f);
    EXPECT_GT(this->query_cost(tree, boxes), 1.1 * fresh);
    tree.rebuild();
    EXPECT_EQ(tree.wear(), 1.0f);
    for (int id = 0; id < 1000; ++id) tree.remove(id);
    EXPECT_EQ(tree.wear(), 1.0f);
    // The tree that was built is forgotten when nothing is left of it.
    for (int i = 0; i < 1000; ++i) tree.insert(boxes[static_cast<std::size_t>(i)], 0);
    EXPECT_LT(tree.wear(), 1.25f);
}

/// Trees that only grew by insertion, then had every item put elsewhere at random (r19).
TYPED_TEST(DynamicTreeQuality, WearTellsAWornTreeThatWasNeverRebuilt) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    Random random(19);
    const auto box = [&] {
        Vector<D> lower;
        for (int k = 0; k < D; ++k) lower[k] = random.uniform(0.0f, 60.0f);
        Vector<D> upper = lower;
        for (int k = 0; k < D; ++k) upper[k] += 1.0f;
        return Aabb<D>{lower, upper};
    };
    std::vector<Aabb<D>> boxes;
    for (int i = 0; i < 5000; ++i) {
        boxes.push_back(box());
        tree.insert(boxes.back(), 0);
    }
    EXPECT_LT(tree.wear(), 1.25f);
    for (Aabb<D>& b : boxes) b = box();
    tree.refit(boxes);
    EXPECT_GT(tree.wear(), 5.0f);
    // The gain of a rebuild is what it said, within a sixth.
    const float worn = tree.wear(), area = tree.area_ratio();
    tree.rebuild();
    EXPECT_NEAR(worn, area / tree.area_ratio(), worn / 6.0f);
    EXPECT_EQ(tree.wear(), 1.0f);
}

TYPED_TEST(DynamicTreeQuality, InsertionIsNearlyAsGoodAsARebuild) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kClustered, BoxSet::kSorted}) {
        SCOPED_TRACE(test::name_of(set));
        DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
        const auto boxes = this->fill(tree, set, 5000, 6);
        const double inserted = this->query_cost(tree, boxes);
        tree.rebuild();
        EXPECT_LT(inserted, 1.3 * this->query_cost(tree, boxes));
    }
}

TYPED_TEST(DynamicTreeQuality, CountsNodes) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    EXPECT_EQ(tree.node_count(), 0);
    EXPECT_EQ(tree.greatest_imbalance(), 0);
    for (int i = 0; i < 9; ++i) {
        Vector<D> c{};
        c[0] = static_cast<float>(i);
        tree.insert(test::box_around<D>(c, 0.5f), 0);
        EXPECT_EQ(tree.node_count(), i < 8 ? 1 : 3);
    }
    EXPECT_EQ(tree.greatest_imbalance(), 0);
    EXPECT_THROW((DynamicTree<D>({.insertion = static_cast<InsertionPolicy>(2)})), Error);
    EXPECT_THROW((DynamicTree<D>({.rotation = static_cast<RotationPolicy>(3)})), Error);
}

/// dynamic_tree.h says how deep they are (r13).
TEST(DynamicTreeDepth, NestedBoxesAreAFifthOfTheirNumberDeepUntilARebuild) {
    DynamicTree<2> tree;
    const int n = 5000;
    for (int i = 0; i < n; ++i) {
        const auto r = static_cast<float>(n - i);
        tree.insert({{-r, -r}, {r, r}}, 0);
    }
    EXPECT_LE(tree.height(), n / 5);
    tree.rebuild();
    EXPECT_LE(tree.height(), 10);
}

TEST(DynamicTreeMemory, IsWithin96BytesAnItemInThePlane) {
    for (const int n : {10000, 100000}) {
        Random random(1);
        DynamicTree<2> tree;
        const std::vector<Aabb2> boxes = test::make_boxes<2>(BoxSet::kUniform, n, random);
        for (const Aabb2& box : boxes) tree.insert(box, 0);
        EXPECT_LE(tree.byte_count(), static_cast<std::size_t>(n) * 96);
    }
}

}  // namespace
}  // namespace jostle
