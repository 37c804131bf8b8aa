// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds in local form: by hand; then of random pairs of every type, given back where they were made, and
// held against fresh ones where the shapes have moved and have other radii.
#include <gtest/gtest.h>
#include <jostle/geometry/local_manifold.h>

#include "geometry/random_pairs.h"
#include "geometry/random_smooth.h"

namespace jostle::test {
namespace {

LocalManifold local_of(const Geometry& a, const Geometry& b, const Transform& b_in_a) {
    return make_local(collide(a, b, b_in_a), radius_of(a), radius_of(b), b_in_a);
}

void expect_vec(Vec2 found, Vec2 expected) {
    EXPECT_NEAR(found.x, expected.x, 2.0e-6f);
    EXPECT_NEAR(found.y, expected.y, 2.0e-6f);
}

TEST(LocalManifold, OfTwoCircles) {
    const Circle large{{1, 2}, 1}, small{{0, -3}, 0.5f};
    // The small one's centre 1.49 m to the right of the large one's.
    const LocalManifold m = local_of(large, small, {{2.49f, 5}, {}});
    EXPECT_EQ(m.type, ManifoldType::kCircles);
    ASSERT_EQ(m.count, 1);
    expect_vec(m.plane_point, {1, 2});
    expect_vec(m.points[0], {0, -3});
    // Above, two metres and a half from centre to centre, in a world where A lies on its side.
    const Transform a{{10, 20}, {0, 1}};
    const Transform b = compose(a, {{3.5f, 5}, {}});
    const WorldManifold apart = evaluate(m, a, 1, b, 0.5f);
    ASSERT_EQ(apart.count, 1);
    expect_vec(apart.normal, {0, 1});
    EXPECT_NEAR(apart.points[0].separation, 1, 2.0e-6f);
    expect_vec(apart.points[0].point, apply(a, {2.5f, 2}));
    // Blown up, the large one touches the small one.
    expect_vec(evaluate(m, a, 2, b, 0.5f).points[0].point, apply(a, {3, 2}));
    EXPECT_NEAR(evaluate(m, a, 2, b, 0.5f).points[0].separation, 0, 2.0e-6f);
    // Centre on centre, the normal that they met with holds.
    expect_vec(evaluate(m, a, 1, compose(a, {{1, 5}, {}}), 0.5f).normal, {0, 1});
}

TEST(LocalManifold, OfABoxOnABox) {
    const Polygon box = Polygon::box(1, 1);
    // Half a metre off to the right, 1 cm deep.
    const Transform rest{{0.5f, 1.99f}, {}};
    const LocalManifold m = local_of(box, box, rest);
    EXPECT_EQ(m.type, ManifoldType::kFaceA);
    ASSERT_EQ(m.count, 2);
    expect_vec(m.normal, {0, 1});
    EXPECT_NEAR(m.plane_point.y, 1, 2.0e-6f);
    const Vec2 right{0.5f, -1}, left{-1, -1};
    const int at_left = m.points[0].x < m.points[1].x ? 0 : 1;
    expect_vec(m.points[at_left], left);
    expect_vec(m.points[1 - at_left], right);
    // B is lifted to a gap of 3 cm and turned clockwise about its centre by a sine of 0.02, A rounded by
    // 1 cm: B's left corner has risen by 2 cm (and by what the cosine is short of 1: 0.2 mm), the other point
    // has sunk by half of that; the rounding takes 1 cm off both.
    const Rot turn{std::sqrt(1.0f - 4.0e-4f), -0.02f};
    const WorldManifold now = evaluate(m, {}, 0.01f, {{0.5f, 2.03f}, turn}, 0);
    ASSERT_EQ(now.count, 2);
    expect_vec(now.normal, {0, 1});
    const float rise = 1.0f - turn.c;
    EXPECT_NEAR(now.points[at_left].separation, 0.04f + rise, 2.0e-6f);
    EXPECT_NEAR(now.points[1 - at_left].separation, 0.01f + rise, 2.0e-6f);
    EXPECT_NEAR(now.points[at_left].point.x, 0.5f - turn.c - 0.02f, 2.0e-6f);
    // Midway between A's surface, at 1.01, and the corner.
    EXPECT_NEAR(now.points[at_left].point.y, 1.01f + 0.5f * (0.04f + rise), 2.0e-6f);
    EXPECT_EQ(now.points[0].id, m.ids[0]);
    EXPECT_NE(now.points[0].id, now.points[1].id);
}

TEST(LocalManifold, OfACircleOnABoxEitherWay) {
    const Polygon box = Polygon::rounded_box(1, 0.5f, 0.25f);
    const Circle ball{{}, 0.5f};
    const Transform above{{0.5f, 1.26f}, {}};  // 1 cm over its face
    const LocalManifold face_a = local_of(box, ball, above);
    EXPECT_EQ(face_a.type, ManifoldType::kFaceA);
    expect_vec(face_a.normal, {0, 1});
    expect_vec(face_a.points[0], {0, 0});
    const Transform below{{-0.5f, -1.26f}, {}};
    const LocalManifold face_b = local_of(ball, box, below);
    EXPECT_EQ(face_b.type, ManifoldType::kFaceB);
    expect_vec(face_b.normal, {0, 1});
    expect_vec(face_b.plane_point, {0.5f, 0.5f});
    expect_vec(face_b.points[0], {0, 0});
    // The box tips over by a quarter, anticlockwise, about its centre: its face looks to the left, and the
    // ball, which has gone to the left, is 2 cm away from it.
    const Transform tipped{{}, {0, 1}}, ball_at{{-1.27f, 0.5f}, {}};
    const WorldManifold a = evaluate(face_a, tipped, 0.25f, ball_at, 0.5f);
    const WorldManifold b = evaluate(face_b, ball_at, 0.5f, tipped, 0.25f);
    expect_vec(a.normal, {-1, 0});
    expect_vec(b.normal, {1, 0});
    for (const WorldManifold* m : {&a, &b}) {
        ASSERT_EQ(m->count, 1);
        EXPECT_NEAR(m->points[0].separation, 0.02f, 2.0e-6f);
        expect_vec(m->points[0].point, {-0.76f, 0.5f});
    }
}

TEST(LocalManifold, OfNothingIsNothing) {
    const LocalManifold none = local_of(Circle{{}, 1}, Circle{{}, 1}, {{5, 0}, {}});
    EXPECT_EQ(none.count, 0);
    const WorldManifold evaluated = evaluate(none, {}, 1, {{1, 0}, {}}, 1);
    EXPECT_EQ(evaluated.count, 0);
    EXPECT_EQ(evaluated.normal, Vec2{});
}

TEST(LocalManifold, TypeSaysWhatMet) {
    // Everything that touches the face, the end or the corner of something, either way round. Faces that are
    // parallel are both as good, and the first of two shapes of a type gives it.
    const Polygon box = Polygon::box(1, 1);
    const Capsule capsule{{-1, 0}, {1, 0}, 0.5f};
    const Segment segment{{-1, 0}, {1, 0}};
    const Circle circle{{}, 0.5f};
    const LargePolygon large = LargePolygon::regular(16, 1);
    struct TypeCase {
        Geometry a, b;
        Transform b_in_a;
        ManifoldType type, swapped;
    };
    using enum ManifoldType;
    const TypeCase cases[] = {
        {circle, circle, {{0.9f, 0}, {}}, kCircles, kCircles},
        {capsule, circle, {{0.3f, 0.9f}, {}}, kFaceA, kFaceB},
        {capsule, circle, {{1.9f, 0}, {}}, kCircles, kCircles},
        {segment, circle, {{0.3f, 0.4f}, {}}, kFaceA, kFaceB},
        {segment, circle, {{1.4f, 0}, {}}, kCircles, kCircles},
        {box, circle, {{0.3f, 1.4f}, {}}, kFaceA, kFaceB},
        {box, circle, {{1.3f, 1.3f}, {}}, kCircles, kCircles},
        {box, circle, {{0.9f, 0}, {}}, kFaceA, kFaceB},
        {large, circle, {{1.48f, 0}, {}}, kCircles, kCircles},
        {capsule, capsule, {{0.3f, 0.9f}, {}}, kFaceA, kFaceA},
        {capsule, capsule, {{2.9f, 0}, {}}, kCircles, kCircles},
        {segment, capsule, {{0.5f, 0.4f}, {}}, kFaceA, kFaceB},
        {segment, capsule, {{0.2f, 1.45f}, {0, 1}}, kFaceA, kFaceB},
        {box, capsule, {{0.2f, 1.45f}, {}}, kFaceA, kFaceB},
        {box, capsule, {{0.2f, 2.45f}, {0, 1}}, kFaceA, kFaceB},
        {box, capsule, {{2.2f, 1.25f}, {}}, kCircles, kCircles},
        {box, box, {{0.2f, 1.99f}, {}}, kFaceA, kFaceA},
        {box, box, {{2.4f, 0.2f}, Rot::from_angle(0.25f * kPi)}, kFaceA, kFaceB},
        {Polygon::rounded_box(1, 1, 0.5f), box, {{2.3f, 2.3f}, {}}, kCircles, kCircles},
        {segment, box, {{0.2f, 1.01f}, {}}, kFaceA, kFaceB},
        {segment, box, {{0, 1.42f}, Rot::from_angle(0.25f * kPi)}, kFaceA, kFaceB},
        {box, segment, {{2, 0.1f}, {}}, kFaceA, kFaceB},
    };
    int i = 0;
    for (const TypeCase& c : cases) {
        SCOPED_TRACE(std::to_string(i++) + ": " + describe(c.a, c.b, c.b_in_a));
        const Manifold m = collide(c.a, c.b, c.b_in_a), n = collide(c.b, c.a, inverse_of(c.b_in_a));
        ASSERT_GE(m.count, 1);
        EXPECT_EQ(m.type, c.type);
        EXPECT_EQ(n.type, c.swapped);
    }
}

/// [m] What rounding may do to a contact of the pair: of its size, and of where its shapes lie in their
/// frames.
double local_rounding_of(const RandomPair& pair) {
    const double far = length(pair.core_a.vertices[0]) + length(pair.core_b.vertices[0]) +
                       length(core_of(pair.b).vertices[0]);
    return 2.0e-6 * pair.size + 1.0e-6 * far;
}
/// [1] And to a normal between two points of the cores this far apart.
double turn_of(const Manifold& m, const RandomPair& pair, double radii, double rounding) {
    if (m.type != ManifoldType::kCircles) return 4.0e-6;
    const double lever = std::fabs(static_cast<double>(m.points[0].separation) + radii);
    // Nearer than that the old direction is as good as any.
    return lever > 1.0e-7 * pair.size ? 4.0e-6 + 2.0 * rounding / lever : 2.0;
}
double radii_of(const Geometry& a, const Geometry& b) {
    return static_cast<double>(radius_of(a)) + static_cast<double>(radius_of(b));
}

/// Whether the local form names features that the cores have: a face is a face and lies where it should, the
/// points are points of the other core's outline.
void expect_features(const LocalManifold& m, const Core& a, const Core& b, double tolerance) {
    if (m.type == ManifoldType::kCircles) {
        ASSERT_LE(distance_to_outline(widen(m.plane_point), a), tolerance);
        ASSERT_LE(distance_to_outline(widen(m.points[0]), b), tolerance);
        return;
    }
    const Core& face = m.type == ManifoldType::kFaceA ? a : b;
    const Core& other = m.type == ManifoldType::kFaceA ? b : a;
    const std::size_t n = face.vertices.size();
    bool found = false;
    for (std::size_t i = 0; i < n; ++i) {
        const Point e = face.vertices[(i + 1) % n] - face.vertices[i];
        const Point normal = (1.0 / length(e)) * Point{e.y, -e.x};
        const bool along = length(normal - widen(m.normal)) <= 1.0e-5 + 2.0 * tolerance / length(e);
        found |= along &&
                 std::fabs(dot(widen(m.normal), widen(m.plane_point) - face.vertices[i])) <= 4.0 * tolerance;
    }
    ASSERT_TRUE(found) << "no such face";
    for (int i = 0; i < m.count; ++i)
        ASSERT_LE(distance_to_outline(widen(m.points[i]), other), tolerance) << "point " << i;
}

/// A quarter of the pairs is of pieces of larger things.
void maybe_make_smooth(Random& random, RandomPair& pair) {
    if (random.below(4) != 0) return;
    make_smooth(random, pair.a);
    if (random.below(2) == 0) make_smooth(random, pair.b);
}

TEST(LocalManifoldProperty, GivesBackWhatItWasMadeOf) {
    Random random(20261101);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    Shares shares;
    int types[3] = {};
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        shares.count(signed_separation(pair.core_a, pair.core_b));
        maybe_make_smooth(random, pair);
        const Manifold m = collide(pair.a, pair.b, pair.b_in_a);
        const float ra = radius_of(pair.a), rb = radius_of(pair.b);
        const LocalManifold local = make_local(m, ra, rb, pair.b_in_a);
        const auto shown = [&] { return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a); };
        ASSERT_EQ(local.count, m.count);
        if (m.count == 0) continue;
        ++types[static_cast<int>(m.type)];
        const double rounding = local_rounding_of(pair);
        ASSERT_NO_FATAL_FAILURE(expect_features(local, pair.core_a, core_of(pair.b), 2.0 * rounding))
            << shown();
        // In A's frame, and in a world where A lies anywhere.
        const float far = static_cast<float>(pair.size) * (random.below(2) == 0 ? 0.0f : 10.0f);
        const Vec2 at = random.uniform(0, far) * RandomShape::random_axis(random);
        const Transform body{at, far > 0.0f ? Rot::from_angle(random.uniform(-3.0f, 3.0f)) : Rot{}};
        const WorldManifold w = evaluate(local, body, ra, compose(body, pair.b_in_a), rb);
        const double tolerance = 2.0 * rounding + 1.0e-6 * static_cast<double>(far);
        const double turn = turn_of(m, pair, radii_of(pair.a, pair.b), tolerance);
        ASSERT_EQ(w.count, m.count);
        ASSERT_NEAR(length(widen(w.normal)), 1.0, 1.0e-5) << shown();
        ASSERT_LE(length(widen(w.normal - rotate(body.q, m.normal))), turn) << shown();
        for (int k = 0; k < m.count; ++k) {
            ASSERT_EQ(w.points[k].id, m.points[k].id);
            ASSERT_NEAR(static_cast<double>(w.points[k].separation),
                        static_cast<double>(m.points[k].separation), 2.0 * tolerance)
                << shown();
            // A normal that has turned takes a point on a rounding with it.
            ASSERT_LE(length(widen(w.points[k].point - apply(body, m.points[k].point))),
                      2.0 * tolerance +
                          (m.type == ManifoldType::kCircles ? turn * static_cast<double>(max(ra, rb)) : 0.0))
                << shown();
        }
    }
    shares.expect_enough();
    for (const int count : types) EXPECT_GE(count, cases / 20);
}

