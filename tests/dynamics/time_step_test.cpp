// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Steps of changing length: what rests goes on resting, as the impulses that it rests on are those of forces.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "math/random.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

std::vector<Body> add_stack(World& world, int boxes) {
    std::vector<Body> stack;
    for (int i = 0; i < boxes; ++i)
        stack.push_back(add_dynamic(world, {0.0f, 0.5f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
    return stack;
}

/// How far bodies have moved since then, at most.
class Drift {
  public:
    explicit Drift(std::vector<Body> bodies) : bodies_(std::move(bodies)) {
        for (const Body& body : bodies_) before_.push_back(body.position());
    }
    [[nodiscard]] float most() const {
        float most = 0.0f;
        for (std::size_t i = 0; i < bodies_.size(); ++i)
            most = std::max(most, distance(bodies_[i].position(), before_[i]));
        return most;
    }

  private:
    std::vector<Body> bodies_;
    std::vector<Vec2> before_;
};

float speed_of_fastest(const std::vector<Body>& bodies) {
    float most = 0.0f;
    for (const Body& body : bodies) most = std::max(most, length(body.linear_velocity()));
    return most;
}

/// Ways in which steps differ: the length of step i, `random` between 0 and 1.
struct Rhythm {
    const char* name;
    float (*length)(int i, float random);
};
constexpr Rhythm kRhythms[] = {
    {"1/60 and 1 us in turn", [](int i, float) { return i % 2 == 0 ? kDt : 1.0e-6f; }},
    {"1/60 and 0.1 ms in turn", [](int i, float) { return i % 2 == 0 ? kDt : 1.0e-4f; }},
    {"1/60 and 1 ms in turn", [](int i, float) { return i % 2 == 0 ? kDt : 1.0e-3f; }},
    {"1/60 and 1/240 in turn", [](int i, float) { return i % 2 == 0 ? kDt : 0.25f * kDt; }},
    {"1/30 after nine of 1 ms", [](int i, float) { return i % 10 == 0 ? 2.0f * kDt : 1.0e-3f; }},
    {"1 ms after nine of 1/60", [](int i, float) { return i % 10 == 0 ? 1.0e-3f : kDt; }},
    {"any of 0.1 ms to 1/30", [](int, float random) { return 1.0e-4f + random * (2.0f * kDt - 1.0e-4f); }},
    {"0.1 ms or 1/30 at random", [](int, float random) { return random < 0.5f ? 1.0e-4f : 2.0f * kDt; }},
    {"60 Hz, and a hitch of 50 ms each second", [](int i, float) { return i % 60 == 0 ? 3.0f * kDt : kDt; }},
};

TEST(TimeStep, AStackStandsWhateverItsRhythm) {
    for (const Rhythm& rhythm : kRhythms) {
        SCOPED_TRACE(rhythm.name);
        World world({.allow_sleep = false});
        add_ground(world);
        const std::vector<Body> stack = add_stack(world, 10);
        run(world, 180);
        const Drift drift(stack);
        Random random(1);
        float fastest = 0.0f;
        const double end = world.time() + 10.0;
        for (int i = 0; world.time() < end && i < 4000; ++i) {
            world.step(rhythm.length(i, random.uniform(0.0f, 1.0f)));
            fastest = std::max(fastest, speed_of_fastest(stack));
        }
        EXPECT_EQ(world.check(), "");
        // 2 cm of 10 m, and no faster than a body falls in one step of 1/30 s.
        EXPECT_LT(drift.most(), 0.02f);
        EXPECT_LT(fastest, 10.0f * 2.0f * kDt);
        for (const Body& box : stack) EXPECT_LT(abs(box.angle()), 0.01f);
    }
}

/// A window is moved, a machine sleeps: one long step, in a world of things at rest (finding f13).
TEST(TimeStep, AHitchLeavesATowerWhereItIs) {
    for (const int substeps : {2, 4}) {
        for (const float hitch : {0.1f, 0.25f}) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, " << hitch << " s");
            World world({.allow_sleep = false});
            add_ground(world);
            const std::vector<Body> stack = add_stack(world, 10);
            for (int i = 0; i < 240; ++i) world.step(kDt, substeps);
            const Drift drift(stack);
            world.step(hitch, substeps);
            // A slop, at once and as it settles again.
            EXPECT_LT(drift.most(), 0.005f);
            for (int i = 0; i < 180; ++i) world.step(kDt, substeps);
            EXPECT_LT(drift.most(), 0.005f);
        }
    }
}

TEST(TimeStep, ATowerStandsThroughASecondInOneStep) {
    World world({.allow_sleep = false});
    add_ground(world);
    const std::vector<Body> stack = add_stack(world, 10);
    run(world, 240);
    const Drift drift(stack);
    world.step(1.0f);
    run(world, 180);
    // The bodies sink into each other by a hundredth of the tower's height, and none falls.
    EXPECT_LT(drift.most(), 0.1f);
    EXPECT_LT(speed_of_fastest(stack), 0.05f);
    for (const Body& box : stack) EXPECT_LT(abs(box.angle()), 0.01f);
}

TEST(TimeStep, AChainHangsWhateverItsRhythm) {
    for (const Rhythm& rhythm : kRhythms) {
        SCOPED_TRACE(rhythm.name);
        World world({.allow_sleep = false});
        std::vector<Body> links;
        Body last = world.create_body();
        for (int i = 0; i < 10; ++i) {
            const Body link =
                add_dynamic(world, {0.0f, -0.5f - static_cast<float>(i)}, Polygon::box(0.1f, 0.4f));
            world.create_revolute({.body_a = last,
                                   .body_b = link,
                                   .anchor_a = i == 0 ? Vec2{} : Vec2{0.0f, -0.5f},
                                   .anchor_b = {0.0f, 0.5f}});
            links.push_back(link);
            last = link;
        }
        run(world, 300);
        const Drift drift(links);
        Random random(1);
        const double end = world.time() + 10.0;
        for (int i = 0; world.time() < end && i < 4000; ++i)
            world.step(rhythm.length(i, random.uniform(0.0f, 1.0f)));
        EXPECT_EQ(world.check(), "");
        // 3 mm a link.
        EXPECT_LT(drift.most(), 0.03f);
    }
}

/// A box of 1 kg on the ground is carried by 10 N: by m g h per sub-step, whatever h was before.
TEST(TimeStep, ARestingBoxIsCarriedByItsWeightFromTheFirstStepOn) {
    World world({.allow_sleep = false});
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    for (const float dt : {kDt, 1.0e-3f, 1.0e-3f, kDt, 2.0f * kDt, 1.0e-4f, 2.0f * kDt}) {
        world.step(dt);
        EXPECT_NEAR(normal_impulse_on(box), 10.0f * dt, 0.02f * 10.0f * dt) << dt;
        EXPECT_LT(length(box.linear_velocity()), 1.0e-3f) << dt;
    }
}

/// [N] What holds a weight of 1 kg.
TEST(TimeStep, AJointsReactionIsAForceWhateverTheStep) {
    World world({.allow_sleep = false});
    const Body hook = world.create_body();
    const Body weight = add_dynamic(world, {0.0f, -1.0f}, Polygon::box(0.5f, 0.5f));
    const Joint joint = world.create_revolute({.body_a = hook, .body_b = weight, .anchor_b = {0.0f, 1.0f}});
    run(world, 120);
    for (const float dt : {kDt, 1.0e-3f, 1.0e-3f, kDt, 2.0f * kDt, 1.0e-4f, 2.0f * kDt}) {
        world.step(dt);
        EXPECT_NEAR(joint.reaction_force().y, 10.0f, 0.1f) << dt;
    }
}

/// A pile sleeps with the impulses of its last steps, and the world's steps become shorter meanwhile.
TEST(TimeStep, APileThatWakesAfterShorterStepsRestsOn) {
    World world;
    add_ground(world);
    const std::vector<Body> stack = add_stack(world, 5);
    for (int i = 0; i < 600 && stack[0].is_awake(); ++i) world.step(kDt);
    ASSERT_FALSE(stack[0].is_awake());
    const Drift drift(stack);
    for (int i = 0; i < 20; ++i) world.step(1.0e-3f);
    stack[0].set_awake(true);
    float fastest = 0.0f;
    for (int i = 0; i < 200; ++i) {
        world.step(1.0e-3f);
        fastest = std::max(fastest, speed_of_fastest(stack));
    }
    EXPECT_EQ(world.check(), "");
    // Impulses of 1/60 s would throw the uppermost at 10 m/s^2 / 60 Hz, a quarter of that per sub-step.
    EXPECT_LT(fastest, 0.01f);
    EXPECT_LT(drift.most(), 0.001f);
}

/// A stack of 10 is softer without: its lowest contact gives way farther before it is carried.
TEST(TimeStep, WithoutWarmStartingEachStepBeginsAnew) {
    float sunk[2] = {};
    for (const bool warm : {false, true}) {
        World world({.allow_sleep = false, .warm_starting = warm});
        EXPECT_EQ(world.warm_starting(), warm);
        add_ground(world);
        const std::vector<Body> stack = add_stack(world, 10);
        run(world, 120);
        sunk[warm ? 1 : 0] = 9.5f - stack[9].position().y;
        world.set_warm_starting(!warm);
        EXPECT_EQ(world.warm_starting(), !warm);
        run(world, 240);
        sunk[warm ? 0 : 1] = std::max(sunk[warm ? 0 : 1], 9.5f - stack[9].position().y);
    }
    EXPECT_GT(sunk[0], 1.5f * sunk[1]);
}

TEST(TimeStep, TheLengthOfTheLastOneIsState) {
    std::array<std::uint64_t, 2> hashes{};
    for (std::size_t i = 0; i < 2; ++i) {
        World world({.gravity = {}});
        world.create_body({.type = BodyType::kDynamic});
        world.step(kDt, i == 0 ? 4 : 8);
        hashes[i] = world.state_hash();
    }
    EXPECT_NE(hashes[0], hashes[1]);
}

}  // namespace
}  // namespace jostle::test
