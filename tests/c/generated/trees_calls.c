/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_kd_tree_options_default(const JostleKdTreeOptions* made);
static void call_jostle_kd_tree_options_default(Fixture* f) {
    const JostleKdTreeOptions made = jostle_kd_tree_options_default();
    (void)f;
    twin_jostle_kd_tree_options_default(&made);
}

void twin_jostle_dynamic_tree_options_default(const JostleDynamicTreeOptions* made);
static void call_jostle_dynamic_tree_options_default(Fixture* f) {
    const JostleDynamicTreeOptions made = jostle_dynamic_tree_options_default();
    (void)f;
    twin_jostle_dynamic_tree_options_default(&made);
}

void twin_jostle_broad_phase_options_default(const JostleBroadPhaseOptions* made);
static void call_jostle_broad_phase_options_default(Fixture* f) {
    const JostleBroadPhaseOptions made = jostle_broad_phase_options_default();
    (void)f;
    twin_jostle_broad_phase_options_default(&made);
}

void twin_jostle_bvh_options_default(const JostleBvhOptions* made);
static void call_jostle_bvh_options_default(Fixture* f) {
    const JostleBvhOptions made = jostle_bvh_options_default();
    (void)f;
    twin_jostle_bvh_options_default(&made);
}

void twin_jostle_box_filter_default(const JostleBoxFilter* made);
static void call_jostle_box_filter_default(Fixture* f) {
    const JostleBoxFilter made = jostle_box_filter_default();
    (void)f;
    twin_jostle_box_filter_default(&made);
}

void twin_jostle_proxy_options_default(const JostleProxyOptions* made);
static void call_jostle_proxy_options_default(Fixture* f) {
    const JostleProxyOptions made = jostle_proxy_options_default();
    (void)f;
    twin_jostle_proxy_options_default(&made);
}

void twin_jostle_query_filter_default(const JostleQueryFilter* made);
static void call_jostle_query_filter_default(Fixture* f) {
    const JostleQueryFilter made = jostle_query_filter_default();
    (void)f;
    twin_jostle_query_filter_default(&made);
}

void twin_jostle_kd_tree2_create(JostleCode code, JostleKdTree2* object);
static void call_jostle_kd_tree2_create(Fixture* f) {
    (void)f;
    JostleKdTreeOptions options;
    options = jostle_kd_tree_options_default();
    options.split = JOSTLE_KD_SPLIT_MEDIAN;
    options.leaf_size = 8;
    JostleKdTree2* object = NULL;
    const JostleCode code = jostle_kd_tree2_create(&options, &object);
    twin_jostle_kd_tree2_create(code, object);
    jostle_kd_tree2_free(object);
}

void twin_jostle_kd_tree3_create(JostleCode code, JostleKdTree3* object);
static void call_jostle_kd_tree3_create(Fixture* f) {
    (void)f;
    JostleKdTreeOptions options;
    options = jostle_kd_tree_options_default();
    options.split = JOSTLE_KD_SPLIT_MEDIAN;
    options.leaf_size = 8;
    JostleKdTree3* object = NULL;
    const JostleCode code = jostle_kd_tree3_create(&options, &object);
    twin_jostle_kd_tree3_create(code, object);
    jostle_kd_tree3_free(object);
}

void twin_jostle_kd_batch2_create(JostleCode code, JostleKdBatch2* object);
static void call_jostle_kd_batch2_create(Fixture* f) {
    (void)f;
    JostleKdBatch2* object = NULL;
    const JostleCode code = jostle_kd_batch2_create(&object);
    twin_jostle_kd_batch2_create(code, object);
    jostle_kd_batch2_free(object);
}

void twin_jostle_kd_batch3_create(JostleCode code, JostleKdBatch3* object);
static void call_jostle_kd_batch3_create(Fixture* f) {
    (void)f;
    JostleKdBatch3* object = NULL;
    const JostleCode code = jostle_kd_batch3_create(&object);
    twin_jostle_kd_batch3_create(code, object);
    jostle_kd_batch3_free(object);
}

void twin_jostle_bvh2_create(JostleCode code, JostleBvh2* object);
static void call_jostle_bvh2_create(Fixture* f) {
    (void)f;
    JostleBvh2* object = NULL;
    const JostleCode code = jostle_bvh2_create(&object);
    twin_jostle_bvh2_create(code, object);
    jostle_bvh2_free(object);
}

void twin_jostle_bvh3_create(JostleCode code, JostleBvh3* object);
static void call_jostle_bvh3_create(Fixture* f) {
    (void)f;
    JostleBvh3* object = NULL;
    const JostleCode code = jostle_bvh3_create(&object);
    twin_jostle_bvh3_create(code, object);
    jostle_bvh3_free(object);
}

void twin_jostle_dynamic_tree2_create(JostleCode code, JostleDynamicTree2* object);
static void call_jostle_dynamic_tree2_create(Fixture* f) {
    (void)f;
    JostleDynamicTreeOptions options;
    options = jostle_dynamic_tree_options_default();
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = JOSTLE_INSERTION_POLICY_MANHATTAN;
    options.rotation = JOSTLE_ROTATION_POLICY_HEIGHT;
    options.lookahead = 2;
    JostleDynamicTree2* object = NULL;
    const JostleCode code = jostle_dynamic_tree2_create(&options, &object);
    twin_jostle_dynamic_tree2_create(code, object);
    jostle_dynamic_tree2_free(object);
}

void twin_jostle_dynamic_tree3_create(JostleCode code, JostleDynamicTree3* object);
static void call_jostle_dynamic_tree3_create(Fixture* f) {
    (void)f;
    JostleDynamicTreeOptions options;
    options = jostle_dynamic_tree_options_default();
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = JOSTLE_INSERTION_POLICY_MANHATTAN;
    options.rotation = JOSTLE_ROTATION_POLICY_HEIGHT;
    options.lookahead = 2;
    JostleDynamicTree3* object = NULL;
    const JostleCode code = jostle_dynamic_tree3_create(&options, &object);
    twin_jostle_dynamic_tree3_create(code, object);
    jostle_dynamic_tree3_free(object);
}

void twin_jostle_broad_phase2_create(JostleCode code, JostleBroadPhase2* object);
static void call_jostle_broad_phase2_create(Fixture* f) {
    (void)f;
    JostleBroadPhaseOptions options;
    options = jostle_broad_phase_options_default();
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    JostleBroadPhase2* object = NULL;
    const JostleCode code = jostle_broad_phase2_create(&options, &object);
    twin_jostle_broad_phase2_create(code, object);
    jostle_broad_phase2_free(object);
}

void twin_jostle_broad_phase3_create(JostleCode code, JostleBroadPhase3* object);
static void call_jostle_broad_phase3_create(Fixture* f) {
    (void)f;
    JostleBroadPhaseOptions options;
    options = jostle_broad_phase_options_default();
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    JostleBroadPhase3* object = NULL;
    const JostleCode code = jostle_broad_phase3_create(&options, &object);
    twin_jostle_broad_phase3_create(code, object);
    jostle_broad_phase3_free(object);
}

void twin_jostle_kd_tree2_build(JostleCode code);
static void call_jostle_kd_tree2_build(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    const JostleCode code = jostle_kd_tree2_build(f->kd_tree2, points, NULL);
    twin_jostle_kd_tree2_build(code);
}

void twin_jostle_kd_tree2_rebuild(JostleCode code);
static void call_jostle_kd_tree2_rebuild(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    const JostleCode code = jostle_kd_tree2_rebuild(f->kd_tree2, points, NULL);
    twin_jostle_kd_tree2_rebuild(code);
}

void twin_jostle_kd_tree2_clear(JostleCode code);
static void call_jostle_kd_tree2_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_kd_tree2_clear(f->kd_tree2);
    twin_jostle_kd_tree2_clear(code);
}

void twin_jostle_kd_tree2_insert(JostleCode code, const JostleKdUpdateWork* insert);
static void call_jostle_kd_tree2_insert(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    int id;
    memset(&id, 0, sizeof id);
    id = 39;
    JostleKdUpdateWork insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_kd_tree2_insert(f->kd_tree2, points, id, &insert);
    twin_jostle_kd_tree2_insert(code, &insert);
}

void twin_jostle_kd_tree2_remove(JostleCode code, const JostleKdUpdateWork* remove);
static void call_jostle_kd_tree2_remove(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleKdUpdateWork remove;
    memset(&remove, 0, sizeof remove);
    const JostleCode code = jostle_kd_tree2_remove(f->kd_tree2, id, &remove);
    twin_jostle_kd_tree2_remove(code, &remove);
}

void twin_jostle_kd_tree2_contains(JostleCode code, const bool* contains);
static void call_jostle_kd_tree2_contains(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_kd_tree2_contains(f->kd_tree2, id, &contains);
    twin_jostle_kd_tree2_contains(code, &contains);
}

void twin_jostle_kd_tree2_size(JostleCode code, const int* size);
static void call_jostle_kd_tree2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_kd_tree2_size(f->kd_tree2, &size);
    twin_jostle_kd_tree2_size(code, &size);
}

void twin_jostle_kd_tree2_height(JostleCode code, const int* height);
static void call_jostle_kd_tree2_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_kd_tree2_height(f->kd_tree2, &height);
    twin_jostle_kd_tree2_height(code, &height);
}

void twin_jostle_kd_tree2_node_count(JostleCode code, const int* node_count);
static void call_jostle_kd_tree2_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_kd_tree2_node_count(f->kd_tree2, &node_count);
    twin_jostle_kd_tree2_node_count(code, &node_count);
}

void twin_jostle_kd_tree2_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_kd_tree2_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_kd_tree2_byte_count(f->kd_tree2, &byte_count);
    twin_jostle_kd_tree2_byte_count(code, &byte_count);
}

void twin_jostle_kd_tree2_options(JostleCode code, const JostleKdTreeOptions* options);
static void call_jostle_kd_tree2_options(Fixture* f) {
    (void)f;
    JostleKdTreeOptions options;
    memset(&options, 0, sizeof options);
    const JostleCode code = jostle_kd_tree2_options(f->kd_tree2, &options);
    twin_jostle_kd_tree2_options(code, &options);
}

void twin_jostle_kd_tree2_radius(JostleCode code, const JostleNeighbor* found, size_t found_count, const JostleQueryWork* radius);
static void call_jostle_kd_tree2_radius(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_tree2_radius(f->kd_tree2, p, r, found, 64, &found_count, &radius);
    twin_jostle_kd_tree2_radius(code, found, found_count, &radius);
}

void twin_jostle_kd_tree2_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query);
static void call_jostle_kd_tree2_query(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static int found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_kd_tree2_query(f->kd_tree2, box, found, 64, &found_count, &query);
    twin_jostle_kd_tree2_query(code, found, found_count, &query);
}

void twin_jostle_kd_tree2_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest);
static void call_jostle_kd_tree2_k_nearest(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleNearestCount k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_tree2_k_nearest(f->kd_tree2, p, r, found, 64, &k_nearest);
    twin_jostle_kd_tree2_k_nearest(code, found, &k_nearest);
}

void twin_jostle_kd_tree2_closest(JostleCode code, const JostleNearestHit* closest);
static void call_jostle_kd_tree2_closest(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleNearestHit closest;
    memset(&closest, 0, sizeof closest);
    const JostleCode code = jostle_kd_tree2_closest(f->kd_tree2, p, r, &closest);
    twin_jostle_kd_tree2_closest(code, &closest);
}

void twin_jostle_kd_tree2_check(JostleCode code, const char* text, size_t length);
static void call_jostle_kd_tree2_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_kd_tree2_check(f->kd_tree2, text, sizeof text, &length);
    twin_jostle_kd_tree2_check(code, text, length);
}

void twin_jostle_kd_tree2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_kd_tree2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_kd_tree2_save(f->kd_tree2, bytes, sizeof bytes, &size);
    twin_jostle_kd_tree2_save(code, bytes, size);
}

void twin_jostle_kd_tree2_load(JostleCode code);
static void call_jostle_kd_tree2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_kd_tree2_load(f->kd_tree2, f->saved_kd_tree2.bytes, f->saved_kd_tree2.size);
    twin_jostle_kd_tree2_load(code);
}

void twin_jostle_kd_tree3_build(JostleCode code);
static void call_jostle_kd_tree3_build(Fixture* f) {
    (void)f;
    JostleVec3Span points = {NULL, 0, 0};
    points.first = f->points3;
    points.count = sizeof f->points3 / sizeof f->points3[0];
    points.stride = 0;
    const JostleCode code = jostle_kd_tree3_build(f->kd_tree3, points, NULL);
    twin_jostle_kd_tree3_build(code);
}

void twin_jostle_kd_tree3_rebuild(JostleCode code);
static void call_jostle_kd_tree3_rebuild(Fixture* f) {
    (void)f;
    JostleVec3Span points = {NULL, 0, 0};
    points.first = f->points3;
    points.count = sizeof f->points3 / sizeof f->points3[0];
    points.stride = 0;
    const JostleCode code = jostle_kd_tree3_rebuild(f->kd_tree3, points, NULL);
    twin_jostle_kd_tree3_rebuild(code);
}

void twin_jostle_kd_tree3_clear(JostleCode code);
static void call_jostle_kd_tree3_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_kd_tree3_clear(f->kd_tree3);
    twin_jostle_kd_tree3_clear(code);
}

void twin_jostle_kd_tree3_insert(JostleCode code, const JostleKdUpdateWork* insert);
static void call_jostle_kd_tree3_insert(Fixture* f) {
    (void)f;
    JostleVec3Span points = {NULL, 0, 0};
    points.first = f->points3;
    points.count = sizeof f->points3 / sizeof f->points3[0];
    points.stride = 0;
    int id;
    memset(&id, 0, sizeof id);
    id = 39;
    JostleKdUpdateWork insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_kd_tree3_insert(f->kd_tree3, points, id, &insert);
    twin_jostle_kd_tree3_insert(code, &insert);
}

void twin_jostle_kd_tree3_remove(JostleCode code, const JostleKdUpdateWork* remove);
static void call_jostle_kd_tree3_remove(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleKdUpdateWork remove;
    memset(&remove, 0, sizeof remove);
    const JostleCode code = jostle_kd_tree3_remove(f->kd_tree3, id, &remove);
    twin_jostle_kd_tree3_remove(code, &remove);
}

void twin_jostle_kd_tree3_contains(JostleCode code, const bool* contains);
static void call_jostle_kd_tree3_contains(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_kd_tree3_contains(f->kd_tree3, id, &contains);
    twin_jostle_kd_tree3_contains(code, &contains);
}

void twin_jostle_kd_tree3_size(JostleCode code, const int* size);
static void call_jostle_kd_tree3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_kd_tree3_size(f->kd_tree3, &size);
    twin_jostle_kd_tree3_size(code, &size);
}

void twin_jostle_kd_tree3_height(JostleCode code, const int* height);
static void call_jostle_kd_tree3_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_kd_tree3_height(f->kd_tree3, &height);
    twin_jostle_kd_tree3_height(code, &height);
}

void twin_jostle_kd_tree3_node_count(JostleCode code, const int* node_count);
static void call_jostle_kd_tree3_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_kd_tree3_node_count(f->kd_tree3, &node_count);
    twin_jostle_kd_tree3_node_count(code, &node_count);
}

void twin_jostle_kd_tree3_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_kd_tree3_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_kd_tree3_byte_count(f->kd_tree3, &byte_count);
    twin_jostle_kd_tree3_byte_count(code, &byte_count);
}

void twin_jostle_kd_tree3_options(JostleCode code, const JostleKdTreeOptions* options);
static void call_jostle_kd_tree3_options(Fixture* f) {
    (void)f;
    JostleKdTreeOptions options;
    memset(&options, 0, sizeof options);
    const JostleCode code = jostle_kd_tree3_options(f->kd_tree3, &options);
    twin_jostle_kd_tree3_options(code, &options);
}

void twin_jostle_kd_tree3_radius(JostleCode code, const JostleNeighbor* found, size_t found_count, const JostleQueryWork* radius);
static void call_jostle_kd_tree3_radius(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_tree3_radius(f->kd_tree3, p, r, found, 64, &found_count, &radius);
    twin_jostle_kd_tree3_radius(code, found, found_count, &radius);
}

