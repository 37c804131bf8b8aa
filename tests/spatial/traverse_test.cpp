// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The walk over a whole tree.
#include <gtest/gtest.h>
#include <jostle/spatial/traverse.h>

#include <numeric>

#include "spatial/trees.h"

namespace jostle {
namespace {

using test::Filled;
using test::Random;

template <class Tree>
class Traverse : public testing::Test {
  public:
    static constexpr int kDimension = Filled<Tree>::kDimension;
};
TYPED_TEST_SUITE(Traverse, test::AllTrees);

/// Keeps the boxes of the nodes that are open, by level, and what it saw.
template <int D>
struct Path {
    const std::vector<Aabb<D>>& boxes;
    std::vector<Aabb<D>> open{};
    std::vector<int> found{};
    int prune_level = 1000;
    int stop_after = 1000000;

    Visit node(const Aabb<D>& box, int level) {
        EXPECT_LE(level, static_cast<int>(open.size()));
        open.resize(static_cast<std::size_t>(level));
        if (level > 0) {
            EXPECT_TRUE(contains(open.back(), box));
        }
        open.push_back(box);
        return level >= prune_level ? Visit::kPrune : Visit::kDescend;
    }
    Visit item(int id) {
        EXPECT_TRUE(contains(open.back(), boxes[static_cast<std::size_t>(id)]));
        found.push_back(id);
        return --stop_after == 0 ? Visit::kStop : Visit::kDescend;
    }
};

TYPED_TEST(Traverse, ShowsEachItemOnceInTheBoxesAboveIt) {
    constexpr int D = TestFixture::kDimension;
    test::for_each_tree<TypeParam>([](const Filled<TypeParam>& filled, Random&) {
        Path<D> path{filled.boxes};
        const QueryWork work = filled.tree.traverse(path);
        std::vector<int> all(filled.boxes.size());
        std::iota(all.begin(), all.end(), 0);
        EXPECT_EQ(test::sorted(path.found), all);
        EXPECT_EQ(work.items, static_cast<int>(filled.boxes.size()));
        EXPECT_FALSE(work.stopped);
        EXPECT_EQ(work.nodes == 0, filled.boxes.empty());
    });
}

TYPED_TEST(Traverse, PrunesAndStops) {
    constexpr int D = TestFixture::kDimension;
    Random random(6);
    const Filled<TypeParam> filled(test::make_boxes<D>(test::BoxSet::kUniform, 500, random), random);
    Path<D> pruned{filled.boxes};
    pruned.prune_level = 0;
    QueryWork work = filled.tree.traverse(pruned);
    EXPECT_EQ(work.nodes, 1);
    EXPECT_EQ(work.items, 0);
    EXPECT_FALSE(work.stopped);
    Path<D> stopped{filled.boxes};
    stopped.stop_after = 13;
    work = filled.tree.traverse(stopped);
    EXPECT_EQ(work.items, 13);
    EXPECT_TRUE(work.stopped);
    EXPECT_EQ(stopped.found.size(), 13u);
}

}  // namespace
}  // namespace jostle
