// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves in files, which were made by an earlier build of this version (tests/dynamics/data): a build of the
// version loads them, and goes on with the bits of a world that never stopped; one of another version refuses
// them with a sentence. JOSTLE_WRITE_SAVES=1 writes them anew: after a change of the solver's bits, or with a
// new kSaveVersion.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "dynamics/furnished_world.h"
#include "dynamics/save/save_format.h"
#include "support/expect_refused.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

struct Committed {
    const char* name;
    void (*make)(World& world);
    int steps;         ///< until it was saved
    bool until_touch;  ///< and on until a touch begins: saved amid an impact
};

void make_sleeping_pile(World& world) {
    add_ground(world);
    for (int i = 0; i < 3; ++i)
        add_dynamic(world, {0.1f * static_cast<float>(i), 0.5f + static_cast<float>(i)},
                    Polygon::box(0.5f, 0.5f));
}

constexpr Committed kCommitted[] = {{"everything", &furnish_for_save, 20, true},
                                    {"asleep", &make_sleeping_pile, 240, false}};

std::string path_of(const Committed& one) {
    return std::string(JOSTLE_SOURCE_DIR "/tests/dynamics/data/") + one.name + ".save";
}

std::vector<std::byte> bytes_of(const Committed& one) {
    std::ifstream file(path_of(one), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

void write(const Committed& one, const World& world) {
    const std::vector<std::byte> bytes = world.save();
    std::ofstream file(path_of(one), std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

void run_to_save(const Committed& one, World& world) {
    one.make(world);
    run(world, one.steps);
    while (one.until_touch && world.events().contacts_began.empty()) world.step(kDt);
}

TEST(CommittedSaves, AreLoadedAndGoOnWithTheSameBitsOrAreRefusedWithTheirVersion) {
    for (const Committed& one : kCommitted) {
        SCOPED_TRACE(one.name);
        World straight, loaded;
        run_to_save(one, straight);
        if (std::getenv("JOSTLE_WRITE_SAVES") != nullptr) write(one, straight);
        const std::vector<std::byte> bytes = bytes_of(one);
        ASSERT_GT(bytes.size(), detail::kSaveFront) << path_of(one);
        const auto version = detail::load_little<std::uint32_t>(bytes.data() + 8);
        if (version != detail::kSaveVersion) {
            expect_refused(
                "World::load", "bytes", [&] { (void)loaded.load(bytes); },
                "of version " + std::to_string(version));
            continue;
        }
        ASSERT_NO_THROW((void)loaded.load(bytes))
            << "fields have changed: a new kSaveVersion, and new files of it (see the head of this test)";
        EXPECT_TRUE(loaded.save() == bytes);
        EXPECT_EQ(loaded.check(), "");
        for (int i = 0; i < 50; ++i) {
            straight.step(kDt);
            loaded.step(kDt);
            ASSERT_EQ(loaded.state_hash(), straight.state_hash())
                << "step " << i
                << ": where the solver's bits have changed, write the files anew (see the head)";
        }
    }
}

TEST(CommittedSaves, HaveWhatASaveMayHave) {
    World everything, asleep;
    run_to_save(kCommitted[0], everything);
    run_to_save(kCommitted[1], asleep);
    EXPECT_FALSE(everything.events().contacts_began.empty()) << "amid a touch";
    EXPECT_GT(everything.counts().joints, 14);
    EXPECT_GT(everything.counts().chains, 0);
    EXPECT_EQ(asleep.counts().awake_bodies, 0);
}

}  // namespace
}  // namespace jostle::test
