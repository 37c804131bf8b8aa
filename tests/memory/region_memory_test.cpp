// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "memory/region_memory.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "memory/counting_resource.h"

namespace jostle::test {
namespace {

struct alignas(64) Bytes {
    std::byte at[256];
};

TEST(RegionMemory, GivesBlocksFrontToBackAndTheRestFromUpstream) {
    CountingResource upstream;
    Bytes region;
    RegionMemory memory(&upstream);
    void* const early = memory.allocate(8);
    EXPECT_EQ(upstream.requests(), 1u);

    memory.lend(region.at, 128);
    EXPECT_EQ(memory.allocate(20, 4), region.at);
    EXPECT_EQ(memory.allocate(16, 32), region.at + 32);
    EXPECT_EQ(memory.allocate(1, 1), region.at + 48);
    // 79 bytes are left, of which 64 lie behind the next place of that alignment.
    void* const large = memory.allocate(80, 1);
    void* const aligned = memory.allocate(65, 64);
    EXPECT_EQ(upstream.requests(), 3u);
    EXPECT_EQ(memory.allocate(64, 64), region.at + 64);
    void* const more = memory.allocate(1, 1);
    EXPECT_EQ(upstream.requests(), 4u);

    // The next region goes on where the first one ended.
    memory.lend(region.at + 128, 128);
    EXPECT_EQ(memory.allocate(128, 16), region.at + 128);
    memory.deallocate(region.at, 20, 4);
    memory.deallocate(region.at + 32, 16, 32);
    memory.deallocate(region.at + 48, 1, 1);
    memory.deallocate(region.at + 64, 64, 64);
    memory.deallocate(region.at + 128, 128, 16);
    EXPECT_EQ(upstream.blocks(), 4u);
    memory.take_back();
    void* const late = memory.allocate(20, 4);
    EXPECT_EQ(upstream.requests(), 5u);

    memory.deallocate(early, 8);
    memory.deallocate(large, 80, 1);
    memory.deallocate(aligned, 65, 64);
    memory.deallocate(more, 1, 1);
    memory.deallocate(late, 20, 4);
    EXPECT_EQ(upstream.blocks(), 0u);
}

TEST(RegionMemory, TakesNoMoreThanThereIs) {
    CountingResource upstream;
    Bytes region;
    RegionMemory memory(&upstream);
    // Places 1 to 100; of alignment 64 the first is 64, and 37 places are left there.
    memory.lend(region.at + 1, 100);
    void* const larger = memory.allocate(101, 1);
    void* const longer = memory.allocate(38, 64);
    EXPECT_EQ(upstream.requests(), 2u);
    EXPECT_EQ(memory.allocate(37, 64), region.at + 64);
    void* const none = memory.allocate(1, 1);
    EXPECT_EQ(upstream.requests(), 3u);
    memory.deallocate(region.at + 64, 37, 64);
    memory.deallocate(larger, 101, 1);
    memory.deallocate(longer, 38, 64);
    memory.deallocate(none, 1, 1);
    EXPECT_EQ(upstream.blocks(), 0u);
}

}  // namespace
}  // namespace jostle::test
