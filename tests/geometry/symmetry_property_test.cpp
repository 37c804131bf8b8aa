// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The answer about a pair of shapes does not depend on which of the two is A, nor on where both lie: overlap,
// distance, penetration, shape cast and time of impact. Normals turn round, points stay, each in its frame.
// (Manifolds: manifold_property_test.cpp.)
#include <gtest/gtest.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/time_of_impact.h>

#include "geometry/random_pairs.h"
#include "geometry/ties.h"

namespace jostle::test {
namespace {

constexpr double kSymmetrySlop = static_cast<double>(kLinearSlop);

/// [rad] Beside a short edge there are normals along which two shapes are as far apart, to rounding.
constexpr double kBesideAnEdge = 2.0e-3;

Vec2 draw(Random& random, float most) {
    const float x = random.uniform(-most, most);
    return {x, random.uniform(-most, most)};
}

/// A random pair, the same pair with its shapes swapped, and the same seen after both have been moved.
struct Views {
    explicit Views(Random& random) : pair(random, random.below(2) == 0) {
        const float far = 5.0f * static_cast<float>(pair.size);
        body = {draw(random, far), Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        reach = length(pair.core_a.vertices[0]) + length(pair.core_b.vertices[0]) +
                length(core_of(pair.b).vertices[0]) + static_cast<double>(length(body.p));
        truth = signed_separation(pair.core_a, pair.core_b);
    }
    [[nodiscard]] Transform moved_pose(const Transform& b_in_a) const {
        return inverse_compose(body, compose(body, b_in_a));
    }
    /// [m] A hundred-thousandth of the size, and what is lost where a pose is turned round or moved.
    [[nodiscard]] double tolerance() const { return 1.0e-5 * pair.size + 1.0e-6 * reach; }
    [[nodiscard]] std::string text() const { return describe(pair.a, pair.b, pair.b_in_a); }

    RandomPair pair;
    Transform body;
    double reach = 0.0, truth = 0.0;
};

/// A contact in A's frame.
struct Contact {
    Vec2 normal, on_a, on_b;
};
Contact swapped_pair(const Contact& c, const Transform& b_in_a) {
    return {-rotate(b_in_a.q, c.normal), apply(b_in_a, c.on_b), apply(b_in_a, c.on_a)};
}

/// How far the witnesses may lie apart: not at all where no edges lie along each other.
struct Sharpness {
    bool normals = false;  ///< whether there is one normal
    bool points = false;   ///< and one pair of points
    double turn = 0.0;     ///< [rad] what rounding does to the normal

