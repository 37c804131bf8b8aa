/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Meshes of triangles in space. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_MESH_H
#define JOSTLE_C_MESH_H

#include <jostle_c/trees.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct JostleTriangleMesh JostleTriangleMesh;

/** Each list is in the order of its first number. */
typedef struct JostleMeshReport JostleMeshReport;

/** One that has grown can be used again and again without allocation. */
typedef struct JostleMeshPairMemory JostleMeshPairMemory;

typedef struct JostleMeshScene JostleMeshScene;

/** The numbers of a triangle's vertices, counter-clockwise as seen from outside. */
typedef struct JostleTriangleVertices {
    int32_t vertices[3];
} JostleTriangleVertices;

typedef struct JostleMeshOptions {
    /** Of the tree: a mesh is mostly asked often. JOSTLE_CURVE makes no slabs. Default: JOSTLE_BUILD_METHOD_BINNED. */
    JostleBuildMethod method;
} JostleMeshOptions;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleTriangleVerticesSpan {
    const JostleTriangleVertices* first;
    size_t count;
    ptrdiff_t stride;
} JostleTriangleVerticesSpan;

/** [m] */
typedef struct JostleTriangleCorners {
    JostleVec3 corners[3];
} JostleTriangleCorners;

/**
 * Of a solid with density 1. One whose triangles are seen clockwise from outside has a negative volume and
 * inertia.
 */
typedef struct JostleMeshMass {
    /** [m^3] */
    float volume;
    /** [m] of mass; of the mesh's box where the volume is 0 */
    JostleVec3 center;
    /** [m^5] about the center, along the mesh's axes: times a density, [kg m^2] */
    JostleMat33 inertia;
} JostleMeshMass;

typedef struct JostleMeshRayHit {
    bool hit;
    /** Default: -1. */
    int triangle;
    /** [1] of the ray's translation */
    float fraction;
    /** [m] on the triangle */
    JostleVec3 point;
    /** [1] of the triangle: from where its corners are seen counter-clockwise */
    JostleVec3 normal;
    JostleQueryWork work;
} JostleMeshRayHit;

/** The part of a triangle that a point lies on. Edge i runs from corner i to the next. */
typedef uint8_t JostleTriangleFeature;
enum {
    JOSTLE_TRIANGLE_FEATURE_CORNER0 = 0,
    JOSTLE_TRIANGLE_FEATURE_CORNER1 = 1,
    JOSTLE_TRIANGLE_FEATURE_CORNER2 = 2,
    JOSTLE_TRIANGLE_FEATURE_EDGE0 = 3,
    JOSTLE_TRIANGLE_FEATURE_EDGE1 = 4,
    JOSTLE_TRIANGLE_FEATURE_EDGE2 = 5,
    JOSTLE_TRIANGLE_FEATURE_FACE = 6
};

typedef struct JostleMeshPoint {
    /** false: no triangle is as near as was asked for */
    bool hit;
    /** Default: -1. */
    int triangle;
    /** Default: JOSTLE_TRIANGLE_FEATURE_FACE. */
    JostleTriangleFeature feature;
    /** [m] on the triangle */
    JostleVec3 point;
    /** [m] */
    float distance;
    JostleQueryWork work;
} JostleMeshPoint;

/** Where a ray meets a scene. */
typedef struct JostleMeshSceneHit {
    bool hit;
    /** Default: -1. */
    int instance;
    /** of the instance's mesh. Default: -1. */
    int triangle;
    /** [1] of the ray's translation */
    float fraction;
    /** [m] in the world, on the triangle */
    JostleVec3 point;
    /** [1] in the world: from where its corners are seen counter-clockwise */
    JostleVec3 normal;
    JostleQueryWork work;
} JostleMeshSceneHit;

