// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come, go, and change.
#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/stirring.h"

namespace jostle {
namespace {

template <class Function>
void for_contacts_of_shape(Tables& tables, ShapeId shape, Function&& function) {
    for_contacts_of(
        tables, tables.shapes[shape].body, [=](ShapeId other) { return other == shape; }, function);
}

/// The body of a shape, and what it touches with that.
auto stirred_by(const Tables& tables, ShapeId shape) {
    return [&tables, shape](auto&& function) {
        for_stirred_by(
            tables, tables.shapes[shape].body, [=](ShapeId other) { return other == shape; }, function);
    };
}

}  // namespace

template <>
void reserve(Tables& tables, CreateShape& edit) {
    if (!is_being_made(tables, edit.body)) reserve_stir(tables, edit.body, Reach::kOwn);
    const BodyRecord& body = tables.bodies[edit.body];
    tables.shapes.reserve_more(1);
    BoxRoom room(tables, body.type, body.enabled ? 1 : 0);
    edit.corners = reserve_corners(tables, edit.geometry);
    room.keep();
    edit.shape = tables.shapes.take();
}

void apply(Tables& tables, const CreateShape& edit) noexcept {
    if (!is_being_made(tables, edit.body)) stir(tables, edit.body, Reach::kOwn);
    append_shape(tables, edit.shape, edit.body, keep_geometry(edit.geometry, edit.corners), edit.def);
    shape_added(tables, edit.shape);
}

template <>
void reserve(Tables& tables, DestroyShape& edit) {
    reserve_stirring(tables, stirred_by(tables, edit.shape));
}
void apply(Tables& tables, const DestroyShape& edit) noexcept {
    stir_all(tables, stirred_by(tables, edit.shape));
    const BodyId body = tables.shapes[edit.shape].body;
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remove_contact(tables, contact); });
    remove_shape(tables, edit.shape);
    shape_removed(tables, body);
}

/// Restitution moves nothing that rests.
static bool stirs(const Tables& tables, const SetShapeNumber& edit) {
    return edit.which != ShapeNumber::kRestitution && !is_being_made(tables, tables.shapes[edit.shape].body);
}
template <>
void reserve(Tables& tables, SetShapeNumber& edit) {
    if (stirs(tables, edit)) reserve_stirring(tables, stirred_by(tables, edit.shape));
}
void apply(Tables& tables, const SetShapeNumber& edit) noexcept {
    if (stirs(tables, edit)) stir_all(tables, stirred_by(tables, edit.shape));
    ShapeRecord& shape = tables.shapes[edit.shape];
    const float value = positive_zero(edit.value);
    if (edit.which == ShapeNumber::kDensity) {
        shape.def.density = value;
        shape_removed(tables, shape.body);
        return;
    }
    (edit.which == ShapeNumber::kFriction ? shape.def.friction : shape.def.restitution) = value;
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remix(tables, contact); });
}

template <>
void reserve(Tables& tables, SetShapeFilter& edit) {
    reserve_stirring(tables, stirred_by(tables, edit.shape));
}
void apply(Tables& tables, const SetShapeFilter& edit) noexcept {
    stir_all(tables, stirred_by(tables, edit.shape));
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remove_contact(tables, contact); });
    refilter(tables, edit.shape, edit.filter);
}

void apply(Tables& tables, const SetShapeUserData& edit) noexcept {
    tables.shapes[edit.shape].def.user_data = edit.word;
}

}  // namespace jostle
