/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_distance_options_default(const JostleDistanceOptions* made);
static void call_jostle_distance_options_default(Fixture* f) {
    const JostleDistanceOptions made = jostle_distance_options_default();
    (void)f;
    twin_jostle_distance_options_default(&made);
}

void twin_jostle_pieces_tree_create(JostleCode code, JostlePiecesTree* object);
static void call_jostle_pieces_tree_create(Fixture* f) {
    (void)f;
    JostlePiecesTree* object = NULL;
    const JostleCode code = jostle_pieces_tree_create(f->convex_pieces, &object);
    twin_jostle_pieces_tree_create(code, object);
    jostle_pieces_tree_free(object);
}

void twin_jostle_convex_pieces_size(JostleCode code, const int* size);
static void call_jostle_convex_pieces_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_convex_pieces_size(f->convex_pieces, &size);
    twin_jostle_convex_pieces_size(code, &size);
}

void twin_jostle_convex_pieces_radius(JostleCode code, const float* radius);
static void call_jostle_convex_pieces_radius(Fixture* f) {
    (void)f;
    float radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_convex_pieces_radius(f->convex_pieces, &radius);
    twin_jostle_convex_pieces_radius(code, &radius);
}

void twin_jostle_pieces_tree_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_pieces_tree_bounds(Fixture* f) {
    (void)f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_pieces_tree_bounds(f->pieces_tree, &bounds);
    twin_jostle_pieces_tree_bounds(code, &bounds);
}

void twin_jostle_geometry_fat_bounds(JostleCode code, const JostleAabb2* fat_bounds);
static void call_jostle_geometry_fat_bounds(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    float margin;
    memset(&margin, 0, sizeof margin);
    margin = 0.5f;
    JostleAabb2 fat_bounds;
    memset(&fat_bounds, 0, sizeof fat_bounds);
    const JostleCode code = jostle_geometry_fat_bounds(&geometry, transform, margin, &fat_bounds);
    twin_jostle_geometry_fat_bounds(code, &fat_bounds);
}

void twin_jostle_geometry_swept_bounds(JostleCode code, const JostleAabb2* swept_bounds);
static void call_jostle_geometry_swept_bounds(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleSweep sweep;
    memset(&sweep, 0, sizeof sweep);
    sweep.local_center.x = 0.0f;
    sweep.local_center.y = 0.0f;
    sweep.c0.x = -3.0f;
    sweep.c0.y = 0.25f;
    sweep.c.x = 3.0f;
    sweep.c.y = 0.5f;
    sweep.a0 = 0.5f;
    sweep.a = 0;
    sweep.alpha0 = 0.0f;
    float max_fraction;
    memset(&max_fraction, 0, sizeof max_fraction);
    max_fraction = 1.0f;
    JostleAabb2 swept_bounds;
    memset(&swept_bounds, 0, sizeof swept_bounds);
    const JostleCode code = jostle_geometry_swept_bounds(&geometry, &sweep, max_fraction, &swept_bounds);
    twin_jostle_geometry_swept_bounds(code, &swept_bounds);
}

void twin_jostle_chain_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_chain_bounds(Fixture* f) {
    (void)f;
    JostleChain chain;
    memset(&chain, 0, sizeof chain);
    chain = f->line;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_chain_bounds(&chain, transform, &bounds);
    twin_jostle_chain_bounds(code, &bounds);
}

void twin_jostle_chain_ray_cast(JostleCode code, const JostleChainRayHit* ray_cast);
static void call_jostle_chain_ray_cast(Fixture* f) {
    (void)f;
    JostleChain chain;
    memset(&chain, 0, sizeof chain);
    chain = f->line;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleChainRayHit ray_cast;
    memset(&ray_cast, 0, sizeof ray_cast);
    const JostleCode code = jostle_chain_ray_cast(&chain, &ray, &ray_cast);
    twin_jostle_chain_ray_cast(code, &ray_cast);
}

void twin_jostle_chain_closest_point(JostleCode code, const JostleChainClosestPoint* closest_point);
static void call_jostle_chain_closest_point(Fixture* f) {
    (void)f;
    JostleChain chain;
    memset(&chain, 0, sizeof chain);
    chain = f->line;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleChainClosestPoint closest_point;
    memset(&closest_point, 0, sizeof closest_point);
    const JostleCode code = jostle_chain_closest_point(&chain, point, &closest_point);
    twin_jostle_chain_closest_point(code, &closest_point);
}

void twin_jostle_clip_segment(JostleCode code, const JostleClippedSegment* clip_segment);
static void call_jostle_clip_segment(Fixture* f) {
    (void)f;
    JostleClipPoint end1;
    memset(&end1, 0, sizeof end1);
    end1.point.x = 0.25f;
    end1.point.y = 0.75f;
    end1.id = 1;
    JostleClipPoint end2;
    memset(&end2, 0, sizeof end2);
    end2.point.x = 0.25f;
    end2.point.y = 0.75f;
    end2.id = 1;
    JostleVec2 normal;
    memset(&normal, 0, sizeof normal);
    normal.x = 0.6f;
    normal.y = 0.8f;
    float offset;
    memset(&offset, 0, sizeof offset);
    offset = 0.25f;
    uint16_t id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleClippedSegment clip_segment;
    memset(&clip_segment, 0, sizeof clip_segment);
    const JostleCode code = jostle_clip_segment(&end1, &end2, normal, offset, id, &clip_segment);
    twin_jostle_clip_segment(code, &clip_segment);
}

void twin_jostle_outline_status_text(JostleCode code, const char* describe);
static void call_jostle_outline_status_text(Fixture* f) {
    (void)f;
    JostleOutlineStatus status;
    memset(&status, 0, sizeof status);
    status = JOSTLE_OUTLINE_STATUS_TOO_FEW_POINTS;
    const char* describe = "";
    const JostleCode code = jostle_outline_status_text(status, &describe);
    twin_jostle_outline_status_text(code, describe);
}

void twin_jostle_outline_decompose(JostleCode code, JostleConvexPieces* decompose);
static void call_jostle_outline_decompose(Fixture* f) {
    (void)f;
    JostleOutline outline;
    memset(&outline, 0, sizeof outline);
    outline = f->outline;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleConvexPieces* decompose = NULL;
    const JostleCode code = jostle_outline_decompose(&outline, radius, &tolerances, &decompose);
    twin_jostle_outline_decompose(code, decompose);
}

