/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Trees over arrays of points and boxes. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_TREES_H
#define JOSTLE_C_TREES_H

#include <jostle_c/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** [1] How far the columns of a rotation may be from unit length (squared) and from each other's normal. */
#define JOSTLE_ROTATION_TOLERANCE 1.0e-4f

typedef struct JostleKdTree2 JostleKdTree2;

typedef struct JostleKdTree3 JostleKdTree3;

typedef struct JostleKdBatch2 JostleKdBatch2;

typedef struct JostleKdBatch3 JostleKdBatch3;

typedef struct JostleBvh2 JostleBvh2;

typedef struct JostleBvh3 JostleBvh3;

typedef struct JostleDynamicTree2 JostleDynamicTree2;

typedef struct JostleDynamicTree3 JostleDynamicTree3;

typedef struct JostleBroadPhase2 JostleBroadPhase2;

typedef struct JostleBroadPhase3 JostleBroadPhase3;

/** Where a run of points is split. */
typedef uint8_t JostleKdSplit;
enum {
    /**
     * in the middle of the longest side of the points' own box: the quicker to build and to
     * search
     */
    JOSTLE_KD_SPLIT_MIDDLE = 0,
    /** where as many points are on either side: the fewest levels */
    JOSTLE_KD_SPLIT_MEDIAN = 1
};

typedef struct JostleKdTreeOptions {
    /** Default: JOSTLE_KD_SPLIT_MIDDLE. */
    JostleKdSplit split;
    /**
     * [1] The most points in a leaf, 1 to 1024. Small ones are for queries that find little; up to 32 cost a
     * processor with wide registers almost nothing. Default: 32.
     */
    int leaf_size;
} JostleKdTreeOptions;

/** The child that a new item goes down to. */
typedef uint8_t JostleInsertionPolicy;
enum {
    /** the one that it makes cost least more: perimeter in the plane, surface in space */
    JOSTLE_INSERTION_POLICY_COST = 0,
    /**
     * The one whose center is nearest in the sum of the axes' distances: trees of boxes alike in size are
     * nearly as good, others are not. Boxes grow from below, up to the first that contains the item.
     */
    JOSTLE_INSERTION_POLICY_MANHATTAN = 1
};

/** Rotations above a block that was split or removed. */
typedef uint8_t JostleRotationPolicy;
enum {
    /** nothing: sorted items make a deep tree */
    JOSTLE_ROTATION_POLICY_OFF = 0,
    /** heights of siblings differ by one at most, as far as one rotation a level achieves that */
    JOSTLE_ROTATION_POLICY_HEIGHT = 1,
    /** a child and a grandchild change places where that makes boxes smaller */
    JOSTLE_ROTATION_POLICY_COST = 2
};

typedef struct JostleDynamicTreeOptions {
    /** [m] how far a fat box reaches beyond its item's box; 0 and up. Default: JOSTLE_BOX_MARGIN. */
    float margin;
    /** [1] above 0: the margin is at most this share of a box's longest side */
    float margin_share;
    /** [1] How many more displacements like the last one a fat box reaches ahead; 0 and up. Default: JOSTLE_BOX_DISPLACEMENT_MULTIPLIER. */
    float displacement_multiplier;
    /** Default: JOSTLE_INSERTION_POLICY_COST. */
    JostleInsertionPolicy insertion;
    /** Default: JOSTLE_ROTATION_POLICY_COST. */
    JostleRotationPolicy rotation;
    /**
     * [1] So many levels above it an item that moves looks for a place: fewer are faster, and wear the tree.
     * negative: from the root. Default: -1.
     */
    int lookahead;
} JostleDynamicTreeOptions;

typedef struct JostleBroadPhaseOptions {
    /** [m] how far a movable fat box reaches beyond its box; 0 and up. Default: JOSTLE_BOX_MARGIN. */
    float margin;
    /** [1] DynamicTreeOptions.margin_share */
    float margin_share;
    /** [1] How many more displacements like the last one a fat box reaches ahead; 0 and up. Default: JOSTLE_BOX_DISPLACEMENT_MULTIPLIER. */
    float displacement_multiplier;
} JostleBroadPhaseOptions;

/** The cost of a change of a single point. */
typedef struct JostleKdUpdateWork {
    /** [1] nodes and leaves that were visited or made */
    int nodes;
    /** a subtree was built afresh */
    bool rebuilt;
} JostleKdUpdateWork;

/** Aligned as the keys that a search for the nearest works with, which take its place meanwhile. */
typedef struct JostleNeighbor {
    /** of an item, or a point */
    int id;
    /** [m^2] */
    float squared_distance;
} JostleNeighbor;

/** The work of a query, so that tests can assert on cost. */
typedef struct JostleQueryWork {
    /** [1] nodes and blocks, or pairs of them, that were opened */
    int64_t nodes;
    /** [1] calls of the visitor */
    int64_t items;
    /** the visitor ended it */
    bool stopped;
} JostleQueryWork;

/** How many of a span were filled. */
typedef struct JostleNearestCount {
    int count;
    JostleQueryWork work;
} JostleNearestCount;

/** The nearest item. */
typedef struct JostleNearestHit {
    bool hit;
    /** Default: -1. */
    int id;
    /** [m^2] */
    float squared_distance;
    JostleQueryWork work;
} JostleNearestHit;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleNeighborSpan {
    const JostleNeighbor* first;
    size_t count;
    ptrdiff_t stride;
} JostleNeighborSpan;

typedef uint8_t JostleBuildMethod;
enum {
    /** Items sorted along Hilbert's curve, every eight of them a block: the fastest to build. O(n). */
    JOSTLE_BUILD_METHOD_CURVE = 0,
    /**
     * Parted from the top where the surface-area heuristic says, of 16 places on each axis: slower to build;
     * faster to ask where sizes or densities differ much. O(n log n).
     */
    JOSTLE_BUILD_METHOD_BINNED = 1,
    /**
     * Always the two nodes whose union costs least become one, for small trees: O(n^2). Of more than 1024
     * items, JOSTLE_BINNED makes the levels above parts of at most so many.
     */
    JOSTLE_BUILD_METHOD_BOTTOM_UP = 2
};

typedef struct JostleBvhOptions {
    /** Default: JOSTLE_BUILD_METHOD_CURVE. */
    JostleBuildMethod method;
} JostleBvhOptions;

/** Which items care for each other: both categories must meet the other's mask. */
typedef struct JostleBoxFilter {
    /** [1] the types that the item belongs to, a bit each. Default: ~std::uint64_t{0}. */
    uint64_t category;
    /** [1] the types that it wants to meet. Default: ~std::uint64_t{0}. */
    uint64_t mask;
} JostleBoxFilter;

/** How a call that moves an item has left its fat box. */
typedef uint8_t JostleMoved;
enum {
    /** the fat box fits the box: it contains it, and is not much too large. Nothing changed. */
    JOSTLE_MOVED_FITS = 0,
    /** it did not fit: there is a new one */
    JOSTLE_MOVED_NEW_FAT_BOX = 1
};

/** The work of a tree's last change, so that tests can assert on cost. */
typedef struct JostleTreeWork {
    /** [1] levels gone down for a block */
    int descended;
    /** [1] boxes grown above the item's new block */
    int grown;
    /** [1] boxes computed anew above its old block, the first unchanged one included */
    int refitted;
} JostleTreeWork;

typedef uint8_t JostleMobility;
enum {
    JOSTLE_MOBILITY_STATIC = 0,
    JOSTLE_MOBILITY_MOVABLE = 1
};

typedef struct JostleProxyOptions {
    /** its pairs are looked for, as if it had moved. Default: true. */
    bool moved;
    /**
     * [1] Two proxies that have the same key, other than 0, are never a pair: whole heaps of them are passed
     * by at once.
     */
    uint32_t apart;
    /** the box is the fat box already: it gets no margin */
    bool is_fat;
} JostleProxyOptions;

