// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many pairs of triangles at the same distance: of these the one with the smallest ids is told, as measuring
// every pair in turn has it; with a memory and without, to the last bit. The gap that tells most of them
// without measuring. Pairs of a list in lanes.
#include <gtest/gtest.h>
#include <jostle/math/trigonometry.h>
#include <jostle/mesh/mesh_memory.h>

#include <cmath>
#include <limits>
#include <vector>

#include "mesh/kernels/list_kernels.h"
#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/triangle_pair.h"

namespace jostle {
namespace {

using detail::Beside;
using detail::Double3;
using detail::Gap;
using detail::MeshAccess;
using detail::MeshPoses;
using detail::NearestPoints;
using detail::PlacedTriangle;

MeshPoses poses_of(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                   const Transform3& at_b) {
    return detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
}

/// Every pair in turn. `ties`: how many are as near.
MeshDistance by_force(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                      const Transform3& at_b, int& ties) {
    const MeshPoses poses = poses_of(a, at_a, b, at_b);
    const auto error = static_cast<double>(poses.point_error);
    NearestPoints best{};
    best.squared_distance = std::numeric_limits<double>::infinity();
    int of_a = -1, of_b = -1;
    for (int i = 0; i < a.triangle_count(); ++i) {
        for (int k = 0; k < b.triangle_count(); ++k) {
            const NearestPoints points =
                nearest_or_common(placed(poses.a, a.corners(i)), placed(poses.b, b.corners(k)), error);
            if (points.squared_distance == best.squared_distance) ++ties;
            if (!(points.squared_distance < best.squared_distance)) continue;
            best = points;
            of_a = i;
            of_b = k;
            ties = 1;
        }
    }
    return in_world(poses, best, of_a, of_b);
}

/// By an angle [rad] about an axis.
Mat33 turn_about(const Vec3& axis, float angle) {
    const SinCos t = sin_cos(angle);
    const auto turned = [&](const Vec3& v) {
        return v * t.cos + cross(axis, v) * t.sin + axis * (dot(axis, v) * (1.0f - t.cos));
    };
    return {turned({1, 0, 0}), turned({0, 1, 0}), turned({0, 0, 1})};
}

test::Soup doubled(test::Soup soup) {
    const std::vector<TriangleVertices> once = soup.triangles;
    soup.triangles.insert(soup.triangles.end(), once.begin(), once.end());
    return soup;
}

struct Scene {
    test::Soup a, b;
    Mat33 turn_a, turn_b;
    Vec3 way;  ///< from one to the other
};
std::vector<Scene> make_scenes() {
    const test::Soup box = test::make_box({-1, -1, -1}, {1, 1, 1}), ball = test::make_ball(1);
    const Mat33 none{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const Mat33 eighth_z = turn_about({0, 0, 1}, 0.7853982f), eighth_y = turn_about({0, 1, 0}, 0.7853982f);
    return {
        {box, box, none, none, {3, 0, 0}},          // faces
        {box, box, none, none, {3, 0.5f, 0.25f}},   // a part of each
        {box, box, eighth_z, eighth_z, {4, 0, 0}},  // parallel edges
        {box, box, eighth_z, eighth_y, {4, 0, 0}},  // edges that cross
        {box, box, none, none, {3, 3, 3}},          // corners
        {box, box, none, eighth_z, {4, 0, 0}},      // an edge, a face
        {ball, ball, none, none, {3, 0, 0}},        // corners of four triangles
        {ball, box, none, none, {0, 3, 0}},         // a corner, a face
        {ball, ball, none, none, {2, 2, 0}},        // edges that are parallel
        {doubled(ball), doubled(box), none, eighth_y, {0, 0, 4}},
    };
}

TEST(MeshTies, TheSmallestIdsWin) {
    test::Random random(94);
    SCOPED_TRACE(random.seed_text());
    int tied = 0, steps = 0, kept = 0;
    for (Scene& scene : make_scenes()) {
        for (const Vec3 origin : {Vec3{}, Vec3{1.0e5f, -3.0e5f, 64.0f}}) {
            TriangleMesh a = scene.a.mesh(), b = scene.b.mesh();
            MeshPairMemory memory;
            for (int step = 0; step < 40; ++step) {
                SCOPED_TRACE(steps);
                const Transform3 at_a{origin, scene.turn_a};
                Transform3 at_b{origin + scene.way, scene.turn_b};
                // Along the way: the ties stay. Later anywhere, by less than it takes to use a list up.
                if (step < 20) at_b.p += scene.way * (static_cast<float>(step % 3) / 256.0f);
                if (step >= 20) at_b.p += test::random_point(0.01f, random);
                if (step == 10 || step == 30) {
                    for (Vec3& v : scene.a.vertices) v *= step == 10 ? 0.875f : 8.0f / 7.0f;
                    a.refit(scene.a.vertices);
                }
                int ties = 0;
                const MeshDistance expected = by_force(a, at_a, b, at_b, ties);
                const MeshDistance found = distance(memory, a, at_a, b, at_b);
                test::expect_equal(found, expected);
                test::expect_equal(distance(a, at_a, b, at_b), expected);
                if (testing::Test::HasFatalFailure()) return;
                ++steps;
                tied += ties > 3 ? 1 : 0;
                kept += found.work.nodes == 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(tied, steps / 4);
    EXPECT_GT(kept, steps / 2);
}

/// Walks of many small steps, about a pose and away from it, of meshes with many corners.
TEST(MeshTies, RandomWalksSayTheSameWithAMemory) {
    test::Random random(95);
    SCOPED_TRACE(random.seed_text());
    const TriangleMesh ball = test::make_ball(3).mesh(), small = test::make_ball(2, 0.5f).mesh();
    int kept = 0;
    for (int walk = 0; walk < (test::is_long_run() ? 100 : 8); ++walk) {
        const Mat33 turn = test::random_turn(random);
        const Vec3 start = normalized(test::random_point(1, random)) * random.uniform(1.52f, 2.5f);
        Vec3 p = start;
        MeshPairMemory memory;
        for (int step = 0; step < 60; ++step) {
            const Vec3 nudge = test::random_point(0.002f, random);
            p = walk % 2 == 0 ? start + nudge : p + nudge;
            const Vec3 axis = normalized(test::random_point(1, random));
            const Mat33 q = turn_about(axis, random.uniform(0.0f, 0.002f));
            const Transform3 at{p, {q * turn.cx, q * turn.cy, q * turn.cz}};
            const MeshDistance found = distance(memory, ball, {}, small, at);
            test::expect_equal(found, distance(ball, {}, small, at));
            if (testing::Test::HasFatalFailure()) return;
            kept += found.work.nodes == 0 ? 1 : 0;
        }
    }
    EXPECT_GT(kept, 200);
}

/// A triangle with a corner at p, or none.
PlacedTriangle random_triangle(const Double3& p, bool is_corner, bool whole, test::Random& random) {
    const auto number = [&] {
        const auto x = static_cast<double>(random.uniform(-2.0f, 2.0f));
        return whole ? std::floor(x) : x;
    };
    PlacedTriangle t{};
    for (Double3& corner : t.at) corner = p + Double3{number(), number(), number()};
    if (is_corner) t.at[random.below(3)] = p;
    return t;
}

TEST(MeshTies, GapsTellTheDistanceThatMeasuringFinds) {
    constexpr double kError = 0x1p-44;
    test::Random random(96);
    SCOPED_TRACE(random.seed_text());
    int at = 0, beyond = 0;
    for (int round = 0; round < 100000; ++round) {
        const bool whole = round % 2 == 0;
        const Double3 p{0, 0, 0}, q{1, whole ? 1.0 : 0.3, whole ? 2.0 : 0.1};
        const PlacedTriangle a = random_triangle(p, round % 5 != 0, whole, random);
        const PlacedTriangle b = random_triangle(q, round % 7 != 0, whole, random);
        const Gap gap(p, q, kError);
        const NearestPoints measured = nearest_points(a, b);
        const double width = dot(gap.way, gap.way);
        const detail::BesideGap place = beside(gap, a, b);
        if (place.beside == Beside::kAt) {
            ++at;
            const NearestPoints points = corner_points(a, place.corner_a, b, place.corner_b);
            const NearestPoints again = nearest_points(a, b, kError);
            ASSERT_EQ(points.squared_distance, width);
            ASSERT_EQ(again.squared_distance, width);
            ASSERT_EQ(again.feature_a, points.feature_a);
            ASSERT_EQ(again.feature_b, points.feature_b);
            ASSERT_NEAR(measured.squared_distance, width, 1.0e-12);
        } else if (place.beside == Beside::kBeyond) {
            ++beyond;
            ASSERT_GT(measured.squared_distance, width);
        }
    }
    EXPECT_GT(at, 1000);
    EXPECT_GT(beyond, 1000);
}

/// Worked out: planes across the x-axis, at 0 and at 1.
TEST(MeshTies, WhereTrianglesLieToAGap) {
    const Gap gap({0, 0, 0}, {1, 0, 0}, 0x1p-44);
    const PlacedTriangle left{{{-1, 1, 0}, {0, 0, 0}, {-1, 0, 1}}}, right{{{2, 0, 0}, {2, 1, 0}, {1, 0, 0}}};
    const detail::BesideGap place = beside(gap, left, right);
    EXPECT_EQ(place.beside, Beside::kAt);
    EXPECT_EQ(place.corner_a, 1);
    EXPECT_EQ(place.corner_b, 2);
    const PlacedTriangle further{{{2, 0, 0}, {2, 1, 0}, {1.25, 0, 0}}};
    EXPECT_EQ(beside(gap, left, further).beside, Beside::kBeyond);
    // In the plane, through it by less than rounding, and through it.
    for (const double x : {1.0, 1.0 + 0x1p-43, 1.0 - 0x1p-43, 0.5}) {
        const PlacedTriangle level{{{x, 3, 0}, {2, 1, 0}, {1, 0, 0}}};
        EXPECT_EQ(beside(gap, left, level).beside, Beside::kUnknown) << x;
        EXPECT_EQ(nearest_points(left, level, 0x1p-44).squared_distance,
                  nearest_points(left, level).squared_distance);
    }
    EXPECT_EQ(beside(Gap(), left, right).beside, Beside::kUnknown);
}

TEST(MeshTies, PairsInLanesAreBoundedAndDecided) {
    test::Random random(97);
    SCOPED_TRACE(random.seed_text());
    int decided = 0, meeting = 0, pairs = 0, close = 0;
    for (int round = 0; round < 40; ++round) {
        const TriangleMesh a = test::make_loose(40, 1.0f, 0.7f, round % 4 == 0, random).mesh();
        const TriangleMesh b = test::make_loose(40, 1.0f, 0.7f, round % 4 == 0, random).mesh();
        const Transform3 at_a{test::random_point(round % 3 == 0 ? 1.0e6f : 1.0f, random),
                              test::random_turn(random)};
        const Transform3 at_b{at_a.p + test::random_point(1.0f, random), test::random_turn(random)};
        const MeshPoses poses = poses_of(a, at_a, b, at_b);
        for (int batch = 0; batch < 80; ++batch) {
            std::vector<MeshContact> list(1 + random.below(8));
            for (MeshContact& c : list)
                c = {static_cast<int>(random.below(40)), static_cast<int>(random.below(40))};
            detail::PairBounds bounds;
            bound_pairs(MeshAccess::store(a), MeshAccess::store(b), poses, list, bounds);
            const detail::PairsDecided sure =
                decide_pairs(MeshAccess::store(a), MeshAccess::store(b), poses, list);
            for (std::size_t k = 0; k < list.size(); ++k) {
                const PlacedTriangle p = placed(poses.a, a.corners(list[k].a)),
                                     q = placed(poses.b, b.corners(list[k].b));
                const NearestPoints points = nearest_or_common(p, q);
                const double most = std::sqrt(points.squared_distance) * static_cast<double>(poses.stretch) +
                                    3.0 * static_cast<double>(bounds.error);
                ASSERT_FALSE(static_cast<double>(bounds.least[k]) > most);
                close += static_cast<double>(bounds.least[k]) > 0.99 * most ? 1 : 0;
                const bool do_meet = meet(p, q);
                ASSERT_FALSE((sure.meet >> k & 1u) != 0 && !do_meet);
                ASSERT_FALSE((sure.apart >> k & 1u) != 0 && do_meet);
                decided += ((sure.meet | sure.apart) >> k & 1u) != 0 ? 1 : 0;
                meeting += do_meet ? 1 : 0;
                ++pairs;
            }
        }
    }
    EXPECT_GT(meeting, 100);
    EXPECT_GT(close, pairs / 3);
    EXPECT_GT(decided, pairs / 2);
}

}  // namespace
}  // namespace jostle
