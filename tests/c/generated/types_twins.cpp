// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/types_calls.h"

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_vec2_default(const JostleVec2* made) {
    run("jostle_vec2_default", JOSTLE_OK, [&] { expect(same(*made, Vec2{})); });
}

extern "C" void twin_jostle_vec3_default(const JostleVec3* made) {
    run("jostle_vec3_default", JOSTLE_OK, [&] { expect(same(*made, Vec3{})); });
}

extern "C" void twin_jostle_tolerances_default(const JostleTolerances* made) {
    run("jostle_tolerances_default", JOSTLE_OK, [&] { expect(same(*made, Tolerances{})); });
}

extern "C" void twin_jostle_task_scheduler_create(JostleCode code, JostleTaskScheduler* task_scheduler_create) {
    [[maybe_unused]] Twin& f = twin();
    int workers{};
    workers = 2;
    run("jostle_task_scheduler_create", code, [&] {
        expect(same_object(task_scheduler_create, c::task_scheduler_create(workers)));
    });
}

extern "C" void twin_jostle_task_scheduler_worker_count(JostleCode code, const int* task_scheduler_worker_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_task_scheduler_worker_count", code, [&] {
        expect(same(*task_scheduler_worker_count, c::task_scheduler_worker_count(f.task_scheduler)));
    });
}

extern "C" void twin_jostle_rot_from_angle(JostleCode code, const JostleRot* rot_from_angle) {
    [[maybe_unused]] Twin& f = twin();
    float angle{};
    angle = 0.5f;
    run("jostle_rot_from_angle", code, [&] {
        expect(same(*rot_from_angle, c::rot_from_angle(angle)));
    });
}

extern "C" void twin_jostle_rot_angle(JostleCode code, const float* rot_angle) {
    [[maybe_unused]] Twin& f = twin();
    Rot rotation{};
    rotation.c = 0.6f;
    rotation.s = 0.8f;
    run("jostle_rot_angle", code, [&] {
        expect(same(*rot_angle, c::rot_angle(rotation)));
    });
}
