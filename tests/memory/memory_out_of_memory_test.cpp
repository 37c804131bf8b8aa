// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The allocators, the stack and the pool of ids where memory runs out at any one allocation: a call succeeds,
// or throws and has changed nothing.
#include <gtest/gtest.h>
#include <jostle/memory/block_allocator.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/memory/id_pool.h>
#include <jostle/memory/stack_allocator.h>

#include <optional>
#include <set>
#include <string>

#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

using test::expect_strong_guarantee;
using test::Trial;

using Names = std::set<std::string>;

std::string figures_text(const BlockAllocator::Figures& f) {
    return std::to_string(f.blocks) + " " + std::to_string(f.block_bytes) + " " + std::to_string(f.chunks) +
           " " + std::to_string(f.large) + " " + std::to_string(f.large_bytes);
}

TEST(MemoryOutOfMemory, ABlockAllocatorKeepsItsFigures) {
    Names tried;
    for (const std::size_t bytes : {16u, 640u, 5000u}) {
        Trial<BlockAllocator> trial;
        trial.make = [](std::pmr::memory_resource* memory) {
            auto blocks = std::make_unique<BlockAllocator>(memory);
            static_cast<void>(blocks->allocate(32));
            static_cast<void>(blocks->allocate(2000));
            return blocks;
        };
        trial.change = [bytes](BlockAllocator& blocks) { static_cast<void>(blocks.allocate(bytes)); };
        trial.state = [](const BlockAllocator& blocks) { return figures_text(blocks.figures()); };
        EXPECT_EQ(expect_strong_guarantee("allocate", trial), 2) << bytes;
        trial.change = [](BlockAllocator& blocks) { blocks.clear(); };
        EXPECT_EQ(expect_strong_guarantee("clear", trial), 0);
    }
    // Making one takes no memory; allocate() is of the base class.
    EXPECT_EQ(test::changing_calls(test::read_header("memory/block_allocator.h"), "BlockAllocator"),
              (Names{"BlockAllocator", "clear"}));
}

struct Stacked {
    explicit Stacked(std::pmr::memory_resource* memory) : stack(memory, 64) {}
    ~Stacked() {
        if (large != nullptr) stack.deallocate(large, 4096);
    }
    StackAllocator stack;
    void* large = nullptr;
};

TEST(MemoryOutOfMemory, AStackAllocatorKeepsItsBlocks) {
    Trial<Stacked> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<Stacked>(memory); };
    trial.state = [](const Stacked& s) {
        return std::to_string(s.stack.in_use()) + " " + std::to_string(s.stack.peak()) + " " +
               std::to_string(s.stack.capacity()) + " " + std::to_string(s.stack.upstream_requests());
    };
    trial.change = [](Stacked& s) { s.large = s.stack.allocate(4096); };
    EXPECT_EQ(expect_strong_guarantee("allocate", trial), 2);
    trial.make = [](std::pmr::memory_resource* memory) {
        auto stacked = std::make_unique<Stacked>(memory);
        stacked->stack.deallocate(stacked->stack.allocate(4096), 4096);
        return stacked;
    };
    trial.change = [](Stacked& s) { s.stack.grow_to_high_water(); };
    EXPECT_EQ(expect_strong_guarantee("grow_to_high_water", trial), 2);
    trial.change = [](Stacked& s) { s.stack.deallocate(s.stack.allocate(16), 16); };
    EXPECT_EQ(expect_strong_guarantee("deallocate", trial), 0);

    Trial<std::optional<StackAllocator>> made;
    std::pmr::memory_resource* upstream = nullptr;
    made.make = [&upstream](std::pmr::memory_resource* memory) {
        upstream = memory;
        return std::make_unique<std::optional<StackAllocator>>();
    };
    made.change = [&upstream](std::optional<StackAllocator>& s) { s.emplace(upstream, 1000); };
    made.state = [](const std::optional<StackAllocator>& s) {
        return s ? std::to_string(s->capacity()) : "none";
    };
    EXPECT_EQ(expect_strong_guarantee("StackAllocator", made), 2);
    EXPECT_EQ(test::changing_calls(test::read_header("memory/stack_allocator.h"), "StackAllocator"),
              (Names{"StackAllocator", "allocate", "deallocate", "grow_to_high_water"}));
}

/// Elements with memory of their own, so that copying one may fail.
using Strings = GrowableStack<std::string, 2>;
constexpr const char* kLong = "a string that is too long to lie in the object itself";

std::string figures_text(const Strings& strings) {
    std::string text;
    for (std::size_t i = 0; i < strings.size(); ++i) text += strings[i] + "|";
    return text;
}

