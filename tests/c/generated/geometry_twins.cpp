// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/geometry_calls.h"
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
using namespace jostle::c_test;

extern "C" void twin_jostle_distance_options_default(const JostleDistanceOptions* made) {
    run("jostle_distance_options_default", JOSTLE_OK, [&] { expect(same(*made, DistanceOptions{})); });
}

extern "C" void twin_jostle_pieces_tree_create(JostleCode code, JostlePiecesTree* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pieces_tree_create", code, [&] {
        const PiecesTree own(f.convex_pieces);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_convex_pieces_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_convex_pieces_size", code, [&] {
        expect(same(*size, f.convex_pieces.size()));
    });
}

extern "C" void twin_jostle_convex_pieces_radius(JostleCode code, const float* radius) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_convex_pieces_radius", code, [&] {
        expect(same(*radius, f.convex_pieces.radius()));
    });
}

extern "C" void twin_jostle_pieces_tree_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pieces_tree_bounds", code, [&] {
        expect(same(*bounds, f.pieces_tree.bounds()));
    });
}

extern "C" void twin_jostle_geometry_fat_bounds(JostleCode code, const JostleAabb2* fat_bounds) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    float margin{};
    margin = 0.5f;
    run("jostle_geometry_fat_bounds", code, [&] {
        expect(same(*fat_bounds, jostle::fat_bounds(geometry, transform, margin)));
    });
}

extern "C" void twin_jostle_geometry_swept_bounds(JostleCode code, const JostleAabb2* swept_bounds) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Sweep sweep{};
    sweep.local_center.x = 0.0f;
    sweep.local_center.y = 0.0f;
    sweep.c0.x = -3.0f;
    sweep.c0.y = 0.25f;
    sweep.c.x = 3.0f;
    sweep.c.y = 0.5f;
    sweep.a0 = 0.5f;
    sweep.a = 0;
    sweep.alpha0 = 0.0f;
    float max_fraction{};
    max_fraction = 1.0f;
    run("jostle_geometry_swept_bounds", code, [&] {
        expect(same(*swept_bounds, jostle::swept_bounds(geometry, sweep, max_fraction)));
    });
}

extern "C" void twin_jostle_chain_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    Chain chain{};
    chain = f.line;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    run("jostle_chain_bounds", code, [&] {
        expect(same(*bounds, jostle::bounds(chain, transform)));
    });
}

extern "C" void twin_jostle_chain_ray_cast(JostleCode code, const JostleChainRayHit* ray_cast) {
    [[maybe_unused]] Twin& f = twin();
    Chain chain{};
    chain = f.line;
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    run("jostle_chain_ray_cast", code, [&] {
        expect(same(*ray_cast, jostle::ray_cast(chain, ray)));
    });
}

extern "C" void twin_jostle_chain_closest_point(JostleCode code, const JostleChainClosestPoint* closest_point) {
    [[maybe_unused]] Twin& f = twin();
    Chain chain{};
    chain = f.line;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_chain_closest_point", code, [&] {
        expect(same(*closest_point, jostle::closest_point(chain, point)));
    });
}

extern "C" void twin_jostle_clip_segment(JostleCode code, const JostleClippedSegment* clip_segment) {
    [[maybe_unused]] Twin& f = twin();
    ClipPoint end1{};
    end1.point.x = 0.25f;
    end1.point.y = 0.75f;
    end1.id = 1;
    ClipPoint end2{};
    end2.point.x = 0.25f;
    end2.point.y = 0.75f;
    end2.id = 1;
    Vec2 normal{};
    normal.x = 0.6f;
    normal.y = 0.8f;
    float offset{};
    offset = 0.25f;
    std::uint16_t id{};
    id = 1;
    run("jostle_clip_segment", code, [&] {
        expect(same(*clip_segment, jostle::clip_segment(end1, end2, normal, offset, id)));
    });
}

extern "C" void twin_jostle_outline_status_text(JostleCode code, const char* describe) {
    [[maybe_unused]] Twin& f = twin();
    OutlineStatus status{};
    status = OutlineStatus::kTooFewPoints;
    run("jostle_outline_status_text", code, [&] {
        expect(std::string_view(describe) == jostle::describe(status));
    });
}

