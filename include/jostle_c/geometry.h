/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Shapes as values, and what is asked of them: mass, points, rays, distances, casts, manifolds, outlines. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_GEOMETRY_H
#define JOSTLE_C_GEOMETRY_H

#include <jostle_c/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The most points of loops to be cleaned. */
#define JOSTLE_MAX_CLEAN_POINTS 16384
/** The most points of an outline with its holes. */
#define JOSTLE_MAX_OUTLINE_POINTS 4096
/** [1] Of more neighbours the first count. */
#define JOSTLE_MOST_FLUSH_NEIGHBOURS 64

/**
 * Convex polygons that own their corners. A view from operator[] is valid as long as this object, or the one
 * that it was moved to.
 */
typedef struct JostleConvexPieces JostleConvexPieces;

typedef struct JostleCleanOutlines JostleCleanOutlines;

/** Boxes over the pieces, which must outlive it and stay where they are. O(n log n). */
typedef struct JostlePiecesTree JostlePiecesTree;

/** A convex polygon of 3 to `N` vertices as a plain value. */
typedef struct JostleLargePolygon {
    /** [m] counter-clockwise */
    JostleVec2 vertices[64];
    /** [1] */
    JostleVec2 normals[64];
    /** [m] of the area without the rounding */
    JostleVec2 centroid;
    /** [m] rounding */
    float radius;
    int count;
    /**
     * Bit i: the edge from vertices[i] to the next is an inner one, behind which the same solid goes on in
     * another polygon (a piece of a concave outline, the next tile of a floor). Manifolds have no normal
     * across it nor out of its ends. Nothing else depends on it.
     */
    uint64_t inner_edges;
} JostleLargePolygon;

typedef uint8_t JostleShapeType;
enum {
    JOSTLE_SHAPE_TYPE_CIRCLE = 0,
    JOSTLE_SHAPE_TYPE_CAPSULE = 1,
    JOSTLE_SHAPE_TYPE_SEGMENT = 2,
    JOSTLE_SHAPE_TYPE_POLYGON = 3,
    JOSTLE_SHAPE_TYPE_LARGE_POLYGON = 4
};

typedef struct JostleCircle {
    /** [m] */
    JostleVec2 center;
    /** [m] in JOSTLE_SIZE_RANGE */
    float radius;
} JostleCircle;

/** All points within `radius` of the segment between the two centres. */
typedef struct JostleCapsule {
    /** [m] */
    JostleVec2 center1;
    /** [m] */
    JostleVec2 center2;
    /** [m] in JOSTLE_SIZE_RANGE */
    float radius;
} JostleCapsule;

/**
 * A line segment of no thickness. Two segments never collide. Alone it collides on both sides and at its
 * ends. One that is part of a longer line stores the points where the line goes on, its ghosts: a shape that
 * slides over a shared end then meets one smooth line, never the end of the next segment. Only manifolds
 * depend on ghosts.
 *
 * ghost1 . . . point1 ------> point2 . . . ghost2
 * |
 * front: on the right of the direction, as in Box2D
 */
typedef struct JostleSegment {
    /** [m] */
    JostleVec2 point1;
    /** [m] */
    JostleVec2 point2;
    /** [m] where the line comes from; none: it begins at point1 */
    bool has_ghost1;
    JostleVec2 ghost1;
    /** [m] where the line goes on to; none: it ends at point2 */
    bool has_ghost2;
    JostleVec2 ghost2;
    /** collides, and stops rays, from its front alone */
    bool one_sided;
} JostleSegment;

/** A convex polygon of 3 to `N` vertices as a plain value. */
typedef struct JostlePolygon {
    /** [m] counter-clockwise */
    JostleVec2 vertices[8];
    /** [1] */
    JostleVec2 normals[8];
    /** [m] of the area without the rounding */
    JostleVec2 centroid;
    /** [m] rounding */
    float radius;
    int count;
    /**
     * Bit i: the edge from vertices[i] to the next is an inner one, behind which the same solid goes on in
     * another polygon (a piece of a concave outline, the next tile of a floor). Manifolds have no normal
     * across it nor out of its ends. Nothing else depends on it.
     */
    uint64_t inner_edges;
} JostlePolygon;

/**
 * A view of a convex polygon, as functions on polygons take it. Vertices run counter-clockwise; normals[i]
 * is the outward normal of the edge from vertices[i] to vertices[i + 1].
 */
typedef struct JostlePolygonView {
    /** [m] */
    const JostleVec2* vertices;
    /** [1] unit vectors */
    const JostleVec2* normals;
    /** 3 to 64 (2 where a capsule or segment is seen as a polygon) */
    int count;
    /** [m] of the rounding around the polygon; 0: sharp */
    float radius;
    /** [m] */
    JostleVec2 centroid;
    /** bit i: see BasicPolygon.inner_edges */
    uint64_t inner_edges;
} JostlePolygonView;

