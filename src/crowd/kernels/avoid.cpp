// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Optimal reciprocal collision avoidance [VandenBerg2011], an agent per lane.
//
// A half-plane of permitted velocities is n·v >= c, with |n| = 1. For an agent with the velocity v and a
// neighbour at r, with the sum of radii R and the horizon T, let w be the relative velocity. The forbidden
// relative velocities are a cone about r, cut off by the circle of radius R/T about r/T:
//
//     n  normal of the nearest point of its rim: of the circle, or of one of the two legs
//     s  how far w is inside, along n (negative: outside)
//     c = n·v + share s
//
// Two agents that overlap use the circle of the step's length instead of the horizon's, so that they part.
//
// The 2-D program takes the half-planes one by one [DeBerg2008]: where the velocity so far violates one,
// the best velocity is on its line. The line of i is c_i n_i + t d_i with d_i = n_i turned to the right; it
// is cut by the disc of the largest speed, |t| <= sqrt(s^2 - c_i^2), and by each half-plane before it:
//
//     (n_j·d_i) t >= c_j - c_i (n_j·n_i)
//
// Where nothing is left, the 3-D program follows, from that half-plane on: it minimises the greatest
// violation. Velocities that violate j no more than i are (n_j - n_i)·v >= c_j - c_i, a half-plane again;
// among these the one that goes furthest along n_i violates i least.
//
// Half-planes of walls come first. They are never relaxed: in the 3-D program they stay as they are. If they
// alone leave nothing, all begins anew with the calm ones, of which v = 0 violates none.
//
// An agent that a wall stops wants to go along the wall: the best that the walls alone leave takes the place
// of its preference. Otherwise two that meet at a wall would press against it and never pass each other.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "crowd/kernels/avoid.cpp"
#include "crowd/kernels/avoid.h"

#include <hwy/foreach_target.h>

#include "crowd/kernels/half_spaces.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {

struct Pair {
    Pair() = default;
    HWY_INLINE explicit Pair(Lanes both) : x(both), y(both) {}
    HWY_INLINE Pair(Lanes x_of, Lanes y_of) : x(x_of), y(y_of) {}
    HWY_INLINE static Pair load(const AvoidRow::Lane (&from)[2], int first) {
        return {hn::Load(Tag(), from[0] + first), hn::Load(Tag(), from[1] + first)};
    }
    Lanes x, y;
};
HWY_INLINE Lanes dot(Pair a, Pair b) {
    return hn::Add(hn::Mul(a.x, b.x), hn::Mul(a.y, b.y));
}
HWY_INLINE Lanes cross(Pair a, Pair b) {
    return hn::Sub(hn::Mul(a.x, b.y), hn::Mul(a.y, b.x));
}
HWY_INLINE Pair scaled(Pair a, Lanes s) {
    return {hn::Mul(a.x, s), hn::Mul(a.y, s)};
}
HWY_INLINE Pair difference(Pair a, Pair b) {
    return {hn::Sub(a.x, b.x), hn::Sub(a.y, b.y)};
}
HWY_INLINE Pair sum(Pair a, Pair b) {
    return {hn::Add(a.x, b.x), hn::Add(a.y, b.y)};
}
HWY_INLINE Pair if_then(Mask mask, Pair yes, Pair no) {
    return {if_then(mask, yes.x, no.x), if_then(mask, yes.y, no.y)};
}

using HalfPlane = HalfSpace<Pair>;

/// As long as v, to the right of it.
HWY_INLINE Pair right_of(Pair v) {
    return {v.y, hn::Neg(v.x)};
}

