// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts between bodies that move are solved before joints, and joints make those of a light limb close
// again. Contacts that close too fast after the joints are solved once more, and then the joints of their
// groups.
#pragma once

#include "dynamics/contacts/solve_kernels.h"
#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Solves contacts between bodies that move once more, where joints make them close too fast, and marks their
/// groups. Returns whether there was one. Cost: all such contacts.
bool solve_meetings(const SolverPass& pass, const ContactKernelArguments& arguments);

}  // namespace jostle::detail
