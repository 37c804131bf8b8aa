// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/mesh_calls.h"
#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_memory.h>
#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/mesh_primitives.h>

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_mesh_options_default(const JostleMeshOptions* made) {
    run("jostle_mesh_options_default", JOSTLE_OK, [&] { expect(same(*made, MeshOptions{})); });
}

extern "C" void twin_jostle_mesh_contact_time_options_default(const JostleMeshContactTimeOptions* made) {
    run("jostle_mesh_contact_time_options_default", JOSTLE_OK, [&] { expect(same(*made, MeshContactTimeOptions{})); });
}

extern "C" void twin_jostle_triangle_mesh_create(JostleCode code, JostleTriangleMesh* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_create", code, [&] {
        const TriangleMesh own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_create(JostleCode code, JostleMeshPairMemory* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_pair_memory_create", code, [&] {
        const MeshPairMemory own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_mesh_scene_create(JostleCode code, JostleMeshScene* object) {
    [[maybe_unused]] Twin& f = twin();
    DynamicTreeOptions options{};
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = InsertionPolicy::kManhattan;
    options.rotation = RotationPolicy::kHeight;
    options.lookahead = 2;
    run("jostle_mesh_scene_create", code, [&] {
        const MeshScene own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_triangle_mesh_build(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> vertices;
    vertices = f.points3;
    StridedView<const TriangleVertices> triangles;
    triangles = f.triangles;
    MeshOptions options{};
    options.method = BuildMethod::kBinned;
    run("jostle_triangle_mesh_build", code, [&] {
        f.triangle_mesh.build(vertices, triangles, options, nullptr);
    });
}

extern "C" void twin_jostle_triangle_mesh_refit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> vertices;
    vertices = f.points3;
    run("jostle_triangle_mesh_refit", code, [&] {
        f.triangle_mesh.refit(vertices, nullptr);
    });
}

extern "C" void twin_jostle_triangle_mesh_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_clear", code, [&] {
        f.triangle_mesh.clear();
    });
}

extern "C" void twin_jostle_triangle_mesh_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_save", code, [&] {
        expect(same_bytes(bytes, size, f.triangle_mesh.save()));
    });
}

extern "C" void twin_jostle_triangle_mesh_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_load", code, [&] {
        f.triangle_mesh.load(f.saved_triangle_mesh);
    });
}

extern "C" void twin_jostle_triangle_mesh_vertex_count(JostleCode code, const int* vertex_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_vertex_count", code, [&] {
        expect(same(*vertex_count, f.triangle_mesh.vertex_count()));
    });
}

extern "C" void twin_jostle_triangle_mesh_triangle_count(JostleCode code, const int* triangle_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_triangle_count", code, [&] {
        expect(same(*triangle_count, f.triangle_mesh.triangle_count()));
    });
}

extern "C" void twin_jostle_triangle_mesh_vertex(JostleCode code, const JostleVec3* vertex) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 1;
    run("jostle_triangle_mesh_vertex", code, [&] {
        expect(same(*vertex, f.triangle_mesh.vertex(index)));
    });
}

extern "C" void twin_jostle_triangle_mesh_triangle(JostleCode code, const JostleTriangleVertices* triangle) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_triangle_mesh_triangle", code, [&] {
        expect(same(*triangle, f.triangle_mesh.triangle(id)));
    });
}

extern "C" void twin_jostle_triangle_mesh_corners(JostleCode code, const JostleTriangleCorners* corners) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_triangle_mesh_corners", code, [&] {
        expect(same(*corners, f.triangle_mesh.corners(id)));
    });
}

extern "C" void twin_jostle_triangle_mesh_bounds(JostleCode code, const JostleAabb3* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_bounds", code, [&] {
        expect(same(*bounds, f.triangle_mesh.bounds()));
    });
}

extern "C" void twin_jostle_triangle_mesh_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_byte_count", code, [&] {
        expect(same(*byte_count, f.triangle_mesh.byte_count()));
    });
}

extern "C" void twin_jostle_triangle_mesh_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_check", code, [&] {
        expect(same_text(text, length, f.triangle_mesh.check()));
    });
}

