// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Ids: their order, their generations, and that none comes twice.
#include <gtest/gtest.h>
#include <jostle/core/assert.h>
#include <jostle/memory/id_pool.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "counting_resource.h"

namespace jostle {
namespace {

using test::CountingResource;

TEST(IdPool, HandsOutIndicesInOrderAndTheLastFreedFirst) {
    IdPool pool;
    const Id a = pool.allocate();
    const Id b = pool.allocate();
    const Id c = pool.allocate();
    EXPECT_EQ(a, (Id{0, 1}));
    EXPECT_EQ(b, (Id{1, 1}));
    EXPECT_EQ(c, (Id{2, 1}));
    pool.free(a);
    pool.free(c);
    EXPECT_EQ(pool.size(), 1u);
    EXPECT_EQ(pool.capacity(), 3u);
    EXPECT_EQ(pool.allocate(), (Id{2, 2}));
    EXPECT_EQ(pool.allocate(), (Id{0, 2}));
    EXPECT_EQ(pool.allocate(), (Id{3, 1}));
    EXPECT_EQ(pool.size(), 4u);
}

TEST(IdPool, StaleAndForeignAndMadeUpIdsAreNotLive) {
    IdPool pool;
    EXPECT_FALSE(pool.is_live(Id{}));
    const Id a = pool.allocate();
    EXPECT_TRUE(pool.is_live(a));
    EXPECT_FALSE(pool.is_live(Id{}));
    EXPECT_FALSE(pool.is_live({0, 2}));
    EXPECT_FALSE(pool.is_live({1, 1}));
    EXPECT_FALSE(pool.is_live({0xffffffffu, 0xffffffffu}));
    pool.free(a);
    EXPECT_FALSE(pool.is_live(a));
    EXPECT_FALSE(pool.is_live({0, 2}));  // that of the next tenant, who is not there yet
    const Id b = pool.allocate();
    EXPECT_FALSE(pool.is_live(a));
    EXPECT_TRUE(pool.is_live(b));
}

TEST(IdPool, FindsTheLiveIdOfAnIndex) {
    IdPool pool;
    const Id a = pool.allocate();
    const Id b = pool.allocate();
    pool.free(a);
    EXPECT_EQ(pool.id_at(1), b);
    EXPECT_EQ(pool.id_at(0), Id{});
    EXPECT_EQ(pool.id_at(99), Id{});
}

TEST(IdPool, ASlotWhoseGenerationsAreUsedUpIsRetired) {
    IdPool pool(std::pmr::get_default_resource(), 0xfffffffeu);
    std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
    for (int i = 0; i < 6; ++i) {  // each slot has two tenants
        const Id id = pool.allocate();
        EXPECT_EQ(id.index, static_cast<std::uint32_t>(i / 2));
        EXPECT_NE(id.generation, 0u);
        EXPECT_TRUE(seen.insert({id.index, id.generation}).second) << "an id came twice";
        pool.free(id);
        EXPECT_FALSE(pool.is_live(id));
    }
    EXPECT_EQ(pool.capacity(), 3u);
    EXPECT_EQ(pool.size(), 0u);
    EXPECT_FALSE(pool.is_live({0, 0}));
}

TEST(IdPool, ClearKillsEveryIdForEverAndRestoresTheOrder) {
    IdPool pool;
    std::vector<Id> old;
    old.reserve(10);
    for (int i = 0; i < 10; ++i) old.push_back(pool.allocate());
    pool.free(old[7]);
    pool.free(old[2]);
    pool.clear();
    EXPECT_EQ(pool.size(), 0u);
    for (const Id id : old) EXPECT_FALSE(pool.is_live(id));
    for (std::uint32_t i = 0; i < 10; ++i) EXPECT_EQ(pool.allocate(), (Id{i, 2}));
    for (const Id id : old) EXPECT_FALSE(pool.is_live(id));
    IdPool last(std::pmr::get_default_resource(), 0xffffffffu);
    static_cast<void>(last.allocate());
    last.clear();
    EXPECT_EQ(last.allocate().index, 1u);  // the first slot is retired
    last.clear();
    last.clear();
    EXPECT_EQ(last.allocate().index, 2u);
}

TEST(IdPool, TakesItsMemoryFromItsUpstream) {
    CountingResource upstream;
    IdPool pool(&upstream);
    pool.reserve(100);
    EXPECT_EQ(upstream.requests(), 1u);
    for (int i = 0; i < 100; ++i) static_cast<void>(pool.allocate());
    EXPECT_EQ(upstream.requests(), 1u);
}

TEST(IdPool, AMovedFromPoolHasNoLiveIds) {
    IdPool pool;
    const Id a = pool.allocate();
    const Id b = pool.allocate();
    pool.free(a);
    IdPool other(std::move(pool));
    EXPECT_TRUE(other.is_live(b));
    EXPECT_EQ(other.size(), 1u);
    EXPECT_FALSE(pool.is_live(b));
    EXPECT_EQ(pool.size(), 0u);
    EXPECT_EQ(pool.allocate().index, 0u);
}

TEST(IdPool, AgreesWithAModelInRandomUse) {
    constexpr std::uint32_t kSeed = 24;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    std::mt19937 random(kSeed);
    IdPool pool;
    std::vector<Id> live, dead;
    std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
    std::map<std::uint32_t, int> tenants;
    for (int i = 0; i < 20000; ++i) {
        if (live.empty() || random() % 2 == 0) {
            const Id id = pool.allocate();
            ASSERT_TRUE(seen.insert({id.index, id.generation}).second);
            ASSERT_EQ(++tenants[id.index], 1) << "two tenants in a slot";
            ASSERT_LT(id.index, pool.capacity());
            live.push_back(id);
        } else {
            std::swap(live[random() % live.size()], live.back());
            pool.free(live.back());
            --tenants[live.back().index];
            dead.push_back(live.back());
            live.pop_back();
        }
        ASSERT_EQ(pool.size(), live.size());
        if (!dead.empty()) {
            ASSERT_FALSE(pool.is_live(dead[random() % dead.size()]));
        }
        if (!live.empty()) {
            ASSERT_TRUE(pool.is_live(live[random() % live.size()]));
        }
    }
    EXPECT_LT(pool.capacity(), 2000u);  // slots are reused
}

TEST(IdPoolDeathTest, FreeingWhatIsNotLiveIsNoticedInEveryBuild) {
    IdPool pool;
    const Id a = pool.allocate();
    pool.free(a);
    EXPECT_DEATH(pool.free(a), "an id can be freed once");
    EXPECT_DEATH(pool.free({5, 1}), "an id can be freed once");
    EXPECT_DEATH(IdPool(std::pmr::get_default_resource(), 0), "generation 0 is that of no id");
}

std::vector<std::uint32_t> numbers_of(const IdPool& pool) {
    std::vector<std::uint32_t> numbers;
    pool.describe([&](std::uint32_t number) { numbers.push_back(number); });
    return numbers;
}

TEST(IdPool, IsRestoredFromItsNumbers) {
    IdPool pool;
    std::vector<Id> ids;
    for (int i = 0; i < 6; ++i) ids.push_back(pool.allocate());
    for (const std::size_t i : {3u, 1u, 4u}) pool.free(ids[i]);
    const auto numbers = numbers_of(pool);
    IdPool other;
    static_cast<void>(other.allocate());
    ASSERT_TRUE(other.restore(numbers));
    EXPECT_EQ(numbers_of(other), numbers);
    EXPECT_EQ(other.size(), 3u);
    EXPECT_TRUE(other.is_live(ids[0]));
    EXPECT_FALSE(other.is_live(ids[4]));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(other.allocate(), pool.allocate());
}

TEST(IdPool, RestoresNothingFromNumbersOfNoPool) {
    IdPool pool;
    std::vector<Id> ids;
    for (int i = 0; i < 6; ++i) ids.push_back(pool.allocate());
    for (const std::size_t i : {3u, 1u, 4u}) pool.free(ids[i]);
    const auto numbers = numbers_of(pool);
    IdPool other;
    const Id kept = other.allocate();
    const auto expect_refused = [&](std::vector<std::uint32_t> bad) {
        EXPECT_FALSE(other.restore(bad));
        EXPECT_EQ(other.size(), 1u);
        EXPECT_TRUE(other.is_live(kept));
    };
    expect_refused({});
    expect_refused({numbers.begin(), numbers.end() - 1});
    // The list begins in a live slot, or beyond the slots, or too late, or is a ring.
    for (const std::uint32_t first : {0u, 6u, 1u, 0xfffffffeu}) {
        auto bad = numbers;
        bad[0] = first;
        expect_refused(bad);
    }
    auto ring = numbers;
    ring[2 + 2 * 3 + 1] = 4;  // the last of the list leads to the first
    expect_refused(ring);
    auto nameless = numbers;
    nameless[2] = 0;  // a live slot without a generation
    expect_refused(nameless);
}

}  // namespace
}  // namespace jostle
