// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of triangles nearer than a distance, and those of one mesh that meet: worked-out ones, every pair in
// turn as the oracle, contexts, and the same bits on every instruction set.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/triangle_pair.h"
#include "spatial/each_target.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;

using test::make_ball;
using test::make_box;
using IdPair = std::pair<int, int>;

TEST(NearPairs, OfBoxesAreWorkedOut) {
    const TriangleMesh box = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    const auto count_within = [&box](float r) {
        int count = 0;
        near_pairs(box, {}, box, {{3, 0, 0}}, r, [&](const MeshDistance& pair) {
            EXPECT_TRUE(pair);
            EXPECT_LT(pair.distance, r);
            EXPECT_EQ(distance(pair.point_a, pair.point_b), pair.distance);
            ++count;
        });
        return count;
    };
    // As many pairs are 2 apart as meet where the boxes touch: those whose sides there have a point in
    // common.
    int touching = 0;
    contacts(box, {}, box, {{1, 0, 0}}, [&touching](MeshContact) { ++touching; });
    EXPECT_EQ(count_within(2.0f), 0);
    EXPECT_EQ(count_within(2.0f + 0x1p-20f), touching);
    // The 10 triangles that have a corner at the near side: no two of them are further apart than the corners
    // of the diagonal, sqrt(6).
    EXPECT_EQ(count_within(2.45f), 100);
    EXPECT_EQ(count_within(kInfinity), 144);
    // Those that meet are nearer than anything but 0.
    int met = 0;
    near_pairs(box, {}, box, {{1, 0, 0}}, 0x1p-100f, [&](const MeshDistance& pair) {
        ++met;
        EXPECT_EQ(pair.distance, 0.0f);
        EXPECT_EQ(pair.point_a, pair.point_b);
    });
    EXPECT_EQ(met, touching);
    near_pairs(box, {}, box, {{1, 0, 0}}, 0.0f, [&](const MeshDistance&) { ++met; });
    near_pairs(box, {}, TriangleMesh(), {}, kInfinity, [&](const MeshDistance&) { ++met; });
    EXPECT_EQ(met, touching);
    EXPECT_GT(touching, 10);
}

/// Also with rotations at the limit of what is taken for one, which scale a mesh.
TEST(NearPairs, AreThoseOfEveryPairInTurnOnEveryInstructionSet) {
    std::vector<double> first;
    test::for_each_target([&] {
        const TriangleMesh a = make_ball(2).mesh(), b = make_ball(1, 1.5f).mesh(BuildMethod::kCurve);
        test::Random random(41);
        std::vector<double> now;
        int near = 0, met = 0;
        for (int round = 0; round < 30; ++round) {
            Transform3 at_a{test::random_point(1.0f, random), test::random_turn(random)};
            Transform3 at_b{test::random_point(3.0f, random), test::random_turn(random)};
            if (round % 3 == 0) at_b.q.cx *= 1.00004f;
            if (round % 5 == 0) at_a.q.cz *= 0.99996f;
            if (round % 4 == 0) at_a.p.x += 1.0e6f, at_b.p.x += 1.0e6f;
            const float r = round % 7 == 0 ? 3.0f : 0.25f;
            const detail::MeshPoses poses = detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
            std::vector<IdPair> expected, found;
            for (int i = 0; i < a.triangle_count(); ++i) {
                for (int k = 0; k < b.triangle_count(); ++k) {
                    const auto of_a = placed(poses.a, a.corners(i)), of_b = placed(poses.b, b.corners(k));
                    const double limit = static_cast<double>(r) * static_cast<double>(r);
                    if (nearest_or_common(of_a, of_b).squared_distance < limit) expected.emplace_back(i, k);
                }
            }
            near_pairs(a, at_a, b, at_b, r, [&](const MeshDistance& pair) {
                found.emplace_back(pair.triangle_a, pair.triangle_b);
                met += static_cast<int>(pair.distance == 0.0f);
                now.push_back(static_cast<double>(pair.point_a.x + pair.point_b.y));
            });
            std::sort(found.begin(), found.end());
            ASSERT_EQ(found, expected) << round;
            near += static_cast<int>(found.size());
        }
        EXPECT_GT(near, 1000);
        EXPECT_GT(met, 100);
        if (first.empty()) first = now;
        EXPECT_EQ(now, first);
    });
}

