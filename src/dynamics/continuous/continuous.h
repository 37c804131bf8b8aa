// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room continuous: bodies do not jump over others, however far a step takes them.
//
//     poses.cpp           poses of bodies, and which bodies are swept
//     sweep_bodies.cpp    the bodies that are swept; the energy that gravity gives them until an impact, and
//                         bodies that no longer get on (flies, gained, kStuck)
//     sweeper.h, follower.h, path.h, meeting.h, obstacle.h
//                         what a body meets first, and its way past it
//     sweep_bullets.h, sensor_passes.h, find_pushed.cpp
//                         bullets, sensors, kinematic bodies that push
//     close_joints.h, follow_joints.h
//                         joints that a stopped body has parted are closed
//
// In: velocities and movement of a step. Out: poses, and velocities after impacts. Invariant: a body that is
// swept ends no deeper in another than it began. Cost: bodies that move further than their core, and what
// lies on their way.
#pragma once

#include "dynamics/continuous/bullet_plan.h"
#include "dynamics/continuous/sensor_passes.h"
#include "dynamics/continuous/swept_bodies.h"
#include "dynamics/rows/solver_pass.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// [1] Per awake body: answers of the user about pairs that are found in a sweep.
inline constexpr int kAnswersPerBody = 16;

/// Memory that was taken before the first velocity changed.
struct SweepRoom {
    std::span<int> places;          ///< in the awake set: the bodies that are to be swept
    std::span<SweptBody> bodies;    ///< as many
    std::span<BulletPlan> bullets;  ///< for each body that is one
    SensorPasses& passes;
    SweepAnswers& answers;
    float& off_boxes;  ///< Tables::off_boxes
};

/// Stage: bodies that are in the way of a kinematic one that pushes wake, and are noted. Where memory runs
/// out, some have woken.
void find_pushed(const StepContext& context, Tables& tables);

/// Stage: bodies that were noted are followed on their way through the step. One that meets a static shape
/// stops there, one that meets a kinematic body is carried along; its group of joints follows. Poses change,
/// velocities do not. The bodies are afterwards in the order of their ids.
void sweep_bodies(const SolverPass& pass, const Tables& tables, NotedSet<BodyId>& pressed,
                  const SweepRoom& room);

}  // namespace jostle::detail
