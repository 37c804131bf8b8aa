// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The test of one text, for the fuzzer of crowds' scenes and for the replay of its corpus: it is refused with
// SceneError, or it is a scene whose crowd, if it is small, is made (or refused with Error) and steps.
#pragma once

#include <jostle/core/error.h>
#include <jostle/scene/io.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "jostle/crowd_play.h"

namespace jostle::fuzz {

enum class CrowdOutcome { kRefused, kScene, kCrowdRefused, kStepped };

/// Small enough for a fuzzer.
inline bool is_small(const app::CrowdScene& scene) {
    constexpr std::size_t kMost = 200;
    std::size_t agents = 0, points = 0;
    for (const app::CrowdGroup& group : scene.groups) agents += group.starts.size();
    for (const ObstacleDef<2>& obstacle : scene.obstacles) points += obstacle.points.size();
    if (scene.bodies) {
        for (const SceneBody& body : scene.bodies->scene.bodies) agents += 1 + body.shapes.size();
        agents += scene.bodies->scene.joints.size();
    }
    double cells = 0.0;
    if (scene.grid) {
        const Vec2 size = (scene.grid->area.upper - scene.grid->area.lower) / scene.grid->cell;
        cells = static_cast<double>(size.x) * static_cast<double>(size.y);
    }
    return agents < kMost && points < kMost && scene.groups.size() < 8 && cells < 10'000.0;
}

inline CrowdOutcome check_read_crowd(std::string_view text) {
    app::CrowdScene scene;
    try {
        scene = app::parse_crowd_scene(text, "input");
    } catch (const SceneError&) {
        return CrowdOutcome::kRefused;
    }
    if (!is_small(scene)) return CrowdOutcome::kScene;
    try {
        const auto play = app::make_crowd_play(scene);
        for (int i = 0; i < 3; ++i) play->step(1.0f / scene.step_hertz);
        for (int number = 0; number < play->agents(); ++number) {
            if (!play->is_there(number)) continue;
            const Vec3 at = play->position(number);
            if (std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z)) continue;
            std::fprintf(stderr, "a position is no number\n");
            std::abort();
        }
    } catch (const Error&) {
        return CrowdOutcome::kCrowdRefused;
    }
    return CrowdOutcome::kStepped;
}

}  // namespace jostle::fuzz