Geometry with_radius(Geometry g, float factor) {
    if (g.type == ShapeType::kCircle) g.circle.radius *= factor;
    if (g.type == ShapeType::kCapsule) g.capsule.radius *= factor;
    if (g.type == ShapeType::kPolygon) g.polygon.radius *= factor;
    if (g.type == ShapeType::kLargePolygon) g.large_polygon.radius *= factor;
    return g;
}

/// How a fresh manifold and an evaluated one of the same features, both in A's frame, must agree. A point
/// that was clipped may lie `motion` further along: the separations then agree on the line through both
/// points; of a single one that was clipped nothing else is known. `exact` counts what was held to rounding.
void expect_same_contact(const Manifold& fresh, const WorldManifold& kept, bool clipped, double tolerance,
                         double turn, double motion, int& exact) {
    ASSERT_LE(length(widen(fresh.normal - kept.normal)), turn);
    const Point normal = widen(kept.normal), tangent{-normal.y, normal.x};
    const auto from_first = [&](const ManifoldPoint& p) { return widen(p.point - kept.points[0].point); };
    const auto separation = [](const ManifoldPoint& p) { return static_cast<double>(p.separation); };
    // How much steeper than the face the other's edge is, and so the error of a separation on it.
    double width = 1.0, rise = 0.0, climb = 0.0;
    if (kept.count == 2) {
        width = dot(from_first(kept.points[1]), tangent);
        rise = separation(kept.points[1]) - separation(kept.points[0]);
        climb = dot(from_first(kept.points[1]), normal);
    }
    for (int k = 0; k < fresh.count; ++k) {
        const double along = dot(from_first(fresh.points[k]), tangent);
        const double gone = along - dot(from_first(kept.points[k]), tangent);
        ASSERT_LE(std::fabs(gone), motion + tolerance);
        // Two points that rounding has put on each other have no line through them.
        if (kept.count == 1 ? clipped : std::fabs(width) <= 16.0 * tolerance) continue;
        ++exact;
        const double f = along / width;
        const double error = tolerance * (1.0 + std::fabs(f)) * (1.0 + std::fabs(rise / width));
        ASSERT_NEAR(separation(fresh.points[k]), separation(kept.points[0]) + f * rise, error);
        ASSERT_NEAR(dot(from_first(fresh.points[k]), normal), f * climb, error);
    }
}

