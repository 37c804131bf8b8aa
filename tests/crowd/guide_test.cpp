// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Guides: way points in turn, the ends of ways, fields, groups that stay together.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/crowd/guide.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "crowd/crowds.h"
#include "expect_refused.h"

namespace jostle {
namespace {

using test::add_walkers;
using test::expect_refused;
using test::Random;

constexpr float kTimeStep = 0.05f;  // [s]

void go(Guide<2>& guide, Crowd<2>& crowd, int steps) {
    for (int i = 0; i < steps; ++i) {
        guide.lead();
        crowd.step(kTimeStep);
    }
}

/// 10 m at 1.4 m/s are 7.1 s; the corner at (10, 0) is cut by at most the reach.
TEST(Guide, WayPointsAreReachedInTurn) {
    Crowd<2> crowd;
    Guide<2> guide(crowd);
    const Agent agent = crowd.add();
    const int group = guide.add({.way_points = {{10, 0}, {10, 10}}, .reach = 0.5f});
    guide.join(agent, group);
    go(guide, crowd, 130);
    EXPECT_NEAR(crowd.position(agent).x, 9.1f, 0.01f);
    EXPECT_EQ(crowd.position(agent).y, 0.0f);
    EXPECT_FALSE(guide.has_arrived(agent));
    EXPECT_EQ(guide.arrived(group), 0);
    go(guide, crowd, 170);
    EXPECT_TRUE(guide.has_arrived(agent));
    EXPECT_EQ(guide.arrived(group), 1);
    EXPECT_LE(distance(crowd.position(agent), {10, 10}), 0.5f);
    EXPECT_EQ(crowd.velocity(agent), Vec2());
}

TEST(Guide, ALoopGoesOnAndThoseWhoLeaveAreGone) {
    Crowd<2> crowd;
    Guide<2> guide(crowd);
    const Agent guard = crowd.add(), guest = crowd.add({.position = {0, 5}});
    const int round = guide.add({.way_points = {{4, 0}, {0, 0}}, .at_end = AtEnd::kLoop});
    const int out = guide.add({.way_points = {{6, 5}}, .at_end = AtEnd::kLeave});
    guide.join(guard, round);
    guide.join(guest, out);
    int turns = 0;
    float before = 0.0f;
    for (int i = 0; i < 600; ++i) {
        go(guide, crowd, 1);
        const float now = crowd.velocity(guard).x;
        turns += now * before < 0.0f ? 1 : 0;
        before = now;
    }
    // 30 s at 1.4 m/s are 42 m: from the turn at x = 3 on, 2 m from one turn to the next.
    EXPECT_NEAR(turns, 20, 2);
    EXPECT_EQ(guide.arrived(round), 0);
    EXPECT_FALSE(crowd.contains(guest));
    EXPECT_FALSE(guide.contains(guest));
    EXPECT_EQ(guide.arrived(out), 1);
    EXPECT_EQ(guide.size(out), 0);
    EXPECT_EQ(guide.size(round), 1);
}

TEST(Guide, AFieldLeadsManyAroundAWall) {
    Crowd<2> crowd;
    const ObstacleDef<2> wall{.shape = ObstacleShape::kChain, .points = {{0, -10}, {0, 10}}};
    crowd.add_obstacle(wall);
    FlowField field({.area = {{-30, -30}, {30, 30}}, .clearance = 0.6f});
    field.block(wall);
    const Vec2 goal{12, 0};
    field.aim(std::array{goal});
    Guide<2> guide(crowd);
    const int group = guide.add({.field = &field, .reach = 4.0f, .at_end = AtEnd::kLeave});
    for (int i = 0; i < 60; ++i) {
        const Vec2 at{-12.0f + 1.5f * static_cast<float>(i % 6), -7.0f + 1.5f * static_cast<float>(i / 6)};
        guide.join(crowd.add({.position = at}), group);
    }
    go(guide, crowd, 800);
    EXPECT_EQ(guide.arrived(group), 60);
    EXPECT_TRUE(crowd.empty());
}

/// [m] Of the agents from each other, at most.
float spread(const Crowd<2>& crowd) {
    float greatest = 0.0f;
    for (const Vec2& a : crowd.positions())
        for (const Vec2& b : crowd.positions()) greatest = std::max(greatest, distance(a, b));
    return greatest;
}

/// A slow member is waited for: apart, the fast ones would be 40 * (1.4 - 0.7) = 28 m ahead after 40 s.
TEST(Guide, AGroupStaysTogether) {
    for (const bool is_kept : {false, true}) {
        Crowd<2> crowd;
        Guide<2> guide(crowd);
        GroupDef<2> def{.way_points = {{100, 0}}};
        if (is_kept) def.together = 3.0f;
        const int group = guide.add(def);
        for (int i = 0; i < 6; ++i) {
            const Vec2 at{1.2f * static_cast<float>(i % 3), 1.2f * static_cast<float>(i / 3)};
            guide.join(crowd.add({.position = at, .preferred_speed = i == 0 ? 0.7f : 1.4f}), group);
        }
        go(guide, crowd, 800);
        if (is_kept) {
            EXPECT_LT(spread(crowd), 12.0f);
            EXPECT_GT(crowd.positions()[0].x, 20.0f);
        } else {
            EXPECT_GT(spread(crowd), 26.0f);
        }
        EXPECT_EQ(crowd.check(), "");
    }
}

TEST(Guide, MembersComeAndGo) {
    Crowd<2> crowd;
    Guide<2> guide(crowd);
    Random random(4);
    const std::vector<Agent> agents = add_walkers(crowd, 50, 0.1f, random);
    const int one = guide.add({.way_points = {{0, 0}}}), other = guide.add({.way_points = {{30, 0}}});
    for (const Agent agent : agents) guide.join(agent, one);
    for (std::size_t i = 0; i < 20; ++i) guide.join(agents[i], other);
    EXPECT_EQ(guide.size(one), 30);
    EXPECT_EQ(guide.size(other), 20);
    guide.leave(agents[0]);
    EXPECT_FALSE(guide.contains(agents[0]));
    crowd.remove(agents[1]);
    crowd.remove(agents[49]);
    go(guide, crowd, 1);
    EXPECT_EQ(guide.size(one), 29);
    EXPECT_EQ(guide.size(other), 18);
    // A name that is used again is another agent.
    const Agent next = crowd.add({.position = {50, 50}});
    EXPECT_EQ(next.index, agents[49].index);
    EXPECT_FALSE(guide.contains(next));
    guide.join(next, other);
    EXPECT_TRUE(guide.contains(next));
    EXPECT_FALSE(guide.contains(agents[49]));
    EXPECT_EQ(guide.size(other), 19);
}

TEST(Guide, BadArgumentsAreRefused) {
    Crowd<2> crowd;
    Guide<2> guide(crowd);
    const FlowField field;
    const auto refusal = [](const auto& call) -> std::string {
        try {
            call();
        } catch (const Error& error) {
            return error.function() + " " + error.argument();
        }
        return "nothing";
    };
    EXPECT_EQ(refusal([&] { guide.add({}); }), "Guide::add def.way_points.size()");
    EXPECT_EQ(refusal([&] {
                  guide.add({.way_points = {{0, 0}}, .field = &field});
              }),
              "Guide::add def.way_points.size()");
    EXPECT_EQ(refusal([&] {
                  guide.add({.way_points = {{0, 0}, {2e9f, 0}}});
              }),
              "Guide::add def.way_points[1]");
    EXPECT_EQ(refusal([&] { guide.add({.way_points = {{0, 0}}, .reach = 0}); }), "Guide::add def.reach");
    EXPECT_EQ(refusal([&] {
                  guide.add({.way_points = {{0, 0}}, .together = 0});
              }),
              "Guide::add def.together");
    EXPECT_EQ(refusal([&] { guide.add({.field = &field, .at_end = AtEnd::kLoop}); }),
              "Guide::add def.at_end");
    EXPECT_EQ(guide.groups(), 0);
    const int group = guide.add({.way_points = {{0, 0}}});
    const Agent agent = crowd.add();
    EXPECT_EQ(refusal([&] { guide.join(agent, 1); }), "Guide::join group");
    EXPECT_EQ(refusal([&] { guide.join({7, 1}, group); }), "Guide::join agent");
    EXPECT_EQ(refusal([&] { guide.leave(agent); }), "Guide::leave agent");
    EXPECT_EQ(refusal([&] { (void)guide.has_arrived(agent); }), "Guide::has_arrived agent");
    EXPECT_EQ(refusal([&] { (void)guide.arrived(-1); }), "Guide::arrived group");
    EXPECT_EQ(refusal([&] { (void)guide.size(1); }), "Guide::size group");
    EXPECT_EQ(guide.size(group), 0);
}

/// A crowd and its guide, of whom some have arrived, some have left, and one was removed.
struct Led {
    Crowd<2> crowd;
    FlowField field{{.area = {{-20, -20}, {20, 20}}}};
    Guide<2> guide{crowd};

