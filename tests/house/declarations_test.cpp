// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Names stand where they belong: internals in jostle::detail, a type in one file, and a test's helper hides
// no shared one.
#include "house/declarations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using enum DeclarationKind;

const fs::path kSources = JOSTLE_SOURCE_DIR;

std::string text_in(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// By path from the root.
using Files = std::map<std::string, std::vector<Declaration>>;

Files files_in(const std::string& folder, const fs::path& root = kSources) {
    Files files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
        files[fs::relative(entry.path(), root).generic_string()] = declarations_of(text_in(entry.path()));
    }
    return files;
}

/// Those of private headers that stand in `jostle` itself, where users' names are. A declaration alone may be
/// that of a public type; a specialisation stands where its template does.
std::vector<std::string> beside_users_names(const Files& files) {
    std::vector<std::string> found;
    for (const auto& [file, declarations] : files) {
        if (!file.ends_with(".h")) continue;
        for (const Declaration& one : declarations) {
            const bool is_declared = one.kind == kType && !one.has_body;
            const bool is_member = one.name.find("::") != std::string::npos;
            if (one.scope == "jostle" && !is_declared && !is_member && !one.is_special &&
                one.kind != kDirective)
                found.push_back(file + " declares " + one.name);
        }
    }
    return found;
}

/// Types of one name in one namespace that two files define: the linker takes either for both.
std::vector<std::string> types_of_two_files(const Files& files) {
    std::map<std::string, std::set<std::string>> homes;
    for (const auto& [file, declarations] : files)
        for (const Declaration& one : declarations)
            if (one.kind == kType && one.has_body && !one.is_special && one.scope.starts_with("jostle") &&
                one.scope.find("(anonymous)") == std::string::npos)
                homes[one.scope + "::" + one.name].insert(file);
    std::vector<std::string> found;
    for (const auto& [name, in] : homes)
        if (in.size() > 1) found.push_back(name + " is defined in " + *in.begin() + " and " + *in.rbegin());
    return found;
}

std::string folder_of(const std::string& file) {
    return file.substr(0, file.rfind('/'));
}

/// Helpers of one test file whose names a header of its folder or of tests/support declares for all: where
/// units are compiled as one, the file's helper is taken in the place of the shared one, or the other way
/// round.
std::vector<std::string> helpers_that_hide_shared_ones(const Files& files) {
    std::map<std::string, std::map<std::string, std::string>> shared;  // folder -> name -> header
    for (const auto& [file, declarations] : files)
        for (const Declaration& one : declarations)
            if (file.ends_with(".h") && one.kind != kDirective && one.name.find(':') == std::string::npos)
                shared[folder_of(file)][one.name] = file;
    std::vector<std::string> found;
    for (const auto& [file, declarations] : files) {
        if (!file.ends_with(".cpp")) continue;
        for (const Declaration& one : declarations) {
            if (!one.scope.ends_with("(anonymous)")) continue;
            for (const std::string& folder : {folder_of(file), std::string("tests/support")}) {
                const auto header = shared[folder].find(one.name);
                if (header != shared[folder].end())
                    found.push_back(file + " has a " + one.name + " of its own beside " + header->second);
            }
        }
    }
    return found;
}

TEST(Declarations, InternalsOfDynamicsAndOfTheLayersBelowStandInDetail) {
    std::size_t seen = 0;
    for (const char* layer : {"src/spatial", "src/crowd", "src/geometry", "src/mesh", "src/dynamics"}) {
        const Files files = files_in(layer);
        EXPECT_THAT(beside_users_names(files), IsEmpty());
        for (const auto& [file, declarations] : files)
            for (const Declaration& one : declarations) seen += one.scope == "jostle::detail" ? 1 : 0;
    }
    // A reader that finds nothing would find nothing wrong.
    EXPECT_GT(seen, 1000u);
}

TEST(Declarations, TypeIsDefinedInOneFile) {
    Files files = files_in("src");
    files.merge(files_in("include"));
    EXPECT_THAT(types_of_two_files(files), IsEmpty());
}

