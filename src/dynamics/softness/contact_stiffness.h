// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How stiff contacts are, and how much they are damped.
#pragma once

#include "dynamics/store/settings.h"

namespace jostle::detail {

/// [s] The usual sub-step of late: `h` where all are as long. `before`: [s] that of the last step; 0: there
/// was none.
[[nodiscard]] float steady_step(float h, float before);
/// [1/s] The rate of sub-steps that the stiffness of contacts follows: `inv_h` where all are as long.
[[nodiscard]] float contact_rate_of(const StepSettings& settings, float h, float inv_h, float steady_h);
/// [Hz] How stiff contacts shall be at the usual rates.
[[nodiscard]] float wanted_contact_hertz(const StepSettings& settings);
/// [Hz] The wanted stiffness, but at most 3/16 of the rate of sub-steps; of small things 1/4.
[[nodiscard]] float usual_contact_hertz(const StepSettings& settings, float rate);
/// [1] Below the usual rate contacts are damped less, so that more of an impulse leaks: at the same overlap a
/// pile trembles less.
[[nodiscard]] float contact_damping_ratio_at(const StepSettings& settings, float rate);
/// [Hz] As stiff as contacts are at the rate of a step: with the square root of a higher one.
[[nodiscard]] float contact_hertz_at(const StepSettings& settings, float rate);
/// [Hz] Of contacts with what does not move, where the others have `contact_hertz`: twice as stiff; a higher
/// rate raises it to a quarter of that rate at most.
[[nodiscard]] float static_contact_hertz(const StepSettings& settings, float rate, float contact_hertz);

}  // namespace jostle::detail
