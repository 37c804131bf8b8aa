// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The states of bodies into lanes, a body a lane, and back. Included once for each instruction set, by files
// that foreach_target.h includes again; hence no #pragma once but the guard below, which Highway toggles.
#if defined(JOSTLE_DYNAMICS_SOLVE_BODY_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_SOLVE_BODY_LANES_H
#undef JOSTLE_DYNAMICS_SOLVE_BODY_LANES_H
#else
#define JOSTLE_DYNAMICS_SOLVE_BODY_LANES_H
#endif

#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"
#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

static_assert(kRowWidth == kMostLanes && kRowWidth % kLanes == 0);

/// offset 0: velocity x, y, angular, is_broken; offset 4: dp x, y, dq cosine, sine.
HWY_INLINE Four gather(const BodyState* states, const std::int32_t* places, int offset) {
    return load_four([&](int i) HWY_ATTR {
        // ~place, a body that is only read, without a branch.
        const std::int32_t place = places[i] ^ (places[i] >> 31);
        return reinterpret_cast<const float*>(states + place) + offset;
    });
}

/// Writes back how far those bodies have moved that may be written.
HWY_INLINE void scatter_moved(const Four& moved, BodyState* states, const std::int32_t* places) {
    store_four(
        moved, [&](int i) HWY_ATTR { return reinterpret_cast<float*>(states + places[i]) + 4; },
        [&](int i) HWY_ATTR { return places[i] >= 0; });
}

/// Writes the velocities back of those bodies that may be written.
HWY_INLINE void scatter_velocity(const Four& velocities, BodyState* states, const std::int32_t* places) {
    store_four(
        velocities, [&](int i) HWY_ATTR { return reinterpret_cast<float*>(states + places[i]); },
        [&](int i) HWY_ATTR { return places[i] >= 0; });
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_SOLVE_BODY_LANES_H
