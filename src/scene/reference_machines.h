// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The larger ones of the small reference scenes. Each function takes the empty scene and fills it.
#pragma once

#include <jostle/scene/scene.h>

namespace jostle::scene_detail {

[[nodiscard]] Scene make_level(Scene scene);
[[nodiscard]] Scene make_tank(Scene scene);

}  // namespace jostle::scene_detail
