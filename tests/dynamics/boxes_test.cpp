// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body's boxes are looked at only after it has moved as far as they allow. World::check() says where a
// shape has left its box.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Creeping, turning, fast, far from the origin: whatever the way, no shape leaves its box unseen.
TEST(Boxes, HoldTheirShapesWhereverBodiesGo) {
    for (const Vec2 origin : {Vec2{}, Vec2{900.0f, -700.0f}, Vec2{50000.0f, 50000.0f}}) {
        World world({.gravity = {}});
        Random random(7);
        for (int i = 0; i < 60; ++i) {
            const float speed = i % 3 == 0 ? 0.02f : i % 3 == 1 ? 2.0f : 60.0f;
            const BodyDef def{
                .type = i % 5 == 0 ? BodyType::kKinematic : BodyType::kDynamic,
                .position = origin + Vec2{4.0f * static_cast<float>(i % 8), static_cast<float>(i)},
                .linear_velocity = {random.uniform(-speed, speed), random.uniform(-speed, speed)},
                .angular_velocity = random.uniform(-speed, speed)};
            const Body body = world.create_body(def);
            body.create_shape(Polygon::box(1.5f, 0.1f));
            if (i % 2 == 0) body.create_shape(Circle{{1.0f, 0.5f}, 0.25f});
        }
        for (int i = 0; i < 240; ++i) {
            world.step(1.0f / 60.0f);
            ASSERT_EQ(world.check(), "") << "step " << i << " at " << origin.x;
        }
    }
}

/// Edits that give a body's shapes other boxes, between steps in which it hardly moves.
TEST(Boxes, FollowEdits) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body body = world.create_body({.type = BodyType::kDynamic, .linear_velocity = {0.001f, 0.0f}});
    const Shape shape = body.create_shape(Polygon::box(0.5f, 0.5f));
    const auto step = [&] {
        for (int i = 0; i < 3; ++i) world.step(1.0f / 60.0f);
        EXPECT_EQ(world.check(), "");
    };
    step();
    body.set_transform({{5.0f, 0.0f}, Rot::from_angle(0.5f)});
    step();
    shape.set_geometry(Polygon::box(2.0f, 0.5f));
    step();
    const Shape far = body.create_shape(Circle{{3.0f, 0.0f}, 0.5f});
    step();
    // The centre of mass jumps, and the body turns about another point.
    world.destroy(far);
    body.set_angular_velocity(3.0f);
    step();
    world.shift_origin({100.0f, 100.0f});
    step();
    body.set_type(BodyType::kKinematic);
    step();
    body.set_enabled(false);
    body.set_transform({});
    body.set_enabled(true);
    step();
}

}  // namespace
}  // namespace jostle::test
