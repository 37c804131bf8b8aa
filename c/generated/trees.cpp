// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/trees.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/tree_calls.h"


using namespace jostle;
using namespace jostle::c;

JostleCode jostle_kd_tree2_create(const JostleKdTreeOptions* options, JostleKdTree2** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<KdTree<2>>(object, struct_or_default<KdTreeOptions>(options, scratch, "options"));
    });
}

void jostle_kd_tree2_free(JostleKdTree2* object) {
    delete reinterpret_cast<KdTree<2>*>(object);
}

JostleCode jostle_kd_tree3_create(const JostleKdTreeOptions* options, JostleKdTree3** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<KdTree<3>>(object, struct_or_default<KdTreeOptions>(options, scratch, "options"));
    });
}

void jostle_kd_tree3_free(JostleKdTree3* object) {
    delete reinterpret_cast<KdTree<3>*>(object);
}

JostleCode jostle_kd_batch2_create(JostleKdBatch2** object) {
    return guarded(__func__, [&] {
        make_object<KdBatch<2>>(object);
    });
}

void jostle_kd_batch2_free(JostleKdBatch2* object) {
    delete reinterpret_cast<KdBatch<2>*>(object);
}

JostleCode jostle_kd_batch3_create(JostleKdBatch3** object) {
    return guarded(__func__, [&] {
        make_object<KdBatch<3>>(object);
    });
}

void jostle_kd_batch3_free(JostleKdBatch3* object) {
    delete reinterpret_cast<KdBatch<3>*>(object);
}

JostleCode jostle_bvh2_create(JostleBvh2** object) {
    return guarded(__func__, [&] {
        make_object<Bvh<2>>(object);
    });
}

void jostle_bvh2_free(JostleBvh2* object) {
    delete reinterpret_cast<Bvh<2>*>(object);
}

JostleCode jostle_bvh3_create(JostleBvh3** object) {
    return guarded(__func__, [&] {
        make_object<Bvh<3>>(object);
    });
}

void jostle_bvh3_free(JostleBvh3* object) {
    delete reinterpret_cast<Bvh<3>*>(object);
}

JostleCode jostle_dynamic_tree2_create(const JostleDynamicTreeOptions* options, JostleDynamicTree2** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<DynamicTree<2>>(object, struct_or_default<DynamicTreeOptions>(options, scratch, "options"));
    });
}

void jostle_dynamic_tree2_free(JostleDynamicTree2* object) {
    delete reinterpret_cast<DynamicTree<2>*>(object);
}

JostleCode jostle_dynamic_tree3_create(const JostleDynamicTreeOptions* options, JostleDynamicTree3** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<DynamicTree<3>>(object, struct_or_default<DynamicTreeOptions>(options, scratch, "options"));
    });
}

void jostle_dynamic_tree3_free(JostleDynamicTree3* object) {
    delete reinterpret_cast<DynamicTree<3>*>(object);
}

JostleCode jostle_broad_phase2_create(const JostleBroadPhaseOptions* options, JostleBroadPhase2** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<BroadPhase<2>>(object, struct_or_default<BroadPhaseOptions>(options, scratch, "options"));
    });
}

void jostle_broad_phase2_free(JostleBroadPhase2* object) {
    delete reinterpret_cast<BroadPhase<2>*>(object);
}

JostleCode jostle_broad_phase3_create(const JostleBroadPhaseOptions* options, JostleBroadPhase3** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<BroadPhase<3>>(object, struct_or_default<BroadPhaseOptions>(options, scratch, "options"));
    });
}

void jostle_broad_phase3_free(JostleBroadPhase3* object) {
    delete reinterpret_cast<BroadPhase<3>*>(object);
}

JostleCode jostle_kd_tree2_build(JostleKdTree2* tree, JostleVec2Span points, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<KdTree<2>>(tree, "tree").build(view_in<Vec2>(points, "points"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_kd_tree2_rebuild(JostleKdTree2* tree, JostleVec2Span points, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<KdTree<2>>(tree, "tree").rebuild(view_in<Vec2>(points, "points"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_kd_tree2_clear(JostleKdTree2* tree) {
    return guarded(__func__, [&] {
        object_in<KdTree<2>>(tree, "tree").clear();
    });
}

JostleCode jostle_kd_tree2_insert(JostleKdTree2* tree, JostleVec2Span points, int id, JostleKdUpdateWork* insert) {
    return guarded(__func__, [&] {
        put(insert, object_in<KdTree<2>>(tree, "tree").insert(view_in<Vec2>(points, "points"), id));
    });
}

JostleCode jostle_kd_tree2_remove(JostleKdTree2* tree, int id, JostleKdUpdateWork* remove) {
    return guarded(__func__, [&] {
        put(remove, object_in<KdTree<2>>(tree, "tree").remove(id));
    });
}

JostleCode jostle_kd_tree2_contains(const JostleKdTree2* tree, int id, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const KdTree<2>>(tree, "tree").contains(id));
    });
}

JostleCode jostle_kd_tree2_size(const JostleKdTree2* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const KdTree<2>>(tree, "tree").size());
    });
}

JostleCode jostle_kd_tree2_height(const JostleKdTree2* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const KdTree<2>>(tree, "tree").height());
    });
}

JostleCode jostle_kd_tree2_node_count(const JostleKdTree2* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const KdTree<2>>(tree, "tree").node_count());
    });
}

JostleCode jostle_kd_tree2_byte_count(const JostleKdTree2* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const KdTree<2>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_kd_tree2_options(const JostleKdTree2* tree, JostleKdTreeOptions* options) {
    return guarded(__func__, [&] {
        put(options, object_in<const KdTree<2>>(tree, "tree").options());
    });
}

JostleCode jostle_kd_tree2_radius(const JostleKdTree2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, size_t* count, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        std::vector<Neighbor> found_list;
        put(radius, object_in<const KdTree<2>>(tree, "tree").radius(plain_in<Vec2>(p), r, found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_kd_tree2_query(const JostleKdTree2* tree, JostleAabb2 box, int* found, size_t capacity, size_t* count, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        std::vector<int> found_list;
        put(query, object_in<const KdTree<2>>(tree, "tree").query(plain_in<Aabb<2>>(box), found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_kd_tree2_k_nearest(const JostleKdTree2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, JostleNearestCount* k_nearest) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(k_nearest, object_in<const KdTree<2>>(tree, "tree").k_nearest(plain_in<Vec2>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_kd_tree2_closest(const JostleKdTree2* tree, JostleVec2 p, float r, JostleNearestHit* closest) {
    return guarded(__func__, [&] {
        put(closest, object_in<const KdTree<2>>(tree, "tree").closest(plain_in<Vec2>(p), r));
    });
}

JostleCode jostle_kd_tree2_check(const JostleKdTree2* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const KdTree<2>>(tree, "tree").check());
    });
}

JostleCode jostle_kd_tree2_save(const JostleKdTree2* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const KdTree<2>>(tree, "tree").save());
    });
}

JostleCode jostle_kd_tree2_load(JostleKdTree2* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<KdTree<2>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_kd_tree3_build(JostleKdTree3* tree, JostleVec3Span points, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<KdTree<3>>(tree, "tree").build(view_in<Vec3>(points, "points"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_kd_tree3_rebuild(JostleKdTree3* tree, JostleVec3Span points, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<KdTree<3>>(tree, "tree").rebuild(view_in<Vec3>(points, "points"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_kd_tree3_clear(JostleKdTree3* tree) {
    return guarded(__func__, [&] {
        object_in<KdTree<3>>(tree, "tree").clear();
    });
}

JostleCode jostle_kd_tree3_insert(JostleKdTree3* tree, JostleVec3Span points, int id, JostleKdUpdateWork* insert) {
    return guarded(__func__, [&] {
        put(insert, object_in<KdTree<3>>(tree, "tree").insert(view_in<Vec3>(points, "points"), id));
    });
}

JostleCode jostle_kd_tree3_remove(JostleKdTree3* tree, int id, JostleKdUpdateWork* remove) {
    return guarded(__func__, [&] {
        put(remove, object_in<KdTree<3>>(tree, "tree").remove(id));
    });
}

JostleCode jostle_kd_tree3_contains(const JostleKdTree3* tree, int id, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const KdTree<3>>(tree, "tree").contains(id));
    });
}

JostleCode jostle_kd_tree3_size(const JostleKdTree3* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const KdTree<3>>(tree, "tree").size());
    });
}

JostleCode jostle_kd_tree3_height(const JostleKdTree3* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const KdTree<3>>(tree, "tree").height());
    });
}

JostleCode jostle_kd_tree3_node_count(const JostleKdTree3* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const KdTree<3>>(tree, "tree").node_count());
    });
}

