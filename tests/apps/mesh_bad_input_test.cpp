// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle mesh` and files that are no meshes, loaders that hang or take too much, and wrong usage: one
// sentence, exit status 1 or 2, nothing on standard output.
#include <sys/stat.h>

#include <cstdint>
#include <string>
#include <vector>

#include "apps/models.h"
#include "apps/program.h"
#include "math/random.h"
#include "support/extremes.h"

namespace jostle {
namespace {

class MeshBadInput : public ProgramTest {
  protected:
    void expect_refused(const std::string& arguments, int status, const std::string& words) const {
        const Said said = jostle("mesh " + arguments);
        EXPECT_EQ(said.status, status) << arguments << ": " << said;
        EXPECT_EQ(said.out, "") << arguments;
        EXPECT_TRUE(said.is_one_sentence()) << arguments << ": " << said;
        EXPECT_NE(said.err.find(words), std::string::npos) << arguments << ": " << said;
    }
};

/// Some damaged counts keep the loader busy for minutes.
constexpr char kLimits[] = " --read-seconds 3 --read-memory 512";

TEST_F(MeshBadInput, FilesThatAreNoMeshes) {
    const struct {
        const char* name;
        std::string text;
        const char* words;
    } kFiles[] = {
        {"empty.obj", "", "cannot be read"},
        {"empty.ply", "", "cannot be read"},
        {"empty.stl", "", "cannot be read"},
        {"empty.glb", "", "cannot be read"},
        {"words.obj", "this is a letter\n", ""},
        {"points.obj", "v 0 0 0\nv 1 0 0\n", ""},
        {"no_such_vertex.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 99\n", ""},
        {"header.ply", "ply\nformat ascii 1.0\nelement vertex 3\n", "cannot be read"},
        {"no_such_vertex.ply",
         "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
         "element face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 7\n",
         ""},
        {"huge_count.ply",
         "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nproperty float y\nproperty "
         "float "
         "z\nelement face 4000000000\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n",
         ""},
        {"huge_count.stl", stl_of({0, 0, 0, 1, 0, 0, 0, 1, 0}, 0xffffffffu), "cannot be read"},
        {"cut.stl", stl_of({0, 0, 0, 1, 0, 0, 0, 1, 0}).substr(0, 100), "cannot be read"},
        {"nan.stl", stl_of({0, 0, 0, 1, test::kNan, 0, 0, 1, 0}), "vertex 1 is (nan"},
        {"far.stl", stl_of({0, 0, 0, 1, 0, 0, 0, 1, 1.0e30f}), "vertex 2 is (0, 1, 1e+30)"},
        {"cut.gltf", std::string(kNodesGltf).substr(0, 300), "cannot be read"},
        {"not_gltf.gltf", "{}", "cannot be read"},
        {"garbage.glb", "glTF\x02\xff\xff\xff\x7f\x01\x02\x03", "cannot be read"},
        // Another format's text under a name that is read: there is no reader for it.
        {"off.obj", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", ""},
    };
    for (const auto& [name, text, words] : kFiles) {
        write(name, text);
        expect_refused(std::string("info ") + name + kLimits, 1, words);
    }
}

TEST_F(MeshBadInput, FilesThatAreNotThere) {
    write("bridge.obj", kBoxObj);
    write("bridge.fbx", "x");
    std::filesystem::create_directories(path("folder.obj"));
    expect_refused("info bridgee.obj", 1, "there is no file 'bridgee.obj'; did you mean 'bridge.obj'?");
    expect_refused("info bridge.fbx", 1, ".obj, .ply, .stl, .gltf and .glb");
    expect_refused("info bridge", 1, "is no mesh that can be read");
    expect_refused("info folder.obj", 1, "folder.obj");
    expect_refused("distance bridge.obj nothing.ply", 1, "there is no file 'nothing.ply'");
}

TEST_F(MeshBadInput, LoaderThatHangsIsEnded) {
    // Nobody writes into the pipe: opening it never ends.
    ASSERT_EQ(mkfifo(path("pipe.obj").c_str(), 0600), 0);
    expect_refused("info pipe.obj --read-seconds 0.2", 1,
                   "'pipe.obj' cannot be read: its loader has taken more than 0.2 s (--read-seconds)");
}

/// A loader that waits at a pipe is brought down in the way of one that crashes.
TEST_F(MeshBadInput, LoaderThatCrashesIsOneSentence) {
    ASSERT_EQ(mkfifo(path("pipe.obj").c_str(), 0600), 0);
    expect_refused(
        "info pipe.obj --read-seconds 60 & parent=$!\n"
        "child=; while [ -z \"$child\" ] && kill -0 $parent; do\n"
        "    read -r child </proc/$parent/task/$parent/children\n"
        "    sleep 0.01\n"
        "done\n"
        "kill -ABRT $child; wait $parent",
        1, "'pipe.obj' cannot be read: its loader crashed (Aborted)");
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_F(MeshBadInput, LoaderThatTakesTooMuchMemoryIsEnded) {
    std::string text;
    for (int i = 0; i < 200'000; ++i) text += "v " + std::to_string(i) + " 0 1\n";
    write("large.obj", text + "f 1 2 3\n");
    expect_refused("info large.obj --read-memory 8", 1,
                   "'large.obj' cannot be read: its loader needs more than 8 MiB of memory (--read-memory)");
    EXPECT_EQ(jostle("mesh info large.obj").status, 0);
    expect_refused("info --json large.obj --read-memory 8", 1, "large.obj");
}
#endif

TEST_F(MeshBadInput, DamagedFilesAreRefusedOrRead) {
    test::Random random(61);
    SCOPED_TRACE(random.seed_text());
    const struct {
        const char* name;
        std::string text;
    } kWhole[] = {{"box.obj", kBoxObj},
                  {"corner.ply", kCornerPly},
                  {"nodes.gltf", kNodesGltf},
                  {"triangle.stl", stl_of({0, 0, 0, 1, 0, 0, 0, 1, 0})}};
    int refused = 0, read = 0;
    for (const auto& [name, whole] : kWhole) {
        for (int round = 0; round < 25; ++round) {
            std::string text = whole;
            for (int i = 0; i < 3; ++i) {
                const auto at = std::size_t{random.below(static_cast<std::uint32_t>(text.size()))};
                if (round % 3 == 0) {
                    text.resize(at + 1);
                } else {
                    text[at] = static_cast<char>(random.below(256));
                }
            }
            write(name, text);
            const Said said = jostle(std::string("mesh info ") + name + kLimits);
            ASSERT_TRUE(said.status == 0 || (said.status == 1 && said.is_one_sentence() && said.out.empty()))
                << round << ' ' << name << ": " << said;
            ++(said.status == 0 ? read : refused);
        }
    }
    EXPECT_GT(refused, 20);
    EXPECT_GT(read, 5);
}

TEST_F(MeshBadInput, WrongUsage) {
    write("box.obj", kBoxObj);
    expect_refused("", 2, "info, ray, distance, collide");
    expect_refused("inof box.obj", 2, "did you mean 'info'?");
    expect_refused("info", 2, "FILE");
    expect_refused("ray box.obj --from 0,0,0", 2, "--to");
    expect_refused("ray box.obj --from 0,0 --to 1,1,1", 2, "'0,0' is not 3 numbers");
    expect_refused("ray box.obj --from 0,0,nan --to 1,1,1", 2, "--from");
    expect_refused("ray box.obj --from 0,0,0 --to 0,0,0", 2, "the same point");
    expect_refused("distance box.obj", 2, "B");
    expect_refused("distance box.obj box.obj --turn 0,0,0,1", 2, "has no length");
    expect_refused("distance box.obj box.obj --turn 0,0,1", 2, "is not 4 numbers");
    expect_refused("distance box.obj box.obj --at 1e30,0,0", 2, "--at");
    expect_refused("collide box.obj box.obj --out o --eye 0,2,0", 2, "--eye and --up");
    expect_refused("collide box.obj box.obj --width 10", 2, "--width");
    expect_refused("info box.obj --read-seconds 0", 2, "--read-seconds");
    EXPECT_EQ(files(), 1);
}

TEST_F(MeshBadInput, FolderThatCannotBeMade) {
    write("box.obj", kBoxObj);
    expect_refused("collide box.obj box.obj --width 96 --out box.obj", 1, "box.obj");
}

}  // namespace
}  // namespace jostle
