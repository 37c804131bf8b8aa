/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_mesh_options_default(const JostleMeshOptions* made);
static void call_jostle_mesh_options_default(Fixture* f) {
    const JostleMeshOptions made = jostle_mesh_options_default();
    (void)f;
    twin_jostle_mesh_options_default(&made);
}

void twin_jostle_mesh_contact_time_options_default(const JostleMeshContactTimeOptions* made);
static void call_jostle_mesh_contact_time_options_default(Fixture* f) {
    const JostleMeshContactTimeOptions made = jostle_mesh_contact_time_options_default();
    (void)f;
    twin_jostle_mesh_contact_time_options_default(&made);
}

void twin_jostle_triangle_mesh_create(JostleCode code, JostleTriangleMesh* object);
static void call_jostle_triangle_mesh_create(Fixture* f) {
    (void)f;
    JostleTriangleMesh* object = NULL;
    const JostleCode code = jostle_triangle_mesh_create(&object);
    twin_jostle_triangle_mesh_create(code, object);
    jostle_triangle_mesh_free(object);
}

void twin_jostle_mesh_pair_memory_create(JostleCode code, JostleMeshPairMemory* object);
static void call_jostle_mesh_pair_memory_create(Fixture* f) {
    (void)f;
    JostleMeshPairMemory* object = NULL;
    const JostleCode code = jostle_mesh_pair_memory_create(&object);
    twin_jostle_mesh_pair_memory_create(code, object);
    jostle_mesh_pair_memory_free(object);
}

void twin_jostle_mesh_scene_create(JostleCode code, JostleMeshScene* object);
static void call_jostle_mesh_scene_create(Fixture* f) {
    (void)f;
    JostleDynamicTreeOptions options;
    options = jostle_dynamic_tree_options_default();
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = JOSTLE_INSERTION_POLICY_MANHATTAN;
    options.rotation = JOSTLE_ROTATION_POLICY_HEIGHT;
    options.lookahead = 2;
    JostleMeshScene* object = NULL;
    const JostleCode code = jostle_mesh_scene_create(&options, &object);
    twin_jostle_mesh_scene_create(code, object);
    jostle_mesh_scene_free(object);
}

void twin_jostle_triangle_mesh_build(JostleCode code);
static void call_jostle_triangle_mesh_build(Fixture* f) {
    (void)f;
    JostleVec3Span vertices = {NULL, 0, 0};
    vertices.first = f->points3;
    vertices.count = sizeof f->points3 / sizeof f->points3[0];
    vertices.stride = 0;
    JostleTriangleVerticesSpan triangles = {NULL, 0, 0};
    triangles.first = f->triangles;
    triangles.count = sizeof f->triangles / sizeof f->triangles[0];
    triangles.stride = 0;
    JostleMeshOptions options;
    options = jostle_mesh_options_default();
    options.method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_triangle_mesh_build(f->triangle_mesh, vertices, triangles, &options, NULL);
    twin_jostle_triangle_mesh_build(code);
}

void twin_jostle_triangle_mesh_refit(JostleCode code);
static void call_jostle_triangle_mesh_refit(Fixture* f) {
    (void)f;
    JostleVec3Span vertices = {NULL, 0, 0};
    vertices.first = f->points3;
    vertices.count = sizeof f->points3 / sizeof f->points3[0];
    vertices.stride = 0;
    const JostleCode code = jostle_triangle_mesh_refit(f->triangle_mesh, vertices, NULL);
    twin_jostle_triangle_mesh_refit(code);
}

void twin_jostle_triangle_mesh_clear(JostleCode code);
static void call_jostle_triangle_mesh_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_triangle_mesh_clear(f->triangle_mesh);
    twin_jostle_triangle_mesh_clear(code);
}

void twin_jostle_triangle_mesh_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_triangle_mesh_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_triangle_mesh_save(f->triangle_mesh, bytes, sizeof bytes, &size);
    twin_jostle_triangle_mesh_save(code, bytes, size);
}

void twin_jostle_triangle_mesh_load(JostleCode code);
static void call_jostle_triangle_mesh_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_triangle_mesh_load(f->triangle_mesh, f->saved_triangle_mesh.bytes, f->saved_triangle_mesh.size);
    twin_jostle_triangle_mesh_load(code);
}

void twin_jostle_triangle_mesh_vertex_count(JostleCode code, const int* vertex_count);
static void call_jostle_triangle_mesh_vertex_count(Fixture* f) {
    (void)f;
    int vertex_count;
    memset(&vertex_count, 0, sizeof vertex_count);
    const JostleCode code = jostle_triangle_mesh_vertex_count(f->triangle_mesh, &vertex_count);
    twin_jostle_triangle_mesh_vertex_count(code, &vertex_count);
}

void twin_jostle_triangle_mesh_triangle_count(JostleCode code, const int* triangle_count);
static void call_jostle_triangle_mesh_triangle_count(Fixture* f) {
    (void)f;
    int triangle_count;
    memset(&triangle_count, 0, sizeof triangle_count);
    const JostleCode code = jostle_triangle_mesh_triangle_count(f->triangle_mesh, &triangle_count);
    twin_jostle_triangle_mesh_triangle_count(code, &triangle_count);
}

void twin_jostle_triangle_mesh_vertex(JostleCode code, const JostleVec3* vertex);
static void call_jostle_triangle_mesh_vertex(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 1;
    JostleVec3 vertex;
    memset(&vertex, 0, sizeof vertex);
    const JostleCode code = jostle_triangle_mesh_vertex(f->triangle_mesh, index, &vertex);
    twin_jostle_triangle_mesh_vertex(code, &vertex);
}

