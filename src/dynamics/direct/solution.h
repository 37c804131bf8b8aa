// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solution of a group for right sides, by its factored matrix (direct/matrix.h), and how velocities
// change by it. Cost: each block of the matrix twice.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// The right sides become the solution. Returns whether the solution is a number. The right sides of joints
/// before `first` must be 0.
bool substitute(const Group& group, int first);
inline bool substitute(const Group& group) {
    return substitute(group, group.range.first_joint);
}
/// Sums how the solution changes each body, in DirectBody::change. Impulses of joints that pull against each
/// other may be great: their sum is made before a float rounds it.
void sum_changes(const Group& group);
/// Sums the changes by the solution, then calls function(place, change) for each body that the solver moves.
template <class Function>
void for_changes(const Group& group, Function&& function) {
    sum_changes(group);
    group.for_members([&](const DirectBody& body, int place) { function(place, body.change); });
}
/// The solution changes the velocities of bodies, some times.
void change_bodies(const Group& group, double times);
/// The solution changes the velocities of bodies, some times, and rows have that impulse.
void apply(const Group& group, double times);
/// [m/s], [rad/s]
void change_velocity(BodyState& state, const RowPart& change);

}  // namespace jostle::detail
