// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What World lets tests see: its tables, to check and to spoil.
#pragma once

#include <jostle/dynamics/world.h>

#include "dynamics/world/impl.h"

namespace jostle {

struct WorldTestAccess {
    static WorldImpl& impl(World& world) { return *world.impl_; }
    static Tables& tables(World& world) { return world.impl_->tables_; }
    static const Tables& tables(const World& world) { return world.impl_->tables_; }
};

}  // namespace jostle
