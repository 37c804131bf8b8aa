// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Areas, volumes, centers and inertias against those of solids known in closed form.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>

#include "mesh/meshes.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::make_ball;
using test::make_box;
using test::Soup;

TEST(MeshMass, OfABoxIsExact) {
    // Numbers whose products are floats.
    const TriangleMesh mesh = make_box({1, -2, 4}, {3, 2, 12}).mesh();
    EXPECT_EQ(mesh.area(), 2.0f * (2 * 4 + 4 * 8 + 8 * 2));
    const MeshMass mass = mesh.mass();
    EXPECT_FLOAT_EQ(mass.volume, 64.0f);
    EXPECT_EQ(mass.center, (Vec3{2, 0, 8}));
    EXPECT_FLOAT_EQ(mass.inertia.cx.x, 64.0f * (4 * 4 + 8 * 8) / 12);
    EXPECT_FLOAT_EQ(mass.inertia.cy.y, 64.0f * (2 * 2 + 8 * 8) / 12);
    EXPECT_FLOAT_EQ(mass.inertia.cz.z, 64.0f * (2 * 2 + 4 * 4) / 12);
    EXPECT_NEAR(mass.inertia.cx.y, 0.0f, 1.0e-5f);
    EXPECT_NEAR(mass.inertia.cy.z, 0.0f, 1.0e-5f);
    EXPECT_NEAR(mass.inertia.cz.x, 0.0f, 1.0e-5f);
}

/// With its corner at the origin and legs a, b, c along the axes: volume a b c / 6, center a quarter of each;
/// about the corner, the integral of x^2 is V a^2 / 10, that of x y is V a b / 20.
TEST(MeshMass, OfATetrahedronHasProducts) {
    Soup tetra;
    tetra.vertices = {{0, 0, 0}, {2, 0, 0}, {0, 3, 0}, {0, 0, 5}};
    tetra.triangles = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
    const MeshMass mass = tetra.mesh().mass();
    EXPECT_FLOAT_EQ(mass.volume, 5.0f);
    EXPECT_EQ(mass.center, (Vec3{0.5f, 0.75f, 1.25f}));
    const double v = 5.0;
    const double xx = v * (4 / 10.0 - 0.25), yy = v * (9 / 10.0 - 0.5625), zz = v * (25 / 10.0 - 1.5625);
    EXPECT_NEAR(mass.inertia.cx.x, yy + zz, 1.0e-5);
    EXPECT_NEAR(mass.inertia.cy.y, zz + xx, 1.0e-5);
    EXPECT_NEAR(mass.inertia.cz.z, xx + yy, 1.0e-5);
    EXPECT_NEAR(mass.inertia.cx.y, -v * (6 / 20.0 - 0.375), 1.0e-5);
    EXPECT_NEAR(mass.inertia.cy.z, -v * (15 / 20.0 - 0.9375), 1.0e-5);
    EXPECT_NEAR(mass.inertia.cz.x, -v * (10 / 20.0 - 0.625), 1.0e-5);
    EXPECT_EQ(mass.inertia.cx.y, mass.inertia.cy.x);
    // Turned inside out.
    for (TriangleVertices& t : tetra.triangles) std::swap(t[0], t[1]);
    const MeshMass inside_out = tetra.mesh().mass();
    EXPECT_FLOAT_EQ(inside_out.volume, -5.0f);
    EXPECT_EQ(inside_out.center, mass.center);
}

TEST(MeshMass, OfABallNearsTheSpheres) {
    Soup ball = make_ball(6);
    for (Vec3& v : ball.vertices) v += {1000, 0, -1000};
    const TriangleMesh mesh = ball.mesh();
    const double pi = 3.14159265358979;
    EXPECT_NEAR(mesh.area(), 4.0 * pi, 0.01);
    const MeshMass mass = mesh.mass();
    EXPECT_NEAR(mass.volume, 4.0 / 3.0 * pi, 0.01);
    EXPECT_NEAR(mass.inertia.cx.x, 8.0 / 15.0 * pi, 0.01);
    EXPECT_NEAR(mass.center.x, 1000.0, 1.0e-4);
}

TEST(MeshMass, FlatOneHasNoneAndOpenOneIsRefused) {
    const TriangleMesh flat = make_box({0, 0, 1}, {1, 1, 1}).mesh();
    EXPECT_FLOAT_EQ(flat.area(), 2.0f);
    EXPECT_EQ(flat.mass().volume, 0.0f);
    EXPECT_EQ(flat.mass().center, (Vec3{0.5f, 0.5f, 1.0f}));
    Soup open = make_box({0, 0, 0}, {1, 1, 1});
    open.triangles.pop_back();
    const TriangleMesh mesh = open.mesh();
    EXPECT_FLOAT_EQ(mesh.area(), 5.5f);
    test::expect_refused(
        "TriangleMesh::mass", "mesh", [&] { static_cast<void>(mesh.mass()); }, "open edges");
    test::expect_refused("TriangleMesh::contains", "mesh", [&] { static_cast<void>(mesh.contains({})); });
    test::expect_refused("TriangleMesh::signed_distance", "mesh",
                         [&] { static_cast<void>(mesh.signed_distance({})); });
}

}  // namespace
}  // namespace jostle
