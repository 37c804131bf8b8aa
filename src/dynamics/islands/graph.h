// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts join and leave the coloured graph; see store/graph.h for what it is.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// Stage: contacts that began to touch get a colour, those that ended lose it, those whose boxes parted go.
/// A touch that begins merges the islands of its bodies, and wakes a sleeping one; the contacts of bodies
/// that wake get their manifolds now.
void update_graph(const StepContext& context, Tables& tables);

}  // namespace jostle