/** The point of a scene that is nearest to another. */
typedef struct JostleMeshScenePoint {
    /** false: nothing is as near as was asked for */
    bool hit;
    /** Default: -1. */
    int instance;
    /** of the instance's mesh. Default: -1. */
    int triangle;
    /** Default: JOSTLE_TRIANGLE_FEATURE_FACE. */
    JostleTriangleFeature feature;
    /** [m] in the world */
    JostleVec3 point;
    /** [m] */
    float distance;
    JostleQueryWork work;
} JostleMeshScenePoint;

/**
 * From fraction 0 to 1 a point of the mesh moves along a line, and the mesh turns about it, both evenly. All
 * lengths are at most 1e18 m.
 */
typedef struct JostleMeshMotion {
    JostleTransform3 start;
    /** [m] of the point, in the world */
    JostleVec3 translation;
    /** [rad] along the axis in the world, counter-clockwise about it; at most 100 */
    JostleVec3 turn;
    /** [m] the point, in the mesh's frame */
    JostleVec3 center;
} JostleMeshMotion;

typedef struct JostleMeshContactTimeOptions {
    /** [m] so near is a hit; above 0. Default: 1.0e-3f. */
    float tolerance;
    /** [1] the fraction to begin at */
    float from;
    /** [1] at least 1. Default: 10'000. */
    int max_distances;
} JostleMeshContactTimeOptions;

typedef uint8_t JostleMeshContactTimeState;
enum {
    /** they have no point in common up to fraction 1 */
    JOSTLE_MESH_CONTACT_TIME_STATE_SEPARATED = 0,
    /** they come as near as the tolerance at `fraction` */
    JOSTLE_MESH_CONTACT_TIME_STATE_HIT = 1,
    /** none in common up to `fraction`, from which another search may go on */
    JOSTLE_MESH_CONTACT_TIME_STATE_UNKNOWN = 2
};

typedef struct JostleMeshDistance {
    /** false: they are not nearer than was asked for */
    bool hit;
    /** [m] between the points; 0 where the meshes have one in common */
    float distance;
    /** [m] in the world, on the triangle of the first mesh */
    JostleVec3 point_a;
    JostleVec3 point_b;
    /** Default: -1. */
    int triangle_a;
    /** Default: -1. */
    int triangle_b;
    /** where the distance is 0: a face. Default: JOSTLE_TRIANGLE_FEATURE_FACE. */
    JostleTriangleFeature feature_a;
    /** Default: JOSTLE_TRIANGLE_FEATURE_FACE. */
    JostleTriangleFeature feature_b;
    JostleQueryWork work;
} JostleMeshDistance;

typedef struct JostleMeshContactTime {
    /** Default: JOSTLE_MESH_CONTACT_TIME_STATE_UNKNOWN. */
    JostleMeshContactTimeState state;
    /** [1] of the motions; 1 where they stay separated */
    float fraction;
    /** of a hit: there */
    JostleMeshDistance nearest;
    /** [1] computed */
    int distances;
} JostleMeshContactTime;

/** Two triangles with a point in common. */
typedef struct JostleMeshContact {
    /** triangle of the first mesh. Default: -1. */
    int a;
    /** of the second. Default: -1. */
    int b;
} JostleMeshContact;

typedef struct JostleMeshOverlap {
    bool hit;
    /** the first that was found; not the same if the meshes are swapped */
    JostleMeshContact first;
    JostleQueryWork work;
} JostleMeshOverlap;

/**
 * The points that two triangles have in common: a point, a segment, or in one plane the corners of a convex
 * polygon. Rounded, unlike the answer that there are some.
 */
typedef struct JostleCommonPoints {
    int count;
    /** [m] in the world */
    JostleVec3 points[6];
} JostleCommonPoints;

typedef struct JostleSphere {
    /** [m] */
    JostleVec3 center;
    /** [m] at least 0 */
    float radius;
} JostleSphere;

typedef struct JostlePrimitiveOverlap {
    bool hit;
    /** the first that was found. Default: -1. */
    int triangle;
    /** of a cloud: the one that meets it. Default: -1. */
    int point;
    JostleQueryWork work;
} JostlePrimitiveOverlap;

