// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Half-planes and half-spaces of permitted velocities, an agent per lane. V is a vector of lanes, which has
// load, dot, scaled, sum, difference, if_then and right_of. Included once for each instruction set.
#if defined(JOSTLE_CROWD_KERNELS_HALF_SPACES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_CROWD_KERNELS_HALF_SPACES_H
#undef JOSTLE_CROWD_KERNELS_HALF_SPACES_H
#else
#define JOSTLE_CROWD_KERNELS_HALF_SPACES_H
#endif

#include <limits>

#include "crowd/kernels/avoid.h"
#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
namespace lanes = jostle::HWY_NAMESPACE;

using Tag = lanes::TagOf<kAvoidRow>;
using Lanes = lanes::LanesOf<kAvoidRow>;
using Mask = hn::Mask<Tag>;
inline constexpr int kLanes = lanes::kLanesOf<kAvoidRow>;

HWY_INLINE Lanes set(float x) {
    return hn::Set(Tag(), x);
}
HWY_INLINE Lanes if_then(Mask mask, Lanes yes, Lanes no) {
    return hn::IfThenElse(mask, yes, no);
}
HWY_INLINE bool any(Mask mask) {
    return !hn::AllFalse(Tag(), mask);
}
HWY_INLINE Mask and_not(Mask a, Mask b) {
    return hn::AndNot(b, a);
}

/// Permitted is normal·v >= offset.
template <class V>
struct HalfSpace {
    V normal;
    Lanes offset;
};
/// How much v violates it: positive where it does.
template <class V>
HWY_INLINE Lanes violation(const HalfSpace<V>& space, V v) {
    return hn::Sub(space.offset, dot(space.normal, v));
}
template <class V>
HWY_INLINE HalfSpace<V> everything() {
    const Lanes zero = hn::Zero(Tag());
    return {V(zero), set(-std::numeric_limits<float>::infinity())};
}

/// 1 / sqrt(square), and 1 where it is not above zero.
HWY_INLINE Lanes inverse_root(Lanes square) {
    const Mask is_there = hn::Gt(square, hn::Zero(Tag()));
    return hn::Div(set(1.0f), hn::Sqrt(if_then(is_there, square, set(1.0f))));
}

/// A neighbour, and the ball of the relative velocities that lead into it at the end of the horizon.
template <class V>
struct Encounter {
    V r, relative, w;
    Lanes radius, square, radius_square, w_square;
    Mask overlaps;
    V on_ball;
    Lanes from_ball;
};
template <class V, int D>
HWY_INLINE Encounter<V> encounter_of(const AvoidAgents<D>& row, int first, int k) {
    const Tag d;
    Encounter<V> e;
    e.r = V::load(row.offset[k], first);
    e.relative = V::load(row.relative_velocity[k], first);
    e.radius = hn::Load(d, row.distance[k] + first);
    e.square = dot(e.r, e.r);
    e.radius_square = hn::Mul(e.radius, e.radius);
    e.overlaps = hn::Le(e.square, e.radius_square);
    const Lanes inverse_time =
        if_then(e.overlaps, set(row.inverse_dt), hn::Load(d, row.inverse_horizon + first));
    e.w = difference(e.relative, scaled(e.r, inverse_time));
    e.w_square = dot(e.w, e.w);
    // A w of zero has no direction: there the sides are by id.
    V aside(hn::Zero(d));
    aside.x = hn::Load(d, row.side[k] + first);
    e.on_ball = if_then(hn::Gt(e.w_square, hn::Zero(d)), scaled(e.w, inverse_root(e.w_square)), aside);
    e.from_ball = hn::Sub(hn::Mul(e.radius, inverse_time), hn::Sqrt(e.w_square));
    return e;
}
/// The velocities that the neighbour permits, with the normal of the cone where that is nearer than the ball.
template <class V, int D>
HWY_INLINE HalfSpace<V> permitted(const AvoidAgents<D>& row, int first, int k, const Encounter<V>& e,
                                  V on_cone) {
    const Tag d;
    const Lanes zero = hn::Zero(d), towards = dot(e.w, e.r);
    const Mask is_behind = hn::And(hn::Lt(towards, zero),
                                   hn::Gt(hn::Mul(towards, towards), hn::Mul(e.radius_square, e.w_square)));
    const Mask is_ball = hn::Or(e.overlaps, is_behind);
    const V normal = if_then(is_ball, e.on_ball, on_cone);
    const Lanes inside = if_then(is_ball, e.from_ball, hn::Neg(dot(on_cone, e.relative)));
    const Lanes share = hn::Load(d, row.share[k] + first);
    const Lanes offset = hn::Add(dot(normal, V::load(row.velocity, first)), hn::Mul(share, inside));
    const Mask is_there = hn::Ge(e.radius, zero);
    const HalfSpace<V> all = everything<V>();
    return {if_then(is_there, normal, all.normal), if_then(is_there, offset, all.offset)};
}

/// To the right of a velocity that a neighbour or a wall stands in the way of.
template <class V>
HWY_INLINE V tilted(const HalfSpace<V>* spaces, int count, V wish) {
    Mask is_free = hn::Eq(wish.x, wish.x);
    for (int k = 0; k < count; ++k)
        is_free = and_not(is_free, hn::Gt(violation(spaces[k], wish), hn::Zero(Tag())));
    const V right = sum(scaled(wish, set(kTiltCosine)), scaled(right_of(wish), set(kTiltSine)));
    return if_then(is_free, wish, right);
}

/// Where v violates j no more than i.
template <class V>
HWY_INLINE HalfSpace<V> bisector(const HalfSpace<V>& i, const HalfSpace<V>& j) {
    const V across = difference(j.normal, i.normal);
    const Lanes square = dot(across, across);
    const Mask differ = hn::Gt(square, set(1.0e-10f));
    const Lanes scale = hn::Div(set(1.0f), hn::Sqrt(if_then(differ, square, set(1.0f))));
    const HalfSpace<V> all = everything<V>();
    return {if_then(differ, scaled(across, scale), all.normal),
            if_then(differ, hn::Mul(hn::Sub(j.offset, i.offset), scale), all.offset)};
}

/// v, made no longer than a length.
template <class V>
HWY_INLINE V shortened(V v, Lanes most) {
    const Lanes square = dot(v, v);
    const Mask is_longer = hn::Gt(square, hn::Mul(most, most));
    const Lanes length = hn::Sqrt(if_then(is_longer, square, set(1.0f)));
    return if_then(is_longer, scaled(v, hn::Div(most, length)), v);
}

/// A velocity that is no farther than `most` from the one before.
template <class V>
HWY_INLINE V limited(V velocity, V before, Lanes most) {
    const V change = difference(velocity, before);
    const V less = shortened(change, most);
    const Mask is_abrupt = hn::Gt(dot(change, change), hn::Mul(most, most));
    return if_then(is_abrupt, sum(before, less), velocity);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif
