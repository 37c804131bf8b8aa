// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room softness: from frequencies and damping ratios to the numbers of a soft constraint.
//
//     soft.h              a soft constraint [Catto2011]: a spring and damper solved implicitly over one sub-
//                         step
//     contact_stiffness.h
//                         how stiff contacts are: more at higher rates and under stronger gravity, twice as
//                         stiff on what does not move, less damped at low rates; the usual sub-step, where
//                         steps vary
//     springs.h           springs and servos of the user: exact where slow, implicit beyond, or a row among
//                         the rigid rows of joints
//
// StepContext has two softnesses of each kind: the step's own, and the usual one, by which heavy and deep
// contacts stay as at 180 sub-steps per second.
//
// In: settings and the length of a sub-step. Out: values (Softness, Spring, SpringRow); the step's own lie in
// StepContext and are chosen in step/context_of.cpp. Which contact gets which softness:
// contacts/prepare_contacts.cpp. Invariant: no constraint that is iterated is stiffer than a quarter of the
// rate at which it is solved, but for the contact of a pressed body with the ground, which bears no more than
// that body's own load. Cost: a few operations per step, and per spring.
#pragma once

#include "dynamics/store/settings.h"

namespace jostle::detail {

/// The stiffness of a spring of `hertz` and `damping_ratio` in a sub-step of h, as a soft constraint.
[[nodiscard]] Softness make_soft(float hertz, float damping_ratio, float h);

}  // namespace jostle::detail
