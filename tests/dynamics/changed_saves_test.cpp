// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves and deltas with numbers that someone has changed, by the fuzzer's target: some thousands under
// ./test, a million in the part fuzz.saves.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>

#include "../../fuzz/saves_target.h"

namespace jostle::test {
namespace {

/// JOSTLE_CHANGED_SAVES=FIRST-LAST: a thousand inputs of each of these seeds, LAST not among them.
TEST(ChangedSaves, AreRefusedWithNothingChangedOrMakeASoundWorld) {
    unsigned first = 0, last = 4;
    if (const char* const seeds = std::getenv("JOSTLE_CHANGED_SAVES")) {
        const std::string text = seeds;
        first = static_cast<unsigned>(std::stoul(text));
        last = static_cast<unsigned>(std::stoul(text.substr(text.find('-') + 1)));
    }
    long refused = 0, loaded = 0;
    for (unsigned seed = first; seed < last; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        for (int i = 0; i < 1000; ++i) {
            std::vector<std::uint8_t> input(5 * (1 + random() % 3));
            for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random());
            const bool is_loaded = fuzz::check_changed_save(input) == fuzz::LoadOutcome::kLoaded;
            ++(is_loaded ? loaded : refused);
        }
    }
    EXPECT_GT(refused, 100);
    EXPECT_GT(loaded, 100);
}

}  // namespace
}  // namespace jostle::test
