// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds worked out by hand, for every pair of types.
#include <gtest/gtest.h>
#include <jostle/geometry/manifold.h>

#include <vector>

namespace jostle::test {
namespace {

struct Expected {
    Vec2 point;
    float separation;
    int id;
};

void expect_manifold(const Manifold& m, Vec2 normal, const std::vector<Expected>& points,
                     float tolerance = 2.0e-6f) {
    ASSERT_EQ(m.count, static_cast<int>(points.size()));
    EXPECT_NEAR(m.normal.x, normal.x, tolerance);
    EXPECT_NEAR(m.normal.y, normal.y, tolerance);
    for (const Expected& e : points) {
        int found = -1;
        for (int i = 0; i < m.count; ++i) found = m.points[i].id == e.id ? i : found;
        ASSERT_GE(found, 0) << "no point of id " << e.id;
        EXPECT_NEAR(m.points[found].point.x, e.point.x, tolerance) << e.id;
        EXPECT_NEAR(m.points[found].point.y, e.point.y, tolerance) << e.id;
        EXPECT_NEAR(m.points[found].separation, e.separation, tolerance) << e.id;
    }
}

Transform placed(float x, float y, float angle = 0.0f) {
    return {{x, y}, Rot::from_angle(angle)};
}

const Circle kBall{{0.0f, 0.0f}, 0.5f};
const Capsule kPill{{-1.0f, 0.0f}, {1.0f, 0.0f}, 0.25f};
const Segment kFloor{{-20.0f, 0.0f}, {20.0f, 0.0f}};
const Polygon kBox = Polygon::box(1.0f, 1.0f);
const Polygon kCrate = Polygon::box(0.5f, 0.5f);
const Polygon kPillow = Polygon::rounded_box(1.0f, 1.0f, 0.25f);

TEST(Manifold, TwoCircles) {
    const Circle big{{0.0f, 0.0f}, 1.0f};
    expect_manifold(collide(big, kBall, placed(1.4f, 0.0f)), {1, 0}, {{{0.95f, 0.0f}, -0.1f, 0}});
    expect_manifold(collide(big, kBall, placed(0.0f, -1.51f)), {0, -1}, {{{0.0f, -1.005f}, 0.01f, 0}});
    EXPECT_EQ(collide(big, kBall, placed(1.53f, 0.0f)).count, 0);
    expect_manifold(collide(big, kBall, placed(0.0f, 0.0f)), {0, 1}, {{{0.0f, 0.25f}, -1.5f, 0}});
}

TEST(Manifold, TheSpeculativeDistanceIsTheCallers) {
    const Circle big{{0.0f, 0.0f}, 1.0f};
    EXPECT_EQ(collide(big, kBall, placed(1.6f, 0.0f)).count, 0);
    EXPECT_EQ(collide(big, kBall, placed(1.6f, 0.0f), Tolerances::scaled(10.0f)).count, 1);
    EXPECT_EQ(collide(kBox, kBox, placed(2.1f, 0.0f), Tolerances::scaled(10.0f)).count, 2);
    EXPECT_EQ(collide(kBox, kBox, placed(2.001f, 0.0f), Tolerances::scaled(0.01f)).count, 0);
}

TEST(Manifold, CapsuleAndCircle) {
    expect_manifold(collide(kPill, kBall, placed(0.3f, 0.7f)), {0, 1}, {{{0.3f, 0.225f}, -0.05f, 0}});
    expect_manifold(collide(kPill, kBall, placed(1.6f, 0.0f)), {1, 0}, {{{1.175f, 0.0f}, -0.15f, 0}});
    expect_manifold(collide(kPill, kBall, placed(-1.3f, -0.4f)), {-0.6f, -0.8f},
                    {{{-1.075f, -0.1f}, -0.25f, 0}});
    expect_manifold(collide(kPill, kBall, placed(0.5f, 0.0f)), {0, 1}, {{{0.5f, -0.125f}, -0.75f, 0}});
    EXPECT_EQ(collide(kPill, kBall, placed(0.3f, 0.78f)).count, 0);
}

TEST(Manifold, SegmentAndCircle) {
    expect_manifold(collide(kFloor, kBall, placed(3.0f, 0.49f)), {0, 1}, {{{3.0f, -0.005f}, -0.01f, 0}});
    expect_manifold(collide(kFloor, kBall, placed(3.0f, -0.49f)), {0, -1}, {{{3.0f, 0.005f}, -0.01f, 0}});
    expect_manifold(collide(kFloor, kBall, placed(20.3f, 0.4f)), {0.6f, 0.8f}, {{{20.0f, 0.0f}, 0.0f, 0}},
                    4e-6f);
    expect_manifold(collide(kBall, kFloor, placed(-3.0f, -0.49f)), {0, -1}, {{{0.0f, -0.495f}, -0.01f, 0}});
}

TEST(Manifold, PolygonAndCircle) {
    expect_manifold(collide(kBox, kBall, placed(0.25f, 1.4f)), {0, 1}, {{{0.25f, 0.95f}, -0.1f, 0}});
    expect_manifold(collide(kBox, kBall, placed(1.3f, 1.4f)), {0.6f, 0.8f}, {{{1.0f, 1.0f}, 0.0f, 0}});
    expect_manifold(collide(kBox, kBall, placed(0.9f, 0.2f)), {1, 0}, {{{0.7f, 0.2f}, -0.6f, 0}});
    expect_manifold(collide(kPillow, kBall, placed(1.3f, 1.4f)), {0.6f, 0.8f}, {{{1.075f, 1.1f}, -0.25f, 0}});
    expect_manifold(collide(kPillow, kBall, placed(0.0f, -1.7f)), {0, -1}, {{{0.0f, -1.225f}, -0.05f, 0}});
    expect_manifold(collide(kBall, kBox, placed(-1.4f, 0.25f)), {-1, 0}, {{{-0.45f, 0.0f}, -0.1f, 0}});
    EXPECT_EQ(collide(kBox, kBall, placed(1.4f, 1.4f)).count, 0);
}

TEST(Manifold, TwoBoxesFaceToFace) {
    // Vertices are numbered from the lower left, counter-clockwise: A's 2 and 3 are on top, B's 0 and 1
    // below.
    expect_manifold(collide(kCrate, kCrate, placed(0.5f, 0.99f)), {0, 1},
                    {{{0.5f, 0.495f}, -0.01f, 0x0201}, {{0.0f, 0.495f}, -0.01f, 0x0300}});
    expect_manifold(collide(kCrate, kCrate, placed(0.0f, 1.01f)), {0, 1},
                    {{{0.5f, 0.505f}, 0.01f, 0x0201}, {{-0.5f, 0.505f}, 0.01f, 0x0300}});
    expect_manifold(collide(kCrate, kCrate, placed(-0.98f, 0.3f)), {-1, 0},
                    {{{-0.49f, 0.5f}, -0.02f, 0x0302}, {{-0.49f, -0.2f}, -0.02f, 0x0001}});
    EXPECT_EQ(collide(kCrate, kCrate, placed(0.0f, 1.021f)).count, 0);
}

TEST(Manifold, BoxOnItsCorner) {
    const float half_diagonal = 0.70710678f;
    const Manifold m = collide(kCrate, kCrate, placed(0.1f, 0.49f + half_diagonal, 0.25f * kPi));
    ASSERT_EQ(m.count, 1);
    EXPECT_NEAR(m.normal.y, 1.0f, 1e-6f);
    EXPECT_NEAR(m.points[0].point.x, 0.1f, 1e-6f);
    EXPECT_NEAR(m.points[0].point.y, 0.495f, 1e-6f);
    EXPECT_NEAR(m.points[0].separation, -0.01f, 1e-6f);
    EXPECT_EQ(m.points[0].id & 0xff, 0);
}

TEST(Manifold, TwoCornersApart) {
    expect_manifold(collide(kCrate, kCrate, placed(1.006f, 1.008f)), {0.6f, 0.8f},
                    {{{0.503f, 0.504f}, 0.01f, 0x0200}}, 2e-5f);
    expect_manifold(collide(kPillow, kPillow, placed(2.24f, 2.32f)), {0.6f, 0.8f},
                    {{{1.12f, 1.16f}, -0.1f, 0x0200}});
    EXPECT_EQ(collide(kCrate, kCrate, placed(1.018f, 1.018f)).count, 0);
}

TEST(Manifold, RoundedBoxesInAStackKeepTwoPoints) {
    // Of the same width and hardly beside each other: the nearest features are two vertices, and yet it is a
    // face.
    for (const float shift : {-0.002f, -1.0e-4f, 0.0f, 1.0e-4f, 0.002f}) {
        for (const float tilt : {-1.0e-3f, 0.0f, 1.0e-3f}) {
            const Manifold m = collide(kPillow, kPillow, placed(shift, 2.499f, tilt));
            EXPECT_EQ(m.count, 2) << shift << " " << tilt;
            EXPECT_NEAR(m.normal.y, 1.0f, 2e-6f);
        }
    }
}

TEST(Manifold, DeepBoxes) {
    expect_manifold(collide(kBox, kCrate, placed(0.75f, 0.1f)), {1, 0},
                    {{{0.625f, -0.4f}, -0.75f, 0x0100}, {{0.625f, 0.6f}, -0.75f, 0x0203}});
    const Manifold same = collide(kBox, kBox, {});
    ASSERT_EQ(same.count, 2);
    EXPECT_EQ(length(same.normal), 1.0f);
    EXPECT_EQ(same.points[0].separation, -2.0f);
    EXPECT_EQ(same.points[1].separation, -2.0f);
}

TEST(Manifold, SegmentAndPolygon) {
    // The floor's 0 is its left end. It has two sides.
    expect_manifold(collide(kFloor, kCrate, placed(3.0f, 0.49f)), {0, 1},
                    {{{2.5f, -0.005f}, -0.01f, 0x0000}, {{3.5f, -0.005f}, -0.01f, 0x0101}});
    expect_manifold(collide(kFloor, kCrate, placed(3.0f, -0.49f)), {0, -1},
                    {{{2.5f, 0.005f}, -0.01f, 0x0003}, {{3.5f, 0.005f}, -0.01f, 0x0102}});
    expect_manifold(collide(kFloor, kCrate, placed(20.2f, 0.5f)), {0, 1},
                    {{{19.7f, 0.0f}, 0.0f, 0x0000}, {{20.0f, 0.0f}, 0.0f, 0x0101}}, 4e-6f);
    expect_manifold(collide(kCrate, kFloor, placed(-3.0f, -0.49f)), {0, -1},
                    {{{-0.5f, -0.495f}, -0.01f, 0x0000}, {{0.5f, -0.495f}, -0.01f, 0x0101}});
}

TEST(Manifold, SegmentsEndAgainstABox) {
    const Segment spike{{1.0f, 0.0f}, {2.0f, 0.0f}};
    const Manifold m = collide(spike, Polygon::box(1.005f, 1.0f), {});
    ASSERT_EQ(m.count, 1);
    EXPECT_NEAR(m.normal.x, -1.0f, 1e-6f);
    EXPECT_NEAR(m.points[0].point.x, 1.0025f, 1e-6f);
    EXPECT_NEAR(m.points[0].point.y, 0.0f, 1e-6f);
    EXPECT_NEAR(m.points[0].separation, -0.005f, 1e-6f);
    EXPECT_EQ(m.points[0].id >> 8, 0);
}

TEST(Manifold, ASegmentSeenEndOnAtACornerGivesOnePoint) {
    // Clipped placed the face's end, it would give the same place twice.
    const Segment pole{{0.0f, 0.0f}, {0.0f, 3.0f}};
    for (const float tilt : {-1.0e-3f, -1.0e-4f, -1.0e-6f, 0.0f, 1.0e-6f, 1.0e-4f, 1.0e-3f}) {
        for (const float beside : {-3.0e-7f, -1.2e-7f, 0.0f, 1.2e-7f, 3.0e-7f}) {
            const Manifold m = collide(kBox, pole, placed(1.0f + beside, 1.005f, tilt));
            ASSERT_EQ(m.count, 1) << tilt << " " << beside;
            EXPECT_NEAR(m.points[0].separation, 0.005f, 0.1f * kLinearSlop);
            EXPECT_NEAR(m.normal.y, 1.0f, 1.0e-6f);
        }
    }
}

TEST(Manifold, PolygonAndCapsule) {
    const Capsule pill{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f};
    expect_manifold(collide(kBox, pill, placed(0.0f, 1.24f)), {0, 1},
                    {{{-0.5f, 0.995f}, -0.01f, 0x0300}, {{0.5f, 0.995f}, -0.01f, 0x0201}});
    expect_manifold(collide(pill, kBox, placed(0.0f, -1.24f)), {0, -1},
                    {{{-0.5f, -0.245f}, -0.01f, 0x0003}, {{0.5f, -0.245f}, -0.01f, 0x0102}});
    const Manifold upright = collide(kBox, pill, placed(0.2f, 1.74f, 0.5f * kPi));
    ASSERT_EQ(upright.count, 1);
    EXPECT_NEAR(upright.normal.y, 1.0f, 1e-6f);
    EXPECT_NEAR(upright.points[0].point.x, 0.2f, 1e-6f);
    EXPECT_NEAR(upright.points[0].point.y, 0.995f, 1e-6f);
    EXPECT_NEAR(upright.points[0].separation, -0.01f, 1e-6f);
    // Past the corner: (0.12, 0.16) from the corner to the pill's end.
    expect_manifold(collide(kBox, pill, placed(1.62f, 1.16f)), {0.6f, 0.8f},
                    {{{0.985f, 0.98f}, -0.05f, 0x0200}});
}

TEST(Manifold, TwoCapsules) {
    expect_manifold(collide(kPill, kPill, placed(0.5f, 0.49f)), {0, 1},
                    {{{-0.5f, 0.245f}, -0.01f, 0x0000}, {{1.0f, 0.245f}, -0.01f, 0x0101}});
    expect_manifold(collide(kPill, kPill, placed(2.4f, 0.0f)), {1, 0}, {{{1.2f, 0.0f}, -0.1f, 0x0100}});
    // Standing on it: the lower end, 0.45 above the axis.
    const Manifold standing = collide(kPill, kPill, placed(0.3f, 1.45f, 0.5f * kPi));
    ASSERT_EQ(standing.count, 1);
    EXPECT_NEAR(standing.normal.y, 1.0f, 1e-6f);
    EXPECT_NEAR(standing.points[0].separation, -0.05f, 1e-6f);
    EXPECT_NEAR(standing.points[0].point.x, 0.3f, 1e-6f);
    EXPECT_NEAR(standing.points[0].point.y, 0.225f, 1e-6f);
    // Crossing: the right end of A is nearest to being out, 0.9 through.
    const Manifold crossing = collide(kPill, kPill, placed(0.1f, 0.0f, 0.5f * kPi));
    ASSERT_GE(crossing.count, 1);
    EXPECT_NEAR(crossing.normal.x, 1.0f, 1e-6f);
    EXPECT_NEAR(crossing.points[0].separation, -1.4f, 1e-6f);
}

TEST(Manifold, ACapsuleOfNoLengthIsACircle) {
    const Capsule dot{{0.0f, 0.0f}, {0.0f, 0.0f}, 0.5f};
    expect_manifold(collide(kBox, dot, placed(1.3f, 1.4f)), {0.6f, 0.8f}, {{{1.0f, 1.0f}, 0.0f, 0}});
    expect_manifold(collide(kPill, dot, placed(0.3f, 0.7f)), {0, 1}, {{{0.3f, 0.225f}, -0.05f, 0}});
    expect_manifold(collide(dot, kPill, placed(-0.3f, -0.7f)), {0, -1}, {{{0.0f, -0.475f}, -0.05f, 0}});
    expect_manifold(collide(kFloor, dot, placed(3.0f, 0.49f)), {0, 1}, {{{3.0f, -0.005f}, -0.01f, 0}});
    expect_manifold(collide(dot, dot, placed(0.9f, 0.0f)), {1, 0}, {{{0.45f, 0.0f}, -0.1f, 0}});

    // A circle about its centre, right above it and anywhere else: no face of a capsule that has none.
    const Circle ball{{}, 0.25f};
    const Manifold above = collide(dot, ball, placed(0.0f, 0.7f));
    expect_manifold(above, {0, 1}, {{{0.0f, 0.475f}, -0.05f, 0}});
    EXPECT_EQ(above.type, ManifoldType::kCircles);
    const Manifold below = collide(dot, ball, placed(0.0f, -0.7f));
    expect_manifold(below, {0, -1}, {{{0.0f, -0.475f}, -0.05f, 0}});
    EXPECT_EQ(below.type, ManifoldType::kCircles);
    const Manifold aside = collide(ball, dot, placed(0.7f, 0.0f));
    expect_manifold(aside, {1, 0}, {{{0.225f, 0.0f}, -0.05f, 0}});
    EXPECT_EQ(aside.type, ManifoldType::kCircles);
    const Manifold within = collide(dot, ball, placed(0.0f, 0.0f));
    expect_manifold(within, {0, 1}, {{{0.0f, 0.125f}, -0.75f, 0}});
    EXPECT_EQ(within.type, ManifoldType::kCircles);
}

TEST(Manifold, SegmentAndCapsule) {
    expect_manifold(collide(kFloor, kPill, placed(3.0f, 0.24f)), {0, 1},
                    {{{2.0f, -0.005f}, -0.01f, 0x0000}, {{4.0f, -0.005f}, -0.01f, 0x0101}});
    expect_manifold(collide(kPill, kFloor, placed(-3.0f, 0.24f)), {0, 1},
                    {{{-1.0f, 0.245f}, -0.01f, 0x0000}, {{1.0f, 0.245f}, -0.01f, 0x0101}});
    expect_manifold(collide(kFloor, kPill, placed(21.2f, 0.0f)), {1, 0}, {{{19.975f, 0.0f}, -0.05f, 0x0100}},
                    8e-6f);
}

TEST(Manifold, SegmentsNeverCollide) {
    EXPECT_EQ(collide(kFloor, kFloor, {}).count, 0);
    EXPECT_EQ(collide(kFloor, kFloor, placed(0.0f, 0.0f, 1.0f)).count, 0);
}

TEST(Manifold, LargePolygonsCollideAsSmallOnesDo) {
    const LargePolygon large = LargePolygon::box(0.5f, 0.5f);
    const Transform t = placed(0.3f, 0.98f, 0.01f);
    const Manifold m = collide(kCrate, kCrate, t);
    for (const Manifold& n :
         {collide(large, kCrate, t), collide(kCrate, large, t), collide(large, large, t)}) {
        ASSERT_EQ(n.count, m.count);
        EXPECT_EQ(n.normal, m.normal);
        EXPECT_EQ(n.points[0].point, m.points[0].point);
        EXPECT_EQ(n.points[1].id, m.points[1].id);
    }
}

TEST(Manifold, NothingIsLostFarFromTheOriginOfAsFrame) {
    const Vec2 far{65536.0f, -65536.0f};
    const Polygon a = Polygon::offset_box(0.5f, 0.5f, far);
    const Manifold m = collide(a, kCrate, {far + Vec2{0.5f, 0.984375f}, {}});
    ASSERT_EQ(m.count, 2);
    EXPECT_EQ(m.normal, (Vec2{0.0f, 1.0f}));
    EXPECT_EQ(m.points[0].separation, -0.015625f);
    EXPECT_EQ(m.points[1].separation, -0.015625f);
}

TEST(Manifold, BesideAPreferredFaceTheNearestPointCounts) {
    // B's lower edge begins 0.03 mm beside A's upper face, 15 mm above it, and falls away by 0.4 mm over its
    // 10 cm: A's face is preferred, and its corner, which faces the edge just after its beginning, is
    // nearest.
    const Polygon a = Polygon::box(1, 1), b = Polygon::box(0.05f, 0.05f);
    const Rot tilt = Rot::from_angle(-0.004f);
    const Transform pose{Vec2{1.00003f, 1.015f} - rotate(tilt, {-0.05f, -0.05f}), tilt};
    const Manifold m = collide(a, b, pose);
    ASSERT_EQ(m.count, 1);
    EXPECT_NEAR(m.points[0].separation, 0.015f, 1.0e-5f);
    EXPECT_NEAR(m.points[0].point.x, 1.0f, 1.0e-4f);
    EXPECT_NEAR(m.points[0].point.y, 1.0075f, 1.0e-5f);
    EXPECT_NEAR(m.normal.x, 0.004f, 1.0e-5f);
}

}  // namespace
}  // namespace jostle::test
