// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pages: a link of one leads to a file and a heading that are there, and each page of docs/ has one place in
// the navigation of the site. (docs/build looks at the whole site, with the pages of headers: the part
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

const std::filesystem::path kPagesTree = JOSTLE_SOURCE_DIR;

std::vector<std::filesystem::path> all_pages() {
    std::vector<std::filesystem::path> pages = {kPagesTree / "README.md", kPagesTree / "CHANGELOG.md",
                                                kPagesTree / "CONTRIBUTING.md"};
    for (const auto& entry : std::filesystem::directory_iterator(kPagesTree / "docs"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path());
    return pages;
}

/// The lines outside fences of code, where links and headings stand.
std::vector<std::string> lines_of(const std::filesystem::path& page) {
    std::ifstream file(page);
    std::vector<std::string> lines;
    bool code = false;
    for (std::string line; std::getline(file, line);) {
        const bool fence = line.rfind("```", 0) == 0;
        if (!fence && !code) lines.push_back(line);
        if (fence) code = !code;
    }
    return lines;
}

/// A heading's anchor: its letters and digits in lower case, `_` and `-`, and `-` for a space. A byte of a
/// longer letter is a letter.
std::string anchor_of(const std::string& heading) {
    std::string anchor;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ') anchor += '-';
        if (std::isalnum(byte) || c == '_' || c == '-' || byte >= 0x80)
            anchor += static_cast<char>(std::tolower(byte));
    }
    return anchor;
}

std::set<std::string> anchors_of(const std::vector<std::string>& lines) {
    std::set<std::string> anchors;
    for (const std::string& line : lines) {
        const std::size_t level = line.find_first_not_of('#');
        if (level == 0 || level == std::string::npos || line[level] != ' ') continue;
        anchors.insert(anchor_of(line.substr(level + 1)));
    }
    return anchors;
}

TEST(Pages, LinksLeadToFilesAndHeadingsThatAreThere) {
    std::map<std::filesystem::path, std::set<std::string>> anchors;
    for (const std::filesystem::path& page : all_pages())
        anchors[page.lexically_normal()] = anchors_of(lines_of(page));
    static const std::regex link("\\]\\(([^()# ]*)(?:#([^() ]*))?\\)");
    std::size_t count = 0;
    for (const std::filesystem::path& page : all_pages()) {
        for (const std::string& line : lines_of(page)) {
            if (line.find("](") == std::string::npos) continue;
            for (std::sregex_iterator i(line.begin(), line.end(), link), end; i != end; ++i) {
                const std::string target = (*i)[1];
                if (target.find(':') != std::string::npos) continue;
                const std::filesystem::path file =
                    (target.empty() ? page : page.parent_path() / target).lexically_normal();
                ++count;
                EXPECT_TRUE(std::filesystem::is_regular_file(file))
                    << page.filename() << " links to " << target << ", which is no file";
                if ((*i)[2].matched && file.extension() == ".md") {
                    EXPECT_TRUE(anchors[file].contains((*i)[2]))
                        << page.filename() << ": " << file.filename() << " has no heading #" << (*i)[2];
                }
            }
        }
    }
    EXPECT_GE(count, 100u) << "the pattern finds links";
}

TEST(Pages, StandInOnePlaceOfTheNavigation) {
    std::ifstream navigation(kPagesTree / "docs/site/navigation.toml");
    const std::string text{std::istreambuf_iterator<char>(navigation), {}};
    static const std::regex line("\n\"[^\n\"]+\" = \\[([^\n]*)\\]");
    static const std::regex quoted("\"([^\"]+)\"");
    std::map<std::string, int> places;
    for (std::sregex_iterator i(text.begin(), text.end(), line), end; i != end; ++i) {
        const std::string pages = (*i)[1];
        for (std::sregex_iterator j(pages.begin(), pages.end(), quoted); j != end; ++j) ++places[(*j)[1]];
    }
    for (const auto& entry : std::filesystem::directory_iterator(kPagesTree / "docs"))
        if (entry.path().extension() == ".md") {
            EXPECT_EQ(places[entry.path().stem()], 1)
                << "docs/" << entry.path().filename().string()
                << " stands in so many places of docs/site/navigation.toml; a page has one";
        }
}

}  // namespace
}  // namespace jostle::house
