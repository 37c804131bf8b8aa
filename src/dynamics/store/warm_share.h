// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which part of the impulses that the last step left this one begins with, where steps differ in length. What
// rests needs an impulse of force times h, so impulses scale with the sub-step h. But what scales up scales
// up its errors too: an impulse that stopped a fall within a sub-step of 0.1 ms is no force.
//
// Stored impulses are therefore of a sub-step of length H, at least h. After a step with h = H the impulse L
// of the last sub-step is stored. After a shorter one
//
//     stored' = L + (H' - h) / H stored,   H' = max(h, H - kForget h)
//
// so that what the step has changed enters unscaled, and a force that it has not changed (L = h / H stored)
// stays what it was. H follows h down in about 2 H / h steps. Where h grows beyond H, impulses are scaled up,
// but not by more than kMostGrowth. With steps of one length h = H, and nothing of this changes a bit.
//
// Both numbers were found by trial: stacks, a pyramid, boxes that drop onto each other and a chain of 20
// links, in seven rhythms of steps from 0.1 ms to 1/30 s. From kForget = 2 on boxes are thrown; with
// kMostGrowth = 4 they creep half as much again.
#pragma once

#include <jostle/math/scalar.h>

namespace jostle::detail {

struct WarmShare {
    float begin = 1.0f;     ///< [1] of the stored impulses: with what the step begins
    float kept = 0.0f;      ///< [1] of the stored impulses: what is added to those that it ends with
    float stored_h = 0.0f;  ///< [s] of what it stores
};

/// [1] See above.
inline constexpr float kForget = 0.5f;
inline constexpr float kMostGrowth = 8.0f;

/// [1] For impulses that come from a sub-step of length `from` [s] to one of length `to`.
[[nodiscard]] inline float growth(float from, float to) {
    return from > 0.0f ? min(to / from, kMostGrowth) : 1.0f;
}

/// A constraint falls asleep or wakes: `stored_h` of the world now, `record_h` in the constraint's record.
/// Returns by how much to multiply its impulses.
[[nodiscard]] inline float cross_sleep(float stored_h, float& record_h, bool falls_asleep) {
    const float factor = falls_asleep ? 1.0f : growth(record_h, stored_h);
    record_h = falls_asleep ? stored_h : 0.0f;
    return factor;
}

/// For a sub-step of h [s] after impulses of `stored_h`; 0: there are none.
[[nodiscard]] inline WarmShare warm_share_of(float h, float stored_h) {
    if (h >= stored_h) return {growth(stored_h, h), 0.0f, h};
    const float next = max(h, stored_h - kForget * h);
    return {h / stored_h, (next - h) / stored_h, next};
}

}  // namespace jostle::detail
