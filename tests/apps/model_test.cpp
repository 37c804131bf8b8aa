// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bytes by which a loader hands on a model, and joined vertices.
#include "jostle/model.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <limits>

#include "../../fuzz/model_target.h"
#include "apps/program.h"
#include "jostle/model_reader.h"
#include "jostle/output.h"

namespace jostle {
namespace {

using app::Failure;
using app::Model;

/// A square of two triangles that share nothing.
Model loose_square() {
    return {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {5, 5, 5}, {0, 0, 0}, {1, 1, 0}, {0, 1, 0}},
            {{0, 1, 2}, {4, 5, 6}},
            3};
}

std::string sentence_for(std::string_view bytes) {
    try {
        (void)app::model_from_bytes(bytes, "'file.obj'");
    } catch (const Failure& failure) {
        return failure.what();
    }
    return "nothing";
}

std::string with_word(const Model& model, std::size_t word, std::int32_t value) {
    std::string bytes = app::to_bytes(model);
    std::memcpy(bytes.data() + 4 * word, &value, sizeof value);
    return bytes;
}

TEST(Model, ComesBackFromItsBytes) {
    const Model model = loose_square();
    const Model back = app::model_from_bytes(app::to_bytes(model), "'file.obj'");
    EXPECT_EQ(back.vertices, model.vertices);
    EXPECT_EQ(back.triangles, model.triangles);
    EXPECT_EQ(back.left_out, 3);
}

TEST(Model, BytesThatAreNoneAreRefused) {
    const Model model = loose_square();
    const std::string bytes = app::to_bytes(model);
    const std::string none = "'file.obj': the loader handed on ";
    EXPECT_EQ(sentence_for(""), none + "0 bytes, which are no mesh");
    EXPECT_EQ(sentence_for(bytes.substr(0, 11)).rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(bytes.substr(0, bytes.size() - 1)).rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(bytes + " ").rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(with_word(model, 0, -7)).rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(with_word(model, 2, -1)).rfind(none, 0), 0u);
    constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
    EXPECT_EQ(sentence_for(with_word(model, 0, kMost)).rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(with_word(model, 1, kMost)).rfind(none, 0), 0u);
    EXPECT_EQ(sentence_for(app::to_bytes({{{0, 0, 0}}, {}, 0})), "'file.obj': it has no triangles");
    // The 3 words of the head, 21 of the vertices, then triangles.
    EXPECT_EQ(sentence_for(with_word(model, 24 + 4, 7)), "'file.obj': triangle 1 names vertex 7 of 7");
    EXPECT_EQ(sentence_for(with_word(model, 24, -1)), "'file.obj': triangle 0 names vertex -1 of 7");
    EXPECT_EQ(sentence_for(with_word(model, 3 + 4, 0x7f800000)),
              "'file.obj': vertex 1 is (1, inf, 0); its coordinates must lie within 1000000000");
}

TEST(Model, VerticesAtOnePlaceAreJoined) {
    Model model = loose_square();
    model.vertices[4].x = -0.0f;  // the same place as 0
    app::join_vertices(model);
    EXPECT_EQ(model.vertices, (std::vector<Vec3>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}));
    EXPECT_EQ(model.triangles, (std::vector<TriangleVertices>{{0, 1, 2}, {0, 2, 3}}));
}

/// This program has the loader's other half: that without assimp.
TEST(Model, WithoutALoaderItIsSaidWhatIsMissing) {
    for (const char* name : {"file.obj", "file.txt"}) {
        try {
            (void)app::read_model(name, {});
            FAIL() << "it read a model";
        } catch (const Failure& failure) {
            EXPECT_STREQ(failure.what(),
                         "meshes cannot be read: jostle was built without assimp (Debian's libassimp-dev)");
        }
    }
}

TEST(Model, CorpusOfItsFuzzer) {
    int models = 0, refused = 0;
    const std::filesystem::path corpus = std::filesystem::path(JOSTLE_SOURCE_DIR) / "fuzz/corpus/model";
    for (const auto& entry : std::filesystem::directory_iterator(corpus))
        ++(fuzz::check_model(read_text(entry.path())) ? models : refused);
    EXPECT_GE(models, 3);
    EXPECT_GE(refused, 5);
}

}  // namespace
}  // namespace jostle
