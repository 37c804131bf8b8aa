// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/tree_calls.h"

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_kd_tree_options_default(const JostleKdTreeOptions* made) {
    run("jostle_kd_tree_options_default", JOSTLE_OK, [&] { expect(same(*made, KdTreeOptions{})); });
}

extern "C" void twin_jostle_dynamic_tree_options_default(const JostleDynamicTreeOptions* made) {
    run("jostle_dynamic_tree_options_default", JOSTLE_OK, [&] { expect(same(*made, DynamicTreeOptions{})); });
}

extern "C" void twin_jostle_broad_phase_options_default(const JostleBroadPhaseOptions* made) {
    run("jostle_broad_phase_options_default", JOSTLE_OK, [&] { expect(same(*made, BroadPhaseOptions{})); });
}

extern "C" void twin_jostle_bvh_options_default(const JostleBvhOptions* made) {
    run("jostle_bvh_options_default", JOSTLE_OK, [&] { expect(same(*made, BvhOptions{})); });
}

extern "C" void twin_jostle_box_filter_default(const JostleBoxFilter* made) {
    run("jostle_box_filter_default", JOSTLE_OK, [&] { expect(same(*made, BoxFilter{})); });
}

extern "C" void twin_jostle_proxy_options_default(const JostleProxyOptions* made) {
    run("jostle_proxy_options_default", JOSTLE_OK, [&] { expect(same(*made, ProxyOptions{})); });
}

extern "C" void twin_jostle_query_filter_default(const JostleQueryFilter* made) {
    run("jostle_query_filter_default", JOSTLE_OK, [&] { expect(same(*made, QueryFilter{})); });
}

extern "C" void twin_jostle_kd_tree2_create(JostleCode code, JostleKdTree2* object) {
    [[maybe_unused]] Twin& f = twin();
    KdTreeOptions options{};
    options.split = KdSplit::kMedian;
    options.leaf_size = 8;
    run("jostle_kd_tree2_create", code, [&] {
        const KdTree<2> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_kd_tree3_create(JostleCode code, JostleKdTree3* object) {
    [[maybe_unused]] Twin& f = twin();
    KdTreeOptions options{};
    options.split = KdSplit::kMedian;
    options.leaf_size = 8;
    run("jostle_kd_tree3_create", code, [&] {
        const KdTree<3> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_kd_batch2_create(JostleCode code, JostleKdBatch2* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch2_create", code, [&] {
        const KdBatch<2> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_kd_batch3_create(JostleCode code, JostleKdBatch3* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch3_create", code, [&] {
        const KdBatch<3> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_bvh2_create(JostleCode code, JostleBvh2* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_create", code, [&] {
        const Bvh<2> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_bvh3_create(JostleCode code, JostleBvh3* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_create", code, [&] {
        const Bvh<3> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_create(JostleCode code, JostleDynamicTree2* object) {
    [[maybe_unused]] Twin& f = twin();
    DynamicTreeOptions options{};
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = InsertionPolicy::kManhattan;
    options.rotation = RotationPolicy::kHeight;
    options.lookahead = 2;
    run("jostle_dynamic_tree2_create", code, [&] {
        const DynamicTree<2> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_create(JostleCode code, JostleDynamicTree3* object) {
    [[maybe_unused]] Twin& f = twin();
    DynamicTreeOptions options{};
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    options.insertion = InsertionPolicy::kManhattan;
    options.rotation = RotationPolicy::kHeight;
    options.lookahead = 2;
    run("jostle_dynamic_tree3_create", code, [&] {
        const DynamicTree<3> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_broad_phase2_create(JostleCode code, JostleBroadPhase2* object) {
    [[maybe_unused]] Twin& f = twin();
    BroadPhaseOptions options{};
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    run("jostle_broad_phase2_create", code, [&] {
        const BroadPhase<2> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_broad_phase3_create(JostleCode code, JostleBroadPhase3* object) {
    [[maybe_unused]] Twin& f = twin();
    BroadPhaseOptions options{};
    options.margin = 0.5f;
    options.margin_share = 0.25f;
    options.displacement_multiplier = 0.5f;
    run("jostle_broad_phase3_create", code, [&] {
        const BroadPhase<3> own(options);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_kd_tree2_build(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> points;
    points = f.points2;
    run("jostle_kd_tree2_build", code, [&] {
        f.kd_tree2.build(points, nullptr);
    });
}

extern "C" void twin_jostle_kd_tree2_rebuild(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> points;
    points = f.points2;
    run("jostle_kd_tree2_rebuild", code, [&] {
        f.kd_tree2.rebuild(points, nullptr);
    });
}

extern "C" void twin_jostle_kd_tree2_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_clear", code, [&] {
        f.kd_tree2.clear();
    });
}

extern "C" void twin_jostle_kd_tree2_insert(JostleCode code, const JostleKdUpdateWork* insert) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> points;
    points = f.points2;
    int id{};
    id = 39;
    run("jostle_kd_tree2_insert", code, [&] {
        expect(same(*insert, f.kd_tree2.insert(points, id)));
    });
}

extern "C" void twin_jostle_kd_tree2_remove(JostleCode code, const JostleKdUpdateWork* remove) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_kd_tree2_remove", code, [&] {
        expect(same(*remove, f.kd_tree2.remove(id)));
    });
}

extern "C" void twin_jostle_kd_tree2_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_kd_tree2_contains", code, [&] {
        expect(same(*contains, f.kd_tree2.contains(id)));
    });
}

extern "C" void twin_jostle_kd_tree2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_size", code, [&] {
        expect(same(*size, f.kd_tree2.size()));
    });
}

extern "C" void twin_jostle_kd_tree2_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_height", code, [&] {
        expect(same(*height, f.kd_tree2.height()));
    });
}

extern "C" void twin_jostle_kd_tree2_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_node_count", code, [&] {
        expect(same(*node_count, f.kd_tree2.node_count()));
    });
}

extern "C" void twin_jostle_kd_tree2_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_byte_count", code, [&] {
        expect(same(*byte_count, f.kd_tree2.byte_count()));
    });
}

extern "C" void twin_jostle_kd_tree2_options(JostleCode code, const JostleKdTreeOptions* options) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_options", code, [&] {
        expect(same(*options, f.kd_tree2.options()));
    });
}

