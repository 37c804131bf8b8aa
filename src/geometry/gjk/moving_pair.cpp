// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Advancement along a separating axis, with a bound of the second order.
//
// At time t the nearest points of the cores give an axis N. Let it turn from there on at a rate w: with A if
// it is a face of A's, with B if it is one of B's, not at all between two vertices. However it turns, the
// separation along it is never more than the distance:
//
//     s(h) = min over j of N(h).(d(h) + r_j(h)) - max over i of N(h).q_i(h)
//
//     h      time since t                       d      from A's centre of mass to B's, d' = u, d'' = 0
//     q_i    A's points from A's centre         r_j    B's points from B's centre
//     w_a    A's turning rate                   w_b    B's
//
// The derivative of N.r_j is (w - w_b) N x r_j, that of N.d is w N x d + N.u, and no second derivative is
// beyond
//
//     M = w^2 |d| + 2 |w| |u| + (w - w_b)^2 |r| + (w - w_a)^2 |q|         with the greatest |d|, |r|, |q|
//
// so that s(h) >= L(h), which is linear in h for each pair of points, less M h^2 / 2. L is concave: the first
// time that it falls to the target, found exactly, is safe to go to. Where nothing turns, that is the time of
// impact; else the steps converge as Newton's do, as L is right to the second order.
//
// Before all that, discs around the centres of mass that hold the cores however they turn: where those pass
// each other by, so do the shapes.
//
// Positions are relative, in double: nothing is lost far from the world's origin.
//
// Cost: a distance, two sines and cosines, and two support points, seldom more, a step; 2 to 8 steps.
#include "geometry/gjk/moving_pair.h"

#include <bit>