extern "C" void twin_jostle_outline_decompose(JostleCode code, JostleConvexPieces* decompose) {
    [[maybe_unused]] Twin& f = twin();
    Outline outline{};
    outline = f.outline;
    float radius{};
    radius = 0.2f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_outline_decompose", code, [&] {
        expect(same_object(decompose, jostle::decompose(outline, radius, tolerances)));
    });
}

extern "C" void twin_jostle_outline_compute_mass(JostleCode code, const JostleMassData* compute_mass) {
    [[maybe_unused]] Twin& f = twin();
    Outline outline{};
    outline = f.outline;
    float density{};
    density = 2.0f;
    float radius{};
    radius = 0.2f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_outline_compute_mass", code, [&] {
        expect(same(*compute_mass, jostle::compute_mass(outline, density, radius, tolerances)));
    });
}

extern "C" void twin_jostle_geometry_distance(JostleCode code, const JostleDistanceResult* distance) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Geometry b{};
    b = f.capsule;
    Transform b_in_a{};
    b_in_a.p.x = 4.0f;
    b_in_a.p.y = 1.0f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    DistanceOptions options{};
    options.use_radii = true;
    SimplexCache cache{};
    cache.count = 0;
    cache.a[0] = 0;
    cache.a[1] = 0;
    cache.b[0] = 1;
    cache.b[1] = 1;
    run("jostle_geometry_distance", code, [&] {
        expect(same(*distance, jostle::distance(a, b, b_in_a, options, &cache)));
    });
}

extern "C" void twin_jostle_geometry_may_meet_seam(JostleCode code, const bool* may_meet_seam) {
    [[maybe_unused]] Twin& f = twin();
    Geometry ground{};
    ground = f.slab;
    Manifold manifold{};
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = ManifoldType::kFaceA;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_may_meet_seam", code, [&] {
        expect(same(*may_meet_seam, jostle::may_meet_seam(ground, manifold, tolerances)));
    });
}

extern "C" void twin_jostle_manifold_swapped(JostleCode code, const JostleManifold* swapped) {
    [[maybe_unused]] Twin& f = twin();
    Manifold manifold{};
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = ManifoldType::kFaceA;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    Transform a_in_b{};
    a_in_b.p.x = 0.5f;
    a_in_b.p.y = 0.25f;
    a_in_b.q.c = 0.6f;
    a_in_b.q.s = 0.8f;
    run("jostle_manifold_swapped", code, [&] {
        expect(same(*swapped, jostle::swapped(manifold, a_in_b)));
    });
}

extern "C" void twin_jostle_hull_status_text(JostleCode code, const char* describe) {
    [[maybe_unused]] Twin& f = twin();
    HullStatus status{};
    status = HullStatus::kTooFewPoints;
    run("jostle_hull_status_text", code, [&] {
        expect(std::string_view(describe) == jostle::describe(status));
    });
}

extern "C" void twin_jostle_compute_hull(JostleCode code, const JostleHullResult* compute_hull) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> points;
    points = f.points2;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_compute_hull", code, [&] {
        expect(same(*compute_hull, jostle::compute_hull(points, tolerances)));
    });
}

extern "C" void twin_jostle_geometry_radius_of(JostleCode code, const float* radius_of) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    run("jostle_geometry_radius_of", code, [&] {
        expect(same(*radius_of, jostle::radius_of(geometry)));
    });
}

extern "C" void twin_jostle_geometry_collide(JostleCode code, const JostleManifold* collide) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Geometry b{};
    b = f.capsule;
    Transform b_in_a{};
    b_in_a.p.x = 0.9f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_collide", code, [&] {
        expect(same(*collide, jostle::collide(a, b, b_in_a, tolerances)));
    });
}

extern "C" void twin_jostle_geometry_compute_mass(JostleCode code, const JostleMassData* compute_mass) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    float density{};
    density = 2.0f;
    run("jostle_geometry_compute_mass", code, [&] {
        expect(same(*compute_mass, jostle::compute_mass(geometry, density)));
    });
}

extern "C" void twin_jostle_mass_data_combine(JostleCode code, const JostleMassData* combine) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const MassData> parts;
    static MassData items_parts[3];
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
    parts = {items_parts, 3};
    run("jostle_mass_data_combine", code, [&] {
        expect(same(*combine, jostle::combine(parts)));
    });
}

