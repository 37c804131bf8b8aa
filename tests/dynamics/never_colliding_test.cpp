// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Heaps of shapes that can never collide, as they belong to one body or one negative group: what a step looks
// at grows with their number, not with its square.
#include <gtest/gtest.h>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// The broad phase's looks at boxes in a step in which all of them moved.
double work_of(int n, bool in_a_group) {
    World world({.gravity = {}});
    const BodyDef moving{.type = BodyType::kDynamic, .linear_velocity = {10.0f, 0.0f}};
    Body one = world.create_body(moving);
    for (int i = 0; i < n; ++i) {
        Body body = in_a_group ? world.create_body(moving) : one;
        body.create_shape(Circle{{}, 0.5f}, {.filter = {.group = in_a_group ? -1 : 0}});
    }
    world.step(kDt);
    const QueryWork& work = WorldTestAccess::tables(world).broad_phase.last_work();
    EXPECT_EQ(world.counts().contacts, 0);
    EXPECT_EQ(world.check(), "");
    return static_cast<double>(work.nodes + work.items);
}

TEST(NeverColliding, ShapesCostNoSquare) {
    for (const bool in_a_group : {false, true}) {
        SCOPED_TRACE(in_a_group);
        const double thousand = work_of(1000, in_a_group);
        EXPECT_LT(work_of(2000, in_a_group), 2.5 * thousand + 100.0);
        EXPECT_LT(work_of(4000, in_a_group), 5.0 * thousand + 100.0);
        // Of 499,500 pairs.
        EXPECT_LT(thousand, 10000.0);
    }
}

/// Those of a heap meet all others, and each other again when the filter is another.
TEST(NeverColliding, AHeapMeetsWhatIsNotOfIt) {
    World world({.gravity = {}});
    std::vector<Shape> shapes;
    for (int i = 0; i < 40; ++i) {
        Body body = world.create_body({.type = BodyType::kDynamic});
        shapes.push_back(body.create_shape(Circle{{}, 0.5f}, {.filter = {.group = i < 30 ? -1 : -2}}));
    }
    Body ball = world.create_body({.type = BodyType::kDynamic});
    for (int i = 0; i < 20; ++i) ball.create_shape(Circle{{}, 0.5f});
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 30 * 10 + 40 * 20);
    for (int i = 0; i < 30; ++i) shapes[static_cast<std::size_t>(i)].set_filter({.group = i < 10 ? 0 : -1});
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 10 * 9 / 2 + 10 * 20 + 30 * 10 + 40 * 20);
    EXPECT_EQ(world.check(), "");
}

}  // namespace
}  // namespace jostle::test
