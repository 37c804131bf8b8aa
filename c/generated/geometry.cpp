// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/geometry.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/geometry_calls.h"

#include <jostle/geometry/boxes.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/clip.h>
#include <jostle/geometry/decompose.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/flush.h>
#include <jostle/geometry/hull.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/pieces.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/point_state.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/shapes.h>
#include <jostle/geometry/time_of_impact.h>

using namespace jostle;
using namespace jostle::c;

void jostle_convex_pieces_free(JostleConvexPieces* object) {
    delete reinterpret_cast<ConvexPieces*>(object);
}

void jostle_clean_outlines_free(JostleCleanOutlines* object) {
    delete reinterpret_cast<CleanOutlines*>(object);
}

JostleCode jostle_pieces_tree_create(const JostleConvexPieces* pieces, JostlePiecesTree** object) {
    return guarded(__func__, [&] {
        make_object<PiecesTree>(object, object_in<const ConvexPieces>(pieces, "pieces"));
    });
}

void jostle_pieces_tree_free(JostlePiecesTree* object) {
    delete reinterpret_cast<PiecesTree*>(object);
}

JostleCode jostle_convex_pieces_size(const JostleConvexPieces* pieces, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const ConvexPieces>(pieces, "pieces").size());
    });
}

JostleCode jostle_convex_pieces_radius(const JostleConvexPieces* pieces, float* radius) {
    return guarded(__func__, [&] {
        put(radius, object_in<const ConvexPieces>(pieces, "pieces").radius());
    });
}

JostleCode jostle_pieces_tree_bounds(const JostlePiecesTree* tree, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        put(bounds, object_in<const PiecesTree>(tree, "tree").bounds());
    });
}

JostleCode jostle_geometry_fat_bounds(const JostleGeometry* geometry, JostleTransform transform, float margin, JostleAabb2* fat_bounds) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(fat_bounds, jostle::fat_bounds(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), margin));
    });
}

JostleCode jostle_geometry_swept_bounds(const JostleGeometry* geometry, const JostleSweep* sweep, float max_fraction, JostleAabb2* swept_bounds) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(swept_bounds, jostle::swept_bounds(struct_in<Geometry>(geometry, scratch, "geometry"), struct_in<Sweep>(sweep, scratch, "sweep"), max_fraction));
    });
}

JostleCode jostle_chain_bounds(const JostleChain* chain, JostleTransform transform, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(bounds, jostle::bounds(struct_in<Chain>(chain, scratch, "chain"), plain_in<Transform>(transform)));
    });
}

JostleCode jostle_chain_ray_cast(const JostleChain* chain, const JostleRay2* ray, JostleChainRayHit* ray_cast) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_cast, jostle::ray_cast(struct_in<Chain>(chain, scratch, "chain"), struct_in<Ray<2>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_chain_closest_point(const JostleChain* chain, JostleVec2 point, JostleChainClosestPoint* closest_point) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(closest_point, jostle::closest_point(struct_in<Chain>(chain, scratch, "chain"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_clip_segment(const JostleClipPoint* end1, const JostleClipPoint* end2, JostleVec2 normal, float offset, uint16_t id, JostleClippedSegment* clip_segment) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(clip_segment, jostle::clip_segment(struct_in<ClipPoint>(end1, scratch, "end1"), struct_in<ClipPoint>(end2, scratch, "end2"), plain_in<Vec2>(normal), offset, id));
    });
}

JostleCode jostle_outline_status_text(JostleOutlineStatus status, const char** describe) {
    return guarded(__func__, [&] {
        put(describe, jostle::describe(enum_in<OutlineStatus>(status, "status")));
    });
}

JostleCode jostle_outline_decompose(const JostleOutline* outline, float radius, const JostleTolerances* tolerances, JostleConvexPieces** decompose) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_out(decompose, jostle::decompose(struct_in<Outline>(outline, scratch, "outline"), radius, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_outline_compute_mass(const JostleOutline* outline, float density, float radius, const JostleTolerances* tolerances, JostleMassData* compute_mass) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(compute_mass, jostle::compute_mass(struct_in<Outline>(outline, scratch, "outline"), density, radius, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_geometry_distance(const JostleGeometry* a, const JostleGeometry* b, JostleTransform b_in_a, const JostleDistanceOptions* options, JostleSimplexCache* cache, JostleDistanceResult* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, jostle::distance(struct_in<Geometry>(a, scratch, "a"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_a), struct_or_default<DistanceOptions>(options, scratch, "options"), reinterpret_cast<SimplexCache*>(cache)));
    });
}

JostleCode jostle_geometry_may_meet_seam(const JostleGeometry* ground, const JostleManifold* manifold, const JostleTolerances* tolerances, bool* may_meet_seam) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(may_meet_seam, jostle::may_meet_seam(struct_in<Geometry>(ground, scratch, "ground"), struct_in<Manifold>(manifold, scratch, "manifold"), struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_manifold_swapped(const JostleManifold* manifold, JostleTransform a_in_b, JostleManifold* swapped) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(swapped, jostle::swapped(struct_in<Manifold>(manifold, scratch, "manifold"), plain_in<Transform>(a_in_b)));
    });
}

JostleCode jostle_hull_status_text(JostleHullStatus status, const char** describe) {
    return guarded(__func__, [&] {
        put(describe, jostle::describe(enum_in<HullStatus>(status, "status")));
    });
}

JostleCode jostle_compute_hull(JostleVec2Span points, const JostleTolerances* tolerances, JostleHullResult* compute_hull) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(compute_hull, jostle::compute_hull(span_in<Vec2>(points, scratch, "points"), struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_geometry_radius_of(const JostleGeometry* geometry, float* radius_of) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(radius_of, jostle::radius_of(struct_in<Geometry>(geometry, scratch, "geometry")));
    });
}