/** The points within a radius of a segment, which may be a point. */
typedef struct JostleCapsule3 {
    /** [m] */
    JostleVec3 a;
    /** [m] */
    JostleVec3 b;
    /** [m] at least 0 */
    float radius;
} JostleCapsule3;

typedef struct JostleBox3 {
    /** [m] along its own axes, from its center; at least 0 */
    JostleVec3 half_extents;
    /** from its own frame, whose origin is its center */
    JostleTransform3 at;
} JostleBox3;

typedef struct JostlePrimitiveDistance {
    /** false: they are not nearer than was asked for */
    bool hit;
    /** [m] between the points; 0 where there is a point in common, which both are */
    float distance;
    /** [m] in the world */
    JostleVec3 point_on_mesh;
    /** [m] in the world */
    JostleVec3 point_on_other;
    /** Default: -1. */
    int triangle;
    /** of the triangle. Default: JOSTLE_TRIANGLE_FEATURE_FACE. */
    JostleTriangleFeature feature;
    /** of a cloud. Default: -1. */
    int point;
    JostleQueryWork work;
} JostlePrimitiveDistance;

/** An edge, by the smallest numbers of vertices at its ends' places; a < b. */
typedef struct JostleMeshEdge {
    int a;
    int b;
    /** the first that has it */
    int triangle;
} JostleMeshEdge;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleMeshEdgeSpan {
    const JostleMeshEdge* first;
    size_t count;
    ptrdiff_t stride;
} JostleMeshEdgeSpan;

/** Two instances that have a point in common, with two of their triangles. */
typedef struct JostleMeshScenePair {
    /** an instance. Default: -1. */
    int a;
    /** another, with a greater id. Default: -1. */
    int b;
    JostleMeshContact first;
} JostleMeshScenePair;

JOSTLE_C_API JostleMeshOptions jostle_mesh_options_default(void);

JOSTLE_C_API JostleMeshContactTimeOptions jostle_mesh_contact_time_options_default(void);

