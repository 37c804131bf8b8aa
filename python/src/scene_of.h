// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scene of a world as it is now.
#pragma once

#include <jostle/core/require.h>
#include <jostle/scene/scene.h>
#include <nanobind/nanobind.h>

namespace jostle::python {

/// Refuses, as this call, a world with joints that a scene has not. Cost: everything in the world.
[[nodiscard]] Scene scene_of(const World& world, const Call& call);
/// The scene of a dict (scenes.cpp).
[[nodiscard]] Scene scene_of_dict(const Call& call, nanobind::handle value);

}  // namespace jostle::python