JostleCode jostle_kd_tree3_byte_count(const JostleKdTree3* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const KdTree<3>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_kd_tree3_options(const JostleKdTree3* tree, JostleKdTreeOptions* options) {
    return guarded(__func__, [&] {
        put(options, object_in<const KdTree<3>>(tree, "tree").options());
    });
}

JostleCode jostle_kd_tree3_radius(const JostleKdTree3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, size_t* count, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        std::vector<Neighbor> found_list;
        put(radius, object_in<const KdTree<3>>(tree, "tree").radius(plain_in<Vec3>(p), r, found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_kd_tree3_query(const JostleKdTree3* tree, JostleAabb3 box, int* found, size_t capacity, size_t* count, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        std::vector<int> found_list;
        put(query, object_in<const KdTree<3>>(tree, "tree").query(plain_in<Aabb<3>>(box), found_list));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_kd_tree3_k_nearest(const JostleKdTree3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, JostleNearestCount* k_nearest) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(k_nearest, object_in<const KdTree<3>>(tree, "tree").k_nearest(plain_in<Vec3>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_kd_tree3_closest(const JostleKdTree3* tree, JostleVec3 p, float r, JostleNearestHit* closest) {
    return guarded(__func__, [&] {
        put(closest, object_in<const KdTree<3>>(tree, "tree").closest(plain_in<Vec3>(p), r));
    });
}

JostleCode jostle_kd_tree3_check(const JostleKdTree3* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const KdTree<3>>(tree, "tree").check());
    });
}

JostleCode jostle_kd_tree3_save(const JostleKdTree3* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const KdTree<3>>(tree, "tree").save());
    });
}

JostleCode jostle_kd_tree3_load(JostleKdTree3* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<KdTree<3>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_kd_batch2_radius(JostleKdBatch2* batch, const JostleKdTree2* tree, JostleVec2Span queries, float r, JostleTaskScheduler* scheduler, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        put(radius, object_in<KdBatch<2>>(batch, "batch").radius(object_in<const KdTree<2>>(tree, "tree"), view_in<Vec2>(queries, "queries"), r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch2_k_nearest(JostleKdBatch2* batch, const JostleKdTree2* tree, JostleVec2Span queries, int k, float r, JostleTaskScheduler* scheduler, JostleQueryWork* k_nearest) {
    return guarded(__func__, [&] {
        put(k_nearest, object_in<KdBatch<2>>(batch, "batch").k_nearest(object_in<const KdTree<2>>(tree, "tree"), view_in<Vec2>(queries, "queries"), k, r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch2_query(JostleKdBatch2* batch, const JostleKdTree2* tree, JostleAabb2Span boxes, JostleTaskScheduler* scheduler, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(query, object_in<KdBatch<2>>(batch, "batch").query(object_in<const KdTree<2>>(tree, "tree"), span_in<Aabb<2>>(boxes, scratch, "boxes"), reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch2_radius_of_all(JostleKdBatch2* batch, const JostleKdTree2* tree, float r, JostleTaskScheduler* scheduler, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        put(radius, object_in<KdBatch<2>>(batch, "batch").radius(object_in<const KdTree<2>>(tree, "tree"), r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch2_k_nearest_of_all(JostleKdBatch2* batch, const JostleKdTree2* tree, int k, float r, JostleTaskScheduler* scheduler, JostleQueryWork* k_nearest) {
    return guarded(__func__, [&] {
        put(k_nearest, object_in<KdBatch<2>>(batch, "batch").k_nearest(object_in<const KdTree<2>>(tree, "tree"), k, r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch2_size(const JostleKdBatch2* batch, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const KdBatch<2>>(batch, "batch").size());
    });
}

JostleCode jostle_kd_batch2_order(const JostleKdBatch2* batch, JostleIntSpan* order) {
    return guarded(__func__, [&] {
        view_out(order, object_in<const KdBatch<2>>(batch, "batch").order());
    });
}

JostleCode jostle_kd_batch2_found(const JostleKdBatch2* batch, int query, JostleNeighborSpan* found) {
    return guarded(__func__, [&] {
        view_out(found, object_in<const KdBatch<2>>(batch, "batch").found(query));
    });
}

JostleCode jostle_kd_batch3_radius(JostleKdBatch3* batch, const JostleKdTree3* tree, JostleVec3Span queries, float r, JostleTaskScheduler* scheduler, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        put(radius, object_in<KdBatch<3>>(batch, "batch").radius(object_in<const KdTree<3>>(tree, "tree"), view_in<Vec3>(queries, "queries"), r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch3_k_nearest(JostleKdBatch3* batch, const JostleKdTree3* tree, JostleVec3Span queries, int k, float r, JostleTaskScheduler* scheduler, JostleQueryWork* k_nearest) {
    return guarded(__func__, [&] {
        put(k_nearest, object_in<KdBatch<3>>(batch, "batch").k_nearest(object_in<const KdTree<3>>(tree, "tree"), view_in<Vec3>(queries, "queries"), k, r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch3_query(JostleKdBatch3* batch, const JostleKdTree3* tree, JostleAabb3Span boxes, JostleTaskScheduler* scheduler, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(query, object_in<KdBatch<3>>(batch, "batch").query(object_in<const KdTree<3>>(tree, "tree"), span_in<Aabb<3>>(boxes, scratch, "boxes"), reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch3_radius_of_all(JostleKdBatch3* batch, const JostleKdTree3* tree, float r, JostleTaskScheduler* scheduler, JostleQueryWork* radius) {
    return guarded(__func__, [&] {
        put(radius, object_in<KdBatch<3>>(batch, "batch").radius(object_in<const KdTree<3>>(tree, "tree"), r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch3_k_nearest_of_all(JostleKdBatch3* batch, const JostleKdTree3* tree, int k, float r, JostleTaskScheduler* scheduler, JostleQueryWork* k_nearest) {
    return guarded(__func__, [&] {
        put(k_nearest, object_in<KdBatch<3>>(batch, "batch").k_nearest(object_in<const KdTree<3>>(tree, "tree"), k, r, reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_kd_batch3_size(const JostleKdBatch3* batch, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const KdBatch<3>>(batch, "batch").size());
    });
}

JostleCode jostle_kd_batch3_order(const JostleKdBatch3* batch, JostleIntSpan* order) {
    return guarded(__func__, [&] {
        view_out(order, object_in<const KdBatch<3>>(batch, "batch").order());
    });
}

JostleCode jostle_kd_batch3_found(const JostleKdBatch3* batch, int query, JostleNeighborSpan* found) {
    return guarded(__func__, [&] {
        view_out(found, object_in<const KdBatch<3>>(batch, "batch").found(query));
    });
}

JostleCode jostle_bvh2_build(JostleBvh2* tree, JostleAabb2Span boxes, const JostleBvhOptions* options, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Bvh<2>>(tree, "tree").build(span_in<Aabb<2>>(boxes, scratch, "boxes"), struct_or_default<BvhOptions>(options, scratch, "options"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_bvh2_refit(JostleBvh2* tree, JostleAabb2Span boxes, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Bvh<2>>(tree, "tree").refit(span_in<Aabb<2>>(boxes, scratch, "boxes"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_bvh2_clear(JostleBvh2* tree) {
    return guarded(__func__, [&] {
        object_in<Bvh<2>>(tree, "tree").clear();
    });
}

JostleCode jostle_bvh2_release_scratch(JostleBvh2* tree) {
    return guarded(__func__, [&] {
        object_in<Bvh<2>>(tree, "tree").release_scratch();
    });
}

JostleCode jostle_bvh2_size(const JostleBvh2* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Bvh<2>>(tree, "tree").size());
    });
}

JostleCode jostle_bvh2_box(const JostleBvh2* tree, int id, JostleAabb2* box) {
    return guarded(__func__, [&] {
        put(box, object_in<const Bvh<2>>(tree, "tree").box(id));
    });
}

JostleCode jostle_bvh2_bounds(const JostleBvh2* tree, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        put(bounds, object_in<const Bvh<2>>(tree, "tree").bounds());
    });
}

JostleCode jostle_bvh2_height(const JostleBvh2* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const Bvh<2>>(tree, "tree").height());
    });
}

JostleCode jostle_bvh2_area_ratio(const JostleBvh2* tree, float* area_ratio) {
    return guarded(__func__, [&] {
        put(area_ratio, object_in<const Bvh<2>>(tree, "tree").area_ratio());
    });
}

JostleCode jostle_bvh2_wear(const JostleBvh2* tree, float* wear) {
    return guarded(__func__, [&] {
        put(wear, object_in<const Bvh<2>>(tree, "tree").wear());
    });
}

JostleCode jostle_bvh2_node_count(const JostleBvh2* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const Bvh<2>>(tree, "tree").node_count());
    });
}

JostleCode jostle_bvh2_block_count(const JostleBvh2* tree, int* block_count) {
    return guarded(__func__, [&] {
        put(block_count, object_in<const Bvh<2>>(tree, "tree").block_count());
    });
}

JostleCode jostle_bvh2_byte_count(const JostleBvh2* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const Bvh<2>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_bvh2_check(const JostleBvh2* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const Bvh<2>>(tree, "tree").check());
    });
}

JostleCode jostle_bvh2_save(const JostleBvh2* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Bvh<2>>(tree, "tree").save());
    });
}

JostleCode jostle_bvh2_load(JostleBvh2* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Bvh<2>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_bvh3_build(JostleBvh3* tree, JostleAabb3Span boxes, const JostleBvhOptions* options, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Bvh<3>>(tree, "tree").build(span_in<Aabb<3>>(boxes, scratch, "boxes"), struct_or_default<BvhOptions>(options, scratch, "options"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_bvh3_refit(JostleBvh3* tree, JostleAabb3Span boxes, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Bvh<3>>(tree, "tree").refit(span_in<Aabb<3>>(boxes, scratch, "boxes"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_bvh3_clear(JostleBvh3* tree) {
    return guarded(__func__, [&] {
        object_in<Bvh<3>>(tree, "tree").clear();
    });
}

JostleCode jostle_bvh3_release_scratch(JostleBvh3* tree) {
    return guarded(__func__, [&] {
        object_in<Bvh<3>>(tree, "tree").release_scratch();
    });
}

JostleCode jostle_bvh3_size(const JostleBvh3* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Bvh<3>>(tree, "tree").size());
    });
}

JostleCode jostle_bvh3_box(const JostleBvh3* tree, int id, JostleAabb3* box) {
    return guarded(__func__, [&] {
        put(box, object_in<const Bvh<3>>(tree, "tree").box(id));
    });
}

JostleCode jostle_bvh3_bounds(const JostleBvh3* tree, JostleAabb3* bounds) {
    return guarded(__func__, [&] {
        put(bounds, object_in<const Bvh<3>>(tree, "tree").bounds());
    });
}

JostleCode jostle_bvh3_height(const JostleBvh3* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const Bvh<3>>(tree, "tree").height());
    });
}

JostleCode jostle_bvh3_area_ratio(const JostleBvh3* tree, float* area_ratio) {
    return guarded(__func__, [&] {
        put(area_ratio, object_in<const Bvh<3>>(tree, "tree").area_ratio());
    });
}

JostleCode jostle_bvh3_wear(const JostleBvh3* tree, float* wear) {
    return guarded(__func__, [&] {
        put(wear, object_in<const Bvh<3>>(tree, "tree").wear());
    });
}

JostleCode jostle_bvh3_node_count(const JostleBvh3* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const Bvh<3>>(tree, "tree").node_count());
    });
}

JostleCode jostle_bvh3_block_count(const JostleBvh3* tree, int* block_count) {
    return guarded(__func__, [&] {
        put(block_count, object_in<const Bvh<3>>(tree, "tree").block_count());
    });
}

JostleCode jostle_bvh3_byte_count(const JostleBvh3* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const Bvh<3>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_bvh3_check(const JostleBvh3* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const Bvh<3>>(tree, "tree").check());
    });
}

JostleCode jostle_bvh3_save(const JostleBvh3* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Bvh<3>>(tree, "tree").save());
    });
}

JostleCode jostle_bvh3_load(JostleBvh3* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Bvh<3>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_dynamic_tree2_insert(JostleDynamicTree2* tree, JostleAabb2 box, uint64_t user_data, const JostleBoxFilter* filter, int* insert) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(insert, object_in<DynamicTree<2>>(tree, "tree").insert(plain_in<Aabb<2>>(box), user_data, struct_or_default<BoxFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree2_insert_all(JostleDynamicTree2* tree, JostleAabb2Span boxes, int* ids, size_t capacity, JostleUInt64Span user_data, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> ids_room(ids, capacity, "ids");
        object_in<DynamicTree<2>>(tree, "tree").insert_all(span_in<Aabb<2>>(boxes, scratch, "boxes"), ids_room.span(), span_in<std::uint64_t>(user_data, scratch, "user_data"), struct_or_default<BoxFilter>(filter, scratch, "filter"));
        ids_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_remove(JostleDynamicTree2* tree, int id) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").remove(id);
    });
}

JostleCode jostle_dynamic_tree2_reserve_more(JostleDynamicTree2* tree, int count) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").reserve_more(count);
    });
}

JostleCode jostle_dynamic_tree2_forget_reserved(JostleDynamicTree2* tree, int count) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").forget_reserved(count);
    });
}

JostleCode jostle_dynamic_tree2_reserved_count(const JostleDynamicTree2* tree, int* reserved_count) {
    return guarded(__func__, [&] {
        put(reserved_count, object_in<const DynamicTree<2>>(tree, "tree").reserved_count());
    });
}

JostleCode jostle_dynamic_tree2_move(JostleDynamicTree2* tree, int id, JostleAabb2 box, JostleVec2 displacement, JostleMoved* move) {
    return guarded(__func__, [&] {
        put(move, object_in<DynamicTree<2>>(tree, "tree").move(id, plain_in<Aabb<2>>(box), plain_in<Vec2>(displacement)));
    });
}

JostleCode jostle_dynamic_tree2_move_in_place(JostleDynamicTree2* tree, int id, JostleAabb2 box, JostleVec2 displacement, JostleMoved* move_in_place) {
    return guarded(__func__, [&] {
        put(move_in_place, object_in<DynamicTree<2>>(tree, "tree").move_in_place(id, plain_in<Aabb<2>>(box), plain_in<Vec2>(displacement)));
    });
}

JostleCode jostle_dynamic_tree2_move_all(JostleDynamicTree2* tree, JostleAabb2Span boxes, JostleVec2Span displacements, uint8_t* moved, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<std::uint8_t, uint8_t> moved_room(moved, capacity, "moved");
        put(count, object_in<DynamicTree<2>>(tree, "tree").move_all(span_in<Aabb<2>>(boxes, scratch, "boxes"), span_in<Vec2>(displacements, scratch, "displacements"), moved_room.span()));
        moved_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_fits(const JostleDynamicTree2* tree, int id, JostleAabb2 box, JostleVec2 displacement, bool* fits) {
    return guarded(__func__, [&] {
        put(fits, object_in<const DynamicTree<2>>(tree, "tree").fits(id, plain_in<Aabb<2>>(box), plain_in<Vec2>(displacement)));
    });
}

JostleCode jostle_dynamic_tree2_slack(const JostleDynamicTree2* tree, int id, JostleAabb2 box, float* slack) {
    return guarded(__func__, [&] {
        put(slack, object_in<const DynamicTree<2>>(tree, "tree").slack(id, plain_in<Aabb<2>>(box)));
    });
}

JostleCode jostle_dynamic_tree2_enlarge(JostleDynamicTree2* tree, int id, JostleAabb2 box, JostleMoved* enlarge) {
    return guarded(__func__, [&] {
        put(enlarge, object_in<DynamicTree<2>>(tree, "tree").enlarge(id, plain_in<Aabb<2>>(box)));
    });
}

JostleCode jostle_dynamic_tree2_refit(JostleDynamicTree2* tree, JostleAabb2Span fat_boxes) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<DynamicTree<2>>(tree, "tree").refit(span_in<Aabb<2>>(fat_boxes, scratch, "fat_boxes"));
    });
}

JostleCode jostle_dynamic_tree2_rebuild(JostleDynamicTree2* tree, JostleBuildMethod method, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").rebuild(enum_in<BuildMethod>(method, "method"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_dynamic_tree2_optimize(JostleDynamicTree2* tree, int nodes) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").optimize(nodes);
    });
}

JostleCode jostle_dynamic_tree2_clear(JostleDynamicTree2* tree) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").clear();
    });
}

JostleCode jostle_dynamic_tree2_is_live(const JostleDynamicTree2* tree, int id, bool* live) {
    return guarded(__func__, [&] {
        put(live, object_in<const DynamicTree<2>>(tree, "tree").is_live(id));
    });
}

JostleCode jostle_dynamic_tree2_id_end(const JostleDynamicTree2* tree, int* id_end) {
    return guarded(__func__, [&] {
        put(id_end, object_in<const DynamicTree<2>>(tree, "tree").id_end());
    });
}

JostleCode jostle_dynamic_tree2_fat_box(const JostleDynamicTree2* tree, int id, JostleAabb2* fat_box) {
    return guarded(__func__, [&] {
        put(fat_box, object_in<const DynamicTree<2>>(tree, "tree").fat_box(id));
    });
}

JostleCode jostle_dynamic_tree2_user_data(const JostleDynamicTree2* tree, int id, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, object_in<const DynamicTree<2>>(tree, "tree").user_data(id));
    });
}

JostleCode jostle_dynamic_tree2_set_user_data(JostleDynamicTree2* tree, int id, uint64_t user_data) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").set_user_data(id, user_data);
    });
}