void twin_jostle_triangle_mesh_triangle(JostleCode code, const JostleTriangleVertices* triangle);
static void call_jostle_triangle_mesh_triangle(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleTriangleVertices triangle;
    memset(&triangle, 0, sizeof triangle);
    const JostleCode code = jostle_triangle_mesh_triangle(f->triangle_mesh, id, &triangle);
    twin_jostle_triangle_mesh_triangle(code, &triangle);
}

void twin_jostle_triangle_mesh_corners(JostleCode code, const JostleTriangleCorners* corners);
static void call_jostle_triangle_mesh_corners(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleTriangleCorners corners;
    memset(&corners, 0, sizeof corners);
    const JostleCode code = jostle_triangle_mesh_corners(f->triangle_mesh, id, &corners);
    twin_jostle_triangle_mesh_corners(code, &corners);
}

void twin_jostle_triangle_mesh_bounds(JostleCode code, const JostleAabb3* bounds);
static void call_jostle_triangle_mesh_bounds(Fixture* f) {
    (void)f;
    JostleAabb3 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_triangle_mesh_bounds(f->triangle_mesh, &bounds);
    twin_jostle_triangle_mesh_bounds(code, &bounds);
}

void twin_jostle_triangle_mesh_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_triangle_mesh_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_triangle_mesh_byte_count(f->triangle_mesh, &byte_count);
    twin_jostle_triangle_mesh_byte_count(code, &byte_count);
}

void twin_jostle_triangle_mesh_check(JostleCode code, const char* text, size_t length);
static void call_jostle_triangle_mesh_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_triangle_mesh_check(f->triangle_mesh, text, sizeof text, &length);
    twin_jostle_triangle_mesh_check(code, text, length);
}

void twin_jostle_triangle_mesh_report(JostleCode code, JostleMeshReport* report);
static void call_jostle_triangle_mesh_report(Fixture* f) {
    (void)f;
    JostleMeshReport* report = NULL;
    const JostleCode code = jostle_triangle_mesh_report(f->triangle_mesh, &report);
    twin_jostle_triangle_mesh_report(code, report);
}

void twin_jostle_triangle_mesh_is_closed(JostleCode code, const bool* closed);
static void call_jostle_triangle_mesh_is_closed(Fixture* f) {
    (void)f;
    bool closed;
    memset(&closed, 0, sizeof closed);
    const JostleCode code = jostle_triangle_mesh_is_closed(f->triangle_mesh, &closed);
    twin_jostle_triangle_mesh_is_closed(code, &closed);
}

void twin_jostle_triangle_mesh_area(JostleCode code, const float* area);
static void call_jostle_triangle_mesh_area(Fixture* f) {
    (void)f;
    float area;
    memset(&area, 0, sizeof area);
    const JostleCode code = jostle_triangle_mesh_area(f->triangle_mesh, &area);
    twin_jostle_triangle_mesh_area(code, &area);
}

void twin_jostle_triangle_mesh_mass(JostleCode code, const JostleMeshMass* mass);
static void call_jostle_triangle_mesh_mass(Fixture* f) {
    (void)f;
    JostleMeshMass mass;
    memset(&mass, 0, sizeof mass);
    const JostleCode code = jostle_triangle_mesh_mass(f->triangle_mesh, &mass);
    twin_jostle_triangle_mesh_mass(code, &mass);
}

void twin_jostle_triangle_mesh_ray_closest(JostleCode code, const JostleMeshRayHit* ray_closest);
static void call_jostle_triangle_mesh_ray_closest(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    JostleMeshRayHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_triangle_mesh_ray_closest(f->triangle_mesh, &ray, &ray_closest);
    twin_jostle_triangle_mesh_ray_closest(code, &ray_closest);
}

void twin_jostle_triangle_mesh_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_triangle_mesh_ray_any(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    bool ray_any;
    memset(&ray_any, 0, sizeof ray_any);
    const JostleCode code = jostle_triangle_mesh_ray_any(f->triangle_mesh, &ray, &ray_any);
    twin_jostle_triangle_mesh_ray_any(code, &ray_any);
}

void twin_jostle_triangle_mesh_ray_all(JostleCode code, const JostleMeshRayHit* found, size_t found_count, const JostleQueryWork* ray_all);
static void call_jostle_triangle_mesh_ray_all(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    static JostleMeshRayHit found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryWork ray_all;
    memset(&ray_all, 0, sizeof ray_all);
    const JostleCode code = jostle_triangle_mesh_ray_all(f->triangle_mesh, &ray, found, 64, &found_count, &ray_all);
    twin_jostle_triangle_mesh_ray_all(code, found, found_count, &ray_all);
}

void twin_jostle_triangle_mesh_ray_closest_batch(JostleCode code, const JostleMeshRayHit* hits);
static void call_jostle_triangle_mesh_ray_closest_batch(Fixture* f) {
    (void)f;
    JostleRay3Span rays = {NULL, 0, 0};
    static JostleRay3 items_rays[3];
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
    rays.first = items_rays;
    rays.count = 3;
    rays.stride = 0;
    static JostleMeshRayHit hits[3];
    memset(hits, 0, sizeof hits);
    const JostleCode code = jostle_triangle_mesh_ray_closest_batch(f->triangle_mesh, rays, hits, 3, NULL);
    twin_jostle_triangle_mesh_ray_closest_batch(code, hits);
}

void twin_jostle_triangle_mesh_closest(JostleCode code, const JostleMeshPoint* closest);
static void call_jostle_triangle_mesh_closest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleMeshPoint closest;
    memset(&closest, 0, sizeof closest);
    const JostleCode code = jostle_triangle_mesh_closest(f->triangle_mesh, p, r, &closest);
    twin_jostle_triangle_mesh_closest(code, &closest);
}

