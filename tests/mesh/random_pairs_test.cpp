// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random pairs of meshes of 1 to 100 triangles against every pair of triangles in turn, without trees and
// lanes: 100,000 of them in the long form. Whether two triangles meet is held against rational numbers by
// boost_pairs_test.cpp.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"

namespace jostle {
namespace {

using test::Pairs;
using test::sorted_contacts;
using test::Soup;

enum class PairType { kLoose, kWhole, kDegenerate, kTouching, kContaining, kCoplanar, kIdentical, kMirrored };
constexpr int kPairTypes = 8;

struct TwoMeshes {
    Soup a, b;
    Transform3 at_a, at_b;
};

class RandomPairs : public testing::Test {
  protected:
    int any_count() { return 1 + static_cast<int>(random.below(1 + random.below(100))); }
    Soup loose(bool whole) {
        const float reach = whole ? random.uniform(1.0f, 6.0f) : random.uniform(0.0f, 3.0f);
        return test::make_loose(any_count(), reach, random.uniform(0.2f, 2.0f) + (whole ? 1.0f : 0.0f), whole,
                                random);
    }
    Transform3 pose(const Vec3& origin, float reach, bool whole) {
        Vec3 p = test::random_point(reach, random);
        if (whole) p = {std::floor(p.x), std::floor(p.y), std::floor(p.z)};
        return {origin + p, whole ? test::right_angle_turn(random) : test::random_turn(random)};
    }
    Vec3 any_vertex(const Soup& soup) {
        return soup.vertices[random.below(static_cast<std::uint32_t>(soup.vertices.size()))];
    }
    /// Segments and points, some of which lie on the other mesh.
    void flatten(Soup& soup, const Soup& other) {
        for (std::size_t i = 0; i < soup.vertices.size(); i += 3) {
            Vec3* const t = &soup.vertices[i];
            if (random.below(3) == 0) t[0] = any_vertex(other);
            t[1] = random.below(2) == 0 ? t[0] : (t[0] + t[2]) * 0.5f;
            if (random.below(3) == 0) t[2] = t[1];
        }
    }

    TwoMeshes make(PairType type, const Vec3& origin) {
        const bool whole = type == PairType::kWhole || type == PairType::kCoplanar || random.below(3) == 0;
        TwoMeshes two{loose(whole), loose(whole), pose(origin, 3.0f, whole), pose(origin, 3.0f, whole)};
        switch (type) {
            case PairType::kLoose:
            case PairType::kWhole:
                break;
            case PairType::kDegenerate:
                flatten(two.b, two.a);
                if (random.below(2) == 0) flatten(two.a, two.b);
                if (random.below(2) == 0) two.at_b = two.at_a;
                break;
            case PairType::kTouching:
                // A corner of each of b's is one of a's.
                for (std::size_t i = 0; i < two.b.vertices.size(); i += 3)
                    two.b.vertices[i] = any_vertex(two.a);
                two.at_b = two.at_a;
                break;
            case PairType::kContaining:
                two.a = random.below(2) == 0 ? test::make_box({-9, -9, -9}, {9, 9, 9})
                                             : test::make_ball(static_cast<int>(random.below(2)), 12.0f);
                two.at_b = {two.at_a.p, test::random_turn(random)};
                for (Vec3& v : two.b.vertices) v *= 0.3f;
                break;
            case PairType::kCoplanar:
                for (Soup* const soup : {&two.a, &two.b})
                    for (Vec3& v : soup->vertices) v.z = 0.0f;
                two.at_b = {two.at_a.p, two.at_a.q};
                two.at_b.p += two.at_a.q.cx * std::floor(random.uniform(-9.0f, 9.0f));
                break;
            case PairType::kIdentical:
                two.b = two.a;
                two.at_b = two.at_a;
                if (random.below(4) == 0) two.at_b.p.x = std::nextafter(two.at_b.p.x, 2.0e7f);
                break;
            case PairType::kMirrored:
                two.b = two.a;
                for (Vec3& v : two.b.vertices) v.x = -v.x;
                two.at_b = two.at_a;
                break;
        }
        return two;
    }

