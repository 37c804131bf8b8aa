// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A call that must be refused: by its own name, by the name of the argument, and with a sentence that says
// why.
#pragma once

#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <string>
#include <string_view>

namespace jostle::test {

/// `part` is in the Error's sentence.
template <class Work>
void expect_refused(const std::string& function, const std::string& argument, const Work& work,
                    std::string_view part = "") {
    try {
        work();
        ADD_FAILURE() << function << " accepted a bad " << argument;
    } catch (const Error& error) {
        EXPECT_EQ(error.function(), function);
        EXPECT_EQ(error.argument(), argument);
        EXPECT_NE(std::string_view(error.what()).find(part), std::string_view::npos) << error.what();
    }
}

}  // namespace jostle::test
