// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each call that changes a dynamic tree, with each of its allocations refused in turn: it succeeds, or throws
// and has changed nothing. The list of calls is held against the header.
#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>

#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "spatial/failing_trees.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

using test::answers_of;
using test::far_box;
using test::item_box;
using test::kItems;

constexpr std::uint64_t kAll = ~std::uint64_t{0};

template <int D>
std::string tree_state_of(const DynamicTree<D>& tree) {
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
        {"copy_from",
         [](Tree& t) {
             Tree larger;
             for (int i = 0; i < 4 * kItems; ++i) larger.insert(item_box<D>(i), 7);
             larger.remove(5);
             t.copy_from(larger);
         },
         false, true},
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
            trial.state = tree_state_of<D>;
            if (call.does_with_less) trial.answers = answers_of<D>;
            failures += test::expect_strong_guarantee(call.name, trial);
        }
        EXPECT_EQ(failures > 0, call.may_allocate) << failures;
    }
}

TEST(DynamicTreeOutOfMemory, ChangedOrUnchangedInThePlane) {
    expect_strong_tree<2>();
}
TEST(DynamicTreeOutOfMemory, ChangedOrUnchangedInSpace) {
    expect_strong_tree<3>();
}

/// Free ids are free again, and are given in the same order.
TEST(DynamicTreeOutOfMemory, ManyInsertsInATreeWithFreeIds) {
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
    trial.state = tree_state_of<2>;
    EXPECT_GT(test::expect_strong_guarantee("insert_all", trial), 0);
    const auto tree = trial.make(std::pmr::new_delete_resource());
    tree->insert_all(far, ids);
    ids.resize(4);
    EXPECT_EQ(ids, std::vector({3, 299, 17, kItems}));
}

/// From the first item on, each insert with each of its allocations refused.
TEST(DynamicTreeOutOfMemory, EveryInsertOfAGrowingTree) {
    for (int n = 0; n < 120; ++n) {
        test::Trial<DynamicTree<2>> trial;
        trial.make = [n](std::pmr::memory_resource* memory) {
            auto tree = std::make_unique<DynamicTree<2>>(DynamicTreeOptions{}, memory);
            for (int i = 0; i < n; ++i) tree->insert(item_box<2>(i), 1);
            return tree;
        };
        trial.change = [n](DynamicTree<2>& tree) { tree.insert(item_box<2>(n), 2); };
        trial.state = tree_state_of<2>;
        test::expect_strong_guarantee("insert", trial);
        if (testing::Test::HasFailure()) return;
    }
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
TEST(DynamicTreeOutOfMemory, ReservedInsertsAllocateNothing) {
    expect_reserved_inserts<2>();
    expect_reserved_inserts<3>();
}

TEST(DynamicTreeOutOfMemory, ItemsThatMoveWithoutMemoryAreFoundWhereTheyAre) {
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

TEST(DynamicTreeOutOfMemory, EveryCallOfTheHeaderIsTried) {
    std::set<std::string> tried{"DynamicTree"};
    for (const auto& call : tree_calls<2>()) tried.insert(call.name);
    EXPECT_EQ(tried, test::changing_calls(test::read_header("spatial/dynamic_tree.h"), "DynamicTree"));
}

}  // namespace
}  // namespace jostle