/// The velocities that neighbour k permits.
HWY_INLINE HalfPlane half_plane(const AvoidRow& row, int first, int k) {
    const Lanes zero = hn::Zero(Tag()), one = set(1.0f);
    const Encounter<Pair> e = encounter_of<Pair>(row, first, k);
    // A leg: to the left of r where w is, else to the right.
    const Pair& r = e.r;
    const Lanes leg = hn::Sqrt(lanes::greater(hn::Sub(e.square, e.radius_square), zero));
    const Lanes inverse_square = hn::Div(one, if_then(hn::Gt(e.square, zero), e.square, one));
    const Mask is_left = hn::Gt(cross(r, e.w), zero);
    const Lanes turn = if_then(is_left, e.radius, hn::Neg(e.radius));
    const Pair along = scaled(
        {hn::Sub(hn::Mul(r.x, leg), hn::Mul(r.y, turn)), hn::Add(hn::Mul(r.x, turn), hn::Mul(r.y, leg))},
        inverse_square);
    const Pair on_leg = if_then(is_left, Pair{hn::Neg(along.y), along.x}, right_of(along));
    return permitted(row, first, k, e, on_leg);
}

/// Velocities on a line that the disc and the half-planes before it leave.
struct Cut {
    Pair along;
    Lanes lower, upper;
    Mask is_empty;
};
HWY_INLINE Cut cut_line(const HalfPlane* planes, int i, Lanes speed_square) {
    const Lanes zero = hn::Zero(Tag()), parallel = set(1.0e-5f);
    const HalfPlane& line = planes[i];
    const Lanes square = hn::Sub(speed_square, hn::Mul(line.offset, line.offset));
    Cut cut{{line.normal.y, hn::Neg(line.normal.x)}, zero, zero, hn::Lt(square, zero)};
    cut.upper = hn::Sqrt(lanes::greater(square, zero));
    cut.lower = hn::Neg(cut.upper);
    for (int j = 0; j < i; ++j) {
        const Lanes slope = dot(planes[j].normal, cut.along);
        const Lanes least =
            hn::Sub(planes[j].offset, hn::Mul(line.offset, dot(planes[j].normal, line.normal)));
        const Mask rises = hn::Gt(slope, parallel), falls = hn::Lt(slope, hn::Neg(parallel));
        const Lanes t = hn::Div(least, slope);
        cut.lower = if_then(rises, lanes::greater(t, cut.lower), cut.lower);
        cut.upper = if_then(falls, lanes::lesser(t, cut.upper), cut.upper);
        // Parallel: all of the line, or nothing.
        cut.is_empty = hn::Or(cut.is_empty, and_not(hn::Gt(least, parallel), hn::Or(rises, falls)));
    }
    cut.is_empty = hn::Or(cut.is_empty, hn::Gt(cut.lower, cut.upper));
    return cut;
}
HWY_INLINE Pair point_on(const HalfPlane& line, const Cut& cut, Lanes t) {
    return {hn::Add(hn::Mul(line.offset, line.normal.x), hn::Mul(t, cut.along.x)),
            hn::Add(hn::Mul(line.offset, line.normal.y), hn::Mul(t, cut.along.y))};
}

struct Program {
    Lanes speed_square;
    Pair best;       ///< so far
    Mask is_solved;  ///< no half-plane so far left nothing
    Lanes failed;    ///< [1] the first that did
};

/// The 2-D program: the point of the disc nearest to `preferred`, which is in it.
HWY_INLINE void solve_nearest(const HalfPlane* planes, int count, Pair preferred, Program& program) {
    program.best = preferred;
    for (int i = 0; i < count; ++i) {
        const Mask violates =
            hn::And(program.is_solved, hn::Gt(violation(planes[i], program.best), hn::Zero(Tag())));
        if (!any(violates)) continue;
        const Cut cut = cut_line(planes, i, program.speed_square);
        const Mask fails = hn::And(violates, cut.is_empty);
        const Lanes t = lanes::lesser(lanes::greater(dot(preferred, cut.along), cut.lower), cut.upper);
        program.best = if_then(and_not(violates, cut.is_empty), point_on(planes[i], cut, t), program.best);
        program.failed = if_then(fails, set(static_cast<float>(i)), program.failed);
        program.is_solved = and_not(program.is_solved, fails);
    }
}

