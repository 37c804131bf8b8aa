// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come, go, and change.
#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/mixing.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

void remove_contacts_of(Tables& tables, ShapeId shape) {
    for_contacts_of_shape(tables, shape, [&](ContactId contact) { remove_contact(tables, contact); });
}

}  // namespace

template <>
void reserve(Tables& tables, CreateShape& edit) {
    reserve_stir(tables, stirred_by(tables, EnterShape{.body = edit.body}));
    tables.shapes.reserve_more(1);
    BoxRoom room = room_for_boxes(tables, edit.body, 1);
    edit.corners = reserve_corners(tables, edit.geometry);
    room.keep();
    edit.shape = tables.shapes.take();
}
EnterShape lay_aside(Tables& tables, const CreateShape& edit) noexcept {
    put_shape(tables, edit.shape, edit.body, keep_geometry(edit.geometry, edit.corners), edit.def);
    return {edit.shape, edit.body};
}
void drop(Tables& tables, const EnterShape& edit) noexcept {
    drop_shape(tables, edit.shape);
}

Stirred stirred_by(const Tables& tables, const EnterShape& edit) {
    return unless_being_made(tables, edit.body, stirs_body(edit.body));
}
template <>
void reserve(Tables& tables, EnterShape& edit) {
    reserve_stir(tables, stirred_by(tables, edit));
    tables.shapes.reserve_move(tables.bodies[edit.body].type == BodyType::kStatic, 1);
    room_for_boxes(tables, edit.body, 1).keep();
}
void apply(Tables& tables, const EnterShape& edit) noexcept {
    link_shape(tables, edit.shape);
    shape_added(tables, edit.shape);
}

Stirred stirred_by(const Tables&, const DestroyShape& edit) {
    return stirs_shape(edit.shape);
}
void apply(Tables& tables, const DestroyShape& edit) noexcept {
    const Touches::Heard heard(tables.touches);
    const BodyId body = tables.shapes[edit.shape].body;
    remove_contacts_of(tables, edit.shape);
    remove_shape(tables, edit.shape);
    shape_removed(tables, body);
}

template <>
void reserve(Tables& tables, SetGeometry& edit) {
    reserve_stir(tables, stirred_by(tables, EnterGeometry{.shape = edit.shape}));
    BoxRoom room = room_for_boxes(tables, tables.shapes[edit.shape].body, 1);
    edit.corners = reserve_corners(tables, edit.geometry);
    room.keep();
}
EnterGeometry lay_aside(Tables&, const SetGeometry& edit) noexcept {
    return {edit.shape, keep_geometry(edit.geometry, edit.corners)};
}
void drop(Tables& tables, const EnterGeometry& edit) noexcept {
    release_corners(tables, edit.kept);
}

Stirred stirred_by(const Tables& tables, const EnterGeometry& edit) {
    return unless_being_made(tables, tables.shapes[edit.shape].body, stirs_shape(edit.shape));
}
template <>
void reserve(Tables& tables, EnterGeometry& edit) {
    reserve_stir(tables, stirred_by(tables, edit));
    // The box is taken out of its tree, and put in where the new one belongs.
    room_for_boxes(tables, tables.shapes[edit.shape].body, 1).keep();
}
void apply(Tables& tables, const EnterGeometry& edit) noexcept {
    remove_contacts_of(tables, edit.shape);
    remove_proxy(tables, edit.shape);
    release_corners(tables, tables.shapes[edit.shape].geometry);
    tables.shapes.set_geometry(edit.shape, edit.kept);
    add_proxy(tables, edit.shape);
    shape_added(tables, edit.shape);
}

Stirred stirred_by(const Tables& tables, const SetShapeDensity& edit) {
    return unless_being_made(tables, tables.shapes[edit.shape].body, stirs_shape(edit.shape));
}
void apply(Tables& tables, const SetShapeDensity& edit) noexcept {
    ShapeRecord& shape = tables.shapes[edit.shape];
    shape.def.density = positive_zero(edit.density);
    shape_removed(tables, shape.body);
}

Stirred stirred_by(const Tables& tables, const SetShapeMaterial& edit) {
    const ShapeRecord& shape = tables.shapes[edit.shape];
    if (rests_alike(shape.def.material, edit.material)) return {};
    return unless_being_made(tables, shape.body, stirs_shape(edit.shape));
}
void apply(Tables& tables, const SetShapeMaterial& edit) noexcept {
    tables.shapes[edit.shape].def.material = positive_zero(edit.material);
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remix(tables, contact); });
}

Stirred stirred_by(const Tables&, const SetShapeFilter& edit) {
    return stirs_shape(edit.shape);
}
void apply(Tables& tables, const SetShapeFilter& edit) noexcept {
    remove_contacts_of(tables, edit.shape);
    refilter(tables, edit.shape, edit.filter);
}

Stirred stirred_by(const Tables& tables, const SetShapeSensor& edit) {
    const bool changes = tables.shapes[edit.shape].def.is_sensor != edit.is_sensor;
    return changes ? stirs_shape(edit.shape) : Stirred{};
}
void apply(Tables& tables, const SetShapeSensor& edit) noexcept {
    ShapeRecord& shape = tables.shapes[edit.shape];
    if (shape.def.is_sensor == edit.is_sensor) return;
    remove_contacts_of(tables, edit.shape);
    const BodyType type = tables.bodies[shape.body].type;
    if (const int proxy = tables.shapes.proxy(edit.shape); proxy != kNone) {
        tables.sweeps.count(type, shape.def.is_sensor, -1);
        tables.sweeps.count(type, edit.is_sensor, 1);
        tables.broad_phase.mark_moved(proxy);
        tables.sweep_answers.forget(edit.shape);
    }
    shape.def.is_sensor = edit.is_sensor;
    refresh_word(tables, edit.shape);
    // With the mass it is found how far the body may move without being swept.
    if (type == BodyType::kDynamic) mass_changed(tables, shape.body);
}

Stirred stirred_by(const Tables&, const SetShapeAsks& edit) {
    // Pairs are asked about when they are found.
    return edit.which == Question::kPreSolve ? stirs_shape(edit.shape) : Stirred{};
}
void apply(Tables& tables, const SetShapeAsks& edit) noexcept {
    ShapeRecord& shape = tables.shapes[edit.shape];
    if (edit.which == Question::kShouldCollide) {
        shape.asks_should_collide = edit.asks;
        return;
    }
    shape.asks_pre_solve = edit.asks;
    note_ground_changed(tables, edit.shape);
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) {
        ContactSim& sim = tables.contact_sim(contact);
        sim.asks_pre_solve = asks_pre_solve(tables, sim);
        if (sim.asks_pre_solve) return;
        sim.is_disabled = sim.was_disabled = false;
        remix(tables, contact);
    });
}

void apply(Tables& tables, const SetShapeUserData& edit) noexcept {
    tables.shapes[edit.shape].def.user_data = edit.word;
}

}  // namespace jostle::detail
