// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle scene`: the reference scenes, and files in and out.
#include <fmt/format.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include "jostle/commands.h"
#include "jostle/files.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/suffix.h"
#include "measure/row.h"

namespace jostle::app {
namespace {

/// Refuses, before anything is read, a name that promises a picture.
void expect_no_picture(const std::string& out) {
    const std::string suffix = suffix_of(out);
    for (const char* picture : {".png", ".svg", ".pdf", ".jpg", ".jpeg", ".gif", ".bmp", ".webp"}) {
        if (suffix == picture) {
            throw UsageFailure("'" + out +
                               "' is the name of a picture, and scenes are written as JSON; 'jostle "
                               "run' draws a scene");
        }
    }
}

void write_out(const Scene& scene, const std::string& out) {
    const std::string text = write_scene(scene);
    if (out.empty() || out == "-") {
        print(text);
    } else {
        write_file(out, text);
    }
}

std::string first_sentence(const std::string& text) {
    const std::size_t end = text.find(". ");
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

}  // namespace

void list_scenes(bool json) {
    std::string text;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    const auto add = [&](std::string_view name, int steps, std::string_view about, const char* kind) {
        text += fmt::format("{:<15}{:>4} steps  {}\n", name, steps, about);
        rows.push_back({{"name", name}, {"steps", steps}, {"about", about}, {"kind", kind}});
    };
    for (const ReferenceScene& scene : reference_scenes()) add(scene.name, scene.steps, scene.about, "large");
    for (const ReferenceScene& scene : small_scenes()) add(scene.name, scene.steps, scene.about, "small");
    for (const SceneText& file : scene_texts()) {
        const Scene scene = parse_scene(file.json, file.name);
        add(file.name, default_steps(scene, 1.0f / scene.step_hertz), first_sentence(scene.description),
            "example");
    }
    print(json ? measure::dump({{"scenes", rows}}) : text);
}

void make_scene(const std::string& name, const std::string& out) {
    expect_no_picture(out);
    const ReferenceScene* scene = find_reference_scene(name);
    const SceneText* text = find_scene_text(name);
    if (scene == nullptr && text == nullptr) fail_unknown_scene("there is no scene '" + name + "'", name);
    write_out(scene != nullptr ? scene->make() : parse_scene(text->json, name), out);
}

void convert_scene(const std::string& in, const std::string& out) {
    expect_no_picture(out);
    const Scene scene = load_file(in);
    for (const std::string& line : scene.unread) say(source_name(in) + ": " + line);
    write_out(scene, out);
}

}  // namespace jostle::app
