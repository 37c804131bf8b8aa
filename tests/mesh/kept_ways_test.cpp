// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Lists of near pairs against every pair in turn, and their directions after motions: no pair is left out
// that is as near as was asked for.
#include "mesh/kept_ways.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "mesh/mesh_relation.h"
#include "mesh/near_list.h"
#include "mesh/poses.h"
#include "mesh/triangle_pair.h"
#include "spatial/each_target.h"

namespace jostle {
namespace {

using detail::KeptPair;
using detail::KeptWays;
using detail::ListNow;
using detail::MeshAccess;
using detail::MeshPoses;
using detail::NearestPoints;
using detail::NearListing;

using Distances = std::map<std::pair<int, int>, double>;

/// [m] Of every two triangles.
Distances measure(const TriangleMesh& a, const TriangleMesh& b, const MeshPoses& poses) {
    Distances all;
    for (int i = 0; i < a.triangle_count(); ++i)
        for (int k = 0; k < b.triangle_count(); ++k)
            all[{i, k}] =
                std::sqrt(nearest_or_common(placed(poses.a, a.corners(i)), placed(poses.b, b.corners(k)))
                              .squared_distance);
    return all;
}

struct Walk {
    TriangleMesh a, b;
    Transform3 at_a, at_b;

    [[nodiscard]] MeshPoses poses() const {
        return detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
    }
};
Walk make_walk(int round, test::Random& random) {
    const auto mesh = [&] { return test::make_loose(40, 1.0f, 0.4f, round % 4 == 0, random).mesh(); };
    const Vec3 origin = round % 3 == 0 ? Vec3{1.0e6f, -3.0e5f, 0} : Vec3{};
    Walk walk{mesh(), mesh(), {origin, test::random_turn(random)}, {}};
    walk.at_b = {origin + test::random_point(1.0f, random), test::random_turn(random)};
    if (round % 5 == 0) walk.at_b.q.cx *= 1.00004f;
    if (round % 7 == 0) walk.at_a.q.cz *= 0.99996f;
    return walk;
}

struct List {
    std::vector<KeptPair> near;
    std::vector<KeptWays> ways;
    detail::MeshRelation then;
    float up_to = 0.0f;
};
List list_of(const Walk& walk, float up_to, std::size_t room) {
    const MeshPoses poses = walk.poses();
    MeshDistanceContext context;
    std::pmr::vector<KeptPair> near;
    NearListing wanted{up_to, 0.0f, room};
    QueryWork work;
    List list;
    const bool is_listed = detail::list_near(context, MeshAccess::store(walk.a), MeshAccess::store(walk.b),
                                             poses, NearestPoints{}, wanted, near, work);
    list.up_to = is_listed ? wanted.up_to : -1.0f;
    list.then = relation_of(poses);
    list.near.assign(near.begin(), near.end());
    list.ways.resize(detail::ways_for(near.size()));
    detail::fill_ways(MeshAccess::store(walk.b), walk.b.bounds(), list.near, list.ways);
    return list;
}

/// The pairs that are left for a distance, after a motion.
std::vector<std::pair<int, int>> left_of(const List& list, const Walk& walk, double within) {
    const MeshPoses poses = walk.poses();
    const detail::MeshRelation now = relation_of(poses);
    const double way = way_between(list.then, now, walk.b.bounds());
    const auto horizon = static_cast<double>(list.up_to);
    const ListNow since{
        list.near, list.ways,   false, std::numeric_limits<double>::infinity(),
        now.error, now.stretch, true,  motion_between(list.then, now, walk.b.bounds(), way, horizon)};
    std::vector<std::pair<int, int>> left;
    for_listed(since, within, [&](std::span<const MeshContact> pairs) {
        for (const MeshContact& pair : pairs) left.emplace_back(pair.a, pair.b);
        return true;
    });
    return left;
}

TEST(KeptWays, ListsHaveAllThatIsNear) {
    test::Random random(98);
    SCOPED_TRACE(random.seed_text());
    std::size_t listed = 0, near = 0, cut = 0;
    for (int round = 0; round < 60; ++round) {
        const Walk walk = make_walk(round, random);
        const Distances all = measure(walk.a, walk.b, walk.poses());
        const float up_to = random.uniform(0.1f, 0.8f);
        const std::size_t room = round % 2 == 0 ? 2000 : 40;
        const List list = list_of(walk, up_to, room);
        ASSERT_LE(list.near.size(), room);
        if (list.up_to < up_to) ++cut;
        std::map<std::pair<int, int>, float> gaps;
        for (const KeptPair& pair : list.near) {
            EXPECT_TRUE(gaps.emplace(std::pair(pair.a, pair.b), pair.gap).second) << "listed twice";
            const double most = all.at({pair.a, pair.b}) * (1.0 + 2.0e-4) +
                                4.0 * static_cast<double>(walk.poses().point_error);
            EXPECT_LE(static_cast<double>(pair.gap), most) << round;
        }
        for (const auto& [ids, distance] : all) {
            if (distance >= static_cast<double>(list.up_to)) continue;
            ++near;
            ASSERT_TRUE(gaps.count(ids)) << round << ": " << distance << " of " << list.up_to;
        }
        listed += list.near.size();
    }
    EXPECT_GT(near, 3000u);
    EXPECT_LT(listed, 2 * near);
    EXPECT_GT(cut, 5u);
}

TEST(KeptWays, NoPairIsLeftOutThatIsNearAfterAMotion) {
    std::vector<std::vector<std::pair<int, int>>> first;
    test::for_each_target([&] {
        test::Random random(99);
        SCOPED_TRACE(random.seed_text());
        std::vector<std::vector<std::pair<int, int>>> lefts;
        std::size_t near = 0, left_at_all = 0, listed = 0;
        for (int round = 0; round < 40; ++round) {
            Walk walk = make_walk(round, random);
            const List list = list_of(walk, 0.5f, 2000);
            for (const float size : {0.0f, 0.003f, 0.03f, 0.3f}) {
                walk.at_b.p += test::random_point(size, random);
                Mat33& q = walk.at_b.q;
                q.cx = normalized(q.cx + q.cy * random.uniform(-size, size));
                q.cy = normalized(q.cy - q.cx * dot(q.cx, q.cy));
                q.cz = cross(q.cx, q.cy);
                const Distances all = measure(walk.a, walk.b, walk.poses());
                const double within = static_cast<double>(random.uniform(0.0f, 0.2f));
                lefts.push_back(left_of(list, walk, within));
                std::map<std::pair<int, int>, bool> left;
                for (const auto& ids : lefts.back()) left[ids] = true;
                for (const KeptPair& pair : list.near) {
                    if (all.at({pair.a, pair.b}) > within) continue;
                    ++near;
                    ASSERT_TRUE(left.count({pair.a, pair.b})) << round << " " << size;
                }
                if (size < 0.1f) left_at_all += left.size(), listed += list.near.size();
            }
        }
        EXPECT_GT(near, 500u);
        // Small motions leave those that are near, and few others.
        EXPECT_LT(left_at_all, listed / 3);
        if (first.empty()) first = lefts;
        EXPECT_EQ(lefts, first);
    });
}

}  // namespace
}  // namespace jostle
