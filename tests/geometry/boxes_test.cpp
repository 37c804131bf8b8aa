// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Fat and swept boxes: values by hand, and poses sampled on the way.
#include <gtest/gtest.h>
#include <jostle/geometry/boxes.h>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

void expect_box_near(const Aabb<2>& a, const Aabb<2>& b, float tolerance) {
    EXPECT_NEAR(a.lower.x, b.lower.x, tolerance);
    EXPECT_NEAR(a.lower.y, b.lower.y, tolerance);
    EXPECT_NEAR(a.upper.x, b.upper.x, tolerance);
    EXPECT_NEAR(a.upper.y, b.upper.y, tolerance);
}

TEST(Boxes, FatOnesHaveAMargin) {
    const Capsule capsule{{-1, 0}, {1, 0}, 0.5f};
    expect_box_near(fat_bounds(capsule, {{3, 4}, {}}, 0.25f), {{1.25f, 3.25f}, {4.75f, 4.75f}}, 1.0e-6f);
    expect_box_near(fat_bounds(capsule, {{3, 4}, {}}), {{1.4f, 3.4f}, {4.6f, 4.6f}}, 1.0e-6f);
    expect_box_near(fat_bounds(capsule, {{3, 4}, {0, 1}}, 0.0f), {{2.5f, 2.5f}, {3.5f, 5.5f}}, 1.0e-6f);
    // No more than to the middle.
    expect_box_near(fat_bounds(capsule, {{3, 4}, {}}, -0.75f), {{2.25f, 4}, {3.75f, 4}}, 1.0e-6f);
}

TEST(BoxesProperty, NoMarginTurnsABoxInsideOut) {
    Random random(20261187);
    SCOPED_TRACE(random.seed_text());
    int shrunk = 0;
    for (int i = 0; i < 20000; ++i) {
        const float size = std::array<float, 3>{1e-3f, 1.0f, 1e3f}[random.below(3)];
        const RandomShape shape(random, size, {});
        const float x = random.uniform(-9.0e4f, 9.0e4f);
        const Transform pose{{x, random.uniform(-1.0f, 1.0f)}, Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        const float margin = -size * random.uniform(0.0f, 2.0f);
        const Aabb<2> tight = bounds(shape.geometry, pose), box = fat_bounds(shape.geometry, pose, margin);
        ASSERT_TRUE(is_valid(box)) << i << ": " << describe(shape.geometry);
        ASSERT_TRUE(contains(tight, box)) << i << ": " << describe(shape.geometry);
        ASSERT_TRUE(contains(box, Aabb<2>{center(tight), center(tight)})) << i;
        shrunk += box.lower == box.upper;
        // A margin that is not negative is added and subtracted, no more.
        const Aabb<2> fat = fat_bounds(shape.geometry, pose, -margin);
        ASSERT_EQ(fat.lower, (tight.lower - Vec2{-margin, -margin}));
        ASSERT_EQ(fat.upper, (tight.upper + Vec2{-margin, -margin}));
    }
    EXPECT_GT(shrunk, 1000);
}

TEST(Boxes, OfAShapeThatOnlyMovesIsTight) {
    const Polygon box = Polygon::box(1, 0.5f);
    const Sweep sweep{{}, {0, 0}, {4, -2}, 0, 0, 0};
    expect_box_near(swept_bounds(box, sweep), {{-1, -2.5f}, {5, 0.5f}}, 1.0e-5f);
    expect_box_near(swept_bounds(box, sweep, 0.5f), {{-1, -1.5f}, {3, 0.5f}}, 1.0e-5f);
    expect_box_near(swept_bounds(box, sweep, 0.0f), {{-1, -0.5f}, {1, 0.5f}}, 1.0e-5f);
}

TEST(Boxes, OfAShapeThatTurnsStaysWithinItsDisc) {
    const Segment plank{{-2, 0}, {2, 0}};
    // Half a turn: the whole disc, though both ends of the sweep are flat.
    expect_box_near(swept_bounds(plank, {{}, {}, {}, 0, kPi, 0}), {{-2, -2}, {2, 2}}, 1.0e-5f);
    // A fiftieth of a radian from flat: hardly more than the ends.
    const Aabb<2> slight = swept_bounds(plank, {{}, {}, {}, -0.01f, 0.01f, 0});
    expect_box_near(slight, {{-2, -0.02f}, {2, 0.02f}}, 2.0e-4f);
}

TEST(BoxesProperty, ASweptBoxHoldsEveryPoseOnTheWay) {
    Random random(20260551);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 20000;
    double loose = 0.0;
    for (int i = 0; i < cases; ++i) {
        const float size = std::array<float, 5>{1e-3f, 0.1f, 1.0f, 10.0f, 1e3f}[random.below(5)];
        const float away = random.below(2) == 0 ? 0.0f : 50.0f * size;
        const RandomShape shape(random, size, {random.uniform(-away, away), 0});
        Sweep sweep;
        sweep.local_center = center(bounds(shape.geometry, {}));
        sweep.local_center.x += random.uniform(-size, size);
        const float far = random.below(4) == 0 ? 9.0e4f : size;
        sweep.c0.x = random.uniform(-far, far);
        sweep.c0.y = random.uniform(-far, far);
        sweep.c.x = sweep.c0.x + random.uniform(-3.0f, 3.0f) * size;
        sweep.c.y = sweep.c0.y + random.uniform(-3.0f, 3.0f) * size;
        const float most = random.below(4) == 0 ? 20.0f : 0.8f;
        sweep.a0 = random.uniform(-3.0f, 3.0f);
        sweep.a = random.below(4) == 0 ? sweep.a0 : sweep.a0 + random.uniform(-most, most);
        const float t_max = random.below(4) == 0 ? random.uniform(0.0f, 1.0f) : 1.0f;
        const Aabb<2> box = swept_bounds(shape.geometry, sweep, t_max);
        ASSERT_TRUE(is_valid(box));
        Aabb<2> all = empty_box<2>();
        for (int k = 0; k <= 16; ++k) {
            const Aabb<2> here =
                bounds(shape.geometry, pose_at(sweep, t_max * static_cast<float>(k) / 16.0f));
            ASSERT_TRUE(contains(box, here)) << i << " at " << k << ": " << describe(shape.geometry);
            all = unite(all, here);
        }
        if (far == size && most < 1.0f)
            loose += static_cast<double>(perimeter(box) / perimeter(all));
        else
            loose += 1.0;
    }
    // Not much larger than it must be, where shapes turn by less than a radian.
    EXPECT_LE(loose, 1.1 * cases);
}

}  // namespace
}  // namespace jostle::test