/** Proxy ids, a < b. */
typedef struct JostleProxyPair {
    int a;
    int b;
} JostleProxyPair;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleProxyPairSpan {
    const JostleProxyPair* first;
    size_t count;
    ptrdiff_t stride;
} JostleProxyPairSpan;

/** Which items a query of a tree with filters is about. */
typedef struct JostleQueryFilter {
    /** [1] items are left out whose category has none of these bits. Default: JOSTLE_ALL_CATEGORIES. */
    uint64_t mask;
} JostleQueryFilter;

/** The first item along a cast. */
typedef struct JostleCastHit {
    bool hit;
    /** Default: -1. */
    int id;
    /** [1] of the translation, where its box is entered */
    float fraction;
    JostleQueryWork work;
} JostleCastHit;

/** A box that keeps its axes and moves by f * translation, 0 <= f <= max_fraction. */
typedef struct JostleBoxCast2 {
    /** [m] at fraction 0 */
    JostleAabb2 box;
    /** [m] */
    JostleVec2 translation;
    /** [1] of the translation; infinity is no limit. Default: 1.0f. */
    float max_fraction;
} JostleBoxCast2;

/** A box that keeps its axes and moves by f * translation, 0 <= f <= max_fraction. */
typedef struct JostleBoxCast3 {
    /** [m] at fraction 0 */
    JostleAabb3 box;
    /** [m] */
    JostleVec3 translation;
    /** [1] of the translation; infinity is no limit. Default: 1.0f. */
    float max_fraction;
} JostleBoxCast3;

/** Two items of which the boxes overlap. */
typedef struct JostleItemPair {
    /** Default: -1. */
    int a;
    /** Default: -1. */
    int b;
} JostleItemPair;

JOSTLE_C_API JostleKdTreeOptions jostle_kd_tree_options_default(void);

JOSTLE_C_API JostleDynamicTreeOptions jostle_dynamic_tree_options_default(void);

JOSTLE_C_API JostleBroadPhaseOptions jostle_broad_phase_options_default(void);

JOSTLE_C_API JostleBvhOptions jostle_bvh_options_default(void);

JOSTLE_C_API JostleBoxFilter jostle_box_filter_default(void);

JOSTLE_C_API JostleProxyOptions jostle_proxy_options_default(void);

JOSTLE_C_API JostleQueryFilter jostle_query_filter_default(void);

