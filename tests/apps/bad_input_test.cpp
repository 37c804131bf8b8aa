// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bad files and wrong usage: one sentence on standard error, exit status 1 or 2, nothing on standard output,
// no files.
#include <initializer_list>
#include <string>

#include "apps/program.h"

namespace jostle {
namespace {

std::string many(const std::string& text, int times) {
    std::string out;
    out.reserve(text.size() * static_cast<std::size_t>(times));
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

/// A scene with one body whose shapes are given.
std::string with_shape(const std::string& shape) {
    return R"({"jostle": 1, "bodies": [{"type": "dynamic", "shapes": [)" + shape + "]}]}";
}

struct BadFile {
    std::string name;
    std::string text;
    std::string where;  // what the sentence must have in it
};

std::vector<BadFile> bad_files() {
    const std::string two =
        R"({"jostle": 1, "bodies": [{"type": "dynamic", "shapes": [{"type": "circle", "radius": 1}]},
        {"type": "dynamic", "shapes": [{"type": "circle", "radius": 1}]}], "joints": [)";
    std::string crowd;
    for (int i = 0; i < 10'000; ++i) {
        // On a parabola, so that all are corners of the hull.
        const int x = i - 5000;
        crowd += (i > 0 ? ", [" : "[") + std::to_string(x) + ", " + std::to_string(0.001 * x * x) + "]";
    }
    return {
        {"Empty", "", "line 1"},
        {"NotJson", "hello", "line 1"},
        {"Truncated", R"({"jostle": 1, "bodies": [)", "line 1"},
        {"OtherJson", R"({"some": "thing"})", ""},
        {"WrongType", R"({"jostle": 1, "bodies": 3})", "/bodies"},
        {"WrongNumber", R"({"jostle": 1, "bodies": [{"position": ["a", 0]}]})", "/bodies/0/position/0"},
        {"UnknownKey", R"({"jostle": 1, "bodys": []})", "bodys"},
        {"NaN", R"({"jostle": 1, "bodies": [{"angle": NaN}]})", "line 1"},
        {"TooLarge", R"({"jostle": 1, "bodies": [{"angle": 1e40}]})", "/bodies/0/angle"},
        {"FarAway", R"({"jostle": 1, "bodies": [{"position": [1e30, 0]}]})", "/bodies/0/position"},
        {"NegativeRadius", with_shape(R"({"type": "circle", "radius": -1})"), "/bodies/0/shapes/0/radius"},
        {"PolygonOfTwo", with_shape(R"({"type": "polygon", "vertices": [[0, 0], [1, 0]]})"),
         "/bodies/0/shapes/0"},
        {"Collinear", with_shape(R"({"type": "polygon", "vertices": [[0, 0], [1, 0], [2, 0]]})"),
         "/bodies/0/shapes/0"},
        {"PolygonOfTenThousand", with_shape(R"({"type": "polygon", "vertices": [)" + crowd + "]}"),
         "/bodies/0/shapes/0"},
        {"MissingBody", two + R"({"type": "revolute", "body_a": 0, "body_b": 7}]})", "/joints/0/body_b"},
        {"JointWithItself", two + R"({"type": "weld", "body_a": 1, "body_b": 1}]})", "/joints/0"},
        {"Deep", many("[", 1'000'000), ""},
        {"DeepObjects", many(R"({"a":)", 100'000), ""},
        {"BadUtf8", "{\"jostle\": 1, \"name\": \"\xff\xfe\"}", ""},
        {"Rube", R"({"gravity": {"x": 0, "y": -10}, "body": [{"type": 2, "fixture": [{"polygon": {"vertices":
            {"x": [0, 1], "y": [0]}}}]}]})",
         "/body/0/fixture/0"},
        {"RubeMissingBody",
         R"({"gravity": 0, "body": [], "joint": [{"type": "revolute", "bodyA": 0, "bodyB": 1}]})",
         "/joint/0"},
    };
}

class BadFiles : public ProgramTest {};

