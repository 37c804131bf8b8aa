// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The options of a dynamic tree: they change its shape and the work, never an answer. Besides, the calls that
// make a tree better or give its items other boxes.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/exact_dynamic_trees.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

constexpr InsertionPolicy kInsertions[] = {InsertionPolicy::kCost, InsertionPolicy::kManhattan};
constexpr RotationPolicy kRotations[] = {RotationPolicy::kOff, RotationPolicy::kHeight,
                                         RotationPolicy::kCost};

template <class Dimension>
class DynamicTreePolicy : public test::ExactDynamicTrees<Dimension> {
  public:
    using typename test::ExactDynamicTrees<Dimension>::Boxes;
    using typename test::ExactDynamicTrees<Dimension>::Tree;

    /// Queries by the boxes themselves find what brute force finds; box i is item i's.
    static void expect_right(const Tree& tree, const Boxes& boxes) {
        ASSERT_EQ(tree.check(), "");
        ASSERT_EQ(tree.size(), static_cast<int>(boxes.size()));
        for (std::size_t i = 0; i < boxes.size(); i += 7) {
            std::vector<int> expected;
            for (std::size_t j = 0; j < boxes.size(); ++j) {
                if (overlap(boxes[i], boxes[j])) expected.push_back(static_cast<int>(j));
            }
            std::vector<int> found;
            tree.query(boxes[i], [&](int id) { found.push_back(id); });
            ASSERT_EQ(test::sorted(found), expected) << i;
        }
    }
};

using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTreePolicy, Dimensions);

TYPED_TEST(DynamicTreePolicy, NoPolicyChangesAnAnswer) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const InsertionPolicy insertion : kInsertions) {
            for (const RotationPolicy rotation : kRotations) {
                for (const int lookahead : {-1, 0, 2}) {
                    SCOPED_TRACE(test::name_of(set) + ", insertion " +
                                 std::to_string(static_cast<int>(insertion)) + ", rotation " +
                                 std::to_string(static_cast<int>(rotation)) + ", lookahead " +
                                 std::to_string(lookahead));
                    DynamicTree<D> tree(this->exact(insertion, rotation, lookahead));
                    auto boxes = this->fill(tree, set, 200, 8);
                    this->expect_right(tree, boxes);
                    // Half of them go elsewhere, near or far.
                    Random random(9);
                    for (std::size_t i = 0; i < boxes.size(); i += 2) {
                        const Aabb<D> other = test::make_box<D>(set, static_cast<int>(i) + 1, 200, random);
                        if (tree.move(static_cast<int>(i), other) == Moved::kNewFatBox) boxes[i] = other;
                        ASSERT_EQ(tree.fat_box(static_cast<int>(i)), boxes[i]);
                    }
                    this->expect_right(tree, boxes);
                    for (std::size_t i = 1; i < boxes.size(); i += 2) {
                        const Aabb<D> other = test::make_box<D>(set, static_cast<int>(i) - 1, 200, random);
                        if (tree.move_in_place(static_cast<int>(i), other) == Moved::kNewFatBox)
                            boxes[i] = other;
                    }
                    this->expect_right(tree, boxes);
                    while (!boxes.empty()) {
                        tree.remove(static_cast<int>(boxes.size()) - 1);
                        boxes.pop_back();
                        if (boxes.size() % 20 == 3) this->expect_right(tree, boxes);
                    }
                    ASSERT_EQ(tree.check(), "");
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

TYPED_TEST(DynamicTreePolicy, GrowthEndsAtTheFirstBoxThatContainsTheItem) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree(this->exact(InsertionPolicy::kManhattan, RotationPolicy::kCost));
    const auto boxes = this->fill(tree, BoxSet::kUniform, 2000, 4);
    // The same box again lies in that block, or in one nearby: few boxes grow, most often none.
    int grown = 0;
    for (int i = 0; i < 100; ++i) {
        tree.insert(boxes[static_cast<std::size_t>(i)], 0);
        grown += tree.last_work().grown;
        EXPECT_LE(tree.last_work().descended, tree.height());
    }
    EXPECT_LT(grown, 150);
    // A filter that nobody had goes up to the root.
    tree.insert(boxes[0], 0, {.category = 0, .mask = 0});
    EXPECT_LE(tree.last_work().grown, 1);
    const int before = tree.height();
    Aabb<D> away = boxes[0];
    for (int k = 0; k < D; ++k) {
        away.lower[k] -= 1000.0f;
        away.upper[k] -= 1000.0f;
    }
    tree.insert(away, 0);
    EXPECT_GT(tree.last_work().grown, 1);
    EXPECT_LE(tree.last_work().grown, before + 1);
    EXPECT_EQ(tree.check(), "");
}

TYPED_TEST(DynamicTreePolicy, RemovalEndsWhereABoxIsUnchanged) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    // Points on a grid, each twice: where one of two goes, no box changes.
    for (int twice = 0; twice < 2; ++twice) {
        for (int i = 0; i < 400; ++i) {
            Vector<D> p{};
            p[0] = static_cast<float>(i % 20);
            const int row = i / 20;
            p[1] = static_cast<float>(row);
            tree.insert({p, p}, 0);
        }
    }
    int refitted = 0;
    for (int id = 0; id < 400; ++id) {
        tree.remove(id);
        refitted += tree.last_work().refitted;
    }
    EXPECT_EQ(tree.check(), "");
    // A block, and the one above that does not change where two blocks have become one; to the root it would
    // be eight and more.
    EXPECT_LT(refitted, 400 * 3);
}

TYPED_TEST(DynamicTreePolicy, AShortLookaheadGoesDownFewLevels) {
    constexpr int D = TypeParam::value;
    int descended[2] = {0, 0};
    for (const int lookahead : {-1, 0}) {
        DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost, lookahead));
        auto boxes = this->fill(tree, BoxSet::kUniform, 5000, 4);
        Random random(3);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            Vector<D> step{};
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-0.1f, 0.1f);
            EXPECT_EQ(tree.move(static_cast<int>(i), {boxes[i].lower + step, boxes[i].upper + step}),
                      Moved::kNewFatBox);
            descended[lookahead + 1] += tree.last_work().descended;
        }
        EXPECT_EQ(tree.check(), "");
    }
    EXPECT_GT(descended[0], 5000 * 8);
    EXPECT_LT(descended[1] * 3, descended[0]);
}

