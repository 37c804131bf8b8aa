// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step whose memory runs out: what it may not have changed, and that it can be made again.
#pragma once

#include <vector>

#include "support/failing_memory.h"
#include "support/worlds.h"

namespace jostle::test {

/// Poses, velocities and events.
inline std::vector<float> motion_of(const World& world) {
    std::vector<float> all;
    const auto add = [&](const Transform& t) { all.insert(all.end(), {t.p.x, t.p.y, t.q.c, t.q.s}); };
    for (const Body& body : world.bodies()) {
        add(body.transform());
        const Vec2 v = body.linear_velocity();
        all.insert(all.end(), {v.x, v.y, body.angular_velocity()});
    }
    const Events events = world.events();
    for (const BodyMove& move : events.moved) add(move.transform);
    for (const BodySlept& e : events.slept) all.push_back(static_cast<float>(e.body.handle().index));
    for (const BodyWoke& e : events.woke) all.push_back(-static_cast<float>(e.body.handle().index));
    return all;
}

/// Makes a step, of which the n-th allocation fails. If it throws, nothing has moved, and it is made again.
/// False: it has no n-th.
inline bool step_and_fail(World& world, FailurePlan& plan, long n) {
    const std::vector<float> motion = motion_of(world);
    bool threw = false;
    plan.arm(n, false);
    try {
        world.step(kDt);
    } catch (const std::bad_alloc&) {
        threw = true;
    }
    plan.disarm();
    if (plan.failed() == 0) return false;
    EXPECT_EQ(world.check(), "") << "allocation " << n;
    if (threw) {
        EXPECT_TRUE(motion_of(world) == motion) << "allocation " << n << ": something moved";
        world.step(kDt);
    }
    return true;
}

}  // namespace jostle::test
