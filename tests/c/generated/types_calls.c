/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_vec2_default(const JostleVec2* made);
static void call_jostle_vec2_default(Fixture* f) {
    const JostleVec2 made = jostle_vec2_default();
    (void)f;
    twin_jostle_vec2_default(&made);
}

void twin_jostle_vec3_default(const JostleVec3* made);
static void call_jostle_vec3_default(Fixture* f) {
    const JostleVec3 made = jostle_vec3_default();
    (void)f;
    twin_jostle_vec3_default(&made);
}

void twin_jostle_tolerances_default(const JostleTolerances* made);
static void call_jostle_tolerances_default(Fixture* f) {
    const JostleTolerances made = jostle_tolerances_default();
    (void)f;
    twin_jostle_tolerances_default(&made);
}

void twin_jostle_task_scheduler_create(JostleCode code, JostleTaskScheduler* task_scheduler_create);
static void call_jostle_task_scheduler_create(Fixture* f) {
    (void)f;
    int workers;
    memset(&workers, 0, sizeof workers);
    workers = 2;
    JostleTaskScheduler* task_scheduler_create = NULL;
    const JostleCode code = jostle_task_scheduler_create(workers, &task_scheduler_create);
    twin_jostle_task_scheduler_create(code, task_scheduler_create);
}

void twin_jostle_task_scheduler_worker_count(JostleCode code, const int* task_scheduler_worker_count);
static void call_jostle_task_scheduler_worker_count(Fixture* f) {
    (void)f;
    int task_scheduler_worker_count;
    memset(&task_scheduler_worker_count, 0, sizeof task_scheduler_worker_count);
    const JostleCode code = jostle_task_scheduler_worker_count(f->task_scheduler, &task_scheduler_worker_count);
    twin_jostle_task_scheduler_worker_count(code, &task_scheduler_worker_count);
}

void twin_jostle_rot_from_angle(JostleCode code, const JostleRot* rot_from_angle);
static void call_jostle_rot_from_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    angle = 0.5f;
    JostleRot rot_from_angle;
    memset(&rot_from_angle, 0, sizeof rot_from_angle);
    const JostleCode code = jostle_rot_from_angle(angle, &rot_from_angle);
    twin_jostle_rot_from_angle(code, &rot_from_angle);
}

void twin_jostle_rot_angle(JostleCode code, const float* rot_angle);
static void call_jostle_rot_angle(Fixture* f) {
    (void)f;
    JostleRot rotation;
    memset(&rotation, 0, sizeof rotation);
    rotation.c = 0.6f;
    rotation.s = 0.8f;
    float rot_angle;
    memset(&rot_angle, 0, sizeof rot_angle);
    const JostleCode code = jostle_rot_angle(rotation, &rot_angle);
    twin_jostle_rot_angle(code, &rot_angle);
}

void test_types(void) {
    run_call("jostle_vec2_default", "types", call_jostle_vec2_default);
    run_call("jostle_vec3_default", "types", call_jostle_vec3_default);
    run_call("jostle_tolerances_default", "types", call_jostle_tolerances_default);
    run_call("jostle_task_scheduler_create", "types", call_jostle_task_scheduler_create);
    run_call("jostle_task_scheduler_worker_count", "types", call_jostle_task_scheduler_worker_count);
    run_call("jostle_rot_from_angle", "types", call_jostle_rot_from_angle);
    run_call("jostle_rot_angle", "types", call_jostle_rot_angle);
}