/// The point of the disc that goes furthest along `direction`. Returns where there is one.
HWY_INLINE Mask solve_furthest(const HalfPlane* planes, int count, Pair direction, Lanes speed,
                               Lanes speed_square, Mask wanted, Pair& best) {
    const Lanes zero = hn::Zero(Tag());
    best = scaled(direction, speed);
    for (int i = 0; i < count; ++i) {
        const Mask violates = hn::And(wanted, hn::Gt(violation(planes[i], best), zero));
        if (!any(violates)) continue;
        const Cut cut = cut_line(planes, i, speed_square);
        const Lanes t = if_then(hn::Gt(dot(direction, cut.along), zero), cut.upper, cut.lower);
        wanted = and_not(wanted, hn::And(violates, cut.is_empty));
        best = if_then(and_not(violates, cut.is_empty), point_on(planes[i], cut, t), best);
    }
    return wanted;
}

/// The 3-D program, for the lanes that the 2-D program has not solved. The first half-planes, those of walls,
/// are not relaxed.
HWY_INLINE void solve_least(const HalfPlane* planes, int walls, int count, Lanes speed, Program& program) {
    const Tag d;
    Lanes greatest = hn::Zero(d);
    HalfPlane bisectors[kAvoidWalls + kAvoidLines];
    for (int j = 0; j < walls; ++j) bisectors[j] = planes[j];
    for (int i = walls; i < count; ++i) {
        const Mask begun = and_not(hn::Le(program.failed, set(static_cast<float>(i))), program.is_solved);
        const Mask worse = hn::And(begun, hn::Gt(violation(planes[i], program.best), greatest));
        if (!any(worse)) continue;
        for (int j = walls; j < i; ++j) bisectors[j] = bisector(planes[i], planes[j]);
        Pair best;
        const Mask found =
            solve_furthest(bisectors, i, planes[i].normal, speed, program.speed_square, worse, best);
        program.best = if_then(hn::And(found, worse), best, program.best);
        greatest = if_then(worse, violation(planes[i], program.best), greatest);
    }
}

HWY_INLINE HalfPlane wall_plane(const AvoidWalls& walls, int first, int k) {
    return {Pair::load(walls.normal[k], first), hn::Load(Tag(), walls.offset[k] + first)};
}

/// The best velocity that the walls alone leave. The tilt is for an agent alone that runs straight at them:
/// any other slides along them to where the way to its goal is shortest, and the tilt would stop it earlier.
HWY_INLINE Program along_walls(const HalfPlane* planes, int count, Pair preferred, Lanes speed) {
    const Tag d;
    Program program{hn::Mul(speed, speed), preferred, hn::Eq(speed, speed), hn::Zero(d)};
    solve_nearest(planes, count, preferred, program);
    const Lanes least = hn::Mul(dot(preferred, preferred), set(kStraightOn));
    const Mask is_straight = hn::Lt(hn::Abs(cross(preferred, program.best)), least);
    if (!any(is_straight)) return program;
    const Pair wish = tilted(planes, count, preferred);
    Program around{program.speed_square, wish, hn::Eq(speed, speed), hn::Zero(d)};
    solve_nearest(planes, count, wish, around);
    program.best = if_then(is_straight, around.best, program.best);
    return program;
}

/// Whether two velocities, the last one and the next, do not get on along a way.
HWY_INLINE Mask is_slow(Pair before, Pair after, Pair way) {
    const Lanes least = hn::Mul(dot(way, way), set(kHeldShare));
    return hn::And(hn::Lt(dot(before, way), least), hn::Lt(dot(after, way), least));
}
/// Whether a wish is longer than a share of another.
HWY_INLINE Mask exceeds(Pair wish, Pair whole, float share) {
    return hn::Gt(dot(wish, wish), hn::Mul(dot(whole, whole), set(share * share)));
}

struct Chosen {
    Pair velocity;
    Mask squeezed, calmed, held, walled, stopped;
};

