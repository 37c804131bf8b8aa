// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Deltas of saves: they give each save back, whatever it has, in any rounding mode.
#include <gtest/gtest.h>
#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <cfenv>
#include <cstring>
#include <memory_resource>
#include <random>
#include <string_view>

#include "dynamics/furnished_world.h"
#include "dynamics/save/field_list.h"
#include "dynamics/seen_world.h"
#include "support/expect_refused.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

TEST(Delta, GivesTheSaveBack) {
    World world;
    furnish_for_save(world);
    Bytes base = world.save();
    for (int i = 0; i < 60; ++i) {
        edit_world(world, i);
        world.step(kDt);
        const Bytes save = world.save();
        const Bytes delta = save_delta(base, save);
        ASSERT_TRUE(apply_delta(base, delta) == save) << i;
        ASSERT_LT(delta.size(), save.size());
        if (i % 8 == 7) base = save;
    }
    const Bytes save = world.save();
    EXPECT_LT(save_delta(save, save).size(), 200u) << "nothing has changed";
}

TEST(Delta, OfAWorldThatSleepsTakesNothing) {
    World world;
    add_ground(world);
    add_pyramid(world, 8);
    run(world, 300);
    ASSERT_EQ(world.counts().awake_bodies, 0);
    const Bytes base = world.save();
    run(world, 8);
    const Bytes delta = save_delta(base, world.save());
    EXPECT_LT(delta.size(), 200u) << "the time alone has passed";
}

TEST(Delta, OfAnotherBaseAndForeignOnesAreRefused) {
    World world;
    furnish_for_save(world);
    const Bytes base = world.save();
    run(world, 5);
    const Bytes save = world.save(), delta = save_delta(base, save);
    expect_refused(
        "apply_delta", "delta", [&] { (void)apply_delta(save, delta); }, "another base");
    expect_refused("apply_delta", "delta", [&] { (void)apply_delta(base, {}); });
    expect_refused("apply_delta", "bytes", [&] { (void)apply_delta({}, delta); });
    expect_refused("save_delta", "bytes", [&] { (void)save_delta(base, delta); });
    const unsigned seed = 3;
    std::mt19937 random(seed);
    for (int i = 0; i < 2000; ++i) {
        Bytes bad = delta;
        const std::size_t at = 20 + static_cast<std::size_t>(random()) % (bad.size() - 20);
        if (i % 3 == 0) {
            bad.resize(at);
        } else {
            bad[at] ^= static_cast<std::byte>(1 + random() % 255);
        }
        try {
            ASSERT_TRUE(apply_delta(base, bad) == save) << "seed " << seed << ", " << i;
        } catch (const Error& error) {
            EXPECT_EQ(error.function(), "apply_delta");
        }
    }
}

/// Of this thread, for a scope.
class RoundingOfThread {
  public:
    explicit RoundingOfThread(int mode) { EXPECT_EQ(std::fesetround(mode), 0); }
    ~RoundingOfThread() { std::fesetround(FE_TONEAREST); }
    RoundingOfThread(const RoundingOfThread&) = delete;
    RoundingOfThread& operator=(const RoundingOfThread&) = delete;
};

/// A thread may round as its user likes: the predictions of a delta are sums and roots of floats.
TEST(Delta, IsTheSameInEveryRoundingMode) {
    World world;
    add_ground(world);
    add_pyramid(world, 8);
    const Bytes base = world.save();
    run(world, 10);
    const Bytes save = world.save(), delta = save_delta(base, save);
    for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
        const RoundingOfThread rounding(mode);
        const Bytes odd = save_delta(base, save), back = apply_delta(base, delta);
        EXPECT_EQ(std::fegetround(), mode) << "as the caller left it";
        EXPECT_EQ(first_other(odd, delta), -1);
        EXPECT_EQ(first_other(back, save), -1);
    }
}

/// Memory whose blocks begin behind bytes that are no -1: a read before the first element of an array shows.
class FencedMemory : public std::pmr::memory_resource {
    static constexpr std::size_t kFence = 4096;
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        auto* const block =
            static_cast<std::byte*>(std::pmr::new_delete_resource()->allocate(kFence + bytes, alignment));
        std::memset(block, 0x11, kFence);
        return block + kFence;
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        std::pmr::new_delete_resource()->deallocate(static_cast<std::byte*>(p) - kFence, kFence + bytes,
                                                    alignment);
    }
    [[nodiscard]] bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }
};

/// Bytes of a save that someone has changed: a reader takes them, and a load refuses them.
TEST(Delta, AContactThatNamesNoObjectHasNoBody) {
    FencedMemory memory;
    World world({.memory = &memory}), other;
    add_ground(world);
    add_pyramid(world, 3);
    run(world, 3);
    const Bytes base = world.save();
    Tables& tables = WorldTestAccess::tables(world);
    const auto bin =
        std::ranges::find_if(tables.graph.bins, [](const Bin& b) { return !b.contacts.empty(); });
    ASSERT_NE(bin, tables.graph.bins.end());
    const ContactId id = bin->contacts.front().id;
    bin->contacts.front().id = {};
    const Bytes foreign = world.save();
    int nameless = 0;
    for (const SavedObject& object : FieldList(0, tables, {}).objects) {
        if (std::string_view(object.type) != "contact" || object.index >= 0) continue;
        ++nameless;
        EXPECT_EQ(object.body, -1);
    }
    bin->contacts.front().id = id;
    EXPECT_EQ(nameless, 1);
    expect_refused("World::load", "bytes", [&] { (void)other.load(foreign); });
    EXPECT_EQ(first_other(apply_delta(base, save_delta(base, foreign)), foreign), -1);
    EXPECT_EQ(first_other(apply_delta(foreign, save_delta(foreign, base)), base), -1);
}

}  // namespace
}  // namespace jostle::test