void twin_jostle_outline_compute_mass(JostleCode code, const JostleMassData* compute_mass);
static void call_jostle_outline_compute_mass(Fixture* f) {
    (void)f;
    JostleOutline outline;
    memset(&outline, 0, sizeof outline);
    outline = f->outline;
    float density;
    memset(&density, 0, sizeof density);
    density = 2.0f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleMassData compute_mass;
    memset(&compute_mass, 0, sizeof compute_mass);
    const JostleCode code = jostle_outline_compute_mass(&outline, density, radius, &tolerances, &compute_mass);
    twin_jostle_outline_compute_mass(code, &compute_mass);
}

void twin_jostle_geometry_distance(JostleCode code, const JostleDistanceResult* distance);
static void call_jostle_geometry_distance(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 4.0f;
    b_in_a.p.y = 1.0f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostleDistanceOptions options;
    options = jostle_distance_options_default();
    options.use_radii = true;
    JostleSimplexCache cache;
    memset(&cache, 0, sizeof cache);
    cache.count = 0;
    cache.a[0] = 0;
    cache.a[1] = 0;
    cache.b[0] = 1;
    cache.b[1] = 1;
    JostleDistanceResult distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_geometry_distance(&a, &b, b_in_a, &options, &cache, &distance);
    twin_jostle_geometry_distance(code, &distance);
}

void twin_jostle_geometry_may_meet_seam(JostleCode code, const bool* may_meet_seam);
static void call_jostle_geometry_may_meet_seam(Fixture* f) {
    (void)f;
    JostleGeometry ground;
    memset(&ground, 0, sizeof ground);
    ground = f->slab;
    JostleManifold manifold;
    memset(&manifold, 0, sizeof manifold);
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    bool may_meet_seam;
    memset(&may_meet_seam, 0, sizeof may_meet_seam);
    const JostleCode code = jostle_geometry_may_meet_seam(&ground, &manifold, &tolerances, &may_meet_seam);
    twin_jostle_geometry_may_meet_seam(code, &may_meet_seam);
}

void twin_jostle_manifold_swapped(JostleCode code, const JostleManifold* swapped);
static void call_jostle_manifold_swapped(Fixture* f) {
    (void)f;
    JostleManifold manifold;
    memset(&manifold, 0, sizeof manifold);
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    JostleTransform a_in_b;
    memset(&a_in_b, 0, sizeof a_in_b);
    a_in_b.p.x = 0.5f;
    a_in_b.p.y = 0.25f;
    a_in_b.q.c = 0.6f;
    a_in_b.q.s = 0.8f;
    JostleManifold swapped;
    memset(&swapped, 0, sizeof swapped);
    const JostleCode code = jostle_manifold_swapped(&manifold, a_in_b, &swapped);
    twin_jostle_manifold_swapped(code, &swapped);
}

void twin_jostle_hull_status_text(JostleCode code, const char* describe);
static void call_jostle_hull_status_text(Fixture* f) {
    (void)f;
    JostleHullStatus status;
    memset(&status, 0, sizeof status);
    status = JOSTLE_HULL_STATUS_TOO_FEW_POINTS;
    const char* describe = "";
    const JostleCode code = jostle_hull_status_text(status, &describe);
    twin_jostle_hull_status_text(code, describe);
}

void twin_jostle_compute_hull(JostleCode code, const JostleHullResult* compute_hull);
static void call_jostle_compute_hull(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleHullResult compute_hull;
    memset(&compute_hull, 0, sizeof compute_hull);
    const JostleCode code = jostle_compute_hull(points, &tolerances, &compute_hull);
    twin_jostle_compute_hull(code, &compute_hull);
}

void twin_jostle_geometry_radius_of(JostleCode code, const float* radius_of);
static void call_jostle_geometry_radius_of(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    float radius_of;
    memset(&radius_of, 0, sizeof radius_of);
    const JostleCode code = jostle_geometry_radius_of(&geometry, &radius_of);
    twin_jostle_geometry_radius_of(code, &radius_of);
}

void twin_jostle_geometry_collide(JostleCode code, const JostleManifold* collide);
static void call_jostle_geometry_collide(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.9f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleManifold collide;
    memset(&collide, 0, sizeof collide);
    const JostleCode code = jostle_geometry_collide(&a, &b, b_in_a, &tolerances, &collide);
    twin_jostle_geometry_collide(code, &collide);
}

void twin_jostle_geometry_compute_mass(JostleCode code, const JostleMassData* compute_mass);
static void call_jostle_geometry_compute_mass(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    float density;
    memset(&density, 0, sizeof density);
    density = 2.0f;
    JostleMassData compute_mass;
    memset(&compute_mass, 0, sizeof compute_mass);
    const JostleCode code = jostle_geometry_compute_mass(&geometry, density, &compute_mass);
    twin_jostle_geometry_compute_mass(code, &compute_mass);
}

void twin_jostle_mass_data_combine(JostleCode code, const JostleMassData* combine);
static void call_jostle_mass_data_combine(Fixture* f) {
    (void)f;
    JostleMassDataSpan parts = {NULL, 0, 0};
    static JostleMassData items_parts[3];
    items_parts[0].mass = 3.0f;
    items_parts[0].center.x = 0.5f;
    items_parts[0].center.y = 0.25f;
    items_parts[0].inertia = 2.0f;
    items_parts[1].mass = 3.0f;
    items_parts[1].center.x = 0.5f;
    items_parts[1].center.y = 0.25f;
    items_parts[1].inertia = 2.0f;
    items_parts[2].mass = 3.0f;
    items_parts[2].center.x = 0.5f;
    items_parts[2].center.y = 0.25f;
    items_parts[2].inertia = 2.0f;
    parts.first = items_parts;
    parts.count = 3;
    parts.stride = 0;
    JostleMassData combine;
    memset(&combine, 0, sizeof combine);
    const JostleCode code = jostle_mass_data_combine(parts, &combine);
    twin_jostle_mass_data_combine(code, &combine);
}

