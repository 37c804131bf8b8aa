// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts join and leave the coloured graph; see store/graph.h for what it is.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

/// Stage: contacts that began to touch get a colour, those that ended lose it, those whose boxes parted go.
void update_graph(Tables& tables);

}  // namespace jostle
