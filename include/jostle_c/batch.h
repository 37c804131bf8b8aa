/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Many worlds that are stepped together; what is done to them and what they show are rows of numbers. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_BATCH_H
#define JOSTLE_C_BATCH_H

#include <jostle_c/world.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct JostleBatch JostleBatch;

/** An episode, for which a world is made. */
typedef struct JostleBatchEpisode {
    /** [1] its place in the batch */
    int world;
    /** [1] of worlds that the place had before */
    int number;
    /** [1] of its own: it follows from the batch's, the place and the number */
    uint64_t seed;
    /** the place's own; valid during the call */
    JostleFloatSpan parameters;
} JostleBatchEpisode;

/** Makes a world, which the batch takes over; NULL: the call of the batch is refused. It must depend on the episode alone. */
typedef JostleWorld* (*JostleBatchMaker)(const JostleBatchEpisode* episode, void* context);

typedef struct JostleBatchDef {
    uint64_t seed;
    /** As many for each world, world by world; copied. */
    JostleFloatSpan parameters;
    /** must outlive the batch. NULL: one thread */
    JostleTaskScheduler* scheduler;
    /** Whether the maker is called on many threads at a time, for different worlds. */
    bool makes_in_parallel;
} JostleBatchDef;

/** Actions, which the numbers of their columns do before a step. An object that is gone ignores them. */
typedef uint8_t JostleBatchAction;
enum {
    /** [rad/s] or [m/s] 1 column; of a joint with a motor */
    JOSTLE_BATCH_ACTION_MOTOR_SPEED = 0,
    /** [N m] or [N] 1 column, >= 0: the motor's greatest torque or force */
    JOSTLE_BATCH_ACTION_MOTOR_MAX = 1,
    /** [rad] or [m] 1 column; of a joint with a servo */
    JOSTLE_BATCH_ACTION_SERVO_TARGET = 2,
    /** [N] 2 columns: x, y, at the centre of mass */
    JOSTLE_BATCH_ACTION_FORCE = 3,
    /** [N], [m] 4 columns: the force, and the point of the world that it acts at */
    JOSTLE_BATCH_ACTION_FORCE_AT = 4,
    /** [N m] 1 column */
    JOSTLE_BATCH_ACTION_TORQUE = 5,
    /** [N s] 2 columns, at the centre of mass */
    JOSTLE_BATCH_ACTION_IMPULSE = 6,
    /** [N s], [m] 4 columns: the impulse, and the point of the world */
    JOSTLE_BATCH_ACTION_IMPULSE_AT = 7,
    /** [N m s] 1 column */
    JOSTLE_BATCH_ACTION_ANGULAR_IMPULSE = 8,
    /** [m/s] 2 columns: the body has it when the step begins */
    JOSTLE_BATCH_ACTION_LINEAR_VELOCITY = 9,
    /** [rad/s] 1 column */
    JOSTLE_BATCH_ACTION_ANGULAR_VELOCITY = 10
};

/** Where the columns of an action or observation lie in a row. */
typedef struct JostleBatchColumns {
    int first;
    int count;
} JostleBatchColumns;

