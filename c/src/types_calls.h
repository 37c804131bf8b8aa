// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Schedulers and rotations. The generator reads these declarations like those of a public header.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/math/rot.h>

#include <memory>

namespace jostle::c {

/// A scheduler of `workers` threads, the caller's included: for worlds (JostleWorldDef), trees and meshes. It
/// outlives whatever uses it. Refused unless workers is in [1, 1024].
std::unique_ptr<TaskScheduler> task_scheduler_create(int workers);
/// How many tasks can run at once.
int task_scheduler_worker_count(const TaskScheduler& scheduler);

/// The rotation by an angle [rad].
Rot rot_from_angle(float angle);
/// [rad] in [-pi, pi]
float rot_angle(Rot rotation);

}  // namespace jostle::c
