// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle.h is the whole of the library jostle::jostle, and names the headers of the others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;

const fs::path kInclude = fs::path(JOSTLE_SOURCE_DIR) / "include";

TEST(PublicHeaders, JostleHNamesThemAll) {
    std::set<std::string> expected;
    for (const char* layer : {"core", "math", "memory", "spatial", "geometry", "dynamics"})
        for (const fs::directory_entry& entry : fs::directory_iterator(kInclude / "jostle" / layer))
            expected.insert(std::string("jostle/") + layer + "/" + entry.path().filename().string());
    std::ifstream file(kInclude / "jostle" / "jostle.h");
    std::set<std::string> named;
    std::stringstream comment;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#include <")) named.insert(line.substr(10, line.size() - 11));
        if (line.starts_with("//")) comment << line << '\n';
    }
    EXPECT_EQ(named, expected);
    EXPECT_GT(named.size(), 50u);
    EXPECT_THAT(comment.str(), testing::HasSubstr("jostle/draw"));
    EXPECT_THAT(comment.str(), testing::HasSubstr("jostle/scene"));
}

}  // namespace
}  // namespace jostle::house
