// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each call that changes a dynamic tree or a broad phase, with each of its allocations refused in turn: it
// succeeds, or throws and has changed nothing. The lists of calls are held against the headers.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <map>
#include <set>
#include <vector>

#include "spatial/boxes.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

constexpr int kItems = 300;
constexpr std::uint64_t kAll = ~std::uint64_t{0};

template <int D>
Aabb<D> item_box(int i) {
    Random random(static_cast<std::uint64_t>(i) + 1);
    return test::make_box<D>(BoxSet::kUniform, i, kItems, random);
}
template <int D>
Aabb<D> far_box(int i) {
    Vector<D> step{};
    step[0] = 1000.0f;
    const Aabb<D> box = item_box<D>(i);
    return {box.lower + step, box.upper + step};
}

/// Every item with all that belongs to it, whatever the tree looks like; and what queries find.
template <int D>
std::string answers_of(const DynamicTree<D>& tree) {
    std::string text = tree.check() + " | " + std::to_string(tree.size());
    for (int id = 0; id < 2 * kItems; ++id) {
        if (!tree.is_live(id)) continue;
        const Aabb<D> box = tree.fat_box(id);
        text += " " + std::to_string(id) + ":" + std::to_string(tree.user_data(id));
        text += "," + std::to_string(tree.filter(id).category) + "," + std::to_string(tree.filter(id).mask);
        for (int k = 0; k < D; ++k)
            text += "," + std::to_string(box.lower[k]) + "," + std::to_string(box.upper[k]);
    }
    std::set<int> found;
    tree.query(far_box<D>(3), [&](int id) { found.insert(id); });
    tree.query(item_box<D>(5), [&](int id) { found.insert(id); });
    for (const int id : found) text += " found " + std::to_string(id);
    return text;
}
template <int D>
std::string state_of(const DynamicTree<D>& tree) {
    return answers_of(tree) + test::text_of(tree.save()) + std::to_string(tree.reserved_count());
}

/// Nothing is in reserve: no free item, block or pair, and full blocks.
template <int D>
std::unique_ptr<DynamicTree<D>> make_tree(std::pmr::memory_resource* memory, bool rebuilt) {
    auto tree = std::make_unique<DynamicTree<D>>(DynamicTreeOptions{}, memory);
    for (int i = 0; i < kItems; ++i)
        tree->insert(item_box<D>(i), static_cast<std::uint64_t>(i) * 7, {kAll, kAll});
    if (rebuilt) tree->rebuild();
    return tree;
}

template <int D>
struct TreeCall {
    const char* name;
    std::function<void(DynamicTree<D>&)> change;
    /// It promises to do with less memory, rather than to throw.
    bool does_with_less = false;
    bool may_allocate = false;
};

template <int D>
std::vector<TreeCall<D>> tree_calls() {
    using Tree = DynamicTree<D>;
    static const std::vector<std::byte> kSaved = make_tree<D>(std::pmr::new_delete_resource(), true)->save();
    std::vector<Aabb<D>> far, fat;
    for (int i = 0; i < kItems; ++i) {
        far.push_back(far_box<D>(kItems - 1 - i));
        fat.push_back(item_box<D>(i / 2));
    }
    return {
        // Until all that is in reserve is used up, and more than once.
        {"insert",
         [](Tree& t) {
             t.insert(item_box<D>(t.size()), 5, {3, 9});
         },
         false, true},
        {"insert", [](Tree& t) { t.insert(far_box<D>(3), 5); }, false, true},
        {"insert_all",
         [far](Tree& t) {
             int ids[kItems];
             t.insert_all(far, ids);
         },
         false, true},
        {"remove", [](Tree& t) { t.remove(17); }},
        {"reserve_more", [](Tree& t) { t.reserve_more(1); }, false, true},
        {"reserve_more", [](Tree& t) { t.reserve_more(1000); }, false, true},
        {"forget_reserved", [](Tree& t) { t.forget_reserved(0); }},
        {"move", [](Tree& t) { t.move(3, far_box<D>(3)); }, true, true},
        {"move_in_place", [](Tree& t) { t.move_in_place(3, far_box<D>(3)); }, true, true},
        {"move_all", [far](Tree& t) { t.move_all(far); }, true, true},
        {"enlarge", [](Tree& t) { t.enlarge(3, far_box<D>(3)); }},
        {"refit", [fat](Tree& t) { t.refit(fat); }},
        {"rebuild", [](Tree& t) { t.rebuild(BuildMethod::kCurve); }, false, true},
        {"rebuild", [](Tree& t) { t.rebuild(BuildMethod::kBinned); }, false, true},
        {"rebuild", [](Tree& t) { t.rebuild(BuildMethod::kBottomUp); }, false, true},
        {"optimize", [](Tree& t) { t.optimize(1000); }},
        {"clear", [](Tree& t) { t.clear(); }},
        {"set_user_data", [](Tree& t) { t.set_user_data(9, 1); }},
        {"set_filter",
         [](Tree& t) {
             t.set_filter(9, {1, 2});
         }},
        {"load", [](Tree& t) { t.load(kSaved); }, false, true},
    };
}

