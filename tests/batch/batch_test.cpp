// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batches as wholes: the bits of each world, on any number of threads, with any other worlds; resets; worlds
// made anew; refusals.
#include <gtest/gtest.h>
#include <jostle/batch/batch.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "batch/batch_world.h"
#include "support/expect_refused.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

/// [1] Of each world.
std::vector<std::uint64_t> hashes_of(Batch& batch) {
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < batch.size(); ++i) hashes.push_back(batch.world(i).state_hash());
    return hashes;
}

/// Columns for a hip's motor and for pushes of the hull, and some that show the hull.
struct LanderBatch {
    explicit LanderBatch(int count, BatchDef def = {})
        : example(make_lander(0)), batch(count, make_lander_world, def) {
        batch.add_action(BatchAction::kMotorSpeed, example.hips[0]);
        batch.add_action(BatchAction::kImpulse, example.hull);
        batch.add_observation(BatchObservation::kPosition, example.hull);
        batch.add_ray(example.hull, {.translation = {0.0f, -10.0f}});
        observations.resize(static_cast<std::size_t>(count) * 3);
    }
    /// [rad/s], [N s], [N s] Of a world in a step.
    static std::vector<float> row(int world, int step) {
        Random random(static_cast<std::uint64_t>(world) * 1000 + static_cast<std::uint64_t>(step));
        return {random.whole(-2, 2), random.uniform(-0.5f, 0.5f), random.uniform(0.0f, 2.0f)};
    }
    void run(int from, int to) {
        for (int step = from; step < to; ++step) {
            std::vector<float> actions;
            for (int i = 0; i < batch.size(); ++i)
                for (const float number : row(i, step)) actions.push_back(number);
            batch.step(actions, observations);
        }
    }

    Lander example;
    Batch batch;
    std::vector<float> observations;
};

TEST(Batch, EachOf4096WorldsHasTheBitsThatItHasAloneOnAnyThreads) {
    constexpr int kWorlds = 4096, kSteps = 6;
    ThreadScheduler scheduler(8, TaskOrder::kShuffled);
    LanderBatch one(500, {.seed = 7});
    LanderBatch eight(kWorlds, {.seed = 7, .scheduler = &scheduler, .makes_in_parallel = true});
    one.run(0, kSteps);
    eight.run(0, kSteps);
    EXPECT_GT(scheduler.tasks(), 100 * kSteps);
    for (int i = 0; i < 500; ++i)
        ASSERT_EQ(one.batch.world(i).state_hash(), eight.batch.world(i).state_hash()) << i;
    EXPECT_TRUE(std::equal(one.observations.begin(), one.observations.end(), eight.observations.begin()));
    for (const int i : {0, 1, 2047, 4095}) {
        Lander alone = make_lander(eight.batch.seed(i));
        for (int step = 0; step < kSteps; ++step) {
            const std::vector<float> row = LanderBatch::row(i, step);
            alone.hips[0].set_motor_speed(row[0]);
            alone.hull.apply_impulse_to_center({row[1], row[2]});
            alone.world.step(1.0f / 60);
        }
        EXPECT_EQ(alone.world.state_hash(), eight.batch.world(i).state_hash()) << i;
        EXPECT_EQ(alone.hull.position().x, eight.observations[static_cast<std::size_t>(i) * 3]);
    }
}

TEST(Batch, RepeatsAreStepsWithTheSameForcesAndOneImpulse) {
    Lander alone = make_lander(0);
    Batch batch(1, [](const BatchEpisode&) { return make_lander(0).world; });
    batch.add_action(BatchAction::kForce, alone.hull);
    batch.add_action(BatchAction::kImpulse, alone.hull);
    const float row[] = {1.0f, 2.0f, 0.5f, 0.25f};
    batch.step(row, {}, {.dt = 0.02f, .substeps = 3, .repeats = 4});
    alone.hull.apply_impulse_to_center({0.5f, 0.25f});
    for (int i = 0; i < 4; ++i) {
        alone.hull.apply_force_to_center({1.0f, 2.0f});
        alone.world.step(0.02f, 3);
    }
    EXPECT_EQ(batch.world(0).state_hash(), alone.world.state_hash());
}