extern "C" void twin_jostle_triangle_mesh_report(JostleCode code, JostleMeshReport* report) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_report", code, [&] {
        expect(same_object(report, f.triangle_mesh.report()));
    });
}

extern "C" void twin_jostle_triangle_mesh_is_closed(JostleCode code, const bool* closed) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_is_closed", code, [&] {
        expect(same(*closed, f.triangle_mesh.is_closed()));
    });
}

extern "C" void twin_jostle_triangle_mesh_area(JostleCode code, const float* area) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_area", code, [&] {
        expect(same(*area, f.triangle_mesh.area()));
    });
}

extern "C" void twin_jostle_triangle_mesh_mass(JostleCode code, const JostleMeshMass* mass) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_triangle_mesh_mass", code, [&] {
        expect(same(*mass, f.triangle_mesh.mass()));
    });
}

extern "C" void twin_jostle_triangle_mesh_ray_closest(JostleCode code, const JostleMeshRayHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    run("jostle_triangle_mesh_ray_closest", code, [&] {
        expect(same(*ray_closest, f.triangle_mesh.ray_closest(ray)));
    });
}

extern "C" void twin_jostle_triangle_mesh_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    run("jostle_triangle_mesh_ray_any", code, [&] {
        expect(same(*ray_any, f.triangle_mesh.ray_any(ray)));
    });
}

extern "C" void twin_jostle_triangle_mesh_ray_all(JostleCode code, const JostleMeshRayHit* found, size_t found_count, const JostleQueryWork* ray_all) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    std::vector<MeshRayHit> found_own;
    run("jostle_triangle_mesh_ray_all", code, [&] {
        expect(same(*ray_all, f.triangle_mesh.ray_all(ray, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_ray_closest_batch(JostleCode code, const JostleMeshRayHit* hits) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Ray<3>> rays;
    static Ray<3> items_rays[3];
    items_rays[0].origin.x = -9.0f;
    items_rays[0].origin.y = 0.4f;
    items_rays[0].origin.z = 0.3f;
    items_rays[0].translation.x = 20.0f;
    items_rays[0].translation.y = 0.1f;
    items_rays[0].translation.z = 0.2f;
    items_rays[0].max_fraction = 0.9f;
    items_rays[1].origin.x = -9.0f;
    items_rays[1].origin.y = 0.4f;
    items_rays[1].origin.z = 0.3f;
    items_rays[1].translation.x = 20.0f;
    items_rays[1].translation.y = 0.1f;
    items_rays[1].translation.z = 0.2f;
    items_rays[1].max_fraction = 0.9f;
    items_rays[2].origin.x = -9.0f;
    items_rays[2].origin.y = 0.4f;
    items_rays[2].origin.z = 0.3f;
    items_rays[2].translation.x = 20.0f;
    items_rays[2].translation.y = 0.1f;
    items_rays[2].translation.z = 0.2f;
    items_rays[2].max_fraction = 0.9f;
    rays = {items_rays, 3};
    auto hits_own = zeros<MeshRayHit>(3);
    run("jostle_triangle_mesh_ray_closest_batch", code, [&] {
        f.triangle_mesh.ray_closest(rays, std::span<MeshRayHit>(hits_own), nullptr);
        expect(same_array(hits, hits_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_closest(JostleCode code, const JostleMeshPoint* closest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_closest", code, [&] {
        expect(same(*closest, f.triangle_mesh.closest(p, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_closest_batch(JostleCode code, const JostleMeshPoint* found) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> points;
    points = f.points3;
    auto found_own = zeros<MeshPoint>(40);
    run("jostle_triangle_mesh_closest_batch", code, [&] {
        f.triangle_mesh.closest(points, std::span<MeshPoint>(found_own), nullptr);
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_triangle_mesh_k_nearest", code, [&] {
        expect(same(*k_nearest, f.triangle_mesh.k_nearest(p, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    run("jostle_triangle_mesh_contains", code, [&] {
        expect(same(*contains, f.triangle_mesh.contains(p)));
    });
}

extern "C" void twin_jostle_triangle_mesh_signed_distance(JostleCode code, const float* signed_distance) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    run("jostle_triangle_mesh_signed_distance", code, [&] {
        expect(same(*signed_distance, f.triangle_mesh.signed_distance(p)));
    });
}

extern "C" void twin_jostle_triangle_mesh_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    std::vector<int> found_own;
    run("jostle_triangle_mesh_query", code, [&] {
        expect(same(*query, f.triangle_mesh.query(box, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_pair_memory_clear", code, [&] {
        f.mesh_pair_memory.clear();
    });
}

extern "C" void twin_jostle_mesh_pair_memory_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_pair_memory_size", code, [&] {
        expect(same(*size, f.mesh_pair_memory.size()));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_horizon(JostleCode code, const float* horizon) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_pair_memory_horizon", code, [&] {
        expect(same(*horizon, f.mesh_pair_memory.horizon()));
    });
}

extern "C" void twin_jostle_mesh_scene_add(JostleCode code, const int* add) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    std::uint64_t user_data{};
    user_data = 77u;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_mesh_scene_add", code, [&] {
        expect(same(*add, f.mesh_scene.add(f.triangle_mesh, at, user_data, filter)));
    });
}

extern "C" void twin_jostle_mesh_scene_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_mesh_scene_remove", code, [&] {
        f.mesh_scene.remove(id);
    });
}

extern "C" void twin_jostle_mesh_scene_move(JostleCode code, const JostleMoved* move) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    run("jostle_mesh_scene_move", code, [&] {
        expect(same(*move, f.mesh_scene.move(id, at)));
    });
}

extern "C" void twin_jostle_mesh_scene_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_scene_clear", code, [&] {
        f.mesh_scene.clear();
    });
}

extern "C" void twin_jostle_mesh_scene_rebuild(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    BuildMethod method{};
    method = BuildMethod::kBinned;
    run("jostle_mesh_scene_rebuild", code, [&] {
        f.mesh_scene.rebuild(method, nullptr);
    });
}

extern "C" void twin_jostle_mesh_scene_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_scene_size", code, [&] {
        expect(same(*size, f.mesh_scene.size()));
    });
}

extern "C" void twin_jostle_mesh_scene_is_live(JostleCode code, const bool* live) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_mesh_scene_is_live", code, [&] {
        expect(same(*live, f.mesh_scene.is_live(id)));
    });
}

