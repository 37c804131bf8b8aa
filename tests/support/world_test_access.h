// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Access of tests to a World: its tables, to check and to spoil.
#pragma once

#include <jostle/dynamics/world.h>

#include "dynamics/world/impl.h"

namespace jostle::detail {

struct WorldTestAccess {
    static WorldImpl& impl(World& world) { return *world.impl_; }
    static Tables& tables(World& world) { return *world.impl_->tables_; }
    static const Tables& tables(const World& world) { return *world.impl_->tables_; }
    static BodyId id(const Body& body) { return {static_cast<std::int32_t>(body.handle().index)}; }
    static JointId id(const Joint& joint) { return {static_cast<std::int32_t>(joint.handle().index)}; }
    static BodyState& state(World& world, const Body& body) { return tables(world).bodies.state(id(body)); }
};

}  // namespace jostle::detail