TYPED_TEST(DynamicTreePolicy, RotationsKeepSortedBoxesShallow) {
    constexpr int D = TypeParam::value;
    const int n = 8000;
    int height[3];
    for (const RotationPolicy rotation : kRotations) {
        DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, rotation));
        this->fill(tree, BoxSet::kSorted, n, 1);
        EXPECT_EQ(tree.check(), "");
        height[static_cast<int>(rotation)] = tree.height();
        if (rotation == RotationPolicy::kHeight) {
            EXPECT_LE(tree.greatest_imbalance(), 2);
        }
    }
    // 2000 blocks of four: 11 levels are the least.
    EXPECT_GT(height[0], 40);
    EXPECT_LE(height[1], 16);
    EXPECT_LE(height[2], 24);
}

TYPED_TEST(DynamicTreePolicy, OptimizingMakesAWornTreeBetter) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    auto boxes = this->fill(tree, BoxSet::kUniform, 3000, 5);
    Random random(1);
    for (int round = 0; round < 10; ++round) {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            Vector<D> step{};
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-2.0f, 2.0f);
            boxes[i] = {boxes[i].lower + step, boxes[i].upper + step};
            tree.move_in_place(static_cast<int>(i), boxes[i]);
        }
    }
    DynamicTree<D> fresh(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    for (const Aabb<D>& box : boxes) fresh.insert(box, 0);
    const double best = this->query_cost(fresh, boxes);
    const double worn = this->query_cost(tree, boxes);
    EXPECT_GT(worn, 1.2 * best);
    for (int i = 0; i < 40; ++i) {
        const float before = tree.area_ratio();
        tree.optimize(500);
        ASSERT_EQ(tree.check(), "");
        ASSERT_LE(tree.area_ratio(), before * 1.01f);
    }
    this->expect_right(tree, boxes);
    // More than half of the way back.
    EXPECT_LT(this->query_cost(tree, boxes), 0.5 * (worn + best));

    EXPECT_THROW(tree.optimize(-1), Error);
    DynamicTree<D> empty;
    empty.optimize(10);
    empty.insert(boxes[0], 0);
    empty.optimize(10);
    EXPECT_EQ(empty.check(), "");
}