extern "C" void twin_jostle_kd_tree2_radius(JostleCode code, const JostleNeighbor* found, size_t found_count, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    std::vector<Neighbor> found_own;
    run("jostle_kd_tree2_radius", code, [&] {
        expect(same(*radius, f.kd_tree2.radius(p, r, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_kd_tree2_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    std::vector<int> found_own;
    run("jostle_kd_tree2_query", code, [&] {
        expect(same(*query, f.kd_tree2.query(box, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_kd_tree2_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_kd_tree2_k_nearest", code, [&] {
        expect(same(*k_nearest, f.kd_tree2.k_nearest(p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_kd_tree2_closest(JostleCode code, const JostleNearestHit* closest) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    run("jostle_kd_tree2_closest", code, [&] {
        expect(same(*closest, f.kd_tree2.closest(p, r)));
    });
}

extern "C" void twin_jostle_kd_tree2_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_check", code, [&] {
        expect(same_text(text, length, f.kd_tree2.check()));
    });
}

extern "C" void twin_jostle_kd_tree2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_save", code, [&] {
        expect(same_bytes(bytes, size, f.kd_tree2.save()));
    });
}

extern "C" void twin_jostle_kd_tree2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree2_load", code, [&] {
        f.kd_tree2.load(f.saved_kd_tree2);
    });
}

extern "C" void twin_jostle_kd_tree3_build(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> points;
    points = f.points3;
    run("jostle_kd_tree3_build", code, [&] {
        f.kd_tree3.build(points, nullptr);
    });
}

extern "C" void twin_jostle_kd_tree3_rebuild(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> points;
    points = f.points3;
    run("jostle_kd_tree3_rebuild", code, [&] {
        f.kd_tree3.rebuild(points, nullptr);
    });
}

extern "C" void twin_jostle_kd_tree3_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_clear", code, [&] {
        f.kd_tree3.clear();
    });
}

extern "C" void twin_jostle_kd_tree3_insert(JostleCode code, const JostleKdUpdateWork* insert) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> points;
    points = f.points3;
    int id{};
    id = 39;
    run("jostle_kd_tree3_insert", code, [&] {
        expect(same(*insert, f.kd_tree3.insert(points, id)));
    });
}

extern "C" void twin_jostle_kd_tree3_remove(JostleCode code, const JostleKdUpdateWork* remove) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_kd_tree3_remove", code, [&] {
        expect(same(*remove, f.kd_tree3.remove(id)));
    });
}

extern "C" void twin_jostle_kd_tree3_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_kd_tree3_contains", code, [&] {
        expect(same(*contains, f.kd_tree3.contains(id)));
    });
}

extern "C" void twin_jostle_kd_tree3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_size", code, [&] {
        expect(same(*size, f.kd_tree3.size()));
    });
}

extern "C" void twin_jostle_kd_tree3_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_height", code, [&] {
        expect(same(*height, f.kd_tree3.height()));
    });
}

extern "C" void twin_jostle_kd_tree3_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_node_count", code, [&] {
        expect(same(*node_count, f.kd_tree3.node_count()));
    });
}

extern "C" void twin_jostle_kd_tree3_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_byte_count", code, [&] {
        expect(same(*byte_count, f.kd_tree3.byte_count()));
    });
}

extern "C" void twin_jostle_kd_tree3_options(JostleCode code, const JostleKdTreeOptions* options) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_options", code, [&] {
        expect(same(*options, f.kd_tree3.options()));
    });
}

extern "C" void twin_jostle_kd_tree3_radius(JostleCode code, const JostleNeighbor* found, size_t found_count, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    std::vector<Neighbor> found_own;
    run("jostle_kd_tree3_radius", code, [&] {
        expect(same(*radius, f.kd_tree3.radius(p, r, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_kd_tree3_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    std::vector<int> found_own;
    run("jostle_kd_tree3_query", code, [&] {
        expect(same(*query, f.kd_tree3.query(box, found_own)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_kd_tree3_k_nearest(JostleCode code, const JostleNeighbor* found, const JostleNearestCount* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_kd_tree3_k_nearest", code, [&] {
        expect(same(*k_nearest, f.kd_tree3.k_nearest(p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_kd_tree3_closest(JostleCode code, const JostleNearestHit* closest) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    run("jostle_kd_tree3_closest", code, [&] {
        expect(same(*closest, f.kd_tree3.closest(p, r)));
    });
}

extern "C" void twin_jostle_kd_tree3_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_check", code, [&] {
        expect(same_text(text, length, f.kd_tree3.check()));
    });
}

extern "C" void twin_jostle_kd_tree3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_save", code, [&] {
        expect(same_bytes(bytes, size, f.kd_tree3.save()));
    });
}

extern "C" void twin_jostle_kd_tree3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_tree3_load", code, [&] {
        f.kd_tree3.load(f.saved_kd_tree3);
    });
}

extern "C" void twin_jostle_kd_batch2_radius(JostleCode code, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> queries;
    queries = f.points2;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch2_radius", code, [&] {
        expect(same(*radius, f.kd_batch2.radius(f.kd_tree2, queries, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch2_k_nearest(JostleCode code, const JostleQueryWork* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> queries;
    queries = f.points2;
    int k{};
    k = 3;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch2_k_nearest", code, [&] {
        expect(same(*k_nearest, f.kd_batch2.k_nearest(f.kd_tree2, queries, k, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch2_query(JostleCode code, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    run("jostle_kd_batch2_query", code, [&] {
        expect(same(*query, f.kd_batch2.query(f.kd_tree2, boxes, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch2_radius_of_all(JostleCode code, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    float r{};
    r = 2.5f;
    run("jostle_kd_batch2_radius_of_all", code, [&] {
        expect(same(*radius, f.kd_batch2.radius(f.kd_tree2, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch2_k_nearest_of_all(JostleCode code, const JostleQueryWork* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    int k{};
    k = 3;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch2_k_nearest_of_all", code, [&] {
        expect(same(*k_nearest, f.kd_batch2.k_nearest(f.kd_tree2, k, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch2_size", code, [&] {
        expect(same(*size, f.kd_batch2.size()));
    });
}

extern "C" void twin_jostle_kd_batch2_order(JostleCode code, const JostleIntSpan* order) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch2_order", code, [&] {
        expect(same_view(*order, f.kd_batch2.order()));
    });
}

extern "C" void twin_jostle_kd_batch2_found(JostleCode code, const JostleNeighborSpan* found) {
    [[maybe_unused]] Twin& f = twin();
    int query{};
    query = 1;
    run("jostle_kd_batch2_found", code, [&] {
        expect(same_view(*found, f.kd_batch2.found(query)));
    });
}

extern "C" void twin_jostle_kd_batch3_radius(JostleCode code, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> queries;
    queries = f.points3;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch3_radius", code, [&] {
        expect(same(*radius, f.kd_batch3.radius(f.kd_tree3, queries, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch3_k_nearest(JostleCode code, const JostleQueryWork* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> queries;
    queries = f.points3;
    int k{};
    k = 3;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch3_k_nearest", code, [&] {
        expect(same(*k_nearest, f.kd_batch3.k_nearest(f.kd_tree3, queries, k, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch3_query(JostleCode code, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> boxes;
    boxes = f.boxes3;
    run("jostle_kd_batch3_query", code, [&] {
        expect(same(*query, f.kd_batch3.query(f.kd_tree3, boxes, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch3_radius_of_all(JostleCode code, const JostleQueryWork* radius) {
    [[maybe_unused]] Twin& f = twin();
    float r{};
    r = 2.5f;
    run("jostle_kd_batch3_radius_of_all", code, [&] {
        expect(same(*radius, f.kd_batch3.radius(f.kd_tree3, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch3_k_nearest_of_all(JostleCode code, const JostleQueryWork* k_nearest) {
    [[maybe_unused]] Twin& f = twin();
    int k{};
    k = 3;
    float r{};
    r = 2.5f;
    run("jostle_kd_batch3_k_nearest_of_all", code, [&] {
        expect(same(*k_nearest, f.kd_batch3.k_nearest(f.kd_tree3, k, r, nullptr)));
    });
}

extern "C" void twin_jostle_kd_batch3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch3_size", code, [&] {
        expect(same(*size, f.kd_batch3.size()));
    });
}

extern "C" void twin_jostle_kd_batch3_order(JostleCode code, const JostleIntSpan* order) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_kd_batch3_order", code, [&] {
        expect(same_view(*order, f.kd_batch3.order()));
    });
}

extern "C" void twin_jostle_kd_batch3_found(JostleCode code, const JostleNeighborSpan* found) {
    [[maybe_unused]] Twin& f = twin();
    int query{};
    query = 1;
    run("jostle_kd_batch3_found", code, [&] {
        expect(same_view(*found, f.kd_batch3.found(query)));
    });
}

extern "C" void twin_jostle_bvh2_build(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    BvhOptions options{};
    options.method = BuildMethod::kBinned;
    run("jostle_bvh2_build", code, [&] {
        f.bvh2.build(boxes, options, nullptr);
    });
}

extern "C" void twin_jostle_bvh2_refit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    run("jostle_bvh2_refit", code, [&] {
        f.bvh2.refit(boxes, nullptr);
    });
}

extern "C" void twin_jostle_bvh2_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_clear", code, [&] {
        f.bvh2.clear();
    });
}

extern "C" void twin_jostle_bvh2_release_scratch(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_release_scratch", code, [&] {
        f.bvh2.release_scratch();
    });
}

extern "C" void twin_jostle_bvh2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_size", code, [&] {
        expect(same(*size, f.bvh2.size()));
    });
}

extern "C" void twin_jostle_bvh2_box(JostleCode code, const JostleAabb2* box) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_bvh2_box", code, [&] {
        expect(same(*box, f.bvh2.box(id)));
    });
}

extern "C" void twin_jostle_bvh2_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_bounds", code, [&] {
        expect(same(*bounds, f.bvh2.bounds()));
    });
}

extern "C" void twin_jostle_bvh2_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_height", code, [&] {
        expect(same(*height, f.bvh2.height()));
    });
}

extern "C" void twin_jostle_bvh2_area_ratio(JostleCode code, const float* area_ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_area_ratio", code, [&] {
        expect(same(*area_ratio, f.bvh2.area_ratio()));
    });
}

extern "C" void twin_jostle_bvh2_wear(JostleCode code, const float* wear) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_wear", code, [&] {
        expect(same(*wear, f.bvh2.wear()));
    });
}

extern "C" void twin_jostle_bvh2_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_node_count", code, [&] {
        expect(same(*node_count, f.bvh2.node_count()));
    });
}

extern "C" void twin_jostle_bvh2_block_count(JostleCode code, const int* block_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_block_count", code, [&] {
        expect(same(*block_count, f.bvh2.block_count()));
    });
}

extern "C" void twin_jostle_bvh2_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_byte_count", code, [&] {
        expect(same(*byte_count, f.bvh2.byte_count()));
    });
}

extern "C" void twin_jostle_bvh2_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_check", code, [&] {
        expect(same_text(text, length, f.bvh2.check()));
    });
}

extern "C" void twin_jostle_bvh2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_save", code, [&] {
        expect(same_bytes(bytes, size, f.bvh2.save()));
    });
}

