// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints that are made a little open, as other engines leave joints in their files, close slowly.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A hanging bridge of 20 planks of 2 m whose 21 hinges are each open by 4 to 5 mm, with a stone on top. The
/// planks together are 3 mm shorter than the span: closed, the bridge is straight.
struct OpenBridge {
    World world;
    Body stone;

    OpenBridge() {
        constexpr float kSag = 1.116f;
        const auto anchor = [](int i) {
            const float x = 2.0f * static_cast<float>(i) - 20.0f;
            return Vec2{x, -kSag * (1.0f - x * x / 400.0f)};
        };
        const Body ground = world.create_body();
        Body last = ground;
        float middle = 0.0f;
        for (int i = 0; i < 20; ++i) {
            const Vec2 way = anchor(i + 1) - anchor(i), center = 0.5f * (anchor(i) + anchor(i + 1));
            const float half = 0.5f * length(way) - 0.00205f;
            const Body plank = world.create_body(
                {.type = BodyType::kDynamic, .position = center, .angle = std::atan2(way.y, way.x)});
            plank.create_shape(Polygon::box(half, 0.125f), {.density = 1.0f});
            world.create_revolute({.body_a = last,
                                   .body_b = plank,
                                   .anchor_a = i == 0 ? anchor(0) : Vec2{half, 0.0f},
                                   .anchor_b = {-half, 0.0f}});
            if (i == 9) middle = center.y;
            last = plank;
            if (i == 19)
                world.create_revolute(
                    {.body_a = plank, .body_b = ground, .anchor_a = {half, 0.0f}, .anchor_b = anchor(20)});
        }
        stone = add_dynamic(world, {-1.0f, middle + 0.33f}, Polygon::box(0.2f, 0.2f));
    }
    [[nodiscard]] float fastest() const {
        float most = 0.0f;
        for (const Body& body : world.bodies()) most = std::max(most, length(body.linear_velocity()));
        return most;
    }
};

/// Nothing is faster than overlap is undone, and the stone goes up with the bridge, and no further.
TEST(MadeOpen, ABridgeTightensSlowlyAndKeepsItsStone) {
    for (const int hertz : {30, 60, 144})
        for (const int substeps : {1, 2, 4, 8}) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz x " << substeps);
            OpenBridge bridge;
            float fastest = 0.0f, highest = -9.0f;
            for (int i = 0; i < 5 * hertz; ++i) {
                bridge.world.step(1.0f / static_cast<float>(hertz), substeps);
                fastest = std::max(fastest, bridge.fastest());
                highest = std::max(highest, bridge.stone.position().y);
            }
            EXPECT_LT(fastest, WorldDef{}.max_push_out_speed);
            // Straight, the planks' top and half of the stone, and as much again.
            EXPECT_LT(highest, 2.0f * (0.125f + 0.2f));
            EXPECT_LT(abs(bridge.stone.position().x), 20.0f);
            EXPECT_GT(bridge.stone.position().y, -2.0f);
        }
}

