// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The sentences of World::check(): a fault names the objects that it is about.
#include <gtest/gtest.h>

#include "dynamics/store/tables.h"
#include "dynamics/world/check_islands.h"

namespace jostle {
namespace {

using namespace detail;

TEST(CheckSentences, IndicesTakeTheirPlacesInOrder) {
    ChainId chain;
    chain.index = 7;
    EXPECT_EQ(fault_of("segment # of chain # is gone", 3, chain), "segment 3 of chain 7 is gone");
    EXPECT_EQ(fault_of("body # is not finite", 12), "body 12 is not finite");
    EXPECT_EQ(fault_of("the list of body #", -1), "the list of body -1");
    EXPECT_EQ(fault_of("", 1, 2), "");
}

}  // namespace
}  // namespace jostle
