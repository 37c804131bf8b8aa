// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle help`, the page of the manual, and the completion for bash.
#include <cstdlib>
#include <string>

#include "apps/program.h"

namespace jostle {
namespace {

class Help : public ProgramTest {
  protected:
    [[nodiscard]] static std::string committed(const std::string& name) {
        return read_text(std::filesystem::path(JOSTLE_SOURCE_DIR) / "apps" / name);
    }
    /// The words that bash offers, with the committed completion.
    [[nodiscard]] std::string offered(const std::string& words, int at) const {
        write("complete.sh", "source '" JOSTLE_SOURCE_DIR "/apps/jostle.bash'\nCOMP_WORDS=(" + words +
                                 ")\nCOMP_CWORD=" + std::to_string(at) +
                                 "\n_jostle\nprintf '%s ' \"${COMPREPLY[@]}\"\n");
        return " " + run("/bin/bash", "complete.sh").out;
    }
};

TEST_F(Help, IsThatOfTheOption) {
    for (const char* words : {"", "run", "scene", "scene check", "mesh ray"}) {
        SCOPED_TRACE(words);
        const Said help = jostle(std::string("help ") + words);
        EXPECT_EQ(help.status, 0) << help;
        EXPECT_EQ(help.out, jostle(std::string(words) + " --help").out);
        EXPECT_GT(help.out.size(), 100u);
    }
}

TEST_F(Help, OfAMisspeltCommandSuggestsOne) {
    const Said said = jostle("help scene chekc");
    EXPECT_EQ(said.status, 2) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_NE(said.err.find("'jostle scene' has no command 'chekc'; did you mean 'check'?"),
              std::string::npos)
        << said;
}

TEST_F(Help, PageOfTheManualIsTheCommittedOne) {
    const std::string page = jostle("help --man").out;
    EXPECT_TRUE(page == committed("jostle.1")) << "jostle help --man >apps/jostle.1 writes it anew";
    for (const char* part : {".SH NAME", ".SS jostle scene check", "\\-\\-lint", ".SH EXIT STATUS"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
}

TEST_F(Help, CompletionIsTheCommittedOne) {
    EXPECT_TRUE(jostle("help --bash").out == committed("jostle.bash"))
        << "jostle help --bash >apps/jostle.bash writes it anew";
}

TEST_F(Help, CompletionOffersCommandsOptionsNamesAndFiles) {
    write("cargo.json", "{}");
    EXPECT_EQ(offered("jostle sc", 1), " scene ");
    EXPECT_EQ(offered("jostle scene ch", 2), " check ");
    EXPECT_EQ(offered("jostle scene check --l", 3), " --lint ");
    EXPECT_EQ(offered("jostle run car", 2), " car cargo.json ");
    EXPECT_EQ(offered("jostle crowd sta", 2), " stadium ");
    EXPECT_EQ(offered("jostle run car --pos", 3), " --poses ");
    EXPECT_EQ(offered("jostle help scene", 2), " scene ");
}

}  // namespace
}  // namespace jostle
