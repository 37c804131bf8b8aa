// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The states of bodies into lanes, a body a lane, and back. Included once for each instruction set, by files
// that foreach_target.h includes again; hence no #pragma once but the guard below, which Highway toggles.
#if defined(JOSTLE_DYNAMICS_BODIES_BODY_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_BODIES_BODY_LANES_H
#undef JOSTLE_DYNAMICS_BODIES_BODY_LANES_H
#else
#define JOSTLE_DYNAMICS_BODIES_BODY_LANES_H
#endif

#include "dynamics/rows/contact_row.h"
#include "dynamics/store/body.h"
#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

static_assert(kRowWidth == kMostLanes && kRowWidth % kLanes == 0);

constexpr std::uint32_t kAllLanes = (1u << kLanes) - 1;

/// The lanes whose bits are set.
HWY_INLINE Mask lanes_of(std::uint32_t bits) {
    alignas(32) static constexpr std::int32_t kBits[kMostLanes] = {1, 2, 4, 8, 16, 32, 64, 128};
    const Indices bit = hn::Load(IndexTag(), kBits);
    return hn::RebindMask(Tag(), hn::Eq(hn::And(splat_index(static_cast<int>(bits)), bit), bit));
}

/// offset 0: velocity x, y, angular, is_broken; offset 4: dp x, y, dq cosine, sine.
HWY_INLINE Four gather(const BodyState* states, const std::uint32_t* places, int offset) {
    return load_four([&](int i)
                         HWY_ATTR { return reinterpret_cast<const float*>(states + places[i]) + offset; });
}

/// Writes back to those bodies whose bit of `moves` is set.
HWY_INLINE void scatter(const Four& words, BodyState* states, const std::uint32_t* places,
                        std::uint32_t moves, int offset) {
    const auto at = [&](int i) HWY_ATTR { return reinterpret_cast<float*>(states + places[i]) + offset; };
    const std::uint32_t wanted = moves & kAllLanes;
    if (wanted == kAllLanes) {
        store_four(words, at);
    } else if (wanted != 0) {
        store_four(words, at, [&](int i) HWY_ATTR { return ((wanted >> i) & 1) != 0; });
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_BODIES_BODY_LANES_H
