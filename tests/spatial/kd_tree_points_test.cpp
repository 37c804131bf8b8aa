// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points that a k-d tree is given through a stride or a projection make the same tree, to the bit, as the
// same points side by side.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <deque>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "spatial/points.h"
#include "support/expect_refused.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::expect_refused;
using test::PointSet;
using test::Random;

template <int D>
struct Agent {
    double speed = 1.0;
    Vector<D> position{};
    char name = 'a';
};

template <class Dimension>
class KdTreePoints : public testing::Test {
  public:
    static constexpr int kDimension = Dimension::value;
    using Points = std::vector<Vector<kDimension>>;
    using Agents = std::vector<Agent<kDimension>>;

    static Points points_of(int n, std::uint64_t seed) {
        Random random(seed);
        return test::make_points<kDimension>(PointSet::kClustered, n, random);
    }
    static Agents agents_at(const Points& points) {
        Agents agents;
        for (const Vector<kDimension>& p : points) agents.push_back({.position = p});
        return agents;
    }
    static StridedView<const Vector<kDimension>> positions_of(const Agents& agents) {
        return {&agents[0].position, agents.size(), sizeof(Agent<kDimension>)};
    }
};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(KdTreePoints, Dimensions);

TYPED_TEST(KdTreePoints, AStrideAndAProjectionMakeTheSameTree) {
    constexpr int kD = TypeParam::value;
    test::ThreadScheduler threads(3, test::TaskOrder::kShuffled);
    for (const int n : {1, 2, 127, 128, 129, 1000, 40000}) {
        SCOPED_TRACE(n);
        const auto points = this->points_of(n, 1), moved = this->points_of(n, 2);
        const auto agents = this->agents_at(points), later = this->agents_at(moved);
        const auto sum = [](const Agent<kD>& agent) { return agent.position + Vector<kD>{}; };
        for (TaskScheduler* const scheduler :
             {static_cast<TaskScheduler*>(nullptr), static_cast<TaskScheduler*>(&threads)}) {
            KdTree<kD> tree, strided, by_member, by_function;
            tree.build(points, scheduler);
            strided.build(this->positions_of(agents), scheduler);
            by_member.build(agents, &Agent<kD>::position, scheduler);
            by_function.build(agents, sum, scheduler);
            for (const auto* const other : {&strided, &by_member, &by_function})
                EXPECT_EQ(other->save(), tree.save());
            tree.rebuild(moved, scheduler);
            strided.rebuild(this->positions_of(later), scheduler);
            by_member.rebuild(later, &Agent<kD>::position, scheduler);
            by_function.rebuild(later, sum, scheduler);
            for (const auto* const other : {&strided, &by_member, &by_function}) {
                EXPECT_EQ(other->check(), "");
                EXPECT_EQ(other->save(), tree.save());
            }
        }
    }
}

TYPED_TEST(KdTreePoints, SinglePointsComeThroughAStrideAndAProjection) {
    constexpr int kD = TypeParam::value;
    const auto points = this->points_of(90, 3);
    const auto agents = this->agents_at(points);
    KdTree<kD> tree({.leaf_size = 4}), strided({.leaf_size = 4}), by_member({.leaf_size = 4});
    int asked = 0;
    for (int id = 0; id < 90; ++id) {
        tree.insert(points, id);
        strided.insert(this->positions_of(agents), id);
        by_member.insert(
            agents,
            [&](const Agent<kD>& agent) {
                ++asked;
                return agent.position;
            },
            id);
    }
    EXPECT_EQ(asked, 90);
    EXPECT_EQ(strided.save(), tree.save());
    EXPECT_EQ(by_member.save(), tree.save());
    EXPECT_THROW(by_member.insert(agents, &Agent<kD>::position, 7), Error);
    EXPECT_THROW(by_member.insert(agents, &Agent<kD>::position, 90), Error);
    EXPECT_THROW(by_member.insert(agents, &Agent<kD>::position, -1), Error);
}

/// Of whatever gives its elements by number.
TYPED_TEST(KdTreePoints, EachItemIsAskedOnce) {
    constexpr int kD = TypeParam::value;
    const auto points = this->points_of(600, 4);
    const std::deque<Vector<kD>> items(points.begin(), points.end());
    std::vector<int> asked(items.size());
    const auto ask = [&](const Vector<kD>& p) {
        for (std::size_t i = 0; i < items.size(); ++i) asked[i] += &items[i] == &p ? 1 : 0;
        return p;
    };
    KdTree<kD> tree;
    tree.build(items, ask);
    EXPECT_EQ(asked, std::vector<int>(items.size(), 1));
    tree.rebuild(items, ask);
    EXPECT_EQ(asked, std::vector<int>(items.size(), 2));
    EXPECT_EQ(tree.check(), "");
}

/// Backwards, and every other point.
TYPED_TEST(KdTreePoints, AStrideMayBeNegativeOrLong) {
    constexpr int kD = TypeParam::value;
    constexpr std::ptrdiff_t kSize = sizeof(Vector<kD>);
    const auto points = this->points_of(301, 5);
    typename TestFixture::Points backwards(points.rbegin(), points.rend()), every_other;
    for (std::size_t i = 0; i < points.size(); i += 2) every_other.push_back(points[i]);
    KdTree<kD> tree, expected;
    tree.build(StridedView<const Vector<kD>>(&points[300], 301, -kSize));
    expected.build(backwards);
    EXPECT_EQ(tree.save(), expected.save());
    tree.build(StridedView<const Vector<kD>>(points.data(), 151, 2 * kSize));
    expected.build(every_other);
    EXPECT_EQ(tree.save(), expected.save());
}