extern "C" void twin_jostle_mass_data_inertia_about(JostleCode code, const float* inertia_about) {
    [[maybe_unused]] Twin& f = twin();
    MassData mass{};
    mass.mass = 3.0f;
    mass.center.x = 0.5f;
    mass.center.y = 0.25f;
    mass.inertia = 2.0f;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_mass_data_inertia_about", code, [&] {
        expect(same(*inertia_about, jostle::inertia_about(mass, point)));
    });
}

extern "C" void twin_jostle_geometry_area(JostleCode code, const float* area) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    run("jostle_geometry_area", code, [&] {
        expect(same(*area, jostle::area(geometry)));
    });
}

extern "C" void twin_jostle_geometry_overlap(JostleCode code, const bool* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Geometry b{};
    b = f.capsule;
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_geometry_overlap", code, [&] {
        expect(same(*overlap, jostle::overlap(a, b, b_in_a)));
    });
}

extern "C" void twin_jostle_geometry_penetration(JostleCode code, const JostlePenetration* penetration) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Geometry b{};
    b = f.capsule;
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_geometry_penetration", code, [&] {
        expect(same(*penetration, jostle::penetration(a, b, b_in_a)));
    });
}

extern "C" void twin_jostle_pieces_tree_distance(JostleCode code, const JostlePiecesDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_pieces_tree_distance", code, [&] {
        expect(same(*distance, jostle::distance(f.pieces_tree, f.other_pieces_tree, b_in_a)));
    });
}

extern "C" void twin_jostle_pieces_tree_overlap(JostleCode code, const bool* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_pieces_tree_overlap", code, [&] {
        expect(same(*overlap, jostle::overlap(f.pieces_tree, f.other_pieces_tree, b_in_a)));
    });
}

extern "C" void twin_jostle_pieces_tree_penetration(JostleCode code, const JostlePenetration* penetration) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_pieces_tree_penetration", code, [&] {
        expect(same(*penetration, jostle::penetration(f.pieces_tree, f.other_pieces_tree, b_in_a)));
    });
}

extern "C" void twin_jostle_convex_pieces_distance(JostleCode code, const JostlePiecesDistance* distance) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_convex_pieces_distance", code, [&] {
        expect(same(*distance, jostle::distance(f.convex_pieces, f.other_convex_pieces, b_in_a)));
    });
}

extern "C" void twin_jostle_convex_pieces_overlap(JostleCode code, const bool* overlap) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_convex_pieces_overlap", code, [&] {
        expect(same(*overlap, jostle::overlap(f.convex_pieces, f.other_convex_pieces, b_in_a)));
    });
}

extern "C" void twin_jostle_convex_pieces_penetration(JostleCode code, const JostlePenetration* penetration) {
    [[maybe_unused]] Twin& f = twin();
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_convex_pieces_penetration", code, [&] {
        expect(same(*penetration, jostle::penetration(f.convex_pieces, f.other_convex_pieces, b_in_a)));
    });
}

extern "C" void twin_jostle_geometry_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_contains", code, [&] {
        expect(same(*contains, jostle::contains(geometry, point)));
    });
}

extern "C" void twin_jostle_geometry_contains_at(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_contains_at", code, [&] {
        expect(same(*contains, jostle::contains(geometry, transform, point)));
    });
}

extern "C" void twin_jostle_geometry_closest_point(JostleCode code, const JostleClosestPoint* closest_point) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_closest_point", code, [&] {
        expect(same(*closest_point, jostle::closest_point(geometry, point)));
    });
}

extern "C" void twin_jostle_geometry_closest_point_at(JostleCode code, const JostleClosestPoint* closest_point) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_closest_point_at", code, [&] {
        expect(same(*closest_point, jostle::closest_point(geometry, transform, point)));
    });
}

extern "C" void twin_jostle_geometry_signed_distance(JostleCode code, const float* signed_distance) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_signed_distance", code, [&] {
        expect(same(*signed_distance, jostle::signed_distance(geometry, point)));
    });
}