/// The programs, with the near half-planes of walls, and then with the calm ones where those left nothing.
HWY_INLINE Chosen choose(const AvoidRow& row, int first, Lanes speed) {
    const Tag d;
    const Pair preferred = shortened(Pair::load(row.preferred, first), speed);
    const Mask all = hn::Eq(speed, speed);
    const Mask none = and_not(all, all);
    // Walls stop no agent that stands by itself.
    const Mask is_none = hn::Eq(dot(preferred, preferred), hn::Zero(d));
    Chosen chosen{preferred, none, none, none, none, none};
    for (const AvoidWalls* walls : {&row.near, &row.calm}) {
        const bool is_calm = walls == &row.calm;
        HalfPlane planes[kAvoidWalls + kAvoidLines];
        const int fixed = walls->count, count = fixed + row.count;
        for (int k = 0; k < fixed; ++k) planes[k] = wall_plane(*walls, first, k);
        for (int k = 0; k < row.count; ++k) planes[fixed + k] = half_plane(row, first, k);
        // First the walls alone: an agent at a wall wants to go along it, and gives way from there.
        Program program = along_walls(planes, fixed, preferred, speed);
        const Pair way = program.best;
        const Pair wish = tilted(planes + fixed, row.count, way);
        program = {program.speed_square, wish, all, hn::Zero(d)};
        solve_nearest(planes, count, wish, program);
        const Mask stuck = and_not(hn::Lt(program.failed, set(static_cast<float>(fixed))), program.is_solved);
        // With calm ones only by its roundings: it stands, from where the 3-D program goes on.
        const Pair zero{hn::Zero(d), hn::Zero(d)};
        program.best = if_then(stuck, zero, program.best);
        const Mask mine = is_calm ? chosen.calmed : and_not(all, stuck);
        program.is_solved = hn::Or(program.is_solved, hn::Not(mine));
        if (any(hn::Not(program.is_solved))) solve_least(planes, fixed, count, speed, program);
        chosen.velocity = if_then(mine, program.best, chosen.velocity);
        const Mask free = exceeds(way, preferred, kFreeShare), wanting = and_not(mine, is_none);
        const Mask slow = is_slow(Pair::load(row.velocity, first), program.best, way);
        chosen.held = hn::Or(chosen.held, hn::And(mine, hn::And(free, slow)));
        chosen.walled = hn::Or(chosen.walled, and_not(wanting, free));
        chosen.stopped = hn::Or(chosen.stopped, and_not(wanting, exceeds(way, preferred, kStoppedShare)));
        chosen.squeezed = hn::Or(chosen.squeezed, hn::Not(program.is_solved));
        if (!is_calm) chosen.calmed = stuck;
        if (!any(chosen.calmed)) break;
    }
    return chosen;
}

HWY_INLINE void avoid_lanes(AvoidRow& row, int first) {
    const Tag d;
    const Lanes speed = hn::Load(d, row.max_speed + first);
    const Chosen chosen = choose(row, first, speed);

    const Lanes most = hn::Load(d, row.max_change + first);
    const Pair velocity = limited(chosen.velocity, Pair::load(row.velocity, first), most);
    hn::Store(velocity.x, d, row.chosen[0] + first);
    hn::Store(velocity.y, d, row.chosen[1] + first);
    row.squeezed |= lanes::bits_of(d, chosen.squeezed) << first;
    row.calmed |= lanes::bits_of(d, chosen.calmed) << first;
    row.held |= lanes::bits_of(d, chosen.held) << first;
    row.walled |= lanes::bits_of(d, chosen.walled) << first;
    row.stopped |= lanes::bits_of(d, chosen.stopped) << first;
}

void avoid_row(AvoidRow& row) {
    row.squeezed = row.calmed = row.held = row.walled = row.stopped = 0;
    for (int first = 0; first < kAvoidRow; first += kLanes) avoid_lanes(row, first);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(avoid_row);

void avoid(AvoidRow& row) {
    HWY_DYNAMIC_DISPATCH(avoid_row)(row);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
