// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding scenes by path or name.
#include "jostle/load.h"

#include <jostle/core/error.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "jostle/output.h"

namespace jostle::app {
namespace {

bool looks_like_a_path(const std::string& argument) {
    return argument.find('/') != std::string::npos || std::filesystem::path(argument).has_extension();
}

std::string file_name_of(const std::string& path) {
    std::string name = std::filesystem::path(path).stem().string();
    for (char& c : name) {
        if (static_cast<unsigned char>(c) < 0x20) c = '_';
    }
    return name.empty() ? "scene" : name;
}

}  // namespace

NamedScene load_scene(const std::string& argument) {
    const ReferenceScene* reference = find_reference_scene(argument);
    if (reference != nullptr) return {std::string(reference->name), reference->make()};
    std::error_code ignored;
    if (!looks_like_a_path(argument) && !std::filesystem::exists(argument, ignored)) {
        throw Failure("'" + argument +
                      "' is neither a file nor a reference scene; 'jostle scene list' names those");
    }
    return {file_name_of(argument), read_scene(argument)};
}

std::string what_is_missing(const Scene& scene) {
    std::string all;
    for (const std::string& line : unsupported(scene)) all += (all.empty() ? "" : "; ") + line;
    return all.empty() ? "it needs what worlds do not do yet" : all;
}

NamedScene load_runnable_scene(const std::string& argument) {
    NamedScene scene = load_scene(argument);
    const ReferenceScene* reference = find_reference_scene(argument);
    if (reference != nullptr && !reference->runs) {
        throw Failure(scene.name + " cannot run yet: " + what_is_missing(scene.scene));
    }
    return scene;
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
    for (const std::string& line : unsupported(scene.scene)) say(scene.name + ": " + line);
}

}  // namespace jostle::app
