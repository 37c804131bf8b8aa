// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All findings about the text of a scene without a run: mistakes, for which the scene is refused; unread
// keys; and probable mistakes of the world (dynamics/lint.h). Each finding has its place in the text.
//
//     for (const SceneNote& note : check_scene(text).findings)
//         std::printf("%d:%d: %s: %s\n", note.line, note.column, note.pointer.c_str(),
//         note.sentence.c_str());
#pragma once

#include <jostle/dynamics/lint.h>
#include <jostle/scene/io.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct SceneReport {
    std::optional<Scene> scene = {};       ///< none where the text has a mistake
    std::vector<SceneNote> mistakes = {};  ///< of the text, or of the world that it would make
    std::vector<SceneNote> unread = {};    ///< Scene::unread with places
    std::vector<SceneNote> findings = {};  ///< of World::lint(); none where there is a mistake
    std::vector<LintType> types = {};      ///< of the findings, each at its place
};

/// Does not throw for a mistake: it reports all of them, at most 100 of the text. (Where the library is built
/// without exceptions, the first one ends the program as any Error does.) `source` names the text. Cost: a
/// world is made, and the text is gone through once more for the places.
[[nodiscard]] SceneReport check_scene(std::string_view text, std::string_view source = "scene");
/// Of a file. Throws SceneError where it cannot be read; read_scene() says how much is read.
[[nodiscard]] SceneReport check_scene_file(const std::string& path);

}  // namespace jostle
JOSTLE_API_END
