// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bounces: both points of a manifold together, in each sub-step, passed on within it, and without energy.
#include <jostle/math/trigonometry.h>

#include <algorithm>
#include <cmath>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

ShapeDef bouncy(float friction) {
    return {.material = {.friction = friction, .restitution = 1.0f}};
}

/// [J/kg] Kinetic and potential energy over the mass, for g = 10.
float energy_of(const Body& body) {
    const Vec2 v = body.linear_velocity();
    const float w = body.angular_velocity();
    return 10.0f * body.center_of_mass().y + 0.5f * dot(v, v) + 0.5f * body.inertia() / body.mass() * w * w;
}

/// A body that is dropped flat with restitution 1 rises to where it was let go, again and again, and does not
/// spin.
TEST(Bounce, FlatDropsRiseToTheirHeight) {
    const Geometry shapes[] = {Circle{{}, 0.25f}, Polygon::box(0.25f, 0.25f),
                               Capsule{{-0.3f, 0.0f}, {0.3f, 0.0f}, 0.25f}, Polygon::box(1.0f, 0.25f)};
    for (const Geometry& shape : shapes) {
        SCOPED_TRACE(static_cast<int>(shape.type));
        World world({.allow_sleep = false});
        add_ground(world, bouncy(0.6f));
        const Body body = add_dynamic(world, {0.0f, 2.25f}, shape, bouncy(0.6f));
        float top = 0.0f;
        for (int i = 0; i < 600; ++i) {
            world.step(kDt);
            if (i > 400) top = std::max(top, body.position().y - 0.25f);
        }
        EXPECT_NEAR(top, 2.0f, 0.02f);
        EXPECT_NEAR(body.angular_velocity(), 0.0f, 1e-3f);
    }
}

/// A box comes down on its corner: whatever friction does, the corner leaves as fast as it came, and the body
/// has no more energy. In numbers: without friction J = 2 v / (1 / m + x^2 / I), x the lever of the corner.
TEST(Bounce, OffACornerLeavesWithItsSpeed) {
    constexpr float kFall = 8.0f;
    for (const float friction : {0.0f, 0.2f, 0.6f}) {
        for (const float angle : {0.2f, 0.5f, 0.8f, 1.2f}) {
            for (const int substeps : {1, 4, 8}) {
                SCOPED_TRACE(::testing::Message() << friction << " " << angle << " " << substeps);
                World world({.gravity = {}});
                add_ground(world, bouncy(friction));
                const Rot turn = Rot::from_angle(angle);
                // The lowest of the four.
                const Vec2 corner = rotate(turn, Vec2{-0.5f, -0.3f});
                Body box = add_dynamic(world, {0.0f, 0.05f - corner.y}, Polygon::box(0.5f, 0.3f),
                                       bouncy(friction), angle);
                box.set_linear_velocity({0.0f, -kFall});
                const float start = energy_of(box) - 10.0f * box.center_of_mass().y;
                for (int i = 0; i < 4 && box.linear_velocity().y == -kFall; ++i) world.step(kDt, substeps);
                const Vec2 v = box.linear_velocity();
                const float w = box.angular_velocity();
                EXPECT_NEAR(v.y + w * corner.x, kFall, 0.02f);
                EXPECT_LE(energy_of(box) - 10.0f * box.center_of_mass().y, 1.001f * start);
                if (friction > 0.0f) continue;
                const float impulse =
                    2.0f * kFall / (1.0f / box.mass() + corner.x * corner.x / box.inertia());
                EXPECT_NEAR(v.y, -kFall + impulse / box.mass(), 0.02f);
                EXPECT_NEAR(w, impulse * corner.x / box.inertia(), 0.05f);
            }
        }
    }
}

/// Boxes of any kind tumble between two plates, where one corner often meets right after the other.
TEST(Bounce, TumblingBoxesKeepTheirEnergy) {
    Random random(7);
    for (int k = 0; k < 60; ++k) {
        SCOPED_TRACE(k);
        World world({.gravity = {}, .restitution_threshold = 0.02f});
        for (const float y : {-3.0f, 3.0f})
            add_static(world, {0.0f, y}, Polygon::box(50.0f, 0.5f), bouncy(0.0f));
        Body box =
            add_dynamic(world, {}, Polygon::box(random.uniform(0.2f, 0.6f), random.uniform(0.1f, 0.6f)),
                        bouncy(0.0f), random.uniform(-3.0f, 3.0f));
        box.set_linear_velocity({0.0f, random.uniform(-8.0f, 8.0f)});
        box.set_angular_velocity(random.uniform(-10.0f, 10.0f));
        const float start = energy_of(box);
        run(world, 240);
        const float energy = energy_of(box) - 10.0f * box.center_of_mass().y;
        EXPECT_LE(energy, 1.001f * start);
        EXPECT_GE(energy, 0.9f * start);
    }
}

