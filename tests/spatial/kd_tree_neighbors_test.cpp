// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batches in which every point of a tree asks: what it finds is what it finds alone.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <vector>

#include "spatial/each_target.h"
#include "spatial/points.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::kInfinity;
using test::kNan;

using test::PointSet;
using test::Random;
using test::TaskOrder;
using test::ThreadScheduler;

using Lists = std::vector<std::vector<Neighbor>>;

std::vector<Neighbor> list_of(std::span<const Neighbor> hits) {
    return {hits.begin(), hits.end()};
}

template <int D>
Lists all_of(const KdBatch<D>& batch, std::size_t count) {
    Lists lists(count);
    for (std::size_t i = 0; i < count; ++i) lists[i] = list_of(batch.found(static_cast<int>(i)));
    return lists;
}

template <int D>
void expect_nearest(const KdTree<D>& tree, const std::vector<Vector<D>>& points, int k, float r,
                    KdBatch<D>& batch) {
    SCOPED_TRACE("k " + std::to_string(k) + ", r " + std::to_string(r));
    const QueryWork work = batch.k_nearest(tree, k, r);
    ASSERT_EQ(batch.size(), static_cast<int>(points.size()));
    std::vector<Neighbor> room(static_cast<std::size_t>(k));
    std::int64_t items = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto count = static_cast<std::size_t>(tree.k_nearest(points[i], r, room).count);
        items += static_cast<std::int64_t>(count);
        ASSERT_EQ(list_of(batch.found(static_cast<int>(i))), list_of(std::span(room).first(count))) << i;
    }
    EXPECT_EQ(work.items, items);
}

template <int D>
void expect_radius(const KdTree<D>& tree, const std::vector<Vector<D>>& points, float r, KdBatch<D>& batch) {
    SCOPED_TRACE("r " + std::to_string(r));
    batch.radius(tree, r);
    std::vector<int> calls(points.size(), 0);
    std::int64_t items = 0;
    const QueryWork work = batch.radius(tree, r, [&](int id, std::span<const Neighbor> hits) {
        ++calls[static_cast<std::size_t>(id)];
        items += static_cast<std::int64_t>(hits.size());
        ASSERT_EQ(list_of(hits), list_of(batch.found(id)));
        std::vector<Neighbor> alone;
        tree.radius(points[static_cast<std::size_t>(id)], r, alone);
        ASSERT_EQ(test::in_order(list_of(hits)), test::in_order(alone));
    });
    EXPECT_EQ(calls, std::vector<int>(points.size(), 1));
    EXPECT_EQ(work.items, items);
    EXPECT_FALSE(work.stopped);
}

template <int D>
void expect_as_alone(PointSet set, const KdTreeOptions& options) {
    Random random(61);
    const auto points = test::make_points<D>(set, 700, random);
    KdTree<D> tree(options);
    tree.build(points);
    KdBatch<D> batch;
    for (const int k : {0, 1, 10, 16, 17, 64, 65, 800}) expect_nearest<D>(tree, points, k, kInfinity, batch);
    for (const float r : {0.0f, 1e-30f, 0.7f, 3.0f, 1e3f, 1e25f}) {
        expect_nearest<D>(tree, points, 7, r, batch);
        expect_radius<D>(tree, points, r, batch);
    }
    expect_radius<D>(tree, points, kInfinity, batch);
}

TEST(KdNeighbors, EveryPointFindsWhatItFindsAlone) {
    for (const PointSet set : test::kPointSets) {
        SCOPED_TRACE(test::name_of(set));
        expect_as_alone<2>(set, {});
        expect_as_alone<3>(set, {.split = KdSplit::kMedian, .leaf_size = 5});
    }
    // A leaf alone is more than what is gathered.
    expect_as_alone<2>(PointSet::kUniform, {.leaf_size = 1024});
}

