// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program's commands. Each returns when it has printed its results, and throws where it fails:
// UsageFailure for wrong usage.
#pragma once

#include <jostle/draw/draw_world.h>

#include <string>
#include <vector>

#include "jostle/play_options.h"

namespace jostle::app {

struct RunOptions : PlayOptions {
    int substeps = 0;              ///< 0: the scene's
    int sync_test = 0;             ///< steps that are repeated after each one
    bool iterated_joints = false;  ///< whatever the scene says
    DrawFlags draw = DrawFlag::kShapes | DrawFlag::kJoints;
    DrawWorldOptions drawing;
};
/// Returns the exit status: 0, or that of a run that Ctrl-C ended.
[[nodiscard]] int run(const RunOptions& options);

void list_scenes(bool json);
void make_scene(const std::string& name, const std::string& out);
struct CheckOptions {
    std::string scene;
    bool lint = false;
    bool json = false;
};
/// Returns the exit status: 1 where the scene has a mistake.
[[nodiscard]] int check_scene(const CheckOptions& options);
void convert_scene(const std::string& in, const std::string& out);

}  // namespace jostle::app
