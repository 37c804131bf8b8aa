// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/mesh.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/mesh_calls.h"

#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_memory.h>
#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/mesh_primitives.h>

using namespace jostle;
using namespace jostle::c;

JostleCode jostle_triangle_mesh_create(JostleTriangleMesh** object) {
    return guarded(__func__, [&] {
        make_object<TriangleMesh>(object);
    });
}

void jostle_triangle_mesh_free(JostleTriangleMesh* object) {
    delete reinterpret_cast<TriangleMesh*>(object);
}

void jostle_mesh_report_free(JostleMeshReport* object) {
    delete reinterpret_cast<MeshReport*>(object);
}

JostleCode jostle_mesh_pair_memory_create(JostleMeshPairMemory** object) {
    return guarded(__func__, [&] {
        make_object<MeshPairMemory>(object);
    });
}

void jostle_mesh_pair_memory_free(JostleMeshPairMemory* object) {
    delete reinterpret_cast<MeshPairMemory*>(object);
}

JostleCode jostle_mesh_scene_create(const JostleDynamicTreeOptions* options, JostleMeshScene** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<MeshScene>(object, struct_or_default<DynamicTreeOptions>(options, scratch, "options"));
    });
}

void jostle_mesh_scene_free(JostleMeshScene* object) {
    delete reinterpret_cast<MeshScene*>(object);
}

JostleCode jostle_triangle_mesh_build(JostleTriangleMesh* mesh, JostleVec3Span vertices, JostleTriangleVerticesSpan triangles, const JostleMeshOptions* options, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<TriangleMesh>(mesh, "mesh").build(view_in<Vec3>(vertices, "vertices"), view_in<TriangleVertices>(triangles, "triangles"), struct_or_default<MeshOptions>(options, scratch, "options"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_triangle_mesh_refit(JostleTriangleMesh* mesh, JostleVec3Span vertices, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<TriangleMesh>(mesh, "mesh").refit(view_in<Vec3>(vertices, "vertices"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_triangle_mesh_clear(JostleTriangleMesh* mesh) {
    return guarded(__func__, [&] {
        object_in<TriangleMesh>(mesh, "mesh").clear();
    });
}

JostleCode jostle_triangle_mesh_save(const JostleTriangleMesh* mesh, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const TriangleMesh>(mesh, "mesh").save());
    });
}

JostleCode jostle_triangle_mesh_load(JostleTriangleMesh* mesh, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<TriangleMesh>(mesh, "mesh").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_triangle_mesh_vertex_count(const JostleTriangleMesh* mesh, int* vertex_count) {
    return guarded(__func__, [&] {
        put(vertex_count, object_in<const TriangleMesh>(mesh, "mesh").vertex_count());
    });
}

JostleCode jostle_triangle_mesh_triangle_count(const JostleTriangleMesh* mesh, int* triangle_count) {
    return guarded(__func__, [&] {
        put(triangle_count, object_in<const TriangleMesh>(mesh, "mesh").triangle_count());
    });
}

JostleCode jostle_triangle_mesh_vertex(const JostleTriangleMesh* mesh, int index, JostleVec3* vertex) {
    return guarded(__func__, [&] {
        put(vertex, object_in<const TriangleMesh>(mesh, "mesh").vertex(index));
    });
}

JostleCode jostle_triangle_mesh_triangle(const JostleTriangleMesh* mesh, int id, JostleTriangleVertices* triangle) {
    return guarded(__func__, [&] {
        put(triangle, object_in<const TriangleMesh>(mesh, "mesh").triangle(id));
    });
}

JostleCode jostle_triangle_mesh_corners(const JostleTriangleMesh* mesh, int id, JostleTriangleCorners* corners) {
    return guarded(__func__, [&] {
        put(corners, object_in<const TriangleMesh>(mesh, "mesh").corners(id));
    });
}

JostleCode jostle_triangle_mesh_bounds(const JostleTriangleMesh* mesh, JostleAabb3* bounds) {
    return guarded(__func__, [&] {
        put(bounds, object_in<const TriangleMesh>(mesh, "mesh").bounds());
    });
}

JostleCode jostle_triangle_mesh_byte_count(const JostleTriangleMesh* mesh, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const TriangleMesh>(mesh, "mesh").byte_count());
    });
}

JostleCode jostle_triangle_mesh_check(const JostleTriangleMesh* mesh, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const TriangleMesh>(mesh, "mesh").check());
    });
}