/** Observations, which their columns show after a step. They are NaN where the object is gone. */
typedef uint8_t JostleBatchObservation;
enum {
    /** [m] 2 columns: of the origin */
    JOSTLE_BATCH_OBSERVATION_POSITION = 0,
    /** [rad] 1 column, in [-pi, pi] */
    JOSTLE_BATCH_OBSERVATION_ANGLE = 1,
    /** [1] 2 columns: cosine, sine */
    JOSTLE_BATCH_OBSERVATION_ROTATION = 2,
    /** [m/s] 2 columns: of the centre of mass */
    JOSTLE_BATCH_OBSERVATION_LINEAR_VELOCITY = 3,
    /** [rad/s] 1 column */
    JOSTLE_BATCH_OBSERVATION_ANGULAR_VELOCITY = 4,
    /** 1 column: 1 or 0 */
    JOSTLE_BATCH_OBSERVATION_AWAKE = 5,
    /**
     * 1 column: 1 where it touches a shape that is no sensor, else 0: where it is within the speculative
     * distance, or was pushed in the last step. Of a body, or of a shape; a sensor touches what it has
     * visitors of.
     */
    JOSTLE_BATCH_OBSERVATION_TOUCHES = 6,
    /** [rad] or [m] 1 column: angle, translation or length; of a wheel its suspension's */
    JOSTLE_BATCH_OBSERVATION_JOINT_POSITION = 7,
    /** [rad/s] or [m/s] 1 column: the one that its motor is for */
    JOSTLE_BATCH_OBSERVATION_JOINT_SPEED = 8,
    /** [N] 2 columns: jostle_joint_reaction_force */
    JOSTLE_BATCH_OBSERVATION_JOINT_FORCE = 9,
    /** [N m] 1 column: jostle_joint_reaction_torque */
    JOSTLE_BATCH_OBSERVATION_JOINT_TORQUE = 10,
    /**
     * [1] 1 column: the fraction of a ray's translation up to what it meets; 1 where it meets nothing.
     * jostle_batch_add_ray makes it.
     */
    JOSTLE_BATCH_OBSERVATION_RAY = 11,
    /** [m] 1 column: jostle_batch_add_separation makes it. */
    JOSTLE_BATCH_OBSERVATION_SEPARATION = 12,
    /** [1], [m] 2 columns for each of some contacts: jostle_batch_add_contacts makes them. */
    JOSTLE_BATCH_OBSERVATION_CONTACTS = 13
};

/** A ray of a body's. */
typedef struct JostleBatchRay {
    /** [m] in the body's frame */
    JostleVec2 origin;
    /** [m] in the body's frame, or the world's */
    JostleVec2 translation;
    /** whether the translation turns with the body. Default: true. */
    bool turns;
    /** whether it meets shapes of the body itself */
    bool meets_own;
    bool meets_sensors;
    /** [1] of the ray; shapes' masks are tested against it. Default: ~std::uint64_t{0}. */
    uint64_t category;
    /** [1] the categories that it meets. Default: ~std::uint64_t{0}. */
    uint64_t mask;
} JostleBatchRay;

typedef struct JostleBatchStep {
    /** [s] 1e-6 to 1. Default: 1.0f / 60.0f. */
    float dt;
    /** [1] 1 to 64. Default: JOSTLE_DEFAULT_SUBSTEPS. */
    int substeps;
    /** [1] 1 to 1,000 steps with the same actions. Forces act in all of them, impulses come before the first. Default: 1. */
    int repeats;
} JostleBatchStep;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleUInt8Span {
    const uint8_t* first;
    size_t count;
    ptrdiff_t stride;
} JostleUInt8Span;

JOSTLE_C_API JostleBatchDef jostle_batch_def_default(void);

JOSTLE_C_API JostleBatchStep jostle_batch_step_default(void);

