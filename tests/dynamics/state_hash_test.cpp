// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// state_hash() sees every bit of every pose, velocity, sleep state and impulse: each is flipped once.
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Two boxes on the ground, a joint of each kind, something disabled, something kinematic.
struct Sample {
    Sample() {
        const Body ground = add_ground(world);
        add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        add_dynamic(world, {0.1f, 1.5f}, Polygon::box(0.5f, 0.5f));
        const Body c = add_dynamic(world, {5.0f, 5.0f}, Circle{{}, 0.5f});
        const Body d = add_dynamic(world, {8.0f, 5.0f}, Circle{{}, 0.5f});
        world.create_revolute({.body_a = ground, .body_b = c, .anchor_a = {4.0f, 6.0f}});
        world.create_prismatic({.body_a = ground, .body_b = c, .anchor_a = {5.0f, 6.0f}});
        world.create_distance({.body_a = c, .body_b = d, .length = 2.0f});
        world.create_weld({.body_a = d, .body_b = ground, .anchor_b = {8.0f, 6.0f}});
        world.create_body(
            {.type = BodyType::kKinematic, .linear_velocity = {0.5f, 0.25f}, .angular_velocity = 1.0f});
        world.create_body({.type = BodyType::kDynamic, .enabled = false});
        run(world, 3);
    }
    World world;
    Tables& tables = WorldTestAccess::tables(world);
};

/// Flips each bit of `word` in turn: every hash is another.
template <class Word>
void expect_seen(const World& world, Word& word, const char* what) {
    static_assert(sizeof(Word) <= 4);
    const std::uint64_t before = world.state_hash();
    std::set<std::uint64_t> seen{before};
    const Word kept = word;
    for (unsigned bit = 0; bit < 8 * sizeof(Word); ++bit) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &kept, sizeof(Word));
        bits ^= 1u << bit;
        std::memcpy(&word, &bits, sizeof(Word));
        EXPECT_TRUE(seen.insert(world.state_hash()).second) << what << ", bit " << bit;
    }
    word = kept;
    EXPECT_EQ(world.state_hash(), before);
}

void expect_seen(const World& world, Vec2& v, const char* what) {
    expect_seen(world, v.x, what);
    expect_seen(world, v.y, what);
}

TEST(StateHash, SeesEveryBitOfABody) {
    Sample sample;
    for (BodyArrays& set : sample.tables.sets)
        for (std::size_t i = 0; i < set.sims.size(); ++i) {
            expect_seen(sample.world, set.sims[i].transform.p, "position");
            expect_seen(sample.world, set.sims[i].transform.q.c, "cosine");
            expect_seen(sample.world, set.sims[i].transform.q.s, "sine");
            expect_seen(sample.world, set.states[i].velocity, "velocity");
            expect_seen(sample.world, set.states[i].angular, "angular velocity");
            expect_seen(sample.world, set.sims[i].slow_time, "slow time");
        }
}

TEST(StateHash, SeesInWhichSetABodyLies) {
    Sample sample;
    World& world = sample.world;
    const std::uint64_t before = world.state_hash();
    int flipped = 0;
    for (Body body : world.bodies()) {
        // What touches something or is joined to it would lose impulses as well.
        if (!body.shapes().empty()) continue;
        ++flipped;
        body.set_enabled(!body.is_enabled());
        EXPECT_NE(world.state_hash(), before);
        body.set_enabled(!body.is_enabled());
        EXPECT_EQ(world.state_hash(), before);
    }
    EXPECT_EQ(flipped, 2);
}

TEST(StateHash, SeesEveryBitOfAContactsImpulses) {
    Sample sample;
    int points = 0;
    for (Bin& bin : sample.tables.graph.bins)
        for (ContactSim& contact : bin.contacts)
            for (int i = 0; i < contact.manifold.count; ++i, ++points) {
                expect_seen(sample.world, contact.normal_impulse[i], "normal impulse");
                expect_seen(sample.world, contact.tangent_impulse[i], "tangent impulse");
                expect_seen(sample.world, contact.total_normal_impulse[i], "impulse of the whole step");
            }
    EXPECT_EQ(points, 4);
}

TEST(StateHash, SeesEveryBitOfAJointsImpulses) {
    Sample sample;
    std::size_t impulses = 0, carried = 0;
    for (int joint = 0; joint < 4; ++joint) {
        const JointRow& row = sample.tables.joint_row(joint);
        void* sim = sample.tables.joint_sim(joint);
        for (float& impulse : row.impulses(sim)) expect_seen(sample.world, impulse, row.name);
        for (float& number : row.carried(sim)) expect_seen(sample.world, number, row.name);
        impulses += row.impulses(sim).size();
        carried += row.carried(sim).size();
    }
    EXPECT_EQ(impulses, 5u + 5u + 1u + 3u);
    EXPECT_EQ(carried, 1u) << "the turns of the hinge";
}

/// Two bodies that swap their states are another world.
TEST(StateHash, SeesWhoIsWhere) {
    const auto hash = [](Vec2 first, Vec2 second) {
        World world;
        world.create_body({.type = BodyType::kDynamic, .position = first});
        world.create_body({.type = BodyType::kDynamic, .position = second});
        return world.state_hash();
    };
    EXPECT_EQ(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({1.0f, 0.0f}, {2.0f, 0.0f}));
    EXPECT_NE(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({2.0f, 0.0f}, {1.0f, 0.0f}));
    EXPECT_NE(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({0.0f, 1.0f}, {2.0f, 0.0f}));
}

/// Looking changes nothing.
TEST(StateHash, DoesNotChangeByItself) {
    Sample sample;
    const std::uint64_t before = sample.world.state_hash();
    (void)sample.world.contacts();
    (void)sample.world.check();
    (void)sample.world.counts();
    EXPECT_EQ(sample.world.state_hash(), before);
    run(sample.world, 1);
    EXPECT_NE(sample.world.state_hash(), before);
}

}  // namespace
}  // namespace jostle::test
