// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Times of impact: values by hand, then random sweeps against poses sampled on the way.
#include <gtest/gtest.h>
#include <jostle/geometry/time_of_impact.h>

#include "geometry/random_pairs.h"

namespace jostle::test {
namespace {

constexpr double kImpactSlop = static_cast<double>(kLinearSlop);
constexpr float kQuarter = 0.25f * kLinearSlop;

constexpr Sweep kAtRest{};
Sweep straight(Vec2 from, Vec2 to) {
    return {{}, from, to, 0, 0, 0};
}

TEST(TimeOfImpact, OfBoxesThatMoveStraight) {
    const Polygon box = Polygon::box(1, 1);
    const TimeOfImpact found = time_of_impact(box, kAtRest, box, straight({-6, 0.5f}, {2, 0.5f}));
    EXPECT_EQ(found.state, TimeOfImpactState::kHit);
    EXPECT_NEAR(found.fraction, (4 - kLinearSlop) / 8, kQuarter / 8);
    EXPECT_LE(found.iterations, 2);
    EXPECT_NEAR(found.separation, kLinearSlop, kQuarter);
    EXPECT_EQ(found.normal, (Vec2{-1, 0}));
    EXPECT_NEAR(found.point.x, -1, kLinearSlop);

    EXPECT_EQ(time_of_impact(box, kAtRest, box, straight({-6, 2.1f}, {2, 2.1f})).state,
              TimeOfImpactState::kSeparated);
    EXPECT_EQ(time_of_impact(box, kAtRest, box, straight({-6, 0}, {-2.1f, 0})).state,
              TimeOfImpactState::kSeparated);
    EXPECT_EQ(time_of_impact(box, kAtRest, box, straight({-6, 0}, {2, 0}), 0.25f).state,
              TimeOfImpactState::kSeparated);
    EXPECT_EQ(time_of_impact(box, kAtRest, box, straight({1, 0}, {2, 0})).state,
              TimeOfImpactState::kOverlapped);
    // Where they are nearer than the target from the start.
    const TimeOfImpact touching = time_of_impact(box, kAtRest, box, straight({2.001f, 0}, {5, 0}));
    EXPECT_EQ(touching.state, TimeOfImpactState::kHit);
    EXPECT_EQ(touching.fraction, 0.0f);
}

TEST(TimeOfImpact, RoundShapesMayOverlapByThreeSlops) {
    const Circle circle{{}, 0.5f};
    const TimeOfImpact found =
        time_of_impact(circle, straight({3, 0}, {0, 0}), circle, straight({-3, 0}, {0, 0}));
    EXPECT_EQ(found.state, TimeOfImpactState::kHit);
    EXPECT_NEAR(found.separation, 1 - 3 * kLinearSlop, kQuarter);
    EXPECT_NEAR(found.fraction, (5 + 3 * kLinearSlop) / 6, kQuarter / 6);
    EXPECT_NEAR(found.normal.x, -1, 1.0e-6f);
    EXPECT_NEAR(found.point.x, 0, 1.0e-5f);
    // Another length scale, another slop.
    const TimeOfImpact large = time_of_impact(circle, straight({3, 0}, {0, 0}), circle,
                                              straight({-3, 0}, {0, 0}), 1.0f, Tolerances::scaled(10.0f));
    EXPECT_NEAR(large.separation, 1 - 30 * kLinearSlop, 10 * kQuarter);
}

TEST(TimeOfImpact, OfAPlankThatTurns) {
    // Half a turn about its middle; its end comes down on a spot when it has turned by a quarter.
    const Segment plank{{-2, 0}, {2, 0}};
    const Circle spot{{}, 0.001f};
    const Sweep turning{{}, {}, {}, 0, kPi, 0};
    const TimeOfImpact found = time_of_impact(plank, turning, spot, straight({0, 1.5f}, {0, 1.5f}));
    EXPECT_EQ(found.state, TimeOfImpactState::kHit);
    // Just before: the slop at 1.5 m.
    EXPECT_NEAR(found.fraction, 0.5f - kLinearSlop / 1.5f / kPi, kQuarter / 1.5f / kPi + 1.0e-6f);
    EXPECT_LE(found.iterations, 10);
    // Out of its reach, and beside it.
    EXPECT_EQ(time_of_impact(plank, turning, spot, straight({0, 2.1f}, {0, 2.1f})).state,
              TimeOfImpactState::kSeparated);
    // It turns many times, and would be back where it was at the end: still it is met on the first turn.
    const Sweep spinning{{}, {}, {}, 0, 20 * kPi, 0};
    const TimeOfImpact spun = time_of_impact(plank, spinning, spot, straight({0, 1.5f}, {0, 1.5f}));
    EXPECT_EQ(spun.state, TimeOfImpactState::kHit);
    EXPECT_NEAR(spun.fraction, 0.025f, 0.001f);
}

TEST(TimeOfImpact, AFastBulletDoesNotPassThroughAThinWall) {
    const Segment wall{{0, -1}, {0, 1}};
    const Circle bullet{{}, 0.01f};
    const TimeOfImpact found = time_of_impact(wall, kAtRest, bullet, straight({-400, 0.5f}, {400, 0.5f}));
    EXPECT_EQ(found.state, TimeOfImpactState::kHit);
    EXPECT_LE(found.fraction, 0.5f);
    EXPECT_GE(found.fraction, 0.4999f);
}

TEST(TimeOfImpact, WhatIsNoNumberFails) {
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    const Polygon box = Polygon::box(1, 1);
    for (const float bad : {nan, inf, -inf}) {
        for (const Sweep& sweep :
             {Sweep{{bad, 0}, {}, {}, 0, 0, 0}, Sweep{{}, {0, bad}, {}, 0, 0, 0},
              Sweep{{}, {}, {bad, 0}, 0, 0, 0}, Sweep{{}, {}, {}, bad, 0, 0}, Sweep{{}, {}, {}, 0, bad, 0}}) {
            EXPECT_EQ(time_of_impact(box, sweep, box, kAtRest).state, TimeOfImpactState::kFailed);
            EXPECT_EQ(time_of_impact(box, kAtRest, box, sweep).state, TimeOfImpactState::kFailed);
        }
        EXPECT_EQ(time_of_impact(box, kAtRest, box, kAtRest, bad).state, TimeOfImpactState::kFailed);
    }
    EXPECT_EQ(time_of_impact(box, kAtRest, box, kAtRest, -1.0f).state, TimeOfImpactState::kFailed);
    const TimeOfImpact wild = time_of_impact(box, straight({3.0e38f, 0}, {-3.0e38f, 0}), box,
                                             Sweep{{}, {}, {}, 3.0e38f, -3.0e38f, 0});
    EXPECT_TRUE(is_finite(wild.fraction));
    EXPECT_LE(wild.iterations, 200);
}

/// Two shapes that are as a random pair is at some time of their sweeps.
struct RandomSweeps {
    RandomPair pair;
    Sweep sweep_a, sweep_b;

