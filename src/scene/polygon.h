// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes of a file, held to what geometry and worlds accept, with errors that name the place.
#pragma once

#include <jostle/scene/scene.h>

#include <vector>

#include "scene/node.h"

namespace jostle::scene_detail {

/// The corners of the convex polygon of 3 to 64 `points` [m], counter-clockwise. Points that are so already
/// come back as they are, to the bit; otherwise it is their hull. A point deeper inside of it than the linear
/// slop, of a concave polygon, is an error, or counted in `filled` once a polygon where that is given. Throws
/// SceneError at `place`.
std::vector<Vec2> convex_corners(const Node& place, std::vector<Vec2> points, int* filled = nullptr);

/// Throws SceneError at `place` where a world would refuse the shape.
void check_shape(const Node& place, const SceneShape& shape);

}  // namespace jostle::scene_detail
