// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of the race of small scenes.
#pragma once

#include <string>
#include <vector>

#include "race/small_race.h"

namespace jostle::app {

/// A file of scenes/, which is in the program as text.
struct SceneText {
    std::string name;
    std::string json;
};
[[nodiscard]] const std::vector<SceneText>& scene_texts();

/// The small reference scenes, 1,000 worlds of ten boxes, and the files of scenes/, in the order of the
/// table.
[[nodiscard]] std::vector<race::SmallCase> small_cases();

}  // namespace jostle::app
