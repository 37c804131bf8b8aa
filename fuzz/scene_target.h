// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the fuzzers of the scene readers, and the test that replays their corpus, do with an input: it is
// refused with SceneError, or it is a scene that comes back the same from its own text, and that a world
// takes (or refuses with Error) and steps.
#pragma once

#include <jostle/core/error.h>
#include <jostle/scene/io.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "scene/readers.h"

namespace jostle::fuzz {

/// What became of an input.
enum class Outcome { kRefused, kScene, kWorldRefused, kStepped };

[[noreturn]] inline void fail(const char* what, const std::string& detail) {
    std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
    std::abort();
}

/// Two steps, where the scene is small enough for a fuzzer.
inline Outcome step(const Scene& scene) {
    constexpr std::size_t kMost = 64;
    std::size_t shapes = 0;
    for (const SceneBody& body : scene.bodies) shapes += body.shapes.size();
    if (scene.bodies.size() > kMost || scene.joints.size() > kMost || shapes > kMost) return Outcome::kScene;
    try {
        SceneWorld made = make_world(scene);
        const int substeps = scene.substeps < 8 ? scene.substeps : 8;
        for (int i = 0; i < 2; ++i) made.world.step(1.0f / scene.step_hertz, substeps);
        const std::string wrong = made.world.check();
        if (!wrong.empty()) fail("the world is broken after two steps", wrong);
    } catch (const Error&) {
        return Outcome::kWorldRefused;
    }
    return Outcome::kStepped;
}

template <class Read>
Outcome check(Read read) {
    Scene scene;
    try {
        scene = read();
    } catch (const SceneError&) {
        return Outcome::kRefused;
    }
    const std::string text = write_scene(scene);
    const std::string again = write_scene(parse_scene(text, "written"));
    if (again != text) fail("a scene changed on its way through a file", text + again);
    return step(scene);
}

/// Any text, of either format.
inline Outcome check_scene(std::string_view text) {
    return check([&] { return parse_scene(text, "input"); });
}

/// A text that is taken for a R.U.B.E. export, whatever it looks like.
inline Outcome check_rube(std::string_view text) {
    return check([&] {
        return scene_detail::read_rube({scene_detail::parse_document(text, "input"), "input"});
    });
}

}  // namespace jostle::fuzz
