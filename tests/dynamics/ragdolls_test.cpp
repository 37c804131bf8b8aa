// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Ragdolls of ten capsules whose limbs touch each other, with limits, and with friction in their joints or
// without it.
#include <algorithm>
#include <cmath>
#include <vector>

#include "dynamics/stiff_joints.h"
#include "math/random.h"

namespace jostle::test {
namespace {

class Doll {
  public:
    Doll(World& world, Vec2 place, float angle, float friction)
        : world_(world), pose_{place, Rot::from_angle(angle)}, angle_(angle), friction_(friction) {
        const Body torso = add_limb({}, {0.0f, 0.25f}, 0.15f);
        const Body head = add_limb({0.0f, 0.6f}, {}, 0.16f);
        join(torso, head, {0.0f, 0.42f}, -0.5f, 0.5f);
        for (const float side : {-1.0f, 1.0f}) {
            const Body arm = add_limb({0.35f * side, 0.25f}, {0.12f, 0.0f}, 0.07f),
                       hand = add_limb({0.68f * side, 0.25f}, {0.12f, 0.0f}, 0.06f),
                       thigh = add_limb({0.1f * side, -0.6f}, {0.0f, 0.16f}, 0.08f),
                       shin = add_limb({0.1f * side, -1.05f}, {0.0f, 0.16f}, 0.07f);
            join(torso, arm, {0.18f * side, 0.25f}, -1.5f, 1.5f);
            join(torso, thigh, {0.1f * side, -0.38f}, -0.8f, 0.8f);
            bend(arm, hand, {0.52f * side, 0.25f}, 1.8f * side);
            bend(thigh, shin, {0.1f * side, -0.83f}, -1.5f * side);
        }
    }
    [[nodiscard]] const std::vector<Body>& limbs() const { return limbs_; }

  private:
    Body add_limb(Vec2 at, Vec2 half, float radius) {
        const Body limb =
            world_.create_body({.type = BodyType::kDynamic, .position = apply(pose_, at), .angle = angle_});
        const ShapeDef def{.material = {.friction = 0.5f}};
        if (length(half) > 0.0f)
            limb.create_shape(Capsule{-half, half, radius}, def);
        else
            limb.create_shape(Circle{{}, radius}, def);
        limbs_.push_back(limb);
        return limb;
    }
    void join(const Body& a, const Body& b, Vec2 at, float lower, float upper) {
        const Vec2 in_world = apply(pose_, at);
        RevoluteJointDef def{.body_a = a,
                             .body_b = b,
                             .anchor_a = a.local_point(in_world),
                             .anchor_b = b.local_point(in_world),
                             .limit = JointLimit{lower, upper}};
        if (friction_ > 0.0f) def.motor = RevoluteMotor{0.0f, friction_};
        world_.create_revolute(def);
    }
    /// A knee or an elbow: it bends one way.
    void bend(const Body& a, const Body& b, Vec2 at, float most) {
        join(a, b, at, std::min(most, -0.1f), std::max(most, 0.1f));
    }

    World& world_;
    Transform pose_;
    float angle_, friction_;
    std::vector<Body> limbs_;
};

/// Dolls above each other, at random angles.
struct RagdollFall {
    RagdollFall(std::uint64_t seed, int count, float friction) {
        world.create_body().create_shape(Polygon::offset_box(40.0f, 0.5f, {0.0f, -0.5f}, Rot{}),
                                         {.material = {.friction = 0.5f}});
        Random random(seed);
        for (int i = 0; i < count; ++i) {
            const float x = random.uniform(0.0f, 0.3f), rise = random.uniform(0.0f, 1.0f),
                        angle = random.uniform(-kPi, kPi);
            dolls.emplace_back(world, Vec2{x, 3.0f + rise + 2.5f * static_cast<float>(i)}, angle, friction);
        }
        start = energy();
    }
    void step(float hertz, int substeps) {
        world.step(1.0f / hertz, substeps);
        most = std::max(most, energy());
    }
    void step_until_asleep(int most_steps) {
        for (int i = 0; i < most_steps && world.counts().awake_bodies > 0; ++i) step(60.0f, 4);
        EXPECT_EQ(world.counts().awake_bodies, 0);
    }
    /// [J] Kinetic, and potential above the ground.
    [[nodiscard]] double energy() const {
        const Energy now = world.energy();
        return now.kinetic + now.potential;
    }
    /// [m] The deepest overlap.
    [[nodiscard]] float deepest() const {
        float deepest = 0.0f;
        for (const Contact& contact : world.contacts())
            for (int i = 0; i < contact.count; ++i)
                deepest = std::max(deepest, -contact.points[i].separation);
        return deepest;
    }
    World world;
    std::vector<Doll> dolls;
    double start = 0.0, most = 0.0;  ///< [J] and after any step
};

/// Joints whip a shin by 30 rad/s as the other foot meets the ground: 12 cm within a step. Legs that were 6
/// cm apart before it crossed, and could not part.
TEST(Ragdolls, LimbsDoNotPassThroughEachOther) {
    for (const float friction : {0.0f, 0.03f, 0.3f}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            SCOPED_TRACE(testing::Message() << "friction " << friction << ", seed " << seed);
            RagdollFall fall(seed, 1, friction);
            for (int i = 0; i < 240; ++i) fall.step(60.0f, 4);
            EXPECT_LT(fall.deepest(), 0.02f);
        }
    }
}

/// Limbs in a heap lie against each other, and friction in their joints holds them. It held them against what
/// lay on them, too, by more than it may give.
TEST(Ragdolls, HeapsWithFrictionInTheirJointsComeToRest) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SCOPED_TRACE(seed);
        RagdollFall fall(seed, 4, 0.3f);
        fall.step_until_asleep(1200);
        EXPECT_LT(worst_error(fall.world), 0.001f);
    }
}