/// Small triangles far from each other, nearly in the plane of some height once they are turned.
test::Soup make_plate(float height, float roughness, const Mat33& turn, test::Random& random) {
    test::Soup plate;
    for (int i = 0; i < 49; ++i) {
        const Vec3 at{1.0e9f * static_cast<float>(i % 7 - 3), 1.0e9f * static_cast<float>(i / 7 - 3),
                      height + random.uniform(-roughness, roughness)};
        for (int corner = 0; corner < 3; ++corner) {
            const Vec3 v = at + test::random_point(1.0e4f, random);
            plate.vertices.push_back({dot(turn.cx, v), dot(turn.cy, v), dot(turn.cz, v)});
        }
        plate.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
    }
    return plate;
}

struct HugePair {
    TriangleMesh a, b;
    Transform3 at_a, at_b;
};
/// Either loose triangles, whose squares are beyond floats; or plates that are nearly as near everywhere, and
/// so far from the origin that floats are off by more than that.
HugePair make_huge_pair(int round, test::Random& random) {
    if (round % 3 != 0) {
        const Vec3 far = test::random_point(1.0e25f, random);
        const Transform3 at_a{far, test::random_turn(random)}, at_b{far, test::random_turn(random)};
        return {make_plate(0.0f, 1.0e3f, at_a.q, random).mesh(),
                make_plate(1.0e6f, 1.0e3f, at_b.q, random).mesh(), at_a, at_b};
    }
    const float size = 1.0e16f;
    const Vec3 way = normalized(test::random_point(1.0f, random));
    return {test::make_loose(30, size, 0.3f * size, false, random).mesh(),
            test::make_loose(20, size, 0.3f * size, false, random).mesh(),
            {{}, test::random_turn(random)},
            {way * (2.5f * size), test::random_turn(random)}};
}

TEST(HugeMeshes, DistanceIsThatOfEveryPairInTurnOnEveryInstructionSet) {
    std::vector<float> first;
    test::for_each_target([&] {
        test::Random random(44);
        std::vector<float> now;
        int apart = 0;
        for (int round = 0; round < 60; ++round) {
            const auto [a, b, at_a, at_b] = make_huge_pair(round, random);
            const detail::MeshPoses poses = detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
            double least = std::numeric_limits<double>::infinity();
            for (int i = 0; i < a.triangle_count(); ++i) {
                for (int k = 0; k < b.triangle_count(); ++k) {
                    const auto of_a = placed(poses.a, a.corners(i)), of_b = placed(poses.b, b.corners(k));
                    least = std::min(least, nearest_or_common(of_a, of_b).squared_distance);
                }
            }
            const MeshDistance found = distance(a, at_a, b, at_b);
            ASSERT_TRUE(found);
            EXPECT_EQ(found.distance, static_cast<float>(std::sqrt(least))) << round;
            apart += static_cast<int>(least > 0.0);
            now.push_back(found.distance);
        }
        EXPECT_GT(apart, 30);
        if (first.empty()) first = now;
        EXPECT_EQ(now, first);
    });
}

TEST(NearPairs, ContextGoesOnWhereTheVisitorStopped) {
    const TriangleMesh ball = make_ball(3).mesh();
    const Transform3 at{{2.1f, 0.2f, 0.1f}};
    std::vector<IdPair> all, parts;
    const auto add = [](std::vector<IdPair>& to) {
        return [&to](const MeshDistance& pair) {
            to.emplace_back(pair.triangle_a, pair.triangle_b);
            return to.size() % 3 == 0 ? Visit::kStop : Visit::kDescend;
        };
    };
    MeshPairContext context;
    for (std::vector<IdPair>* to : {&all, &parts}) {
        do {
            near_pairs(context, ball, {}, ball, at, 0.5f, add(*to));
        } while (!context.empty());
    }
    EXPECT_EQ(parts, all);
    EXPECT_GT(all.size(), 100u);
    near_pairs(context, ball, {}, ball, at, 0.5f, add(parts));
    ASSERT_FALSE(context.empty());
    test::expect_refused("near_pairs", "context",
                         [&] { near_pairs(context, ball, {}, ball, at, 0.25f, add(parts)); });
    test::expect_refused("contacts", "context",
                         [&] { contacts(context, ball, {}, ball, at, [](MeshContact) {}); });
    test::expect_refused("near_pairs", "r",
                         [&] { near_pairs(ball, {}, ball, at, -1.0f, [](const MeshDistance&) {}); });
}

