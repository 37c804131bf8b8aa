// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies lie in sets, and move between them.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

/// Where a body belongs by its type.
[[nodiscard]] BodySet set_of(const BodyRecord& body);
/// Appends a body to a set.
void place_body(Tables& tables, int id, BodySet set, const BodySim& sim, const BodyState& state);
/// Takes a body out of its set; the last one there fills the hole.
void remove_body_place(Tables& tables, int body);
/// Moves a body to another set.
void transfer_body(Tables& tables, int body, BodySet to);

}  // namespace jostle