JOSTLE_C_API JostleCode jostle_triangle_mesh_create(JostleTriangleMesh** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_triangle_mesh_free(JostleTriangleMesh* object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_mesh_report_free(JostleMeshReport* object);

JOSTLE_C_API JostleCode jostle_mesh_pair_memory_create(JostleMeshPairMemory** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_mesh_pair_memory_free(JostleMeshPairMemory* object);

JOSTLE_C_API JostleCode jostle_mesh_scene_create(
    const JostleDynamicTreeOptions* options,
    JostleMeshScene** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_mesh_scene_free(JostleMeshScene* object);

/**
 * Becomes the mesh of these. Refused with Error, which names the place: a vertex that is not finite, a
 * triangle with a number that is no vertex's. O(n log n), or O(n) by JOSTLE_CURVE.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_build(
    JostleTriangleMesh* mesh,
    JostleVec3Span vertices,
    JostleTriangleVerticesSpan triangles,
    const JostleMeshOptions* options,
    JostleTaskScheduler* scheduler);

/**
 * The vertices are here now, as many as before; the triangles keep theirs. As of a Bvh: look at
 * tree().wear(). O(n).
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_refit(
    JostleTriangleMesh* mesh,
    JostleVec3Span vertices,
    JostleTaskScheduler* scheduler);

/** Removes everything. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_clear(JostleTriangleMesh* mesh);

/**
 * Vertices, triangles and tree as bytes that any machine can read. 12 bytes per vertex and triangle, and
 * the tree's. O(n).
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_save(
    const JostleTriangleMesh* mesh,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the mesh that was saved. Refused for bytes that save() has not made; they may be any.
 * O(n).
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_load(
    JostleTriangleMesh* mesh,
    const void* bytes,
    size_t bytes_size);

JOSTLE_C_API JostleCode jostle_triangle_mesh_vertex_count(const JostleTriangleMesh* mesh, int* vertex_count);

JOSTLE_C_API JostleCode jostle_triangle_mesh_triangle_count(
    const JostleTriangleMesh* mesh,
    int* triangle_count);

JOSTLE_C_API JostleCode jostle_triangle_mesh_vertex(
    const JostleTriangleMesh* mesh,
    int index,
    JostleVec3* vertex);

JOSTLE_C_API JostleCode jostle_triangle_mesh_triangle(
    const JostleTriangleMesh* mesh,
    int id,
    JostleTriangleVertices* triangle);

JOSTLE_C_API JostleCode jostle_triangle_mesh_corners(
    const JostleTriangleMesh* mesh,
    int id,
    JostleTriangleCorners* corners);

/** Of all triangles; empty_box where there is none. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_bounds(const JostleTriangleMesh* mesh, JostleAabb3* bounds);

/**
 * [bytes] Of all buffers. Left out are the object itself and, where all lies in one piece, the gaps
 * between buffers that alignment asks for: less than 448 bytes.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_byte_count(const JostleTriangleMesh* mesh, size_t* byte_count);

/** Empty when sound, otherwise a sentence that names what is wrong and where. O(n). */
JOSTLE_C_API JostleCode jostle_triangle_mesh_check(
    const JostleTriangleMesh* mesh,
    char* text,
    size_t capacity,
    size_t* length);

/** Its flaws. O(n log n). */
JOSTLE_C_API JostleCode jostle_triangle_mesh_report(
    const JostleTriangleMesh* mesh,
    JostleMeshReport** report);

/** MeshReport.closed. Of the first call O(n log n). */
JOSTLE_C_API JostleCode jostle_triangle_mesh_is_closed(const JostleTriangleMesh* mesh, bool* closed);

/** [m^2] Of all triangles. O(n). */
JOSTLE_C_API JostleCode jostle_triangle_mesh_area(const JostleTriangleMesh* mesh, float* area);

/** Of the solid that it bounds; refused unless it is closed. Parts that overlap count twice. O(n). */
JOSTLE_C_API JostleCode jostle_triangle_mesh_mass(const JostleTriangleMesh* mesh, JostleMeshMass* mass);

/** The triangle that is met first. ORDER: of those at the same fraction, the smallest id. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_ray_closest(
    const JostleTriangleMesh* mesh,
    const JostleRay3* ray,
    JostleMeshRayHit* ray_closest);

JOSTLE_C_API JostleCode jostle_triangle_mesh_ray_any(
    const JostleTriangleMesh* mesh,
    const JostleRay3* ray,
    bool* ray_any);

/** Appends them. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_ray_all(
    const JostleTriangleMesh* mesh,
    const JostleRay3* ray,
    JostleMeshRayHit* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* ray_all);

/**
 * The answer of ray_closest to each, in as many places. A ray that is refused, or a lack of memory, may
 * leave some of them written.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_ray_closest_batch(
    const JostleTriangleMesh* mesh,
    JostleRay3Span rays,
    JostleMeshRayHit* hits,
    size_t capacity,
    JostleTaskScheduler* scheduler);

JOSTLE_C_API JostleCode jostle_triangle_mesh_closest(
    const JostleTriangleMesh* mesh,
    JostleVec3 p,
    float r,
    JostleMeshPoint* closest);

JOSTLE_C_API JostleCode jostle_triangle_mesh_closest_batch(
    const JostleTriangleMesh* mesh,
    JostleVec3Span points,
    JostleMeshPoint* found,
    size_t capacity,
    JostleTaskScheduler* scheduler);

/**
 * The nearest triangles, as many as there are or fit, the nearest first. ORDER: of those as near, the
 * smaller id.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_k_nearest(
    const JostleTriangleMesh* mesh,
    JostleVec3 p,
    JostleNeighbor* found,
    size_t capacity,
    JostleNearestCount* k_nearest);

/**
 * Whether a point is in the solid that the mesh bounds, or on its surface: exact. Refused unless the
 * mesh is closed. A point is inside where the surface winds around it, in whichever sense.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_contains(
    const JostleTriangleMesh* mesh,
    JostleVec3 p,
    bool* contains);

/** [m] From the surface: negative inside. Infinite for an empty mesh; refused unless it is closed. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_signed_distance(
    const JostleTriangleMesh* mesh,
    JostleVec3 p,
    float* signed_distance);

JOSTLE_C_API JostleCode jostle_triangle_mesh_query(
    const JostleTriangleMesh* mesh,
    JostleAabb3 box,
    int* found,
    size_t capacity,
    size_t* count,
    JostleQueryWork* query);

/** Forgets everything. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_clear(JostleMeshPairMemory* memory);

/** [1] Pairs of triangles that it keeps. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_size(const JostleMeshPairMemory* memory, int* size);

/** [m] Pairs that were nearer when the list was made are all in it; 0: there is no list. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_horizon(const JostleMeshPairMemory* memory, float* horizon);

/**
 * Adds an instance and returns its id. Refused unless the transform is finite and its rotation
 * orthonormal within JOSTLE_ROTATION_TOLERANCE.
 */
JOSTLE_C_API JostleCode jostle_mesh_scene_add(
    JostleMeshScene* scene,
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    uint64_t user_data,
    const JostleBoxFilter* filter,
    int* add);

/** Its id is given again, to an instance that is added later. */
JOSTLE_C_API JostleCode jostle_mesh_scene_remove(JostleMeshScene* scene, int id);

/** It is here now; or it stays, and its mesh has other vertices. As jostle_dynamic_tree3_move. */
JOSTLE_C_API JostleCode jostle_mesh_scene_move(
    JostleMeshScene* scene,
    int id,
    const JostleTransform3* at,
    JostleMoved* move);

/** Removes everything; keeps the memory. */
JOSTLE_C_API JostleCode jostle_mesh_scene_clear(JostleMeshScene* scene);

/** Makes the tree afresh, after many moves. As jostle_dynamic_tree3_rebuild. */
JOSTLE_C_API JostleCode jostle_mesh_scene_rebuild(
    JostleMeshScene* scene,
    JostleBuildMethod method,
    JostleTaskScheduler* scheduler);

JOSTLE_C_API JostleCode jostle_mesh_scene_size(const JostleMeshScene* scene, int* size);

JOSTLE_C_API JostleCode jostle_mesh_scene_is_live(const JostleMeshScene* scene, int id, bool* live);

/** [1] All ids are below it. */
JOSTLE_C_API JostleCode jostle_mesh_scene_id_end(const JostleMeshScene* scene, int* id_end);

JOSTLE_C_API JostleCode jostle_mesh_scene_transform(
    const JostleMeshScene* scene,
    int id,
    JostleTransform3* transform);

JOSTLE_C_API JostleCode jostle_mesh_scene_user_data(
    const JostleMeshScene* scene,
    int id,
    uint64_t* user_data);

/** Empty when sound, otherwise a sentence that names what is wrong. O(n). */
JOSTLE_C_API JostleCode jostle_mesh_scene_check(
    const JostleMeshScene* scene,
    char* text,
    size_t capacity,
    size_t* length);

/**
 * As jostle_triangle_mesh_ray_closest_batch. Rays do not meet an instance so far away that the ray in its frame is
 * beyond the range of floats.
 */
JOSTLE_C_API JostleCode jostle_mesh_scene_ray_closest(
    const JostleMeshScene* scene,
    const JostleRay3* ray,
    const JostleQueryFilter* filter,
    JostleMeshSceneHit* ray_closest);

JOSTLE_C_API JostleCode jostle_mesh_scene_ray_any(
    const JostleMeshScene* scene,
    const JostleRay3* ray,
    const JostleQueryFilter* filter,
    bool* ray_any);

/** The nearest point of all; with r [m], which is at least 0, if it is nearer than that. */
JOSTLE_C_API JostleCode jostle_mesh_scene_closest(
    const JostleMeshScene* scene,
    JostleVec3 p,
    const JostleQueryFilter* filter,
    JostleMeshScenePoint* closest);

/**
 * The nearest instances, as many as there are or fit, the nearest first. Where the last of them is as
 * near as others but for 2^-20 of p's coordinates, it may be any of these: the same one at any time.
 */
JOSTLE_C_API JostleCode jostle_mesh_scene_k_nearest(
    const JostleMeshScene* scene,
    JostleVec3 p,
    JostleNeighbor* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    JostleNearestCount* k_nearest);

/** Where the mesh is at a fraction. */
JOSTLE_C_API JostleCode jostle_mesh_motion_pose_at(
    const JostleMeshMotion* motion,
    float fraction,
    JostleTransform3* pose_at);

JOSTLE_C_API JostleCode jostle_triangle_mesh_time_of_contact(
    const JostleTriangleMesh* a,
    const JostleMeshMotion* of_a,
    const JostleTriangleMesh* b,
    const JostleMeshMotion* of_b,
    const JostleMeshContactTimeOptions* options,
    JostleMeshContactTime* time_of_contact);

JOSTLE_C_API JostleCode jostle_triangle_mesh_distance(
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    float r,
    JostleMeshDistance* distance);

/** As overlap() without a memory. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_overlap(
    JostleMeshPairMemory* memory,
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    JostleMeshOverlap* overlap);

/** As distance() without a memory. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_distance(
    JostleMeshPairMemory* memory,
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    float r,
    JostleMeshDistance* distance);

/**
 * Whether any two triangles have a point in common, and the first two that were found. Refused unless the
 * transforms are finite and their rotations orthonormal within JOSTLE_ROTATION_TOLERANCE.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_overlap(
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    JostleMeshOverlap* overlap);

/** Of two triangles that contacts(), overlap() or self_contacts() found. Empty where they have none. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_common_points(
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    JostleMeshContact contact,
    JostleCommonPoints* common_points);

/**
 * Whether any triangle has a point in common with it. ORDER: the triangle is the first in the order of a
 * search for the nearest.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_overlap_sphere(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleSphere* sphere,
    JostlePrimitiveOverlap* overlap);

JOSTLE_C_API JostleCode jostle_triangle_mesh_overlap_capsule(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleCapsule3* capsule,
    JostlePrimitiveOverlap* overlap);

JOSTLE_C_API JostleCode jostle_triangle_mesh_overlap_box(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleBox3* box,
    JostlePrimitiveOverlap* overlap);

/** With balls of a radius [m] about the points of a cloud. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_overlap_cloud(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleKdTree3* cloud,
    const JostleTransform3* at_cloud,
    float radius,
    JostlePrimitiveOverlap* overlap);

/**
 * The nearest two points, if they are nearer than r [m], which is at least 0; infinity is no limit. ORDER:
 * of triangles as near to a center, or an axis, or a box that they do not meet, the smallest id; of those
 * that meet a box, the first in the order of the search.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_distance_sphere(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleSphere* sphere,
    float r,
    JostlePrimitiveDistance* distance);

JOSTLE_C_API JostleCode jostle_triangle_mesh_distance_capsule(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleCapsule3* capsule,
    float r,
    JostlePrimitiveDistance* distance);

JOSTLE_C_API JostleCode jostle_triangle_mesh_distance_box(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleBox3* box,
    float r,
    JostlePrimitiveDistance* distance);

/** ORDER: of pairs as near, the smallest triangle's, then the smallest point's id. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_distance_cloud(
    const JostleTriangleMesh* mesh,
    const JostleTransform3* at,
    const JostleKdTree3* cloud,
    const JostleTransform3* at_cloud,
    float r,
    JostlePrimitiveDistance* distance);

/**
 * The pairs of triangles of two meshes that have a point in common, by the ids of a, then of b; on many
 * threads with a scheduler.
 */
JOSTLE_C_API JostleCode jostle_triangle_mesh_contacts(
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    JostleMeshContact* found,
    size_t capacity,
    JostleTaskScheduler* scheduler,
    int* count);

/** The pairs of triangles of one mesh that have a point in common, but for neighbours. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_self_contacts(
    const JostleTriangleMesh* mesh,
    JostleMeshContact* found,
    size_t capacity,
    int* count);

/** The pairs of triangles that are nearer than r [m]. */
JOSTLE_C_API JostleCode jostle_triangle_mesh_near_pairs(
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    float r,
    JostleMeshDistance* found,
    size_t capacity,
    int* count);

/** As jostle_triangle_mesh_contacts, with what a memory keeps of the last question. */
JOSTLE_C_API JostleCode jostle_mesh_pair_memory_contacts(
    JostleMeshPairMemory* memory,
    const JostleTriangleMesh* a,
    const JostleTransform3* at_a,
    const JostleTriangleMesh* b,
    const JostleTransform3* at_b,
    JostleMeshContact* found,
    size_t capacity,
    int* count);

/** The flaws that a report lists; each list is in the order of its first number. */
JOSTLE_C_API JostleCode jostle_mesh_report_degenerate(
    const JostleMeshReport* report,
    JostleIntSpan* mesh_report_degenerate);

JOSTLE_C_API JostleCode jostle_mesh_report_duplicate(
    const JostleMeshReport* report,
    JostleIntSpan* mesh_report_duplicate);

JOSTLE_C_API JostleCode jostle_mesh_report_duplicate_vertices(
    const JostleMeshReport* report,
    JostleIntSpan* mesh_report_duplicate_vertices);

JOSTLE_C_API JostleCode jostle_mesh_report_unused_vertices(
    const JostleMeshReport* report,
    JostleIntSpan* mesh_report_unused_vertices);

JOSTLE_C_API JostleCode jostle_mesh_report_pinched_vertices(
    const JostleMeshReport* report,
    JostleIntSpan* mesh_report_pinched_vertices);

JOSTLE_C_API JostleCode jostle_mesh_report_open_edges(
    const JostleMeshReport* report,
    JostleMeshEdgeSpan* mesh_report_open_edges);

JOSTLE_C_API JostleCode jostle_mesh_report_crowded_edges(
    const JostleMeshReport* report,
    JostleMeshEdgeSpan* mesh_report_crowded_edges);

JOSTLE_C_API JostleCode jostle_mesh_report_clashing_edges(
    const JostleMeshReport* report,
    JostleMeshEdgeSpan* mesh_report_clashing_edges);

JOSTLE_C_API JostleCode jostle_mesh_report_closed(const JostleMeshReport* report, bool* mesh_report_closed);

JOSTLE_C_API JostleCode jostle_mesh_report_is_manifold(
    const JostleMeshReport* report,
    bool* mesh_report_is_manifold);

/** Each triangle of any instance that a ray meets, in no order. */
JOSTLE_C_API JostleCode jostle_mesh_scene_ray_all(
    const JostleMeshScene* scene,
    const JostleRay3* ray,
    JostleMeshSceneHit* found,
    size_t capacity,
    const JostleQueryFilter* filter,
    int* count);

/** The nearest point of all, if it is nearer than r [m]. */
JOSTLE_C_API JostleCode jostle_mesh_scene_closest_within(
    const JostleMeshScene* scene,
    JostleVec3 p,
    float r,
    const JostleQueryFilter* filter,
    JostleMeshScenePoint* mesh_scene_closest_within);

/** The pairs of instances that have a point in common, by the ids of a, then of b. */
JOSTLE_C_API JostleCode jostle_mesh_scene_pairs(
    const JostleMeshScene* scene,
    JostleMeshScenePair* found,
    size_t capacity,
    JostleTaskScheduler* scheduler,
    int* count);

#ifdef __cplusplus
}
#endif

#endif
