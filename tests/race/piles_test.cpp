// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Piles that stand: at every rate of sub-steps from their own on (piles.cpp), with steps that change, and far
// from the origin; and none gains energy, whether it stands or falls. Sleep is off but where it is asked for.
#include "race/piles.h"

#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <string>
#include <vector>

namespace jostle::test {
namespace {

/// [m/s] That nothing exceeds in a pile's last second.
constexpr float kRest = 0.001f;
/// [m/s] With one sub-step a tower sways for minutes.
constexpr float kSwayOfOne = 0.01f;
constexpr double kPileGain = 0.01;

/// [1] Below 160 sub-steps per second contacts are softer than 30 Hz: their springs have 3/16 of the rate,
/// and piles sink by the square of that, and take longer to settle.
float sag_at(int rate) {
    const float less = 160.0f / static_cast<float>(std::min(rate, 160));
    return less * less;
}

class PilesOf : public testing::TestWithParam<std::size_t> {
  protected:
    [[nodiscard]] static const Pile& pile() { return piles()[GetParam()]; }
    /// Of 1/60 s: so many that the pile stands, and at least the usual ones.
    [[nodiscard]] static int enough_substeps() {
        return std::max(kDefaultSubsteps, (pile().least_rate + 59) / 60);
    }
    static void expect_stands(const Standing& seen, float drift, float speed) {
        EXPECT_LT(seen.drift, drift);
        EXPECT_LT(seen.speed, speed + seen.rounding);
    }
    /// A lift works on what it carries.
    static void expect_no_gain(const Standing& seen) {
        if (pile().lift_speed == 0.0f) {
            EXPECT_LT(seen.energy_gain, kPileGain);
        }
    }
};

std::string pile_name(const testing::TestParamInfo<std::size_t>& info) {
    std::string name = piles()[info.param].name;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; },
        '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Every, PilesOf, testing::Range(std::size_t{0}, piles().size()), pile_name);

/// Below its rate a pile falls, rocks, or sinks by more than its drift: docs/quality.md says so.
TEST_P(PilesOf, StandAtEveryRate) {
#if defined(NDEBUG)
    const std::vector<int> rates{30, 60, 144, 240}, counts{1, 2, 4, 8, 16};
#else
    // Slow builds look for other things.
    const std::vector<int> rates{60}, counts{enough_substeps()};
#endif
    for (const int hertz : rates)
        for (const int substeps : counts) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz, " << substeps << " sub-steps");
            const bool stands = hertz * substeps >= pile().least_rate;
            const float sag = stands ? sag_at(hertz * substeps) : 1.0f;
            Pile slower = pile();
            slower.seconds *= sag * sag;
            const Standing seen =
                leave_alone(slower, {.steps = {1.0f / static_cast<float>(hertz)}, .substeps = substeps});
            if (stands) expect_stands(seen, sag * pile().drift, substeps > 1 ? kRest : kSwayOfOne);
            expect_no_gain(seen);
        }
}

/// At the usual threshold of speed.
TEST_P(PilesOf, FallAsleepWhereTheyStand) {
    const Standing seen =
        leave_alone(pile(), {.steps = {1.0f / 60.0f}, .substeps = enough_substeps(), .may_sleep = true});
    EXPECT_TRUE(seen.asleep);
    expect_stands(seen, pile().drift, 0.0f);
}

TEST_P(PilesOf, StandUnderStepsThatChange) {
    const Standing seen = leave_alone(
        pile(), {.steps = {1.0f / 60.0f, 1.0f / 75.0f, 1.0f / 60.0f, 1.0f / 240.0f, 1.0f / 100.0f},
                 .substeps = enough_substeps()});
    expect_stands(seen, 1.5f * pile().drift, pile().sway);
    expect_no_gain(seen);
}

/// Of a step now and then that is far shorter, as the rest of a frame, a pile at two sub-steps takes no
/// notice.
TEST(Piles, StandBesideShortSteps) {
    std::vector<float> steps(60, 1.0f / 60.0f);
    steps.back() = 1.0f / 2000.0f;
    Pile pile = pile_of("30 rows");
    pile.seconds = 20.0f;
    const Standing seen = leave_alone(pile, {.steps = steps, .substeps = 2});
    EXPECT_LT(seen.drift, sag_at(120) * pile.drift);
    // Each length of a step has a sag of its own.
    EXPECT_LT(seen.speed, 0.1f);
}

TEST_P(PilesOf, StandAKilometreAway) {
    expect_stands(
        leave_alone(pile(),
                    {.steps = {1.0f / 60.0f}, .substeps = enough_substeps(), .away = {1000.0f, 1000.0f}}),
        1.5f * pile().drift, kRest);
}

/// Poses are 3.9 mm apart there, and a card is 2 cm thick: things may fall, but nothing explodes.
TEST_P(PilesOf, DoNotExplodeFiftyKilometresAway) {
    const Standing seen = leave_alone(
        pile(), {.steps = {1.0f / 60.0f}, .substeps = enough_substeps(), .away = {50000.0f, 0.0f}});
    EXPECT_LT(seen.greatest_speed, kMaxPushOutSpeed + pile().lift_speed);
}

TEST(Piles, OfOneMetreStandFiftyKilometresAway) {
    for (const auto& [name, drift] :
         {std::pair{"tower of 20", 0.3f}, {"10 balls in a shaft", 0.1f}, {"30 rows", 0.3f}}) {
        SCOPED_TRACE(name);
        const Standing seen = leave_alone(
            pile_of(name), {.steps = {1.0f / 60.0f}, .substeps = kDefaultSubsteps, .away = {50000.0f, 0.0f}});
        EXPECT_LT(seen.drift, drift);
    }
}

/// The page names each pile with its least rate, and no other.
TEST(Piles, AreInTheTableOfThePage) {
    std::ifstream page(std::string(JOSTLE_SOURCE_DIR) + "/docs/quality.md");
    ASSERT_TRUE(page);
    std::string line;
    while (std::getline(page, line) && line != "| pile | least rate [1/s] |") {
    }
    std::getline(page, line);
    for (const Pile& pile : piles()) {
        ASSERT_TRUE(std::getline(page, line));
        EXPECT_EQ(line, std::string("| ") + pile.name + " | " + std::to_string(pile.least_rate) + " |");
    }
    std::getline(page, line);
    EXPECT_EQ(line, "");
}

/// They stand until the first is pushed; then each is knocked down by the one before.
TEST(Piles, DominoesStandAndThenFall) {
    World world({.allow_sleep = false});
    const Body ground = world.create_body({.position = {0.0f, -1.0f}});
    ground.create_shape(Polygon::box(100.0f, 1.0f));
    std::vector<Body> dominoes;
    for (int i = 0; i < 40; ++i) {
        dominoes.push_back(
            world.create_body({.type = BodyType::kDynamic, .position = {static_cast<float>(i), 1.0f}}));
        dominoes.back().create_shape(Polygon::box(0.125f, 1.0f));
    }
    for (int i = 0; i < 600; ++i) world.step(1.0f / 60.0f);
    for (const Body& domino : dominoes) EXPECT_NEAR(domino.angle(), 0.0f, 1e-3f);
    dominoes[0].apply_impulse({0.4f, 0.0f}, {0.0f, 2.0f});
    for (int i = 0; i < 900; ++i) world.step(1.0f / 60.0f);
    for (const Body& domino : dominoes) EXPECT_LT(domino.angle(), -0.9f);
}

/// Not only at the end: while it settles no box slides, and the top dips by no more than the scene's limit.
TEST(Piles, AHundredRowsStandAllTheWay) {
    const ReferenceScene& reference = *find_reference_scene("large_pyramid");
    const Scene scene = reference.make();
    SceneWorld made = make_world(scene);
    float vertical = 0.0f, sideways = 0.0f;
    for (int i = 0; i < 300; ++i) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        for (std::size_t k = 0; k < made.bodies.size(); ++k) {
            if (scene.bodies[k].def.type != BodyType::kDynamic) continue;
            const Vec2 way = made.bodies[k].position() - scene.bodies[k].def.position;
            vertical = std::max(vertical, abs(way.y));
            sideways = std::max(sideways, abs(way.x));
        }
    }
    EXPECT_LT(vertical, reference.limits->drift_vertical);
    EXPECT_LT(sideways, reference.limits->drift_sideways);
}

}  // namespace
}  // namespace jostle::test
