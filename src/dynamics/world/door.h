// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door: how calls find their world and what they are about, and how bad ones are refused. Everything
// behind the door may rely on finite numbers and live ids.
#pragma once

#include <jostle/core/require.h>

#include "dynamics/store/limits.h"
#include "dynamics/world/impl.h"

namespace jostle {

/// A live object: its world and its id.
struct Found {
    WorldImpl& world;
    int id;
    [[nodiscard]] const Tables& tables() const { return world.tables(); }
};

/// Whatever a handle names. Refused where it is gone, or its world is.
[[nodiscard]] Found find_body(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] Found find_shape(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] Found find_chain(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] Found find_joint(const Handle& handle, const Call& call, const char* argument = "this");

/// For calls that change something: refused during a step.
void require_no_step(const WorldImpl& world, const Call& call);
[[nodiscard]] inline Found to_change(const Found& found, const Call& call) {
    require_no_step(found.world, call);
    return found;
}
/// For calls of a World on what must be its own.
void require_same(const WorldImpl& here, const Found& found, const Call& call, const char* argument);

/// The world behind a World that was not moved from.
template <class Impl>
[[nodiscard]] Impl& require_here(Impl* impl, const Call& call) {
    if (impl == nullptr) call.refuse("this", "a world that was moved from", "use the world that it became");
    return *impl;
}

/// 0, or within `range`: a mass or an inertia.
void require_zero_or(const Range& range, const Call& call, const char* argument, float value);
/// A friction that is a factor, and a restitution in [0, 1].
void require_material(const Call& call, float friction, float restitution, const std::string& prefix = "");

/// Each live id of a pool, ascending.
template <class Function>
void for_live(const IdPool& pool, Function&& function) {
    for (std::uint32_t i = 0; i < pool.capacity(); ++i)
        if (const Id id = pool.id_at(i); id.generation != 0) function(id);
}

}  // namespace jostle