    test::Random random{101};
};

struct Brute {
    Pairs met;
    double nearest = std::numeric_limits<double>::infinity();  ///< [m^2] if none meet
    std::pair<int, int> ids;                                   ///< of the nearest
};
Brute every_pair(const TriangleMesh& a, const TriangleMesh& b, const detail::MeshPoses& poses) {
    std::vector<detail::PlacedTriangle> of_a, of_b;
    for (int i = 0; i < a.triangle_count(); ++i) of_a.push_back(placed(poses.a, a.corners(i)));
    for (int k = 0; k < b.triangle_count(); ++k) of_b.push_back(placed(poses.b, b.corners(k)));
    Brute brute;
    for (std::size_t i = 0; i < of_a.size(); ++i)
        for (std::size_t k = 0; k < of_b.size(); ++k)
            if (meet(of_a[i], of_b[k])) brute.met.emplace_back(static_cast<int>(i), static_cast<int>(k));
    if (!brute.met.empty()) return brute;
    for (std::size_t i = 0; i < of_a.size(); ++i) {
        for (std::size_t k = 0; k < of_b.size(); ++k) {
            const double squared =
                nearest_points(of_a[i], of_b[k], static_cast<double>(poses.point_error)).squared_distance;
            if (squared >= brute.nearest) continue;
            brute.nearest = squared;
            brute.ids = {static_cast<int>(i), static_cast<int>(k)};
        }
    }
    return brute;
}

/// The points told lie on the triangles told, but for their rounding to floats of the world, and as far apart
/// as is told. `far`: [m] of the meshes, from the origin.
void expect_witnesses(const MeshDistance& found, const TriangleMesh& a, const TriangleMesh& b,
                      const detail::MeshPoses& poses, double far) {
    const double rounding = 0x1p-22 * (far + 40.0);
    const detail::Double3 middle{poses.middle[0], poses.middle[1], poses.middle[2]};
    const auto off = [&](const Vec3& point, const detail::PlacedTriangle& triangle) {
        const detail::Double3 p = detail::to_double(point) - middle;
        return std::sqrt(nearest_points({{p, p, p}}, triangle).squared_distance);
    };
    EXPECT_LE(off(found.point_a, placed(poses.a, a.corners(found.triangle_a))), rounding);
    EXPECT_LE(off(found.point_b, placed(poses.b, b.corners(found.triangle_b))), rounding);
    EXPECT_NEAR(distance(found.point_a, found.point_b), found.distance, 2.0 * rounding);
}

void expect_brute(const TwoMeshes& two, bool by_curve, Brute& brute) {
    const TriangleMesh a = two.a.mesh(),
                       b = two.b.mesh(by_curve ? BuildMethod::kCurve : BuildMethod::kBinned);
    const detail::MeshPoses poses = detail::make_poses("test", a.bounds(), two.at_a, b.bounds(), two.at_b);
    brute = every_pair(a, b, poses);
    ASSERT_EQ(sorted_contacts(a, two.at_a, b, two.at_b), brute.met);
    Pairs swapped = sorted_contacts(b, two.at_b, a, two.at_a);
    for (auto& pair : swapped) std::swap(pair.first, pair.second);
    std::sort(swapped.begin(), swapped.end());
    ASSERT_EQ(swapped, brute.met);
    const MeshOverlap first = overlap(a, two.at_a, b, two.at_b);
    ASSERT_EQ(first.hit, !brute.met.empty());
    const MeshDistance apart = distance(a, two.at_a, b, two.at_b);
    ASSERT_TRUE(apart.hit);
    const Vec3 far = abs(two.at_a.p) + abs(two.at_b.p);
    expect_witnesses(apart, a, b, poses, static_cast<double>(far.x + far.y + far.z));
    const MeshDistance turned = distance(b, two.at_b, a, two.at_a);
    EXPECT_EQ(turned.distance == 0.0f, apart.distance == 0.0f);
    EXPECT_NEAR(turned.distance, apart.distance, 1.0e-6f * (apart.distance + 1.0e-3f));
    if (first) {
        EXPECT_TRUE(
            std::binary_search(brute.met.begin(), brute.met.end(), std::pair(first.first.a, first.first.b)));
        EXPECT_EQ(apart.distance, 0.0f);
        EXPECT_TRUE(std::binary_search(brute.met.begin(), brute.met.end(),
                                       std::pair(apart.triangle_a, apart.triangle_b)));
        return;
    }
    const auto expected = static_cast<float>(std::sqrt(brute.nearest));
    EXPECT_EQ(apart.distance, expected);
    EXPECT_EQ(std::pair(apart.triangle_a, apart.triangle_b), brute.ids);
    EXPECT_TRUE(distance(a, two.at_a, b, two.at_b, std::nextafter(expected, 1.0e9f)));
    EXPECT_FALSE(distance(a, two.at_a, b, two.at_b, std::nextafter(expected, 0.0f)));
}

TEST_F(RandomPairs, AreThoseOfEveryTwoTriangles) {
    SCOPED_TRACE(random.seed_text());
    std::array<int, kPairTypes> met{}, apart{};
    int largest = 0;
    const int rounds = test::is_long_run() ? 100'000 : 1'000;
    for (int round = 0; round < rounds; ++round) {
        const auto type = static_cast<PairType>(round % kPairTypes);
        constexpr std::array<float, 5> kFar{0.0f, 0.0f, 100.0f, 1.0e5f, 1.0e7f};
        const float far = kFar[random.below(5)];
        const TwoMeshes two = make(type, {far, -far, 0.5f * far});
        Brute brute;
        expect_brute(two, round % 3 == 0, brute);
        if (HasFailure()) FAIL() << "round " << round << ", " << far << " m away";
        ++(brute.met.empty() ? apart : met)[static_cast<std::size_t>(type)];
        largest = std::max(
            {largest, static_cast<int>(two.a.triangles.size()), static_cast<int>(two.b.triangles.size())});
    }
    EXPECT_GT(largest, 90);
    // Of those that touch or are identical all meet, of those in a container none; of others, some do.
    const int few = rounds / kPairTypes / 16;
    const auto at = [](PairType type) { return static_cast<std::size_t>(type); };
    EXPECT_EQ(apart[at(PairType::kTouching)], 0);
    EXPECT_GT(met[at(PairType::kIdentical)], few);
    EXPECT_GT(apart[at(PairType::kContaining)], few);
    for (const PairType type : {PairType::kLoose, PairType::kWhole, PairType::kDegenerate,
                                PairType::kCoplanar, PairType::kMirrored}) {
        EXPECT_GT(met[at(type)], few) << at(type);
        EXPECT_GT(apart[at(type)], few) << at(type);
    }
}

void expect_common_on_both(const detail::PlacedTriangle& a, const detail::PlacedTriangle& b) {
    ASSERT_TRUE(meet(a, b));
    for (const bool swapped : {false, true}) {
        detail::Double3 points[6];
        const int count = swapped ? common_points(b, a, points) : common_points(a, b, points);
        ASSERT_GE(count, 1);
        for (int i = 0; i < count; ++i) {
            const detail::PlacedTriangle point{{points[i], points[i], points[i]}};
            EXPECT_LT(nearest_points(point, a).squared_distance, 1.0e-18) << swapped;
            EXPECT_LT(nearest_points(point, b).squared_distance, 1.0e-18) << swapped;
        }
    }
}

/// Round 53,578 of the long form: the second is a segment but for rounding, and its normal says nothing.
TEST(ThinTriangles, CommonPointLiesOnBoth) {
    const detail::PlacedTriangle a{{{-1.4896023629991697, 0.52722159511563715, 1.243138982503339},
                                    {-0.90546295066746874, 0.8049416480878735, 0.97827552572876764},
                                    {-0.61699256661693669, 0.69222193060062498, 1.3482560066834979}}};
    const detail::PlacedTriangle b{{{0.30764650969615581, -0.020577981442940541, -0.011770565550435208},
                                    {-0.72818975944277486, 0.46320710982575619, 0.82375549508459045},
                                    {-1.7640260285817053, 0.94699220109445292, 1.6592815557196161}}};
    expect_common_on_both(a, b);
}

/// It crosses the other's plane along an interval, most of which lies beside the other.
TEST(ThinTriangles, CommonPointLiesOnBothWhereItNearlyLiesInAPlane) {
    const detail::PlacedTriangle a{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}};
    constexpr double kUp = 1.0e-13;
    expect_common_on_both(a, {{{-1, 0.25, kUp}, {2, 0.25, kUp}, {0.5, 0.25, -kUp}}});
    expect_common_on_both(a, {{{-3, 0.25, kUp}, {2, 0.25, kUp}, {0, 0.25, -kUp}}});
    // A segment, and needles that stand on the face.
    expect_common_on_both(a, {{{-1, 0.25, kUp}, {0.5, 0.25, 0}, {2, 0.25, -kUp}}});
    expect_common_on_both(a, {{{0.25, 0.25, 1}, {0.25, 0.25 + kUp, 1}, {0.25, 0.25, -1}}});
    expect_common_on_both(a, {{{0.25, 0.25, 1}, {0.25, 0.25, 0.5}, {0.25, 0.25, -1}}});
}

/// Their longest side crosses a triangle in any plane, or lies in it but for rounding.
TEST_F(RandomPairs, CommonPointsOfThinTrianglesLieOnBoth) {
    SCOPED_TRACE(random.seed_text());
    const auto any = [&] { return detail::to_double(test::random_point(1.0f, random)); };
    int met = 0;
    for (int round = 0; round < 20'000; ++round) {
        const detail::PlacedTriangle a{{any(), any(), any()}};
        const double share = random.uniform(0.1f, 0.5f), rest = random.uniform(0.0f, 0.5f);
        const detail::Double3 on = a.at[0] + (a.at[1] - a.at[0]) * share + (a.at[2] - a.at[0]) * rest;
        const bool is_in_plane = round % 2 == 0;
        const detail::Double3 way =
            is_in_plane ? a.at[1] - a.at[0] + (a.at[2] - a.at[0]) * random.uniform(-1.0f, 1.0f) : any();
        const double off = round % 5 == 0 ? 0.0 : std::pow(10.0, random.uniform(-17.0f, -12.0f));
        const auto along = [&](float lower, float upper) {
            const double at = random.uniform(lower, upper);
            return on + way * at + any() * off;
        };
        const detail::PlacedTriangle b{{along(0.0f, 3.0f), along(-3.0f, 3.0f), along(-3.0f, 0.0f)}};
        if (!meet(a, b)) continue;
        ++met;
        expect_common_on_both(a, b);
        if (HasFailure()) FAIL() << "round " << round;
    }
    EXPECT_GT(met, 5'000);
}

}  // namespace
}  // namespace jostle
