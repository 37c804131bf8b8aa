// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Meshes that are saved and loaded, and saved bytes that have been damaged, by the fuzzer's target: it aborts
// where a refused load has changed anything, or a mesh is loaded that is not sound or does not stay so.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "../../fuzz/load_mesh_target.h"
#include "mesh/meshes.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using fuzz::LoadOutcome;
using Bytes = std::vector<std::byte>;

LoadOutcome load(const Bytes& bytes) {
    return fuzz::check_load_mesh(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

TEST(TriangleMeshSave, GoesOnAsItWas) {
    test::Random random(61);
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        test::Soup ball = test::make_ball(3);
        TriangleMesh saved = ball.mesh(method);
        for (Vec3& v : ball.vertices) v = {v.x * 2.0f, v.y - v.z, v.z};
        saved.refit(ball.vertices);
        const Bytes bytes = saved.save();
        EXPECT_EQ(bytes.size(),
                  32u + 12u * (ball.vertices.size() + ball.triangles.size()) + saved.tree().save().size());
        TriangleMesh other = test::make_box({0, 0, 0}, {1, 1, 1}).mesh();
        EXPECT_TRUE(other.is_closed());
        other.load(bytes);
        EXPECT_EQ(other.check(), "");
        EXPECT_EQ(other.save(), bytes);
        EXPECT_EQ(other.tree().wear(), saved.tree().wear());
        EXPECT_TRUE(other.is_closed());
        for (int i = 0; i < 100; ++i) {
            const Vec3 p = test::random_point(3.0f, random);
            EXPECT_EQ(other.closest(p).point, saved.closest(p).point);
            EXPECT_EQ(other.ray_closest({p, -p}).triangle, saved.ray_closest({p, -p}).triangle);
            EXPECT_EQ(other.contains(p), saved.contains(p));
        }
    }
    EXPECT_EQ(load(TriangleMesh().save()), LoadOutcome::kLoaded);
}

/// The numbers that stand for it are little-endian.
TEST(TriangleMeshSave, VerticesAndTrianglesAreTheirNumbers) {
    test::Soup one;
    one.vertices = {{1.0f, -2.0f, 0.0f}, {0, 1, 0}, {0, 0, 1}};
    one.triangles = {{0, 1, 2}};
    const Bytes bytes = one.mesh().save();
    const std::string start(reinterpret_cast<const char*>(bytes.data()), 16);
    EXPECT_EQ(start, std::string("jostleTM\1\0\0\0\3\0\0\0", 16));
    const unsigned char vertex[] = {0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0, 0, 0, 0, 0};
    for (std::size_t i = 0; i < sizeof(vertex); ++i)
        EXPECT_EQ(std::to_integer<unsigned char>(bytes[32 + i]), vertex[i]) << i;
    EXPECT_EQ(std::to_integer<int>(bytes[32 + 36 + 4]), 1);
}

/// Written by hand from the description of the bytes, and not by save(): so they stay what they are.
TEST(TriangleMeshSave, TheBytesOfTheCorpusAreLoaded) {
    namespace fs = std::filesystem;
    int loaded = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(JOSTLE_SOURCE_DIR) / "fuzz/corpus/load_mesh")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> input{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        if (input.empty()) continue;
        const auto outcome =
            fuzz::check_load_mesh(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
        EXPECT_EQ(outcome, LoadOutcome::kLoaded) << entry.path();
        ++loaded;
    }
    EXPECT_GE(loaded, 2);
}

TEST(TriangleMeshSave, DamagedBytesAreRefusedOrSound) {
    test::Random random(62);
    SCOPED_TRACE(random.seed_text());
    const Bytes good = test::make_ball(1).mesh().save();
    int loaded = 0, refused = 0;
    for (std::size_t size = 0; size < good.size(); ++size) {
        const Bytes part(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size));
        ASSERT_EQ(load(part), LoadOutcome::kRefused) << size;
    }
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (const unsigned change : {1u, 0x80u, 0xffu}) {
            Bytes bytes = good;
            bytes[at] ^= static_cast<std::byte>(change);
            ++(load(bytes) == LoadOutcome::kLoaded ? loaded : refused);
        }
    }
    for (int i = 0; i < 20000; ++i) {
        Bytes bytes = good;
        for (std::uint32_t k = 0; k < 1 + random.below(3); ++k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(good.size()));
            const auto step = static_cast<std::uint8_t>(1 + random.below(3));
            const auto value = std::to_integer<std::uint8_t>(bytes[at]);
            bytes[at] = static_cast<std::byte>(random.below(2) == 0 ? value + step : value - step);
        }
        ++(load(bytes) == LoadOutcome::kLoaded ? loaded : refused);
    }
    EXPECT_GT(refused, 10000);
    EXPECT_GT(loaded, 10);
}

TEST(TriangleMeshSave, RefusalsAreTheMeshsOwn) {
    const auto expect_refused = [](const Bytes& bytes, const std::string& value) {
        test::expect_refused(
            "TriangleMesh::load", "bytes", [&] { TriangleMesh().load(bytes); }, value);
    };
    Bytes bytes = test::make_box({0, 0, 0}, {1, 1, 1}).mesh().save();
    expect_refused({}, "0 bytes");
    expect_refused(Bvh<3>().save(), "not a saved tree of this type");
    Bytes other = bytes;
    // The head of the tree inside.
    other[32 + 20 * 12] = std::byte{'x'};
    expect_refused(other, "not a saved tree of this type");
    other = bytes;
    other[32 + 8 * 12] = std::byte{8};
    expect_refused(other, "a triangle lacks a vertex");
    other = bytes;
    other[32 + 3] = other[32 + 2] = std::byte{0xff};
    expect_refused(other, "a vertex is not finite");
    other = bytes;
    other.push_back(std::byte{0});
    expect_refused(other, "bytes");
}

}  // namespace
}  // namespace jostle