namespace jostle::detail {
namespace {

constexpr double kTwoPi = 0x1.921fb54442d18p+2;
/// [1] More would be needed for a hundred thousand turns per sweep, which fail.
constexpr int kMaxSteps = 200;
/// [1] The points of A and of B that a separation is between change this often at most while time goes on.
constexpr int kMaxPieces = 2 * kMaxPolygonVertices;

/// [rad] Less whole turns.
double without_turns(double angle) {
    if (std::fabs(angle) <= 4.0) return angle;
    return angle - kTwoPi * std::floor(angle / kTwoPi + 0.5);
}

/// [m] Of the points from the centre of mass: a little more, for rounding.
double reach_of(const DistanceProxy& proxy, Double2 arm) {
    const Vec2 rounded = narrow(arm);
    const Float4 x = splat(rounded.x), y = splat(rounded.y);
    Float4 squared = splat(0.0f);
    for (int i = 0; i < 2 || 4 * i < proxy.count; ++i) {
        const Float4 px = x + load(proxy.blocks[i].x), py = y + load(proxy.blocks[i].y);
        squared = greater(px * px + py * py, squared);
    }
    const double most = static_cast<double>(math::sqrt(lane<0>(greatest(squared))));
    return 1.000001 * most + 1.0e-6 * length(arm);
}

Motion motion_of(const DistanceProxy& proxy, const Sweep& sweep) {
    Motion motion;
    const double a0 = static_cast<double>(sweep.a0);
    motion.angle = without_turns(a0);
    motion.rate = static_cast<double>(sweep.a) - a0;
    motion.center = widen(sweep.c0);
    motion.path = widen(sweep.c) - widen(sweep.c0);
    motion.arm = widen(proxy.origin) - widen(sweep.local_center);
    motion.start = Rot::from_angle(static_cast<float>(motion.angle));
    motion.reach = reach_of(proxy, motion.arm);
    return motion;
}

JOSTLE_INLINE Rot rotation_at(const Motion& motion, double t) {
    const double turn = t * motion.rate;
    if (turn == 0.0) return motion.start;
    return Rot::from_angle(static_cast<float>(without_turns(motion.angle + turn)));
}

JOSTLE_INLINE Double2 turned(const Rot& q, Double2 v) {
    const double c = static_cast<double>(q.c), s = static_cast<double>(q.s);
    return {c * v.x + -s * v.y, s * v.x + c * v.y};
}

/// Both shapes at one time, seen from A's centre of mass, turned as the world is.
struct Poses {
    Rot qa, qb;
    Double2 between;  // d
};

Double2 between_at(const Motion& a, const Motion& b, double t) {
    return b.center - a.center + t * (b.path - a.path);
}

JOSTLE_INLINE Poses poses_at(const Motion& a, const Motion& b, double t) {
    return {rotation_at(a, t), rotation_at(b, t), between_at(a, b, t)};
}

JOSTLE_INLINE RelativePose relative(const Poses& poses, const Motion& a, const Motion& b) {
    const Double2 first_b = poses.between + turned(poses.qb, b.arm);
    return {turned(inverse(poses.qa), first_b) - a.arm, inverse_compose(poses.qa, poses.qb)};
}

/// Whether the discs that hold the cores, however those turn, stay further apart than `within`.
bool discs_stay_apart(const Motion& a, const Motion& b, double max_fraction, double within) {
    const Double2 start = between_at(a, b, 0.0);
    const Double2 path = between_at(a, b, max_fraction) - start;
    const double along = -dot(start, path), squared = dot(path, path);
    const Double2 nearest = !(along > 0.0)     ? start
                            : along >= squared ? start + path
                                               : start + (along / squared) * path;
    const double reach = a.reach + b.reach + within;
    return dot(nearest, nearest) > reach * reach;
}

/// The point of a shape that lies furthest in a direction of the world.
JOSTLE_INLINE int furthest(const DistanceProxy& proxy, const Rot& q, Double2 direction) {
    return support(proxy, inverse_rotate(q, narrow(direction)));
}

/// A point from its shape's centre of mass, turned as the world is.
JOSTLE_INLINE Double2 from_center(const DistanceProxy& proxy, const Motion& motion, const Rot& q, int i) {
    return turned(q, motion.arm + widen(proxy.point(i)));
}

/// The separation along the axis, and how it goes on.
struct Axis {
    Double2 normal;
    double rate = 0.0;   // w
    double bound = 0.0;  // M
};

/// L at h, less the target, for the points that matter at h: constant + slope * h - bound * h^2 / 2.
struct Piece {
    double constant = 0.0, slope = 0.0;
    bool from_now = false;  // those points matter at once as well
};

/// `now`: the points that are nearest at h = 0.
JOSTLE_INLINE Piece piece_at(double h, const Axis& axis, const SimplexCache& now, const Poses& poses,
                             const DistanceProxy& a, const Motion& motion_a, const DistanceProxy& b,
                             const Motion& motion_b, double target) {
    const Double2 n = axis.normal;
    const Double2 across{-n.y, n.x};
    const double rate_a = axis.rate - motion_a.rate, rate_b = axis.rate - motion_b.rate;
    // N.q + h rate N x q is the height of q along N + h rate (N turned by a quarter).
    const int i = furthest(a, poses.qa, n + (h * rate_a) * across);
    const int j = furthest(b, poses.qb, -n - (h * rate_b) * across);
    const Double2 q = from_center(a, motion_a, poses.qa, i), r = from_center(b, motion_b, poses.qb, j);
    const Double2 u = motion_b.path - motion_a.path;
    const int last = now.count - 1;  // 0 or 1: they are apart
    const bool a_from_now = (i == now.a[0]) | (i == now.a[last]);
    const bool b_from_now = (j == now.b[0]) | (j == now.b[last]);
    return {dot(n, poses.between + r - q) - target,
            dot(n, u) + axis.rate * cross(n, poses.between) + rate_b * cross(n, r) - rate_a * cross(n, q),
            a_from_now && b_from_now};
}

/// Where constant + slope * h - bound * h^2 / 2 falls to 0; the constant is positive.
double root_of(const Piece& piece, double bound) {
    const double under = piece.slope * piece.slope + 2.0 * bound * piece.constant;
    const double root = std::sqrt(under > 0.0 ? under : 0.0);
    if (piece.slope < 0.0) return 2.0 * piece.constant / (root - piece.slope);
    return (piece.slope + root) / bound;
}

/// How far it is safe to go, `most` at most. L is concave, so that the root of each piece lies beyond its
/// own, and from a time beyond it the roots come down to it. But for a square that all have in common, pieces
/// are straight lines: one that is the least now and at h is so between as well, and its root is that of L.
/// Negative if that does not end.
double safe_step(double most, const Axis& axis, const SimplexCache& now, const Poses& poses,
                 const DistanceProxy& a, const Motion& motion_a, const DistanceProxy& b,
                 const Motion& motion_b, double target) {
    double h = most;
    for (int i = 0; i < kMaxPieces; ++i) {
        const Piece piece = piece_at(h, axis, now, poses, a, motion_a, b, motion_b, target);
        const double left = piece.constant + h * (piece.slope - 0.5 * h * axis.bound);
        if (left >= 0.0) return h;
        const double root = root_of(piece, axis.bound);
        if (!(root < h)) return root >= 0.0 ? h : -1.0;
        if (piece.from_now || h - root <= 1.0e-12 * h) return root;
        h = root;
    }
    return -1.0;
}

/// Not later than t.
float narrow_down(double t) {
    const float f = static_cast<float>(t);
    const bool later = (static_cast<double>(f) > t) & (f > 0.0f);
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(f) - static_cast<std::uint32_t>(later));
}

void set_hit(TimeOfImpact& result, const CoreDistance& core, const DistanceProxy& a, const DistanceProxy& b,
             const Motion& motion_a, const Poses& poses, double t) {
    result.state = TimeOfImpactState::kHit;
    result.separation = core.distance;
    result.normal = rotate(poses.qa, core.normal);
    const Vec2 middle =
        lerp(core.point_a + a.radius * core.normal, core.point_b - b.radius * core.normal, 0.5f);
    result.point =
        narrow(motion_a.center + t * motion_a.path + turned(poses.qa, motion_a.arm + widen(middle)));
}

}  // namespace

