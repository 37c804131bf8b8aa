// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// k-d trees at the edges of their use: empty or moved from, with tiny, huge and infinite radii, and with
// points and arguments that they refuse.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/kd_searches.h"
#include "spatial/points.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;
using test::kLargest;
using test::kNan;

using test::expect_sound;
using test::PointSet;
using test::radius_of;
using test::Random;

template <class T>
class KdTreeEdges : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(KdTreeEdges, Dimensions);

TYPED_TEST(KdTreeEdges, EmptyTreesFindNothing) {
    constexpr int kD = TypeParam::value;
    KdTree<kD> tree;
    const Vector<kD> p{};
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(tree.size(), 0);
        EXPECT_EQ(tree.check(), "");
        EXPECT_TRUE(radius_of<kD>(tree, p, 1e30f).empty());
        Neighbor found[3];
        EXPECT_EQ(tree.k_nearest(p, found).count, 0);
        EXPECT_FALSE(tree.closest(p).hit);
        std::vector<int> ids;
        tree.query({p, p}, ids);
        EXPECT_TRUE(ids.empty());
        tree.build(std::vector<Vector<kD>>(100));
        EXPECT_EQ(tree.size(), 100);
        EXPECT_FALSE(tree.empty());
        tree.build({});
    }
}

TEST(KdTreeEdge, AnEmptyTreeHasNoNode) {
    KdTree<3> tree;
    EXPECT_TRUE(tree.empty());
    EXPECT_EQ(tree.height(), 0);
    EXPECT_EQ(tree.node_count(), 0);
    EXPECT_EQ(tree.query({{-1, -1, -1}, {1, 1, 1}}, [](int) {}).items, 0);
}

/// The squares of these are out of the range of floats.
TEST(KdTreeEdge, RadiiMayBeTinyOrHuge) {
    for (const float unit : {1e-30f, 1e-20f, 1e-10f, 1e15f, 1e18f, 1e30f}) {
        SCOPED_TRACE(unit);
        std::vector<Vec3> points(100);
        for (int i = 0; i < 100; ++i) points[static_cast<std::size_t>(i)].x = unit * static_cast<float>(i);
        KdTree<3> tree;
        tree.build(points);
        EXPECT_EQ(tree.check(), "");
        EXPECT_EQ(radius_of<3>(tree, {0, 0, 0}, unit * 9.5f).size(), 10u);
        EXPECT_EQ(radius_of<3>(tree, {unit * 50, 0, 0}, unit * 9.5f).size(), 19u);
        EXPECT_EQ(radius_of<3>(tree, {unit * 50, 0, 0}, std::numeric_limits<float>::max()).size(), 100u);
    }
}

/// Also what is further away than a float can say.
TEST(KdTreeEdge, AnInfiniteRadiusIsNoLimit) {
    std::vector<Vec2> points = {{-kLargest, -kLargest}, {kLargest, kLargest}, {1e20f, 0.0f}, {0.0f, 0.0f}};
    for (int i = 0; i < 300; ++i) points.push_back({static_cast<float>(i), 1.0f});
    KdTree<2> tree({.leaf_size = 5});
    tree.build(points);
    for (const Vec2 p : {Vec2{0.0f, 0.0f}, Vec2{kLargest, -kLargest}}) {
        const std::vector<Neighbor> expected = test::all_by_distance<2>(points, p, [](int) { return true; });
        std::vector<Neighbor> found(points.size());
        EXPECT_EQ(tree.k_nearest(p, kInfinity, found).count, static_cast<int>(points.size()));
        EXPECT_EQ(found, expected);
        std::vector<Neighbor> near;
        tree.radius(p, kInfinity, near);
        EXPECT_EQ(test::in_order(near), expected);
        KdBatch<2> batch;
        batch.radius(tree, std::span(&p, 1), kInfinity);
        EXPECT_EQ(test::in_order({batch.found(0).begin(), batch.found(0).end()}), expected);
        EXPECT_THROW(batch.radius(tree, std::span(&p, 1), -kInfinity), Error);
        EXPECT_THROW(batch.k_nearest(tree, std::span(&p, 1), 3, -1.0f), Error);
    }
}

