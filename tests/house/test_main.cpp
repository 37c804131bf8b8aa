// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The main function of every test program. With JOSTLE_NO_SKIP in the environment a skipped test is a
// failure, unless what it says it lacks is shared/data, which belongs to no clone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace {

class NoSkip : public testing::EmptyTestEventListener {
    // Called before the printer's: what is added here is part of the test's result.
    void OnTestEnd(const testing::TestInfo& info) override {
        if (!info.result()->Skipped()) return;
        std::string said;
        for (int i = 0; i < info.result()->total_part_count(); ++i) {
            said += info.result()->GetTestPartResult(i).message();
        }
        if (said.find("shared/data") == std::string::npos) {
            ADD_FAILURE() << "This test was skipped (" << said << "), and JOSTLE_NO_SKIP is set.";
        }
    }
};

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    if (std::getenv("JOSTLE_NO_SKIP") != nullptr) {
        testing::UnitTest::GetInstance()->listeners().Append(new NoSkip);  // which owns it
    }
    return RUN_ALL_TESTS();
}
