// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains come, go, and change. Trees, contacts and manifolds know a chain's segments alone.
#include <new>

#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/room.h"
#include "dynamics/store/shape_links.h"

namespace jostle {
namespace {

ShapeDef segment_def(const Chain& chain, const ChainDef& def, int index) {
    ShapeDef result{.density = 0.0f,
                    .friction = def.friction,
                    .restitution = def.restitution,
                    .filter = def.filter,
                    .is_sensor = def.is_sensor,
                    .user_data = def.user_data};
    if (!def.materials.empty()) {
        const SurfaceMaterial& material = def.materials[chain.material(index)];
        result.friction = material.friction;
        result.restitution = material.restitution;
    }
    return result;
}

template <class Function>
void for_contacts_of_chain(Tables& tables, int chain, Function&& function) {
    for_contacts_of(
        tables, tables.chain(chain).body, [&](int shape) { return tables.shape(shape).chain == chain; },
        function);
}

}  // namespace

template <>
void reserve(Tables& tables, CreateChain& edit) {
    const int count = edit.chain.segment_count();
    const BodyRecord& body = tables.body(edit.body);
    reserve_shape_records(tables, count);
    tables.chain_ids.reserve_more(1);
    make_room(tables.chains, 1);
    BoxRoom room(tables, body.type, body.enabled ? count : 0);
    edit.segments = static_cast<int*>(
        tables.blocks.allocate(sizeof(int) * static_cast<std::size_t>(count), alignof(int)));
    room.keep();
    for (int i = 0; i < count; ++i)
        new (edit.segments + i) int(static_cast<int>(tables.shape_ids.allocate().index));
    edit.id = static_cast<int>(tables.chain_ids.allocate().index);
}

void apply(Tables& tables, const CreateChain& edit) noexcept {
    const auto end = static_cast<std::size_t>(edit.id) + 1;
    if (tables.chains.size() < end) tables.chains.resize(end);
    const int count = edit.chain.segment_count();
    tables.chain(edit.id) = {edit.body,          count,           edit.segments,     edit.chain.is_loop,
                             edit.def.is_sensor, edit.def.filter, edit.def.user_data};
    for (int i = 0; i < count; ++i) {
        const int shape = edit.segments[i];
        append_shape(tables, shape, edit.body, keep_geometry(edit.chain.segment(i), nullptr),
                     segment_def(edit.chain, edit.def, i));
        tables.shape(shape).chain = edit.id;
        tables.shape(shape).chain_index = i;
        shape_added(tables, shape);
    }
}

void apply(Tables& tables, const DestroyChain& edit) noexcept {
    const ChainRecord record = tables.chain(edit.chain);
    for_contacts_of_chain(tables, edit.chain, [&](int contact) { remove_contact(tables, contact); });
    for (int i = 0; i < record.count; ++i) remove_shape(tables, record.segments[i]);
    remove_chain_record(tables, edit.chain);
    shape_removed(tables, record.body);
}

void apply(Tables& tables, const SetChainNumber& edit) noexcept {
    const ChainRecord& chain = tables.chain(edit.chain);
    const float value = positive_zero(edit.value);
    for (int i = 0; i < chain.count; ++i) {
        ShapeDef& def = tables.shape(chain.segments[i]).def;
        (edit.which == ShapeNumber::kFriction ? def.friction : def.restitution) = value;
    }
    for_contacts_of_chain(tables, edit.chain, [&](int contact) { remix(tables, contact); });
}

void apply(Tables& tables, const SetChainFilter& edit) noexcept {
    for_contacts_of_chain(tables, edit.chain, [&](int contact) { remove_contact(tables, contact); });
    ChainRecord& chain = tables.chain(edit.chain);
    chain.filter = edit.filter;
    for (int i = 0; i < chain.count; ++i) refilter(tables, chain.segments[i], edit.filter);
}

void apply(Tables& tables, const SetChainUserData& edit) noexcept {
    tables.chain(edit.chain).user_data = edit.word;
}

}  // namespace jostle
