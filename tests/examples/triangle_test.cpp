// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Orientations against integers, which are exact by themselves; triangles against another way to decide the
// same: an edge of one goes through the other.
#include "examples/triangle.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>

#include "math/random.h"

namespace jostle {
namespace {

using mesh::orientation;
using mesh::Triangle;
using test::Random;

using Point = std::array<std::int64_t, 3>;

Point integers(Vec3 v) {
    return {static_cast<std::int64_t>(v.x), static_cast<std::int64_t>(v.y), static_cast<std::int64_t>(v.z)};
}

int sign(std::int64_t value) {
    return value > 0 ? 1 : (value < 0 ? -1 : 0);
}

/// The same as mesh::orientation of four points whose coordinates are whole numbers up to 2^19.
int integer_orientation(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    const Point o = integers(a);
    const auto from_a = [&o](Vec3 v) {
        const Point p = integers(v);
        return Point{p[0] - o[0], p[1] - o[1], p[2] - o[2]};
    };
    const Point u = from_a(b), v = from_a(c), w = from_a(d);
    return sign((u[1] * v[2] - u[2] * v[1]) * w[0] + (u[2] * v[0] - u[0] * v[2]) * w[1] +
                (u[0] * v[1] - u[1] * v[0]) * w[2]);
}

int integer_orientation(Vec2 a, Vec2 b, Vec2 c) {
    return integer_orientation({0.0f, 0.0f, -1.0f}, {a.x, a.y, 0.0f}, {b.x, b.y, 0.0f}, {c.x, c.y, 0.0f});
}

Vec3 whole_point(Random& random, int range) {
    return {random.whole(-range, range), random.whole(-range, range), random.whole(-range, range)};
}

TEST(Orientation, ByHand) {
    EXPECT_EQ(orientation(Vec2{0, 0}, {1, 0}, {0, 1}), 1);
    EXPECT_EQ(orientation(Vec2{0, 0}, {0, 1}, {1, 0}), -1);
    EXPECT_EQ(orientation(Vec2{0, 0}, {1, 1}, {3, 3}), 0);
    EXPECT_EQ(orientation(Vec3{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 5, 1}), 1);
    EXPECT_EQ(orientation(Vec3{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 5, -1}), -1);
    EXPECT_EQ(orientation(Vec3{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 5, 0}), 0);
}

TEST(Orientation, SmallestStepOffAPlane) {
    // The plane x + y + z = 1, far out; the next float on either side of it.
    const Vec3 a{1.0f, 0.0f, 0.0f}, b{0.0f, 1.0f, 0.0f}, c{0.0f, 0.0f, 1.0f};
    const Vec3 in_plane{-8388607.0f, 8388608.0f, 0.0f};
    EXPECT_EQ(orientation(a, b, c, in_plane), 0);
    EXPECT_EQ(orientation(a, b, c, in_plane + Vec3{0.0f, 0.0f, 1.0e-45f}), 1);
    EXPECT_EQ(orientation(a, b, c, in_plane - Vec3{0.0f, 0.0f, 1.0e-45f}), -1);
    // The plane x = y, at the ends of the range of float.
    const float most = std::numeric_limits<float>::max();
    EXPECT_EQ(orientation(Vec3{0, 0, most}, {most, most, 0}, {0, 0, -most}, {1, 1, 7}), 0);
    EXPECT_NE(orientation(Vec3{0, 0, most}, {most, most, 0}, {0, 0, -most}, {1, 1.0000001f, 7}), 0);
    EXPECT_EQ(orientation(Vec3{0, 0, most}, {most, most, 0}, {0, 0, -most}, {1, 1.0000001f, 7}),
              -orientation(Vec3{0, 0, most}, {most, most, 0}, {0, 0, -most}, {1.0000001f, 1, 7}));
}

TEST(Orientation, AgreesWithIntegers) {
    Random random(11);
    SCOPED_TRACE(random.seed_text());
    int zeros = 0;
    // A small range has many points in one plane; a large one has products of more bits than a double.
    for (const int range : {2, 50, 1 << 17}) {
        for (int i = 0; i < 20000; ++i) {
            Vec3 p[4];
            for (Vec3& v : p) v = whole_point(random, range);
            if (range > 50) p[3] = p[1] + p[2] - p[0] + whole_point(random, 1);
            const int expected = integer_orientation(p[0], p[1], p[2], p[3]);
            zeros += expected == 0 ? 1 : 0;
            ASSERT_EQ(orientation(p[0], p[1], p[2], p[3]), expected);
            ASSERT_EQ(orientation(p[1], p[0], p[2], p[3]), -expected);
            const Vec2 a{p[0].x, p[0].y}, b{p[1].x, p[1].y}, c{p[2].x, p[2].y};
            ASSERT_EQ(orientation(a, b, c), integer_orientation(a, b, c));
        }
    }
    EXPECT_GT(zeros, 1000);
}

TEST(Orientation, StepsThatADoubleCannotSee) {
    Random random(14);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        // d is on the line through a along u, where z is 0, and then a step of 2^-1 to 2^-140 up or down.
        const Vec3 a{random.whole(-50, 50), random.whole(-50, 50), 0.0f};
        const Vec3 u{random.whole(-50, 50), random.whole(-50, 50), 0.0f};
        const Vec3 c = whole_point(random, 50);
        Vec3 d = a + u * random.whole(-100000, 100000);
        const float step = std::ldexp(1.0f, -1 - static_cast<int>(random.below(140)));
        d.z = i % 2 == 0 ? step : -step;
        const Vec3 ac = c - a;
        const float up = u.x * ac.y - u.y * ac.x;  // the z component of u x ac
        ASSERT_EQ(orientation(a, a + u, c, d),
                  (up > 0.0f ? 1 : (up < 0.0f ? -1 : 0)) * (i % 2 == 0 ? 1 : -1));
    }
}

/// Whether the segment from p to q meets a triangle with area, in whole numbers.
bool segment_meets(Vec3 p, Vec3 q, const Triangle& t) {
    const int at_p = integer_orientation(t[0], t[1], t[2], p),
              at_q = integer_orientation(t[0], t[1], t[2], q);
    if (at_p * at_q > 0) return false;
    if (at_p == 0 && at_q == 0) return false;  // the triangles' own corners and edges decide then
    bool above = false, below = false;
    for (std::size_t i = 0; i < 3; ++i) {
        const int side = integer_orientation(p, q, t[i], t[(i + 1) % 3]);
        above = above || side > 0;
        below = below || side < 0;
    }
    return !(above && below);
}

bool has_area(const Triangle& t) {
    const Vec3 normal = cross(t[1] - t[0], t[2] - t[0]);  // exact: small whole numbers
    return normal != Vec3{};
}

TEST(Triangles, AgreeWithTheirEdges) {
    Random random(12);
    SCOPED_TRACE(random.seed_text());
    int met = 0, apart = 0, touching = 0;
    for (const int range : {2, 3, 6, 100}) {
        for (int i = 0; i < 20000; ++i) {
            Triangle a, b;
            for (Vec3& v : a) v = whole_point(random, range);
            for (Vec3& v : b) v = whole_point(random, range);
            if (!has_area(a) || !has_area(b)) {
                ASSERT_FALSE(mesh::meet(a, b));
                continue;
            }
            int in_plane = 0;
            for (const Vec3 v : b) in_plane += integer_orientation(a[0], a[1], a[2], v) == 0 ? 1 : 0;
            if (in_plane == 3) continue;  // the next test's
            bool expected = false;
            for (std::size_t k = 0; k < 3; ++k) {
                expected = expected || segment_meets(a[k], a[(k + 1) % 3], b) ||
                           segment_meets(b[k], b[(k + 1) % 3], a);
            }
            met += expected ? 1 : 0;
            apart += expected ? 0 : 1;
            touching += expected && in_plane > 0 ? 1 : 0;
            ASSERT_EQ(mesh::meet(a, b), expected) << "range " << range << ", number " << i;
            ASSERT_EQ(mesh::meet(b, a), expected);
            ASSERT_EQ(mesh::meet({a[1], a[2], a[0]}, {b[0], b[2], b[1]}), expected);
        }
    }
    EXPECT_GT(met, 1000);
    EXPECT_GT(apart, 1000);
    EXPECT_GT(touching, 1000);
}

/// Whether a segment meets another in the plane, touching included.
bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const int abc = integer_orientation(a, b, c), abd = integer_orientation(a, b, d);
    const int cda = integer_orientation(c, d, a), cdb = integer_orientation(c, d, b);
    if (abc == 0 && abd == 0) {
        return overlap(Aabb2{min(a, b), max(a, b)}, Aabb2{min(c, d), max(c, d)});
    }
    return abc * abd <= 0 && cda * cdb <= 0;
}