void twin_jostle_triangle_mesh_closest_batch(JostleCode code, const JostleMeshPoint* found);
static void call_jostle_triangle_mesh_closest_batch(Fixture* f) {
    (void)f;
    JostleVec3Span points = {NULL, 0, 0};
    points.first = f->points3;
    points.count = sizeof f->points3 / sizeof f->points3[0];
    points.stride = 0;
    static JostleMeshPoint found[40];
    memset(found, 0, sizeof found);
    const JostleCode code = jostle_triangle_mesh_closest_batch(f->triangle_mesh, points, found, 40, NULL);
    twin_jostle_triangle_mesh_closest_batch(code, found);
}

void twin_jostle_triangle_mesh_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest);
static void call_jostle_triangle_mesh_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleNearestCount k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_triangle_mesh_k_nearest(f->triangle_mesh, p, found, 64, &k_nearest);
    twin_jostle_triangle_mesh_k_nearest(code, found, &k_nearest);
}

void twin_jostle_triangle_mesh_contains(JostleCode code, const bool* contains);
static void call_jostle_triangle_mesh_contains(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_triangle_mesh_contains(f->triangle_mesh, p, &contains);
    twin_jostle_triangle_mesh_contains(code, &contains);
}

void twin_jostle_triangle_mesh_signed_distance(JostleCode code, const float* signed_distance);
static void call_jostle_triangle_mesh_signed_distance(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float signed_distance;
    memset(&signed_distance, 0, sizeof signed_distance);
    const JostleCode code = jostle_triangle_mesh_signed_distance(f->triangle_mesh, p, &signed_distance);
    twin_jostle_triangle_mesh_signed_distance(code, &signed_distance);
}

void twin_jostle_triangle_mesh_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query);
static void call_jostle_triangle_mesh_query(Fixture* f) {
    (void)f;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    static int found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_triangle_mesh_query(f->triangle_mesh, box, found, 64, &found_count, &query);
    twin_jostle_triangle_mesh_query(code, found, found_count, &query);
}

void twin_jostle_mesh_pair_memory_clear(JostleCode code);
static void call_jostle_mesh_pair_memory_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_mesh_pair_memory_clear(f->mesh_pair_memory);
    twin_jostle_mesh_pair_memory_clear(code);
}

void twin_jostle_mesh_pair_memory_size(JostleCode code, const int* size);
static void call_jostle_mesh_pair_memory_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_mesh_pair_memory_size(f->mesh_pair_memory, &size);
    twin_jostle_mesh_pair_memory_size(code, &size);
}

void twin_jostle_mesh_pair_memory_horizon(JostleCode code, const float* horizon);
static void call_jostle_mesh_pair_memory_horizon(Fixture* f) {
    (void)f;
    float horizon;
    memset(&horizon, 0, sizeof horizon);
    const JostleCode code = jostle_mesh_pair_memory_horizon(f->mesh_pair_memory, &horizon);
    twin_jostle_mesh_pair_memory_horizon(code, &horizon);
}

void twin_jostle_mesh_scene_add(JostleCode code, const int* add);
static void call_jostle_mesh_scene_add(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    int add;
    memset(&add, 0, sizeof add);
    const JostleCode code = jostle_mesh_scene_add(f->mesh_scene, f->triangle_mesh, &at, user_data, &filter, &add);
    twin_jostle_mesh_scene_add(code, &add);
}

void twin_jostle_mesh_scene_remove(JostleCode code);
static void call_jostle_mesh_scene_remove(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    const JostleCode code = jostle_mesh_scene_remove(f->mesh_scene, id);
    twin_jostle_mesh_scene_remove(code);
}

void twin_jostle_mesh_scene_move(JostleCode code, const JostleMoved* move);
static void call_jostle_mesh_scene_move(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleMoved move;
    memset(&move, 0, sizeof move);
    const JostleCode code = jostle_mesh_scene_move(f->mesh_scene, id, &at, &move);
    twin_jostle_mesh_scene_move(code, &move);
}

void twin_jostle_mesh_scene_clear(JostleCode code);
static void call_jostle_mesh_scene_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_mesh_scene_clear(f->mesh_scene);
    twin_jostle_mesh_scene_clear(code);
}

void twin_jostle_mesh_scene_rebuild(JostleCode code);
static void call_jostle_mesh_scene_rebuild(Fixture* f) {
    (void)f;
    JostleBuildMethod method;
    memset(&method, 0, sizeof method);
    method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_mesh_scene_rebuild(f->mesh_scene, method, NULL);
    twin_jostle_mesh_scene_rebuild(code);
}

void twin_jostle_mesh_scene_size(JostleCode code, const int* size);
static void call_jostle_mesh_scene_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_mesh_scene_size(f->mesh_scene, &size);
    twin_jostle_mesh_scene_size(code, &size);
}

void twin_jostle_mesh_scene_is_live(JostleCode code, const bool* live);
static void call_jostle_mesh_scene_is_live(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    bool live;
    memset(&live, 0, sizeof live);
    const JostleCode code = jostle_mesh_scene_is_live(f->mesh_scene, id, &live);
    twin_jostle_mesh_scene_is_live(code, &live);
}

void twin_jostle_mesh_scene_id_end(JostleCode code, const int* id_end);
static void call_jostle_mesh_scene_id_end(Fixture* f) {
    (void)f;
    int id_end;
    memset(&id_end, 0, sizeof id_end);
    const JostleCode code = jostle_mesh_scene_id_end(f->mesh_scene, &id_end);
    twin_jostle_mesh_scene_id_end(code, &id_end);
}

