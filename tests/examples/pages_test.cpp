// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// README.md, CONTRIBUTING.md, CHANGELOG.md and docs/: links between pages lead to a page and to a heading of
// it, and tables can be read on a narrow screen.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace jostle {
namespace {

namespace fs = std::filesystem;

const fs::path kTop = JOSTLE_SOURCE_DIR;

std::vector<fs::path> all_pages() {
    std::vector<fs::path> pages{kTop / "README.md", kTop / "CONTRIBUTING.md", kTop / "CHANGELOG.md"};
    for (const auto& entry : fs::directory_iterator(kTop / "docs"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path());
    return pages;
}

/// The lines of a page that are no code, with their numbers from 1.
std::vector<std::pair<int, std::string>> prose_of(const fs::path& page) {
    std::vector<std::pair<int, std::string>> prose;
    std::ifstream file(page);
    bool is_code = false;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.rfind("```", 0) == 0) is_code = !is_code;
        if (!is_code) prose.emplace_back(number, line);
    }
    return prose;
}

/// The anchor of a heading, as GitHub makes it.
std::string anchor_of(const std::string& heading) {
    std::string anchor;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ') anchor += '-';
        if (byte >= 0x80 || std::isalnum(byte) != 0 || c == '-' || c == '_')
            anchor += static_cast<char>(std::tolower(byte));
    }
    return anchor;
}

std::set<std::string> anchors_of(const fs::path& page) {
    std::set<std::string> anchors;
    for (const auto& [number, line] : prose_of(page)) {
        const std::size_t text = line.find_first_not_of('#');
        if (text > 0 && text != std::string::npos && line[text] == ' ')
            anchors.insert(anchor_of(line.substr(text + 1)));
    }
    return anchors;
}

TEST(Pages, AnchorsAreThoseOfHeadings) {
    EXPECT_EQ(anchor_of("From Box2D and Chipmunk"), "from-box2d-and-chipmunk");
    EXPECT_EQ(anchor_of("Which contacts push: a one-way platform"), "which-contacts-push-a-one-way-platform");
    EXPECT_EQ(anchor_of("Where jostle's time goes"), "where-jostles-time-goes");
    EXPECT_TRUE(anchors_of(kTop / "docs" / "worlds.md").contains("the-first-world"));
}

TEST(Pages, LinksLeadToPagesAndHeadings) {
    static const std::regex kLink(R"(\]\(([^)\s]+)\))");
    std::map<fs::path, std::set<std::string>> anchors;
    int links = 0;
    for (const fs::path& page : all_pages()) {
        for (const auto& [number, line] : prose_of(page)) {
            for (std::sregex_iterator i(line.begin(), line.end(), kLink), end; i != end; ++i) {
                const std::string target = (*i)[1];
                if (target.rfind("http", 0) == 0) continue;
                ++links;
                const std::size_t hash = target.find('#');
                const std::string file = target.substr(0, hash);
                const fs::path there = file.empty() ? page : (page.parent_path() / file).lexically_normal();
                ASSERT_TRUE(fs::exists(there)) << page << ':' << number << " links to " << target;
                if (hash == std::string::npos || there.extension() != ".md") continue;
                if (!anchors.contains(there)) anchors[there] = anchors_of(there);
                EXPECT_TRUE(anchors[there].contains(target.substr(hash + 1)))
                    << page << ':' << number << " links to " << target;
            }
        }
    }
    EXPECT_GT(links, 300);
}

/// A cell of a table does not wrap into a paragraph.
TEST(Pages, CellsOfTablesAreShort) {
    constexpr std::size_t kLongest = 300;  // [bytes]
    int tables = 0;
    for (const fs::path& page : all_pages()) {
        for (const auto& [number, line] : prose_of(page)) {
            if (line.rfind("| ", 0) != 0) continue;
            if (line.rfind("| ---", 0) == 0) ++tables;
            for (std::size_t from = 1, to = 0; (to = line.find('|', from)) != std::string::npos;
                 from = to + 1)
                EXPECT_LE(to - from, kLongest) << page << ':' << number << ' ' << line.substr(from, 60);
        }
    }
    EXPECT_GT(tables, 100);
}

/// A sentence that begins with one of these leans on the sentence before it.
TEST(Pages, SentencesStandByThemselves) {
    static const std::regex kLeans(R"((^|[.:] |^- |\*\* |\| )(Likewise|As of|The same|What|Who) )");
    const auto leans = [](const std::string& line) { return std::regex_search(line, kLeans); };
    EXPECT_TRUE(leans("A box falls. The same holds for balls."));
    EXPECT_TRUE(leans("- What falls is stopped."));
    EXPECT_FALSE(leans("All have the same bits, whatever they are."));
    for (const fs::path& page : all_pages()) {
        if (page.filename() == "CHANGELOG.md") continue;  // a list of things
        for (const auto& [number, line] : prose_of(page))
            EXPECT_FALSE(leans(line)) << page << ':' << number << ' ' << line.substr(0, 80);
    }
}

}  // namespace
}  // namespace jostle
