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
/// other. Only notes in Tables::contact_changes what began or ended: each contact writes to what is its own.
void update_manifolds(StepContext& context);

/// Makes an idle contact of two shapes. The order of the two is settled here.
void create_contact(Tables& tables, int shape_1, int shape_2);

/// Takes a contact out of its bodies' lists and the pair set; what its bin holds is the caller's business.
void unlink_contact(Tables& tables, int contact);

/// sqrt(f1 f2): the geometric mean, so that ice on anything is slippery.
[[nodiscard]] float mix_friction(float a, float b);
/// max(e1, e2): a ball bounces on any floor.
[[nodiscard]] float mix_restitution(float a, float b);

}  // namespace jostle
