// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding scenes by path or name.
#include "jostle/load.h"

#include <jostle/core/error.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "jostle/output.h"
#include "jostle/suggestion.h"
#include "scene/read_text.h"

namespace jostle::app {
namespace {

namespace fs = std::filesystem;

constexpr char kStandardInput[] = "-";

/// The names of the files beside a path.
std::vector<std::string> files_beside(const fs::path& path) {
    constexpr std::size_t kMost = 10'000;
    const fs::path folder = path.parent_path();
    std::vector<std::string> files;
    std::error_code error;
    fs::directory_iterator entry(folder.empty() ? fs::path(".") : folder, error);
    for (; !error && entry != fs::directory_iterator() && files.size() < kMost; entry.increment(error)) {
        files.push_back(entry->path().filename().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// Fails, with the name that was probably meant, where there is no such file but one of a name like it.
void expect_there(const std::string& path) {
    std::error_code ignored;
    if (path.empty() || fs::exists(path, ignored)) return;
    const std::string meant = nearest_file(path);
    if (!meant.empty()) throw Failure("there is no file '" + path + "'" + meant);
}

/// Fails where an argument that is no name cannot be a file either.
void expect_file(const std::string& argument) {
    std::error_code ignored;
    if (argument != kStandardInput && !looks_like_a_path(argument) && !fs::exists(argument, ignored))
        fail_unknown_scene("'" + argument + "' is neither a file nor a scene's name", argument);
}

}  // namespace

bool looks_like_a_path(const std::string& argument) {
    return argument.find('/') != std::string::npos || fs::path(argument).has_extension();
}

std::string file_name_of(const std::string& path) {
    if (path == kStandardInput) return "stdin";
    std::string name = fs::path(path).stem().string();
    for (char& c : name) {
        if (static_cast<unsigned char>(c) < 0x20) c = '_';
    }
    return name.empty() ? "scene" : name;
}

std::string nearest_file(const fs::path& path) {
    return scene_detail::suggestion(
        path.filename().string(), files_beside(path),
        [&](std::string_view meant) { return "'" + (path.parent_path() / meant).string() + "'"; });
}

std::string source_name(const std::string& path) {
    return path == kStandardInput ? "standard input" : path;
}

Scene load_file(const std::string& path) {
    if (path == kStandardInput) return read_scene(stdin, source_name(path));
    expect_there(path);
    return read_scene(path);
}

void fail_unknown_scene(const std::string& sentence, const std::string& name) {
    const std::string meant = suggestion(name, scene_names());
    throw Failure(sentence + (meant.empty() ? "; 'jostle scene list' names those" : meant));
}

NamedScene load_scene(const std::string& argument) {
    if (const ReferenceScene* reference = find_reference_scene(argument))
        return {std::string(reference->name), reference->make()};
    if (const SceneText* text = find_scene_text(argument))
        return {text->name, parse_scene(text->json, text->name)};
    expect_file(argument);
    return {file_name_of(argument), load_file(argument)};
}

std::string load_text(const std::string& argument) {
    if (const ReferenceScene* reference = find_reference_scene(argument))
        return write_scene(reference->make());
    if (const SceneText* text = find_scene_text(argument)) return text->json;
    expect_file(argument);
    if (argument == kStandardInput) return scene_detail::read_text(stdin, source_name(argument));
    expect_there(argument);
    return scene_detail::read_text(argument);
}

const SceneText* find_scene_text(std::string_view name) {
    const auto found = std::ranges::find(scene_texts(), name, &SceneText::name);
    return found == scene_texts().end() ? nullptr : &*found;
}

std::vector<std::string_view> scene_names() {
    std::vector<std::string_view> names;
    for (const auto scenes : {reference_scenes(), small_scenes()})
        for (const ReferenceScene& scene : scenes) names.push_back(scene.name);
    for (const SceneText& scene : scene_texts()) names.push_back(scene.name);
    return names;
}

SceneWorld make_named_world(const NamedScene& scene, const WorldDef& def) {
    try {
        return make_world(scene.scene, def);
    } catch (const Error& error) {
        throw Failure(scene.name + ": " + error.what());
    }
}

int default_steps(const Scene& scene, float dt) {
    if (scene.steps > 0) return scene.steps;
    constexpr double kSeconds = 10.0;
    constexpr double kMost = 1.0e7;
    return static_cast<int>(std::clamp(std::round(kSeconds / static_cast<double>(dt)), 1.0, kMost));
}

void say_what_is_left_out(const NamedScene& scene) {
    for (const std::string& line : scene.scene.unread) say(scene.name + ": " + line);
}

}  // namespace jostle::app