JOSTLE_C_API JostleCode jostle_batch_create(
    int count,
    JostleBatchMaker function,
    void* context,
    const JostleBatchDef* def,
    JostleBatch** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_batch_free(JostleBatch* object);

JOSTLE_C_API JostleCode jostle_batch_size(const JostleBatch* batch, int* size);

/** The seed that a world was made with. */
JOSTLE_C_API JostleCode jostle_batch_seed(const JostleBatch* batch, int index, uint64_t* seed);

/**
 * Adds columns at the end of the rows of actions. The object is one of any world of the batch, and each
 * world must have its like: with a motor, with a servo.
 */
JOSTLE_C_API JostleCode jostle_batch_add_action(
    JostleBatch* batch,
    JostleBatchAction type,
    JostleBody body,
    JostleBatchColumns* add_action);

JOSTLE_C_API JostleCode jostle_batch_add_joint_action(
    JostleBatch* batch,
    JostleBatchAction type,
    JostleJoint joint,
    JostleBatchColumns* add_action);

/** Adds columns at the end of the rows of observations; the same. */
JOSTLE_C_API JostleCode jostle_batch_add_observation(
    JostleBatch* batch,
    JostleBatchObservation type,
    JostleBody body,
    JostleBatchColumns* add_observation);

JOSTLE_C_API JostleCode jostle_batch_add_shape_observation(
    JostleBatch* batch,
    JostleBatchObservation type,
    JostleShape shape,
    JostleBatchColumns* add_observation);

JOSTLE_C_API JostleCode jostle_batch_add_joint_observation(
    JostleBatch* batch,
    JostleBatchObservation type,
    JostleJoint joint,
    JostleBatchColumns* add_observation);

JOSTLE_C_API JostleCode jostle_batch_add_ray(
    JostleBatch* batch,
    JostleBody body,
    const JostleBatchRay* ray,
    JostleBatchColumns* add_ray);

/**
 * [m] The least separation of the points of two shapes' contact; infinity where it has none. A touch
 * of the one's is with any shape, a separation with the other alone.
 */
JOSTLE_C_API JostleCode jostle_batch_add_separation(
    JostleBatch* batch,
    JostleShape shape,
    JostleShape other,
    JostleBatchColumns* add_separation);

/**
 * Of the nearest contacts of a shape, at most `most` of 1 to 64, two columns each: the index of the
 * other shape (Handle.index), and the least separation [m] of the contact's points, which orders them,
 * before the index. Where there are fewer, -1 and infinity.
 */
JOSTLE_C_API JostleCode jostle_batch_add_contacts(
    JostleBatch* batch,
    JostleShape shape,
    int most,
    JostleBatchColumns* add_contacts);

JOSTLE_C_API JostleCode jostle_batch_action_columns(const JostleBatch* batch, int* action_columns);

JOSTLE_C_API JostleCode jostle_batch_observation_columns(const JostleBatch* batch, int* observation_columns);

/**
 * Acts on each world by its row, steps it, and writes its row of observations; none are written into an
 * empty span. All numbers are looked at first: where one is bad, nothing has changed. A later
 * refusal of a world's, for want of memory or where impulses add up beyond the greatest speed, comes
 * out when all others have been stepped; of several, that of the first world.
 */
JOSTLE_C_API JostleCode jostle_batch_step(
    JostleBatch* batch,
    JostleFloatSpan actions,
    float* observations,
    size_t capacity,
    const JostleBatchStep* step);

/** Writes the rows of observations as the worlds are now. */
JOSTLE_C_API JostleCode jostle_batch_observe(const JostleBatch* batch, float* observations, size_t capacity);

/** Keeps the states of worlds as they are, for reset(). */
JOSTLE_C_API JostleCode jostle_batch_keep(JostleBatch* batch, JostleUInt8Span mask);

/**
 * Worlds go back to the states that were kept: when they were made, or by keep(). Where memory runs out,
 * a world is as it was, or has gone back.
 */
JOSTLE_C_API JostleCode jostle_batch_reset(JostleBatch* batch, JostleUInt8Span mask);

/**
 * Worlds go to a state, a save of one of them (jostle_world_save). Bytes that are no such save are refused,
 * and nothing has changed; memory as in reset().
 */
JOSTLE_C_API JostleCode jostle_batch_load(
    JostleBatch* batch,
    const void* state,
    size_t state_size,
    JostleUInt8Span mask);

/**
 * Makes worlds anew, by the maker, and keeps their states. `seeds` has one for each world of the batch;
 * where it is empty, they follow from the batch's. If a world cannot be made, or lacks an object that
 * columns are about, nothing has changed.
 */
JOSTLE_C_API JostleCode jostle_batch_remake(JostleBatch* batch, JostleUInt8Span mask, JostleUInt64Span seeds);

/** The parameters of all worlds, for those that are made from now on: as many as before. */
JOSTLE_C_API JostleCode jostle_batch_set_parameters(JostleBatch* batch, JostleFloatSpan parameters);

JOSTLE_C_API JostleCode jostle_batch_parameters(const JostleBatch* batch, JostleFloatSpan* parameters);

/**
 * A world of the batch, which owns it: to look at, and to edit between steps. Not to be freed. It stays
 * where it is; jostle_batch_remake puts another in its place.
 */
JOSTLE_C_API JostleCode jostle_batch_world(JostleBatch* batch, int index, JostleWorld** batch_world);

#ifdef __cplusplus
}
#endif

#endif
