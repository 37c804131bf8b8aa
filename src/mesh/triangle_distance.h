// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The nearest points of two triangles that have none in common: of two edges, or of a corner and a face.
//
// Where two corners are the nearest points of two meshes, they are those of all pairs of triangles that have
// these corners. Mostly all others of their corners lie beyond the two planes across the way between both, by
// more than rounding: that is cheap to see, and then the distance is that of the corners, to the last bit.
#pragma once

#include <jostle/mesh/mesh_distance.h>

#include <cmath>
#include <cstdint>
#include <limits>

#include "mesh/mesh_pose.h"

namespace jostle::detail {

struct NearestPoints {
    double squared_distance;  ///< [m^2]
    Double3 a, b;             ///< [m]
    TriangleFeature feature_a, feature_b;
};

/// The space between two planes across the way from a point a to a point b.
struct Gap {
    Double3 a, b;
    Double3 way;   ///< [m]
    double error;  ///< [m^2] Heights above either plane, times the way's length, are off by less; 0: unknown.

    Gap() : a{}, b{}, way{}, error(0.0) {}
    /// `error`: [m] positions are off by so much; see MeshPoses.
    Gap(const Double3& from, const Double3& to, double error_of_points)
        : a(from), b(to), way(to - from), error(64.0 * error_of_points * std::sqrt(dot(way, way))) {}
};

/// Where two triangles lie to a gap.
enum class Beside : std::uint8_t {
    kUnknown,  ///< perhaps nearer to each other than it is wide
    kAt,       ///< its points are corners, and the nearest points
    kBeyond,   ///< further away
};
struct BesideGap {
    Beside beside = Beside::kUnknown;
    int corner_a = -1, corner_b = -1;  ///< if the gap's points are
};
[[nodiscard]] BesideGap beside(const Gap& gap, const PlacedTriangle& a, const PlacedTriangle& b);

/// Of two corners.
[[nodiscard]] inline NearestPoints corner_points(const PlacedTriangle& a, int of_a, const PlacedTriangle& b,
                                                 int of_b) {
    const Double3 away = a.at[of_a] - b.at[of_b];
    return {dot(away, away), a.at[of_a], b.at[of_b], static_cast<TriangleFeature>(of_a),
            static_cast<TriangleFeature>(of_b)};
}

/// `error`: as of a gap. A pair whose nearest corners make a gap that it is at, is told to be so; with an
/// infinite error none is.
[[nodiscard]] NearestPoints nearest_points(const PlacedTriangle& a, const PlacedTriangle& b,
                                           double error = std::numeric_limits<double>::infinity());

/// ORDER: the nearer; of those as near, the smaller ids.
struct NearestTriangles {
    NearestPoints points{};  ///< while there are none, only a limit of the distance
    int a = -1, b = -1;
    double error;  ///< [m] as of a gap
    Gap gap;

    explicit NearestTriangles(double error_of_points) : error(error_of_points) {}

    /// Whether they are nearer than those before. They may become the nearest, and be as near. measure(a, b)
    /// is nearest_points(), or 0 where they meet; it is asked only if the gap does not tell.
    template <class Measure>
    bool offer(const PlacedTriangle& at_a, const PlacedTriangle& at_b, int of_a, int of_b,
               Measure&& measure) {
        const BesideGap place = a >= 0 ? beside(gap, at_a, at_b) : BesideGap{};
        if (place.beside == Beside::kBeyond) return false;
        const bool comes_first = a >= 0 && (of_a != a ? of_a < a : of_b < b);
        const bool is_known = place.beside == Beside::kAt;
        if (is_known && !comes_first) return false;
        const NearestPoints found =
            is_known ? corner_points(at_a, place.corner_a, at_b, place.corner_b) : measure(at_a, at_b);
        const bool is_nearer = found.squared_distance < points.squared_distance;
        if (!is_nearer && !(found.squared_distance == points.squared_distance && comes_first)) return false;
        points = found;
        a = of_a;
        b = of_b;
        if (is_nearer) gap = Gap(points.a, points.b, error);
        return is_nearer;
    }
};

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
[[nodiscard]] inline MeshDistance in_world(const MeshPoses& poses, const NearestTriangles& nearest) {
    return in_world(poses, nearest.points, nearest.a, nearest.b);
}

}  // namespace jostle::detail
