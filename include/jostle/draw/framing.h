// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Framing: the view that a camera needs to show the moving bodies. Bodies far from all others (one that fell
// off the edge of the world minutes ago) are left out: farther from the median than 6 median absolute
// deviations and 30 typical sizes. Static bodies are included only as far as they are near moving ones. Cost:
// n log n in the bodies.
#pragma once

#include <jostle/math/aabb.h>

#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class World;

/// The box around the moving bodies and the near parts of static ones; valid unless the world has no shapes.
[[nodiscard]] Aabb<2> frame_world(const World& world);

/// Cameras for the frames of a run, all of one size. All frames share one camera, unless the moving bodies
/// travel so far that they would be small in it: then the camera follows.
struct Cameras {
    std::vector<Aabb<2>> views;  ///< [m] one per frame
    bool follow = false;         ///< whether they differ
};
/// `frames` has the frame_world() of each frame.
[[nodiscard]] Cameras frame_run(const std::vector<Aabb<2>>& frames);

}  // namespace jostle
JOSTLE_API_END
