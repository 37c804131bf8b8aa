// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// README.md, CONTRIBUTING.md, CHANGELOG.md and docs/: a link leads to a file and a heading that are there,
// each page of docs/ has one place in the navigation of the site, tables can be read on a narrow screen, and
// sentences stand by themselves. (docs/build looks at the whole site, with the pages of headers: the part
// `site`.)
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;

const fs::path kPagesTree = JOSTLE_SOURCE_DIR;

std::vector<fs::path> pages_of_docs() {
    std::vector<fs::path> pages;
    for (const auto& entry : fs::directory_iterator(kPagesTree / "docs"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path());
    return pages;
}

std::vector<fs::path> all_pages() {
    std::vector<fs::path> pages = pages_of_docs();
    for (const char* name : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"})
        pages.push_back(kPagesTree / name);
    return pages;
}

struct Line {
    int number;  // [1] from 1
    std::string text;
};

/// The lines of a page outside fences of code.
std::vector<Line> prose_of(const fs::path& page) {
    std::ifstream file(page);
    std::vector<Line> prose;
    bool is_code = false;
    int number = 0;
    for (std::string text; std::getline(file, text);) {
        ++number;
        const bool is_fence = text.rfind("```", 0) == 0;
        if (!is_fence && !is_code) prose.push_back({number, text});
        if (is_fence) is_code = !is_code;
    }
    return prose;
}

/// The anchor of a heading, as GitHub makes it. A byte of a longer letter is a letter.
std::string anchor_of(const std::string& heading) {
    std::string anchor;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ') anchor += '-';
        if (std::isalnum(byte) != 0 || c == '_' || c == '-' || byte >= 0x80)
            anchor += static_cast<char>(std::tolower(byte));
    }
    return anchor;
}

std::set<std::string> anchors_of(const fs::path& page) {
    std::set<std::string> anchors;
    for (const auto& [number, text] : prose_of(page)) {
        const std::size_t level = text.find_first_not_of('#');
        if (level == 0 || level == std::string::npos || text[level] != ' ') continue;
        anchors.insert(anchor_of(text.substr(level + 1)));
    }
    return anchors;
}

TEST(Pages, AnchorsAreThoseOfHeadings) {
    EXPECT_EQ(anchor_of("From Box2D and Chipmunk"), "from-box2d-and-chipmunk");
    EXPECT_EQ(anchor_of("Which contacts push: a one-way platform"), "which-contacts-push-a-one-way-platform");
    EXPECT_EQ(anchor_of("Where jostle's time goes"), "where-jostles-time-goes");
    EXPECT_TRUE(anchors_of(kPagesTree / "docs/worlds.md").contains("the-first-world"));
}

TEST(Pages, LinksLeadToFilesAndHeadingsThatAreThere) {
    static const std::regex kLink(R"(\]\(([^()\s#]*)(?:#([^()\s]*))?\))");
    std::map<fs::path, std::set<std::string>> anchors;
    for (const fs::path& page : all_pages()) anchors[page.lexically_normal()] = anchors_of(page);
    int links = 0;
    for (const fs::path& page : all_pages()) {
        for (const auto& [number, text] : prose_of(page)) {
            for (std::sregex_iterator i(text.begin(), text.end(), kLink), end; i != end; ++i) {
                const std::string target = (*i)[1];
                if (target.find(':') != std::string::npos) continue;
                ++links;
                const fs::path file =
                    (target.empty() ? page : page.parent_path() / target).lexically_normal();
                EXPECT_TRUE(fs::is_regular_file(file))
                    << page << ':' << number << " links to " << target << ", which is no file";
                if ((*i)[2].matched && file.extension() == ".md") {
                    EXPECT_TRUE(anchors[file].contains((*i)[2]))
                        << page << ':' << number << ": " << file << " has no heading #" << (*i)[2];
                }
            }
        }
    }
    EXPECT_GT(links, 300) << "the pattern finds links";
}

TEST(Pages, StandInOnePlaceOfTheNavigation) {
    std::ifstream navigation(kPagesTree / "docs/site/navigation.toml");
    const std::string text{std::istreambuf_iterator<char>(navigation), {}};
    static const std::regex kTitle("\n\"[^\n\"]+\" = \\[([^\n]*)\\]"), kQuoted("\"([^\"]+)\"");
    std::map<std::string, int> places;
    for (std::sregex_iterator i(text.begin(), text.end(), kTitle), end; i != end; ++i) {
        const std::string pages = (*i)[1];
        for (std::sregex_iterator j(pages.begin(), pages.end(), kQuoted); j != end; ++j) ++places[(*j)[1]];
    }
    for (const fs::path& page : pages_of_docs()) {
        EXPECT_EQ(places[page.stem()], 1)
            << page << " stands in so many places of docs/site/navigation.toml; a page has one";
        places.erase(page.stem());
    }
    for (const auto& [name, count] : places)
        ADD_FAILURE() << "docs/site/navigation.toml names " << name << ", which docs/ does not have";
}

/// Paths below src/dynamics/, such as `direct/loads.h`: a mechanism that moved has taken its line along.
TEST(Pages, ArchitectureNamesFilesOfDynamicsThatAreThere) {
    static const std::regex kPath(R"(`([a-z_]+)/([a-z_0-9]+\.(h|cpp))`)");
    const fs::path dynamics = kPagesTree / "src/dynamics";
    int paths = 0;
    for (const auto& [number, text] : prose_of(kPagesTree / "docs/architecture.md")) {
        for (std::sregex_iterator i(text.begin(), text.end(), kPath), end; i != end; ++i) {
            const fs::path room = dynamics / (*i)[1].str();
            if (!fs::is_directory(room)) continue;  // of another layer
            ++paths;
            EXPECT_TRUE(fs::is_regular_file(room / (*i)[2].str()))
                << "docs/architecture.md:" << number << ' ' << (*i)[0];
        }
    }
    EXPECT_GT(paths, 80) << "the pattern finds paths";
}

/// A cell of a table does not wrap into a paragraph.
TEST(Pages, CellsOfTablesAreShort) {
    constexpr std::size_t kLongest = 300;  // [bytes]
    int tables = 0;
    for (const fs::path& page : all_pages()) {
        for (const auto& [number, text] : prose_of(page)) {
            if (text.rfind("| ", 0) != 0) continue;
            if (text.rfind("| ---", 0) == 0) ++tables;
            for (std::size_t from = 1, to = 0; (to = text.find('|', from)) != std::string::npos;
                 from = to + 1)
                EXPECT_LE(to - from, kLongest) << page << ':' << number << ' ' << text.substr(from, 60);
        }
    }
    EXPECT_GT(tables, 100);
}

/// A sentence that begins with one of these leans on the sentence before it.
TEST(Pages, SentencesStandByThemselves) {
    static const std::regex kLeans(R"((^ *|[.:] |^- |\*\* |\| )(Likewise|As of|The same|What|Who) )");
    const auto leans = [](const std::string& text) { return std::regex_search(text, kLeans); };
    EXPECT_TRUE(leans("A box falls. The same holds for balls."));
    EXPECT_TRUE(leans("- What falls is stopped."));
    EXPECT_TRUE(leans("  What falls is stopped."));
    EXPECT_FALSE(leans("All have the same bits, whatever they are."));
    for (const fs::path& page : all_pages()) {
        if (page.filename() == "CHANGELOG.md") continue;  // a list of things
        for (const auto& [number, text] : prose_of(page))
            EXPECT_FALSE(leans(text)) << page << ':' << number << ' ' << text.substr(0, 80);
    }
}

}  // namespace
}  // namespace jostle::house
