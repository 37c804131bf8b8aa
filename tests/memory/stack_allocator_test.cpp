// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stack allocator: order, growth, figures, and the mistakes that it notices in every build.
#include <gtest/gtest.h>
#include <jostle/core/assert.h>
#include <jostle/memory/stack_allocator.h>

#include <cstdint>
#include <cstring>
#include <memory_resource>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "counting_resource.h"

namespace jostle {
namespace {

using test::CountingResource;

bool lies_aligned(const void* p, std::size_t alignment) {
    return reinterpret_cast<std::uintptr_t>(p) % alignment == 0;
}

TEST(StackAllocator, StartsAtAHundredKibibytes) {
    CountingResource upstream;
    StackAllocator a(&upstream);
    EXPECT_EQ(a.capacity(), 102400u);
    EXPECT_EQ(upstream.requests(), 1u);
    EXPECT_EQ(a.in_use(), 0u);
    EXPECT_EQ(a.peak(), 0u);
    void* all = a.allocate(102400);
    EXPECT_EQ(upstream.requests(), 1u);
    a.deallocate(all, 102400);
}

TEST(StackAllocator, LastInFirstOutInOneBuffer) {
    StackAllocator a;
    auto* p = static_cast<std::byte*>(a.allocate(1));
    auto* q = static_cast<std::byte*>(a.allocate(17));
    auto* r = static_cast<std::byte*>(a.allocate(16));
    EXPECT_EQ(q - p, 16);
    EXPECT_EQ(r - q, 32);
    EXPECT_EQ(a.in_use(), 64u);
    a.deallocate(r, 16);
    a.deallocate(q, 17);
    EXPECT_EQ(a.in_use(), 16u);
    EXPECT_EQ(a.allocate(5), q);
    a.deallocate(q, 5);
    a.deallocate(p, 1);
    EXPECT_EQ(a.in_use(), 0u);
    EXPECT_EQ(a.peak(), 64u);
}

TEST(StackAllocator, EveryPointerIsAlignedToSixteenOrMore) {
    StackAllocator a(std::pmr::get_default_resource(), 1000);
    struct Block {
        void* p;
        std::size_t bytes, alignment;
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < 200; ++i) {
        const std::size_t alignment = std::size_t{1} << i % 9;
        blocks.push_back({a.allocate(i, alignment), i, alignment});
        EXPECT_TRUE(lies_aligned(blocks.back().p, alignment < 16 ? 16 : alignment)) << i;
        std::memset(blocks.back().p, 3, i);
    }
    for (; !blocks.empty(); blocks.pop_back()) {
        a.deallocate(blocks.back().p, blocks.back().bytes, blocks.back().alignment);
    }
    EXPECT_EQ(a.in_use(), 0u);
}

TEST(StackAllocator, ARequestOfNothingGetsABlockOfItsOwn) {
    StackAllocator a;
    void* p = a.allocate(0);
    void* q = a.allocate(0);
    EXPECT_NE(p, nullptr);
    EXPECT_NE(p, q);
    EXPECT_EQ(a.in_use(), 32u);
    a.deallocate(q, 0);
    a.deallocate(p, 0);
}

TEST(StackAllocator, WhatDoesNotFitGoesUpstreamAndFitsAfterGrowth) {
    CountingResource upstream;
    StackAllocator a(&upstream, 256);
    void* p = a.allocate(200);
    void* q = a.allocate(300000);  // upstream
    void* r = a.allocate(40);      // fits into the buffer, above p
    EXPECT_EQ(upstream.requests(), 2u);
    EXPECT_EQ(a.upstream_requests(), 1u);
    EXPECT_EQ(a.in_use(), 208u + 300000u + 48u);
    a.deallocate(r, 40);
    a.deallocate(q, 300000);
    a.deallocate(p, 200);
    EXPECT_EQ(a.in_use(), 0u);
    EXPECT_EQ(a.peak(), 300256u);
    EXPECT_EQ(a.capacity(), 256u);

    a.grow_to_high_water();
    EXPECT_GE(a.capacity(), a.peak());
    EXPECT_EQ(upstream.blocks(), 1u);
    const std::size_t requests = upstream.requests();
    p = a.allocate(200);
    q = a.allocate(300000);
    r = a.allocate(40);
    a.deallocate(r, 40);
    a.deallocate(q, 300000);
    a.deallocate(p, 200);
    a.grow_to_high_water();
    EXPECT_EQ(upstream.requests(), requests);
}

TEST(StackAllocator, AUseThatCreepsUpCostsFewGrowths) {
    CountingResource upstream;
    StackAllocator a(&upstream, 64 * 1024);
    std::size_t growths = 0;
    for (std::size_t step = 1; step <= 160; ++step) {
        void* p = a.allocate(step * 64 * 1024);
        a.deallocate(p, step * 64 * 1024);
        const std::size_t before = a.capacity();
        a.grow_to_high_water();
        EXPECT_GE(a.capacity(), step * 64 * 1024);
        if (a.capacity() == before) continue;
        ++growths;
        EXPECT_GE(a.capacity(), before + before / 2);
    }
    // From one unit to 160: 1.5^13 > 160.
    EXPECT_LE(growths, 13u);
    EXPECT_EQ(upstream.blocks(), 1u);
}

TEST(StackAllocator, MayBeginWithNothing) {
    CountingResource upstream;
    StackAllocator a(&upstream, 0);
    EXPECT_EQ(upstream.requests(), 0u);
    void* p = a.allocate(10);
    a.deallocate(p, 10);
    a.grow_to_high_water();
    EXPECT_GE(a.capacity(), 16u);
    p = a.allocate(10);
    EXPECT_EQ(a.upstream_requests(), 1u);
    a.deallocate(p, 10);
}

TEST(StackAllocator, ServesAContainerThatReserves) {
    CountingResource upstream;
    StackAllocator a(&upstream);
    {
        std::pmr::vector<int> outer(&a);
        outer.reserve(1000);
        std::pmr::vector<double> inner(100, 1.0, &a);
        for (int i = 0; i < 1000; ++i) outer.push_back(i);
    }
    EXPECT_EQ(a.in_use(), 0u);
    EXPECT_EQ(a.peak(), 4000u + 800u);
    EXPECT_EQ(upstream.requests(), 1u);
    EXPECT_TRUE(a.is_equal(a));
}

TEST(StackAllocator, ThroughTheBaseClassItIsTheSame) {
    StackAllocator a;
    std::pmr::memory_resource& base = a;
    void* p = base.allocate(100);
    void* q = a.allocate(100);
    base.deallocate(q, 100);
    a.deallocate(p, 100);
    EXPECT_EQ(a.in_use(), 0u);
    EXPECT_EQ(a.peak(), 224u);
}

TEST(StackAllocator, BlocksNeverOverlapInRandomUse) {
    constexpr std::uint32_t kSeed = 22;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    std::mt19937 random(kSeed);
    struct Block {
        unsigned char* p;
        std::size_t bytes, alignment;
        unsigned char fill;
    };
    CountingResource upstream;
    StackAllocator a(&upstream, 4096);
    std::vector<Block> living;
    std::size_t in_use = 0, peak = 0;
    for (int step = 0; step < 200; ++step) {
        for (int i = 0; i < 300; ++i) {
            if (living.empty() || random() % 2 == 0) {
                Block b{};
                b.bytes = random() % (random() % 10 == 0 ? 3000 : 100);
                b.alignment = std::size_t{1} << random() % (random() % 20 == 0 ? 8 : 5);
                b.fill = static_cast<unsigned char>(random());
                b.p = static_cast<unsigned char*>(a.allocate(b.bytes, b.alignment));
                std::memset(b.p, b.fill, b.bytes);
                living.push_back(b);
                in_use += b.bytes == 0 ? 16 : (b.bytes + 15) / 16 * 16;
                peak = in_use > peak ? in_use : peak;
            } else {
                const Block b = living.back();
                living.pop_back();
                for (std::size_t k = 0; k < b.bytes; ++k) ASSERT_EQ(b.p[k], b.fill);
                a.deallocate(b.p, b.bytes, b.alignment);
                in_use -= b.bytes == 0 ? 16 : (b.bytes + 15) / 16 * 16;
            }
            ASSERT_EQ(a.in_use(), in_use);
            ASSERT_EQ(a.peak(), peak);
        }
        for (; !living.empty(); living.pop_back()) {
            a.deallocate(living.back().p, living.back().bytes, living.back().alignment);
        }
        in_use = 0;
        if (step % 10 == 9) a.grow_to_high_water();
    }
    EXPECT_GE(a.capacity(), peak);
}

constexpr const char* kWrongOrder = "frees in the opposite order of allocating";

TEST(StackAllocatorDeathTest, FreeingInAWrongOrderIsNoticedInEveryBuild) {
    StackAllocator a(std::pmr::get_default_resource(), 1024);
    void* p = a.allocate(100);
    void* q = a.allocate(100);
    EXPECT_DEATH(a.deallocate(p, 100), kWrongOrder);
    EXPECT_DEATH(a.deallocate(q, 200), kWrongOrder);  // with a wrong size
    void* large = a.allocate(5000);
    EXPECT_DEATH(a.deallocate(q, 100), kWrongOrder);  // older than what lies upstream
    EXPECT_DEATH(a.deallocate(large, 5001), "size and alignment");
    void* larger = a.allocate(6000);
    EXPECT_DEATH(a.deallocate(large, 5000), kWrongOrder);
    void* r = a.allocate(10);
    EXPECT_DEATH(a.deallocate(larger, 6000), kWrongOrder);  // older than r in the buffer
    int foreign = 0;
    EXPECT_DEATH(a.deallocate(&foreign, sizeof foreign), kWrongOrder);
    a.deallocate(r, 10);
    EXPECT_DEATH(a.deallocate(r, 10), kWrongOrder);  // twice
    a.deallocate(larger, 6000);
    a.deallocate(large, 5000);
    a.deallocate(q, 100);
    a.deallocate(p, 100);
}

TEST(StackAllocatorDeathTest, DestructionWhileSomethingIsAllocatedIsNoticedInEveryBuild) {
    EXPECT_DEATH(
        {
            StackAllocator a;
            static_cast<void>(a.allocate(1));
        },
        "free everything before the StackAllocator it came from is destroyed");
    EXPECT_DEATH(
        {
            StackAllocator a(std::pmr::get_default_resource(), 0);
            static_cast<void>(a.allocate(1));
        },
        "free everything before");
}

TEST(StackAllocatorDeathTest, GrowingWhileSomethingIsAllocatedIsNoticed) {
    StackAllocator a;
    void* p = a.allocate(1);
    EXPECT_DEATH(a.grow_to_high_water(), "grows between steps");
    a.deallocate(p, 1);
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(StackAllocator, AWrongFreeThatTheHandlerSurvivesChangesNothing) {
    set_assertion_handler([](const AssertionFailure& failure) { throw failure; });
    StackAllocator a(std::pmr::get_default_resource(), 1024);
    void* p = a.allocate(100);
    void* q = a.allocate(5000);
    EXPECT_THROW(a.deallocate(p, 100), AssertionFailure);
    EXPECT_EQ(a.in_use(), 112u + 5008u);
    a.deallocate(q, 5000);
    a.deallocate(p, 100);
    EXPECT_EQ(a.in_use(), 0u);
    set_assertion_handler(nullptr);
}

TEST(StackAllocator, IsAsItWasWhenUpstreamRefuses) {
    CountingResource upstream;
    StackAllocator a(&upstream, 1024);
    void* p = a.allocate(500);
    upstream.refuse(true);
    EXPECT_THROW(static_cast<void>(a.allocate(5000)), std::bad_alloc);
    EXPECT_EQ(a.in_use(), 512u);
    EXPECT_EQ(a.peak(), 512u);
    upstream.refuse(false);
    void* q = a.allocate(5000);
    a.deallocate(q, 5000);
    a.deallocate(p, 500);
    upstream.refuse(true);
    EXPECT_THROW(a.grow_to_high_water(), std::bad_alloc);
    EXPECT_EQ(a.capacity(), 1024u);
    p = a.allocate(500);
    a.deallocate(p, 500);
}
#endif

}  // namespace
}  // namespace jostle
