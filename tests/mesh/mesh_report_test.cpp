// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The flaws of meshes that were made with them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <ostream>

#include "mesh/meshes.h"
#include "support/real_data.h"

namespace jostle {

std::ostream& operator<<(std::ostream& out, const MeshEdge& edge) {
    return out << edge.a << '-' << edge.b << " of " << edge.triangle;
}

namespace {

using test::make_ball;
using test::make_box;
using test::Soup;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(MeshReport, SoundMeshHasNoFlaws) {
    for (const Soup& soup : {make_box({0, 0, 0}, {1, 1, 1}), make_ball(3)}) {
        const TriangleMesh mesh = soup.mesh();
        const MeshReport report = mesh.report();
        EXPECT_TRUE(report.closed);
        EXPECT_TRUE(report.is_manifold());
        EXPECT_TRUE(mesh.is_closed());
        EXPECT_THAT(report.degenerate, IsEmpty());
        EXPECT_THAT(report.duplicate, IsEmpty());
        EXPECT_THAT(report.duplicate_vertices, IsEmpty());
        EXPECT_THAT(report.unused_vertices, IsEmpty());
        EXPECT_THAT(report.open_edges, IsEmpty());
        EXPECT_THAT(report.crowded_edges, IsEmpty());
        EXPECT_THAT(report.clashing_edges, IsEmpty());
        EXPECT_THAT(report.pinched_vertices, IsEmpty());
    }
}

TEST(MeshReport, MissingTriangleLeavesABorder) {
    Soup box = make_box({0, 0, 0}, {1, 1, 1});
    box.triangles.erase(box.triangles.begin());  // 0 2 1
    const MeshReport report = box.mesh().report();
    EXPECT_FALSE(report.closed);
    EXPECT_FALSE(box.mesh().is_closed());
    EXPECT_THAT(report.open_edges, ElementsAre(MeshEdge{0, 1, 3}, MeshEdge{0, 2, 7}, MeshEdge{1, 2, 0}));
    EXPECT_THAT(report.pinched_vertices, IsEmpty());
}

TEST(MeshReport, LooseTrianglesOfAClosedSurfaceAreClosed) {
    const Soup box = make_box({-1, -1, -1}, {1, 1, 1});
    Soup loose;
    for (int id = 0; id < 12; ++id) {
        for (Vec3 corner : box.corners(id)) loose.vertices.push_back(corner);
        loose.triangles.push_back({3 * id, 3 * id + 1, 3 * id + 2});
    }
    loose.vertices[0].x = -1.0f;
    const MeshReport report = loose.mesh().report();
    EXPECT_TRUE(report.is_manifold());
    EXPECT_EQ(report.duplicate_vertices.size(), 28u);
    EXPECT_THAT(report.unused_vertices, IsEmpty());
}

TEST(MeshReport, NegativeZeroIsTheSamePlace) {
    Soup box = make_box({0, 0, 0}, {1, 1, 1});
    box.vertices.push_back({-0.0f, 0.0f, -0.0f});
    box.triangles[0][0] = 8;
    const MeshReport report = box.mesh().report();
    EXPECT_TRUE(report.closed);
    EXPECT_THAT(report.duplicate_vertices, ElementsAre(8));
}

TEST(MeshReport, DuplicateAndDegenerateTrianglesAreNamed) {
    Soup box = make_box({0, 0, 0}, {2, 2, 2});
    box.triangles.push_back({2, 1, 0});  // triangle 0, turned over
    box.triangles.push_back({4, 4, 5});  // no area
    box.vertices.push_back({1, 1, 1});   // between 0 and 7
    box.triangles.push_back({0, 8, 7});  // no area
    box.vertices.push_back({5, 5, 5});
    const MeshReport report = box.mesh().report();
    EXPECT_THAT(report.duplicate, ElementsAre(12));
    EXPECT_THAT(report.degenerate, ElementsAre(13, 14));
    EXPECT_THAT(report.unused_vertices, ElementsAre(9));
    EXPECT_THAT(report.open_edges, ElementsAre(MeshEdge{0, 7, 14}, MeshEdge{0, 8, 14}, MeshEdge{7, 8, 14}));
    EXPECT_THAT(report.crowded_edges, ElementsAre(MeshEdge{0, 1, 0}, MeshEdge{0, 2, 0}, MeshEdge{1, 2, 0}));
}

/// 1 + 2^-23 is the float after 1: no rounding finds these corners on a line.
TEST(MeshReport, ThinnestTriangleHasAnArea) {
    Soup thin;
    thin.vertices = {{0, 0, 0}, {1, 1, 1}, {1 << 20, 1 << 20, 1 << 20}, {1, 1, 1.0f + 0x1p-23f}};
    thin.triangles = {{0, 1, 2}, {0, 3, 2}};
    EXPECT_THAT(thin.mesh().report().degenerate, ElementsAre(0));
}

TEST(MeshReport, TurnedTriangleClashesWithItsNeighbours) {
    Soup box = make_box({0, 0, 0}, {1, 1, 1});
    std::swap(box.triangles[0][0], box.triangles[0][1]);
    const MeshReport report = box.mesh().report();
    EXPECT_FALSE(report.closed);
    EXPECT_THAT(report.open_edges, IsEmpty());
    EXPECT_THAT(report.clashing_edges, ElementsAre(MeshEdge{0, 1, 0}, MeshEdge{0, 2, 0}, MeshEdge{1, 2, 0}));
}

TEST(MeshReport, BoxesThatShareACornerArePinchedThere) {
    Soup two = make_box({0, 0, 0}, {1, 1, 1});
    const Soup other = make_box({1, 1, 1}, {2, 2, 2});
    for (const Vec3& v : other.vertices) two.vertices.push_back(v);
    for (const TriangleVertices& t : other.triangles) two.triangles.push_back({t[0] + 8, t[1] + 8, t[2] + 8});
    MeshReport report = two.mesh().report();
    EXPECT_TRUE(report.closed);
    EXPECT_FALSE(report.is_manifold());
    EXPECT_THAT(report.pinched_vertices, ElementsAre(7));
    EXPECT_THAT(report.crowded_edges, IsEmpty());
    // Along an edge they share all four triangles.
    for (std::size_t i = 8; i < 16; ++i) two.vertices[i].z -= 1.0f;
    report = two.mesh().report();
    EXPECT_TRUE(report.closed);
    ASSERT_EQ(report.crowded_edges.size(), 1u);
    EXPECT_EQ(report.crowded_edges[0].a, 3);
    EXPECT_EQ(report.crowded_edges[0].b, 7);
}

TEST(MeshReport, BunnyIsAClosedManifold) {
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    const TriangleMesh mesh(bunny.vertices, bunny.triangles);
    const MeshReport report = mesh.report();
    EXPECT_TRUE(report.is_manifold());
    EXPECT_THAT(report.degenerate, IsEmpty());
    EXPECT_GT(mesh.mass().volume, 0.0f);
}

}  // namespace
}  // namespace jostle
