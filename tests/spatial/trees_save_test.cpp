// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Static trees, k-d trees and broad phases as bytes and back: a tree that is loaded answers, and goes on, as
// the one that was saved.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "spatial/saved_trees.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::PointSet;
using test::Random;
using Bytes = std::vector<std::byte>;

template <class Dimension>
class TreesSave : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(TreesSave, Dimensions);

template <int D>
Aabb<D> around(float from, float to) {
    Vector<D> lower{}, upper{};
    for (int i = 0; i < D; ++i) {
        lower[i] = from;
        upper[i] = to;
    }
    return {lower, upper};
}

/// The ids that are found, in their order.
template <int D>
std::vector<int> saved_answers_of(const Bvh<D>& tree) {
    std::vector<int> ids;
    tree.query(around<D>(0.5f, 9.0f), ids);
    tree.self_pairs([&](int a, int b) {
        ids.push_back(a);
        ids.push_back(b);
    });
    return ids;
}
template <int D>
std::vector<int> saved_answers_of(const KdTree<D>& tree) {
    std::vector<int> ids;
    tree.query(around<D>(0.5f, 9.0f), ids);
    const Vector<D> p = around<D>(2.0f, 2.0f).lower;
    tree.radius(p, 4.0f, [&](const Neighbor& one) { ids.push_back(one.id); });
    std::vector<Neighbor> nearest(9);
    const int count = tree.k_nearest(p, 100.0f, nearest).count;
    for (int i = 0; i < count; ++i) ids.push_back(nearest[static_cast<std::size_t>(i)].id);
    return ids;
}
template <int D>
std::vector<int> saved_answers_of(const BroadPhase<D>& tree) {
    std::vector<int> ids;
    tree.query(around<D>(0.5f, 9.0f), ids);
    for (const int first : {0, BroadPhase<D>::kStaticProxies}) {
        for (int id = first; id < first + 400; ++id) {
            if (!tree.is_live(id)) continue;
            ids.push_back(id);
            ids.push_back(tree.has_moved(id) ? 1 : 0);
            ids.push_back(static_cast<int>(tree.apart(id)));
            ids.push_back(static_cast<int>(tree.user_data(id) & 0xffff));
        }
    }
    return ids;
}

/// Loads what `saved` gives into another that is not empty, and has `change` change both.
template <class Tree, class Change>
void expect_same_after_load(Tree& saved, Tree& other, const Change& change) {
    const Bytes bytes = saved.save();
    other.load(bytes);
    ASSERT_EQ(other.check(), "");
    EXPECT_EQ(other.size(), saved.size());
    EXPECT_EQ(saved_answers_of(other), saved_answers_of(saved));
    EXPECT_EQ(other.save(), bytes);
    for (Tree* const tree : {&saved, &other}) {
        change(*tree);
        ASSERT_EQ(tree->check(), "");
    }
    EXPECT_EQ(saved_answers_of(other), saved_answers_of(saved));
    EXPECT_EQ(other.save(), saved.save());
}

TYPED_TEST(TreesSave, AStaticTreeGoesOnAsItWas) {
    constexpr int kD = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp}) {
            for (const int n : {0, 1, 8, 9, 300}) {
                SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n));
                Bvh<kD> saved, other;
                test::fill_tree(saved, set, n, method, n % 2 == 1);
                test::fill_tree(other, set, 40, BuildMethod::kCurve, true);
                EXPECT_EQ(saved.save().size(),
                          40u + static_cast<std::size_t>(saved.node_count() + saved.block_count()) * 8 *
                                    (2 * kD + 1) * 4);
                expect_same_after_load(saved, other, [&](Bvh<kD>& tree) {
                    Random random(3);
                    tree.refit(test::make_boxes<kD>(set, n, random));
                });
                EXPECT_EQ(other.wear(), saved.wear());
                EXPECT_EQ(other.height(), saved.height());
                for (int id = 0; id < n; ++id) EXPECT_EQ(other.box(id), saved.box(id));
            }
        }
    }
}

TYPED_TEST(TreesSave, AKdTreeGoesOnAsItWas) {
    constexpr int kD = TypeParam::value;
    for (const PointSet set : test::kPointSets) {
        for (const bool changed : {false, true}) {
            for (const int n : {0, 1, 2, 40, 300}) {
                SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n));
                const KdTreeOptions options{n % 3 == 0 ? KdSplit::kMedian : KdSplit::kMiddle, 3 + n % 5};
                KdTree<kD> saved(options), other;
                test::fill_tree(saved, set, n, changed);
                test::fill_tree(other, set, 50, true);
                expect_same_after_load(saved, other, [&](KdTree<kD>& tree) {
                    Random random(5);
                    const auto points = test::make_points<kD>(set, 500, random);
                    for (int id = 0; id < 500; id += 3)
                        if (!tree.contains(id)) tree.insert(points, id);
                    for (int id = 0; id < 500; id += 2)
                        if (tree.contains(id)) tree.remove(id);
                });
                EXPECT_EQ(other.options().split, options.split);
                EXPECT_EQ(other.options().leaf_size, options.leaf_size);
                EXPECT_EQ(other.height(), saved.height());
                EXPECT_EQ(other.node_count(), saved.node_count());
                for (int id = -1; id < 500; ++id) EXPECT_EQ(other.contains(id), saved.contains(id));
            }
        }
    }
}