extern "C" void twin_jostle_manifold_point_states(JostleCode code, const JostlePointStates* point_states) {
    [[maybe_unused]] Twin& f = twin();
    Manifold before{};
    before.normal.x = 0.0f;
    before.normal.y = 1.0f;
    before.count = 1;
    before.type = ManifoldType::kFaceA;
    before.points[0].point.x = 0.25f;
    before.points[0].point.y = 0.75f;
    before.points[0].separation = -0.01f;
    before.points[0].id = 1;
    before.points[1].point.x = 0.25f;
    before.points[1].point.y = 0.75f;
    before.points[1].separation = -0.01f;
    before.points[1].id = 1;
    Manifold after{};
    after.normal.x = 0.0f;
    after.normal.y = 1.0f;
    after.count = 1;
    after.type = ManifoldType::kFaceA;
    after.points[0].point.x = 0.25f;
    after.points[0].point.y = 0.75f;
    after.points[0].separation = -0.01f;
    after.points[0].id = 1;
    after.points[1].point.x = 0.25f;
    after.points[1].point.y = 0.75f;
    after.points[1].separation = -0.01f;
    after.points[1].id = 1;
    run("jostle_manifold_point_states", code, [&] {
        expect(same(*point_states, jostle::point_states(before, after)));
    });
}

extern "C" void twin_jostle_geometry_ray_cast(JostleCode code, const JostleShapeRayHit* ray_cast) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    run("jostle_geometry_ray_cast", code, [&] {
        expect(same(*ray_cast, jostle::ray_cast(geometry, ray)));
    });
}

extern "C" void twin_jostle_geometry_ray_cast_at(JostleCode code, const JostleShapeRayHit* ray_cast) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    run("jostle_geometry_ray_cast_at", code, [&] {
        expect(same(*ray_cast, jostle::ray_cast(geometry, transform, ray)));
    });
}

extern "C" void twin_jostle_geometry_shape_cast(JostleCode code, const JostleShapeCastHit* cast) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Geometry b{};
    b = f.capsule;
    Transform b_in_a{};
    b_in_a.p.x = 5.0f;
    b_in_a.p.y = 0.1f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    Vec2 translation{};
    translation.x = -8.0f;
    translation.y = 0.0f;
    float max_fraction{};
    max_fraction = 1.0f;
    run("jostle_geometry_shape_cast", code, [&] {
        expect(same(*cast, jostle::shape_cast(a, b, b_in_a, translation, max_fraction)));
    });
}

extern "C" void twin_jostle_geometry_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    run("jostle_geometry_bounds", code, [&] {
        expect(same(*bounds, jostle::bounds(geometry, transform)));
    });
}

extern "C" void twin_jostle_geometry_max_extent(JostleCode code, const float* max_extent) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_geometry_max_extent", code, [&] {
        expect(same(*max_extent, jostle::max_extent(geometry, point)));
    });
}

extern "C" void twin_jostle_geometry_time_of_impact(JostleCode code, const JostleTimeOfImpact* time_of_impact) {
    [[maybe_unused]] Twin& f = twin();
    Geometry a{};
    a = f.box;
    Sweep sweep_a{};
    sweep_a.local_center.x = 0.0f;
    sweep_a.local_center.y = 0.0f;
    sweep_a.c0.x = -3.0f;
    sweep_a.c0.y = 0.25f;
    sweep_a.c.x = 3.0f;
    sweep_a.c.y = 0.5f;
    sweep_a.a0 = 0.5f;
    sweep_a.a = 0;
    sweep_a.alpha0 = 0.0f;
    Geometry b{};
    b = f.capsule;
    Sweep sweep_b{};
    sweep_b.local_center.x = 0.0f;
    sweep_b.local_center.y = 0.0f;
    sweep_b.c0.x = -3.0f;
    sweep_b.c0.y = 0.25f;
    sweep_b.c.x = 3.0f;
    sweep_b.c.y = 0.5f;
    sweep_b.a0 = 0.5f;
    sweep_b.a = 0;
    sweep_b.alpha0 = 0.0f;
    float max_fraction{};
    max_fraction = 1.0f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_time_of_impact", code, [&] {
        expect(same(*time_of_impact, jostle::time_of_impact(a, sweep_a, b, sweep_b, max_fraction, tolerances)));
    });
}