/// Whether the first point was cut from an edge: it is no vertex of the core that it belongs to.
bool is_clipped(const LocalManifold& m, const Core& a, const Core& b, double tolerance) {
    if (m.type == ManifoldType::kCircles) return false;
    for (const Point v : (m.type == ManifoldType::kFaceA ? b : a).vertices)
        if (length(v - widen(m.points[0])) <= tolerance) return false;
    return true;
}

TEST(LocalManifoldProperty, FollowsAMotionAndOtherRadii) {
    Random random(20261102);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    int touching = 0, same = 0, points = 0, exact = 0;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        maybe_make_smooth(random, pair);
        const Manifold m = collide(pair.a, pair.b, pair.b_in_a);
        if (m.count == 0) continue;
        ++touching;
        const LocalManifold local = make_local(m, radius_of(pair.a), radius_of(pair.b), pair.b_in_a);
        // B turns a little about its middle and moves by as much, its radius and A's by up to a third.
        const float step = 1.0e-3f * static_cast<float>(pair.size);
        const Vec2 middle = center(bounds(pair.b, {}));
        const Transform moved_to{
            {}, renormalize(compose(pair.b_in_a.q, Rot::from_angle(random.uniform(-1.0e-3f, 1.0e-3f))))};
        const Vec2 shift = random.uniform(0.0f, step) * RandomShape::random_axis(random);
        const Transform now{apply(pair.b_in_a, middle) + shift - rotate(moved_to.q, middle), moved_to.q};
        const bool other_radii = random.below(2) == 0;
        const float factor_a = other_radii ? random.uniform(0.7f, 1.3f) : 1.0f;
        const Geometry a = with_radius(pair.a, factor_a);
        const Geometry b = with_radius(pair.b, other_radii ? random.uniform(0.7f, 1.3f) : 1.0f);
        const Manifold fresh = collide(a, b, now);
        const auto shown = [&] {
            return std::to_string(i) + ": " + describe(pair.a, pair.b, pair.b_in_a) + "\nnow " +
                   describe(a, b, now);
        };
        // The same features: ids do not tell the faces at a vertex apart, nor what of it a circle touches,
        // nor a vertex from where its edge was cut, nor one end of an edge beside
        // the face from the other.
        bool alike = fresh.count == m.count && fresh.type == m.type;
        for (int k = 0; k < m.count && alike; ++k) alike = fresh.points[k].id == m.points[k].id;
        if (!alike) continue;
        const WorldManifold kept = evaluate(local, {}, radius_of(a), now, radius_of(b));
        const LocalManifold anew = make_local(fresh, radius_of(a), radius_of(b), now);
        const double tolerance = 4.0 * local_rounding_of(pair);
        const bool clipped = is_clipped(local, pair.core_a, core_of(pair.b), tolerance);
        alike = m.type != ManifoldType::kCircles
                    ? distance(anew.normal, local.normal) < 1.0e-4f &&
                          clipped == is_clipped(anew, pair.core_a, core_of(pair.b), tolerance) &&
                          (m.count == 2 || distance(anew.points[0], local.points[0]) <= 4.0f * step)
                    : length(widen(anew.plane_point - local.plane_point)) <= tolerance &&
                          length(widen(anew.points[0] - local.points[0])) <= tolerance;
        if (!alike) continue;
        ++same;
        points += m.count;
        const double turn = turn_of(fresh, pair, radii_of(a, b), tolerance);
        // A point on a surface that is not touched yet has a longer arm.
        const double motion =
            2.0 * static_cast<double>(step) + 1.0e-3 * static_cast<double>(kSpeculativeDistance);
        const double spread = m.type == ManifoldType::kCircles
                                  ? turn * static_cast<double>(max(radius_of(a), radius_of(b)))
                                  : 0.0;
        ASSERT_NO_FATAL_FAILURE(
            expect_same_contact(fresh, kept, clipped, tolerance + spread, turn, motion, exact))
            << shown();
    }
    std::cout << "[  counts  ] of " << touching << " that touch " << same << " kept their features; of their "
              << points << " points " << exact << " were held to rounding\n";
    EXPECT_GE(touching, cases / 2);
    EXPECT_GE(same, touching * 6 / 10);
    EXPECT_GE(exact, points * 8 / 10);
}

}  // namespace
}  // namespace jostle::test
