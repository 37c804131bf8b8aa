// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rolling resistance: a torque of at most r N on what rolls with the radius R, where r is the material's
// number times R. For a disc, whose inertia is m R^2 / 2, on a slope: a = 2/3 g (sin - rolling_resistance
// cos).
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <memory_resource>

#include "dynamics/incline.h"

namespace jostle::test {
namespace {

constexpr float kRadius = 0.25f;

/// A ball that rolls to the right on a plane, which falls to the right at `slope` [rad].
struct Rolling : Incline {
    Rolling(float slope, float resistance, float first_speed = 0.0f)
        : Incline(slope, {}, Circle{{}, kRadius}, {.rolling_resistance = resistance},
                  {.allow_sleep = false}) {
        body.set_linear_velocity(first_speed * along);
        body.set_angular_velocity(-first_speed / kRadius);
    }
};

/// It loses 2/3 g rolling_resistance each second, and so stops after v^2 / (2 a).
TEST(RollingResistance, BringsABallToRest) {
    constexpr float kSpeed = 3.0f, kResistance = 0.075f, kDeceleration = 0.5f;
    Rolling rolling(0.0f, kResistance, kSpeed);
    run(rolling.world, 120);
    EXPECT_NEAR(rolling.speed(), kSpeed - 2.0f * kDeceleration, 0.01f);
    EXPECT_NEAR(rolling.body.angular_velocity(), -rolling.speed() / kRadius, 0.05f) << "it does not slip";
    run(rolling.world, 180);
    EXPECT_NEAR(rolling.speed(), kSpeed - 5.0f * kDeceleration, 0.01f);
    run(rolling.world, 120);
    EXPECT_NEAR(rolling.speed(), 0.0f, 1e-3f);
    EXPECT_NEAR(rolling.body.angular_velocity(), 0.0f, 1e-2f);
    EXPECT_NEAR(rolling.way(), kSpeed * kSpeed / (2.0f * kDeceleration), 0.1f);
}

TEST(RollingResistance, WithoutItABallRollsOn) {
    Rolling rolling(0.0f, 0.0f, 3.0f);
    run(rolling.world, 420);
    EXPECT_NEAR(rolling.speed(), 3.0f, 0.01f);
}

TEST(RollingResistance, HoldsABallBelowItsAngle) {
    for (const float resistance : {0.02f, 0.1f, 0.4f}) {
        SCOPED_TRACE(resistance);
        Rolling rolling(std::atan(0.95f * resistance), resistance);
        expect_held(rolling);
    }
}

TEST(RollingResistance, LetsABallRollAboveItsAngle) {
    for (const float resistance : {0.02f, 0.1f, 0.4f}) {
        SCOPED_TRACE(resistance);
        const float slope = std::atan(resistance) + 5.0f * kDegree;
        Rolling rolling(slope, resistance);
        const float acceleration = 20.0f / 3.0f * (std::sin(slope) - resistance * std::cos(slope));
        EXPECT_NEAR(acceleration_of(rolling), acceleration, 0.02f * acceleration);
    }
}

/// The torque is at most rolling_resistance R m g, in each of four sub-steps, and acts against the turning.
TEST(RollingResistance, ImpulseIsInTheContact) {
    constexpr float kResistance = 0.01f;
    Rolling rolling(0.0f, kResistance, 0.05f);
    run(rolling.world, 10);
    ASSERT_EQ(rolling.world.contacts().size(), 1u);
    const Contact contact = rolling.world.contacts()[0];
    const float most = kResistance * kRadius * rolling.body.mass() * 10.0f * kDt / 4.0f;
    const float on_ball = (contact.shape_b.body() == rolling.body ? 1.0f : -1.0f) * contact.rolling_impulse;
    EXPECT_NEAR(on_ball, most, 0.02f * most) << "the ball turns clockwise";
    rolling.body.shapes().front().set_material({});
    EXPECT_EQ(rolling.world.contacts()[0].rolling_impulse, 0.0f);
    rolling.world.step(kDt);
    EXPECT_EQ(rolling.world.contacts()[0].rolling_impulse, 0.0f);
}

/// Set while it rolls: from the next step on.
TEST(RollingResistance, IsChangedWhileABallRolls) {
    Rolling rolling(0.0f, 0.0f, 3.0f);
    run(rolling.world, 60);
    EXPECT_NEAR(rolling.speed(), 3.0f, 0.01f);
    rolling.body.shapes().front().set_material({.rolling_resistance = 0.15f});
    run(rolling.world, 60);
    EXPECT_NEAR(rolling.speed(), 2.0f, 0.02f);
    rolling.body.shapes().front().set_material({});
    run(rolling.world, 60);
    EXPECT_NEAR(rolling.speed(), 2.0f, 0.02f);
}

/// Two gears: of two bodies that turn, both are braked alike. Nothing else acts on them: the impulse of the
/// one is that of the other, and friction is 0.
TEST(RollingResistance, ActsOnBothBodies) {
    World world({.gravity = {}, .allow_sleep = false});
    const Material smooth{.friction = 0.0f, .rolling_resistance = 0.5f};
    const Body left = add_dynamic(world, {-0.5f, 0.0f}, Circle{{}, 0.5f}, {.material = smooth});
    const Body right =
        add_dynamic(world, {0.5f, 0.0f}, Circle{{}, 0.5f}, {.density = 2.0f, .material = smooth});
    left.set_angular_velocity(6.0f);
    const float momentum = 6.0f * left.inertia();
    for (int i = 0; i < 240; ++i) {
        left.apply_force_to_center({1.0f, 0.0f});
        right.apply_force_to_center({-1.0f, 0.0f});
        world.step(kDt);
        EXPECT_NEAR(left.inertia() * left.angular_velocity() + right.inertia() * right.angular_velocity(),
                    momentum, 1e-3f * momentum);
    }
    // A torque of 0.5 0.5 m 1 N brakes them within two seconds; the right one has twice the inertia.
    EXPECT_NEAR(left.angular_velocity(), 2.0f, 0.01f);
    EXPECT_NEAR(right.angular_velocity(), 2.0f, 0.01f);
}

/// A body that no torque turns is not braked, and no number becomes infinite.
/// Memory with a byte of the test's in it.
class FilledMemory final : public std::pmr::memory_resource {
  public:
    explicit FilledMemory(int byte) : byte_(byte) {}

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        return std::memset(std::pmr::new_delete_resource()->allocate(bytes, alignment), byte_, bytes);
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        std::pmr::new_delete_resource()->deallocate(p, bytes, alignment);
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
    int byte_;
};

/// A contact that a callback switches off in every other step leaves no impulse, whatever the memory held.
TEST(RollingResistance, OfADisabledContactIsNone) {
    const auto hash = [](int byte) {
        FilledMemory memory(byte);
        World world({.memory = &memory});
        const Body ground = add_ground(world);
        const Body disc = add_dynamic(world, {0.0f, kRadius}, Circle{{}, kRadius},
                                      {.material = {.rolling_resistance = 0.1f}});
        disc.set_angular_velocity(-6.0f);
        bool enabled = false;
        world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) { contact.enabled = enabled; });
        for (int i = 0; i < 8; ++i) {
            world.step(kDt);
            EXPECT_EQ(disc.contacts().size(), 1);
            EXPECT_EQ(disc.contacts().front().rolling_impulse != 0.0f, enabled) << byte << " " << i;
            enabled = !enabled;
        }
        EXPECT_TRUE(world.events().froze.empty());
        return world.state_hash();
    };
    const std::uint64_t expected = hash(0);
    for (const int byte : {0x4b, 0x5a, 0x7e}) EXPECT_EQ(hash(byte), expected) << byte;
}

