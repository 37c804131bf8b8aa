// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// SCENE on the command line: a file of either format, - for standard input, or a name: of a reference scene,
// or of a file of scenes/.
#pragma once

#include <jostle/scene/scene.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::app {

struct NamedScene {
    /// Of the reference scene, or the file's without folder and ending, or "stdin"; fit for file names.
    std::string name;
    Scene scene;
};

/// A file of scenes/, which is in the program as text.
struct SceneText {
    std::string name;
    std::string json;
};
[[nodiscard]] const std::vector<SceneText>& scene_texts();
[[nodiscard]] const SceneText* find_scene_text(std::string_view name);
/// The names of all scenes that need no file.
[[nodiscard]] std::vector<std::string_view> scene_names();

/// The text of SCENE, whichever it is. Throws.
[[nodiscard]] std::string load_text(const std::string& argument);

/// The scene of a file, or of standard input where the path is "-". Throws.
[[nodiscard]] Scene load_file(const std::string& path);
/// The path as a sentence names it.
[[nodiscard]] std::string source_name(const std::string& path);

/// The path without folder and ending, or "stdin"; fit for file names.
[[nodiscard]] std::string file_name_of(const std::string& path);
[[nodiscard]] bool looks_like_a_path(const std::string& argument);

[[nodiscard]] NamedScene load_scene(const std::string& argument);

/// "; did you mean 'a/b.json'?" for the path of a file that is not there; empty where no file beside it has a
/// name like it.
[[nodiscard]] std::string nearest_file(const std::filesystem::path& path);

/// Throws Failure, with a suggestion where there is one.
[[noreturn]] void fail_unknown_scene(const std::string& sentence, const std::string& name);

/// make_world(), whose error names the scene too.
[[nodiscard]] SceneWorld make_named_world(const NamedScene& scene, const WorldDef& def = {});

/// How many steps a run takes unless told otherwise: the scene's own number, or 10 s.
[[nodiscard]] int default_steps(const Scene& scene, float dt);

/// One line each on standard error: what the file asked for and is not read or not simulated.
void say_what_is_left_out(const NamedScene& scene);

}  // namespace jostle::app