extern "C" void twin_jostle_polygon_box(JostleCode code, const JostlePolygon* polygon_box) {
    [[maybe_unused]] Twin& f = twin();
    float half_width{};
    half_width = 0.5f;
    float half_height{};
    half_height = 0.5f;
    run("jostle_polygon_box", code, [&] {
        expect(same(*polygon_box, c::polygon_box(half_width, half_height)));
    });
}

extern "C" void twin_jostle_polygon_rounded_box(JostleCode code, const JostlePolygon* polygon_rounded_box) {
    [[maybe_unused]] Twin& f = twin();
    float half_width{};
    half_width = 0.5f;
    float half_height{};
    half_height = 0.5f;
    float radius{};
    radius = 0.1f;
    run("jostle_polygon_rounded_box", code, [&] {
        expect(same(*polygon_rounded_box, c::polygon_rounded_box(half_width, half_height, radius)));
    });
}

extern "C" void twin_jostle_polygon_offset_box(JostleCode code, const JostlePolygon* polygon_offset_box) {
    [[maybe_unused]] Twin& f = twin();
    float half_width{};
    half_width = 0.5f;
    float half_height{};
    half_height = 0.5f;
    Vec2 center{};
    center.x = 0.5f;
    center.y = 0.25f;
    Rot rotation{};
    rotation.c = 0.6f;
    rotation.s = 0.8f;
    float radius{};
    radius = 0.2f;
    run("jostle_polygon_offset_box", code, [&] {
        expect(same(*polygon_offset_box, c::polygon_offset_box(half_width, half_height, center, rotation, radius)));
    });
}

extern "C" void twin_jostle_polygon_regular(JostleCode code, const JostlePolygon* polygon_regular) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 5;
    float circumradius{};
    circumradius = 0.5f;
    float radius{};
    radius = 0.2f;
    run("jostle_polygon_regular", code, [&] {
        expect(same(*polygon_regular, c::polygon_regular(count, circumradius, radius)));
    });
}

extern "C" void twin_jostle_polygon_from_hull(JostleCode code, const JostlePolygon* polygon_from_hull) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> points;
    points = f.points2;
    float radius{};
    radius = 0.2f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_polygon_from_hull", code, [&] {
        expect(same(*polygon_from_hull, c::polygon_from_hull(points, radius, tolerances)));
    });
}

extern "C" void twin_jostle_large_polygon_regular(JostleCode code, const JostleLargePolygon* large_polygon_regular) {
    [[maybe_unused]] Twin& f = twin();
    int count{};
    count = 24;
    float circumradius{};
    circumradius = 0.5f;
    float radius{};
    radius = 0.2f;
    run("jostle_large_polygon_regular", code, [&] {
        expect(same(*large_polygon_regular, c::large_polygon_regular(count, circumradius, radius)));
    });
}

extern "C" void twin_jostle_large_polygon_from_hull(JostleCode code, const JostleLargePolygon* large_polygon_from_hull) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> points;
    points = f.points2;
    float radius{};
    radius = 0.2f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_large_polygon_from_hull", code, [&] {
        expect(same(*large_polygon_from_hull, c::large_polygon_from_hull(points, radius, tolerances)));
    });
}

extern "C" void twin_jostle_geometry_circle(JostleCode code, const JostleGeometry* circle) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 center{};
    center.x = 0.5f;
    center.y = 0.25f;
    float radius{};
    radius = 0.2f;
    run("jostle_geometry_circle", code, [&] {
        expect(same(*circle, c::geometry_circle(center, radius)));
    });
}

extern "C" void twin_jostle_geometry_capsule(JostleCode code, const JostleGeometry* capsule) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 center1{};
    center1.x = 0.5f;
    center1.y = 0.25f;
    Vec2 center2{};
    center2.x = 0.5f;
    center2.y = 0.25f;
    float radius{};
    radius = 0.2f;
    run("jostle_geometry_capsule", code, [&] {
        expect(same(*capsule, c::geometry_capsule(center1, center2, radius)));
    });
}

extern "C" void twin_jostle_geometry_segment(JostleCode code, const JostleGeometry* segment) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point1{};
    point1.x = 0.5f;
    point1.y = 0.25f;
    Vec2 point2{};
    point2.x = 0.5f;
    point2.y = 0.25f;
    run("jostle_geometry_segment", code, [&] {
        expect(same(*segment, c::geometry_segment(point1, point2)));
    });
}

