// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over a group of joints: which of its rows hold, and the velocities that they want.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// Solves the group with bias, with the present matrix.
void solve_with_bias(const Group& group);
/// Relaxes the group with a new matrix.
void relax_group(const Group& group);
/// Once more in the same pass, after contacts.
void pass_again(const Group& group);
/// Rows hold, as far as they can bear it, and motors keep the speed at which they aim.
void balance(const Group& group);
/// Finds how rows would hold at a bounce, which is over before springs give way: rigid rows and limits have
/// no speed, motors the one that they have, and springs their impulse. The solution is not applied. Returns
/// whether it is a number.
[[nodiscard]] bool find_for_bounces(const Group& group);

}  // namespace jostle::detail
