// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Requests that no memory can meet, and objects that were moved from.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/memory/block_allocator.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/memory/id_pool.h>
#include <jostle/memory/stack_allocator.h>

#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>

namespace jostle {
namespace {

#if defined(__cpp_exceptions)
TEST(Sizes, NoAllocatorHandsOutMoreThanThereCanBe) {
    BlockAllocator blocks;
    StackAllocator stack;
    for (const std::size_t less : {0u, 15u, 16u, 63u, 1000u}) {
        for (const std::size_t most : {std::size_t{SIZE_MAX}, std::size_t{PTRDIFF_MAX} + 2000}) {
            for (const std::size_t alignment : {16u, 64u}) {
                EXPECT_THROW(static_cast<void>(blocks.allocate(most - less, alignment)), std::bad_alloc);
                EXPECT_THROW(static_cast<void>(stack.allocate(most - less, alignment)), std::bad_alloc);
            }
            EXPECT_THROW(StackAllocator(std::pmr::get_default_resource(), most - less), std::bad_alloc);
        }
    }
    EXPECT_EQ(blocks.figures().large, 0u);
    EXPECT_EQ(stack.in_use(), 0u);
    EXPECT_EQ(stack.peak(), 0u);
    EXPECT_EQ(stack.upstream_requests(), 0u);
    void* const p = stack.allocate(100);
    stack.deallocate(p, 100);
}

TEST(Sizes, AStackHasNoRoomForMoreThanThereCanBe) {
    struct Two {
        double a, b;
    };
    GrowableStack<Two, 2> stack;
    stack.push({1.0, 2.0});
    for (const std::size_t count : {(std::size_t{1} << 60) + 1, std::size_t{SIZE_MAX}, SIZE_MAX / 16})
        EXPECT_THROW(stack.reserve(count), std::bad_alloc);
    EXPECT_EQ(stack.capacity(), 2u);
    for (int i = 0; i < 1000; ++i) stack.push({0.0, static_cast<double>(i)});
    EXPECT_EQ(stack[0].b, 2.0);
    EXPECT_EQ(stack[1000].b, 999.0);
}

TEST(Sizes, APoolRefusesMoreIndicesThanThereAre) {
    IdPool pool;
    for (const std::size_t count : {IdPool::kMostIndices + 1, (std::size_t{1} << 60) + 1}) {
        EXPECT_THROW(pool.reserve(count), Error);
        EXPECT_THROW(pool.reserve_more(count), Error);
    }
    static_cast<void>(pool.allocate());
    EXPECT_THROW(pool.reserve_more(IdPool::kMostIndices), Error);
    EXPECT_EQ(pool.capacity(), 1u);
}
#endif

TEST(Sizes, RetiredSlotsAreNoRoomForMoreIds) {
    // The first tenant of a slot is its last.
    IdPool pool(std::pmr::get_default_resource(), 0xffffffffu);
    for (int i = 0; i < 3; ++i) pool.free(pool.allocate());
    pool.reserve_more(1);
    EXPECT_EQ(pool.size(), 0u);
    EXPECT_EQ(pool.allocate(), (Id{3, 0xffffffffu}));
}

TEST(Sizes, WhatWasMovedFromIsEmptyAndUsable) {
    static_assert(std::is_nothrow_move_constructible_v<IdPool>);
    IdPool pool;
    const Id first = pool.allocate();
    pool.free(pool.allocate());
    IdPool taken(std::move(pool));
    EXPECT_TRUE(taken.is_live(first));
    EXPECT_EQ(pool.size(), 0u);
    EXPECT_EQ(pool.capacity(), 0u);
    pool.reserve_more(2);
    EXPECT_EQ(pool.allocate(), (Id{0, 1}));

    using Stack = GrowableStack<int, 2>;
    static_assert(std::is_nothrow_move_constructible_v<Stack> && std::is_nothrow_move_assignable_v<Stack>);
    for (const int count : {1, 50}) {
        Stack stack;
        for (int i = 0; i < count; ++i) stack.push(i);
        Stack other(std::move(stack));
        EXPECT_TRUE(stack.empty());
        for (int i = 0; i < 9; ++i) stack.push(-i);
        other = std::move(stack);
        EXPECT_TRUE(stack.empty());
        stack.push(4);
        EXPECT_EQ(stack.top(), 4);
        EXPECT_EQ(other.size(), 9u);
        EXPECT_EQ(other.top(), -8);
    }
    static_assert(!std::is_move_constructible_v<BlockAllocator> &&
                  !std::is_move_constructible_v<StackAllocator>);
}

}  // namespace
}  // namespace jostle
