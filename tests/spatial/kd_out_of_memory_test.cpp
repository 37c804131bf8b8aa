// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// k-d trees and batches where memory runs out at any one allocation: a call succeeds, or throws and has
// changed nothing.
#include <gtest/gtest.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "spatial/points.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {

struct KdTreeTestAccess {
    /// As a build of the whole tree leaves it.
    template <int D>
    static bool is_packed(const KdTree<D>& tree) {
        return tree.packed_end_ == tree.slot_end_;
    }
};

namespace {

using test::expect_strong_guarantee;
using test::PointSet;
using test::Random;
using test::Trial;

using KdNames = std::set<std::string>;

/// Many tasks, one after the other: takes no memory.
class SerialKd final : public TaskScheduler {
  public:
    [[nodiscard]] int worker_count() const override { return 3; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        for (int begin = 0; begin < count; begin += grain)
            task(context, begin, std::min(begin + grain, count), begin / grain % 3);
    }
};

template <int D>
Vector<D> splat_point(float s) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = s;
    return p;
}

void add(std::string& text, const Neighbor& one) {
    text += std::to_string(one.id) + ":" + std::to_string(one.squared_distance) + " ";
}

/// A tree's answers, orders included.
template <int D>
std::string kd_answers_of(const KdTree<D>& tree) {
    std::string text = tree.check() + "/" + std::to_string(tree.size()) + "/";
    const Vector<D> p = splat_point<D>(4.0f);
    tree.radius(p, 6.0f, [&](const Neighbor& one) { add(text, one); });
    std::vector<Neighbor> found(20);
    const int count = tree.k_nearest(p, found).count;
    for (int i = 0; i < count; ++i) add(text, found[static_cast<std::size_t>(i)]);
    for (int id = 0; id < 300; ++id) text += tree.contains(id) ? '1' : '0';
    return text;
}

const KdTreeOptions kSmall{.leaf_size = 3};

template <class T>
class KdOutOfMemory : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(KdOutOfMemory, Dimensions);

TYPED_TEST(KdOutOfMemory, EveryCallOfATreeSucceedsOrChangesNothing) {
    constexpr int kD = TypeParam::value;
    using Tree = KdTree<kD>;
    Random random(51);
    const auto points = test::make_points<kD>(PointSet::kUniform, 300, random);
    const auto moved = test::make_points<kD>(PointSet::kUniform, 200, random);
    Tree other(kSmall);
    other.build(std::span(points).first(90));
    other.insert(points, 100);
    const std::vector<std::byte> bytes = other.save();
    KdNames tried;
    // Empty, built, and one whose points have come and gone.
    for (const int type : {0, 1, 2}) {
        SCOPED_TRACE(type);
        Trial<Tree> trial;
        trial.make = [&, type](std::pmr::memory_resource* memory) {
            auto tree = std::make_unique<Tree>(kSmall, memory);
            if (type > 0) tree->build(std::span(points).first(200));
            if (type > 1) {
                for (int id = 200; id < 240; ++id) tree->insert(points, id);
                for (int id = 0; id < 40; ++id) tree->remove(id);
            }
            return tree;
        };
        trial.state = [](const Tree& tree) { return kd_answers_of(tree) + test::text_of(tree.save()); };
        const auto expect_some = [&](const std::string& name, bool some, auto&& change) {
            trial.change = change;
            EXPECT_EQ(expect_strong_guarantee(name, trial) > 0, some) << name;
            tried.insert(name);
        };
        expect_some("build", true, [&](Tree& tree) { tree.build(points); });
        expect_some("build", true, [&](Tree& tree) { tree.build(std::span(points).first(1)); });
        expect_some("rebuild", true, [&](Tree& tree) { tree.rebuild(moved); });
        expect_some("rebuild", false, [&](Tree& tree) { tree.rebuild({}); });
        expect_some("build", true, [&](Tree& tree) { tree.build(points, [](const auto& p) { return p; }); });
        expect_some("load", true, [&](Tree& tree) { tree.load(bytes); });
        expect_some("clear", false, [&](Tree& tree) { tree.clear(); });
        // The last has room for one more.
        expect_some("insert", type < 2, [&](Tree& tree) { tree.insert(points, 290); });
        if (type > 0) expect_some("remove", type < 2, [&](Tree& tree) { tree.remove(150); });
        expect_some("operator=", true, [&](Tree& tree) { tree = other; });
        expect_some("operator=", false, [&](Tree& tree) {
            Tree taken(std::move(tree));
            tree = std::move(taken);
        });
        expect_some("KdTree", type > 0, [&](Tree& tree) { const Tree copy(tree); });
    }
    EXPECT_EQ(test::changing_calls(test::read_header("spatial/kd_tree.h"), "KdTree"), tried);
}

