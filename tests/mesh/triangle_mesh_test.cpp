// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Making meshes: from any layout, refused with the place of what is wrong, refitted.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <cstring>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "memory/counting_resource.h"
#include "mesh/meshes.h"
#include "spatial/each_target.h"
#include "support/expect_refused.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::kInfinity;

using test::expect_refused;
using test::make_ball;
using test::make_box;
using test::Soup;

TEST(TriangleMesh, EmptyOneAnswers) {
    const TriangleMesh mesh;
    EXPECT_TRUE(mesh.empty());
    EXPECT_EQ(mesh.check(), "");
    EXPECT_TRUE(mesh.is_closed());
    EXPECT_FALSE(mesh.ray_closest({{}, {1, 0, 0}}));
    EXPECT_FALSE(mesh.closest({1, 2, 3}));
    EXPECT_FALSE(mesh.contains({}));
    EXPECT_EQ(mesh.signed_distance({}), std::numeric_limits<float>::infinity());
    EXPECT_EQ(mesh.area(), 0.0f);
    EXPECT_EQ(mesh.mass().volume, 0.0f);
    EXPECT_EQ(mesh.bounds(), empty_box<3>());
}

TEST(TriangleMesh, CopiesAnyLayout) {
    struct Vertex {
        float color;
        Vec3 position;
        float weight;
    };
    struct Face {
        TriangleVertices corners;
        int material;
    };
    const Soup box = make_box({0, 0, 0}, {1, 2, 3});
    std::vector<Vertex> vertices;
    std::vector<Face> faces;
    for (const Vec3& v : box.vertices) vertices.push_back({9.0f, v, 9.0f});
    for (const TriangleVertices& t : box.triangles) faces.push_back({t, 99});
    TriangleMesh mesh({&vertices[0].position, vertices.size(), sizeof(Vertex)},
                      {&faces[0].corners, faces.size(), sizeof(Face)});
    vertices.clear();
    faces.clear();
    EXPECT_EQ(mesh.check(), "");
    ASSERT_EQ(mesh.triangle_count(), 12);
    ASSERT_EQ(mesh.vertex_count(), 8);
    EXPECT_EQ(mesh.vertex(7), (Vec3{1, 2, 3}));
    EXPECT_EQ(mesh.triangle(11), (TriangleVertices{3, 7, 5}));
    EXPECT_EQ(mesh.corners(11), box.corners(11));
    EXPECT_EQ(mesh.bounds(), (Aabb3{{0, 0, 0}, {1, 2, 3}}));
    EXPECT_GT(mesh.byte_count(), 12u * (sizeof(TriangleVertices) + sizeof(TriangleCorners)));
}

TEST(TriangleMesh, RefusesBadInputWithItsPlaceAndStaysAsItWas) {
    TriangleMesh mesh = make_ball(1).mesh();
    const Soup good = make_box({0, 0, 0}, {1, 1, 1});
    Soup bad = good;
    bad.vertices[5].y = std::numeric_limits<float>::quiet_NaN();
    expect_refused("TriangleMesh::build", "vertices[5]", [&] { mesh.build(bad.vertices, bad.triangles); });
    bad.vertices[5].y = -std::numeric_limits<float>::infinity();
    expect_refused("TriangleMesh::build", "vertices[5]", [&] { mesh.build(bad.vertices, bad.triangles); });
    bad = good;
    bad.triangles[7][1] = 8;
    expect_refused(
        "TriangleMesh::build", "triangles[7]", [&] { mesh.build(bad.vertices, bad.triangles); }, "vertex 8");
    bad.triangles[7][1] = -1;
    expect_refused(
        "TriangleMesh::build", "triangles[7]", [&] { mesh.build(bad.vertices, bad.triangles); }, "vertex -1");
    expect_refused("TriangleMesh::build", "options.method",
                   [&] { mesh.build(good.vertices, good.triangles, {static_cast<BuildMethod>(3)}); });
    expect_refused("TriangleMesh::refit", "vertices", [&] { mesh.refit(good.vertices); });
    std::vector<Vec3> moved = make_ball(1).vertices;
    moved[3].z = std::numeric_limits<float>::infinity();
    expect_refused("TriangleMesh::refit", "vertices[3]", [&] { mesh.refit(moved); });
    expect_refused("TriangleMesh::vertex", "index", [&] { static_cast<void>(mesh.vertex(18)); });
    expect_refused("TriangleMesh::triangle", "id", [&] { static_cast<void>(mesh.triangle(-1)); });
    expect_refused("TriangleMesh::corners", "id", [&] { static_cast<void>(mesh.corners(32)); });
    EXPECT_EQ(mesh.check(), "");
    ASSERT_EQ(mesh.triangle_count(), 32);
    EXPECT_EQ(mesh.corners(31), make_ball(1).corners(31));
}

