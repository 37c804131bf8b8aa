// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls of meshes that C++ has with visitors, contexts or values that own memory. A call that fills an array
// answers how many there are in all. The generator reads these declarations like those of a public header.
#pragma once

#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/mesh/mesh_memory.h>
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/mesh/mesh_scene.h>
#include <jostle/mesh/triangle_mesh.h>

#include <span>

namespace jostle::c {

/// The pairs of triangles of two meshes that have a point in common, by the ids of a, then of b; on many
/// threads with a scheduler.
int triangle_mesh_contacts(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                           const Transform3& at_b, std::span<MeshContact> found,
                           TaskScheduler* scheduler = nullptr);
/// The pairs of triangles of one mesh that have a point in common, but for neighbours.
int triangle_mesh_self_contacts(const TriangleMesh& mesh, std::span<MeshContact> found);
/// The pairs of triangles that are nearer than r [m].
int triangle_mesh_near_pairs(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                             const Transform3& at_b, float r, std::span<MeshDistance> found);
/// As jostle_triangle_mesh_contacts, with what a memory keeps of the last question.
int mesh_pair_memory_contacts(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                              const TriangleMesh& b, const Transform3& at_b, std::span<MeshContact> found);

/// The flaws that a report lists; each list is in the order of its first number.
std::span<const int> mesh_report_degenerate(const MeshReport& report);
std::span<const int> mesh_report_duplicate(const MeshReport& report);
std::span<const int> mesh_report_duplicate_vertices(const MeshReport& report);
std::span<const int> mesh_report_unused_vertices(const MeshReport& report);
std::span<const int> mesh_report_pinched_vertices(const MeshReport& report);
std::span<const MeshEdge> mesh_report_open_edges(const MeshReport& report);
std::span<const MeshEdge> mesh_report_crowded_edges(const MeshReport& report);
std::span<const MeshEdge> mesh_report_clashing_edges(const MeshReport& report);
bool mesh_report_closed(const MeshReport& report);
bool mesh_report_is_manifold(const MeshReport& report);

/// Each triangle of any instance that a ray meets, in no order.
int mesh_scene_ray_all(const MeshScene& scene, const Ray3& ray, std::span<MeshSceneHit> found,
                       const QueryFilter& filter = {});
/// The nearest point of all, if it is nearer than r [m].
MeshScenePoint mesh_scene_closest_within(const MeshScene& scene, const Vec3& p, float r,
                                         const QueryFilter& filter = {});
/// The pairs of instances that have a point in common, by the ids of a, then of b.
int mesh_scene_pairs(const MeshScene& scene, std::span<MeshScenePair> found,
                     TaskScheduler* scheduler = nullptr);

}  // namespace jostle::c