JostleCode jostle_dynamic_tree2_filter(const JostleDynamicTree2* tree, int id, JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, object_in<const DynamicTree<2>>(tree, "tree").filter(id));
    });
}

JostleCode jostle_dynamic_tree2_set_filter(JostleDynamicTree2* tree, int id, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<DynamicTree<2>>(tree, "tree").set_filter(id, struct_or_default<BoxFilter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_dynamic_tree2_size(const JostleDynamicTree2* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const DynamicTree<2>>(tree, "tree").size());
    });
}

JostleCode jostle_dynamic_tree2_height(const JostleDynamicTree2* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const DynamicTree<2>>(tree, "tree").height());
    });
}

JostleCode jostle_dynamic_tree2_greatest_imbalance(const JostleDynamicTree2* tree, int* greatest_imbalance) {
    return guarded(__func__, [&] {
        put(greatest_imbalance, object_in<const DynamicTree<2>>(tree, "tree").greatest_imbalance());
    });
}

JostleCode jostle_dynamic_tree2_node_count(const JostleDynamicTree2* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const DynamicTree<2>>(tree, "tree").node_count());
    });
}

JostleCode jostle_dynamic_tree2_area_ratio(const JostleDynamicTree2* tree, float* area_ratio) {
    return guarded(__func__, [&] {
        put(area_ratio, object_in<const DynamicTree<2>>(tree, "tree").area_ratio());
    });
}

