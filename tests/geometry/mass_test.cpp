// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/geometry/mass.h>

#include <array>
#include <vector>

#include "geometry/oracle.h"

namespace jostle::test {
namespace {

void expect_mass(const MassData& m, double mass, Point center, double inertia, double relative = 1.0e-6) {
    EXPECT_NEAR(static_cast<double>(m.mass), mass, relative * mass);
    EXPECT_NEAR(static_cast<double>(m.center.x), center.x, 1e-6 * (1.0 + std::fabs(center.x)));
    EXPECT_NEAR(static_cast<double>(m.center.y), center.y, 1e-6 * (1.0 + std::fabs(center.y)));
    EXPECT_NEAR(static_cast<double>(m.inertia), inertia, relative * inertia);
}

/// Counts the middles of the squares of a fine grid that lie in the shape.
MassData count_squares(const Geometry& g, double half_width, int squares) {
    const Core core = core_of(g);
    const double side = 2.0 * half_width / squares;
    double mass = 0.0, polar = 0.0;
    Point first;
    for (int i = 0; i < squares; ++i) {
        for (int j = 0; j < squares; ++j) {
            const Point p{-half_width + side * (i + 0.5), -half_width + side * (j + 0.5)};
            if (signed_separation(core, {{p}, 0.0}) > 0.0) continue;
            mass += side * side;
            first = first + side * side * p;
            polar += side * side * dot(p, p);
        }
    }
    const Point center = (1.0 / mass) * first;
    return {static_cast<float>(mass),
            {static_cast<float>(center.x), static_cast<float>(center.y)},
            static_cast<float>(polar - mass * dot(center, center))};
}

constexpr double kTau = 6.283185307179586;

TEST(Mass, OfABox) {
    expect_mass(compute_mass(Polygon::box(1.0f, 0.5f), 3.0f), 6.0, {0, 0}, 6.0 * (4.0 + 1.0) / 12.0);
    expect_mass(compute_mass(Polygon::offset_box(1.0f, 0.5f, {3.0f, -7.0f}, Rot::from_angle(0.3f)), 1.0f),
                2.0, {3, -7}, 2.0 * 5.0 / 12.0);
}

TEST(Mass, OfACircle) {
    expect_mass(compute_mass(Circle{{1.0f, 2.0f}, 2.0f}, 1.0f), 2.0 * kTau, {1, 2}, 0.5 * 2.0 * kTau * 4.0);
}

TEST(Mass, OfACapsule) {
    // Rectangle 3 x 1 and a disc of radius 1/2 cut in two; a half disc's centre is 4 r / (3 pi) from its flat
    // side.
    const double r = 0.5, length = 3.0, rectangle = length * 2.0 * r, disc = 0.5 * kTau * r * r;
    const double offset = 4.0 * r / (1.5 * kTau);
    const double half_disc_own = 0.5 * disc * (0.5 * r * r) - 0.5 * disc * offset * offset;
    const double arm = 0.5 * length + offset;
    const double inertia =
        rectangle * (length * length + 4.0 * r * r) / 12.0 + 2.0 * (half_disc_own + 0.5 * disc * arm * arm);
    expect_mass(compute_mass(Capsule{{-1.0f, 2.0f}, {2.0f, 2.0f}, 0.5f}, 2.0f), 2.0 * (rectangle + disc),
                {0.5, 2.0}, 2.0 * inertia);
    // One of no length is a disc.
    expect_mass(compute_mass(Capsule{{1.0f, 2.0f}, {1.0f, 2.0f}, 2.0f}, 1.0f), 2.0 * kTau, {1, 2},
                4.0 * kTau);
}

TEST(Mass, OfTheLeastShapesKeepsItsBits) {
    // pi r^2 and pi r^4 / 2, and of a box 4 h^2 and 8 h^4 / 3.
    const MassData disc = compute_mass(Circle{{}, kMinShapeSize}, 1.0f);
    EXPECT_NEAR(static_cast<double>(disc.mass), 3.14159265e-10, 1.0e-16);
    EXPECT_NEAR(static_cast<double>(disc.inertia), 1.57079633e-20, 1.0e-26);
    const MassData box = compute_mass(Polygon::box(kMinShapeSize, kMinShapeSize), 1.0f);
    EXPECT_NEAR(static_cast<double>(box.mass), 4.0e-10, 1.0e-16);
    EXPECT_NEAR(static_cast<double>(box.inertia), 8.0e-20 / 3.0, 1.0e-26);
}

TEST(Mass, OfASegmentIsNone) {
    const MassData m = compute_mass(Segment{{-1.0f, 2.0f}, {3.0f, 4.0f}}, 5.0f);
    EXPECT_EQ(m.mass, 0.0f);
    EXPECT_EQ(m.inertia, 0.0f);
    EXPECT_EQ(m.center, (Vec2{1.0f, 3.0f}));
}

TEST(Mass, OfATriangle) {
    // Right-angled, legs 3 and 4: area 6, centre a third along, I = m (a^2 + b^2) / 18 about it.
    const Vec2 points[] = {{1.0f, 1.0f}, {4.0f, 1.0f}, {1.0f, 5.0f}};
    expect_mass(compute_mass(Polygon::from_hull(points), 1.0f), 6.0, {2.0, 1.0 + 4.0 / 3.0},
                6.0 * 25.0 / 18.0);
}

TEST(Mass, OfARoundedBox) {
    // Box 2a x 2b, slabs of width r on its sides, and at each corner a quarter disc.
    const double a = 0.8, b = 0.4, r = 0.2;
    const double core = 4.0 * a * b;
    const double core_inertia = core * (a * a + b * b) / 3.0;
    const double top = 2.0 * a * r, side = 2.0 * b * r;
    const double slabs = 2.0 * top * ((4.0 * a * a + r * r) / 12.0 + (b + 0.5 * r) * (b + 0.5 * r)) +
                         2.0 * side * ((4.0 * b * b + r * r) / 12.0 + (a + 0.5 * r) * (a + 0.5 * r));
    const double quarter = 0.125 * kTau * r * r, offset = 4.0 * r / (1.5 * kTau);
    const double own = quarter * 0.5 * r * r - quarter * 2.0 * offset * offset;
    const double arm_x = a + offset, arm_y = b + offset;
    const double corners = 4.0 * (own + quarter * (arm_x * arm_x + arm_y * arm_y));
    expect_mass(compute_mass(Polygon::rounded_box(0.8f, 0.4f, 0.2f), 1.0f),
                core + 2.0 * top + 2.0 * side + 4.0 * quarter, {0, 0}, core_inertia + slabs + corners);
}

TEST(Mass, AgreesWithCountingSquares) {
    const Vec2 triangle[] = {{-0.7f, -0.6f}, {0.8f, -0.3f}, {0.1f, 0.5f}};
    for (const Geometry& g :
         {Geometry(Polygon::from_hull(triangle, 0.15f)), Geometry(Polygon::regular(5, 0.7f, 0.2f)),
          Geometry(Capsule{{-0.4f, -0.3f}, {0.6f, 0.2f}, 0.3f}), Geometry(Polygon::from_hull(triangle))}) {
        const MassData exact = compute_mass(g, 1.0f), counted = count_squares(g, 1.0, 1000);
        EXPECT_NEAR(exact.mass, counted.mass, 1e-3f * exact.mass);
        EXPECT_NEAR(exact.center.x, counted.center.x, 1e-3f);
        EXPECT_NEAR(exact.center.y, counted.center.y, 1e-3f);
        EXPECT_NEAR(exact.inertia, counted.inertia, 2e-3f * exact.inertia);
    }
}

TEST(Mass, APolygonOfManyCornersIsAlmostADisc) {
    const double corner = kTau / 64.0;
    const double area = 32.0 * std::sin(corner);
    expect_mass(compute_mass(LargePolygon::regular(64, 1.0f), 1.0f), area, {0, 0},
                area * (2.0 + std::cos(corner)) / 6.0, 2e-6);
    // Rounding one of next to no size gives the disc.
    expect_mass(compute_mass(LargePolygon::regular(64, 1.0e-3f, 1.0f), 1.0f), 0.5 * kTau, {0, 0}, 0.25 * kTau,
                5e-3);
}

TEST(Mass, IsNotLostFarFromTheOrigin) {
    // Its vertices are exact floats there, so that everything but the centre is that of the box at the
    // origin.
    const MassData near = compute_mass(Polygon::rounded_box(0.5f, 0.25f, 0.125f), 1.0f);
    const MassData far =
        compute_mass(Polygon::offset_box(0.5f, 0.25f, {65536.0f, -65536.0f}, {}, 0.125f), 1.0f);
    EXPECT_EQ(far.mass, near.mass);
    EXPECT_EQ(far.inertia, near.inertia);
    EXPECT_EQ(far.center, (Vec2{65536.0f, -65536.0f}));
}

TEST(Mass, OfADumbbellFarFromTheOrigin) {
    // Two boxes of 1 m and 2 kg, 4 m apart, 1e4 m out: I = 2 (m (1 + 1) / 12 + m 2^2).
    const float far = 1.0e4f;
    const MassData parts[] = {compute_mass(Polygon::offset_box(0.5f, 0.5f, {far, -far}), 2.0f),
                              compute_mass(Polygon::offset_box(0.5f, 0.5f, {far + 4.0f, -far}), 2.0f)};
    const MassData both = combine(parts);
    EXPECT_EQ(both.mass, 4.0f);
    EXPECT_EQ(both.center, (Vec2{far + 2.0f, -far}));
    EXPECT_NEAR(both.inertia, 2.0f * (2.0f / 6.0f + 2.0f * 4.0f), 1.0e-6f);
    // A thousand of them in a row of 1 kg each, half a metre apart: the centre is in the middle, and
    // I = n (1/6 + (n^2 - 1) / 12 / 4).
    std::vector<MassData> row;
    for (int i = 0; i < 1000; ++i)
        row.push_back(
            compute_mass(Polygon::offset_box(0.5f, 0.5f, {far + 0.5f * static_cast<float>(i), far}), 1.0f));
    const MassData all = combine(row);
    EXPECT_EQ(all.mass, 1000.0f);
    EXPECT_EQ(all.center, (Vec2{far + 249.75f, far}));
    EXPECT_NEAR(static_cast<double>(all.inertia), 1000.0 * (1.0 / 6.0 + (1.0e6 - 1.0) / 48.0), 1.0);
}

TEST(Mass, OfAWasherIsADiscLessItsHole) {
    const MassData disc = compute_mass(Circle{{100, 200}, 2}, 3.0f);
    MassData hole = compute_mass(Circle{{100, 200}, 1}, 3.0f);
    hole.mass = -hole.mass;
    hole.inertia = -hole.inertia;
    const MassData parts[] = {disc, hole};
    // m = density pi (R^2 - r^2), I = m (R^2 + r^2) / 2.
    const double mass = 3.0 * 0.5 * kTau * (4.0 - 1.0);
    expect_mass(combine(parts), mass, {100, 200}, mass * 5.0 / 2.0);
    // Off its middle: a lens hangs to the other side.
    hole.center.x += 0.5f;
    const MassData eccentric[] = {disc, hole};
    const double full = 3.0 * 0.5 * kTau * 4.0, gone = full / 4.0;
    const double shift = -gone * 0.5 / (full - gone);
    const double inertia =
        full * 2.0 - gone * 0.5 + full * shift * shift - gone * (0.5 - shift) * (0.5 - shift);
    expect_mass(combine(eccentric), full - gone, {100.0 + shift, 200.0}, inertia);
}

TEST(Mass, OfPartsIsThatOfTheWhole) {
    // A box cut in three, in any order; a part without mass changes nothing.
    const MassData whole = compute_mass(Polygon::box(3, 1), 2.0f);
    const MassData left = compute_mass(Polygon::offset_box(1, 1, {-2, 0}), 2.0f);
    const MassData middle = compute_mass(Polygon::box(1, 1), 2.0f);
    const MassData right = compute_mass(Polygon::offset_box(1, 1, {2, 0}), 2.0f);
    const MassData line = compute_mass(Segment{{50, 50}, {60, 70}}, 2.0f);
    for (const auto& parts : {std::array{left, middle, right, line}, std::array{line, right, left, middle}}) {
        const MassData sum = combine(parts);
        EXPECT_EQ(sum.mass, whole.mass);
        EXPECT_EQ(sum.center, whole.center);
        EXPECT_NEAR(sum.inertia, whole.inertia, 1.0e-6f * whole.inertia);
    }
}

TEST(Mass, OfNothingAndOfOnePart) {
    const MassData none = combine({});
    EXPECT_EQ(none.mass, 0.0f);
    EXPECT_EQ(none.center, Vec2{});
    EXPECT_EQ(none.inertia, 0.0f);
    const MassData one[] = {compute_mass(Capsule{{0.1f, 0.7f}, {0.3f, -12.3f}, 0.123f}, 0.777f)};
    EXPECT_EQ(combine(one).mass, one[0].mass);
    EXPECT_EQ(combine(one).center, one[0].center);
    EXPECT_EQ(combine(one).inertia, one[0].inertia);
    // Of two segments, midway between their middles.
    const MassData lines[] = {compute_mass(Segment{{0, 0}, {2, 0}}, 1.0f),
                              compute_mass(Segment{{4, 0}, {6, 4}}, 1.0f)};
    EXPECT_EQ(combine(lines).mass, 0.0f);
    EXPECT_EQ(combine(lines).center, (Vec2{3, 1}));
    EXPECT_EQ(combine(lines).inertia, 0.0f);
}

TEST(Mass, AboutAParallelAxis) {
    // A rod of 4 kg, 2 m by 1/32 m, about its end: m (l^2 + h^2) / 12 + m (l / 2)^2.
    const MassData rod = compute_mass(Polygon::offset_box(1, 0.015625f, {5, 7}), 64.0f);
    const float own = 4.0f * (4.0f + 1.0f / 1024.0f) / 12.0f;
    EXPECT_EQ(inertia_about(rod, {5, 7}), rod.inertia);
    EXPECT_NEAR(inertia_about(rod, {4, 7}), own + 4.0f, 1.0e-6f);
    EXPECT_NEAR(inertia_about(rod, {8, 11}), own + 4.0f * 25.0f, 1.0e-5f);
    // A wheel that rolls turns about its lowest point with 3/2 m r^2.
    const MassData wheel = compute_mass(Circle{{1.0e4f, 2}, 2}, 1.0f);
    EXPECT_NEAR(inertia_about(wheel, {1.0e4f, 0}), 1.5f * wheel.mass * 4.0f, 1.0e-5f);
}

TEST(Mass, AreaCountsTheRounding) {
    EXPECT_EQ(area(Polygon::box(1, 0.5f)), 2.0f);
    EXPECT_EQ(area(Segment{{0, 0}, {5, 0}}), 0.0f);
    EXPECT_NEAR(static_cast<double>(area(Circle{{7, 8}, 2})), 2.0 * kTau, 1.0e-6);
    // A rounded box: the box, a slab on each side, and the corners' disc.
    EXPECT_NEAR(static_cast<double>(area(Polygon::rounded_box(1, 0.5f, 0.25f))),
                2.0 + 0.25 * 6.0 + 0.5 * kTau * 0.0625, 1.0e-6);
    EXPECT_NEAR(static_cast<double>(area(Capsule{{0, 0}, {3, 4}, 0.5f})), 5.0 + 0.5 * kTau * 0.25, 1.0e-6);
    EXPECT_NEAR(static_cast<double>(area(LargePolygon::regular(64, 1.0f))), 32.0 * std::sin(kTau / 64.0),
                1.0e-6);
}

}  // namespace
}  // namespace jostle::test
