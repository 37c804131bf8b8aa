// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding what may touch: the broad phase's new pairs become contacts, and every contact gets its manifold.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

/// Stage: boxes that left their margin, and new ones, against the trees; new pairs that may collide become
/// contacts.
void find_pairs(StepContext& context);

/// Stage: every contact's manifold, or the last one's where the two bodies have hardly moved against each
/// other. Only notes in Tables::changed_contacts which began or ended: each contact writes to what is its
/// own.
void update_manifolds(StepContext& context);

}  // namespace jostle