void twin_jostle_mass_data_inertia_about(JostleCode code, const float* inertia_about);
static void call_jostle_mass_data_inertia_about(Fixture* f) {
    (void)f;
    JostleMassData mass;
    memset(&mass, 0, sizeof mass);
    mass.mass = 3.0f;
    mass.center.x = 0.5f;
    mass.center.y = 0.25f;
    mass.inertia = 2.0f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    float inertia_about;
    memset(&inertia_about, 0, sizeof inertia_about);
    const JostleCode code = jostle_mass_data_inertia_about(&mass, point, &inertia_about);
    twin_jostle_mass_data_inertia_about(code, &inertia_about);
}

void twin_jostle_geometry_area(JostleCode code, const float* area);
static void call_jostle_geometry_area(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    float area;
    memset(&area, 0, sizeof area);
    const JostleCode code = jostle_geometry_area(&geometry, &area);
    twin_jostle_geometry_area(code, &area);
}

void twin_jostle_geometry_overlap(JostleCode code, const bool* overlap);
static void call_jostle_geometry_overlap(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    bool overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_geometry_overlap(&a, &b, b_in_a, &overlap);
    twin_jostle_geometry_overlap(code, &overlap);
}

void twin_jostle_geometry_penetration(JostleCode code, const JostlePenetration* penetration);
static void call_jostle_geometry_penetration(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostlePenetration penetration;
    memset(&penetration, 0, sizeof penetration);
    const JostleCode code = jostle_geometry_penetration(&a, &b, b_in_a, &penetration);
    twin_jostle_geometry_penetration(code, &penetration);
}

void twin_jostle_pieces_tree_distance(JostleCode code, const JostlePiecesDistance* distance);
static void call_jostle_pieces_tree_distance(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostlePiecesDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_pieces_tree_distance(f->pieces_tree, f->other_pieces_tree, b_in_a, &distance);
    twin_jostle_pieces_tree_distance(code, &distance);
}

void twin_jostle_pieces_tree_overlap(JostleCode code, const bool* overlap);
static void call_jostle_pieces_tree_overlap(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    bool overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_pieces_tree_overlap(f->pieces_tree, f->other_pieces_tree, b_in_a, &overlap);
    twin_jostle_pieces_tree_overlap(code, &overlap);
}

void twin_jostle_pieces_tree_penetration(JostleCode code, const JostlePenetration* penetration);
static void call_jostle_pieces_tree_penetration(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostlePenetration penetration;
    memset(&penetration, 0, sizeof penetration);
    const JostleCode code = jostle_pieces_tree_penetration(f->pieces_tree, f->other_pieces_tree, b_in_a, &penetration);
    twin_jostle_pieces_tree_penetration(code, &penetration);
}

void twin_jostle_convex_pieces_distance(JostleCode code, const JostlePiecesDistance* distance);
static void call_jostle_convex_pieces_distance(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostlePiecesDistance distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_convex_pieces_distance(f->convex_pieces, f->other_convex_pieces, b_in_a, &distance);
    twin_jostle_convex_pieces_distance(code, &distance);
}

void twin_jostle_convex_pieces_overlap(JostleCode code, const bool* overlap);
static void call_jostle_convex_pieces_overlap(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    bool overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_convex_pieces_overlap(f->convex_pieces, f->other_convex_pieces, b_in_a, &overlap);
    twin_jostle_convex_pieces_overlap(code, &overlap);
}

void twin_jostle_convex_pieces_penetration(JostleCode code, const JostlePenetration* penetration);
static void call_jostle_convex_pieces_penetration(Fixture* f) {
    (void)f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostlePenetration penetration;
    memset(&penetration, 0, sizeof penetration);
    const JostleCode code = jostle_convex_pieces_penetration(f->convex_pieces, f->other_convex_pieces, b_in_a, &penetration);
    twin_jostle_convex_pieces_penetration(code, &penetration);
}

void twin_jostle_geometry_contains(JostleCode code, const bool* contains);
static void call_jostle_geometry_contains(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_geometry_contains(&geometry, point, &contains);
    twin_jostle_geometry_contains(code, &contains);
}

void twin_jostle_geometry_contains_at(JostleCode code, const bool* contains);
static void call_jostle_geometry_contains_at(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_geometry_contains_at(&geometry, transform, point, &contains);
    twin_jostle_geometry_contains_at(code, &contains);
}

void twin_jostle_geometry_closest_point(JostleCode code, const JostleClosestPoint* closest_point);
static void call_jostle_geometry_closest_point(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleClosestPoint closest_point;
    memset(&closest_point, 0, sizeof closest_point);
    const JostleCode code = jostle_geometry_closest_point(&geometry, point, &closest_point);
    twin_jostle_geometry_closest_point(code, &closest_point);
}

void twin_jostle_geometry_closest_point_at(JostleCode code, const JostleClosestPoint* closest_point);
static void call_jostle_geometry_closest_point_at(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleClosestPoint closest_point;
    memset(&closest_point, 0, sizeof closest_point);
    const JostleCode code = jostle_geometry_closest_point_at(&geometry, transform, point, &closest_point);
    twin_jostle_geometry_closest_point_at(code, &closest_point);
}

void twin_jostle_geometry_signed_distance(JostleCode code, const float* signed_distance);
static void call_jostle_geometry_signed_distance(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    float signed_distance;
    memset(&signed_distance, 0, sizeof signed_distance);
    const JostleCode code = jostle_geometry_signed_distance(&geometry, point, &signed_distance);
    twin_jostle_geometry_signed_distance(code, &signed_distance);
}

