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

typedef struct JostleSceneReport JostleSceneReport;

/** The settings of a scene for its run, and how much is in the scene. */
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

/** How long each list is [1]. */
typedef struct JostleSceneReportTraits {
    int mistakes;
    int unread;
    int findings;
} JostleSceneReportTraits;

/** The lists of a report. */
typedef uint8_t JostleSceneNotes;
enum {
    /** of the text, or of the world that it would make */
    JOSTLE_SCENE_NOTES_MISTAKES = 0,
    /** requests that were not kept */
    JOSTLE_SCENE_NOTES_UNREAD = 1,
    /** of jostle_world_lint; none where there is a mistake */
    JOSTLE_SCENE_NOTES_FINDINGS = 2
};

/** Where in the text a note is about. */
typedef struct JostleScenePlace {
    /** [1] from 1; 0: unknown */
    int line;
    /** [1] from 1, in bytes */
    int column;
} JostleScenePlace;

/** NULL is allowed. */
JOSTLE_C_API void jostle_scene_free(JostleScene* object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_scene_report_free(JostleSceneReport* object);

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

/**
 * The scene of a world as it is now, without impulses, contacts and functions. Custom joints of more than
 * two bodies are refused. Cost: the whole world.
 */
JOSTLE_C_API JostleCode jostle_scene_from_world(const JostleWorld* world, JostleScene** scene_from_world);

/**
 * All that can be said about a text without running it. A text with mistakes is not refused: the report has
 * all of them, at most 100 of the text. Cost: a world is made.
 */
JOSTLE_C_API JostleCode jostle_scene_check(const char* text, JostleSceneReport** scene_check);

JOSTLE_C_API JostleCode jostle_scene_report_traits(
    const JostleSceneReport* report,
    JostleSceneReportTraits* scene_report_traits);

/** `index` is 0 to the list's length - 1. */
JOSTLE_C_API JostleCode jostle_scene_report_place(
    const JostleSceneReport* report,
    JostleSceneNotes list,
    int index,
    JostleScenePlace* scene_report_place);

/** A JSON pointer (RFC 6901); empty: the document. Valid as long as the report, as the sentence is. */
JOSTLE_C_API JostleCode jostle_scene_report_pointer(
    const JostleSceneReport* report,
    JostleSceneNotes list,
    int index,
    const char** scene_report_pointer);

JOSTLE_C_API JostleCode jostle_scene_report_sentence(
    const JostleSceneReport* report,
    JostleSceneNotes list,
    int index,
    const char** scene_report_sentence);

/** Of a finding. */
JOSTLE_C_API JostleCode jostle_scene_report_type(
    const JostleSceneReport* report,
    int index,
    JostleLintType* scene_report_type);

#ifdef __cplusplus
}
#endif

#endif
