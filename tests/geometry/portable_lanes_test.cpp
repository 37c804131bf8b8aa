// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The polygon kernel compiled once more without the processor's vector instructions: the same bits.
#define JOSTLE_PORTABLE_LANES
// A function of ours is renamed. NOLINTNEXTLINE(readability-identifier-naming)
#define collide_polygons collide_polygons_portable
#include "geometry/collide/collide_polygons.cpp"
#undef collide_polygons

#include <gtest/gtest.h>

#include <cstring>

#include "geometry/random_shapes.h"

namespace jostle {

Manifold collide_polygons(const PolygonView& a, const PolygonView& b, const Transform& b_in_a,
                          const Tolerances& tolerances);

namespace test {
namespace {

TEST(PortableLanes, GiveTheSameBits) {
    Random random(20260406);
    SCOPED_TRACE(random.seed_text());
    int touching = 0;
    for (int i = 0; i < 8000; ++i) {
        SCOPED_TRACE(i);
        LargePolygon polygons[2];
        for (LargePolygon& p : polygons) {
            const int count = 3 + static_cast<int>(random.below(random.below(3) == 0 ? 62 : 4));
            p = LargePolygon::regular(count, random.uniform(0.2f, 2.0f), random.below(2) == 0 ? 0.0f : 0.1f);
        }
        const Transform t =
            place(random, polygons[0], polygons[1], static_cast<double>(random.uniform(-0.1f, 0.03f)));
        const Manifold m = collide_polygons(polygons[0], polygons[1], t, {});
        const Manifold n = collide_polygons_portable(polygons[0], polygons[1], t, {});
        ASSERT_EQ(m.count, n.count);
        touching += m.count > 0;
        if (m.count == 0) continue;
        ASSERT_EQ(std::memcmp(&m.normal, &n.normal, sizeof m.normal), 0);
        for (int k = 0; k < m.count; ++k) {
            ASSERT_EQ(std::memcmp(&m.points[k].point, &n.points[k].point, sizeof(Vec2)), 0);
            ASSERT_EQ(std::memcmp(&m.points[k].separation, &n.points[k].separation, sizeof(float)), 0);
            ASSERT_EQ(m.points[k].id, n.points[k].id);
        }
    }
    EXPECT_GE(touching, 4000);
}

}  // namespace
}  // namespace test
}  // namespace jostle
