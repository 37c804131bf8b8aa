// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Trees built, refitted and searched by a scheduler that throws at each of its calls in turn, before, in the
// midst of and after its tasks: the call passes the exception on and has changed nothing.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/points.h"

namespace jostle {
namespace {

#if !defined(JOSTLE_NO_EXCEPTIONS)

using test::BoxSet;
using test::PointSet;

/// The part of the tasks that it has done when it throws.
enum class Done { kNothing, kHalf, kAll };

class ThrowingScheduler final : public TaskScheduler {
  public:
    ThrowingScheduler(int throws_at, Done done) : left_(throws_at), done_(done) {}
    [[nodiscard]] int worker_count() const override { return 3; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        const bool throws = --left_ == 0;
        const int tasks = (count + grain - 1) / grain;
        const int due = !throws || done_ == Done::kAll ? tasks : done_ == Done::kHalf ? tasks / 2 : 0;
        // The last range first: those done are not where a serial run would have begun.
        for (int i = tasks - 1; i >= tasks - due; --i)
            task(context, i * grain, std::min(count, (i + 1) * grain), i % 3);
        if (throws) throw std::runtime_error("no thread");
    }

  private:
    int left_;  ///< [1] calls until it throws
    Done done_;
};

/// One call under test.
template <class Subject>
struct ThrowTrial {
    std::function<std::unique_ptr<Subject>()> make;
    std::function<void(Subject&, TaskScheduler*)> change;
    /// All that may be seen of the subject: the same before and after a call that threw.
    std::function<std::string(const Subject&)> state;
    /// Where given, the state that a call that threw may leave as one that succeeded would.
    std::function<std::string(const Subject&)> shape;
};

/// Returns the number of calls to the scheduler that threw, for one `done`.
template <class Subject>
int count_throws(const ThrowTrial<Subject>& trial, Done done) {
    const auto changed = trial.make();
    const std::string before = trial.state(*changed);
    const std::string shape_before = trial.shape ? trial.shape(*changed) : "";
    trial.change(*changed, nullptr);
    const std::string expected = trial.state(*changed);
    const std::string shape_expected = trial.shape ? trial.shape(*changed) : "";
    for (int at = 1;; ++at) {
        const auto subject = trial.make();
        ThrowingScheduler scheduler(at, done);
        bool threw = false;
        try {
            trial.change(*subject, &scheduler);
        } catch (const std::runtime_error&) {
            threw = true;
        }
        EXPECT_TRUE(trial.state(*subject) == (threw ? before : expected)) << "call " << at;
        if (!threw) return at - 1;
        if (trial.shape) {
            const std::string shape = trial.shape(*subject);
            EXPECT_TRUE(shape == shape_before || shape == shape_expected) << "call " << at;
        }
        // It goes on as if nothing had been.
        ThrowingScheduler patient(-1, done);
        trial.change(*subject, &patient);
        EXPECT_TRUE(trial.state(*subject) == expected) << "call " << at;
    }
}

template <class Subject>
void expect_still_sound(const char* name, int least_calls, const ThrowTrial<Subject>& trial) {
    SCOPED_TRACE(name);
    const int calls = count_throws(trial, Done::kNothing);
    EXPECT_GE(calls, least_calls);
    EXPECT_EQ(count_throws(trial, Done::kHalf), calls);
    EXPECT_EQ(count_throws(trial, Done::kAll), calls);
}

template <class Value>
void add_bytes(std::string& text, const Value& value) {
    text.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

/// Every node, block and item from the root downwards, with the boxes of the nodes.
template <int D, class Tree>
std::string picture_before(const Tree& tree) {
    struct Show {
        std::string text;
        void node(const Aabb<D>& box, int level) {
            add_bytes(text, box);
            add_bytes(text, level);
        }
        void item(int id) { add_bytes(text, id); }
    } show;
    tree.traverse(show);
    return tree.check() + show.text;
}

// Enough for several tasks everywhere.
constexpr int kMany = 20000;

// --- Bvh ---

template <int D>
std::string state_of(const Bvh<D>& tree) {
    std::string text = picture_before<D>(tree);
    add_bytes(text, tree.height());
    add_bytes(text, tree.node_count());
    add_bytes(text, tree.wear());
    for (int id = 0; id < tree.size(); ++id) add_bytes(text, tree.box(id));
    return text;
}

/// Over so many boxes, in place of so many others.
template <int D>
void expect_sound_bvh(BuildMethod method, int fresh_count, int old_count, int least_calls) {
    SCOPED_TRACE(std::to_string(old_count) + " items");
    test::Random random(71);
    const auto old = test::make_boxes<D>(BoxSet::kUniform, old_count, random);
    const auto fresh = test::make_boxes<D>(BoxSet::kClustered, fresh_count, random);
    ThrowTrial<Bvh<D>> trial;
    trial.make = [&] {
        auto tree = std::make_unique<Bvh<D>>();
        tree->build(old);
        return tree;
    };
    trial.state = [](const Bvh<D>& tree) { return state_of(tree); };
    trial.change = [&](Bvh<D>& tree, TaskScheduler* scheduler) { tree.build(fresh, {method}, scheduler); };
    expect_still_sound("build", least_calls, trial);
    if (old_count != fresh_count) return;
    trial.change = [&](Bvh<D>& tree, TaskScheduler* scheduler) { tree.refit(fresh, scheduler); };
    expect_still_sound("refit", 2, trial);
}

TEST(SchedulerThrows, AStaticTreeIsBuiltOrAsBefore) {
    // So many that the lowest level of nodes is packed by several tasks.
    constexpr int kLevels = 35000;
    for (const int old_count : {0, 100, kLevels})
        expect_sound_bvh<2>(BuildMethod::kCurve, kLevels, old_count, 4);
    for (const int old_count : {0, 100}) {
        expect_sound_bvh<3>(BuildMethod::kCurve, kMany, old_count, 3);
        expect_sound_bvh<2>(BuildMethod::kBinned, kMany, old_count, 4);
    }
}

// --- DynamicTree ---

/// Every item, whatever the shape of the tree.
template <int D>
std::string items_of(const DynamicTree<D>& tree) {
    std::string text = tree.check();
    for (int id = 0; id < kMany; ++id) {
        if (!tree.is_live(id)) continue;
        add_bytes(text, id);
        add_bytes(text, tree.user_data(id));
        add_bytes(text, tree.filter(id));
        add_bytes(text, tree.fat_box(id));
    }
    std::vector<int> found;
    tree.query(tree.fat_box(1), [&](int id) { found.push_back(id); });
    for (const int id : test::sorted(found)) add_bytes(text, id);
    return text;
}

template <int D>
void fill_before(DynamicTree<D>& tree, int every) {
    test::Random random(72);
    for (int i = 0; i < kMany; ++i)
        tree.insert(test::make_box<D>(BoxSet::kUniform, i, kMany, random), static_cast<std::uint64_t>(i),
                    test::make_filter(random));
    for (int i = 0; i < kMany; i += every) tree.remove(i);
}

/// All items stay as they are: the tree over them is the one before, or the new one.
TEST(SchedulerThrows, ADynamicTreeIsRebuiltOrAsBefore) {
    for (const int every : {2, kMany}) {
        DynamicTree<2> filled;
        fill_before(filled, every);
        const std::vector<std::byte> saved = filled.save();
        for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
            ThrowTrial<DynamicTree<2>> trial;
            trial.make = [&saved] {
                auto tree = std::make_unique<DynamicTree<2>>();
                tree->load(saved);
                return tree;
            };
            trial.change = [method](DynamicTree<2>& tree, TaskScheduler* scheduler) {
                tree.rebuild(method, scheduler);
            };
            trial.state = items_of<2>;
            trial.shape = [](const DynamicTree<2>& tree) {
                const std::vector<std::byte> bytes = tree.save();
                return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
            };
            expect_still_sound("rebuild", 4, trial);
        }
    }
}

// --- BroadPhase ---

template <int D>
std::unique_ptr<BroadPhase<D>> make_broad_phase(int movers) {
    auto b = std::make_unique<BroadPhase<D>>();
    test::Random random(73);
    for (int i = 0; i < kMany; ++i) {
        const Mobility mobility = i % 4 == 0 ? Mobility::kStatic : Mobility::kMovable;
        b->insert(test::make_box<D>(BoxSet::kUniform, i, kMany, random), static_cast<std::uint64_t>(i),
                  mobility, {}, {.moved = i < movers, .apart = static_cast<std::uint32_t>(i % 5)});
    }
    return b;
}

/// Each proxy, and whether it has moved.
template <int D>
std::string proxies_of(const BroadPhase<D>& b) {
    std::string text = b.check() + items_of(b.movable_tree()) + items_of(b.static_tree());
    for (const int first : {0, BroadPhase<D>::kStaticProxies})
        for (int id = first; id < first + kMany; ++id)
            if (b.is_live(id)) text += b.has_moved(id) ? 'm' : '-';
    return text;
}

template <int D>
void expect_sound_search(int movers, int least_calls) {
    ThrowTrial<BroadPhase<D>> trial;
    trial.make = [movers] { return make_broad_phase<D>(movers); };
    trial.state = proxies_of<D>;
    trial.change = [](BroadPhase<D>& b, TaskScheduler* scheduler) { b.update_pairs(scheduler); };
    expect_still_sound("update_pairs", least_calls, trial);

    // Pairs that were not found are found the next time, all of them, by this thread alone.
    const auto whole = make_broad_phase<D>(movers);
    const auto pairs = whole->find_pairs();
    const std::vector<ProxyPair> expected(pairs.begin(), pairs.end());
    ASSERT_FALSE(expected.empty());
    for (const Done done : {Done::kNothing, Done::kHalf, Done::kAll})
        for (int at = 1; at <= least_calls; ++at) {
            const auto b = make_broad_phase<D>(movers);
            ThrowingScheduler scheduler(at, done);
            EXPECT_THROW(b->find_pairs(&scheduler), std::runtime_error);
            const auto found = b->find_pairs();
            EXPECT_TRUE(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));
        }
}

TEST(SchedulerThrows, ABroadPhaseFindsItsPairsTheNextTime) {
    expect_sound_search<2>(kMany, 8);       // the trees meet
    expect_sound_search<2>(kMany / 40, 1);  // each asks
    expect_sound_search<3>(kMany / 40, 1);
}

// --- KdTree ---

template <int D>
std::string state_of(const KdTree<D>& tree, const Vector<D>& at) {
    std::string text = picture_before<D>(tree);
    add_bytes(text, tree.size());
    std::vector<Neighbor> found;
    tree.radius(at, 3.0f, found);
    for (const Neighbor& one : found) add_bytes(text, one.id);
    return text;
}

TEST(SchedulerThrows, AKdTreeIsBuiltOrAsBefore) {
    test::Random random(74);
    const auto old = test::make_points<2>(PointSet::kUniform, kMany, random);
    const auto fresh = test::make_points<2>(PointSet::kClustered, kMany, random);
    for (const int points : {0, 100, kMany}) {
        SCOPED_TRACE(std::to_string(points) + " points");
        ThrowTrial<KdTree<2>> trial;
        trial.make = [&] {
            auto tree = std::make_unique<KdTree<2>>();
            tree->build(std::span(old).first(static_cast<std::size_t>(points)));
            return tree;
        };
        trial.state = [&](const KdTree<2>& tree) { return state_of(tree, old[7]); };
        trial.change = [&](KdTree<2>& tree, TaskScheduler* scheduler) { tree.build(fresh, scheduler); };
        expect_still_sound("build", 4, trial);
        trial.change = [&](KdTree<2>& tree, TaskScheduler* scheduler) { tree.rebuild(fresh, scheduler); };
        expect_still_sound("rebuild", 4, trial);
    }
}

TEST(SchedulerThrows, ABatchHasNewAnswersOrTheLast) {
    using Batch = KdBatch<2>;
    test::Random random(75);
    KdTree<2> tree;
    tree.build(test::make_points<2>(PointSet::kUniform, 300, random));
    const auto queries = test::make_points<2>(PointSet::kUniform, kMany, random);
    std::vector<Aabb<2>> boxes;
    for (const Vec2& p : queries) boxes.push_back(test::box_around<2>(p, 0.5f));
    ThrowTrial<Batch> trial;
    trial.make = [&] {
        auto batch = std::make_unique<Batch>();
        batch->radius(tree, std::span(queries).first(700), 1.0f);
        return batch;
    };
    trial.state = [](const Batch& batch) {
        std::string text;
        add_bytes(text, batch.size());
        batch.for_each([&](int query, const Neighbor& one) {
            add_bytes(text, query);
            add_bytes(text, one.id);
        });
        return text;
    };
    trial.change = [&](Batch& batch, TaskScheduler* by) { batch.radius(tree, queries, 1.5f, by); };
    expect_still_sound("radius", 5, trial);
    trial.change = [&](Batch& batch, TaskScheduler* by) { batch.k_nearest(tree, queries, 2, 9.0f, by); };
    expect_still_sound("k_nearest", 5, trial);
    trial.change = [&](Batch& batch, TaskScheduler* by) { batch.query(tree, boxes, by); };
    expect_still_sound("query", 5, trial);
    KdTree<2> large;
    large.build(queries);
    trial.change = [&](Batch& batch, TaskScheduler* by) { batch.radius(large, 1.0f, by); };
    expect_still_sound("radius of all", 1, trial);
    trial.change = [&](Batch& batch, TaskScheduler* by) { batch.k_nearest(large, 3, 9.0f, by); };
    expect_still_sound("k_nearest of all", 1, trial);
}

#endif

}  // namespace
}  // namespace jostle
