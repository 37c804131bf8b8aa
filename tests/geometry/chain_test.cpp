// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains: their children and ghosts, boxes, rays and closest points by hand; rays against one-sided segments;
// and rays at the very points of a chain, through which none may slip.
#include <gtest/gtest.h>
#include <jostle/geometry/chain.h>

#include <cstdint>

#include "math/random.h"

namespace jostle::test {
namespace {

constexpr Vec2 kPoints[] = {{0, 0}, {2, 0}, {2, 3}, {0, 3}};

TEST(Chain, ChildrenOfAnOpenOne) {
    const Chain chain{.points = kPoints, .count = 4, .one_sided = false, .ghost2 = Vec2{-1, 3}};
    ASSERT_EQ(chain.segment_count(), 3);
    const Segment first = chain.segment(0), middle = chain.segment(1), last = chain.segment(2);
    EXPECT_EQ(first.point1, (Vec2{0, 0}));
    EXPECT_EQ(first.point2, (Vec2{2, 0}));
    EXPECT_FALSE(first.ghost1);
    EXPECT_EQ(first.ghost2, (Vec2{2, 3}));
    EXPECT_EQ(middle.ghost1, (Vec2{0, 0}));
    EXPECT_EQ(middle.ghost2, (Vec2{0, 3}));
    EXPECT_EQ(last.point1, (Vec2{2, 3}));
    EXPECT_EQ(last.ghost1, (Vec2{2, 0}));
    EXPECT_EQ(last.ghost2, (Vec2{-1, 3}));
    EXPECT_FALSE(first.one_sided || middle.one_sided || last.one_sided);
    EXPECT_TRUE(first.is_smooth());
}

TEST(Chain, ChildrenOfTheShortest) {
    const Chain chain{.points = kPoints, .count = 2, .ghost1 = Vec2{-1, 0}};
    ASSERT_EQ(chain.segment_count(), 1);
    EXPECT_EQ(chain.segment(0).ghost1, (Vec2{-1, 0}));
    EXPECT_FALSE(chain.segment(0).ghost2);
    EXPECT_TRUE(chain.segment(0).one_sided);
}

TEST(Chain, ChildrenOfALoopWrapAround) {
    const Chain chain{.points = kPoints, .count = 4, .is_loop = true};
    ASSERT_EQ(chain.segment_count(), 4);
    for (int i = 0; i < 4; ++i) {
        const Segment child = chain.segment(i);
        EXPECT_EQ(child.ghost1, kPoints[(i + 3) % 4]) << i;
        EXPECT_EQ(child.point1, kPoints[i]) << i;
        EXPECT_EQ(child.point2, kPoints[(i + 1) % 4]) << i;
        EXPECT_EQ(child.ghost2, kPoints[(i + 2) % 4]) << i;
    }
    // Of three points, each child's ghosts are the third.
    const Chain triangle{.points = kPoints, .count = 3, .is_loop = true};
    EXPECT_EQ(triangle.segment(0).ghost1, (Vec2{2, 3}));
    EXPECT_EQ(triangle.segment(0).ghost2, (Vec2{2, 3}));
    EXPECT_EQ(triangle.segment(2).ghost1, (Vec2{2, 0}));
    EXPECT_EQ(triangle.segment(2).ghost2, (Vec2{2, 0}));
}

TEST(Chain, MaterialsAreTheCallers) {
    const std::uint32_t materials[] = {7, 1, 4};
    Chain chain{.points = kPoints, .count = 4};
    EXPECT_EQ(chain.material(2), 0u);
    chain.materials = materials;
    EXPECT_EQ(chain.material(0), 7u);
    EXPECT_EQ(chain.material(2), 4u);
}

TEST(Chain, BoundsAreOfAllChildren) {
    const Chain chain{.points = kPoints, .count = 4};
    // A quarter turn: (x, y) becomes (-y, x).
    const Aabb<2> box = bounds(chain, {{10, 20}, {0, 1}});
    EXPECT_EQ(box.lower, (Vec2{7, 20}));
    EXPECT_EQ(box.upper, (Vec2{10, 22}));
    // The open chain's missing side has no say, the ghosts neither.
    const Chain two{.points = kPoints, .count = 2, .ghost2 = Vec2{2, 3}};
    EXPECT_EQ(bounds(two, {}).upper, (Vec2{2, 0}));
}

struct OneSidedCase {
    Vec2 origin, translation;
    bool hit;
    float fraction;
};

TEST(Chain, RaysAgainstAOneSidedSegment) {
    // From right to left, the front is above.
    const Segment floor{{2, 0}, {0, 0}, {}, {}, true};
    const OneSidedCase cases[] = {
        {{1, 3}, {0, -4}, true, 0.75f},          // from the front
        {{3, 1}, {-0.5f, -2}, false, 0},         // beside it
        {{3, 1}, {-2, -2}, true, 0.5f},          // its end
        {{1, -3}, {0, 4}, false, 0},             // from behind
        {{-1, -1}, {2, 2}, false, 0},            // from behind, at its end
        {{5, 0}, {-4, 0}, false, 0},             // along it
        {{-5, 0}, {9, 0}, false, 0},             // along it, the other way
        {{1, 0}, {1, 0}, false, 0},              // along it, from on it
        {{1, 0}, {0, -1}, true, 0},              // from on it, into the back
        {{1, 0}, {0.5f, 1}, false, 0},           // from on it, away by the front
        {{1, 0}, {0, 0}, false, 0},              // a point
        {{1, 1.0e-6f}, {0, -1}, true, 1.0e-6f},  // just before it
        {{1, -1.0e-6f}, {0, -1}, false, 0},      // just behind it
    };
    for (const OneSidedCase& c : cases) {
        SCOPED_TRACE(testing::Message() << c.origin.x << ", " << c.origin.y);
        const ShapeRayHit hit = ray_cast(floor, {c.origin, c.translation});
        EXPECT_EQ(hit.hit, c.hit);
        EXPECT_NEAR(hit.fraction, c.fraction, 1.0e-7f);
        EXPECT_FALSE(hit.started_inside);
        EXPECT_EQ(hit.normal, c.hit ? (Vec2{0, 1}) : Vec2{});
        // Reversed, the front is below.
        const Segment ceiling{floor.point2, floor.point1, {}, {}, true};
        const Vec2 origin{c.origin.x, -c.origin.y}, translation{c.translation.x, -c.translation.y};
        EXPECT_EQ(ray_cast(ceiling, {origin, translation}).hit, c.hit);
    }
}

TEST(Chain, RayMeetsTheFirstChild) {
    // Counter-clockwise: solid inside. From outside it enters, from inside it leaves unhindered.
    const Chain solid{.points = kPoints, .count = 4, .is_loop = true};
    const ChainRayHit right = ray_cast(solid, {{6, 1}, {-8, 0}});
    ASSERT_TRUE(right.hit.hit);
    EXPECT_EQ(right.segment, 1);
    EXPECT_EQ(right.hit.fraction, 0.5f);
    EXPECT_EQ(right.hit.point, (Vec2{2, 1}));
    EXPECT_EQ(right.hit.normal, (Vec2{1, 0}));
    EXPECT_EQ(ray_cast(solid, {{6, 1}, {-8, 0}, 0.49f}).segment, -1);
    EXPECT_FALSE(ray_cast(solid, {{1, 1}, {9, 0}}).hit.hit);
    // Two-sided: from inside, too.
    Chain fence = solid;
    fence.one_sided = false;
    EXPECT_EQ(ray_cast(fence, {{1, 1}, {4, 0}}).segment, 1);
    EXPECT_EQ(ray_cast(fence, {{1, 1}, {4, 0}}).hit.fraction, 0.25f);
    EXPECT_EQ(ray_cast(fence, {{1, 1}, {4, 0}}).hit.normal, (Vec2{-1, 0}));
    // At a corner two children are met at once: the lower index, round the loop's end too.
    EXPECT_EQ(ray_cast(fence, {{4, -2}, {-4, 4}}).segment, 0);
    EXPECT_EQ(ray_cast(fence, {{-2, -2}, {4, 4}}).segment, 0);
    EXPECT_EQ(ray_cast(fence, {{-2, 5}, {4, -4}}).segment, 2);
    // The missing side of an open one lets through.
    fence.is_loop = false;
    EXPECT_EQ(ray_cast(fence, {{-2, 1}, {8, 0}}).segment, 1);
}

TEST(Chain, ClosestPointOfAllChildren) {
    const Chain chain{.points = kPoints, .count = 4};
    const ChainClosestPoint right = closest_point(chain, {1.5f, 1});
    EXPECT_EQ(right.segment, 1);
    EXPECT_EQ(right.closest.point, (Vec2{2, 1}));
    EXPECT_EQ(right.closest.normal, (Vec2{-1, 0}));
    EXPECT_EQ(right.closest.distance, 0.5f);
    // As far from all three, and from the left side, which is not there: the lowest index.
    const ChainClosestPoint left = closest_point(chain, {0, 1.5f});
    EXPECT_EQ(left.segment, 0);
    EXPECT_EQ(left.closest.point, (Vec2{0, 0}));
    EXPECT_EQ(left.closest.distance, 1.5f);
}

/// Whatever the rounding, a ray at a point of a wall meets one of the two children that share it.
TEST(Chain, NoRaySlipsThroughAPoint) {
    Random random(7);
    int hits = 0;
    for (int i = 0; i < 2000; ++i) {
        Vec2 points[8];
        float x = random.uniform(-100, 100);
        for (Vec2& point : points) {
            point = {x, random.uniform(-1, 1)};
            x -= random.uniform(0.01f, 2);  // leftwards: the front is above
        }
        const Chain wall{.points = points, .count = 8};
        const int at = 1 + static_cast<int>(random.below(6));
        const Vec2 target = points[at];
        const Vec2 origin{target.x + random.uniform(-0.001f, 0.001f), 50};
        const ChainRayHit hit = ray_cast(wall, {origin, target - origin, 2});
        ASSERT_TRUE(hit.hit.hit) << i;
        EXPECT_LE(distance(hit.hit.point, target), 1.0e-3f) << i;
        EXPECT_TRUE(hit.segment == at || hit.segment == at - 1) << i;
        ++hits;
    }
    EXPECT_EQ(hits, 2000);
}

}  // namespace
}  // namespace jostle::test
