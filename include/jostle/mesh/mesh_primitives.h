// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh under a rigid transform with a ball, a capsule, a box, or a cloud of points: overlap, distance, and
// the nearest point of each.
//
// A mesh counts as a surface, the other as a solid: a ball within a closed mesh is as far from the mesh as
// from its surface; a triangle within a box has the distance 0.
//
// The arithmetic is in double precision, along the world's axes, from a point midway between both, as in
// mesh_pairs.h, so precision does not depend on the distance from the origin.
// Exact signs decide whether the axis of a capsule, or a box, meets a triangle.
//
// Cost: O(log n) where few triangles are near; O(log n + log m) for a cloud of m points. No memory is taken,
// unless more than 1024 pairs of nodes wait in the search through a cloud.
#pragma once

#include <jostle/math/transform3.h>
#include <jostle/mesh/triangle_mesh.h>
#include <jostle/spatial/kd_tree.h>

#include <limits>

JOSTLE_API_BEGIN
namespace jostle {

struct Sphere {
    Vec3 center = {};     ///< [m]
    float radius = 0.0f;  ///< [m] at least 0
};

/// The points within a radius of a segment, which may be a point.
struct Capsule3 {
    Vec3 a = {};          ///< [m]
    Vec3 b = {};          ///< [m]
    float radius = 0.0f;  ///< [m] at least 0
};

struct Box3 {
    Vec3 half_extents = {};  ///< [m] along its own axes, from its center; at least 0
    Transform3 at{};         ///< from its own frame, whose origin is its center
};

struct PrimitiveOverlap {
    bool hit = false;
    int triangle = -1;  ///< the first that was found
    int point = -1;     ///< of a cloud: the one that meets it
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

struct PrimitiveDistance {
    bool hit = false;       ///< false: they are not nearer than was asked for
    float distance = 0.0f;  ///< [m] between the points; 0 where there is a point in common, which both are
    Vec3 point_on_mesh;     ///< [m] in the world
    Vec3 point_on_other;    ///< [m] in the world
    int triangle = -1;
    TriangleFeature feature = TriangleFeature::kFace;  ///< of the triangle
    int point = -1;                                    ///< of a cloud
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

// Refused unless all numbers are finite, lengths at least 0, and rotations orthonormal within
// kRotationTolerance.

/// Whether any triangle has a point in common with it. ORDER: the triangle is the first in the order of a
/// search for the nearest.
[[nodiscard]] PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const Sphere& sphere);
[[nodiscard]] PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at,
                                       const Capsule3& capsule);
[[nodiscard]] PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const Box3& box);
/// With balls of a radius [m] about the points of a cloud.
[[nodiscard]] PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const KdTree<3>& cloud,
                                       const Transform3& at_cloud, float radius);

/// The nearest two points, if they are nearer than r [m], which is at least 0; infinity is no limit. ORDER:
/// of triangles as near to a center, or an axis, or a box that they do not meet, the smallest id; of those
/// that meet a box, the first in the order of the search.
[[nodiscard]] PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const Sphere& sphere,
                                         float r = std::numeric_limits<float>::infinity());
[[nodiscard]] PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at,
                                         const Capsule3& capsule,
                                         float r = std::numeric_limits<float>::infinity());
[[nodiscard]] PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const Box3& box,
                                         float r = std::numeric_limits<float>::infinity());
/// ORDER: of pairs as near, the smallest triangle's, then the smallest point's id.
[[nodiscard]] PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at,
                                         const KdTree<3>& cloud, const Transform3& at_cloud,
                                         float r = std::numeric_limits<float>::infinity());

}  // namespace jostle
JOSTLE_API_END