JostleCode jostle_triangle_mesh_report(const JostleTriangleMesh* mesh, JostleMeshReport** report) {
    return guarded(__func__, [&] {
        object_out(report, object_in<const TriangleMesh>(mesh, "mesh").report());
    });
}

JostleCode jostle_triangle_mesh_is_closed(const JostleTriangleMesh* mesh, bool* closed) {
    return guarded(__func__, [&] {
        put(closed, object_in<const TriangleMesh>(mesh, "mesh").is_closed());
    });
}

JostleCode jostle_triangle_mesh_area(const JostleTriangleMesh* mesh, float* area) {
    return guarded(__func__, [&] {
        put(area, object_in<const TriangleMesh>(mesh, "mesh").area());
    });
}

JostleCode jostle_triangle_mesh_mass(const JostleTriangleMesh* mesh, JostleMeshMass* mass) {
    return guarded(__func__, [&] {
        put(mass, object_in<const TriangleMesh>(mesh, "mesh").mass());
    });
}

JostleCode jostle_triangle_mesh_ray_closest(const JostleTriangleMesh* mesh, const JostleRay3* ray, JostleMeshRayHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, object_in<const TriangleMesh>(mesh, "mesh").ray_closest(struct_in<Ray<3>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_triangle_mesh_ray_any(const JostleTriangleMesh* mesh, const JostleRay3* ray, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, object_in<const TriangleMesh>(mesh, "mesh").ray_any(struct_in<Ray<3>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_triangle_mesh_ray_all(const JostleTriangleMesh* mesh, const JostleRay3* ray, JostleMeshRayHit* found, size_t capacity, size_t* count, JostleQueryWork* ray_all) {
    return guarded(__func__, [&] {
        Scratch scratch;
        std::vector<MeshRayHit> found_list;
        put(ray_all, object_in<const TriangleMesh>(mesh, "mesh").ray_all(struct_in<Ray<3>>(ray, scratch, "ray"), found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_triangle_mesh_ray_closest_batch(const JostleTriangleMesh* mesh, JostleRay3Span rays, JostleMeshRayHit* hits, size_t capacity, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<MeshRayHit, JostleMeshRayHit> hits_room(hits, capacity, "hits");
        object_in<const TriangleMesh>(mesh, "mesh").ray_closest(span_in<Ray<3>>(rays, scratch, "rays"), hits_room.span(), reinterpret_cast<TaskScheduler*>(scheduler));
        hits_room.finish();
    });
}

JostleCode jostle_triangle_mesh_closest(const JostleTriangleMesh* mesh, JostleVec3 p, float r, JostleMeshPoint* closest) {
    return guarded(__func__, [&] {
        put(closest, object_in<const TriangleMesh>(mesh, "mesh").closest(plain_in<Vec3>(p), r));
    });
}

JostleCode jostle_triangle_mesh_closest_batch(const JostleTriangleMesh* mesh, JostleVec3Span points, JostleMeshPoint* found, size_t capacity, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        SpanOut<MeshPoint, JostleMeshPoint> found_room(found, capacity, "found");
        object_in<const TriangleMesh>(mesh, "mesh").closest(view_in<Vec3>(points, "points"), found_room.span(), reinterpret_cast<TaskScheduler*>(scheduler));
        found_room.finish();
    });
}

JostleCode jostle_triangle_mesh_k_nearest(const JostleTriangleMesh* mesh, JostleVec3 p, JostleNeighbor* found, size_t capacity, JostleNearestCount* k_nearest) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(k_nearest, object_in<const TriangleMesh>(mesh, "mesh").k_nearest(plain_in<Vec3>(p), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_triangle_mesh_contains(const JostleTriangleMesh* mesh, JostleVec3 p, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const TriangleMesh>(mesh, "mesh").contains(plain_in<Vec3>(p)));
    });
}

JostleCode jostle_triangle_mesh_signed_distance(const JostleTriangleMesh* mesh, JostleVec3 p, float* signed_distance) {
    return guarded(__func__, [&] {
        put(signed_distance, object_in<const TriangleMesh>(mesh, "mesh").signed_distance(plain_in<Vec3>(p)));
    });
}

JostleCode jostle_triangle_mesh_query(const JostleTriangleMesh* mesh, JostleAabb3 box, int* found, size_t capacity, size_t* count, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        std::vector<int> found_list;
        put(query, object_in<const TriangleMesh>(mesh, "mesh").query(plain_in<Aabb<3>>(box), found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_mesh_pair_memory_clear(JostleMeshPairMemory* memory) {
    return guarded(__func__, [&] {
        object_in<MeshPairMemory>(memory, "memory").clear();
    });
}

JostleCode jostle_mesh_pair_memory_size(const JostleMeshPairMemory* memory, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const MeshPairMemory>(memory, "memory").size());
    });
}

JostleCode jostle_mesh_pair_memory_horizon(const JostleMeshPairMemory* memory, float* horizon) {
    return guarded(__func__, [&] {
        put(horizon, object_in<const MeshPairMemory>(memory, "memory").horizon());
    });
}

JostleCode jostle_mesh_scene_add(JostleMeshScene* scene, const JostleTriangleMesh* mesh, const JostleTransform3* at, uint64_t user_data, const JostleBoxFilter* filter, int* add) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add, object_in<MeshScene>(scene, "scene").add(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), user_data, struct_or_default<BoxFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_mesh_scene_remove(JostleMeshScene* scene, int id) {
    return guarded(__func__, [&] {
        object_in<MeshScene>(scene, "scene").remove(id);
    });
}

JostleCode jostle_mesh_scene_move(JostleMeshScene* scene, int id, const JostleTransform3* at, JostleMoved* move) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(move, object_in<MeshScene>(scene, "scene").move(id, struct_in<Transform3>(at, scratch, "at")));
    });
}

JostleCode jostle_mesh_scene_clear(JostleMeshScene* scene) {
    return guarded(__func__, [&] {
        object_in<MeshScene>(scene, "scene").clear();
    });
}

JostleCode jostle_mesh_scene_rebuild(JostleMeshScene* scene, JostleBuildMethod method, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<MeshScene>(scene, "scene").rebuild(enum_in<BuildMethod>(method, "method"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_mesh_scene_size(const JostleMeshScene* scene, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const MeshScene>(scene, "scene").size());
    });
}

JostleCode jostle_mesh_scene_is_live(const JostleMeshScene* scene, int id, bool* live) {
    return guarded(__func__, [&] {
        put(live, object_in<const MeshScene>(scene, "scene").is_live(id));
    });
}

JostleCode jostle_mesh_scene_id_end(const JostleMeshScene* scene, int* id_end) {
    return guarded(__func__, [&] {
        put(id_end, object_in<const MeshScene>(scene, "scene").id_end());
    });
}

JostleCode jostle_mesh_scene_transform(const JostleMeshScene* scene, int id, JostleTransform3* transform) {
    return guarded(__func__, [&] {
        put(transform, object_in<const MeshScene>(scene, "scene").transform(id));
    });
}

JostleCode jostle_mesh_scene_user_data(const JostleMeshScene* scene, int id, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, object_in<const MeshScene>(scene, "scene").user_data(id));
    });
}

