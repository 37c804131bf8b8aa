// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory runs out in the first step of a large world.
#include <gtest/gtest.h>

#include "dynamics/failing_step.h"
#include "dynamics/sites.h"

namespace jostle::test {
namespace {

TEST(LargeWorldsOutOfMemory, TheStepIsMadeAgain) {
    for (const bool of_resource : {true, false}) {
        FailingResource memory;
        World world(of_resource ? WorldDef{.memory = &memory} : WorldDef{});
        World other;
        add_sites(world);
        add_sites(other);
        world.step(kDt);
        other.step(kDt);
        long n = 1;
        for (; n < 100; ++n) {
            // The plan is made anew, for more.
            for (int i = 0; i < 3; ++i) {
                add_site(world, kSites + static_cast<int>(n) * 3 + i);
                add_site(other, kSites + static_cast<int>(n) * 3 + i);
            }
            const bool failed = step_and_fail(world, of_resource ? memory.plan : global_new(), n);
            other.step(kDt);
            ASSERT_EQ(world.state_hash(), other.state_hash()) << "allocation " << n;
            EXPECT_GT(portions_of(world), 2u);
            if (!failed) break;
        }
        EXPECT_GT(n, 3);
        EXPECT_LT(n, 100);
    }
}

}  // namespace
}  // namespace jostle::test
