// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The race of small scenes with engines of the test's own, whose steps and worlds are counted.
#include "race/small_race.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <stdexcept>
#include <string_view>

namespace jostle::race {
namespace {

struct Counts {
    int loads = 0, steps = 0, alive = 0, most_alive = 0;
    int iterated_loads = 0;
    std::vector<VectorWidth> widths;  // at each load
};

/// A ball of 1 kg that falls 1 m in each step, and is nowhere for five of them.
class BallWorld final : public EngineWorld {
  public:
    BallWorld(Counts& counts, int nowhere_after) : counts_(counts), nowhere_after_(nowhere_after) {
        counts_.most_alive = std::max(counts_.most_alive, ++counts_.alive);
    }
    ~BallWorld() override { --counts_.alive; }
    BallWorld(const BallWorld&) = delete;
    BallWorld& operator=(const BallWorld&) = delete;
    void step(float) override {
        ++counts_.steps;
        const int gone = ++steps_ - nowhere_after_;
        y_ = gone > 0 && gone <= 5 ? std::numeric_limits<float>::quiet_NaN() : -static_cast<float>(steps_);
    }
    void poses(std::vector<Transform>& out) const override { out = {{{0.0f, y_}, Rot{}}}; }
    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear = {{}};
        angular = {0.0f};
    }
    void masses(std::vector<MassData>& out) const override { out = {{1.0f, {}, 1.0f}}; }
    [[nodiscard]] int awake_bodies() const override { return 1; }
    [[nodiscard]] int contacts() const override { return 0; }
    [[nodiscard]] int joints() const override { return 0; }
    [[nodiscard]] std::uint64_t state_hash() const override { return 7; }

  private:
    Counts& counts_;
    int nowhere_after_, steps_ = 0;
    float y_ = 0.0f;
};

class BallEngine final : public Engine {
  public:
    BallEngine(std::string name, Counts& counts, int nowhere_after = 1'000'000)
        : name_(std::move(name)), counts_(counts), nowhere_after_(nowhere_after) {}
    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] std::string version() const override { return "1"; }
    [[nodiscard]] std::string settings() const override { return "for a test"; }
    std::unique_ptr<EngineWorld> load(const Scene&, const EngineOptions& options,
                                      std::vector<std::string>&) override {
        if (nowhere_after_ < 0) throw std::runtime_error("it has no balls");
        ++counts_.loads;
        counts_.iterated_loads += options.iterated_joints ? 1 : 0;
        counts_.widths.push_back(vector_width());
        return std::make_unique<BallWorld>(counts_, nowhere_after_);
    }

  private:
    std::string name_;
    Counts& counts_;
    int nowhere_after_;
};

SmallCase ball_case() {
    SmallCase what;
    what.name = "ball";
    what.scene.bodies.emplace_back().def.type = BodyType::kDynamic;
    what.steps = 20;
    return what;
}

Engines<Engine> one(std::unique_ptr<Engine> engine) {
    Engines<Engine> engines;
    engines.push_back(std::move(engine));
    return engines;
}

TEST(SmallRace, SettlesAndThenTimesBatches) {
    Counts counts;
    SmallCase what = ball_case();
    what.settle = 5;
    what.batch = 10;
    const SmallResults results =
        race_small(what, one(std::make_unique<BallEngine>("ball", counts)), {.repeats = 3}, nullptr);
    ASSERT_EQ(results.rows.size(), 1u);
    EXPECT_EQ(counts.loads, 1 + 3);
    // The measured run takes each step once; a timed one ten times, after it has settled.
    EXPECT_EQ(counts.steps, (5 + 20) + 3 * (5 + 20 * 10));
    EXPECT_EQ(counts.alive, 0);
    // The ball has fallen 25 m, in a gravity of 10 m/s^2.
    EXPECT_NEAR(results.rows[0].energy_change, -250.0, 1.0e-3);
    EXPECT_NEAR(results.rows[0].weight, 10.0, 1.0e-5);
}

TEST(SmallRace, ManyWorldsComeInWaves) {
    Counts counts;
    SmallCase what = ball_case();
    what.worlds = 2 * kWorldsAtOnce + 3;
    const SmallResults results =
        race_small(what, one(std::make_unique<BallEngine>("ball", counts)), {.repeats = 1}, nullptr);
    EXPECT_EQ(counts.most_alive, kWorldsAtOnce);
    EXPECT_EQ(counts.loads, 1 + what.worlds);
    EXPECT_EQ(counts.steps, 20 * (1 + what.worlds));
    ASSERT_EQ(results.rows.size(), 1u);
}

