// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Optimal reciprocal collision avoidance in space [VandenBerg2011], an agent per lane. As in the plane
// (avoid.cpp), with half-spaces n·v >= c for half-planes: the forbidden relative velocities are a cone about
// r, cut off by the ball of radius R/T about r/T.
//
// The 3-D program takes the half-spaces one by one: where the velocity so far violates i, the best velocity
// is on its plane, whose part in the ball of the largest speed s is a disc about c_i n_i. There the same
// again: where the best so far violates j < i, the best is on the line of both. With the sine of the angle
// of the normals, |n_i x n_j|, that line is
//
//     c_i n_i + m (c_j - c_i (n_i·n_j)) / sine + t a,   a = (n_i x n_j) / sine,   m = a x n_i
//
// and is cut by the ball and by each half-space before j, as lines are in the plane.
//
// Where nothing is left, the 4-D program follows, from that half-space on: it minimises the greatest
// violation, as the 3-D program does in the plane.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "crowd/kernels/avoid_space.cpp"
#include <hwy/foreach_target.h>

#include "crowd/kernels/avoid.h"
#include "crowd/kernels/half_spaces.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {

struct Triple {
    Triple() = default;
    HWY_INLINE explicit Triple(Lanes all) : x(all), y(all), z(all) {}
    HWY_INLINE Triple(Lanes x_of, Lanes y_of, Lanes z_of) : x(x_of), y(y_of), z(z_of) {}
    HWY_INLINE static Triple load(const AvoidSpaceRow::Lane (&from)[3], int first) {
        return {hn::Load(Tag(), from[0] + first), hn::Load(Tag(), from[1] + first),
                hn::Load(Tag(), from[2] + first)};
    }
    Lanes x, y, z;
};
HWY_INLINE Lanes dot(Triple a, Triple b) {
    return hn::Add(hn::Add(hn::Mul(a.x, b.x), hn::Mul(a.y, b.y)), hn::Mul(a.z, b.z));
}
HWY_INLINE Triple cross(Triple a, Triple b) {
    return {hn::Sub(hn::Mul(a.y, b.z), hn::Mul(a.z, b.y)), hn::Sub(hn::Mul(a.z, b.x), hn::Mul(a.x, b.z)),
            hn::Sub(hn::Mul(a.x, b.y), hn::Mul(a.y, b.x))};
}
HWY_INLINE Triple scaled(Triple a, Lanes s) {
    return {hn::Mul(a.x, s), hn::Mul(a.y, s), hn::Mul(a.z, s)};
}
HWY_INLINE Triple difference(Triple a, Triple b) {
    return {hn::Sub(a.x, b.x), hn::Sub(a.y, b.y), hn::Sub(a.z, b.z)};
}
HWY_INLINE Triple sum(Triple a, Triple b) {
    return {hn::Add(a.x, b.x), hn::Add(a.y, b.y), hn::Add(a.z, b.z)};
}
HWY_INLINE Triple if_then(Mask mask, Triple yes, Triple no) {
    return {if_then(mask, yes.x, no.x), if_then(mask, yes.y, no.y), if_then(mask, yes.z, no.z)};
}

/// Half of a chord at this squared distance from the centre, and no less than zero.
HWY_INLINE Lanes half_chord(Lanes square) {
    return hn::Sqrt(lanes::greater(square, hn::Zero(Tag())));
}
/// A vector as long as v, to the right of it, seen from above. Of -v it is the opposite.
HWY_INLINE Triple right_of(Triple v) {
    const Lanes zero = hn::Zero(Tag()), square = dot(v, v);
    const Lanes level = hn::Add(hn::Mul(v.x, v.x), hn::Mul(v.y, v.y));
    const Mask is_steep = hn::Le(level, hn::Mul(set(1.0e-6f), square));
    const Lanes size = hn::Sqrt(square);
    const Lanes scale = hn::Mul(size, inverse_root(level));
    const Lanes along = if_then(hn::Lt(v.z, zero), hn::Neg(size), size);
    return if_then(is_steep, Triple{along, zero, zero},
                   Triple{hn::Mul(v.y, scale), hn::Neg(hn::Mul(v.x, scale)), zero});
}

using Space = HalfSpace<Triple>;

