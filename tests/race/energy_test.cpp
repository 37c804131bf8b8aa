// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Kinetic and potential energy and that of springs, the potential counted from the lowest place that each
// body can reach, never exceed the start by more than 1 %, nor by more than 2 % with restitution 1: after
// each step, in scenes without overlap at the start, motors, kinematic bodies, surface speeds, edits or
// restitution above 1. Those of piles are in piles_test.cpp.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cctype>
#include <string>

#include "race/energy_watch.h"
#include "race/quality_scenes.h"

namespace jostle::test {
namespace {

struct Played {
    const char* name;
    Scene (*make)();
    float floor;             ///< [m] below which no part of a dynamic body comes
    float seconds = 10.0f;   ///< [s]
    int least_substeps = 1;  ///< from which on the sentence holds
};

template <const char* kName>
Scene file() {
    return read_scene(std::string(JOSTLE_SOURCE_DIR) + "/scenes/" + kName + ".json");
}
constexpr char kBridge[] = "bridge", kCradle[] = "cradle", kRopeBridge[] = "rope_bridge",
               kSoftBody[] = "soft_body", kStack[] = "stack", kStairs[] = "stairs",
               kWreckingBall[] = "wrecking_ball";

template <const char* kName>
Scene reference() {
    return find_reference_scene(kName)->make();
}
constexpr char kLargePyramid[] = "large_pyramid", kJointGrid[] = "joint_grid", kSmash[] = "smash";

constexpr Played kPlayed[] = {
    {"bridge", file<kBridge>, -5.0f},
    {"cradle", file<kCradle>, 0.5f},
    {"rope bridge", file<kRopeBridge>, -6.0f},
    {"soft bodies", file<kSoftBody>, 0.0f},
    {"stack", file<kStack>, 0.0f},
    {"stairs", file<kStairs>, 0.0f},
    {"wrecking ball", file<kWreckingBall>, 0.0f},
    {"large pyramid", reference<kLargePyramid>, 0.0f, 0.8f},
    {"joint grid", reference<kJointGrid>, -150.0f, 0.3f},
    {"smash", reference<kSmash>, -16.2f, 0.6f},
    {"100:1", [] { return race::heavy_on_pyramid(3, 100.0f); }, 0.0f},
    {"400:1", [] { return race::heavy_on_pyramid(6, 400.0f); }, 0.0f},
    {"1000:1", [] { return race::heavy_on_pyramid(1, 1000.0f); }, 0.0f},
    {"400:1 on two", race::heavy_on_two, 0.0f},
    {"bounce", [] { return race::bouncing_box(0.25f, 0.25f, 2.0f, 0.0f); }, 0.0f},
    {"tilted bounce", [] { return race::bouncing_box(0.1152f, 0.25f, 3.75f, 0.0012f); }, 0.0f},
    {"plank on a drum", race::plank_on_drum, 0.0f, 30.0f},
    {"Newton's cradle", race::newtons_cradle, -3.25f},
    {"chain", [] { return race::chain(30, false); }, -31.0f, 20.0f},
    {"chain 1000:1", [] { return race::chain(30, true); }, -33.0f, 20.0f},
    {"ring", [] { return race::ring(20); }, -4.5f},
    {"thrown boxes", race::thrown_boxes, -27.0f},
    {"arm", race::falling_arm, -2.1f},
    // The velocities of what joints hold are of half a sub-step before the poses: of a spring of f hertz the
    // energy is off by pi f h while it swings, and never more: 1.3 % at 4 sub-steps.
    {"spring", [] { return race::spring(1.0f, 1.0f); }, -0.25f, 10.0f, 8},
};

class EnergyOf : public testing::TestWithParam<Played> {};

bool bounces_back(const SceneWorld& made) {
    for (const Body& body : made.bodies)
        for (const Shape& shape : body.shapes())
            if (shape.material().restitution == 1.0f) return true;
    return false;
}

TEST_P(EnergyOf, NeverExceedsTheStart) {
    const Played& played = GetParam();
    const Scene scene = played.make();
    const float dt = 1.0f / scene.step_hertz;
    for (const int substeps : {1, 2, 4, 8}) {
        if (substeps < played.least_substeps) continue;
#if !defined(NDEBUG)
        // Slow builds look for other things.
        if (substeps != kDefaultSubsteps) continue;
#endif
        SCOPED_TRACE(substeps);
        SceneWorld made = make_world(scene);
        EnergyWatch energy(made.world, made.bodies, played.floor);
        EXPECT_GT(energy.at_start(), 0.0);
        const int steps = static_cast<int>(played.seconds * scene.step_hertz);
        for (int i = 0; i < steps; ++i) {
            made.world.step(dt, substeps);
            energy.after_step();
        }
        EXPECT_LT(energy.gain(), bounces_back(made) ? 0.02 : 0.01);
    }
}

std::string name_of(const testing::TestParamInfo<Played>& played) {
    std::string name = played.param.name;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; },
        '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Scenes, EnergyOf, testing::ValuesIn(kPlayed), name_of);

/// A body's least height is that of its lowest pose, and a fall is no gain.
TEST(EnergyWatch, CountsFromTheLowestPlace) {
    World world;
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 3.0f}});
    box.create_shape(Polygon::box(1.0f, 0.25f));
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {9.0f, 3.0f}});
    ball.create_shape(Circle{{0.5f, 0.0f}, 0.75f});
    EXPECT_FLOAT_EQ(least_height(box), 0.25f);
    EXPECT_FLOAT_EQ(least_height(ball), 0.75f);
    EnergyWatch energy(world, {box, ball}, 1.0f);
    EXPECT_NEAR(energy.at_start(), 10.0 * (1.0 * 1.75 + 1.76715 * 1.25), 1e-3);
    for (int i = 0; i < 30; ++i) {
        world.step(1.0f / 60.0f);
        energy.after_step();
    }
    EXPECT_LT(energy.gain(), 1e-6);
    box.set_linear_velocity({20.0f, 0.0f});
    energy.after_step();
    EXPECT_NEAR(energy.gain() * energy.at_start(), 0.5 * (400.0 - 25.0), 0.5);
}

}  // namespace
}  // namespace jostle::test
