/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Scenes and their files. The library has these calls where it was built with JOSTLE_SCENE. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_SCENE_H
#define JOSTLE_C_SCENE_H

#include <jostle_c/world.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct JostleScene JostleScene;

/** What a scene says about its run, and how much is in it. */
typedef struct JostleSceneTraits {
    /** [Hz]. Default: 60.0f. */
    float step_hertz;
    /** Default: JOSTLE_DEFAULT_SUBSTEPS. */
    int substeps;
    /** of a run; 0: 10 s */
    int steps;
    /** [1] */
    int bodies;
    /** [1] */
    int joints;
    /** [1] requests of the file that were not kept: jostle_scene_unread */
    int unread;
} JostleSceneTraits;

/** NULL is allowed. */
JOSTLE_C_API void jostle_scene_free(JostleScene* object);

/**
 * Of a text in jostle's JSON or in that of R.U.B.E. / b2dJson. Refused with the place, a JSON pointer or a
 * line and column.
 */
JOSTLE_C_API JostleCode jostle_scene_parse(const char* text, JostleScene** scene_parse);

/** A reference scene by its name, such as "large_pyramid". */
JOSTLE_C_API JostleCode jostle_scene_reference(const char* name, JostleScene** scene_reference);

/** In jostle's own JSON, of which jostle_scene_parse makes an equal scene. */
JOSTLE_C_API JostleCode jostle_scene_text(
    const JostleScene* scene,
    char* text,
    size_t capacity,
    size_t* length);

JOSTLE_C_API JostleCode jostle_scene_name(
    const JostleScene* scene,
    char* text,
    size_t capacity,
    size_t* length);

/** The scene, and a sign of failure. */
JOSTLE_C_API JostleCode jostle_scene_description(
    const JostleScene* scene,
    char* text,
    size_t capacity,
    size_t* length);

JOSTLE_C_API JostleCode jostle_scene_traits(const JostleScene* scene, JostleSceneTraits* scene_traits);

/** A sentence about a request that was not kept; `index` is below JostleSceneTraits.unread. */
JOSTLE_C_API JostleCode jostle_scene_unread(
    const JostleScene* scene,
    int index,
    char* text,
    size_t capacity,
    size_t* length);

/**
 * Makes the world, with the gravity and the settings of the scene. Its bodies and joints are written in the
 * scene's order, as many as there is room for.
 */
JOSTLE_C_API JostleCode jostle_scene_make_world(
    const JostleScene* scene,
    const JostleWorldDef* def,
    JostleBody* bodies,
    size_t bodies_capacity,
    JostleJoint* joints,
    size_t joints_capacity,
    JostleWorld** scene_make_world);

#ifdef __cplusplus
}
#endif

#endif
