// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/world/door.h"

namespace jostle::detail {
namespace {

std::string text_of(const Handle& handle) {
    const auto number = [](std::uint32_t n) { return to_text(static_cast<long long>(n)); };
    return "world " + number(handle.world) + "." + number(handle.world_generation) + " slot " +
           number(handle.index) + "." + number(handle.generation);
}

template <class AnyTable>
auto find(const Handle& handle, const Call& call, const char* argument, AnyTable Tables::*table,
          const char* gone) {
    WorldImpl* world = find_world(handle.world, handle.world_generation);
    if (world == nullptr)
        call.refuse(
            argument, text_of(handle),
            handle.world_generation == 0 ? "it is empty and never named anything" : "its world is gone");
    if (!is_live(handle, table)) call.refuse(argument, text_of(handle), gone);
    return Found<typename AnyTable::Key>{*world, {static_cast<std::int32_t>(handle.index)}};
}

}  // namespace

FoundBody find_body(const Handle& handle, const Call& call, const char* argument) {
    return find(handle, call, argument, &Tables::bodies, "the body is gone");
}
FoundShape find_shape(const Handle& handle, const Call& call, const char* argument) {
    return find(handle, call, argument, &Tables::shapes, "the shape is gone");
}
FoundChain find_chain(const Handle& handle, const Call& call, const char* argument) {
    return find(handle, call, argument, &Tables::chains, "the chain is gone");
}
FoundJoint find_joint(const Handle& handle, const Call& call, const char* argument) {
    return find(handle, call, argument, &Tables::joints, "the joint is gone");
}
FoundContact find_contact(const Handle& handle, const Call& call, const char* argument) {
    return find(handle, call, argument, &Tables::contacts,
                "the contact is gone; read contacts before the world changes");
}

void require_no_step(const WorldImpl& world, const Call& call) {
    if (world.is_stepping() && !world.callbacks().is_running())
        call.refuse("the world", "in a step", "call it before or after World::step");
}

void require_same(const WorldImpl& here, const WorldImpl& owner, const Call& call, const char* argument) {
    if (&owner != &here) call.refuse(argument, "of another world", "it must be of this world");
}

void require_zero_or(const Range& range, const Call& call, const char* argument, float value) {
    if (value != 0.0f) call.in(range, argument, value);
}

void require_material(const Call& call, const Material& material, std::string_view prefix) {
    // As nearly all are: then no text is made to call it by.
    if (is_allowed(material)) return;
    const auto at = [&](const char* field) { return std::string(prefix) + field; };
    call.in(kFactor, at("friction"), material.friction);
    call.in(kRestitution, at("restitution"), material.restitution);
    call.in(kFactor, at("rolling_resistance"), material.rolling_resistance);
    call.in(kBounded, at("surface_speed"), material.surface_speed);
    call.one_of(MixRule::kProduct, at("friction_rule"), material.friction_rule, "it must be a MixRule");
    call.one_of(MixRule::kProduct, at("restitution_rule"), material.restitution_rule, "it must be a MixRule");
}

}  // namespace jostle::detail
