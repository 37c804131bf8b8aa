// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The coloured graph in the reference scenes: no two constraints of a colour share a body that moves, and
// less than 1 in 100 finds no colour.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include "math/random.h"

namespace jostle {
namespace {

TEST(Overflow, StaysBelowOneInAHundred) {
    int scenes = 0;
    for (const auto& reference : reference_scenes()) {
        SCOPED_TRACE(reference.name);
        ++scenes;
        SceneWorld made = make_world(reference.make());
        const int steps = test::is_long_run() ? reference.steps : 40;
        for (int i = 1; i <= steps; ++i) {
            made.world.step(1.0f / 60.0f);
            const WorldCounts counts = made.world.counts();
            if (counts.overflow > 0) {
                ASSERT_LT(100 * counts.overflow, counts.touching + counts.joints) << "step " << i;
            }
            if (i % 10 == 0) {
                ASSERT_EQ(made.world.check(), "") << "step " << i;
            }
        }
    }
    EXPECT_EQ(scenes, 6);
}

}  // namespace
}  // namespace jostle