JostleCode jostle_dynamic_tree2_byte_count(const JostleDynamicTree2* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const DynamicTree<2>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_dynamic_tree2_change_count(const JostleDynamicTree2* tree, int* change_count) {
    return guarded(__func__, [&] {
        put(change_count, object_in<const DynamicTree<2>>(tree, "tree").change_count());
    });
}

JostleCode jostle_dynamic_tree2_wear(const JostleDynamicTree2* tree, float* wear) {
    return guarded(__func__, [&] {
        put(wear, object_in<const DynamicTree<2>>(tree, "tree").wear());
    });
}

JostleCode jostle_dynamic_tree2_last_work(const JostleDynamicTree2* tree, JostleTreeWork* last_work) {
    return guarded(__func__, [&] {
        put(last_work, object_in<const DynamicTree<2>>(tree, "tree").last_work());
    });
}

JostleCode jostle_dynamic_tree2_options(const JostleDynamicTree2* tree, JostleDynamicTreeOptions* options) {
    return guarded(__func__, [&] {
        put(options, object_in<const DynamicTree<2>>(tree, "tree").options());
    });
}

JostleCode jostle_dynamic_tree2_check(const JostleDynamicTree2* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const DynamicTree<2>>(tree, "tree").check());
    });
}

JostleCode jostle_dynamic_tree2_save(const JostleDynamicTree2* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const DynamicTree<2>>(tree, "tree").save());
    });
}

JostleCode jostle_dynamic_tree2_load(JostleDynamicTree2* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<2>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_dynamic_tree3_insert(JostleDynamicTree3* tree, JostleAabb3 box, uint64_t user_data, const JostleBoxFilter* filter, int* insert) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(insert, object_in<DynamicTree<3>>(tree, "tree").insert(plain_in<Aabb<3>>(box), user_data, struct_or_default<BoxFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree3_insert_all(JostleDynamicTree3* tree, JostleAabb3Span boxes, int* ids, size_t capacity, JostleUInt64Span user_data, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> ids_room(ids, capacity, "ids");
        object_in<DynamicTree<3>>(tree, "tree").insert_all(span_in<Aabb<3>>(boxes, scratch, "boxes"), ids_room.span(), span_in<std::uint64_t>(user_data, scratch, "user_data"), struct_or_default<BoxFilter>(filter, scratch, "filter"));
        ids_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_remove(JostleDynamicTree3* tree, int id) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").remove(id);
    });
}

JostleCode jostle_dynamic_tree3_reserve_more(JostleDynamicTree3* tree, int count) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").reserve_more(count);
    });
}

JostleCode jostle_dynamic_tree3_forget_reserved(JostleDynamicTree3* tree, int count) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").forget_reserved(count);
    });
}

JostleCode jostle_dynamic_tree3_reserved_count(const JostleDynamicTree3* tree, int* reserved_count) {
    return guarded(__func__, [&] {
        put(reserved_count, object_in<const DynamicTree<3>>(tree, "tree").reserved_count());
    });
}

JostleCode jostle_dynamic_tree3_move(JostleDynamicTree3* tree, int id, JostleAabb3 box, JostleVec3 displacement, JostleMoved* move) {
    return guarded(__func__, [&] {
        put(move, object_in<DynamicTree<3>>(tree, "tree").move(id, plain_in<Aabb<3>>(box), plain_in<Vec3>(displacement)));
    });
}