TEST(Batch, AMaskResetsItsWorldsToWhatTheyWereMadeOrKeptAs) {
    LanderBatch one(6, {.seed = 3});
    const std::vector<std::uint64_t> made = hashes_of(one.batch);
    EXPECT_EQ(std::set<std::uint64_t>(made.begin(), made.end()).size(), 6u) << "each seed, its ground";
    one.run(0, 30);
    const std::vector<std::uint64_t> moved = hashes_of(one.batch);
    const std::uint8_t mask[] = {0, 1, 0, 0, 255, 0};
    one.batch.reset(mask);
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(hashes_of(one.batch)[i], mask[i] != 0 ? made[i] : moved[i]) << i;
    one.batch.keep(mask);
    one.run(30, 60);
    const std::vector<std::uint64_t> once = hashes_of(one.batch);
    one.batch.reset(mask);
    EXPECT_EQ(hashes_of(one.batch)[4], made[4]);
    one.batch.reset();
    EXPECT_EQ(hashes_of(one.batch), made);
    one.run(0, 30);
    EXPECT_EQ(hashes_of(one.batch), moved) << "the future is the same";
    one.batch.keep();
    one.run(30, 60);
    EXPECT_EQ(hashes_of(one.batch)[0], once[0]);
    one.batch.reset();
    EXPECT_EQ(hashes_of(one.batch), moved);
}

TEST(Batch, WorldsGoToASaveOfAnother) {
    LanderBatch one(3);
    one.run(0, 10);
    const std::vector<std::byte> state = one.batch.world(2).save();
    const std::uint8_t mask[] = {1, 0, 0};
    one.batch.load(state, mask);
    EXPECT_EQ(hashes_of(one.batch)[0], hashes_of(one.batch)[2]);
    EXPECT_NE(hashes_of(one.batch)[1], hashes_of(one.batch)[2]);
    const std::vector<std::uint64_t> before = hashes_of(one.batch);
    std::vector<std::byte> spoilt = state;
    spoilt[100] ^= std::byte{1};
    expect_refused("World::load", "bytes", [&] { one.batch.load(spoilt); });
    expect_refused(
        "Batch::load", "joint", [&] { one.batch.load(World().save()); }, "in world 0");
    EXPECT_EQ(hashes_of(one.batch), before);
}

/// The place and the number of the episode decide the seed; the other worlds do not.
TEST(Batch, SeedsOfWorldsThatAreMadeAnewFollowFromPlaceAndNumber) {
    LanderBatch few(3, {.seed = 5}), many(50, {.seed = 5}), other(3, {.seed = 6});
    EXPECT_EQ(few.batch.seed(2), many.batch.seed(2));
    EXPECT_NE(few.batch.seed(2), other.batch.seed(2));
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 50; ++i) seen.insert(many.batch.seed(i));
    const std::uint8_t third[] = {0, 0, 1};
    few.run(0, 5);
    const std::vector<std::uint64_t> before = hashes_of(few.batch);
    few.batch.remake(third);
    many.batch.remake();
    many.run(0, 3);
    EXPECT_EQ(few.batch.seed(2), many.batch.seed(2));
    EXPECT_EQ(hashes_of(few.batch)[0], before[0]);
    EXPECT_EQ(few.batch.world(2).state_hash(), make_lander(few.batch.seed(2)).world.state_hash());
    for (int i = 0; i < 50; ++i) seen.insert(many.batch.seed(i));
    EXPECT_EQ(seen.size(), 100u);
    few.run(0, 5);
    few.batch.reset();
    EXPECT_EQ(few.batch.world(2).state_hash(), make_lander(few.batch.seed(2)).world.state_hash());

    const std::uint64_t seeds[] = {11, 12, 13};
    few.batch.remake(third, seeds);
    EXPECT_EQ(few.batch.seed(2), 13u);
    EXPECT_NE(few.batch.seed(1), 12u);
    EXPECT_EQ(few.batch.world(2).state_hash(), make_lander(13).world.state_hash());
}

TEST(Batch, WorldsAreMadeWithTheirParametersAndNumbers) {
    const float densities[] = {1.0f, 2.0f, 4.0f};
    std::vector<int> numbers;
    Batch batch(3,
                [&](const BatchEpisode& episode) {
                    EXPECT_EQ(episode.parameters.size(), 1u);
                    numbers.push_back(10 * episode.world + episode.number);
                    return make_lander_world(episode);
                },
                {.parameters = densities});
    const Body hull = make_lander(0).hull;
    const auto mass = [&](int i) { return batch.world(i).body(hull.handle().key()).mass(); };
    // 1 m by 0.6 m.
    for (int i = 0; i < 3; ++i) EXPECT_FLOAT_EQ(mass(i), 0.6f * densities[i]);
    const float heavier[] = {8.0f, 16.0f, 32.0f};
    batch.set_parameters(heavier);
    EXPECT_FLOAT_EQ(mass(1), 1.2f);
    const std::uint8_t mask[] = {0, 1, 1};
    batch.remake(mask);
    EXPECT_FLOAT_EQ(mass(0), 0.6f);
    EXPECT_FLOAT_EQ(mass(1), 9.6f);
    EXPECT_EQ(numbers, (std::vector<int>{0, 10, 20, 11, 21}));
}