extern "C" void twin_jostle_geometry_polygon(JostleCode code, const JostleGeometry* answer) {
    [[maybe_unused]] Twin& f = twin();
    Polygon polygon{};
    polygon = f.polygon;
    run("jostle_geometry_polygon", code, [&] {
        expect(same(*answer, c::geometry_polygon(polygon)));
    });
}

extern "C" void twin_jostle_geometry_box(JostleCode code, const JostleGeometry* box) {
    [[maybe_unused]] Twin& f = twin();
    float half_width{};
    half_width = 0.5f;
    float half_height{};
    half_height = 0.5f;
    run("jostle_geometry_box", code, [&] {
        expect(same(*box, c::geometry_box(half_width, half_height)));
    });
}

extern "C" void twin_jostle_geometry_hull(JostleCode code, const JostleGeometry* hull) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> points;
    points = f.points2;
    float radius{};
    radius = 0.2f;
    run("jostle_geometry_hull", code, [&] {
        expect(same(*hull, c::geometry_hull(points, radius)));
    });
}

extern "C" void twin_jostle_geometry_large_polygon(JostleCode code, const JostleGeometry* large_polygon) {
    [[maybe_unused]] Twin& f = twin();
    LargePolygon polygon{};
    polygon = f.large_polygon;
    run("jostle_geometry_large_polygon", code, [&] {
        expect(same(*large_polygon, c::geometry_large_polygon(&polygon)));
    });
}

extern "C" void twin_jostle_geometry_validate(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_validate", code, [&] {
        c::geometry_validate(geometry, tolerances);
    });
}

extern "C" void twin_jostle_chain_validate(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Chain chain{};
    chain = f.line;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_chain_validate", code, [&] {
        c::chain_validate(chain, tolerances);
    });
}

extern "C" void twin_jostle_geometry_collide_batch(JostleCode code, const JostleManifold* manifolds) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Geometry> a;
    static Geometry items_a[3];
    items_a[0] = f.box;
    items_a[1] = f.box;
    items_a[2] = f.box;
    a = {items_a, 3};
    std::span<const Geometry> b;
    static Geometry items_b[3];
    items_b[0] = f.capsule;
    items_b[1] = f.capsule;
    items_b[2] = f.capsule;
    b = {items_b, 3};
    std::span<const Transform> b_in_a;
    static Transform items_b_in_a[3];
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
    b_in_a = {items_b_in_a, 3};
    auto manifolds_own = zeros<Manifold>(3);
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_collide_batch", code, [&] {
        c::geometry_collide_batch(a, b, b_in_a, std::span<Manifold>(manifolds_own), tolerances);
        expect(same_array(manifolds, manifolds_own));
    });
}

extern "C" void twin_jostle_geometry_collide_flush(JostleCode code, bool has_collide_flush, const JostleManifold* collide_flush) {
    [[maybe_unused]] Twin& f = twin();
    Geometry ground{};
    ground = f.slab;
    std::span<const Geometry> neighbours;
    static Geometry items_neighbours[3];
    items_neighbours[0] = f.slab;
    items_neighbours[1] = f.slab;
    items_neighbours[2] = f.slab;
    neighbours = {items_neighbours, 3};
    std::span<const Transform> in_ground;
    static Transform items_in_ground[3];
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
    in_ground = {items_in_ground, 3};
    OrientedBox known{};
    known.center.x = 0.5f;
    known.center.y = 0.25f;
    known.half.x = 2.0f;
    known.half.y = 2.0f;
    known.turn.c = 0.6f;
    known.turn.s = 0.8f;
    Geometry b{};
    b = f.capsule;
    Transform b_in_ground{};
    b_in_ground.p.x = 0.5f;
    b_in_ground.p.y = 0.25f;
    b_in_ground.q.c = 0.6f;
    b_in_ground.q.s = 0.8f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_geometry_collide_flush", code, [&] {
        expect(same_optional(has_collide_flush, *collide_flush, c::geometry_collide_flush(ground, neighbours, in_ground, known, b, b_in_ground, tolerances)));
    });
}