/// Also where steps get shorter, and impulses of longer ones are kept for a while.
TEST(RollingResistance, LeavesNothingWhereItIsTakenAway) {
    World world({.allow_sleep = false});
    const ShapeDef def{.material = {.friction = 1.0f, .rolling_resistance = 0.3f}};
    add_ground(world, def);
    const Body disc = add_dynamic(world, {0.0f, kRadius}, Circle{{}, kRadius}, def);
    disc.set_linear_velocity({5.0f, 0.0f});
    bool resists = true;
    world.on_pre_solve(disc.shapes().front(), [&](PreSolve& contact) {
        if (!resists) contact.rolling_resistance = 0.0f;
    });
    for (int i = 0; i < 20; ++i) world.step(1.0f / 30.0f);
    EXPECT_NE(disc.contacts().front().rolling_impulse, 0.0f);
    resists = false;
    for (int i = 0; i < 6; ++i) {
        world.step(1.0f / 240.0f);
        EXPECT_EQ(disc.contacts().front().rolling_impulse, 0.0f) << i;
    }
}

TEST(RollingResistance, DoesNothingToWhatCannotTurn) {
    World world;
    add_ground(world, {.material = {.friction = 0.0f, .rolling_resistance = 1.0f}});
    const Body ball = world.create_body({.type = BodyType::kDynamic,
                                         .position = {0.0f, kRadius},
                                         .linear_velocity = {2.0f, 0.0f},
                                         .locks = {.rotation = true}});
    ball.create_shape(Circle{{}, kRadius});
    run(world, 60);
    EXPECT_NEAR(ball.linear_velocity().x, 2.0f, 1e-4f);
    EXPECT_EQ(ball.angular_velocity(), 0.0f);
    EXPECT_EQ(world.contacts()[0].rolling_impulse, 0.0f);
}

}  // namespace
}  // namespace jostle::test
