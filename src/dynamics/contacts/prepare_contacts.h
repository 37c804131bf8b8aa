// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows of a colour from its contacts, for a step, and their impulses back after it.
#pragma once

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Fills the rows of a colour, for which there is room. Of the bodies it writes whether they hold up a heavy
/// one (BodySim::next_heavy).
void prepare_contacts(const StepContext& context, BodyTable& bodies, const ShapeTable& shapes,
                      const PortionRows& laid_out, Bin& bin, ActiveColour& colour);

/// Impulses from the rows back to the contacts, and how fast their points met.
void store_contacts(const StepContext& context, const BodyTable& bodies, const PortionRows& rows,
                    const ActiveColour& colour, Bin& bin);

}  // namespace jostle::detail
