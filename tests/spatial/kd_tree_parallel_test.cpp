// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Building and batches in parallel: the same for any number of threads and any order of tasks.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <vector>

#include "spatial/points.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::kNan;

using test::PointSet;
using test::Random;
using test::TaskOrder;
using test::ThreadScheduler;

/// All that a tree is: its boxes and its points, in their order.
template <int D>
struct Picture {
    std::vector<Aabb<D>> boxes;
    std::vector<int> levels;
    std::vector<int> ids;
    void node(const Aabb<D>& box, int level) {
        boxes.push_back(box);
        levels.push_back(level);
    }
    void item(int id) { ids.push_back(id); }
    bool operator==(const Picture&) const = default;
};
template <int D>
Picture<D> picture_of(const KdTree<D>& tree) {
    Picture<D> picture;
    tree.traverse(picture);
    return picture;
}

template <int D>
void expect_same_builds(PointSet set, KdSplit split, TaskScheduler& scheduler) {
    SCOPED_TRACE(test::name_of(set));
    Random random(31);
    auto points = test::make_points<D>(set, 40000, random);
    KdTree<D> alone({.split = split}), together({.split = split});
    alone.build(points);
    together.build(points, &scheduler);
    ASSERT_EQ(together.check(), "");
    EXPECT_EQ(together.node_count(), alone.node_count());
    EXPECT_TRUE(picture_of(together) == picture_of(alone));
    for (Vector<D>& p : points) p[0] += random.uniform(0.0f, 0.1f);
    alone.rebuild(points);
    together.rebuild(points, &scheduler);
    ASSERT_EQ(together.check(), "");
    EXPECT_TRUE(picture_of(together) == picture_of(alone));
}

TEST(KdTreeParallel, BuildsAreTheSame) {
    for (const int workers : {1, 2, 4}) {
        for (const TaskOrder order : {TaskOrder::kForward, TaskOrder::kReverse, TaskOrder::kShuffled}) {
            ThreadScheduler scheduler(workers, order);
            for (const KdSplit split : {KdSplit::kMiddle, KdSplit::kMedian}) {
                expect_same_builds<2>(PointSet::kUniform, split, scheduler);
                expect_same_builds<3>(PointSet::kClustered, split, scheduler);
                expect_same_builds<2>(PointSet::kIdentical, split, scheduler);
            }
            EXPECT_GT(scheduler.tasks(), 100) << "nothing was split";
        }
    }
}

template <int D>
std::vector<std::vector<Neighbor>> all_of(const KdBatch<D>& batch) {
    std::vector<std::vector<Neighbor>> all;
    all.reserve(static_cast<std::size_t>(batch.size()));
    for (int i = 0; i < batch.size(); ++i) all.emplace_back(batch.found(i).begin(), batch.found(i).end());
    return all;
}

/// The results of each query alone.
template <int D>
std::vector<std::vector<Neighbor>> one_by_one(const KdTree<D>& tree, const std::vector<Vector<D>>& queries,
                                              float r, int k) {
    std::vector<std::vector<Neighbor>> all;
    for (const Vector<D>& p : queries) {
        all.emplace_back();
        if (k == 0) {
            tree.radius(p, r, all.back());
            continue;
        }
        all.back().resize(static_cast<std::size_t>(k));
        all.back().resize(static_cast<std::size_t>(tree.k_nearest(p, r, all.back()).count));
    }
    return all;
}

template <int D>
void expect_same_batches(TaskScheduler* scheduler) {
    Random random(32);
    const auto points = test::make_points<D>(PointSet::kUniform, 3000, random);
    auto queries = test::make_points<D>(PointSet::kUniform, 2500, random);
    KdTree<D> tree;
    tree.build(points);
    KdBatch<D> batch;
    for (int round = 0; round < 2; ++round) {
        const QueryWork work = batch.radius(tree, queries, 2.0f, scheduler);
        const auto expected = one_by_one<D>(tree, queries, 2.0f, 0);
        EXPECT_EQ(all_of(batch), expected);
        std::vector<std::vector<Neighbor>> called(queries.size());
        batch.radius(tree, queries, 2.0f, [&](int query, const Neighbor& one) {
            called[static_cast<std::size_t>(query)].push_back(one);
        });
        EXPECT_EQ(called, expected);
        std::size_t items = 0;
        for (const auto& found : expected) items += found.size();
        EXPECT_EQ(static_cast<std::size_t>(work.items), items);
        batch.k_nearest(tree, queries, 7, 1.5f, scheduler);
        EXPECT_EQ(all_of(batch), one_by_one<D>(tree, queries, 1.5f, 7));
        // The next round is of another size.
        queries.resize(700);
    }
    std::vector<Aabb<D>> boxes;
    boxes.reserve(queries.size());
    for (const Vector<D>& p : queries) boxes.push_back(expand(Aabb<D>{p, p}, 1.0f));
    batch.query(tree, boxes, scheduler);
    ASSERT_EQ(batch.size(), 700);
    for (int i = 0; i < 700; ++i) {
        std::vector<int> expected, found;
        tree.query(boxes[static_cast<std::size_t>(i)], expected);
        for (const Neighbor& one : batch.found(i)) found.push_back(one.id);
        EXPECT_EQ(found, expected);
    }
}