void twin_jostle_kd_tree3_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query);
static void call_jostle_kd_tree3_query(Fixture* f) {
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
    const JostleCode code = jostle_kd_tree3_query(f->kd_tree3, box, found, 64, &found_count, &query);
    twin_jostle_kd_tree3_query(code, found, found_count, &query);
}

void twin_jostle_kd_tree3_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest);
static void call_jostle_kd_tree3_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleNearestCount k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_tree3_k_nearest(f->kd_tree3, p, r, found, 64, &k_nearest);
    twin_jostle_kd_tree3_k_nearest(code, found, &k_nearest);
}

void twin_jostle_kd_tree3_closest(JostleCode code, const JostleNearestHit* closest);
static void call_jostle_kd_tree3_closest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleNearestHit closest;
    memset(&closest, 0, sizeof closest);
    const JostleCode code = jostle_kd_tree3_closest(f->kd_tree3, p, r, &closest);
    twin_jostle_kd_tree3_closest(code, &closest);
}

void twin_jostle_kd_tree3_check(JostleCode code, const char* text, size_t length);
static void call_jostle_kd_tree3_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_kd_tree3_check(f->kd_tree3, text, sizeof text, &length);
    twin_jostle_kd_tree3_check(code, text, length);
}

void twin_jostle_kd_tree3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_kd_tree3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_kd_tree3_save(f->kd_tree3, bytes, sizeof bytes, &size);
    twin_jostle_kd_tree3_save(code, bytes, size);
}

void twin_jostle_kd_tree3_load(JostleCode code);
static void call_jostle_kd_tree3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_kd_tree3_load(f->kd_tree3, f->saved_kd_tree3.bytes, f->saved_kd_tree3.size);
    twin_jostle_kd_tree3_load(code);
}

void twin_jostle_kd_batch2_radius(JostleCode code, const JostleQueryWork* radius);
static void call_jostle_kd_batch2_radius(Fixture* f) {
    (void)f;
    JostleVec2Span queries = {NULL, 0, 0};
    queries.first = f->points2;
    queries.count = sizeof f->points2 / sizeof f->points2[0];
    queries.stride = 0;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_batch2_radius(f->kd_batch2, f->kd_tree2, queries, r, NULL, &radius);
    twin_jostle_kd_batch2_radius(code, &radius);
}

void twin_jostle_kd_batch2_k_nearest(JostleCode code, const JostleQueryWork* k_nearest);
static void call_jostle_kd_batch2_k_nearest(Fixture* f) {
    (void)f;
    JostleVec2Span queries = {NULL, 0, 0};
    queries.first = f->points2;
    queries.count = sizeof f->points2 / sizeof f->points2[0];
    queries.stride = 0;
    int k;
    memset(&k, 0, sizeof k);
    k = 3;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_batch2_k_nearest(f->kd_batch2, f->kd_tree2, queries, k, r, NULL, &k_nearest);
    twin_jostle_kd_batch2_k_nearest(code, &k_nearest);
}

void twin_jostle_kd_batch2_query(JostleCode code, const JostleQueryWork* query);
static void call_jostle_kd_batch2_query(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_kd_batch2_query(f->kd_batch2, f->kd_tree2, boxes, NULL, &query);
    twin_jostle_kd_batch2_query(code, &query);
}

void twin_jostle_kd_batch2_radius_of_all(JostleCode code, const JostleQueryWork* radius);
static void call_jostle_kd_batch2_radius_of_all(Fixture* f) {
    (void)f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_batch2_radius_of_all(f->kd_batch2, f->kd_tree2, r, NULL, &radius);
    twin_jostle_kd_batch2_radius_of_all(code, &radius);
}

void twin_jostle_kd_batch2_k_nearest_of_all(JostleCode code, const JostleQueryWork* k_nearest);
static void call_jostle_kd_batch2_k_nearest_of_all(Fixture* f) {
    (void)f;
    int k;
    memset(&k, 0, sizeof k);
    k = 3;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_batch2_k_nearest_of_all(f->kd_batch2, f->kd_tree2, k, r, NULL, &k_nearest);
    twin_jostle_kd_batch2_k_nearest_of_all(code, &k_nearest);
}

void twin_jostle_kd_batch2_size(JostleCode code, const int* size);
static void call_jostle_kd_batch2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_kd_batch2_size(f->kd_batch2, &size);
    twin_jostle_kd_batch2_size(code, &size);
}

void twin_jostle_kd_batch2_order(JostleCode code, const JostleIntSpan* order);
static void call_jostle_kd_batch2_order(Fixture* f) {
    (void)f;
    JostleIntSpan order = {NULL, 0, 0};
    const JostleCode code = jostle_kd_batch2_order(f->kd_batch2, &order);
    twin_jostle_kd_batch2_order(code, &order);
}

void twin_jostle_kd_batch2_found(JostleCode code, const JostleNeighborSpan* found);
static void call_jostle_kd_batch2_found(Fixture* f) {
    (void)f;
    int query;
    memset(&query, 0, sizeof query);
    query = 1;
    JostleNeighborSpan found = {NULL, 0, 0};
    const JostleCode code = jostle_kd_batch2_found(f->kd_batch2, query, &found);
    twin_jostle_kd_batch2_found(code, &found);
}

void twin_jostle_kd_batch3_radius(JostleCode code, const JostleQueryWork* radius);
static void call_jostle_kd_batch3_radius(Fixture* f) {
    (void)f;
    JostleVec3Span queries = {NULL, 0, 0};
    queries.first = f->points3;
    queries.count = sizeof f->points3 / sizeof f->points3[0];
    queries.stride = 0;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_batch3_radius(f->kd_batch3, f->kd_tree3, queries, r, NULL, &radius);
    twin_jostle_kd_batch3_radius(code, &radius);
}

void twin_jostle_kd_batch3_k_nearest(JostleCode code, const JostleQueryWork* k_nearest);
static void call_jostle_kd_batch3_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3Span queries = {NULL, 0, 0};
    queries.first = f->points3;
    queries.count = sizeof f->points3 / sizeof f->points3[0];
    queries.stride = 0;
    int k;
    memset(&k, 0, sizeof k);
    k = 3;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_batch3_k_nearest(f->kd_batch3, f->kd_tree3, queries, k, r, NULL, &k_nearest);
    twin_jostle_kd_batch3_k_nearest(code, &k_nearest);
}

void twin_jostle_kd_batch3_query(JostleCode code, const JostleQueryWork* query);
static void call_jostle_kd_batch3_query(Fixture* f) {
    (void)f;
    JostleAabb3Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes3;
    boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    boxes.stride = 0;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_kd_batch3_query(f->kd_batch3, f->kd_tree3, boxes, NULL, &query);
    twin_jostle_kd_batch3_query(code, &query);
}

void twin_jostle_kd_batch3_radius_of_all(JostleCode code, const JostleQueryWork* radius);
static void call_jostle_kd_batch3_radius_of_all(Fixture* f) {
    (void)f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork radius;
    memset(&radius, 0, sizeof radius);
    const JostleCode code = jostle_kd_batch3_radius_of_all(f->kd_batch3, f->kd_tree3, r, NULL, &radius);
    twin_jostle_kd_batch3_radius_of_all(code, &radius);
}

void twin_jostle_kd_batch3_k_nearest_of_all(JostleCode code, const JostleQueryWork* k_nearest);
static void call_jostle_kd_batch3_k_nearest_of_all(Fixture* f) {
    (void)f;
    int k;
    memset(&k, 0, sizeof k);
    k = 3;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    JostleQueryWork k_nearest;
    memset(&k_nearest, 0, sizeof k_nearest);
    const JostleCode code = jostle_kd_batch3_k_nearest_of_all(f->kd_batch3, f->kd_tree3, k, r, NULL, &k_nearest);
    twin_jostle_kd_batch3_k_nearest_of_all(code, &k_nearest);
}

void twin_jostle_kd_batch3_size(JostleCode code, const int* size);
static void call_jostle_kd_batch3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_kd_batch3_size(f->kd_batch3, &size);
    twin_jostle_kd_batch3_size(code, &size);
}

void twin_jostle_kd_batch3_order(JostleCode code, const JostleIntSpan* order);
static void call_jostle_kd_batch3_order(Fixture* f) {
    (void)f;
    JostleIntSpan order = {NULL, 0, 0};
    const JostleCode code = jostle_kd_batch3_order(f->kd_batch3, &order);
    twin_jostle_kd_batch3_order(code, &order);
}

void twin_jostle_kd_batch3_found(JostleCode code, const JostleNeighborSpan* found);
static void call_jostle_kd_batch3_found(Fixture* f) {
    (void)f;
    int query;
    memset(&query, 0, sizeof query);
    query = 1;
    JostleNeighborSpan found = {NULL, 0, 0};
    const JostleCode code = jostle_kd_batch3_found(f->kd_batch3, query, &found);
    twin_jostle_kd_batch3_found(code, &found);
}

void twin_jostle_bvh2_build(JostleCode code);
static void call_jostle_bvh2_build(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    JostleBvhOptions options;
    options = jostle_bvh_options_default();
    options.method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_bvh2_build(f->bvh2, boxes, &options, NULL);
    twin_jostle_bvh2_build(code);
}

void twin_jostle_bvh2_refit(JostleCode code);
static void call_jostle_bvh2_refit(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    const JostleCode code = jostle_bvh2_refit(f->bvh2, boxes, NULL);
    twin_jostle_bvh2_refit(code);
}

void twin_jostle_bvh2_clear(JostleCode code);
static void call_jostle_bvh2_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh2_clear(f->bvh2);
    twin_jostle_bvh2_clear(code);
}

void twin_jostle_bvh2_release_scratch(JostleCode code);
static void call_jostle_bvh2_release_scratch(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh2_release_scratch(f->bvh2);
    twin_jostle_bvh2_release_scratch(code);
}

void twin_jostle_bvh2_size(JostleCode code, const int* size);
static void call_jostle_bvh2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_bvh2_size(f->bvh2, &size);
    twin_jostle_bvh2_size(code, &size);
}

void twin_jostle_bvh2_box(JostleCode code, const JostleAabb2* box);
static void call_jostle_bvh2_box(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    const JostleCode code = jostle_bvh2_box(f->bvh2, id, &box);
    twin_jostle_bvh2_box(code, &box);
}

void twin_jostle_bvh2_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_bvh2_bounds(Fixture* f) {
    (void)f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_bvh2_bounds(f->bvh2, &bounds);
    twin_jostle_bvh2_bounds(code, &bounds);
}

void twin_jostle_bvh2_height(JostleCode code, const int* height);
static void call_jostle_bvh2_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_bvh2_height(f->bvh2, &height);
    twin_jostle_bvh2_height(code, &height);
}

void twin_jostle_bvh2_area_ratio(JostleCode code, const float* area_ratio);
static void call_jostle_bvh2_area_ratio(Fixture* f) {
    (void)f;
    float area_ratio;
    memset(&area_ratio, 0, sizeof area_ratio);
    const JostleCode code = jostle_bvh2_area_ratio(f->bvh2, &area_ratio);
    twin_jostle_bvh2_area_ratio(code, &area_ratio);
}

void twin_jostle_bvh2_wear(JostleCode code, const float* wear);
static void call_jostle_bvh2_wear(Fixture* f) {
    (void)f;
    float wear;
    memset(&wear, 0, sizeof wear);
    const JostleCode code = jostle_bvh2_wear(f->bvh2, &wear);
    twin_jostle_bvh2_wear(code, &wear);
}

void twin_jostle_bvh2_node_count(JostleCode code, const int* node_count);
static void call_jostle_bvh2_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_bvh2_node_count(f->bvh2, &node_count);
    twin_jostle_bvh2_node_count(code, &node_count);
}

void twin_jostle_bvh2_block_count(JostleCode code, const int* block_count);
static void call_jostle_bvh2_block_count(Fixture* f) {
    (void)f;
    int block_count;
    memset(&block_count, 0, sizeof block_count);
    const JostleCode code = jostle_bvh2_block_count(f->bvh2, &block_count);
    twin_jostle_bvh2_block_count(code, &block_count);
}

void twin_jostle_bvh2_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_bvh2_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_bvh2_byte_count(f->bvh2, &byte_count);
    twin_jostle_bvh2_byte_count(code, &byte_count);
}

void twin_jostle_bvh2_check(JostleCode code, const char* text, size_t length);
static void call_jostle_bvh2_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_bvh2_check(f->bvh2, text, sizeof text, &length);
    twin_jostle_bvh2_check(code, text, length);
}

void twin_jostle_bvh2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_bvh2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_bvh2_save(f->bvh2, bytes, sizeof bytes, &size);
    twin_jostle_bvh2_save(code, bytes, size);
}

void twin_jostle_bvh2_load(JostleCode code);
static void call_jostle_bvh2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh2_load(f->bvh2, f->saved_bvh2.bytes, f->saved_bvh2.size);
    twin_jostle_bvh2_load(code);
}

void twin_jostle_bvh3_build(JostleCode code);
static void call_jostle_bvh3_build(Fixture* f) {
    (void)f;
    JostleAabb3Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes3;
    boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    boxes.stride = 0;
    JostleBvhOptions options;
    options = jostle_bvh_options_default();
    options.method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_bvh3_build(f->bvh3, boxes, &options, NULL);
    twin_jostle_bvh3_build(code);
}

void twin_jostle_bvh3_refit(JostleCode code);
static void call_jostle_bvh3_refit(Fixture* f) {
    (void)f;
    JostleAabb3Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes3;
    boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    boxes.stride = 0;
    const JostleCode code = jostle_bvh3_refit(f->bvh3, boxes, NULL);
    twin_jostle_bvh3_refit(code);
}

void twin_jostle_bvh3_clear(JostleCode code);
static void call_jostle_bvh3_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh3_clear(f->bvh3);
    twin_jostle_bvh3_clear(code);
}

void twin_jostle_bvh3_release_scratch(JostleCode code);
static void call_jostle_bvh3_release_scratch(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh3_release_scratch(f->bvh3);
    twin_jostle_bvh3_release_scratch(code);
}

void twin_jostle_bvh3_size(JostleCode code, const int* size);
static void call_jostle_bvh3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_bvh3_size(f->bvh3, &size);
    twin_jostle_bvh3_size(code, &size);
}

void twin_jostle_bvh3_box(JostleCode code, const JostleAabb3* box);
static void call_jostle_bvh3_box(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    const JostleCode code = jostle_bvh3_box(f->bvh3, id, &box);
    twin_jostle_bvh3_box(code, &box);
}

void twin_jostle_bvh3_bounds(JostleCode code, const JostleAabb3* bounds);
static void call_jostle_bvh3_bounds(Fixture* f) {
    (void)f;
    JostleAabb3 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_bvh3_bounds(f->bvh3, &bounds);
    twin_jostle_bvh3_bounds(code, &bounds);
}

void twin_jostle_bvh3_height(JostleCode code, const int* height);
static void call_jostle_bvh3_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_bvh3_height(f->bvh3, &height);
    twin_jostle_bvh3_height(code, &height);
}

void twin_jostle_bvh3_area_ratio(JostleCode code, const float* area_ratio);
static void call_jostle_bvh3_area_ratio(Fixture* f) {
    (void)f;
    float area_ratio;
    memset(&area_ratio, 0, sizeof area_ratio);
    const JostleCode code = jostle_bvh3_area_ratio(f->bvh3, &area_ratio);
    twin_jostle_bvh3_area_ratio(code, &area_ratio);
}

void twin_jostle_bvh3_wear(JostleCode code, const float* wear);
static void call_jostle_bvh3_wear(Fixture* f) {
    (void)f;
    float wear;
    memset(&wear, 0, sizeof wear);
    const JostleCode code = jostle_bvh3_wear(f->bvh3, &wear);
    twin_jostle_bvh3_wear(code, &wear);
}

