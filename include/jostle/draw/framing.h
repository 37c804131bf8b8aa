// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Framing: where a camera must look to see what moves. Bodies far from all others (something that fell off
// the edge of the world minutes ago) are left out: further from the median than 6 median absolute deviations
// and 30 typical sizes. What stands still comes into the view only as far as it is near. Cost: n log n in the
// bodies.
#pragma once

#include <jostle/math/aabb.h>

#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class World;

/// The boxes that what moves, and what stands still close to it, needs; valid unless the world has no shapes.
[[nodiscard]] Aabb<2> frame_world(const World& world);

/// Cameras for frames of a run, all of one size. One camera serves all of them, unless what moves travels so
/// far that it would be small in it: then the camera follows.
struct Cameras {
    std::vector<Aabb<2>> views;  ///< [m] one a frame
    bool follow = false;         ///< whether they differ
};
/// `frames` are frame_world() of each frame's time.
[[nodiscard]] Cameras frame_run(const std::vector<Aabb<2>>& frames);

}  // namespace jostle
JOSTLE_API_END
