// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All items moved at once against each moved alone in a twin: the same fat boxes, bit for bit, whatever the
// blocks look like.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/boxes.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class DynamicTreeMoveAll : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTreeMoveAll, Dimensions);

TYPED_TEST(DynamicTreeMoveAll, DoesWhatMovingEachInPlaceDoes) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 9, 299, 300}) {
            SCOPED_TRACE(test::name_of(set) + ", " + std::to_string(n));
            Random random(static_cast<std::uint64_t>(n) + 7);
            DynamicTree<D> together({.margin = 0.1f,
                                     .margin_share = n % 2 == 0 ? 0.0f : 0.0625f,
                                     .displacement_multiplier = 2.0f});
            DynamicTree<D> alone(together.options());
            std::vector<Aabb<D>> boxes;
            for (int i = 0; i < n; ++i) {
                boxes.push_back(test::make_box<D>(set, i, n, random));
                together.insert(boxes.back(), 0);
                alone.insert(boxes.back(), 0);
            }
            // Ids that are not live keep boxes that nobody may look at.
            for (int i = 3; i < n; i += 5) {
                together.remove(i);
                alone.remove(i);
                boxes[static_cast<std::size_t>(i)].lower[0] = std::numeric_limits<float>::quiet_NaN();
            }
            std::vector<Vector<D>> displacements(boxes.size());
            std::vector<std::uint8_t> moved(boxes.size(), 2);
            for (int frame = 0; frame < 8; ++frame) {
                int expected = 0;
                std::vector<std::uint8_t> expected_moved(boxes.size(), 0);
                for (int i = 0; i < n; ++i) {
                    const auto k = static_cast<std::size_t>(i);
                    if (!alone.is_live(i)) continue;
                    // Mostly a little, sometimes clear of the old box; half the frames know how far.
                    const float step = random.uniform(0.0f, 1.0f) < 0.1f ? 50.0f : 0.12f;
                    Vector<D> by{};
                    for (int axis = 0; axis < D; ++axis) by[axis] = random.uniform(-step, step);
                    boxes[k] = {boxes[k].lower + by, boxes[k].upper + by};
                    displacements[k] = frame % 2 == 0 ? by : Vector<D>{};
                    if (alone.move_in_place(i, boxes[k], displacements[k]) == Moved::kFits) continue;
                    ++expected;
                    expected_moved[k] = 1;
                }
                const int count = frame % 2 == 0 ? together.move_all(boxes, displacements, moved)
                                                 : together.move_all(boxes, {}, moved);
                EXPECT_EQ(count, expected);
                EXPECT_EQ(moved, expected_moved);
                ASSERT_EQ(together.check(), "");
                EXPECT_EQ(together.change_count(), alone.change_count());
                for (int i = 0; i < n; ++i) {
                    if (alone.is_live(i)) {
                        ASSERT_EQ(together.fat_box(i), alone.fat_box(i)) << i;
                    }
                }
            }
        }
    }
}

TYPED_TEST(DynamicTreeMoveAll, RefusesWhatItCannotUseAndChangesNothing) {
    constexpr int D = TypeParam::value;
    Random random(5);
    DynamicTree<D> tree({.margin = 0.1f});
    std::vector<Aabb<D>> boxes;
    for (int i = 0; i < 20; ++i) {
        boxes.push_back(test::make_box<D>(BoxSet::kUniform, i, 20, random));
        tree.insert(boxes.back(), 0);
    }
    const std::vector<std::byte> before = tree.save();
    std::vector<Aabb<D>> far = boxes;
    for (Aabb<D>& box : far) box.upper[0] += 3.0f;

    EXPECT_THROW(tree.move_all(std::span(far).first(19)), Error);
    std::vector<Vector<D>> displacements(19);
    EXPECT_THROW(tree.move_all(far, displacements), Error);
    std::vector<std::uint8_t> moved(19);
    EXPECT_THROW(tree.move_all(far, {}, moved), Error);
    displacements.resize(20);
    displacements[19][0] = std::numeric_limits<float>::infinity();
    EXPECT_THROW(tree.move_all(far, displacements), Error);
    far[19].lower[1] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THROW(tree.move_all(far), Error);
    EXPECT_EQ(tree.save(), before);
}

}  // namespace
}  // namespace jostle