JostleCode jostle_dynamic_tree3_move_in_place(JostleDynamicTree3* tree, int id, JostleAabb3 box, JostleVec3 displacement, JostleMoved* move_in_place) {
    return guarded(__func__, [&] {
        put(move_in_place, object_in<DynamicTree<3>>(tree, "tree").move_in_place(id, plain_in<Aabb<3>>(box), plain_in<Vec3>(displacement)));
    });
}

JostleCode jostle_dynamic_tree3_move_all(JostleDynamicTree3* tree, JostleAabb3Span boxes, JostleVec3Span displacements, uint8_t* moved, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<std::uint8_t, uint8_t> moved_room(moved, capacity, "moved");
        put(count, object_in<DynamicTree<3>>(tree, "tree").move_all(span_in<Aabb<3>>(boxes, scratch, "boxes"), span_in<Vec3>(displacements, scratch, "displacements"), moved_room.span()));
        moved_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_fits(const JostleDynamicTree3* tree, int id, JostleAabb3 box, JostleVec3 displacement, bool* fits) {
    return guarded(__func__, [&] {
        put(fits, object_in<const DynamicTree<3>>(tree, "tree").fits(id, plain_in<Aabb<3>>(box), plain_in<Vec3>(displacement)));
    });
}

JostleCode jostle_dynamic_tree3_slack(const JostleDynamicTree3* tree, int id, JostleAabb3 box, float* slack) {
    return guarded(__func__, [&] {
        put(slack, object_in<const DynamicTree<3>>(tree, "tree").slack(id, plain_in<Aabb<3>>(box)));
    });
}

JostleCode jostle_dynamic_tree3_enlarge(JostleDynamicTree3* tree, int id, JostleAabb3 box, JostleMoved* enlarge) {
    return guarded(__func__, [&] {
        put(enlarge, object_in<DynamicTree<3>>(tree, "tree").enlarge(id, plain_in<Aabb<3>>(box)));
    });
}

JostleCode jostle_dynamic_tree3_refit(JostleDynamicTree3* tree, JostleAabb3Span fat_boxes) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<DynamicTree<3>>(tree, "tree").refit(span_in<Aabb<3>>(fat_boxes, scratch, "fat_boxes"));
    });
}

JostleCode jostle_dynamic_tree3_rebuild(JostleDynamicTree3* tree, JostleBuildMethod method, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").rebuild(enum_in<BuildMethod>(method, "method"), reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_dynamic_tree3_optimize(JostleDynamicTree3* tree, int nodes) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").optimize(nodes);
    });
}

JostleCode jostle_dynamic_tree3_clear(JostleDynamicTree3* tree) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").clear();
    });
}

JostleCode jostle_dynamic_tree3_is_live(const JostleDynamicTree3* tree, int id, bool* live) {
    return guarded(__func__, [&] {
        put(live, object_in<const DynamicTree<3>>(tree, "tree").is_live(id));
    });
}

JostleCode jostle_dynamic_tree3_id_end(const JostleDynamicTree3* tree, int* id_end) {
    return guarded(__func__, [&] {
        put(id_end, object_in<const DynamicTree<3>>(tree, "tree").id_end());
    });
}

JostleCode jostle_dynamic_tree3_fat_box(const JostleDynamicTree3* tree, int id, JostleAabb3* fat_box) {
    return guarded(__func__, [&] {
        put(fat_box, object_in<const DynamicTree<3>>(tree, "tree").fat_box(id));
    });
}

JostleCode jostle_dynamic_tree3_user_data(const JostleDynamicTree3* tree, int id, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, object_in<const DynamicTree<3>>(tree, "tree").user_data(id));
    });
}

JostleCode jostle_dynamic_tree3_set_user_data(JostleDynamicTree3* tree, int id, uint64_t user_data) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").set_user_data(id, user_data);
    });
}

JostleCode jostle_dynamic_tree3_filter(const JostleDynamicTree3* tree, int id, JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, object_in<const DynamicTree<3>>(tree, "tree").filter(id));
    });
}

JostleCode jostle_dynamic_tree3_set_filter(JostleDynamicTree3* tree, int id, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<DynamicTree<3>>(tree, "tree").set_filter(id, struct_or_default<BoxFilter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_dynamic_tree3_size(const JostleDynamicTree3* tree, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const DynamicTree<3>>(tree, "tree").size());
    });
}

JostleCode jostle_dynamic_tree3_height(const JostleDynamicTree3* tree, int* height) {
    return guarded(__func__, [&] {
        put(height, object_in<const DynamicTree<3>>(tree, "tree").height());
    });
}

JostleCode jostle_dynamic_tree3_greatest_imbalance(const JostleDynamicTree3* tree, int* greatest_imbalance) {
    return guarded(__func__, [&] {
        put(greatest_imbalance, object_in<const DynamicTree<3>>(tree, "tree").greatest_imbalance());
    });
}

JostleCode jostle_dynamic_tree3_node_count(const JostleDynamicTree3* tree, int* node_count) {
    return guarded(__func__, [&] {
        put(node_count, object_in<const DynamicTree<3>>(tree, "tree").node_count());
    });
}

JostleCode jostle_dynamic_tree3_area_ratio(const JostleDynamicTree3* tree, float* area_ratio) {
    return guarded(__func__, [&] {
        put(area_ratio, object_in<const DynamicTree<3>>(tree, "tree").area_ratio());
    });
}

JostleCode jostle_dynamic_tree3_byte_count(const JostleDynamicTree3* tree, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const DynamicTree<3>>(tree, "tree").byte_count());
    });
}

JostleCode jostle_dynamic_tree3_change_count(const JostleDynamicTree3* tree, int* change_count) {
    return guarded(__func__, [&] {
        put(change_count, object_in<const DynamicTree<3>>(tree, "tree").change_count());
    });
}

JostleCode jostle_dynamic_tree3_wear(const JostleDynamicTree3* tree, float* wear) {
    return guarded(__func__, [&] {
        put(wear, object_in<const DynamicTree<3>>(tree, "tree").wear());
    });
}

JostleCode jostle_dynamic_tree3_last_work(const JostleDynamicTree3* tree, JostleTreeWork* last_work) {
    return guarded(__func__, [&] {
        put(last_work, object_in<const DynamicTree<3>>(tree, "tree").last_work());
    });
}

JostleCode jostle_dynamic_tree3_options(const JostleDynamicTree3* tree, JostleDynamicTreeOptions* options) {
    return guarded(__func__, [&] {
        put(options, object_in<const DynamicTree<3>>(tree, "tree").options());
    });
}

JostleCode jostle_dynamic_tree3_check(const JostleDynamicTree3* tree, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const DynamicTree<3>>(tree, "tree").check());
    });
}

JostleCode jostle_dynamic_tree3_save(const JostleDynamicTree3* tree, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const DynamicTree<3>>(tree, "tree").save());
    });
}

JostleCode jostle_dynamic_tree3_load(JostleDynamicTree3* tree, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<DynamicTree<3>>(tree, "tree").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_broad_phase2_insert(JostleBroadPhase2* broad_phase, JostleAabb2 box, uint64_t user_data, JostleMobility mobility, const JostleBoxFilter* filter, const JostleProxyOptions* options, int* insert) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(insert, object_in<BroadPhase<2>>(broad_phase, "broad_phase").insert(plain_in<Aabb<2>>(box), user_data, enum_in<Mobility>(mobility, "mobility"), struct_or_default<BoxFilter>(filter, scratch, "filter"), struct_or_default<ProxyOptions>(options, scratch, "options")));
    });
}

JostleCode jostle_broad_phase2_remove(JostleBroadPhase2* broad_phase, int proxy) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").remove(proxy);
    });
}

