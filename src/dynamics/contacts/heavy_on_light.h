// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts of light bodies that hold up heavy ones. The soft constraint of a contact has the stiffness of the
// lighter body, so under a load of 400 times its weight it gives way by 7 cm; and as each sub-step passes on
// an impulse of the lighter body's size, the load arrives late. Such contacts get
//
// - a greater rate of pushing out, in proportion to their load, up to kMostRate of the usual one,
// - then half of the leak of their impulse, where the sub-step is short enough for that stiffness,
// - over-relaxation: the impulse of each iteration is 1.73 times as large, that of friction 1.2 times
//   [Young1971].
//
// A blow of a heavy body does not wait for that: in one pass it gets an impulse of the light body's size, and
// sinks in, and later the same impulses go on pushing where none is needed. So contacts that pass on a blow
// are solved eight times more in each pass. They are those that press so hard that the heavy body would
// change its speed by more than a load would ask for, and those of a heavy body with a light one that close
// fast. Contacts of bodies with joints are not: what the joints take would not be known.
//
// Which contacts: a pair whose masses differ by more than a factor of 8, and below it those that hold it up.
// A body takes from those that it touches the greatest mass that they are or hold up, halved for each body in
// between, from one step to the next.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// [1] Of the impulse of friction per iteration. With 1, 1,000 times the mass on one box sways twice as fast
/// after 20 s.
inline constexpr float kHeavyFrictionRelaxation = 1.2f;

/// Whether one of the two dynamic bodies of a contact holds up a heavy one. Notes it for the next step, in
/// the sims of those bodies.
[[nodiscard]] bool note_heavy(BodySim& a, BodySim& b);

/// [1] How often contacts that pass on a heavy blow are solved more, in each pass.
inline constexpr int kHeavyBlowSweeps = 8;
/// Whether a contact passes on a blow of the heaviest body that the two hold up, or are. `impulse` [N s]:
/// normal, of the last sub-step; `closing` [m/s]: the greatest of its points.
[[nodiscard]] bool passes_on_blow(const StepContext& context, const BodySim& a, const BodySim& b,
                                  float impulse, float closing);

/// `usual`: StepContext::usual_softness(). `load` [m/s]: the impulse of the last sub-step over the effective
/// mass.
[[nodiscard]] Softness stiffened(const StepContext& context, const Softness& usual, float load);

}  // namespace jostle::detail
