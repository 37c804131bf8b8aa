// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Directions, contacts and manifolds for the kernels of pairs, a pair per lane. Included
// once for each instruction set, by files that foreach_target.h includes again; hence no #pragma once but the
// guard below, which Highway toggles.
#if defined(JOSTLE_GEOMETRY_KERNELS_PAIR_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_GEOMETRY_KERNELS_PAIR_LANES_H
#undef JOSTLE_GEOMETRY_KERNELS_PAIR_LANES_H
#else
#define JOSTLE_GEOMETRY_KERNELS_PAIR_LANES_H
#endif

#include <jostle/geometry/manifold.h>

#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// A vector made a unit vector, as normalize() does it where the length needs no scaling; `rare` says where
/// it does, zero included.
struct Direction {
    LaneVec2 unit;
    Lanes length;
    Mask rare;
};
HWY_INLINE Direction normalized(LaneVec2 a) {
    const Lanes most = greater(hn::Abs(a.x), hn::Abs(a.y));
    const Lanes length = hn::Sqrt(a.x * a.x + a.y * a.y);
    // Not within, rather than outside: so that what is no number is rare too.
    const Mask usual = hn::And(hn::Ge(most, splat(1.0e-18f)), hn::Le(most, splat(1.0e18f)));
    return {(splat(1.0f) / length) * a, length, hn::Not(usual)};
}

struct LanePoint {
    LaneVec2 point;
    Lanes separation;
    Indices id;
};
HWY_INLINE LanePoint choose(Mask mask, const LanePoint& yes, const LanePoint& no) {
    return {choose(mask, yes.point, no.point), choose(mask, yes.separation, no.separation),
            choose(mask, yes.id, no.id)};
}

/// Manifolds whose second points are used only if the first are.
struct LaneManifold {
    LaneVec2 normal;
    LanePoint points[2];
    Mask has_one, has_two;
    Indices type;
};

HWY_INLINE Indices type_of(ManifoldType type) {
    return splat_index(static_cast<int>(type));
}

/// round_manifold(): one point between two cores that are nearest at core_a and core_b. Where the direction
/// is rare, nothing that means anything.
struct RoundContact {
    LaneVec2 normal;
    LanePoint point;
    Mask touches, rare;
};
HWY_INLINE RoundContact round_contact(LaneVec2 core_a, LaneVec2 core_b, Lanes radius_a, Lanes radius_b,
                                      Indices id, Lanes speculative_distance) {
    const Direction direction = normalized(core_b - core_a);
    const Lanes separation = direction.length - (radius_a + radius_b);
    const Lanes out = radius_a + splat(0.5f) * separation;
    return {direction.unit,
            {core_a + out * direction.unit, separation, id},
            hn::Le(separation, speculative_distance),
            direction.rare};
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_GEOMETRY_KERNELS_PAIR_LANES_H