TEST(Batch, EachWorldIsVisitedOnceOnManyThreads) {
    ThreadScheduler scheduler(4, TaskOrder::kShuffled);
    Batch batch(100, make_lander_world, {.scheduler = &scheduler});
    batch.for_each([](int index, World& world) { world.set_gravity({0.0f, static_cast<float>(-index)}); });
    for (int i = 0; i < 100; ++i) EXPECT_EQ(batch.world(i).gravity().y, static_cast<float>(-i));
}

TEST(Batch, BadArgumentsChangeNothing) {
    LanderBatch one(4);
    Batch& batch = one.batch;
    one.run(0, 5);
    const std::vector<std::uint64_t> before = hashes_of(batch);
    std::vector<float> actions(12, 0.5f), rows(12);
    const auto refused = [&](const char* call, const char* argument, const char* part, auto&& work) {
        expect_refused(std::string("Batch::") + call, argument, work, part);
        EXPECT_EQ(hashes_of(batch), before) << call << ", " << argument;
    };
    refused("step", "actions", "11 numbers; there must be 12",
            [&] { batch.step(std::span(actions).first(11), rows); });
    refused("step", "observations", "or none", [&] { batch.step(actions, std::span(rows).first(3)); });
    refused("step", "step.dt", "", [&] { batch.step(actions, rows, {.dt = 0.0f}); });
    refused("step", "step.substeps", "", [&] { batch.step(actions, rows, {.substeps = 65}); });
    refused("step", "step.repeats", "", [&] { batch.step(actions, rows, {.repeats = 0}); });
    actions[10] = std::numeric_limits<float>::quiet_NaN();
    refused("step", "actions[3, 1]", "finite", [&] { batch.step(actions, rows); });
    actions[10] = 0.0f;
    actions[9] = 2.0e6f;
    refused("step", "actions[3, 0]", "1e+06", [&] { batch.step(actions, rows); });
    const std::uint8_t mask[3] = {};
    refused("reset", "mask", "a byte for each world", [&] { batch.reset(mask); });
    refused("keep", "mask", "", [&] { batch.keep(mask); });
    refused("remake", "mask", "", [&] { batch.remake(mask); });
    refused("load", "mask", "", [&] { batch.load(batch.world(0).save(), mask); });
    const std::uint64_t seeds[3] = {};
    refused("remake", "seeds", "one for each world", [&] { batch.remake({}, seeds); });
    refused("set_parameters", "parameters", "0", [&] { batch.set_parameters(rows); });
    refused("observe", "observations", "", [&] { batch.observe(std::span(rows).first(1)); });
    refused("world", "index", "", [&] { (void)batch.world(4); });
    refused("seed", "index", "", [&] { (void)batch.seed(-1); });
    expect_refused("Batch::Batch", "count", [] { Batch(0, make_lander_world); });
    expect_refused("Batch::Batch", "maker", [] { Batch(1, {}); });
    expect_refused("Batch::Batch", "parameters",
                   [&] { Batch(5, make_lander_world, {.parameters = actions}); });
    batch.step(std::vector<float>(12, 0.5f), rows);
}

