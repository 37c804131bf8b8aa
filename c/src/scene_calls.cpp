// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "scene_calls.h"

#include <jostle/core/require.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>

#include "border.h"

namespace jostle::c {

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
    std::copy_n(made.bodies.begin(), std::min(made.bodies.size(), bodies.size()), bodies.begin());
    std::copy_n(made.joints.begin(), std::min(made.joints.size(), joints.size()), joints.begin());
    return std::move(made.world);
}

}  // namespace jostle::c