JostleCode jostle_broad_phase2_reserve_more(JostleBroadPhase2* broad_phase, JostleMobility mobility, int count) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").reserve_more(enum_in<Mobility>(mobility, "mobility"), count);
    });
}

JostleCode jostle_broad_phase2_forget_reserved(JostleBroadPhase2* broad_phase, JostleMobility mobility, int count) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").forget_reserved(enum_in<Mobility>(mobility, "mobility"), count);
    });
}

JostleCode jostle_broad_phase2_reserved_count(const JostleBroadPhase2* broad_phase, JostleMobility mobility, int* reserved_count) {
    return guarded(__func__, [&] {
        put(reserved_count, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").reserved_count(enum_in<Mobility>(mobility, "mobility")));
    });
}

JostleCode jostle_broad_phase2_move(JostleBroadPhase2* broad_phase, int proxy, JostleAabb2 box, JostleVec2 displacement, JostleMoved* move) {
    return guarded(__func__, [&] {
        put(move, object_in<BroadPhase<2>>(broad_phase, "broad_phase").move(proxy, plain_in<Aabb<2>>(box), plain_in<Vec2>(displacement)));
    });
}

JostleCode jostle_broad_phase2_buffer_move(JostleBroadPhase2* broad_phase, int proxy, JostleAabb2 box, JostleVec2 displacement, JostleMoved* buffer_move) {
    return guarded(__func__, [&] {
        put(buffer_move, object_in<BroadPhase<2>>(broad_phase, "broad_phase").buffer_move(proxy, plain_in<Aabb<2>>(box), plain_in<Vec2>(displacement)));
    });
}

JostleCode jostle_broad_phase2_apply_moves(JostleBroadPhase2* broad_phase) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").apply_moves();
    });
}

JostleCode jostle_broad_phase2_move_static(JostleBroadPhase2* broad_phase, int proxy, JostleAabb2 box) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").move_static(proxy, plain_in<Aabb<2>>(box));
    });
}

JostleCode jostle_broad_phase2_shift_origin(JostleBroadPhase2* broad_phase, JostleVec2 origin) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").shift_origin(plain_in<Vec2>(origin));
    });
}

JostleCode jostle_broad_phase2_mark_moved(JostleBroadPhase2* broad_phase, int proxy) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").mark_moved(proxy);
    });
}

JostleCode jostle_broad_phase2_set_filter(JostleBroadPhase2* broad_phase, int proxy, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").set_filter(proxy, struct_or_default<BoxFilter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_broad_phase2_set_apart(JostleBroadPhase2* broad_phase, int proxy, uint32_t apart) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").set_apart(proxy, apart);
    });
}

JostleCode jostle_broad_phase2_set_user_data(JostleBroadPhase2* broad_phase, int proxy, uint64_t user_data) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").set_user_data(proxy, user_data);
    });
}

JostleCode jostle_broad_phase2_is_live(const JostleBroadPhase2* broad_phase, int proxy, bool* live) {
    return guarded(__func__, [&] {
        put(live, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").is_live(proxy));
    });
}

JostleCode jostle_broad_phase2_user_data(const JostleBroadPhase2* broad_phase, int proxy, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").user_data(proxy));
    });
}

JostleCode jostle_broad_phase2_filter(const JostleBroadPhase2* broad_phase, int proxy, JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").filter(proxy));
    });
}

JostleCode jostle_broad_phase2_fat_box(const JostleBroadPhase2* broad_phase, int proxy, JostleAabb2* fat_box) {
    return guarded(__func__, [&] {
        put(fat_box, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").fat_box(proxy));
    });
}

JostleCode jostle_broad_phase2_slack(const JostleBroadPhase2* broad_phase, int proxy, JostleAabb2 box, float* slack) {
    return guarded(__func__, [&] {
        put(slack, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").slack(proxy, plain_in<Aabb<2>>(box)));
    });
}

JostleCode jostle_broad_phase2_overlap(const JostleBroadPhase2* broad_phase, int a, int b, bool* overlap) {
    return guarded(__func__, [&] {
        put(overlap, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").overlap(a, b));
    });
}

JostleCode jostle_broad_phase2_mobility(const JostleBroadPhase2* broad_phase, int proxy, JostleMobility* mobility) {
    return guarded(__func__, [&] {
        put(mobility, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").mobility(proxy));
    });
}

JostleCode jostle_broad_phase2_apart(const JostleBroadPhase2* broad_phase, int proxy, uint32_t* apart) {
    return guarded(__func__, [&] {
        put(apart, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").apart(proxy));
    });
}

JostleCode jostle_broad_phase2_has_moved(const JostleBroadPhase2* broad_phase, int proxy, bool* has_moved) {
    return guarded(__func__, [&] {
        put(has_moved, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").has_moved(proxy));
    });
}

JostleCode jostle_broad_phase2_find_pairs(JostleBroadPhase2* broad_phase, JostleTaskScheduler* scheduler, JostleProxyPairSpan* find_pairs) {
    return guarded(__func__, [&] {
        view_out(find_pairs, object_in<BroadPhase<2>>(broad_phase, "broad_phase").find_pairs(reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_broad_phase2_clear_moved(JostleBroadPhase2* broad_phase) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").clear_moved();
    });
}

JostleCode jostle_broad_phase2_update_pairs(JostleBroadPhase2* broad_phase, JostleTaskScheduler* scheduler, JostleProxyPairSpan* update_pairs) {
    return guarded(__func__, [&] {
        view_out(update_pairs, object_in<BroadPhase<2>>(broad_phase, "broad_phase").update_pairs(reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_broad_phase2_query(const JostleBroadPhase2* broad_phase, JostleAabb2 box, int* found, size_t capacity, size_t* count, const JostleQueryFilter* filter, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        Scratch scratch;
        std::vector<int> found_list;
        put(query, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").query(plain_in<Aabb<2>>(box), found_list, struct_or_default<QueryFilter>(filter, scratch, "filter")));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_broad_phase2_size(const JostleBroadPhase2* broad_phase, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").size());
    });
}

JostleCode jostle_broad_phase2_moved_count(const JostleBroadPhase2* broad_phase, int* moved_count) {
    return guarded(__func__, [&] {
        put(moved_count, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").moved_count());
    });
}

JostleCode jostle_broad_phase2_static_height(const JostleBroadPhase2* broad_phase, int* static_height) {
    return guarded(__func__, [&] {
        put(static_height, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").static_height());
    });
}

JostleCode jostle_broad_phase2_movable_height(const JostleBroadPhase2* broad_phase, int* movable_height) {
    return guarded(__func__, [&] {
        put(movable_height, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").movable_height());
    });
}

JostleCode jostle_broad_phase2_byte_count(const JostleBroadPhase2* broad_phase, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").byte_count());
    });
}

JostleCode jostle_broad_phase2_last_work(const JostleBroadPhase2* broad_phase, JostleQueryWork* last_work) {
    return guarded(__func__, [&] {
        put(last_work, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").last_work());
    });
}

JostleCode jostle_broad_phase2_check(const JostleBroadPhase2* broad_phase, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").check());
    });
}

JostleCode jostle_broad_phase2_save(const JostleBroadPhase2* broad_phase, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const BroadPhase<2>>(broad_phase, "broad_phase").save());
    });
}

JostleCode jostle_broad_phase2_load(JostleBroadPhase2* broad_phase, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<2>>(broad_phase, "broad_phase").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_broad_phase3_insert(JostleBroadPhase3* broad_phase, JostleAabb3 box, uint64_t user_data, JostleMobility mobility, const JostleBoxFilter* filter, const JostleProxyOptions* options, int* insert) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(insert, object_in<BroadPhase<3>>(broad_phase, "broad_phase").insert(plain_in<Aabb<3>>(box), user_data, enum_in<Mobility>(mobility, "mobility"), struct_or_default<BoxFilter>(filter, scratch, "filter"), struct_or_default<ProxyOptions>(options, scratch, "options")));
    });
}

JostleCode jostle_broad_phase3_remove(JostleBroadPhase3* broad_phase, int proxy) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").remove(proxy);
    });
}

JostleCode jostle_broad_phase3_reserve_more(JostleBroadPhase3* broad_phase, JostleMobility mobility, int count) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").reserve_more(enum_in<Mobility>(mobility, "mobility"), count);
    });
}