extern "C" void twin_jostle_bvh2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh2_load", code, [&] {
        f.bvh2.load(f.saved_bvh2);
    });
}

extern "C" void twin_jostle_bvh3_build(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> boxes;
    boxes = f.boxes3;
    BvhOptions options{};
    options.method = BuildMethod::kBinned;
    run("jostle_bvh3_build", code, [&] {
        f.bvh3.build(boxes, options, nullptr);
    });
}

extern "C" void twin_jostle_bvh3_refit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> boxes;
    boxes = f.boxes3;
    run("jostle_bvh3_refit", code, [&] {
        f.bvh3.refit(boxes, nullptr);
    });
}

extern "C" void twin_jostle_bvh3_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_clear", code, [&] {
        f.bvh3.clear();
    });
}

extern "C" void twin_jostle_bvh3_release_scratch(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_release_scratch", code, [&] {
        f.bvh3.release_scratch();
    });
}

extern "C" void twin_jostle_bvh3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_size", code, [&] {
        expect(same(*size, f.bvh3.size()));
    });
}

extern "C" void twin_jostle_bvh3_box(JostleCode code, const JostleAabb3* box) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_bvh3_box", code, [&] {
        expect(same(*box, f.bvh3.box(id)));
    });
}

extern "C" void twin_jostle_bvh3_bounds(JostleCode code, const JostleAabb3* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_bounds", code, [&] {
        expect(same(*bounds, f.bvh3.bounds()));
    });
}

extern "C" void twin_jostle_bvh3_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_height", code, [&] {
        expect(same(*height, f.bvh3.height()));
    });
}

extern "C" void twin_jostle_bvh3_area_ratio(JostleCode code, const float* area_ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_area_ratio", code, [&] {
        expect(same(*area_ratio, f.bvh3.area_ratio()));
    });
}

extern "C" void twin_jostle_bvh3_wear(JostleCode code, const float* wear) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_wear", code, [&] {
        expect(same(*wear, f.bvh3.wear()));
    });
}

extern "C" void twin_jostle_bvh3_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_node_count", code, [&] {
        expect(same(*node_count, f.bvh3.node_count()));
    });
}

extern "C" void twin_jostle_bvh3_block_count(JostleCode code, const int* block_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_block_count", code, [&] {
        expect(same(*block_count, f.bvh3.block_count()));
    });
}

extern "C" void twin_jostle_bvh3_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_byte_count", code, [&] {
        expect(same(*byte_count, f.bvh3.byte_count()));
    });
}

extern "C" void twin_jostle_bvh3_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_check", code, [&] {
        expect(same_text(text, length, f.bvh3.check()));
    });
}

extern "C" void twin_jostle_bvh3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_save", code, [&] {
        expect(same_bytes(bytes, size, f.bvh3.save()));
    });
}

extern "C" void twin_jostle_bvh3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_bvh3_load", code, [&] {
        f.bvh3.load(f.saved_bvh3);
    });
}

