// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader's sentence about a document that it refuses.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

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

/// The reader refuses the text in one short line, and says this in it.
inline void expect_says(const std::string& text, const std::string& says) {
    const std::string said = refusal(text);
    EXPECT_THAT(said, testing::HasSubstr(says)) << text.substr(0, 200);
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
    EXPECT_LT(said.size(), 250u) << said;
}

inline std::string with_shape(const std::string& shape) {
    return R"({"jostle": 1, "bodies": [{}, {"shapes": [)" + shape + "]}]}";
}
inline std::string with_joint(const std::string& joint) {
    return R"({"jostle": 1, "bodies": [{"name": "a"}, {"name": "b"}, {"name": "b"}], "joints": [)" + joint +
           "]}";
}

}  // namespace jostle::test
