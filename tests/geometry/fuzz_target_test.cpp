// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The fuzzer's target on random bytes: it aborts on an answer that is not sound. And that it does ask.
#include <gtest/gtest.h>

#include <iostream>
#include <vector>

#include "../../fuzz/geometry_target.h"
#include "math/random.h"

namespace jostle::test {
namespace {

TEST(FuzzGeometry, RandomBytesGiveSoundAnswers) {
    Random random(20261151);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 10000000 : 100000;
    int counts[3] = {};
    for (int i = 0; i < cases; ++i) {
        std::vector<std::uint8_t> bytes(random.below(300));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        // Any float's bits are rare, and one that is no number spoils the whole input.
        const bool tame = random.below(4) != 0;
        for (std::uint8_t& byte : bytes) {
            if (tame && byte == 0xff) byte = 0x80;
        }
        ++counts[static_cast<int>(fuzz::check_geometry(bytes.data(), bytes.size()))];
    }
    std::cout << "[  counts  ] of " << cases << " inputs " << counts[0] << " refused, " << counts[1]
              << " wild, " << counts[2] << " sound\n";
    EXPECT_GE(counts[1], cases / 1000);
    EXPECT_GE(counts[2], cases / 5);
}

}  // namespace
}  // namespace jostle::test
