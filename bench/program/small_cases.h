// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of the race of small scenes.
#pragma once

#include <vector>

#include "race/small_race.h"

namespace jostle::app {

/// The small reference scenes, 1,000 worlds of ten boxes, and the files of scenes/, in the order of the
/// table.
[[nodiscard]] std::vector<race::SmallCase> small_cases();

}  // namespace jostle::app
