// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far points come nearer: never further than the bound says, and not much less.
#include "mesh/mesh_relation.h"

#include <gtest/gtest.h>
#include <jostle/math/trigonometry.h>

#include <algorithm>
#include <cmath>

#include "mesh/poses.h"

namespace jostle {
namespace {

using detail::Double3;
using detail::MeshRelation;

MeshRelation relation(const Aabb3& a, const Transform3& at_a, const Aabb3& b, const Transform3& at_b) {
    return detail::relation_of(detail::make_poses("test", a, at_a, b, at_b));
}

Double3 seen_by_a(const MeshRelation& r, const Vec3& y) {
    const auto row = [&](int i) {
        return r.turn[i][0] * static_cast<double>(y.x) + r.turn[i][1] * static_cast<double>(y.y) +
               r.turn[i][2] * static_cast<double>(y.z) + r.shift[i];
    };
    return {row(0), row(1), row(2)};
}

/// Turned by an angle [rad] about the z-axis.
Mat33 turn_about_z(float angle) {
    const SinCos t = sin_cos(angle);
    return {{t.cos, t.sin, 0}, {-t.sin, t.cos, 0}, {0, 0, 1}};
}

/// Worked out: a corner of a square goes along a chord of 2 sin(angle / 2) of its distance from the middle.
TEST(MeshRelation, OfATurnTheBoundIsAFifthMore) {
    const Aabb3 box{{-1, -1, -1}, {1, 1, 1}}, square{{2, 2, 0}, {4, 4, 0}};
    const Vec3 middle{3, 3, 0};
    for (const float angle : {0.001f, 0.1f, 1.0f, 3.0f}) {
        const Mat33 turn = turn_about_z(angle);
        const MeshRelation from = relation(box, {}, square, {{1, 1, 0}});
        const MeshRelation to = relation(box, {}, square, {Vec3{1, 1, 0} + middle - turn * middle, turn});
        const double chord = 2.0 * std::sin(0.5 * static_cast<double>(angle)) * std::sqrt(2.0);
        EXPECT_GE(way_between(from, to, square), chord * (1.0 - 1.0e-5));
        EXPECT_LE(way_between(from, to, square), chord * std::sqrt(std::sqrt(2.0)) * (1.0 + 1.0e-3));
    }
}

TEST(MeshRelation, NoPointGoesFurtherThanTheBound) {
    test::Random random(98);
    SCOPED_TRACE(random.seed_text());
    double most = 0.0;
    for (int round = 0; round < 2000; ++round) {
        const Vec3 corner = test::random_point(3, random), extent = test::random_point(2, random);
        const Aabb3 of_b{min(corner, corner + extent), max(corner, corner + extent)};
        const Aabb3 of_a{{-1, -1, -1}, {1, 1, 1}};
        const Transform3 at_a{test::random_point(5, random), test::random_turn(random)};
        const Transform3 at_b{test::random_point(5, random), test::random_turn(random)};
        const float part = round % 2 == 0 ? 0.01f : 1.0f;
        const Mat33 turn = turn_about_z(part * random.uniform(-3.0f, 3.0f));
        const Transform3 next{at_b.p + test::random_point(part, random),
                              {turn * at_b.q.cx, turn * at_b.q.cy, turn * at_b.q.cz}};
        const MeshRelation from = relation(of_a, at_a, of_b, at_b), to = relation(of_a, at_a, of_b, next);
        const double bound = way_between(from, to, of_b);
        for (int i = 0; i < 8; ++i) {
            const Vec3 y{(i & 1) != 0 ? of_b.lower.x : of_b.upper.x,
                         (i & 2) != 0 ? of_b.lower.y : of_b.upper.y,
                         (i & 4) != 0 ? of_b.lower.z : of_b.upper.z};
            const Double3 way = seen_by_a(to, y) - seen_by_a(from, y);
            ASSERT_LE(detail::length_of(way), bound) << round;
            most = std::max(most, detail::length_of(way) / bound);
        }
    }
    EXPECT_GT(most, 0.8);
}

}  // namespace
}  // namespace jostle
