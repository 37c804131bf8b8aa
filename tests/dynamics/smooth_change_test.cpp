// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A change beside a body that does not move is noticed: its manifolds, which would be kept, are computed
// afresh.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "dynamics/smooth_floor.h"

namespace jostle::test {
namespace {

/// A body that is held where it is: 10 mm deep in the tiles, and 3 mm over the seam at x = 0. Across the side
/// of the tile on the right it is less deep than across the top.
struct Held {
    World world;
    std::vector<Shape> tiles = add_row(world, -5.0f, 10);
    Body body = add_dynamic(world, {-0.497f, 0.49f}, Polygon::box(0.5f, 0.5f), kSlippery);
    Shape left = tiles[4];

    Held() {
        body.set_locks({.x = true, .y = true, .rotation = true});
        body.set_allow_sleep(false);
        run(world, 3);
    }
    [[nodiscard]] bool is_on_floor() {
        world.step(kDt);
        return lies_on_a_floor(world);
    }
};

TEST(SmoothChange, WhatChangesBesideABodyAtRestIsNoticed) {
    const SmoothChange<Held> changes[] = {
        {"shape", [](Held& h) { h.world.destroy(h.left); },
         [](Held& h) { h.left = add_row(h.world, -1.0f, 1)[0]; }},
        {"body", [](Held& h) { h.world.destroy(h.left.body()); },
         [](Held& h) { h.left = add_row(h.world, -1.0f, 1)[0]; }},
        {"filter", [](Held& h) { h.left.set_filter({.mask = 0}); }, [](Held& h) { h.left.set_filter({}); }},
        {"sensor", [](Held& h) { h.left.set_sensor(true); }, [](Held& h) { h.left.set_sensor(false); }},
        {"geometry",
         [](Held& h) {
             h.left.set_geometry(Polygon::offset_box(0.4f, 0.5f, {-0.1f, 0.0f}));
         },
         [](Held& h) { h.left.set_geometry(Polygon::box(0.5f, 0.5f)); }},
        {"place",
         [](Held& h) {
             h.left.body().set_transform({{-0.55f, -0.5f}, {}});
         },
         [](Held& h) {
             h.left.body().set_transform({{-0.5f, -0.5f}, {}});
         }},
        {"enabled", [](Held& h) { h.left.body().set_enabled(false); },
         [](Held& h) { h.left.body().set_enabled(true); }},
        {"type", [](Held& h) { h.left.body().set_type(BodyType::kKinematic); },
         [](Held& h) { h.left.body().set_type(BodyType::kStatic); }},
        {"smooth", [](Held& h) { h.left.set_smooth(false); },
         [](Held& h) { h.left.set_smooth(std::nullopt); }},
        {"smooth body", [](Held& h) { h.body.shapes().front().set_smooth(false); },
         [](Held& h) { h.body.shapes().front().set_smooth(true); }},
        {"world", [](Held& h) { h.world.set_smooth_ground(false); },
         [](Held& h) { h.world.set_smooth_ground(true); }},
        {"pre_solve", [](Held& h) { h.world.on_pre_solve(h.left, [](PreSolve&) {}); },
         [](Held& h) { h.world.on_pre_solve(h.left, {}); }},
    };
    expect_noticed<Held>(changes);
}

TEST(SmoothChange, AJointThatKeepsABodyApartFromATileHidesNothing) {
    Held held;
    const WeldJoint weld = held.world.create_weld({.body_a = held.left.body(), .body_b = held.body});
    EXPECT_FALSE(held.is_on_floor());
    held.world.destroy(weld);
    EXPECT_TRUE(held.is_on_floor());
}

}  // namespace
}  // namespace jostle::test