/// Numbers are looked at many at once: at each place of a row, and in what is left over.
void expect_bad_numbers_seen() {
    for (const int count : {1, 3, 5, 6, 11, 12, 40}) {
        std::vector<Vec3> vertices(static_cast<std::size_t>(count) + 2, Vec3{1, 2, 3});
        std::vector<TriangleVertices> triangles(static_cast<std::size_t>(count), TriangleVertices{0, 1, 2});
        TriangleMesh mesh(vertices, triangles);
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            for (int axis = 0; axis < 3; ++axis) {
                for (const float bad : {std::numeric_limits<float>::quiet_NaN(), kInfinity, -kInfinity}) {
                    std::vector<Vec3> wrong = vertices;
                    wrong[i][axis] = bad;
                    const std::string place = "vertices[" + std::to_string(i) + "]";
                    expect_refused("TriangleMesh::build", place, [&] { mesh.build(wrong, triangles); });
                    expect_refused("TriangleMesh::refit", place, [&] { mesh.refit(wrong); });
                }
            }
        }
        for (std::size_t i = 0; i < triangles.size(); ++i) {
            for (std::size_t corner = 0; corner < 3; ++corner) {
                for (const int bad : {-1, count + 2, std::numeric_limits<int>::min()}) {
                    std::vector<TriangleVertices> wrong = triangles;
                    wrong[i][corner] = bad;
                    expect_refused("TriangleMesh::build", "triangles[" + std::to_string(i) + "]",
                                   [&] { mesh.build(vertices, wrong); });
                }
            }
        }
        EXPECT_EQ(mesh.check(), "");
        EXPECT_EQ(mesh.vertex(count + 1), (Vec3{1, 2, 3}));
    }
}

TEST(TriangleMesh, SeesEveryBadNumber) {
    test::for_each_target(expect_bad_numbers_seen);
}

/// Zeros of both signs, of which each processor has its own order, as small numbers of vertices have many.
TEST(TriangleMesh, IsTheSameOnEveryInstructionSet) {
    test::Random random(15);
    std::vector<Vec3> vertices;
    const auto coordinate = [&] {
        const float zero = random.uniform(0.0f, 1.0f) < 0.5f ? 0.0f : -0.0f;
        return random.uniform(0.0f, 1.0f) < 0.5f ? zero : random.uniform(-1.0f, 1.0f);
    };
    for (int i = 0; i < 300; ++i) vertices.push_back({coordinate(), coordinate(), coordinate()});
    std::vector<TriangleVertices> triangles;
    const auto corner = [&] { return static_cast<std::int32_t>(random.uniform(0.0f, 299.9f)); };
    for (int i = 0; i < 1003; ++i) triangles.push_back({corner(), corner(), corner()});
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        std::vector<std::byte> first;
        test::for_each_target([&] {
            const TriangleMesh mesh(vertices, triangles, {method});
            EXPECT_EQ(mesh.check(), "");
            for (int id = 0; id < mesh.triangle_count(); ++id) {
                const TriangleCorners t = mesh.corners(id);
                const Aabb3 box = mesh.tree().box(id),
                            expected{min(min(t[0], t[1]), t[2]), max(max(t[0], t[1]), t[2])};
                ASSERT_EQ(std::memcmp(&box, &expected, sizeof box), 0) << id;
            }
            if (first.empty()) first = mesh.save();
            EXPECT_TRUE(mesh.save() == first);
        });
    }
}

