// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scene of a world as it is now.
#pragma once

#include <jostle/core/require.h>
#include <jostle/scene/scene.h>

namespace jostle::python {

/// Refuses, as this call, a world with joints that a scene has not. Cost: everything in the world.
[[nodiscard]] Scene scene_of(const World& world, const Call& call);

}  // namespace jostle::python
