// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What JOSTLE_NO_SKIP does, shown on two tests that skip: ctest starts this program itself (house.skip.*).
#include <gtest/gtest.h>

TEST(Skip, ForLackOfData) {
    GTEST_SKIP() << "../shared/data is absent";
}
TEST(Skip, ForLackOfAPeer) {
    GTEST_SKIP() << "this peer is absent";
}
