// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every engine on grounds of chains and with solid outlines: that things slide over them and stay in them, of
// which material each segment is, what an outline weighs, and what an adapter says of what it cannot do.
#include <cmath>
#include <exception>
#include <span>
#include <string>
#include <vector>

#include "race/engine_fixture.h"

namespace jostle::race {
namespace {

using test::body;
using test::box;
using test::engine_names;
using test::EveryEngine;
using test::ground;
using test::scene_of;
using test::with;

class EveryEngineOnGround : public EveryEngine {};

/// Ground of a chain over whose shared ends a box slides, and a drum that contains what is in it.
TEST_P(EveryEngineOnGround, ChainsCarryAndContain) {
    SceneChain floor, drum;
    for (int i = 0; i <= 40; ++i) floor.points.push_back({20.0f - static_cast<float>(i), 0.0f});
    floor.ghost1 = Vec2{21.0f, 0.0f};
    floor.ghost2 = Vec2{-21.0f, 0.0f};
    drum.loop = true;
    for (int i = 0; i < 36; ++i) {
        drum.points.push_back(Vec2{0.0f, 50.0f} +
                              5.0f * Rot::from_angle(-static_cast<float>(i) * kPi / 18.0f).x_axis());
    }
    SceneBody slider = with(body(BodyType::kDynamic, {-15.0f, 0.5f}), box(0.5f, 0.5f));
    slider.def.linear_velocity = {10.0f, 0.0f};
    SceneBody ground = with(with(body(BodyType::kStatic, {}), floor), drum);
    for (SceneShape& shape : ground.shapes) shape.def.material.friction = 0.0f;
    const State state = run(
        scene_of({ground, slider, with(body(BodyType::kDynamic, {2.0f, 50.0f}), Circle{{}, 0.5f})}), 3.0f);
    EXPECT_NEAR(state.poses[1].p.x, 15.0f, 0.1f);
    EXPECT_NEAR(state.linear[1].x, 10.0f, 0.1f);
    EXPECT_NEAR(state.poses[1].p.y, 0.5f, 0.025f);
    EXPECT_LT(distance(state.poses[2].p, {0.0f, 50.0f}), 4.53f);
    EXPECT_EQ(state.contacts, 2) << "a chain counts as one shape";
    EXPECT_EQ(state.approximated.size(), GetParam() == "chipmunk" ? 1u : 0u);
}

TEST_P(EveryEngineOnGround, ChainsMayBeOfSeveralMaterials) {
    // Ice until x = 0, and then 0.5 by the geometric mean of 0.25 and 1: from 5 m/s that takes 2.5 m.
    SceneChain floor;
    for (int i = 0; i <= 20; ++i) floor.points.push_back({10.0f - static_cast<float>(i), 0.0f});
    floor.ghost1 = Vec2{11.0f, 0.0f};
    floor.ghost2 = Vec2{-11.0f, 0.0f};
    floor.materials = {{0.25f, 0.0f}, {0.0f, 0.0f}};
    for (int i = 0; i < 20; ++i) floor.segment_materials.push_back(i < 10 ? 0 : 1);
    SceneBody slider =
        with(body(BodyType::kDynamic, {-7.0f, 0.25f}), box(0.25f, 0.25f), {.material = {.friction = 1.0f}});
    slider.def.linear_velocity = {5.0f, 0.0f};
    for (const bool one_sided : {true, false}) {
        SCOPED_TRACE(one_sided);
        // Two-sided they are segments that do not know their neighbours, at whose ends its box stops.
        if (!one_sided && GetParam() == "box2d3") continue;
        floor.one_sided = one_sided;
        const State state = run(scene_of({with(body(BodyType::kStatic, {}), floor), slider}), 4.0f);
        EXPECT_NEAR(state.poses[1].p.x, 2.5f, 0.3f);
        EXPECT_NEAR(state.linear[1].x, 0.0f, 0.01f);
    }
}

/// A ring with a ball in it, whose mass is the outline's, and not its pieces' with their roundings.
TEST_P(EveryEngineOnGround, OutlinesAreHollowAndWeighWhatTheyCover) {
    SceneOutline ring{{}, {{}}, 0.0f};
    for (int i = 0; i < 16; ++i) {
        const Vec2 out = Rot::from_angle((static_cast<float>(i) + 0.5f) * kPi / 8.0f).x_axis();
        ring.outer.push_back(2.0f * out);
        ring.holes[0].push_back(1.5f * out);
    }
    // A regular polygon of 16 corners at 1 m covers 8 sin(pi / 8) m^2.
    const float area = (4.0f - 2.25f) * 8.0f * std::sin(kPi / 8.0f);
    SceneOutline rounded = ring;
    rounded.radius = 0.125f;
    const float rim = 32.0f * std::sin(kPi / 16.0f) * (2.0f + 1.5f);
    const State state = run(scene_of({ground(), with(body(BodyType::kDynamic, {0.0f, 2.05f}), ring),
                                      with(body(BodyType::kDynamic, {0.3f, 2.0f}), Circle{{}, 0.5f}),
                                      with(body(BodyType::kDynamic, {8.0f, 2.2f}), rounded)}),
                            3.0f);
    EXPECT_LT(distance(state.poses[2].p, state.poses[1].p), 1.0f + 0.03f);
    EXPECT_GT(distance(state.poses[2].p, state.poses[1].p), 0.9f);
    EXPECT_NEAR(state.poses[1].p.y, 2.0f * std::cos(kPi / 16.0f), 0.04f);
    EXPECT_NEAR(state.poses[3].p.y, 2.0f * std::cos(kPi / 16.0f) + 0.125f, 0.04f);
    EXPECT_EQ(state.contacts, 3) << "an outline counts as one shape";
    EXPECT_NEAR(state.masses[1].mass, area, 1.0e-4f * area);
    // Around it the corners are a disc; at each of the hole's 16 corners two edges' strips share a kite.
    const float corners = 0.125f * 0.125f * (kPi - 16.0f * std::tan(kPi / 16.0f));
    EXPECT_NEAR(state.masses[3].mass, area + rim * 0.125f + corners, 1.0e-4f * area);
    EXPECT_NEAR(state.masses[1].center.x, 0.0f, 1.0e-4f);
}

/// A solid triangle or square, of which one side is up: the only one that is rough, or the only one of ice,
/// wherever in the loop it stands. Friction is the geometric mean of 0.25 and 1: from 5 m/s to rest in 2.5 m.
TEST_P(EveryEngineOnGround, LoopsMayBeOfSeveralMaterials) {
    const Vec2 triangle[] = {{10.0f, 0.0f}, {-10.0f, 0.0f}, {0.0f, -10.0f}};
    const Vec2 square[] = {{10.0f, 0.0f}, {-10.0f, 0.0f}, {-10.0f, -20.0f}, {10.0f, -20.0f}};
    // Past the middle of the side, where Box2D 3's triangle has one more point.
    SceneBody slider =
        with(body(BodyType::kDynamic, {-1.0f, 0.25f}), box(0.25f, 0.25f), {.material = {.friction = 1.0f}});
    slider.def.linear_velocity = {5.0f, 0.0f};
    for (const std::span<const Vec2> points :
         {std::span<const Vec2>(triangle), std::span<const Vec2>(square)}) {
        for (std::size_t up = 0; up < points.size(); ++up) {
            SceneChain loop;
            loop.loop = true;
            loop.materials = {{0.25f, 0.0f}, {0.0f, 0.0f}};
            SceneChain icy = loop;
            for (std::size_t i = 0; i < points.size(); ++i) {
                loop.points.push_back(points[(i + points.size() - up) % points.size()]);
                loop.segment_materials.push_back(i == up ? 0 : 1);
                icy.segment_materials.push_back(i == up ? 1 : 0);
            }
            icy.points = loop.points;
            SCOPED_TRACE(std::to_string(points.size()) + " sides, up is " + std::to_string(up));
            const State rough = run(scene_of({with(body(BodyType::kStatic, {}), loop), slider}), 1.5f);
            EXPECT_NEAR(rough.poses[1].p.x, 1.5f, 0.3f);
            EXPECT_NEAR(rough.linear[1].x, 0.0f, 0.01f);
            const State smooth = run(scene_of({with(body(BodyType::kStatic, {}), icy), slider}), 1.0f);
            EXPECT_NEAR(smooth.poses[1].p.x, 4.0f, 0.1f);
            EXPECT_NEAR(smooth.linear[1].x, 5.0f, 0.05f);
        }
    }
}

TEST_P(EveryEngineOnGround, ChainsThatNoWorldTakesAreRefused) {
    SceneChain good{{{2.0f, 0.0f}, {0.0f, 0.0f}, {-2.0f, 0.0f}}};
    good.materials = {{0.25f, 0.0f}, {0.5f, 0.0f}};
    good.segment_materials = {1, 0};
    const auto loads = [&](const SceneChain& chain) {
        std::vector<std::string> approximated;
        try {
            (void)engine().load(scene_of({with(body(BodyType::kStatic, {}), chain)}), {}, approximated);
        } catch (const std::exception&) {
            return false;
        }
        return true;
    };
    for (const bool one_sided : {true, false}) {
        SCOPED_TRACE(one_sided);
        good.one_sided = one_sided;
        EXPECT_TRUE(loads(good));
        SceneChain bad = good;
        bad.segment_materials = {1};
        EXPECT_FALSE(loads(bad)) << "a segment lacks its material";
        bad.segment_materials = {1, 2};
        EXPECT_FALSE(loads(bad)) << "there is no third material";
        bad.materials.clear();
        EXPECT_FALSE(loads(bad)) << "there is no material";
        bad = SceneChain{{{2.0f, 0.0f}}};
        bad.one_sided = one_sided;
        EXPECT_FALSE(loads(bad)) << "a single point";
        bad.points.clear();
        EXPECT_FALSE(loads(bad)) << "none";
    }
}

SceneOutline corner(float radius) {
    return {{{0.0f, 0.0f}, {2.0f, 0.0f}, {2.0f, 0.5f}, {0.5f, 0.5f}, {0.5f, 2.0f}, {0.0f, 2.0f}}, {}, radius};
}

TEST_P(EveryEngineOnGround, OutlinesThatAreSensorsLetThrough) {
    SceneBody sensor = with(body(BodyType::kStatic, {}), corner(0.125f));
    sensor.shapes[0].def.is_sensor = true;
    const State state =
        run(scene_of({sensor, with(body(BodyType::kDynamic, {1.0f, 1.5f}), Circle{{}, 0.25f})}), 1.0f);
    EXPECT_NEAR(state.linear[1].y, -10.0f, 1.0e-3f);
    EXPECT_EQ(state.contacts, 0);
}

TEST_P(EveryEngineOnGround, ARoundedOutlineMayBeKeptFromTurning) {
    // It stands on the end of one arm, and its centre of mass is beside that.
    SceneOutline hook = corner(0.125f);
    for (Vec2& v : hook.outer) v = {-v.x, 2.0f - v.y};
    SceneBody fixed = with(body(BodyType::kDynamic, {0.0f, 0.2f}), hook);
    SceneBody free = fixed;
    free.def.position.x = 10.0f;
    fixed.def.locks.rotation = true;
    const State state = run(scene_of({ground(), fixed, free}), 2.0f);
    EXPECT_EQ(state.poses[1].q, Rot{});
    EXPECT_NEAR(state.poses[1].p.y, 0.125f, 0.03f);
    EXPECT_EQ(state.angular[1], 0.0f);
    EXPECT_NEAR(state.masses[1].mass, state.masses[2].mass, 1.0e-5f * state.masses[2].mass);
    EXPECT_GT(length(state.poses[2].q.x_axis() - Vec2{1.0f, 0.0f}), 0.5f) << "and it would turn";
}

TEST_P(EveryEngineOnGround, SubstitutionsAreCountedByTheShapesOfTheScene) {
    SceneChain floor{{{2.0f, -1.0f}, {0.0f, -1.0f}, {-2.0f, -1.0f}}};
    floor.ghost1 = Vec2{3.0f, -1.0f};
    floor.ghost2 = Vec2{-3.0f, -1.0f};
    floor.materials = {{0.25f, 0.0f}, {0.5f, 0.0f}};
    floor.segment_materials = {1, 0};
    SceneChain two_sided = floor;
    two_sided.one_sided = false;
    const auto said = [&](const auto& geometry) {
        return run(scene_of({with(with(body(BodyType::kStatic, {}), geometry), geometry)}), 0.0f)
            .approximated;
    };
    using Lines = std::vector<std::string>;
    const std::string pieces = "2 outlines: convex pieces that have inner edges";
    if (GetParam() == "jostle") {
        EXPECT_EQ(said(corner(0.125f)), Lines{});
        EXPECT_EQ(said(floor), Lines{});
        EXPECT_EQ(said(two_sided), Lines{});
    } else if (GetParam() == "box2d24") {
        // One piece has four corners, and the other has the cut's end as its fifth.
        EXPECT_EQ(said(corner(0.125f)),
                  (Lines{"2 outlines of rounded polygons: larger ones with sharp corners",
                         "2 outlines of rounded polygons: sharp ones with bevelled corners", pieces}));
        EXPECT_EQ(said(floor), Lines{"2 one-sided chains of several materials: separate segments that know "
                                     "their neighbours"});
        EXPECT_EQ(said(two_sided), Lines{"2 two-sided chains: separate segments"});
    } else if (GetParam() == "chipmunk") {
        EXPECT_EQ(said(corner(0.125f)), Lines{pieces});
        EXPECT_EQ(said(floor), Lines{"2 one-sided chains: two-sided ones"});
        EXPECT_EQ(said(two_sided), Lines{});
    } else {
        EXPECT_EQ(said(corner(0.125f)), Lines{pieces});
        EXPECT_EQ(said(floor), Lines{});
        EXPECT_EQ(said(two_sided), Lines{"2 two-sided chains: separate segments"});
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, EveryEngineOnGround, testing::ValuesIn(engine_names()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace jostle::race
