// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Runs a program as a user would, and keeps what it said.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace jostle {

struct Said {
    int status = -1;  ///< exit status; -1: it crashed
    std::string out;
    std::string err;
    std::string program = "jostle";

    /// Whether the program said anything on standard error; a sanitizer's own report of what it let pass is
    /// none.
    [[nodiscard]] bool complains() const { return err.find(program + ": ") != std::string::npos; }
    /// Whether standard error is a line or more, each of which begins with the program's name: a line per
    /// mistake of a file.
    [[nodiscard]] bool is_a_sentence_a_line() const {
        for (std::size_t begin = 0; begin < err.size();) {
            const std::size_t end = err.find('\n', begin);
            if (end == std::string::npos || end < begin + 12 || err.rfind(program + ": ", begin) != begin)
                return false;
            begin = end + 1;
        }
        return !err.empty();
    }
    /// Whether standard error is one line that begins with the program's name.
    [[nodiscard]] bool is_one_sentence() const {
        return err.rfind(program + ": ", 0) == 0 && err.size() > 12 && err.find('\n') == err.size() - 1;
    }
};

inline std::ostream& operator<<(std::ostream& stream, const Said& said) {
    return stream << "exit status " << said.status << ", said '" << said.out.substr(0, 2000) << "' and '"
                  << said.err.substr(0, 2000) << "'";
}

inline std::string read_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder of the test's own in which the program runs.
class ProgramTest : public testing::Test {
  protected:
    void SetUp() override {
        const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::path(testing::TempDir()) /
                  (std::string("jostle_") + test->test_suite_name() + "_" + test->name());
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    /// `arguments` are words of a shell, with redirections of their own if need be.
    [[nodiscard]] Said jostle(const std::string& arguments) const { return run(JOSTLE_PROGRAM, arguments); }
    /// jostle-bench
    [[nodiscard]] Said bench(const std::string& arguments) const {
        return run(JOSTLE_BENCH_PROGRAM, arguments);
    }
    /// `line` begins with "jostle " or "jostle-bench ".
    [[nodiscard]] Said say(const std::string& line) const {
        constexpr std::string_view kBench = "jostle-bench ", kJostle = "jostle ";
        return line.starts_with(kBench) ? bench(line.substr(kBench.size()))
                                        : jostle(line.substr(kJostle.size()));
    }
    [[nodiscard]] Said run(const std::filesystem::path& program, const std::string& arguments) const {
        const std::string command = "cd '" + folder_.string() + "' && { '" + program.string() + "' " +
                                    arguments + "\n} >.stdout 2>.stderr </dev/null";
        const int status = std::system(command.c_str());
        Said said;
        said.program = program.filename();
        if (WIFEXITED(status) && WEXITSTATUS(status) < 128) said.status = WEXITSTATUS(status);
        said.out = read_text(folder_ / ".stdout");
        said.err = read_text(folder_ / ".stderr");
        return said;
    }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder_ / name; }
    /// How many files lie in the folder and below, but for what the program said.
    [[nodiscard]] int files() const {
        int n = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_)) {
            n += entry.is_regular_file() && entry.path().filename().string()[0] != '.' ? 1 : 0;
        }
        return n;
    }

  private:
    std::filesystem::path folder_;
};

/// A crate that falls 1 m onto the ground, in jostle's own format.
inline constexpr char kCrate[] = R"({"jostle": 1, "name": "crate", "steps": 60, "bodies": [
  {"name": "ground", "shapes": [{"type": "segment", "point1": [-10, 0], "point2": [10, 0]}]},
  {"name": "crate", "type": "dynamic", "position": [0, 1.5], "shapes": [{"type": "box", "half_width": 0.5, "half_height": 0.5}]}
]})";

}  // namespace jostle
