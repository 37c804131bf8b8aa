// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stages are named once: the profile and the documentation follow the table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <string>

#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(Profile, StagesAreNamedOnce) {
    std::set<std::string> names;
    for (const StageInfo& stage : stages()) {
        EXPECT_TRUE(names.insert(stage.name).second) << stage.name;
        EXPECT_THAT(stage.often, testing::AnyOf(testing::StrEq("step"), testing::StrEq("substep")));
        EXPECT_STRNE(stage.over, "");
        EXPECT_STRNE(stage.about, "");
    }
    EXPECT_LE(stages().size(), static_cast<std::size_t>(kMaxStages));
}

/// Every stage's time is part of the step's, and what lies between the stages is next to nothing.
TEST(Profile, StagesMakeUpTheStep) {
    World world;
    EXPECT_EQ(world.profile().step, 0) << "nothing was done yet";
    add_ground(world);
    add_pyramid(world, 30);
    run(world, 5);
    const Profile profile = world.profile();
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < stages().size(); ++i) {
        EXPECT_GT(profile.stage[i], 0) << stages()[i].name << " ran, and nobody looked at the clock";
        sum += profile.stage[i];
    }
    for (std::size_t i = stages().size(); i < static_cast<std::size_t>(kMaxStages); ++i)
        EXPECT_EQ(profile.stage[i], 0) << "there is no stage " << i;
    EXPECT_LE(sum, profile.step);
}

/// The rows `| `name` | over | often | about |` of docs/architecture.md, in the order of stages().
TEST(Profile, TheDocumentationHasTheSameTable) {
    std::ifstream file(JOSTLE_SOURCE_DIR "/docs/architecture.md");
    ASSERT_TRUE(file) << "docs/architecture.md";
    const std::regex row(R"(\| `([a-z_]+)` \| ([a-z]+) \| (step|substep) \| (.+) \|)");
    std::vector<std::string> written, executed;
    std::smatch part;
    for (std::string line; std::getline(file, line);)
        if (std::regex_match(line, part, row))
            written.push_back(part.str(1) + ", " + part.str(2) + ", " + part.str(3) + ", " + part.str(4));
    for (const StageInfo& stage : stages())
        executed.push_back(std::string(stage.name) + ", " + stage.over + ", " + stage.often + ", " +
                           stage.about);
    EXPECT_EQ(written, executed);
}

}  // namespace
}  // namespace jostle::test