/// A gap goes on to 1/e in 0.5 s, and the error that users ask for is the true one.
TEST(MadeOpen, AJointClosesByAndBy) {
    for (const bool is_weld : {false, true})
        for (const bool iterated : {false, true}) {
            SCOPED_TRACE(testing::Message()
                         << (is_weld ? "weld" : "revolute") << (iterated ? ", iterated" : ""));
            World world({.gravity = {}, .iterated_joints = iterated, .allow_sleep = false});
            const Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
            const Body b = add_dynamic(world, {2.0f, 0.004f}, Polygon::box(0.5f, 0.5f));
            Joint joint;
            if (is_weld)
                joint = world.create_weld(
                    {.body_a = a, .body_b = b, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
            else
                joint = world.create_revolute(
                    {.body_a = a, .body_b = b, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
            EXPECT_NEAR(joint.linear_error(), 0.004f, 1.0e-6f);
            float fastest = 0.0f;
            for (int i = 0; i < 60; ++i) {
                world.step(kDt);
                fastest = std::max({fastest, length(a.linear_velocity()), length(b.linear_velocity())});
                // Of (1 + dt / 0.5 s)^-n.
                const float left = 0.004f * std::pow(1.0f + 2.0f * kDt, -static_cast<float>(i + 1));
                EXPECT_NEAR(joint.linear_error(), left, 0.0002f) << i;
            }
            EXPECT_LT(fastest, 0.01f);
            for (int i = 0; i < 240; ++i) world.step(kDt);
            EXPECT_LT(joint.linear_error(), 2.0e-5f);
            EXPECT_LT(fastest, 0.01f);
        }
}

/// Two boxes of 1 m side by side, `open` [m] less than closed.
struct OpenPair {
    World world;
    Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    Body b;
    RevoluteJoint joint;

    explicit OpenPair(float open, bool allow_sleep = true)
        : world({.gravity = {}, .allow_sleep = allow_sleep}),
          b(add_dynamic(world, {2.0f + open, 0.0f}, Polygon::box(0.5f, 0.5f))),
          joint(world.create_revolute(
              {.body_a = a, .body_b = b, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}})) {}
};

/// Nothing falls asleep half closed, however slowly a joint closes.
TEST(MadeOpen, BodiesStayAwakeUntilTheirJointIsClosed) {
    for (const float open : {0.005f, 0.02f, 0.049f}) {
        OpenPair pair(open);
        for (int i = 0; i < 600 && pair.a.is_awake(); ++i) pair.world.step(kDt);
        EXPECT_FALSE(pair.a.is_awake());
        EXPECT_LT(pair.joint.linear_error(), 0.01f * kLinearSlop) << open;
    }
}

/// A joint to a disabled body does not close, and keeps nobody awake.
TEST(MadeOpen, AJointToADisabledBodyLetsTheOtherSleep) {
    for (const float open : {0.0f, 0.03f, 0.2f}) {
        OpenPair pair(open);
        pair.b.set_enabled(false);
        run(pair.world, 120);
        EXPECT_FALSE(pair.a.is_awake()) << open;
    }
}

/// A joint that the user closes is closed, and a gap that the user changes is the one that closes.
TEST(MadeOpen, WhatTheUserClosesStaysClosed) {
    OpenPair moved(0.03f);
    moved.b.set_transform({{2.0f, 0.0f}, Rot{}});
    OpenPair changed(0.03f);
    changed.joint.set_local_anchor_b({-1.03f, 0.0f});
    for (OpenPair* pair : {&moved, &changed})
        for (int i = 0; i < 60; ++i) {
            ASSERT_LT(pair->joint.linear_error(), 1.0e-5f) << i;
            pair->world.step(kDt);
        }
    // A spring has a soft weld's gap closed, and the weld that takes its place does not open again.
    World world({.gravity = {}, .allow_sleep = false});
    const Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const Body b = add_dynamic(world, {2.03f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const WeldJoint weld = world.create_weld({.body_a = a,
                                              .body_b = b,
                                              .anchor_a = {1.0f, 0.0f},
                                              .anchor_b = {-1.0f, 0.0f},
                                              .linear_spring = JointSpring{5.0f, 1.0f}});
    run(world, 120);
    weld.set_linear_spring(std::nullopt);
    for (int i = 0; i < 60; ++i) {
        world.step(kDt);
        ASSERT_LT(weld.linear_error(), 1.0e-3f) << i;
    }
}

/// Ten slops are the limit: beyond it a joint closes at 3 m/s, below it in its time.
TEST(MadeOpen, AGapOfTenSlopsIsTheWidest) {
    OpenPair narrow(0.0499f, false), wide(0.0501f, false);
    for (int i = 0; i < 6; ++i) {
        narrow.world.step(kDt);
        wide.world.step(kDt);
    }
    EXPECT_GT(narrow.joint.linear_error(), 0.03f);
    EXPECT_LT(wide.joint.linear_error(), kLinearSlop);
}

/// Bodies that a user draws together from afar come at once, as those of a torn joint do.
TEST(MadeOpen, AWideGapIsClosedAtOnce) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body a = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const Body b = add_dynamic(world, {2.3f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const Joint joint = world.create_revolute(
        {.body_a = a, .body_b = b, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
    // 0.3 m at 3 m/s.
    run(world, 12);
    EXPECT_LT(joint.linear_error(), kLinearSlop);
}

TEST(MadeOpen, GoesOnAfterALoad) {
    OpenBridge bridge;
    run(bridge.world, 10);
    World loaded;
    const std::vector<std::byte> bytes = bridge.world.save();
    (void)loaded.load(bytes);
    for (int i = 0; i < 30; ++i) {
        bridge.world.step(kDt);
        loaded.step(kDt);
        ASSERT_EQ(loaded.state_hash(), bridge.world.state_hash()) << i;
    }
}

}  // namespace
}  // namespace jostle::test
