// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene from Python's values.
#pragma once

#include <jostle/core/require.h>
#include <jostle/scene/scene.h>
#include <nanobind/nanobind.h>

namespace jostle::python {

/// The scene of a dict (scenes.cpp).
[[nodiscard]] Scene scene_of_dict(const Call& call, nanobind::handle value);

}  // namespace jostle::python
