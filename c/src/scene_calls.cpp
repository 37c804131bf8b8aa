// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "scene_calls.h"

#include <jostle/core/require.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include "border.h"
#include "room.h"

namespace jostle::c {
namespace {

const SceneNote& note_of(const char* function, const SceneReport& report, SceneNotes list, int index) {
    const std::vector<SceneNote>& notes = list == SceneNotes::kMistakes ? report.mistakes
                                          : list == SceneNotes::kUnread ? report.unread
                                                                        : report.findings;
    Call(function).in(0, static_cast<int>(notes.size()) - 1, "index", index);
    return notes[static_cast<std::size_t>(index)];
}

}  // namespace

std::unique_ptr<Scene> scene_parse(std::string_view text) {
    try {
        return std::make_unique<Scene>(parse_scene(text));
    } catch (const SceneError& error) {
        throw Refusal(error.what());
    }
}
std::unique_ptr<Scene> scene_reference(std::string_view name) {
    const ReferenceScene* found = find_reference_scene(name);
    if (found == nullptr)
        Call("jostle_scene_reference").refuse("name", name, "it must be the name of a reference scene");
    return std::make_unique<Scene>(found->make());
}
std::string scene_text(const Scene& scene) {
    return write_scene(scene);
}
std::string scene_name(const Scene& scene) {
    return scene.name;
}
std::string scene_description(const Scene& scene) {
    return scene.description;
}
SceneTraits scene_traits(const Scene& scene) {
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    return {scene.step_hertz,    scene.substeps,      scene.steps,
            count(scene.bodies), count(scene.joints), count(scene.unread)};
}
std::string scene_unread(const Scene& scene, int index) {
    Call("jostle_scene_unread").in(0, static_cast<int>(scene.unread.size()) - 1, "index", index);
    return scene.unread[static_cast<std::size_t>(index)];
}
World scene_make_world(const Scene& scene, const WorldDef& def, std::span<Body> bodies,
                       std::span<Joint> joints) {
    SceneWorld made = make_world(scene, def);
    copy_to(bodies, std::span<const Body>(made.bodies));
    copy_to(joints, std::span<const Joint>(made.joints));
    return std::move(made.world);
}
std::unique_ptr<Scene> scene_from_world(const World& world) {
    return std::make_unique<Scene>(from_world(world));
}

std::unique_ptr<SceneReport> scene_check(std::string_view text) {
    return std::make_unique<SceneReport>(check_scene(text));
}
SceneReportTraits scene_report_traits(const SceneReport& report) {
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    return {count(report.mistakes), count(report.unread), count(report.findings)};
}
ScenePlace scene_report_place(const SceneReport& report, SceneNotes list, int index) {
    const SceneNote& note = note_of("jostle_scene_report_place", report, list, index);
    return {note.line, note.column};
}
const char* scene_report_pointer(const SceneReport& report, SceneNotes list, int index) {
    return note_of("jostle_scene_report_pointer", report, list, index).pointer.c_str();
}
const char* scene_report_sentence(const SceneReport& report, SceneNotes list, int index) {
    return note_of("jostle_scene_report_sentence", report, list, index).sentence.c_str();
}
LintType scene_report_type(const SceneReport& report, int index) {
    Call("jostle_scene_report_type").in(0, static_cast<int>(report.types.size()) - 1, "index", index);
    return report.types[static_cast<std::size_t>(index)];
}

}  // namespace jostle::c