    Led() {
        field.aim(std::array{Vec2{12, 0}});
        guide.add({.way_points = {{0, 5}, {5, 5}, {5, -5}}, .together = 3});
        guide.add({.way_points = {{0, -5}, {-5, -5}}, .at_end = AtEnd::kLoop});
        guide.add({.field = &field, .reach = 2, .at_end = AtEnd::kLeave});
    }
    void go(int steps) {
        for (int i = 0; i < steps; ++i) {
            guide.lead();
            crowd.step(0.1f);
        }
    }
};

TEST(Guide, WhatWasLoadedGoesOnAsWhatWasSaved) {
    Led led, copy;
    std::vector<Agent> agents;
    for (int i = 0; i < 30; ++i) {
        const Vec2 at{static_cast<float>(i % 6) * 1.5f - 4.0f, static_cast<float>(i / 6) * 1.5f - 4.0f};
        agents.push_back(led.crowd.add({.position = at}));
        led.guide.join(agents.back(), i % 3);
    }
    led.go(200);
    EXPECT_GT(led.guide.arrived(0), 0);
    EXPECT_GT(led.guide.arrived(2), 0);
    led.crowd.remove(agents[0]);
    copy.crowd.load(led.crowd.save());
    copy.guide.load(led.guide.save());
    EXPECT_EQ(copy.guide.save(), led.guide.save());
    for (Led* const one : {&led, &copy}) one->go(60);
    EXPECT_EQ(copy.crowd.save(), led.crowd.save());
    EXPECT_EQ(copy.guide.save(), led.guide.save());
    for (int group = 0; group < 3; ++group) {
        EXPECT_EQ(copy.guide.arrived(group), led.guide.arrived(group));
        EXPECT_EQ(copy.guide.size(group), led.guide.size(group));
    }
    EXPECT_FALSE(copy.guide.contains(agents[0]));
}

TEST(Guide, OtherBytesAreRefusedAndChangeNothing) {
    Led led;
    for (int i = 0; i < 6; ++i)
        led.guide.join(led.crowd.add({.position = {static_cast<float>(i) * 2.0f, 0}}), i % 3);
    led.go(3);
    const std::vector<std::byte> good = led.guide.save();
    for (std::size_t size = 0; size < good.size(); ++size)
        expect_refused("Guide::load", "bytes", [&] { led.guide.load(std::span(good).first(size)); });
    Guide<2> without(led.crowd);
    expect_refused("Guide::load", "bytes", [&] { without.load(good); });
    // Any byte may be another: it is refused, or the guide that it makes gives it back.
    Random random(190);
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        std::vector<std::byte> bytes = good;
        bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
            static_cast<std::byte>(random.below(256));
        led.guide.load(good);
        try {
            led.guide.load(bytes);
            ASSERT_EQ(led.guide.save(), bytes);
            led.guide.lead();
        } catch (const Error& error) {
            ++refused;
            ASSERT_EQ(error.argument(), "bytes");
            ASSERT_EQ(led.guide.save(), good);
        }
    }
    EXPECT_GT(refused, 300);
}

/// Numbers with which a call of the guide would fail later.
TEST(Guide, BytesWithNumbersThatNoGuideHasAreRefused) {
    Led led;
    led.guide.join(led.crowd.add(), 0);
    const std::vector<std::byte> good = led.guide.save();
    // At the end: how many of each of 3 groups have arrived, and a member of 5 numbers, the last its speed.
    const auto expect_refused_with = [&](std::size_t from_end, auto number) {
        std::vector<std::byte> bytes = good;
        std::memcpy(bytes.data() + bytes.size() - from_end, &number, 4);
        expect_refused("Guide::load", "bytes", [&] { led.guide.load(bytes); });
        EXPECT_EQ(led.guide.save(), good);
    };
    expect_refused_with(4, 1.0e6f);
    expect_refused_with(4, -1.0f);
    expect_refused_with(4, std::numeric_limits<float>::quiet_NaN());
    expect_refused_with(8, std::int32_t{3});                            // way point
    expect_refused_with(12, std::int32_t{3});                           // group
    expect_refused_with(24, std::numeric_limits<std::int32_t>::max());  // arrived
    expect_refused_with(24, std::int32_t{-1});
}

}  // namespace
}  // namespace jostle
