// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each call that changes a broad phase, with each of its allocations refused in turn: it succeeds, or throws
// and has changed nothing. The list of calls is held against the header.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <functional>
#include <map>
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

std::string pairs_text(std::span<const ProxyPair> pairs) {
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
        {"copy_from",
         [](B& b) {
             B larger;
             for (int i = 0; i < 4 * kItems; ++i)
                 larger.insert(item_box<D>(i), 7, i % 3 == 0 ? Mobility::kStatic : Mobility::kMovable);
             larger.remove(1);
             larger.buffer_move(2, far_box<D>(2));
             b.copy_from(larger);
         }},
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
    for (const char* const some : {"reserve_more", "find_pairs", "update_pairs", "load", "copy_from"})
        EXPECT_GT(failures[some], 0) << some;
}
TEST(BroadPhaseOutOfMemory, ChangedOrUnchanged) {
    expect_strong_broad_phase<2>();
    expect_strong_broad_phase<3>();
}

/// A search that fails, at whatever point, is simply done again, with any part of the boxes on the move.
TEST(BroadPhaseOutOfMemory, PairsAreFoundAfterASearchThatFailed) {
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
        const std::string expected = pairs_text(make(std::pmr::new_delete_resource())->find_pairs());
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
                EXPECT_EQ(pairs_text(b->find_pairs()), expected);
            }
        EXPECT_GT(failures, 0);
    }
}

TEST(BroadPhaseOutOfMemory, ReservedProxiesAllocateNothing) {
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

TEST(BroadPhaseOutOfMemory, ConstructionLeaksNothing) {
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

TEST(BroadPhaseOutOfMemory, EveryCallOfTheHeaderIsTried) {
    std::set<std::string> tried{"BroadPhase"};
    for (const auto& call : broad_calls<2>()) tried.insert(call.name);
    EXPECT_EQ(tried, test::changing_calls(test::read_header("spatial/broad_phase.h"), "BroadPhase"));
}

}  // namespace
}  // namespace jostle
