// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds as bytes, and back; bytes that have been damaged, by the fuzzer's target.
#include <gtest/gtest.h>
#include <jostle/crowd/crowd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "../../fuzz/crowd_target.h"
#include "crowd/crowds.h"
#include "expect_refused.h"

namespace jostle {
namespace {

using test::Random;
using Bytes = std::vector<std::byte>;

/// Agents and obstacles of which some have gone, after some steps.
void fill_crowd(Crowd<2>& crowd, int count) {
    Random random(181);
    const std::vector<Agent> agents = test::add_walkers(crowd, count, 0.5f, random);
    for (std::size_t i = 0; i < agents.size(); ++i) {
        AgentDef<2> def = crowd.def(agents[i]);
        if (i % 3 == 0) def.goal = Vec2{random.uniform(0, 9), random.uniform(0, 9)};
        if (i % 4 == 0) def.max_acceleration = 2;
        def.responds = i % 5 != 0;
        def.user_data = random.bits();
        crowd.set_def(agents[i], def);
    }
    std::vector<Obstacle> obstacles;
    for (int i = 0; i < count / 3; ++i) {
        const Vec2 at{random.uniform(0, 9), random.uniform(0, 9)};
        const auto shape = i % 2 == 0 ? ObstacleShape::kPolygon : ObstacleShape::kChain;
        obstacles.push_back(crowd.add_obstacle({.shape = shape,
                                                .points = {at, at + Vec2{1, 0}, at + Vec2{0, 1}},
                                                .layer = static_cast<std::uint32_t>(i),
                                                .user_data = random.bits()}));
    }
    for (std::size_t i = 0; i < agents.size(); i += 6) crowd.remove(agents[i]);
    for (std::size_t i = 1; i < obstacles.size(); i += 3) crowd.remove(obstacles[i]);
    for (int i = 0; i < 5; ++i) crowd.step(0.1f);
}

TEST(CrowdSave, ACrowdThatIsLoadedGoesOnWithTheSameBits) {
    Crowd<2> crowd, loaded;
    fill_crowd(crowd, 60);
    const Bytes bytes = crowd.save();
    loaded.add();
    loaded.load(bytes);
    EXPECT_EQ(loaded.save(), bytes);
    ASSERT_EQ(loaded.agents().size(), crowd.agents().size());
    for (std::size_t i = 0; i < crowd.agents().size(); ++i) {
        const Agent agent = crowd.agents()[i];
        ASSERT_EQ(loaded.agents()[i], agent);
        EXPECT_EQ(loaded.def(agent).user_data, crowd.def(agent).user_data);
        EXPECT_EQ(loaded.is_squeezed(agent), crowd.is_squeezed(agent));
    }
    for (int i = 0; i < 20; ++i) {
        crowd.step(0.1f);
        loaded.step(0.1f);
        // Agents that come have the same names.
        ASSERT_EQ(loaded.add({.position = {1, 1}}), crowd.add({.position = {1, 1}}));
        const ObstacleDef<2> post{.shape = ObstacleShape::kChain, .points = {{static_cast<float>(i), 4}}};
        ASSERT_EQ(loaded.add_obstacle(post), crowd.add_obstacle(post));
        ASSERT_EQ(test::bits_of(loaded), test::bits_of(crowd));
    }
    EXPECT_EQ(loaded.save(), crowd.save());
}

TEST(CrowdSave, ACrowdIsMovedWhole) {
    Crowd<2> crowd, other;
    fill_crowd(crowd, 30);
    const Bytes bytes = crowd.save();
    other.add();
    other = std::move(crowd);
    EXPECT_EQ(other.save(), bytes);
    const Crowd<2> third(std::move(other));
    EXPECT_EQ(third.save(), bytes);
}

TEST(CrowdSave, OtherBytesAreRefused) {
    Crowd<2> crowd;
    fill_crowd(crowd, 30);
    Bytes bytes = crowd.save();
    test::expect_refused("Crowd::load", "bytes", [&] { crowd.load({}); });
    bytes.push_back(std::byte{0});
    test::expect_refused("Crowd::load", "bytes", [&] { crowd.load(bytes); });
    bytes = KdTree<2>().save();
    test::expect_refused("Crowd::load", "bytes", [&] { crowd.load(bytes); });
}

TEST(CrowdSave, TheBytesOfTheCorpusAreLoaded) {
    namespace fs = std::filesystem;
    int loaded = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(JOSTLE_SOURCE_DIR) / "fuzz/corpus/crowd")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string input{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        loaded += fuzz::check_load_crowd(std::as_bytes(std::span(input))) ? 1 : 0;
    }
    EXPECT_GE(loaded, 2);
}

TEST(CrowdSave, BytesMayBeCutOffAnywhere) {
    Crowd<2> crowd;
    fill_crowd(crowd, 20);
    const Bytes good = crowd.save();
    for (std::size_t size = 0; size < good.size(); ++size)
        ASSERT_FALSE(fuzz::check_load_crowd(std::span(good).first(size))) << size;
    EXPECT_TRUE(fuzz::check_load_crowd(good));
}

TEST(CrowdSave, ManyBytesMayBeOthers) {
    Random random(182);
    Crowd<2> crowd;
    fill_crowd(crowd, 20);
    const Bytes good = crowd.save();
    int loaded = 0, refused = 0;
    for (int i = 0; i < 20000; ++i) {
        Bytes bytes = good;
        const std::uint32_t changes = 1 + random.below(3);
        for (std::uint32_t k = 0; k < changes; ++k) {
            std::byte& at = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
            const bool is_any = random.below(2) == 0;
            at = is_any ? static_cast<std::byte>(random.below(256))
                        : static_cast<std::byte>(std::to_integer<unsigned>(at) + 1 + random.below(2));
        }
        ++(fuzz::check_load_crowd(bytes) ? loaded : refused);
    }
    EXPECT_GT(loaded, 1000);
    EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace jostle