JostleCode jostle_mesh_scene_check(const JostleMeshScene* scene, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const MeshScene>(scene, "scene").check());
    });
}

JostleCode jostle_mesh_scene_ray_closest(const JostleMeshScene* scene, const JostleRay3* ray, const JostleQueryFilter* filter, JostleMeshSceneHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, object_in<const MeshScene>(scene, "scene").ray_closest(struct_in<Ray<3>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_mesh_scene_ray_any(const JostleMeshScene* scene, const JostleRay3* ray, const JostleQueryFilter* filter, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, object_in<const MeshScene>(scene, "scene").ray_any(struct_in<Ray<3>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_mesh_scene_closest(const JostleMeshScene* scene, JostleVec3 p, const JostleQueryFilter* filter, JostleMeshScenePoint* closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(closest, object_in<const MeshScene>(scene, "scene").closest(plain_in<Vec3>(p), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_mesh_scene_k_nearest(const JostleMeshScene* scene, JostleVec3 p, JostleNeighbor* found, size_t capacity, const JostleQueryFilter* filter, JostleNearestCount* k_nearest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(k_nearest, object_in<const MeshScene>(scene, "scene").k_nearest(plain_in<Vec3>(p), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_mesh_motion_pose_at(const JostleMeshMotion* motion, float fraction, JostleTransform3* pose_at) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(pose_at, jostle::pose_at(struct_in<MeshMotion>(motion, scratch, "motion"), fraction));
    });
}

JostleCode jostle_triangle_mesh_time_of_contact(const JostleTriangleMesh* a, const JostleMeshMotion* of_a, const JostleTriangleMesh* b, const JostleMeshMotion* of_b, const JostleMeshContactTimeOptions* options, JostleMeshContactTime* time_of_contact) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(time_of_contact, jostle::time_of_contact(object_in<const TriangleMesh>(a, "a"), struct_in<MeshMotion>(of_a, scratch, "of_a"), object_in<const TriangleMesh>(b, "b"), struct_in<MeshMotion>(of_b, scratch, "of_b"), struct_or_default<MeshContactTimeOptions>(options, scratch, "options")));
    });
}

JostleCode jostle_triangle_mesh_distance(const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, float r, JostleMeshDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), r));
    });
}

