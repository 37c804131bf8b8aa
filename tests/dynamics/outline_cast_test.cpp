// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A sharp polygon that moves straight, against boxes: where it answers, it answers as shape_cast() does.
#include "dynamics/ask/outline_cast.h"

#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/shape_cast.h>

#include "dynamics/ask/inquiry.h"
#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

using CastAnswer = OutlineCast::Answer;

struct CastCounts {
    int hit = 0, miss = 0, unclear = 0;
};

/// A box about the origin that a polygon is cast at from up to 3 m away.
ShapeCast random_outline_cast(Random& random, bool is_aligned) {
    const Geometry shape =
        random.below(2) == 0
            ? Geometry(Polygon::box(random.uniform(0.05f, 1.0f), random.uniform(0.05f, 1.0f)))
            : Geometry(Polygon::regular(3 + static_cast<int>(random.below(6)), random.uniform(0.1f, 1.0f)));
    ShapeCast cast{.geometry = shape};
    cast.transform.p = {random.uniform(-3.0f, 3.0f), random.uniform(-3.0f, 3.0f)};
    if (!is_aligned) cast.transform.q = Rot::from_angle(random.uniform(-3.0f, 3.0f));
    cast.translation = {random.uniform(-5.0f, 5.0f), random.uniform(-5.0f, 5.0f)};
    if (is_aligned) cast.translation[static_cast<int>(random.below(2))] = 0.0f;
    cast.max_fraction = random.uniform(0.2f, 1.5f);
    return cast;
}

void expect_casts_agree(const ShapeCast& cast, const Aabb<2>& box, CastCounts& counts) {
    const BoxShape shape(box);
    const DistanceProxy target(shape.geometry()), moving(cast.geometry);
    const Transform start = inverse_compose(shape.pose(), cast.transform);
    const ShapeCastHit expected = shape_cast(target, moving, start, cast.translation, cast.max_fraction);
    WorldHit hit;
    switch (OutlineCast(cast)(box, hit)) {
        case CastAnswer::kUnclear:
            ++counts.unclear;
            return;
        case CastAnswer::kMiss:
            ++counts.miss;
            EXPECT_FALSE(expected.hit);
            return;
        case CastAnswer::kHit:
            break;
    }
    ++counts.hit;
    ASSERT_TRUE(expected.hit);
    EXPECT_FALSE(expected.started_overlapping);
    // shape_cast() ends within 4e-7 of the sizes of the two, 4 m at most, along the normal.
    const float approach = -dot(hit.normal, cast.translation);
    EXPECT_NEAR(approach * hit.fraction, approach * expected.fraction, 3.0e-6f);
    EXPECT_GT(dot(hit.normal, expected.normal), 1.0f - 1.0e-4f);
    EXPECT_LT(dot(hit.normal, cast.translation), 0.0f);
    // The point is one of both.
    const Transform there{cast.transform.p + hit.fraction * cast.translation, cast.transform.q};
    EXPECT_NEAR(closest_point(cast.geometry, there, hit.point).distance, 0.0f, 4.0e-6f);
    EXPECT_NEAR(closest_point(shape.geometry(), shape.pose(), hit.point).distance, 0.0f, 4.0e-6f);
}

TEST(OutlineCast, AnswersAsShapeCastDoes) {
    Random random(11);
    SCOPED_TRACE(random.seed_text());
    for (const bool is_aligned : {false, true}) {
        CastCounts counts;
        for (int i = 0; i < 50'000; ++i) {
            if (testing::Test::HasFailure()) return;
            const Vec2 half{random.uniform(0.1f, 1.0f), random.uniform(0.1f, 1.0f)};
            expect_casts_agree(random_outline_cast(random, is_aligned), {-half, half}, counts);
        }
        EXPECT_GT(counts.hit, 3'000);
        EXPECT_GT(counts.miss, 10'000);
        // Most of them begin inside.
        EXPECT_LT(counts.unclear, 17'000) << is_aligned;
    }
}

TEST(OutlineCast, LeavesWhatIsNotClear) {
    const Aabb<2> tile{{0.0f, -1.0f}, {1.0f, 0.0f}};
    ShapeCast cast{.geometry = Polygon::box(0.5f, 0.5f), .transform = {{-2.0f, 0.5f}, {}}};
    cast.translation = {4.0f, 0.0f};
    WorldHit hit;
    // It slides along the surface; ends where it touches; begins where it touches; begins inside.
    EXPECT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kUnclear);
    cast.transform.p.y = 0.25f;
    cast.translation = {1.5f, 0.0f};
    EXPECT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kUnclear);
    cast.transform.p.x = -0.5f;
    EXPECT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kUnclear);
    cast.transform.p.x = 0.5f;
    EXPECT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kUnclear);
    EXPECT_FALSE(hit);
    // 1 mm lower, or farther, it is.
    cast.transform.p = {-2.0f, 0.499f};
    cast.translation = {4.0f, 0.0f};
    ASSERT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kHit);
    EXPECT_EQ(hit.fraction, 0.375f);
    EXPECT_EQ(hit.normal, (Vec2{-1.0f, 0.0f}));
    EXPECT_EQ(hit.point.x, 0.0f);
    EXPECT_NEAR(hit.point.y, -0.0005f, 1.0e-6f);
    cast.transform.p.y = 0.501f;
    EXPECT_EQ(OutlineCast(cast)(tile, hit), CastAnswer::kMiss);
}

}  // namespace
}  // namespace jostle::test