/** Any shape. A large polygon is a view of memory that the caller owns (a world copies it into its own). */
typedef struct JostleGeometry {
    JostleShapeType type;
    union {
        JostleCircle circle;
        JostleCapsule capsule;
        JostleSegment segment;
        JostlePolygon polygon;
        JostlePolygonView large_polygon;
    } as; /**< the one that `type` names */
} JostleGeometry;

/** A view of points that the caller, or a world, owns. */
typedef struct JostleChain {
    /** [m] */
    const JostleVec2* points;
    /** points: at least 2, of a loop 3 */
    int count;
    /** the last point leads to the first */
    bool is_loop;
    /** collides, and stops rays, from its front alone. Default: true. */
    bool one_sided;
    /** [m] where an open chain comes from; none: it begins at point 0 */
    bool has_ghost1;
    JostleVec2 ghost1;
    /** [m] where an open chain goes on to; none: it ends at its last point */
    bool has_ghost2;
    JostleVec2 ghost2;
    /** One number per segment, the caller's own: an index into a table of materials, say. NULL: 0 for all. */
    const uint32_t* materials;
} JostleChain;

typedef struct JostleShapeRayHit {
    bool hit;
    bool started_inside;
    /** [1] of the translation, where the ray enters; at most max_fraction */
    float fraction;
    /** [m] where it enters, or starts */
    JostleVec2 point;
    /** [1] of the outline there, against the ray; zero if it started inside */
    JostleVec2 normal;
} JostleShapeRayHit;

typedef struct JostleChainRayHit {
    JostleShapeRayHit hit;
    /** the child; -1: none. Default: -1. */
    int segment;
} JostleChainRayHit;

typedef struct JostleClosestPoint {
    /** [m] of the outline, rounding included */
    JostleVec2 point;
    /** [1] there, outwards; of a segment, towards the point asked about */
    JostleVec2 normal;
    /** [m] from the point asked about to the outline; negative inside */
    float distance;
} JostleClosestPoint;

typedef struct JostleChainClosestPoint {
    JostleClosestPoint closest;
    /** the child; -1: there is none. Default: -1. */
    int segment;
} JostleChainClosestPoint;

typedef struct JostleClipPoint {
    /** [m] */
    JostleVec2 point;
    /** the feature that the point comes from */
    uint16_t id;
} JostleClipPoint;

typedef struct JostleClippedSegment {
    JostleClipPoint points[2];
    int count;
} JostleClippedSegment;

typedef uint8_t JostleOutlineStatus;
enum {
    JOSTLE_OUTLINE_STATUS_OK = 0,
    /** a loop has fewer than three, once points too near each other are welded */
    JOSTLE_OUTLINE_STATUS_TOO_FEW_POINTS = 1,
    /** more than JOSTLE_MAX_OUTLINE_POINTS in all */
    JOSTLE_OUTLINE_STATUS_TOO_MANY_POINTS = 2,
    /** a coordinate is NaN, infinite or beyond JOSTLE_MAX_COORDINATE */
    JOSTLE_OUTLINE_STATUS_OUT_OF_RANGE = 3,
    /** the points of a loop lie on one line, to tolerance */
    JOSTLE_OUTLINE_STATUS_NO_AREA = 4,
    /** a loop crosses itself, or comes within a tenth of the shortest edge of itself */
    JOSTLE_OUTLINE_STATUS_SELF_CROSSING = 5,
    /** two loops cross, or come as near to each other; `loop` is the later one */
    JOSTLE_OUTLINE_STATUS_LOOPS_CROSS = 6,
    /** a hole lies outside of the outer loop, or in another hole */
    JOSTLE_OUTLINE_STATUS_HOLE_OUTSIDE = 7,
    /** no cut was found that leaves pieces with edges longer than the tolerance */
    JOSTLE_OUTLINE_STATUS_TOO_THIN = 8,
    /** the radius is not a number from 0 to JOSTLE_MAX_COORDINATE */
    JOSTLE_OUTLINE_STATUS_BAD_RADIUS = 9
};

/** The points of each loop, in either direction; a loop closes itself. */
typedef struct JostleOutline {
    JostleVec2Span outer;        /**< [m] */
    const JostleVec2Span* holes; /**< [m] inside of the outer loop, and apart from each other */
    size_t hole_count;
} JostleOutline;

typedef struct JostleMassData {
    /** [kg] */
    float mass;
    /** [m] centre of mass */
    JostleVec2 center;
    /** [kg m^2] about the centre of mass */
    float inertia;
} JostleMassData;

typedef struct JostleDistanceOptions {
    /** false: between the cores, as if nothing were rounded. Default: true. */
    bool use_radii;
} JostleDistanceOptions;

/**
 * The points of A and B that gave the last answer. They make the next search faster if the pair has moved a
 * little. Any cache gives the right answer, even one of other shapes.
 */
typedef struct JostleSimplexCache {
    /** 0: start afresh */
    uint8_t count;
    uint8_t a[3];
    uint8_t b[3];
} JostleSimplexCache;

