// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is laid out anew for each step, and taken back after it.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

/// Stage: the active colours, their rows and their joints' step data, in context.colours and context.rows.
void prepare(StepContext& context);

/// Stage: impulses from the rows back to the contacts; gives the rows back.
void store_impulses(StepContext& context);

}  // namespace jostle
