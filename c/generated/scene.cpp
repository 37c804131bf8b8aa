// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/scene.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/scene_calls.h"


using namespace jostle;
using namespace jostle::c;

void jostle_scene_free(JostleScene* object) {
    delete reinterpret_cast<Scene*>(object);
}

void jostle_scene_report_free(JostleSceneReport* object) {
    delete reinterpret_cast<SceneReport*>(object);
}

JostleCode jostle_scene_parse(const char* text, JostleScene** scene_parse) {
    return guarded(__func__, [&] {
        owned_out(scene_parse, c::scene_parse(text_in(text)));
    });
}

JostleCode jostle_scene_reference(const char* name, JostleScene** scene_reference) {
    return guarded(__func__, [&] {
        owned_out(scene_reference, c::scene_reference(text_in(name)));
    });
}

JostleCode jostle_scene_text(const JostleScene* scene, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::scene_text(object_in<const Scene>(scene, "scene")));
    });
}

JostleCode jostle_scene_name(const JostleScene* scene, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::scene_name(object_in<const Scene>(scene, "scene")));
    });
}

JostleCode jostle_scene_description(const JostleScene* scene, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::scene_description(object_in<const Scene>(scene, "scene")));
    });
}

JostleCode jostle_scene_traits(const JostleScene* scene, JostleSceneTraits* scene_traits) {
    return guarded(__func__, [&] {
        put(scene_traits, c::scene_traits(object_in<const Scene>(scene, "scene")));
    });
}

JostleCode jostle_scene_unread(const JostleScene* scene, int index, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::scene_unread(object_in<const Scene>(scene, "scene"), index));
    });
}

JostleCode jostle_scene_make_world(const JostleScene* scene, const JostleWorldDef* def, JostleBody* bodies, size_t bodies_capacity, JostleJoint* joints, size_t joints_capacity, JostleWorld** scene_make_world) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Body, JostleBody> bodies_room(bodies, bodies_capacity, "bodies");
        SpanOut<Joint, JostleJoint> joints_room(joints, joints_capacity, "joints");
        object_out(scene_make_world, c::scene_make_world(object_in<const Scene>(scene, "scene"), struct_or_default<WorldDef>(def, scratch, "def"), bodies_room.span(), joints_room.span()));
        bodies_room.finish();
        joints_room.finish();
    });
}

JostleCode jostle_scene_from_world(const JostleWorld* world, JostleScene** scene_from_world) {
    return guarded(__func__, [&] {
        owned_out(scene_from_world, c::scene_from_world(object_in<const World>(world, "world")));
    });
}

JostleCode jostle_scene_check(const char* text, JostleSceneReport** scene_check) {
    return guarded(__func__, [&] {
        owned_out(scene_check, c::scene_check(text_in(text)));
    });
}

JostleCode jostle_scene_report_traits(const JostleSceneReport* report, JostleSceneReportTraits* scene_report_traits) {
    return guarded(__func__, [&] {
        put(scene_report_traits, c::scene_report_traits(object_in<const SceneReport>(report, "report")));
    });
}

JostleCode jostle_scene_report_place(const JostleSceneReport* report, JostleSceneNotes list, int index, JostleScenePlace* scene_report_place) {
    return guarded(__func__, [&] {
        put(scene_report_place, c::scene_report_place(object_in<const SceneReport>(report, "report"), enum_in<SceneNotes>(list, "list"), index));
    });
}

JostleCode jostle_scene_report_pointer(const JostleSceneReport* report, JostleSceneNotes list, int index, const char** scene_report_pointer) {
    return guarded(__func__, [&] {
        put(scene_report_pointer, c::scene_report_pointer(object_in<const SceneReport>(report, "report"), enum_in<SceneNotes>(list, "list"), index));
    });
}

JostleCode jostle_scene_report_sentence(const JostleSceneReport* report, JostleSceneNotes list, int index, const char** scene_report_sentence) {
    return guarded(__func__, [&] {
        put(scene_report_sentence, c::scene_report_sentence(object_in<const SceneReport>(report, "report"), enum_in<SceneNotes>(list, "list"), index));
    });
}

JostleCode jostle_scene_report_type(const JostleSceneReport* report, int index, JostleLintType* scene_report_type) {
    return guarded(__func__, [&] {
        put(scene_report_type, c::scene_report_type(object_in<const SceneReport>(report, "report"), index));
    });
}