/// 300 boxes and capsules, with friction, at any angle: the energy at the highest point between two bounces
/// is never more than 1 % above that of the start.
TEST(Bounce, NoDropGainsEnergy) {
    Random random(49);
    for (int k = 0; k < 300; ++k) {
        SCOPED_TRACE(k);
        World world({.allow_sleep = false});
        const ShapeDef def = bouncy(random.uniform(0.0f, 0.8f));
        add_ground(world, def);
        const float angle = k % 2 == 0 ? random.uniform(-0.05f, 0.05f) : random.uniform(-3.0f, 3.0f);
        const Geometry shape =
            k % 3 == 0 ? Geometry(Capsule{{-random.uniform(0.1f, 0.4f), 0.0f}, {0.1f, 0.0f}, 0.15f})
                       : Geometry(Polygon::box(random.uniform(0.05f, 0.35f), random.uniform(0.05f, 0.35f)));
        const Body body = add_dynamic(world, {0.0f, 2.0f}, shape, def, angle);
        const float start = energy_of(body);
        float before = 0.0f, most = 0.0f;
        for (int i = 0; i < 300; ++i) {
            world.step(kDt);
            const float rise = body.linear_velocity().y;
            if (before > 0.0f && rise <= 0.0f) most = std::max(most, energy_of(body));
            before = rise;
        }
        EXPECT_LT(most, 1.01f * start);
    }
}

/// Two points that meet together share the impulse, and each leaves with its share of its own speed.
TEST(Bounce, BothPointsLeaveWithTheirShare) {
    for (const float e : {0.3f, 1.0f}) {
        World world({.gravity = {}, .allow_sleep = false});
        add_ground(world, {.material = {.friction = 0.0f, .restitution = e}});
        const Body box = add_dynamic(world, {0.0f, 0.52f}, Polygon::box(0.5f, 0.5f),
                                     {.material = {.friction = 0.0f, .restitution = e}});
        // The corners come at 4 and 6 m/s.
        box.set_linear_velocity({0.0f, -5.0f});
        box.set_angular_velocity(2.0f);
        world.step(kDt, 1);
        EXPECT_NEAR(box.linear_velocity().y, 5.0f * e, 0.02f) << e;
        EXPECT_NEAR(box.angular_velocity(), -2.0f * e, 0.05f) << e;
    }
}

/// By two balls or more per sub-step, and nothing of it is lost on the way but what the balls' small moves
/// cost.
TEST(Bounce, IsPassedOnAlongARow) {
    for (const int substeps : {1, 4}) {
        World world({.gravity = {}, .allow_sleep = false});
        const ShapeDef def = bouncy(0.0f);
        std::vector<Body> balls;
        for (int i = 0; i < 8; ++i)
            balls.push_back(add_dynamic(world, {static_cast<float>(i), 0.0f}, Circle{{}, 0.5f}, def));
        const Body first = add_dynamic(world, {-1.01f, 0.0f}, Circle{{}, 0.5f}, def);
        first.set_linear_velocity({3.0f, 0.0f});
        for (int i = 0; i < 4; ++i) world.step(kDt, substeps);
        EXPECT_NEAR(balls.back().linear_velocity().x, 3.0f, 0.06f);
        EXPECT_NEAR(first.linear_velocity().x, 0.0f, 0.06f);
        for (std::size_t i = 0; i + 1 < balls.size(); ++i)
            EXPECT_NEAR(balls[i].linear_velocity().x, 0.0f, 0.06f) << i;
    }
}

/// Friction takes part in a bounce, by at most friction times its impulse: a ball that spins runs away.
TEST(Bounce, FrictionActsInIt) {
    World world({.gravity = {}, .allow_sleep = false});
    add_ground(world, bouncy(0.1f));
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f}, bouncy(0.1f));
    ball.set_linear_velocity({0.0f, -4.0f});
    ball.set_angular_velocity(-40.0f);
    world.step(kDt, 1);
    EXPECT_NEAR(ball.linear_velocity().y, 4.0f, 1e-3f);
    // It still slips: 0.1 of the normal impulse, which is 2 * 4 m/s times the mass.
    EXPECT_NEAR(ball.linear_velocity().x, 0.8f, 1e-3f);
    EXPECT_NEAR(ball.angular_velocity(), -40.0f + 0.8f / (0.5f * 0.5f), 1e-2f);
}

