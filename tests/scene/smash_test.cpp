// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// smash wakes as it does in Box2D 3, whose numbers of awake bodies are committed as data: within 1.25 % of
// all bodies, and a step, and on average within 1 %. The long form runs all steps; the short one runs until
// the blow has gone through the pile, and all of it is awake.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "math/random.h"

namespace jostle {
namespace {

/// The number of awake bodies after each step.
std::vector<int> awake_in_box2d() {
    std::ifstream file(JOSTLE_SOURCE_DIR "/tests/data/smash_awake_box2d3.txt");
    std::vector<int> counts;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream numbers(line);
        std::size_t step = 0;
        int awake = 0;
        EXPECT_TRUE(numbers >> step >> awake) << line;
        EXPECT_EQ(step, counts.size() + 1) << line;
        counts.push_back(awake);
    }
    return counts;
}

TEST(Smash, WakesAsInBox2D) {
    const std::vector<int> theirs = awake_in_box2d();
    const ReferenceScene& reference = *find_reference_scene("smash");
    ASSERT_EQ(theirs.size(), static_cast<std::size_t>(reference.steps));
    const Scene scene = reference.make();
    SceneWorld made = make_world(scene);
    const int allowed = static_cast<int>(scene.bodies.size()) / 80;
    ASSERT_EQ(allowed, 120);

    const int steps = test::is_long_run() ? reference.steps : 150;
    int partly_awake = 0;
    std::int64_t ahead = 0;
    for (int step = 1; step <= steps; ++step) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        const int ours = made.world.counts().awake_bodies;
        // The front of the blow wakes up to 230 bodies per step: it may be a step early, and two late, as
        // friction takes its full share of each blow on the way.
        const int first = std::max(step - 3, 0), last = std::min(step, reference.steps - 1);
        const auto [least, most] = std::minmax_element(theirs.begin() + first, theirs.begin() + last + 1);
        ASSERT_GE(ours, *least - allowed) << "step " << step;
        ASSERT_LE(ours, *most + allowed) << "step " << step;
        if (ours <= 100 || ours >= 9500) continue;
        ++partly_awake;
        ahead += ours - theirs[static_cast<std::size_t>(step - 1)];
    }
    // The blow takes a second and more from the near side to the far one: the comparison is of that.
    EXPECT_GT(partly_awake, 60);
    EXPECT_LT(std::abs(ahead), std::int64_t{96} * partly_awake);
    // It has come to all of them. Two that were left nearly at rest may sleep again.
    EXPECT_GE(made.world.counts().awake_bodies, 9595);
    for (std::size_t i = 0; i < made.bodies.size(); ++i)
        EXPECT_TRUE(made.bodies[i].is_awake() || made.bodies[i].position() != scene.bodies[i].def.position)
            << i;
}

}  // namespace
}  // namespace jostle
