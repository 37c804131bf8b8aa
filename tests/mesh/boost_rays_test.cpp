// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against triangles, against numbers that do not round (Boost.Multiprecision): through edges, through
// corners, and in planes.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <limits>
#include <optional>

#include "mesh/rational.h"

namespace jostle {
namespace {

using test::exact;
using test::Exact3;
using test::Rational;

/// The fraction at which a ray meets a triangle, edges included; nothing where it runs in the plane.
std::optional<Rational> exact_fraction(const Ray3& ray, const TriangleCorners& t, bool& is_on_edge) {
    const Exact3 o = exact(ray.origin), d = exact(ray.translation);
    const Exact3 a = exact(t[0]) - o, b = exact(t[1]) - o, c = exact(t[2]) - o;
    const int u = dot(d, cross(b, c)).sign(), v = dot(d, cross(c, a)).sign(), w = dot(d, cross(a, b)).sign();
    if ((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0)) return std::nullopt;
    is_on_edge = u == 0 || v == 0 || w == 0;
    const Exact3 normal = cross(b - a, c - a);
    const Rational slant = dot(d, normal);
    if (slant == 0) return std::nullopt;
    const Rational fraction = dot(a, normal) / slant;
    if (fraction < 0) return std::nullopt;
    return fraction;
}

/// Corners, origins and directions from a lattice, so that edges and planes are met all the time; of type 1
/// in steps of a tenth, which is no float, and of type 2 with some directions that are far shorter along an
/// axis than others.
TEST(BoostRays, MeetWhatNumbersSayThatDoNotRound) {
    test::Random random(31);
    int met = 0, missed = 0, on_edges = 0;
    for (int i = 0; i < 60000; ++i) {
        const int type = i % 3;
        const float step = type == 1 ? 0.1f : 1.0f;
        const auto lattice = [&](int most) { return static_cast<float>(random.whole(-most, most)) * step; };
        const auto point = [&](int most) {
            const float x = lattice(most), y = lattice(most);
            return Vec3{x, y, lattice(most)};
        };
        const std::array<Vec3, 3> corners{point(3), point(3), point(3)};
        Vec3 d = point(3);
        if (type == 2 && random.below(2) == 0) d.x *= 0x1p-60f;
        if (d == Vec3{}) continue;
        Vec3 from = point(6);
        // Through a corner, or the middle of an edge.
        if (random.below(3) == 0) from = corners[0] - d * 2.0f;
        if (random.below(3) == 0) from = (corners[0] + corners[1]) * 0.5f - d;
        const Ray3 ray{from, d, std::numeric_limits<float>::infinity()};
        const std::array<TriangleVertices, 1> one{{{0, 1, 2}}};
        const TriangleMesh mesh(corners, one);
        bool is_on_edge = false;
        const auto expected = exact_fraction(ray, {corners[0], corners[1], corners[2]}, is_on_edge);
        const MeshRayHit hit = mesh.ray_closest(ray);
        ASSERT_EQ(static_cast<bool>(hit), expected.has_value()) << i;
        ASSERT_EQ(mesh.ray_any(ray), expected.has_value()) << i;
        ++(hit ? met : missed);
        if (!hit) continue;
        const auto fraction = static_cast<double>(*expected);
        ASSERT_NEAR(static_cast<double>(hit.fraction), fraction, 1.0e-6 * (1.0 + fraction)) << i;
        on_edges += is_on_edge ? 1 : 0;
    }
    EXPECT_GT(met, 10000);
    EXPECT_GT(missed, 10000);
    EXPECT_GT(on_edges, 5000);
}

}  // namespace
}  // namespace jostle