/// A body of a heap that is thrown into the ground.
struct Thrown {
    Polygon shape;
    Vec2 position;
    float angle;
    Vec2 velocity;
    float spin;
};

/// Of a blow that other contacts take, the next sub-step begins with the impulse, and takes it back as it
/// goes. Nothing may bounce off the speed that it has in between: these heaps would have 9 and 1000 times the
/// energy.
TEST(Bounce, NoHeapGainsEnergy) {
    const std::vector<Thrown> two{
        {Polygon::box(0.59f, 0.057f), {0.6727f, 0.4544f}, 2.3214f, {2.4225f, -16.6346f}, -1.5024f},
        {Polygon::rounded_box(0.3793f, 0.3952f, 0.05f),
         {1.3261f, 0.5237f},
         1.7563f,
         {-0.8681f, -19.2617f},
         10.2901f}};
    const std::vector<Thrown> three{{Polygon::box(0.549971998f, 0.070564501f),
                                     {-1.85318494f, 0.1332414f},
                                     0.00669935113f,
                                     {-3.48970699f, -1.22844136f},
                                     0.938892186f},
                                    {Polygon::box(0.16707851f, 0.0651030019f),
                                     {-1.2956295f, 0.0606292784f},
                                     0.0298703611f,
                                     {3.48858857f, -4.3173542f},
                                     -31.6607933f},
                                    {Polygon::box(0.519606531f, 0.336968035f),
                                     {-1.54656971f, 0.562449813f},
                                     -0.118686177f,
                                     {-0.962038517f, -2.35816145f},
                                     -5.79950714f}};
    struct {
        const std::vector<Thrown>& bodies;
        float restitution;
    } const heaps[] = {{two, 0.39f}, {three, 0.97f}};
    for (const auto& heap : heaps)
        for (int run = 0; run < 10; ++run) {
            const int substeps = 1 << run / 2;
            const bool has_joints = run % 2 == 1;
            SCOPED_TRACE(testing::Message() << heap.bodies.size() << " bodies, " << substeps
                                            << " sub-steps, joints that do nothing: " << has_joints);
            World world({.allow_sleep = false});
            const ShapeDef def{.material = {.friction = 0.8f, .restitution = heap.restitution}};
            const Body ground = add_ground(world, def);
            for (const Thrown& thrown : heap.bodies) {
                const Body body = world.create_body({.type = BodyType::kDynamic,
                                                     .position = thrown.position,
                                                     .angle = thrown.angle,
                                                     .linear_velocity = thrown.velocity,
                                                     .angular_velocity = thrown.spin});
                body.create_shape(thrown.shape, def);
                if (has_joints)
                    world.create_friction(
                        {.body_a = ground, .body_b = body, .max_force = 0.0f, .max_torque = 0.0f});
            }
            const double before = world.energy().total();
            for (int i = 0; i < 30; ++i) {
                world.step(kDt, substeps);
                ASSERT_LT(world.energy().total(), before) << i;
            }
        }
}

/// A locked body is not accelerated, and its bounces take no account of it: a ball comes back from a block
/// that is locked, whatever pulls at that.
TEST(Bounce, OffABodyThatIsLocked) {
    for (const float force : {0.0f, 1000.0f}) {
        World world({.allow_sleep = false});
        const Body block = add_dynamic(world, {0.0f, -0.5f}, Polygon::box(2.0f, 0.5f), bouncy(0.0f));
        block.set_locks({.x = true, .y = true, .rotation = true});
        const Body ball = add_dynamic(world, {0.0f, 1.5f}, Circle{{}, 0.5f}, bouncy(0.0f));
        float top = 0.0f;
        for (int i = 0; i < 60; ++i) {
            block.apply_force_to_center({0.0f, force});
            world.step(kDt);
            if (i > 35) top = std::max(top, ball.position().y);
        }
        EXPECT_NEAR(top, 1.5f, 0.02f) << force;
    }
}

/// A body that cannot turn bounces on two points as on one.
TEST(Bounce, OfABodyThatCannotTurn) {
    World world({.gravity = {}, .allow_sleep = false});
    add_ground(world, bouncy(0.5f));
    const Body box = add_dynamic(world, {0.0f, 0.51f}, Polygon::box(0.5f, 0.5f), bouncy(0.5f));
    box.set_locks({.rotation = true});
    box.set_linear_velocity({0.0f, -4.0f});
    world.step(kDt, 1);
    EXPECT_NEAR(box.linear_velocity().y, 4.0f, 1e-3f);
    EXPECT_EQ(box.angular_velocity(), 0.0f);
}

}  // namespace
}  // namespace jostle::test