void twin_jostle_manifold_point_states(JostleCode code, const JostlePointStates* point_states);
static void call_jostle_manifold_point_states(Fixture* f) {
    (void)f;
    JostleManifold before;
    memset(&before, 0, sizeof before);
    before.normal.x = 0.0f;
    before.normal.y = 1.0f;
    before.count = 1;
    before.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    before.points[0].point.x = 0.25f;
    before.points[0].point.y = 0.75f;
    before.points[0].separation = -0.01f;
    before.points[0].id = 1;
    before.points[1].point.x = 0.25f;
    before.points[1].point.y = 0.75f;
    before.points[1].separation = -0.01f;
    before.points[1].id = 1;
    JostleManifold after;
    memset(&after, 0, sizeof after);
    after.normal.x = 0.0f;
    after.normal.y = 1.0f;
    after.count = 1;
    after.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    after.points[0].point.x = 0.25f;
    after.points[0].point.y = 0.75f;
    after.points[0].separation = -0.01f;
    after.points[0].id = 1;
    after.points[1].point.x = 0.25f;
    after.points[1].point.y = 0.75f;
    after.points[1].separation = -0.01f;
    after.points[1].id = 1;
    JostlePointStates point_states;
    memset(&point_states, 0, sizeof point_states);
    const JostleCode code = jostle_manifold_point_states(&before, &after, &point_states);
    twin_jostle_manifold_point_states(code, &point_states);
}

void twin_jostle_geometry_ray_cast(JostleCode code, const JostleShapeRayHit* ray_cast);
static void call_jostle_geometry_ray_cast(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleShapeRayHit ray_cast;
    memset(&ray_cast, 0, sizeof ray_cast);
    const JostleCode code = jostle_geometry_ray_cast(&geometry, &ray, &ray_cast);
    twin_jostle_geometry_ray_cast(code, &ray_cast);
}

void twin_jostle_geometry_ray_cast_at(JostleCode code, const JostleShapeRayHit* ray_cast);
static void call_jostle_geometry_ray_cast_at(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleShapeRayHit ray_cast;
    memset(&ray_cast, 0, sizeof ray_cast);
    const JostleCode code = jostle_geometry_ray_cast_at(&geometry, transform, &ray, &ray_cast);
    twin_jostle_geometry_ray_cast_at(code, &ray_cast);
}

void twin_jostle_geometry_shape_cast(JostleCode code, const JostleShapeCastHit* cast);
static void call_jostle_geometry_shape_cast(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 5.0f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostleVec2 translation;
    memset(&translation, 0, sizeof translation);
    translation.x = -8.0f;
    translation.y = 0.0f;
    float max_fraction;
    memset(&max_fraction, 0, sizeof max_fraction);
    max_fraction = 1.0f;
    JostleShapeCastHit cast;
    memset(&cast, 0, sizeof cast);
    const JostleCode code = jostle_geometry_shape_cast(&a, &b, b_in_a, translation, max_fraction, &cast);
    twin_jostle_geometry_shape_cast(code, &cast);
}

void twin_jostle_geometry_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_geometry_bounds(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_geometry_bounds(&geometry, transform, &bounds);
    twin_jostle_geometry_bounds(code, &bounds);
}

void twin_jostle_geometry_max_extent(JostleCode code, const float* max_extent);
static void call_jostle_geometry_max_extent(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    float max_extent;
    memset(&max_extent, 0, sizeof max_extent);
    const JostleCode code = jostle_geometry_max_extent(&geometry, point, &max_extent);
    twin_jostle_geometry_max_extent(code, &max_extent);
}

void twin_jostle_geometry_time_of_impact(JostleCode code, const JostleTimeOfImpact* time_of_impact);
static void call_jostle_geometry_time_of_impact(Fixture* f) {
    (void)f;
    JostleGeometry a;
    memset(&a, 0, sizeof a);
    a = f->box;
    JostleSweep sweep_a;
    memset(&sweep_a, 0, sizeof sweep_a);
    sweep_a.local_center.x = 0.0f;
    sweep_a.local_center.y = 0.0f;
    sweep_a.c0.x = -3.0f;
    sweep_a.c0.y = 0.25f;
    sweep_a.c.x = 3.0f;
    sweep_a.c.y = 0.5f;
    sweep_a.a0 = 0.5f;
    sweep_a.a = 0;
    sweep_a.alpha0 = 0.0f;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleSweep sweep_b;
    memset(&sweep_b, 0, sizeof sweep_b);
    sweep_b.local_center.x = 0.0f;
    sweep_b.local_center.y = 0.0f;
    sweep_b.c0.x = -3.0f;
    sweep_b.c0.y = 0.25f;
    sweep_b.c.x = 3.0f;
    sweep_b.c.y = 0.5f;
    sweep_b.a0 = 0.5f;
    sweep_b.a = 0;
    sweep_b.alpha0 = 0.0f;
    float max_fraction;
    memset(&max_fraction, 0, sizeof max_fraction);
    max_fraction = 1.0f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleTimeOfImpact time_of_impact;
    memset(&time_of_impact, 0, sizeof time_of_impact);
    const JostleCode code = jostle_geometry_time_of_impact(&a, &sweep_a, &b, &sweep_b, max_fraction, &tolerances, &time_of_impact);
    twin_jostle_geometry_time_of_impact(code, &time_of_impact);
}

void twin_jostle_polygon_box(JostleCode code, const JostlePolygon* polygon_box);
static void call_jostle_polygon_box(Fixture* f) {
    (void)f;
    float half_width;
    memset(&half_width, 0, sizeof half_width);
    half_width = 0.5f;
    float half_height;
    memset(&half_height, 0, sizeof half_height);
    half_height = 0.5f;
    JostlePolygon polygon_box;
    memset(&polygon_box, 0, sizeof polygon_box);
    const JostleCode code = jostle_polygon_box(half_width, half_height, &polygon_box);
    twin_jostle_polygon_box(code, &polygon_box);
}

void twin_jostle_polygon_rounded_box(JostleCode code, const JostlePolygon* polygon_rounded_box);
static void call_jostle_polygon_rounded_box(Fixture* f) {
    (void)f;
    float half_width;
    memset(&half_width, 0, sizeof half_width);
    half_width = 0.5f;
    float half_height;
    memset(&half_height, 0, sizeof half_height);
    half_height = 0.5f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.1f;
    JostlePolygon polygon_rounded_box;
    memset(&polygon_rounded_box, 0, sizeof polygon_rounded_box);
    const JostleCode code = jostle_polygon_rounded_box(half_width, half_height, radius, &polygon_rounded_box);
    twin_jostle_polygon_rounded_box(code, &polygon_rounded_box);
}

