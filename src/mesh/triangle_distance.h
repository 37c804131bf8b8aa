// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The nearest points of two triangles that have none in common: of two edges, or of a corner and a face.
#pragma once

#include <jostle/mesh/mesh_distance.h>

#include <cmath>

#include "mesh/mesh_pose.h"

namespace jostle::detail {

struct NearestPoints {
    double squared_distance;  ///< [m^2]
    Double3 a, b;             ///< [m]
    TriangleFeature feature_a, feature_b;
};

[[nodiscard]] NearestPoints nearest_points(const PlacedTriangle& a, const PlacedTriangle& b);

[[nodiscard]] inline MeshDistance in_world(const MeshPoses& poses, const NearestPoints& points, int of_a,
                                           int of_b) {
    MeshDistance result;
    const Double3 middle{poses.middle[0], poses.middle[1], poses.middle[2]};
    result.hit = true;
    result.distance = static_cast<float>(std::sqrt(points.squared_distance));
    result.point_a = to_float(points.a + middle);
    result.point_b = to_float(points.b + middle);
    result.triangle_a = of_a;
    result.triangle_b = of_b;
    result.feature_a = points.feature_a;
    result.feature_b = points.feature_b;
    return result;
}

}  // namespace jostle::detail