JostleCode jostle_broad_phase3_forget_reserved(JostleBroadPhase3* broad_phase, JostleMobility mobility, int count) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").forget_reserved(enum_in<Mobility>(mobility, "mobility"), count);
    });
}

JostleCode jostle_broad_phase3_reserved_count(const JostleBroadPhase3* broad_phase, JostleMobility mobility, int* reserved_count) {
    return guarded(__func__, [&] {
        put(reserved_count, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").reserved_count(enum_in<Mobility>(mobility, "mobility")));
    });
}

JostleCode jostle_broad_phase3_move(JostleBroadPhase3* broad_phase, int proxy, JostleAabb3 box, JostleVec3 displacement, JostleMoved* move) {
    return guarded(__func__, [&] {
        put(move, object_in<BroadPhase<3>>(broad_phase, "broad_phase").move(proxy, plain_in<Aabb<3>>(box), plain_in<Vec3>(displacement)));
    });
}

JostleCode jostle_broad_phase3_buffer_move(JostleBroadPhase3* broad_phase, int proxy, JostleAabb3 box, JostleVec3 displacement, JostleMoved* buffer_move) {
    return guarded(__func__, [&] {
        put(buffer_move, object_in<BroadPhase<3>>(broad_phase, "broad_phase").buffer_move(proxy, plain_in<Aabb<3>>(box), plain_in<Vec3>(displacement)));
    });
}

JostleCode jostle_broad_phase3_apply_moves(JostleBroadPhase3* broad_phase) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").apply_moves();
    });
}

JostleCode jostle_broad_phase3_move_static(JostleBroadPhase3* broad_phase, int proxy, JostleAabb3 box) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").move_static(proxy, plain_in<Aabb<3>>(box));
    });
}

JostleCode jostle_broad_phase3_shift_origin(JostleBroadPhase3* broad_phase, JostleVec3 origin) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").shift_origin(plain_in<Vec3>(origin));
    });
}

JostleCode jostle_broad_phase3_mark_moved(JostleBroadPhase3* broad_phase, int proxy) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").mark_moved(proxy);
    });
}

JostleCode jostle_broad_phase3_set_filter(JostleBroadPhase3* broad_phase, int proxy, const JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").set_filter(proxy, struct_or_default<BoxFilter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_broad_phase3_set_apart(JostleBroadPhase3* broad_phase, int proxy, uint32_t apart) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").set_apart(proxy, apart);
    });
}

JostleCode jostle_broad_phase3_set_user_data(JostleBroadPhase3* broad_phase, int proxy, uint64_t user_data) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").set_user_data(proxy, user_data);
    });
}

JostleCode jostle_broad_phase3_is_live(const JostleBroadPhase3* broad_phase, int proxy, bool* live) {
    return guarded(__func__, [&] {
        put(live, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").is_live(proxy));
    });
}

JostleCode jostle_broad_phase3_user_data(const JostleBroadPhase3* broad_phase, int proxy, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").user_data(proxy));
    });
}

JostleCode jostle_broad_phase3_filter(const JostleBroadPhase3* broad_phase, int proxy, JostleBoxFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").filter(proxy));
    });
}

