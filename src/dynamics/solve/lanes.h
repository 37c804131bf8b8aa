// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the kernels share: gathering and scattering the states of bodies, and the few operations whose corner
// cases Highway leaves to the processor. Included once for each instruction set, by files that
// foreach_target.h includes again; hence no #pragma once but the guard below, which Highway toggles.
//
// Symbols: n normal from A to B; r anchor from a centre of mass; v, w velocity; dp, dq movement since the
// step began.
#if defined(JOSTLE_DYNAMICS_SOLVE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_SOLVE_LANES_H
#undef JOSTLE_DYNAMICS_SOLVE_LANES_H
#else
#define JOSTLE_DYNAMICS_SOLVE_LANES_H
#endif

#include <hwy/highway.h>

#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using Tag = hn::CappedTag<float, kRowWidth>;
using Lanes = hn::Vec<Tag>;
inline constexpr std::size_t kLanes = hn::MaxLanes(Tag());
static_assert(kRowWidth % kLanes == 0);

HWY_INLINE Lanes load(const float* p) {
    return hn::LoadU(Tag(), p);
}
HWY_INLINE void store(Lanes v, float* p) {
    hn::StoreU(v, Tag(), p);
}
HWY_INLINE Lanes splat(float x) {
    return hn::Set(Tag(), x);
}
/// Not hn::Max, which gives another zero on another processor: the second where the first is not greater.
HWY_INLINE Lanes greater(Lanes a, Lanes b) {
    return hn::IfThenElse(hn::Gt(a, b), a, b);
}
HWY_INLINE Lanes lesser(Lanes a, Lanes b) {
    return hn::IfThenElse(hn::Lt(a, b), a, b);
}

/// One 16-byte half of the states of kLanes bodies: four quantities, a lane a body.
struct Half {
    Lanes v[4];
};

#if HWY_TARGET != HWY_SCALAR
/// Rows to columns, and back: within each 128-bit block of four bodies.
HWY_INLINE Half transpose(Lanes r0, Lanes r1, Lanes r2, Lanes r3) {
    const Tag d;
    const Lanes a = hn::InterleaveLower(d, r0, r2), b = hn::InterleaveLower(d, r1, r3);
    const Lanes c = hn::InterleaveUpper(d, r0, r2), e = hn::InterleaveUpper(d, r1, r3);
    return {{hn::InterleaveLower(d, a, b), hn::InterleaveUpper(d, a, b), hn::InterleaveLower(d, c, e),
             hn::InterleaveUpper(d, c, e)}};
}
#endif

HWY_INLINE const float* half_of(const BodyState* states, std::int32_t place, int offset) {
    // ~place, a body that is only read, without a branch.
    return reinterpret_cast<const float*>(states + (place ^ (place >> 31))) + offset;
}

/// offset 0: velocity x, y, angular, unused; offset 4: dp x, y, dq cosine, sine.
HWY_INLINE Half gather(const BodyState* states, const std::int32_t* places, int offset) {
#if HWY_TARGET == HWY_SCALAR
    const float* p = half_of(states, places[0], offset);
    return {{splat(p[0]), splat(p[1]), splat(p[2]), splat(p[3])}};
#else
    if constexpr (kLanes == 4) {
        return transpose(load(half_of(states, places[0], offset)), load(half_of(states, places[1], offset)),
                         load(half_of(states, places[2], offset)), load(half_of(states, places[3], offset)));
    } else {
        const Tag d;
        const hn::Half<Tag> four;
        Lanes rows[4];
        for (int i = 0; i < 4; ++i)
            rows[i] = hn::Combine(d, hn::LoadU(four, half_of(states, places[i + 4], offset)),
                                  hn::LoadU(four, half_of(states, places[i], offset)));
        return transpose(rows[0], rows[1], rows[2], rows[3]);
    }
#endif
}

/// Writes the velocities back of those bodies that may be written.
HWY_INLINE void scatter_velocity(const Half& half, BodyState* states, const std::int32_t* places) {
#if HWY_TARGET == HWY_SCALAR
    if (places[0] < 0) return;
    BodyState& state = states[places[0]];
    state.velocity = {hn::GetLane(half.v[0]), hn::GetLane(half.v[1])};
    state.angular = hn::GetLane(half.v[2]);
#else
    const Half rows = transpose(half.v[0], half.v[1], half.v[2], half.v[3]);
    for (std::size_t i = 0; i < 4; ++i) {
        if constexpr (kLanes == 4) {
            if (places[i] >= 0) hn::StoreU(rows.v[i], Tag(), reinterpret_cast<float*>(states + places[i]));
        } else {
            const hn::Half<Tag> four;
            if (places[i] >= 0)
                hn::StoreU(hn::LowerHalf(four, rows.v[i]), four,
                           reinterpret_cast<float*>(states + places[i]));
            if (places[i + 4] >= 0)
                hn::StoreU(hn::UpperHalf(four, rows.v[i]), four,
                           reinterpret_cast<float*>(states + places[i + 4]));
        }
    }
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_SOLVE_LANES_H
