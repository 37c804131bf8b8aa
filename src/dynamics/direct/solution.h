// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solution of a group for right sides, by its factored matrix (direct/matrix.h), and how velocities
// change by it (direct/solution_kernels.cpp, compiled for each instruction set: a row of a joint is a lane).
// Cost: each block of the matrix twice; per joint and per block some tens of instructions.
#pragma once

#include <algorithm>

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// [rad/s] The most at which an angle is turned back.
inline constexpr float kMostTurnBack = 2.0f * kPi;

/// How rows move on in a pass.
struct Aim {
    float rate;            ///< [1/s] at which errors are taken back
    float most;            ///< [m/s] at which lengths are
    float rounded_length;  ///< [m] of an error, for rounding: see without_rounding()
    float rounded_angle;   ///< [rad] likewise
    double curve_time;     ///< [s] see curve_time()
};
/// The impulses become the right side of each row that holds, and 0 of the others. RowLanes::back of bounded
/// and driven rows is there; that of rigid rows is found. With bias R gives way to the impulse of the whole
/// sub-step; in relaxing, to that of this solution. Returns whether a joint was torn apart.
bool fill_right_sides(const Group& group, const Aim& aim);
/// RowLanes::speed of joints that have rows which may let go or yield, or of all.
void find_speeds(const Group& group, bool of_rigid_joints);
/// The right sides become the solution. Returns whether the solution is a number. The right sides of joints
/// before `first` must be 0; or all of them are L^-1 of the right sides, and `first` is behind the last
/// joint.
bool substitute(const Group& group, int first);
inline bool substitute(const Group& group) {
    return substitute(group, group.range.first_joint);
}
/// Sums how the solution changes each body, in BodyMotion::change. Impulses of joints that pull against each
/// other may be great: their sum is made before a float rounds it.
void sum_changes(const Group& group);
/// Adds a change of a body's velocity to BodyMotion::change.
inline void add_change(const Group& group, int body, const RowPart& part) {
    double* const change = group.motions[group.bodies[body].member].change;
    change[0] += part.x;
    change[1] += part.y;
    change[2] += part.angular;
}
/// Sums the changes by the solution, then calls function(place, change) for each body that the solver moves.
template <class Function>
void for_changes(const Group& group, Function&& function) {
    sum_changes(group);
    group.for_members([&](const DirectBody&, int place) { function(place, group.change_of(place)); });
}
/// The solution changes the velocities of bodies, some times.
void change_bodies(const Group& group, double times);
/// The solution changes the velocities of bodies, some times, and rows have that impulse.
void apply(const Group& group, double times);
/// As apply(), once, by BodyMotion::change as it is.
void apply_sums(const Group& group);
/// Eliminates the probes from the joint `first` on, and sums up their squares by D's inverse: see
/// lessening_of(). `reach` gets the joints whose probes are not 0 in a row that holds.
[[nodiscard]] ContactMobility square_of_probes(const Group& group, int first, Reach* reach);
/// [m/s] How fast a contact opens along each direction by what joints do, where the right sides are u = L^-1
/// of themselves: y^T D^-1 u.
[[nodiscard]] ContactSpeeds speeds_by_joints(const Group& group, const Reach& reach);
/// Impulses along each direction of a contact change u by -y.
void push_joints(const Group& group, const Reach& reach, const double (&impulses)[kMostProbes]);

/// [m/s], [rad/s] Beyond all speeds, and its square is finite.
inline constexpr double kMostSpeed = 1.0e18;
/// [m/s], [rad/s]
inline void change_velocity(BodyState& state, const RowPart& change) {
    const auto narrow = [](double x) { return static_cast<float>(std::clamp(x, -kMostSpeed, kMostSpeed)); };
    state.velocity.x = narrow(wide(state.velocity.x) + change.x);
    state.velocity.y = narrow(wide(state.velocity.y) + change.y);
    state.angular = narrow(wide(state.angular) + change.angular);
}

}  // namespace jostle::detail
