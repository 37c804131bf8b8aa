// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "program/small_cases.h"

#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "jostle/load.h"

namespace jostle::app {
namespace {

using race::SmallCase;

// Files of scenes/ whose ratio is in the geometric mean, besides all small reference scenes. The others,
// which show a feature or a defect, stand in the table alone.
constexpr std::array<std::string_view, 8> kCounted{"bridge",      "rope_bridge", "walker", "car",
                                                   "topdown_car", "gear_train",  "hoist",  "soft_body"};

SmallCase case_of(std::string name, Scene scene) {
    const int steps = default_steps(scene, 1.0f / scene.step_hertz);
    SmallCase what;
    what.name = std::move(name);
    what.scene = std::move(scene);
    what.steps = steps;
    return what;
}

/// Steps with little or nothing to do: the clock would be most of what it shows.
void make_batches(SmallCase& what) {
    if (what.name != "empty" && what.name != "boxes_asleep") return;
    constexpr int kBatch = 100, kBatches = 200;
    what.settle = what.steps;
    what.steps = kBatches;
    what.batch = kBatch;
}

SmallCase thousand_worlds() {
    SmallCase what = case_of("worlds_1000", find_reference_scene("boxes_awake")->make());
    what.worlds = 1000;
    what.steps = 60;
    what.counts = true;
    return what;
}

}  // namespace

std::vector<SmallCase> small_cases() {
    std::vector<SmallCase> cases;
    for (const ReferenceScene& reference : small_scenes()) {
        cases.push_back(case_of(std::string(reference.name), reference.make()));
        cases.back().counts = true;
        make_batches(cases.back());
        if (reference.name == "boxes_awake") cases.push_back(thousand_worlds());
    }
    for (const SceneText& file : scene_texts()) {
        cases.push_back(case_of(file.name, parse_scene(file.json)));
        cases.back().counts = std::ranges::find(kCounted, file.name) != kCounted.end();
        // Box2D 3 has neither gears nor pulleys.
        if (file.name == "gear_train" || file.name == "hoist") cases.back().rival = "box2d24";
    }
    return cases;
}

}  // namespace jostle::app
