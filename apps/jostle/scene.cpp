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

std::size_t count_shapes(const Scene& scene) {
    std::size_t shapes = 0;
    for (const SceneBody& body : scene.bodies) shapes += body.shapes.size();
    return shapes;
}

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

}  // namespace

void list_scenes(bool json) {
    std::string text;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const auto scenes : {reference_scenes(), small_scenes()}) {
        for (const ReferenceScene& scene : scenes) {
            text += fmt::format("{:<15}{:>4} steps  {}\n", scene.name, scene.steps, scene.about);
            rows.push_back({{"name", scene.name}, {"steps", scene.steps}, {"about", scene.about}});
        }
    }
    print(json ? measure::dump({{"scenes", rows}}) : text);
}

void make_scene(const std::string& name, const std::string& out) {
    expect_no_picture(out);
    const ReferenceScene* scene = find_reference_scene(name);
    if (scene == nullptr) {
        fail_unknown_scene("there is no reference scene '" + name + "'", name);
    }
    write_out(scene->make(), out);
}

void check_scene(const std::string& file, bool json) {
    const NamedScene scene{source_name(file), load_file(file)};
    say_what_is_left_out(scene);
    // A shape too thin, or a joint of a body with itself, is found by making a world.
    const SceneWorld made = make_named_world(scene);
    const std::size_t shapes = count_shapes(scene.scene);
    if (!json) {
        print(fmt::format("{}: fine: {} bodies, {} shapes, {} joints\n", scene.name,
                          scene.scene.bodies.size(), shapes, scene.scene.joints.size()));
        return;
    }
    print(measure::dump({{"file", file},
                         {"name", scene.scene.name},
                         {"description", scene.scene.description},
                         {"bodies", scene.scene.bodies.size()},
                         {"shapes", shapes},
                         {"joints", scene.scene.joints.size()},
                         {"left_out", scene.scene.unread}}));
}

void convert_scene(const std::string& in, const std::string& out) {
    expect_no_picture(out);
    const Scene scene = load_file(in);
    for (const std::string& line : scene.unread) say(source_name(in) + ": " + line);
    write_out(scene, out);
}

}  // namespace jostle::app