void twin_jostle_mesh_scene_transform(JostleCode code, const JostleTransform3* transform);
static void call_jostle_mesh_scene_transform(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleTransform3 transform;
    memset(&transform, 0, sizeof transform);
    const JostleCode code = jostle_mesh_scene_transform(f->mesh_scene, id, &transform);
    twin_jostle_mesh_scene_transform(code, &transform);
}

void twin_jostle_mesh_scene_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_mesh_scene_user_data(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_mesh_scene_user_data(f->mesh_scene, id, &user_data);
    twin_jostle_mesh_scene_user_data(code, &user_data);
}

void twin_jostle_mesh_scene_check(JostleCode code, const char* text, size_t length);
static void call_jostle_mesh_scene_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_mesh_scene_check(f->mesh_scene, text, sizeof text, &length);
    twin_jostle_mesh_scene_check(code, text, length);
}

void twin_jostle_mesh_scene_ray_closest(JostleCode code, const JostleMeshSceneHit* ray_closest);
static void call_jostle_mesh_scene_ray_closest(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleMeshSceneHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_mesh_scene_ray_closest(f->mesh_scene, &ray, &filter, &ray_closest);
    twin_jostle_mesh_scene_ray_closest(code, &ray_closest);
}

void twin_jostle_mesh_scene_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_mesh_scene_ray_any(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    bool ray_any;
    memset(&ray_any, 0, sizeof ray_any);
    const JostleCode code = jostle_mesh_scene_ray_any(f->mesh_scene, &ray, &filter, &ray_any);
    twin_jostle_mesh_scene_ray_any(code, &ray_any);
}

void twin_jostle_mesh_scene_closest(JostleCode code, const JostleMeshScenePoint* closest);
static void call_jostle_mesh_scene_closest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleMeshScenePoint closest;
    memset(&closest, 0, sizeof closest);
    const JostleCode code = jostle_mesh_scene_closest(f->mesh_scene, p, &filter, &closest);
    twin_jostle_mesh_scene_closest(code, &closest);
}

void twin_jostle_mesh_scene_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest);
static void call_jostle_mesh_scene_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleNearestCount k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_mesh_scene_k_nearest(f->mesh_scene, p, found, 64, &filter, &k_nearest);
    twin_jostle_mesh_scene_k_nearest(code, found, &k_nearest);
}

void twin_jostle_mesh_motion_pose_at(JostleCode code, const JostleTransform3* pose_at);
static void call_jostle_mesh_motion_pose_at(Fixture* f) {
    (void)f;
    JostleMeshMotion motion;
    memset(&motion, 0, sizeof motion);
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
    float fraction;
    memset(&fraction, 0, sizeof fraction);
    fraction = 0.5f;
    JostleTransform3 pose_at;
    memset(&pose_at, 0, sizeof pose_at);
    const JostleCode code = jostle_mesh_motion_pose_at(&motion, fraction, &pose_at);
    twin_jostle_mesh_motion_pose_at(code, &pose_at);
}

void twin_jostle_triangle_mesh_time_of_contact(JostleCode code, const JostleMeshContactTime* time_of_contact);
static void call_jostle_triangle_mesh_time_of_contact(Fixture* f) {
    (void)f;
    JostleMeshMotion of_a;
    memset(&of_a, 0, sizeof of_a);
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
    JostleMeshMotion of_b;
    memset(&of_b, 0, sizeof of_b);
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
    JostleMeshContactTimeOptions options;
    options = jostle_mesh_contact_time_options_default();
    options.tolerance = 0.01f;
    options.from = 0.1f;
    options.max_distances = 100;
    JostleMeshContactTime time_of_contact;
    memset(&time_of_contact, 0, sizeof time_of_contact);
    const JostleCode code = jostle_triangle_mesh_time_of_contact(f->triangle_mesh, &of_a, f->other_triangle_mesh, &of_b, &options, &time_of_contact);
    twin_jostle_triangle_mesh_time_of_contact(code, &time_of_contact);
}

void twin_jostle_triangle_mesh_distance(JostleCode code, const JostleMeshDistance* distance);
static void call_jostle_triangle_mesh_distance(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleMeshDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_triangle_mesh_distance(f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, r, &distance);
    twin_jostle_triangle_mesh_distance(code, &distance);
}

void twin_jostle_mesh_pair_memory_overlap(JostleCode code, const JostleMeshOverlap* overlap);
static void call_jostle_mesh_pair_memory_overlap(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    JostleMeshOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_mesh_pair_memory_overlap(f->mesh_pair_memory, f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, &overlap);
    twin_jostle_mesh_pair_memory_overlap(code, &overlap);
}

void twin_jostle_mesh_pair_memory_distance(JostleCode code, const JostleMeshDistance* distance);
static void call_jostle_mesh_pair_memory_distance(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleMeshDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_mesh_pair_memory_distance(f->mesh_pair_memory, f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, r, &distance);
    twin_jostle_mesh_pair_memory_distance(code, &distance);
}

void twin_jostle_triangle_mesh_overlap(JostleCode code, const JostleMeshOverlap* overlap);
static void call_jostle_triangle_mesh_overlap(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    JostleMeshOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_triangle_mesh_overlap(f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, &overlap);
    twin_jostle_triangle_mesh_overlap(code, &overlap);
}