/// Of trees that grew by insertion, and of trees with full blocks and no room for more.
template <int D>
void expect_strong_tree() {
    for (const TreeCall<D>& call : tree_calls<D>()) {
        SCOPED_TRACE(call.name);
        long failures = 0;
        for (const bool rebuilt : {false, true}) {
            test::Trial<DynamicTree<D>> trial;
            trial.make = [rebuilt](std::pmr::memory_resource* memory) {
                return make_tree<D>(memory, rebuilt);
            };
            trial.change = call.change;
            trial.state = state_of<D>;
            if (call.does_with_less) trial.answers = answers_of<D>;
            failures += test::expect_strong_guarantee(call.name, trial);
        }
        EXPECT_EQ(failures > 0, call.may_allocate) << failures;
    }
}

TEST(TreesOutOfMemory, DynamicTreesAreChangedOrUnchangedInThePlane) {
    expect_strong_tree<2>();
}
TEST(TreesOutOfMemory, DynamicTreesAreChangedOrUnchangedInSpace) {
    expect_strong_tree<3>();
}

/// Free ids are free again, and are given in the same order.
TEST(TreesOutOfMemory, ManyInsertsInATreeWithFreeIds) {
    std::vector<Aabb<2>> far;
    for (int i = 0; i < 40; ++i) far.push_back(far_box<2>(i));
    std::vector<int> ids(far.size());
    test::Trial<DynamicTree<2>> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto tree = make_tree<2>(memory, true);
        for (const int id : {17, 299, 3}) tree->remove(id);
        return tree;
    };
    trial.change = [&](DynamicTree<2>& tree) { tree.insert_all(far, ids); };
    trial.state = state_of<2>;
    EXPECT_GT(test::expect_strong_guarantee("insert_all", trial), 0);
    const auto tree = trial.make(std::pmr::new_delete_resource());
    tree->insert_all(far, ids);
    ids.resize(4);
    EXPECT_EQ(ids, std::vector({3, 299, 17, kItems}));
}

