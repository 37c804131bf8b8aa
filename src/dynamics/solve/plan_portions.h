// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

/// Makes the plan (store/portion_plan.h), if the world has changed. May throw, and there is none then. Cost:
/// nothing in a small world; the awake bodies, where most of them hang together; else their contacts, too.
void plan_portions(Tables& tables);
/// No plan: bodies are about to fall asleep.
void drop_portions(Tables& tables) noexcept;

}  // namespace jostle
