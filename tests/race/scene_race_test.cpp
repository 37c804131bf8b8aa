// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Engines of the tests' own are raced: whose turn it is, who is repeated, and what of a run is kept.
#include "race/scene_race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace jostle::race {
namespace {

using testing::ElementsAre;

/// The loads that the engines were asked for, a word each.
using Log = std::vector<std::string>;

/// Counts its steps, and reports the count as its number of contacts.
class CountingWorld final : public EngineWorld {
  public:
    void step(float) override { ++steps_; }
    void poses(std::vector<Transform>& out) const override { out.assign(1, {{2.0f, -3.0f}, {}}); }
    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear.assign(1, {4.0f, 0.0f});
        angular.assign(1, 0.0f);
    }
    void masses(std::vector<MassData>& out) const override { out.assign(1, {2.0f, {}, 1.0f}); }
    [[nodiscard]] int awake_bodies() const override { return 1; }
    [[nodiscard]] int contacts() const override { return steps_; }
    [[nodiscard]] int joints() const override { return 0; }

  private:
    int steps_ = 0;
};

class CountingEngine final : public Engine {
  public:
    CountingEngine(std::string name, Log& log, bool works = true)
        : name_(std::move(name)), log_(log), works_(works) {}
    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] std::string version() const override { return "1"; }
    [[nodiscard]] std::string settings() const override { return "for a test"; }
    std::unique_ptr<EngineWorld> load(const Scene&, const EngineOptions& options,
                                      std::vector<std::string>& approximated) override {
        log_.push_back(name_ + " on " + std::to_string(options.threads));
        if (!works_) throw std::runtime_error("it is broken");
        approximated.emplace_back("1 thing");
        return std::make_unique<CountingWorld>();
    }

  private:
    std::string name_;
    Log& log_;
    bool works_;
};

Scene one_body() {
    Scene scene;
    scene.bodies.emplace_back().def.type = BodyType::kDynamic;
    return scene;
}

TEST(SceneRace, EnginesTakeTurnsWithinEachRepeat) {
    Log log;
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CountingEngine>("other", log));
    engines.push_back(std::make_unique<CountingEngine>("jostle", log));
    const Scene scene = one_body();
    const SceneResults results =
        race({.name = "one", .scene = scene, .steps = 3, .threads = {2, 1}, .repeats = 2}, engines, nullptr);
    EXPECT_THAT(log, ElementsAre("other on 1", "jostle on 2", "jostle on 1", "other on 1", "jostle on 2",
                                 "jostle on 1"))
        << "peers run on one thread";
    ASSERT_EQ(results.rows.size(), 3u);
    EXPECT_TRUE(results.troubles.empty());
    EXPECT_EQ(results.rows[1].ratio, 1.0) << "of the first row of jostle";
    for (const Row& row : results.rows) {
        EXPECT_EQ(row.ratio, row.times.mean / results.rows[1].times.mean);
        EXPECT_EQ(row.contacts, 3) << "each repeat begins anew";
        EXPECT_EQ(row.steps, 3);
        EXPECT_TRUE(row.finished);
    }
}

TEST(SceneRace, ARowHasTheStateAtItsEnd) {
    Log log;
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CountingEngine>("other", log));
    const Scene scene = one_body();
    std::vector<int> steps;
    const SceneResults results = race({.name = "one", .scene = scene, .steps = 4}, engines,
                                      [&](const Row&, int step) { steps.push_back(step); });
    EXPECT_THAT(steps, ElementsAre(1, 2, 3, 4));
    ASSERT_EQ(results.rows.size(), 1u);
    const Row& row = results.rows[0];
    EXPECT_EQ(row.scene, "one");
    EXPECT_EQ(row.engine, "other");
    EXPECT_EQ(row.bodies, 1);
    EXPECT_EQ(row.contacts, 4);
    EXPECT_DOUBLE_EQ(row.quality.drift_vertical, 3.0);
    EXPECT_DOUBLE_EQ(row.quality.drift_sideways, 2.0);
    EXPECT_DOUBLE_EQ(row.quality.kinetic_energy, 16.0);
    EXPECT_THAT(row.approximated, ElementsAre("1 thing"));
    EXPECT_EQ(row.ratio, std::nullopt) << "jostle did not run";
    EXPECT_EQ(row.holds, std::nullopt);
}

TEST(SceneRace, ARunThatTakesTooLongIsStoppedAndNotRepeated) {
    Log log;
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CountingEngine>("other", log));
    const Scene scene = one_body();
    const SceneResults results =
        race({.name = "one", .scene = scene, .steps = 9, .repeats = 3, .patience = -1.0}, engines, nullptr);
    EXPECT_EQ(log.size(), 1u);
    ASSERT_EQ(results.rows.size(), 1u);
    EXPECT_FALSE(results.rows[0].finished);
    EXPECT_EQ(results.rows[0].steps, 1);
    EXPECT_EQ(results.rows[0].contacts, 1);
}

TEST(SceneRace, AnEngineThatCannotRunASceneHasNoRow) {
    Log log;
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CountingEngine>("broken", log, false));
    engines.push_back(std::make_unique<CountingEngine>("other", log));
    const Scene scene = one_body();
    const SceneResults results =
        race({.name = "one", .scene = scene, .steps = 2, .repeats = 2}, engines, nullptr);
    EXPECT_THAT(log, ElementsAre("broken on 1", "other on 1", "other on 1"));
    EXPECT_THAT(results.troubles, ElementsAre("broken cannot run one: it is broken"));
    ASSERT_EQ(results.rows.size(), 1u);
    EXPECT_EQ(results.rows[0].engine, "other");
}

}  // namespace
}  // namespace jostle::race