TEST(Batch, ColumnsThatAWorldCannotHaveAreRefused) {
    LanderBatch one(4);
    Batch& batch = one.batch;
    Lander& example = one.example;
    const Body late = example.world.create_body();
    const Joint weld = example.world.create_weld({.body_a = example.hull, .body_b = example.legs[0]});
    const auto refused = [&](const char* call, const char* argument, const char* part, auto&& work) {
        expect_refused(std::string("Batch::") + call, argument, work, part);
        EXPECT_EQ(batch.action_columns(), 3);
        EXPECT_EQ(batch.observation_columns(), 3);
    };
    refused("add_action", "body", "world 0", [&] { batch.add_action(BatchAction::kForce, late); });
    refused("add_action", "joint", "world 0", [&] { batch.add_action(BatchAction::kMotorMax, weld); });
    refused("add_action", "type", "no motor",
            [&] { batch.add_action(BatchAction::kMotorSpeed, example.hull); });
    refused("add_action", "type", "alone", [&] { batch.add_action(BatchAction::kTorque, example.hips[0]); });
    refused("add_observation", "body", "world 0",
            [&] { batch.add_observation(BatchObservation::kAngle, late); });
    refused("add_observation", "type", "",
            [&] { batch.add_observation(BatchObservation::kJointSpeed, example.hull); });
    refused("add_observation", "type", "",
            [&] { batch.add_observation(BatchObservation::kAngle, example.hull.shapes().front()); });
    refused("add_observation", "type", "",
            [&] { batch.add_observation(BatchObservation::kRay, example.hips[0]); });
    refused("add_ray", "ray.origin", "", [&] {
        batch.add_ray(example.hull, {.origin = {NAN, 0.0f}, .translation = {1.0f, 0.0f}});
    });
    const RevoluteJoint hip(batch.world(2).joint(example.hips[0].handle().key()));
    hip.set_motor(std::nullopt);
    refused("add_action", "joint", "world 2",
            [&] { batch.add_action(BatchAction::kMotorSpeed, example.hips[0]); });
    const RevoluteJoint servo(batch.world(3).joint(example.hips[1].handle().key()));
    servo.set_servo(std::nullopt);
    refused("add_action", "joint", "without servo",
            [&] { batch.add_action(BatchAction::kServoTarget, example.hips[1]); });
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
/// A maker that forgets what a column is about: the world is refused, and the old ones stay.
TEST(Batch, AWorldThatLacksAnObjectIsNotTaken) {
    bool forgets = false;
    Batch batch(3, [&](const BatchEpisode& episode) {
        return forgets && episode.world == 1 ? World() : make_lander(episode.seed).world;
    });
    batch.add_observation(BatchObservation::kPosition, make_lander(0).hull);
    const std::vector<std::uint64_t> before = hashes_of(batch);
    const std::uint64_t seed = batch.seed(0);
    forgets = true;
    expect_refused(
        "Batch::remake", "body", [&] { batch.remake(); }, "world 1");
    EXPECT_EQ(hashes_of(batch), before);
    EXPECT_EQ(batch.seed(0), seed);
    forgets = false;
    batch.remake();
    EXPECT_NE(batch.seed(0), seed);
}

TEST(Batch, OfWorldsThatRefuseTheFirstIsNamedAndTheOthersAreStepped) {
    ThreadScheduler scheduler(4, TaskOrder::kReverse);
    Batch batch(64, make_lander_world, {.scheduler = &scheduler});
    batch.add_action(BatchAction::kImpulse, make_lander(0).hull);
    std::vector<float> actions(128);
    for (const std::size_t i : {50u, 9u, 33u}) actions[2 * i] = 3.0e38f;
    for (int round = 0; round < 3; ++round)
        expect_refused(
            "Body::apply_impulse_to_center", "impulse", [&] { batch.step(actions, {}); },
            "(world 9 of the batch)");
    for (int i = 0; i < 64; ++i) EXPECT_EQ(batch.world(i).time() > 0.0, i != 9 && i != 33 && i != 50) << i;
}

/// A scheduler that cannot start its threads, after some tasks were done.
class FailingScheduler final : public TaskScheduler {
  public:
    bool fails = false;
    [[nodiscard]] int worker_count() const override { return 2; }
    void parallel_for(int count, int, Task task, void* context) override {
        task(context, 0, fails ? count / 2 : count, 0);
        if (fails) throw std::runtime_error("no thread");
    }
};

TEST(Batch, AFailureOfTheSchedulerIsNotTakenForALaterOne) {
    FailingScheduler scheduler;
    Batch batch(8, make_lander_world, {.scheduler = &scheduler});
    batch.add_action(BatchAction::kImpulse, make_lander(0).hull);
    std::vector<float> actions(16);
    actions[2] = 3.0e38f;
    scheduler.fails = true;
    EXPECT_THROW(batch.step(actions, {}), std::runtime_error);
    scheduler.fails = false;
    actions[2] = 0.0f;
    actions[10] = 3.0e38f;
    expect_refused(
        "Body::apply_impulse_to_center", "impulse", [&] { batch.step(actions, {}); },
        "(world 5 of the batch)");
}
#endif  // !JOSTLE_NO_EXCEPTIONS

}  // namespace
}  // namespace jostle::test
