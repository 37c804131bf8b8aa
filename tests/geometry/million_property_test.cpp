// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A million pairs of every type, each given to every verb of geometry/: nothing asserts, nothing is NaN,
// every normal is of length 1, and the verbs agree with each other on what they say of a pair.
// The exact properties of each verb stand in a test of its own.
#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>

#include "geometry/answers.h"
#include "geometry/random_pairs.h"
#include "geometry/random_smooth.h"

namespace jostle::test {
namespace {

#define EXPECT_ANSWER(call)                                             \
    do {                                                                \
        const char* wrong = wrong_in(call);                             \
        ASSERT_EQ(wrong, nullptr) << #call << ": " << wrong << shown(); \
    } while (false)

/// Of the pair as it lies; `at` is where A lies in the world.
void ask_all(Random& random, const RandomPair& pair, Vec2 at, int index) {
    const auto shown = [&] {
        return "\n" + std::to_string(index) + ": " + describe(pair.a, pair.b, pair.b_in_a);
    };
    const Transform body{at, Rot::from_angle(random.uniform(-1.0e6f, 1.0e6f))};
    const Transform other = compose(body, pair.b_in_a);
    const float size = static_cast<float>(pair.size);
    const auto draw = [&](float most) {
        const float x = random.uniform(-most, most);
        return Vec2{x, random.uniform(-most, most)};
    };

    const Manifold m = collide(pair.a, pair.b, pair.b_in_a);
    EXPECT_ANSWER(m);
    const float ra = radius_of(pair.a), rb = radius_of(pair.b);
    EXPECT_ANSWER(evaluate(make_local(m, ra, rb, pair.b_in_a), body, ra, other, rb));

    const DistanceResult d = distance(pair.a, pair.b, pair.b_in_a);
    const Penetration p = penetration(pair.a, pair.b, pair.b_in_a);
    EXPECT_ANSWER(d);
    EXPECT_ANSWER(p);
    const float rounding = 4.0e-6f * (size + length(middle(pair.b)) + length(pair.b_in_a.p));
    if (d.distance > rounding || p.depth > rounding) {
        ASSERT_EQ(overlap(pair.a, pair.b, pair.b_in_a), p.overlapping) << shown();
        ASSERT_EQ(p.overlapping, !(d.distance > 0.0f)) << shown();
    }

    const Vec2 path = random.uniform(0.0f, 3.0f) * size * RandomShape::random_axis(random);
    EXPECT_ANSWER(shape_cast(pair.a, pair.b, {pair.b_in_a.p - 0.7f * path, pair.b_in_a.q}, path));
    // The pair is as it is at 0.7 of the way.
    Sweep sweep_a{middle(pair.a), {}, {}, body.q.angle(), body.q.angle(), 0.0f};
    Sweep sweep_b{middle(pair.b), {}, {}, other.q.angle(), other.q.angle(), 0.0f};
    sweep_a.c0 = sweep_a.c = apply(body, sweep_a.local_center);
    sweep_b.c0 = apply(other, sweep_b.local_center) - 0.7f * path;
    sweep_b.c = sweep_b.c0 + path;
    const float turn = random.uniform(-1.0f, 1.0f) + 6.2831853f * random.whole(-160000, 160000);
    sweep_b.a0 += turn;
    sweep_b.a += turn + random.uniform(-1.0f, 1.0f);
    EXPECT_ANSWER(time_of_impact(pair.a, sweep_a, pair.b, sweep_b));
    EXPECT_ANSWER(swept_bounds(pair.b, sweep_b));
    EXPECT_ANSWER(bounds(pair.a, body));

    const Vec2 from = middle(pair.a) + draw(2.0f * size);
    EXPECT_ANSWER(closest_point(pair.a, from));
    EXPECT_ANSWER(
        ray_cast(pair.a, {from, random.uniform(0.5f, 2.0f) * (middle(pair.a) + draw(size) - from)}));
    ASSERT_LE(signed_distance(pair.a, closest_point(pair.a, from).point), rounding) << shown();
}

TEST(MillionProperty, EveryVerbAnswersEveryPair) {
    Random random(20261120);
    SCOPED_TRACE(random.seed_text());
    const int cases = most_cases();
    Shares shares;
    for (int i = 0; i < cases; ++i) {
        const RandomPair pair(random, random.below(2) == 0);
        shares.count(signed_separation(pair.core_a, pair.core_b));
        const float far = random.below(4) == 0 ? 9.0e4f : 10.0f * static_cast<float>(pair.size);
        const float x = random.uniform(-far, far);
        ASSERT_NO_FATAL_FAILURE(ask_all(random, pair, {x, random.uniform(-far, far)}, i));
    }
    shares.expect_enough();
}

/// How far a contact's points lie beside the face that they belong to, along it; 0 above it, and where there
/// is no face.
double beside_face(const LocalManifold& m, const RandomPair& pair) {
    if (m.count == 0 || m.type == ManifoldType::kCircles) return 0.0;
    const bool of_a = m.type == ManifoldType::kFaceA;
    const Core face = of_a ? pair.core_a : core_of(pair.b);
    const Transform other_in_face = of_a ? pair.b_in_a : inverse_of(pair.b_in_a);
    const std::size_t n = face.vertices.size();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < n; ++i) {
        const Point v = face.vertices[i], edge = face.vertices[(i + 1) % n] - v;
        const double size = length(edge);
        if (length((1.0 / size) * right_of(edge) - widen(m.normal)) > 1.0e-2) continue;
        double most = 0.0;
        for (int k = 0; k < m.count; ++k) {
            const double along = dot(widen(apply(other_in_face, m.points[k])) - v, edge) / size;
            most = std::fmax(most, std::fmax(-along, along - size));
        }
        least = std::fmin(least, most);
    }
    return least;
}

TEST(MillionProperty, PiecesOfLargerThingsGiveNormalsOfTheirOwn) {
    Random random(20261121);
    SCOPED_TRACE(random.seed_text());
    const int cases = most_cases();
    Shares shares;
    int touching = 0, withheld = 0;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        shares.count(signed_separation(pair.core_a, pair.core_b));
        const auto shown = [&] {
            return "\n" + std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a);
        };
        const bool touched = collide(pair.a, pair.b, pair.b_in_a).count > 0;
        make_smooth(random, pair.a);
        if (random.below(2) == 0) make_smooth(random, pair.b);
        const Manifold m = collide(pair.a, pair.b, pair.b_in_a);
        const Manifold n = collide(pair.b, pair.a, inverse_of(pair.b_in_a));
        EXPECT_ANSWER(m);
        EXPECT_ANSWER(n);
        touching += m.count > 0;
        withheld += touched && m.count == 0;
        const float ra = radius_of(pair.a), rb = radius_of(pair.b);
        const LocalManifold local = make_local(m, ra, rb, pair.b_in_a);
        EXPECT_ANSWER(evaluate(local, {}, ra, pair.b_in_a, rb));
        if (m.count == 0) continue;
        // Points lie above their face, but for a tenth of the slop, whether or not what is beside it is a
        // neighbour's; a circle whose centre is inside leaves through what face there is.
        const bool is_circle = pair.a.type == ShapeType::kCircle || pair.b.type == ShapeType::kCircle;
        if (!is_circle || m.points[0].separation + ra + rb > 0.0f) {
            const double far =
                length(core_of(pair.b).vertices[0]) + length(pair.core_a.vertices[0]) + pair.size;
            ASSERT_LE(beside_face(local, pair), 0.1 * static_cast<double>(kLinearSlop) + 2.0e-6 * far)
                << shown();
        }
        // Faces that are parallel but for 0.8 degrees count as parallel.
        const double slack = 0.015;
        ASSERT_TRUE(is_own_normal(pair.a, widen(m.normal), slack)) << "A" << shown();
        ASSERT_TRUE(is_own_normal(pair.b, widen(inverse_rotate(pair.b_in_a.q, -m.normal)), slack))
            << "B" << shown();
    }
    shares.expect_enough();
    std::cout << "[  counts  ] " << touching << " touch, " << withheld << " would alone\n";
    EXPECT_GE(touching, cases / 3);
    EXPECT_GE(withheld, cases / 20);
}

}  // namespace
}  // namespace jostle::test