extern "C" void twin_jostle_mesh_scene_id_end(JostleCode code, const int* id_end) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_scene_id_end", code, [&] {
        expect(same(*id_end, f.mesh_scene.id_end()));
    });
}

extern "C" void twin_jostle_mesh_scene_transform(JostleCode code, const JostleTransform3* transform) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_mesh_scene_transform", code, [&] {
        expect(same(*transform, f.mesh_scene.transform(id)));
    });
}

extern "C" void twin_jostle_mesh_scene_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_mesh_scene_user_data", code, [&] {
        expect(same(*user_data, f.mesh_scene.user_data(id)));
    });
}

extern "C" void twin_jostle_mesh_scene_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_scene_check", code, [&] {
        expect(same_text(text, length, f.mesh_scene.check()));
    });
}

extern "C" void twin_jostle_mesh_scene_ray_closest(JostleCode code, const JostleMeshSceneHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_ray_closest", code, [&] {
        expect(same(*ray_closest, f.mesh_scene.ray_closest(ray, filter)));
    });
}

extern "C" void twin_jostle_mesh_scene_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_ray_any", code, [&] {
        expect(same(*ray_any, f.mesh_scene.ray_any(ray, filter)));
    });
}

extern "C" void twin_jostle_mesh_scene_closest(JostleCode code, const JostleMeshScenePoint* closest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_closest", code, [&] {
        expect(same(*closest, f.mesh_scene.closest(p, filter)));
    });
}

