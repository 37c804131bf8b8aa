// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Half-planes and half-spaces of permitted velocities, an agent per lane. V is a vector of lanes, which has
// dot, scaled, difference and if_then. Included once for each instruction set.
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
