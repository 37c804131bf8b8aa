// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// GJK compiled once more without the processor's vector instructions: the same bits.
#define JOSTLE_PORTABLE_LANES
// A function of ours is renamed. NOLINTNEXTLINE(readability-identifier-naming)
#define core_distance core_distance_portable
#include "geometry/gjk/gjk.cpp"
#undef core_distance

#include <gtest/gtest.h>

#include <cstring>

#include "geometry/random_pairs.h"

namespace jostle {
namespace detail {

CoreDistance core_distance(const DistanceProxy& a, const DistanceProxy& b, const RelativePose& pose,
                           SimplexCache& cache, float limit, bool or_within);

}  // namespace detail

namespace test {
namespace {

TEST(PortableSupport, GivesTheSameBits) {
    Random random(20260561);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        const RandomPair pair(random, random.below(2) == 0);
        const DistanceProxy a(pair.a), b(pair.b);
        const detail::RelativePose pose = detail::relative_pose(a, b, pair.b_in_a);
        SimplexCache cache_d, cache_e;
        const float limit = std::numeric_limits<float>::infinity();
        const detail::CoreDistance d = detail::core_distance(a, b, pose, cache_d, limit, false);
        const detail::CoreDistance e = detail::core_distance_portable(a, b, pose, cache_e, limit, false);
        ASSERT_EQ(std::memcmp(&d.distance, &e.distance, sizeof(float)), 0) << i;
        ASSERT_EQ(std::memcmp(&d.normal, &e.normal, sizeof(Vec2)), 0) << i;
        ASSERT_EQ(std::memcmp(&d.point_a, &e.point_a, sizeof(Vec2)), 0) << i;
        ASSERT_EQ(std::memcmp(&d.point_b, &e.point_b, sizeof(Vec2)), 0) << i;
        ASSERT_EQ(d.iterations, e.iterations) << i;
        ASSERT_EQ(cache_d.count, cache_e.count) << i;
    }
}

}  // namespace
}  // namespace test
}  // namespace jostle
