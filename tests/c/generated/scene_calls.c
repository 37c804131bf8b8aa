/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_scene_parse(JostleCode code, JostleScene* scene_parse);
static void call_jostle_scene_parse(Fixture* f) {
    (void)f;
    JostleScene* scene_parse = NULL;
    const JostleCode code = jostle_scene_parse("{\"jostle\": 1, \"name\": \"two\", \"bodies\": [{\"name\": \"floor\", \"shapes\": [{\"type\": \"box\", \"half_width\": 9, \"half_height\": 0.5}]}, {\"type\": \"dynamic\", \"position\": [0, 2], \"shapes\": [{\"type\": \"circle\", \"radius\": 0.5}]}]}", &scene_parse);
    twin_jostle_scene_parse(code, scene_parse);
}

void twin_jostle_scene_reference(JostleCode code, JostleScene* scene_reference);
static void call_jostle_scene_reference(Fixture* f) {
    (void)f;
    JostleScene* scene_reference = NULL;
    const JostleCode code = jostle_scene_reference("boxes_asleep", &scene_reference);
    twin_jostle_scene_reference(code, scene_reference);
}

void twin_jostle_scene_text(JostleCode code, const char* text, size_t length);
static void call_jostle_scene_text(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_scene_text(f->scene, text, sizeof text, &length);
    twin_jostle_scene_text(code, text, length);
}

void twin_jostle_scene_name(JostleCode code, const char* text, size_t length);
static void call_jostle_scene_name(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_scene_name(f->scene, text, sizeof text, &length);
    twin_jostle_scene_name(code, text, length);
}

void twin_jostle_scene_description(JostleCode code, const char* text, size_t length);
static void call_jostle_scene_description(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_scene_description(f->scene, text, sizeof text, &length);
    twin_jostle_scene_description(code, text, length);
}

void twin_jostle_scene_traits(JostleCode code, const JostleSceneTraits* scene_traits);
static void call_jostle_scene_traits(Fixture* f) {
    (void)f;
    JostleSceneTraits scene_traits;
    memset(&scene_traits, 0, sizeof scene_traits);
    const JostleCode code = jostle_scene_traits(f->scene, &scene_traits);
    twin_jostle_scene_traits(code, &scene_traits);
}

void twin_jostle_scene_unread(JostleCode code, const char* text, size_t length);
static void call_jostle_scene_unread(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 1;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_scene_unread(f->scene, index, text, sizeof text, &length);
    twin_jostle_scene_unread(code, text, length);
}

void twin_jostle_scene_make_world(JostleCode code, const JostleBody* bodies, const JostleJoint* joints, JostleWorld* scene_make_world);
static void call_jostle_scene_make_world(Fixture* f) {
    (void)f;
    JostleWorldDef def;
    def = jostle_world_def_default();
    def.gravity.x = 0.5f;
    def.gravity.y = 0.25f;
    def.length_scale = 2.0f;
    def.restitution_threshold = 0.5f;
    def.max_push_out_speed = 0.5f;
    def.max_speed = 300.0f;
    def.hit_speed = 0.5f;
    def.contact_hertz = 25.0f;
    def.contact_damping_ratio = 0.5f;
    def.joint_hertz = 0.5f;
    def.joint_damping_ratio = 0.5f;
    def.allow_sleep = true;
    def.sleep_threshold = 0.5f;
    def.continuous = true;
    def.warm_starting = true;
    def.smooth_ground = true;
    def.scheduler = NULL;
    static JostleBody bodies[64];
    memset(bodies, 0, sizeof bodies);
    static JostleJoint joints[64];
    memset(joints, 0, sizeof joints);
    JostleWorld* scene_make_world = NULL;
    const JostleCode code = jostle_scene_make_world(f->scene, &def, bodies, 64, joints, 64, &scene_make_world);
    twin_jostle_scene_make_world(code, bodies, joints, scene_make_world);
}

void twin_jostle_scene_from_world(JostleCode code, JostleScene* scene_from_world);
static void call_jostle_scene_from_world(Fixture* f) {
    (void)f;
    JostleScene* scene_from_world = NULL;
    const JostleCode code = jostle_scene_from_world(f->world, &scene_from_world);
    twin_jostle_scene_from_world(code, scene_from_world);
}