    RandomSweeps(Random& random, bool of_all_sizes) : pair(random, of_all_sizes) {
        const float when = random.uniform(-0.1f, 1.2f);
        const float size = static_cast<float>(pair.size);
        const float far = random.below(4) == 0 ? 9.0e4f : size;
        const float x = random.uniform(-far, far);
        const Transform at_a{{x, random.uniform(-far, far)}, Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        sweep_a = through(random, at_a, middle(pair.a), when, size);
        sweep_b = through(random, compose(at_a, pair.b_in_a), middle(pair.b), when, size);
    }

    /// The separation of the cores, and the truth, in double.
    [[nodiscard]] double separation_at(double t) const {
        Core a = placed(core_of(pair.a), sweep_a, t), b = placed(core_of(pair.b), sweep_b, t);
        a.radius = b.radius = 0.0;
        return signed_separation(a, b);
    }

  private:
    static Vec2 middle(const Geometry& g) { return center(bounds(g, {})); }

    static Sweep through(Random& random, const Transform& pose, Vec2 middle, float when, float size) {
        Sweep sweep;
        const float x = random.uniform(-0.2f, 0.2f) * size;
        sweep.local_center = middle + Vec2{x, random.uniform(-0.2f, 0.2f) * size};
        const float length = random.below(4) == 0 ? 0.0f : size * random.uniform(0.1f, 3.0f);
        const Vec2 path = length * Rot::from_angle(random.uniform(-3.0f, 3.0f)).x_axis();
        const float most_turn = random.below(8) == 0 ? 6.0f : 0.8f;
        const float turn = random.below(4) == 0 ? 0.0f : random.uniform(-most_turn, most_turn);
        const Vec2 here = apply(pose, sweep.local_center);
        sweep.c0 = here - when * path;
        sweep.c = sweep.c0 + path;
        sweep.a0 = pose.q.angle() - when * turn;
        sweep.a = sweep.a0 + turn;
        if (random.below(8) == 0) {
            const float turns = 6.2831853f * random.whole(-160000, 160000);
            sweep.a0 += turns;
            sweep.a += turns;
        }
        return sweep;
    }

    /// Relative to where A starts, so that nothing is lost.
    [[nodiscard]] Core placed(Core core, const Sweep& sweep, double t) const {
        const double turns = 2.0 * std::acos(-1.0);
        const double a0 = static_cast<double>(sweep.a0);
        const double angle = std::remainder(a0, turns) + t * (static_cast<double>(sweep.a) - a0);
        const double c = std::cos(angle), s = std::sin(angle);
        const Point at = widen(sweep.c0) - widen(sweep_a.c0) + t * (widen(sweep.c) - widen(sweep.c0));
        for (Point& v : core.vertices) {
            const Point r = v - widen(sweep.local_center);
            v = {c * r.x - s * r.y + at.x, s * r.x + c * r.y + at.y};
        }
        return core;
    }
};

struct ImpactCount {
    int separated = 0, hits = 0, overlapped = 0, failed = 0, iterations = 0, most = 0;
};

void expect_sound_impact(const RandomSweeps& s, const TimeOfImpact& found, int samples, ImpactCount& count) {
    const double radii = static_cast<double>(DistanceProxy(s.pair.a).radius) +
                         static_cast<double>(DistanceProxy(s.pair.b).radius);
    const double target = std::fmax(kImpactSlop, radii - 3.0 * kImpactSlop);
    const double extent = s.pair.size + length(widen(s.sweep_b.c0 - s.sweep_a.c0));
    const double rounding = 2.0e-6 * extent;
    const double start = s.separation_at(0.0);
    count.iterations += found.iterations;
    count.most = found.iterations > count.most ? found.iterations : count.most;
    switch (found.state) {
        case TimeOfImpactState::kOverlapped:
            ++count.overlapped;
            ASSERT_LE(start, rounding);
            ASSERT_EQ(found.fraction, 0.0f);
            return;
        case TimeOfImpactState::kHit: {
            ++count.hits;
            const double there = s.separation_at(static_cast<double>(found.fraction));
            ASSERT_NEAR(length(widen(found.normal)), 1.0, 1.0e-6);
            ASSERT_TRUE(is_finite(found.point));
            if (found.fraction == 0.0f) {
                ASSERT_LE(there, target + 0.25 * kImpactSlop + rounding);
                return;
            }
            // A step of a float in the fraction is a step of the shapes.
            const double speed =
                length(widen(s.sweep_b.c - s.sweep_b.c0) - widen(s.sweep_a.c - s.sweep_a.c0)) +
                12.0 * s.pair.size;
            ASSERT_NEAR(there, target, 0.25 * kImpactSlop + rounding + 1.2e-7 * speed);
            break;
        }
        case TimeOfImpactState::kSeparated:
            ++count.separated;
            break;
        case TimeOfImpactState::kFailed:
            ++count.failed;
            break;
    }
    for (int k = 0; k < samples; ++k) {
        const double t = static_cast<double>(found.fraction) * (k + 0.5) / samples;
        ASSERT_GE(s.separation_at(t), target - 0.25 * kImpactSlop - rounding)
            << "at " << t << " of " << found.fraction;
    }
}

void test_sweeps(std::uint64_t seed, int cases, int samples) {
    Random random(seed);
    SCOPED_TRACE(random.seed_text());
    Shares shares;
    ImpactCount count;
    for (int i = 0; i < cases; ++i) {
        const RandomSweeps s(random, random.below(2) == 0);
        shares.count(signed_separation(s.pair.core_a, s.pair.core_b));
        const TimeOfImpact found = time_of_impact(s.pair.a, s.sweep_a, s.pair.b, s.sweep_b);
        ASSERT_NO_FATAL_FAILURE(expect_sound_impact(s, found, samples, count))
            << i << ": " << describe(s.pair.a) << "\n"
            << describe(s.pair.b);
    }
    shares.expect_enough();
    std::cout << "[  counts  ] separated " << count.separated << ", hit " << count.hits << ", overlapped "
              << count.overlapped << ", failed " << count.failed << "; distances a call "
              << static_cast<double>(count.iterations) / cases << ", at most " << count.most << "\n";
    EXPECT_GE(count.separated, cases / 10);
    EXPECT_GE(count.hits, cases / 4);
    EXPECT_LE(count.failed, cases / 1000);
}

TEST(TimeOfImpactProperty, IsNeverLateNorTooEarly) {
    test_sweeps(20260531, is_long_run() ? 1000000 : 100000, 4);
}

TEST(TimeOfImpactProperty, IsThatOfDenseSampling) {
    test_sweeps(20260532, is_long_run() ? 3000 : 50, 10000);
}

}  // namespace
}  // namespace jostle::test