TEST_F(BadFiles, AreRefusedWithASentenceThatSaysWhere) {
    for (const BadFile& file : bad_files()) {
        SCOPED_TRACE(file.name);
        write(file.name + ".json", file.text);
        for (const char* command :
             {"jostle run ", "jostle scene check ", "jostle-bench --engine jostle --repeat 1 "}) {
            const Said said = say(command + file.name + ".json");
            EXPECT_EQ(said.status, 1) << said;
            EXPECT_TRUE(said.is_a_sentence_a_line()) << said;
            EXPECT_NE(said.err.find(file.where), std::string::npos)
                << "no '" << file.where << "' in " << said;
            EXPECT_NE(said.err.find(file.name), std::string::npos) << "it does not name the file: " << said;
            EXPECT_LT(said.err.size(), 1000u);
            EXPECT_EQ(said.out, "");
        }
        const Said converted = jostle("scene convert " + file.name + ".json result.json");
        EXPECT_EQ(converted.status, 1) << converted;
        EXPECT_FALSE(std::filesystem::exists(path("result.json")));
        std::filesystem::remove(path(file.name + ".json"));
        EXPECT_EQ(files(), 0);
    }
}

TEST_F(BadFiles, PathsToNothingAreRefusedWithASentence) {
    for (const char* argument : {"nosuch.json", "no/such/folder.json", "nosuch", ".", "/dev/null", "''"}) {
        SCOPED_TRACE(argument);
        const Said said = jostle(std::string("run ") + argument);
        EXPECT_EQ(said.status, 1) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_EQ(said.out, "");
    }
    EXPECT_NE(jostle("run nosuch").err.find("jostle scene list"), std::string::npos);
    EXPECT_EQ(files(), 0);
}

TEST_F(BadFiles, ANameWithALineBreakStaysOneLine) {
    const Said said = jostle("run $'no\\nsuch.json'");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
}

class Usage : public ProgramTest {};

TEST_F(Usage, WrongUsageIsStatusTwo) {
    write("crate.json", kCrate);
    for (const char* line : {"jostle ",
                             "jostle fly",
                             "jostle run",
                             "jostle run crate.json more.json",
                             "jostle run crate.json --steps 0",
                             "jostle run crate.json --steps -3",
                             "jostle run crate.json --steps many",
                             "jostle run crate.json --steps 1e99",
                             "jostle run crate.json --dt 0",
                             "jostle run crate.json --dt 2",
                             "jostle run crate.json --dt nan",
                             "jostle run crate.json --substeps 65",
                             "jostle run crate.json --threads 0",
                             "jostle run crate.json --threads 100000",
                             "jostle run crate.json --frames -1",
                             "jostle run crate.json --format gif",
                             "jostle run crate.json --draw forces,",
                             "jostle run crate.json --draw everything",
                             "jostle run crate.json --force-scale 0",
                             "jostle run crate.json --force-scale nan",
                             "jostle run crate.json --fast",
                             "jostle run crate.json --out",
                             "jostle-bench --repeat 0",
                             "jostle-bench --threads 0",
                             "jostle-bench --threads 1,,2",
                             "jostle-bench --threads two",
                             "jostle-bench --engine ''",
                             "jostle-bench --engine jostle,",
                             "jostle scene",
                             "jostle scene make",
                             "jostle scene convert crate.json",
                             "jostle scene check",
                             "jostle scene bake"}) {
        SCOPED_TRACE(line);
        const Said said = say(line);
        EXPECT_EQ(said.status, 2) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_EQ(said.out, "");
    }
    EXPECT_EQ(files(), 1);
}

