// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mass of an outline: worked by hand, and for what is convex that of the polygon.
#include <gtest/gtest.h>

#include "geometry/random_outlines.h"

namespace jostle::test {
namespace {

const Points kL{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};

TEST(DecomposeMass, OfASharpL) {
    // Two boxes: 2 x 1 about (1, 1/2), and 1 x 1 about (1/2, 3/2).
    const MassData mass = compute_mass(Outline{kL, {}}, 3.0f);
    const float x = (2.0f * 1.0f + 0.5f) / 3.0f;
    EXPECT_NEAR(mass.mass, 9.0f, 1e-5f);
    EXPECT_NEAR(mass.center.x, x, 1e-6f);
    EXPECT_NEAR(mass.center.y, x, 1e-6f);
    const float about = 6.0f * (5.0f / 12.0f + (1 - x) * (1 - x) + (0.5f - x) * (0.5f - x)) +
                        3.0f * (2.0f / 12.0f + (0.5f - x) * (0.5f - x) + (1.5f - x) * (1.5f - x));
    EXPECT_NEAR(mass.inertia, about, 1e-5f);
}

TEST(DecomposeMass, OfWhatIsConvexIsThePolygons) {
    const Points convex{{-1, -2}, {3, -1}, {4, 1}, {0.5f, 2.5f}, {-2, 1}};
    for (const float radius : {0.0f, 0.01f, 0.5f}) {
        SCOPED_TRACE(radius);
        const MassData mass = compute_mass(Outline{convex, {}}, 0.5f, radius);
        const MassData expected = compute_mass(Polygon::from_hull(convex, radius), 0.5f);
        EXPECT_NEAR(mass.mass, expected.mass, 2e-6f * expected.mass);
        EXPECT_NEAR(mass.center.x, expected.center.x, 4e-6f);
        EXPECT_NEAR(mass.center.y, expected.center.y, 4e-6f);
        EXPECT_NEAR(mass.inertia, expected.inertia, 4e-6f * expected.inertia);
    }
}

TEST(DecomposeMass, LoopsThatCrossCountByWinding) {
    const Points bow{{0, 0}, {3, 3}, {3, 0}, {0, 3}};  // two triangles, opposite ways round
    EXPECT_NE(try_decompose({bow, {}}).status, OutlineStatus::kOk);
    EXPECT_EQ(compute_mass(Outline{bow, {}}, 1.0f).mass, 0.0f);
    const Points square{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, beside{{6, 0}, {8, 0}, {8, 2}, {6, 2}};
    const std::span<const Vec2> holes[] = {beside};
    EXPECT_EQ(try_decompose({square, holes}).status, OutlineStatus::kHoleOutside);
    EXPECT_FLOAT_EQ(compute_mass(Outline{square, holes}, 1.0f).mass, 16.0f - 4.0f);
    EXPECT_EQ(compute_mass(Outline{{square.data(), 2}, {}}, 1.0f).mass, 0.0f) << "too few points";
}

TEST(DecomposeMass, ARoundingIsAlongTheOutlineAlone) {
    // Around it 8 m; five convex corners are a disc and a quarter; at the reflex one a square counts once.
    const float r = 0.125f;
    EXPECT_NEAR(compute_mass(Outline{kL, {}}, 1.0f, r).mass, 3 + 8 * r + 1.25f * kPi * r * r - r * r, 1e-6f);
    const Points square{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, hole{{1, 1}, {3, 1}, {3, 3}, {1, 3}};
    const std::span<const Vec2> holes[] = {hole};
    // A frame, symmetric about (2, 2): a square with round corners, less what is left of the hole.
    const MassData frame = compute_mass(Outline{square, holes}, 2.0f, r);
    const float left = 2 - 2 * r;
    EXPECT_NEAR(frame.mass, 2 * (16 + 16 * r + kPi * r * r - left * left), 1e-5f);
    EXPECT_NEAR(frame.center.x, 2.0f, 1e-6f);
    EXPECT_NEAR(frame.center.y, 2.0f, 1e-6f);
    // The same 1e5 m away, and given the other way round.
    Points far_square, far_hole;
    for (const Vec2 p : square) far_square.insert(far_square.begin(), p + Vec2{99990, -99990});
    for (const Vec2 p : hole) far_hole.insert(far_hole.begin(), p + Vec2{99990, -99990});
    const std::span<const Vec2> far_holes[] = {far_hole};
    const MassData far = compute_mass(Outline{far_square, far_holes}, 2.0f, r);
    EXPECT_NEAR(far.mass, frame.mass, 1e-6f * frame.mass);
    EXPECT_NEAR(far.inertia, frame.inertia, 1e-6f * frame.inertia);
    EXPECT_EQ(far.center, (Vec2{99992, -99988}));
}

TEST(DecomposeMass, OfWhatIsNoLoopIsNothing) {
    const Points line{{0, 0}, {1, 0}, {2, 0}};
    EXPECT_EQ(compute_mass(Outline{line, {}}, 1.0f).mass, 0.0f);
    EXPECT_EQ(compute_mass(Outline{}, 1.0f).mass, 0.0f);
}

// By the sum over a grid of 4 mm of what lies within the radius.
TEST(DecomposeMass, InertiaIsThatOfItsPoints) {
    const Points u{{0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
    const float r = 0.1f;
    const MassData mass = compute_mass(Outline{u, {}}, 1.0f, r);
    OwnedOutline outline{{u}, {}};
    const int per_meter = 250;
    double sum = 0.0, polar = 0.0, y_sum = 0.0;
    const double area = 1.0 / (per_meter * per_meter);
    for (int j = -per_meter / 8; j < 17 * per_meter / 8; ++j) {
        for (int i = -per_meter / 8; i < 25 * per_meter / 8; ++i) {
            const Point p{(i + 0.5) / per_meter, (j + 0.5) / per_meter};
            if (!is_inside(p, outline) && distance_to_outline(p, outline) > static_cast<double>(r)) continue;
            sum += area;
            y_sum += area * p.y;
            const double x = p.x - 1.5, y = p.y - static_cast<double>(mass.center.y);
            polar += area * (x * x + y * y);
        }
    }
    EXPECT_NEAR(mass.mass, sum, 2e-3);
    EXPECT_NEAR(mass.center.x, 1.5f, 1e-5f);
    EXPECT_NEAR(mass.center.y, y_sum / sum, 2e-3);
    EXPECT_NEAR(mass.inertia, polar, 2e-2);
}

}  // namespace
}  // namespace jostle::test
