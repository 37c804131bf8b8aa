// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Single points that come to a k-d tree and go: what it then finds, and how many nodes that took.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "spatial/points.h"
#include "spatial/small_stack.h"

namespace jostle {
namespace {

using test::PointSet;
using test::Random;

/// A tree and what should be in it.
template <int D>
struct Both {
    KdTree<D> tree;
    std::vector<Vector<D>> points;
    std::vector<char> live;
    std::int64_t visits = 0;
    int most_visits = 0;

    Both(const KdTreeOptions& options, std::vector<Vector<D>> all)
        : tree(options), points(std::move(all)), live(points.size(), 0) {}

    void count(const KdUpdateWork& work) {
        visits += work.nodes;
        most_visits = std::max(most_visits, work.nodes);
    }
    void insert(int id) {
        count(tree.insert(points, id));
        live[static_cast<std::size_t>(id)] = 1;
    }
    void remove(int id) {
        count(tree.remove(id));
        live[static_cast<std::size_t>(id)] = 0;
    }
    void expect_same(Random& random) const {
        ASSERT_EQ(tree.check(), "");
        ASSERT_EQ(tree.size(), std::count(live.begin(), live.end(), 1));
        const Vector<D> p = points[random.below(static_cast<std::uint32_t>(points.size()))];
        const auto all = test::all_by_distance<D>(
            points, p, [&](int i) { return live[static_cast<std::size_t>(i)] == 1; });
        std::vector<Neighbor> found(12);
        found.resize(static_cast<std::size_t>(tree.k_nearest(p, found).count));
        ASSERT_EQ(found.size(), std::min<std::size_t>(12, all.size()));
        EXPECT_TRUE(std::equal(found.begin(), found.end(), all.begin()));
        for (const float r : {0.5f, 3.0f, 40.0f}) {
            std::vector<Neighbor> near, expected;
            tree.radius(p, r, near);
            for (const Neighbor& one : all)
                if (one.squared_distance < r * r) expected.push_back(one);
            EXPECT_EQ(test::in_order(near), expected);
        }
    }
};

template <class T>
class KdTreeUpdate : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(KdTreeUpdate, Dimensions);

TYPED_TEST(KdTreeUpdate, AChurnFindsWhatBruteForceFinds) {
    constexpr int kD = TypeParam::value;
    for (const PointSet set : test::kPointSets) {
        for (const int leaf_size : {1, 4, 32}) {
            Random random(21);
            SCOPED_TRACE(test::name_of(set) + ", leaves of " + std::to_string(leaf_size) + ", " +
                         random.seed_text());
            const int n = 600;
            Both<kD> both({.leaf_size = leaf_size}, test::make_points<kD>(set, n, random));
            // Some are there from a build, the first of them.
            both.tree.build(std::span(both.points).first(200));
            std::fill_n(both.live.begin(), 200, static_cast<char>(1));
            for (int round = 0; round < 3000; ++round) {
                const auto id = static_cast<int>(random.below(n));
                if (both.live[static_cast<std::size_t>(id)] != 0) {
                    both.remove(id);
                } else {
                    both.insert(id);
                }
                if (round % 250 == 0) both.expect_same(random);
                if (testing::Test::HasFatalFailure()) return;
            }
            // Everything goes, and some comes back.
            for (int id = 0; id < n; ++id)
                if (both.live[static_cast<std::size_t>(id)] != 0) both.remove(id);
            EXPECT_EQ(both.tree.size(), 0);
            ASSERT_EQ(both.tree.check(), "");
            for (int id = n - 1; id >= 300; --id) both.insert(id);
            both.expect_same(random);
            // Ids that are not [0, n) are forgotten by a rebuild over n points.
            both.tree.rebuild(std::span(both.points).first(300));
            EXPECT_TRUE(both.tree.contains(0));
            EXPECT_FALSE(both.tree.contains(300));
            ASSERT_EQ(both.tree.check(), "");
        }
    }
}

/// O(log n) node visits a change, on average, whatever the order: here at most log2 n.
template <int D>
void expect_few_visits(const char* name, const KdTreeOptions& options, std::vector<Vector<D>> points,
                       const std::vector<int>& order) {
    SCOPED_TRACE(name);
    const auto n = static_cast<int>(order.size());
    const double bound = std::log2(n);
    Random random(22);
    Both<D> both(options, std::move(points));
    for (const int id : order) both.insert(id);
    EXPECT_LE(static_cast<double>(both.visits) / n, bound) << "inserting";
    both.expect_same(random);
    both.visits = 0;
    for (int i = 0; i < n - 1; ++i) both.remove(order[static_cast<std::size_t>(i)]);
    EXPECT_LE(static_cast<double>(both.visits) / n, bound) << "removing";
    both.expect_same(random);
}

TYPED_TEST(KdTreeUpdate, ChangesTakeFewNodeVisitsInAnyOrder) {
    constexpr int kD = TypeParam::value;
    const int n = test::kIsSanitized ? 4000 : 20000;
    Random random(23);
    std::vector<int> straight(static_cast<std::size_t>(n)), shuffled, inwards;
    std::iota(straight.begin(), straight.end(), 0);
    shuffled = straight;
    for (auto i = static_cast<std::uint32_t>(n); i > 1; --i)
        std::swap(shuffled[i - 1], shuffled[random.below(i)]);
    // From both ends: each point is new territory for the last leaf of one side.
    for (int i = 0; i < n / 2; ++i) inwards.insert(inwards.end(), {i, n - 1 - i});
    for (const KdSplit split : {KdSplit::kMiddle, KdSplit::kMedian}) {
        for (const int leaf_size : {4, 32}) {
            const KdTreeOptions options{.split = split, .leaf_size = leaf_size};
            const auto points = [&](PointSet set) { return test::make_points<kD>(set, n, random); };
            expect_few_visits<kD>("uniform", options, points(PointSet::kUniform), shuffled);
            expect_few_visits<kD>("sorted", options, points(PointSet::kSorted), straight);
            expect_few_visits<kD>("inwards", options, points(PointSet::kSorted), inwards);
            expect_few_visits<kD>("equal", options, points(PointSet::kIdentical), straight);
            expect_few_visits<kD>("growing", options, points(PointSet::kGrowing), straight);
            expect_few_visits<kD>("clustered", options, points(PointSet::kClustered), straight);
        }
    }
}

/// An adversary sees the tree: each point goes into the fullest corner, next to the last one, half as far
/// away.
TEST(KdTreeUpdate, AnAdversaryCannotMakeItDeep) {
    for (const int leaf_size : {1, 32}) {
        std::vector<Vec2> points;
        points.reserve(5000);
        for (int i = 0; i < 5000; ++i)
            points.push_back({std::ldexp(1.0f, -(i % 140)), std::ldexp(1.0f, -(i / 140))});
        Both<2> both({.leaf_size = leaf_size}, points);
        const auto n = static_cast<int>(points.size());
        for (int id = 0; id < n; ++id) {
            both.insert(id);
            // 2 log2 n splits at the middle, and log_1.5 n others; four of them, or more, to a node that is
            // built.
            ASSERT_LE(both.tree.height(), 3.0 * std::log2(id + 2) + 3.0);
        }
        EXPECT_LE(static_cast<double>(both.visits) / n, 2.0 * std::log2(n));
        EXPECT_EQ(both.tree.check(), "");
    }
}

/// A tree that only ever saw single points searches about as fast as one that was built: in nodes.
TEST(KdTreeUpdate, InsertedTreesAreAsGoodAsBuiltOnes) {
    Random random(24);
    const int n = 20000;
    Both<2> both({}, test::make_points<2>(PointSet::kUniform, n, random));
    for (int id = 0; id < n; ++id) both.insert(id);
    KdTree<2> built;
    built.build(both.points);
    std::int64_t nodes = 0, built_nodes = 0;
    for (const Vec2& p : both.points) {
        nodes += both.tree.radius(p, 2.25f, [](const Neighbor&) {}).nodes;
        built_nodes += built.radius(p, 2.25f, [](const Neighbor&) {}).nodes;
    }
    EXPECT_LE(static_cast<double>(nodes), 2.5 * static_cast<double>(built_nodes));
    EXPECT_LE(both.tree.byte_count(), static_cast<std::size_t>(n) * 44);
}

TEST(KdTreeUpdate, RefusesIdsThatAreThereAndThatAreNot) {
    Random random(25);
    auto points = test::make_points<3>(PointSet::kUniform, 50, random);
    KdTree<3> tree;
    tree.build(std::span(points).first(40));
    for (const int round : {0, 1}) {
        EXPECT_THROW(tree.insert(points, 0), Error);
        EXPECT_THROW(tree.insert(points, 39 + round), Error);
        EXPECT_THROW(tree.insert(points, 50), Error);
        EXPECT_THROW(tree.insert(points, -1), Error);
        EXPECT_THROW(tree.remove(-1), Error);
        EXPECT_THROW(tree.remove(40 + round), Error);
        points[45].z = std::numeric_limits<float>::quiet_NaN();
        EXPECT_THROW(tree.insert(points, 45), Error);
        EXPECT_EQ(tree.size(), 40 + round);
        EXPECT_EQ(tree.check(), "");
        // The second round knows where each id is.
        if (round == 0) tree.insert(points, 40);
    }
    tree.remove(7);
    EXPECT_THROW(tree.remove(7), Error);
    EXPECT_FALSE(tree.contains(7));
    EXPECT_EQ(tree.check(), "");
}

}  // namespace
}  // namespace jostle
