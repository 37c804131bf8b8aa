// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench mesh`: its rows, what they say was found, and that an engine which finds something else is
// named; and the poses that it races on.
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "apps/models.h"
#include "apps/program.h"
#include "race/mesh_data.h"

namespace jostle {
namespace {

using nlohmann::json;
using race::MeshWork;
using race::PoseType;
using race::Surface;

class BenchMeshCommand : public ProgramTest {};

/// A work, poses, triangles.
using MeshKey = std::tuple<std::string, std::string, int>;

/// The contacts that the program says it found, per case; that all engines agree it checks itself.
std::map<MeshKey, json> rows_of(const std::string& out) {
    std::map<MeshKey, json> rows;
    const json all = json::parse(out);
    for (const json& row : all["rows"]) {
        const std::string poses = row["poses"].is_null() ? "" : row["poses"].get<std::string>();
        rows.try_emplace({row["work"], poses, row["triangles"]}, row);
    }
    return rows;
}

TEST_F(BenchMeshCommand, RowsSayWhatWasFound) {
    const Said said = bench("mesh --n 8 --split 0,1 --repeat 1 --quiet --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    const std::map<MeshKey, json> rows = rows_of(said.out);
    EXPECT_EQ(rows.size(), 2u * (3 * 3 + 2));
    const auto found = [&](const char* work, const char* poses, int triangles) {
        return rows.at({work, poses, triangles})["found"].get<std::uint64_t>();
    };
    for (const int triangles : {3600, 14400}) {
        EXPECT_EQ(found("first_hit", "overlapping", triangles), 4u);
        EXPECT_EQ(found("first_hit", "touching", triangles), 2u);
        EXPECT_EQ(found("first_hit", "apart", triangles), 0u);
        EXPECT_EQ(found("distance", "apart", triangles), 0u);
        EXPECT_EQ(found("all_pairs", "apart", triangles), 0u);
        EXPECT_GE(found("all_pairs", "overlapping", triangles), 4u);
        EXPECT_EQ(found("build", "", triangles), static_cast<std::uint64_t>(triangles));
        EXPECT_GT(found("closest_ray", "", triangles), 1000u);
    }
}

TEST_F(BenchMeshCommand, EachRowHasItsNumbers) {
    const Said said = bench("mesh --n 4 --split 0 --repeat 1 --work first_hit,build --json");
    ASSERT_EQ(said.status, 0) << said;
    std::map<MeshKey, double> ours;
    const json all = json::parse(said.out);
    for (const json& row : all["rows"]) {
        SCOPED_TRACE(row.dump());
        const MeshKey key{row["work"], row["poses"].is_null() ? "" : row["poses"].get<std::string>(),
                          row["triangles"]};
        if (ours.try_emplace(key, row["us"]).second) {
            EXPECT_EQ(row["engine"], "jostle");
        }
        EXPECT_GT(row["us"], 0.0);
        EXPECT_NEAR(row["ratio"], row["us"].get<double>() / ours[key], 1.0e-9 * row["ratio"].get<double>());
        EXPECT_EQ(row["threads"], 1);
    }
    EXPECT_EQ(ours.size(), 4u);
}

TEST_F(BenchMeshCommand, AFileIsRaced) {
    write("box.obj", kBoxObj);
    const Said said = bench("mesh box.obj --n 4 --split 1 --repeat 1 --engine jostle --threads 1,2 --json");
    ASSERT_EQ(said.status, 0) << said;
    const json all = json::parse(said.out);
    std::map<std::tuple<std::string, std::string>, std::set<std::uint64_t>> found;
    for (const json& row : all["rows"]) {
        EXPECT_EQ(row["triangles"], 48);
        found[{row["work"], row["poses"].dump()}].insert(row["found"].get<std::uint64_t>());
    }
    for (const auto& [key, counts] : found)
        EXPECT_EQ(counts.size(), 1u) << std::get<0>(key) << ": one and two threads find the same";
}

TEST_F(BenchMeshCommand, TheTableSaysWhatWasMeasuredAndHow) {
    const Said said = bench("mesh --n 4 --split 0 --repeat 1 --engine jostle --work distance,closest_ray");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* words : {"3600 triangles", "distance    touching     per pose", "per ray", "ratio",
                              "the median of 1 run,", "kBinned"}) {
        EXPECT_NE(said.out.find(words), std::string::npos) << "no '" << words << "' in " << said;
    }
    EXPECT_EQ(said.out.find("first_hit"), std::string::npos) << said;
}

TEST_F(BenchMeshCommand, AnEngineThatFindsSomethingElseIsNamed) {
    setenv("JOSTLE_ENGINES", JOSTLE_TEST_ENGINES, 1);
    const Said said = bench("mesh --n 4 --split 0 --work build --engine jostle,wrong --repeat 1 --quiet");
    unsetenv("JOSTLE_ENGINES");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_NE(said.err.find("build: jostle found 3600 (sum 0.000000), wrong found 3000 (sum 0.000000)"),
              std::string::npos)
        << said;
}

TEST_F(BenchMeshCommand, WrongUsage) {
    for (const char* arguments :
         {"--n 0", "--split 9", "--split 0,", "--work sort", "--threads 0", "--repeat 0"}) {
        const Said said = bench(std::string("mesh ") + arguments);
        EXPECT_EQ(said.status, 2) << arguments << ": " << said;
        EXPECT_TRUE(said.is_one_sentence()) << arguments << ": " << said;
    }
    for (const char* arguments : {"--engine nosuch --n 4", "nosuch.obj"}) {
        const Said said = bench(std::string("mesh ") + arguments);
        EXPECT_EQ(said.status, 1) << arguments << ": " << said;
        EXPECT_TRUE(said.is_one_sentence()) << arguments << ": " << said;
    }
    write("flat.obj", "v 0 0 0\nv 1 0 0\nv 0 0 0\nf 1 2 3\n");
    const Said said = bench("mesh flat.obj --n 4");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
}

TEST(MeshRaceData, SplitSurfaceIsTheSame) {
    const Surface knot = race::make_knot();
    const TriangleMesh mesh(knot.vertices, knot.triangles);
    EXPECT_EQ(mesh.triangle_count(), 3600);
    EXPECT_TRUE(mesh.report().is_manifold());
    EXPECT_GT(mesh.mass().volume, 0.0f) << "triangles are seen counter-clockwise from outside";
    const Surface finer = race::split(knot, 2);
    const TriangleMesh fine(finer.vertices, finer.triangles);
    EXPECT_EQ(fine.triangle_count(), 16 * 3600);
    EXPECT_TRUE(fine.report().is_manifold());
    EXPECT_NEAR(fine.area(), mesh.area(), 1.0e-4f * mesh.area());
    EXPECT_NEAR(fine.mass().volume, mesh.mass().volume, 1.0e-4f * mesh.mass().volume);
}

TEST(MeshRaceData, PosesOverlapTouchOrAreApart) {
    const Surface knot = race::make_knot();
    const TriangleMesh mesh(knot.vertices, knot.triangles);
    const float reach = mesh.bounds().upper.x;
    for (const Transform3& pose : race::make_poses(mesh, PoseType::kOverlapping, 6))
        EXPECT_TRUE(overlap(mesh, {}, mesh, pose).hit);
    for (const Transform3& pose : race::make_poses(mesh, PoseType::kApart, 6)) {
        const float apart = distance(mesh, {}, mesh, pose).distance;
        EXPECT_GT(apart, 0.0f);
        EXPECT_LT(apart, 0.1f * 4.0f * reach);
    }
    for (const Transform3& pose : race::make_poses(mesh, PoseType::kTouching, 6)) {
        EXPECT_TRUE(overlap(mesh, {}, mesh, pose).hit);
        // A little further out along the line of the centers they are apart.
        const Vec3 middle = center(mesh.bounds());
        Transform3 further = pose;
        further.p += (apply(pose, middle) - middle) * 0.006f;
        EXPECT_FALSE(overlap(mesh, {}, mesh, further).hit);
    }
}

}  // namespace
}  // namespace jostle