extern "C" void twin_jostle_mesh_scene_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    auto found_own = zeros<Neighbor>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_k_nearest", code, [&] {
        expect(same(*k_nearest, f.mesh_scene.k_nearest(p, std::span<Neighbor>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_mesh_motion_pose_at(JostleCode code, const JostleTransform3* pose_at) {
    [[maybe_unused]] Twin& f = twin();
    MeshMotion motion{};
    motion.start.p.x = 0.4f;
    motion.start.p.y = 0.3f;
    motion.start.p.z = 0.2f;
    motion.start.q.cx.x = 1.0f;
    motion.start.q.cx.y = 0.0f;
    motion.start.q.cx.z = 0.0f;
    motion.start.q.cy.x = 0.0f;
    motion.start.q.cy.y = 0.6f;
    motion.start.q.cy.z = 0.8f;
    motion.start.q.cz.x = 0.0f;
    motion.start.q.cz.y = -0.8f;
    motion.start.q.cz.z = 0.6f;
    motion.translation.x = 0.5f;
    motion.translation.y = 0.0f;
    motion.translation.z = 0.0f;
    motion.turn.x = 0.5f;
    motion.turn.y = 0.25f;
    motion.turn.z = 0.75f;
    motion.center.x = 0.5f;
    motion.center.y = 0.25f;
    motion.center.z = 0.75f;
    float fraction{};
    fraction = 0.5f;
    run("jostle_mesh_motion_pose_at", code, [&] {
        expect(same(*pose_at, jostle::pose_at(motion, fraction)));
    });
}

extern "C" void twin_jostle_triangle_mesh_time_of_contact(JostleCode code, const JostleMeshContactTime* time_of_contact) {
    [[maybe_unused]] Twin& f = twin();
    MeshMotion of_a{};
    of_a.start.p.x = 0.4f;
    of_a.start.p.y = 0.3f;
    of_a.start.p.z = 0.2f;
    of_a.start.q.cx.x = 1.0f;
    of_a.start.q.cx.y = 0.0f;
    of_a.start.q.cx.z = 0.0f;
    of_a.start.q.cy.x = 0.0f;
    of_a.start.q.cy.y = 0.6f;
    of_a.start.q.cy.z = 0.8f;
    of_a.start.q.cz.x = 0.0f;
    of_a.start.q.cz.y = -0.8f;
    of_a.start.q.cz.z = 0.6f;
    of_a.translation.x = 0.5f;
    of_a.translation.y = 0.0f;
    of_a.translation.z = 0.0f;
    of_a.turn.x = 0.5f;
    of_a.turn.y = 0.25f;
    of_a.turn.z = 0.75f;
    of_a.center.x = 0.5f;
    of_a.center.y = 0.25f;
    of_a.center.z = 0.75f;
    MeshMotion of_b{};
    of_b.start.p.x = 0.4f;
    of_b.start.p.y = 0.3f;
    of_b.start.p.z = 0.2f;
    of_b.start.q.cx.x = 1.0f;
    of_b.start.q.cx.y = 0.0f;
    of_b.start.q.cx.z = 0.0f;
    of_b.start.q.cy.x = 0.0f;
    of_b.start.q.cy.y = 0.6f;
    of_b.start.q.cy.z = 0.8f;
    of_b.start.q.cz.x = 0.0f;
    of_b.start.q.cz.y = -0.8f;
    of_b.start.q.cz.z = 0.6f;
    of_b.translation.x = 0.5f;
    of_b.translation.y = 0.0f;
    of_b.translation.z = 0.0f;
    of_b.turn.x = 0.5f;
    of_b.turn.y = 0.25f;
    of_b.turn.z = 0.75f;
    of_b.center.x = 0.5f;
    of_b.center.y = 0.25f;
    of_b.center.z = 0.75f;
    MeshContactTimeOptions options{};
    options.tolerance = 0.01f;
    options.from = 0.1f;
    options.max_distances = 100;
    run("jostle_triangle_mesh_time_of_contact", code, [&] {
        expect(same(*time_of_contact, jostle::time_of_contact(f.triangle_mesh, of_a, f.other_triangle_mesh, of_b, options)));
    });
}

extern "C" void twin_jostle_triangle_mesh_distance(JostleCode code, const JostleMeshDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_distance", code, [&] {
        expect(same(*distance, jostle::distance(f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, r)));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_overlap(JostleCode code, const JostleMeshOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    run("jostle_mesh_pair_memory_overlap", code, [&] {
        expect(same(*overlap, jostle::overlap(f.mesh_pair_memory, f.triangle_mesh, at_a, f.other_triangle_mesh, at_b)));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_distance(JostleCode code, const JostleMeshDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    float r{};
    r = 2.5f;
    run("jostle_mesh_pair_memory_distance", code, [&] {
        expect(same(*distance, jostle::distance(f.mesh_pair_memory, f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_overlap(JostleCode code, const JostleMeshOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    run("jostle_triangle_mesh_overlap", code, [&] {
        expect(same(*overlap, jostle::overlap(f.triangle_mesh, at_a, f.other_triangle_mesh, at_b)));
    });
}

extern "C" void twin_jostle_triangle_mesh_common_points(JostleCode code, const JostleCommonPoints* common_points) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    MeshContact contact{};
    contact.a = 0;
    contact.b = 1;
    run("jostle_triangle_mesh_common_points", code, [&] {
        expect(same(*common_points, jostle::common_points(f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, contact)));
    });
}

extern "C" void twin_jostle_triangle_mesh_overlap_sphere(JostleCode code, const JostlePrimitiveOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Sphere sphere{};
    sphere.center.x = 0.5f;
    sphere.center.y = 0.25f;
    sphere.center.z = 0.75f;
    sphere.radius = 0.2f;
    run("jostle_triangle_mesh_overlap_sphere", code, [&] {
        expect(same(*overlap, jostle::overlap(f.triangle_mesh, at, sphere)));
    });
}

extern "C" void twin_jostle_triangle_mesh_overlap_capsule(JostleCode code, const JostlePrimitiveOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Capsule3 capsule{};
    capsule.a.x = 0.5f;
    capsule.a.y = 0.25f;
    capsule.a.z = 0.75f;
    capsule.b.x = 0.5f;
    capsule.b.y = 0.25f;
    capsule.b.z = 0.75f;
    capsule.radius = 0.2f;
    run("jostle_triangle_mesh_overlap_capsule", code, [&] {
        expect(same(*overlap, jostle::overlap(f.triangle_mesh, at, capsule)));
    });
}

extern "C" void twin_jostle_triangle_mesh_overlap_box(JostleCode code, const JostlePrimitiveOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Box3 box{};
    box.half_extents.x = 0.5f;
    box.half_extents.y = 0.6f;
    box.half_extents.z = 0.7f;
    box.at.p.x = 0.4f;
    box.at.p.y = 0.3f;
    box.at.p.z = 0.2f;
    box.at.q.cx.x = 1.0f;
    box.at.q.cx.y = 0.0f;
    box.at.q.cx.z = 0.0f;
    box.at.q.cy.x = 0.0f;
    box.at.q.cy.y = 0.6f;
    box.at.q.cy.z = 0.8f;
    box.at.q.cz.x = 0.0f;
    box.at.q.cz.y = -0.8f;
    box.at.q.cz.z = 0.6f;
    run("jostle_triangle_mesh_overlap_box", code, [&] {
        expect(same(*overlap, jostle::overlap(f.triangle_mesh, at, box)));
    });
}

extern "C" void twin_jostle_triangle_mesh_overlap_cloud(JostleCode code, const JostlePrimitiveOverlap* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Transform3 at_cloud{};
    at_cloud.p.x = 0.4f;
    at_cloud.p.y = 0.3f;
    at_cloud.p.z = 0.2f;
    at_cloud.q.cx.x = 1.0f;
    at_cloud.q.cx.y = 0.0f;
    at_cloud.q.cx.z = 0.0f;
    at_cloud.q.cy.x = 0.0f;
    at_cloud.q.cy.y = 0.6f;
    at_cloud.q.cy.z = 0.8f;
    at_cloud.q.cz.x = 0.0f;
    at_cloud.q.cz.y = -0.8f;
    at_cloud.q.cz.z = 0.6f;
    float radius{};
    radius = 0.2f;
    run("jostle_triangle_mesh_overlap_cloud", code, [&] {
        expect(same(*overlap, jostle::overlap(f.triangle_mesh, at, f.kd_tree3, at_cloud, radius)));
    });
}

extern "C" void twin_jostle_triangle_mesh_distance_sphere(JostleCode code, const JostlePrimitiveDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Sphere sphere{};
    sphere.center.x = 0.5f;
    sphere.center.y = 0.25f;
    sphere.center.z = 0.75f;
    sphere.radius = 0.2f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_distance_sphere", code, [&] {
        expect(same(*distance, jostle::distance(f.triangle_mesh, at, sphere, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_distance_capsule(JostleCode code, const JostlePrimitiveDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Capsule3 capsule{};
    capsule.a.x = 0.5f;
    capsule.a.y = 0.25f;
    capsule.a.z = 0.75f;
    capsule.b.x = 0.5f;
    capsule.b.y = 0.25f;
    capsule.b.z = 0.75f;
    capsule.radius = 0.2f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_distance_capsule", code, [&] {
        expect(same(*distance, jostle::distance(f.triangle_mesh, at, capsule, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_distance_box(JostleCode code, const JostlePrimitiveDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Box3 box{};
    box.half_extents.x = 0.5f;
    box.half_extents.y = 0.6f;
    box.half_extents.z = 0.7f;
    box.at.p.x = 0.4f;
    box.at.p.y = 0.3f;
    box.at.p.z = 0.2f;
    box.at.q.cx.x = 1.0f;
    box.at.q.cx.y = 0.0f;
    box.at.q.cx.z = 0.0f;
    box.at.q.cy.x = 0.0f;
    box.at.q.cy.y = 0.6f;
    box.at.q.cy.z = 0.8f;
    box.at.q.cz.x = 0.0f;
    box.at.q.cz.y = -0.8f;
    box.at.q.cz.z = 0.6f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_distance_box", code, [&] {
        expect(same(*distance, jostle::distance(f.triangle_mesh, at, box, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_distance_cloud(JostleCode code, const JostlePrimitiveDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at{};
    at.p.x = 0.4f;
    at.p.y = 0.3f;
    at.p.z = 0.2f;
    at.q.cx.x = 1.0f;
    at.q.cx.y = 0.0f;
    at.q.cx.z = 0.0f;
    at.q.cy.x = 0.0f;
    at.q.cy.y = 0.6f;
    at.q.cy.z = 0.8f;
    at.q.cz.x = 0.0f;
    at.q.cz.y = -0.8f;
    at.q.cz.z = 0.6f;
    Transform3 at_cloud{};
    at_cloud.p.x = 0.4f;
    at_cloud.p.y = 0.3f;
    at_cloud.p.z = 0.2f;
    at_cloud.q.cx.x = 1.0f;
    at_cloud.q.cx.y = 0.0f;
    at_cloud.q.cx.z = 0.0f;
    at_cloud.q.cy.x = 0.0f;
    at_cloud.q.cy.y = 0.6f;
    at_cloud.q.cy.z = 0.8f;
    at_cloud.q.cz.x = 0.0f;
    at_cloud.q.cz.y = -0.8f;
    at_cloud.q.cz.z = 0.6f;
    float r{};
    r = 2.5f;
    run("jostle_triangle_mesh_distance_cloud", code, [&] {
        expect(same(*distance, jostle::distance(f.triangle_mesh, at, f.kd_tree3, at_cloud, r)));
    });
}

extern "C" void twin_jostle_triangle_mesh_contacts(JostleCode code, const JostleMeshContact* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    auto found_own = zeros<MeshContact>(64);
    run("jostle_triangle_mesh_contacts", code, [&] {
        expect(same(*count, c::triangle_mesh_contacts(f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, std::span<MeshContact>(found_own), nullptr)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_self_contacts(JostleCode code, const JostleMeshContact* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<MeshContact>(64);
    run("jostle_triangle_mesh_self_contacts", code, [&] {
        expect(same(*count, c::triangle_mesh_self_contacts(f.triangle_mesh, std::span<MeshContact>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_triangle_mesh_near_pairs(JostleCode code, const JostleMeshDistance* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<MeshDistance>(64);
    run("jostle_triangle_mesh_near_pairs", code, [&] {
        expect(same(*count, c::triangle_mesh_near_pairs(f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, r, std::span<MeshDistance>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_mesh_pair_memory_contacts(JostleCode code, const JostleMeshContact* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Transform3 at_a{};
    at_a.p.x = 0.4f;
    at_a.p.y = 0.3f;
    at_a.p.z = 0.2f;
    at_a.q.cx.x = 1.0f;
    at_a.q.cx.y = 0.0f;
    at_a.q.cx.z = 0.0f;
    at_a.q.cy.x = 0.0f;
    at_a.q.cy.y = 0.6f;
    at_a.q.cy.z = 0.8f;
    at_a.q.cz.x = 0.0f;
    at_a.q.cz.y = -0.8f;
    at_a.q.cz.z = 0.6f;
    Transform3 at_b{};
    at_b.p.x = 0.4f;
    at_b.p.y = 0.3f;
    at_b.p.z = 0.2f;
    at_b.q.cx.x = 1.0f;
    at_b.q.cx.y = 0.0f;
    at_b.q.cx.z = 0.0f;
    at_b.q.cy.x = 0.0f;
    at_b.q.cy.y = 0.6f;
    at_b.q.cy.z = 0.8f;
    at_b.q.cz.x = 0.0f;
    at_b.q.cz.y = -0.8f;
    at_b.q.cz.z = 0.6f;
    auto found_own = zeros<MeshContact>(64);
    run("jostle_mesh_pair_memory_contacts", code, [&] {
        expect(same(*count, c::mesh_pair_memory_contacts(f.mesh_pair_memory, f.triangle_mesh, at_a, f.other_triangle_mesh, at_b, std::span<MeshContact>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_mesh_report_degenerate(JostleCode code, const JostleIntSpan* mesh_report_degenerate) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_degenerate", code, [&] {
        expect(same_view(*mesh_report_degenerate, c::mesh_report_degenerate(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_duplicate(JostleCode code, const JostleIntSpan* mesh_report_duplicate) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_duplicate", code, [&] {
        expect(same_view(*mesh_report_duplicate, c::mesh_report_duplicate(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_duplicate_vertices(JostleCode code, const JostleIntSpan* mesh_report_duplicate_vertices) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_duplicate_vertices", code, [&] {
        expect(same_view(*mesh_report_duplicate_vertices, c::mesh_report_duplicate_vertices(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_unused_vertices(JostleCode code, const JostleIntSpan* mesh_report_unused_vertices) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_unused_vertices", code, [&] {
        expect(same_view(*mesh_report_unused_vertices, c::mesh_report_unused_vertices(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_pinched_vertices(JostleCode code, const JostleIntSpan* mesh_report_pinched_vertices) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_pinched_vertices", code, [&] {
        expect(same_view(*mesh_report_pinched_vertices, c::mesh_report_pinched_vertices(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_open_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_open_edges) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_open_edges", code, [&] {
        expect(same_view(*mesh_report_open_edges, c::mesh_report_open_edges(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_crowded_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_crowded_edges) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_crowded_edges", code, [&] {
        expect(same_view(*mesh_report_crowded_edges, c::mesh_report_crowded_edges(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_clashing_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_clashing_edges) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_clashing_edges", code, [&] {
        expect(same_view(*mesh_report_clashing_edges, c::mesh_report_clashing_edges(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_closed(JostleCode code, const bool* mesh_report_closed) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_closed", code, [&] {
        expect(same(*mesh_report_closed, c::mesh_report_closed(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_report_is_manifold(JostleCode code, const bool* mesh_report_is_manifold) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_mesh_report_is_manifold", code, [&] {
        expect(same(*mesh_report_is_manifold, c::mesh_report_is_manifold(f.mesh_report)));
    });
}

extern "C" void twin_jostle_mesh_scene_ray_all(JostleCode code, const JostleMeshSceneHit* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<MeshSceneHit>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_ray_all", code, [&] {
        expect(same(*count, c::mesh_scene_ray_all(f.mesh_scene, ray, std::span<MeshSceneHit>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_mesh_scene_closest_within(JostleCode code, const JostleMeshScenePoint* mesh_scene_closest_within) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_mesh_scene_closest_within", code, [&] {
        expect(same(*mesh_scene_closest_within, c::mesh_scene_closest_within(f.mesh_scene, p, r, filter)));
    });
}

extern "C" void twin_jostle_mesh_scene_pairs(JostleCode code, const JostleMeshScenePair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<MeshScenePair>(64);
    run("jostle_mesh_scene_pairs", code, [&] {
        expect(same(*count, c::mesh_scene_pairs(f.mesh_scene, std::span<MeshScenePair>(found_own), nullptr)));
        expect(same_array(found, found_own));
    });
}
