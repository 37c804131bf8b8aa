// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room bodies: velocities by forces, poses by velocities, a body at a time.
//
//     integrate.cpp       the stages; integrate_kernels.cpp has them in lanes. A body that nothing holds in
//                         a sub-step moves with half of the sub-step's change of velocity: bodies fly on
//                         parabolas
//     speed_limit.h       no body moves or turns faster than its limit; velocities that are no numbers stop a
//                         body. Other limits of size stand where they act: joints/mobility_limit.h,
//                         direct/matrix.cpp, joints/gear.cpp and revolute.cpp, continuous/poses.cpp
//                         (is_usable)
//     mobility.h          masses along a direction, where an axis is locked
//     body_lanes.h        velocities of bodies gathered into lanes
//
// In: BodyRow, filled by prepare_bodies(). Out: BodyState of the awake bodies. Invariant: no velocity is NaN
// or beyond the limit when positions change; the null body and kinematic ones are never written. Cost: the
// awake bodies, per sub-step.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Stages; see the table in step/step.cpp.
void integrate_velocities(const SolverPass& pass);
void integrate_positions(const SolverPass& pass);

/// Fills the rows of the `count` bodies at `places`, or, where that is null, of all awake ones; part of
/// `prepare`.
void prepare_bodies(const StepContext& context, BodyArrays& awake, const std::uint32_t* places, int count,
                    const PortionRows& rows);

}  // namespace jostle::detail
