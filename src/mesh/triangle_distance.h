// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The nearest points of two triangles that have none in common: of two edges, or of a corner and a face.
#pragma once

#include <jostle/mesh/mesh_hits.h>

#include "mesh/mesh_pose.h"

namespace jostle::detail {

struct NearestPoints {
    double squared_distance;  ///< [m^2]
    Double3 a, b;             ///< [m]
    TriangleFeature feature_a, feature_b;
};

[[nodiscard]] NearestPoints nearest_points(const PlacedTriangle& a, const PlacedTriangle& b);

}  // namespace jostle::detail