typedef struct JostleDistanceResult {
    /** [m] 0 where the shapes touch or overlap */
    float distance;
    /** [m] of A, in A's frame, nearest to B; where they overlap, common to both */
    JostleVec2 point_a;
    /** [m] of B, in A's frame, nearest to A */
    JostleVec2 point_b;
    /** [1] in A's frame, from A to B; zero where the cores touch or overlap */
    JostleVec2 normal;
    /** [1] searches for the farthest point of each shape */
    int iterations;
} JostleDistanceResult;

/** The features that the manifold lies between; see local_manifold.h. */
typedef uint8_t JostleManifoldType;
enum {
    /** two points of the cores; the normal runs from one to the other */
    JOSTLE_MANIFOLD_TYPE_CIRCLES = 0,
    /** a face of A, which the normal belongs to, and points of B */
    JOSTLE_MANIFOLD_TYPE_FACE_A = 1,
    /** a face of B, and points of A */
    JOSTLE_MANIFOLD_TYPE_FACE_B = 2
};

typedef struct JostleManifoldPoint {
    /** [m] in A's frame, midway between the two surfaces */
    JostleVec2 point;
    /** [m] along the normal; negative where the shapes overlap */
    float separation;
    /** which features meet; equal ids in two steps are the same contact point */
    uint16_t id;
} JostleManifoldPoint;

typedef struct JostleManifold {
    /** [1] in A's frame, from A to B */
    JostleVec2 normal;
    /** points; 0: nothing within the speculative distance */
    int16_t count;
    /** Default: JOSTLE_MANIFOLD_TYPE_CIRCLES. */
    JostleManifoldType type;
    JostleManifoldPoint points[2];
} JostleManifold;

typedef uint8_t JostleHullStatus;
enum {
    JOSTLE_HULL_STATUS_OK = 0,
    /** fewer than three */
    JOSTLE_HULL_STATUS_TOO_FEW_POINTS = 1,
    /** a coordinate is NaN or infinite */
    JOSTLE_HULL_STATUS_NOT_FINITE = 2,
    /** all within the welding tolerance of each other */
    JOSTLE_HULL_STATUS_COINCIDENT = 3,
    /** all on one line, to tolerance */
    JOSTLE_HULL_STATUS_COLLINEAR = 4,
    /** more than JOSTLE_MAX_POLYGON_VERTICES remain */
    JOSTLE_HULL_STATUS_TOO_MANY_CORNERS = 5
};

typedef struct JostleHullResult {
    /** Default: JOSTLE_HULL_STATUS_TOO_FEW_POINTS. */
    JostleHullStatus status;
    /** corners; 0 unless status is JOSTLE_OK */
    int count;
    /** [m] counter-clockwise, some of the points given */
    JostleVec2 corners[64];
} JostleHullResult;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleMassDataSpan {
    const JostleMassData* first;
    size_t count;
    ptrdiff_t stride;
} JostleMassDataSpan;

typedef struct JostlePenetration {
    /** false: the other members are zero */
    bool overlapping;
    /** [m] moved by depth * normal, B only just touches A */
    float depth;
    /** [1] from A to B */
    JostleVec2 normal;
    /** [m] of A's surface, deepest in B along the normal */
    JostleVec2 point_a;
    /** [m] of B's surface; point_a - point_b = depth * normal */
    JostleVec2 point_b;
} JostlePenetration;

typedef struct JostlePiecesDistance {
    /** [m] 0 where they touch or overlap; infinite where one has no piece */
    float distance;
    /** [m] of A, in A's frame, nearest to B; where they overlap, common to both */
    JostleVec2 point_a;
    /** [m] of B, in A's frame, nearest to A */
    JostleVec2 point_b;
    /** [1] in A's frame, from A to B; zero where the cores touch or overlap */
    JostleVec2 normal;
    /** Default: -1. */
    int piece_a;
    int piece_b;
} JostlePiecesDistance;

typedef uint8_t JostlePointState;
enum {
    /** there is no such point */
    JOSTLE_POINT_STATE_NONE = 0,
    /** new: its id was not there before */
    JOSTLE_POINT_STATE_ADDED = 1,
    /** its id was there before and is there now */
    JOSTLE_POINT_STATE_PERSISTED = 2,
    /** its id was there before and is gone */
    JOSTLE_POINT_STATE_REMOVED = 3
};

/** One state per point, in the order of the manifold that the point belongs to. */
typedef struct JostlePointStates {
    /** of the earlier manifold: persisted or removed */
    JostlePointState before[2];
    /** of the later one: added or persisted */
    JostlePointState after[2];
} JostlePointStates;

typedef struct JostleShapeCastHit {
    bool hit;
    bool started_overlapping;
    /** [1] of the translation, where they touch; at most max_fraction */
    float fraction;
    /** [m] where they touch; common to both if they overlap at the start */
    JostleVec2 point;
    /** [1] of A there, against the movement; zero if they overlap at the start */
    JostleVec2 normal;
    /** [1] distances computed */
    int iterations;
} JostleShapeCastHit;

