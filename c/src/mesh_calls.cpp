// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "mesh_calls.h"

#include <jostle/mesh/mesh_contacts.h>

#include "room.h"

namespace jostle::c {

int triangle_mesh_contacts(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                           const Transform3& at_b, std::span<MeshContact> found, TaskScheduler* scheduler) {
    MeshContactsContext context;
    return copy_to(found, contacts(context, a, at_a, b, at_b, scheduler));
}
int triangle_mesh_self_contacts(const TriangleMesh& mesh, std::span<MeshContact> found) {
    Room room(found);
    self_contacts(mesh, room);
    return room.count();
}
int triangle_mesh_near_pairs(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                             const Transform3& at_b, float r, std::span<MeshDistance> found) {
    Room room(found);
    near_pairs(a, at_a, b, at_b, r, room);
    return room.count();
}
int mesh_pair_memory_contacts(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                              const TriangleMesh& b, const Transform3& at_b, std::span<MeshContact> found) {
    return copy_to(found, contacts(memory, a, at_a, b, at_b).pairs);
}

std::span<const int> mesh_report_degenerate(const MeshReport& report) {
    return report.degenerate;
}
std::span<const int> mesh_report_duplicate(const MeshReport& report) {
    return report.duplicate;
}
std::span<const int> mesh_report_duplicate_vertices(const MeshReport& report) {
    return report.duplicate_vertices;
}
std::span<const int> mesh_report_unused_vertices(const MeshReport& report) {
    return report.unused_vertices;
}
std::span<const int> mesh_report_pinched_vertices(const MeshReport& report) {
    return report.pinched_vertices;
}
std::span<const MeshEdge> mesh_report_open_edges(const MeshReport& report) {
    return report.open_edges;
}
std::span<const MeshEdge> mesh_report_crowded_edges(const MeshReport& report) {
    return report.crowded_edges;
}
std::span<const MeshEdge> mesh_report_clashing_edges(const MeshReport& report) {
    return report.clashing_edges;
}
bool mesh_report_closed(const MeshReport& report) {
    return report.closed;
}
bool mesh_report_is_manifold(const MeshReport& report) {
    return report.is_manifold();
}

int mesh_scene_ray_all(const MeshScene& scene, const Ray3& ray, std::span<MeshSceneHit> found,
                       const QueryFilter& filter) {
    Room room(found);
    scene.ray_all(ray, room, filter);
    return room.count();
}
MeshScenePoint mesh_scene_closest_within(const MeshScene& scene, const Vec3& p, float r,
                                         const QueryFilter& filter) {
    return scene.closest(p, r, filter);
}
int mesh_scene_pairs(const MeshScene& scene, std::span<MeshScenePair> found, TaskScheduler* scheduler) {
    MeshSceneContext context;
    return copy_to(found, scene.pairs(context, scheduler));
}

}  // namespace jostle::c