/// The velocities that neighbour k permits.
HWY_INLINE Space half_space(const AvoidSpaceRow& row, int first, int k) {
    const Encounter<Triple> e = encounter_of<Triple>(row, first, k);
    // The cone, in the plane of its axis and w; where w is along the axis, on the right.
    const Lanes inverse_distance = inverse_root(e.square);
    const Triple axis = scaled(e.r, inverse_distance);
    const Triple across = difference(e.w, scaled(axis, dot(axis, e.w)));
    const Lanes across_square = dot(across, across);
    const Mask is_aslant = hn::Gt(across_square, hn::Mul(set(1.0e-9f), e.w_square));
    const Triple aside = if_then(is_aslant, scaled(across, inverse_root(across_square)), right_of(axis));
    const Lanes sine = hn::Mul(e.radius, inverse_distance);
    const Lanes cosine = hn::Mul(half_chord(hn::Sub(e.square, e.radius_square)), inverse_distance);
    return permitted(row, first, k, e, difference(scaled(aside, cosine), scaled(axis, sine)));
}

/// The point of the ball nearest to `aim`, which is in it; or the one that goes furthest along it, which is
/// then of length 1.
struct Target {
    Triple aim;
    bool is_furthest;
    Lanes speed, speed_square;
};

/// The best point of the line of planes i and j, with regard to those before j. Returns where there is none.
/// Of parallel planes nothing is left.
HWY_INLINE Mask solve_on_line(const Space* spaces, int i, int j, const Target& target, Triple& best) {
    const Lanes zero = hn::Zero(Tag()), parallel = set(1.0e-5f);
    const Space &one = spaces[i], &other = spaces[j];
    const Triple both = cross(one.normal, other.normal);
    const Lanes sine_square = dot(both, both), inverse_sine = inverse_root(sine_square);
    const Triple along = scaled(both, inverse_sine);
    const Triple aside = cross(along, one.normal);
    const Lanes shift =
        hn::Mul(hn::Sub(other.offset, hn::Mul(one.offset, dot(one.normal, other.normal))), inverse_sine);
    const Triple middle = sum(scaled(one.normal, one.offset), scaled(aside, shift));
    const Lanes square = hn::Sub(target.speed_square, dot(middle, middle));
    Mask is_empty = hn::Or(hn::Lt(square, zero), hn::Le(sine_square, hn::Mul(parallel, parallel)));
    Lanes upper = half_chord(square), lower = hn::Neg(upper);
    for (int k = 0; k < j; ++k) {
        const Lanes slope = dot(spaces[k].normal, along);
        const Lanes least = violation(spaces[k], middle);
        const Mask rises = hn::Gt(slope, parallel), falls = hn::Lt(slope, hn::Neg(parallel));
        const Lanes t = hn::Div(least, slope);
        lower = if_then(rises, lanes::greater(t, lower), lower);
        upper = if_then(falls, lanes::lesser(t, upper), upper);
        is_empty = hn::Or(is_empty, and_not(hn::Gt(least, parallel), hn::Or(rises, falls)));
    }
    is_empty = hn::Or(is_empty, hn::Gt(lower, upper));
    const Lanes wish = dot(target.aim, along);
    const Lanes t = target.is_furthest ? if_then(hn::Gt(wish, zero), upper, lower)
                                       : lanes::lesser(lanes::greater(wish, lower), upper);
    best = sum(middle, scaled(along, t));
    return is_empty;
}

/// [1] The square of an aim's part along a plane, of an aim of about 1: below it that is rounding.
constexpr float kLevel = 1.0e-10f;

/// The best point of plane i, with regard to those before it. Returns where there is none.
HWY_INLINE Mask solve_on_plane(const Space* spaces, int i, const Target& target, Mask wanted, Triple& best) {
    const Lanes zero = hn::Zero(Tag());
    const Space& plane = spaces[i];
    const Lanes square = hn::Sub(target.speed_square, hn::Mul(plane.offset, plane.offset));
    const Lanes radius = half_chord(square);
    const auto projected = [&](const Triple& v)
                               HWY_ATTR { return difference(v, scaled(plane.normal, dot(plane.normal, v))); };
    // Twice: where the aim is almost along the normal, the first leaves little but rounding, which lies along
    // the normal as well. Where it is along the normal, all points of the plane are as good: its middle.
    const Triple level = projected(projected(target.aim));
    const Lanes length_square = dot(level, level);
    const Lanes stretch =
        if_then(hn::Gt(length_square, set(kLevel)), hn::Mul(radius, inverse_root(length_square)), zero);
    const Triple there = target.is_furthest ? scaled(level, stretch) : shortened(level, radius);
    best = sum(scaled(plane.normal, plane.offset), there);
    Mask is_empty = hn::Lt(square, zero);
    for (int j = 0; j < i; ++j) {
        const Mask violates = and_not(hn::And(wanted, hn::Gt(violation(spaces[j], best), zero)), is_empty);
        if (!any(violates)) continue;
        Triple on_line;
        const Mask fails = hn::And(violates, solve_on_line(spaces, i, j, target, on_line));
        is_empty = hn::Or(is_empty, fails);
        best = if_then(violates, on_line, best);
    }
    return is_empty;
}