/// The k-th of many changes fails: first points, splits, nodes that become empty, subtrees and whole trees
/// built afresh.
TYPED_TEST(KdOutOfMemory, EveryChangeOfAChurnSucceedsOrChangesNothing) {
    constexpr int kD = TypeParam::value;
    using Tree = KdTree<kD>;
    Random random(52);
    const auto points = test::make_points<kD>(PointSet::kUniform, 300, random);
    std::vector<int> changes;
    for (int i = 0; i < 110; ++i) changes.push_back(i * 7 % 110);
    for (int i = 0; i < 110; ++i) changes.push_back(i * 3 % 110);
    const auto apply = [&points](Tree& tree, int id) {
        return tree.contains(id) ? tree.remove(id) : tree.insert(points, id);
    };
    // The tree as it is before each change; a copy of it is changed.
    Tree tree(kSmall);
    long failures = 0;
    int below = 0, whole = 0;
    for (const int id : changes) {
        Trial<Tree> trial;
        trial.make = [&](std::pmr::memory_resource* memory) {
            auto copy = std::make_unique<Tree>(kSmall, memory);
            *copy = tree;
            return copy;
        };
        trial.change = [&](Tree& copy) { apply(copy, id); };
        trial.state = [](const Tree& copy) { return kd_answers_of(copy); };
        failures += expect_strong_guarantee(std::to_string(id), trial);
        const KdUpdateWork work = apply(tree, id);
        if (work.rebuilt) ++(KdTreeTestAccess::is_packed(tree) ? whole : below);
        ASSERT_FALSE(testing::Test::HasFailure());
    }
    EXPECT_EQ(tree.size(), 0);
    EXPECT_GT(failures, 220);
    EXPECT_GE(below, 3);
    EXPECT_GE(whole, 3);
}

TEST(KdOutOfMemory, ABuildInTasksSucceedsOrChangesNothing) {
    Random random(53);
    const auto points = test::make_points<2>(PointSet::kClustered, 20000, random);
    SerialKd scheduler;
    Trial<KdTree<2>> trial;
    trial.make = [&](std::pmr::memory_resource* memory) {
        auto tree = std::make_unique<KdTree<2>>(kSmall, memory);
        tree->build(std::span(points).first(100));
        return tree;
    };
    trial.state = [](const KdTree<2>& tree) { return kd_answers_of(tree); };
    trial.change = [&](KdTree<2>& tree) { tree.build(points, &scheduler); };
    EXPECT_GT(expect_strong_guarantee("build", trial), 30);
}

TYPED_TEST(KdOutOfMemory, EveryCallOfABatchSucceedsOrKeepsTheLastAnswers) {
    constexpr int kD = TypeParam::value;
    using Batch = KdBatch<kD>;
    Random random(54);
    const auto points = test::make_points<kD>(PointSet::kUniform, 500, random);
    const auto queries = test::make_points<kD>(PointSet::kUniform, 600, random);
    std::vector<Aabb<kD>> boxes;
    for (const Vector<kD>& p : queries) boxes.push_back({p, p + splat_point<kD>(1.5f)});
    KdTree<kD> tree;
    tree.build(points);
    SerialKd scheduler;
    Batch other;
    other.k_nearest(tree, std::span(queries).first(30), 2);

    Trial<Batch> trial;
    trial.make = [&](std::pmr::memory_resource* memory) {
        auto batch = std::make_unique<Batch>(memory);
        batch->radius(tree, std::span(queries).first(300), 1.0f);
        return batch;
    };
    trial.state = [](const Batch& batch) {
        std::string text = std::to_string(batch.size()) + "/";
        batch.for_each([&](int query, const Neighbor& one) {
            text += std::to_string(query) + "=";
            add(text, one);
        });
        for (int i = 0; i < batch.size(); ++i) text += std::to_string(batch.found(i).size()) + " ";
        return text;
    };
    KdNames tried;
    const auto expect_some = [&](const std::string& name, auto&& change) {
        trial.change = change;
        EXPECT_GT(expect_strong_guarantee(name, trial), 4) << name;
        tried.insert(name);
    };
    for (TaskScheduler* const tasks :
         {static_cast<TaskScheduler*>(nullptr), static_cast<TaskScheduler*>(&scheduler)}) {
        expect_some("radius", [&](Batch& batch) { batch.radius(tree, queries, 1.5f, tasks); });
        expect_some("k_nearest", [&](Batch& batch) { batch.k_nearest(tree, queries, 70, 9.0f, tasks); });
        expect_some("query", [&](Batch& batch) { batch.query(tree, boxes, tasks); });
    }
    expect_some("radius",
                [&](Batch& batch) { batch.radius(tree, queries, 1.5f, [](int, const Neighbor&) {}); });
    expect_some("operator=", [&](Batch& batch) { batch = other; });
    expect_some("radius", [&](Batch& batch) { batch.radius(tree, 1.5f); });
    expect_some("radius",
                [&](Batch& batch) { batch.radius(tree, 30.0f, [](int, std::span<const Neighbor>) {}); });
    expect_some("k_nearest", [&](Batch& batch) { batch.k_nearest(tree, 5); });
    expect_some("k_nearest", [&](Batch& batch) { batch.k_nearest(tree, 70, 2.0f, &scheduler); });
    expect_some("KdBatch", [&](Batch& batch) { const Batch copy(batch); });
    EXPECT_EQ(test::changing_calls(test::read_header("spatial/kd_tree_batch.h"), "KdBatch"), tried);
}

TEST(KdOutOfMemory, TheNearestOfASpanNeedNoMemory) {
    Random random(56);
    KdTree<3> tree;
    tree.build(test::make_points<3>(PointSet::kUniform, 3000, random));
    std::vector<Neighbor> found(500);
    test::global_new().arm(1, true);
    EXPECT_NO_THROW(tree.k_nearest({1.0f, 2.0f, 3.0f}, found));
    test::global_new().disarm();
    EXPECT_EQ(found, test::in_order(found));
}

}  // namespace
}  // namespace jostle
