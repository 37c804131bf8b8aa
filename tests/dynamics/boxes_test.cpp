// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body's boxes are looked at only after it has moved as far as they allow. World::check() says where a
// shape has left its box.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

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

/// Shapes far from their body's origin: the numbers that add up to their place are large, and so are the
/// roundings of each step.
TEST(Boxes, HoldShapesThatHangFarOff) {
    World world({.gravity = {}, .allow_sleep = false});
    Random random(11);
    for (const float far : {0.0f, 1000.0f, 10000.0f, 40000.0f}) {
        for (int i = 0; i < 20; ++i) {
            const Body body = world.create_body(
                {.type = BodyType::kDynamic,
                 .position = {random.uniform(-10.0f, 10.0f), -far},
                 .linear_velocity = {random.uniform(-0.2f, 0.2f), random.uniform(-0.2f, 0.2f)}});
            body.create_shape(Circle{{random.uniform(-1.0f, 1.0f), far}, 0.25f}, {.filter = {.mask = 0}});
        }
    }
    for (int i = 0; i < 600; ++i) {
        world.step(1.0f / 60.0f);
        ASSERT_EQ(world.check(), "") << "step " << i;
    }
}

/// Edits after which a body may leave its boxes at once, though it could not before: none of them has it
/// leave its fat boxes yet, which reach 0.1 m beyond.
class BoxesAfterEdits : public testing::Test {
  protected:
    BoxesAfterEdits() {
        shape = body.create_shape(Polygon::box(0.5f, 0.5f));
        step(2);
    }
    void step(int count) {
        for (int i = 0; i < count; ++i) {
            world.step(1.0f / 60.0f);
            ASSERT_EQ(world.check(), "") << i;
        }
    }

    World world{{.gravity = {}, .allow_sleep = false}};
    Body body = world.create_body({.type = BodyType::kDynamic});
    Shape shape;
};

TEST_F(BoxesAfterEdits, Transform) {
    body.set_transform({0.09f, 0.0f}, 0.0f);
    body.set_linear_velocity({1.8f, 0.0f});
    step(4);
}

TEST_F(BoxesAfterEdits, Geometry) {
    shape.set_geometry(Polygon::box(0.59f, 0.5f));
    body.set_linear_velocity({1.8f, 0.0f});
    step(4);
}

TEST_F(BoxesAfterEdits, FirstAndSecondShape) {
    body.create_shape(Polygon::box(0.59f, 0.5f));
    const Body bare = world.create_body({.type = BodyType::kDynamic});
    step(2);
    body.set_linear_velocity({1.8f, 0.0f});
    bare.create_shape(Circle{{}, 0.5f});
    bare.set_linear_velocity({6.0f, 0.0f});
    step(10);
}

/// The centre of mass jumps, and the body turns about another point.
TEST_F(BoxesAfterEdits, CentreOfMass) {
    const Shape far = body.create_shape(Circle{{3.0f, 0.0f}, 0.5f});
    step(2);
    world.destroy(far);
    body.set_angular_velocity(3.0f);
    step(20);
}

TEST_F(BoxesAfterEdits, OriginTypeAndEnabling) {
    world.shift_origin({100.0f, 100.0f});
    body.set_linear_velocity({1.8f, 0.0f});
    step(4);
    body.set_type(BodyType::kKinematic);
    step(4);
    body.set_enabled(false);
    body.set_transform({0.0f, 0.0f}, 0.0f);
    body.set_enabled(true);
    step(10);
}

TEST(Boxes, CheckNamesAShapeWhoseBoxIsAnotherGeometrys) {
    World world;
    const Body ball = add_dynamic(world, {0.0f, 5.0f}, Circle{{}, 0.5f});
    world.step(kDt);
    ASSERT_EQ(world.check(), "");
    Tables& tables = WorldTestAccess::tables(world);
    const ShapeId id{static_cast<std::int32_t>(ball.shapes().front().handle().index)};
    tables.shapes[id].geometry.circle.radius = 0.49f;
    EXPECT_EQ(world.check(), "the box of shape 0 in its body's frame is another geometry's");
    tables.shapes[id].geometry.circle.radius = 0.5f;
    EXPECT_EQ(world.check(), "");
}

}  // namespace
}  // namespace jostle::test
