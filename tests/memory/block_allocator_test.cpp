// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The block allocator: sizes, reuse, figures, random lifetimes, and what debug builds notice.
#include <gtest/gtest.h>
#include <jostle/memory/block_allocator.h>

#include <cstdint>
#include <cstring>
#include <memory_resource>
#include <new>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "counting_resource.h"

namespace jostle {
namespace {

using test::CountingResource;

bool is_aligned(const void* p, std::size_t alignment) {
    return reinterpret_cast<std::uintptr_t>(p) % alignment == 0;
}

TEST(BlockAllocator, RoundsRequestsUpToFourteenSizes) {
    constexpr std::size_t kSizes[] = {16, 32, 64, 96, 128, 160, 192, 224, 256, 320, 384, 448, 512, 640};
    ASSERT_EQ(BlockAllocator::kClassCount, 14u);
    std::size_t expected = 0;
    for (std::size_t bytes = 1; bytes <= 640; ++bytes) {
        if (bytes > kSizes[expected]) ++expected;
        ASSERT_EQ(BlockAllocator::class_of(bytes), expected) << bytes;
        ASSERT_EQ(BlockAllocator::kBlockSizes[expected], kSizes[expected]);
    }
    EXPECT_EQ(BlockAllocator::class_of(0), 0u);
}

TEST(BlockAllocator, AsksForChunksOfSixteenKibibytes) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    EXPECT_EQ(upstream.requests(), 0u);
    for (const std::size_t size : BlockAllocator::kBlockSizes) {
        const std::size_t before = upstream.requests();
        // A chunk gives as many blocks as fit beside its 16 bytes of administration, and one more asks for
        // another.
        const std::size_t per_chunk = (BlockAllocator::kChunkSize - 16) / size;
        for (std::size_t i = 0; i < per_chunk; ++i) ASSERT_NE(a.allocate(size), nullptr);
        EXPECT_EQ(upstream.requests(), before + 1) << size;
        EXPECT_EQ(upstream.last_bytes(), 16384u);
        static_cast<void>(a.allocate(size));
        EXPECT_EQ(upstream.requests(), before + 2) << size;
    }
    EXPECT_EQ(a.figures().chunks, 28u);
}

TEST(BlockAllocator, ReusesWhatWasFreedLastFirst) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    void* p = a.allocate(100);
    void* q = a.allocate(100);
    a.deallocate(p, 100);
    a.deallocate(q, 100);
    EXPECT_EQ(a.allocate(128), q);  // of the same class
    EXPECT_EQ(a.allocate(97), p);
    void* r = a.allocate(128);
    EXPECT_EQ(static_cast<std::byte*>(r) - static_cast<std::byte*>(q), 128);
}

TEST(BlockAllocator, ARequestOfNothingGetsABlockOfItsOwn) {
    BlockAllocator a;
    void* p = a.allocate(0);
    void* q = a.allocate(0);
    EXPECT_NE(p, nullptr);
    EXPECT_NE(p, q);
    EXPECT_TRUE(is_aligned(p, 16));
    EXPECT_EQ(a.figures().block_bytes, 32u);
    a.deallocate(p, 0);
    a.deallocate(q, 0);
    EXPECT_EQ(a.figures().blocks, 0u);
}

TEST(BlockAllocator, LargeRequestsAndAlignmentsGoUpstream) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    void* large = a.allocate(641);
    EXPECT_EQ(upstream.requests(), 1u);
    EXPECT_TRUE(is_aligned(large, 16));
    std::memset(large, 1, 641);
    void* aligned = a.allocate(8, 256);
    EXPECT_EQ(upstream.requests(), 2u);
    EXPECT_GE(upstream.last_alignment(), 256u);
    EXPECT_TRUE(is_aligned(aligned, 256));
    void* third = a.allocate(5000, 64);
    EXPECT_TRUE(is_aligned(third, 64));
    EXPECT_EQ(a.figures().chunks, 0u);
    EXPECT_EQ(a.figures().large, 3u);
    EXPECT_EQ(a.figures().large_bytes, 641u + 8u + 5000u);
    a.deallocate(aligned, 8, 256);  // from the middle of the list, its end and its beginning
    a.deallocate(large, 641);
    a.deallocate(third, 5000, 64);
    EXPECT_EQ(a.figures().large, 0u);
    EXPECT_EQ(a.figures().large_bytes, 0u);
    EXPECT_EQ(upstream.blocks(), 0u);
}

TEST(BlockAllocator, ClearGivesEverythingBackAndItMayBeUsedAgain) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    for (int round = 0; round < 3; ++round) {
        for (std::size_t bytes = 0; bytes < 2000; bytes += 7) std::memset(a.allocate(bytes), 7, bytes);
        EXPECT_GT(upstream.blocks(), 14u);
        a.clear();
        EXPECT_EQ(upstream.blocks(), 0u);
        const BlockAllocator::Figures f = a.figures();
        EXPECT_EQ(f.blocks + f.block_bytes + f.chunks + f.large + f.large_bytes, 0u);
    }
}

TEST(BlockAllocator, DestructionGivesEverythingBack) {
    CountingResource upstream;  // its destructor checks
    BlockAllocator a(&upstream);
    static_cast<void>(a.allocate(10));
    static_cast<void>(a.allocate(1000));
}

TEST(BlockAllocator, FiguresCountWhatIsInUse) {
    BlockAllocator a;
    void* p = a.allocate(1);
    void* q = a.allocate(33);
    void* r = a.allocate(600);
    EXPECT_EQ(a.figures().blocks, 3u);
    EXPECT_EQ(a.figures().block_bytes, 16u + 64u + 640u);
    EXPECT_EQ(a.figures().chunks, 3u);
    EXPECT_EQ(a.blocks_in_use(0), 1u);
    EXPECT_EQ(a.blocks_in_use(1), 0u);
    EXPECT_EQ(a.blocks_in_use(13), 1u);
    a.deallocate(q, 33);
    EXPECT_EQ(a.figures().blocks, 2u);
    EXPECT_EQ(a.figures().chunks, 3u);  // chunks stay
    a.deallocate(p, 1);
    a.deallocate(r, 600);
    EXPECT_EQ(a.figures().block_bytes, 0u);
}