TEST(MemoryOutOfMemory, AGrowableStackKeepsItsElements) {
    Strings other;
    for (int i = 0; i < 5; ++i) other.push(kLong + std::to_string(i));
    Trial<Strings> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto strings = std::make_unique<Strings>(memory);
        strings->push(kLong);
        strings->push("short");
        return strings;
    };
    trial.state = [](const Strings& strings) { return figures_text(strings); };
    Names tried;
    const auto expect_failures = [&](const std::string& name, auto&& change) {
        trial.change = change;
        EXPECT_GT(expect_strong_guarantee(name, trial), 0) << name;
        tried.insert(name);
    };
    const auto expect_none = [&](const std::string& name, auto&& change) {
        trial.change = change;
        EXPECT_EQ(expect_strong_guarantee(name, trial), 0) << name;
        tried.insert(name);
    };
    expect_failures("push", [](Strings& s) { s.push(kLong); });
    expect_failures("push", [](Strings& s) { s.push(s[0]); });
    expect_failures("reserve", [](Strings& s) { s.reserve(100); });
    expect_failures("operator=", [&](Strings& s) { s = other; });
    expect_failures("GrowableStack", [](Strings& s) { const Strings copy(s); });
    expect_none("operator=", [](Strings& s) {
        Strings moved(std::move(s));
        s = std::move(moved);
    });
    expect_none("pop", [](Strings& s) { static_cast<void>(s.pop()); });
    expect_none("top", [](Strings& s) { s.top().clear(); });
    expect_none("clear", [](Strings& s) { s.clear(); });
    // data() changes nothing; set_size() is for plain elements, and takes no memory.
    tried.insert({"data", "set_size"});
    EXPECT_EQ(test::changing_calls(test::read_header("memory/growable_stack.h"), "GrowableStack"), tried);
}

TEST(MemoryOutOfMemory, AnIdPoolKeepsItsIds) {
    Trial<IdPool> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto pool = std::make_unique<IdPool>(memory);
        for (int i = 0; i < 8; ++i) static_cast<void>(pool->allocate());
        return pool;
    };
    trial.state = [](const IdPool& pool) {
        std::string text = std::to_string(pool.size()) + "/" + std::to_string(pool.capacity());
        for (std::uint32_t i = 0; i < 9; ++i) text += " " + std::to_string(pool.id_at(i).generation);
        return text;
    };
    trial.change = [](IdPool& pool) { static_cast<void>(pool.allocate()); };
    EXPECT_EQ(expect_strong_guarantee("allocate", trial), 2);
    trial.change = [](IdPool& pool) { pool.reserve(100); };
    EXPECT_EQ(expect_strong_guarantee("reserve", trial), 2);
    trial.change = [](IdPool& pool) { pool.reserve_more(1); };
    EXPECT_EQ(expect_strong_guarantee("reserve_more", trial), 2);
    trial.change = [](IdPool& pool) { pool.free(pool.id_at(3)); };
    EXPECT_EQ(expect_strong_guarantee("free", trial), 0);
    trial.change = [](IdPool& pool) { pool.clear(); };
    EXPECT_EQ(expect_strong_guarantee("clear", trial), 0);
    // Of a pool with more slots, of which one is free.
    IdPool larger;
    for (int i = 0; i < 12; ++i) static_cast<void>(larger.allocate());
    larger.free(larger.id_at(5));
    std::vector<std::uint32_t> numbers;
    larger.describe([&](std::uint32_t number) { numbers.push_back(number); });
    trial.change = [&](IdPool& pool) { EXPECT_TRUE(pool.restore(numbers)); };
    EXPECT_GE(expect_strong_guarantee("restore", trial), 1);
    trial.change = [&](IdPool& pool) { pool.copy_from(larger); };
    EXPECT_GE(expect_strong_guarantee("copy_from", trial), 1);
    IdPool copy;
    copy.copy_from(larger);
    std::vector<std::uint32_t> copied;
    copy.describe([&](std::uint32_t number) { copied.push_back(number); });
    EXPECT_EQ(copied, numbers);
    EXPECT_EQ(copy.size(), larger.size());
    trial.change = [&](IdPool& pool) { pool.share_from(larger); };
    EXPECT_EQ(expect_strong_guarantee("share_from", trial), 0);
    trial.make = [&](std::pmr::memory_resource* memory) {
        auto pool = std::make_unique<IdPool>(memory);
        pool->share_from(larger);
        return pool;
    };
    trial.change = [](IdPool& pool) { pool.own(); };
    EXPECT_GE(expect_strong_guarantee("own", trial), 1);
    EXPECT_EQ(test::changing_calls(test::read_header("memory/id_pool.h"), "IdPool"),
              (Names{"IdPool", "allocate", "free", "clear", "reserve", "reserve_more", "restore", "copy_from",
                     "share_from", "own"}));
}

TEST(MemoryOutOfMemory, WhatAnIdPoolHasReservedItGivesWithoutMemory) {
    test::FailingResource memory;
    IdPool pool(&memory);
    for (int i = 0; i < 5; ++i) static_cast<void>(pool.allocate());
    pool.free(pool.id_at(1));
    pool.reserve_more(10);
    pool.free(pool.id_at(4));
    memory.plan.arm(1, true);
    for (int i = 0; i < 10; ++i) EXPECT_NO_THROW(static_cast<void>(pool.allocate()));
    memory.plan.disarm();
    pool.reserve(64);
    memory.plan.arm(1, true);
    while (pool.capacity() < 64) EXPECT_NO_THROW(static_cast<void>(pool.allocate()));
    EXPECT_THROW(static_cast<void>(pool.allocate()), std::bad_alloc);
    memory.plan.disarm();
    EXPECT_EQ(pool.size(), 64u);
}

}  // namespace
}  // namespace jostle