extern "C" void twin_jostle_manifold_make_local(JostleCode code, const JostleLocalManifold* manifold_make_local) {
    [[maybe_unused]] Twin& f = twin();
    Manifold manifold{};
    manifold.normal.x = 0.0f;
    manifold.normal.y = 1.0f;
    manifold.count = 1;
    manifold.type = ManifoldType::kFaceA;
    manifold.points[0].point.x = 0.25f;
    manifold.points[0].point.y = 0.75f;
    manifold.points[0].separation = -0.01f;
    manifold.points[0].id = 1;
    manifold.points[1].point.x = 0.25f;
    manifold.points[1].point.y = 0.75f;
    manifold.points[1].separation = -0.01f;
    manifold.points[1].id = 1;
    float radius_a{};
    radius_a = 0.5f;
    float radius_b{};
    radius_b = 0.5f;
    Transform b_in_a{};
    b_in_a.p.x = 0.5f;
    b_in_a.p.y = 0.25f;
    b_in_a.q.c = 0.6f;
    b_in_a.q.s = 0.8f;
    run("jostle_manifold_make_local", code, [&] {
        expect(same(*manifold_make_local, c::manifold_make_local(manifold, radius_a, radius_b, b_in_a)));
    });
}

extern "C" void twin_jostle_local_manifold_evaluate(JostleCode code, const JostleWorldManifold* local_manifold_evaluate) {
    [[maybe_unused]] Twin& f = twin();
    LocalManifold manifold{};
    manifold.type = ManifoldType::kFaceA;
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
    Transform transform_a{};
    transform_a.p.x = 0.5f;
    transform_a.p.y = 0.25f;
    transform_a.q.c = 0.6f;
    transform_a.q.s = 0.8f;
    float radius_a{};
    radius_a = 0.5f;
    Transform transform_b{};
    transform_b.p.x = 0.5f;
    transform_b.p.y = 0.25f;
    transform_b.q.c = 0.6f;
    transform_b.q.s = 0.8f;
    float radius_b{};
    radius_b = 0.5f;
    run("jostle_local_manifold_evaluate", code, [&] {
        expect(same(*local_manifold_evaluate, c::local_manifold_evaluate(manifold, transform_a, radius_a, transform_b, radius_b)));
    });
}

extern "C" void twin_jostle_outline_verdict(JostleCode code, const JostleOutlineVerdict* outline_verdict) {
    [[maybe_unused]] Twin& f = twin();
    Outline outline{};
    outline = f.outline;
    float radius{};
    radius = 0.2f;
    Tolerances tolerances{};
    tolerances.linear_slop = 0.004f;
    tolerances.speculative_distance = 0.02f;
    tolerances.min_edge_length = 0.001f;
    run("jostle_outline_verdict", code, [&] {
        expect(same(*outline_verdict, c::outline_verdict(outline, radius, tolerances)));
    });
}

extern "C" void twin_jostle_convex_pieces_at(JostleCode code, const JostlePolygonView* convex_pieces_at) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 1;
    run("jostle_convex_pieces_at", code, [&] {
        expect(same(*convex_pieces_at, c::convex_pieces_at(f.convex_pieces, index)));
    });
}

extern "C" void twin_jostle_clean_outlines_traits(JostleCode code, const JostleCleanTraits* clean_outlines_traits) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_clean_outlines_traits", code, [&] {
        expect(same(*clean_outlines_traits, c::clean_outlines_traits(f.clean_outlines)));
    });
}

extern "C" void twin_jostle_clean_outlines_holes(JostleCode code, const int* clean_outlines_holes) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    run("jostle_clean_outlines_holes", code, [&] {
        expect(same(*clean_outlines_holes, c::clean_outlines_holes(f.clean_outlines, index)));
    });
}

extern "C" void twin_jostle_clean_outlines_loop(JostleCode code, const JostleVec2Span* clean_outlines_loop) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    int loop{};
    loop = 0;
    run("jostle_clean_outlines_loop", code, [&] {
        expect(same_view(*clean_outlines_loop, c::clean_outlines_loop(f.clean_outlines, index, loop)));
    });
}

extern "C" void twin_jostle_clean_outlines_area(JostleCode code, const double* clean_outlines_area) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    run("jostle_clean_outlines_area", code, [&] {
        expect(same(*clean_outlines_area, c::clean_outlines_area(f.clean_outlines, index)));
    });
}