void twin_jostle_bvh3_node_count(JostleCode code, const int* node_count);
static void call_jostle_bvh3_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_bvh3_node_count(f->bvh3, &node_count);
    twin_jostle_bvh3_node_count(code, &node_count);
}

void twin_jostle_bvh3_block_count(JostleCode code, const int* block_count);
static void call_jostle_bvh3_block_count(Fixture* f) {
    (void)f;
    int block_count;
    memset(&block_count, 0, sizeof block_count);
    const JostleCode code = jostle_bvh3_block_count(f->bvh3, &block_count);
    twin_jostle_bvh3_block_count(code, &block_count);
}

void twin_jostle_bvh3_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_bvh3_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_bvh3_byte_count(f->bvh3, &byte_count);
    twin_jostle_bvh3_byte_count(code, &byte_count);
}

void twin_jostle_bvh3_check(JostleCode code, const char* text, size_t length);
static void call_jostle_bvh3_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_bvh3_check(f->bvh3, text, sizeof text, &length);
    twin_jostle_bvh3_check(code, text, length);
}

void twin_jostle_bvh3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_bvh3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_bvh3_save(f->bvh3, bytes, sizeof bytes, &size);
    twin_jostle_bvh3_save(code, bytes, size);
}

void twin_jostle_bvh3_load(JostleCode code);
static void call_jostle_bvh3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_bvh3_load(f->bvh3, f->saved_bvh3.bytes, f->saved_bvh3.size);
    twin_jostle_bvh3_load(code);
}

void twin_jostle_dynamic_tree2_insert(JostleCode code, const int* insert);
static void call_jostle_dynamic_tree2_insert(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    int insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_dynamic_tree2_insert(f->dynamic_tree2, box, user_data, &filter, &insert);
    twin_jostle_dynamic_tree2_insert(code, &insert);
}

void twin_jostle_dynamic_tree2_insert_all(JostleCode code, const int* ids);
static void call_jostle_dynamic_tree2_insert_all(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    static int ids[40];
    memset(ids, 0, sizeof ids);
    JostleUInt64Span user_data = {NULL, 0, 0};
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_dynamic_tree2_insert_all(f->dynamic_tree2, boxes, ids, 40, user_data, &filter);
    twin_jostle_dynamic_tree2_insert_all(code, ids);
}

void twin_jostle_dynamic_tree2_remove(JostleCode code);
static void call_jostle_dynamic_tree2_remove(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    const JostleCode code = jostle_dynamic_tree2_remove(f->dynamic_tree2, id);
    twin_jostle_dynamic_tree2_remove(code);
}

void twin_jostle_dynamic_tree2_reserve_more(JostleCode code);
static void call_jostle_dynamic_tree2_reserve_more(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_dynamic_tree2_reserve_more(f->dynamic_tree2, count);
    twin_jostle_dynamic_tree2_reserve_more(code);
}

void twin_jostle_dynamic_tree2_forget_reserved(JostleCode code);
static void call_jostle_dynamic_tree2_forget_reserved(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 0;
    const JostleCode code = jostle_dynamic_tree2_forget_reserved(f->dynamic_tree2, count);
    twin_jostle_dynamic_tree2_forget_reserved(code);
}

void twin_jostle_dynamic_tree2_reserved_count(JostleCode code, const int* reserved_count);
static void call_jostle_dynamic_tree2_reserved_count(Fixture* f) {
    (void)f;
    int reserved_count;
    memset(&reserved_count, 0, sizeof reserved_count);
    const JostleCode code = jostle_dynamic_tree2_reserved_count(f->dynamic_tree2, &reserved_count);
    twin_jostle_dynamic_tree2_reserved_count(code, &reserved_count);
}

void twin_jostle_dynamic_tree2_move(JostleCode code, const JostleMoved* move);
static void call_jostle_dynamic_tree2_move(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleVec2 displacement;
    displacement = jostle_vec2_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    JostleMoved move;
    memset(&move, 0, sizeof move);
    const JostleCode code = jostle_dynamic_tree2_move(f->dynamic_tree2, id, box, displacement, &move);
    twin_jostle_dynamic_tree2_move(code, &move);
}

void twin_jostle_dynamic_tree2_move_in_place(JostleCode code, const JostleMoved* move_in_place);
static void call_jostle_dynamic_tree2_move_in_place(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleVec2 displacement;
    displacement = jostle_vec2_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    JostleMoved move_in_place;
    memset(&move_in_place, 0, sizeof move_in_place);
    const JostleCode code = jostle_dynamic_tree2_move_in_place(f->dynamic_tree2, id, box, displacement, &move_in_place);
    twin_jostle_dynamic_tree2_move_in_place(code, &move_in_place);
}

void twin_jostle_dynamic_tree2_move_all(JostleCode code, const uint8_t* moved, const int* count);
static void call_jostle_dynamic_tree2_move_all(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    JostleVec2Span displacements = {NULL, 0, 0};
    displacements.first = f->points2;
    displacements.count = sizeof f->points2 / sizeof f->points2[0];
    displacements.stride = 0;
    static uint8_t moved[64];
    memset(moved, 0, sizeof moved);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_move_all(f->dynamic_tree2, boxes, displacements, moved, 64, &count);
    twin_jostle_dynamic_tree2_move_all(code, moved, &count);
}

void twin_jostle_dynamic_tree2_fits(JostleCode code, const bool* fits);
static void call_jostle_dynamic_tree2_fits(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleVec2 displacement;
    displacement = jostle_vec2_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    bool fits;
    memset(&fits, 0, sizeof fits);
    const JostleCode code = jostle_dynamic_tree2_fits(f->dynamic_tree2, id, box, displacement, &fits);
    twin_jostle_dynamic_tree2_fits(code, &fits);
}

void twin_jostle_dynamic_tree2_slack(JostleCode code, const float* slack);
static void call_jostle_dynamic_tree2_slack(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    float slack;
    memset(&slack, 0, sizeof slack);
    const JostleCode code = jostle_dynamic_tree2_slack(f->dynamic_tree2, id, box, &slack);
    twin_jostle_dynamic_tree2_slack(code, &slack);
}

void twin_jostle_dynamic_tree2_enlarge(JostleCode code, const JostleMoved* enlarge);
static void call_jostle_dynamic_tree2_enlarge(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleMoved enlarge;
    memset(&enlarge, 0, sizeof enlarge);
    const JostleCode code = jostle_dynamic_tree2_enlarge(f->dynamic_tree2, id, box, &enlarge);
    twin_jostle_dynamic_tree2_enlarge(code, &enlarge);
}

void twin_jostle_dynamic_tree2_refit(JostleCode code);
static void call_jostle_dynamic_tree2_refit(Fixture* f) {
    (void)f;
    JostleAabb2Span fat_boxes = {NULL, 0, 0};
    fat_boxes.first = f->boxes2;
    fat_boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    fat_boxes.stride = 0;
    const JostleCode code = jostle_dynamic_tree2_refit(f->dynamic_tree2, fat_boxes);
    twin_jostle_dynamic_tree2_refit(code);
}

void twin_jostle_dynamic_tree2_rebuild(JostleCode code);
static void call_jostle_dynamic_tree2_rebuild(Fixture* f) {
    (void)f;
    JostleBuildMethod method;
    memset(&method, 0, sizeof method);
    method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_dynamic_tree2_rebuild(f->dynamic_tree2, method, NULL);
    twin_jostle_dynamic_tree2_rebuild(code);
}

void twin_jostle_dynamic_tree2_optimize(JostleCode code);
static void call_jostle_dynamic_tree2_optimize(Fixture* f) {
    (void)f;
    int nodes;
    memset(&nodes, 0, sizeof nodes);
    nodes = 4;
    const JostleCode code = jostle_dynamic_tree2_optimize(f->dynamic_tree2, nodes);
    twin_jostle_dynamic_tree2_optimize(code);
}

void twin_jostle_dynamic_tree2_clear(JostleCode code);
static void call_jostle_dynamic_tree2_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_dynamic_tree2_clear(f->dynamic_tree2);
    twin_jostle_dynamic_tree2_clear(code);
}

void twin_jostle_dynamic_tree2_is_live(JostleCode code, const bool* live);
static void call_jostle_dynamic_tree2_is_live(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    bool live;
    memset(&live, 0, sizeof live);
    const JostleCode code = jostle_dynamic_tree2_is_live(f->dynamic_tree2, id, &live);
    twin_jostle_dynamic_tree2_is_live(code, &live);
}

void twin_jostle_dynamic_tree2_id_end(JostleCode code, const int* id_end);
static void call_jostle_dynamic_tree2_id_end(Fixture* f) {
    (void)f;
    int id_end;
    memset(&id_end, 0, sizeof id_end);
    const JostleCode code = jostle_dynamic_tree2_id_end(f->dynamic_tree2, &id_end);
    twin_jostle_dynamic_tree2_id_end(code, &id_end);
}

void twin_jostle_dynamic_tree2_fat_box(JostleCode code, const JostleAabb2* fat_box);
static void call_jostle_dynamic_tree2_fat_box(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb2 fat_box;
    memset(&fat_box, 0, sizeof fat_box);
    const JostleCode code = jostle_dynamic_tree2_fat_box(f->dynamic_tree2, id, &fat_box);
    twin_jostle_dynamic_tree2_fat_box(code, &fat_box);
}

void twin_jostle_dynamic_tree2_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_dynamic_tree2_user_data(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_dynamic_tree2_user_data(f->dynamic_tree2, id, &user_data);
    twin_jostle_dynamic_tree2_user_data(code, &user_data);
}

void twin_jostle_dynamic_tree2_set_user_data(JostleCode code);
static void call_jostle_dynamic_tree2_set_user_data(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    const JostleCode code = jostle_dynamic_tree2_set_user_data(f->dynamic_tree2, id, user_data);
    twin_jostle_dynamic_tree2_set_user_data(code);
}

void twin_jostle_dynamic_tree2_filter(JostleCode code, const JostleBoxFilter* filter);
static void call_jostle_dynamic_tree2_filter(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleBoxFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_dynamic_tree2_filter(f->dynamic_tree2, id, &filter);
    twin_jostle_dynamic_tree2_filter(code, &filter);
}

void twin_jostle_dynamic_tree2_set_filter(JostleCode code);
static void call_jostle_dynamic_tree2_set_filter(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_dynamic_tree2_set_filter(f->dynamic_tree2, id, &filter);
    twin_jostle_dynamic_tree2_set_filter(code);
}

void twin_jostle_dynamic_tree2_size(JostleCode code, const int* size);
static void call_jostle_dynamic_tree2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_dynamic_tree2_size(f->dynamic_tree2, &size);
    twin_jostle_dynamic_tree2_size(code, &size);
}

void twin_jostle_dynamic_tree2_height(JostleCode code, const int* height);
static void call_jostle_dynamic_tree2_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_dynamic_tree2_height(f->dynamic_tree2, &height);
    twin_jostle_dynamic_tree2_height(code, &height);
}

void twin_jostle_dynamic_tree2_greatest_imbalance(JostleCode code, const int* greatest_imbalance);
static void call_jostle_dynamic_tree2_greatest_imbalance(Fixture* f) {
    (void)f;
    int greatest_imbalance;
    memset(&greatest_imbalance, 0, sizeof greatest_imbalance);
    const JostleCode code = jostle_dynamic_tree2_greatest_imbalance(f->dynamic_tree2, &greatest_imbalance);
    twin_jostle_dynamic_tree2_greatest_imbalance(code, &greatest_imbalance);
}

void twin_jostle_dynamic_tree2_node_count(JostleCode code, const int* node_count);
static void call_jostle_dynamic_tree2_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_dynamic_tree2_node_count(f->dynamic_tree2, &node_count);
    twin_jostle_dynamic_tree2_node_count(code, &node_count);
}

void twin_jostle_dynamic_tree2_area_ratio(JostleCode code, const float* area_ratio);
static void call_jostle_dynamic_tree2_area_ratio(Fixture* f) {
    (void)f;
    float area_ratio;
    memset(&area_ratio, 0, sizeof area_ratio);
    const JostleCode code = jostle_dynamic_tree2_area_ratio(f->dynamic_tree2, &area_ratio);
    twin_jostle_dynamic_tree2_area_ratio(code, &area_ratio);
}

void twin_jostle_dynamic_tree2_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_dynamic_tree2_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_dynamic_tree2_byte_count(f->dynamic_tree2, &byte_count);
    twin_jostle_dynamic_tree2_byte_count(code, &byte_count);
}

void twin_jostle_dynamic_tree2_change_count(JostleCode code, const int* change_count);
static void call_jostle_dynamic_tree2_change_count(Fixture* f) {
    (void)f;
    int change_count;
    memset(&change_count, 0, sizeof change_count);
    const JostleCode code = jostle_dynamic_tree2_change_count(f->dynamic_tree2, &change_count);
    twin_jostle_dynamic_tree2_change_count(code, &change_count);
}

void twin_jostle_dynamic_tree2_wear(JostleCode code, const float* wear);
static void call_jostle_dynamic_tree2_wear(Fixture* f) {
    (void)f;
    float wear;
    memset(&wear, 0, sizeof wear);
    const JostleCode code = jostle_dynamic_tree2_wear(f->dynamic_tree2, &wear);
    twin_jostle_dynamic_tree2_wear(code, &wear);
}

void twin_jostle_dynamic_tree2_last_work(JostleCode code, const JostleTreeWork* last_work);
static void call_jostle_dynamic_tree2_last_work(Fixture* f) {
    (void)f;
    JostleTreeWork last_work;
    memset(&last_work, 0, sizeof last_work);
    const JostleCode code = jostle_dynamic_tree2_last_work(f->dynamic_tree2, &last_work);
    twin_jostle_dynamic_tree2_last_work(code, &last_work);
}

void twin_jostle_dynamic_tree2_options(JostleCode code, const JostleDynamicTreeOptions* options);
static void call_jostle_dynamic_tree2_options(Fixture* f) {
    (void)f;
    JostleDynamicTreeOptions options;
    memset(&options, 0, sizeof options);
    const JostleCode code = jostle_dynamic_tree2_options(f->dynamic_tree2, &options);
    twin_jostle_dynamic_tree2_options(code, &options);
}

void twin_jostle_dynamic_tree2_check(JostleCode code, const char* text, size_t length);
static void call_jostle_dynamic_tree2_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_dynamic_tree2_check(f->dynamic_tree2, text, sizeof text, &length);
    twin_jostle_dynamic_tree2_check(code, text, length);
}

void twin_jostle_dynamic_tree2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_dynamic_tree2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_dynamic_tree2_save(f->dynamic_tree2, bytes, sizeof bytes, &size);
    twin_jostle_dynamic_tree2_save(code, bytes, size);
}

void twin_jostle_dynamic_tree2_load(JostleCode code);
static void call_jostle_dynamic_tree2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_dynamic_tree2_load(f->dynamic_tree2, f->saved_dynamic_tree2.bytes, f->saved_dynamic_tree2.size);
    twin_jostle_dynamic_tree2_load(code);
}

void twin_jostle_dynamic_tree3_insert(JostleCode code, const int* insert);
static void call_jostle_dynamic_tree3_insert(Fixture* f) {
    (void)f;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    int insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_dynamic_tree3_insert(f->dynamic_tree3, box, user_data, &filter, &insert);
    twin_jostle_dynamic_tree3_insert(code, &insert);
}

void twin_jostle_dynamic_tree3_insert_all(JostleCode code, const int* ids);
static void call_jostle_dynamic_tree3_insert_all(Fixture* f) {
    (void)f;
    JostleAabb3Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes3;
    boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    boxes.stride = 0;
    static int ids[40];
    memset(ids, 0, sizeof ids);
    JostleUInt64Span user_data = {NULL, 0, 0};
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_dynamic_tree3_insert_all(f->dynamic_tree3, boxes, ids, 40, user_data, &filter);
    twin_jostle_dynamic_tree3_insert_all(code, ids);
}

void twin_jostle_dynamic_tree3_remove(JostleCode code);
static void call_jostle_dynamic_tree3_remove(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    const JostleCode code = jostle_dynamic_tree3_remove(f->dynamic_tree3, id);
    twin_jostle_dynamic_tree3_remove(code);
}

