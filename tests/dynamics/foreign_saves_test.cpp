// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bytes that are no saves, or are saves that someone has changed (docs/time.md): a load refuses them and
// changes nothing, or makes a sound world.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "dynamics/furnished_world.h"
#include "dynamics/save/save_format.h"
#include "support/expect_refused.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// A save with its checksum made anew: what foreign bytes look like that mean it.
void seal(Bytes& bytes) {
    if (bytes.size() < kSaveFront) return;
    const std::span<const std::byte> body = std::span(bytes).subspan(kSaveFront);
    store_little(bytes.data() + 24, std::uint64_t{body.size()});
    store_little(bytes.data() + 32, checksum_of(body));
}

bool try_to_load(World& world, const Bytes& bytes) {
    try {
        (void)world.load(bytes);
        return true;
    } catch (const Error& error) {
        EXPECT_EQ(error.function(), "World::load");
        return false;
    }
}

/// Chains are walked, too.
void destroy_all(World& world) {
    std::vector<Body> bodies;
    for (const Body& body : world.bodies()) {
        bodies.push_back(body);
        for (const ChainShape& chain : body.chains())
            for (int i = 0; i < chain.segment_count(); ++i) EXPECT_EQ(chain.segment(i).chain_index(), i);
    }
    for (const Body& body : bodies) world.destroy(body);
    EXPECT_EQ(world.counts().bodies, 0);
}

/// A kinematic body's last velocity and its change are no more than a user could have given.
TEST(ForeignSaves, WithLastVelocitiesThatNoUserGaveAreRefused) {
    for (const int number : {0, 2, 3, 5}) {
        World source;
        const Body lift = source.create_body({.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.0f}});
        Tables& tables = WorldTestAccess::tables(source);
        tables.bodies[tables.bodies.awake().sims[kFirstAwake].id].told.numbers[number] = 3.0e38f;
        World world;
        expect_refused(
            "World::load", "bytes", [&] { (void)world.load(source.save()); }, "the last velocity of body");
        EXPECT_EQ(world.counts().bodies, 0);
        EXPECT_TRUE(lift.is_valid());
    }
}

TEST(ForeignSaves, AreRefusedWithNothingChangedOrMakeASoundWorld) {
    World source;
    furnish_for_save(source);
    run(source, 20);
    const Bytes good = source.save();
    World world;
    furnish_for_save(world);
    run(world, 5);
    const unsigned seed = 20261128;
    std::mt19937 random(seed);
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    int refused = 0, loaded = 0;
    const int rounds = std::getenv("JOSTLE_LONG") != nullptr ? 100'000 : 1'500;
    for (int i = 0; i < rounds; ++i) {
        Bytes bad = good;
        for (std::size_t k = 1 + below(3); k > 0; --k) {
            const std::size_t at = kSaveFront + below(bad.size() - kSaveFront);
            switch (below(5)) {
                case 0:
                    bad[at] ^= static_cast<std::byte>(1u << below(8));
                    break;
                case 1:
                    bad[at] = static_cast<std::byte>(random());
                    break;
                case 2:
                    for (std::size_t j = at; j < std::min(at + 4, bad.size()); ++j) bad[j] = std::byte{0xff};
                    break;
                case 3:
                    for (std::size_t j = at; j < std::min(at + 4, bad.size()); ++j) bad[j] = std::byte{0};
                    break;
                default:
                    bad.resize(at);
            }
            if (bad.size() <= kSaveFront + 1) break;
        }
        seal(bad);
        const Bytes before = world.save();
        if (try_to_load(world, bad)) {
            ++loaded;
            ASSERT_EQ(world.check(), "") << "round " << i;
            run(world, 10);
            ASSERT_EQ(world.check(), "") << "round " << i;
            (void)world.save();
            destroy_all(world);
            ASSERT_EQ(world.check(), "") << "round " << i;
            (void)world.load(good);
        } else {
            ++refused;
            ASSERT_EQ(first_other(world.save(), before), -1) << "round " << i;
        }
    }
    EXPECT_GT(refused, rounds / 4);
    EXPECT_GT(loaded, 0);
}

TEST(ForeignSaves, ChainsWhoseSegmentsLieInAnotherOrderAreRefused) {
    const Vec2 hills[] = {{4.0f, 0.0f}, {3.0f, 1.0f}, {2.0f, 0.0f},
                          {1.0f, 1.0f}, {0.0f, 0.0f}, {-1.0f, 1.0f}};
    World world, other;
    const ChainShape chain = world.create_body().create_chain({.points = hills, .count = 4});
    ASSERT_EQ(chain.segment_count(), 3);
    (void)other.load(world.save());
    ShapeTable& shapes = WorldTestAccess::tables(world).shapes;
    const auto next = [&](int k) -> ShapeId& {
        return shapes[ShapeId{static_cast<std::int32_t>(chain.segment(k).handle().index)}].next;
    };
    const ShapeId second = next(0), third = next(1);
    next(0) = third;
    next(2) = second;
    next(1) = {};
    expect_refused(
        "World::load", "bytes", [&] { (void)other.load(world.save()); }, "the order of chain");
}

TEST(ForeignSaves, BytesOfNoSaveAreRefusedWithTheReason) {
    World world;
    furnish_for_save(world);
    const Bytes good = world.save();
    const auto refuse = [&](Bytes bytes, std::string_view part) {
        expect_refused(
            "World::load", "bytes", [&] { (void)world.load(bytes); }, part);
    };
    refuse({}, "of no save");
    refuse(Bytes(100, std::byte{7}), "of no save");
    Bytes other = good;
    other[8] = std::byte{200};
    refuse(other, "version 200");
    other = good;
    other[16] ^= std::byte{1};
    refuse(other, "another build");
    other = good;
    other.pop_back();
    refuse(other, "cut");
    other = good;
    other.back() ^= std::byte{1};
    refuse(other, "damaged");
    EXPECT_EQ(first_other(world.save(), good), -1);
    Bytes small(good.size() - 1);
    EXPECT_EQ(world.save(small), good.size()) << "no room: as many are needed";
    EXPECT_FALSE(try_to_load(world, small));
    Bytes large(good.size() + 9);
    EXPECT_EQ(world.save(large), good.size());
    large.resize(good.size());
    EXPECT_EQ(first_other(large, good), -1);
}

}  // namespace
}  // namespace jostle::test