void twin_jostle_triangle_mesh_common_points(JostleCode code, const JostleCommonPoints* common_points);
static void call_jostle_triangle_mesh_common_points(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    JostleMeshContact contact;
    memset(&contact, 0, sizeof contact);
    contact.a = 0;
    contact.b = 1;
    JostleCommonPoints common_points;
    memset(&common_points, 0, sizeof common_points);
    const JostleCode code = jostle_triangle_mesh_common_points(f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, contact, &common_points);
    twin_jostle_triangle_mesh_common_points(code, &common_points);
}

void twin_jostle_triangle_mesh_overlap_sphere(JostleCode code, const JostlePrimitiveOverlap* overlap);
static void call_jostle_triangle_mesh_overlap_sphere(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleSphere sphere;
    memset(&sphere, 0, sizeof sphere);
    sphere.center.x = 0.5f;
    sphere.center.y = 0.25f;
    sphere.center.z = 0.75f;
    sphere.radius = 0.2f;
    JostlePrimitiveOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_triangle_mesh_overlap_sphere(f->triangle_mesh, &at, &sphere, &overlap);
    twin_jostle_triangle_mesh_overlap_sphere(code, &overlap);
}

void twin_jostle_triangle_mesh_overlap_capsule(JostleCode code, const JostlePrimitiveOverlap* overlap);
static void call_jostle_triangle_mesh_overlap_capsule(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleCapsule3 capsule;
    memset(&capsule, 0, sizeof capsule);
    capsule.a.x = 0.5f;
    capsule.a.y = 0.25f;
    capsule.a.z = 0.75f;
    capsule.b.x = 0.5f;
    capsule.b.y = 0.25f;
    capsule.b.z = 0.75f;
    capsule.radius = 0.2f;
    JostlePrimitiveOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_triangle_mesh_overlap_capsule(f->triangle_mesh, &at, &capsule, &overlap);
    twin_jostle_triangle_mesh_overlap_capsule(code, &overlap);
}

void twin_jostle_triangle_mesh_overlap_box(JostleCode code, const JostlePrimitiveOverlap* overlap);
static void call_jostle_triangle_mesh_overlap_box(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleBox3 box;
    memset(&box, 0, sizeof box);
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
    JostlePrimitiveOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_triangle_mesh_overlap_box(f->triangle_mesh, &at, &box, &overlap);
    twin_jostle_triangle_mesh_overlap_box(code, &overlap);
}

void twin_jostle_triangle_mesh_overlap_cloud(JostleCode code, const JostlePrimitiveOverlap* overlap);
static void call_jostle_triangle_mesh_overlap_cloud(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleTransform3 at_cloud;
    memset(&at_cloud, 0, sizeof at_cloud);
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
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostlePrimitiveOverlap overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_triangle_mesh_overlap_cloud(f->triangle_mesh, &at, f->kd_tree3, &at_cloud, radius, &overlap);
    twin_jostle_triangle_mesh_overlap_cloud(code, &overlap);
}

void twin_jostle_triangle_mesh_distance_sphere(JostleCode code, const JostlePrimitiveDistance* distance);
static void call_jostle_triangle_mesh_distance_sphere(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleSphere sphere;
    memset(&sphere, 0, sizeof sphere);
    sphere.center.x = 0.5f;
    sphere.center.y = 0.25f;
    sphere.center.z = 0.75f;
    sphere.radius = 0.2f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostlePrimitiveDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_triangle_mesh_distance_sphere(f->triangle_mesh, &at, &sphere, r, &distance);
    twin_jostle_triangle_mesh_distance_sphere(code, &distance);
}

void twin_jostle_triangle_mesh_distance_capsule(JostleCode code, const JostlePrimitiveDistance* distance);
static void call_jostle_triangle_mesh_distance_capsule(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleCapsule3 capsule;
    memset(&capsule, 0, sizeof capsule);
    capsule.a.x = 0.5f;
    capsule.a.y = 0.25f;
    capsule.a.z = 0.75f;
    capsule.b.x = 0.5f;
    capsule.b.y = 0.25f;
    capsule.b.z = 0.75f;
    capsule.radius = 0.2f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostlePrimitiveDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_triangle_mesh_distance_capsule(f->triangle_mesh, &at, &capsule, r, &distance);
    twin_jostle_triangle_mesh_distance_capsule(code, &distance);
}

void twin_jostle_triangle_mesh_distance_box(JostleCode code, const JostlePrimitiveDistance* distance);
static void call_jostle_triangle_mesh_distance_box(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleBox3 box;
    memset(&box, 0, sizeof box);
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
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostlePrimitiveDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_triangle_mesh_distance_box(f->triangle_mesh, &at, &box, r, &distance);
    twin_jostle_triangle_mesh_distance_box(code, &distance);
}

void twin_jostle_triangle_mesh_distance_cloud(JostleCode code, const JostlePrimitiveDistance* distance);
static void call_jostle_triangle_mesh_distance_cloud(Fixture* f) {
    (void)f;
    JostleTransform3 at;
    memset(&at, 0, sizeof at);
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
    JostleTransform3 at_cloud;
    memset(&at_cloud, 0, sizeof at_cloud);
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
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostlePrimitiveDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_triangle_mesh_distance_cloud(f->triangle_mesh, &at, f->kd_tree3, &at_cloud, r, &distance);
    twin_jostle_triangle_mesh_distance_cloud(code, &distance);
}

void twin_jostle_triangle_mesh_contacts(JostleCode code, const JostleMeshContact* found, const int* count);
static void call_jostle_triangle_mesh_contacts(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    static JostleMeshContact found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_triangle_mesh_contacts(f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, found, 64, NULL, &count);
    twin_jostle_triangle_mesh_contacts(code, found, &count);
}