/// No limb is through another: none is thinner than 6 cm. At 60 Hz one may be in a heap, as dolls that fall
/// on it move by more than that in a step.
TEST(Ragdolls, LimbsInHeapsDoNotPassThroughEachOtherAt120Hz) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        SCOPED_TRACE(seed);
        RagdollFall fall(seed, 4, 0.3f);
        for (int i = 0; i < 1200; ++i) fall.step(120.0f, 2);
        EXPECT_LT(fall.deepest(), 0.06f);
    }
}

/// They lie still. Friction in a joint that came to its bound shook the whole doll, again and again: its
/// contacts found it without that joint for a sub-step, and were as soft for a step as under what swings.
TEST(Ragdolls, DollsLieStillWithoutSleep) {
    for (const auto& [hertz, substeps] : {std::pair{60.0f, 4}, {120.0f, 2}, {60.0f, 8}}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz, " << substeps << ", seed " << seed);
            RagdollFall fall(seed, 1, 0.3f);
            fall.world.set_allow_sleep(false);
            for (int i = 0; i < 9 * static_cast<int>(hertz); ++i) fall.step(hertz, substeps);
            float fastest = 0.0f;
            for (int i = 0; i < static_cast<int>(hertz); ++i) {
                fall.step(hertz, substeps);
                for (const Body& limb : fall.dolls[0].limbs())
                    fastest = std::max(fastest, length(limb.linear_velocity()));
            }
            EXPECT_LT(fastest, 0.001f);
        }
    }
}

TEST(Ragdolls, ADollWithoutFrictionInItsJointsComesToRest) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SCOPED_TRACE(seed);
        RagdollFall fall(seed, 1, 0.0f);
        fall.step_until_asleep(600);
    }
}

/// Blows of the ground took weak motors for rigid, and a doll that fell won up to 250 % of its energy.
TEST(Ragdolls, FrictionInJointsWinsNoEnergyAtABlow) {
    struct Rate {
        float hertz;
        int substeps;
    };
    for (const Rate rate : {Rate{60.0f, 4}, Rate{120.0f, 2}, Rate{240.0f, 1}}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            SCOPED_TRACE(testing::Message() << rate.hertz << " Hz, seed " << seed);
            RagdollFall fall(seed, 1, 0.3f);
            for (int i = 0; i < static_cast<int>(1.5f * rate.hertz); ++i)
                fall.step(rate.hertz, rate.substeps);
            EXPECT_LT(fall.most, 1.01 * fall.start);
        }
    }
}

/// In these heaps limbs spin as fast as bodies may, beyond their limits: their brakes drove others.
TEST(Ragdolls, BrakesOfSpinsWinNoEnergy) {
    for (const std::uint64_t seed : {7u, 33u, 136u}) {
        SCOPED_TRACE(seed);
        RagdollFall fall(seed, 8, 0.0f);
        for (int i = 0; i < 150; ++i) {
            fall.step(60.0f, 2);
            ASSERT_LT(fall.energy(), 1.01 * fall.start) << "step " << i;
        }
    }
}

/// Two bodies on joints of their own pass each other by 6 cm at 20 m/s: neither feels the other, nor is it
/// told that they touch. A contact from further away would be a plane across the way.
TEST(Ragdolls, BodiesOfOtherFiguresPassClosely) {
    World world({.gravity = {}});
    const Body frame = world.create_body({.position = {0.0f, 50.0f}});
    const Body sign = add_dynamic(world, {0.0f, 0.56f}, Polygon::box(0.5f, 0.5f));
    hinge(world, frame, sign, {0.0f, 0.9f});
    const Body car = add_dynamic(world, {-5.0f, -0.25f}, Polygon::box(0.5f, 0.25f)),
               wheel = add_dynamic(world, {-5.0f, -0.5f}, Circle{{}, 0.2f}, {.filter = {.group = -1}});
    hinge(world, car, wheel, {-5.0f, -0.5f});
    for (const Body& body : {car, wheel}) body.set_linear_velocity({20.0f, 0.0f});
    for (int i = 0; i < 60; ++i) {
        world.step(kDt);
        EXPECT_EQ(world.events().contacts_began.size(), 0u);
    }
    EXPECT_GT(car.position().x, 10.0f);
    EXPECT_NEAR(car.linear_velocity().x, 20.0f, 1e-3f);
    EXPECT_EQ(sign.angular_velocity(), 0.0f);
}

/// Two rotors of one machine, whose tips pass each other by 10 cm at 12 m/s each, as a wheel of it stands on
/// the ground: they keep their spin.
TEST(Ragdolls, PartsOfOneMachinePassClosely) {
    World world;
    add_ground(world);
    const Body frame = add_dynamic(world, {0.0f, 4.0f}, Polygon::box(6.0f, 3.99f),
                                   {.density = 10.0f, .filter = {.group = -1}});
    std::vector<Body> rotors;
    for (const float side : {-1.0f, 1.0f}) {
        const Vec2 at{2.3f * side, 4.0f};
        const Body rotor = world.create_body({.type = BodyType::kDynamic, .position = at});
        for (const float end : {-1.0f, 1.0f})
            rotor.create_shape(Circle{{2.0f * end, 0.0f}, 0.25f}, {.filter = {.category = 2, .mask = 2}});
        hinge(world, frame, rotor, at);
        rotor.set_angular_velocity(6.0f);
        rotors.push_back(rotor);
    }
    run(world, 300);
    for (const Body& rotor : rotors) EXPECT_NEAR(rotor.angular_velocity(), 6.0f, 0.01f);
}

}  // namespace
}  // namespace jostle::test
