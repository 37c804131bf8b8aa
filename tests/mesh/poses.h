// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rigid transforms for tests, and answers about two meshes under them.
#pragma once

#include <gtest/gtest.h>
#include <jostle/math/transform3.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "mesh/meshes.h"

namespace jostle::test {

/// Of a quaternion of four random numbers.
inline Mat33 random_turn(Random& random) {
    for (;;) {
        double q[4], square = 0.0;
        for (double& c : q) {
            c = static_cast<double>(random.uniform(-1.0f, 1.0f));
            square += c * c;
        }
        if (square < 0.01 || square > 1.0) continue;
        const double s = 2.0 / square, w = q[0], x = q[1], y = q[2], z = q[3];
        const auto f = [](double v) { return static_cast<float>(v); };
        return {{f(1 - s * (y * y + z * z)), f(s * (x * y + z * w)), f(s * (x * z - y * w))},
                {f(s * (x * y - z * w)), f(1 - s * (x * x + z * z)), f(s * (y * z + x * w))},
                {f(s * (x * z + y * w)), f(s * (y * z - x * w)), f(1 - s * (x * x + y * y))}};
    }
}

/// By a small angle [rad] about an axis.
inline Mat33 turned(const Mat33& q, const Vec3& axis, float angle) {
    const SinCos t = sin_cos(angle);
    const auto turn = [&](const Vec3& v) {
        return v * t.cos + cross(axis, v) * t.sin + axis * (dot(axis, v) * (1.0f - t.cos));
    };
    return {normalized(turn(q.cx)), normalized(turn(q.cy)), normalized(turn(q.cz))};
}

/// 0.1 % of the size, and 0.1 degrees, in some direction.
inline Transform3 nudged(const Transform3& at, float size, Random& random) {
    const Vec3 way = normalized(random_point(1.0f, random));
    const Vec3 axis = normalized(random_point(1.0f, random));
    return {at.p + way * (0.001f * size), turned(at.q, axis, 0.1f * 3.14159265f / 180.0f)};
}

/// One of the 24 that lead axes to axes.
inline Mat33 right_angle_turn(Random& random) {
    const Vec3 axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const auto first = random.below(3);
    const auto second = (first + 1 + random.below(2)) % 3;
    const Vec3 x = axes[first] * (random.below(2) == 0 ? 1.0f : -1.0f);
    const Vec3 y = axes[second] * (random.below(2) == 0 ? 1.0f : -1.0f);
    return {x, y, cross(x, y)};
}

/// Triangles of a and of b.
using Pairs = std::vector<std::pair<int, int>>;
inline Pairs sorted_contacts(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                             const Transform3& at_b) {
    Pairs found;
    contacts(a, at_a, b, at_b, [&found](MeshContact c) { found.emplace_back(c.a, c.b); });
    std::sort(found.begin(), found.end());
    return found;
}

/// To the last bit.
inline void expect_equal(const MeshDistance& found, const MeshDistance& expected) {
    ASSERT_EQ(found.hit, expected.hit);
    ASSERT_EQ(found.distance, expected.distance);
    if (expected.distance == 0.0f) return;
    EXPECT_EQ(found.triangle_a, expected.triangle_a);
    EXPECT_EQ(found.triangle_b, expected.triangle_b);
    EXPECT_EQ(found.feature_a, expected.feature_a);
    EXPECT_EQ(found.feature_b, expected.feature_b);
    EXPECT_EQ(found.point_a, expected.point_a);
    EXPECT_EQ(found.point_b, expected.point_b);
}

}  // namespace jostle::test