void twin_jostle_polygon_offset_box(JostleCode code, const JostlePolygon* polygon_offset_box);
static void call_jostle_polygon_offset_box(Fixture* f) {
    (void)f;
    float half_width;
    memset(&half_width, 0, sizeof half_width);
    half_width = 0.5f;
    float half_height;
    memset(&half_height, 0, sizeof half_height);
    half_height = 0.5f;
    JostleVec2 center;
    memset(&center, 0, sizeof center);
    center.x = 0.5f;
    center.y = 0.25f;
    JostleRot rotation;
    memset(&rotation, 0, sizeof rotation);
    rotation.c = 0.6f;
    rotation.s = 0.8f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostlePolygon polygon_offset_box;
    memset(&polygon_offset_box, 0, sizeof polygon_offset_box);
    const JostleCode code = jostle_polygon_offset_box(half_width, half_height, center, rotation, radius, &polygon_offset_box);
    twin_jostle_polygon_offset_box(code, &polygon_offset_box);
}

void twin_jostle_polygon_regular(JostleCode code, const JostlePolygon* polygon_regular);
static void call_jostle_polygon_regular(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 5;
    float circumradius;
    memset(&circumradius, 0, sizeof circumradius);
    circumradius = 0.5f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostlePolygon polygon_regular;
    memset(&polygon_regular, 0, sizeof polygon_regular);
    const JostleCode code = jostle_polygon_regular(count, circumradius, radius, &polygon_regular);
    twin_jostle_polygon_regular(code, &polygon_regular);
}

void twin_jostle_polygon_from_hull(JostleCode code, const JostlePolygon* polygon_from_hull);
static void call_jostle_polygon_from_hull(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostlePolygon polygon_from_hull;
    memset(&polygon_from_hull, 0, sizeof polygon_from_hull);
    const JostleCode code = jostle_polygon_from_hull(points, radius, &tolerances, &polygon_from_hull);
    twin_jostle_polygon_from_hull(code, &polygon_from_hull);
}

void twin_jostle_large_polygon_regular(JostleCode code, const JostleLargePolygon* large_polygon_regular);
static void call_jostle_large_polygon_regular(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 24;
    float circumradius;
    memset(&circumradius, 0, sizeof circumradius);
    circumradius = 0.5f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleLargePolygon large_polygon_regular;
    memset(&large_polygon_regular, 0, sizeof large_polygon_regular);
    const JostleCode code = jostle_large_polygon_regular(count, circumradius, radius, &large_polygon_regular);
    twin_jostle_large_polygon_regular(code, &large_polygon_regular);
}

void twin_jostle_large_polygon_from_hull(JostleCode code, const JostleLargePolygon* large_polygon_from_hull);
static void call_jostle_large_polygon_from_hull(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleLargePolygon large_polygon_from_hull;
    memset(&large_polygon_from_hull, 0, sizeof large_polygon_from_hull);
    const JostleCode code = jostle_large_polygon_from_hull(points, radius, &tolerances, &large_polygon_from_hull);
    twin_jostle_large_polygon_from_hull(code, &large_polygon_from_hull);
}

void twin_jostle_geometry_circle(JostleCode code, const JostleGeometry* circle);
static void call_jostle_geometry_circle(Fixture* f) {
    (void)f;
    JostleVec2 center;
    memset(&center, 0, sizeof center);
    center.x = 0.5f;
    center.y = 0.25f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleGeometry circle;
    memset(&circle, 0, sizeof circle);
    const JostleCode code = jostle_geometry_circle(center, radius, &circle);
    twin_jostle_geometry_circle(code, &circle);
}

void twin_jostle_geometry_capsule(JostleCode code, const JostleGeometry* capsule);
static void call_jostle_geometry_capsule(Fixture* f) {
    (void)f;
    JostleVec2 center1;
    memset(&center1, 0, sizeof center1);
    center1.x = 0.5f;
    center1.y = 0.25f;
    JostleVec2 center2;
    memset(&center2, 0, sizeof center2);
    center2.x = 0.5f;
    center2.y = 0.25f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleGeometry capsule;
    memset(&capsule, 0, sizeof capsule);
    const JostleCode code = jostle_geometry_capsule(center1, center2, radius, &capsule);
    twin_jostle_geometry_capsule(code, &capsule);
}

void twin_jostle_geometry_segment(JostleCode code, const JostleGeometry* segment);
static void call_jostle_geometry_segment(Fixture* f) {
    (void)f;
    JostleVec2 point1;
    memset(&point1, 0, sizeof point1);
    point1.x = 0.5f;
    point1.y = 0.25f;
    JostleVec2 point2;
    memset(&point2, 0, sizeof point2);
    point2.x = 0.5f;
    point2.y = 0.25f;
    JostleGeometry segment;
    memset(&segment, 0, sizeof segment);
    const JostleCode code = jostle_geometry_segment(point1, point2, &segment);
    twin_jostle_geometry_segment(code, &segment);
}

void twin_jostle_geometry_polygon(JostleCode code, const JostleGeometry* answer);
static void call_jostle_geometry_polygon(Fixture* f) {
    (void)f;
    JostlePolygon polygon;
    memset(&polygon, 0, sizeof polygon);
    polygon = f->polygon;
    JostleGeometry answer;
    memset(&answer, 0, sizeof answer);
    const JostleCode code = jostle_geometry_polygon(&polygon, &answer);
    twin_jostle_geometry_polygon(code, &answer);
}

void twin_jostle_geometry_box(JostleCode code, const JostleGeometry* box);
static void call_jostle_geometry_box(Fixture* f) {
    (void)f;
    float half_width;
    memset(&half_width, 0, sizeof half_width);
    half_width = 0.5f;
    float half_height;
    memset(&half_height, 0, sizeof half_height);
    half_height = 0.5f;
    JostleGeometry box;
    memset(&box, 0, sizeof box);
    const JostleCode code = jostle_geometry_box(half_width, half_height, &box);
    twin_jostle_geometry_box(code, &box);
}

void twin_jostle_geometry_hull(JostleCode code, const JostleGeometry* hull);
static void call_jostle_geometry_hull(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleGeometry hull;
    memset(&hull, 0, sizeof hull);
    const JostleCode code = jostle_geometry_hull(points, radius, &hull);
    twin_jostle_geometry_hull(code, &hull);
}

