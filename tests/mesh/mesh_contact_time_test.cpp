// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Times of contact: worked out for boxes and a needle, held against many sampled poses for others.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/mesh/mesh_contact_time.h>

#include <limits>

#include "mesh/poses.h"
#include "spatial/each_target.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using State = MeshContactTimeState;
using test::make_ball;
using test::make_box;

constexpr float kTolerance = 1.0e-3f;

test::Soup make_needle(float length) {
    test::Soup needle;
    needle.vertices = {{0, 0, 0}, {length, 0, 0}, {length, 0, 0}};
    needle.triangles = {{0, 1, 2}};
    return needle;
}

TEST(MeshContactTime, OfBoxesThatMoveIsWorkedOut) {
    const TriangleMesh box = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    // A gap of 4, closed at 10 per fraction.
    const MeshMotion still{}, moving{.start = {{5, 0.25f, 0}}, .translation = {-10, 0, 0}};
    MeshContactTime found = time_of_contact(box, still, box, moving);
    EXPECT_EQ(found.state, State::kHit);
    EXPECT_LE(found.fraction, 0.4f);
    EXPECT_GE(found.fraction, 0.4f - kTolerance / 10.0f);
    EXPECT_LT(found.nearest.distance, kTolerance);
    EXPECT_FLOAT_EQ(found.nearest.point_a.x, 1.0f);
    // Both move: it is the difference that counts.
    const MeshMotion fleeing{.translation = {-5, 0, 0}};
    found = time_of_contact(box, fleeing, box, moving);
    EXPECT_LE(found.fraction, 0.8f);
    EXPECT_GE(found.fraction, 0.8f - kTolerance / 5.0f);
    // Together.
    const MeshMotion along{.translation = {-10, 0, 0}};
    EXPECT_EQ(time_of_contact(box, along, box, moving).state, State::kSeparated);
    EXPECT_EQ(time_of_contact(box, along, box, moving).distances, 1);
    // Past each other, and away.
    const MeshMotion past{.start = {{5, 2, 0}}, .translation = {-10, 0, 0}};
    found = time_of_contact(box, still, box, past);
    EXPECT_EQ(found.state, State::kSeparated);
    EXPECT_EQ(found.fraction, 1.0f);
    const MeshMotion away{.start = {{5, 0, 0}}, .translation = {10, 0, 0}};
    EXPECT_EQ(time_of_contact(box, still, box, away).state, State::kSeparated);
    // Those that meet from the beginning; nothing.
    found = time_of_contact(box, still, box, {.start = {{0.5f, 0.5f, 0.5f}}});
    EXPECT_EQ(found.state, State::kHit);
    EXPECT_EQ(found.fraction, 0.0f);
    EXPECT_EQ(found.nearest.distance, 0.0f);
    EXPECT_EQ(time_of_contact(box, still, TriangleMesh(), moving).state, State::kSeparated);
}

/// A needle that turns about its end, through a thin plate.
TEST(MeshContactTime, OfANeedleThatTurnsIsWorkedOut) {
    const TriangleMesh needle = make_needle(2.0f).mesh();
    const TriangleMesh plate = make_box({-0.001f, 1, -1}, {0.001f, 3, 1}).mesh();
    const float half_turn = kPi;
    for (const Vec3& center : {Vec3{0, 0, 0}, Vec3{2, 0, 0}}) {
        // About its other end it turns away from the plate.
        const MeshMotion turning{.turn = {0, 0, half_turn}, .center = center};
        const MeshContactTime found = time_of_contact(needle, turning, plate, {});
        if (center.x == 0.0f) {
            // It passes the corner of the plate, at (0.001, 1), at an angle of 90 degrees less 0.001 rad.
            EXPECT_EQ(found.state, State::kHit);
            EXPECT_LE(found.fraction, 0.5f - 0.001f / half_turn + 1.0e-6f);
            EXPECT_GE(found.fraction, 0.5f - (0.001f + kTolerance) / half_turn - 1.0e-6f);
        } else {
            EXPECT_EQ(found.state, State::kSeparated);
        }
    }
    // Many turns: the plate is met in the first.
    const MeshContactTime many = time_of_contact(needle, {.turn = {0, 0, 90.0f}}, plate, {});
    EXPECT_EQ(many.state, State::kHit);
    EXPECT_LE(many.fraction, (0.5f * kPi - 0.001f) / 90.0f + 1.0e-7f);
    EXPECT_GE(many.fraction, (0.5f * kPi - 0.001f - kTolerance) / 90.0f - 1.0e-7f);
}

TEST(MeshContactTime, PosesTurnAboutTheCenter) {
    const MeshMotion motion{
        .start = {{1, 2, 3}}, .translation = {0, 0, 4}, .turn = {0, 0, 0.5f * kPi}, .center = {1, 0, 0}};
    EXPECT_EQ(pose_at(motion, 0.0f), motion.start);
    const Transform3 end = pose_at(motion, 1.0f);
    EXPECT_NEAR(length(apply(end, {1, 0, 0}) - Vec3{2, 2, 7}), 0.0f, 1.0e-6f);
    EXPECT_NEAR(length(apply(end, {3, 0, 0}) - Vec3{2, 4, 7}), 0.0f, 1.0e-6f);
    EXPECT_NEAR(length(apply(pose_at(motion, 0.5f), {1, 0, 0}) - Vec3{2, 2, 5}), 0.0f, 1.0e-6f);
}

