// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains come, go, and change. Trees, contacts and manifolds know a chain's segments alone.
#include <new>

#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/mixing.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

ShapeDef segment_def(const Chain& chain, const ChainDef& def, int index) {
    return {.density = 0.0f,
            .material = def.materials.empty() ? def.material : def.materials[chain.material(index)],
            .filter = def.filter,
            .is_sensor = def.is_sensor,
            .sees_all = def.sees_all,
            .hit_events = def.hit_events,
            .kinematic_events = def.kinematic_events,
            .near_events = def.near_events,
            .one_way = def.one_way,
            .smooth = def.smooth,
            .user_data = def.user_data};
}

template <class Function>
void for_contacts_of_chain(Tables& tables, ChainId chain, Function&& function) {
    for_contacts_of(
        tables, tables.chains[chain].body, [&](ShapeId shape) { return tables.shapes[shape].chain == chain; },
        function);
}

}  // namespace

template <>
void reserve(Tables& tables, CreateChain& edit) {
    reserve_stir(tables, stirred_by(tables, EnterChain{.body = edit.body}));
    const int count = edit.chain.segment_count();
    tables.shapes.reserve_more(count);
    tables.chains.reserve_more(1);
    BoxRoom room = room_for_boxes(tables, edit.body, count);
    edit.segments = static_cast<ShapeId*>(
        tables.blocks.allocate(sizeof(ShapeId) * static_cast<std::size_t>(count), alignof(ShapeId)));
    room.keep();
    for (int i = 0; i < count; ++i) new (edit.segments + i) ShapeId(tables.shapes.take());
    edit.id = tables.chains.take();
}

EnterChain lay_aside(Tables& tables, const CreateChain& edit) noexcept {
    const int count = edit.chain.segment_count();
    tables.chains[edit.id] = {edit.body,          count,           edit.segments,     edit.chain.is_loop,
                              edit.def.is_sensor, edit.def.filter, edit.def.user_data};
    for (int i = 0; i < count; ++i) {
        const ShapeId shape = edit.segments[i];
        put_shape(tables, shape, edit.body, keep_geometry(edit.chain.segment(i), nullptr),
                  segment_def(edit.chain, edit.def, i));
        tables.shapes[shape].chain = edit.id;
        tables.shapes[shape].chain_index = i;
    }
    return {edit.id, edit.body};
}
void drop(Tables& tables, const EnterChain& edit) noexcept {
    const ChainRecord& chain = tables.chains[edit.chain];
    // The id that was taken last goes back first.
    for (int i = chain.count; i-- > 0;) drop_shape(tables, chain.segments[i]);
    remove_chain_record(tables, edit.chain);
}

Stirred stirred_by(const Tables& tables, const EnterChain& edit) {
    return unless_being_made(tables, edit.body, stirs_body(edit.body));
}
template <>
void reserve(Tables& tables, EnterChain& edit) {
    const int count = tables.chains[edit.chain].count;
    reserve_stir(tables, stirred_by(tables, edit));
    tables.shapes.reserve_move(tables.bodies[edit.body].type == BodyType::kStatic, count);
    room_for_boxes(tables, edit.body, count).keep();
}
void apply(Tables& tables, const EnterChain& edit) noexcept {
    const ChainRecord& chain = tables.chains[edit.chain];
    for (int i = 0; i < chain.count; ++i) {
        link_shape(tables, chain.segments[i]);
        shape_added(tables, chain.segments[i]);
    }
}

Stirred stirred_by(const Tables&, const DestroyChain& edit) {
    return stirs_chain(edit.chain);
}
void apply(Tables& tables, const DestroyChain& edit) noexcept {
    const Touches::Heard heard(tables.touches);
    const ChainRecord record = tables.chains[edit.chain];
    for_contacts_of_chain(tables, edit.chain, [&](ContactId contact) { remove_contact(tables, contact); });
    for (int i = 0; i < record.count; ++i) remove_shape(tables, record.segments[i]);
    remove_chain_record(tables, edit.chain);
    shape_removed(tables, record.body);
}

Stirred stirred_by(const Tables& tables, const SetChainMaterial& edit) {
    const ChainRecord& chain = tables.chains[edit.chain];
    for (int i = 0; i < chain.count; ++i)
        if (!rests_alike(tables.shapes[chain.segments[i]].def.material, edit.material))
            return unless_being_made(tables, chain.body, stirs_chain(edit.chain));
    return {};
}
void apply(Tables& tables, const SetChainMaterial& edit) noexcept {
    const ChainRecord& chain = tables.chains[edit.chain];
    for (int i = 0; i < chain.count; ++i)
        tables.shapes[chain.segments[i]].def.material = positive_zero(edit.material);
    for_contacts_of_chain(tables, edit.chain, [&](ContactId contact) { remix(tables, contact); });
}

Stirred stirred_by(const Tables&, const SetChainFilter& edit) {
    return stirs_chain(edit.chain);
}
void apply(Tables& tables, const SetChainFilter& edit) noexcept {
    for_contacts_of_chain(tables, edit.chain, [&](ContactId contact) { remove_contact(tables, contact); });
    ChainRecord& chain = tables.chains[edit.chain];
    chain.filter = edit.filter;
    for (int i = 0; i < chain.count; ++i) refilter(tables, chain.segments[i], edit.filter);
}

void apply(Tables& tables, const SetChainUserData& edit) noexcept {
    tables.chains[edit.chain].user_data = edit.word;
}

}  // namespace jostle::detail