void twin_jostle_geometry_large_polygon(JostleCode code, const JostleGeometry* large_polygon);
static void call_jostle_geometry_large_polygon(Fixture* f) {
    (void)f;
    JostleLargePolygon polygon;
    memset(&polygon, 0, sizeof polygon);
    polygon = f->large_polygon;
    JostleGeometry large_polygon;
    memset(&large_polygon, 0, sizeof large_polygon);
    const JostleCode code = jostle_geometry_large_polygon(&polygon, &large_polygon);
    twin_jostle_geometry_large_polygon(code, &large_polygon);
}

void twin_jostle_geometry_validate(JostleCode code);
static void call_jostle_geometry_validate(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    const JostleCode code = jostle_geometry_validate(&geometry, &tolerances);
    twin_jostle_geometry_validate(code);
}

void twin_jostle_chain_validate(JostleCode code);
static void call_jostle_chain_validate(Fixture* f) {
    (void)f;
    JostleChain chain;
    memset(&chain, 0, sizeof chain);
    chain = f->line;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    const JostleCode code = jostle_chain_validate(&chain, &tolerances);
    twin_jostle_chain_validate(code);
}

void twin_jostle_geometry_collide_batch(JostleCode code, const JostleManifold* manifolds);
static void call_jostle_geometry_collide_batch(Fixture* f) {
    (void)f;
    JostleGeometrySpan a = {NULL, 0, 0};
    static JostleGeometry items_a[3];
    items_a[0] = f->box;
    items_a[1] = f->box;
    items_a[2] = f->box;
    a.first = items_a;
    a.count = 3;
    a.stride = 0;
    JostleGeometrySpan b = {NULL, 0, 0};
    static JostleGeometry items_b[3];
    items_b[0] = f->capsule;
    items_b[1] = f->capsule;
    items_b[2] = f->capsule;
    b.first = items_b;
    b.count = 3;
    b.stride = 0;
    JostleTransformSpan b_in_a = {NULL, 0, 0};
    static JostleTransform items_b_in_a[3];
    items_b_in_a[0].p.x = 0.5f;
    items_b_in_a[0].p.y = 0.25f;
    items_b_in_a[0].q.c = 0.6f;
    items_b_in_a[0].q.s = 0.8f;
    items_b_in_a[1].p.x = 0.5f;
    items_b_in_a[1].p.y = 0.25f;
    items_b_in_a[1].q.c = 0.6f;
    items_b_in_a[1].q.s = 0.8f;
    items_b_in_a[2].p.x = 0.5f;
    items_b_in_a[2].p.y = 0.25f;
    items_b_in_a[2].q.c = 0.6f;
    items_b_in_a[2].q.s = 0.8f;
    b_in_a.first = items_b_in_a;
    b_in_a.count = 3;
    b_in_a.stride = 0;
    static JostleManifold manifolds[3];
    memset(manifolds, 0, sizeof manifolds);
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    const JostleCode code = jostle_geometry_collide_batch(a, b, b_in_a, manifolds, 3, &tolerances);
    twin_jostle_geometry_collide_batch(code, manifolds);
}

void twin_jostle_geometry_collide_flush(JostleCode code, bool has_collide_flush, const JostleManifold* collide_flush);
static void call_jostle_geometry_collide_flush(Fixture* f) {
    (void)f;
    JostleGeometry ground;
    memset(&ground, 0, sizeof ground);
    ground = f->slab;
    JostleGeometrySpan neighbours = {NULL, 0, 0};
    static JostleGeometry items_neighbours[3];
    items_neighbours[0] = f->slab;
    items_neighbours[1] = f->slab;
    items_neighbours[2] = f->slab;
    neighbours.first = items_neighbours;
    neighbours.count = 3;
    neighbours.stride = 0;
    JostleTransformSpan in_ground = {NULL, 0, 0};
    static JostleTransform items_in_ground[3];
    items_in_ground[0].p.x = 0.5f;
    items_in_ground[0].p.y = 0.25f;
    items_in_ground[0].q.c = 0.6f;
    items_in_ground[0].q.s = 0.8f;
    items_in_ground[1].p.x = 0.5f;
    items_in_ground[1].p.y = 0.25f;
    items_in_ground[1].q.c = 0.6f;
    items_in_ground[1].q.s = 0.8f;
    items_in_ground[2].p.x = 0.5f;
    items_in_ground[2].p.y = 0.25f;
    items_in_ground[2].q.c = 0.6f;
    items_in_ground[2].q.s = 0.8f;
    in_ground.first = items_in_ground;
    in_ground.count = 3;
    in_ground.stride = 0;
    JostleOrientedBox known;
    memset(&known, 0, sizeof known);
    known.center.x = 0.5f;
    known.center.y = 0.25f;
    known.half.x = 2.0f;
    known.half.y = 2.0f;
    known.turn.c = 0.6f;
    known.turn.s = 0.8f;
    JostleGeometry b;
    memset(&b, 0, sizeof b);
    b = f->capsule;
    JostleTransform b_in_ground;
    memset(&b_in_ground, 0, sizeof b_in_ground);
    b_in_ground.p.x = 0.5f;
    b_in_ground.p.y = 0.25f;
    b_in_ground.q.c = 0.6f;
    b_in_ground.q.s = 0.8f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    bool has_collide_flush = false;
    JostleManifold collide_flush;
    memset(&collide_flush, 0, sizeof collide_flush);
    const JostleCode code = jostle_geometry_collide_flush(&ground, neighbours, in_ground, &known, &b, b_in_ground, &tolerances, &has_collide_flush, &collide_flush);
    twin_jostle_geometry_collide_flush(code, has_collide_flush, &collide_flush);
}

