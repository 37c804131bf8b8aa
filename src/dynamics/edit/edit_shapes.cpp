// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come, go, and change.
#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/shape_links.h"

namespace jostle {
namespace {

template <class Function>
void for_contacts_of_shape(Tables& tables, ShapeId shape, Function&& function) {
    for_contacts_of(
        tables, tables.shapes[shape].body, [=](ShapeId other) { return other == shape; }, function);
}

}  // namespace

Stirred stirred_by(const Tables& tables, const CreateShape& edit) {
    return is_being_made(tables, edit.body) ? Stirred{} : stirs_body(edit.body);
}
template <>
void reserve(Tables& tables, CreateShape& edit) {
    reserve_stir(tables, stirred_by(tables, edit));
    const BodyRecord& body = tables.bodies[edit.body];
    tables.shapes.reserve_more(1);
    BoxRoom room(tables, body.type, body.enabled ? 1 : 0);
    edit.corners = reserve_corners(tables, edit.geometry);
    room.keep();
    edit.shape = tables.shapes.take();
}

void apply(Tables& tables, const CreateShape& edit) noexcept {
    append_shape(tables, edit.shape, edit.body, keep_geometry(edit.geometry, edit.corners), edit.def);
    shape_added(tables, edit.shape);
}

Stirred stirred_by(const Tables&, const DestroyShape& edit) {
    return stirs_shape(edit.shape);
}
void apply(Tables& tables, const DestroyShape& edit) noexcept {
    const BodyId body = tables.shapes[edit.shape].body;
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remove_contact(tables, contact); });
    remove_shape(tables, edit.shape);
    shape_removed(tables, body);
}

Stirred stirred_by(const Tables& tables, const SetGeometry& edit) {
    return is_being_made(tables, tables.shapes[edit.shape].body) ? Stirred{} : stirs_shape(edit.shape);
}
template <>
void reserve(Tables& tables, SetGeometry& edit) {
    reserve_stir(tables, stirred_by(tables, edit));
    const BodyRecord& body = tables.bodies[tables.shapes[edit.shape].body];
    // The box is taken out of its tree, and put in where the new one belongs.
    BoxRoom room(tables, body.type, body.enabled ? 1 : 0);
    edit.corners = reserve_corners(tables, edit.geometry);
    room.keep();
}
void apply(Tables& tables, const SetGeometry& edit) noexcept {
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remove_contact(tables, contact); });
    remove_proxy(tables, edit.shape);
    // The new corners may be those that are given back.
    const Geometry fresh = keep_geometry(edit.geometry, edit.corners);
    release_corners(tables, tables.shapes[edit.shape].geometry);
    tables.shapes[edit.shape].geometry = fresh;
    add_proxy(tables, edit.shape);
    shape_added(tables, edit.shape);
}

Stirred stirred_by(const Tables& tables, const SetShapeNumber& edit) {
    // Restitution moves nothing that rests.
    const bool stirs = edit.which != ShapeNumber::kRestitution;
    return stirs && !is_being_made(tables, tables.shapes[edit.shape].body) ? stirs_shape(edit.shape)
                                                                           : Stirred{};
}
void apply(Tables& tables, const SetShapeNumber& edit) noexcept {
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

Stirred stirred_by(const Tables&, const SetShapeFilter& edit) {
    return stirs_shape(edit.shape);
}
void apply(Tables& tables, const SetShapeFilter& edit) noexcept {
    for_contacts_of_shape(tables, edit.shape, [&](ContactId contact) { remove_contact(tables, contact); });
    refilter(tables, edit.shape, edit.filter);
}

void apply(Tables& tables, const SetShapeUserData& edit) noexcept {
    tables.shapes[edit.shape].def.user_data = edit.word;
}

}  // namespace jostle
