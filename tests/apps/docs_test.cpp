// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// docs/program.md says what the program does: its options, its JSON, its columns.
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "apps/models.h"
#include "apps/program.h"
#include "real_data.h"

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
    for (const char* command : {"jostle",
                                "jostle run",
                                "jostle crowd",
                                "jostle mesh info",
                                "jostle mesh ray",
                                "jostle mesh distance",
                                "jostle mesh collide",
                                "jostle scene list",
                                "jostle scene make",
                                "jostle scene check",
                                "jostle scene convert",
                                "jostle-bench",
                                "jostle-bench scenes",
                                "jostle-bench small",
                                "jostle-bench spatial",
                                "jostle-bench mesh",
                                "jostle-bench queries",
                                "jostle-bench crowd",
                                "jostle-bench time",
                                "jostle-bench quality"}) {
        help += say(std::string(command) + " --help").out;
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

TEST_F(ProgramDocs, NameEachKeyOfMeshes) {
    write("box.obj", kBoxObj);
    const std::string text = docs();
    for (const char* arguments : {"info box.obj", "ray box.obj --from 0,0,0 --to 9,0,0",
                                  "distance box.obj box.obj", "collide box.obj box.obj --at 1,1,1"}) {
        const Said said = jostle(std::string("mesh ") + arguments + " --json");
        ASSERT_EQ(said.status, 0) << said;
        const json all = json::parse(said.out).flatten();
        std::set<std::string> keys;
        for (const auto& item : all.items()) {
            std::istringstream path(item.key());
            for (std::string key; std::getline(path, key, '/');) {
                if (!key.empty() && key.find_first_not_of("0123456789") != std::string::npos)
                    keys.insert(key);
            }
        }
        EXPECT_GE(keys.size(), 4u);
        for (const std::string& key : keys) {
            EXPECT_NE(text.find("`" + key + "`"), std::string::npos) << arguments << ": " << key;
        }
    }
}

/// The size of a PNG, and whether it is one.
std::string head_of(const std::filesystem::path& png) {
    return read_text(png).substr(0, 24);
}

TEST_F(ProgramDocs, PictureOfTwoBunniesCanBeMade) {
    const std::filesystem::path bunny = std::filesystem::path(JOSTLE_DATA_DIR) / "bunny.obj";
    if (!std::filesystem::exists(bunny)) GTEST_SKIP() << kNoData;
    write("bunny.obj", read_text(bunny));
    const std::string page = read_text(std::filesystem::path(JOSTLE_SOURCE_DIR) / "docs/mesh.md");
    const std::size_t at = page.find("jostle mesh collide bunny.obj");
    ASSERT_NE(at, std::string::npos);
    const Said said = jostle(page.substr(at + 7, page.find('\n', at) - at - 7));
    EXPECT_EQ(said.status, 0) << said;
    const std::filesystem::path shown =
        std::filesystem::path(JOSTLE_SOURCE_DIR) / "docs/pictures/mesh_bunnies.png";
    EXPECT_EQ(head_of(path("out/bunny-bunny-collide.png")), head_of(shown));
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
