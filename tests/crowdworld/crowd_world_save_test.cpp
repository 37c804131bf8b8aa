// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds among bodies as bytes, and back: what is loaded goes on with the same bits, and bytes that are
// refused change neither crowd nor world.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/crowdworld/crowd_world.h>

#include <optional>
#include <vector>

#include "expect_refused.h"
#include "math/random.h"

namespace jostle {
namespace {

using test::Random;
using Bytes = std::vector<std::byte>;
constexpr float kFrame = 1.0f / 30;  // [s]

/// Walkers that push crates about between walls and a pillar.
struct Yard {
    World world{{.gravity = {0, 0}}};
    Crowd<2> crowd;
    CrowdWorld both{crowd, world, {.push_force = 300}};

    void fill() {
        for (const float y : {-5.0f, 5.0f})
            world.create_body({.position = {0, y}}).create_shape(Polygon::box(10, 0.5f));
        world.create_body({.position = {3, 1}}).create_shape(Circle{{}, 0.75f});
        for (int i = 0; i < 6; ++i)
            world
                .create_body({.type = BodyType::kDynamic,
                              .position = {static_cast<float>(i) - 2.0f, 0.3f * static_cast<float>(i)},
                              .linear_damping = 1})
                .create_shape(Polygon::box(0.3f, 0.4f));
        for (int i = 0; i < 12; ++i)
            (void)crowd.add(
                {.position = {-8.0f + 0.1f * static_cast<float>(i), static_cast<float>(i % 6) - 2.5f},
                 .goal = Vec2{8, static_cast<float>(i % 5) - 2.0f},
                 .radius = 0.25f});
    }
    void step() {
        both.look();
        crowd.step(kFrame);
        both.push();
        world.step(kFrame);
    }
    [[nodiscard]] Bytes bits() const { return both.save(); }
};

TEST(CrowdWorldSave, CrowdAndWorldGoOnWithTheSameBits) {
    Yard yard, other;
    yard.fill();
    for (int i = 0; i < 60; ++i) yard.step();
    const Bytes bytes = yard.both.save();
    EXPECT_GT(yard.both.discs().size(), 6u);
    EXPECT_EQ(yard.both.obstacles().size(), 2u);
    for (int i = 0; i < 3; ++i) other.step();
    other.both.load(bytes);
    EXPECT_EQ(other.bits(), bytes);
    EXPECT_EQ(other.both.discs().size(), yard.both.discs().size());
    EXPECT_TRUE(other.both.is_disc(yard.both.discs()[0]));
    for (int i = 0; i < 60; ++i) {
        if (i == 20)
            for (Yard* one : {&yard, &other})
                one->world.create_body({.position = {6, -2}}).create_shape(Polygon::box(0.5f, 0.5f));
        yard.step();
        other.step();
        ASSERT_EQ(other.bits(), yard.bits()) << "step " << i;
    }
    const Bytes straight = yard.bits();
    yard.both.load(bytes);
    for (int i = 0; i < 60; ++i) {
        if (i == 20) yard.world.create_body({.position = {6, -2}}).create_shape(Polygon::box(0.5f, 0.5f));
        yard.step();
    }
    EXPECT_EQ(yard.bits(), straight);
}

TEST(CrowdWorldSave, BytesThatAreRefusedChangeNeither) {
    Yard yard;
    yard.fill();
    for (int i = 0; i < 30; ++i) yard.step();
    const Bytes good = yard.both.save();
    for (int i = 0; i < 10; ++i) yard.step();
    const Bytes before = yard.bits();
    const auto refused = [&](Bytes bytes, const char* function) {
        test::expect_refused(function, "bytes", [&] { yard.both.load(bytes); });
        EXPECT_EQ(yard.bits(), before);
    };
    refused({}, "CrowdWorld::load");
    refused(yard.crowd.save(), "CrowdWorld::load");
    Bytes bad = good;
    bad.pop_back();
    refused(bad, "CrowdWorld::load");
    // The last bytes are the world's: by then the crowd has been read.
    bad = good;
    bad.back() ^= std::byte{1};
    refused(bad, "World::load");
    Random random(44);
    int loaded = 0;
    // All but the world's bytes, whose checksum finds any change.
    const auto front = static_cast<std::uint32_t>(good.size() - yard.world.save_size());
    for (int i = 0; i < 2000; ++i) {
        bad = good;
        bad[random.below(front)] =
            static_cast<std::byte>(random.below(4) == 0 ? random.below(256) : random.below(3));
        try {
            yard.both.load(bad);
        } catch (const Error&) {
            ASSERT_EQ(yard.bits(), before) << i;
            continue;
        }
        ++loaded;
        ASSERT_EQ(yard.world.check(), "");
        yard.step();
        yard.both.load(before);
    }
    EXPECT_GT(loaded, 0);
    EXPECT_LT(loaded, 2000);
}

}  // namespace
}  // namespace jostle