void twin_jostle_manifold_make_local(JostleCode code, const JostleLocalManifold* manifold_make_local);
static void call_jostle_manifold_make_local(Fixture* f) {
    (void)f;
    JostleManifold manifold;
    memset(&manifold, 0, sizeof manifold);
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    float radius_a;
    memset(&radius_a, 0, sizeof radius_a);
    radius_a = 0.5f;
    float radius_b;
    memset(&radius_b, 0, sizeof radius_b);
    radius_b = 0.5f;
    JostleTransform b_in_a;
    memset(&b_in_a, 0, sizeof b_in_a);
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    JostleLocalManifold manifold_make_local;
    memset(&manifold_make_local, 0, sizeof manifold_make_local);
    const JostleCode code = jostle_manifold_make_local(&manifold, radius_a, radius_b, b_in_a, &manifold_make_local);
    twin_jostle_manifold_make_local(code, &manifold_make_local);
}

void twin_jostle_local_manifold_evaluate(JostleCode code, const JostleWorldManifold* local_manifold_evaluate);
static void call_jostle_local_manifold_evaluate(Fixture* f) {
    (void)f;
    JostleLocalManifold manifold;
    memset(&manifold, 0, sizeof manifold);
    manifold.type = JOSTLE_MANIFOLD_TYPE_FACE_A;
    manifold.count = 1;
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.plane_point.x = 0.5f;
    manifold.plane_point.y = 0.25f;
    manifold.points[0].x = 0.5f;
    manifold.points[0].y = 0.25f;
    manifold.points[1].x = 0.5f;
    manifold.points[1].y = 0.25f;
    manifold.ids[0] = 1;
    manifold.ids[1] = 1;
    JostleTransform transform_a;
    memset(&transform_a, 0, sizeof transform_a);
    transform_a.p.x = 0.5f;
    transform_a.p.y = 0.25f;
    transform_a.q.c = 0.6f;
    transform_a.q.s = 0.8f;
    float radius_a;
    memset(&radius_a, 0, sizeof radius_a);
    radius_a = 0.5f;
    JostleTransform transform_b;
    memset(&transform_b, 0, sizeof transform_b);
    transform_b.p.x = 0.5f;
    transform_b.p.y = 0.25f;
    transform_b.q.c = 0.6f;
    transform_b.q.s = 0.8f;
    float radius_b;
    memset(&radius_b, 0, sizeof radius_b);
    radius_b = 0.5f;
    JostleWorldManifold local_manifold_evaluate;
    memset(&local_manifold_evaluate, 0, sizeof local_manifold_evaluate);
    const JostleCode code = jostle_local_manifold_evaluate(&manifold, transform_a, radius_a, transform_b, radius_b, &local_manifold_evaluate);
    twin_jostle_local_manifold_evaluate(code, &local_manifold_evaluate);
}

void twin_jostle_outline_verdict(JostleCode code, const JostleOutlineVerdict* outline_verdict);
static void call_jostle_outline_verdict(Fixture* f) {
    (void)f;
    JostleOutline outline;
    memset(&outline, 0, sizeof outline);
    outline = f->outline;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    JostleTolerances tolerances;
    tolerances = jostle_tolerances_default();
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    JostleOutlineVerdict outline_verdict;
    memset(&outline_verdict, 0, sizeof outline_verdict);
    const JostleCode code = jostle_outline_verdict(&outline, radius, &tolerances, &outline_verdict);
    twin_jostle_outline_verdict(code, &outline_verdict);
}

void twin_jostle_convex_pieces_at(JostleCode code, const JostlePolygonView* convex_pieces_at);
static void call_jostle_convex_pieces_at(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 1;
    JostlePolygonView convex_pieces_at;
    memset(&convex_pieces_at, 0, sizeof convex_pieces_at);
    const JostleCode code = jostle_convex_pieces_at(f->convex_pieces, index, &convex_pieces_at);
    twin_jostle_convex_pieces_at(code, &convex_pieces_at);
}

void twin_jostle_clean_outlines_traits(JostleCode code, const JostleCleanTraits* clean_outlines_traits);
static void call_jostle_clean_outlines_traits(Fixture* f) {
    (void)f;
    JostleCleanTraits clean_outlines_traits;
    memset(&clean_outlines_traits, 0, sizeof clean_outlines_traits);
    const JostleCode code = jostle_clean_outlines_traits(f->clean_outlines, &clean_outlines_traits);
    twin_jostle_clean_outlines_traits(code, &clean_outlines_traits);
}

void twin_jostle_clean_outlines_holes(JostleCode code, const int* clean_outlines_holes);
static void call_jostle_clean_outlines_holes(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    int clean_outlines_holes;
    memset(&clean_outlines_holes, 0, sizeof clean_outlines_holes);
    const JostleCode code = jostle_clean_outlines_holes(f->clean_outlines, index, &clean_outlines_holes);
    twin_jostle_clean_outlines_holes(code, &clean_outlines_holes);
}

void twin_jostle_clean_outlines_loop(JostleCode code, const JostleVec2Span* clean_outlines_loop);
static void call_jostle_clean_outlines_loop(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    int loop;
    memset(&loop, 0, sizeof loop);
    loop = 0;
    JostleVec2Span clean_outlines_loop = {NULL, 0, 0};
    const JostleCode code = jostle_clean_outlines_loop(f->clean_outlines, index, loop, &clean_outlines_loop);
    twin_jostle_clean_outlines_loop(code, &clean_outlines_loop);
}

void twin_jostle_clean_outlines_area(JostleCode code, const double* clean_outlines_area);
static void call_jostle_clean_outlines_area(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    double clean_outlines_area;
    memset(&clean_outlines_area, 0, sizeof clean_outlines_area);
    const JostleCode code = jostle_clean_outlines_area(f->clean_outlines, index, &clean_outlines_area);
    twin_jostle_clean_outlines_area(code, &clean_outlines_area);
}

