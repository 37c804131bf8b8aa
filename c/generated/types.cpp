// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/types.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/types_calls.h"


using namespace jostle;
using namespace jostle::c;

void jostle_task_scheduler_free(JostleTaskScheduler* object) {
    delete reinterpret_cast<TaskScheduler*>(object);
}

JostleCode jostle_task_scheduler_create(int workers, JostleTaskScheduler** task_scheduler_create) {
    return guarded(__func__, [&] {
        owned_out(task_scheduler_create, c::task_scheduler_create(workers));
    });
}

JostleCode jostle_task_scheduler_worker_count(const JostleTaskScheduler* scheduler, int* task_scheduler_worker_count) {
    return guarded(__func__, [&] {
        put(task_scheduler_worker_count, c::task_scheduler_worker_count(object_in<const TaskScheduler>(scheduler, "scheduler")));
    });
}

JostleCode jostle_rot_from_angle(float angle, JostleRot* rot_from_angle) {
    return guarded(__func__, [&] {
        put(rot_from_angle, c::rot_from_angle(angle));
    });
}

JostleCode jostle_rot_angle(JostleRot rotation, float* rot_angle) {
    return guarded(__func__, [&] {
        put(rot_angle, c::rot_angle(plain_in<Rot>(rotation)));
    });
}