MovingPair::MovingPair(const DistanceProxy& a, const Sweep& sweep_a, const DistanceProxy& b,
                       const Sweep& sweep_b)
    : a_(a), b_(b), motion_a_(motion_of(a, sweep_a)), motion_b_(motion_of(b, sweep_b)) {}

bool MovingPair::stays_beyond(float distance, float max_fraction) const {
    return discs_stay_apart(motion_a_, motion_b_, static_cast<double>(max_fraction),
                            static_cast<double>(distance));
}

MovingStart MovingPair::at(float fraction) const {
    MovingStart found;
    const Poses poses = poses_at(motion_a_, motion_b_, static_cast<double>(fraction));
    found.core = core_distance(a_, b_, relative(poses, motion_a_, motion_b_), found.cache);
    return found;
}

TimeOfImpact MovingPair::first_within(const MovingStart& start, float target, float tolerance,
                                      float max_fraction) const {
    TimeOfImpact result;
    const DistanceProxy &a = a_, &b = b_;
    const Motion &motion_a = motion_a_, &motion_b = motion_b_;
    const double last = static_cast<double>(max_fraction);
    const Double2 u = motion_b.path - motion_a.path;
    const double speed = length(u);
    const double end_distance = length(between_at(motion_a, motion_b, last));
    SimplexCache cache = start.cache;
    Axis axis;
    double t = 0.0;
    while (result.iterations < kMaxSteps) {
        const Poses poses = poses_at(motion_a, motion_b, t);
        const CoreDistance core = result.iterations == 0
                                      ? start.core
                                      : core_distance(a, b, relative(poses, motion_a, motion_b), cache);
        ++result.iterations;
        result.fraction = narrow_down(t);
        if (core.overlapping && result.iterations == 1) {
            result.state = TimeOfImpactState::kOverlapped;
            return result;
        }
        if (!(core.distance > target + tolerance)) {
            set_hit(result, core, a, b, motion_a, poses, t);
            // Rounding of shapes of a kilometre may be more than the slop.
            if (core.overlapping) result.normal = narrow(axis.normal);
            return result;
        }
        axis.normal = turned(poses.qa, unit(widen(core.normal)));
        // Which it is nobody can guess: no branch.
        axis.rate = static_cast<double>(core.sees_edge_of_a) * motion_a.rate +
                    static_cast<double>(core.sees_edge_of_b & !core.sees_edge_of_a) * motion_b.rate;
        const double rate_a = axis.rate - motion_a.rate, rate_b = axis.rate - motion_b.rate;
        const double start_distance = length(poses.between);
        const double most_distance = start_distance > end_distance ? start_distance : end_distance;
        axis.bound = axis.rate * axis.rate * most_distance + 2.0 * std::fabs(axis.rate) * speed +
                     rate_b * rate_b * motion_b.reach + rate_a * rate_a * motion_a.reach;
        const double step =
            safe_step(last - t, axis, cache, poses, a, motion_a, b, motion_b, static_cast<double>(target));
        if (step >= last - t) {
            result.state = TimeOfImpactState::kSeparated;
            result.fraction = max_fraction;
            return result;
        }
        if (!(step > 0.0 && t + step > t)) return result;
        t += step;
    }
    return result;
}

}  // namespace jostle::detail