TYPED_TEST(KdTreePoints, WhatIsNoPointIsRefusedByItsNumber) {
    constexpr int kD = TypeParam::value;
    const auto points = this->points_of(400, 6);
    KdTree<kD> tree;
    tree.build(points);
    const auto before = tree.save();
    for (const std::size_t bad : {std::size_t{0}, std::size_t{127}, std::size_t{128}, std::size_t{399}}) {
        auto agents = this->agents_at(points);
        agents[bad].position[kD - 1] = std::numeric_limits<float>::quiet_NaN();
        const std::string number = "[" + std::to_string(bad) + "]";
        const auto strided = this->positions_of(agents);
        expect_refused("KdTree::build", "points" + number, [&] { tree.build(strided); });
        expect_refused("KdTree::rebuild", "points" + number, [&] { tree.rebuild(strided); });
        expect_refused("KdTree::build", "project(items" + number + ")",
                       [&] { tree.build(agents, &Agent<kD>::position); });
        expect_refused("KdTree::rebuild", "project(items" + number + ")",
                       [&] { tree.rebuild(agents, &Agent<kD>::position); });
        KdBatch<kD> batch;
        expect_refused("KdBatch::radius", "queries" + number, [&] { batch.radius(tree, strided, 1.0f); });
    }
    EXPECT_EQ(tree.save(), before);
    auto agents = this->agents_at(points);
    agents[3].position[0] = std::numeric_limits<float>::infinity();
    KdTree<kD> empty;
    expect_refused("KdTree::insert", "point", [&] { empty.insert(agents, &Agent<kD>::position, 3); });
    EXPECT_TRUE(empty.empty());
}

TYPED_TEST(KdTreePoints, PointsThatOverlapAreRefused) {
    constexpr int kD = TypeParam::value;
    constexpr std::ptrdiff_t kSize = sizeof(Vector<kD>);
    const auto points = this->points_of(40, 7);
    KdTree<kD> tree;
    tree.build(std::span(points).first(5));
    const auto before = tree.save();
    for (const std::ptrdiff_t stride :
         {std::ptrdiff_t{0}, std::ptrdiff_t{1}, kSize - 4, 4 - kSize, kSize + 1}) {
        SCOPED_TRACE(stride);
        const StridedView<const Vector<kD>> bad(&points[20], 3, stride);
        expect_refused("KdTree::build", "points.stride()", [&] { tree.build(bad); });
        expect_refused("KdTree::rebuild", "points.stride()", [&] { tree.rebuild(bad); });
        KdBatch<kD> batch;
        expect_refused("KdBatch::k_nearest", "queries.stride()", [&] { batch.k_nearest(tree, bad, 2); });
        KdTree<kD> empty;
        expect_refused("KdTree::insert", "points.stride()", [&] { empty.insert(bad, 1); });
        // One point needs no stride.
        empty.build(StridedView<const Vector<kD>>(&points[20], 1, stride));
        EXPECT_EQ(empty.size(), 1);
    }
    const StridedView<const Vector<kD>> none(nullptr, 3, kSize);
    expect_refused("KdTree::build", "points.data()", [&] { tree.build(none); });
    const std::size_t too_many = static_cast<std::size_t>(KdTree<kD>::kMaxPoints) + 1;
    const StridedView<const Vector<kD>> many(points.data(), too_many, kSize);
    expect_refused("KdTree::build", "points.size()", [&] { tree.build(many); });
    expect_refused("KdTree::build", "items.size()",
                   [&] { tree.build(many, [](const Vector<kD>& p) { return p; }); });
    EXPECT_EQ(tree.save(), before);
}

/// The exception of a projection is passed on, and the tree is as it was.
TYPED_TEST(KdTreePoints, AProjectionMayThrow) {
    constexpr int kD = TypeParam::value;
    const auto points = this->points_of(300, 8);
    for (const int built : {0, 300}) {
        KdTree<kD> tree;
        tree.build(std::span(points).first(static_cast<std::size_t>(built)));
        const auto before = tree.save();
        int left = 200;
        const auto throwing = [&](const Vector<kD>& p) {
            if (--left == 0) throw std::string("no more");
            return p;
        };
        EXPECT_THROW(tree.build(points, throwing), std::string);
        left = 200;
        EXPECT_THROW(tree.rebuild(points, throwing), std::string);
        EXPECT_EQ(tree.check(), "");
        EXPECT_EQ(tree.save(), before);
        tree.rebuild(points);
        EXPECT_EQ(tree.size(), 300);
    }
}

TYPED_TEST(KdTreePoints, ABatchTakesAStride) {
    constexpr int kD = TypeParam::value;
    const auto points = this->points_of(500, 9), queries = this->points_of(60, 10);
    const auto agents = this->agents_at(queries);
    KdTree<kD> tree;
    tree.build(points);
    KdBatch<kD> expected, strided;
    const auto expect_same = [&] {
        ASSERT_EQ(strided.size(), 60);
        for (int i = 0; i < 60; ++i)
            EXPECT_TRUE(std::ranges::equal(strided.found(i), expected.found(i))) << i;
    };
    expected.radius(tree, queries, 2.0f);
    strided.radius(tree, this->positions_of(agents), 2.0f);
    expect_same();
    expected.k_nearest(tree, queries, 5);
    strided.k_nearest(tree, this->positions_of(agents), 5);
    expect_same();
    int found = 0, found_strided = 0;
    expected.radius(tree, queries, 2.0f, [&](int, const Neighbor&) { ++found; });
    strided.radius(tree, this->positions_of(agents), 2.0f, [&](int, const Neighbor&) { ++found_strided; });
    EXPECT_GT(found, 0);
    EXPECT_EQ(found_strided, found);
}

}  // namespace
}  // namespace jostle
