// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The arrays that few rows of contacts need, and which contacts strike with both points, contact by contact.
// `sims` are the contacts of a row's first lanes.
#pragma once

#include <span>

#include "dynamics/rows/contact_row.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

using RowSims = std::span<ContactSim* const>;

/// [m/s] At which a point of a lane's contact opens.
[[nodiscard]] float opening_speed(const BodyTable& bodies, const ContactRow& row, std::size_t lane,
                                  const ContactSim& sim, int point);

/// [m/s] How much faster a body gets by gravity and the user's forces within a sub-step.
[[nodiscard]] Vec2 kick_of(const StepContext& context, const BodySim& sim);

/// Notes contacts of two points that did not touch in the last step, and of which one closes faster than the
/// restitution threshold. `others`: bit i, lane i has no contact of two points, or one on whose bodies
/// others hang, so that the masses of the two say too little.
void fill_flat_blows(const StepContext& context, const BodyTable& bodies, ContactRow& row, RowSims sims,
                     std::uint32_t others);
/// How fast the points close, of contacts whose hits are told.
void fill_approach(const BodyTable& bodies, ContactRow& row, RowSims sims);
void fill_surface_speed(ContactRow& row, RowSims sims);
void fill_rounding(ContactRow& row, RowSims sims);
/// `share`: of the last step's impulses.
void fill_rolling(ContactRow& row, RowSims sims, float share);

/// Of one contact, in a row whose contacts may share theirs.
[[nodiscard]] Softness softness_of(const ContactRow& row, int lane);
/// Gives one contact its own. The others keep theirs.
void set_softness(const Softness& softness, int lane, ContactRow& row);

}  // namespace jostle::detail
