// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// DynamicTree::insert_all: to the byte the tree that inserts and a rebuild make.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <vector>

#include "spatial/boxes.h"

namespace jostle::test {
namespace {

template <int D>
void expect_same_trees(BoxSet set, int before, int count) {
    SCOPED_TRACE(name_of(set) + ", " + std::to_string(count) + " into " + std::to_string(before));
    Random random(static_cast<std::uint64_t>(before) + 11);
    const std::vector<Aabb<D>> there = make_boxes<D>(set, before, random);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(set, count, random);
    std::vector<std::uint64_t> words;
    for (int i = 0; i < count; ++i) words.push_back(static_cast<std::uint64_t>(i) * 5);
    const BoxFilter filter{6, 3};

    DynamicTree<D> each, all;
    for (DynamicTree<D>* tree : {&each, &all}) {
        for (const Aabb<D>& box : there) tree->insert(box, 1);
        for (int id = 0; id < before; id += 3) tree->remove(id);
        tree->reserve_more(7);
    }
    std::vector<int> expected;
    each.forget_reserved(7);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        expected.push_back(each.insert(boxes[i], words[i], filter));
    each.reserve_more(7);
    each.rebuild();

    std::vector<int> ids(boxes.size(), -1);
    all.insert_all(boxes, ids, words, filter);
    EXPECT_EQ(ids, expected);
    EXPECT_EQ(all.check(), "");
    EXPECT_EQ(all.reserved_count(), 7);
    EXPECT_EQ(all.change_count(), 0);
    EXPECT_TRUE(all.save() == each.save());
}

TEST(DynamicTreeInsertAll, MakesTheTreeOfInsertsAndARebuild) {
    for (const BoxSet set : kBoxSets) {
        for (const int before : {0, 1, 50, 700}) {
            for (const int count : {1, 8, 9, 1500}) {
                expect_same_trees<2>(set, before, count);
                expect_same_trees<3>(set, before, count);
            }
        }
    }
}

TEST(DynamicTreeInsertAll, OfNoneChangesNothing) {
    DynamicTree<2> tree;
    for (int i = 0; i < 20; ++i) tree.insert({{0, 0}, {1, static_cast<float>(i)}}, 0);
    const std::vector<std::byte> before = tree.save();
    tree.insert_all({}, {});
    EXPECT_EQ(tree.save(), before);
}

TEST(DynamicTreeInsertAll, WithoutUserDataHasZero) {
    DynamicTree<2> tree;
    tree.remove(tree.insert({{0, 0}, {1, 1}}, 77, {1, 1}));
    const Aabb<2> box{{2, 2}, {3, 3}};
    int id = -1;
    tree.insert_all({&box, 1}, {&id, 1});
    EXPECT_EQ(id, 0);
    EXPECT_EQ(tree.user_data(0), 0u);
    EXPECT_TRUE(tree.filter(0) == BoxFilter{});
}

std::string refusal(DynamicTree<2>& tree, std::span<const Aabb<2>> boxes, std::span<int> ids,
                    std::span<const std::uint64_t> words) {
    const std::vector<std::byte> before = tree.save();
    std::string message;
    try {
        tree.insert_all(boxes, ids, words);
    } catch (const Error& error) {
        message = error.what();
    }
    EXPECT_EQ(tree.save(), before);
    return message;
}

TEST(DynamicTreeInsertAll, RefusesBadBoxesAndSpans) {
    DynamicTree<2> tree;
    tree.insert({{0, 0}, {1, 1}}, 3);
    std::vector<Aabb<2>> boxes(3, Aabb<2>{{0, 0}, {1, 1}});
    int ids[3];
    const std::uint64_t words[2] = {};
    EXPECT_EQ(refusal(tree, boxes, {ids, 2}, {}),
              "DynamicTree::insert_all: ids is 2; there must be one for each box");
    EXPECT_EQ(refusal(tree, boxes, ids, words),
              "DynamicTree::insert_all: user_data is 2; there must be one for each box");
    boxes[2].upper.x = -1.0f;
    EXPECT_NE(refusal(tree, boxes, ids, {}).find("DynamicTree::insert_all: boxes[2]"), std::string::npos);
}

}  // namespace
}  // namespace jostle::test
