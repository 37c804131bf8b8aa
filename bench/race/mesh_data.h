// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What meshes are raced on: a surface, poses in which two of it overlap, touch or are apart, and rays.
#pragma once

#include <jostle/math/ray.h>
#include <jostle/math/transform3.h>
#include <jostle/mesh/triangle_mesh.h>

#include <vector>

#include "race/mesh_engine.h"

namespace jostle::race {

struct Surface {
    std::vector<Vec3> vertices;
    std::vector<TriangleVertices> triangles;
};

/// A closed tube of 3,600 triangles along a trefoil knot.
[[nodiscard]] Surface make_knot();
/// Each triangle is split into four of the same shape, so many times.
[[nodiscard]] Surface split(const Surface& surface, int times);

/// With t0 the distance of the two boxes' centers at the first contact, on a way from afar along the line
/// through both.
enum class PoseType : std::uint8_t {
    kOverlapping,  ///< 0.7 to 0.9 t0
    kTouching,     ///< 0.995 t0
    kApart,        ///< 1.02 to 1.10 t0
};
inline constexpr int kPoseTypeCount = 3;
[[nodiscard]] const char* name_of(PoseType type);

/// With random rotations, and random ways; they meet unless they are apart. Throws std::runtime_error where
/// the mesh never meets itself.
[[nodiscard]] std::vector<Transform3> make_poses(const TriangleMesh& mesh, PoseType type, int count);

/// From a sphere around the mesh to points of its box.
[[nodiscard]] std::vector<Ray3> make_rays(const Aabb3& box, int count);

/// As the rows call it: "first_hit".
[[nodiscard]] const char* name_of(MeshWork work);
/// Whether it is done for poses.
[[nodiscard]] bool is_on_poses(MeshWork work);

}  // namespace jostle::race
