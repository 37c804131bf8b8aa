// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The fate of contact points: of manifolds written down, and of a box that slides off a ledge.
#include <gtest/gtest.h>
#include <jostle/geometry/point_state.h>

#include <initializer_list>

namespace jostle::test {
namespace {

using enum PointState;

Manifold with_ids(std::initializer_list<std::uint16_t> ids) {
    Manifold manifold;
    for (const std::uint16_t id : ids) manifold.points[manifold.count++].id = id;
    return manifold;
}

void expect_states(const PointStates& states, PointState before0, PointState before1, PointState after0,
                   PointState after1) {
    EXPECT_EQ(states.before[0], before0);
    EXPECT_EQ(states.before[1], before1);
    EXPECT_EQ(states.after[0], after0);
    EXPECT_EQ(states.after[1], after1);
}

TEST(PointState, IsById) {
    expect_states(point_states(with_ids({}), with_ids({})), kNone, kNone, kNone, kNone);
    expect_states(point_states(with_ids({}), with_ids({7, 8})), kNone, kNone, kAdded, kAdded);
    expect_states(point_states(with_ids({7, 8}), with_ids({})), kRemoved, kRemoved, kNone, kNone);
    expect_states(point_states(with_ids({7, 8}), with_ids({8, 7})), kPersisted, kPersisted, kPersisted,
                  kPersisted);
    expect_states(point_states(with_ids({7, 8}), with_ids({8, 9})), kRemoved, kPersisted, kPersisted, kAdded);
    expect_states(point_states(with_ids({7}), with_ids({9})), kRemoved, kNone, kAdded, kNone);
    // Id 0 is an id like any other, and what stands beyond the count is nothing.
    expect_states(point_states(with_ids({0}), with_ids({})), kRemoved, kNone, kNone, kNone);
    expect_states(point_states(with_ids({}), with_ids({0})), kNone, kNone, kAdded, kNone);
}

TEST(PointState, OfABoxThatSlidesOverTheEndOfALedge) {
    const Polygon ledge = Polygon::box(2, 0.5f), crate = Polygon::box(0.5f, 0.5f);
    const auto at = [&](float x) { return collide(ledge, crate, {{x, 0.999f}, {}}); };
    const Manifold inside = at(1), further = at(1.2f), over = at(1.8f), gone = at(3);
    ASSERT_EQ(inside.count, 2);
    ASSERT_EQ(over.count, 2);
    ASSERT_EQ(gone.count, 0);
    expect_states(point_states(inside, further), kPersisted, kPersisted, kPersisted, kPersisted);
    const PointStates left = point_states(over, gone);
    expect_states(left, kRemoved, kRemoved, kNone, kNone);
    const PointStates came = point_states(gone, over);
    expect_states(came, kNone, kNone, kAdded, kAdded);
}

}  // namespace
}  // namespace jostle::test