TEST(SmallRace, JostleRunsWithinTheCapAndOnceMoreBeyond) {
    limit_vector_width(VectorWidth::k512);
    const VectorWidth widest = vector_width();
    if (widest == VectorWidth::kOne) GTEST_SKIP() << "no vectors here";
    limit_vector_width(VectorWidth::kOne);
    const VectorWidth narrowest = vector_width();
    Counts counts;
    const auto engines = one(std::make_unique<BallEngine>("jostle", counts));
    const SmallRaceOptions options{.repeats = 1, .most = VectorWidth::kOne};
    EXPECT_EQ(small_runs(ball_case(), engines, options), 4);
    std::vector<int> seen;
    const SmallResults results =
        race_small(ball_case(), engines, options, [&](int done) { seen.push_back(done); });
    EXPECT_EQ(seen, (std::vector<int>{1, 2, 3, 4}));
    // By turns, of which each begins one engine further on: measured, measured; timed, timed.
    EXPECT_EQ(counts.widths, (std::vector<VectorWidth>{narrowest, widest, widest, narrowest}));
    ASSERT_NE(find_row(results.rows, "jostle"), nullptr);
    EXPECT_EQ(find_row(results.rows, "jostle")->width, narrowest);
    const SmallRow* beyond = find_row(results.rows, "jostle", SmallVariant::kWidest);
    ASSERT_NE(beyond, nullptr);
    EXPECT_EQ(beyond->width, widest);
    EXPECT_TRUE(results.troubles.empty());
    EXPECT_EQ(vector_width(), widest) << "the limit stays behind";
}

TEST(SmallRace, JostleRunsOnceMoreWithIteratedJointsWhereASceneHasJoints) {
    SmallCase what = ball_case();
    what.scene.joints.push_back({.body_a = 0, .body_b = 0, .def = FilterJointDef{}});
    for (const char* name : {"jostle", "ball"}) {
        SCOPED_TRACE(name);
        Counts counts;
        const SmallResults results = race_small(what, one(std::make_unique<BallEngine>(name, counts)),
                                                {.repeats = 2, .most = VectorWidth::k512}, nullptr);
        const bool is_ours = std::string_view(name) == "jostle";
        EXPECT_EQ(counts.iterated_loads, is_ours ? 1 + 2 : 0);
        EXPECT_EQ(counts.loads, is_ours ? 2 * (1 + 2) : 1 + 2);
        EXPECT_EQ(find_row(results.rows, name, SmallVariant::kIterated) != nullptr, is_ours);
    }
}

TEST(SmallRace, AnExplosionIsNoNumberAndAnEngineThatCannotIsNamed) {
    Counts counts, none;
    auto engines = one(std::make_unique<BallEngine>("bad", counts, 8));
    engines.push_back(std::make_unique<BallEngine>("none", none, -1));
    const SmallResults results = race_small(ball_case(), engines, {.repeats = 1}, nullptr);
    ASSERT_EQ(results.rows.size(), 1u);
    EXPECT_TRUE(std::isnan(results.rows[0].max_penetration)) << "though the ball has come back since";
    EXPECT_EQ(results.troubles, std::vector<std::string>{"none cannot run ball: it has no balls"});
}

TEST(SmallRace, ARunThatTakesTooLongIsStoppedAndNotRepeated) {
    Counts counts;
    const SmallResults results = race_small(ball_case(), one(std::make_unique<BallEngine>("ball", counts)),
                                            {.repeats = 3, .patience = 0.0}, nullptr);
    ASSERT_EQ(results.rows.size(), 1u);
    EXPECT_FALSE(results.rows[0].finished);
    EXPECT_EQ(counts.steps, 1) << "a scene that could not be measured is not timed";
}

TEST(SmallRace, TheRatioIsTheRivalsMedianOverOurs) {
    SmallCase what = ball_case();
    std::vector<SmallRow> rows(3);
    rows[0].engine = "jostle";
    rows[0].step.median = 4.0;
    rows[1].engine = "box2d24";
    rows[1].step.median = 2.0;
    rows[2].engine = "box2d3";
    rows[2].step.median = 6.0;
    EXPECT_EQ(small_ratio(what, rows), 1.5);
    what.rival = "box2d24";
    EXPECT_EQ(small_ratio(what, rows), 0.5);
    what.rival = "chipmunk";
    EXPECT_EQ(small_ratio(what, rows), std::nullopt);
    what.rival = "box2d3";
    EXPECT_EQ(small_ratio(what, rows, SmallVariant::kIterated), std::nullopt);
    rows[0].variant = SmallVariant::kIterated;
    EXPECT_EQ(small_ratio(what, rows, SmallVariant::kIterated), 1.5);
}

}  // namespace
}  // namespace jostle::race
