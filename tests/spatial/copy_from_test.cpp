// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Copies of trees and broad phases: the same bytes as the original, also after the same changes.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>

namespace jostle {
namespace {

Aabb<2> box_at(int i) {
    const auto x = static_cast<float>(i * 37 % 101), y = static_cast<float>(i * 53 % 89);
    return {{x, y}, {x + 1.5f, y + 1.5f}};
}

void change(BroadPhase<2>& boxes) {
    for (int i = 0; i < 60; i += 3) boxes.move(i, box_at(i + 7));
    boxes.remove(4);
    boxes.insert(box_at(200), 9, Mobility::kMovable);
    boxes.insert(box_at(201), 9, Mobility::kStatic);
    boxes.reserve_more(Mobility::kMovable, 5);
}

TEST(CopyFrom, ABroadPhaseGoesOnAsTheOriginal) {
    BroadPhase<2> boxes, copy({.margin = 1.0f});
    for (int i = 0; i < 300; ++i)
        boxes.insert(box_at(i), static_cast<std::uint64_t>(i),
                     i % 2 == 0 ? Mobility::kMovable : Mobility::kStatic, {},
                     {.apart = static_cast<std::uint32_t>(i % 5)});
    for (int i = 0; i < 400; ++i) copy.insert(box_at(i + 3), 1, Mobility::kStatic);
    (void)boxes.find_pairs();
    boxes.buffer_move(8, box_at(90));
    copy.copy_from(boxes);
    EXPECT_EQ(copy.check(), "");
    EXPECT_EQ(copy.save(), boxes.save());
    change(boxes);
    change(copy);
    const auto pairs = boxes.find_pairs(), copied = copy.find_pairs();
    EXPECT_GT(pairs.size(), 10u);
    EXPECT_TRUE(std::equal(pairs.begin(), pairs.end(), copied.begin(), copied.end()));
    EXPECT_EQ(copy.check(), "");
    EXPECT_EQ(copy.save(), boxes.save());
    EXPECT_EQ(copy.reserved_count(Mobility::kMovable), 5);
}

TEST(CopyFrom, ATreeOfFewBoxesReplacesOneOfMany) {
    DynamicTree<2> few, many;
    for (int i = 0; i < 3; ++i) few.insert(box_at(i), 1);
    for (int i = 0; i < 500; ++i) many.insert(box_at(i), 2);
    many.copy_from(few);
    EXPECT_EQ(many.check(), "");
    EXPECT_EQ(many.save(), few.save());
    EXPECT_EQ(many.insert(box_at(9), 3), few.insert(box_at(9), 3));
}

TEST(CopyFrom, ACopyOfItselfIsAsBefore) {
    BroadPhase<2> boxes;
    DynamicTree<2> tree;
    for (int i = 0; i < 100; ++i) {
        boxes.insert(box_at(i), 1, i % 2 == 0 ? Mobility::kMovable : Mobility::kStatic);
        tree.insert(box_at(i), 1);
    }
    const auto saved_boxes = boxes.save(), saved_tree = tree.save();
    const BroadPhase<2>& same_boxes = boxes;
    const DynamicTree<2>& same_tree = tree;
    boxes.copy_from(same_boxes);
    tree.copy_from(same_tree);
    EXPECT_EQ(boxes.check() + tree.check(), "");
    EXPECT_EQ(boxes.save(), saved_boxes);
    EXPECT_EQ(tree.save(), saved_tree);
}

}  // namespace
}  // namespace jostle