void twin_jostle_dynamic_tree3_reserve_more(JostleCode code);
static void call_jostle_dynamic_tree3_reserve_more(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_dynamic_tree3_reserve_more(f->dynamic_tree3, count);
    twin_jostle_dynamic_tree3_reserve_more(code);
}

void twin_jostle_dynamic_tree3_forget_reserved(JostleCode code);
static void call_jostle_dynamic_tree3_forget_reserved(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    count = 0;
    const JostleCode code = jostle_dynamic_tree3_forget_reserved(f->dynamic_tree3, count);
    twin_jostle_dynamic_tree3_forget_reserved(code);
}

void twin_jostle_dynamic_tree3_reserved_count(JostleCode code, const int* reserved_count);
static void call_jostle_dynamic_tree3_reserved_count(Fixture* f) {
    (void)f;
    int reserved_count;
    memset(&reserved_count, 0, sizeof reserved_count);
    const JostleCode code = jostle_dynamic_tree3_reserved_count(f->dynamic_tree3, &reserved_count);
    twin_jostle_dynamic_tree3_reserved_count(code, &reserved_count);
}

void twin_jostle_dynamic_tree3_move(JostleCode code, const JostleMoved* move);
static void call_jostle_dynamic_tree3_move(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleVec3 displacement;
    displacement = jostle_vec3_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    JostleMoved move;
    memset(&move, 0, sizeof move);
    const JostleCode code = jostle_dynamic_tree3_move(f->dynamic_tree3, id, box, displacement, &move);
    twin_jostle_dynamic_tree3_move(code, &move);
}

void twin_jostle_dynamic_tree3_move_in_place(JostleCode code, const JostleMoved* move_in_place);
static void call_jostle_dynamic_tree3_move_in_place(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleVec3 displacement;
    displacement = jostle_vec3_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    JostleMoved move_in_place;
    memset(&move_in_place, 0, sizeof move_in_place);
    const JostleCode code = jostle_dynamic_tree3_move_in_place(f->dynamic_tree3, id, box, displacement, &move_in_place);
    twin_jostle_dynamic_tree3_move_in_place(code, &move_in_place);
}

void twin_jostle_dynamic_tree3_move_all(JostleCode code, const uint8_t* moved, const int* count);
static void call_jostle_dynamic_tree3_move_all(Fixture* f) {
    (void)f;
    JostleAabb3Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes3;
    boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    boxes.stride = 0;
    JostleVec3Span displacements = {NULL, 0, 0};
    displacements.first = f->points3;
    displacements.count = sizeof f->points3 / sizeof f->points3[0];
    displacements.stride = 0;
    static uint8_t moved[64];
    memset(moved, 0, sizeof moved);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_move_all(f->dynamic_tree3, boxes, displacements, moved, 64, &count);
    twin_jostle_dynamic_tree3_move_all(code, moved, &count);
}

void twin_jostle_dynamic_tree3_fits(JostleCode code, const bool* fits);
static void call_jostle_dynamic_tree3_fits(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleVec3 displacement;
    displacement = jostle_vec3_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    bool fits;
    memset(&fits, 0, sizeof fits);
    const JostleCode code = jostle_dynamic_tree3_fits(f->dynamic_tree3, id, box, displacement, &fits);
    twin_jostle_dynamic_tree3_fits(code, &fits);
}

void twin_jostle_dynamic_tree3_slack(JostleCode code, const float* slack);
static void call_jostle_dynamic_tree3_slack(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    float slack;
    memset(&slack, 0, sizeof slack);
    const JostleCode code = jostle_dynamic_tree3_slack(f->dynamic_tree3, id, box, &slack);
    twin_jostle_dynamic_tree3_slack(code, &slack);
}

void twin_jostle_dynamic_tree3_enlarge(JostleCode code, const JostleMoved* enlarge);
static void call_jostle_dynamic_tree3_enlarge(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleMoved enlarge;
    memset(&enlarge, 0, sizeof enlarge);
    const JostleCode code = jostle_dynamic_tree3_enlarge(f->dynamic_tree3, id, box, &enlarge);
    twin_jostle_dynamic_tree3_enlarge(code, &enlarge);
}

void twin_jostle_dynamic_tree3_refit(JostleCode code);
static void call_jostle_dynamic_tree3_refit(Fixture* f) {
    (void)f;
    JostleAabb3Span fat_boxes = {NULL, 0, 0};
    fat_boxes.first = f->boxes3;
    fat_boxes.count = sizeof f->boxes3 / sizeof f->boxes3[0];
    fat_boxes.stride = 0;
    const JostleCode code = jostle_dynamic_tree3_refit(f->dynamic_tree3, fat_boxes);
    twin_jostle_dynamic_tree3_refit(code);
}

void twin_jostle_dynamic_tree3_rebuild(JostleCode code);
static void call_jostle_dynamic_tree3_rebuild(Fixture* f) {
    (void)f;
    JostleBuildMethod method;
    memset(&method, 0, sizeof method);
    method = JOSTLE_BUILD_METHOD_BINNED;
    const JostleCode code = jostle_dynamic_tree3_rebuild(f->dynamic_tree3, method, NULL);
    twin_jostle_dynamic_tree3_rebuild(code);
}

void twin_jostle_dynamic_tree3_optimize(JostleCode code);
static void call_jostle_dynamic_tree3_optimize(Fixture* f) {
    (void)f;
    int nodes;
    memset(&nodes, 0, sizeof nodes);
    nodes = 4;
    const JostleCode code = jostle_dynamic_tree3_optimize(f->dynamic_tree3, nodes);
    twin_jostle_dynamic_tree3_optimize(code);
}

void twin_jostle_dynamic_tree3_clear(JostleCode code);
static void call_jostle_dynamic_tree3_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_dynamic_tree3_clear(f->dynamic_tree3);
    twin_jostle_dynamic_tree3_clear(code);
}

void twin_jostle_dynamic_tree3_is_live(JostleCode code, const bool* live);
static void call_jostle_dynamic_tree3_is_live(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    bool live;
    memset(&live, 0, sizeof live);
    const JostleCode code = jostle_dynamic_tree3_is_live(f->dynamic_tree3, id, &live);
    twin_jostle_dynamic_tree3_is_live(code, &live);
}

void twin_jostle_dynamic_tree3_id_end(JostleCode code, const int* id_end);
static void call_jostle_dynamic_tree3_id_end(Fixture* f) {
    (void)f;
    int id_end;
    memset(&id_end, 0, sizeof id_end);
    const JostleCode code = jostle_dynamic_tree3_id_end(f->dynamic_tree3, &id_end);
    twin_jostle_dynamic_tree3_id_end(code, &id_end);
}

void twin_jostle_dynamic_tree3_fat_box(JostleCode code, const JostleAabb3* fat_box);
static void call_jostle_dynamic_tree3_fat_box(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleAabb3 fat_box;
    memset(&fat_box, 0, sizeof fat_box);
    const JostleCode code = jostle_dynamic_tree3_fat_box(f->dynamic_tree3, id, &fat_box);
    twin_jostle_dynamic_tree3_fat_box(code, &fat_box);
}

void twin_jostle_dynamic_tree3_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_dynamic_tree3_user_data(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_dynamic_tree3_user_data(f->dynamic_tree3, id, &user_data);
    twin_jostle_dynamic_tree3_user_data(code, &user_data);
}

void twin_jostle_dynamic_tree3_set_user_data(JostleCode code);
static void call_jostle_dynamic_tree3_set_user_data(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    const JostleCode code = jostle_dynamic_tree3_set_user_data(f->dynamic_tree3, id, user_data);
    twin_jostle_dynamic_tree3_set_user_data(code);
}

void twin_jostle_dynamic_tree3_filter(JostleCode code, const JostleBoxFilter* filter);
static void call_jostle_dynamic_tree3_filter(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleBoxFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_dynamic_tree3_filter(f->dynamic_tree3, id, &filter);
    twin_jostle_dynamic_tree3_filter(code, &filter);
}

void twin_jostle_dynamic_tree3_set_filter(JostleCode code);
static void call_jostle_dynamic_tree3_set_filter(Fixture* f) {
    (void)f;
    int id;
    memset(&id, 0, sizeof id);
    id = 1;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_dynamic_tree3_set_filter(f->dynamic_tree3, id, &filter);
    twin_jostle_dynamic_tree3_set_filter(code);
}

void twin_jostle_dynamic_tree3_size(JostleCode code, const int* size);
static void call_jostle_dynamic_tree3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_dynamic_tree3_size(f->dynamic_tree3, &size);
    twin_jostle_dynamic_tree3_size(code, &size);
}

void twin_jostle_dynamic_tree3_height(JostleCode code, const int* height);
static void call_jostle_dynamic_tree3_height(Fixture* f) {
    (void)f;
    int height;
    memset(&height, 0, sizeof height);
    const JostleCode code = jostle_dynamic_tree3_height(f->dynamic_tree3, &height);
    twin_jostle_dynamic_tree3_height(code, &height);
}

void twin_jostle_dynamic_tree3_greatest_imbalance(JostleCode code, const int* greatest_imbalance);
static void call_jostle_dynamic_tree3_greatest_imbalance(Fixture* f) {
    (void)f;
    int greatest_imbalance;
    memset(&greatest_imbalance, 0, sizeof greatest_imbalance);
    const JostleCode code = jostle_dynamic_tree3_greatest_imbalance(f->dynamic_tree3, &greatest_imbalance);
    twin_jostle_dynamic_tree3_greatest_imbalance(code, &greatest_imbalance);
}

void twin_jostle_dynamic_tree3_node_count(JostleCode code, const int* node_count);
static void call_jostle_dynamic_tree3_node_count(Fixture* f) {
    (void)f;
    int node_count;
    memset(&node_count, 0, sizeof node_count);
    const JostleCode code = jostle_dynamic_tree3_node_count(f->dynamic_tree3, &node_count);
    twin_jostle_dynamic_tree3_node_count(code, &node_count);
}

void twin_jostle_dynamic_tree3_area_ratio(JostleCode code, const float* area_ratio);
static void call_jostle_dynamic_tree3_area_ratio(Fixture* f) {
    (void)f;
    float area_ratio;
    memset(&area_ratio, 0, sizeof area_ratio);
    const JostleCode code = jostle_dynamic_tree3_area_ratio(f->dynamic_tree3, &area_ratio);
    twin_jostle_dynamic_tree3_area_ratio(code, &area_ratio);
}

void twin_jostle_dynamic_tree3_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_dynamic_tree3_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_dynamic_tree3_byte_count(f->dynamic_tree3, &byte_count);
    twin_jostle_dynamic_tree3_byte_count(code, &byte_count);
}

void twin_jostle_dynamic_tree3_change_count(JostleCode code, const int* change_count);
static void call_jostle_dynamic_tree3_change_count(Fixture* f) {
    (void)f;
    int change_count;
    memset(&change_count, 0, sizeof change_count);
    const JostleCode code = jostle_dynamic_tree3_change_count(f->dynamic_tree3, &change_count);
    twin_jostle_dynamic_tree3_change_count(code, &change_count);
}

void twin_jostle_dynamic_tree3_wear(JostleCode code, const float* wear);
static void call_jostle_dynamic_tree3_wear(Fixture* f) {
    (void)f;
    float wear;
    memset(&wear, 0, sizeof wear);
    const JostleCode code = jostle_dynamic_tree3_wear(f->dynamic_tree3, &wear);
    twin_jostle_dynamic_tree3_wear(code, &wear);
}

void twin_jostle_dynamic_tree3_last_work(JostleCode code, const JostleTreeWork* last_work);
static void call_jostle_dynamic_tree3_last_work(Fixture* f) {
    (void)f;
    JostleTreeWork last_work;
    memset(&last_work, 0, sizeof last_work);
    const JostleCode code = jostle_dynamic_tree3_last_work(f->dynamic_tree3, &last_work);
    twin_jostle_dynamic_tree3_last_work(code, &last_work);
}

void twin_jostle_dynamic_tree3_options(JostleCode code, const JostleDynamicTreeOptions* options);
static void call_jostle_dynamic_tree3_options(Fixture* f) {
    (void)f;
    JostleDynamicTreeOptions options;
    memset(&options, 0, sizeof options);
    const JostleCode code = jostle_dynamic_tree3_options(f->dynamic_tree3, &options);
    twin_jostle_dynamic_tree3_options(code, &options);
}

void twin_jostle_dynamic_tree3_check(JostleCode code, const char* text, size_t length);
static void call_jostle_dynamic_tree3_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_dynamic_tree3_check(f->dynamic_tree3, text, sizeof text, &length);
    twin_jostle_dynamic_tree3_check(code, text, length);
}

void twin_jostle_dynamic_tree3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_dynamic_tree3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_dynamic_tree3_save(f->dynamic_tree3, bytes, sizeof bytes, &size);
    twin_jostle_dynamic_tree3_save(code, bytes, size);
}

void twin_jostle_dynamic_tree3_load(JostleCode code);
static void call_jostle_dynamic_tree3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_dynamic_tree3_load(f->dynamic_tree3, f->saved_dynamic_tree3.bytes, f->saved_dynamic_tree3.size);
    twin_jostle_dynamic_tree3_load(code);
}

void twin_jostle_broad_phase2_insert(JostleCode code, const int* insert);
static void call_jostle_broad_phase2_insert(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    JostleProxyOptions options;
    options = jostle_proxy_options_default();
    options.moved = true;
    options.apart = 0u;
    options.is_fat = true;
    int insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_broad_phase2_insert(f->broad_phase2, box, user_data, mobility, &filter, &options, &insert);
    twin_jostle_broad_phase2_insert(code, &insert);
}

void twin_jostle_broad_phase2_remove(JostleCode code);
static void call_jostle_broad_phase2_remove(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    const JostleCode code = jostle_broad_phase2_remove(f->broad_phase2, proxy);
    twin_jostle_broad_phase2_remove(code);
}

void twin_jostle_broad_phase2_reserve_more(JostleCode code);
static void call_jostle_broad_phase2_reserve_more(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_broad_phase2_reserve_more(f->broad_phase2, mobility, count);
    twin_jostle_broad_phase2_reserve_more(code);
}

void twin_jostle_broad_phase2_forget_reserved(JostleCode code);
static void call_jostle_broad_phase2_forget_reserved(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int count;
    memset(&count, 0, sizeof count);
    count = 0;
    const JostleCode code = jostle_broad_phase2_forget_reserved(f->broad_phase2, mobility, count);
    twin_jostle_broad_phase2_forget_reserved(code);
}

void twin_jostle_broad_phase2_reserved_count(JostleCode code, const int* reserved_count);
static void call_jostle_broad_phase2_reserved_count(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int reserved_count;
    memset(&reserved_count, 0, sizeof reserved_count);
    const JostleCode code = jostle_broad_phase2_reserved_count(f->broad_phase2, mobility, &reserved_count);
    twin_jostle_broad_phase2_reserved_count(code, &reserved_count);
}

void twin_jostle_broad_phase2_move(JostleCode code, const JostleMoved* move);
static void call_jostle_broad_phase2_move(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleVec2 displacement;
    displacement = jostle_vec2_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    JostleMoved move;
    memset(&move, 0, sizeof move);
    const JostleCode code = jostle_broad_phase2_move(f->broad_phase2, proxy, box, displacement, &move);
    twin_jostle_broad_phase2_move(code, &move);
}

void twin_jostle_broad_phase2_buffer_move(JostleCode code, const JostleMoved* buffer_move);
static void call_jostle_broad_phase2_buffer_move(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleVec2 displacement;
    displacement = jostle_vec2_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    JostleMoved buffer_move;
    memset(&buffer_move, 0, sizeof buffer_move);
    const JostleCode code = jostle_broad_phase2_buffer_move(f->broad_phase2, proxy, box, displacement, &buffer_move);
    twin_jostle_broad_phase2_buffer_move(code, &buffer_move);
}

void twin_jostle_broad_phase2_apply_moves(JostleCode code);
static void call_jostle_broad_phase2_apply_moves(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase2_apply_moves(f->broad_phase2);
    twin_jostle_broad_phase2_apply_moves(code);
}

