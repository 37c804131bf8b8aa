// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds of every engine whose module was built, and the bodies that the small scenes to hold them to are
// made of.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "race/engines.h"
#include "support/worlds.h"

namespace jostle::test {

using race::Engine;
using race::EngineWorld;

/// Whether it is jostle's own, or a peer's whose module was built.
inline bool is_available(const std::string& engine) {
    setenv("JOSTLE_ENGINES", JOSTLE_ENGINES_DIR, 1);
    const std::vector<std::string> names = race::available_engines();
    return std::find(names.begin(), names.end(), engine) != names.end();
}

/// Box2D 3 is not Debian's, and where nobody has it there is nothing to skip; nor are peers built with all
/// sanitizers.
inline std::vector<std::string> engine_names() {
#if defined(JOSTLE_WITH_PEERS)
    std::vector<std::string> names{"jostle", "box2d24", "chipmunk"};
#else
    std::vector<std::string> names{"jostle"};
#endif
    if (is_available("box2d3")) names.emplace_back("box2d3");
    return names;
}

class EveryEngine : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        if (!is_available(GetParam())) GTEST_SKIP() << "the engine " << GetParam() << " was not built";
        engine_ = race::load_engine(GetParam());
    }

    struct State {
        std::vector<Transform> poses;
        std::vector<Vec2> linear;
        std::vector<float> angular;
        std::vector<MassData> masses;
        std::vector<std::string> approximated;
        int contacts = 0;
        int awake = 0;
        int joints = 0;
    };

    /// Runs the scene for so many seconds.
    State run(const Scene& scene, float seconds,
              const std::function<void(int, const EngineWorld&)>& watch = nullptr) const {
        State state;
        const std::unique_ptr<EngineWorld> world = engine_->load(scene, {}, state.approximated);
        const int steps = static_cast<int>(std::lround(seconds / kDt));
        for (int i = 0; i < steps; ++i) {
            world->step(kDt);
            if (watch) watch(i + 1, *world);
        }
        world->poses(state.poses);
        world->velocities(state.linear, state.angular);
        world->masses(state.masses);
        state.contacts = world->contacts();
        state.awake = world->awake_bodies();
        state.joints = world->joints();
        return state;
    }
    [[nodiscard]] Engine& engine() const { return *engine_; }

  private:
    std::unique_ptr<Engine> engine_;
};

inline SceneBody body(BodyType type, Vec2 position) {
    SceneBody made;
    made.def.type = type;
    made.def.position = position;
    return made;
}

inline ScenePolygon box(float half_width, float half_height, Vec2 center = {}) {
    return {{center + Vec2{-half_width, -half_height}, center + Vec2{half_width, -half_height},
             center + Vec2{half_width, half_height}, center + Vec2{-half_width, half_height}}};
}

template <class Shape>
SceneBody with(SceneBody made, const Shape& geometry, const ShapeDef& def = {}) {
    made.shapes.push_back({"", geometry, def});
    return made;
}

inline SceneBody ground() {
    return with(body(BodyType::kStatic, {}), Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}});
}

inline Scene scene_of(std::vector<SceneBody> bodies, std::vector<SceneJoint> joints = {}) {
    Scene scene;
    scene.allow_sleep = false;
    scene.bodies = std::move(bodies);
    scene.joints = std::move(joints);
    return scene;
}

template <class Def>
SceneJoint joint(int a, int b, const Def& def) {
    SceneJoint made;
    made.body_a = a;
    made.body_b = b;
    made.def = def;
    return made;
}

}  // namespace jostle::test
