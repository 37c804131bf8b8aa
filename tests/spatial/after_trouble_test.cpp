// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Answers of trees after something went wrong, or where numbers leave the range of float.
#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>

#include <memory_resource>
#include <numeric>
#include <utility>
#include <vector>

#include "spatial/boxes.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kLargest;

#if defined(__cpp_exceptions)
TEST(AfterTrouble, AVisitorThatThrewLeavesTheMoversContextUsable) {
    test::Random random(3);
    DynamicTree<2> tree;
    for (int i = 0; i < 200; ++i) tree.insert(test::make_box<2>(test::BoxSet::kUniform, i, 200, random), 0);
    // Few movers ask, many let the tree meet itself.
    for (const int movers : {2, 150}) {
        std::vector<int> first, second;
        for (int i = 0; i < movers; ++i) {
            first.push_back(i);
            second.push_back(199 - i);
        }
        std::vector<std::pair<int, int>> expected, found;
        tree.pairs_of(second, [&](int a, int b) { expected.emplace_back(a, b); });
        ASSERT_FALSE(expected.empty());

        MoverContext context;
        const auto fail = [](int, int) -> Visit { throw 1; };
        EXPECT_THROW(tree.pairs_of(context, first, fail), int);
        tree.pairs_of(context, second, [&](int a, int b) { found.emplace_back(a, b); });
        EXPECT_EQ(found, expected);
    }
}

TEST(AfterTrouble, AQueryGoesOnAfterTheHitThatItsVisitorThrewAt) {
    DynamicTree<2> tree;
    for (int i = 0; i < 100; ++i) tree.insert({{0.0f, 0.0f}, {1.0f, 1.0f}}, 0);
    const Aabb<2> everywhere{{-9.0f, -9.0f}, {9.0f, 9.0f}};
    std::vector<int> found;
    QueryContext context;
    const auto fail_at_seventh = [&found](int id) {
        found.push_back(id);
        if (found.size() == 7) throw 1;
    };
    EXPECT_THROW(tree.query(context, everywhere, fail_at_seventh), int);
    tree.query(context, everywhere, [&found](int id) { found.push_back(id); });
    std::vector<int> expected(100);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(test::sorted(found), expected);
}

TEST(AfterTrouble, RefitNeedsNoMemory) {
    test::Random random(4);
    DynamicTree<2> tree({}, std::pmr::new_delete_resource());
    std::vector<Aabb<2>> boxes;
    for (int i = 0; i < 5000; ++i) {
        boxes.push_back(test::make_box<2>(test::BoxSet::kUniform, i, 5000, random));
        tree.insert(boxes.back(), 0);
    }
    for (Aabb<2>& box : boxes) box = {box.lower + Vec2{3.0f, -1.0f}, box.upper + Vec2{3.0f, -1.0f}};
    std::pmr::memory_resource* const usual = std::pmr::set_default_resource(std::pmr::null_memory_resource());
    EXPECT_NO_THROW(tree.refit(boxes));
    std::pmr::set_default_resource(usual);
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.fat_box(4999), boxes[4999]);
}
#endif

TEST(AfterTrouble, FlatBoxesOfTheLargestSizeWearLikeOthers) {
    DynamicTree<3> tree({.margin = 0.0f});
    for (int i = 0; i < 40; ++i) {
        tree.insert({{-kLargest, 0.0f, 0.0f}, {kLargest, 0.0f, static_cast<float>(i)}}, 0);
    }
    tree.rebuild();
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.wear(), 1.0f);
    DynamicTree<3> loaded;
    loaded.load(tree.save());
    EXPECT_EQ(loaded.size(), 40);
}

TEST(AfterTrouble, ALimitWhoseSquareLeavesTheRangeHidesNoPoint) {
    const std::vector<Vec2> points{{0.0f, 0.0f}, {1.0f, 0.0f}};
    KdTree<2> tree;
    tree.build(points);
    Neighbor found[2];
    // 1e-50 is no float, nor is 1e60.
    EXPECT_EQ(tree.k_nearest({0.0f, 0.0f}, 1e-25f, found).count, 1);
    EXPECT_EQ(found[0].id, 0);
    EXPECT_EQ(tree.k_nearest({0.0f, 0.0f}, 1e30f, found).count, 2);
    EXPECT_EQ(tree.k_nearest({0.0f, 0.0f}, 0.0f, found).count, 0);
}

}  // namespace
}  // namespace jostle
