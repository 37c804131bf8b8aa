// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle mesh`: values that were worked out, for models of four formats, and those of npm packages.
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "apps/models.h"
#include "apps/program.h"
#include "real_data.h"

namespace jostle {
namespace {

using nlohmann::json;

class MeshCommand : public ProgramTest {
  protected:
    void SetUp() override {
        ProgramTest::SetUp();
        write("box.obj", kBoxObj);
        write("corner.ply", kCornerPly);
        write("nodes.gltf", kNodesGltf);
        write("triangle.stl", stl_of({0, 0, 0, 0, 3, 0, 4, 0, 0}));
    }
    /// The object that the program prints with --json.
    [[nodiscard]] json ask(const std::string& arguments) const {
        const Said said = jostle("mesh " + arguments + " --json");
        EXPECT_EQ(said.status, 0) << arguments << ": " << said;
        EXPECT_FALSE(said.complains()) << said;
        return said.status == 0 ? json::parse(said.out) : json();
    }
};

void expect_near(const json& vector, std::array<double, 3> expected, double tolerance = 1.0e-6) {
    ASSERT_EQ(vector.size(), 3u) << vector;
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(vector[i], expected[i], tolerance) << vector;
}

/// Of any flaw.
std::size_t flaws_of(const json& info) {
    std::size_t count = 0;
    for (const json& list : info["flaws"]) count += list.size();
    return count;
}

TEST_F(MeshCommand, InfoOfABox) {
    const json info = ask("info box.obj");
    EXPECT_EQ(info["file"], "box.obj");
    EXPECT_EQ(info["triangles"], 12);
    EXPECT_EQ(info["vertices"], 8);
    EXPECT_EQ(info["left_out"], 0);
    expect_near(info["lower"], {-1, -2, -3});
    expect_near(info["upper"], {1, 2, 3});
    EXPECT_NEAR(info["area"], 88.0, 1.0e-5);
    EXPECT_EQ(info["closed"], true);
    EXPECT_EQ(info["manifold"], true);
    EXPECT_NEAR(info["volume"], 48.0, 1.0e-5);
    expect_near(info["center_of_mass"], {0, 0, 0});
    // 48 / 12 times the sum of two squared sides.
    expect_near(info["inertia"][0], {208, 0, 0}, 1.0e-3);
    expect_near(info["inertia"][1], {0, 160, 0}, 1.0e-3);
    expect_near(info["inertia"][2], {0, 0, 80}, 1.0e-3);
    EXPECT_EQ(flaws_of(info), 0u);
}

TEST_F(MeshCommand, InfoOfAPlyWithAVertexTooMany) {
    const json info = ask("info corner.ply");
    EXPECT_EQ(info["triangles"], 4);
    EXPECT_EQ(info["vertices"], 4);
    expect_near(info["upper"], {3, 2, 1});
    EXPECT_NEAR(info["area"], 3.0 + 1.5 + 1.0 + 3.5, 1.0e-6);
    EXPECT_NEAR(info["volume"], 1.0, 1.0e-6);
    expect_near(info["center_of_mass"], {0.75, 0.5, 0.25});
}

TEST_F(MeshCommand, InfoOfOneTriangle) {
    const json info = ask("info triangle.stl");
    EXPECT_EQ(info["triangles"], 1);
    EXPECT_EQ(info["closed"], false);
    EXPECT_TRUE(info["volume"].is_null());
    EXPECT_TRUE(info["center_of_mass"].is_null());
    EXPECT_TRUE(info["inertia"].is_null());
    EXPECT_NEAR(info["area"], 6.0, 1.0e-6);
    EXPECT_EQ(info["flaws"]["open_edges"], (json{{0, 1}, {0, 2}, {1, 2}}));
    EXPECT_EQ(flaws_of(info), 3u);
    const Said said = jostle("mesh info triangle.stl");
    EXPECT_NE(said.out.find("open: it bounds no solid"), std::string::npos) << said;
    EXPECT_NE(said.out.find("3 edges of one triangle: 0-1, 0-2, 1-2"), std::string::npos) << said;
}

TEST_F(MeshCommand, NodesPutMeshesWhereTheyBelong) {
    const json info = ask("info nodes.gltf");
    EXPECT_EQ(info["triangles"], 1);
    expect_near(info["lower"], {-1, 2, 3});
    expect_near(info["upper"], {1, 4, 3});
    EXPECT_NEAR(info["area"], 2.0, 1.0e-6);
    // The mirror has not turned it over.
    const json ray = ask("ray nodes.gltf --from 0.5,2.5,0 --to 0.5,2.5,6");
    ASSERT_EQ(ray["hits"].size(), 1u);
    expect_near(ray["hits"][0]["normal"], {0, 0, 1});
    expect_near(ray["hits"][0]["point"], {0.5, 2.5, 3});
}

TEST_F(MeshCommand, PointsAndLinesAreLeftOut) {
    write("mixed.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nl 1 2\nl 2 3\n");
    const json info = ask("info mixed.obj");
    EXPECT_EQ(info["triangles"], 1);
    EXPECT_EQ(info["left_out"], 2);
    EXPECT_NE(jostle("mesh info mixed.obj").out.find("2 points and lines left out"), std::string::npos);
}

TEST_F(MeshCommand, RayMeetsBothSidesInOrder) {
    const json ray = ask("ray box.obj --from -5,0.5,0.25 --to 5,0.5,0.25");
    expect_near(ray["from"], {-5, 0.5, 0.25});
    expect_near(ray["to"], {5, 0.5, 0.25});
    ASSERT_EQ(ray["hits"].size(), 2u) << ray;
    EXPECT_NEAR(ray["hits"][0]["fraction"], 0.4, 1.0e-6);
    EXPECT_NEAR(ray["hits"][1]["fraction"], 0.6, 1.0e-6);
    expect_near(ray["hits"][0]["point"], {-1, 0.5, 0.25});
    expect_near(ray["hits"][0]["normal"], {-1, 0, 0});
    expect_near(ray["hits"][1]["normal"], {1, 0, 0});
    EXPECT_EQ(ask("ray box.obj --from 5,0,0 --to 4,0,0")["hits"].size(), 0u);
    const Said said = jostle("mesh ray box.obj --from -5,0.5,0.25 --to 5,0.5,0.25");
    EXPECT_NE(said.out.find("2 triangles met from (-5, 0.5, 0.25) to (5, 0.5, 0.25)"), std::string::npos)
        << said;
}

TEST_F(MeshCommand, DistanceOfTwoBoxes) {
    const json apart = ask("distance box.obj box.obj --at 5,0,0");
    EXPECT_NEAR(apart["distance"], 3.0, 1.0e-6);
    EXPECT_NEAR(apart["a"]["point"][0], 1.0, 1.0e-6);
    EXPECT_NEAR(apart["b"]["point"][0], 4.0, 1.0e-6);
    EXPECT_TRUE(apart["inside"].is_null());
    EXPECT_EQ(apart["files"].size(), 0u);
    // A quarter turn about z, the axis not of length 1: the second one is now 4 wide.
    const json turned = ask("distance box.obj box.obj --at 5,0,0 --turn 0,0,7,1.5707963");
    EXPECT_NEAR(turned["distance"], 2.0, 1.0e-5);
    EXPECT_NEAR(turned["b"]["point"][0], 3.0, 1.0e-5);
    EXPECT_EQ(ask("distance box.obj box.obj --at 1,0,0")["distance"], 0.0);
    const Said said = jostle("mesh distance box.obj box.obj --at 5,0,0");
    EXPECT_NE(said.out.find("3 apart"), std::string::npos) << said;
}

TEST_F(MeshCommand, CornerToCornerIsNamed) {
    // From (1, 2, 3) to (3, 4, 4): sqrt(4 + 4 + 1).
    const json found = ask("distance box.obj box.obj --at 4,6,7");
    EXPECT_NEAR(found["distance"], 3.0, 1.0e-6);
    expect_near(found["a"]["point"], {1, 2, 3});
    expect_near(found["b"]["point"], {3, 4, 4});
    EXPECT_EQ(found["a"]["feature"].get<std::string>().substr(0, 6), "corner");
    EXPECT_EQ(found["b"]["feature"].get<std::string>().substr(0, 6), "corner");
}

TEST_F(MeshCommand, CollidingBoxesCutEachOtherAlongACurve) {
    // The common part is 1 x 3 x 5; of its edges six lie on a face of each box.
    const json found = ask("collide box.obj box.obj --at 1,1,1");
    EXPECT_EQ(found["meet"], true);
    EXPECT_NEAR(found["curve_length"], 2.0 * (1 + 3 + 5), 1.0e-4);
    EXPECT_GE(found["pairs"].size(), 6u);
    for (const json& pair : found["pairs"]) {
        for (const json& p : pair["points"]) {
            const auto on_box = [&p](double shift) {
                const double reach = std::max({std::abs(p[0].get<double>() - shift) / 1.0,
                                               std::abs(p[1].get<double>() - shift) / 2.0,
                                               std::abs(p[2].get<double>() - shift) / 3.0});
                return std::abs(reach - 1.0) < 1.0e-5;
            };
            EXPECT_TRUE(on_box(0.0) && on_box(1.0)) << pair;
        }
    }
    const json apart = ask("collide box.obj box.obj --at 5,0,0");
    EXPECT_EQ(apart["meet"], false);
    EXPECT_EQ(apart["curve_length"], 0.0);
    EXPECT_EQ(apart["pairs"].size(), 0u);
}

/// The pipe between both processes is then one of the streams.
TEST_F(MeshCommand, StreamsMayBeClosed) {
    const Said said = jostle("mesh info box.obj --json <&-");
    EXPECT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    EXPECT_EQ(jostle("mesh info box.obj <&- 2>&-").status, 0);
    EXPECT_EQ(jostle("mesh info nothing.obj <&-").status, 1);
}

TEST_F(MeshCommand, OneInsideTheOtherIsTold) {
    EXPECT_EQ(ask("collide box.obj corner.ply --at -0.5,-0.5,-0.5")["meet"], true);
    write("small.obj", "v 0 0 0\nv 0.1 0 0\nv 0 0.1 0\nf 1 2 3\n");
    const json inside = ask("collide box.obj small.obj");
    EXPECT_EQ(inside["meet"], false);
    EXPECT_EQ(inside["inside"], "b");
    EXPECT_EQ(ask("distance small.obj box.obj")["inside"], "a");
    // Of two parts one is outside.
    write("parts.obj", "v 0 0 0\nv 0.1 0 0\nv 0 0.1 0\nv 9 0 0\nv 9.1 0 0\nv 9 0.1 0\nf 1 2 3\nf 4 5 6\n");
    EXPECT_TRUE(ask("collide box.obj parts.obj")["inside"].is_null());
    EXPECT_TRUE(ask("distance parts.obj box.obj --at 9,0,0")["inside"].is_null());
    const Said said = jostle("mesh collide box.obj small.obj");
    EXPECT_NE(said.out.find("B lies in A"), std::string::npos) << said;
}

/// Colours of a PNG are checked by looking at it; here, that there is one of the size that was asked for.
void expect_png(const std::filesystem::path& path, std::uint32_t width, std::uint32_t height) {
    const std::string bytes = read_text(path);
    ASSERT_GT(bytes.size(), 800u) << path;
    EXPECT_EQ(bytes.substr(1, 3), "PNG");
    const auto word = [&bytes](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value << 8u | static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    EXPECT_EQ(word(16), width);
    EXPECT_EQ(word(20), height);
}

TEST_F(MeshCommand, PicturesAreWritten) {
    const json collide = ask("collide box.obj corner.ply --at 0.5,0,0 --out pictures --width 200");
    EXPECT_EQ(collide["files"], json{"pictures/box-corner-collide.png"});
    expect_png(path("pictures/box-corner-collide.png"), 200, 150);
    const json apart =
        ask("distance box.obj corner.ply --at 5,0,0 --out pictures --width 96 --eye 0,0,1 --up 1,1,0");
    EXPECT_EQ(apart["files"], json{"pictures/box-corner-distance.png"});
    expect_png(path("pictures/box-corner-distance.png"), 96, 72);
    EXPECT_EQ(files(), 6);
}

TEST_F(MeshCommand, BunnyIsWhatItsListsAre) {
    if (read_bunny().triangles.empty()) GTEST_SKIP() << kNoData;
    const json info = ask("info " JOSTLE_DATA_DIR "/bunny.obj");
    EXPECT_EQ(info["triangles"], 3674);
    EXPECT_EQ(info["vertices"], 1839);
    EXPECT_EQ(info["manifold"], true);
    // The divergence theorem over the package's own lists.
    const BunnyData bunny = read_bunny();
    double volume = 0.0, area = 0.0;
    for (const auto& t : bunny.triangles) {
        const auto at = [&](int i) {
            return bunny.vertices[static_cast<std::size_t>(t[static_cast<std::size_t>(i)])];
        };
        const Vec3 normal = cross(at(1) - at(0), at(2) - at(0));
        volume += static_cast<double>(dot(at(0), cross(at(1), at(2)))) / 6.0;
        area += 0.5 * std::sqrt(static_cast<double>(dot(normal, normal)));
    }
    EXPECT_NEAR(info["volume"], volume, 1.0e-3 * std::abs(volume));
    EXPECT_NEAR(info["area"], area, 1.0e-4 * area);
}

TEST_F(MeshCommand, ModelsOfOthersAreRead) {
    if (read_bunny().triangles.empty()) GTEST_SKIP() << kNoData;
    const std::string folder = "info " JOSTLE_DATA_DIR "/stl/";
    const json cube = ask(folder + "cube.bin.stl");  // of side 2
    EXPECT_EQ(cube["vertices"], 8);
    EXPECT_NEAR(cube["area"], 24.0, 1.0e-5);
    EXPECT_NEAR(cube["volume"], 8.0, 1.0e-5);
    const json corner = ask(folder + "tetrahedronIrregular.ascii.stl");  // of 3 x 2 x 1
    EXPECT_NEAR(corner["volume"], 1.0, 1.0e-5);
    EXPECT_NEAR(corner["area"], 9.0, 1.0e-5);
    const json gear = ask(folder + "gearwheel.bin.stl"), same = ask(folder + "gearwheel.ascii.stl");
    EXPECT_EQ(gear["triangles"], 2444);
    EXPECT_EQ(gear["manifold"], true);
    EXPECT_EQ(gear["vertices"], 2444 / 2) << "Euler: V - E + F = 0 with one hole, and 2 E = 3 F";
    EXPECT_NEAR(gear["upper"][2], 8.0, 1.0e-5);
    EXPECT_NEAR(gear["volume"], same["volume"].get<double>(), 1.0);
    // Theirs, with a face taken away, and with one of four corners.
    EXPECT_EQ(ask(folder + "missingFace.ascii.stl")["flaws"]["open_edges"].size(), 3u);
    EXPECT_EQ(ask(folder + "quad.ascii.stl")["closed"], false);
    const json suzanne = ask("info " JOSTLE_DATA_DIR "/suzanne.glb");
    EXPECT_EQ(suzanne["triangles"], 44526 / 3) << "the file's count of indices";
    expect_near(suzanne["upper"], {0.92973, 0.66825, 0.57616}, 1.0e-3);
    for (const char* broken : {"empty", "incorrectFaceCounter.bin", "twoVertices.ascii"}) {
        const Said said = jostle("mesh " + folder + broken + ".stl");
        EXPECT_EQ(said.status, 1) << broken << ": " << said;
        EXPECT_TRUE(said.is_one_sentence()) << broken << ": " << said;
    }
}

}  // namespace
}  // namespace jostle
