/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Vectors, rotations, transforms, boxes and rays. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_TYPES_H
#define JOSTLE_C_TYPES_H

#include <jostle_c/base.h>

#ifdef __cplusplus
extern "C" {
#endif

#define JOSTLE_PI 3.14159265358979323846f
/** [m] The overlap that contacts and joints are allowed, so that resting contact does not flicker. */
#define JOSTLE_LINEAR_SLOP 0.005f
/**
 * [m] Shapes that are closer than this have contact points. Until they touch, these only keep them from
 * meeting too fast.
 */
#define JOSTLE_SPECULATIVE_DISTANCE (4.0f * JOSTLE_LINEAR_SLOP)
/**
 * [m] A tree stores the box of a moving item enlarged by this on every side, so that small moves change
 * nothing in the tree.
 */
#define JOSTLE_BOX_MARGIN 0.1f
/**
 * [1] A tree stretches the new box of an item that has left its old one: by this times the displacement.
 * Worlds stretch none.
 */
#define JOSTLE_BOX_DISPLACEMENT_MULTIPLIER 2.0f
/** [m] Shorter segments and edges of polygons are refused. Points of a hull that are closer are welded. */
#define JOSTLE_MIN_EDGE_LENGTH (0.1f * JOSTLE_LINEAR_SLOP)
/** [1] The most vertices a polygon has. */
#define JOSTLE_MAX_POLYGON_VERTICES 64
/** [m/s] Closing speeds below this do not bounce. */
#define JOSTLE_RESTITUTION_THRESHOLD 1.0f
/** [m/s] Shapes that meet faster than this are reported in Events.hits. */
#define JOSTLE_HIT_SPEED 1.0f
/** [m/s] The greatest speed at which overlap is pushed out. */
#define JOSTLE_MAX_PUSH_OUT_SPEED 3.0f
/**
 * [Hz] Stiffness of contacts at 3 sub-steps of 1/60 s; more make them stiffer (docs/limits.md, "Stiffness").
 * Limited to 3/16 of the rate of sub-steps; of small things and under strong gravity to a quarter of it.
 */
#define JOSTLE_CONTACT_HERTZ 30.0f
/** [1] Damping ratio of contacts: overdamped, so that overlap is pushed out without a bounce. */
#define JOSTLE_CONTACT_DAMPING_RATIO 10.0f
/**
 * [Hz] Stiffness of limits, and of joints that are iterated (docs/limits.md, "Stiffness"), limited to a
 * quarter of the sub-step rate.
 */
#define JOSTLE_JOINT_HERTZ 60.0f
/** [1] Damping ratio of joints. */
#define JOSTLE_JOINT_DAMPING_RATIO 2.0f
/** [m/s] The greatest speed of a body. */
#define JOSTLE_MAX_SPEED 400.0f
/** [rad] The greatest rotation of a body in one step. */
#define JOSTLE_MAX_ROTATION_PER_STEP (0.25f * JOSTLE_PI)
/** [m] The greatest coordinate of positions and shapes in a world, on each axis. */
#define JOSTLE_MAX_COORDINATE 1.0e5f
/**
 * [m] Radii, half widths and edges of shapes are at least this. Their squares, areas and inertias then keep
 * all bits of a float: a disc of this radius and of 1 kg/m^2 has 1.6e-20 kg m^2. 100 m from the origin the
 * spacing of floats is about as large.
 */
#define JOSTLE_MIN_SHAPE_SIZE 1.0e-5f
/** [s] How long a body must be slow before it may sleep. */
#define JOSTLE_TIME_TO_SLEEP 0.5f
/** [m/s] A body is slow while no point of it moves faster. */
#define JOSTLE_SLEEP_THRESHOLD 0.05f
/** [1] Sub-steps per step unless the caller says otherwise. */
#define JOSTLE_DEFAULT_SUBSTEPS 4

typedef struct JostleTaskScheduler JostleTaskScheduler;

typedef struct JostleVec2 {
    float x;
    float y;
} JostleVec2;

typedef struct JostleVec3 {
    float x;
    float y;
    float z;
} JostleVec3;

typedef struct JostleRot {
    /** [1] cosine. Default: 1.0f. */
    float c;
    /** [1] sine */
    float s;
} JostleRot;

typedef struct JostleTransform {
    /** [m] where the origin goes */
    JostleVec2 p;
    /** turn about the origin */
    JostleRot q;
} JostleTransform;

typedef struct JostleMat33 {
    /** first column */
    JostleVec3 cx;
    /** second column */
    JostleVec3 cy;
    /** third column */
    JostleVec3 cz;
} JostleMat33;

typedef struct JostleTransform3 {
    /** [m] where the origin goes */
    JostleVec3 p;
    /** turn about the origin; its columns are where the axes go. Default: identity33(). */
    JostleMat33 q;
} JostleTransform3;

typedef struct JostleSweep {
    /** [m] the centre of mass, in the body's frame */
    JostleVec2 local_center;
    /** [m] the centre of mass at fraction alpha0 of the step */
    JostleVec2 c0;
    /** [m] and at its end */
    JostleVec2 c;
    /** [rad] the angle at fraction alpha0 */
    float a0;
    /** [rad] and at the end */
    float a;
    /** [1] in [0, 1): the part of the step that is done */
    float alpha0;
} JostleSweep;

typedef struct JostleAabb2 {
    /** [m] */
    JostleVec2 lower;
    /** [m] */
    JostleVec2 upper;
} JostleAabb2;

typedef struct JostleAabb3 {
    /** [m] */
    JostleVec3 lower;
    /** [m] */
    JostleVec3 upper;
} JostleAabb3;

/** The points origin + f * translation, 0 <= f <= max_fraction. One of no length is a point. */
typedef struct JostleRay2 {
    /** [m] */
    JostleVec2 origin;
    /** [m] need not be of length 1 */
    JostleVec2 translation;
    /** [1] of the translation; infinity is no limit. Default: 1.0f. */
    float max_fraction;
} JostleRay2;

/** The points origin + f * translation, 0 <= f <= max_fraction. One of no length is a point. */
typedef struct JostleRay3 {
    /** [m] */
    JostleVec3 origin;
    /** [m] need not be of length 1 */
    JostleVec3 translation;
    /** [1] of the translation; infinity is no limit. Default: 1.0f. */
    float max_fraction;
} JostleRay3;

/**
 * The lengths that collision depends on: an argument of its functions, with a default for metres.
 * `Tolerances.scaled(s)` are those of a world of length scale s.
 */
typedef struct JostleTolerances {
    /** [m] see JOSTLE_LINEAR_SLOP. Default: JOSTLE_LINEAR_SLOP. */
    float linear_slop;
    /** [m] see JOSTLE_SPECULATIVE_DISTANCE. Default: JOSTLE_SPECULATIVE_DISTANCE. */
    float speculative_distance;
    /** [m] see JOSTLE_MIN_EDGE_LENGTH. Default: JOSTLE_MIN_EDGE_LENGTH. */
    float min_edge_length;
} JostleTolerances;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleVec2Span {
    const JostleVec2* first;
    size_t count;
    ptrdiff_t stride;
} JostleVec2Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleVec3Span {
    const JostleVec3* first;
    size_t count;
    ptrdiff_t stride;
} JostleVec3Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleIntSpan {
    const int* first;
    size_t count;
    ptrdiff_t stride;
} JostleIntSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleFloatSpan {
    const float* first;
    size_t count;
    ptrdiff_t stride;
} JostleFloatSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleUInt64Span {
    const uint64_t* first;
    size_t count;
    ptrdiff_t stride;
} JostleUInt64Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleAabb2Span {
    const JostleAabb2* first;
    size_t count;
    ptrdiff_t stride;
} JostleAabb2Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleAabb3Span {
    const JostleAabb3* first;
    size_t count;
    ptrdiff_t stride;
} JostleAabb3Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleRay2Span {
    const JostleRay2* first;
    size_t count;
    ptrdiff_t stride;
} JostleRay2Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleRay3Span {
    const JostleRay3* first;
    size_t count;
    ptrdiff_t stride;
} JostleRay3Span;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleTransformSpan {
    const JostleTransform* first;
    size_t count;
    ptrdiff_t stride;
} JostleTransformSpan;

JOSTLE_C_API JostleVec2 jostle_vec2_default(void);

JOSTLE_C_API JostleVec3 jostle_vec3_default(void);

JOSTLE_C_API JostleTolerances jostle_tolerances_default(void);

/** NULL is allowed. */
JOSTLE_C_API void jostle_task_scheduler_free(JostleTaskScheduler* object);

/**
 * A scheduler of `workers` threads, the caller's included: for worlds (JostleWorldDef), trees and meshes. It
 * outlives whatever uses it. Refused unless workers is in [1, 1024].
 */
JOSTLE_C_API JostleCode jostle_task_scheduler_create(
    int workers,
    JostleTaskScheduler** task_scheduler_create);

/** How many tasks can run at once. */
JOSTLE_C_API JostleCode jostle_task_scheduler_worker_count(
    const JostleTaskScheduler* scheduler,
    int* task_scheduler_worker_count);

/** The rotation by an angle [rad]. */
JOSTLE_C_API JostleCode jostle_rot_from_angle(float angle, JostleRot* rot_from_angle);

/** [rad] in [-pi, pi] */
JOSTLE_C_API JostleCode jostle_rot_angle(JostleRot rotation, float* rot_angle);

#ifdef __cplusplus
}
#endif

#endif