typedef uint8_t JostleTimeOfImpactState;
enum {
    /** they stay further apart than the target up to max_fraction */
    JOSTLE_TIME_OF_IMPACT_STATE_SEPARATED = 0,
    /** they reach the target at `fraction`; at 0 if they are there from the start */
    JOSTLE_TIME_OF_IMPACT_STATE_HIT = 1,
    /** the cores overlap at the start */
    JOSTLE_TIME_OF_IMPACT_STATE_OVERLAPPED = 2,
    /** they stay apart up to `fraction`, and nothing is known of later times; or bad input */
    JOSTLE_TIME_OF_IMPACT_STATE_FAILED = 3
};

typedef struct JostleTimeOfImpact {
    /** Default: JOSTLE_TIME_OF_IMPACT_STATE_FAILED. */
    JostleTimeOfImpactState state;
    /** [1] of the sweeps, in [0, max_fraction] */
    float fraction;
    /** [m] of the cores at the time of a hit */
    float separation;
    /** [m] in the world, at a hit: midway between the surfaces */
    JostleVec2 point;
    /** [1] in the world, at a hit: from A to B */
    JostleVec2 normal;
    /** [1] distances computed */
    int iterations;
} JostleTimeOfImpact;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleGeometrySpan {
    const JostleGeometry* first;
    size_t count;
    ptrdiff_t stride;
} JostleGeometrySpan;

/** A box that may be turned. */
typedef struct JostleOrientedBox {
    /** [m] */
    JostleVec2 center;
    /** [m] its half width and half height */
    JostleVec2 half;
    JostleRot turn;
} JostleOrientedBox;

typedef struct JostleLocalManifold {
    /** Default: JOSTLE_MANIFOLD_TYPE_CIRCLES. */
    JostleManifoldType type;
    int count;
    /**
     * [1] outwards from the face, in the frame of the shape that has it; of circles,
     * in A's frame, the normal to use if the two points coincide
     */
    JostleVec2 normal;
    /** [m] of the face, in that frame; of circles, the point of A's core */
    JostleVec2 plane_point;
    /** [m] of the other core, in its own frame; of circles, the point of B's */
    JostleVec2 points[2];
    uint16_t ids[2];
} JostleLocalManifold;

/** In the world. */
typedef struct JostleWorldManifold {
    /** [1] from A to B */
    JostleVec2 normal;
    JostleManifoldPoint points[2];
    int count;
} JostleWorldManifold;

/** Whether an outline can be cut into convex pieces, and where that fails. */
typedef struct JostleOutlineVerdict {
    /** Default: JOSTLE_OUTLINE_STATUS_OK. */
    JostleOutlineStatus status;
    /** where it fails: -1 the outer loop, 0 and up a hole. Default: -1. */
    int loop;
    /** the point of that loop; -1: no single one. Default: -1. */
    int point;
} JostleOutlineVerdict;

/** The changes, as numbers: all are 0 where the loops were good. */
typedef struct JostleOutlineChanges {
    /** [1] points that became one with another */
    int joined;
    /** [1] places where edges crossed: each became a point */
    int crossings;
    /** [1] times that an edge was led through a point near it */
    int touches;
    /** [1] pairs of edges that lay on each other: spikes, common borders */
    int cancelled;
    /** [1] points where the solid met itself, and was opened */
    int pinches;
    /** [1] loops that were too thin to be kept */
    int dropped;
    /** [1] cuts across an outline of more than 4,096 points */
    int cuts;
    /** [m^2] of the solids among the dropped loops. Default: 0.0. */
    double dropped_area;
    /** [m] the distance below which points became one */
    float tolerance;
} JostleOutlineChanges;

/** The outcome of jostle_outline_clean. */
typedef struct JostleCleanTraits {
    /** JOSTLE_OK, also where no area is enclosed. JOSTLE_OUT_OF_RANGE; JOSTLE_TOO_MANY_POINTS, also where crossings make too many. Default: JOSTLE_OUTLINE_STATUS_OK. */
    JostleOutlineStatus status;
    /** where it fails: -1 the outer loop, 0 and up a hole. Default: -1. */
    int loop;
    /** the point of that loop; -1: no single one. Default: -1. */
    int point;
    /** [1] how many there are */
    int outlines;
    JostleOutlineChanges changes;
} JostleCleanTraits;

JOSTLE_C_API JostleDistanceOptions jostle_distance_options_default(void);