TEST(KdTreeEdge, RefusesWhatItCannotHold) {
    Random random(9);
    auto points = test::make_points<2>(PointSet::kUniform, 100, random);
    KdTree<2> tree;
    tree.build(points);
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        for (const std::size_t i : {std::size_t{0}, std::size_t{50}, std::size_t{99}}) {
            auto broken = points;
            broken[i].y = bad;
            const std::string argument = "points[" + std::to_string(i) + "]";
            test::expect_refused("KdTree::build", argument, [&] { tree.build(broken); });
            test::expect_refused("KdTree::rebuild", argument, [&] { tree.rebuild(broken); });
        }
        std::vector<Neighbor> found(3);
        std::vector<int> ids;
        EXPECT_THROW(tree.radius({bad, 0}, 1, found), Error);
        test::expect_refused("KdTree::k_nearest", "p", [&] { tree.k_nearest({0, bad}, found); });
        test::expect_refused("KdTree::closest", "p", [&] { static_cast<void>(tree.closest({0, bad})); });
        EXPECT_THROW(tree.query({{0, 0}, {bad, 1}}, ids), Error);
        const Aabb2 boxes[] = {{{0, 0}, {1, 1}}, {{0, 0}, {bad, 1}}};
        KdBatch<2> batch;
        test::expect_refused("KdBatch::query", "boxes[1]", [&] { batch.query(tree, boxes); });
    }
    std::vector<Neighbor> found(3);
    std::vector<int> ids;
    for (const float bad : {-1.0f, kNan}) {
        EXPECT_THROW(tree.radius({0, 0}, bad, found), Error);
        EXPECT_THROW(tree.k_nearest({0, 0}, bad, found), Error);
        test::expect_refused("KdTree::closest", "r", [&] { static_cast<void>(tree.closest({0, 0}, bad)); });
    }
    EXPECT_THROW(tree.query({{1, 1}, {0, 0}}, ids), Error);
    EXPECT_THROW(KdTree<2>({.leaf_size = 0}), Error);
    EXPECT_THROW(KdTree<2>({.leaf_size = 1025}), Error);
    EXPECT_THROW(KdTree<2>({.split = static_cast<KdSplit>(9)}), Error);
    expect_sound<2>(tree, points, random);
}

/// Moved from, a tree is as good as new; so is a batch.
TYPED_TEST(KdTreeEdges, WhatWasMovedFromIsEmptyAndUsable) {
    constexpr int kD = TypeParam::value;
    static_assert(std::is_nothrow_move_constructible_v<KdTree<kD>> &&
                  std::is_nothrow_move_assignable_v<KdTree<kD>>);
    static_assert(std::is_nothrow_move_constructible_v<KdBatch<kD>> &&
                  std::is_nothrow_move_assignable_v<KdBatch<kD>>);
    test::CountingResource memory;
    Random random(11);
    const auto points = test::make_points<kD>(PointSet::kUniform, 500, random);
    KdTree<kD> tree({.leaf_size = 7}, &memory);
    tree.build(std::span(points).first(450));
    for (int id = 450; id < 500; ++id) tree.insert(points, id);
    KdTree<kD> other;
    for (int round = 0; round < 2; ++round) {
        KdTree<kD> taken(std::move(tree));
        expect_sound<kD>(taken, points, random);
        EXPECT_EQ(tree.size(), 0);
        EXPECT_EQ(tree.check(), "");
        EXPECT_FALSE(tree.contains(3));
        EXPECT_EQ(tree.options().leaf_size, 7);
        EXPECT_FALSE(tree.closest(points[0]).hit);
        tree.insert(points, 4);
        EXPECT_TRUE(tree.contains(4));
        other = std::move(taken);
        expect_sound<kD>(other, points, random);
        EXPECT_EQ(taken.size(), 0);
        tree.rebuild(points);
        expect_sound<kD>(tree, points, random);
        taken = tree;
        expect_sound<kD>(taken, points, random);
    }

    KdBatch<kD> batch;
    batch.radius(tree, points, 1.0f);
    const std::size_t count = batch.found(9).size();
    KdBatch<kD> taken(std::move(batch));
    EXPECT_EQ(taken.found(9).size(), count);
    EXPECT_EQ(batch.size(), 0);
    EXPECT_THROW(static_cast<void>(batch.found(0)), Error);
    batch.radius(tree, points, 1.0f);
    EXPECT_EQ(batch.found(9).size(), count);
    taken = std::move(batch);
    EXPECT_EQ(taken.size(), 500);
    EXPECT_FALSE(taken.empty());
    EXPECT_TRUE(batch.empty());
}

}  // namespace
}  // namespace jostle
