// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stages are named once: the profile and the documentation follow the table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <utility>

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
    world.set_profiling(true);
    EXPECT_TRUE(world.is_profiling());
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

TEST(Profile, AStepIsTimedOnlyWhereItIsAskedFor) {
    World world;
    add_ground(world);
    add_pyramid(world, 3);
    run(world, 5);
    EXPECT_FALSE(world.is_profiling());
    EXPECT_EQ(world.profile().step, 0);
    for (const std::int64_t time : world.profile().stage) EXPECT_EQ(time, 0);
    world.set_profiling(true);
    run(world, 1);
    EXPECT_GT(world.profile().step, 0);
    world.set_profiling(false);
    run(world, 1);
    EXPECT_EQ(world.profile().step, 0);
}

TEST(Profile, AWorldAtRestRunsNoStageAndPassesTheTime) {
    World world;
    world.set_profiling(true);
    add_ground(world);
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 1.0f}});
    box.create_shape(Polygon::box(0.5f, 0.5f));
    const auto ran = [&] {
        run(world, 1);
        return std::ranges::any_of(world.profile().stage, [](std::int64_t time) { return time > 0; });
    };
    for (int i = 0; i < 600 && box.is_awake(); ++i) EXPECT_TRUE(ran()) << i;
    ASSERT_FALSE(box.is_awake());
    EXPECT_EQ(world.events().slept.size(), 1u);
    EXPECT_TRUE(ran()) << "the user was told of the sleep, and is told so once";
    EXPECT_TRUE(world.events().slept.empty());
    const double before = world.time();
    EXPECT_FALSE(ran());
    EXPECT_NEAR(world.time() - before, 1.0 / 60.0, 1.0e-6);
    world.create_body({}).create_shape(Polygon::box(1.0f, 1.0f), {.is_sensor = true});
    EXPECT_TRUE(ran()) << "the shape is new";
    EXPECT_EQ(world.events().sensors_entered.size(), 1u);
    EXPECT_FALSE(box.is_awake());
    EXPECT_TRUE(ran()) << "the visit was told, and is told once";
    EXPECT_FALSE(ran());
    box.set_linear_velocity({1.0f, 0.0f});
    EXPECT_TRUE(ran());
    EXPECT_GT(box.position().x, 0.0f);
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

/// The lines from the one that begins the definition of a function to the one that ends it; 0: there is none.
int length_of(const std::string& file, const std::string& function) {
    std::ifstream source(JOSTLE_SOURCE_DIR "/src/" + file);
    const std::regex begin(R"((\S.*[ :])?)" + function + R"(\(.*)");
    int lines = 0;
    for (std::string line; std::getline(source, line);) {
        if (lines == 0 && !std::regex_match(line, begin)) continue;
        ++lines;
        if (line == "}") return lines;
        if (line.ends_with(';') && !line.starts_with(' ')) lines = 0;  // was a declaration
    }
    return 0;
}

/// The paragraph of docs/architecture.md names them all, and how many they are.
TEST(Profile, FromAMoveToAContactItIsAsDocumented) {
    const std::pair<const char*, const char*> way[] = {
        {"finalize_bodies", "dynamics/step/finalize.cpp"},
        {"pair_box", "dynamics/store/shape_links.h"},
        {"buffer_move", "spatial/pairs/broad_phase.cpp"},
        {"apply_moves", "spatial/pairs/broad_phase.cpp"},
        {"find_pairs", "dynamics/pairs/find_pairs.cpp"},
        {"find_pairs_if", "spatial/pairs/broad_phase_pairs.cpp"},
        {"run_search", "spatial/pairs/broad_phase_pairs.cpp"},
        {"meet", "spatial/pairs/broad_phase_pairs.cpp"},
        {"ask", "spatial/pairs/broad_phase_pairs.cpp"},
        {"may_collide", "dynamics/pairs/find_pairs.cpp"},
        {"order_pairs", "spatial/pairs/broad_phase_order.cpp"},
        {"create_contact", "dynamics/store/contact_links.cpp"}};
    std::ifstream file(JOSTLE_SOURCE_DIR "/docs/architecture.md");
    std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::size_t begin = text.find("From \"a body moved\"");
    ASSERT_NE(begin, std::string::npos);
    text = text.substr(begin, text.find("\n\n", begin) - begin);
    std::set<std::string> files;
    for (const auto& [function, where] : way) {
        EXPECT_TRUE(std::regex_search(text, std::regex("[`:]" + std::string(function) + "`"))) << function;
        const int lines = length_of(where, function);
        EXPECT_GT(lines, 2) << function << " is not in " << where;
        EXPECT_LE(lines, 60) << function;
        files.insert(where);
    }
    EXPECT_THAT(text, testing::HasSubstr(std::to_string(std::size(way)) + " functions in " +
                                         std::to_string(files.size()) + " files"));
}

}  // namespace
}  // namespace jostle::test
