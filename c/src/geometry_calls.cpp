// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "geometry_calls.h"

#include <jostle/core/require.h>

#include <string>
#include <vector>

namespace jostle::c {
namespace {

const SolidOutline& outline_of(const Call& call, const CleanOutlines& outlines, int index) {
    call.in(0, static_cast<int>(outlines.outlines.size()) - 1, "index", index);
    return outlines.outlines[static_cast<std::size_t>(index)];
}

}  // namespace

Polygon polygon_box(float half_width, float half_height) {
    return Polygon::box(half_width, half_height);
}
Polygon polygon_rounded_box(float half_width, float half_height, float radius) {
    return Polygon::rounded_box(half_width, half_height, radius);
}
Polygon polygon_offset_box(float half_width, float half_height, Vec2 center, Rot rotation, float radius) {
    return Polygon::offset_box(half_width, half_height, center, rotation, radius);
}
Polygon polygon_regular(int count, float circumradius, float radius) {
    return Polygon::regular(count, circumradius, radius);
}
Polygon polygon_from_hull(std::span<const Vec2> points, float radius, const Tolerances& tolerances) {
    return Polygon::from_hull(points, radius, tolerances);
}
LargePolygon large_polygon_regular(int count, float circumradius, float radius) {
    return LargePolygon::regular(count, circumradius, radius);
}
LargePolygon large_polygon_from_hull(std::span<const Vec2> points, float radius,
                                     const Tolerances& tolerances) {
    return LargePolygon::from_hull(points, radius, tolerances);
}

Geometry geometry_circle(Vec2 center, float radius) {
    return Circle{center, radius};
}
Geometry geometry_capsule(Vec2 center1, Vec2 center2, float radius) {
    return Capsule{center1, center2, radius};
}
Geometry geometry_segment(Vec2 point1, Vec2 point2) {
    return Segment{point1, point2};
}
Geometry geometry_polygon(const Polygon& polygon) {
    return polygon;
}
Geometry geometry_box(float half_width, float half_height) {
    return Polygon::box(half_width, half_height);
}
Geometry geometry_hull(std::span<const Vec2> points, float radius) {
    return Polygon::from_hull(points, radius);
}
Geometry geometry_large_polygon(const LargePolygon* polygon) {
    if (polygon == nullptr)
        Call("jostle_geometry_large_polygon").refuse("polygon", "NULL", "it must point to a polygon");
    return *polygon;
}
void geometry_validate(const Geometry& geometry, const Tolerances& tolerances) {
    validate(geometry, Call("jostle_geometry_validate"), tolerances);
}
void chain_validate(const Chain& chain, const Tolerances& tolerances) {
    validate(chain, Call("jostle_chain_validate"), tolerances);
}

void geometry_collide_batch(std::span<const Geometry> a, std::span<const Geometry> b,
                            std::span<const Transform> b_in_a, std::span<Manifold> manifolds,
                            const Tolerances& tolerances) {
    const Call call("jostle_geometry_collide_batch");
    const auto require_as_many = [&](const char* argument, std::size_t count) {
        if (count != a.size())
            call.refuse(argument, std::to_string(count) + " long", "it must be as long as a");
    };
    require_as_many("b", b.size());
    require_as_many("b_in_a", b_in_a.size());
    std::vector<CollidePair> pairs(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) pairs[i] = {&a[i], &b[i], b_in_a[i]};
    collide(pairs, manifolds, tolerances);
}

std::optional<Manifold> geometry_collide_flush(const Geometry& ground, std::span<const Geometry> neighbours,
                                               std::span<const Transform> in_ground, const OrientedBox& known,
                                               const Geometry& b, const Transform& b_in_ground,
                                               const Tolerances& tolerances) {
    if (in_ground.size() != neighbours.size()) {
        Call("jostle_geometry_collide_flush")
            .refuse("in_ground", std::to_string(in_ground.size()) + " long",
                    "it must be as long as neighbours");
    }
    std::vector<FlushNeighbour> near(neighbours.size());
    for (std::size_t i = 0; i < near.size(); ++i) near[i] = {&neighbours[i], in_ground[i]};
    return collide_flush({&ground, near, known}, b, b_in_ground, tolerances);
}
LocalManifold manifold_make_local(const Manifold& manifold, float radius_a, float radius_b,
                                  const Transform& b_in_a) {
    return make_local(manifold, radius_a, radius_b, b_in_a);
}
WorldManifold local_manifold_evaluate(const LocalManifold& manifold, const Transform& transform_a,
                                      float radius_a, const Transform& transform_b, float radius_b) {
    return evaluate(manifold, transform_a, radius_a, transform_b, radius_b);
}

OutlineVerdict outline_verdict(const Outline& outline, float radius, const Tolerances& tolerances) {
    const DecomposeResult result = try_decompose(outline, radius, tolerances);
    return {result.status, result.loop, result.point};
}
PolygonView convex_pieces_at(const ConvexPieces& pieces, int index) {
    Call("jostle_convex_pieces_at").in(0, pieces.size() - 1, "index", index);
    return pieces[index];
}

std::unique_ptr<CleanOutlines> outline_clean(const Outline& outline, const Tolerances& tolerances) {
    return std::make_unique<CleanOutlines>(jostle::clean_outline(outline, tolerances));
}
CleanTraits clean_outlines_traits(const CleanOutlines& outlines) {
    return {outlines.status, outlines.loop, outlines.point, static_cast<int>(outlines.outlines.size()),
            outlines.changes};
}
int clean_outlines_holes(const CleanOutlines& outlines, int index) {
    return static_cast<int>(outline_of(Call("jostle_clean_outlines_holes"), outlines, index).holes().size());
}
std::span<const Vec2> clean_outlines_loop(const CleanOutlines& outlines, int index, int loop) {
    constexpr Call kCall("jostle_clean_outlines_loop");
    const SolidOutline& outline = outline_of(kCall, outlines, index);
    kCall.in(-1, static_cast<int>(outline.holes().size()) - 1, "loop", loop);
    return loop < 0 ? outline.outer() : outline.holes()[static_cast<std::size_t>(loop)];
}
double clean_outlines_area(const CleanOutlines& outlines, int index) {
    return outline_of(Call("jostle_clean_outlines_area"), outlines, index).area();
}

}  // namespace jostle::c