/// An allocator would take pages of the system for each large buffer, and give them back.
void expect_one_piece(const Soup& soup) {
    test::CountingResource memory;
    TriangleMesh mesh(&memory);
    mesh.build(soup.vertices, soup.triangles, {.method = BuildMethod::kCurve});
    EXPECT_EQ(memory.blocks(), 1u);
    EXPECT_EQ(mesh.check(), "");
    EXPECT_EQ(mesh.triangle_count(), static_cast<int>(soup.triangles.size()));
    // But for the gaps that alignment asks for.
    const std::size_t bytes = mesh.byte_count();
    EXPECT_GE(memory.bytes(), bytes);
    EXPECT_LT(memory.bytes(), bytes + 448);
    // The memory of a refit is not part of it.
    mesh.refit(soup.vertices);
    EXPECT_GT(memory.blocks(), 1u);
    EXPECT_EQ(mesh.check(), "");
    // Built anew it is another piece.
    mesh.build(soup.vertices, soup.triangles, {.method = BuildMethod::kCurve});
    EXPECT_EQ(memory.blocks(), 1u);
    EXPECT_EQ(mesh.byte_count(), bytes);
    mesh.build({}, {}, {.method = BuildMethod::kCurve});
    EXPECT_EQ(memory.blocks(), 1u);
    EXPECT_EQ(mesh.check(), "");
}

TEST(TriangleMesh, BuiltByTheCurveIsOnePieceOfMemory) {
    for (const int finer : {0, 2, 4}) {
        SCOPED_TRACE(finer);
        expect_one_piece(make_ball(finer));
    }
}

/// So few triangles leave less room where the corners will lie than the tree's scratch takes.
TEST(TriangleMesh, BuiltByTheCurveFewTrianglesAreOnePieceOfMemory) {
    test::Random random(16);
    for (const int count : {0, 1, 2, 3, 5, 7, 8, 9, 17}) {
        SCOPED_TRACE(count);
        Soup soup;
        for (int i = 0; i < count; ++i) {
            soup.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
            for (int corner = 0; corner < 3; ++corner)
                soup.vertices.push_back(test::random_point(1.0f, random));
        }
        expect_one_piece(soup);
    }
}

/// All are at one place along the curve.
TEST(TriangleMesh, BuiltByTheCurveTrianglesWithOneCenterAreOnePieceOfMemory) {
    for (const int count : {1, 2, 3, 5, 9, 1003}) {
        SCOPED_TRACE(count);
        Soup soup;
        for (int i = 0; i < count; ++i) {
            const float size = static_cast<float>(i + 1);
            soup.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
            soup.vertices.insert(soup.vertices.end(),
                                 {{-size, -size, 0.0f}, {size, 0.0f, -size}, {0.0f, size, size}});
        }
        expect_one_piece(soup);
    }
}

/// Beside one that lies far off, all triangles of a cluster have one place along the curve, and the list of
/// such runs outgrows its room again and again.
TEST(TriangleMesh, BuiltByTheCurveClustersAreOnePieceOfMemory) {
    test::Random random(17);
    Soup soup{{{1.0e6f, 0, 0}, {1.0e6f, 1, 0}, {1.0e6f, 0, 1}}, {{0, 1, 2}}};
    for (int i = 1; i <= 5000; ++i) {
        const Vec3 center{static_cast<float>(i % 10) * 5.0e4f, 0.0f, 0.0f};
        soup.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
        for (int corner = 0; corner < 3; ++corner)
            soup.vertices.push_back(center + test::random_point(5.0f, random));
    }
    expect_one_piece(soup);
}

TEST(TriangleMesh, MovesClearsAndIsBuiltAgain) {
    TriangleMesh first = make_ball(2).mesh();
    TriangleMesh second = std::move(first);
    EXPECT_EQ(second.triangle_count(), 128);
    first = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    EXPECT_EQ(first.triangle_count(), 12);
    std::swap(first, second);
    EXPECT_EQ(first.triangle_count(), 128);
    second.clear();
    EXPECT_TRUE(second.empty());
    EXPECT_EQ(second.vertex_count(), 0);
    EXPECT_FALSE(second.closest({}));
    EXPECT_EQ(second.check(), "");
    const Soup box = make_box({0, 0, 0}, {1, 1, 1});
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp}) {
        second.build(box.vertices, box.triangles, {method});
        EXPECT_EQ(second.check(), "");
        EXPECT_EQ(second.triangle_count(), 12);
    }
}