TEST(Declarations, HelpersOfTestsHideNoSharedOnes) {
    EXPECT_THAT(helpers_that_hide_shared_ones(files_in("tests")), IsEmpty());
}

std::vector<std::string> names_in(const std::string& code) {
    std::vector<std::string> names;
    for (const Declaration& one : declarations_of(code)) names.push_back(one.scope + " " + one.name);
    return names;
}

TEST(Declarations, EveryKindIsRead) {
    EXPECT_THAT(
        names_in("namespace jostle {\n"
                 "struct Forward;\n"
                 "enum class Kind : int { kOne };  // struct Comment {};\n"
                 "#define MACRO(x) struct Macro {}; \\\n    struct More {};\n"
                 "template <class T> requires(sizeof(T) > 1) class Box final : public T { int x; };\n"
                 "inline constexpr float kHalf{0.5f};\n"
                 "constexpr int kList[] = {1, 2};\n"
                 "using Pairs = std::vector<std::pair<int, int>>;\n"
                 "[[nodiscard]] inline std::map<int, int> made(int by = 1) { if (by) { return {}; } }\n"
                 "int Box::member() const { return 1; }\n"
                 "const char* text() { return R\"({\"a\": [)\"; }\n"
                 "namespace {\n"
                 "TEST(Suite, Name) { struct Local {}; }\n"
                 "}\n"
                 "}\n"),
        ElementsAre("jostle Forward", "jostle Kind", "jostle Box", "jostle kHalf", "jostle kList",
                    "jostle Pairs", "jostle made", "jostle Box::member", "jostle text",
                    "jostle::(anonymous) TEST"));
}

TEST(Declarations, InternalBesideUsersNamesIsFound) {
    const Files files{{"src/dynamics/a.h", declarations_of("namespace jostle { class World; struct Row {};\n"
                                                           "int sum(int a); constexpr int kA = 1;\n"
                                                           "template <> struct Hash<int> {}; }\n"
                                                           "namespace jostle::detail { struct Good {}; }")},
                      {"src/dynamics/a.cpp", declarations_of("namespace jostle { void World::step() {} }")}};
    EXPECT_THAT(beside_users_names(files),
                ElementsAre("src/dynamics/a.h declares Row", "src/dynamics/a.h declares sum",
                            "src/dynamics/a.h declares kA"));
}

TEST(Declarations, TypeOfTwoFilesIsFound) {
    const Files files{{"a.h", declarations_of("namespace jostle::detail { struct Row {}; struct Other; }")},
                      {"b.cpp", declarations_of("namespace jostle { namespace detail { struct Row {}; }\n"
                                                "namespace { struct Other {}; } }")},
                      {"c.cpp", declarations_of("namespace jostle { namespace { struct Other {}; } }")}};
    EXPECT_THAT(types_of_two_files(files), ElementsAre("jostle::detail::Row is defined in a.h and b.cpp"));
}

TEST(Declarations, HelperThatHidesASharedOneIsFound) {
    const Files files{
        {"tests/mesh/poses.h", declarations_of("namespace jostle::test { int turned(int by); }")},
        {"tests/support/worlds.h", declarations_of("namespace jostle::test { constexpr float kDt = 1; }")},
        {"tests/mesh/a_test.cpp",
         declarations_of("namespace jostle { namespace { int turned(long by) { return 1; } } }")},
        {"tests/crowd/b_test.cpp",
         declarations_of("namespace jostle { namespace { int turned() { return 1; } int kDt = 2; } }")}};
    EXPECT_THAT(helpers_that_hide_shared_ones(files),
                ElementsAre("tests/crowd/b_test.cpp has a kDt of its own beside tests/support/worlds.h",
                            "tests/mesh/a_test.cpp has a turned of its own beside tests/mesh/poses.h"));
}

}  // namespace
}  // namespace jostle::house