void twin_jostle_broad_phase2_move_static(JostleCode code);
static void call_jostle_broad_phase2_move_static(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = (1 << 30);
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    const JostleCode code = jostle_broad_phase2_move_static(f->broad_phase2, proxy, box);
    twin_jostle_broad_phase2_move_static(code);
}

void twin_jostle_broad_phase2_shift_origin(JostleCode code);
static void call_jostle_broad_phase2_shift_origin(Fixture* f) {
    (void)f;
    JostleVec2 origin;
    memset(&origin, 0, sizeof origin);
    origin.x = 0.5f;
    origin.y = 0.25f;
    const JostleCode code = jostle_broad_phase2_shift_origin(f->broad_phase2, origin);
    twin_jostle_broad_phase2_shift_origin(code);
}

void twin_jostle_broad_phase2_mark_moved(JostleCode code);
static void call_jostle_broad_phase2_mark_moved(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    const JostleCode code = jostle_broad_phase2_mark_moved(f->broad_phase2, proxy);
    twin_jostle_broad_phase2_mark_moved(code);
}

void twin_jostle_broad_phase2_set_filter(JostleCode code);
static void call_jostle_broad_phase2_set_filter(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_broad_phase2_set_filter(f->broad_phase2, proxy, &filter);
    twin_jostle_broad_phase2_set_filter(code);
}

void twin_jostle_broad_phase2_set_apart(JostleCode code);
static void call_jostle_broad_phase2_set_apart(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint32_t apart;
    memset(&apart, 0, sizeof apart);
    apart = 1u;
    const JostleCode code = jostle_broad_phase2_set_apart(f->broad_phase2, proxy, apart);
    twin_jostle_broad_phase2_set_apart(code);
}

void twin_jostle_broad_phase2_set_user_data(JostleCode code);
static void call_jostle_broad_phase2_set_user_data(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    const JostleCode code = jostle_broad_phase2_set_user_data(f->broad_phase2, proxy, user_data);
    twin_jostle_broad_phase2_set_user_data(code);
}

void twin_jostle_broad_phase2_is_live(JostleCode code, const bool* live);
static void call_jostle_broad_phase2_is_live(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    bool live;
    memset(&live, 0, sizeof live);
    const JostleCode code = jostle_broad_phase2_is_live(f->broad_phase2, proxy, &live);
    twin_jostle_broad_phase2_is_live(code, &live);
}

void twin_jostle_broad_phase2_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_broad_phase2_user_data(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_broad_phase2_user_data(f->broad_phase2, proxy, &user_data);
    twin_jostle_broad_phase2_user_data(code, &user_data);
}

void twin_jostle_broad_phase2_filter(JostleCode code, const JostleBoxFilter* filter);
static void call_jostle_broad_phase2_filter(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleBoxFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_broad_phase2_filter(f->broad_phase2, proxy, &filter);
    twin_jostle_broad_phase2_filter(code, &filter);
}

void twin_jostle_broad_phase2_fat_box(JostleCode code, const JostleAabb2* fat_box);
static void call_jostle_broad_phase2_fat_box(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb2 fat_box;
    memset(&fat_box, 0, sizeof fat_box);
    const JostleCode code = jostle_broad_phase2_fat_box(f->broad_phase2, proxy, &fat_box);
    twin_jostle_broad_phase2_fat_box(code, &fat_box);
}

void twin_jostle_broad_phase2_slack(JostleCode code, const float* slack);
static void call_jostle_broad_phase2_slack(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    float slack;
    memset(&slack, 0, sizeof slack);
    const JostleCode code = jostle_broad_phase2_slack(f->broad_phase2, proxy, box, &slack);
    twin_jostle_broad_phase2_slack(code, &slack);
}

void twin_jostle_broad_phase2_overlap(JostleCode code, const bool* overlap);
static void call_jostle_broad_phase2_overlap(Fixture* f) {
    (void)f;
    int a;
    memset(&a, 0, sizeof a);
    a = 0;
    int b;
    memset(&b, 0, sizeof b);
    b = 1;
    bool overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_broad_phase2_overlap(f->broad_phase2, a, b, &overlap);
    twin_jostle_broad_phase2_overlap(code, &overlap);
}

void twin_jostle_broad_phase2_mobility(JostleCode code, const JostleMobility* mobility);
static void call_jostle_broad_phase2_mobility(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    const JostleCode code = jostle_broad_phase2_mobility(f->broad_phase2, proxy, &mobility);
    twin_jostle_broad_phase2_mobility(code, &mobility);
}

void twin_jostle_broad_phase2_apart(JostleCode code, const uint32_t* apart);
static void call_jostle_broad_phase2_apart(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint32_t apart;
    memset(&apart, 0, sizeof apart);
    const JostleCode code = jostle_broad_phase2_apart(f->broad_phase2, proxy, &apart);
    twin_jostle_broad_phase2_apart(code, &apart);
}

void twin_jostle_broad_phase2_has_moved(JostleCode code, const bool* has_moved);
static void call_jostle_broad_phase2_has_moved(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    bool has_moved;
    memset(&has_moved, 0, sizeof has_moved);
    const JostleCode code = jostle_broad_phase2_has_moved(f->broad_phase2, proxy, &has_moved);
    twin_jostle_broad_phase2_has_moved(code, &has_moved);
}

void twin_jostle_broad_phase2_find_pairs(JostleCode code, const JostleProxyPairSpan* find_pairs);
static void call_jostle_broad_phase2_find_pairs(Fixture* f) {
    (void)f;
    JostleProxyPairSpan find_pairs = {NULL, 0, 0};
    const JostleCode code = jostle_broad_phase2_find_pairs(f->broad_phase2, NULL, &find_pairs);
    twin_jostle_broad_phase2_find_pairs(code, &find_pairs);
}

void twin_jostle_broad_phase2_clear_moved(JostleCode code);
static void call_jostle_broad_phase2_clear_moved(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase2_clear_moved(f->broad_phase2);
    twin_jostle_broad_phase2_clear_moved(code);
}

void twin_jostle_broad_phase2_update_pairs(JostleCode code, const JostleProxyPairSpan* update_pairs);
static void call_jostle_broad_phase2_update_pairs(Fixture* f) {
    (void)f;
    JostleProxyPairSpan update_pairs = {NULL, 0, 0};
    const JostleCode code = jostle_broad_phase2_update_pairs(f->broad_phase2, NULL, &update_pairs);
    twin_jostle_broad_phase2_update_pairs(code, &update_pairs);
}

void twin_jostle_broad_phase2_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query);
static void call_jostle_broad_phase2_query(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static int found[64];
    memset(found, 0, sizeof found);
    size_t found_count = 0;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_broad_phase2_query(f->broad_phase2, box, found, 64, &found_count, &filter, &query);
    twin_jostle_broad_phase2_query(code, found, found_count, &query);
}

void twin_jostle_broad_phase2_size(JostleCode code, const int* size);
static void call_jostle_broad_phase2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_broad_phase2_size(f->broad_phase2, &size);
    twin_jostle_broad_phase2_size(code, &size);
}

void twin_jostle_broad_phase2_moved_count(JostleCode code, const int* moved_count);
static void call_jostle_broad_phase2_moved_count(Fixture* f) {
    (void)f;
    int moved_count;
    memset(&moved_count, 0, sizeof moved_count);
    const JostleCode code = jostle_broad_phase2_moved_count(f->broad_phase2, &moved_count);
    twin_jostle_broad_phase2_moved_count(code, &moved_count);
}

void twin_jostle_broad_phase2_static_height(JostleCode code, const int* static_height);
static void call_jostle_broad_phase2_static_height(Fixture* f) {
    (void)f;
    int static_height;
    memset(&static_height, 0, sizeof static_height);
    const JostleCode code = jostle_broad_phase2_static_height(f->broad_phase2, &static_height);
    twin_jostle_broad_phase2_static_height(code, &static_height);
}

void twin_jostle_broad_phase2_movable_height(JostleCode code, const int* movable_height);
static void call_jostle_broad_phase2_movable_height(Fixture* f) {
    (void)f;
    int movable_height;
    memset(&movable_height, 0, sizeof movable_height);
    const JostleCode code = jostle_broad_phase2_movable_height(f->broad_phase2, &movable_height);
    twin_jostle_broad_phase2_movable_height(code, &movable_height);
}

void twin_jostle_broad_phase2_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_broad_phase2_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_broad_phase2_byte_count(f->broad_phase2, &byte_count);
    twin_jostle_broad_phase2_byte_count(code, &byte_count);
}

void twin_jostle_broad_phase2_last_work(JostleCode code, const JostleQueryWork* last_work);
static void call_jostle_broad_phase2_last_work(Fixture* f) {
    (void)f;
    JostleQueryWork last_work;
    memset(&last_work, 0, sizeof last_work);
    const JostleCode code = jostle_broad_phase2_last_work(f->broad_phase2, &last_work);
    twin_jostle_broad_phase2_last_work(code, &last_work);
}

void twin_jostle_broad_phase2_check(JostleCode code, const char* text, size_t length);
static void call_jostle_broad_phase2_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_broad_phase2_check(f->broad_phase2, text, sizeof text, &length);
    twin_jostle_broad_phase2_check(code, text, length);
}

void twin_jostle_broad_phase2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_broad_phase2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_broad_phase2_save(f->broad_phase2, bytes, sizeof bytes, &size);
    twin_jostle_broad_phase2_save(code, bytes, size);
}

void twin_jostle_broad_phase2_load(JostleCode code);
static void call_jostle_broad_phase2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase2_load(f->broad_phase2, f->saved_broad_phase2.bytes, f->saved_broad_phase2.size);
    twin_jostle_broad_phase2_load(code);
}

void twin_jostle_broad_phase3_insert(JostleCode code, const int* insert);
static void call_jostle_broad_phase3_insert(Fixture* f) {
    (void)f;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    JostleProxyOptions options;
    options = jostle_proxy_options_default();
    options.moved = true;
    options.apart = 0u;
    options.is_fat = true;
    int insert;
    memset(&insert, 0, sizeof insert);
    const JostleCode code = jostle_broad_phase3_insert(f->broad_phase3, box, user_data, mobility, &filter, &options, &insert);
    twin_jostle_broad_phase3_insert(code, &insert);
}

void twin_jostle_broad_phase3_remove(JostleCode code);
static void call_jostle_broad_phase3_remove(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    const JostleCode code = jostle_broad_phase3_remove(f->broad_phase3, proxy);
    twin_jostle_broad_phase3_remove(code);
}

void twin_jostle_broad_phase3_reserve_more(JostleCode code);
static void call_jostle_broad_phase3_reserve_more(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_broad_phase3_reserve_more(f->broad_phase3, mobility, count);
    twin_jostle_broad_phase3_reserve_more(code);
}

void twin_jostle_broad_phase3_forget_reserved(JostleCode code);
static void call_jostle_broad_phase3_forget_reserved(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int count;
    memset(&count, 0, sizeof count);
    count = 0;
    const JostleCode code = jostle_broad_phase3_forget_reserved(f->broad_phase3, mobility, count);
    twin_jostle_broad_phase3_forget_reserved(code);
}

void twin_jostle_broad_phase3_reserved_count(JostleCode code, const int* reserved_count);
static void call_jostle_broad_phase3_reserved_count(Fixture* f) {
    (void)f;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    mobility = JOSTLE_MOBILITY_MOVABLE;
    int reserved_count;
    memset(&reserved_count, 0, sizeof reserved_count);
    const JostleCode code = jostle_broad_phase3_reserved_count(f->broad_phase3, mobility, &reserved_count);
    twin_jostle_broad_phase3_reserved_count(code, &reserved_count);
}

void twin_jostle_broad_phase3_move(JostleCode code, const JostleMoved* move);
static void call_jostle_broad_phase3_move(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleVec3 displacement;
    displacement = jostle_vec3_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    JostleMoved move;
    memset(&move, 0, sizeof move);
    const JostleCode code = jostle_broad_phase3_move(f->broad_phase3, proxy, box, displacement, &move);
    twin_jostle_broad_phase3_move(code, &move);
}

void twin_jostle_broad_phase3_buffer_move(JostleCode code, const JostleMoved* buffer_move);
static void call_jostle_broad_phase3_buffer_move(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    JostleVec3 displacement;
    displacement = jostle_vec3_default();
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    JostleMoved buffer_move;
    memset(&buffer_move, 0, sizeof buffer_move);
    const JostleCode code = jostle_broad_phase3_buffer_move(f->broad_phase3, proxy, box, displacement, &buffer_move);
    twin_jostle_broad_phase3_buffer_move(code, &buffer_move);
}

void twin_jostle_broad_phase3_apply_moves(JostleCode code);
static void call_jostle_broad_phase3_apply_moves(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase3_apply_moves(f->broad_phase3);
    twin_jostle_broad_phase3_apply_moves(code);
}

void twin_jostle_broad_phase3_move_static(JostleCode code);
static void call_jostle_broad_phase3_move_static(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = (1 << 30);
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    const JostleCode code = jostle_broad_phase3_move_static(f->broad_phase3, proxy, box);
    twin_jostle_broad_phase3_move_static(code);
}

void twin_jostle_broad_phase3_shift_origin(JostleCode code);
static void call_jostle_broad_phase3_shift_origin(Fixture* f) {
    (void)f;
    JostleVec3 origin;
    memset(&origin, 0, sizeof origin);
    origin.x = 0.5f;
    origin.y = 0.25f;
    origin.z = 0.75f;
    const JostleCode code = jostle_broad_phase3_shift_origin(f->broad_phase3, origin);
    twin_jostle_broad_phase3_shift_origin(code);
}

void twin_jostle_broad_phase3_mark_moved(JostleCode code);
static void call_jostle_broad_phase3_mark_moved(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    const JostleCode code = jostle_broad_phase3_mark_moved(f->broad_phase3, proxy);
    twin_jostle_broad_phase3_mark_moved(code);
}

void twin_jostle_broad_phase3_set_filter(JostleCode code);
static void call_jostle_broad_phase3_set_filter(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleBoxFilter filter;
    filter = jostle_box_filter_default();
    filter.category = 6u;
    filter.mask = 7u;
    const JostleCode code = jostle_broad_phase3_set_filter(f->broad_phase3, proxy, &filter);
    twin_jostle_broad_phase3_set_filter(code);
}

void twin_jostle_broad_phase3_set_apart(JostleCode code);
static void call_jostle_broad_phase3_set_apart(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint32_t apart;
    memset(&apart, 0, sizeof apart);
    apart = 1u;
    const JostleCode code = jostle_broad_phase3_set_apart(f->broad_phase3, proxy, apart);
    twin_jostle_broad_phase3_set_apart(code);
}

void twin_jostle_broad_phase3_set_user_data(JostleCode code);
static void call_jostle_broad_phase3_set_user_data(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    user_data = 77u;
    const JostleCode code = jostle_broad_phase3_set_user_data(f->broad_phase3, proxy, user_data);
    twin_jostle_broad_phase3_set_user_data(code);
}

void twin_jostle_broad_phase3_is_live(JostleCode code, const bool* live);
static void call_jostle_broad_phase3_is_live(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    bool live;
    memset(&live, 0, sizeof live);
    const JostleCode code = jostle_broad_phase3_is_live(f->broad_phase3, proxy, &live);
    twin_jostle_broad_phase3_is_live(code, &live);
}

void twin_jostle_broad_phase3_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_broad_phase3_user_data(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_broad_phase3_user_data(f->broad_phase3, proxy, &user_data);
    twin_jostle_broad_phase3_user_data(code, &user_data);
}

void twin_jostle_broad_phase3_filter(JostleCode code, const JostleBoxFilter* filter);
static void call_jostle_broad_phase3_filter(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleBoxFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_broad_phase3_filter(f->broad_phase3, proxy, &filter);
    twin_jostle_broad_phase3_filter(code, &filter);
}

