// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The effect of JOSTLE_NO_SKIP, shown on two tests that skip: ctest starts this program itself
// (house.skip.*).
#include <gtest/gtest.h>

TEST(Skip, ForLackOfData) {
    GTEST_SKIP() << "../shared/data is absent";
}
TEST(Skip, ForLackOfAPeer) {
    GTEST_SKIP() << "this peer is absent";
}