JostleCode jostle_mesh_pair_memory_overlap(JostleMeshPairMemory* memory, const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, JostleMeshOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<MeshPairMemory>(memory, "memory"), object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b")));
    });
}

JostleCode jostle_mesh_pair_memory_distance(JostleMeshPairMemory* memory, const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, float r, JostleMeshDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<MeshPairMemory>(memory, "memory"), object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), r));
    });
}

JostleCode jostle_triangle_mesh_overlap(const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, JostleMeshOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b")));
    });
}

JostleCode jostle_triangle_mesh_common_points(const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, JostleMeshContact contact, JostleCommonPoints* common_points) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(common_points, jostle::common_points(object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), plain_in<MeshContact>(contact)));
    });
}

JostleCode jostle_triangle_mesh_overlap_sphere(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleSphere* sphere, JostlePrimitiveOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Sphere>(sphere, scratch, "sphere")));
    });
}

JostleCode jostle_triangle_mesh_overlap_capsule(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleCapsule3* capsule, JostlePrimitiveOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Capsule3>(capsule, scratch, "capsule")));
    });
}

JostleCode jostle_triangle_mesh_overlap_box(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleBox3* box, JostlePrimitiveOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Box3>(box, scratch, "box")));
    });
}

JostleCode jostle_triangle_mesh_overlap_cloud(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleKdTree3* cloud, const JostleTransform3* at_cloud, float radius, JostlePrimitiveOverlap* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), object_in<const KdTree<3>>(cloud, "cloud"), struct_in<Transform3>(at_cloud, scratch, "at_cloud"), radius));
    });
}

JostleCode jostle_triangle_mesh_distance_sphere(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleSphere* sphere, float r, JostlePrimitiveDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Sphere>(sphere, scratch, "sphere"), r));
    });
}

JostleCode jostle_triangle_mesh_distance_capsule(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleCapsule3* capsule, float r, JostlePrimitiveDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Capsule3>(capsule, scratch, "capsule"), r));
    });
}

JostleCode jostle_triangle_mesh_distance_box(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleBox3* box, float r, JostlePrimitiveDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), struct_in<Box3>(box, scratch, "box"), r));
    });
}

JostleCode jostle_triangle_mesh_distance_cloud(const JostleTriangleMesh* mesh, const JostleTransform3* at, const JostleKdTree3* cloud, const JostleTransform3* at_cloud, float r, JostlePrimitiveDistance* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(object_in<const TriangleMesh>(mesh, "mesh"), struct_in<Transform3>(at, scratch, "at"), object_in<const KdTree<3>>(cloud, "cloud"), struct_in<Transform3>(at_cloud, scratch, "at_cloud"), r));
    });
}

JostleCode jostle_triangle_mesh_contacts(const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, JostleMeshContact* found, size_t capacity, JostleTaskScheduler* scheduler, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<MeshContact, JostleMeshContact> found_room(found, capacity, "found");
        put(count, c::triangle_mesh_contacts(object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), found_room.span(), reinterpret_cast<TaskScheduler*>(scheduler)));
        found_room.finish();
    });
}

