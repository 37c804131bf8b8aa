// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader's sentence about a document that it refuses.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <sstream>
#include <string>

namespace jostle::test {

/// The sentence, or "" where the reader takes the text.
inline std::string refusal(const std::string& text) {
    try {
        (void)parse_scene(text, "t");
    } catch (const SceneError& error) {
        return error.what();
    }
    return "";
}

/// The reader refuses the text in a short line or a few, one for each mistake, and says this in one of them.
inline void expect_says(const std::string& text, const std::string& says) {
    const std::string said = refusal(text);
    EXPECT_THAT(said, testing::HasSubstr(says)) << text.substr(0, 200);
    std::istringstream lines(said);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) EXPECT_LT(line.size(), 250u) << said;
    EXPECT_LE(count, 2) << said;
}

inline std::string with_shape(const std::string& shape) {
    return R"({"jostle": 1, "bodies": [{}, {"shapes": [)" + shape + "]}]}";
}
inline std::string with_joint(const std::string& joint) {
    return R"({"jostle": 1, "bodies": [{"name": "a"}, {"name": "b"}, {"name": "b"}], "joints": [)" + joint +
           "]}";
}

}  // namespace jostle::test
