// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A Mesh of Python, and the records that questions to meshes answer with.
//
// Invariant: the C++ mesh stays where it is, as scenes point to it. Questions let the interpreter's lock go.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/mesh/mesh_scene.h>
#include <jostle/mesh/triangle_mesh.h>

#include <memory>
#include <type_traits>
#include <vector>

#include "gate.h"
#include "keywords.h"
#include "records.h"
#include "share_out.h"
#include "trees.h"

namespace jostle::python {

struct PyMesh {
    TriangleMesh mesh;
    std::unique_ptr<TaskScheduler> scheduler;
    mutable Gate gate;

    /// work(mesh, dimension), under the interpreter's lock.
    template <class Work>
    void read(const Call& call, const Work& work) const {
        gate.require_readable(call, "mesh");
        work(mesh, std::integral_constant<int, 3>{});
    }
    template <class Work>
    void write(const Call& call, const Work& work) {
        gate.require_writable(call, "mesh");
        work(mesh, std::integral_constant<int, 3>{});
    }
};
using MeshClass = nb::class_<PyMesh>;

/// A Mesh; refuses anything else.
[[nodiscard]] const PyMesh& get_mesh(const Call& call, const char* argument, nb::handle value);

/// Where meshes lie: matrices of 4 by 4 or 3 by 4 numbers, or positions of three; None: where their vertices
/// say.
struct Poses {
    std::vector<Transform3> all;
    bool is_one = false;  ///< one, not an array of some
};
[[nodiscard]] Poses get_poses(const Call& call, const char* argument, nb::handle value);
[[nodiscard]] Transform3 get_pose(const Call& call, const char* argument, nb::handle value);
/// Matrices of 4 by 4 numbers, (n, 4, 4).
[[nodiscard]] nb::object put_poses(std::span<const Transform3> poses);
/// Rays from (n, 3) by (n, 3), of which one may serve all.
[[nodiscard]] std::vector<Ray3> get_rays(const Call& call, nb::handle origins, nb::handle translations);

template <>
struct Convert<Transform3> {
    static std::string type() { return "numpy.ndarray"; }
    static std::string input() { return "jostle._values.Pose"; }
    static Transform3 get(const Call& call, const char* argument, nb::handle value) {
        return get_pose(call, argument, value);
    }
    static nb::object put(State*, const Transform3& value) {
        return put_poses({&value, 1}).attr("reshape")(nb::make_tuple(4, 4));
    }
    static std::string text(const Transform3&) { return "None"; }
};

constexpr std::array<std::string_view, 7> names_of(Of<TriangleFeature>) {
    return {"corner0", "corner1", "corner2", "edge0", "edge1", "edge2", "face"};
}
constexpr std::array<std::string_view, 3> names_of(Of<MeshContactTimeState>) {
    return {"separated", "hit", "unknown"};
}

constexpr const char* name_of(Of<MeshRayHit>) {
    return "MeshRayHit";
}
template <class V>
void fields(Of<MeshRayHit>, auto& hit, V&& v) {
    v("hit", hit.hit, "whether there is one");
    v("triangle", hit.triangle, "-1 where there is none");
    v("fraction", hit.fraction, "[1] of the ray's translation");
    v("point", hit.point, "[m] on the triangle");
    v("normal", hit.normal, "[1] of the triangle: from where its corners are seen counter-clockwise");
}
constexpr const char* name_of(Of<MeshPoint>) {
    return "MeshPoint";
}
template <class V>
void fields(Of<MeshPoint>, auto& point, V&& v) {
    v("hit", point.hit, "False: no triangle is as near as was asked for");
    v("triangle", point.triangle, "-1 where there is none");
    v("feature", point.feature, "the part of the triangle");
    v("point", point.point, "[m] on the triangle");
    v("distance", point.distance, "[m]");
}
constexpr const char* name_of(Of<MeshDistance>) {
    return "MeshDistance";
}
template <class V>
void fields(Of<MeshDistance>, auto& found, V&& v) {
    v("hit", found.hit, "False: they are not nearer than was asked for");
    v("distance", found.distance, "[m] between the points; 0 where the meshes have one in common");
    v("point_a", found.point_a, "[m] in the world, on the triangle of the first mesh");
    v("point_b", found.point_b, "[m] in the world, on the triangle of the second mesh");
    v("triangle_a", found.triangle_a, "-1 where there is none");
    v("triangle_b", found.triangle_b, "-1 where there is none");
    v("feature_a", found.feature_a, "the part of the first triangle");
    v("feature_b", found.feature_b, "the part of the second triangle");
}
constexpr const char* name_of(Of<PrimitiveDistance>) {
    return "PrimitiveDistance";
}
template <class V>
void fields(Of<PrimitiveDistance>, auto& found, V&& v) {
    v("hit", found.hit, "False: they are not nearer than was asked for");
    v("distance", found.distance, "[m] between the points; 0 where there is a point in common");
    v("point_on_mesh", found.point_on_mesh, "[m] in the world");
    v("point_on_other", found.point_on_other, "[m] in the world");
    v("triangle", found.triangle, "-1 where there is none");
    v("feature", found.feature, "the part of the triangle");
}
constexpr const char* name_of(Of<MeshSceneHit>) {
    return "MeshSceneHit";
}
template <class V>
void fields(Of<MeshSceneHit>, auto& hit, V&& v) {
    v("hit", hit.hit, "whether there is one");
    v("instance", hit.instance, "-1 where there is none");
    v("triangle", hit.triangle, "of the instance's mesh");
    v("fraction", hit.fraction, "[1] of the ray's translation");
    v("point", hit.point, "[m] in the world, on the triangle");
    v("normal", hit.normal, "[1] in the world");
}
constexpr const char* name_of(Of<MeshScenePoint>) {
    return "MeshScenePoint";
}
template <class V>
void fields(Of<MeshScenePoint>, auto& point, V&& v) {
    v("hit", point.hit, "False: nothing is as near as was asked for");
    v("instance", point.instance, "-1 where there is none");
    v("triangle", point.triangle, "of the instance's mesh");
    v("feature", point.feature, "the part of the triangle");
    v("point", point.point, "[m] in the world");
    v("distance", point.distance, "[m]");
}
constexpr const char* name_of(Of<MeshMotion>) {
    return "MeshMotion";
}
template <class V>
void fields(Of<MeshMotion>, auto& motion, V&& v) {
    v("start", motion.start, "[m] where it lies at first");
    v("translation", motion.translation, "[m] of the point, in the world");
    v("turn", motion.turn, "[rad] along the axis in the world, counter-clockwise about it");
    v("center", motion.center, "[m] the point about which it turns, in the mesh's frame");
}
constexpr const char* name_of(Of<MeshContactTime>) {
    return "MeshContactTime";
}
template <class V>
void fields(Of<MeshContactTime>, auto& time, V&& v) {
    v("state", time.state, "separated: up to fraction 1; unknown: up to this one");
    v("fraction", time.fraction, "[1] of the motions");
    v("nearest", time.nearest, "of a hit: there");
    v("distances", time.distances, "that were computed");
}

void bind_mesh_pairs(nb::module_& module, MeshClass& type);
void bind_mesh_primitives(MeshClass& type);
void bind_mesh_scene(nb::module_& module);

}  // namespace jostle::python
