// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come and go: in their body's list, in the trees, with their own memory. Mass follows from them.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

/// Appends a shape, already checked, to a body; its mass is the caller's to update. Returns its id.
int append_shape(Tables& tables, int body, const Geometry& geometry, const ShapeDef& def);
/// Without its contacts, which are gone already, and without its chain's record.
void remove_shape(Tables& tables, int shape);
void add_proxy(Tables& tables, int shape);
void remove_proxy(Tables& tables, int shape);
/// Looks for the pairs of a body's shapes in the next step.
void touch_shapes(Tables& tables, int body);
/// Gives a shape another filter. Its contacts are gone already; the next step looks for new ones.
void refilter(Tables& tables, int shape, const Filter& filter);
/// Mass, centre and extent of a body from its shapes or its override.
void update_mass(Tables& tables, int body);

/// The shapes of a body, in the order of their making. `function` may remove the shape.
template <class Function>
void for_shapes(const Tables& tables, int body, Function&& function) {
    for (int shape = tables.body(body).first_shape; shape != kNone;) {
        const int next = tables.shape(shape).next;
        function(shape);
        shape = next;
    }
}

}  // namespace jostle
