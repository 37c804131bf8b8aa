// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits in callbacks that are not applied: refused at the call, dropped as their target is gone, without
// effect as they no longer fit, taken back with a step that fails.
#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "dynamics/callback_world.h"
#include "support/expect_refused.h"

namespace jostle::test {
namespace {

TEST(LostEdits, OfWhatIsGoneAreDroppedAndReported) {
    CallbackWorld scene;
    World& world = scene.world;
    const Body doomed = scene.hands.second;
    const WorldCounts before = world.counts();
    Shape late;
    ChainShape chain;
    WeldJoint joint;
    Body fresh;
    scene.step_with([&] {
        fresh = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 60.0f}});
        world.destroy(doomed);
        doomed.set_linear_velocity({1.0f, 0.0f});
        late = doomed.create_shape(LargePolygon::regular(12, 0.5f));
        late.set_density(2.0f);
        chain = doomed.create_chain(three_points());
        joint = world.create_weld({.body_a = doomed, .body_b = fresh});
        world.destroy(doomed);
    });
    const auto dropped = world.events().edits_dropped;
    std::vector<std::string> calls;
    for (const EditDropped& e : dropped) calls.emplace_back(e.call);
    EXPECT_EQ(calls, (std::vector<std::string>{"Body::set_linear_velocity", "Body::create_shape",
                                               "Shape::set_density", "Body::create_chain",
                                               "World::create_weld", "World::destroy"}));
    ASSERT_EQ(dropped.size(), 6u);
    EXPECT_EQ(dropped[0].target, doomed.handle());
    EXPECT_EQ(dropped[1].target, late.handle());
    EXPECT_EQ(dropped[3].target, chain.handle());
    EXPECT_EQ(dropped[4].target, joint.handle());
    EXPECT_FALSE(late.is_valid() || chain.is_valid() || joint.is_valid());
    EXPECT_TRUE(fresh.is_valid());
    EXPECT_EQ(world.check(), "");
    const WorldCounts after = world.counts();
    EXPECT_EQ(after.bodies, before.bodies);
    EXPECT_EQ(after.shapes, before.shapes - 1);
    EXPECT_EQ(after.chains, before.chains);
    world.step(kDt);
    EXPECT_TRUE(world.events().edits_dropped.empty()) << "of the last step alone";
    EXPECT_EQ(world.check(), "");
}

/// Each was right when it was called, and no longer is when it is applied.
TEST(LostEdits, ThatNoLongerFitAreDroppedAndReported) {
    CallbackWorld scene;
    World& world = scene.world;
    Body fresh;
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, 80.0f}});
    scene.step_with([&] {
        lift.set_type(BodyType::kStatic);
        lift.move_to({{1.0f, 80.0f}, Rot{}}, kDt);
        fresh = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 90.0f}});
        for (int i = 0; i < 3; ++i) {
            fresh.apply_impulse_to_center({0.9e9f, 0.0f});
            fresh.apply_force_to_center({3.0e38f, 0.0f});
        }
        fresh.set_transform({9.0e4f, 0.0f}, 0.0f);
        world.shift_origin({-5.0e4f, 0.0f});
    });
    std::vector<std::string> calls;
    for (const EditDropped& e : world.events().edits_dropped) calls.emplace_back(e.call);
    EXPECT_EQ(calls, (std::vector<std::string>{"Body::move_to", "Body::apply_impulse_to_center",
                                               "Body::apply_force_to_center", "Body::apply_impulse_to_center",
                                               "Body::apply_force_to_center", "World::shift_origin"}));
    EXPECT_EQ(world.check(), "");
    EXPECT_EQ(lift.linear_velocity(), Vec2{});
    EXPECT_EQ(fresh.linear_velocity(), (Vec2{0.9e9f, 0.0f})) << "the first fits, and no more";
    world.step(kDt);
    EXPECT_EQ(world.check(), "");
    EXPECT_TRUE(world.events().froze.empty());
}

#if !defined(JOSTLE_NO_EXCEPTIONS)

TEST(LostEdits, AreRefusedWhereTheyAreCalled) {
    CallbackWorld scene;
    scene.step_with([&] {
        const std::uint64_t before = scene.world.state_hash();
        expect_refused("Body::set_linear_velocity", "velocity", [&] {
            scene.ball.set_linear_velocity({std::numeric_limits<float>::infinity(), 0.0f});
        });
        EXPECT_EQ(scene.world.state_hash(), before);
    });
    EXPECT_EQ(scene.world.check(), "");
}

/// A step that fails takes its edits back: the objects that they made are gone, and the world goes on as if
/// the callback had only thrown.
TEST(LostEdits, GoWithAStepThatFails) {
    CallbackWorld scene, twin;
    const WorldCounts before = scene.world.counts();
    const Vec2 velocity = scene.ball.linear_velocity();
    std::vector<Body> bodies;
    Shape shape;
    ChainShape chain;
    DistanceJoint joint;
    scene.in_step = [&] {
        for (int i = 0; i < 10; ++i)
            bodies.push_back(scene.world.create_body({.type = static_cast<BodyType>(i % 3)}));
        shape = bodies[4].create_shape(LargePolygon::regular(12, 0.5f));
        chain = scene.hands.body.create_chain(three_points());
        joint = scene.world.create_distance({.body_a = bodies[1], .body_b = scene.ball, .length = 1.0f});
        scene.world.destroy(scene.hands.body);
        scene.ball.set_linear_velocity({1.0f, 1.0f});
        throw std::runtime_error("the user's own");
    };
    twin.in_step = [] { throw std::runtime_error("the user's own"); };
    EXPECT_THROW(scene.world.step(kDt), std::runtime_error);
    EXPECT_THROW(twin.world.step(kDt), std::runtime_error);
    for (const Body& body : bodies) EXPECT_FALSE(body.is_valid());
    EXPECT_FALSE(shape.is_valid() || chain.is_valid() || joint.is_valid());
    EXPECT_TRUE(scene.hands.body.is_valid());
    EXPECT_EQ(scene.ball.linear_velocity(), velocity);
    EXPECT_EQ(scene.world.check(), "");
    const WorldCounts after = scene.world.counts();
    EXPECT_EQ(after.bodies, before.bodies);
    EXPECT_EQ(after.shapes, before.shapes);
    EXPECT_EQ(after.joints, before.joints);
    for (int i = 0; i < 5; ++i) {
        scene.world.step(kDt);
        twin.world.step(kDt);
        for (const auto& [a, b] :
             {std::pair(scene.ball, twin.ball), std::pair(scene.hands.body, twin.hands.body)}) {
            EXPECT_EQ(a.position(), b.position());
            EXPECT_EQ(a.linear_velocity(), b.linear_velocity());
        }
    }
    // The ids come again in the order in which they were.
    const Body next = scene.world.create_body();
    EXPECT_EQ(next.handle().index, bodies[0].handle().index);
}

#endif

}  // namespace
}  // namespace jostle::test