JostleCode jostle_broad_phase3_fat_box(const JostleBroadPhase3* broad_phase, int proxy, JostleAabb3* fat_box) {
    return guarded(__func__, [&] {
        put(fat_box, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").fat_box(proxy));
    });
}

JostleCode jostle_broad_phase3_slack(const JostleBroadPhase3* broad_phase, int proxy, JostleAabb3 box, float* slack) {
    return guarded(__func__, [&] {
        put(slack, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").slack(proxy, plain_in<Aabb<3>>(box)));
    });
}

JostleCode jostle_broad_phase3_overlap(const JostleBroadPhase3* broad_phase, int a, int b, bool* overlap) {
    return guarded(__func__, [&] {
        put(overlap, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").overlap(a, b));
    });
}

JostleCode jostle_broad_phase3_mobility(const JostleBroadPhase3* broad_phase, int proxy, JostleMobility* mobility) {
    return guarded(__func__, [&] {
        put(mobility, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").mobility(proxy));
    });
}

JostleCode jostle_broad_phase3_apart(const JostleBroadPhase3* broad_phase, int proxy, uint32_t* apart) {
    return guarded(__func__, [&] {
        put(apart, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").apart(proxy));
    });
}

JostleCode jostle_broad_phase3_has_moved(const JostleBroadPhase3* broad_phase, int proxy, bool* has_moved) {
    return guarded(__func__, [&] {
        put(has_moved, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").has_moved(proxy));
    });
}

JostleCode jostle_broad_phase3_find_pairs(JostleBroadPhase3* broad_phase, JostleTaskScheduler* scheduler, JostleProxyPairSpan* find_pairs) {
    return guarded(__func__, [&] {
        view_out(find_pairs, object_in<BroadPhase<3>>(broad_phase, "broad_phase").find_pairs(reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_broad_phase3_clear_moved(JostleBroadPhase3* broad_phase) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").clear_moved();
    });
}

JostleCode jostle_broad_phase3_update_pairs(JostleBroadPhase3* broad_phase, JostleTaskScheduler* scheduler, JostleProxyPairSpan* update_pairs) {
    return guarded(__func__, [&] {
        view_out(update_pairs, object_in<BroadPhase<3>>(broad_phase, "broad_phase").update_pairs(reinterpret_cast<TaskScheduler*>(scheduler)));
    });
}

JostleCode jostle_broad_phase3_query(const JostleBroadPhase3* broad_phase, JostleAabb3 box, int* found, size_t capacity, size_t* count, const JostleQueryFilter* filter, JostleQueryWork* query) {
    return guarded(__func__, [&] {
        Scratch scratch;
        std::vector<int> found_list;
        put(query, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").query(plain_in<Aabb<3>>(box), found_list, struct_or_default<QueryFilter>(filter, scratch, "filter")));
        list_out(found, capacity, count, found_list);
    });
}

JostleCode jostle_broad_phase3_size(const JostleBroadPhase3* broad_phase, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").size());
    });
}

JostleCode jostle_broad_phase3_moved_count(const JostleBroadPhase3* broad_phase, int* moved_count) {
    return guarded(__func__, [&] {
        put(moved_count, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").moved_count());
    });
}

JostleCode jostle_broad_phase3_static_height(const JostleBroadPhase3* broad_phase, int* static_height) {
    return guarded(__func__, [&] {
        put(static_height, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").static_height());
    });
}

JostleCode jostle_broad_phase3_movable_height(const JostleBroadPhase3* broad_phase, int* movable_height) {
    return guarded(__func__, [&] {
        put(movable_height, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").movable_height());
    });
}

JostleCode jostle_broad_phase3_byte_count(const JostleBroadPhase3* broad_phase, size_t* byte_count) {
    return guarded(__func__, [&] {
        put(byte_count, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").byte_count());
    });
}

JostleCode jostle_broad_phase3_last_work(const JostleBroadPhase3* broad_phase, JostleQueryWork* last_work) {
    return guarded(__func__, [&] {
        put(last_work, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").last_work());
    });
}

JostleCode jostle_broad_phase3_check(const JostleBroadPhase3* broad_phase, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").check());
    });
}

JostleCode jostle_broad_phase3_save(const JostleBroadPhase3* broad_phase, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const BroadPhase<3>>(broad_phase, "broad_phase").save());
    });
}

JostleCode jostle_broad_phase3_load(JostleBroadPhase3* broad_phase, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<BroadPhase<3>>(broad_phase, "broad_phase").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_bvh2_query(const JostleBvh2* tree, JostleAabb2 box, int* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::bvh_query(object_in<const Bvh<2>>(tree, "tree"), plain_in<Aabb<2>>(box), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_query(const JostleBvh3* tree, JostleAabb3 box, int* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::bvh_query(object_in<const Bvh<3>>(tree, "tree"), plain_in<Aabb<3>>(box), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh2_ray_all(const JostleBvh2* tree, const JostleRay2* ray, int* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::bvh_ray_all(object_in<const Bvh<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_ray_all(const JostleBvh3* tree, const JostleRay3* ray, int* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::bvh_ray_all(object_in<const Bvh<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh2_ray_closest(const JostleBvh2* tree, const JostleRay2* ray, JostleCastHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, c::bvh_ray_closest(object_in<const Bvh<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_bvh3_ray_closest(const JostleBvh3* tree, const JostleRay3* ray, JostleCastHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, c::bvh_ray_closest(object_in<const Bvh<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_bvh2_ray_any(const JostleBvh2* tree, const JostleRay2* ray, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, c::bvh_ray_any(object_in<const Bvh<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_bvh3_ray_any(const JostleBvh3* tree, const JostleRay3* ray, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, c::bvh_ray_any(object_in<const Bvh<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_bvh2_box_closest(const JostleBvh2* tree, const JostleBoxCast2* cast, JostleCastHit* box_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(box_closest, c::bvh_box_closest(object_in<const Bvh<2>>(tree, "tree"), struct_in<BoxCast<2>>(cast, scratch, "cast")));
    });
}

JostleCode jostle_bvh3_box_closest(const JostleBvh3* tree, const JostleBoxCast3* cast, JostleCastHit* box_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(box_closest, c::bvh_box_closest(object_in<const Bvh<3>>(tree, "tree"), struct_in<BoxCast<3>>(cast, scratch, "cast")));
    });
}

JostleCode jostle_bvh2_radius(const JostleBvh2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::bvh_radius(object_in<const Bvh<2>>(tree, "tree"), plain_in<Vec2>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_radius(const JostleBvh3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::bvh_radius(object_in<const Bvh<3>>(tree, "tree"), plain_in<Vec3>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh2_k_nearest(const JostleBvh2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::bvh_k_nearest(object_in<const Bvh<2>>(tree, "tree"), plain_in<Vec2>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_k_nearest(const JostleBvh3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::bvh_k_nearest(object_in<const Bvh<3>>(tree, "tree"), plain_in<Vec3>(p), r, found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh2_self_pairs(const JostleBvh2* tree, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::bvh_self_pairs(object_in<const Bvh<2>>(tree, "tree"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_self_pairs(const JostleBvh3* tree, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::bvh_self_pairs(object_in<const Bvh<3>>(tree, "tree"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh2_pairs(const JostleBvh2* tree, const JostleBvh2* other, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::bvh_pairs(object_in<const Bvh<2>>(tree, "tree"), object_in<const Bvh<2>>(other, "other"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_bvh3_pairs(const JostleBvh3* tree, const JostleBvh3* other, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::bvh_pairs(object_in<const Bvh<3>>(tree, "tree"), object_in<const Bvh<3>>(other, "other"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_query(const JostleDynamicTree2* tree, JostleAabb2 box, int* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_query(object_in<const DynamicTree<2>>(tree, "tree"), plain_in<Aabb<2>>(box), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_query(const JostleDynamicTree3* tree, JostleAabb3 box, int* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_query(object_in<const DynamicTree<3>>(tree, "tree"), plain_in<Aabb<3>>(box), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_ray_all(const JostleDynamicTree2* tree, const JostleRay2* ray, int* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_ray_all(object_in<const DynamicTree<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray"), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_ray_all(const JostleDynamicTree3* tree, const JostleRay3* ray, int* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<int, int> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_ray_all(object_in<const DynamicTree<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray"), found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_ray_closest(const JostleDynamicTree2* tree, const JostleRay2* ray, const JostleQueryFilter* filter, JostleCastHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, c::dynamic_tree_ray_closest(object_in<const DynamicTree<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree3_ray_closest(const JostleDynamicTree3* tree, const JostleRay3* ray, const JostleQueryFilter* filter, JostleCastHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, c::dynamic_tree_ray_closest(object_in<const DynamicTree<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree2_ray_any(const JostleDynamicTree2* tree, const JostleRay2* ray, const JostleQueryFilter* filter, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, c::dynamic_tree_ray_any(object_in<const DynamicTree<2>>(tree, "tree"), struct_in<Ray<2>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree3_ray_any(const JostleDynamicTree3* tree, const JostleRay3* ray, const JostleQueryFilter* filter, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, c::dynamic_tree_ray_any(object_in<const DynamicTree<3>>(tree, "tree"), struct_in<Ray<3>>(ray, scratch, "ray"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree2_box_closest(const JostleDynamicTree2* tree, const JostleBoxCast2* cast, const JostleQueryFilter* filter, JostleCastHit* box_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(box_closest, c::dynamic_tree_box_closest(object_in<const DynamicTree<2>>(tree, "tree"), struct_in<BoxCast<2>>(cast, scratch, "cast"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree3_box_closest(const JostleDynamicTree3* tree, const JostleBoxCast3* cast, const JostleQueryFilter* filter, JostleCastHit* box_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(box_closest, c::dynamic_tree_box_closest(object_in<const DynamicTree<3>>(tree, "tree"), struct_in<BoxCast<3>>(cast, scratch, "cast"), struct_or_default<QueryFilter>(filter, scratch, "filter")));
    });
}

JostleCode jostle_dynamic_tree2_radius(const JostleDynamicTree2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_radius(object_in<const DynamicTree<2>>(tree, "tree"), plain_in<Vec2>(p), r, found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_radius(const JostleDynamicTree3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_radius(object_in<const DynamicTree<3>>(tree, "tree"), plain_in<Vec3>(p), r, found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_k_nearest(const JostleDynamicTree2* tree, JostleVec2 p, float r, JostleNeighbor* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_k_nearest(object_in<const DynamicTree<2>>(tree, "tree"), plain_in<Vec2>(p), r, found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_k_nearest(const JostleDynamicTree3* tree, JostleVec3 p, float r, JostleNeighbor* found, size_t capacity, const JostleQueryFilter* filter, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Neighbor, JostleNeighbor> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_k_nearest(object_in<const DynamicTree<3>>(tree, "tree"), plain_in<Vec3>(p), r, found_room.span(), struct_or_default<QueryFilter>(filter, scratch, "filter")));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_self_pairs(const JostleDynamicTree2* tree, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_self_pairs(object_in<const DynamicTree<2>>(tree, "tree"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_self_pairs(const JostleDynamicTree3* tree, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_self_pairs(object_in<const DynamicTree<3>>(tree, "tree"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree2_pairs(const JostleDynamicTree2* tree, const JostleDynamicTree2* other, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_pairs(object_in<const DynamicTree<2>>(tree, "tree"), object_in<const DynamicTree<2>>(other, "other"), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_dynamic_tree3_pairs(const JostleDynamicTree3* tree, const JostleDynamicTree3* other, JostleItemPair* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<ItemPair, JostleItemPair> found_room(found, capacity, "found");
        put(count, c::dynamic_tree_pairs(object_in<const DynamicTree<3>>(tree, "tree"), object_in<const DynamicTree<3>>(other, "other"), found_room.span()));
        found_room.finish();
    });
}