void twin_jostle_triangle_mesh_self_contacts(JostleCode code, const JostleMeshContact* found, const int* count);
static void call_jostle_triangle_mesh_self_contacts(Fixture* f) {
    (void)f;
    static JostleMeshContact found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_triangle_mesh_self_contacts(f->triangle_mesh, found, 64, &count);
    twin_jostle_triangle_mesh_self_contacts(code, found, &count);
}

void twin_jostle_triangle_mesh_near_pairs(JostleCode code, const JostleMeshDistance* found, const int* count);
static void call_jostle_triangle_mesh_near_pairs(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleMeshDistance found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_triangle_mesh_near_pairs(f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, r, found, 64, &count);
    twin_jostle_triangle_mesh_near_pairs(code, found, &count);
}

void twin_jostle_mesh_pair_memory_contacts(JostleCode code, const JostleMeshContact* found, const int* count);
static void call_jostle_mesh_pair_memory_contacts(Fixture* f) {
    (void)f;
    JostleTransform3 at_a;
    memset(&at_a, 0, sizeof at_a);
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
    JostleTransform3 at_b;
    memset(&at_b, 0, sizeof at_b);
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
    static JostleMeshContact found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_mesh_pair_memory_contacts(f->mesh_pair_memory, f->triangle_mesh, &at_a, f->other_triangle_mesh, &at_b, found, 64, &count);
    twin_jostle_mesh_pair_memory_contacts(code, found, &count);
}

void twin_jostle_mesh_report_degenerate(JostleCode code, const JostleIntSpan* mesh_report_degenerate);
static void call_jostle_mesh_report_degenerate(Fixture* f) {
    (void)f;
    JostleIntSpan mesh_report_degenerate = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_degenerate(f->mesh_report, &mesh_report_degenerate);
    twin_jostle_mesh_report_degenerate(code, &mesh_report_degenerate);
}

void twin_jostle_mesh_report_duplicate(JostleCode code, const JostleIntSpan* mesh_report_duplicate);
static void call_jostle_mesh_report_duplicate(Fixture* f) {
    (void)f;
    JostleIntSpan mesh_report_duplicate = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_duplicate(f->mesh_report, &mesh_report_duplicate);
    twin_jostle_mesh_report_duplicate(code, &mesh_report_duplicate);
}

void twin_jostle_mesh_report_duplicate_vertices(JostleCode code, const JostleIntSpan* mesh_report_duplicate_vertices);
static void call_jostle_mesh_report_duplicate_vertices(Fixture* f) {
    (void)f;
    JostleIntSpan mesh_report_duplicate_vertices = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_duplicate_vertices(f->mesh_report, &mesh_report_duplicate_vertices);
    twin_jostle_mesh_report_duplicate_vertices(code, &mesh_report_duplicate_vertices);
}

void twin_jostle_mesh_report_unused_vertices(JostleCode code, const JostleIntSpan* mesh_report_unused_vertices);
static void call_jostle_mesh_report_unused_vertices(Fixture* f) {
    (void)f;
    JostleIntSpan mesh_report_unused_vertices = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_unused_vertices(f->mesh_report, &mesh_report_unused_vertices);
    twin_jostle_mesh_report_unused_vertices(code, &mesh_report_unused_vertices);
}

void twin_jostle_mesh_report_pinched_vertices(JostleCode code, const JostleIntSpan* mesh_report_pinched_vertices);
static void call_jostle_mesh_report_pinched_vertices(Fixture* f) {
    (void)f;
    JostleIntSpan mesh_report_pinched_vertices = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_pinched_vertices(f->mesh_report, &mesh_report_pinched_vertices);
    twin_jostle_mesh_report_pinched_vertices(code, &mesh_report_pinched_vertices);
}

void twin_jostle_mesh_report_open_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_open_edges);
static void call_jostle_mesh_report_open_edges(Fixture* f) {
    (void)f;
    JostleMeshEdgeSpan mesh_report_open_edges = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_open_edges(f->mesh_report, &mesh_report_open_edges);
    twin_jostle_mesh_report_open_edges(code, &mesh_report_open_edges);
}

void twin_jostle_mesh_report_crowded_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_crowded_edges);
static void call_jostle_mesh_report_crowded_edges(Fixture* f) {
    (void)f;
    JostleMeshEdgeSpan mesh_report_crowded_edges = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_crowded_edges(f->mesh_report, &mesh_report_crowded_edges);
    twin_jostle_mesh_report_crowded_edges(code, &mesh_report_crowded_edges);
}

void twin_jostle_mesh_report_clashing_edges(JostleCode code, const JostleMeshEdgeSpan* mesh_report_clashing_edges);
static void call_jostle_mesh_report_clashing_edges(Fixture* f) {
    (void)f;
    JostleMeshEdgeSpan mesh_report_clashing_edges = {NULL, 0, 0};
    const JostleCode code = jostle_mesh_report_clashing_edges(f->mesh_report, &mesh_report_clashing_edges);
    twin_jostle_mesh_report_clashing_edges(code, &mesh_report_clashing_edges);
}

void twin_jostle_mesh_report_closed(JostleCode code, const bool* mesh_report_closed);
static void call_jostle_mesh_report_closed(Fixture* f) {
    (void)f;
    bool mesh_report_closed;
    memset(&mesh_report_closed, 0, sizeof mesh_report_closed);
    const JostleCode code = jostle_mesh_report_closed(f->mesh_report, &mesh_report_closed);
    twin_jostle_mesh_report_closed(code, &mesh_report_closed);
}