/// The order of the last build decides that of the next.
TYPED_TEST(TreesSave, AKdTreeIsRebuiltFromTheOrderItHad) {
    constexpr int kD = TypeParam::value;
    Random random(6);
    const auto points = test::make_points<kD>(PointSet::kUniform, 400, random);
    const auto moved = test::make_points<kD>(PointSet::kUniform, 400, random);
    KdTree<kD> saved({.leaf_size = 5}), other, fresh({.leaf_size = 5});
    saved.build(points);
    fresh.build(moved);
    expect_same_after_load(saved, other, [&](KdTree<kD>& tree) { tree.rebuild(moved); });
    EXPECT_NE(fresh.save(), other.save());
}

TYPED_TEST(TreesSave, ABroadPhaseGoesOnAsItWas) {
    constexpr int kD = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 30, 300}) {
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n));
            BroadPhase<kD> saved({.margin = 0.3f, .margin_share = 0.5f, .displacement_multiplier = 2.0f}),
                other;
            test::fill_tree(saved, set, n);
            test::fill_tree(other, set, 70, 4);
            other.reserve_more(Mobility::kMovable, 90);
            std::vector<std::vector<ProxyPair>> pairs;
            expect_same_after_load(saved, other, [&](BroadPhase<kD>& tree) {
                tree.apply_moves();
                const auto first = tree.update_pairs();
                pairs.emplace_back(first.begin(), first.end());
                Random random(8);
                for (int i = 0; i < 20; ++i)
                    tree.insert(test::make_box<kD>(set, i, 20, random), 3,
                                i % 2 == 0 ? Mobility::kMovable : Mobility::kStatic, {1, 1}, {.apart = 9});
                const auto second = tree.find_pairs();
                pairs.emplace_back(second.begin(), second.end());
            });
            ASSERT_EQ(pairs.size(), 4u);
            EXPECT_EQ(pairs[0], pairs[2]);
            EXPECT_EQ(pairs[1], pairs[3]);
            EXPECT_EQ(other.movable_tree().options().margin, 0.3f);
            EXPECT_EQ(other.movable_tree().options().margin_share, 0.5f);
            EXPECT_EQ(other.movable_tree().reserved_count(), 80);
        }
    }
}

template <class Tree>
void expect_name(const Tree& tree, const std::string& name, int dimension) {
    const Bytes bytes = tree.save();
    const std::string start(reinterpret_cast<const char*>(bytes.data()), 16);
    EXPECT_EQ(start.substr(0, 8), name);
    EXPECT_EQ(start.substr(8), std::string({1, 0, 0, 0, static_cast<char>(dimension), 0, 0, 0}));
}

TYPED_TEST(TreesSave, BytesBeginWithTheirNameVersionAndDimension) {
    constexpr int kD = TypeParam::value;
    expect_name(Bvh<kD>(), "jostleBV", kD);
    expect_name(KdTree<kD>(), "jostleKD", kD);
    expect_name(BroadPhase<kD>(), "jostleBP", kD);
}

/// The numbers that stand for it are little-endian.
TEST(TreesSave, APointIsItsCoordinatesByTheirBits) {
    KdTree<2> tree;
    tree.build(std::vector<Vec2>{{1.0f, -2.0f}});
    const Bytes bytes = tree.save();
    // At the end: the id of the only slot, then the point.
    const unsigned char end[] = {0, 0, 0, 0, 0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0};
    ASSERT_EQ(bytes.size(), 16u + 40u + 16u * 6u * 4u + 12u);
    for (std::size_t i = 0; i < sizeof(end); ++i)
        EXPECT_EQ(static_cast<unsigned char>(bytes[bytes.size() - sizeof(end) + i]), end[i]) << i;
}

template <class Tree>
void expect_load_refused(const Bytes& bytes, const std::string& function, const std::string& value) {
    test::expect_refused(
        function, "bytes", [&] { Tree().load(bytes); }, value);
}

TYPED_TEST(TreesSave, BytesOfAnotherTypeOrDimensionAreRefused) {
    constexpr int kD = TypeParam::value;
    const Bytes dynamic = DynamicTree<kD>().save();
    expect_load_refused<Bvh<kD>>(dynamic, "Bvh::load", "not a saved tree of this type");
    expect_load_refused<KdTree<kD>>(KdTree<5 - kD>().save(), "KdTree::load", "of dimension");
    expect_load_refused<BroadPhase<kD>>(Bvh<kD>().save(), "BroadPhase::load",
                                        "not a saved tree of this type");
    expect_load_refused<DynamicTree<kD>>(BroadPhase<kD>().save(), "DynamicTree::load",
                                         "not a saved tree of this type");
    expect_load_refused<Bvh<kD>>({}, "Bvh::load", "0 bytes");
    Bytes later = KdTree<kD>().save();
    later[8] = std::byte{2};
    expect_load_refused<KdTree<kD>>(later, "KdTree::load", "of version 2");
    Bytes longer = BroadPhase<kD>().save();
    longer.push_back(std::byte{0});
    expect_load_refused<BroadPhase<kD>>(longer, "BroadPhase::load", "bytes");
}

/// The head of a broad phase's movable tree is inside: it is refused by the broad phase.
TEST(TreesSave, ATreeInsideABroadPhaseIsRefusedByTheBroadPhase) {
    Bytes bytes = BroadPhase<2>().save();
    bytes[36] = std::byte{'J'};
    expect_load_refused<BroadPhase<2>>(bytes, "BroadPhase::load", "not a saved tree of this type");
}

}  // namespace
}  // namespace jostle
