// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Suggestions for misspelt words.
#include "scene/nearest_word.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace jostle::scene_detail {
namespace {

TEST(NearestWord, EditDistanceIsTheTextbooks) {
    EXPECT_EQ(edit_distance("", ""), 0u);
    EXPECT_EQ(edit_distance("", "abc"), 3u);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
    EXPECT_EQ(edit_distance("sitting", "kitten"), 3u);
    EXPECT_EQ(edit_distance("saturday", "sunday"), 3u);
    EXPECT_EQ(edit_distance("list", "lits"), 2u) << "two changes: a swap is no edit of its own";
}

TEST(NearestWord, IsTheNearestAndOfEquallyNearOnesTheFirst) {
    const std::vector<std::string> words{"bodies", "body_b", "body_a", "body"};
    EXPECT_EQ(nearest_word("bodys", words), "body");
    EXPECT_EQ(nearest_word("bodyes", words), "bodies");
    EXPECT_EQ(nearest_word("body_c", words), "body_b");
    EXPECT_EQ(nearest_word("body_a", words), "body_a");
}

TEST(NearestWord, IsNoneWhereMostLettersDiffer) {
    const std::vector<std::string> words{"run", "a", "list"};
    for (const char* word : {"fly", "b", "", "xy", "zist_of", "something_else"}) {
        EXPECT_EQ(nearest_word(word, words), "") << word;
    }
    EXPECT_EQ(nearest_word("rum", words), "run");
    EXPECT_EQ(nearest_word(std::string(1'000'000, 'a'), words), "") << "the comparison would take too long";
}

}  // namespace
}  // namespace jostle::scene_detail
