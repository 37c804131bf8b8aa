// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a body of a group gives way to impulses, with all that hangs on it.
#pragma once

#include <span>

#include "dynamics/direct/solution.h"

namespace jostle::detail {

/// How a body's velocity changes by an impulse.
struct Response {
    int body;     ///< of the group: its place in the awake states
    RowPart own;  ///< by the impulse alone
    RowPart all;  ///< with all that hangs on it; 0 where that is no number
};
/// Finds `all` of the responses to impulses at once. The joints' share is left as their solution. Returns
/// whether it is a number. Cost: a substitution.
[[nodiscard]] bool respond(const Group& group, std::span<Response> responses);
/// Of one impulse.
[[nodiscard]] Response respond(const Group& group, int body, const RowPart& impulse);

/// A body of a group, and how its velocity changes by each of some impulses alone.
struct ProbedBody {
    int body;
    RowPart own[kMostProbes];
};
/// By how much joints lessen the mobility along each impulse to each. With L D L^T the factored matrix and y
/// = L^-1 J own of each impulse, the lessening is y^T D^-1 y: nothing is substituted back, and columns that
/// no impulse reaches are passed over; `reach` gets y of the others. The rows are left as they are. Cost:
/// half a substitution.
[[nodiscard]] ContactMobility lessening_of(const Group& group, std::span<const ProbedBody> probed,
                                           Reach* reach = nullptr);

}  // namespace jostle::detail
