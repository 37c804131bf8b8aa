// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts that roll or rock are placed anew, a contact per lane; chosen at run time as solve_kernels.h says,
// with the same bits.
#pragma once

#include "dynamics/rows/turning_row.h"
#include "dynamics/store/body.h"

namespace jostle::detail {

/// The contacts of ContactRow::turning as their bodies are now; and the impulses that the bodies repeat are
/// turned with them. `turning`, of each row: where a contact is on a line, the point of it that is nearest
/// now.
void place_turning_contacts(BodyState* states, const TurningRow* turning, ContactRow* rows, int count);

}  // namespace jostle::detail
