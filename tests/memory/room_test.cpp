// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/memory/room.h>

namespace jostle::test {
namespace {

struct Counted {
    static inline int constructed = 0;
    int value;
    Counted() : value(++constructed) {}
};

TEST(Room, ConstructsNothing) {
    Counted::constructed = 0;
    Room<Counted, 16> room;
    EXPECT_EQ(Counted::constructed, 0);
    static_assert(sizeof room == 16 * sizeof(Counted));
    room.items[15] = Counted();
    EXPECT_EQ(Counted::constructed, 1);
    EXPECT_EQ(room.items[15].value, 1);
}

}  // namespace
}  // namespace jostle::test