void twin_jostle_mesh_report_is_manifold(JostleCode code, const bool* mesh_report_is_manifold);
static void call_jostle_mesh_report_is_manifold(Fixture* f) {
    (void)f;
    bool mesh_report_is_manifold;
    memset(&mesh_report_is_manifold, 0, sizeof mesh_report_is_manifold);
    const JostleCode code = jostle_mesh_report_is_manifold(f->mesh_report, &mesh_report_is_manifold);
    twin_jostle_mesh_report_is_manifold(code, &mesh_report_is_manifold);
}

void twin_jostle_mesh_scene_ray_all(JostleCode code, const JostleMeshSceneHit* found, const int* count);
static void call_jostle_mesh_scene_ray_all(Fixture* f) {
    (void)f;
    JostleRay3 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    static JostleMeshSceneHit found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_mesh_scene_ray_all(f->mesh_scene, &ray, found, 64, &filter, &count);
    twin_jostle_mesh_scene_ray_all(code, found, &count);
}

void twin_jostle_mesh_scene_closest_within(JostleCode code, const JostleMeshScenePoint* mesh_scene_closest_within);
static void call_jostle_mesh_scene_closest_within(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleMeshScenePoint mesh_scene_closest_within;
    memset(&mesh_scene_closest_within, 0, sizeof mesh_scene_closest_within);
    const JostleCode code = jostle_mesh_scene_closest_within(f->mesh_scene, p, r, &filter, &mesh_scene_closest_within);
    twin_jostle_mesh_scene_closest_within(code, &mesh_scene_closest_within);
}

void twin_jostle_mesh_scene_pairs(JostleCode code, const JostleMeshScenePair* found, const int* count);
static void call_jostle_mesh_scene_pairs(Fixture* f) {
    (void)f;
    static JostleMeshScenePair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_mesh_scene_pairs(f->mesh_scene, found, 64, NULL, &count);
    twin_jostle_mesh_scene_pairs(code, found, &count);
}

