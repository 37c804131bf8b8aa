/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* A world with the states and the inputs of its last frames. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_ROLLBACK_H
#define JOSTLE_C_ROLLBACK_H

#include <jostle_c/world.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A world with the states of its last frames and their inputs. An input that comes late, over a network, is
 * put in its frame, and the frames from there on are simulated again. An input is bytes of your own.
 */
typedef struct JostleByteRollback JostleByteRollback;

/** A frame whose step has ended: jostle_world_events are those of the frame. */
typedef struct JostleRollbackFrame {
    int frame;
    /** the frame was simulated before, with the inputs that were known then */
    bool is_repeated;
} JostleRollbackFrame;

/** Changes the world by the input of a frame. */
typedef void (*JostleRollbackApply)(JostleWorld* world, const void* input, size_t input_size, void* context);
typedef void (*JostleRollbackTold)(JostleWorld* world, const JostleRollbackFrame* frame, void* context);

typedef struct JostleRollbackOptions {
    /** [1] that can be corrected: 1 and up. Default: 8. */
    int frames;
    /** [s] of a step. Default: 1.0f / 60.0f. */
    float dt;
    /** Default: JOSTLE_DEFAULT_SUBSTEPS. */
    int substeps;
    /**
     * [1] At most `frames`. Above 0: after each frame the last so many are simulated again, from their own
     * first state, and the frame is refused (Error) after which the two differ: with the tables and the
     * first number in which they do. To find what a world forgets, or what apply() depends on besides.
     */
    int sync_test;
} JostleRollbackOptions;

JOSTLE_C_API JostleRollbackOptions jostle_rollback_options_default(void);

/** NULL is allowed. */
JOSTLE_C_API void jostle_byte_rollback_free(JostleByteRollback* object);

/**
 * The world outlives it, and is stepped by it alone. `apply` changes the world by a frame's input, before
 * the frame's step; it must depend on the world and the input alone.
 */
JOSTLE_C_API JostleCode jostle_byte_rollback_create(
    JostleWorld* world,
    JostleRollbackApply function,
    void* context,
    const JostleRollbackOptions* options,
    JostleByteRollback** create);

/** The frame that jostle_byte_rollback_advance comes to next: 0, 1, 2 ... */
JOSTLE_C_API JostleCode jostle_byte_rollback_frame(const JostleByteRollback* rollback, int* frame);

/** The first frame that can be corrected. */
JOSTLE_C_API JostleCode jostle_byte_rollback_oldest(const JostleByteRollback* rollback, int* oldest);

/** Called after each step, of repeated frames, too: a sound that was played is not played again. */
JOSTLE_C_API JostleCode jostle_byte_rollback_on_frame(
    JostleByteRollback* rollback,
    JostleRollbackTold function,
    void* context);

/** A frame more: its state is kept, `apply` is called with the input, the world steps. */
JOSTLE_C_API JostleCode jostle_byte_rollback_advance(
    JostleByteRollback* rollback,
    const void* input,
    size_t input_size);

/**
 * Puts another input into a frame, the oldest or later, and simulates from there on. Afterwards the world is
 * as if the frame had had this input at once.
 */
JOSTLE_C_API JostleCode jostle_byte_rollback_correct(
    JostleByteRollback* rollback,
    int frame,
    const void* input,
    size_t input_size);

/** The input that a frame has, the oldest or later. */
JOSTLE_C_API JostleCode jostle_byte_rollback_input(
    const JostleByteRollback* rollback,
    int frame,
    void* bytes,
    size_t capacity,
    size_t* size);

/** A save of the world before a frame, the oldest or later. */
JOSTLE_C_API JostleCode jostle_byte_rollback_state(
    const JostleByteRollback* rollback,
    int frame,
    void* bytes,
    size_t capacity,
    size_t* size);

#ifdef __cplusplus
}
#endif

#endif