JostleCode jostle_geometry_collide(const JostleGeometry* a, const JostleGeometry* b, JostleTransform b_in_a, const JostleTolerances* tolerances, JostleManifold* collide) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(collide, jostle::collide(struct_in<Geometry>(a, scratch, "a"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_a), struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_geometry_compute_mass(const JostleGeometry* geometry, float density, JostleMassData* compute_mass) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(compute_mass, jostle::compute_mass(struct_in<Geometry>(geometry, scratch, "geometry"), density));
    });
}

JostleCode jostle_mass_data_combine(JostleMassDataSpan parts, JostleMassData* combine) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(combine, jostle::combine(span_in<MassData>(parts, scratch, "parts")));
    });
}

JostleCode jostle_mass_data_inertia_about(const JostleMassData* mass, JostleVec2 point, float* inertia_about) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(inertia_about, jostle::inertia_about(struct_in<MassData>(mass, scratch, "mass"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_area(const JostleGeometry* geometry, float* area) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(area, jostle::area(struct_in<Geometry>(geometry, scratch, "geometry")));
    });
}

JostleCode jostle_geometry_overlap(const JostleGeometry* a, const JostleGeometry* b, JostleTransform b_in_a, bool* overlap) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap, jostle::overlap(struct_in<Geometry>(a, scratch, "a"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_geometry_penetration(const JostleGeometry* a, const JostleGeometry* b, JostleTransform b_in_a, JostlePenetration* penetration) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(penetration, jostle::penetration(struct_in<Geometry>(a, scratch, "a"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_pieces_tree_distance(const JostlePiecesTree* a, const JostlePiecesTree* b, JostleTransform b_in_a, JostlePiecesDistance* distance) {
    return guarded(__func__, [&] {
        put(distance, jostle::distance(object_in<const PiecesTree>(a, "a"), object_in<const PiecesTree>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_pieces_tree_overlap(const JostlePiecesTree* a, const JostlePiecesTree* b, JostleTransform b_in_a, bool* overlap) {
    return guarded(__func__, [&] {
        put(overlap, jostle::overlap(object_in<const PiecesTree>(a, "a"), object_in<const PiecesTree>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_pieces_tree_penetration(const JostlePiecesTree* a, const JostlePiecesTree* b, JostleTransform b_in_a, JostlePenetration* penetration) {
    return guarded(__func__, [&] {
        put(penetration, jostle::penetration(object_in<const PiecesTree>(a, "a"), object_in<const PiecesTree>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_convex_pieces_distance(const JostleConvexPieces* a, const JostleConvexPieces* b, JostleTransform b_in_a, JostlePiecesDistance* distance) {
    return guarded(__func__, [&] {
        put(distance, jostle::distance(object_in<const ConvexPieces>(a, "a"), object_in<const ConvexPieces>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_convex_pieces_overlap(const JostleConvexPieces* a, const JostleConvexPieces* b, JostleTransform b_in_a, bool* overlap) {
    return guarded(__func__, [&] {
        put(overlap, jostle::overlap(object_in<const ConvexPieces>(a, "a"), object_in<const ConvexPieces>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_convex_pieces_penetration(const JostleConvexPieces* a, const JostleConvexPieces* b, JostleTransform b_in_a, JostlePenetration* penetration) {
    return guarded(__func__, [&] {
        put(penetration, jostle::penetration(object_in<const ConvexPieces>(a, "a"), object_in<const ConvexPieces>(b, "b"), plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_geometry_contains(const JostleGeometry* geometry, JostleVec2 point, bool* contains) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(contains, jostle::contains(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_contains_at(const JostleGeometry* geometry, JostleTransform transform, JostleVec2 point, bool* contains) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(contains, jostle::contains(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_closest_point(const JostleGeometry* geometry, JostleVec2 point, JostleClosestPoint* closest_point) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(closest_point, jostle::closest_point(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_closest_point_at(const JostleGeometry* geometry, JostleTransform transform, JostleVec2 point, JostleClosestPoint* closest_point) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(closest_point, jostle::closest_point(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_signed_distance(const JostleGeometry* geometry, JostleVec2 point, float* signed_distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(signed_distance, jostle::signed_distance(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_manifold_point_states(const JostleManifold* before, const JostleManifold* after, JostlePointStates* point_states) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(point_states, jostle::point_states(struct_in<Manifold>(before, scratch, "before"), struct_in<Manifold>(after, scratch, "after")));
    });
}

JostleCode jostle_geometry_ray_cast(const JostleGeometry* geometry, const JostleRay2* ray, JostleShapeRayHit* ray_cast) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_cast, jostle::ray_cast(struct_in<Geometry>(geometry, scratch, "geometry"), struct_in<Ray<2>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_geometry_ray_cast_at(const JostleGeometry* geometry, JostleTransform transform, const JostleRay2* ray, JostleShapeRayHit* ray_cast) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_cast, jostle::ray_cast(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), struct_in<Ray<2>>(ray, scratch, "ray")));
    });
}

JostleCode jostle_geometry_shape_cast(const JostleGeometry* a, const JostleGeometry* b, JostleTransform b_in_a, JostleVec2 translation, float max_fraction, JostleShapeCastHit* cast) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(cast, jostle::shape_cast(struct_in<Geometry>(a, scratch, "a"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_a), plain_in<Vec2>(translation), max_fraction));
    });
}

JostleCode jostle_geometry_bounds(const JostleGeometry* geometry, JostleTransform transform, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(bounds, jostle::bounds(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform)));
    });
}

JostleCode jostle_geometry_max_extent(const JostleGeometry* geometry, JostleVec2 point, float* max_extent) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(max_extent, jostle::max_extent(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Vec2>(point)));
    });
}

JostleCode jostle_geometry_time_of_impact(const JostleGeometry* a, const JostleSweep* sweep_a, const JostleGeometry* b, const JostleSweep* sweep_b, float max_fraction, const JostleTolerances* tolerances, JostleTimeOfImpact* time_of_impact) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(time_of_impact, jostle::time_of_impact(struct_in<Geometry>(a, scratch, "a"), struct_in<Sweep>(sweep_a, scratch, "sweep_a"), struct_in<Geometry>(b, scratch, "b"), struct_in<Sweep>(sweep_b, scratch, "sweep_b"), max_fraction, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_polygon_box(float half_width, float half_height, JostlePolygon* polygon_box) {
    return guarded(__func__, [&] {
        put(polygon_box, c::polygon_box(half_width, half_height));
    });
}

JostleCode jostle_polygon_rounded_box(float half_width, float half_height, float radius, JostlePolygon* polygon_rounded_box) {
    return guarded(__func__, [&] {
        put(polygon_rounded_box, c::polygon_rounded_box(half_width, half_height, radius));
    });
}

JostleCode jostle_polygon_offset_box(float half_width, float half_height, JostleVec2 center, JostleRot rotation, float radius, JostlePolygon* polygon_offset_box) {
    return guarded(__func__, [&] {
        put(polygon_offset_box, c::polygon_offset_box(half_width, half_height, plain_in<Vec2>(center), plain_in<Rot>(rotation), radius));
    });
}

JostleCode jostle_polygon_regular(int count, float circumradius, float radius, JostlePolygon* polygon_regular) {
    return guarded(__func__, [&] {
        put(polygon_regular, c::polygon_regular(count, circumradius, radius));
    });
}

JostleCode jostle_polygon_from_hull(JostleVec2Span points, float radius, const JostleTolerances* tolerances, JostlePolygon* polygon_from_hull) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(polygon_from_hull, c::polygon_from_hull(span_in<Vec2>(points, scratch, "points"), radius, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_large_polygon_regular(int count, float circumradius, float radius, JostleLargePolygon* large_polygon_regular) {
    return guarded(__func__, [&] {
        put(large_polygon_regular, c::large_polygon_regular(count, circumradius, radius));
    });
}

JostleCode jostle_large_polygon_from_hull(JostleVec2Span points, float radius, const JostleTolerances* tolerances, JostleLargePolygon* large_polygon_from_hull) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(large_polygon_from_hull, c::large_polygon_from_hull(span_in<Vec2>(points, scratch, "points"), radius, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_geometry_circle(JostleVec2 center, float radius, JostleGeometry* circle) {
    return guarded(__func__, [&] {
        put(circle, c::geometry_circle(plain_in<Vec2>(center), radius));
    });
}

JostleCode jostle_geometry_capsule(JostleVec2 center1, JostleVec2 center2, float radius, JostleGeometry* capsule) {
    return guarded(__func__, [&] {
        put(capsule, c::geometry_capsule(plain_in<Vec2>(center1), plain_in<Vec2>(center2), radius));
    });
}

JostleCode jostle_geometry_segment(JostleVec2 point1, JostleVec2 point2, JostleGeometry* segment) {
    return guarded(__func__, [&] {
        put(segment, c::geometry_segment(plain_in<Vec2>(point1), plain_in<Vec2>(point2)));
    });
}

JostleCode jostle_geometry_polygon(const JostlePolygon* polygon, JostleGeometry* answer) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(answer, c::geometry_polygon(struct_in<Polygon>(polygon, scratch, "polygon")));
    });
}

JostleCode jostle_geometry_box(float half_width, float half_height, JostleGeometry* box) {
    return guarded(__func__, [&] {
        put(box, c::geometry_box(half_width, half_height));
    });
}

JostleCode jostle_geometry_hull(JostleVec2Span points, float radius, JostleGeometry* hull) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(hull, c::geometry_hull(span_in<Vec2>(points, scratch, "points"), radius));
    });
}

JostleCode jostle_geometry_large_polygon(const JostleLargePolygon* polygon, JostleGeometry* large_polygon) {
    return guarded(__func__, [&] {
        put(large_polygon, c::geometry_large_polygon(reinterpret_cast<const LargePolygon*>(polygon)));
    });
}

JostleCode jostle_geometry_validate(const JostleGeometry* geometry, const JostleTolerances* tolerances) {
    return guarded(__func__, [&] {
        Scratch scratch;
        c::geometry_validate(struct_in<Geometry>(geometry, scratch, "geometry"), struct_or_default<Tolerances>(tolerances, scratch, "tolerances"));
    });
}

JostleCode jostle_chain_validate(const JostleChain* chain, const JostleTolerances* tolerances) {
    return guarded(__func__, [&] {
        Scratch scratch;
        c::chain_validate(struct_in<Chain>(chain, scratch, "chain"), struct_or_default<Tolerances>(tolerances, scratch, "tolerances"));
    });
}

JostleCode jostle_geometry_collide_batch(JostleGeometrySpan a, JostleGeometrySpan b, JostleTransformSpan b_in_a, JostleManifold* manifolds, size_t capacity, const JostleTolerances* tolerances) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Manifold, JostleManifold> manifolds_room(manifolds, capacity, "manifolds");
        c::geometry_collide_batch(span_in<Geometry>(a, scratch, "a"), span_in<Geometry>(b, scratch, "b"), span_in<Transform>(b_in_a, scratch, "b_in_a"), manifolds_room.span(), struct_or_default<Tolerances>(tolerances, scratch, "tolerances"));
        manifolds_room.finish();
    });
}

JostleCode jostle_geometry_collide_flush(const JostleGeometry* ground, JostleGeometrySpan neighbours, JostleTransformSpan in_ground, const JostleOrientedBox* known, const JostleGeometry* b, JostleTransform b_in_ground, const JostleTolerances* tolerances, bool* has_collide_flush, JostleManifold* collide_flush) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put_optional(has_collide_flush, collide_flush, c::geometry_collide_flush(struct_in<Geometry>(ground, scratch, "ground"), span_in<Geometry>(neighbours, scratch, "neighbours"), span_in<Transform>(in_ground, scratch, "in_ground"), struct_in<OrientedBox>(known, scratch, "known"), struct_in<Geometry>(b, scratch, "b"), plain_in<Transform>(b_in_ground), struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_manifold_make_local(const JostleManifold* manifold, float radius_a, float radius_b, JostleTransform b_in_a, JostleLocalManifold* manifold_make_local) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(manifold_make_local, c::manifold_make_local(struct_in<Manifold>(manifold, scratch, "manifold"), radius_a, radius_b, plain_in<Transform>(b_in_a)));
    });
}

JostleCode jostle_local_manifold_evaluate(const JostleLocalManifold* manifold, JostleTransform transform_a, float radius_a, JostleTransform transform_b, float radius_b, JostleWorldManifold* local_manifold_evaluate) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(local_manifold_evaluate, c::local_manifold_evaluate(struct_in<LocalManifold>(manifold, scratch, "manifold"), plain_in<Transform>(transform_a), radius_a, plain_in<Transform>(transform_b), radius_b));
    });
}

JostleCode jostle_outline_verdict(const JostleOutline* outline, float radius, const JostleTolerances* tolerances, JostleOutlineVerdict* outline_verdict) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(outline_verdict, c::outline_verdict(struct_in<Outline>(outline, scratch, "outline"), radius, struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_convex_pieces_at(const JostleConvexPieces* pieces, int index, JostlePolygonView* convex_pieces_at) {
    return guarded(__func__, [&] {
        put(convex_pieces_at, c::convex_pieces_at(object_in<const ConvexPieces>(pieces, "pieces"), index));
    });
}

JostleCode jostle_outline_clean(const JostleOutline* outline, const JostleTolerances* tolerances, JostleCleanOutlines** outline_clean) {
    return guarded(__func__, [&] {
        Scratch scratch;
        owned_out(outline_clean, c::outline_clean(struct_in<Outline>(outline, scratch, "outline"), struct_or_default<Tolerances>(tolerances, scratch, "tolerances")));
    });
}

JostleCode jostle_clean_outlines_traits(const JostleCleanOutlines* outlines, JostleCleanTraits* clean_outlines_traits) {
    return guarded(__func__, [&] {
        put(clean_outlines_traits, c::clean_outlines_traits(object_in<const CleanOutlines>(outlines, "outlines")));
    });
}

JostleCode jostle_clean_outlines_holes(const JostleCleanOutlines* outlines, int index, int* clean_outlines_holes) {
    return guarded(__func__, [&] {
        put(clean_outlines_holes, c::clean_outlines_holes(object_in<const CleanOutlines>(outlines, "outlines"), index));
    });
}

JostleCode jostle_clean_outlines_loop(const JostleCleanOutlines* outlines, int index, int loop, JostleVec2Span* clean_outlines_loop) {
    return guarded(__func__, [&] {
        view_out(clean_outlines_loop, c::clean_outlines_loop(object_in<const CleanOutlines>(outlines, "outlines"), index, loop));
    });
}

JostleCode jostle_clean_outlines_area(const JostleCleanOutlines* outlines, int index, double* clean_outlines_area) {
    return guarded(__func__, [&] {
        put(clean_outlines_area, c::clean_outlines_area(object_in<const CleanOutlines>(outlines, "outlines"), index));
    });
}
