// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts that pass on a heavy blow (heavy_on_light.h) are solved several times more in each pass. A row has
// one or two of them; so those of a colour are solved side by side in rows of their own, which get their
// numbers anew for each pass. No contact's numbers depend on where it lies.
#pragma once

#include "dynamics/contacts/solve_kernels.h"
#include "dynamics/rows/portion_rows.h"

namespace jostle::detail {

/// Lists the contacts of a colour that pass on a heavy blow, once its rows are filled.
void list_heavy_blows(const ActiveColour& colour, PortionRows& rows);

/// Solves the listed contacts again, without bounces.
void sweep_heavy_blows(const ContactKernelArguments& arguments, const PortionRows& rows);

}  // namespace jostle::detail