void twin_jostle_broad_phase3_fat_box(JostleCode code, const JostleAabb3* fat_box);
static void call_jostle_broad_phase3_fat_box(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb3 fat_box;
    memset(&fat_box, 0, sizeof fat_box);
    const JostleCode code = jostle_broad_phase3_fat_box(f->broad_phase3, proxy, &fat_box);
    twin_jostle_broad_phase3_fat_box(code, &fat_box);
}

void twin_jostle_broad_phase3_slack(JostleCode code, const float* slack);
static void call_jostle_broad_phase3_slack(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleAabb3 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    float slack;
    memset(&slack, 0, sizeof slack);
    const JostleCode code = jostle_broad_phase3_slack(f->broad_phase3, proxy, box, &slack);
    twin_jostle_broad_phase3_slack(code, &slack);
}

void twin_jostle_broad_phase3_overlap(JostleCode code, const bool* overlap);
static void call_jostle_broad_phase3_overlap(Fixture* f) {
    (void)f;
    int a;
    memset(&a, 0, sizeof a);
    a = 0;
    int b;
    memset(&b, 0, sizeof b);
    b = 1;
    bool overlap;
    memset(&overlap, 0, sizeof overlap);
    const JostleCode code = jostle_broad_phase3_overlap(f->broad_phase3, a, b, &overlap);
    twin_jostle_broad_phase3_overlap(code, &overlap);
}

void twin_jostle_broad_phase3_mobility(JostleCode code, const JostleMobility* mobility);
static void call_jostle_broad_phase3_mobility(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    JostleMobility mobility;
    memset(&mobility, 0, sizeof mobility);
    const JostleCode code = jostle_broad_phase3_mobility(f->broad_phase3, proxy, &mobility);
    twin_jostle_broad_phase3_mobility(code, &mobility);
}

void twin_jostle_broad_phase3_apart(JostleCode code, const uint32_t* apart);
static void call_jostle_broad_phase3_apart(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    uint32_t apart;
    memset(&apart, 0, sizeof apart);
    const JostleCode code = jostle_broad_phase3_apart(f->broad_phase3, proxy, &apart);
    twin_jostle_broad_phase3_apart(code, &apart);
}

void twin_jostle_broad_phase3_has_moved(JostleCode code, const bool* has_moved);
static void call_jostle_broad_phase3_has_moved(Fixture* f) {
    (void)f;
    int proxy;
    memset(&proxy, 0, sizeof proxy);
    proxy = 1;
    bool has_moved;
    memset(&has_moved, 0, sizeof has_moved);
    const JostleCode code = jostle_broad_phase3_has_moved(f->broad_phase3, proxy, &has_moved);
    twin_jostle_broad_phase3_has_moved(code, &has_moved);
}

void twin_jostle_broad_phase3_find_pairs(JostleCode code, const JostleProxyPairSpan* find_pairs);
static void call_jostle_broad_phase3_find_pairs(Fixture* f) {
    (void)f;
    JostleProxyPairSpan find_pairs = {NULL, 0, 0};
    const JostleCode code = jostle_broad_phase3_find_pairs(f->broad_phase3, NULL, &find_pairs);
    twin_jostle_broad_phase3_find_pairs(code, &find_pairs);
}

void twin_jostle_broad_phase3_clear_moved(JostleCode code);
static void call_jostle_broad_phase3_clear_moved(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase3_clear_moved(f->broad_phase3);
    twin_jostle_broad_phase3_clear_moved(code);
}

void twin_jostle_broad_phase3_update_pairs(JostleCode code, const JostleProxyPairSpan* update_pairs);
static void call_jostle_broad_phase3_update_pairs(Fixture* f) {
    (void)f;
    JostleProxyPairSpan update_pairs = {NULL, 0, 0};
    const JostleCode code = jostle_broad_phase3_update_pairs(f->broad_phase3, NULL, &update_pairs);
    twin_jostle_broad_phase3_update_pairs(code, &update_pairs);
}

void twin_jostle_broad_phase3_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query);
static void call_jostle_broad_phase3_query(Fixture* f) {
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
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleQueryWork query;
    memset(&query, 0, sizeof query);
    const JostleCode code = jostle_broad_phase3_query(f->broad_phase3, box, found, 64, &found_count, &filter, &query);
    twin_jostle_broad_phase3_query(code, found, found_count, &query);
}

void twin_jostle_broad_phase3_size(JostleCode code, const int* size);
static void call_jostle_broad_phase3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_broad_phase3_size(f->broad_phase3, &size);
    twin_jostle_broad_phase3_size(code, &size);
}

void twin_jostle_broad_phase3_moved_count(JostleCode code, const int* moved_count);
static void call_jostle_broad_phase3_moved_count(Fixture* f) {
    (void)f;
    int moved_count;
    memset(&moved_count, 0, sizeof moved_count);
    const JostleCode code = jostle_broad_phase3_moved_count(f->broad_phase3, &moved_count);
    twin_jostle_broad_phase3_moved_count(code, &moved_count);
}

void twin_jostle_broad_phase3_static_height(JostleCode code, const int* static_height);
static void call_jostle_broad_phase3_static_height(Fixture* f) {
    (void)f;
    int static_height;
    memset(&static_height, 0, sizeof static_height);
    const JostleCode code = jostle_broad_phase3_static_height(f->broad_phase3, &static_height);
    twin_jostle_broad_phase3_static_height(code, &static_height);
}

void twin_jostle_broad_phase3_movable_height(JostleCode code, const int* movable_height);
static void call_jostle_broad_phase3_movable_height(Fixture* f) {
    (void)f;
    int movable_height;
    memset(&movable_height, 0, sizeof movable_height);
    const JostleCode code = jostle_broad_phase3_movable_height(f->broad_phase3, &movable_height);
    twin_jostle_broad_phase3_movable_height(code, &movable_height);
}

void twin_jostle_broad_phase3_byte_count(JostleCode code, const size_t* byte_count);
static void call_jostle_broad_phase3_byte_count(Fixture* f) {
    (void)f;
    size_t byte_count;
    memset(&byte_count, 0, sizeof byte_count);
    const JostleCode code = jostle_broad_phase3_byte_count(f->broad_phase3, &byte_count);
    twin_jostle_broad_phase3_byte_count(code, &byte_count);
}

void twin_jostle_broad_phase3_last_work(JostleCode code, const JostleQueryWork* last_work);
static void call_jostle_broad_phase3_last_work(Fixture* f) {
    (void)f;
    JostleQueryWork last_work;
    memset(&last_work, 0, sizeof last_work);
    const JostleCode code = jostle_broad_phase3_last_work(f->broad_phase3, &last_work);
    twin_jostle_broad_phase3_last_work(code, &last_work);
}

void twin_jostle_broad_phase3_check(JostleCode code, const char* text, size_t length);
static void call_jostle_broad_phase3_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_broad_phase3_check(f->broad_phase3, text, sizeof text, &length);
    twin_jostle_broad_phase3_check(code, text, length);
}

void twin_jostle_broad_phase3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_broad_phase3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_broad_phase3_save(f->broad_phase3, bytes, sizeof bytes, &size);
    twin_jostle_broad_phase3_save(code, bytes, size);
}

void twin_jostle_broad_phase3_load(JostleCode code);
static void call_jostle_broad_phase3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_broad_phase3_load(f->broad_phase3, f->saved_broad_phase3.bytes, f->saved_broad_phase3.size);
    twin_jostle_broad_phase3_load(code);
}

void twin_jostle_bvh2_query(JostleCode code, const int* found, const int* count);
static void call_jostle_bvh2_query(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static int found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_query(f->bvh2, box, found, 64, &count);
    twin_jostle_bvh2_query(code, found, &count);
}

void twin_jostle_bvh3_query(JostleCode code, const int* found, const int* count);
static void call_jostle_bvh3_query(Fixture* f) {
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
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_query(f->bvh3, box, found, 64, &count);
    twin_jostle_bvh3_query(code, found, &count);
}

void twin_jostle_bvh2_ray_all(JostleCode code, const int* found, const int* count);
static void call_jostle_bvh2_ray_all(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    static int found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_ray_all(f->bvh2, &ray, found, 64, &count);
    twin_jostle_bvh2_ray_all(code, found, &count);
}

void twin_jostle_bvh3_ray_all(JostleCode code, const int* found, const int* count);
static void call_jostle_bvh3_ray_all(Fixture* f) {
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
    static int found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_ray_all(f->bvh3, &ray, found, 64, &count);
    twin_jostle_bvh3_ray_all(code, found, &count);
}

void twin_jostle_bvh2_ray_closest(JostleCode code, const JostleCastHit* ray_closest);
static void call_jostle_bvh2_ray_closest(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleCastHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_bvh2_ray_closest(f->bvh2, &ray, &ray_closest);
    twin_jostle_bvh2_ray_closest(code, &ray_closest);
}

void twin_jostle_bvh3_ray_closest(JostleCode code, const JostleCastHit* ray_closest);
static void call_jostle_bvh3_ray_closest(Fixture* f) {
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
    JostleCastHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_bvh3_ray_closest(f->bvh3, &ray, &ray_closest);
    twin_jostle_bvh3_ray_closest(code, &ray_closest);
}

void twin_jostle_bvh2_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_bvh2_ray_any(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    bool ray_any;
    memset(&ray_any, 0, sizeof ray_any);
    const JostleCode code = jostle_bvh2_ray_any(f->bvh2, &ray, &ray_any);
    twin_jostle_bvh2_ray_any(code, &ray_any);
}

void twin_jostle_bvh3_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_bvh3_ray_any(Fixture* f) {
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
    const JostleCode code = jostle_bvh3_ray_any(f->bvh3, &ray, &ray_any);
    twin_jostle_bvh3_ray_any(code, &ray_any);
}

void twin_jostle_bvh2_box_closest(JostleCode code, const JostleCastHit* box_closest);
static void call_jostle_bvh2_box_closest(Fixture* f) {
    (void)f;
    JostleBoxCast2 cast;
    memset(&cast, 0, sizeof cast);
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.max_fraction = 1.0f;
    JostleCastHit box_closest;
    memset(&box_closest, 0, sizeof box_closest);
    const JostleCode code = jostle_bvh2_box_closest(f->bvh2, &cast, &box_closest);
    twin_jostle_bvh2_box_closest(code, &box_closest);
}

void twin_jostle_bvh3_box_closest(JostleCode code, const JostleCastHit* box_closest);
static void call_jostle_bvh3_box_closest(Fixture* f) {
    (void)f;
    JostleBoxCast3 cast;
    memset(&cast, 0, sizeof cast);
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.lower.z = -2.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.box.upper.z = 2.0f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.translation.z = 1.0f;
    cast.max_fraction = 1.0f;
    JostleCastHit box_closest;
    memset(&box_closest, 0, sizeof box_closest);
    const JostleCode code = jostle_bvh3_box_closest(f->bvh3, &cast, &box_closest);
    twin_jostle_bvh3_box_closest(code, &box_closest);
}

void twin_jostle_bvh2_radius(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_bvh2_radius(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_radius(f->bvh2, p, r, found, 64, &count);
    twin_jostle_bvh2_radius(code, found, &count);
}

void twin_jostle_bvh3_radius(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_bvh3_radius(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_radius(f->bvh3, p, r, found, 64, &count);
    twin_jostle_bvh3_radius(code, found, &count);
}

void twin_jostle_bvh2_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_bvh2_k_nearest(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_k_nearest(f->bvh2, p, r, found, 64, &count);
    twin_jostle_bvh2_k_nearest(code, found, &count);
}

void twin_jostle_bvh3_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_bvh3_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_k_nearest(f->bvh3, p, r, found, 64, &count);
    twin_jostle_bvh3_k_nearest(code, found, &count);
}

void twin_jostle_bvh2_self_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_bvh2_self_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_self_pairs(f->bvh2, found, 64, &count);
    twin_jostle_bvh2_self_pairs(code, found, &count);
}

void twin_jostle_bvh3_self_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_bvh3_self_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_self_pairs(f->bvh3, found, 64, &count);
    twin_jostle_bvh3_self_pairs(code, found, &count);
}

void twin_jostle_bvh2_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_bvh2_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh2_pairs(f->bvh2, f->other_bvh2, found, 64, &count);
    twin_jostle_bvh2_pairs(code, found, &count);
}

void twin_jostle_bvh3_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_bvh3_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_bvh3_pairs(f->bvh3, f->other_bvh3, found, 64, &count);
    twin_jostle_bvh3_pairs(code, found, &count);
}

void twin_jostle_dynamic_tree2_query(JostleCode code, const int* found, const int* count);
static void call_jostle_dynamic_tree2_query(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static int found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_query(f->dynamic_tree2, box, found, 64, &filter, &count);
    twin_jostle_dynamic_tree2_query(code, found, &count);
}

void twin_jostle_dynamic_tree3_query(JostleCode code, const int* found, const int* count);
static void call_jostle_dynamic_tree3_query(Fixture* f) {
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
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_query(f->dynamic_tree3, box, found, 64, &filter, &count);
    twin_jostle_dynamic_tree3_query(code, found, &count);
}

void twin_jostle_dynamic_tree2_ray_all(JostleCode code, const int* found, const int* count);
static void call_jostle_dynamic_tree2_ray_all(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    static int found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_ray_all(f->dynamic_tree2, &ray, found, 64, &filter, &count);
    twin_jostle_dynamic_tree2_ray_all(code, found, &count);
}

void twin_jostle_dynamic_tree3_ray_all(JostleCode code, const int* found, const int* count);
static void call_jostle_dynamic_tree3_ray_all(Fixture* f) {
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
    static int found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_ray_all(f->dynamic_tree3, &ray, found, 64, &filter, &count);
    twin_jostle_dynamic_tree3_ray_all(code, found, &count);
}

void twin_jostle_dynamic_tree2_ray_closest(JostleCode code, const JostleCastHit* ray_closest);
static void call_jostle_dynamic_tree2_ray_closest(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleCastHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_dynamic_tree2_ray_closest(f->dynamic_tree2, &ray, &filter, &ray_closest);
    twin_jostle_dynamic_tree2_ray_closest(code, &ray_closest);
}

void twin_jostle_dynamic_tree3_ray_closest(JostleCode code, const JostleCastHit* ray_closest);
static void call_jostle_dynamic_tree3_ray_closest(Fixture* f) {
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
    JostleCastHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_dynamic_tree3_ray_closest(f->dynamic_tree3, &ray, &filter, &ray_closest);
    twin_jostle_dynamic_tree3_ray_closest(code, &ray_closest);
}

void twin_jostle_dynamic_tree2_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_dynamic_tree2_ray_any(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    bool ray_any;
    memset(&ray_any, 0, sizeof ray_any);
    const JostleCode code = jostle_dynamic_tree2_ray_any(f->dynamic_tree2, &ray, &filter, &ray_any);
    twin_jostle_dynamic_tree2_ray_any(code, &ray_any);
}

void twin_jostle_dynamic_tree3_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_dynamic_tree3_ray_any(Fixture* f) {
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
    const JostleCode code = jostle_dynamic_tree3_ray_any(f->dynamic_tree3, &ray, &filter, &ray_any);
    twin_jostle_dynamic_tree3_ray_any(code, &ray_any);
}

void twin_jostle_dynamic_tree2_box_closest(JostleCode code, const JostleCastHit* box_closest);
static void call_jostle_dynamic_tree2_box_closest(Fixture* f) {
    (void)f;
    JostleBoxCast2 cast;
    memset(&cast, 0, sizeof cast);
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.max_fraction = 1.0f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleCastHit box_closest;
    memset(&box_closest, 0, sizeof box_closest);
    const JostleCode code = jostle_dynamic_tree2_box_closest(f->dynamic_tree2, &cast, &filter, &box_closest);
    twin_jostle_dynamic_tree2_box_closest(code, &box_closest);
}