template <int D>
void expect_same_everywhere() {
    Random random(62);
    const auto points = test::make_points<D>(PointSet::kUniform, 3000, random);
    KdTree<D> tree;
    tree.build(points);
    KdBatch<D> batch;
    batch.radius(tree, 1.7f);
    const Lists hits = all_of(batch, points.size());
    batch.k_nearest(tree, 10);
    const Lists nearest = all_of(batch, points.size());
    const auto expect_same = [&](TaskScheduler* scheduler) {
        batch.radius(tree, 1.7f, scheduler);
        EXPECT_EQ(all_of(batch, points.size()), hits);
        batch.k_nearest(tree, 10, kInfinity, scheduler);
        EXPECT_EQ(all_of(batch, points.size()), nearest);
    };
    test::for_each_target([&] { expect_same(nullptr); });
    for (const TaskOrder order : {TaskOrder::kForward, TaskOrder::kReverse, TaskOrder::kShuffled}) {
        ThreadScheduler scheduler(3, order);
        expect_same(&scheduler);
        EXPECT_GT(scheduler.tasks(), 10) << "nothing was split";
    }
}

TEST(KdNeighbors, AreTheSameInTheSameOrderOnEveryInstructionSetAndForAnyThreads) {
    expect_same_everywhere<2>();
    expect_same_everywhere<3>();
}

TEST(KdNeighbors, AnswersAreByIdWhereSomeIdsAreGone) {
    Random random(63);
    const auto points = test::make_points<2>(PointSet::kUniform, 400, random);
    KdTree<2> tree;
    tree.build(points);
    for (int id = 0; id < 400; id += 3) tree.remove(id);
    KdBatch<2> batch;
    batch.k_nearest(tree, 4);
    EXPECT_EQ(batch.size(), tree.size());
    int queries = 0;
    batch.for_each_query([&](int id, std::span<const Neighbor> hits) {
        ++queries;
        EXPECT_TRUE(tree.contains(id));
        ASSERT_EQ(hits.size(), 4u);
        EXPECT_EQ(hits[0], (Neighbor{id, 0.0f}));
    });
    EXPECT_EQ(queries, tree.size());
    EXPECT_THROW(static_cast<void>(batch.found(3)), Error);
    EXPECT_THROW(static_cast<void>(batch.found(400)), Error);
    EXPECT_THROW(static_cast<void>(batch.found(-1)), Error);
    batch.radius(tree, 1.0f);
    EXPECT_THROW(static_cast<void>(batch.found(3)), Error);
    EXPECT_NO_THROW(static_cast<void>(batch.found(4)));
}

TEST(KdNeighbors, AVisitorEndsTheBatchAndTheAnswersStay) {
    Random random(64);
    KdTree<3> tree;
    tree.build(test::make_points<3>(PointSet::kUniform, 900, random));
    KdBatch<3> batch;
    batch.k_nearest(tree, 2);
    int calls = 0;
    const QueryWork work = batch.radius(tree, 1.0f, [&](int, std::span<const Neighbor>) {
        return ++calls == 30 ? Visit::kStop : Visit::kDescend;
    });
    EXPECT_EQ(calls, 30);
    EXPECT_TRUE(work.stopped);
    EXPECT_EQ(batch.size(), 900);
    EXPECT_EQ(batch.found(7).size(), 2u);
    calls = 0;
    batch.for_each_query(
        [&](int, std::span<const Neighbor>) { return ++calls == 5 ? Visit::kStop : Visit::kDescend; });
    EXPECT_EQ(calls, 5);
}

TEST(KdNeighbors, AnEmptyTreeAsksNothingAndBadArgumentsAreRefused) {
    KdTree<2> tree;
    KdBatch<2> batch;
    EXPECT_EQ(batch.k_nearest(tree, 3).items, 0);
    EXPECT_EQ(batch.radius(tree, 3.0f).items, 0);
    EXPECT_TRUE(batch.empty());
    tree.build(std::vector<Vec2>(9, Vec2{1, 1}));
    batch.radius(tree, 1.0f);
    EXPECT_THROW(batch.radius(tree, -1.0f), Error);
    EXPECT_THROW(batch.radius(tree, kNan, [](int, std::span<const Neighbor>) {}), Error);
    EXPECT_THROW(batch.k_nearest(tree, -1), Error);
    EXPECT_THROW(batch.k_nearest(tree, 1, kNan), Error);
    EXPECT_EQ(batch.found(8).size(), 9u);
}

}  // namespace
}  // namespace jostle