TEST_F(Usage, AMisspeltWordGetsASuggestion) {
    write("bridge.json", "{}");
    write("keys.json", R"({"jostle": 1, "bodies": [{"positoin": [0, 0]}]})");
    write("names.json", R"({"jostle": 1, "bodies": [{"name": "ground"}, {"name": "crate", "type": "dynamic"}],
        "joints": [{"type": "weld", "body_a": "groud", "body_b": "crate"}]})");
    struct Case {
        const char* line;
        int status;
        const char* sentence;
    };
    for (const Case& misspelt : std::initializer_list<Case>{
             {"jostle crwd", 2, "'jostle' has no command 'crwd'; did you mean 'crowd'?"},
             {"jostle scene lits", 2, "'jostle scene' has no command 'lits'; did you mean 'list'?"},
             {"jostle-bench spatail", 1,
              "'spatail' is neither a scene nor a command; did you mean 'spatial'?"},
             {"jostle-bench queris", 1, "'queris' is neither a scene nor a command; did you mean 'queries'?"},
             {"jostle run tumbler --setps 3", 2,
              "'jostle run' has no option '--setps'; did you mean '--steps'?"},
             {"jostle run --steps=3 tumbler --jsn", 2,
              "'jostle run' has no option '--jsn'; did you mean '--json'?"},
             {"jostle run --subtseps=3", 2,
              "'jostle run' has no option '--subtseps'; did you mean '--substeps'?"},
             {"jostle-bench spatial --threds 3", 2,
              "'jostle-bench spatial' has no option '--threds'; did you mean"},
             {"jostle run bridge.json --draw frces", 2,
              "--draw: there is no part 'frces'; did you mean 'forces'?"},
             {"jostle-bench spatial --work fram", 2, "there is no work 'fram'; did you mean 'frame'?"},
             {"jostle-bench tumbler --engine jotsle", 1,
              "there is no engine 'jotsle'; did you mean 'jostle'?"},
             {"jostle run tumblr", 1,
              "'tumblr' is neither a file nor a scene's name; did you mean 'tumbler'?"},
             {"jostle scene make smsh", 1, "there is no scene 'smsh'; did you mean 'smash'?"},
             {"jostle run bridgee.json", 1, "there is no file 'bridgee.json'; did you mean 'bridge.json'?"},
             {"jostle scene check ./brigde.json", 1, "did you mean './bridge.json'?"},
             {"jostle run keys.json", 1, "has no key \"positoin\"; did you mean \"position\"?"},
             {"jostle run names.json", 1, "no body has that name; did you mean \"ground\"?"}}) {
        SCOPED_TRACE(misspelt.line);
        const Said said = say(misspelt.line);
        EXPECT_EQ(said.status, misspelt.status) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find(misspelt.sentence), std::string::npos) << said;
        EXPECT_EQ(said.out, "");
    }
}

TEST_F(Usage, AWordUnlikeAnyGetsNoSuggestion) {
    for (const char* arguments : {"fly", "scene xyz", "run tumbler --fast", "run nosuch", "run tumbler more",
                                  "scene make nosuch", "run nosuch/folder/nosuch.json"}) {
        SCOPED_TRACE(arguments);
        const Said said = jostle(arguments);
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_EQ(said.err.find("did you mean"), std::string::npos) << said;
    }
}

TEST_F(Usage, ASentenceNamesTheHelpOfTheCommand) {
    EXPECT_NE(jostle("fly").err.find("(see jostle --help)"), std::string::npos);
    EXPECT_NE(jostle("run").err.find("(see jostle run --help)"), std::string::npos);
    EXPECT_NE(jostle("scene make").err.find("(see jostle scene make --help)"), std::string::npos);
    EXPECT_NE(jostle("scene").err.find("needs a command: list, make, check, convert"), std::string::npos);
}

TEST_F(Usage, HelpAndVersionAreNoFailures) {
    for (const char* line :
         {"jostle --help", "jostle run --help", "jostle scene --help", "jostle scene make --help",
          "jostle-bench --help", "jostle-bench scenes --help", "jostle-bench mesh --help"}) {
        SCOPED_TRACE(line);
        const Said said = say(line);
        EXPECT_EQ(said.status, 0) << said;
        EXPECT_GT(said.out.size(), 50u);
        EXPECT_EQ(said.err, "");
    }
    EXPECT_EQ(jostle("--version").out.rfind("jostle ", 0), 0u);
    EXPECT_EQ(bench("--version").out.rfind("jostle-bench ", 0), 0u);
    const Said run = jostle("run --help");
    for (const char* word :
         {"--substeps", "--poses FILE", "--quiet", "Ctrl-C ends the run", "- for standard input"}) {
        EXPECT_NE(run.out.find(word), std::string::npos) << "no '" << word << "' in " << run;
    }
    EXPECT_NE(jostle("--help").out.find("Exit status: 0 done, 1 failed, 2 wrong usage, 130"),
              std::string::npos);
}

}  // namespace
}  // namespace jostle