void twin_jostle_scene_check(JostleCode code, JostleSceneReport* scene_check);
static void call_jostle_scene_check(Fixture* f) {
    (void)f;
    JostleSceneReport* scene_check = NULL;
    const JostleCode code = jostle_scene_check(OVERLAP_TEXT, &scene_check);
    twin_jostle_scene_check(code, scene_check);
}

void twin_jostle_scene_report_traits(JostleCode code, const JostleSceneReportTraits* scene_report_traits);
static void call_jostle_scene_report_traits(Fixture* f) {
    (void)f;
    JostleSceneReportTraits scene_report_traits;
    memset(&scene_report_traits, 0, sizeof scene_report_traits);
    const JostleCode code = jostle_scene_report_traits(f->scene_report, &scene_report_traits);
    twin_jostle_scene_report_traits(code, &scene_report_traits);
}

void twin_jostle_scene_report_place(JostleCode code, const JostleScenePlace* scene_report_place);
static void call_jostle_scene_report_place(Fixture* f) {
    (void)f;
    JostleSceneNotes list;
    memset(&list, 0, sizeof list);
    list = JOSTLE_SCENE_NOTES_FINDINGS;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    JostleScenePlace scene_report_place;
    memset(&scene_report_place, 0, sizeof scene_report_place);
    const JostleCode code = jostle_scene_report_place(f->scene_report, list, index, &scene_report_place);
    twin_jostle_scene_report_place(code, &scene_report_place);
}

void twin_jostle_scene_report_pointer(JostleCode code, const char* scene_report_pointer);
static void call_jostle_scene_report_pointer(Fixture* f) {
    (void)f;
    JostleSceneNotes list;
    memset(&list, 0, sizeof list);
    list = JOSTLE_SCENE_NOTES_FINDINGS;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    const char* scene_report_pointer = "";
    const JostleCode code = jostle_scene_report_pointer(f->scene_report, list, index, &scene_report_pointer);
    twin_jostle_scene_report_pointer(code, scene_report_pointer);
}

void twin_jostle_scene_report_sentence(JostleCode code, const char* scene_report_sentence);
static void call_jostle_scene_report_sentence(Fixture* f) {
    (void)f;
    JostleSceneNotes list;
    memset(&list, 0, sizeof list);
    list = JOSTLE_SCENE_NOTES_FINDINGS;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    const char* scene_report_sentence = "";
    const JostleCode code = jostle_scene_report_sentence(f->scene_report, list, index, &scene_report_sentence);
    twin_jostle_scene_report_sentence(code, scene_report_sentence);
}

void twin_jostle_scene_report_type(JostleCode code, const JostleLintType* scene_report_type);
static void call_jostle_scene_report_type(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    JostleLintType scene_report_type;
    memset(&scene_report_type, 0, sizeof scene_report_type);
    const JostleCode code = jostle_scene_report_type(f->scene_report, index, &scene_report_type);
    twin_jostle_scene_report_type(code, &scene_report_type);
}

void test_scene(void) {
    run_call("jostle_scene_parse", "scene", call_jostle_scene_parse);
    run_call("jostle_scene_reference", "scene", call_jostle_scene_reference);
    run_call("jostle_scene_text", "scene", call_jostle_scene_text);
    run_call("jostle_scene_name", "scene", call_jostle_scene_name);
    run_call("jostle_scene_description", "scene", call_jostle_scene_description);
    run_call("jostle_scene_traits", "scene", call_jostle_scene_traits);
    run_call("jostle_scene_unread", "scene", call_jostle_scene_unread);
    run_call("jostle_scene_make_world", "scene", call_jostle_scene_make_world);
    run_call("jostle_scene_from_world", "scene", call_jostle_scene_from_world);
    run_call("jostle_scene_check", "scene", call_jostle_scene_check);
    run_call("jostle_scene_report_traits", "scene", call_jostle_scene_report_traits);
    run_call("jostle_scene_report_place", "scene", call_jostle_scene_report_place);
    run_call("jostle_scene_report_pointer", "scene", call_jostle_scene_report_pointer);
    run_call("jostle_scene_report_sentence", "scene", call_jostle_scene_report_sentence);
    run_call("jostle_scene_report_type", "scene", call_jostle_scene_report_type);
}
