// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mass of a body follows from its shapes, unless the user gave one. It is made when it is next needed: a
// body whose shapes come one by one pays for each shape once. Bodies with a stale mass hang in a list; a step
// refreshes them all, an edit the one that it works on. Readers compute from copies, so that any number
// of threads may read.
//
// The mass, inertia and centre of a body that is not dynamic decide nothing, and are computed on request
// alone.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Notes that a body's shapes, densities, type or given mass are not those that its mass was made from.
void mass_changed(Tables& tables, BodyId body) noexcept;
/// Notes a shape more. Cost: constant.
void shape_added(Tables& tables, ShapeId shape) noexcept;
/// Notes a shape less, or another density.
void shape_removed(Tables& tables, BodyId body) noexcept;

/// Makes the mass of a body that is stale. Cost: its shapes.
void refresh_mass(Tables& tables, BodyId body) noexcept;
/// ORDER: the last noted first; no mass depends on another.
void refresh_all_masses(Tables& tables) noexcept;

/// The dynamic part of a body as it is once its mass is fresh. Cost: its shapes where it is stale, else
/// constant.
struct FreshBody {
    MassData mass;
    BodySim sim;
    BodyState state;
};
[[nodiscard]] FreshBody fresh_body(const Tables& tables, BodyId body) noexcept;

/// [kg], [m], [kg m^2] What the shapes of a body give. Cost: the shapes.
[[nodiscard]] MassData mass_of_shapes(const Tables& tables, BodyId body) noexcept;

}  // namespace jostle::detail
