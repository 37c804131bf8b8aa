// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scenes: descriptions of worlds in files, and worlds made of them. The generator reads these declarations
// like those of a public header. Built where JOSTLE_SCENE is.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/scene/check.h>
#include <jostle/scene/scene.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace jostle::c {

/// The settings of a scene for its run, and how much is in the scene.
struct SceneTraits {
    float step_hertz = 60.0f;  ///< [Hz]
    int substeps = kDefaultSubsteps;
    int steps = 0;   ///< of a run; 0: 10 s
    int bodies = 0;  ///< [1]
    int joints = 0;  ///< [1]
    int unread = 0;  ///< [1] requests of the file that were not kept: jostle_scene_unread
};

/// Of a text in jostle's JSON or in that of R.U.B.E. / b2dJson. Refused with the place, a JSON pointer or a
/// line and column.
std::unique_ptr<Scene> scene_parse(std::string_view text);
/// A reference scene by its name, such as "large_pyramid".
std::unique_ptr<Scene> scene_reference(std::string_view name);
/// In jostle's own JSON, of which jostle_scene_parse makes an equal scene.
std::string scene_text(const Scene& scene);
std::string scene_name(const Scene& scene);
/// The scene, and a sign of failure.
std::string scene_description(const Scene& scene);
SceneTraits scene_traits(const Scene& scene);
/// A sentence about a request that was not kept; `index` is below JostleSceneTraits::unread.
std::string scene_unread(const Scene& scene, int index);
/// Makes the world, with the gravity and the settings of the scene. Its bodies and joints are written in the
/// scene's order, as many as there is room for.
World scene_make_world(const Scene& scene, const WorldDef& def, std::span<Body> bodies,
                       std::span<Joint> joints);
/// The scene of a world as it is now, without impulses, contacts and functions. Custom joints of more than
/// two bodies are refused. Cost: the whole world.
std::unique_ptr<Scene> scene_from_world(const World& world);

/// The lists of a report.
enum class SceneNotes : std::uint8_t {
    kMistakes,  ///< of the text, or of the world that it would make
    kUnread,    ///< requests that were not kept
    kFindings,  ///< of jostle_world_lint; none where there is a mistake
};
/// How long each list is [1].
struct SceneReportTraits {
    int mistakes = 0;
    int unread = 0;
    int findings = 0;
};
/// Where in the text a note is about.
struct ScenePlace {
    int line = 0;    ///< [1] from 1; 0: unknown
    int column = 0;  ///< [1] from 1, in bytes
};
/// All that can be said about a text without running it. A text with mistakes is not refused: the report has
/// all of them, at most 100 of the text. Cost: a world is made.
std::unique_ptr<SceneReport> scene_check(std::string_view text);
SceneReportTraits scene_report_traits(const SceneReport& report);
/// `index` is 0 to the list's length - 1.
ScenePlace scene_report_place(const SceneReport& report, SceneNotes list, int index);
/// A JSON pointer (RFC 6901); empty: the document. Valid as long as the report, as the sentence is.
const char* scene_report_pointer(const SceneReport& report, SceneNotes list, int index);
const char* scene_report_sentence(const SceneReport& report, SceneNotes list, int index);
/// Of a finding.
LintType scene_report_type(const SceneReport& report, int index);

}  // namespace jostle::c
