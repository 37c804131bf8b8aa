// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "types_calls.h"

#include <jostle/dynamics/scheduler.h>

namespace jostle::c {

std::unique_ptr<TaskScheduler> task_scheduler_create(int workers) {
    return make_default_scheduler(workers);
}
int task_scheduler_worker_count(const TaskScheduler& scheduler) {
    return scheduler.worker_count();
}

Rot rot_from_angle(float angle) {
    return Rot::from_angle(angle);
}
float rot_angle(Rot rotation) {
    return rotation.angle();
}

}  // namespace jostle::c
