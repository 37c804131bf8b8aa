// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The version stands in include/jostle/core/version.h alone: the changelog begins with that version, pages
// name no other one, and the packages have no number of their own. (web/test/package.test.mjs looks at the
// npm package that is made.)
#include <gtest/gtest.h>
#include <jostle/core/version.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace jostle::house {
namespace {

const std::string kMinorVersion =
    std::to_string(JOSTLE_VERSION_MAJOR) + "." + std::to_string(JOSTLE_VERSION_MINOR);
const std::string kWholeVersion = kMinorVersion + "." + std::to_string(JOSTLE_VERSION_PATCH);

std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The first group of each match.
std::vector<std::string> all_found(const std::string& text, const char* pattern) {
    const std::regex regex(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), regex), end; i != end; ++i)
        found.push_back((*i)[1]);
    return found;
}

const std::filesystem::path kTree = JOSTLE_SOURCE_DIR;

TEST(Version, OfTheChangelogIsThatOfTheHeader) {
    const std::vector<std::string> versions =
        all_found(file_text(kTree / "CHANGELOG.md"), "\n## ([0-9]+\\.[0-9]+\\.[0-9]+)");
    ASSERT_FALSE(versions.empty());
    EXPECT_EQ(versions.front(), kWholeVersion);
}

TEST(Version, OfThePagesIsThatOfTheHeader) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kTree / "docs")) {
        if (entry.path().extension() != ".md") continue;
        for (const std::string& version :
             all_found(file_text(entry.path()),
                       "(?:find_package\\(jostle |libjostle(?:[a-z-]*\\.so\\.)?)([0-9]+\\.[0-9]+)")) {
            EXPECT_EQ(version, kMinorVersion) << entry.path().filename();
            ++count;
        }
    }
    EXPECT_GE(count, 2u) << "docs/install.md names find_package and the shared library";
}

/// A wheel of jostle-box2d is made of its own folder alone, which has no header.
TEST(Version, OfJostleBox2dIsThatOfTheHeader) {
    const std::string text = file_text(kTree / "python/box2d/pyproject.toml");
    EXPECT_EQ(all_found(text, "version *= *\"([0-9][^\"]*)"), std::vector<std::string>{kWholeVersion});
}

TEST(Version, IsWrittenInNoPackage) {
    const char* number = "(version[\"]? *[:=] *\"[0-9][^\"]*)";
    EXPECT_EQ(all_found("\"version\": \"0.9.0\"", number).size(), 1u) << "the pattern finds a number";
    for (const char* package : {"web/src/package.json", "python/pyproject.toml"}) {
        const std::string text = file_text(kTree / package);
        ASSERT_FALSE(text.empty()) << package;
        EXPECT_TRUE(all_found(text, number).empty()) << package << " has a version of its own";
    }
}

}  // namespace
}  // namespace jostle::house