void twin_jostle_dynamic_tree3_box_closest(JostleCode code, const JostleCastHit* box_closest);
static void call_jostle_dynamic_tree3_box_closest(Fixture* f) {
    (void)f;
    JostleBoxCast3 cast;
    memset(&cast, 0, sizeof cast);
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.lower.z = -2.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.box.upper.z = 2.0f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.translation.z = 1.0f;
    cast.max_fraction = 1.0f;
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    JostleCastHit box_closest;
    memset(&box_closest, 0, sizeof box_closest);
    const JostleCode code = jostle_dynamic_tree3_box_closest(f->dynamic_tree3, &cast, &filter, &box_closest);
    twin_jostle_dynamic_tree3_box_closest(code, &box_closest);
}

void twin_jostle_dynamic_tree2_radius(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_dynamic_tree2_radius(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_radius(f->dynamic_tree2, p, r, found, 64, &filter, &count);
    twin_jostle_dynamic_tree2_radius(code, found, &count);
}

void twin_jostle_dynamic_tree3_radius(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_dynamic_tree3_radius(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_radius(f->dynamic_tree3, p, r, found, 64, &filter, &count);
    twin_jostle_dynamic_tree3_radius(code, found, &count);
}

void twin_jostle_dynamic_tree2_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_dynamic_tree2_k_nearest(Fixture* f) {
    (void)f;
    JostleVec2 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_k_nearest(f->dynamic_tree2, p, r, found, 64, &filter, &count);
    twin_jostle_dynamic_tree2_k_nearest(code, found, &count);
}

void twin_jostle_dynamic_tree3_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count);
static void call_jostle_dynamic_tree3_k_nearest(Fixture* f) {
    (void)f;
    JostleVec3 p;
    memset(&p, 0, sizeof p);
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r;
    memset(&r, 0, sizeof r);
    r = 2.5f;
    static JostleNeighbor found[64];
    memset(found, 0, sizeof found);
    JostleQueryFilter filter;
    filter = jostle_query_filter_default();
    filter.mask = ~0ull;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_k_nearest(f->dynamic_tree3, p, r, found, 64, &filter, &count);
    twin_jostle_dynamic_tree3_k_nearest(code, found, &count);
}

void twin_jostle_dynamic_tree2_self_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_dynamic_tree2_self_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_self_pairs(f->dynamic_tree2, found, 64, &count);
    twin_jostle_dynamic_tree2_self_pairs(code, found, &count);
}

void twin_jostle_dynamic_tree3_self_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_dynamic_tree3_self_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_self_pairs(f->dynamic_tree3, found, 64, &count);
    twin_jostle_dynamic_tree3_self_pairs(code, found, &count);
}

void twin_jostle_dynamic_tree2_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_dynamic_tree2_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree2_pairs(f->dynamic_tree2, f->other_dynamic_tree2, found, 64, &count);
    twin_jostle_dynamic_tree2_pairs(code, found, &count);
}

void twin_jostle_dynamic_tree3_pairs(JostleCode code, const JostleItemPair* found, const int* count);
static void call_jostle_dynamic_tree3_pairs(Fixture* f) {
    (void)f;
    static JostleItemPair found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_dynamic_tree3_pairs(f->dynamic_tree3, f->other_dynamic_tree3, found, 64, &count);
    twin_jostle_dynamic_tree3_pairs(code, found, &count);
}

