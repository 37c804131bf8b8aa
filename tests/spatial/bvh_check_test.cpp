// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// check() names every field of a Bvh that is corrupted. The tests' way in is a friend of the tree.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/bvh_test_access.h"

namespace jostle::test {
namespace {

using BvhAccess = BvhTestAccess;
using Tree = Bvh<2>;

/// 196 boxes: 25 blocks, the last of four items; nodes 1 + 4, the last of one slot.
void built(Tree& tree) {
    Random random(1);
    tree.build(make_boxes<2>(BoxSet::kUniform, 196, random));
    ASSERT_EQ(tree.check(), "");
    ASSERT_EQ(tree.node_count(), 5);
    ASSERT_EQ(tree.block_count(), 25);
}

void expect_fault(const std::string& part, const std::function<void(Tree&)>& corrupt) {
    Tree tree;
    built(tree);
    corrupt(tree);
    const std::string fault = tree.check();
    EXPECT_NE(fault.find(part), std::string::npos) << "said: \"" << fault << "\", wanted: \"" << part << '"';
}

TEST(BvhCheck, NamesAWrongBox) {
    expect_fault("the box of slot 2 of node 0 is not the union", [](Tree& t) {
        float& b = BvhAccess::nodes(t)[0].bound[3][2];
        b = b + 1.0f;
    });
    expect_fault("the box of slot 1 of node 3 is not the union", [](Tree& t) {
        // Larger than it need be is wrong, too.
        BvhAccess::nodes(t)[3].bound[0][1] = -1000.0f;
        BvhAccess::nodes(t)[0].bound[0][2] = -1000.0f;
    });
    expect_fault("the box of item", [](Tree& t) {
        BvhAccess::blocks(t)[5].bound[0][3] = std::numeric_limits<float>::quiet_NaN();
    });
    expect_fault("of node 1 is not the union",
                 [](Tree& t) { BvhAccess::blocks(t)[2].bound[1][6] = -1000.0f; });
}

TEST(BvhCheck, NamesAWrongLink) {
    expect_fault("the link of slot 1 of node 0 is to no node",
                 [](Tree& t) { BvhAccess::nodes(t)[0].link[1] = 5; });
    expect_fault("is in the tree twice", [](Tree& t) { BvhAccess::nodes(t)[0].link[1] = 1; });
    expect_fault("which comes before", [](Tree& t) { BvhAccess::nodes(t)[2].link[1] = 1; });
    expect_fault("the link of slot 3 of node 2 is to no block",
                 [](Tree& t) { BvhAccess::nodes(t)[2].link[3] = ~25; });
    expect_fault("block 0 is in the tree twice", [](Tree& t) { BvhAccess::nodes(t)[1].link[1] = ~0; });
    expect_fault("of block 24 is to no item", [](Tree& t) { BvhAccess::blocks(t)[24].link[3] = 196; });
    expect_fault("is in the tree twice",
                 [](Tree& t) { BvhAccess::blocks(t)[3].link[1] = BvhAccess::blocks(t)[2].link[0]; });
}

TEST(BvhCheck, NamesAWrongEmptySlot) {
    expect_fault("the empty slot 2 of node 4 has a box",
                 [](Tree& t) { BvhAccess::nodes(t)[4].bound[1][2] = 1.0e9f; });
    expect_fault("an empty slot comes before slot 3 of node 4",
                 [](Tree& t) { BvhAccess::nodes(t)[4].link[3] = ~24; });
    expect_fault("the empty slot 5 of block 24 has a box",
                 [](Tree& t) { BvhAccess::blocks(t)[24].bound[2][5] = 1.0f; });
    expect_fault("block 24 has an empty slot before an item",
                 [](Tree& t) { BvhAccess::blocks(t)[24].link[7] = 3; });
    expect_fault("block 7 has no item", [](Tree& t) { BvhAccess::blocks(t)[7].link[0] = detail::kNoItem; });
}

TEST(BvhCheck, NamesWhatIsNotInTheTree) {
    expect_fault("node 4 has no child", [](Tree& t) {
        auto& node = BvhAccess::nodes(t)[4];
        node.link[0] = detail::kNoChild;
        for (auto& row : node.bound) row[0] = detail::kEmptyBound;
        for (auto& row : BvhAccess::nodes(t)[0].bound) row[3] = detail::kEmptyBound;
    });
    expect_fault("block 23 is not in the tree", [](Tree& t) {
        auto& node = BvhAccess::nodes(t)[3];
        node.link[7] = detail::kNoChild;
        for (int row = 0; row < 4; ++row) {
            node.bound[row][7] = detail::kEmptyBound;
            float least = detail::kEmptyBound;
            for (const float b : node.bound[row]) least = std::min(least, b);
            BvhAccess::nodes(t)[0].bound[row][2] = least;
        }
    });
    expect_fault("is not in the tree", [](Tree& t) { BvhAccess::item_count(t) = 197; });
    expect_fault("nothing before node 4 leads to it", [](Tree& t) {
        BvhAccess::nodes(t)[0].link[3] = detail::kNoChild;
        for (auto& row : BvhAccess::nodes(t)[0].bound) row[3] = detail::kEmptyBound;
    });
}

TEST(BvhCheck, NamesAWrongPlaceAndWrongCounts) {
    expect_fault("but its place says 7",
                 [](Tree& t) { BvhAccess::places(t)[BvhAccess::blocks(t)[4].link[0]] = 7; });
    expect_fault("the height says 3, the tree has 2", [](Tree& t) { BvhAccess::height(t) = 3; });
    expect_fault("not all there", [](Tree& t) { BvhAccess::item_count(t) = 0; });
    expect_fault("not all there", [](Tree& t) { BvhAccess::block_count(t) = 0; });
    expect_fault("is to no block", [](Tree& t) { BvhAccess::block_count(t) = 24; });
}

}  // namespace
}  // namespace jostle::test
