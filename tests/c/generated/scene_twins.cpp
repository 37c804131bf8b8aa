// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/scene_calls.h"

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_scene_parse(JostleCode code, JostleScene* scene_parse) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_parse", code, [&] {
        expect(same_object(scene_parse, c::scene_parse("{\"jostle\": 1, \"name\": \"two\", \"bodies\": [{\"name\": \"floor\", \"shapes\": [{\"type\": \"box\", \"half_width\": 9, \"half_height\": 0.5}]}, {\"type\": \"dynamic\", \"position\": [0, 2], \"shapes\": [{\"type\": \"circle\", \"radius\": 0.5}]}]}")));
    });
}

extern "C" void twin_jostle_scene_reference(JostleCode code, JostleScene* scene_reference) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_reference", code, [&] {
        expect(same_object(scene_reference, c::scene_reference("boxes_asleep")));
    });
}

extern "C" void twin_jostle_scene_text(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_text", code, [&] {
        expect(same_text(text, length, c::scene_text(f.scene)));
    });
}

extern "C" void twin_jostle_scene_name(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_name", code, [&] {
        expect(same_text(text, length, c::scene_name(f.scene)));
    });
}

extern "C" void twin_jostle_scene_description(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_description", code, [&] {
        expect(same_text(text, length, c::scene_description(f.scene)));
    });
}

extern "C" void twin_jostle_scene_traits(JostleCode code, const JostleSceneTraits* scene_traits) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_traits", code, [&] {
        expect(same(*scene_traits, c::scene_traits(f.scene)));
    });
}

extern "C" void twin_jostle_scene_unread(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 1;
    run("jostle_scene_unread", code, [&] {
        expect(same_text(text, length, c::scene_unread(f.scene, index)));
    });
}

extern "C" void twin_jostle_scene_make_world(JostleCode code, const JostleBody* bodies, const JostleJoint* joints, JostleWorld* scene_make_world) {
    [[maybe_unused]] Twin& f = twin();
    WorldDef def{};
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
    def.scheduler = nullptr;
    auto bodies_own = zeros<Body>(64);
    auto joints_own = zeros<Joint>(64);
    run("jostle_scene_make_world", code, [&] {
        expect(same_object(scene_make_world, c::scene_make_world(f.scene, def, std::span<Body>(bodies_own), std::span<Joint>(joints_own))));
        expect(same_array(bodies, bodies_own));
        expect(same_array(joints, joints_own));
    });
}

extern "C" void twin_jostle_scene_from_world(JostleCode code, JostleScene* scene_from_world) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_from_world", code, [&] {
        expect(same_object(scene_from_world, c::scene_from_world(f.world)));
    });
}

extern "C" void twin_jostle_scene_check(JostleCode code, JostleSceneReport* scene_check) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_check", code, [&] {
        expect(same_object(scene_check, c::scene_check(OVERLAP_TEXT)));
    });
}

extern "C" void twin_jostle_scene_report_traits(JostleCode code, const JostleSceneReportTraits* scene_report_traits) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_scene_report_traits", code, [&] {
        expect(same(*scene_report_traits, c::scene_report_traits(f.scene_report)));
    });
}

extern "C" void twin_jostle_scene_report_place(JostleCode code, const JostleScenePlace* scene_report_place) {
    [[maybe_unused]] Twin& f = twin();
    SceneNotes list{};
    list = SceneNotes::kFindings;
    int index{};
    index = 0;
    run("jostle_scene_report_place", code, [&] {
        expect(same(*scene_report_place, c::scene_report_place(f.scene_report, list, index)));
    });
}

extern "C" void twin_jostle_scene_report_pointer(JostleCode code, const char* scene_report_pointer) {
    [[maybe_unused]] Twin& f = twin();
    SceneNotes list{};
    list = SceneNotes::kFindings;
    int index{};
    index = 0;
    run("jostle_scene_report_pointer", code, [&] {
        expect(std::string_view(scene_report_pointer) == c::scene_report_pointer(f.scene_report, list, index));
    });
}

extern "C" void twin_jostle_scene_report_sentence(JostleCode code, const char* scene_report_sentence) {
    [[maybe_unused]] Twin& f = twin();
    SceneNotes list{};
    list = SceneNotes::kFindings;
    int index{};
    index = 0;
    run("jostle_scene_report_sentence", code, [&] {
        expect(std::string_view(scene_report_sentence) == c::scene_report_sentence(f.scene_report, list, index));
    });
}

extern "C" void twin_jostle_scene_report_type(JostleCode code, const JostleLintType* scene_report_type) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    run("jostle_scene_report_type", code, [&] {
        expect(same(*scene_report_type, c::scene_report_type(f.scene_report, index)));
    });
}
