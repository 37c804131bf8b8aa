// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle.h is the whole of the library jostle::jostle, and names the headers of the others; each header marks
// its names for shared libraries.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;

const fs::path kInclude = fs::path(JOSTLE_SOURCE_DIR) / "include";

TEST(PublicHeaders, JostleHNamesThemAll) {
    std::set<std::string> expected;
    for (const char* layer :
         {"core", "math", "memory", "spatial", "crowd", "geometry", "mesh", "dynamics", "batch"})
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

/// A public header without it would link statically, and from a shared library give undefined references.
TEST(PublicHeaders, NamespaceStandsBetweenTheMarksOfWhatIsExported) {
    int seen = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kInclude / "jostle")) {
        if (entry.path().extension() != ".h") continue;
        std::ifstream file(entry.path());
        const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        const std::size_t begin = text.find("\nnamespace ");
        if (begin == std::string::npos) continue;
        ++seen;
        const std::size_t last = text.rfind("\n}  // namespace jostle");
        ASSERT_NE(last, std::string::npos) << entry.path();
        EXPECT_TRUE(std::string_view(text).substr(0, begin).ends_with("\nJOSTLE_API_BEGIN")) << entry.path();
        const std::string_view after = std::string_view(text).substr(text.find('\n', last + 1));
        EXPECT_TRUE(after.starts_with("\nJOSTLE_API_END\n")) << entry.path();
    }
    EXPECT_GT(seen, 80);
}

}  // namespace
}  // namespace jostle::house