void test_geometry(void) {
    run_call("jostle_distance_options_default", "geometry", call_jostle_distance_options_default);
    run_call("jostle_pieces_tree_create", "geometry", call_jostle_pieces_tree_create);
    run_call("jostle_convex_pieces_size", "geometry", call_jostle_convex_pieces_size);
    run_call("jostle_convex_pieces_radius", "geometry", call_jostle_convex_pieces_radius);
    run_call("jostle_pieces_tree_bounds", "geometry", call_jostle_pieces_tree_bounds);
    run_call("jostle_geometry_fat_bounds", "geometry", call_jostle_geometry_fat_bounds);
    run_call("jostle_geometry_swept_bounds", "geometry", call_jostle_geometry_swept_bounds);
    run_call("jostle_chain_bounds", "geometry", call_jostle_chain_bounds);
    run_call("jostle_chain_ray_cast", "geometry", call_jostle_chain_ray_cast);
    run_call("jostle_chain_closest_point", "geometry", call_jostle_chain_closest_point);
    run_call("jostle_clip_segment", "geometry", call_jostle_clip_segment);
    run_call("jostle_outline_status_text", "geometry", call_jostle_outline_status_text);
    run_call("jostle_outline_decompose", "geometry", call_jostle_outline_decompose);
    run_call("jostle_outline_compute_mass", "geometry", call_jostle_outline_compute_mass);
    run_call("jostle_geometry_distance", "geometry", call_jostle_geometry_distance);
    run_call("jostle_geometry_may_meet_seam", "geometry", call_jostle_geometry_may_meet_seam);
    run_call("jostle_manifold_swapped", "geometry", call_jostle_manifold_swapped);
    run_call("jostle_hull_status_text", "geometry", call_jostle_hull_status_text);
    run_call("jostle_compute_hull", "geometry", call_jostle_compute_hull);
    run_call("jostle_geometry_radius_of", "geometry", call_jostle_geometry_radius_of);
    run_call("jostle_geometry_collide", "geometry", call_jostle_geometry_collide);
    run_call("jostle_geometry_compute_mass", "geometry", call_jostle_geometry_compute_mass);
    run_call("jostle_mass_data_combine", "geometry", call_jostle_mass_data_combine);
    run_call("jostle_mass_data_inertia_about", "geometry", call_jostle_mass_data_inertia_about);
    run_call("jostle_geometry_area", "geometry", call_jostle_geometry_area);
    run_call("jostle_geometry_overlap", "geometry", call_jostle_geometry_overlap);
    run_call("jostle_geometry_penetration", "geometry", call_jostle_geometry_penetration);
    run_call("jostle_pieces_tree_distance", "geometry", call_jostle_pieces_tree_distance);
    run_call("jostle_pieces_tree_overlap", "geometry", call_jostle_pieces_tree_overlap);
    run_call("jostle_pieces_tree_penetration", "geometry", call_jostle_pieces_tree_penetration);
    run_call("jostle_convex_pieces_distance", "geometry", call_jostle_convex_pieces_distance);
    run_call("jostle_convex_pieces_overlap", "geometry", call_jostle_convex_pieces_overlap);
    run_call("jostle_convex_pieces_penetration", "geometry", call_jostle_convex_pieces_penetration);
    run_call("jostle_geometry_contains", "geometry", call_jostle_geometry_contains);
    run_call("jostle_geometry_contains_at", "geometry", call_jostle_geometry_contains_at);
    run_call("jostle_geometry_closest_point", "geometry", call_jostle_geometry_closest_point);
    run_call("jostle_geometry_closest_point_at", "geometry", call_jostle_geometry_closest_point_at);
    run_call("jostle_geometry_signed_distance", "geometry", call_jostle_geometry_signed_distance);
    run_call("jostle_manifold_point_states", "geometry", call_jostle_manifold_point_states);
    run_call("jostle_geometry_ray_cast", "geometry", call_jostle_geometry_ray_cast);
    run_call("jostle_geometry_ray_cast_at", "geometry", call_jostle_geometry_ray_cast_at);
    run_call("jostle_geometry_shape_cast", "geometry", call_jostle_geometry_shape_cast);
    run_call("jostle_geometry_bounds", "geometry", call_jostle_geometry_bounds);
    run_call("jostle_geometry_max_extent", "geometry", call_jostle_geometry_max_extent);
    run_call("jostle_geometry_time_of_impact", "geometry", call_jostle_geometry_time_of_impact);
    run_call("jostle_polygon_box", "geometry", call_jostle_polygon_box);
    run_call("jostle_polygon_rounded_box", "geometry", call_jostle_polygon_rounded_box);
    run_call("jostle_polygon_offset_box", "geometry", call_jostle_polygon_offset_box);
    run_call("jostle_polygon_regular", "geometry", call_jostle_polygon_regular);
    run_call("jostle_polygon_from_hull", "geometry", call_jostle_polygon_from_hull);
    run_call("jostle_large_polygon_regular", "geometry", call_jostle_large_polygon_regular);
    run_call("jostle_large_polygon_from_hull", "geometry", call_jostle_large_polygon_from_hull);
    run_call("jostle_geometry_circle", "geometry", call_jostle_geometry_circle);
    run_call("jostle_geometry_capsule", "geometry", call_jostle_geometry_capsule);
    run_call("jostle_geometry_segment", "geometry", call_jostle_geometry_segment);
    run_call("jostle_geometry_polygon", "geometry", call_jostle_geometry_polygon);
    run_call("jostle_geometry_box", "geometry", call_jostle_geometry_box);
    run_call("jostle_geometry_hull", "geometry", call_jostle_geometry_hull);
    run_call("jostle_geometry_large_polygon", "geometry", call_jostle_geometry_large_polygon);
    run_call("jostle_geometry_validate", "geometry", call_jostle_geometry_validate);
    run_call("jostle_chain_validate", "geometry", call_jostle_chain_validate);
    run_call("jostle_geometry_collide_batch", "geometry", call_jostle_geometry_collide_batch);
    run_call("jostle_geometry_collide_flush", "geometry", call_jostle_geometry_collide_flush);
    run_call("jostle_manifold_make_local", "geometry", call_jostle_manifold_make_local);
    run_call("jostle_local_manifold_evaluate", "geometry", call_jostle_local_manifold_evaluate);
    run_call("jostle_outline_verdict", "geometry", call_jostle_outline_verdict);
    run_call("jostle_convex_pieces_at", "geometry", call_jostle_convex_pieces_at);
    run_call("jostle_clean_outlines_traits", "geometry", call_jostle_clean_outlines_traits);
    run_call("jostle_clean_outlines_holes", "geometry", call_jostle_clean_outlines_holes);
    run_call("jostle_clean_outlines_loop", "geometry", call_jostle_clean_outlines_loop);
    run_call("jostle_clean_outlines_area", "geometry", call_jostle_clean_outlines_area);
}