void test_trees(void) {
    run_call("jostle_kd_tree_options_default", "trees", call_jostle_kd_tree_options_default);
    run_call("jostle_dynamic_tree_options_default", "trees", call_jostle_dynamic_tree_options_default);
    run_call("jostle_broad_phase_options_default", "trees", call_jostle_broad_phase_options_default);
    run_call("jostle_bvh_options_default", "trees", call_jostle_bvh_options_default);
    run_call("jostle_box_filter_default", "trees", call_jostle_box_filter_default);
    run_call("jostle_proxy_options_default", "trees", call_jostle_proxy_options_default);
    run_call("jostle_query_filter_default", "trees", call_jostle_query_filter_default);
    run_call("jostle_kd_tree2_create", "trees", call_jostle_kd_tree2_create);
    run_call("jostle_kd_tree3_create", "trees", call_jostle_kd_tree3_create);
    run_call("jostle_kd_batch2_create", "trees", call_jostle_kd_batch2_create);
    run_call("jostle_kd_batch3_create", "trees", call_jostle_kd_batch3_create);
    run_call("jostle_bvh2_create", "trees", call_jostle_bvh2_create);
    run_call("jostle_bvh3_create", "trees", call_jostle_bvh3_create);
    run_call("jostle_dynamic_tree2_create", "trees", call_jostle_dynamic_tree2_create);
    run_call("jostle_dynamic_tree3_create", "trees", call_jostle_dynamic_tree3_create);
    run_call("jostle_broad_phase2_create", "trees", call_jostle_broad_phase2_create);
    run_call("jostle_broad_phase3_create", "trees", call_jostle_broad_phase3_create);
    run_call("jostle_kd_tree2_build", "trees", call_jostle_kd_tree2_build);
    run_call("jostle_kd_tree2_rebuild", "trees", call_jostle_kd_tree2_rebuild);
    run_call("jostle_kd_tree2_clear", "trees", call_jostle_kd_tree2_clear);
    run_call("jostle_kd_tree2_insert", "trees", call_jostle_kd_tree2_insert);
    run_call("jostle_kd_tree2_remove", "trees", call_jostle_kd_tree2_remove);
    run_call("jostle_kd_tree2_contains", "trees", call_jostle_kd_tree2_contains);
    run_call("jostle_kd_tree2_size", "trees", call_jostle_kd_tree2_size);
    run_call("jostle_kd_tree2_height", "trees", call_jostle_kd_tree2_height);
    run_call("jostle_kd_tree2_node_count", "trees", call_jostle_kd_tree2_node_count);
    run_call("jostle_kd_tree2_byte_count", "trees", call_jostle_kd_tree2_byte_count);
    run_call("jostle_kd_tree2_options", "trees", call_jostle_kd_tree2_options);
    run_call("jostle_kd_tree2_radius", "trees", call_jostle_kd_tree2_radius);
    run_call("jostle_kd_tree2_query", "trees", call_jostle_kd_tree2_query);
    run_call("jostle_kd_tree2_k_nearest", "trees", call_jostle_kd_tree2_k_nearest);
    run_call("jostle_kd_tree2_closest", "trees", call_jostle_kd_tree2_closest);
    run_call("jostle_kd_tree2_check", "trees", call_jostle_kd_tree2_check);
    run_call("jostle_kd_tree2_save", "trees", call_jostle_kd_tree2_save);
    run_call("jostle_kd_tree2_load", "trees", call_jostle_kd_tree2_load);
    run_call("jostle_kd_tree3_build", "trees", call_jostle_kd_tree3_build);
    run_call("jostle_kd_tree3_rebuild", "trees", call_jostle_kd_tree3_rebuild);
    run_call("jostle_kd_tree3_clear", "trees", call_jostle_kd_tree3_clear);
    run_call("jostle_kd_tree3_insert", "trees", call_jostle_kd_tree3_insert);
    run_call("jostle_kd_tree3_remove", "trees", call_jostle_kd_tree3_remove);
    run_call("jostle_kd_tree3_contains", "trees", call_jostle_kd_tree3_contains);
    run_call("jostle_kd_tree3_size", "trees", call_jostle_kd_tree3_size);
    run_call("jostle_kd_tree3_height", "trees", call_jostle_kd_tree3_height);
    run_call("jostle_kd_tree3_node_count", "trees", call_jostle_kd_tree3_node_count);
    run_call("jostle_kd_tree3_byte_count", "trees", call_jostle_kd_tree3_byte_count);
    run_call("jostle_kd_tree3_options", "trees", call_jostle_kd_tree3_options);
    run_call("jostle_kd_tree3_radius", "trees", call_jostle_kd_tree3_radius);
    run_call("jostle_kd_tree3_query", "trees", call_jostle_kd_tree3_query);
    run_call("jostle_kd_tree3_k_nearest", "trees", call_jostle_kd_tree3_k_nearest);
    run_call("jostle_kd_tree3_closest", "trees", call_jostle_kd_tree3_closest);
    run_call("jostle_kd_tree3_check", "trees", call_jostle_kd_tree3_check);
    run_call("jostle_kd_tree3_save", "trees", call_jostle_kd_tree3_save);
    run_call("jostle_kd_tree3_load", "trees", call_jostle_kd_tree3_load);
    run_call("jostle_kd_batch2_radius", "trees", call_jostle_kd_batch2_radius);
    run_call("jostle_kd_batch2_k_nearest", "trees", call_jostle_kd_batch2_k_nearest);
    run_call("jostle_kd_batch2_query", "trees", call_jostle_kd_batch2_query);
    run_call("jostle_kd_batch2_radius_of_all", "trees", call_jostle_kd_batch2_radius_of_all);
    run_call("jostle_kd_batch2_k_nearest_of_all", "trees", call_jostle_kd_batch2_k_nearest_of_all);
    run_call("jostle_kd_batch2_size", "trees", call_jostle_kd_batch2_size);
    run_call("jostle_kd_batch2_order", "trees", call_jostle_kd_batch2_order);
    run_call("jostle_kd_batch2_found", "trees", call_jostle_kd_batch2_found);
    run_call("jostle_kd_batch3_radius", "trees", call_jostle_kd_batch3_radius);
    run_call("jostle_kd_batch3_k_nearest", "trees", call_jostle_kd_batch3_k_nearest);
    run_call("jostle_kd_batch3_query", "trees", call_jostle_kd_batch3_query);
    run_call("jostle_kd_batch3_radius_of_all", "trees", call_jostle_kd_batch3_radius_of_all);
    run_call("jostle_kd_batch3_k_nearest_of_all", "trees", call_jostle_kd_batch3_k_nearest_of_all);
    run_call("jostle_kd_batch3_size", "trees", call_jostle_kd_batch3_size);
    run_call("jostle_kd_batch3_order", "trees", call_jostle_kd_batch3_order);
    run_call("jostle_kd_batch3_found", "trees", call_jostle_kd_batch3_found);
    run_call("jostle_bvh2_build", "trees", call_jostle_bvh2_build);
    run_call("jostle_bvh2_refit", "trees", call_jostle_bvh2_refit);
    run_call("jostle_bvh2_clear", "trees", call_jostle_bvh2_clear);
    run_call("jostle_bvh2_release_scratch", "trees", call_jostle_bvh2_release_scratch);
    run_call("jostle_bvh2_size", "trees", call_jostle_bvh2_size);
    run_call("jostle_bvh2_box", "trees", call_jostle_bvh2_box);
    run_call("jostle_bvh2_bounds", "trees", call_jostle_bvh2_bounds);
    run_call("jostle_bvh2_height", "trees", call_jostle_bvh2_height);
    run_call("jostle_bvh2_area_ratio", "trees", call_jostle_bvh2_area_ratio);
    run_call("jostle_bvh2_wear", "trees", call_jostle_bvh2_wear);
    run_call("jostle_bvh2_node_count", "trees", call_jostle_bvh2_node_count);
    run_call("jostle_bvh2_block_count", "trees", call_jostle_bvh2_block_count);
    run_call("jostle_bvh2_byte_count", "trees", call_jostle_bvh2_byte_count);
    run_call("jostle_bvh2_check", "trees", call_jostle_bvh2_check);
    run_call("jostle_bvh2_save", "trees", call_jostle_bvh2_save);
    run_call("jostle_bvh2_load", "trees", call_jostle_bvh2_load);
    run_call("jostle_bvh3_build", "trees", call_jostle_bvh3_build);
    run_call("jostle_bvh3_refit", "trees", call_jostle_bvh3_refit);
    run_call("jostle_bvh3_clear", "trees", call_jostle_bvh3_clear);
    run_call("jostle_bvh3_release_scratch", "trees", call_jostle_bvh3_release_scratch);
    run_call("jostle_bvh3_size", "trees", call_jostle_bvh3_size);
    run_call("jostle_bvh3_box", "trees", call_jostle_bvh3_box);
    run_call("jostle_bvh3_bounds", "trees", call_jostle_bvh3_bounds);
    run_call("jostle_bvh3_height", "trees", call_jostle_bvh3_height);
    run_call("jostle_bvh3_area_ratio", "trees", call_jostle_bvh3_area_ratio);
    run_call("jostle_bvh3_wear", "trees", call_jostle_bvh3_wear);
    run_call("jostle_bvh3_node_count", "trees", call_jostle_bvh3_node_count);
    run_call("jostle_bvh3_block_count", "trees", call_jostle_bvh3_block_count);
    run_call("jostle_bvh3_byte_count", "trees", call_jostle_bvh3_byte_count);
    run_call("jostle_bvh3_check", "trees", call_jostle_bvh3_check);
    run_call("jostle_bvh3_save", "trees", call_jostle_bvh3_save);
    run_call("jostle_bvh3_load", "trees", call_jostle_bvh3_load);
    run_call("jostle_dynamic_tree2_insert", "trees", call_jostle_dynamic_tree2_insert);
    run_call("jostle_dynamic_tree2_insert_all", "trees", call_jostle_dynamic_tree2_insert_all);
    run_call("jostle_dynamic_tree2_remove", "trees", call_jostle_dynamic_tree2_remove);
    run_call("jostle_dynamic_tree2_reserve_more", "trees", call_jostle_dynamic_tree2_reserve_more);
    run_call("jostle_dynamic_tree2_forget_reserved", "trees", call_jostle_dynamic_tree2_forget_reserved);
    run_call("jostle_dynamic_tree2_reserved_count", "trees", call_jostle_dynamic_tree2_reserved_count);
    run_call("jostle_dynamic_tree2_move", "trees", call_jostle_dynamic_tree2_move);
    run_call("jostle_dynamic_tree2_move_in_place", "trees", call_jostle_dynamic_tree2_move_in_place);
    run_call("jostle_dynamic_tree2_move_all", "trees", call_jostle_dynamic_tree2_move_all);
    run_call("jostle_dynamic_tree2_fits", "trees", call_jostle_dynamic_tree2_fits);
    run_call("jostle_dynamic_tree2_slack", "trees", call_jostle_dynamic_tree2_slack);
    run_call("jostle_dynamic_tree2_enlarge", "trees", call_jostle_dynamic_tree2_enlarge);
    run_call("jostle_dynamic_tree2_refit", "trees", call_jostle_dynamic_tree2_refit);
    run_call("jostle_dynamic_tree2_rebuild", "trees", call_jostle_dynamic_tree2_rebuild);
    run_call("jostle_dynamic_tree2_optimize", "trees", call_jostle_dynamic_tree2_optimize);
    run_call("jostle_dynamic_tree2_clear", "trees", call_jostle_dynamic_tree2_clear);
    run_call("jostle_dynamic_tree2_is_live", "trees", call_jostle_dynamic_tree2_is_live);
    run_call("jostle_dynamic_tree2_id_end", "trees", call_jostle_dynamic_tree2_id_end);
    run_call("jostle_dynamic_tree2_fat_box", "trees", call_jostle_dynamic_tree2_fat_box);
    run_call("jostle_dynamic_tree2_user_data", "trees", call_jostle_dynamic_tree2_user_data);
    run_call("jostle_dynamic_tree2_set_user_data", "trees", call_jostle_dynamic_tree2_set_user_data);
    run_call("jostle_dynamic_tree2_filter", "trees", call_jostle_dynamic_tree2_filter);
    run_call("jostle_dynamic_tree2_set_filter", "trees", call_jostle_dynamic_tree2_set_filter);
    run_call("jostle_dynamic_tree2_size", "trees", call_jostle_dynamic_tree2_size);
    run_call("jostle_dynamic_tree2_height", "trees", call_jostle_dynamic_tree2_height);
    run_call("jostle_dynamic_tree2_greatest_imbalance", "trees", call_jostle_dynamic_tree2_greatest_imbalance);
    run_call("jostle_dynamic_tree2_node_count", "trees", call_jostle_dynamic_tree2_node_count);
    run_call("jostle_dynamic_tree2_area_ratio", "trees", call_jostle_dynamic_tree2_area_ratio);
    run_call("jostle_dynamic_tree2_byte_count", "trees", call_jostle_dynamic_tree2_byte_count);
    run_call("jostle_dynamic_tree2_change_count", "trees", call_jostle_dynamic_tree2_change_count);
    run_call("jostle_dynamic_tree2_wear", "trees", call_jostle_dynamic_tree2_wear);
    run_call("jostle_dynamic_tree2_last_work", "trees", call_jostle_dynamic_tree2_last_work);
    run_call("jostle_dynamic_tree2_options", "trees", call_jostle_dynamic_tree2_options);
    run_call("jostle_dynamic_tree2_check", "trees", call_jostle_dynamic_tree2_check);
    run_call("jostle_dynamic_tree2_save", "trees", call_jostle_dynamic_tree2_save);
    run_call("jostle_dynamic_tree2_load", "trees", call_jostle_dynamic_tree2_load);
    run_call("jostle_dynamic_tree3_insert", "trees", call_jostle_dynamic_tree3_insert);
    run_call("jostle_dynamic_tree3_insert_all", "trees", call_jostle_dynamic_tree3_insert_all);
    run_call("jostle_dynamic_tree3_remove", "trees", call_jostle_dynamic_tree3_remove);
    run_call("jostle_dynamic_tree3_reserve_more", "trees", call_jostle_dynamic_tree3_reserve_more);
    run_call("jostle_dynamic_tree3_forget_reserved", "trees", call_jostle_dynamic_tree3_forget_reserved);
    run_call("jostle_dynamic_tree3_reserved_count", "trees", call_jostle_dynamic_tree3_reserved_count);
    run_call("jostle_dynamic_tree3_move", "trees", call_jostle_dynamic_tree3_move);
    run_call("jostle_dynamic_tree3_move_in_place", "trees", call_jostle_dynamic_tree3_move_in_place);
    run_call("jostle_dynamic_tree3_move_all", "trees", call_jostle_dynamic_tree3_move_all);
    run_call("jostle_dynamic_tree3_fits", "trees", call_jostle_dynamic_tree3_fits);
    run_call("jostle_dynamic_tree3_slack", "trees", call_jostle_dynamic_tree3_slack);
    run_call("jostle_dynamic_tree3_enlarge", "trees", call_jostle_dynamic_tree3_enlarge);
    run_call("jostle_dynamic_tree3_refit", "trees", call_jostle_dynamic_tree3_refit);
    run_call("jostle_dynamic_tree3_rebuild", "trees", call_jostle_dynamic_tree3_rebuild);
    run_call("jostle_dynamic_tree3_optimize", "trees", call_jostle_dynamic_tree3_optimize);
    run_call("jostle_dynamic_tree3_clear", "trees", call_jostle_dynamic_tree3_clear);
    run_call("jostle_dynamic_tree3_is_live", "trees", call_jostle_dynamic_tree3_is_live);
    run_call("jostle_dynamic_tree3_id_end", "trees", call_jostle_dynamic_tree3_id_end);
    run_call("jostle_dynamic_tree3_fat_box", "trees", call_jostle_dynamic_tree3_fat_box);
    run_call("jostle_dynamic_tree3_user_data", "trees", call_jostle_dynamic_tree3_user_data);
    run_call("jostle_dynamic_tree3_set_user_data", "trees", call_jostle_dynamic_tree3_set_user_data);
    run_call("jostle_dynamic_tree3_filter", "trees", call_jostle_dynamic_tree3_filter);
    run_call("jostle_dynamic_tree3_set_filter", "trees", call_jostle_dynamic_tree3_set_filter);
    run_call("jostle_dynamic_tree3_size", "trees", call_jostle_dynamic_tree3_size);
    run_call("jostle_dynamic_tree3_height", "trees", call_jostle_dynamic_tree3_height);
    run_call("jostle_dynamic_tree3_greatest_imbalance", "trees", call_jostle_dynamic_tree3_greatest_imbalance);
    run_call("jostle_dynamic_tree3_node_count", "trees", call_jostle_dynamic_tree3_node_count);
    run_call("jostle_dynamic_tree3_area_ratio", "trees", call_jostle_dynamic_tree3_area_ratio);
    run_call("jostle_dynamic_tree3_byte_count", "trees", call_jostle_dynamic_tree3_byte_count);
    run_call("jostle_dynamic_tree3_change_count", "trees", call_jostle_dynamic_tree3_change_count);
    run_call("jostle_dynamic_tree3_wear", "trees", call_jostle_dynamic_tree3_wear);
    run_call("jostle_dynamic_tree3_last_work", "trees", call_jostle_dynamic_tree3_last_work);
    run_call("jostle_dynamic_tree3_options", "trees", call_jostle_dynamic_tree3_options);
    run_call("jostle_dynamic_tree3_check", "trees", call_jostle_dynamic_tree3_check);
    run_call("jostle_dynamic_tree3_save", "trees", call_jostle_dynamic_tree3_save);
    run_call("jostle_dynamic_tree3_load", "trees", call_jostle_dynamic_tree3_load);
    run_call("jostle_broad_phase2_insert", "trees", call_jostle_broad_phase2_insert);
    run_call("jostle_broad_phase2_remove", "trees", call_jostle_broad_phase2_remove);
    run_call("jostle_broad_phase2_reserve_more", "trees", call_jostle_broad_phase2_reserve_more);
    run_call("jostle_broad_phase2_forget_reserved", "trees", call_jostle_broad_phase2_forget_reserved);
    run_call("jostle_broad_phase2_reserved_count", "trees", call_jostle_broad_phase2_reserved_count);
    run_call("jostle_broad_phase2_move", "trees", call_jostle_broad_phase2_move);
    run_call("jostle_broad_phase2_buffer_move", "trees", call_jostle_broad_phase2_buffer_move);
    run_call("jostle_broad_phase2_apply_moves", "trees", call_jostle_broad_phase2_apply_moves);
    run_call("jostle_broad_phase2_move_static", "trees", call_jostle_broad_phase2_move_static);
    run_call("jostle_broad_phase2_shift_origin", "trees", call_jostle_broad_phase2_shift_origin);
    run_call("jostle_broad_phase2_mark_moved", "trees", call_jostle_broad_phase2_mark_moved);
    run_call("jostle_broad_phase2_set_filter", "trees", call_jostle_broad_phase2_set_filter);
    run_call("jostle_broad_phase2_set_apart", "trees", call_jostle_broad_phase2_set_apart);
    run_call("jostle_broad_phase2_set_user_data", "trees", call_jostle_broad_phase2_set_user_data);
    run_call("jostle_broad_phase2_is_live", "trees", call_jostle_broad_phase2_is_live);
    run_call("jostle_broad_phase2_user_data", "trees", call_jostle_broad_phase2_user_data);
    run_call("jostle_broad_phase2_filter", "trees", call_jostle_broad_phase2_filter);
    run_call("jostle_broad_phase2_fat_box", "trees", call_jostle_broad_phase2_fat_box);
    run_call("jostle_broad_phase2_slack", "trees", call_jostle_broad_phase2_slack);
    run_call("jostle_broad_phase2_overlap", "trees", call_jostle_broad_phase2_overlap);
    run_call("jostle_broad_phase2_mobility", "trees", call_jostle_broad_phase2_mobility);
    run_call("jostle_broad_phase2_apart", "trees", call_jostle_broad_phase2_apart);
    run_call("jostle_broad_phase2_has_moved", "trees", call_jostle_broad_phase2_has_moved);
    run_call("jostle_broad_phase2_find_pairs", "trees", call_jostle_broad_phase2_find_pairs);
    run_call("jostle_broad_phase2_clear_moved", "trees", call_jostle_broad_phase2_clear_moved);
    run_call("jostle_broad_phase2_update_pairs", "trees", call_jostle_broad_phase2_update_pairs);
    run_call("jostle_broad_phase2_query", "trees", call_jostle_broad_phase2_query);
    run_call("jostle_broad_phase2_size", "trees", call_jostle_broad_phase2_size);
    run_call("jostle_broad_phase2_moved_count", "trees", call_jostle_broad_phase2_moved_count);
    run_call("jostle_broad_phase2_static_height", "trees", call_jostle_broad_phase2_static_height);
    run_call("jostle_broad_phase2_movable_height", "trees", call_jostle_broad_phase2_movable_height);
    run_call("jostle_broad_phase2_byte_count", "trees", call_jostle_broad_phase2_byte_count);
    run_call("jostle_broad_phase2_last_work", "trees", call_jostle_broad_phase2_last_work);
    run_call("jostle_broad_phase2_check", "trees", call_jostle_broad_phase2_check);
    run_call("jostle_broad_phase2_save", "trees", call_jostle_broad_phase2_save);
    run_call("jostle_broad_phase2_load", "trees", call_jostle_broad_phase2_load);
    run_call("jostle_broad_phase3_insert", "trees", call_jostle_broad_phase3_insert);
    run_call("jostle_broad_phase3_remove", "trees", call_jostle_broad_phase3_remove);
    run_call("jostle_broad_phase3_reserve_more", "trees", call_jostle_broad_phase3_reserve_more);
    run_call("jostle_broad_phase3_forget_reserved", "trees", call_jostle_broad_phase3_forget_reserved);
    run_call("jostle_broad_phase3_reserved_count", "trees", call_jostle_broad_phase3_reserved_count);
    run_call("jostle_broad_phase3_move", "trees", call_jostle_broad_phase3_move);
    run_call("jostle_broad_phase3_buffer_move", "trees", call_jostle_broad_phase3_buffer_move);
    run_call("jostle_broad_phase3_apply_moves", "trees", call_jostle_broad_phase3_apply_moves);
    run_call("jostle_broad_phase3_move_static", "trees", call_jostle_broad_phase3_move_static);
    run_call("jostle_broad_phase3_shift_origin", "trees", call_jostle_broad_phase3_shift_origin);
    run_call("jostle_broad_phase3_mark_moved", "trees", call_jostle_broad_phase3_mark_moved);
    run_call("jostle_broad_phase3_set_filter", "trees", call_jostle_broad_phase3_set_filter);
    run_call("jostle_broad_phase3_set_apart", "trees", call_jostle_broad_phase3_set_apart);
    run_call("jostle_broad_phase3_set_user_data", "trees", call_jostle_broad_phase3_set_user_data);
    run_call("jostle_broad_phase3_is_live", "trees", call_jostle_broad_phase3_is_live);
    run_call("jostle_broad_phase3_user_data", "trees", call_jostle_broad_phase3_user_data);
    run_call("jostle_broad_phase3_filter", "trees", call_jostle_broad_phase3_filter);
    run_call("jostle_broad_phase3_fat_box", "trees", call_jostle_broad_phase3_fat_box);
    run_call("jostle_broad_phase3_slack", "trees", call_jostle_broad_phase3_slack);
    run_call("jostle_broad_phase3_overlap", "trees", call_jostle_broad_phase3_overlap);
    run_call("jostle_broad_phase3_mobility", "trees", call_jostle_broad_phase3_mobility);
    run_call("jostle_broad_phase3_apart", "trees", call_jostle_broad_phase3_apart);
    run_call("jostle_broad_phase3_has_moved", "trees", call_jostle_broad_phase3_has_moved);
    run_call("jostle_broad_phase3_find_pairs", "trees", call_jostle_broad_phase3_find_pairs);
    run_call("jostle_broad_phase3_clear_moved", "trees", call_jostle_broad_phase3_clear_moved);
    run_call("jostle_broad_phase3_update_pairs", "trees", call_jostle_broad_phase3_update_pairs);
    run_call("jostle_broad_phase3_query", "trees", call_jostle_broad_phase3_query);
    run_call("jostle_broad_phase3_size", "trees", call_jostle_broad_phase3_size);
    run_call("jostle_broad_phase3_moved_count", "trees", call_jostle_broad_phase3_moved_count);
    run_call("jostle_broad_phase3_static_height", "trees", call_jostle_broad_phase3_static_height);
    run_call("jostle_broad_phase3_movable_height", "trees", call_jostle_broad_phase3_movable_height);
    run_call("jostle_broad_phase3_byte_count", "trees", call_jostle_broad_phase3_byte_count);
    run_call("jostle_broad_phase3_last_work", "trees", call_jostle_broad_phase3_last_work);
    run_call("jostle_broad_phase3_check", "trees", call_jostle_broad_phase3_check);
    run_call("jostle_broad_phase3_save", "trees", call_jostle_broad_phase3_save);
    run_call("jostle_broad_phase3_load", "trees", call_jostle_broad_phase3_load);
    run_call("jostle_bvh2_query", "trees", call_jostle_bvh2_query);
    run_call("jostle_bvh3_query", "trees", call_jostle_bvh3_query);
    run_call("jostle_bvh2_ray_all", "trees", call_jostle_bvh2_ray_all);
    run_call("jostle_bvh3_ray_all", "trees", call_jostle_bvh3_ray_all);
    run_call("jostle_bvh2_ray_closest", "trees", call_jostle_bvh2_ray_closest);
    run_call("jostle_bvh3_ray_closest", "trees", call_jostle_bvh3_ray_closest);
    run_call("jostle_bvh2_ray_any", "trees", call_jostle_bvh2_ray_any);
    run_call("jostle_bvh3_ray_any", "trees", call_jostle_bvh3_ray_any);
    run_call("jostle_bvh2_box_closest", "trees", call_jostle_bvh2_box_closest);
    run_call("jostle_bvh3_box_closest", "trees", call_jostle_bvh3_box_closest);
    run_call("jostle_bvh2_radius", "trees", call_jostle_bvh2_radius);
    run_call("jostle_bvh3_radius", "trees", call_jostle_bvh3_radius);
    run_call("jostle_bvh2_k_nearest", "trees", call_jostle_bvh2_k_nearest);
    run_call("jostle_bvh3_k_nearest", "trees", call_jostle_bvh3_k_nearest);
    run_call("jostle_bvh2_self_pairs", "trees", call_jostle_bvh2_self_pairs);
    run_call("jostle_bvh3_self_pairs", "trees", call_jostle_bvh3_self_pairs);
    run_call("jostle_bvh2_pairs", "trees", call_jostle_bvh2_pairs);
    run_call("jostle_bvh3_pairs", "trees", call_jostle_bvh3_pairs);
    run_call("jostle_dynamic_tree2_query", "trees", call_jostle_dynamic_tree2_query);
    run_call("jostle_dynamic_tree3_query", "trees", call_jostle_dynamic_tree3_query);
    run_call("jostle_dynamic_tree2_ray_all", "trees", call_jostle_dynamic_tree2_ray_all);
    run_call("jostle_dynamic_tree3_ray_all", "trees", call_jostle_dynamic_tree3_ray_all);
    run_call("jostle_dynamic_tree2_ray_closest", "trees", call_jostle_dynamic_tree2_ray_closest);
    run_call("jostle_dynamic_tree3_ray_closest", "trees", call_jostle_dynamic_tree3_ray_closest);
    run_call("jostle_dynamic_tree2_ray_any", "trees", call_jostle_dynamic_tree2_ray_any);
    run_call("jostle_dynamic_tree3_ray_any", "trees", call_jostle_dynamic_tree3_ray_any);
    run_call("jostle_dynamic_tree2_box_closest", "trees", call_jostle_dynamic_tree2_box_closest);
    run_call("jostle_dynamic_tree3_box_closest", "trees", call_jostle_dynamic_tree3_box_closest);
    run_call("jostle_dynamic_tree2_radius", "trees", call_jostle_dynamic_tree2_radius);
    run_call("jostle_dynamic_tree3_radius", "trees", call_jostle_dynamic_tree3_radius);
    run_call("jostle_dynamic_tree2_k_nearest", "trees", call_jostle_dynamic_tree2_k_nearest);
    run_call("jostle_dynamic_tree3_k_nearest", "trees", call_jostle_dynamic_tree3_k_nearest);
    run_call("jostle_dynamic_tree2_self_pairs", "trees", call_jostle_dynamic_tree2_self_pairs);
    run_call("jostle_dynamic_tree3_self_pairs", "trees", call_jostle_dynamic_tree3_self_pairs);
    run_call("jostle_dynamic_tree2_pairs", "trees", call_jostle_dynamic_tree2_pairs);
    run_call("jostle_dynamic_tree3_pairs", "trees", call_jostle_dynamic_tree3_pairs);
}
