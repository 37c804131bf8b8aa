// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Replays the fuzzers' corpus through what the fuzzers call, in every build; and holds a few of its files to
// what must become of them, so that a corpus of refusals alone would be noticed.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../../fuzz/scene_target.h"

namespace jostle {
namespace {

using fuzz::Outcome;

std::string folder(const std::string& name) {
    return std::string(JOSTLE_SOURCE_DIR) + "/fuzz/corpus/" + name;
}

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::filesystem::path> files(const std::string& name) {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder(name))) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

TEST(Corpus, ScenesAreSteppedOrRefused) {
    int stepped = 0, refused = 0;
    for (const auto& path : files("read_scene")) {
        SCOPED_TRACE(path.filename().string());
        const Outcome outcome = fuzz::check_scene(read(path));
        stepped += outcome == Outcome::kStepped ? 1 : 0;
        refused += outcome == Outcome::kRefused ? 1 : 0;
    }
    EXPECT_GE(stepped, 5);
    EXPECT_GE(refused, 15);
    EXPECT_EQ(fuzz::check_scene(read(folder("read_scene") + "/shapes.json")), Outcome::kStepped);
    EXPECT_EQ(fuzz::check_scene(read(folder("read_scene") + "/joints.json")), Outcome::kStepped);
    EXPECT_EQ(fuzz::check_scene(read(folder("read_scene") + "/outline.json")), Outcome::kStepped);
    EXPECT_EQ(fuzz::check_scene(read(folder("read_scene") + "/brackets.json")), Outcome::kRefused);
}

TEST(Corpus, RubeFilesAreSteppedOrRefused) {
    int refused = 0;
    for (const auto& path : files("read_rube")) {
        SCOPED_TRACE(path.filename().string());
        refused += fuzz::check_rube(read(path)) == Outcome::kRefused ? 1 : 0;
    }
    EXPECT_GE(refused, 10);
    EXPECT_EQ(fuzz::check_rube(read(folder("read_rube") + "/small.json")), Outcome::kStepped);
    EXPECT_EQ(fuzz::check_rube(read(folder("read_rube") + "/hex.json")), Outcome::kStepped);
    EXPECT_EQ(fuzz::check_scene(read(folder("read_rube") + "/small.json")), Outcome::kStepped);
}

}  // namespace
}  // namespace jostle