/// From the first item on, each insert with each of its allocations refused.
TEST(TreesOutOfMemory, EveryInsertOfAGrowingTree) {
    for (int n = 0; n < 120; ++n) {
        test::Trial<DynamicTree<2>> trial;
        trial.make = [n](std::pmr::memory_resource* memory) {
            auto tree = std::make_unique<DynamicTree<2>>(DynamicTreeOptions{}, memory);
            for (int i = 0; i < n; ++i) tree->insert(item_box<2>(i), 1);
            return tree;
        };
        trial.change = [n](DynamicTree<2>& tree) { tree.insert(item_box<2>(n), 2); };
        trial.state = state_of<2>;
        test::expect_strong_guarantee("insert", trial);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(TreesOutOfMemory, ConstructionLeaksNothing) {
    for (long n = 1; n < 100; ++n) {
        test::FailingResource memory;
        memory.plan.arm(n, true);
        try {
            const BroadPhase<2> broad_phase({}, &memory);
            EXPECT_GT(n, 1);
            return;
        } catch (const std::bad_alloc&) {
        }
    }
    ADD_FAILURE() << "it allocates without end";
}

/// Reserved memory is there whatever happens in between, and inserts take exactly that.
template <int D>
void expect_reserved_inserts() {
    test::FailingResource memory;
    const std::unique_ptr<DynamicTree<D>> tree = make_tree<D>(&memory, true);
    tree->reserve_more(20);
    tree->reserve_more(30);
    EXPECT_EQ(tree->reserved_count(), 50);
    EXPECT_EQ(tree->check(), "");
    for (int i = 0; i < kItems; i += 3) tree->move(i, far_box<D>(i));
    tree->rebuild();
    tree->rebuild(BuildMethod::kBinned);
    for (int i = 0; i < kItems; i += 7) tree->move(i, item_box<D>(i));
    tree->load(tree->save());
    tree->forget_reserved(10);
    EXPECT_EQ(tree->check(), "");
    memory.plan.arm(1, true);
    test::global_new().arm(1, true);
    for (int i = 0; i < 40; ++i) tree->insert(far_box<D>(i), 1);
    test::global_new().disarm();
    memory.plan.disarm();
    EXPECT_EQ(tree->reserved_count(), 0);
    EXPECT_EQ(tree->check(), "");
    EXPECT_EQ(tree->size(), kItems + 40);
}
TEST(TreesOutOfMemory, ReservedInsertsAllocateNothing) {
    expect_reserved_inserts<2>();
    expect_reserved_inserts<3>();
}

TEST(TreesOutOfMemory, ItemsThatMoveWithoutMemoryAreFoundWhereTheyAre) {
    test::FailingResource memory;
    const std::unique_ptr<DynamicTree<2>> tree = make_tree<2>(&memory, true);
    memory.plan.arm(1, true);
    test::global_new().arm(1, true);
    for (int round = 0; round < 3; ++round)
        for (int i = 0; i < kItems; ++i) tree->move(i, round == 1 ? item_box<2>(i) : far_box<2>(i));
    test::global_new().disarm();
    memory.plan.disarm();
    EXPECT_GT(memory.plan.failed(), 0);
    EXPECT_EQ(tree->check(), "");
    for (int i = 0; i < kItems; ++i) EXPECT_TRUE(contains(tree->fat_box(i), far_box<2>(i)));
}

// --- the broad phase ---

template <int D>
std::string state_of(const BroadPhase<D>& b) {
    std::string text = b.check() + " | " + answers_of(b.movable_tree()) + " | " + answers_of(b.static_tree());
    text += std::to_string(b.movable_tree().reserved_count()) + "," +
            std::to_string(b.static_tree().reserved_count()) + "|";
    for (const int first : {0, BroadPhase<D>::kStaticProxies}) {
        for (int id = first; id < first + 2 * kItems; ++id) {
            if (!b.is_live(id)) continue;
            text += std::to_string(b.apart(id)) + (b.has_moved(id) ? "m " : " ");
        }
    }
    return text;
}

template <int D>
std::unique_ptr<BroadPhase<D>> make_broad_phase(std::pmr::memory_resource* memory) {
    auto b = std::make_unique<BroadPhase<D>>(BroadPhaseOptions{}, memory);
    for (int i = 0; i < kItems; ++i) {
        const Mobility mobility = i % 3 == 0 ? Mobility::kStatic : Mobility::kMovable;
        const auto key = static_cast<std::uint32_t>(i % 5);
        b->insert(item_box<D>(i), static_cast<std::uint64_t>(i), mobility, {},
                  {.moved = i % 7 == 0, .apart = key});
    }
    return b;
}

std::string text_of(std::span<const ProxyPair> pairs) {
    std::string text;
    for (const ProxyPair& p : pairs) text += std::to_string(p.a) + "-" + std::to_string(p.b) + " ";
    return text;
}

template <int D>
struct BroadCall {
    const char* name;
    std::function<void(BroadPhase<D>&)> change;
    bool does_with_less = false;
};

template <int D>
std::vector<BroadCall<D>> broad_calls() {
    using B = BroadPhase<D>;
    constexpr int kStatic = B::kStaticProxies;
    static const std::vector<std::byte> kSaved = [] {
        const auto saved = make_broad_phase<D>(std::pmr::new_delete_resource());
        for (int i = 0; i < 40; i += 3) saved->buffer_move(i, far_box<D>(i));
        return saved->save();
    }();
    return {
        {"insert",
         [](B& b) {
             b.insert(far_box<D>(3), 5, Mobility::kMovable, {1, 2}, {true, 8});
         }},
        {"insert",
         [](B& b) {
             b.insert(far_box<D>(3), 5, Mobility::kStatic, {1, 2}, {false, 8});
         }},
        {"remove", [](B& b) { b.remove(7); }},
        {"remove", [](B& b) { b.remove(kStatic + 7); }},
        {"reserve_more", [](B& b) { b.reserve_more(Mobility::kStatic, 70); }},
        {"reserve_more", [](B& b) { b.reserve_more(Mobility::kMovable, 700); }},
        {"forget_reserved", [](B& b) { b.forget_reserved(Mobility::kMovable, 0); }},
        {"move", [](B& b) { b.move(3, far_box<D>(3), {}); }, true},
        {"move_static", [](B& b) { b.move_static(kStatic + 3, far_box<D>(3)); }, true},
        {"mark_moved", [](B& b) { b.mark_moved(3); }},
        {"shift_origin", [](B& b) { b.shift_origin(Vector<D>{}); }},
        {"buffer_move", [](B& b) { b.buffer_move(3, far_box<D>(3)); }},
        {"apply_moves",
         [](B& b) {
             for (int i = 0; i < 40; i += 3) b.buffer_move(i, far_box<D>(i));
             b.apply_moves();
         },
         true},
        {"set_filter",
         [](B& b) {
             b.set_filter(3, {1, 2});
         }},
        {"set_apart", [](B& b) { b.set_apart(3, 77); }},
        {"set_user_data", [](B& b) { b.set_user_data(3, 77); }},
        {"find_pairs", [](B& b) { b.find_pairs(); }},
        {"clear_moved", [](B& b) { b.clear_moved(); }},
        {"update_pairs", [](B& b) { b.update_pairs(); }},
        {"load", [](B& b) { b.load(kSaved); }},
    };
}

template <int D>
void expect_strong_broad_phase() {
    std::map<std::string, long> failures;
    for (const BroadCall<D>& call : broad_calls<D>()) {
        SCOPED_TRACE(call.name);
        test::Trial<BroadPhase<D>> trial;
        trial.make = make_broad_phase<D>;
        trial.change = call.change;
        trial.state = [](const BroadPhase<D>& b) { return state_of(b); };
        if (call.does_with_less) trial.answers = trial.state;
        // Searches may make a tree afresh before they fail; a load changes no byte.
        if (std::string(call.name) == "load")
            trial.state = [](const BroadPhase<D>& b) { return state_of(b) + test::text_of(b.save()); };
        failures[call.name] += test::expect_strong_guarantee(call.name, trial);
    }
    for (const char* const never : {"remove", "forget_reserved", "mark_moved", "buffer_move", "set_filter",
                                    "set_apart", "set_user_data", "clear_moved", "shift_origin"})
        EXPECT_EQ(failures[never], 0) << never;
    for (const char* const some : {"reserve_more", "find_pairs", "update_pairs", "load"})
        EXPECT_GT(failures[some], 0) << some;
}
TEST(TreesOutOfMemory, BroadPhasesAreChangedOrUnchanged) {
    expect_strong_broad_phase<2>();
    expect_strong_broad_phase<3>();
}

/// A search that fails, at whatever point, is simply done again, with any part of the boxes on the move.
TEST(TreesOutOfMemory, PairsAreFoundAfterASearchThatFailed) {
    for (const int share : {1, 3, 40}) {
        const auto make = [share](std::pmr::memory_resource* memory) {
            auto b = make_broad_phase<2>(memory);
            b->update_pairs();
            // Larger ones, so that more pairs are found than the last time.
            for (int id = 0; id < 2 * kItems / 3; id += share) {
                const Aabb<2> box = b->fat_box(id);
                b->move(id, {box.lower - Vec2{9.0f, 9.0f}, box.upper + Vec2{9.0f, 9.0f}}, {});
            }
            return b;
        };
        const std::string expected = text_of(make(std::pmr::new_delete_resource())->find_pairs());
        ASSERT_FALSE(expected.empty());
        int failures = 0;
        for (const bool of_resource : {true, false})
            for (long n = 1;; ++n) {
                test::FailingResource memory;
                test::FailurePlan& plan = of_resource ? memory.plan : test::global_new();
                const auto b = make(&memory);
                plan.arm(n, false);
                bool threw = false;
                try {
                    b->find_pairs();
                } catch (const std::bad_alloc&) {
                    threw = true;
                }
                plan.disarm();
                if (plan.failed() == 0) break;
                ++failures;
                EXPECT_TRUE(threw);
                EXPECT_EQ(text_of(b->find_pairs()), expected);
            }
        EXPECT_GT(failures, 0);
    }
}

TEST(TreesOutOfMemory, ReservedProxiesAllocateNothing) {
    test::FailingResource memory;
    BroadPhase<3> b({}, &memory);
    b.reserve_more(Mobility::kMovable, 100);
    b.reserve_more(Mobility::kStatic, 40);
    memory.plan.arm(1, true);
    test::global_new().arm(1, true);
    for (int i = 0; i < 140; ++i) {
        const Mobility mobility = i < 100 ? Mobility::kMovable : Mobility::kStatic;
        b.insert(item_box<3>(i), 1, mobility, {}, {.apart = 5});
    }
    test::global_new().disarm();
    memory.plan.disarm();
    EXPECT_EQ(b.check(), "");
    EXPECT_EQ(b.moved_count(), 140);
}

TEST(TreesOutOfMemory, EveryCallOfTheHeadersIsTried) {
    std::set<std::string> tried{"DynamicTree"};
    for (const auto& call : tree_calls<2>()) tried.insert(call.name);
    EXPECT_EQ(tried, test::changing_calls(test::read_header("spatial/dynamic_tree.h"), "DynamicTree"));
    tried = {"BroadPhase"};
    for (const auto& call : broad_calls<2>()) tried.insert(call.name);
    EXPECT_EQ(tried, test::changing_calls(test::read_header("spatial/broad_phase.h"), "BroadPhase"));
}

}  // namespace
}  // namespace jostle