bool inside(Vec2 p, const std::array<Vec2, 3>& t) {
    const int ab = integer_orientation(t[0], t[1], p), bc = integer_orientation(t[1], t[2], p),
              ca = integer_orientation(t[2], t[0], p);
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

TEST(Triangles, InOnePlane) {
    Random random(13);
    SCOPED_TRACE(random.seed_text());
    int met = 0, apart = 0;
    for (int i = 0; i < 30000; ++i) {
        const int range = i % 2 == 0 ? 3 : 12;
        std::array<Vec2, 3> p, q;
        for (Vec2& v : p) v = {random.whole(-range, range), random.whole(-range, range)};
        for (Vec2& v : q) v = {random.whole(-range, range), random.whole(-range, range)};
        if (integer_orientation(p[0], p[1], p[2]) == 0 || integer_orientation(q[0], q[1], q[2]) == 0)
            continue;
        bool expected = inside(p[0], q) || inside(q[0], p);
        for (std::size_t k = 0; k < 9; ++k) {
            expected = expected || segments_meet(p[k % 3], p[(k + 1) % 3], q[k / 3], q[(k / 3 + 1) % 3]);
        }
        met += expected ? 1 : 0;
        apart += expected ? 0 : 1;
        // Along each axis, and in a plane that is oblique to all of them.
        const auto lifted = [](const std::array<Vec2, 3>& t, int how) {
            Triangle out;
            for (std::size_t k = 0; k < 3; ++k) {
                const float x = t[k].x, y = t[k].y;
                out[k] = how == 0   ? Vec3{5.0f, x, y}
                         : how == 1 ? Vec3{x, -7.0f, y}
                         : how == 2 ? Vec3{x, y, 1.0f}
                                    : Vec3{x, y, 3.0f * x - 2.0f * y + 1.0f};
            }
            return out;
        };
        for (int how = 0; how < 4; ++how) {
            ASSERT_EQ(mesh::meet(lifted(p, how), lifted(q, how)), expected) << "number " << i << ", " << how;
        }
    }
    EXPECT_GT(met, 1000);
    EXPECT_GT(apart, 1000);
}

TEST(Triangles, ByHand) {
    const Triangle floor = {Vec3{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    EXPECT_TRUE(mesh::meet(floor, {Vec3{1, 1, -1}, {1, 1, 1}, {2, 1, 1}})) << "through its middle";
    EXPECT_TRUE(mesh::meet(floor, {Vec3{1, 1, 0}, {1, 1, 1}, {2, 1, 1}})) << "a corner on it";
    EXPECT_TRUE(mesh::meet(floor, {Vec3{4, 0, 0}, {5, 0, 1}, {5, 0, 2}})) << "corner to corner";
    EXPECT_TRUE(mesh::meet(floor, {Vec3{1, 0, 0}, {2, 0, 0}, {1, -1, 3}})) << "edge on edge";
    EXPECT_TRUE(mesh::meet(floor, floor));
    EXPECT_FALSE(mesh::meet(floor, {Vec3{1, 1, 1.0e-30f}, {1, 1, 1}, {2, 1, 1}})) << "hardly above it";
    EXPECT_FALSE(mesh::meet(floor, {Vec3{3, 3, -1}, {3, 3, 1}, {4, 3, 1}})) << "through its plane, beside it";
    EXPECT_FALSE(mesh::meet(floor, {Vec3{1, 1, 0}, {1, 1, 0}, {1, 1, 0}})) << "a point is no surface";
    EXPECT_FALSE(mesh::meet(floor, {Vec3{1, 1, -1}, {1, 1, 0}, {1, 1, 1}})) << "a line is no surface";
}

}  // namespace
}  // namespace jostle
