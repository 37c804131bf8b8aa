// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Constraints join and leave the coloured graph; see store/graph.h for what it is.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

/// Stage: contacts that began to touch get a colour, those that ended lose it, those whose boxes parted go.
void update_graph(StepContext& context);

/// Moves a contact or joint from the bin that it is in to the one where it belongs now.
void place_contact(Tables& tables, int contact);
void place_joint(Tables& tables, int joint);
/// To the idle bin, before what its bodies are changes.
void park_joint(Tables& tables, int joint);

/// Takes a contact or joint out of the graph and out of existence.
void remove_contact(Tables& tables, int contact);
void remove_joint(Tables& tables, int joint);

}  // namespace jostle
