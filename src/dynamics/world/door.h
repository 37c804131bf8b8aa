// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door: how calls find their world and what they are about, and how bad ones are refused. Everything
// behind the door may rely on finite numbers and live ids.
#pragma once

#include <jostle/core/require.h>

#include "dynamics/store/limits.h"
#include "dynamics/world/impl.h"

namespace jostle::detail {

/// A live object: its world and its id.
template <class Key>
struct Found {
    WorldImpl& world;
    Key id;
    [[nodiscard]] const Tables& tables() const { return world.tables(); }
};

using FoundBody = Found<BodyId>;
using FoundShape = Found<ShapeId>;
using FoundChain = Found<ChainId>;
using FoundJoint = Found<JointId>;
using FoundContact = Found<ContactId>;

/// The call that a refusal names inside of a loop over a range.
inline constexpr Call kRange("HandleRange");

/// Whatever a handle names. Refused where it is gone, or its world is.
[[nodiscard]] FoundBody find_body(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] FoundShape find_shape(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] FoundChain find_chain(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] FoundJoint find_joint(const Handle& handle, const Call& call, const char* argument = "this");
[[nodiscard]] FoundContact find_contact(const Handle& handle, const Call& call, const char* argument);

/// Whether a handle names something in a table that is still there.
template <class AnyTable>
[[nodiscard]] bool is_live(const Handle& handle, AnyTable Tables::*table) {
    const WorldImpl* world = find_world(handle.world, handle.world_generation);
    return world != nullptr && (world->tables().*table).ids().is_live(Id{handle.index, handle.generation});
}

/// For calls that change something: refused during a step, but in its callbacks.
void require_no_step(const WorldImpl& world, const Call& call);
template <class Key>
[[nodiscard]] Found<Key> to_change(const Found<Key>& found, const Call& call) {
    require_no_step(found.world, call);
    return found;
}
/// For calls of a World on what must be its own.
void require_same(const WorldImpl& here, const WorldImpl& owner, const Call& call, const char* argument);

/// The world behind a World that was not moved from.
template <class Impl>
[[nodiscard]] Impl& require_here(Impl* impl, const Call& call) {
    if (impl == nullptr) call.refuse("this", "a world that was moved from", "use the world that it became");
    return *impl;
}
/// The world behind a World, for calls that change something.
[[nodiscard]] inline WorldImpl& require_here_to_change(WorldImpl* impl, const Call& call) {
    WorldImpl& world = require_here(impl, call);
    require_no_step(world, call);
    return world;
}

/// The world behind a World, for calls that are about the whole of it.
template <class Impl>
[[nodiscard]] Impl& require_between_steps(Impl* impl, const Call& call) {
    Impl& world = require_here(impl, call);
    if (world.is_stepping()) call.refuse("the world", "in a step", "call it before or after World::step");
    return world;
}

/// 0, or within `range`: a mass or an inertia.
void require_zero_or(const Range& range, const Call& call, const char* argument, float value);
/// Refuses any other, which stands at `prefix`: "material.".
void require_material(const Call& call, const Material& material, std::string_view prefix);

}  // namespace jostle::detail