void test_mesh(void) {
    run_call("jostle_mesh_options_default", "mesh", call_jostle_mesh_options_default);
    run_call("jostle_mesh_contact_time_options_default", "mesh", call_jostle_mesh_contact_time_options_default);
    run_call("jostle_triangle_mesh_create", "mesh", call_jostle_triangle_mesh_create);
    run_call("jostle_mesh_pair_memory_create", "mesh", call_jostle_mesh_pair_memory_create);
    run_call("jostle_mesh_scene_create", "mesh", call_jostle_mesh_scene_create);
    run_call("jostle_triangle_mesh_build", "mesh", call_jostle_triangle_mesh_build);
    run_call("jostle_triangle_mesh_refit", "mesh", call_jostle_triangle_mesh_refit);
    run_call("jostle_triangle_mesh_clear", "mesh", call_jostle_triangle_mesh_clear);
    run_call("jostle_triangle_mesh_save", "mesh", call_jostle_triangle_mesh_save);
    run_call("jostle_triangle_mesh_load", "mesh", call_jostle_triangle_mesh_load);
    run_call("jostle_triangle_mesh_vertex_count", "mesh", call_jostle_triangle_mesh_vertex_count);
    run_call("jostle_triangle_mesh_triangle_count", "mesh", call_jostle_triangle_mesh_triangle_count);
    run_call("jostle_triangle_mesh_vertex", "mesh", call_jostle_triangle_mesh_vertex);
    run_call("jostle_triangle_mesh_triangle", "mesh", call_jostle_triangle_mesh_triangle);
    run_call("jostle_triangle_mesh_corners", "mesh", call_jostle_triangle_mesh_corners);
    run_call("jostle_triangle_mesh_bounds", "mesh", call_jostle_triangle_mesh_bounds);
    run_call("jostle_triangle_mesh_byte_count", "mesh", call_jostle_triangle_mesh_byte_count);
    run_call("jostle_triangle_mesh_check", "mesh", call_jostle_triangle_mesh_check);
    run_call("jostle_triangle_mesh_report", "mesh", call_jostle_triangle_mesh_report);
    run_call("jostle_triangle_mesh_is_closed", "mesh", call_jostle_triangle_mesh_is_closed);
    run_call("jostle_triangle_mesh_area", "mesh", call_jostle_triangle_mesh_area);
    run_call("jostle_triangle_mesh_mass", "mesh", call_jostle_triangle_mesh_mass);
    run_call("jostle_triangle_mesh_ray_closest", "mesh", call_jostle_triangle_mesh_ray_closest);
    run_call("jostle_triangle_mesh_ray_any", "mesh", call_jostle_triangle_mesh_ray_any);
    run_call("jostle_triangle_mesh_ray_all", "mesh", call_jostle_triangle_mesh_ray_all);
    run_call("jostle_triangle_mesh_ray_closest_batch", "mesh", call_jostle_triangle_mesh_ray_closest_batch);
    run_call("jostle_triangle_mesh_closest", "mesh", call_jostle_triangle_mesh_closest);
    run_call("jostle_triangle_mesh_closest_batch", "mesh", call_jostle_triangle_mesh_closest_batch);
    run_call("jostle_triangle_mesh_k_nearest", "mesh", call_jostle_triangle_mesh_k_nearest);
    run_call("jostle_triangle_mesh_contains", "mesh", call_jostle_triangle_mesh_contains);
    run_call("jostle_triangle_mesh_signed_distance", "mesh", call_jostle_triangle_mesh_signed_distance);
    run_call("jostle_triangle_mesh_query", "mesh", call_jostle_triangle_mesh_query);
    run_call("jostle_mesh_pair_memory_clear", "mesh", call_jostle_mesh_pair_memory_clear);
    run_call("jostle_mesh_pair_memory_size", "mesh", call_jostle_mesh_pair_memory_size);
    run_call("jostle_mesh_pair_memory_horizon", "mesh", call_jostle_mesh_pair_memory_horizon);
    run_call("jostle_mesh_scene_add", "mesh", call_jostle_mesh_scene_add);
    run_call("jostle_mesh_scene_remove", "mesh", call_jostle_mesh_scene_remove);
    run_call("jostle_mesh_scene_move", "mesh", call_jostle_mesh_scene_move);
    run_call("jostle_mesh_scene_clear", "mesh", call_jostle_mesh_scene_clear);
    run_call("jostle_mesh_scene_rebuild", "mesh", call_jostle_mesh_scene_rebuild);
    run_call("jostle_mesh_scene_size", "mesh", call_jostle_mesh_scene_size);
    run_call("jostle_mesh_scene_is_live", "mesh", call_jostle_mesh_scene_is_live);
    run_call("jostle_mesh_scene_id_end", "mesh", call_jostle_mesh_scene_id_end);
    run_call("jostle_mesh_scene_transform", "mesh", call_jostle_mesh_scene_transform);
    run_call("jostle_mesh_scene_user_data", "mesh", call_jostle_mesh_scene_user_data);
    run_call("jostle_mesh_scene_check", "mesh", call_jostle_mesh_scene_check);
    run_call("jostle_mesh_scene_ray_closest", "mesh", call_jostle_mesh_scene_ray_closest);
    run_call("jostle_mesh_scene_ray_any", "mesh", call_jostle_mesh_scene_ray_any);
    run_call("jostle_mesh_scene_closest", "mesh", call_jostle_mesh_scene_closest);
    run_call("jostle_mesh_scene_k_nearest", "mesh", call_jostle_mesh_scene_k_nearest);
    run_call("jostle_mesh_motion_pose_at", "mesh", call_jostle_mesh_motion_pose_at);
    run_call("jostle_triangle_mesh_time_of_contact", "mesh", call_jostle_triangle_mesh_time_of_contact);
    run_call("jostle_triangle_mesh_distance", "mesh", call_jostle_triangle_mesh_distance);
    run_call("jostle_mesh_pair_memory_overlap", "mesh", call_jostle_mesh_pair_memory_overlap);
    run_call("jostle_mesh_pair_memory_distance", "mesh", call_jostle_mesh_pair_memory_distance);
    run_call("jostle_triangle_mesh_overlap", "mesh", call_jostle_triangle_mesh_overlap);
    run_call("jostle_triangle_mesh_common_points", "mesh", call_jostle_triangle_mesh_common_points);
    run_call("jostle_triangle_mesh_overlap_sphere", "mesh", call_jostle_triangle_mesh_overlap_sphere);
    run_call("jostle_triangle_mesh_overlap_capsule", "mesh", call_jostle_triangle_mesh_overlap_capsule);
    run_call("jostle_triangle_mesh_overlap_box", "mesh", call_jostle_triangle_mesh_overlap_box);
    run_call("jostle_triangle_mesh_overlap_cloud", "mesh", call_jostle_triangle_mesh_overlap_cloud);
    run_call("jostle_triangle_mesh_distance_sphere", "mesh", call_jostle_triangle_mesh_distance_sphere);
    run_call("jostle_triangle_mesh_distance_capsule", "mesh", call_jostle_triangle_mesh_distance_capsule);
    run_call("jostle_triangle_mesh_distance_box", "mesh", call_jostle_triangle_mesh_distance_box);
    run_call("jostle_triangle_mesh_distance_cloud", "mesh", call_jostle_triangle_mesh_distance_cloud);
    run_call("jostle_triangle_mesh_contacts", "mesh", call_jostle_triangle_mesh_contacts);
    run_call("jostle_triangle_mesh_self_contacts", "mesh", call_jostle_triangle_mesh_self_contacts);
    run_call("jostle_triangle_mesh_near_pairs", "mesh", call_jostle_triangle_mesh_near_pairs);
    run_call("jostle_mesh_pair_memory_contacts", "mesh", call_jostle_mesh_pair_memory_contacts);
    run_call("jostle_mesh_report_degenerate", "mesh", call_jostle_mesh_report_degenerate);
    run_call("jostle_mesh_report_duplicate", "mesh", call_jostle_mesh_report_duplicate);
    run_call("jostle_mesh_report_duplicate_vertices", "mesh", call_jostle_mesh_report_duplicate_vertices);
    run_call("jostle_mesh_report_unused_vertices", "mesh", call_jostle_mesh_report_unused_vertices);
    run_call("jostle_mesh_report_pinched_vertices", "mesh", call_jostle_mesh_report_pinched_vertices);
    run_call("jostle_mesh_report_open_edges", "mesh", call_jostle_mesh_report_open_edges);
    run_call("jostle_mesh_report_crowded_edges", "mesh", call_jostle_mesh_report_crowded_edges);
    run_call("jostle_mesh_report_clashing_edges", "mesh", call_jostle_mesh_report_clashing_edges);
    run_call("jostle_mesh_report_closed", "mesh", call_jostle_mesh_report_closed);
    run_call("jostle_mesh_report_is_manifold", "mesh", call_jostle_mesh_report_is_manifold);
    run_call("jostle_mesh_scene_ray_all", "mesh", call_jostle_mesh_scene_ray_all);
    run_call("jostle_mesh_scene_closest_within", "mesh", call_jostle_mesh_scene_closest_within);
    run_call("jostle_mesh_scene_pairs", "mesh", call_jostle_mesh_scene_pairs);
}