TEST(BlockAllocator, IsEqualOnlyToItself) {
    BlockAllocator a, b;
    EXPECT_TRUE(a.is_equal(a));
    EXPECT_FALSE(a.is_equal(b));
}

TEST(BlockAllocator, ServesContainers) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    std::pmr::set<std::pmr::string> words(&a);
    for (int i = 0; i < 500; ++i)
        words.emplace("a word too long to lie in the string itself, number " + std::to_string(i));
    EXPECT_EQ(words.size(), 500u);
    EXPECT_GE(a.figures().blocks, 1000u);
    words.clear();
    EXPECT_EQ(a.figures().blocks, 0u);
}

TEST(BlockAllocator, LivingBlocksNeverOverlapInRandomUse) {
    constexpr std::uint32_t kSeed = 21;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    std::mt19937 random(kSeed);
    struct Block {
        unsigned char* p;
        std::size_t bytes, alignment;
        unsigned char fill;
    };
    CountingResource upstream;
    BlockAllocator a(&upstream);
    std::vector<Block> living;
    std::size_t small = 0, large = 0;
    for (int i = 0; i < 60000; ++i) {
        const bool growing = (i / 10000) % 2 == 0;
        if (living.empty() || random() % 100 < (growing ? 60u : 40u)) {
            Block b{};
            b.bytes = random() % (random() % 10 == 0 ? 2000 : 700);
            b.alignment = std::size_t{1} << random() % (random() % 20 == 0 ? 8 : 5);
            b.fill = static_cast<unsigned char>(random());
            b.p = static_cast<unsigned char*>(a.allocate(b.bytes, b.alignment));
            ASSERT_TRUE(is_aligned(b.p, b.alignment < 16 ? 16 : b.alignment));
            std::memset(b.p, b.fill, b.bytes);
            ++(b.bytes > 640 || b.alignment > 16 ? large : small);
            living.push_back(b);
        } else {
            std::swap(living[random() % living.size()], living.back());
            const Block b = living.back();
            living.pop_back();
            for (std::size_t k = 0; k < b.bytes; ++k)
                ASSERT_EQ(b.p[k], b.fill) << "a living block was written to";
            a.deallocate(b.p, b.bytes, b.alignment);
            --(b.bytes > 640 || b.alignment > 16 ? large : small);
        }
        ASSERT_EQ(a.figures().blocks, small);
        ASSERT_EQ(a.figures().large, large);
    }
    EXPECT_GT(living.size(), 100u);
}

#if defined(__cpp_exceptions)
TEST(BlockAllocator, IsAsItWasWhenUpstreamRefuses) {
    CountingResource upstream;
    BlockAllocator a(&upstream);
    void* p = a.allocate(16);
    upstream.refuse(true);
    EXPECT_THROW(static_cast<void>(a.allocate(640)), std::bad_alloc);
    EXPECT_THROW(static_cast<void>(a.allocate(6400)), std::bad_alloc);
    EXPECT_EQ(a.figures().blocks, 1u);
    EXPECT_EQ(a.figures().large, 0u);
    upstream.refuse(false);
    EXPECT_NE(a.allocate(640), nullptr);
    a.deallocate(p, 16);
}
#endif

#if defined(JOSTLE_ASSERTIONS) || !defined(NDEBUG)
TEST(BlockAllocator, FreshAndFreedBlocksAreFilledInDebugBuilds) {
    BlockAllocator a;
    auto* p = static_cast<unsigned char*>(a.allocate(90));
    for (int i = 0; i < 96; ++i) ASSERT_EQ(p[i], BlockAllocator::kFreshByte) << i;
    std::memset(p, 1, 96);
    a.deallocate(p, 90);
    for (int i = 16; i < 96; ++i)
        ASSERT_EQ(p[i], BlockAllocator::kFreedByte) << i;  // the first 16 are the list's
    ASSERT_EQ(a.allocate(90), p);
    for (int i = 0; i < 96; ++i) ASSERT_EQ(p[i], BlockAllocator::kFreshByte) << i;
    a.deallocate(p, 90);
}

TEST(BlockAllocatorDeathTest, ForeignAndMistakenFreesAreNoticedInDebugBuilds) {
    BlockAllocator a, b;
    auto* p = static_cast<std::byte*>(a.allocate(64));
    alignas(16) std::byte local[64] = {};
    EXPECT_DEATH(a.deallocate(local, 64), "freed to the allocator it came from");
    EXPECT_DEATH(b.deallocate(p, 64), "freed to the allocator it came from");
    EXPECT_DEATH(a.deallocate(p, 128), "with the size that it was allocated with");
    EXPECT_DEATH(a.deallocate(p + 16, 64), "freed to the allocator it came from");
    EXPECT_DEATH(a.deallocate(p + 64, 64), "freed to the allocator it came from");  // not cut yet
    EXPECT_DEATH(
        {
            a.deallocate(p, 64);
            a.deallocate(p, 64);
        },
        "freed once");
    EXPECT_DEATH(
        {
            a.deallocate(p, 64);
            p[40] = std::byte{1};
            static_cast<void>(a.allocate(64));
        },
        "written to after it was freed");
    void* large = a.allocate(1000);
    EXPECT_DEATH(a.deallocate(large, 1001), "size and alignment");
}
#endif

}  // namespace
}  // namespace jostle