TEST(KdTreeParallel, BatchesFindWhatSingleQueriesFind) {
    expect_same_batches<2>(nullptr);
    expect_same_batches<3>(nullptr);
    for (const int workers : {1, 3}) {
        for (const TaskOrder order : {TaskOrder::kForward, TaskOrder::kReverse, TaskOrder::kShuffled}) {
            ThreadScheduler scheduler(workers, order);
            expect_same_batches<2>(&scheduler);
            expect_same_batches<3>(&scheduler);
            EXPECT_GT(scheduler.tasks(), 20) << "nothing was split";
        }
    }
}

TEST(KdTreeParallel, ABatchCallsBackInTheOrderOfTheLeaves) {
    Random random(33);
    const auto points = test::make_points<2>(PointSet::kUniform, 2000, random);
    KdTree<2> tree;
    tree.build(points);
    KdBatch<2> batch;
    batch.k_nearest(tree, points, 1);
    // Every point is nearest to itself; one after the other they are not far apart.
    int calls = 0;
    float way = 0.0f;
    Vec2 last = points[0];
    batch.for_each([&](int query, const Neighbor& one) {
        EXPECT_EQ(one.squared_distance, 0.0f);
        way += length(points[static_cast<std::size_t>(query)] - last);
        last = points[static_cast<std::size_t>(query)];
        return ++calls == 1900 ? Visit::kStop : Visit::kDescend;
    });
    EXPECT_EQ(calls, 1900);
    calls = 0;
    const QueryWork stopped = batch.radius(tree, points, 1.0f, [&](int, const Neighbor&) {
        return ++calls == 12 ? Visit::kStop : Visit::kDescend;
    });
    EXPECT_EQ(calls, 12);
    EXPECT_TRUE(stopped.stopped);
    // At random it would be half of the side, 22 m, a step.
    EXPECT_LT(way / 1900.0f, 4.0f);
}

TEST(KdTreeParallel, ABatchRefusesWhatAQueryRefuses) {
    KdTree<2> tree;
    tree.build(std::vector<Vec2>(10, Vec2{1, 1}));
    KdBatch<2> batch;
    const std::vector<Vec2> good = {{1, 1}, {2, 2}}, bad = {{1, 1}, {kNan, 2}};
    const std::vector<Aabb2> bad_boxes = {{{1, 1}, {0, 0}}};
    batch.radius(tree, good, 1.0f);
    EXPECT_THROW(batch.radius(tree, bad, 1.0f), Error);
    EXPECT_THROW(batch.radius(tree, good, -1.0f), Error);
    EXPECT_THROW(batch.k_nearest(tree, bad, 3), Error);
    EXPECT_THROW(batch.k_nearest(tree, good, -3), Error);
    EXPECT_THROW(batch.k_nearest(tree, good, 3, kNan), Error);
    EXPECT_THROW(batch.query(tree, bad_boxes), Error);
    EXPECT_THROW(static_cast<void>(batch.found(2)), Error);
    EXPECT_THROW(static_cast<void>(batch.found(-1)), Error);
    EXPECT_THROW(batch.radius(tree, bad, 1.0f, [](int, const Neighbor&) {}), Error);
    // The former answers are still there.
    ASSERT_EQ(batch.size(), 2);
    EXPECT_EQ(batch.found(0).size(), 10u);
    EXPECT_TRUE(batch.found(1).empty());
    batch.radius(tree, {}, 1.0f);
    EXPECT_EQ(batch.size(), 0);
}

}  // namespace
}  // namespace jostle
