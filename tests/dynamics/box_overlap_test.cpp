// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A circle or a sharp polygon against boxes: where it answers, it answers as overlap() does.
#include "dynamics/ask/box_overlap.h"

#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>

#include "dynamics/ask/inquiry.h"
#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

using Answer = BoxOverlap::Answer;

struct Counts {
    int overlap = 0, apart = 0, unclear = 0;
};

Geometry random_shape(Random& random) {
    switch (random.below(3)) {
        case 0:
            return Circle{{random.uniform(-0.5f, 0.5f), random.uniform(-0.5f, 0.5f)},
                          random.uniform(0.05f, 2.0f)};
        case 1:
            return Polygon::box(random.uniform(0.05f, 1.0f), random.uniform(0.05f, 1.0f));
        default:
            return Polygon::regular(3 + static_cast<int>(random.below(6)), random.uniform(0.1f, 2.0f));
    }
}

void expect_agreement(const Geometry& shape, const Transform& pose, const Aabb<2>& box, Counts& counts) {
    const BoxShape other(box);
    const bool expected =
        overlap(DistanceProxy(shape), DistanceProxy(other.geometry()), inverse_compose(pose, other.pose()));
    switch (BoxOverlap(shape, pose)(box)) {
        case Answer::kUnclear:
            ++counts.unclear;
            break;
        case Answer::kApart:
            ++counts.apart;
            EXPECT_FALSE(expected);
            break;
        case Answer::kOverlap:
            ++counts.overlap;
            EXPECT_TRUE(expected);
            break;
    }
}

TEST(BoxOverlap, AnswersAsOverlapDoes) {
    Random random(21);
    for (const Vec2 middle : {Vec2{}, Vec2{1.0e4f, -3.0e3f}, Vec2{-9.0e4f, 9.0e4f}}) {
        Counts counts;
        for (int i = 0; i < 30000; ++i) {
            const Geometry shape = random_shape(random);
            const Vec2 place = middle + Vec2{random.uniform(-3.0f, 3.0f), random.uniform(-3.0f, 3.0f)};
            const bool is_aligned = i % 4 == 0;
            const Transform pose{place, is_aligned ? Rot{} : Rot::from_angle(random.uniform(-3.0f, 3.0f))};
            const Vec2 half{random.uniform(0.05f, 1.5f), random.uniform(0.05f, 1.5f)};
            expect_agreement(shape, pose, {middle - half, middle + half}, counts);
        }
        EXPECT_GT(counts.overlap, 5000);
        EXPECT_GT(counts.apart, 5000);
        EXPECT_LT(counts.unclear, 100);
    }
}

TEST(BoxOverlap, LeavesWhatTouches) {
    const Aabb<2> box{{0, 0}, {1, 1}};
    const auto answer = [&](const Geometry& shape, const Transform& pose) {
        return BoxOverlap(shape, pose)(box);
    };
    // Beside a face, above a corner, and a corner on a face.
    EXPECT_EQ(answer(Circle{{}, 0.5f}, {{1.5f, 0.5f}, {}}), Answer::kUnclear);
    EXPECT_EQ(answer(Circle{{}, 5.0f}, {{4.0f, 5.0f}, {}}), Answer::kUnclear);
    EXPECT_EQ(answer(Polygon::box(0.5f, 0.5f), {{1.5f, 0.2f}, {}}), Answer::kUnclear);
    EXPECT_EQ(
        answer(Polygon::box(0.5f, 0.5f), {{0.5f, 1.0f + 0.5f * 1.41421356f}, Rot::from_angle(0.25f * kPi)}),
        Answer::kUnclear);
    // A little nearer, and further away.
    EXPECT_EQ(answer(Circle{{}, 5.0f}, {{3.999f, 5.0f}, {}}), Answer::kOverlap);
    EXPECT_EQ(answer(Circle{{}, 5.0f}, {{4.001f, 5.0f}, {}}), Answer::kApart);
    EXPECT_EQ(answer(Polygon::box(0.5f, 0.5f), {{1.499f, 0.2f}, {}}), Answer::kOverlap);
    EXPECT_EQ(answer(Polygon::box(0.5f, 0.5f), {{1.501f, 0.2f}, {}}), Answer::kApart);
    // Neither has a face along an axis that keeps them apart: the turned box's own does.
    EXPECT_EQ(answer(Polygon::box(0.5f, 0.5f), {{1.4f, 1.4f}, Rot::from_angle(0.25f * kPi)}), Answer::kApart);
    // It is said of circles and sharp polygons alone.
    EXPECT_EQ(answer(Capsule{{-1, 0}, {1, 0}, 0.2f}, {{0.5f, 0.5f}, {}}), Answer::kUnclear);
    EXPECT_EQ(answer(Polygon::rounded_box(0.5f, 0.5f, 0.1f), {{0.5f, 0.5f}, {}}), Answer::kUnclear);
}

}  // namespace
}  // namespace jostle::test
