// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The half-planes of a wall against all normals that there are, and against points of the wall.
#include "crowd/walls/wall_planes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "crowd/textbook.h"
#include "math/random.h"

namespace jostle {
namespace {

using detail::SeenWall;
using detail::WallAsker;
using detail::WallPlane;
using test::Random;

test::Point wall_point_of(Vec2 v) {
    return {v.x, v.y};
}

struct Case {
    SeenWall wall;
    WallAsker asker;
};

/// Long and short walls, posts, walls that point at the agent, walls that it nearly touches.
Case random_case(Random& random) {
    const auto any = [&](float most) { return random.uniform(-most, most); };
    const float size = random.below(3) == 0 ? 50.0f : 2.0f;
    Vec2 a{any(5.0f), any(5.0f)}, b = a + Vec2{any(size), any(size)};
    const std::uint32_t how = random.below(6);
    if (how == 0) b = a;
    if (how == 1) b = a * random.uniform(1.0f, 4.0f);
    if (how == 2) a = {-any(size), 0.5f + 1e-4f}, b = {any(size), a.y};
    return {
        detail::see(a, b),
        {{any(2.0f), any(2.0f)}, 0.5f, random.uniform(0.5f, 3.0f), 1.0f / random.uniform(0.2f, 5.0f), 10.0f}};
}

/// [m] How far the worst point of the wall, made wider, lies on the permitted side, for a few times.
double greatest_trespass(const WallPlane& plane, const Case& c) {
    double greatest = -1e30;
    for (int i = 0; i <= 20; ++i) {
        const float t = static_cast<float>(i) / 20.0f;
        const Vec2 at = lerp(c.wall.a, c.wall.b, t);
        for (const float scale : {1.0f, 1.5f, 4.0f, 100.0f}) {
            const double reach = double{dot(plane.normal, at)} + double{c.asker.radius};
            const double least = double{plane.offset} / (double{scale} * double{c.asker.inverse_horizon});
            greatest = std::max(greatest, reach - least);
        }
    }
    return greatest;
}

TEST(WallPlanes, TheNearOneIsTheBestOfAllThatKeepClear) {
    Random random(171);
    int compared = 0, on_tangents = 0, violated = 0;
    for (int i = 0; i < 5000; ++i) {
        SCOPED_TRACE(i);
        const Case c = random_case(random);
        if (c.wall.distance <= c.asker.radius) continue;
        const WallPlane plane = near_plane(c.wall, c.asker);
        ASSERT_NEAR(length(plane.normal), 1.0f, 1e-5f);
        ASSERT_LT(greatest_trespass(plane, c), 1e-3);
        const double best = test::greatest_wall_clearance(
            wall_point_of(c.wall.a), wall_point_of(c.wall.b), c.asker.radius,
            1.0 / double{c.asker.inverse_horizon}, wall_point_of(c.asker.velocity));
        const double clear = double{dot(plane.normal, c.asker.velocity)} - double{plane.offset};
        ASSERT_NEAR(clear, best, 5e-3 * (1.0 + std::abs(best)));
        ++compared;
        on_tangents += plane.offset == 0.0f ? 1 : 0;
        violated += clear < 0.0 ? 1 : 0;
    }
    EXPECT_GT(compared, 3000);
    EXPECT_GT(on_tangents, 500);
    EXPECT_GT(violated, 300);
}

TEST(WallPlanes, TheCalmOneKeepsClearAndPermitsToStand) {
    Random random(172);
    for (int i = 0; i < 5000; ++i) {
        const Case c = random_case(random);
        const WallPlane plane = calm_plane(c.wall, c.asker);
        ASSERT_NEAR(length(plane.normal), 1.0f, 1e-5f);
        ASSERT_LE(plane.offset, 0.0f);
        if (c.wall.distance > c.asker.radius) {
            ASSERT_LT(greatest_trespass(plane, c), 1e-3);
        }
    }
}

TEST(WallPlanes, AnAgentThatOverlapsAWallIsLedOutOfIt) {
    const WallAsker asker{{0, 0}, 0.5f, 2.0f, 1.0f, 10.0f};
    // 0.05 m too near, to the right of a wall upwards: out of it to the right, in one step of 0.1 s.
    const SeenWall near = detail::see({-0.45f, -3}, {-0.45f, 3});
    const WallPlane out = near_plane(near, asker);
    EXPECT_NEAR(out.normal.x, 1.0f, 1e-6f);
    EXPECT_NEAR(out.offset, 0.5f, 1e-5f);
    EXPECT_EQ(calm_plane(near, asker).offset, 0.0f);
    // Its centre on the wall: to the right of the way up, at half of its largest speed.
    const WallPlane across = near_plane(detail::see({0, -3}, {0, 3}), asker);
    EXPECT_EQ(across.normal.x, 1.0f);
    EXPECT_EQ(across.offset, 1.0f);
    // On a post.
    EXPECT_EQ(near_plane(detail::see({0, 0}, {0, 0}), asker).normal.x, 1.0f);
}

TEST(WallPlanes, AWallIsCoveredOnlyIfItsVelocitiesAreForbiddenAnyway) {
    Random random(173);
    int covered = 0;
    for (int i = 0; i < 5000; ++i) {
        const Case one = random_case(random);
        Case other = random_case(random);
        other.asker = one.asker;
        if (one.wall.distance <= one.asker.radius) continue;
        const WallPlane plane = near_plane(one.wall, one.asker);
        const bool is_covered = covers(plane, other.wall, one.asker);
        const double trespass = greatest_trespass(plane, other);
        if (is_covered) {
            ASSERT_LT(trespass, 1e-3);
            ++covered;
        } else {
            ASSERT_GT(trespass, -1e-3);
        }
    }
    EXPECT_GT(covered, 300);
}

}  // namespace
}  // namespace jostle