TYPED_TEST(DynamicTreePolicy, HugeBoxesAmongSmallOnesDoNotSpoilTheTree) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> small(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    const auto boxes = this->fill(small, BoxSet::kUniform, 4000, 5);
    DynamicTree<D> mixed(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    Random random(2);
    int huge = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        mixed.insert(boxes[i], 0);
        if (i % 200 == 199) {
            mixed.insert(expand(boxes[i], random.uniform(20.0f, 40.0f)), 0);
            ++huge;
        }
    }
    EXPECT_EQ(mixed.check(), "");
    // Each query meets the huge ones' own nodes, and little else that it would not meet without them. Where
    // small boxes go into a huge one's block, it meets hundreds.
    EXPECT_LT(this->query_cost(mixed, boxes), 1.5 * this->query_cost(small, boxes) + 3.0 * huge);
}

TYPED_TEST(DynamicTreePolicy, EnlargingGrowsAFatBoxAndNoMoreAboveThanItMust) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
    auto boxes = this->fill(tree, BoxSet::kUniform, 500, 6);
    EXPECT_EQ(tree.enlarge(17, boxes[17]), Moved::kFits);
    Aabb<D> larger = boxes[17];
    larger.upper[0] += 0.5f;
    boxes[17] = larger;
    larger.lower = larger.upper;  // only the new corner
    EXPECT_EQ(tree.enlarge(17, larger), Moved::kNewFatBox);
    EXPECT_EQ(tree.fat_box(17), boxes[17]);
    this->expect_right(tree, boxes);
    EXPECT_EQ(tree.enlarge(17, larger), Moved::kFits);
    boxes[18] = unite(boxes[18], test::box_around<D>({}, 500.0f));
    EXPECT_EQ(tree.enlarge(18, boxes[18]), Moved::kNewFatBox);
    EXPECT_LE(tree.last_work().grown, tree.height() + 1);
    this->expect_right(tree, boxes);
    EXPECT_THROW(tree.enlarge(500, boxes[0]), Error);
    EXPECT_THROW(tree.enlarge(0, {boxes[0].upper + detail::splat(boxes[0].upper, 1.0f), boxes[0].upper}),
                 Error);
}

TYPED_TEST(DynamicTreePolicy, RefittingTakesNewBoxesForAll) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 9, 300}) {
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n));
            DynamicTree<D> tree(this->exact(InsertionPolicy::kCost, RotationPolicy::kCost));
            auto boxes = this->fill(tree, set, n, 6);
            Random random(7);
            boxes = test::make_boxes<D>(BoxSet::kUniform, n, random);
            tree.refit(boxes);
            this->expect_right(tree, boxes);
            if (n < 2) continue;
            // Ids that are not live may have any box.
            tree.remove(0);
            boxes[0].lower[0] = std::numeric_limits<float>::quiet_NaN();
            tree.refit(boxes);
            EXPECT_EQ(tree.check(), "");
            boxes[1].lower[0] = std::numeric_limits<float>::quiet_NaN();
            const Aabb<D> present = tree.fat_box(1);
            EXPECT_THROW(tree.refit(boxes), Error);
            EXPECT_EQ(tree.fat_box(1), present);
            boxes.pop_back();
            EXPECT_THROW(tree.refit(boxes), Error);
        }
    }
}

}  // namespace
}  // namespace jostle