    Sharpness(const Core& a, const Core& b, double separation, Vec2 normal, double size, double tolerance,
              double least_turn = kBesideAnEdge) {
        const double lever = separation + a.radius + b.radius;  // between the cores
        // Across a face rounding turns nothing; between two vertices, as much as the lever is short.
        const bool centres = a.vertices.size() == 1 && b.vertices.size() == 1;
        turn = least_turn;
        if (centres || lever > 0.0) turn += 2.0 * tolerance / (std::fabs(lever) + 1.0e-12);
        normals = turn < 0.01 && !(lever < tolerance && is_tie(a, b, 4.0 * tolerance));
        points = normals && !edges_meet(a, b, widen(normal), 0.02 * size);
    }
};
void expect_same(const Contact& c, const Contact& d, const Sharpness& sharp, double size, double tolerance) {
    if (!sharp.normals) return;
    ASSERT_LE(length(widen(c.normal) - widen(d.normal)), sharp.turn);
    if (!sharp.points) return;
    ASSERT_LE(length(widen(c.on_a) - widen(d.on_a)), tolerance + sharp.turn * size);
    ASSERT_LE(length(widen(c.on_b) - widen(d.on_b)), tolerance + sharp.turn * size);
}

/// A contact of the pair, and what the other two views of it say.
void expect_same_seen(const Contact& c, const Contact& from_b, const Contact& moved, const Views& v,
                      const Sharpness& sharp) {
    const Contact other = swapped_pair(from_b, v.pair.b_in_a);
    ASSERT_NO_FATAL_FAILURE(expect_same(c, other, sharp, v.pair.size, v.tolerance()));
    ASSERT_NO_FATAL_FAILURE(expect_same(c, moved, sharp, v.pair.size, v.tolerance()));
}

/// [m] The longer side of the smaller shape's box.
double least_extent(const RandomPair& pair) {
    const auto side = [](const Geometry& g) {
        const Aabb<2> box = bounds(g, {});
        const Vec2 size = box.upper - box.lower;
        return static_cast<double>(max(size.x, size.y));
    };
    return std::fmin(side(pair.a), side(pair.b));
}

struct SymmetryCount {
    int all = 0, normals = 0, points = 0;
    void add(const Sharpness& sharp) {
        ++all;
        normals += sharp.normals;
        points += sharp.points;
    }
    /// At least this much [%] with one normal, and with one pair of points.
    void expect_enough(int least_normals, int least_points) const {
        std::cout << "[  counts  ] of " << all << " contacts " << normals << " have one normal, " << points
                  << " one pair of points\n";
        EXPECT_GE(normals, all / 100 * least_normals);
        EXPECT_GE(points, all / 100 * least_points);
    }
};

TEST(SymmetryProperty, OfDistanceOverlapAndPenetration) {
    Random random(20261141);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Shares shares;
    SymmetryCount apart, deep;
    for (int i = 0; i < cases; ++i) {
        const Views v(random);
        shares.count(v.truth);
        const RandomPair& pair = v.pair;
        const Transform &pose = pair.b_in_a, back = inverse_of(pose), moved_to = v.moved_pose(pose);
        const double tolerance = v.tolerance();
        if (std::fabs(v.truth) > tolerance) {
            const bool found = overlap(pair.a, pair.b, pose);
            ASSERT_EQ(overlap(pair.b, pair.a, back), found) << v.text();
            ASSERT_EQ(overlap(pair.a, pair.b, moved_to), found) << v.text();
        }
        const DistanceResult d = distance(pair.a, pair.b, pose), e = distance(pair.b, pair.a, back),
                             f = distance(pair.a, pair.b, moved_to);
        ASSERT_NEAR(static_cast<double>(d.distance), static_cast<double>(e.distance), tolerance) << v.text();
        ASSERT_NEAR(static_cast<double>(d.distance), static_cast<double>(f.distance), tolerance) << v.text();
        if (v.truth > tolerance) {
            const Sharpness sharp(pair.core_a, pair.core_b, v.truth, d.normal, pair.size, tolerance);
            apart.add(sharp);
            ASSERT_NO_FATAL_FAILURE(expect_same_seen({d.normal, d.point_a, d.point_b},
                                                     {e.normal, e.point_a, e.point_b},
                                                     {f.normal, f.point_a, f.point_b}, v, sharp))
                << i << v.text();
        }
        const Penetration p = penetration(pair.a, pair.b, pose), q = penetration(pair.b, pair.a, back),
                          r = penetration(pair.a, pair.b, moved_to);
        ASSERT_NEAR(static_cast<double>(p.depth), static_cast<double>(q.depth), tolerance) << v.text();
        ASSERT_NEAR(static_cast<double>(p.depth), static_cast<double>(r.depth), tolerance) << v.text();
        if (v.truth < -tolerance) {
            const Sharpness sharp(pair.core_a, pair.core_b, v.truth, p.normal, pair.size, tolerance, 2.0e-5);
            deep.add(sharp);
            ASSERT_NO_FATAL_FAILURE(expect_same_seen({p.normal, p.point_a, p.point_b},
                                                     {q.normal, q.point_a, q.point_b},
                                                     {r.normal, r.point_a, r.point_b}, v, sharp))
                << i << v.text();
        }
    }
    shares.expect_enough();
    apart.expect_enough(60, 40);
    deep.expect_enough(50, 40);
}

TEST(SymmetryProperty, OfShapeCasts) {
    Random random(20261142);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Shares shares;
    SymmetryCount count;
    int hits = 0, compared = 0;
    for (int i = 0; i < cases; ++i) {
        const Views v(random);
        shares.count(v.truth);
        const RandomPair& pair = v.pair;
        const float length_of_path = static_cast<float>(pair.size) * random.uniform(0.2f, 3.0f);
        const Vec2 path = length_of_path * RandomShape::random_axis(random);
        Transform pose = pair.b_in_a;
        pose.p -= random.uniform(0.5f, 1.0f) * path;
        const ShapeCastHit c = shape_cast(pair.a, pair.b, pose, path);
        const ShapeCastHit d = shape_cast(pair.b, pair.a, inverse_of(pose), inverse_rotate(pose.q, -path));
        const ShapeCastHit e =
            shape_cast(pair.a, pair.b, v.moved_pose(pose), inverse_rotate(v.body.q, rotate(v.body.q, path)));
        const double tolerance = v.tolerance() + 2.0e-6 * static_cast<double>(length_of_path);
        hits += c.hit && !c.started_overlapping;
        // Those that only just touch, at an end of the path or on its side, may be seen either way.
        const auto separation_at = [&](double f) {
            Core b = moved(core_of(pair.b), pose);
            for (Point& p : b.vertices) p = p + f * widen(path);
            return signed_separation(pair.core_a, b);
        };
        if (!c.hit || c.started_overlapping || separation_at(0.0) < tolerance) continue;
        const double slant = -dot(widen(c.normal), widen(path)) / static_cast<double>(length_of_path);
        const double slack = tolerance / static_cast<double>(length_of_path) / (slant + 1.0e-9);
        // A shape no larger than its rounding, or passes a corner by so little, may be hit or missed.
        const auto f = static_cast<double>(c.fraction);
        if (slant < 0.1 || f + 20.0 * slack > 1.0 || tolerance > 0.01 * least_extent(pair)) continue;
        if (separation_at(f + 20.0 * slack) > -2.0 * tolerance) continue;
        ++compared;
        Core there = moved(core_of(pair.b), pose);
        for (Point& p : there.vertices) p = p + static_cast<double>(c.fraction) * widen(path);
        const Sharpness sharp(pair.core_a, there, 0.0, c.normal, pair.size, tolerance);
        count.add(sharp);
        const double where = 4.0 * tolerance / slant;
        // In B's frame B stays where it was and A moves: what was touched has moved along.
        const Vec2 gone = d.fraction * path;
        for (const ShapeCastHit& other :
             {ShapeCastHit{d.hit, d.started_overlapping, d.fraction, apply(pose, d.point) + gone,
                           -rotate(pose.q, d.normal), 0},
              e}) {
            ASSERT_TRUE(other.hit && !other.started_overlapping) << i << ": " << v.text();
            ASSERT_NEAR(static_cast<double>(c.fraction), static_cast<double>(other.fraction), 2.0 * slack)
                << i << ": " << v.text();
            ASSERT_NO_FATAL_FAILURE(expect_same({c.normal, c.point, c.point},
                                                {other.normal, other.point, other.point}, sharp, pair.size,
                                                where))
                << i << ": " << v.text();
        }
    }
    shares.expect_enough();
    EXPECT_GE(hits, cases / 3);
    EXPECT_GE(compared, hits * 6 / 10);
    std::cout << "[  counts  ] of " << hits << " hits " << compared << " were compared\n";
    count.expect_enough(60, 40);
}

/// Two shapes on their ways: as the pair is at some time.
struct Ways {
    Sweep a, b;