JOSTLE_C_API JostleCode jostle_kd_tree2_create(const JostleKdTreeOptions* options, JostleKdTree2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_kd_tree2_free(JostleKdTree2* object);

JOSTLE_C_API JostleCode jostle_kd_tree3_create(const JostleKdTreeOptions* options, JostleKdTree3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_kd_tree3_free(JostleKdTree3* object);

JOSTLE_C_API JostleCode jostle_kd_batch2_create(JostleKdBatch2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_kd_batch2_free(JostleKdBatch2* object);

JOSTLE_C_API JostleCode jostle_kd_batch3_create(JostleKdBatch3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_kd_batch3_free(JostleKdBatch3* object);

JOSTLE_C_API JostleCode jostle_bvh2_create(JostleBvh2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_bvh2_free(JostleBvh2* object);

JOSTLE_C_API JostleCode jostle_bvh3_create(JostleBvh3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_bvh3_free(JostleBvh3* object);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_create(
    const JostleDynamicTreeOptions* options,
    JostleDynamicTree2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_dynamic_tree2_free(JostleDynamicTree2* object);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_create(
    const JostleDynamicTreeOptions* options,
    JostleDynamicTree3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_dynamic_tree3_free(JostleDynamicTree3* object);

JOSTLE_C_API JostleCode jostle_broad_phase2_create(
    const JostleBroadPhaseOptions* options,
    JostleBroadPhase2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_broad_phase2_free(JostleBroadPhase2* object);

JOSTLE_C_API JostleCode jostle_broad_phase3_create(
    const JostleBroadPhaseOptions* options,
    JostleBroadPhase3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_broad_phase3_free(JostleBroadPhase3* object);

/**
 * Makes the tree over these points, as if there had been none before. Points are finite; their stride is
 * at least the size of one. With a scheduler many points are worked on in parallel, and the tree is the
 * same.
 */
JOSTLE_C_API JostleCode jostle_kd_tree2_build(
    JostleKdTree2* tree,
    JostleVec2Span points,
    JostleTaskScheduler* scheduler);

/**
 * The same, for points that have moved since the last time: starts from the order that they had then.
 * The order of hits depends on that; the hits do not. Where ids are not [0, points.size()) it is
 * `build`.
 */
JOSTLE_C_API JostleCode jostle_kd_tree2_rebuild(
    JostleKdTree2* tree,
    JostleVec2Span points,
    JostleTaskScheduler* scheduler);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_kd_tree2_clear(JostleKdTree2* tree);

/** Adds points[id], and it alone is read: the id must not be in the tree. */
JOSTLE_C_API JostleCode jostle_kd_tree2_insert(
    JostleKdTree2* tree,
    JostleVec2Span points,
    int id,
    JostleKdUpdateWork* insert);

/** The point itself is not needed any more. */
JOSTLE_C_API JostleCode jostle_kd_tree2_remove(JostleKdTree2* tree, int id, JostleKdUpdateWork* remove);

JOSTLE_C_API JostleCode jostle_kd_tree2_contains(const JostleKdTree2* tree, int id, bool* contains);

/** [1] Points. */
JOSTLE_C_API JostleCode jostle_kd_tree2_size(const JostleKdTree2* tree, int* size);

/** [1] The most nodes on the way from the root to a leaf; 0 for an empty tree. */
JOSTLE_C_API JostleCode jostle_kd_tree2_height(const JostleKdTree2* tree, int* height);

JOSTLE_C_API JostleCode jostle_kd_tree2_node_count(const JostleKdTree2* tree, int* node_count);

/** [1] All told: coordinates, ids, nodes, and the arrays that single points need. */
JOSTLE_C_API JostleCode jostle_kd_tree2_byte_count(const JostleKdTree2* tree, size_t* byte_count);

JOSTLE_C_API JostleCode jostle_kd_tree2_options(const JostleKdTree2* tree, JostleKdTreeOptions* options);

/** Appends them. */
JOSTLE_C_API JostleCode jostle_kd_tree2_radius(
    const JostleKdTree2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_tree2_query(
    const JostleKdTree2* tree,
    JostleAabb2 box,
    int* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* query);

JOSTLE_C_API JostleCode jostle_kd_tree2_k_nearest(
    const JostleKdTree2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    JostleNearestCount* k_nearest);

JOSTLE_C_API JostleCode jostle_kd_tree2_closest(
    const JostleKdTree2* tree,
    JostleVec2 p,
    float r,
    JostleNearestHit* closest);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_kd_tree2_check(
    const JostleKdTree2* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, options and ids included, as bytes that any machine can load. O(n). */
JOSTLE_C_API JostleCode jostle_kd_tree2_save(
    const JostleKdTree2* tree,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_kd_tree2_load(JostleKdTree2* tree, const void* bytes, size_t bytes_size);

/**
 * Makes the tree over these points, as if there had been none before. Points are finite; their stride is
 * at least the size of one. With a scheduler many points are worked on in parallel, and the tree is the
 * same.
 */
JOSTLE_C_API JostleCode jostle_kd_tree3_build(
    JostleKdTree3* tree,
    JostleVec3Span points,
    JostleTaskScheduler* scheduler);

/**
 * The same, for points that have moved since the last time: starts from the order that they had then.
 * The order of hits depends on that; the hits do not. Where ids are not [0, points.size()) it is
 * `build`.
 */
JOSTLE_C_API JostleCode jostle_kd_tree3_rebuild(
    JostleKdTree3* tree,
    JostleVec3Span points,
    JostleTaskScheduler* scheduler);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_kd_tree3_clear(JostleKdTree3* tree);

/** Adds points[id], and it alone is read: the id must not be in the tree. */
JOSTLE_C_API JostleCode jostle_kd_tree3_insert(
    JostleKdTree3* tree,
    JostleVec3Span points,
    int id,
    JostleKdUpdateWork* insert);

/** The point itself is not needed any more. */
JOSTLE_C_API JostleCode jostle_kd_tree3_remove(JostleKdTree3* tree, int id, JostleKdUpdateWork* remove);

JOSTLE_C_API JostleCode jostle_kd_tree3_contains(const JostleKdTree3* tree, int id, bool* contains);

/** [1] Points. */
JOSTLE_C_API JostleCode jostle_kd_tree3_size(const JostleKdTree3* tree, int* size);

/** [1] The most nodes on the way from the root to a leaf; 0 for an empty tree. */
JOSTLE_C_API JostleCode jostle_kd_tree3_height(const JostleKdTree3* tree, int* height);

JOSTLE_C_API JostleCode jostle_kd_tree3_node_count(const JostleKdTree3* tree, int* node_count);

/** [1] All told: coordinates, ids, nodes, and the arrays that single points need. */
JOSTLE_C_API JostleCode jostle_kd_tree3_byte_count(const JostleKdTree3* tree, size_t* byte_count);

JOSTLE_C_API JostleCode jostle_kd_tree3_options(const JostleKdTree3* tree, JostleKdTreeOptions* options);

/** Appends them. */
JOSTLE_C_API JostleCode jostle_kd_tree3_radius(
    const JostleKdTree3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_tree3_query(
    const JostleKdTree3* tree,
    JostleAabb3 box,
    int* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* query);

JOSTLE_C_API JostleCode jostle_kd_tree3_k_nearest(
    const JostleKdTree3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    JostleNearestCount* k_nearest);

JOSTLE_C_API JostleCode jostle_kd_tree3_closest(
    const JostleKdTree3* tree,
    JostleVec3 p,
    float r,
    JostleNearestHit* closest);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_kd_tree3_check(
    const JostleKdTree3* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, options and ids included, as bytes that any machine can load. O(n). */
JOSTLE_C_API JostleCode jostle_kd_tree3_save(
    const JostleKdTree3* tree,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_kd_tree3_load(JostleKdTree3* tree, const void* bytes, size_t bytes_size);

/**
 * For each query, the hits of tree.radius, tree.k_nearest and tree.query. Queries are finite, boxes
 * valid; a StridedView is made of a span, a vector or an array of points.
 */
JOSTLE_C_API JostleCode jostle_kd_batch2_radius(
    JostleKdBatch2* batch,
    const JostleKdTree2* tree,
    JostleVec2Span queries,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_batch2_k_nearest(
    JostleKdBatch2* batch,
    const JostleKdTree2* tree,
    JostleVec2Span queries,
    int k,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* k_nearest);

/** Distances are left 0. */
JOSTLE_C_API JostleCode jostle_kd_batch2_query(
    JostleKdBatch2* batch,
    const JostleKdTree2* tree,
    JostleAabb2Span boxes,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* query);

/**
 * For each point of the tree, the hits of tree.radius and tree.k_nearest from where it is; it is itself
 * among them. They are found(id). ORDER: of those within a radius, as what is near a leaf was gathered;
 * of the k nearest, the nearest first, and of those as near the smaller id.
 */
JOSTLE_C_API JostleCode jostle_kd_batch2_radius_of_all(
    JostleKdBatch2* batch,
    const JostleKdTree2* tree,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_batch2_k_nearest_of_all(
    JostleKdBatch2* batch,
    const JostleKdTree2* tree,
    int k,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* k_nearest);

/** [1] Queries that were answered. */
JOSTLE_C_API JostleCode jostle_kd_batch2_size(const JostleKdBatch2* batch, int* size);

/** The queries, or the points that asked, in the order of the leaves. */
JOSTLE_C_API JostleCode jostle_kd_batch2_order(const JostleKdBatch2* batch, JostleIntSpan* order);

/**
 * In the order in which the query alone would give them. Where every point of a tree asked, `query` is
 * its id.
 */
JOSTLE_C_API JostleCode jostle_kd_batch2_found(
    const JostleKdBatch2* batch,
    int query,
    JostleNeighborSpan* found);

/**
 * For each query, the hits of tree.radius, tree.k_nearest and tree.query. Queries are finite, boxes
 * valid; a StridedView is made of a span, a vector or an array of points.
 */
JOSTLE_C_API JostleCode jostle_kd_batch3_radius(
    JostleKdBatch3* batch,
    const JostleKdTree3* tree,
    JostleVec3Span queries,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_batch3_k_nearest(
    JostleKdBatch3* batch,
    const JostleKdTree3* tree,
    JostleVec3Span queries,
    int k,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* k_nearest);

/** Distances are left 0. */
JOSTLE_C_API JostleCode jostle_kd_batch3_query(
    JostleKdBatch3* batch,
    const JostleKdTree3* tree,
    JostleAabb3Span boxes,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* query);

/**
 * For each point of the tree, the hits of tree.radius and tree.k_nearest from where it is; it is itself
 * among them. They are found(id). ORDER: of those within a radius, as what is near a leaf was gathered;
 * of the k nearest, the nearest first, and of those as near the smaller id.
 */
JOSTLE_C_API JostleCode jostle_kd_batch3_radius_of_all(
    JostleKdBatch3* batch,
    const JostleKdTree3* tree,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* radius);

JOSTLE_C_API JostleCode jostle_kd_batch3_k_nearest_of_all(
    JostleKdBatch3* batch,
    const JostleKdTree3* tree,
    int k,
    float r,
    JostleTaskScheduler* scheduler,
    JostleQueryWork* k_nearest);

/** [1] Queries that were answered. */
JOSTLE_C_API JostleCode jostle_kd_batch3_size(const JostleKdBatch3* batch, int* size);

/** The queries, or the points that asked, in the order of the leaves. */
JOSTLE_C_API JostleCode jostle_kd_batch3_order(const JostleKdBatch3* batch, JostleIntSpan* order);

/**
 * In the order in which the query alone would give them. Where every point of a tree asked, `query` is
 * its id.
 */
JOSTLE_C_API JostleCode jostle_kd_batch3_found(
    const JostleKdBatch3* batch,
    int query,
    JostleNeighborSpan* found);

/**
 * Makes the tree over these boxes, in place of the present one. Boxes must be valid; refused, it stays
 * as it was. The same tree for any scheduler.
 */
JOSTLE_C_API JostleCode jostle_bvh2_build(
    JostleBvh2* tree,
    JostleAabb2Span boxes,
    const JostleBvhOptions* options,
    JostleTaskScheduler* scheduler);

/**
 * The items have these boxes now, as many as were built; the nodes keep their items. Faster than
 * building; queries stay exact but slow down as items drift apart: look at wear(). O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh2_refit(
    JostleBvh2* tree,
    JostleAabb2Span boxes,
    JostleTaskScheduler* scheduler);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_bvh2_clear(JostleBvh2* tree);

/**
 * Gives back the memory that only building and refitting need, all that came from `scratch` included;
 * the next call that needs some takes it again.
 */
JOSTLE_C_API JostleCode jostle_bvh2_release_scratch(JostleBvh2* tree);

/** [1] Items. */
JOSTLE_C_API JostleCode jostle_bvh2_size(const JostleBvh2* tree, int* size);

JOSTLE_C_API JostleCode jostle_bvh2_box(const JostleBvh2* tree, int id, JostleAabb2* box);

/** Of all items; empty_box where there is none. */
JOSTLE_C_API JostleCode jostle_bvh2_bounds(const JostleBvh2* tree, JostleAabb2* bounds);

/** [1] Inner nodes on the longest way from the root to a block, the root included; 0 for an empty tree. */
JOSTLE_C_API JostleCode jostle_bvh2_height(const JostleBvh2* tree, int* height);

/**
 * [1] The cost of all inner nodes and blocks (perimeter or surface) over that of the root: lower is
 * better. 0 for an empty tree, or one of no extent.
 */
JOSTLE_C_API JostleCode jostle_bvh2_area_ratio(const JostleBvh2* tree, float* area_ratio);

/**
 * [1] The cost of inner nodes and blocks over that when the tree was built, at least 1: a small query
 * visits about so many times the nodes. Build again where it passes 2; where everything moves anywhere
 * it reaches hundreds. Infinite where the tree cost nothing then. O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh2_wear(const JostleBvh2* tree, float* wear);

JOSTLE_C_API JostleCode jostle_bvh2_node_count(const JostleBvh2* tree, int* node_count);

JOSTLE_C_API JostleCode jostle_bvh2_block_count(const JostleBvh2* tree, int* block_count);

JOSTLE_C_API JostleCode jostle_bvh2_byte_count(const JostleBvh2* tree, size_t* byte_count);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_bvh2_check(
    const JostleBvh2* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, including the cost that wear() compares with, as bytes that any machine can load. O(n). */
JOSTLE_C_API JostleCode jostle_bvh2_save(const JostleBvh2* tree, void* bytes, size_t capacity, size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh2_load(JostleBvh2* tree, const void* bytes, size_t bytes_size);

/**
 * Makes the tree over these boxes, in place of the present one. Boxes must be valid; refused, it stays
 * as it was. The same tree for any scheduler.
 */
JOSTLE_C_API JostleCode jostle_bvh3_build(
    JostleBvh3* tree,
    JostleAabb3Span boxes,
    const JostleBvhOptions* options,
    JostleTaskScheduler* scheduler);

/**
 * The items have these boxes now, as many as were built; the nodes keep their items. Faster than
 * building; queries stay exact but slow down as items drift apart: look at wear(). O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh3_refit(
    JostleBvh3* tree,
    JostleAabb3Span boxes,
    JostleTaskScheduler* scheduler);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_bvh3_clear(JostleBvh3* tree);

/**
 * Gives back the memory that only building and refitting need, all that came from `scratch` included;
 * the next call that needs some takes it again.
 */
JOSTLE_C_API JostleCode jostle_bvh3_release_scratch(JostleBvh3* tree);

/** [1] Items. */
JOSTLE_C_API JostleCode jostle_bvh3_size(const JostleBvh3* tree, int* size);

JOSTLE_C_API JostleCode jostle_bvh3_box(const JostleBvh3* tree, int id, JostleAabb3* box);

/** Of all items; empty_box where there is none. */
JOSTLE_C_API JostleCode jostle_bvh3_bounds(const JostleBvh3* tree, JostleAabb3* bounds);

/** [1] Inner nodes on the longest way from the root to a block, the root included; 0 for an empty tree. */
JOSTLE_C_API JostleCode jostle_bvh3_height(const JostleBvh3* tree, int* height);

/**
 * [1] The cost of all inner nodes and blocks (perimeter or surface) over that of the root: lower is
 * better. 0 for an empty tree, or one of no extent.
 */
JOSTLE_C_API JostleCode jostle_bvh3_area_ratio(const JostleBvh3* tree, float* area_ratio);

/**
 * [1] The cost of inner nodes and blocks over that when the tree was built, at least 1: a small query
 * visits about so many times the nodes. Build again where it passes 2; where everything moves anywhere
 * it reaches hundreds. Infinite where the tree cost nothing then. O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh3_wear(const JostleBvh3* tree, float* wear);

JOSTLE_C_API JostleCode jostle_bvh3_node_count(const JostleBvh3* tree, int* node_count);

JOSTLE_C_API JostleCode jostle_bvh3_block_count(const JostleBvh3* tree, int* block_count);

JOSTLE_C_API JostleCode jostle_bvh3_byte_count(const JostleBvh3* tree, size_t* byte_count);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_bvh3_check(
    const JostleBvh3* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, including the cost that wear() compares with, as bytes that any machine can load. O(n). */
JOSTLE_C_API JostleCode jostle_bvh3_save(const JostleBvh3* tree, void* bytes, size_t capacity, size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_bvh3_load(JostleBvh3* tree, const void* bytes, size_t bytes_size);

/** Adds an item and returns its id. The box is stored with the margin around it. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_insert(
    JostleDynamicTree2* tree,
    JostleAabb2 box,
    uint64_t user_data,
    const JostleBoxFilter* filter,
    int* insert);

/** The same for many, with an id for each box; user_data may be empty: 0. The tree is made afresh. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_insert_all(
    JostleDynamicTree2* tree,
    JostleAabb2Span boxes,
    int* ids,
    size_t capacity,
    JostleUInt64Span user_data,
    const JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_remove(JostleDynamicTree2* tree, int id);

/**
 * Takes the memory that so many more inserts may need, beyond those reserved before: the next
 * reserved_count() inserts allocate nothing and cannot fail, whatever is done in between. 0 to
 * JOSTLE_MOST_ITEMS, together with the items there are. Memory: up to 265 bytes each in the plane, 345 in
 * space.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_reserve_more(JostleDynamicTree2* tree, int count);

/** So many of the inserts that were reserved will not come. 0 to reserved_count(); never refused there. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_forget_reserved(JostleDynamicTree2* tree, int count);

/** [1] Inserts that were reserved and have not come yet. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_reserved_count(
    const JostleDynamicTree2* tree,
    int* reserved_count);

/**
 * Where the fat box does not fit, the item gets a new one, which reaches ahead by the displacement [m],
 * and a new place.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_move(
    JostleDynamicTree2* tree,
    int id,
    JostleAabb2 box,
    JostleVec2 displacement,
    JostleMoved* move);

/**
 * The same, but it keeps its place, and the boxes above are refitted: a quarter of the work. Queries
 * stay exact but slow down with the number of such moves, until `rebuild`. An item that has jumped clear
 * of its fat box gets a new place after all.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_move_in_place(
    JostleDynamicTree2* tree,
    int id,
    JostleAabb2 box,
    JostleVec2 displacement,
    JostleMoved* move_in_place);

/**
 * move_in_place for every item at once, at 0.6 of its work: boxes, and displacements [m] unless the
 * span is empty, by id, id_end() of them or more; those of ids that are not live are ignored. Returns
 * how many got new fat boxes; where `moved` is not empty it has a number for each id, 1 for those and 0
 * for the others.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_move_all(
    JostleDynamicTree2* tree,
    JostleAabb2Span boxes,
    JostleVec2Span displacements,
    uint8_t* moved,
    size_t capacity,
    int* count);

/** Whether either move would answer JOSTLE_FITS. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_fits(
    const JostleDynamicTree2* tree,
    int id,
    JostleAabb2 box,
    JostleVec2 displacement,
    bool* fits);

/**
 * [m] Until a side of the box has gone further, either move answers JOSTLE_FITS without a displacement, but
 * for rounding; 0 where it does not now. O(1).
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_slack(
    const JostleDynamicTree2* tree,
    int id,
    JostleAabb2 box,
    float* slack);

/**
 * The fat box grows until it contains the box, and boxes above it up to the first that does. JOSTLE_FITS: it
 * did already, however large it is.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_enlarge(
    JostleDynamicTree2* tree,
    int id,
    JostleAabb2 box,
    JostleMoved* enlarge);

/**
 * All items at once get new fat boxes, by id, id_end() of them or more, without a margin; every item
 * keeps its place. Those of ids that are not live are ignored. O(n), about 5 ns an item.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_refit(JostleDynamicTree2* tree, JostleAabb2Span fat_boxes);

/**
 * Makes the tree afresh over the same items; ids stay. The same tree for any scheduler, and whatever it
 * was before. An exception out of the scheduler is passed on: the items are then in the tree as it was,
 * or already in the new one. By the first method O(n), 10 to 20 ns an item.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_rebuild(
    JostleDynamicTree2* tree,
    JostleBuildMethod method,
    JostleTaskScheduler* scheduler);

/**
 * Makes the tree a little better: goes on to the next so many nodes, of all in turn, looks for a better
 * place for the items of each, and rotates for cost, whatever the policy. About 150 ns a node.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_optimize(JostleDynamicTree2* tree, int nodes);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_clear(JostleDynamicTree2* tree);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_is_live(const JostleDynamicTree2* tree, int id, bool* live);

/**
 * [1] One more than the greatest id ever given since the tree was made, cleared or loaded: the least
 * length of the spans of move_all and refit.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_id_end(const JostleDynamicTree2* tree, int* id_end);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_fat_box(
    const JostleDynamicTree2* tree,
    int id,
    JostleAabb2* fat_box);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_user_data(
    const JostleDynamicTree2* tree,
    int id,
    uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_set_user_data(
    JostleDynamicTree2* tree,
    int id,
    uint64_t user_data);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_filter(
    const JostleDynamicTree2* tree,
    int id,
    JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_set_filter(
    JostleDynamicTree2* tree,
    int id,
    const JostleBoxFilter* filter);

/** [1] Items. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_size(const JostleDynamicTree2* tree, int* size);

/** The most pairs on the way from the root to a block; 0 for up to eight items. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_height(const JostleDynamicTree2* tree, int* height);

/** [1] The greatest difference between the heights of two siblings. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_greatest_imbalance(
    const JostleDynamicTree2* tree,
    int* greatest_imbalance);

/** Inner nodes and blocks. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_node_count(const JostleDynamicTree2* tree, int* node_count);

/**
 * [1] The cost of all nodes and blocks (perimeter or surface) over that of the root: lower is better. 0
 * where there is no extent.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_area_ratio(const JostleDynamicTree2* tree, float* area_ratio);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_byte_count(const JostleDynamicTree2* tree, size_t* byte_count);

/** How many items came or got a new fat box since the last rebuild: a sign that the next one pays. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_change_count(const JostleDynamicTree2* tree, int* change_count);

/**
 * [1] The cost of nodes and blocks per item over that after the last rebuild; before the first one since
 * the tree was empty, over that in a tree of such boxes spread evenly over its bounds (where they lie in
 * clusters, a lower number than after a rebuild). 1 is as good as new. From about 1.2 on a rebuild pays
 * where the tree is asked as often as it is changed: ask for this when change_count() has reached an
 * eighth of the items. Finite. O(n).
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_wear(const JostleDynamicTree2* tree, float* wear);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_last_work(
    const JostleDynamicTree2* tree,
    JostleTreeWork* last_work);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_options(
    const JostleDynamicTree2* tree,
    JostleDynamicTreeOptions* options);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_check(
    const JostleDynamicTree2* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, options and ids included, as bytes that any machine can load. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_save(
    const JostleDynamicTree2* tree,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_load(
    JostleDynamicTree2* tree,
    const void* bytes,
    size_t bytes_size);

/** Adds an item and returns its id. The box is stored with the margin around it. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_insert(
    JostleDynamicTree3* tree,
    JostleAabb3 box,
    uint64_t user_data,
    const JostleBoxFilter* filter,
    int* insert);

/** The same for many, with an id for each box; user_data may be empty: 0. The tree is made afresh. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_insert_all(
    JostleDynamicTree3* tree,
    JostleAabb3Span boxes,
    int* ids,
    size_t capacity,
    JostleUInt64Span user_data,
    const JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_remove(JostleDynamicTree3* tree, int id);

/**
 * Takes the memory that so many more inserts may need, beyond those reserved before: the next
 * reserved_count() inserts allocate nothing and cannot fail, whatever is done in between. 0 to
 * JOSTLE_MOST_ITEMS, together with the items there are. Memory: up to 265 bytes each in the plane, 345 in
 * space.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_reserve_more(JostleDynamicTree3* tree, int count);

/** So many of the inserts that were reserved will not come. 0 to reserved_count(); never refused there. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_forget_reserved(JostleDynamicTree3* tree, int count);

/** [1] Inserts that were reserved and have not come yet. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_reserved_count(
    const JostleDynamicTree3* tree,
    int* reserved_count);

/**
 * Where the fat box does not fit, the item gets a new one, which reaches ahead by the displacement [m],
 * and a new place.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_move(
    JostleDynamicTree3* tree,
    int id,
    JostleAabb3 box,
    JostleVec3 displacement,
    JostleMoved* move);

/**
 * The same, but it keeps its place, and the boxes above are refitted: a quarter of the work. Queries
 * stay exact but slow down with the number of such moves, until `rebuild`. An item that has jumped clear
 * of its fat box gets a new place after all.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_move_in_place(
    JostleDynamicTree3* tree,
    int id,
    JostleAabb3 box,
    JostleVec3 displacement,
    JostleMoved* move_in_place);

/**
 * move_in_place for every item at once, at 0.6 of its work: boxes, and displacements [m] unless the
 * span is empty, by id, id_end() of them or more; those of ids that are not live are ignored. Returns
 * how many got new fat boxes; where `moved` is not empty it has a number for each id, 1 for those and 0
 * for the others.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_move_all(
    JostleDynamicTree3* tree,
    JostleAabb3Span boxes,
    JostleVec3Span displacements,
    uint8_t* moved,
    size_t capacity,
    int* count);

/** Whether either move would answer JOSTLE_FITS. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_fits(
    const JostleDynamicTree3* tree,
    int id,
    JostleAabb3 box,
    JostleVec3 displacement,
    bool* fits);

/**
 * [m] Until a side of the box has gone further, either move answers JOSTLE_FITS without a displacement, but
 * for rounding; 0 where it does not now. O(1).
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_slack(
    const JostleDynamicTree3* tree,
    int id,
    JostleAabb3 box,
    float* slack);

/**
 * The fat box grows until it contains the box, and boxes above it up to the first that does. JOSTLE_FITS: it
 * did already, however large it is.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_enlarge(
    JostleDynamicTree3* tree,
    int id,
    JostleAabb3 box,
    JostleMoved* enlarge);

/**
 * All items at once get new fat boxes, by id, id_end() of them or more, without a margin; every item
 * keeps its place. Those of ids that are not live are ignored. O(n), about 5 ns an item.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_refit(JostleDynamicTree3* tree, JostleAabb3Span fat_boxes);

/**
 * Makes the tree afresh over the same items; ids stay. The same tree for any scheduler, and whatever it
 * was before. An exception out of the scheduler is passed on: the items are then in the tree as it was,
 * or already in the new one. By the first method O(n), 10 to 20 ns an item.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_rebuild(
    JostleDynamicTree3* tree,
    JostleBuildMethod method,
    JostleTaskScheduler* scheduler);

/**
 * Makes the tree a little better: goes on to the next so many nodes, of all in turn, looks for a better
 * place for the items of each, and rotates for cost, whatever the policy. About 150 ns a node.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_optimize(JostleDynamicTree3* tree, int nodes);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_clear(JostleDynamicTree3* tree);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_is_live(const JostleDynamicTree3* tree, int id, bool* live);

/**
 * [1] One more than the greatest id ever given since the tree was made, cleared or loaded: the least
 * length of the spans of move_all and refit.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_id_end(const JostleDynamicTree3* tree, int* id_end);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_fat_box(
    const JostleDynamicTree3* tree,
    int id,
    JostleAabb3* fat_box);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_user_data(
    const JostleDynamicTree3* tree,
    int id,
    uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_set_user_data(
    JostleDynamicTree3* tree,
    int id,
    uint64_t user_data);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_filter(
    const JostleDynamicTree3* tree,
    int id,
    JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_set_filter(
    JostleDynamicTree3* tree,
    int id,
    const JostleBoxFilter* filter);

/** [1] Items. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_size(const JostleDynamicTree3* tree, int* size);

/** The most pairs on the way from the root to a block; 0 for up to eight items. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_height(const JostleDynamicTree3* tree, int* height);

/** [1] The greatest difference between the heights of two siblings. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_greatest_imbalance(
    const JostleDynamicTree3* tree,
    int* greatest_imbalance);

/** Inner nodes and blocks. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_node_count(const JostleDynamicTree3* tree, int* node_count);

/**
 * [1] The cost of all nodes and blocks (perimeter or surface) over that of the root: lower is better. 0
 * where there is no extent.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_area_ratio(const JostleDynamicTree3* tree, float* area_ratio);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_byte_count(const JostleDynamicTree3* tree, size_t* byte_count);

/** How many items came or got a new fat box since the last rebuild: a sign that the next one pays. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_change_count(const JostleDynamicTree3* tree, int* change_count);

/**
 * [1] The cost of nodes and blocks per item over that after the last rebuild; before the first one since
 * the tree was empty, over that in a tree of such boxes spread evenly over its bounds (where they lie in
 * clusters, a lower number than after a rebuild). 1 is as good as new. From about 1.2 on a rebuild pays
 * where the tree is asked as often as it is changed: ask for this when change_count() has reached an
 * eighth of the items. Finite. O(n).
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_wear(const JostleDynamicTree3* tree, float* wear);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_last_work(
    const JostleDynamicTree3* tree,
    JostleTreeWork* last_work);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_options(
    const JostleDynamicTree3* tree,
    JostleDynamicTreeOptions* options);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_check(
    const JostleDynamicTree3* tree,
    char* text,
    size_t capacity,
    size_t* length);

/** The tree, options and ids included, as bytes that any machine can load. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_save(
    const JostleDynamicTree3* tree,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the tree that was saved. Refused, and changes nothing, where the bytes are no sound tree
 * of this dimension.
 */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_load(
    JostleDynamicTree3* tree,
    const void* bytes,
    size_t bytes_size);

/** Adds a proxy and returns its id. A static one keeps its exact box, a movable one a fat one. */
JOSTLE_C_API JostleCode jostle_broad_phase2_insert(
    JostleBroadPhase2* broad_phase,
    JostleAabb2 box,
    uint64_t user_data,
    JostleMobility mobility,
    const JostleBoxFilter* filter,
    const JostleProxyOptions* options,
    int* insert);

JOSTLE_C_API JostleCode jostle_broad_phase2_remove(JostleBroadPhase2* broad_phase, int proxy);

/** Takes the memory that so many more inserts of this mobility may need: jostle_dynamic_tree3_reserve_more. */
JOSTLE_C_API JostleCode jostle_broad_phase2_reserve_more(
    JostleBroadPhase2* broad_phase,
    JostleMobility mobility,
    int count);

/** So many of them will not come: jostle_dynamic_tree3_forget_reserved. */
JOSTLE_C_API JostleCode jostle_broad_phase2_forget_reserved(
    JostleBroadPhase2* broad_phase,
    JostleMobility mobility,
    int count);

/** [1] jostle_dynamic_tree3_reserved_count, of either mobility. */
JOSTLE_C_API JostleCode jostle_broad_phase2_reserved_count(
    const JostleBroadPhase2* broad_phase,
    JostleMobility mobility,
    int* reserved_count);

/** Of a movable proxy: jostle_dynamic_tree3_move_in_place. Where it gets a new fat box it has moved. */
JOSTLE_C_API JostleCode jostle_broad_phase2_move(
    JostleBroadPhase2* broad_phase,
    int proxy,
    JostleAabb2 box,
    JostleVec2 displacement,
    JostleMoved* move);

/**
 * As move(), on many threads at once, once for each proxy: the new fat box is buffered until
 * apply_moves(), or a call that applies the moves that wait. Nothing else may go on meanwhile.
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_buffer_move(
    JostleBroadPhase2* broad_phase,
    int proxy,
    JostleAabb2 box,
    JostleVec2 displacement,
    JostleMoved* buffer_move);

/**
 * Boxes that buffer_move() buffered move in their tree. ORDER: by id. Cost: those that have moved, and
 * O(n / 64).
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_apply_moves(JostleBroadPhase2* broad_phase);

/** Of a static proxy: it gets this exact box, and has moved. */
JOSTLE_C_API JostleCode jostle_broad_phase2_move_static(
    JostleBroadPhase2* broad_phase,
    int proxy,
    JostleAabb2 box);

/**
 * Subtracts `origin` from every box; proxies do not move by it, and pairs that overlap still do. Rounded
 * to floats: exact for a box whose numbers are. The caller keeps the numbers finite. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_shift_origin(JostleBroadPhase2* broad_phase, JostleVec2 origin);

/** Its pairs are looked for, as if it had moved. */
JOSTLE_C_API JostleCode jostle_broad_phase2_mark_moved(JostleBroadPhase2* broad_phase, int proxy);

/** set_filter, set_apart and set_user_data do not count as moving. */
JOSTLE_C_API JostleCode jostle_broad_phase2_set_filter(
    JostleBroadPhase2* broad_phase,
    int proxy,
    const JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_broad_phase2_set_apart(
    JostleBroadPhase2* broad_phase,
    int proxy,
    uint32_t apart);

JOSTLE_C_API JostleCode jostle_broad_phase2_set_user_data(
    JostleBroadPhase2* broad_phase,
    int proxy,
    uint64_t user_data);

JOSTLE_C_API JostleCode jostle_broad_phase2_is_live(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    bool* live);

JOSTLE_C_API JostleCode jostle_broad_phase2_user_data(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_broad_phase2_filter(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_broad_phase2_fat_box(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    JostleAabb2* fat_box);

/** [m] Of a movable proxy: jostle_dynamic_tree3_slack. */
JOSTLE_C_API JostleCode jostle_broad_phase2_slack(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    JostleAabb2 box,
    float* slack);

JOSTLE_C_API JostleCode jostle_broad_phase2_overlap(
    const JostleBroadPhase2* broad_phase,
    int a,
    int b,
    bool* overlap);

JOSTLE_C_API JostleCode jostle_broad_phase2_mobility(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    JostleMobility* mobility);

JOSTLE_C_API JostleCode jostle_broad_phase2_apart(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    uint32_t* apart);

JOSTLE_C_API JostleCode jostle_broad_phase2_has_moved(
    const JostleBroadPhase2* broad_phase,
    int proxy,
    bool* has_moved);

/**
 * Moves that wait are applied first. Every two proxies whose fat boxes overlap, of which at least one
 * has moved, not both static, whose filters accept each other and whose keys do not keep them apart:
 * each once, in order. The span is valid until the next call. With a scheduler, on all its workers;
 * makes a tree afresh where that pays. ORDER: by the smaller id, then the larger: whatever the trees
 * look like, whoever moved first, and however many work on it. So the first of a pair is movable, and
 * static ones come last.
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_find_pairs(
    JostleBroadPhase2* broad_phase,
    JostleTaskScheduler* scheduler,
    JostleProxyPairSpan* find_pairs);

/**
 * Nothing has moved: the pairs that find_pairs gave are settled. Moves that wait are applied first:
 * the pairs of these count as settled.
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_clear_moved(JostleBroadPhase2* broad_phase);

/** find_pairs, then clear_moved. */
JOSTLE_C_API JostleCode jostle_broad_phase2_update_pairs(
    JostleBroadPhase2* broad_phase,
    JostleTaskScheduler* scheduler,
    JostleProxyPairSpan* update_pairs);

JOSTLE_C_API JostleCode jostle_broad_phase2_query(
    const JostleBroadPhase2* broad_phase,
    JostleAabb2 box,
    int* found,
    size_t capacity,
    size_t* count,
    const JostleQueryFilter* filter,
    JostleQueryWork* query);

/** [1] Proxies, static or movable. */
JOSTLE_C_API JostleCode jostle_broad_phase2_size(const JostleBroadPhase2* broad_phase, int* size);

/** [1] How many have moved. O(n / 64). */
JOSTLE_C_API JostleCode jostle_broad_phase2_moved_count(
    const JostleBroadPhase2* broad_phase,
    int* moved_count);

JOSTLE_C_API JostleCode jostle_broad_phase2_static_height(
    const JostleBroadPhase2* broad_phase,
    int* static_height);

JOSTLE_C_API JostleCode jostle_broad_phase2_movable_height(
    const JostleBroadPhase2* broad_phase,
    int* movable_height);

JOSTLE_C_API JostleCode jostle_broad_phase2_byte_count(
    const JostleBroadPhase2* broad_phase,
    size_t* byte_count);

/** The work of the last find_pairs, so that tests can assert on cost. */
JOSTLE_C_API JostleCode jostle_broad_phase2_last_work(
    const JostleBroadPhase2* broad_phase,
    JostleQueryWork* last_work);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_broad_phase2_check(
    const JostleBroadPhase2* broad_phase,
    char* text,
    size_t capacity,
    size_t* length);

/**
 * The proxies, options and ids included, which of them have moved, and what is buffered, as bytes that
 * any machine can load. Not the pairs that find_pairs gave last. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_save(
    const JostleBroadPhase2* broad_phase,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the broad phase that was saved; inserts that were reserved here stay reserved. Refused,
 * and changes nothing, where the bytes are no sound broad phase of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase2_load(
    JostleBroadPhase2* broad_phase,
    const void* bytes,
    size_t bytes_size);

/** Adds a proxy and returns its id. A static one keeps its exact box, a movable one a fat one. */
JOSTLE_C_API JostleCode jostle_broad_phase3_insert(
    JostleBroadPhase3* broad_phase,
    JostleAabb3 box,
    uint64_t user_data,
    JostleMobility mobility,
    const JostleBoxFilter* filter,
    const JostleProxyOptions* options,
    int* insert);

JOSTLE_C_API JostleCode jostle_broad_phase3_remove(JostleBroadPhase3* broad_phase, int proxy);

/** Takes the memory that so many more inserts of this mobility may need: jostle_dynamic_tree3_reserve_more. */
JOSTLE_C_API JostleCode jostle_broad_phase3_reserve_more(
    JostleBroadPhase3* broad_phase,
    JostleMobility mobility,
    int count);

/** So many of them will not come: jostle_dynamic_tree3_forget_reserved. */
JOSTLE_C_API JostleCode jostle_broad_phase3_forget_reserved(
    JostleBroadPhase3* broad_phase,
    JostleMobility mobility,
    int count);

/** [1] jostle_dynamic_tree3_reserved_count, of either mobility. */
JOSTLE_C_API JostleCode jostle_broad_phase3_reserved_count(
    const JostleBroadPhase3* broad_phase,
    JostleMobility mobility,
    int* reserved_count);

/** Of a movable proxy: jostle_dynamic_tree3_move_in_place. Where it gets a new fat box it has moved. */
JOSTLE_C_API JostleCode jostle_broad_phase3_move(
    JostleBroadPhase3* broad_phase,
    int proxy,
    JostleAabb3 box,
    JostleVec3 displacement,
    JostleMoved* move);

/**
 * As move(), on many threads at once, once for each proxy: the new fat box is buffered until
 * apply_moves(), or a call that applies the moves that wait. Nothing else may go on meanwhile.
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_buffer_move(
    JostleBroadPhase3* broad_phase,
    int proxy,
    JostleAabb3 box,
    JostleVec3 displacement,
    JostleMoved* buffer_move);

/**
 * Boxes that buffer_move() buffered move in their tree. ORDER: by id. Cost: those that have moved, and
 * O(n / 64).
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_apply_moves(JostleBroadPhase3* broad_phase);

/** Of a static proxy: it gets this exact box, and has moved. */
JOSTLE_C_API JostleCode jostle_broad_phase3_move_static(
    JostleBroadPhase3* broad_phase,
    int proxy,
    JostleAabb3 box);

/**
 * Subtracts `origin` from every box; proxies do not move by it, and pairs that overlap still do. Rounded
 * to floats: exact for a box whose numbers are. The caller keeps the numbers finite. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_shift_origin(JostleBroadPhase3* broad_phase, JostleVec3 origin);

/** Its pairs are looked for, as if it had moved. */
JOSTLE_C_API JostleCode jostle_broad_phase3_mark_moved(JostleBroadPhase3* broad_phase, int proxy);

/** set_filter, set_apart and set_user_data do not count as moving. */
JOSTLE_C_API JostleCode jostle_broad_phase3_set_filter(
    JostleBroadPhase3* broad_phase,
    int proxy,
    const JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_broad_phase3_set_apart(
    JostleBroadPhase3* broad_phase,
    int proxy,
    uint32_t apart);

JOSTLE_C_API JostleCode jostle_broad_phase3_set_user_data(
    JostleBroadPhase3* broad_phase,
    int proxy,
    uint64_t user_data);

JOSTLE_C_API JostleCode jostle_broad_phase3_is_live(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    bool* live);

JOSTLE_C_API JostleCode jostle_broad_phase3_user_data(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_broad_phase3_filter(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    JostleBoxFilter* filter);

JOSTLE_C_API JostleCode jostle_broad_phase3_fat_box(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    JostleAabb3* fat_box);

/** [m] Of a movable proxy: jostle_dynamic_tree3_slack. */
JOSTLE_C_API JostleCode jostle_broad_phase3_slack(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    JostleAabb3 box,
    float* slack);

JOSTLE_C_API JostleCode jostle_broad_phase3_overlap(
    const JostleBroadPhase3* broad_phase,
    int a,
    int b,
    bool* overlap);

JOSTLE_C_API JostleCode jostle_broad_phase3_mobility(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    JostleMobility* mobility);

JOSTLE_C_API JostleCode jostle_broad_phase3_apart(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    uint32_t* apart);

JOSTLE_C_API JostleCode jostle_broad_phase3_has_moved(
    const JostleBroadPhase3* broad_phase,
    int proxy,
    bool* has_moved);

/**
 * Moves that wait are applied first. Every two proxies whose fat boxes overlap, of which at least one
 * has moved, not both static, whose filters accept each other and whose keys do not keep them apart:
 * each once, in order. The span is valid until the next call. With a scheduler, on all its workers;
 * makes a tree afresh where that pays. ORDER: by the smaller id, then the larger: whatever the trees
 * look like, whoever moved first, and however many work on it. So the first of a pair is movable, and
 * static ones come last.
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_find_pairs(
    JostleBroadPhase3* broad_phase,
    JostleTaskScheduler* scheduler,
    JostleProxyPairSpan* find_pairs);

/**
 * Nothing has moved: the pairs that find_pairs gave are settled. Moves that wait are applied first:
 * the pairs of these count as settled.
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_clear_moved(JostleBroadPhase3* broad_phase);

/** find_pairs, then clear_moved. */
JOSTLE_C_API JostleCode jostle_broad_phase3_update_pairs(
    JostleBroadPhase3* broad_phase,
    JostleTaskScheduler* scheduler,
    JostleProxyPairSpan* update_pairs);

JOSTLE_C_API JostleCode jostle_broad_phase3_query(
    const JostleBroadPhase3* broad_phase,
    JostleAabb3 box,
    int* found,
    size_t capacity,
    size_t* count,
    const JostleQueryFilter* filter,
    JostleQueryWork* query);

/** [1] Proxies, static or movable. */
JOSTLE_C_API JostleCode jostle_broad_phase3_size(const JostleBroadPhase3* broad_phase, int* size);

/** [1] How many have moved. O(n / 64). */
JOSTLE_C_API JostleCode jostle_broad_phase3_moved_count(
    const JostleBroadPhase3* broad_phase,
    int* moved_count);

JOSTLE_C_API JostleCode jostle_broad_phase3_static_height(
    const JostleBroadPhase3* broad_phase,
    int* static_height);

JOSTLE_C_API JostleCode jostle_broad_phase3_movable_height(
    const JostleBroadPhase3* broad_phase,
    int* movable_height);

JOSTLE_C_API JostleCode jostle_broad_phase3_byte_count(
    const JostleBroadPhase3* broad_phase,
    size_t* byte_count);

/** The work of the last find_pairs, so that tests can assert on cost. */
JOSTLE_C_API JostleCode jostle_broad_phase3_last_work(
    const JostleBroadPhase3* broad_phase,
    JostleQueryWork* last_work);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_broad_phase3_check(
    const JostleBroadPhase3* broad_phase,
    char* text,
    size_t capacity,
    size_t* length);

/**
 * The proxies, options and ids included, which of them have moved, and what is buffered, as bytes that
 * any machine can load. Not the pairs that find_pairs gave last. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_save(
    const JostleBroadPhase3* broad_phase,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the broad phase that was saved; inserts that were reserved here stay reserved. Refused,
 * and changes nothing, where the bytes are no sound broad phase of this dimension. O(n).
 */
JOSTLE_C_API JostleCode jostle_broad_phase3_load(
    JostleBroadPhase3* broad_phase,
    const void* bytes,
    size_t bytes_size);

/** The items whose boxes overlap the box, in the tree's order. */
JOSTLE_C_API JostleCode jostle_bvh2_query(
    const JostleBvh2* tree,
    JostleAabb2 box,
    int* found,
    size_t capacity,
    int* count);

/** The items whose boxes overlap the box, in the tree's order. */
JOSTLE_C_API JostleCode jostle_bvh3_query(
    const JostleBvh3* tree,
    JostleAabb3 box,
    int* found,
    size_t capacity,
    int* count);

/** Every item that a ray meets, in no order of distance. */
JOSTLE_C_API JostleCode jostle_bvh2_ray_all(
    const JostleBvh2* tree,
    const JostleRay2* ray,
    int* found,
    size_t capacity,
    int* count);

/** Every item that a ray meets, in no order of distance. */
JOSTLE_C_API JostleCode jostle_bvh3_ray_all(
    const JostleBvh3* tree,
    const JostleRay3* ray,
    int* found,
    size_t capacity,
    int* count);

/** The item whose box is entered first; of those at the same fraction, that of the smallest id. */
JOSTLE_C_API JostleCode jostle_bvh2_ray_closest(
    const JostleBvh2* tree,
    const JostleRay2* ray,
    JostleCastHit* ray_closest);

/** The item whose box is entered first; of those at the same fraction, that of the smallest id. */
JOSTLE_C_API JostleCode jostle_bvh3_ray_closest(
    const JostleBvh3* tree,
    const JostleRay3* ray,
    JostleCastHit* ray_closest);

JOSTLE_C_API JostleCode jostle_bvh2_ray_any(const JostleBvh2* tree, const JostleRay2* ray, bool* ray_any);

JOSTLE_C_API JostleCode jostle_bvh3_ray_any(const JostleBvh3* tree, const JostleRay3* ray, bool* ray_any);

JOSTLE_C_API JostleCode jostle_bvh2_box_closest(
    const JostleBvh2* tree,
    const JostleBoxCast2* cast,
    JostleCastHit* box_closest);

JOSTLE_C_API JostleCode jostle_bvh3_box_closest(
    const JostleBvh3* tree,
    const JostleBoxCast3* cast,
    JostleCastHit* box_closest);

/** The items whose boxes are nearer to a point than r [m], in no order of distance. */
JOSTLE_C_API JostleCode jostle_bvh2_radius(
    const JostleBvh2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    int* count);

/** The items whose boxes are nearer to a point than r [m], in no order of distance. */
JOSTLE_C_API JostleCode jostle_bvh3_radius(
    const JostleBvh3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    int* count);

/** The nearest items, as many as there are or fit, the nearest first; r [m] may be INFINITY. */
JOSTLE_C_API JostleCode jostle_bvh2_k_nearest(
    const JostleBvh2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    int* count);

/** The nearest items, as many as there are or fit, the nearest first; r [m] may be INFINITY. */
JOSTLE_C_API JostleCode jostle_bvh3_k_nearest(
    const JostleBvh3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    int* count);

/** Every two items of the tree whose boxes overlap. */
JOSTLE_C_API JostleCode jostle_bvh2_self_pairs(
    const JostleBvh2* tree,
    JostleItemPair* found,
    size_t capacity,
    int* count);

/** Every two items of the tree whose boxes overlap. */
JOSTLE_C_API JostleCode jostle_bvh3_self_pairs(
    const JostleBvh3* tree,
    JostleItemPair* found,
    size_t capacity,
    int* count);

/** Every item of the tree, and of another one, whose boxes overlap. */
JOSTLE_C_API JostleCode jostle_bvh2_pairs(
    const JostleBvh2* tree,
    const JostleBvh2* other,
    JostleItemPair* found,
    size_t capacity,
    int* count);

/** Every item of the tree, and of another one, whose boxes overlap. */
JOSTLE_C_API JostleCode jostle_bvh3_pairs(
    const JostleBvh3* tree,
    const JostleBvh3* other,
    JostleItemPair* found,
    size_t capacity,
    int* count);

/** The items that pass the filter and whose fat boxes overlap the box, in the tree's order. */
JOSTLE_C_API JostleCode jostle_dynamic_tree2_query(
    const JostleDynamicTree2* tree,
    JostleAabb2 box,
    int* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

/** The items that pass the filter and whose fat boxes overlap the box, in the tree's order. */
JOSTLE_C_API JostleCode jostle_dynamic_tree3_query(
    const JostleDynamicTree3* tree,
    JostleAabb3 box,
    int* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_ray_all(
    const JostleDynamicTree2* tree,
    const JostleRay2* ray,
    int* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_ray_all(
    const JostleDynamicTree3* tree,
    const JostleRay3* ray,
    int* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_ray_closest(
    const JostleDynamicTree2* tree,
    const JostleRay2* ray,
    const JostleQueryFilter* filter,
    JostleCastHit* ray_closest);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_ray_closest(
    const JostleDynamicTree3* tree,
    const JostleRay3* ray,
    const JostleQueryFilter* filter,
    JostleCastHit* ray_closest);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_ray_any(
    const JostleDynamicTree2* tree,
    const JostleRay2* ray,
    const JostleQueryFilter* filter,
    bool* ray_any);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_ray_any(
    const JostleDynamicTree3* tree,
    const JostleRay3* ray,
    const JostleQueryFilter* filter,
    bool* ray_any);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_box_closest(
    const JostleDynamicTree2* tree,
    const JostleBoxCast2* cast,
    const JostleQueryFilter* filter,
    JostleCastHit* box_closest);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_box_closest(
    const JostleDynamicTree3* tree,
    const JostleBoxCast3* cast,
    const JostleQueryFilter* filter,
    JostleCastHit* box_closest);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_radius(
    const JostleDynamicTree2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_radius(
    const JostleDynamicTree3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_k_nearest(
    const JostleDynamicTree2* tree,
    JostleVec2 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_k_nearest(
    const JostleDynamicTree3* tree,
    JostleVec3 p,
    float r,
    JostleNeighbor* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_self_pairs(
    const JostleDynamicTree2* tree,
    JostleItemPair* found,
    size_t capacity,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_self_pairs(
    const JostleDynamicTree3* tree,
    JostleItemPair* found,
    size_t capacity,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree2_pairs(
    const JostleDynamicTree2* tree,
    const JostleDynamicTree2* other,
    JostleItemPair* found,
    size_t capacity,
    int* count);

JOSTLE_C_API JostleCode jostle_dynamic_tree3_pairs(
    const JostleDynamicTree3* tree,
    const JostleDynamicTree3* other,
    JostleItemPair* found,
    size_t capacity,
    int* count);

#ifdef __cplusplus
}
#endif

#endif