TEST(TriangleMesh, RefittedOneAnswersAsOneBuiltThere) {
    Soup ball = make_ball(4);
    test::ThreadScheduler scheduler(3, test::TaskOrder::kShuffled);
    TriangleMesh mesh = ball.mesh();
    TriangleMesh with_scheduler = ball.mesh();
    EXPECT_TRUE(mesh.is_closed());
    for (Vec3& v : ball.vertices) v = {v.x * 3.0f + v.y * v.y, v.y - 1.0f, v.z * (1.0f + v.x * v.x)};
    mesh.refit(ball.vertices);
    with_scheduler.refit(ball.vertices, &scheduler);
    const TriangleMesh fresh = ball.mesh();
    EXPECT_EQ(mesh.check(), "");
    EXPECT_EQ(with_scheduler.check(), "");
    EXPECT_TRUE(mesh.is_closed());
    test::Random random(1);
    for (int i = 0; i < 200; ++i) {
        const Vec3 p = test::random_point(4.0f, random);
        const Ray3 ray{p, test::random_point(8.0f, random)};
        for (const TriangleMesh* other : {&mesh, &with_scheduler}) {
            EXPECT_EQ(other->closest(p).triangle, fresh.closest(p).triangle);
            EXPECT_EQ(other->closest(p).point, fresh.closest(p).point);
            EXPECT_EQ(other->ray_closest(ray).triangle, fresh.ray_closest(ray).triangle);
            EXPECT_EQ(other->ray_closest(ray).fraction, fresh.ray_closest(ray).fraction);
            EXPECT_EQ(other->contains(p), fresh.contains(p));
        }
    }
}

TEST(TriangleMesh, WithASchedulerIsTheSame) {
    const Soup ball = make_ball(6);
    test::ThreadScheduler scheduler(3, test::TaskOrder::kReverse);
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        TriangleMesh mesh;
        mesh.build(ball.vertices, ball.triangles, {method}, &scheduler);
        EXPECT_EQ(mesh.check(), "");
        EXPECT_EQ(mesh.tree().save(), ball.mesh(method).tree().save());
    }
}

/// All calls but those with an index answer as for a mesh of nothing, and it can be built, loaded and moved
/// to.
TEST(TriangleMesh, OneThatWasMovedFromIsEmptyAndUsable) {
    const Soup box = make_box({0, 0, 0}, {1, 1, 1});
    for (const int way : {0, 1, 2, 3}) {
        TriangleMesh from = box.mesh(), to = make_ball(2).mesh();
        if (way % 2 == 0) {
            to = std::move(from);
        } else {
            TriangleMesh other(std::move(from));
            to = std::move(other);
        }
        EXPECT_EQ(to.triangle_count(), 12);
        EXPECT_TRUE(from.empty());
        EXPECT_EQ(from.vertex_count(), 0);
        EXPECT_EQ(from.check(), "");
        EXPECT_EQ(from.tree().size(), 0);
        EXPECT_EQ(from.byte_count(), TriangleMesh().byte_count());
        EXPECT_EQ(from.bounds(), empty_box<3>());
        EXPECT_TRUE(from.is_closed());
        EXPECT_TRUE(from.report().closed);
        EXPECT_EQ(from.area(), 0.0f);
        EXPECT_EQ(from.mass().volume, 0.0f);
        EXPECT_FALSE(from.ray_closest({{}, {1, 0, 0}}));
        EXPECT_FALSE(from.ray_any({{}, {1, 0, 0}}));
        EXPECT_FALSE(from.closest({1, 2, 3}));
        EXPECT_FALSE(from.contains({}));
        EXPECT_EQ(from.save(), TriangleMesh().save());
        expect_refused("TriangleMesh::vertex", "index", [&] { static_cast<void>(from.vertex(0)); });
        from.clear();
        from.refit({});
        if (way < 2) {
            from.build(box.vertices, box.triangles);
        } else {
            from.load(to.save());
        }
        EXPECT_EQ(from.triangle_count(), 12);
        EXPECT_EQ(from.check(), "");
        EXPECT_TRUE(from.contains({0.5f, 0.5f, 0.5f}));
    }
}

}  // namespace
}  // namespace jostle
