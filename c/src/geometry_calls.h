// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls of geometry that C++ has as static members, overloads of other names, or values that own memory. The
// generator reads these declarations like those of a public header.
#pragma once

#include <jostle/geometry/chain.h>
#include <jostle/geometry/clean_outline.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/geometry/decompose.h>
#include <jostle/geometry/flush.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/shapes.h>

#include <memory>
#include <optional>
#include <span>

namespace jostle::c {

/// A box with the given half extents [m] about the origin.
Polygon polygon_box(float half_width, float half_height);
Polygon polygon_rounded_box(float half_width, float half_height, float radius);
Polygon polygon_offset_box(float half_width, float half_height, Vec2 center, Rot rotation, float radius);
/// A regular polygon of `count` vertices, at most 8, at `circumradius` [m], the first on the positive x axis.
Polygon polygon_regular(int count, float circumradius, float radius);
/// The convex hull of the points. Refused where there is none or where it has more than 8 corners.
Polygon polygon_from_hull(std::span<const Vec2> points, float radius, const Tolerances& tolerances = {});
/// As jostle_polygon_regular, with up to 64 vertices.
LargePolygon large_polygon_regular(int count, float circumradius, float radius);
/// As jostle_polygon_from_hull, with up to 64 vertices.
LargePolygon large_polygon_from_hull(std::span<const Vec2> points, float radius,
                                     const Tolerances& tolerances = {});

Geometry geometry_circle(Vec2 center, float radius);
Geometry geometry_capsule(Vec2 center1, Vec2 center2, float radius);
/// Without ghosts, with two sides.
Geometry geometry_segment(Vec2 point1, Vec2 point2);
Geometry geometry_polygon(const Polygon& polygon);
/// jostle_polygon_box
Geometry geometry_box(float half_width, float half_height);
/// jostle_polygon_from_hull
Geometry geometry_hull(std::span<const Vec2> points, float radius);
/// A view of the polygon, which must outlive it.
Geometry geometry_large_polygon(const LargePolygon* polygon);
/// Refused, with a sentence, unless a world would take it.
void geometry_validate(const Geometry& geometry, const Tolerances& tolerances = {});
void chain_validate(const Chain& chain, const Tolerances& tolerances = {});

/// manifolds[i] is of a[i] and b[i], of which the frame is at b_in_a[i] in the frame of a[i]: bit for bit as
/// jostle_geometry_collide alone, and faster from eight pairs of the same types on.
void geometry_collide_batch(std::span<const Geometry> a, std::span<const Geometry> b,
                            std::span<const Transform> b_in_a, std::span<Manifold> manifolds,
                            const Tolerances& tolerances = {});
/// As jostle_geometry_collide(ground, b, b_in_ground), of a shape that lies flush with its neighbours, at
/// most 64, of which the poses as seen from the ground are in_ground. No answer, if no neighbour is flush
/// near b. `known` holds all within the speculative distance of b.
std::optional<Manifold> geometry_collide_flush(const Geometry& ground, std::span<const Geometry> neighbours,
                                               std::span<const Transform> in_ground, const OrientedBox& known,
                                               const Geometry& b, const Transform& b_in_ground,
                                               const Tolerances& tolerances = {});
/// A manifold in the frames of the shapes' cores; see jostle_local_manifold_evaluate.
LocalManifold manifold_make_local(const Manifold& manifold, float radius_a, float radius_b,
                                  const Transform& b_in_a);
/// The manifold at other poses or radii. Points that have parted since are kept, with positive separations.
WorldManifold local_manifold_evaluate(const LocalManifold& manifold, const Transform& transform_a,
                                      float radius_a, const Transform& transform_b, float radius_b);

/// Whether an outline can be cut into convex pieces, and where that fails.
struct OutlineVerdict {
    OutlineStatus status = OutlineStatus::kOk;
    int loop = -1;   ///< where it fails: -1 the outer loop, 0 and up a hole
    int point = -1;  ///< the point of that loop; -1: no single one
};
OutlineVerdict outline_verdict(const Outline& outline, float radius, const Tolerances& tolerances = {});
/// A view that is valid as long as the pieces. `index` is 0 to the size - 1.
PolygonView convex_pieces_at(const ConvexPieces& pieces, int index);

/// The outcome of jostle_outline_clean.
struct CleanTraits {
    /// kOk, also where no area is enclosed. kOutOfRange; kTooManyPoints, also where crossings make too many.
    OutlineStatus status = OutlineStatus::kOk;
    int loop = -1;     ///< where it fails: -1 the outer loop, 0 and up a hole
    int point = -1;    ///< the point of that loop; -1: no single one
    int outlines = 0;  ///< [1] how many there are
    OutlineChanges changes = {};
};
/// Outlines that jostle_outline_decompose takes, of loops that may cross, touch and repeat points. All loops
/// count alike: which one is the outer one plays no part.
std::unique_ptr<CleanOutlines> outline_clean(const Outline& outline, const Tolerances& tolerances = {});
CleanTraits clean_outlines_traits(const CleanOutlines& outlines);
/// How many holes an outline has. `index` is below JostleCleanTraits::outlines.
int clean_outlines_holes(const CleanOutlines& outlines, int index);
/// [m] A loop of an outline: -1 the outer one, counter-clockwise; 0 and up a hole, clockwise. Valid as long
/// as the outlines.
std::span<const Vec2> clean_outlines_loop(const CleanOutlines& outlines, int index, int loop);
/// [m^2] of the outer loop less that of the holes
double clean_outlines_area(const CleanOutlines& outlines, int index);

}  // namespace jostle::c
