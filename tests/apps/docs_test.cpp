// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// docs/program.md says what the program does: its options, its JSON, its columns.
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class ProgramDocs : public ProgramTest {
  protected:
    [[nodiscard]] static std::string docs() {
        return read_text(std::filesystem::path(JOSTLE_SOURCE_DIR) / "docs/program.md");
    }
};

std::set<std::string> options_in(const std::string& text) {
    const std::regex option("--[a-z][a-z-]*");
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), option); at != std::sregex_iterator(); ++at) {
        found.insert(at->str());
    }
    return found;
}

TEST_F(ProgramDocs, NameTheOptionsThatThereAre) {
    std::string help;
    for (const char* command :
         {"", "run", "bench", "bench spatial", "scene list", "scene make", "scene check", "scene convert"}) {
        help += jostle(std::string(command) + " --help").out;
    }
    std::set<std::string> there_are = options_in(help);
    there_are.erase("--version");
    EXPECT_EQ(options_in(docs()), there_are);
    const std::set<std::string> in_readme =
        options_in(read_text(std::filesystem::path(JOSTLE_SOURCE_DIR) / "README.md"));
    for (const char* option : {"--poses", "--substeps", "--repeat"}) EXPECT_TRUE(in_readme.contains(option));
}

TEST_F(ProgramDocs, NameEachKeyOfTheJson) {
    write("crate.json", kCrate);
    const Said said = jostle("run crate.json --steps 1 --no-pictures --json");
    ASSERT_EQ(said.status, 0) << said;
    const std::string text = docs();
    const json row = json::parse(said.out);
    for (const auto& item : row.items()) {
        EXPECT_NE(text.find("`" + item.key() + "`"), std::string::npos) << item.key();
    }
    const json list = json::parse(jostle("scene list --json").out);
    ASSERT_FALSE(list["scenes"].empty());
    for (const json& scene : list["scenes"]) {
        for (const auto& item : scene.items()) {
            EXPECT_NE(text.find("\"" + item.key() + "\""), std::string::npos) << item.key();
        }
    }
}

TEST_F(ProgramDocs, NameEachColumnOfThePoses) {
    write("bridge.json", read_text(std::filesystem::path(JOSTLE_SOURCE_DIR) / "scenes/bridge.json"));
    const Said said = jostle("run bridge.json --steps 1 --no-pictures --poses poses.csv");
    ASSERT_EQ(said.status, 0) << said;
    std::istringstream poses(read_text(path("poses.csv")));
    std::string head, first;
    ASSERT_TRUE(std::getline(poses, head) && std::getline(poses, first));
    const std::string text = docs();
    EXPECT_NE(text.find("```\n" + head + "\n" + first + "\n```"), std::string::npos) << head << '\n' << first;
    std::istringstream columns(head);
    for (std::string column; std::getline(columns, column, ',');) {
        EXPECT_NE(text.find("`" + column + "`"), std::string::npos) << column;
    }
}

}  // namespace
}  // namespace jostle