/// Goes on from the `best` so far. `failed` becomes the first half-space that left nothing. Returns where
/// none did. Not inlined: it is large, and has two callers.
HWY_NOINLINE Mask solve(const Space* spaces, int count, const Target& target, Mask wanted, Triple& best,
                        Lanes& failed) {
    for (int i = 0; i < count; ++i) {
        const Mask violates = hn::And(wanted, hn::Gt(violation(spaces[i], best), hn::Zero(Tag())));
        if (!any(violates)) continue;
        Triple on_plane;
        const Mask fails = hn::And(violates, solve_on_plane(spaces, i, target, violates, on_plane));
        best = if_then(and_not(violates, fails), on_plane, best);
        failed = if_then(fails, set(static_cast<float>(i)), failed);
        wanted = and_not(wanted, fails);
    }
    return wanted;
}

/// The 4-D program, for the lanes that the 3-D program has not solved.
HWY_INLINE void solve_least(const Space* spaces, int count, Lanes speed, Mask is_solved, Lanes failed,
                            Triple& best) {
    const Tag d;
    Lanes greatest = hn::Zero(d);
    Space bisectors[kAvoidLines] = {everything<Triple>()};
    for (int i = 0; i < count; ++i) {
        const Mask begun = and_not(hn::Le(failed, set(static_cast<float>(i))), is_solved);
        const Mask worse = hn::And(begun, hn::Gt(violation(spaces[i], best), greatest));
        if (!any(worse)) continue;
        for (int j = 0; j < i; ++j) bisectors[j] = bisector(spaces[i], spaces[j]);
        const Target target{spaces[i].normal, true, speed, hn::Mul(speed, speed)};
        Triple least = scaled(target.aim, speed);
        Lanes ignored = hn::Zero(d);
        const Mask found = solve(bisectors, i, target, worse, least, ignored);
        best = if_then(hn::And(found, worse), least, best);
        greatest = if_then(worse, violation(spaces[i], best), greatest);
    }
}

HWY_INLINE void avoid_lanes(AvoidSpaceRow& row, int first) {
    const Tag d;
    const Lanes speed = hn::Load(d, row.max_speed + first);
    Space spaces[kAvoidLines];
    for (int k = 0; k < row.count; ++k) spaces[k] = half_space(row, first, k);
    const Triple wish = tilted(spaces, row.count, shortened(Triple::load(row.preferred, first), speed));
    Triple best = wish;
    Lanes failed = hn::Zero(d);
    const Mask all = hn::Eq(speed, speed);
    const Target target{wish, false, speed, hn::Mul(speed, speed)};
    const Mask is_solved = solve(spaces, row.count, target, all, best, failed);
    if (any(hn::Not(is_solved))) solve_least(spaces, row.count, speed, is_solved, failed, best);

    const Lanes most = hn::Load(d, row.max_change + first);
    const Triple velocity = limited(best, Triple::load(row.velocity, first), most);
    hn::Store(velocity.x, d, row.chosen[0] + first);
    hn::Store(velocity.y, d, row.chosen[1] + first);
    hn::Store(velocity.z, d, row.chosen[2] + first);
    row.squeezed |= lanes::bits_of(d, hn::Not(is_solved)) << first;
}

void avoid_space_row(AvoidSpaceRow& row) {
    row.squeezed = 0;
    for (int first = 0; first < kAvoidRow; first += kLanes) avoid_lanes(row, first);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(avoid_space_row);

void avoid(AvoidSpaceRow& row) {
    HWY_DYNAMIC_DISPATCH(avoid_space_row)(row);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
