// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// README.md and docs/spatial.md, crowd.md, geometry.md, mesh.md, worlds.md, callbacks.md, debugging.md,
// game_loop.md, platformer.md, units.md and batches.md show parts of examples/: each piece of code stands in
// the example named above it, word for word, and each piece of output is what that example prints.
//
// In the page a comment says where a piece comes from; HTML does not show it:
//
//     <!-- examples/kd_tree.cpp -->              then a block ```cpp
//     <!-- what examples/kd_tree.cpp prints -->  then a block ```text
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "examples/run_example.h"
#include "real_data.h"

namespace jostle {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = JOSTLE_SOURCE_DIR;
/// A page, and how many pieces of code, of output, and pictures it has at least.
struct Page {
    const char* name;
    int code, outputs;
    std::size_t pictures;
};
constexpr Page kPages[] = {{"spatial.md", 4, 4, 3},   {"geometry.md", 5, 5, 3},   {"mesh.md", 6, 4, 1},
                           {"worlds.md", 16, 7, 2},   {"callbacks.md", 4, 2, 1},  {"debugging.md", 1, 1, 1},
                           {"game_loop.md", 6, 1, 0}, {"platformer.md", 9, 1, 1}, {"solver.md", 0, 0, 3},
                           {"crowd.md", 5, 1, 0},     {"units.md", 1, 1, 0},      {"batches.md", 1, 1, 0},
                           {"../README.md", 1, 1, 0}};

Lines read_lines(const fs::path& path) {
    Lines lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

struct Piece {
    std::string note;  ///< what stands between <!-- and -->, in the line above; empty: no such line
    std::string language;
    Lines lines;
    std::size_t at;  ///< the line where it begins, from 1
};

std::vector<Piece> pieces_of(const Lines& page) {
    std::vector<Piece> pieces;
    bool inside = false;
    for (std::size_t i = 0; i < page.size(); ++i) {
        if (page[i].rfind("```", 0) != 0) {
            if (inside) pieces.back().lines.push_back(page[i]);
            continue;
        }
        inside = !inside;
        if (!inside) continue;
        Piece piece{"", page[i].substr(3), {}, i + 1};
        const std::string above = i > 0 ? page[i - 1] : "";
        if (above.rfind("<!-- ", 0) == 0 && above.size() > 9) piece.note = above.substr(5, above.size() - 9);
        pieces.push_back(piece);
    }
    return pieces;
}

/// Without the blanks that all lines begin with.
Lines shifted_left(Lines lines) {
    std::size_t common = std::string::npos;
    for (const std::string& line : lines) {
        if (!line.empty()) common = std::min(common, line.find_first_not_of(' '));
    }
    for (std::string& line : lines) {
        if (!line.empty()) line.erase(0, common);
    }
    return lines;
}

/// Whether the lines stand in the file one after the other, further to the right perhaps.
bool stands_in(const Lines& piece, const Lines& file) {
    for (std::size_t i = 0; i + piece.size() <= file.size(); ++i) {
        const auto first = file.begin() + static_cast<std::ptrdiff_t>(i);
        const Lines part(first, first + static_cast<std::ptrdiff_t>(piece.size()));
        if (shifted_left(part) == shifted_left(piece)) return true;
    }
    return false;
}

TEST(Docs, ReaderFindsPieces) {
    const std::vector<Piece> pieces = pieces_of(
        {"text", "<!-- examples/a.cpp -->", "```cpp", "int a;", "", "int b;", "```", "```sh", "ls", "```"});
    ASSERT_EQ(pieces.size(), 2u);
    EXPECT_EQ(pieces[0].note, "examples/a.cpp");
    EXPECT_EQ(pieces[0].language, "cpp");
    EXPECT_EQ(pieces[0].lines, (Lines{"int a;", "", "int b;"}));
    EXPECT_EQ(pieces[1].note, "");
    EXPECT_TRUE(stands_in({"a;", "", "    b;"}, {"{", "    a;", "", "        b;", "}"}));
    EXPECT_FALSE(stands_in({"a;", "b;"}, {"    a;", "        b;"}));
    EXPECT_FALSE(stands_in({"a;", "c;"}, {"a;", "b;", "c;"}));
}

TEST(Docs, CodeStandsInTheExamples) {
    for (const auto& [page, code, outputs, pictures] : kPages) {
        int found = 0;
        for (const Piece& piece : pieces_of(read_lines(kRoot / "docs" / page))) {
            if (piece.language != "cpp") continue;
            SCOPED_TRACE(std::string(page) + ", line " + std::to_string(piece.at));
            ASSERT_EQ(piece.note.rfind("examples/", 0), 0u) << "the line above does not say which example";
            EXPECT_TRUE(stands_in(piece.lines, read_lines(kRoot / piece.note)))
                << "this code is not that of " << piece.note;
            ++found;
        }
        EXPECT_GE(found, code) << page;
    }
}

TEST(Docs, OutputIsWhatTheExamplesPrint) {
    for (const auto& [page, code, outputs, pictures] : kPages) {
        int found = 0;
        for (const Piece& piece : pieces_of(read_lines(kRoot / "docs" / page))) {
            if (piece.language != "text" || piece.note.rfind("what examples/", 0) != 0) continue;
            SCOPED_TRACE(std::string(page) + ", line " + std::to_string(piece.at));
            const std::string file = piece.note.substr(14, piece.note.find(".cpp") - 14);
            const Said said = run(file);
            EXPECT_EQ(said.status, 0);
            EXPECT_EQ(said.lines, piece.lines);
            ++found;
        }
        EXPECT_GE(found, outputs) << page;
    }
}

TEST(Docs, EveryExampleRuns) {
    int found = 0;
    for (const auto& entry : fs::directory_iterator(kRoot / "examples")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string name = entry.path().stem().string();
        if (!fs::exists(fs::path(JOSTLE_EXAMPLES_DIR) / name)) continue;  // pictures without Cairo
        const Said said = run(name);
        EXPECT_EQ(said.status, 0) << name << testing::PrintToString(said.lines);
        EXPECT_FALSE(said.lines.empty()) << name;
        ++found;
    }
    EXPECT_GE(found, 5);
}

TEST(Docs, MeshesFromAFile) {
    const std::string bunny = std::string(JOSTLE_DATA_DIR) + "/bunny.txt";
    if (!fs::exists(bunny)) GTEST_SKIP() << kNoData;
    const Said said = run("mesh_contact", "'" + bunny + "'");
    EXPECT_EQ(said.status, 0);
    ASSERT_EQ(said.lines.size(), 7u);
    EXPECT_EQ(said.lines[0], "two meshes of 3674 triangles");
    EXPECT_EQ(said.lines[1], "1.1 widths apart: nothing touches");
    EXPECT_THAT(said.lines[6], testing::HasSubstr("two triangles touch, and 231 more pairs"));
    EXPECT_EQ(run("mesh_contact", "/dev/null").status, 1);
}

/// The pictures that a page shows, as it names them.
std::set<std::string> pictures_of(const std::string& page) {
    std::set<std::string> shown;
    for (const std::string& line : read_lines(kRoot / "docs" / page)) {
        const std::size_t at = line.find("](pictures/");
        if (at != std::string::npos) shown.insert(line.substr(at + 2, line.find(')', at) - at - 2));
    }
    return shown;
}

TEST(Docs, PicturesCanBeMade) {
    const fs::path folder = fs::path(testing::TempDir()) / "jostle_docs_pictures";
    fs::remove_all(folder);
    fs::create_directories(folder);
    if (!fs::exists(fs::path(JOSTLE_EXAMPLES_DIR) / "tree_pictures")) return;  // a build without Cairo
    EXPECT_EQ(run("tree_pictures", "'" + folder.string() + "'").status, 0);
    EXPECT_EQ(run("geometry_pictures", "'" + folder.string() + "'").status, 0);
    EXPECT_EQ(run("world_pictures", "'" + folder.string() + "'").status, 0);
    EXPECT_EQ(run("guide_pictures", "'" + folder.string() + "'").status, 0);
    for (const auto& [page, code, outputs, pictures] : kPages) {
        for (const std::string& picture : pictures_of(page)) {
            if (fs::path(picture).extension() == ".png") continue;  // the program's: tests/apps/docs_test.cpp
            const Lines made = read_lines(folder / fs::path(picture).filename());
            ASSERT_FALSE(made.empty()) << picture;
            EXPECT_EQ(made.front().rfind("<?xml", 0), 0u);
            EXPECT_THAT(made.back(), testing::HasSubstr("</svg>"));
            const auto paths = std::count_if(made.begin(), made.end(), [](const std::string& line) {
                return line.rfind("<path", 0) == 0;
            });
            EXPECT_GE(paths, 100) << picture << ": there is something on it";
        }
    }
    fs::remove_all(folder);
}

/// Keys of docs/references.md that are cited: a name and a year in brackets, or one of two names.
std::set<std::string> keys_in(const fs::path& path) {
    static const std::regex kKey(R"(\[([A-Z][A-Za-z]+[12][0-9]{3}|RVO2|oneTBB)\])");
    std::set<std::string> keys;
    for (const std::string& line : read_lines(path)) {
        if (line.find('[') == std::string::npos || line.find(']') == std::string::npos) continue;
        for (std::sregex_iterator i(line.begin(), line.end(), kKey), end; i != end; ++i) keys.insert((*i)[1]);
    }
    return keys;
}

TEST(Docs, EverySourceIsCitedAndListed) {
    const std::set<std::string> listed = keys_in(kRoot / "docs" / "references.md");
    std::set<std::string> cited;
    for (const char* folder : {"include", "src", "tests", "bench", "apps", "examples", "fuzz"}) {
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
            if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
            for (const std::string& key : keys_in(entry.path())) {
                EXPECT_TRUE(listed.contains(key))
                    << entry.path() << " cites [" << key << "], which docs/references.md does not list";
                cited.insert(key);
            }
        }
    }
    EXPECT_EQ(cited, listed) << "docs/references.md lists what nobody cites";
    EXPECT_GT(cited.size(), 10u);
}

/// Names of files in `code` of a page, but for those with a placeholder: bench/race/engine.h, tests/house/.
std::set<std::string> files_named_in(const fs::path& page) {
    static const std::regex kFile(
        "`((?:apps|bench|cmake|docs|examples|fuzz|include|scenes|src|tests)/[a-z0-9_./-]*[a-z0-9_-](?:/"
        "|\\.[a-z]+))`");
    std::set<std::string> files;
    for (const std::string& line : read_lines(page)) {
        for (std::sregex_iterator i(line.begin(), line.end(), kFile), end; i != end; ++i)
            if (!std::regex_search((*i)[1].str(), std::regex("/x[_.]"))) files.insert((*i)[1]);
    }
    return files;
}

TEST(Docs, FilesThatTheyNameAreThere) {
    std::vector<fs::path> pages{kRoot / "README.md", kRoot / "CONTRIBUTING.md"};
    for (const auto& entry : fs::directory_iterator(kRoot / "docs"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path());
    std::size_t found = 0;
    for (const fs::path& page : pages) {
        const std::set<std::string> files = files_named_in(page);
        for (const std::string& file : files)
            EXPECT_TRUE(fs::exists(kRoot / file)) << page.filename() << " names " << file;
        found += files.size();
    }
    EXPECT_GT(found, 60u);
}

TEST(Docs, PicturesOfThePagesAreThere) {
    for (const auto& [page, code, outputs, pictures] : kPages) {
        const std::set<std::string> shown = pictures_of(page);
        EXPECT_GE(shown.size(), pictures) << page;
        for (const std::string& picture : shown) EXPECT_TRUE(fs::exists(kRoot / "docs" / picture)) << picture;
    }
}

}  // namespace
}  // namespace jostle