std::vector<IdPair> self_contacts_of(const TriangleMesh& mesh) {
    std::vector<IdPair> found;
    self_contacts(mesh, [&found](MeshContact c) { found.emplace_back(c.a, c.b); });
    std::sort(found.begin(), found.end());
    return found;
}

TEST(SelfContacts, OfBoxesAreWorkedOut) {
    test::Soup box = make_box({0, 0, 0}, {1, 1, 1});
    EXPECT_EQ(self_contacts_of(box.mesh()), std::vector<IdPair>{});
    // A triangle through the top, whose corners are its own, meets the two triangles of it.
    for (const Vec3& v : {Vec3{0.25f, 0.5f, 0.5f}, Vec3{0.75f, 0.5f, 0.5f}, Vec3{0.5f, 0.5f, 1.5f}})
        box.vertices.push_back(v);
    box.triangles.push_back({8, 9, 10});
    EXPECT_THAT(self_contacts_of(box.mesh()), testing::ElementsAre(IdPair{2, 12}, IdPair{3, 12}));
    // Loose triangles are neighbours where their corners are at the same place.
    test::Soup loose;
    for (const TriangleVertices& t : make_box({0, 0, 0}, {1, 1, 1}).triangles) {
        const int first = static_cast<int>(loose.vertices.size());
        for (const int v : t) loose.vertices.push_back(box.vertices[static_cast<std::size_t>(v)]);
        loose.triangles.push_back({first, first + 1, first + 2});
    }
    EXPECT_EQ(self_contacts_of(loose.mesh()), std::vector<IdPair>{});
    EXPECT_EQ(self_contacts_of(TriangleMesh()), std::vector<IdPair>{});
}

TEST(SelfContacts, AreTheContactsWithItselfButForNeighbors) {
    std::vector<IdPair> first;
    test::for_each_target([&] {
        test::Random random(42);
        std::vector<IdPair> now;
        for (int round = 0; round < 20; ++round) {
            const TriangleMesh mesh = test::make_loose(60, 4.0f, 2.0f, round % 2 == 0, random).mesh();
            std::vector<IdPair> expected;
            contacts(mesh, {}, mesh, {}, [&](MeshContact c) {
                bool is_neighbor = false;
                for (const Vec3& p : mesh.corners(c.a))
                    for (const Vec3& q : mesh.corners(c.b)) is_neighbor |= p == q;
                if (c.a < c.b && !is_neighbor) expected.emplace_back(c.a, c.b);
            });
            std::sort(expected.begin(), expected.end());
            const std::vector<IdPair> found = self_contacts_of(mesh);
            ASSERT_EQ(found, expected);
            now.insert(now.end(), found.begin(), found.end());
        }
        EXPECT_GT(now.size(), 400u);
        if (first.empty()) first = now;
        EXPECT_EQ(now, first);
    });
}

TEST(SelfContacts, ContextGoesOnWhereTheVisitorStopped) {
    test::Random random(43);
    const TriangleMesh mesh = test::make_loose(100, 3.0f, 2.0f, false, random).mesh();
    std::vector<IdPair> parts;
    MeshPairContext context;
    do {
        self_contacts(context, mesh, [&parts](MeshContact c) {
            parts.emplace_back(c.a, c.b);
            return Visit::kStop;
        });
    } while (!context.empty());
    std::sort(parts.begin(), parts.end());
    EXPECT_EQ(parts, self_contacts_of(mesh));
    self_contacts(context, mesh, [](MeshContact) { return Visit::kStop; });
    test::expect_refused("contacts", "context",
                         [&] { contacts(context, mesh, {}, mesh, {}, [](MeshContact) {}); });
}

}  // namespace
}  // namespace jostle
