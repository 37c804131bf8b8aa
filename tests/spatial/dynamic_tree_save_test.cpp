// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree as bytes and back: what is saved goes on as the tree would have, what is not a tree is refused.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <vector>

#include "spatial/saved_trees.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class DynamicTreeSave : public testing::Test {};

using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTreeSave, Dimensions);

TYPED_TEST(DynamicTreeSave, WhatIsLoadedGoesOnAsWhatWasSaved) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 3, 8, 9, 300}) {
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n));
            DynamicTree<D> tree({.margin = 0.25f, .rotation = RotationPolicy::kHeight, .lookahead = 1});
            test::fill_tree(tree, set, n);
            const std::vector<std::byte> bytes = tree.save();
            DynamicTree<D> other;
            other.insert(test::box_around<D>({}, 1.0f), 7);
            other.load(bytes);
            ASSERT_EQ(other.check(), "");
            ASSERT_EQ(other.save(), bytes);
            EXPECT_EQ(other.options().margin, 0.25f);
            EXPECT_EQ(other.options().rotation, RotationPolicy::kHeight);
            EXPECT_EQ(other.options().lookahead, 1);
            EXPECT_EQ(other.wear(), tree.wear());
            for (int id = 0; id < n; ++id) {
                ASSERT_EQ(other.is_live(id), tree.is_live(id));
                if (!tree.is_live(id)) continue;
                EXPECT_EQ(other.user_data(id), tree.user_data(id));
                EXPECT_EQ(other.filter(id), tree.filter(id));
                EXPECT_EQ(other.fat_box(id), tree.fat_box(id));
            }
            for (DynamicTree<D>* t : {&tree, &other}) {
                Random random(2);
                int last = 0;
                for (int i = 0; i < 20; ++i) last = t->insert(test::make_box<D>(set, i, 20, random), 3);
                t->remove(last);
                t->optimize(5);
                t->rebuild();
            }
            ASSERT_EQ(other.save(), tree.save());
        }
    }
}

TYPED_TEST(DynamicTreeSave, BeginsWithItsNameVersionAndDimension) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    tree.insert(test::box_around<D>({}, 1.0f), 0x0102030405060708u, {.category = 5, .mask = 6});
    const std::vector<std::byte> bytes = tree.save();
    const unsigned char expected[] = {'j', 'o', 's', 't', 'l', 'e', 'D', 'T', 1, 0, 0, 0, D, 0, 0, 0,
                                      // one pair (the root's), one block, one id
                                      1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    for (std::size_t i = 0; i < sizeof(expected); ++i) {
        ASSERT_EQ(static_cast<unsigned char>(bytes[i]), expected[i]) << i;
    }
    // At the end are the word, the category and the mask.
    const unsigned char end[] = {8, 7, 6, 5, 4, 3, 2, 1, 5, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0};
    for (std::size_t i = 0; i < sizeof(end); ++i) {
        ASSERT_EQ(static_cast<unsigned char>(bytes[bytes.size() - sizeof(end) + i]), end[i]) << i;
    }
}

TYPED_TEST(DynamicTreeSave, RefusesWhatIsCutOffAndChangesNothing) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> saved;
    test::fill_tree(saved, BoxSet::kUniform, 40);
    std::vector<std::byte> bytes = saved.save();
    DynamicTree<D> tree;
    test::fill_tree(tree, BoxSet::kClustered, 20);
    const std::vector<std::byte> before = tree.save();
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        EXPECT_THROW(tree.load({bytes.data(), size}), Error) << size;
    }
    bytes.push_back(std::byte{0});
    EXPECT_THROW(tree.load(bytes), Error);
    EXPECT_EQ(tree.save(), before);
    test::expect_refused("DynamicTree::load", "bytes", [&] { tree.load({bytes.data(), 100}); });
    DynamicTree<5 - D> of_the_other_dimension;
    EXPECT_THROW(tree.load(of_the_other_dimension.save()), Error);
}

TYPED_TEST(DynamicTreeSave, SurvivesAnyBytes) {
    constexpr int D = TypeParam::value;
    Random random(77);
    SCOPED_TRACE(random.seed_text());
    DynamicTree<D> saved;
    test::fill_tree(saved, BoxSet::kUniform, 60);
    const std::vector<std::byte> good = saved.save();
    int loaded = 0;
    int refused = 0;
    for (int i = 0; i < 4000; ++i) {
        std::vector<std::byte> bytes = good;
        const std::uint32_t flips = 1 + random.below(3);
        for (std::uint32_t k = 0; k < flips; ++k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(bytes.size()));
            // A bit, or an extreme byte.
            switch (random.below(3)) {
                case 0:
                    bytes[at] ^= std::byte{1} << random.below(8);
                    break;
                case 1:
                    bytes[at] = std::byte{0xff};
                    break;
                default:
                    bytes[at] = random.below(2) == 0 ? std::byte{0} : std::byte{0x7f};
            }
        }
        DynamicTree<D> tree;
        try {
            tree.load(bytes);
            ++loaded;
        } catch (const Error&) {
            ++refused;
            ASSERT_EQ(tree.size(), 0);
            continue;
        }
        // Where nothing that matters was hit, say words, it is a tree.
        ASSERT_EQ(tree.check(), "");
        ASSERT_EQ(tree.save(), bytes);
        tree.insert(test::box_around<D>({}, 1.0f), 0);
        tree.remove(1);
        tree.rebuild();
        ASSERT_EQ(tree.check(), "");
    }
    EXPECT_GT(loaded, 50);
    EXPECT_GT(refused, 2000);
}

}  // namespace
}  // namespace jostle