/** NULL is allowed. */
JOSTLE_C_API void jostle_convex_pieces_free(JostleConvexPieces* object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_clean_outlines_free(JostleCleanOutlines* object);

JOSTLE_C_API JostleCode jostle_pieces_tree_create(
    const JostleConvexPieces* pieces,
    JostlePiecesTree** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_pieces_tree_free(JostlePiecesTree* object);

JOSTLE_C_API JostleCode jostle_convex_pieces_size(const JostleConvexPieces* pieces, int* size);

JOSTLE_C_API JostleCode jostle_convex_pieces_radius(const JostleConvexPieces* pieces, float* radius);

/** Of all of them; empty_box where there is none. */
JOSTLE_C_API JostleCode jostle_pieces_tree_bounds(const JostlePiecesTree* tree, JostleAabb2* bounds);

/** The tight box, grown by `margin` [m] on every side; a negative margin shrinks it to its middle at most. */
JOSTLE_C_API JostleCode jostle_geometry_fat_bounds(
    const JostleGeometry* geometry,
    JostleTransform transform,
    float margin,
    JostleAabb2* fat_bounds);

/**
 * The box around all poses between fractions 0 and max_fraction of the sweep; max_fraction is in [0, 1].
 * Tight for a shape that does not turn. For one that turns by an angle a [rad], with its farthest point r
 * from the centre of mass, it reaches r a^2 / 8 beyond the boxes of the two end poses, but never beyond a
 * disc of radius r.
 */
JOSTLE_C_API JostleCode jostle_geometry_swept_bounds(
    const JostleGeometry* geometry,
    const JostleSweep* sweep,
    float max_fraction,
    JostleAabb2* swept_bounds);

/** The tight box of all children under a transform. Cost: linear in the points. */
JOSTLE_C_API JostleCode jostle_chain_bounds(
    const JostleChain* chain,
    JostleTransform transform,
    JostleAabb2* bounds);

/**
 * The first child that the ray meets; see ray.h. ORDER: of children met at the same fraction, the lowest
 * index. Cost: linear in the points, as there is no tree over the children.
 */
JOSTLE_C_API JostleCode jostle_chain_ray_cast(
    const JostleChain* chain,
    const JostleRay2* ray,
    JostleChainRayHit* ray_cast);

/** The point of the chain that is nearest to `point`. ORDER: of children equally near, the lowest index. */
JOSTLE_C_API JostleCode jostle_chain_closest_point(
    const JostleChain* chain,
    JostleVec2 point,
    JostleChainClosestPoint* closest_point);

/**
 * The part of the segment where dot(normal, x) <= offset. An end that is cut off is replaced by the point on
 * the line dot(normal, x) == offset, which gets `id`. Of a segment that only touches that line, one point is
 * left.
 */
JOSTLE_C_API JostleCode jostle_clip_segment(
    const JostleClipPoint* end1,
    const JostleClipPoint* end2,
    JostleVec2 normal,
    float offset,
    uint16_t id,
    JostleClippedSegment* clip_segment);

/** A sentence: the defect, and the rule that it breaks. */
JOSTLE_C_API JostleCode jostle_outline_status_text(JostleOutlineStatus status, const char** describe);

/** Refused where it cannot be done. */
JOSTLE_C_API JostleCode jostle_outline_decompose(
    const JostleOutline* outline,
    float radius,
    const JostleTolerances* tolerances,
    JostleConvexPieces** decompose);

/**
 * The mass of the area that an outline encloses, with a rounding along its loops, at a density [kg/m^2]. (In
 * a sum over the pieces, roundings would count twice along cuts.) Exact, except that roundings count twice
 * where they meet across a gap or hole narrower than two radii, and beside reflex corners with edges shorter
 * than radius * tan(turn / 2). Zero if a loop has too few points, a point out of range, or no area, or if
 * there are too many points in all. Loops that cross and holes that lie outside are not looked for: they
 * give the sum of areas by winding number, zero where that is negative. try_decompose() tells. Cost: O(n log
 * n).
 */
JOSTLE_C_API JostleCode jostle_outline_compute_mass(
    const JostleOutline* outline,
    float density,
    float radius,
    const JostleTolerances* tolerances,
    JostleMassData* compute_mass);

JOSTLE_C_API JostleCode jostle_geometry_distance(
    const JostleGeometry* a,
    const JostleGeometry* b,
    JostleTransform b_in_a,
    const JostleDistanceOptions* options,
    JostleSimplexCache* cache,
    JostleDistanceResult* distance);

/**
 * Whether neighbours may change this manifold of `ground` and another shape, which is as seen from ground.
 * False where it is of a face of the ground, away from the ends of that face, and shallow. Cost: the edges.
 */
JOSTLE_C_API JostleCode jostle_geometry_may_meet_seam(
    const JostleGeometry* ground,
    const JostleManifold* manifold,
    const JostleTolerances* tolerances,
    bool* may_meet_seam);

/**
 * A manifold of collide(a, b), which is in A's frame, as collide(b, a) gives it: in B's. `a_in_b` maps A's
 * frame to B's.
 */
JOSTLE_C_API JostleCode jostle_manifold_swapped(
    const JostleManifold* manifold,
    JostleTransform a_in_b,
    JostleManifold* swapped);

/** A sentence: the defect, and the rule that it breaks. */
JOSTLE_C_API JostleCode jostle_hull_status_text(JostleHullStatus status, const char** describe);

/**
 * Corners closer than tolerances.min_edge_length are welded into one of them. Corners within a tenth of that
 * of the line through their neighbours are dropped. No point given lies further outside the result than the
 * sum of both. ORDER: the first corner is the leftmost point, the lowest of those.
 */
JOSTLE_C_API JostleCode jostle_compute_hull(
    JostleVec2Span points,
    const JostleTolerances* tolerances,
    JostleHullResult* compute_hull);

/** [m] The rounding that a shape collides with. */
JOSTLE_C_API JostleCode jostle_geometry_radius_of(const JostleGeometry* geometry, float* radius_of);

/**
 * Any two shapes. `b_in_a` maps B's frame to A's. Where a shape has ghosts or inner edges, no normal is
 * given that belongs to its neighbour, so that seams are smooth. There are no points if the other shape's
 * centre is behind a one-sided segment, and none between two segments.
 */
JOSTLE_C_API JostleCode jostle_geometry_collide(
    const JostleGeometry* a,
    const JostleGeometry* b,
    JostleTransform b_in_a,
    const JostleTolerances* tolerances,
    JostleManifold* collide);

/** The mass of a shape of the given density [kg/m^2]. A segment has mass 0, and its midpoint as the centre. */
JOSTLE_C_API JostleCode jostle_geometry_compute_mass(
    const JostleGeometry* geometry,
    float density,
    JostleMassData* compute_mass);

/**
 * The mass of a body of several parts: first the common centre, then the inertias about it, so that no
 * digits cancel far from the origin. Parts of mass 0 do not count; if the sum is 0, the centre is the mean
 * of the parts' centres. A part of negative mass and inertia is a hole. Cost: linear; no memory.
 */
JOSTLE_C_API JostleCode jostle_mass_data_combine(JostleMassDataSpan parts, JostleMassData* combine);

/** [kg m^2] The rotational inertia about any point instead of the centre of mass. */
JOSTLE_C_API JostleCode jostle_mass_data_inertia_about(
    const JostleMassData* mass,
    JostleVec2 point,
    float* inertia_about);

/** [m^2] The area, rounding included; 0 of a segment. */
JOSTLE_C_API JostleCode jostle_geometry_area(const JostleGeometry* geometry, float* area);

JOSTLE_C_API JostleCode jostle_geometry_overlap(
    const JostleGeometry* a,
    const JostleGeometry* b,
    JostleTransform b_in_a,
    bool* overlap);

JOSTLE_C_API JostleCode jostle_geometry_penetration(
    const JostleGeometry* a,
    const JostleGeometry* b,
    JostleTransform b_in_a,
    JostlePenetration* penetration);

/** ORDER: of pairs as near, any; the same one each time. */
JOSTLE_C_API JostleCode jostle_pieces_tree_distance(
    const JostlePiecesTree* a,
    const JostlePiecesTree* b,
    JostleTransform b_in_a,
    JostlePiecesDistance* distance);

JOSTLE_C_API JostleCode jostle_pieces_tree_overlap(
    const JostlePiecesTree* a,
    const JostlePiecesTree* b,
    JostleTransform b_in_a,
    bool* overlap);

/**
 * Of sharp pieces the shortest way. Roundings add their radii to that of the cores, and where only roundings
 * overlap it is along the cores' distance; beside a reflex corner a little of the roundings may be left in
 * each other. O(p^2) for p pairs of pieces that lie no farther from a touch than the way out across the
 * outlines' boxes.
 */
JOSTLE_C_API JostleCode jostle_pieces_tree_penetration(
    const JostlePiecesTree* a,
    const JostlePiecesTree* b,
    JostleTransform b_in_a,
    JostlePenetration* penetration);

/** With trees for this question alone. */
JOSTLE_C_API JostleCode jostle_convex_pieces_distance(
    const JostleConvexPieces* a,
    const JostleConvexPieces* b,
    JostleTransform b_in_a,
    JostlePiecesDistance* distance);

JOSTLE_C_API JostleCode jostle_convex_pieces_overlap(
    const JostleConvexPieces* a,
    const JostleConvexPieces* b,
    JostleTransform b_in_a,
    bool* overlap);

JOSTLE_C_API JostleCode jostle_convex_pieces_penetration(
    const JostleConvexPieces* a,
    const JostleConvexPieces* b,
    JostleTransform b_in_a,
    JostlePenetration* penetration);

/** Whether the point belongs to the shape. False for a segment, and if a number is NaN. */
JOSTLE_C_API JostleCode jostle_geometry_contains(
    const JostleGeometry* geometry,
    JostleVec2 point,
    bool* contains);

/** The same for a shape that is posed by a transform; the point is in the frame that it leads to. */
JOSTLE_C_API JostleCode jostle_geometry_contains_at(
    const JostleGeometry* geometry,
    JostleTransform transform,
    JostleVec2 point,
    bool* contains);

/**
 * The point of the outline that is nearest to `point`, from inside or outside. ORDER: of two parts equally
 * near, the edge of the lower index; if all directions are equally good, (0, 1).
 */
JOSTLE_C_API JostleCode jostle_geometry_closest_point(
    const JostleGeometry* geometry,
    JostleVec2 point,
    JostleClosestPoint* closest_point);

/** The same for a shape that is posed by a transform; everything is in the frame that it leads to. */
JOSTLE_C_API JostleCode jostle_geometry_closest_point_at(
    const JostleGeometry* geometry,
    JostleTransform transform,
    JostleVec2 point,
    JostleClosestPoint* closest_point);

/** [m] The distance to the outline; negative inside, never negative for a segment. */
JOSTLE_C_API JostleCode jostle_geometry_signed_distance(
    const JostleGeometry* geometry,
    JostleVec2 point,
    float* signed_distance);

JOSTLE_C_API JostleCode jostle_manifold_point_states(
    const JostleManifold* before,
    const JostleManifold* after,
    JostlePointStates* point_states);

/**
 * The first point of the shape on the ray. No hit if the origin or the translation is not finite, or
 * max_fraction is negative or NaN.
 */
JOSTLE_C_API JostleCode jostle_geometry_ray_cast(
    const JostleGeometry* geometry,
    const JostleRay2* ray,
    JostleShapeRayHit* ray_cast);

/**
 * The same for a shape that is posed by a transform; the ray, the point and the normal are in the frame that
 * it leads to. In double from the start: a long ray far from the origin loses nothing. No hit if a number of
 * the transform is not finite.
 */
JOSTLE_C_API JostleCode jostle_geometry_ray_cast_at(
    const JostleGeometry* geometry,
    JostleTransform transform,
    const JostleRay2* ray,
    JostleShapeRayHit* ray_cast);

JOSTLE_C_API JostleCode jostle_geometry_shape_cast(
    const JostleGeometry* a,
    const JostleGeometry* b,
    JostleTransform b_in_a,
    JostleVec2 translation,
    float max_fraction,
    JostleShapeCastHit* cast);

/** The tight box of a shape under a transform, rounding included. */
JOSTLE_C_API JostleCode jostle_geometry_bounds(
    const JostleGeometry* geometry,
    JostleTransform transform,
    JostleAabb2* bounds);

/** [m] The greatest distance of a point of the shape from `point`, rounding included. */
JOSTLE_C_API JostleCode jostle_geometry_max_extent(
    const JostleGeometry* geometry,
    JostleVec2 point,
    float* max_extent);

JOSTLE_C_API JostleCode jostle_geometry_time_of_impact(
    const JostleGeometry* a,
    const JostleSweep* sweep_a,
    const JostleGeometry* b,
    const JostleSweep* sweep_b,
    float max_fraction,
    const JostleTolerances* tolerances,
    JostleTimeOfImpact* time_of_impact);

/** A box with the given half extents [m] about the origin. */
JOSTLE_C_API JostleCode jostle_polygon_box(float half_width, float half_height, JostlePolygon* polygon_box);

JOSTLE_C_API JostleCode jostle_polygon_rounded_box(
    float half_width,
    float half_height,
    float radius,
    JostlePolygon* polygon_rounded_box);

JOSTLE_C_API JostleCode jostle_polygon_offset_box(
    float half_width,
    float half_height,
    JostleVec2 center,
    JostleRot rotation,
    float radius,
    JostlePolygon* polygon_offset_box);

/** A regular polygon of `count` vertices, at most 8, at `circumradius` [m], the first on the positive x axis. */
JOSTLE_C_API JostleCode jostle_polygon_regular(
    int count,
    float circumradius,
    float radius,
    JostlePolygon* polygon_regular);

/** The convex hull of the points. Refused where there is none or where it has more than 8 corners. */
JOSTLE_C_API JostleCode jostle_polygon_from_hull(
    JostleVec2Span points,
    float radius,
    const JostleTolerances* tolerances,
    JostlePolygon* polygon_from_hull);

/** As jostle_polygon_regular, with up to 64 vertices. */
JOSTLE_C_API JostleCode jostle_large_polygon_regular(
    int count,
    float circumradius,
    float radius,
    JostleLargePolygon* large_polygon_regular);

/** As jostle_polygon_from_hull, with up to 64 vertices. */
JOSTLE_C_API JostleCode jostle_large_polygon_from_hull(
    JostleVec2Span points,
    float radius,
    const JostleTolerances* tolerances,
    JostleLargePolygon* large_polygon_from_hull);

JOSTLE_C_API JostleCode jostle_geometry_circle(JostleVec2 center, float radius, JostleGeometry* circle);

JOSTLE_C_API JostleCode jostle_geometry_capsule(
    JostleVec2 center1,
    JostleVec2 center2,
    float radius,
    JostleGeometry* capsule);

/** Without ghosts, with two sides. */
JOSTLE_C_API JostleCode jostle_geometry_segment(
    JostleVec2 point1,
    JostleVec2 point2,
    JostleGeometry* segment);

JOSTLE_C_API JostleCode jostle_geometry_polygon(const JostlePolygon* polygon, JostleGeometry* answer);

/** jostle_polygon_box */
JOSTLE_C_API JostleCode jostle_geometry_box(float half_width, float half_height, JostleGeometry* box);

/** jostle_polygon_from_hull */
JOSTLE_C_API JostleCode jostle_geometry_hull(JostleVec2Span points, float radius, JostleGeometry* hull);

/** A view of the polygon, which must outlive it. */
JOSTLE_C_API JostleCode jostle_geometry_large_polygon(
    const JostleLargePolygon* polygon,
    JostleGeometry* large_polygon);

/** Refused, with a sentence, unless a world would take it. */
JOSTLE_C_API JostleCode jostle_geometry_validate(
    const JostleGeometry* geometry,
    const JostleTolerances* tolerances);

JOSTLE_C_API JostleCode jostle_chain_validate(const JostleChain* chain, const JostleTolerances* tolerances);

/**
 * manifolds[i] is of a[i] and b[i], of which the frame is at b_in_a[i] in the frame of a[i]: bit for bit as
 * jostle_geometry_collide alone, and faster from eight pairs of the same types on.
 */
JOSTLE_C_API JostleCode jostle_geometry_collide_batch(
    JostleGeometrySpan a,
    JostleGeometrySpan b,
    JostleTransformSpan b_in_a,
    JostleManifold* manifolds,
    size_t capacity,
    const JostleTolerances* tolerances);

/**
 * As jostle_geometry_collide(ground, b, b_in_ground), of a shape that lies flush with its neighbours, at
 * most 64, of which the poses as seen from the ground are in_ground. No answer, if no neighbour is flush
 * near b. `known` holds all within the speculative distance of b.
 */
JOSTLE_C_API JostleCode jostle_geometry_collide_flush(
    const JostleGeometry* ground,
    JostleGeometrySpan neighbours,
    JostleTransformSpan in_ground,
    const JostleOrientedBox* known,
    const JostleGeometry* b,
    JostleTransform b_in_ground,
    const JostleTolerances* tolerances,
    bool* has_collide_flush,
    JostleManifold* collide_flush);

/** A manifold in the frames of the shapes' cores; see jostle_local_manifold_evaluate. */
JOSTLE_C_API JostleCode jostle_manifold_make_local(
    const JostleManifold* manifold,
    float radius_a,
    float radius_b,
    JostleTransform b_in_a,
    JostleLocalManifold* manifold_make_local);

/** The manifold at other poses or radii. Points that have parted since are kept, with positive separations. */
JOSTLE_C_API JostleCode jostle_local_manifold_evaluate(
    const JostleLocalManifold* manifold,
    JostleTransform transform_a,
    float radius_a,
    JostleTransform transform_b,
    float radius_b,
    JostleWorldManifold* local_manifold_evaluate);

JOSTLE_C_API JostleCode jostle_outline_verdict(
    const JostleOutline* outline,
    float radius,
    const JostleTolerances* tolerances,
    JostleOutlineVerdict* outline_verdict);

/** A view that is valid as long as the pieces. `index` is 0 to the size - 1. */
JOSTLE_C_API JostleCode jostle_convex_pieces_at(
    const JostleConvexPieces* pieces,
    int index,
    JostlePolygonView* convex_pieces_at);

/**
 * Outlines that jostle_outline_decompose takes, of loops that may cross, touch and repeat points. All loops
 * count alike: which one is the outer one plays no part.
 */
JOSTLE_C_API JostleCode jostle_outline_clean(
    const JostleOutline* outline,
    const JostleTolerances* tolerances,
    JostleCleanOutlines** outline_clean);

JOSTLE_C_API JostleCode jostle_clean_outlines_traits(
    const JostleCleanOutlines* outlines,
    JostleCleanTraits* clean_outlines_traits);

/** How many holes an outline has. `index` is below JostleCleanTraits.outlines. */
JOSTLE_C_API JostleCode jostle_clean_outlines_holes(
    const JostleCleanOutlines* outlines,
    int index,
    int* clean_outlines_holes);

/**
 * [m] A loop of an outline: -1 the outer one, counter-clockwise; 0 and up a hole, clockwise. Valid as long
 * as the outlines.
 */
JOSTLE_C_API JostleCode jostle_clean_outlines_loop(
    const JostleCleanOutlines* outlines,
    int index,
    int loop,
    JostleVec2Span* clean_outlines_loop);

/** [m^2] of the outer loop less that of the holes */
JOSTLE_C_API JostleCode jostle_clean_outlines_area(
    const JostleCleanOutlines* outlines,
    int index,
    double* clean_outlines_area);

#ifdef __cplusplus
}
#endif

#endif
