// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// WorldDef: the definition of a world.
#pragma once

#include <jostle/core/constants.h>
#include <jostle/core/task_scheduler.h>
#include <jostle/math/vec2.h>

#include <memory_resource>

JOSTLE_API_BEGIN
namespace jostle {

struct WorldDef {
    Vec2 gravity{0.0f, -10.0f};  ///< [m/s^2] each component at most 1e6
    float length_scale = 1.0f;   ///< [1] 1e-3 to 1e3: units per metre, see docs/units.md
    float restitution_threshold = kRestitutionThreshold;  ///< [m/s] at length scale 1
    float max_push_out_speed = kMaxPushOutSpeed;          ///< [m/s] at length scale 1
    float max_speed = kMaxSpeed;                          ///< [m/s] at length scale 1
    float hit_speed = kHitSpeed;  ///< [m/s] at length scale 1; faster meetings are hits
    /// [Hz] > 0 Of contacts at three sub-steps per 1/60 s; more sub-steps, and gravity beyond 10 m/s^2 at
    /// length scale 1, make them stiffer. 3/16 of the rate of sub-steps is the most.
    float contact_hertz = kContactHertz;
    /// [1] >= 0 At fewer than 180 sub-steps per second contacts have less of it, down to 0.46 times.
    float contact_damping_ratio = kContactDampingRatio;
    float joint_hertz = kJointHertz;                 ///< [Hz] > 0 of joints that are iterated
    float joint_damping_ratio = kJointDampingRatio;  ///< [1] >= 0
    /// Whether joints are solved one by one, like contacts and as in Box2D: faster, and as stiff as
    /// joint_hertz says (docs/worlds.md#fast-joints). False: connected joints are solved as one system.
    bool iterated_joints = false;
    bool allow_sleep = true;                  ///< whether bodies at rest may fall asleep
    float sleep_threshold = kSleepThreshold;  ///< [m/s] >= 0 at length scale 1: see BodyDef::sleep_threshold
    bool continuous = true;                   ///< whether fast bodies are kept from jumping over others
    bool warm_starting = true;                ///< whether a step begins with the impulses of the last one
    /// Whether static shapes, and shapes of one kinematic body, that lie flush (tiles, outlines, chains whose
    /// ends meet) are one smooth surface to what moves over them. See ShapeDef::smooth.
    bool smooth_ground = true;
    std::pmr::memory_resource* memory =
        nullptr;  ///< source of the world's memory; must outlive it. nullptr: the default resource
    TaskScheduler* scheduler = nullptr;  ///< must outlive the world. nullptr: one thread
};

}  // namespace jostle
JOSTLE_API_END