extern "C" void twin_jostle_dynamic_tree2_insert(JostleCode code, const int* insert) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    std::uint64_t user_data{};
    user_data = 77u;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree2_insert", code, [&] {
        expect(same(*insert, f.dynamic_tree2.insert(box, user_data, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_insert_all(JostleCode code, const int* ids) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    auto ids_own = zeros<int>(40);
    std::span<const std::uint64_t> user_data;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree2_insert_all", code, [&] {
        f.dynamic_tree2.insert_all(boxes, std::span<int>(ids_own), user_data, filter);
        expect(same_array(ids, ids_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree2_remove", code, [&] {
        f.dynamic_tree2.remove(id);
    });
}

extern "C" void twin_jostle_dynamic_tree2_reserve_more(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 2;
    run("jostle_dynamic_tree2_reserve_more", code, [&] {
        f.dynamic_tree2.reserve_more(count);
    });
}

extern "C" void twin_jostle_dynamic_tree2_forget_reserved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 0;
    run("jostle_dynamic_tree2_forget_reserved", code, [&] {
        f.dynamic_tree2.forget_reserved(count);
    });
}

extern "C" void twin_jostle_dynamic_tree2_reserved_count(JostleCode code, const int* reserved_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_reserved_count", code, [&] {
        expect(same(*reserved_count, f.dynamic_tree2.reserved_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_move(JostleCode code, const JostleMoved* move) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    Vec2 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    run("jostle_dynamic_tree2_move", code, [&] {
        expect(same(*move, f.dynamic_tree2.move(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_move_in_place(JostleCode code, const JostleMoved* move_in_place) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    Vec2 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    run("jostle_dynamic_tree2_move_in_place", code, [&] {
        expect(same(*move_in_place, f.dynamic_tree2.move_in_place(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_move_all(JostleCode code, const uint8_t* moved, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    std::span<const Vec2> displacements;
    displacements = f.points2;
    auto moved_own = zeros<std::uint8_t>(64);
    run("jostle_dynamic_tree2_move_all", code, [&] {
        expect(same(*count, f.dynamic_tree2.move_all(boxes, displacements, std::span<std::uint8_t>(moved_own))));
        expect(same_array(moved, moved_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_fits(JostleCode code, const bool* fits) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    Vec2 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    run("jostle_dynamic_tree2_fits", code, [&] {
        expect(same(*fits, f.dynamic_tree2.fits(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_slack(JostleCode code, const float* slack) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    run("jostle_dynamic_tree2_slack", code, [&] {
        expect(same(*slack, f.dynamic_tree2.slack(id, box)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_enlarge(JostleCode code, const JostleMoved* enlarge) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    run("jostle_dynamic_tree2_enlarge", code, [&] {
        expect(same(*enlarge, f.dynamic_tree2.enlarge(id, box)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_refit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> fat_boxes;
    fat_boxes = f.boxes2;
    run("jostle_dynamic_tree2_refit", code, [&] {
        f.dynamic_tree2.refit(fat_boxes);
    });
}

extern "C" void twin_jostle_dynamic_tree2_rebuild(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    BuildMethod method{};
    method = BuildMethod::kBinned;
    run("jostle_dynamic_tree2_rebuild", code, [&] {
        f.dynamic_tree2.rebuild(method, nullptr);
    });
}

extern "C" void twin_jostle_dynamic_tree2_optimize(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int nodes{};
    nodes = 4;
    run("jostle_dynamic_tree2_optimize", code, [&] {
        f.dynamic_tree2.optimize(nodes);
    });
}

extern "C" void twin_jostle_dynamic_tree2_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_clear", code, [&] {
        f.dynamic_tree2.clear();
    });
}

extern "C" void twin_jostle_dynamic_tree2_is_live(JostleCode code, const bool* live) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree2_is_live", code, [&] {
        expect(same(*live, f.dynamic_tree2.is_live(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_id_end(JostleCode code, const int* id_end) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_id_end", code, [&] {
        expect(same(*id_end, f.dynamic_tree2.id_end()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_fat_box(JostleCode code, const JostleAabb2* fat_box) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree2_fat_box", code, [&] {
        expect(same(*fat_box, f.dynamic_tree2.fat_box(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree2_user_data", code, [&] {
        expect(same(*user_data, f.dynamic_tree2.user_data(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    std::uint64_t user_data{};
    user_data = 77u;
    run("jostle_dynamic_tree2_set_user_data", code, [&] {
        f.dynamic_tree2.set_user_data(id, user_data);
    });
}

extern "C" void twin_jostle_dynamic_tree2_filter(JostleCode code, const JostleBoxFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree2_filter", code, [&] {
        expect(same(*filter, f.dynamic_tree2.filter(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree2_set_filter", code, [&] {
        f.dynamic_tree2.set_filter(id, filter);
    });
}

extern "C" void twin_jostle_dynamic_tree2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_size", code, [&] {
        expect(same(*size, f.dynamic_tree2.size()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_height", code, [&] {
        expect(same(*height, f.dynamic_tree2.height()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_greatest_imbalance(JostleCode code, const int* greatest_imbalance) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_greatest_imbalance", code, [&] {
        expect(same(*greatest_imbalance, f.dynamic_tree2.greatest_imbalance()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_node_count", code, [&] {
        expect(same(*node_count, f.dynamic_tree2.node_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_area_ratio(JostleCode code, const float* area_ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_area_ratio", code, [&] {
        expect(same(*area_ratio, f.dynamic_tree2.area_ratio()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_byte_count", code, [&] {
        expect(same(*byte_count, f.dynamic_tree2.byte_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_change_count(JostleCode code, const int* change_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_change_count", code, [&] {
        expect(same(*change_count, f.dynamic_tree2.change_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_wear(JostleCode code, const float* wear) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_wear", code, [&] {
        expect(same(*wear, f.dynamic_tree2.wear()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_last_work(JostleCode code, const JostleTreeWork* last_work) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_last_work", code, [&] {
        expect(same(*last_work, f.dynamic_tree2.last_work()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_options(JostleCode code, const JostleDynamicTreeOptions* options) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_options", code, [&] {
        expect(same(*options, f.dynamic_tree2.options()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_check", code, [&] {
        expect(same_text(text, length, f.dynamic_tree2.check()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_save", code, [&] {
        expect(same_bytes(bytes, size, f.dynamic_tree2.save()));
    });
}

extern "C" void twin_jostle_dynamic_tree2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree2_load", code, [&] {
        f.dynamic_tree2.load(f.saved_dynamic_tree2);
    });
}

extern "C" void twin_jostle_dynamic_tree3_insert(JostleCode code, const int* insert) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    std::uint64_t user_data{};
    user_data = 77u;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree3_insert", code, [&] {
        expect(same(*insert, f.dynamic_tree3.insert(box, user_data, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_insert_all(JostleCode code, const int* ids) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> boxes;
    boxes = f.boxes3;
    auto ids_own = zeros<int>(40);
    std::span<const std::uint64_t> user_data;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree3_insert_all", code, [&] {
        f.dynamic_tree3.insert_all(boxes, std::span<int>(ids_own), user_data, filter);
        expect(same_array(ids, ids_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree3_remove", code, [&] {
        f.dynamic_tree3.remove(id);
    });
}

extern "C" void twin_jostle_dynamic_tree3_reserve_more(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 2;
    run("jostle_dynamic_tree3_reserve_more", code, [&] {
        f.dynamic_tree3.reserve_more(count);
    });
}

extern "C" void twin_jostle_dynamic_tree3_forget_reserved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 0;
    run("jostle_dynamic_tree3_forget_reserved", code, [&] {
        f.dynamic_tree3.forget_reserved(count);
    });
}

extern "C" void twin_jostle_dynamic_tree3_reserved_count(JostleCode code, const int* reserved_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_reserved_count", code, [&] {
        expect(same(*reserved_count, f.dynamic_tree3.reserved_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_move(JostleCode code, const JostleMoved* move) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    Vec3 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    run("jostle_dynamic_tree3_move", code, [&] {
        expect(same(*move, f.dynamic_tree3.move(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_move_in_place(JostleCode code, const JostleMoved* move_in_place) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    Vec3 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    run("jostle_dynamic_tree3_move_in_place", code, [&] {
        expect(same(*move_in_place, f.dynamic_tree3.move_in_place(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_move_all(JostleCode code, const uint8_t* moved, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> boxes;
    boxes = f.boxes3;
    std::span<const Vec3> displacements;
    displacements = f.points3;
    auto moved_own = zeros<std::uint8_t>(64);
    run("jostle_dynamic_tree3_move_all", code, [&] {
        expect(same(*count, f.dynamic_tree3.move_all(boxes, displacements, std::span<std::uint8_t>(moved_own))));
        expect(same_array(moved, moved_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_fits(JostleCode code, const bool* fits) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    Vec3 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    run("jostle_dynamic_tree3_fits", code, [&] {
        expect(same(*fits, f.dynamic_tree3.fits(id, box, displacement)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_slack(JostleCode code, const float* slack) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    run("jostle_dynamic_tree3_slack", code, [&] {
        expect(same(*slack, f.dynamic_tree3.slack(id, box)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_enlarge(JostleCode code, const JostleMoved* enlarge) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    run("jostle_dynamic_tree3_enlarge", code, [&] {
        expect(same(*enlarge, f.dynamic_tree3.enlarge(id, box)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_refit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<3>> fat_boxes;
    fat_boxes = f.boxes3;
    run("jostle_dynamic_tree3_refit", code, [&] {
        f.dynamic_tree3.refit(fat_boxes);
    });
}

extern "C" void twin_jostle_dynamic_tree3_rebuild(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    BuildMethod method{};
    method = BuildMethod::kBinned;
    run("jostle_dynamic_tree3_rebuild", code, [&] {
        f.dynamic_tree3.rebuild(method, nullptr);
    });
}

extern "C" void twin_jostle_dynamic_tree3_optimize(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int nodes{};
    nodes = 4;
    run("jostle_dynamic_tree3_optimize", code, [&] {
        f.dynamic_tree3.optimize(nodes);
    });
}

extern "C" void twin_jostle_dynamic_tree3_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_clear", code, [&] {
        f.dynamic_tree3.clear();
    });
}

extern "C" void twin_jostle_dynamic_tree3_is_live(JostleCode code, const bool* live) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree3_is_live", code, [&] {
        expect(same(*live, f.dynamic_tree3.is_live(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_id_end(JostleCode code, const int* id_end) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_id_end", code, [&] {
        expect(same(*id_end, f.dynamic_tree3.id_end()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_fat_box(JostleCode code, const JostleAabb3* fat_box) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree3_fat_box", code, [&] {
        expect(same(*fat_box, f.dynamic_tree3.fat_box(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree3_user_data", code, [&] {
        expect(same(*user_data, f.dynamic_tree3.user_data(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    std::uint64_t user_data{};
    user_data = 77u;
    run("jostle_dynamic_tree3_set_user_data", code, [&] {
        f.dynamic_tree3.set_user_data(id, user_data);
    });
}

extern "C" void twin_jostle_dynamic_tree3_filter(JostleCode code, const JostleBoxFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    run("jostle_dynamic_tree3_filter", code, [&] {
        expect(same(*filter, f.dynamic_tree3.filter(id)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int id{};
    id = 1;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_dynamic_tree3_set_filter", code, [&] {
        f.dynamic_tree3.set_filter(id, filter);
    });
}

extern "C" void twin_jostle_dynamic_tree3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_size", code, [&] {
        expect(same(*size, f.dynamic_tree3.size()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_height(JostleCode code, const int* height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_height", code, [&] {
        expect(same(*height, f.dynamic_tree3.height()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_greatest_imbalance(JostleCode code, const int* greatest_imbalance) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_greatest_imbalance", code, [&] {
        expect(same(*greatest_imbalance, f.dynamic_tree3.greatest_imbalance()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_node_count(JostleCode code, const int* node_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_node_count", code, [&] {
        expect(same(*node_count, f.dynamic_tree3.node_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_area_ratio(JostleCode code, const float* area_ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_area_ratio", code, [&] {
        expect(same(*area_ratio, f.dynamic_tree3.area_ratio()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_byte_count", code, [&] {
        expect(same(*byte_count, f.dynamic_tree3.byte_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_change_count(JostleCode code, const int* change_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_change_count", code, [&] {
        expect(same(*change_count, f.dynamic_tree3.change_count()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_wear(JostleCode code, const float* wear) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_wear", code, [&] {
        expect(same(*wear, f.dynamic_tree3.wear()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_last_work(JostleCode code, const JostleTreeWork* last_work) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_last_work", code, [&] {
        expect(same(*last_work, f.dynamic_tree3.last_work()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_options(JostleCode code, const JostleDynamicTreeOptions* options) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_options", code, [&] {
        expect(same(*options, f.dynamic_tree3.options()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_check", code, [&] {
        expect(same_text(text, length, f.dynamic_tree3.check()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_save", code, [&] {
        expect(same_bytes(bytes, size, f.dynamic_tree3.save()));
    });
}

extern "C" void twin_jostle_dynamic_tree3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_dynamic_tree3_load", code, [&] {
        f.dynamic_tree3.load(f.saved_dynamic_tree3);
    });
}

extern "C" void twin_jostle_broad_phase2_insert(JostleCode code, const int* insert) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    std::uint64_t user_data{};
    user_data = 77u;
    Mobility mobility{};
    mobility = Mobility::kMovable;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    ProxyOptions options{};
    options.moved = true;
    options.apart = 0u;
    options.is_fat = true;
    run("jostle_broad_phase2_insert", code, [&] {
        expect(same(*insert, f.broad_phase2.insert(box, user_data, mobility, filter, options)));
    });
}

extern "C" void twin_jostle_broad_phase2_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_remove", code, [&] {
        f.broad_phase2.remove(proxy);
    });
}

extern "C" void twin_jostle_broad_phase2_reserve_more(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    int count{};
    count = 2;
    run("jostle_broad_phase2_reserve_more", code, [&] {
        f.broad_phase2.reserve_more(mobility, count);
    });
}

extern "C" void twin_jostle_broad_phase2_forget_reserved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    int count{};
    count = 0;
    run("jostle_broad_phase2_forget_reserved", code, [&] {
        f.broad_phase2.forget_reserved(mobility, count);
    });
}

extern "C" void twin_jostle_broad_phase2_reserved_count(JostleCode code, const int* reserved_count) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    run("jostle_broad_phase2_reserved_count", code, [&] {
        expect(same(*reserved_count, f.broad_phase2.reserved_count(mobility)));
    });
}

extern "C" void twin_jostle_broad_phase2_move(JostleCode code, const JostleMoved* move) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    Vec2 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    run("jostle_broad_phase2_move", code, [&] {
        expect(same(*move, f.broad_phase2.move(proxy, box, displacement)));
    });
}

extern "C" void twin_jostle_broad_phase2_buffer_move(JostleCode code, const JostleMoved* buffer_move) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    Vec2 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    run("jostle_broad_phase2_buffer_move", code, [&] {
        expect(same(*buffer_move, f.broad_phase2.buffer_move(proxy, box, displacement)));
    });
}

extern "C" void twin_jostle_broad_phase2_apply_moves(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_apply_moves", code, [&] {
        f.broad_phase2.apply_moves();
    });
}

extern "C" void twin_jostle_broad_phase2_move_static(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = (1 << 30);
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    run("jostle_broad_phase2_move_static", code, [&] {
        f.broad_phase2.move_static(proxy, box);
    });
}

extern "C" void twin_jostle_broad_phase2_shift_origin(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 origin{};
    origin.x = 0.5f;
    origin.y = 0.25f;
    run("jostle_broad_phase2_shift_origin", code, [&] {
        f.broad_phase2.shift_origin(origin);
    });
}

extern "C" void twin_jostle_broad_phase2_mark_moved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_mark_moved", code, [&] {
        f.broad_phase2.mark_moved(proxy);
    });
}

extern "C" void twin_jostle_broad_phase2_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_broad_phase2_set_filter", code, [&] {
        f.broad_phase2.set_filter(proxy, filter);
    });
}

extern "C" void twin_jostle_broad_phase2_set_apart(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    std::uint32_t apart{};
    apart = 1u;
    run("jostle_broad_phase2_set_apart", code, [&] {
        f.broad_phase2.set_apart(proxy, apart);
    });
}

extern "C" void twin_jostle_broad_phase2_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    std::uint64_t user_data{};
    user_data = 77u;
    run("jostle_broad_phase2_set_user_data", code, [&] {
        f.broad_phase2.set_user_data(proxy, user_data);
    });
}

extern "C" void twin_jostle_broad_phase2_is_live(JostleCode code, const bool* live) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_is_live", code, [&] {
        expect(same(*live, f.broad_phase2.is_live(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_user_data", code, [&] {
        expect(same(*user_data, f.broad_phase2.user_data(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_filter(JostleCode code, const JostleBoxFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_filter", code, [&] {
        expect(same(*filter, f.broad_phase2.filter(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_fat_box(JostleCode code, const JostleAabb2* fat_box) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_fat_box", code, [&] {
        expect(same(*fat_box, f.broad_phase2.fat_box(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_slack(JostleCode code, const float* slack) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    run("jostle_broad_phase2_slack", code, [&] {
        expect(same(*slack, f.broad_phase2.slack(proxy, box)));
    });
}

extern "C" void twin_jostle_broad_phase2_overlap(JostleCode code, const bool* overlap) {
    [[maybe_unused]] Twin& f = twin();
    int a{};
    a = 0;
    int b{};
    b = 1;
    run("jostle_broad_phase2_overlap", code, [&] {
        expect(same(*overlap, f.broad_phase2.overlap(a, b)));
    });
}

extern "C" void twin_jostle_broad_phase2_mobility(JostleCode code, const JostleMobility* mobility) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_mobility", code, [&] {
        expect(same(*mobility, f.broad_phase2.mobility(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_apart(JostleCode code, const uint32_t* apart) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_apart", code, [&] {
        expect(same(*apart, f.broad_phase2.apart(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_has_moved(JostleCode code, const bool* has_moved) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase2_has_moved", code, [&] {
        expect(same(*has_moved, f.broad_phase2.has_moved(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase2_find_pairs(JostleCode code, const JostleProxyPairSpan* find_pairs) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_find_pairs", code, [&] {
        expect(same_view(*find_pairs, f.broad_phase2.find_pairs(nullptr)));
    });
}

extern "C" void twin_jostle_broad_phase2_clear_moved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_clear_moved", code, [&] {
        f.broad_phase2.clear_moved();
    });
}

extern "C" void twin_jostle_broad_phase2_update_pairs(JostleCode code, const JostleProxyPairSpan* update_pairs) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_update_pairs", code, [&] {
        expect(same_view(*update_pairs, f.broad_phase2.update_pairs(nullptr)));
    });
}

extern "C" void twin_jostle_broad_phase2_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    std::vector<int> found_own;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_broad_phase2_query", code, [&] {
        expect(same(*query, f.broad_phase2.query(box, found_own, filter)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_broad_phase2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_size", code, [&] {
        expect(same(*size, f.broad_phase2.size()));
    });
}

extern "C" void twin_jostle_broad_phase2_moved_count(JostleCode code, const int* moved_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_moved_count", code, [&] {
        expect(same(*moved_count, f.broad_phase2.moved_count()));
    });
}

extern "C" void twin_jostle_broad_phase2_static_height(JostleCode code, const int* static_height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_static_height", code, [&] {
        expect(same(*static_height, f.broad_phase2.static_height()));
    });
}

extern "C" void twin_jostle_broad_phase2_movable_height(JostleCode code, const int* movable_height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_movable_height", code, [&] {
        expect(same(*movable_height, f.broad_phase2.movable_height()));
    });
}

extern "C" void twin_jostle_broad_phase2_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_byte_count", code, [&] {
        expect(same(*byte_count, f.broad_phase2.byte_count()));
    });
}

extern "C" void twin_jostle_broad_phase2_last_work(JostleCode code, const JostleQueryWork* last_work) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_last_work", code, [&] {
        expect(same(*last_work, f.broad_phase2.last_work()));
    });
}

extern "C" void twin_jostle_broad_phase2_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_check", code, [&] {
        expect(same_text(text, length, f.broad_phase2.check()));
    });
}

extern "C" void twin_jostle_broad_phase2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_save", code, [&] {
        expect(same_bytes(bytes, size, f.broad_phase2.save()));
    });
}

extern "C" void twin_jostle_broad_phase2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase2_load", code, [&] {
        f.broad_phase2.load(f.saved_broad_phase2);
    });
}

extern "C" void twin_jostle_broad_phase3_insert(JostleCode code, const int* insert) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    std::uint64_t user_data{};
    user_data = 77u;
    Mobility mobility{};
    mobility = Mobility::kMovable;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    ProxyOptions options{};
    options.moved = true;
    options.apart = 0u;
    options.is_fat = true;
    run("jostle_broad_phase3_insert", code, [&] {
        expect(same(*insert, f.broad_phase3.insert(box, user_data, mobility, filter, options)));
    });
}

extern "C" void twin_jostle_broad_phase3_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_remove", code, [&] {
        f.broad_phase3.remove(proxy);
    });
}

extern "C" void twin_jostle_broad_phase3_reserve_more(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    int count{};
    count = 2;
    run("jostle_broad_phase3_reserve_more", code, [&] {
        f.broad_phase3.reserve_more(mobility, count);
    });
}

extern "C" void twin_jostle_broad_phase3_forget_reserved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    int count{};
    count = 0;
    run("jostle_broad_phase3_forget_reserved", code, [&] {
        f.broad_phase3.forget_reserved(mobility, count);
    });
}

extern "C" void twin_jostle_broad_phase3_reserved_count(JostleCode code, const int* reserved_count) {
    [[maybe_unused]] Twin& f = twin();
    Mobility mobility{};
    mobility = Mobility::kMovable;
    run("jostle_broad_phase3_reserved_count", code, [&] {
        expect(same(*reserved_count, f.broad_phase3.reserved_count(mobility)));
    });
}

extern "C" void twin_jostle_broad_phase3_move(JostleCode code, const JostleMoved* move) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    Vec3 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    run("jostle_broad_phase3_move", code, [&] {
        expect(same(*move, f.broad_phase3.move(proxy, box, displacement)));
    });
}

extern "C" void twin_jostle_broad_phase3_buffer_move(JostleCode code, const JostleMoved* buffer_move) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    Vec3 displacement{};
    displacement.x = 0.5f;
    displacement.y = 0.25f;
    displacement.z = 0.75f;
    run("jostle_broad_phase3_buffer_move", code, [&] {
        expect(same(*buffer_move, f.broad_phase3.buffer_move(proxy, box, displacement)));
    });
}

extern "C" void twin_jostle_broad_phase3_apply_moves(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_apply_moves", code, [&] {
        f.broad_phase3.apply_moves();
    });
}

extern "C" void twin_jostle_broad_phase3_move_static(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = (1 << 30);
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    run("jostle_broad_phase3_move_static", code, [&] {
        f.broad_phase3.move_static(proxy, box);
    });
}

extern "C" void twin_jostle_broad_phase3_shift_origin(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 origin{};
    origin.x = 0.5f;
    origin.y = 0.25f;
    origin.z = 0.75f;
    run("jostle_broad_phase3_shift_origin", code, [&] {
        f.broad_phase3.shift_origin(origin);
    });
}

extern "C" void twin_jostle_broad_phase3_mark_moved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_mark_moved", code, [&] {
        f.broad_phase3.mark_moved(proxy);
    });
}

extern "C" void twin_jostle_broad_phase3_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    BoxFilter filter{};
    filter.category = 6u;
    filter.mask = 7u;
    run("jostle_broad_phase3_set_filter", code, [&] {
        f.broad_phase3.set_filter(proxy, filter);
    });
}

extern "C" void twin_jostle_broad_phase3_set_apart(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    std::uint32_t apart{};
    apart = 1u;
    run("jostle_broad_phase3_set_apart", code, [&] {
        f.broad_phase3.set_apart(proxy, apart);
    });
}

extern "C" void twin_jostle_broad_phase3_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    std::uint64_t user_data{};
    user_data = 77u;
    run("jostle_broad_phase3_set_user_data", code, [&] {
        f.broad_phase3.set_user_data(proxy, user_data);
    });
}

extern "C" void twin_jostle_broad_phase3_is_live(JostleCode code, const bool* live) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_is_live", code, [&] {
        expect(same(*live, f.broad_phase3.is_live(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_user_data", code, [&] {
        expect(same(*user_data, f.broad_phase3.user_data(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_filter(JostleCode code, const JostleBoxFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_filter", code, [&] {
        expect(same(*filter, f.broad_phase3.filter(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_fat_box(JostleCode code, const JostleAabb3* fat_box) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_fat_box", code, [&] {
        expect(same(*fat_box, f.broad_phase3.fat_box(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_slack(JostleCode code, const float* slack) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    run("jostle_broad_phase3_slack", code, [&] {
        expect(same(*slack, f.broad_phase3.slack(proxy, box)));
    });
}

extern "C" void twin_jostle_broad_phase3_overlap(JostleCode code, const bool* overlap) {
    [[maybe_unused]] Twin& f = twin();
    int a{};
    a = 0;
    int b{};
    b = 1;
    run("jostle_broad_phase3_overlap", code, [&] {
        expect(same(*overlap, f.broad_phase3.overlap(a, b)));
    });
}

extern "C" void twin_jostle_broad_phase3_mobility(JostleCode code, const JostleMobility* mobility) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_mobility", code, [&] {
        expect(same(*mobility, f.broad_phase3.mobility(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_apart(JostleCode code, const uint32_t* apart) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_apart", code, [&] {
        expect(same(*apart, f.broad_phase3.apart(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_has_moved(JostleCode code, const bool* has_moved) {
    [[maybe_unused]] Twin& f = twin();
    int proxy{};
    proxy = 1;
    run("jostle_broad_phase3_has_moved", code, [&] {
        expect(same(*has_moved, f.broad_phase3.has_moved(proxy)));
    });
}

extern "C" void twin_jostle_broad_phase3_find_pairs(JostleCode code, const JostleProxyPairSpan* find_pairs) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_find_pairs", code, [&] {
        expect(same_view(*find_pairs, f.broad_phase3.find_pairs(nullptr)));
    });
}

extern "C" void twin_jostle_broad_phase3_clear_moved(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_clear_moved", code, [&] {
        f.broad_phase3.clear_moved();
    });
}

extern "C" void twin_jostle_broad_phase3_update_pairs(JostleCode code, const JostleProxyPairSpan* update_pairs) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_update_pairs", code, [&] {
        expect(same_view(*update_pairs, f.broad_phase3.update_pairs(nullptr)));
    });
}

extern "C" void twin_jostle_broad_phase3_query(JostleCode code, const int* found, size_t found_count, const JostleQueryWork* query) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    std::vector<int> found_own;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_broad_phase3_query", code, [&] {
        expect(same(*query, f.broad_phase3.query(box, found_own, filter)));
        expect(same_list(found, 64, found_count, found_own));
    });
}

extern "C" void twin_jostle_broad_phase3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_size", code, [&] {
        expect(same(*size, f.broad_phase3.size()));
    });
}

extern "C" void twin_jostle_broad_phase3_moved_count(JostleCode code, const int* moved_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_moved_count", code, [&] {
        expect(same(*moved_count, f.broad_phase3.moved_count()));
    });
}

extern "C" void twin_jostle_broad_phase3_static_height(JostleCode code, const int* static_height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_static_height", code, [&] {
        expect(same(*static_height, f.broad_phase3.static_height()));
    });
}

extern "C" void twin_jostle_broad_phase3_movable_height(JostleCode code, const int* movable_height) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_movable_height", code, [&] {
        expect(same(*movable_height, f.broad_phase3.movable_height()));
    });
}

extern "C" void twin_jostle_broad_phase3_byte_count(JostleCode code, const size_t* byte_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_byte_count", code, [&] {
        expect(same(*byte_count, f.broad_phase3.byte_count()));
    });
}

extern "C" void twin_jostle_broad_phase3_last_work(JostleCode code, const JostleQueryWork* last_work) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_last_work", code, [&] {
        expect(same(*last_work, f.broad_phase3.last_work()));
    });
}

extern "C" void twin_jostle_broad_phase3_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_check", code, [&] {
        expect(same_text(text, length, f.broad_phase3.check()));
    });
}

extern "C" void twin_jostle_broad_phase3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_save", code, [&] {
        expect(same_bytes(bytes, size, f.broad_phase3.save()));
    });
}

extern "C" void twin_jostle_broad_phase3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_broad_phase3_load", code, [&] {
        f.broad_phase3.load(f.saved_broad_phase3);
    });
}

extern "C" void twin_jostle_bvh2_query(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    auto found_own = zeros<int>(64);
    run("jostle_bvh2_query", code, [&] {
        expect(same(*count, c::bvh_query(f.bvh2, box, std::span<int>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_query(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    auto found_own = zeros<int>(64);
    run("jostle_bvh3_query", code, [&] {
        expect(same(*count, c::bvh_query(f.bvh3, box, std::span<int>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh2_ray_all(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<int>(64);
    run("jostle_bvh2_ray_all", code, [&] {
        expect(same(*count, c::bvh_ray_all(f.bvh2, ray, std::span<int>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_ray_all(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<int>(64);
    run("jostle_bvh3_ray_all", code, [&] {
        expect(same(*count, c::bvh_ray_all(f.bvh3, ray, std::span<int>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh2_ray_closest(JostleCode code, const JostleCastHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    run("jostle_bvh2_ray_closest", code, [&] {
        expect(same(*ray_closest, c::bvh_ray_closest(f.bvh2, ray)));
    });
}

extern "C" void twin_jostle_bvh3_ray_closest(JostleCode code, const JostleCastHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    run("jostle_bvh3_ray_closest", code, [&] {
        expect(same(*ray_closest, c::bvh_ray_closest(f.bvh3, ray)));
    });
}

extern "C" void twin_jostle_bvh2_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    run("jostle_bvh2_ray_any", code, [&] {
        expect(same(*ray_any, c::bvh_ray_any(f.bvh2, ray)));
    });
}

extern "C" void twin_jostle_bvh3_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    run("jostle_bvh3_ray_any", code, [&] {
        expect(same(*ray_any, c::bvh_ray_any(f.bvh3, ray)));
    });
}

extern "C" void twin_jostle_bvh2_box_closest(JostleCode code, const JostleCastHit* box_closest) {
    [[maybe_unused]] Twin& f = twin();
    BoxCast<2> cast{};
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.max_fraction = 1.0f;
    run("jostle_bvh2_box_closest", code, [&] {
        expect(same(*box_closest, c::bvh_box_closest(f.bvh2, cast)));
    });
}

extern "C" void twin_jostle_bvh3_box_closest(JostleCode code, const JostleCastHit* box_closest) {
    [[maybe_unused]] Twin& f = twin();
    BoxCast<3> cast{};
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
    run("jostle_bvh3_box_closest", code, [&] {
        expect(same(*box_closest, c::bvh_box_closest(f.bvh3, cast)));
    });
}

extern "C" void twin_jostle_bvh2_radius(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_bvh2_radius", code, [&] {
        expect(same(*count, c::bvh_radius(f.bvh2, p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_radius(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_bvh3_radius", code, [&] {
        expect(same(*count, c::bvh_radius(f.bvh3, p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh2_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_bvh2_k_nearest", code, [&] {
        expect(same(*count, c::bvh_k_nearest(f.bvh2, p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    run("jostle_bvh3_k_nearest", code, [&] {
        expect(same(*count, c::bvh_k_nearest(f.bvh3, p, r, std::span<Neighbor>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh2_self_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_bvh2_self_pairs", code, [&] {
        expect(same(*count, c::bvh_self_pairs(f.bvh2, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_self_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_bvh3_self_pairs", code, [&] {
        expect(same(*count, c::bvh_self_pairs(f.bvh3, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh2_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_bvh2_pairs", code, [&] {
        expect(same(*count, c::bvh_pairs(f.bvh2, f.other_bvh2, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_bvh3_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_bvh3_pairs", code, [&] {
        expect(same(*count, c::bvh_pairs(f.bvh3, f.other_bvh3, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_query(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    auto found_own = zeros<int>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_query", code, [&] {
        expect(same(*count, c::dynamic_tree_query(f.dynamic_tree2, box, std::span<int>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_query(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<3> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.lower.z = -2.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    box.upper.z = 2.0f;
    auto found_own = zeros<int>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree3_query", code, [&] {
        expect(same(*count, c::dynamic_tree_query(f.dynamic_tree3, box, std::span<int>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_ray_all(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<int>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_ray_all", code, [&] {
        expect(same(*count, c::dynamic_tree_ray_all(f.dynamic_tree2, ray, std::span<int>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_ray_all(JostleCode code, const int* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<3> ray{};
    ray.origin.x = -9.0f;
    ray.origin.y = 0.4f;
    ray.origin.z = 0.3f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.1f;
    ray.translation.z = 0.2f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<int>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree3_ray_all", code, [&] {
        expect(same(*count, c::dynamic_tree_ray_all(f.dynamic_tree3, ray, std::span<int>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_ray_closest(JostleCode code, const JostleCastHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_ray_closest", code, [&] {
        expect(same(*ray_closest, c::dynamic_tree_ray_closest(f.dynamic_tree2, ray, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_ray_closest(JostleCode code, const JostleCastHit* ray_closest) {
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
    run("jostle_dynamic_tree3_ray_closest", code, [&] {
        expect(same(*ray_closest, c::dynamic_tree_ray_closest(f.dynamic_tree3, ray, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_ray_any", code, [&] {
        expect(same(*ray_any, c::dynamic_tree_ray_any(f.dynamic_tree2, ray, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_ray_any(JostleCode code, const bool* ray_any) {
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
    run("jostle_dynamic_tree3_ray_any", code, [&] {
        expect(same(*ray_any, c::dynamic_tree_ray_any(f.dynamic_tree3, ray, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_box_closest(JostleCode code, const JostleCastHit* box_closest) {
    [[maybe_unused]] Twin& f = twin();
    BoxCast<2> cast{};
    cast.box.lower.x = -3.0f;
    cast.box.lower.y = -1.0f;
    cast.box.upper.x = 3.0f;
    cast.box.upper.y = 2.5f;
    cast.translation.x = 4.0f;
    cast.translation.y = 3.0f;
    cast.max_fraction = 1.0f;
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_box_closest", code, [&] {
        expect(same(*box_closest, c::dynamic_tree_box_closest(f.dynamic_tree2, cast, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree3_box_closest(JostleCode code, const JostleCastHit* box_closest) {
    [[maybe_unused]] Twin& f = twin();
    BoxCast<3> cast{};
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
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree3_box_closest", code, [&] {
        expect(same(*box_closest, c::dynamic_tree_box_closest(f.dynamic_tree3, cast, filter)));
    });
}

extern "C" void twin_jostle_dynamic_tree2_radius(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_radius", code, [&] {
        expect(same(*count, c::dynamic_tree_radius(f.dynamic_tree2, p, r, std::span<Neighbor>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_radius(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree3_radius", code, [&] {
        expect(same(*count, c::dynamic_tree_radius(f.dynamic_tree3, p, r, std::span<Neighbor>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree2_k_nearest", code, [&] {
        expect(same(*count, c::dynamic_tree_k_nearest(f.dynamic_tree2, p, r, std::span<Neighbor>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_k_nearest(JostleCode code, const JostleNeighbor* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec3 p{};
    p.x = 0.5f;
    p.y = 0.25f;
    p.z = 0.75f;
    float r{};
    r = 2.5f;
    auto found_own = zeros<Neighbor>(64);
    QueryFilter filter{};
    filter.mask = ~0ull;
    run("jostle_dynamic_tree3_k_nearest", code, [&] {
        expect(same(*count, c::dynamic_tree_k_nearest(f.dynamic_tree3, p, r, std::span<Neighbor>(found_own), filter)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_self_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_dynamic_tree2_self_pairs", code, [&] {
        expect(same(*count, c::dynamic_tree_self_pairs(f.dynamic_tree2, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_self_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_dynamic_tree3_self_pairs", code, [&] {
        expect(same(*count, c::dynamic_tree_self_pairs(f.dynamic_tree3, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree2_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_dynamic_tree2_pairs", code, [&] {
        expect(same(*count, c::dynamic_tree_pairs(f.dynamic_tree2, f.other_dynamic_tree2, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_dynamic_tree3_pairs(JostleCode code, const JostleItemPair* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto found_own = zeros<ItemPair>(64);
    run("jostle_dynamic_tree3_pairs", code, [&] {
        expect(same(*count, c::dynamic_tree_pairs(f.dynamic_tree3, f.other_dynamic_tree3, std::span<ItemPair>(found_own))));
        expect(same_array(found, found_own));
    });
}