TEST(MeshContactTime, IsBeforeEverySampledContactOnEveryInstructionSet) {
    std::vector<float> first;
    test::for_each_target([&] {
        const TriangleMesh a = make_ball(2).mesh(), b = make_box({-2, -0.1f, -0.3f}, {2, 0.1f, 0.3f}).mesh();
        test::Random random(71);
        std::vector<float> now;
        int hits = 0, separated = 0;
        MeshDistanceContext context;
        for (int round = 0; round < 40; ++round) {
            MeshMotion of_a{.start = {test::random_point(2.0f, random), test::random_turn(random)},
                            .translation = test::random_point(6.0f, random),
                            .turn = test::random_point(4.0f, random),
                            .center = test::random_point(0.5f, random)};
            MeshMotion of_b{
                .start = {test::random_point(3.0f, random) + Vec3{4, 0, 0}, test::random_turn(random)},
                .translation = test::random_point(6.0f, random),
                .turn = test::random_point(4.0f, random),
                .center = test::random_point(0.5f, random)};
            // Half of them towards each other.
            if (round % 2 == 0) of_b.translation = of_a.translation + (of_a.start.p - of_b.start.p);
            if (round % 4 == 0) of_a.start.p.x += 1.0e3f, of_b.start.p.x += 1.0e3f;
            const MeshContactTime found = time_of_contact(context, a, of_a, b, of_b);
            ASSERT_NE(found.state, State::kUnknown);
            const auto meet_at = [&](float t) {
                return overlap(a, pose_at(of_a, t), b, pose_at(of_b, t)).hit;
            };
            if (meet_at(0.0f)) {
                EXPECT_EQ(found.fraction, 0.0f);
                EXPECT_EQ(found.nearest.distance, 0.0f);
                continue;
            }
            for (int i = 0; i < 100; ++i) {
                const float t = found.fraction * static_cast<float>(i) / 100.0f;
                EXPECT_FALSE(meet_at(t)) << round << " " << t;
            }
            if (found.state == State::kHit) {
                const MeshDistance there =
                    distance(a, pose_at(of_a, found.fraction), b, pose_at(of_b, found.fraction));
                EXPECT_EQ(there.distance, found.nearest.distance);
                EXPECT_LT(there.distance, 1.0e-2f);
                ++hits;
            } else {
                ++separated;
            }
            now.push_back(found.fraction);
        }
        EXPECT_GT(hits, 8);
        EXPECT_GT(separated, 4);
        if (first.empty()) first = now;
        EXPECT_EQ(now, first);
    });
}

TEST(MeshContactTime, GoesOnFromWhereItWasCutOff) {
    const TriangleMesh ball = make_ball(2).mesh(), box = make_box({-1, -1, -1}, {1, 1, 1}).mesh();
    const MeshMotion of_a{.start = {{4, 0.5f, 0}}, .translation = {-6, 0, 0}, .turn = {1, 2, 3}};
    const MeshMotion of_b{.turn = {-2, 0, 1}};
    const MeshContactTime whole = time_of_contact(ball, of_a, box, of_b);
    ASSERT_EQ(whole.state, State::kHit);
    ASSERT_GT(whole.distances, 3);
    MeshContactTime part;
    int distances = 0;
    do {
        part = time_of_contact(ball, of_a, box, of_b, {.from = part.fraction, .max_distances = 1});
        ++distances;
        ASSERT_EQ(part.distances, 1);
        ASSERT_LE(part.fraction, whole.fraction);
    } while (part.state == State::kUnknown);
    EXPECT_EQ(part.fraction, whole.fraction);
    EXPECT_EQ(distances, whole.distances);
}

TEST(MeshContactTime, BadArgumentsAreRefused) {
    const TriangleMesh box = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    const auto expect_refused = [&](const std::string& argument, const MeshMotion& of_a,
                                    const MeshMotion& of_b, const MeshContactTimeOptions& options) {
        test::expect_refused("time_of_contact", argument,
                             [&] { static_cast<void>(time_of_contact(box, of_a, box, of_b, options)); });
    };
    const float nan = std::numeric_limits<float>::quiet_NaN();
    expect_refused("of_a", {.translation = {nan, 0, 0}}, {}, {});
    expect_refused("of_b", {}, {.turn = {0, 200, 0}}, {});
    expect_refused("of_b", {}, {.center = {0, nan, 0}}, {});
    expect_refused("of_a", {.translation = {0, 2.0e18f, 0}}, {}, {});
    expect_refused("of_b", {}, {.start = {{-1.0e19f, 0, 0}}}, {});
    expect_refused("of_b", {}, {.center = {0, 0, 2.0e19f}}, {});
    const TriangleMesh huge = make_box({0, 0, 0}, {1.0e20f, 1, 1}).mesh();
    test::expect_refused("time_of_contact", "b", [&] {
        static_cast<void>(time_of_contact(box, {}, huge, {}, MeshContactTimeOptions{}));
    });
    EXPECT_EQ(time_of_contact(box, {.translation = {1.0e18f, 0, 0}}, box, {.start = {{5.0e17f, 0, 0}}}).state,
              MeshContactTimeState::kHit);
    expect_refused("options.tolerance", {}, {}, {.tolerance = 0.0f});
    expect_refused("options.from", {}, {}, {.from = 1.5f});
    expect_refused("options.max_distances", {}, {}, {.max_distances = 0});
    MeshMotion skewed;
    skewed.start.q.cx = {2, 0, 0};
    EXPECT_THROW(static_cast<void>(time_of_contact(box, skewed, box, {})), Error);
}

}  // namespace
}  // namespace jostle