JostleCode jostle_triangle_mesh_self_contacts(const JostleTriangleMesh* mesh, JostleMeshContact* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<MeshContact, JostleMeshContact> found_room(found, capacity, "found");
        put(count, c::triangle_mesh_self_contacts(object_in<const TriangleMesh>(mesh, "mesh"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_triangle_mesh_near_pairs(const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, float r, JostleMeshDistance* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<MeshDistance, JostleMeshDistance> found_room(found, capacity, "found");
        put(count, c::triangle_mesh_near_pairs(object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_mesh_pair_memory_contacts(JostleMeshPairMemory* memory, const JostleTriangleMesh* a, const JostleTransform3* at_a, const JostleTriangleMesh* b, const JostleTransform3* at_b, JostleMeshContact* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<MeshContact, JostleMeshContact> found_room(found, capacity, "found");
        put(count, c::mesh_pair_memory_contacts(object_in<MeshPairMemory>(memory, "memory"), object_in<const TriangleMesh>(a, "a"), struct_in<Transform3>(at_a, scratch, "at_a"), object_in<const TriangleMesh>(b, "b"), struct_in<Transform3>(at_b, scratch, "at_b"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_mesh_report_degenerate(const JostleMeshReport* report, JostleIntSpan* mesh_report_degenerate) {
    return guarded(__func__, [&] {
        view_out(mesh_report_degenerate, c::mesh_report_degenerate(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_duplicate(const JostleMeshReport* report, JostleIntSpan* mesh_report_duplicate) {
    return guarded(__func__, [&] {
        view_out(mesh_report_duplicate, c::mesh_report_duplicate(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_duplicate_vertices(const JostleMeshReport* report, JostleIntSpan* mesh_report_duplicate_vertices) {
    return guarded(__func__, [&] {
        view_out(mesh_report_duplicate_vertices, c::mesh_report_duplicate_vertices(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_unused_vertices(const JostleMeshReport* report, JostleIntSpan* mesh_report_unused_vertices) {
    return guarded(__func__, [&] {
        view_out(mesh_report_unused_vertices, c::mesh_report_unused_vertices(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_pinched_vertices(const JostleMeshReport* report, JostleIntSpan* mesh_report_pinched_vertices) {
    return guarded(__func__, [&] {
        view_out(mesh_report_pinched_vertices, c::mesh_report_pinched_vertices(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_open_edges(const JostleMeshReport* report, JostleMeshEdgeSpan* mesh_report_open_edges) {
    return guarded(__func__, [&] {
        view_out(mesh_report_open_edges, c::mesh_report_open_edges(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_crowded_edges(const JostleMeshReport* report, JostleMeshEdgeSpan* mesh_report_crowded_edges) {
    return guarded(__func__, [&] {
        view_out(mesh_report_crowded_edges, c::mesh_report_crowded_edges(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_clashing_edges(const JostleMeshReport* report, JostleMeshEdgeSpan* mesh_report_clashing_edges) {
    return guarded(__func__, [&] {
        view_out(mesh_report_clashing_edges, c::mesh_report_clashing_edges(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_closed(const JostleMeshReport* report, bool* mesh_report_closed) {
    return guarded(__func__, [&] {
        put(mesh_report_closed, c::mesh_report_closed(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_report_is_manifold(const JostleMeshReport* report, bool* mesh_report_is_manifold) {
    return guarded(__func__, [&] {
        put(mesh_report_is_manifold, c::mesh_report_is_manifold(object_in<const MeshReport>(report, "report")));
    });
}

JostleCode jostle_mesh_scene_ray_all(const JostleMeshScene* scene, const JostleRay3* ray, JostleMeshSceneHit* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<MeshSceneHit, JostleMeshSceneHit> found_room(found, capacity, "found");
        put(count, c::mesh_scene_ray_all(object_in<const MeshScene>(scene, "scene"), struct_in<Ray<3>>(ray, scratch, "ray"), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_mesh_scene_closest_within(const JostleMeshScene* scene, JostleVec3 p, float r, const JostleQueryFilter* filter, JostleMeshScenePoint* mesh_scene_closest_within) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(mesh_scene_closest_within, c::mesh_scene_closest_within(object_in<const MeshScene>(scene, "scene"), plain_in<Vec3>(p), r, struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_mesh_scene_pairs(const JostleMeshScene* scene, JostleMeshScenePair* found, size_t capacity, JostleTaskScheduler* scheduler, int* count) {
    return guarded(__func__, [&] {
        SpanOut<MeshScenePair, JostleMeshScenePair> found_room(found, capacity, "found");
        put(count, c::mesh_scene_pairs(object_in<const MeshScene>(scene, "scene"), found_room.span(), reinterpret_cast<TaskScheduler*>(scheduler)));
        found_room.finish();
    });
}