    Ways(Random& random, const Views& v) {
        const Transform at_a{draw(random, static_cast<float>(v.pair.size)),
                             Rot::from_angle(random.uniform(-3.0f, 3.0f))};
        const float when = random.uniform(0.2f, 1.0f), size = static_cast<float>(v.pair.size);
        a = through(random, at_a, middle(v.pair.a), when, size);
        b = through(random, compose(at_a, v.pair.b_in_a), middle(v.pair.b), when, size);
    }
    static Sweep through(Random& random, const Transform& pose, Vec2 middle, float when, float size) {
        Sweep sweep;
        sweep.local_center = middle;
        const Vec2 path = draw(random, 2.0f * size);
        const float turn = random.below(2) == 0 ? 0.0f : random.uniform(-1.0f, 1.0f);
        sweep.c0 = apply(pose, middle) - when * path;
        sweep.c = sweep.c0 + path;
        sweep.a0 = pose.q.angle() - when * turn;
        sweep.a = sweep.a0 + turn;
        return sweep;
    }
    static Sweep moved_by(const Transform& body, float angle, Sweep sweep) {
        sweep.c0 = apply(body, sweep.c0);
        sweep.c = apply(body, sweep.c);
        sweep.a0 += angle;
        sweep.a += angle;
        return sweep;
    }
};

/// Of the cores at a time, in double.
Core placed(Core core, const Sweep& sweep, Vec2 origin, double t) {
    const double angle =
        static_cast<double>(sweep.a0) + t * (static_cast<double>(sweep.a) - static_cast<double>(sweep.a0));
    const double c = std::cos(angle), s = std::sin(angle);
    const Point at = widen(sweep.c0) - widen(origin) + t * (widen(sweep.c) - widen(sweep.c0));
    for (Point& v : core.vertices) {
        const Point r = v - widen(sweep.local_center);
        v = {c * r.x - s * r.y + at.x, s * r.x + c * r.y + at.y};
    }
    core.radius = 0.0;
    return core;
}

TEST(SymmetryProperty, OfTimesOfImpact) {
    Random random(20261143);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    Shares shares;
    SymmetryCount count;
    int hits = 0, otherwise = 0, at_once = 0, hairs = 0;
    for (int i = 0; i < cases; ++i) {
        const Views v(random);
        shares.count(v.truth);
        const RandomPair& pair = v.pair;
        const Ways ways(random, v);
        const float angle = random.uniform(-3.0f, 3.0f);
        const Transform body{v.body.p, Rot::from_angle(angle)};
        const TimeOfImpact c = time_of_impact(pair.a, ways.a, pair.b, ways.b);
        const TimeOfImpact d = time_of_impact(pair.b, ways.b, pair.a, ways.a);
        const TimeOfImpact e = time_of_impact(pair.a, Ways::moved_by(body, angle, ways.a), pair.b,
                                              Ways::moved_by(body, angle, ways.b));
        const auto core_a = [&](double t) { return placed(core_of(pair.a), ways.a, ways.a.c0, t); };
        const auto core_b = [&](double t) { return placed(core_of(pair.b), ways.b, ways.a.c0, t); };
        const double tolerance =
            v.tolerance() + 1.0e-5 * static_cast<double>(length(ways.b.c - ways.a.c)) + 0.5 * kSymmetrySlop;
        const bool is_hit = c.state == TimeOfImpactState::kHit;
        hits += is_hit;
        for (const TimeOfImpact* other : {&d, &e}) {
            if (other->state != c.state) {
                // They come as near as the target by a hair, or overlap by one at the start.
                ++otherwise;
                continue;
            }
            if (!is_hit) continue;
            const auto t = static_cast<double>(c.fraction), u = static_cast<double>(other->fraction);
            const Core a = core_a(t), b = core_b(t);
            const double there = signed_separation(a, b);
            if (t == 0.0 || u == 0.0) {
                at_once += t != u;
                continue;
            }
            ASSERT_NEAR(there, signed_separation(core_a(u), core_b(u)), tolerance) << i << ": " << v.text();
            // Where they come straight at each other there is no doubt when.
            const double before = signed_separation(core_a(t - 1.0e-3), core_b(t - 1.0e-3));
            const double speed = (before - there) / 1.0e-3;
            const bool is_plain =
                speed > 0.1 * pair.size && tolerance < 0.01 * least_extent(pair) + 0.5 * kSymmetrySlop;
            if (is_plain && std::fabs(t - u) > 2.0 * tolerance / speed) {
                // They pass a corner by a hair, and meet later.
                ++hairs;
                continue;
            }
            const bool same = other == &d;
            const Transform home{inverse_rotate(body.q, -body.p), inverse(body.q)};
            const Vec2 normal = same ? -other->normal : rotate(home.q, other->normal);
            const Vec2 point = same ? other->point : apply(home, other->point);
            const double turn_on_the_way = 2.0 * std::fabs(t - u);
            const Sharpness sharp(a, b, there, c.normal, pair.size, 4.0 * (tolerance - 0.5 * kSymmetrySlop));
            count.add(sharp);
            if (!sharp.normals || there < 0.01 * pair.size) continue;
            // Half the slop nearer or further, a corner is seen from elsewhere.
            const double turn = sharp.turn + turn_on_the_way + 2.0 * tolerance / there;
            ASSERT_LE(length(widen(c.normal) - widen(normal)), turn) << i << ": " << v.text();
            if (!sharp.points) continue;
            const double way = turn_on_the_way * 4.0 * pair.size;
            ASSERT_LE(length(widen(c.point) - widen(point)), tolerance + way + turn * pair.size)
                << i << ": " << v.text();
        }
    }
    shares.expect_enough();
    std::cout << "[  counts  ] " << hits << " hits, " << otherwise << " otherwise, " << at_once
              << " at once or not\n";
    count.expect_enough(25, 20);
    EXPECT_GE(hits, cases * 4 / 10);
    EXPECT_LE(otherwise, cases / 500);
    EXPECT_LE(at_once, cases / 500);
    EXPECT_LE(hairs, cases / 30000);
}

}  // namespace
}  // namespace jostle::test
