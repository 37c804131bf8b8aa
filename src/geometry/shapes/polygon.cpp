// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The makers of polygons.
#include <jostle/geometry/hull.h>

#include "geometry/shapes/checks.h"
#include "geometry/shapes/outline.h"

namespace jostle {
namespace {

template <int N>
constexpr Call maker(const char* small, const char* large) {
    return Call(N == 8 ? small : large);
}

template <int N>
void finish(BasicPolygon<N>& polygon, const Call& call) {
    // It may be smaller than the default tolerance: a world of another scale has its own, and checks by it.
    detail::check_outline(call, polygon, N, kMinShapeSize);
    detail::outline_normals(polygon.vertices, polygon.count, polygon.normals);
    polygon.centroid = detail::outline_centroid(polygon.vertices, polygon.count);
}

template <int N>
BasicPolygon<N> centered_box(float half_width, float half_height, float radius) {
    BasicPolygon<N> polygon;
    polygon.count = 4;
    polygon.radius = radius;
    polygon.vertices[0] = {-half_width, -half_height};
    polygon.vertices[1] = {half_width, -half_height};
    polygon.vertices[2] = {half_width, half_height};
    polygon.vertices[3] = {-half_width, half_height};
    polygon.normals[0] = {0.0f, -1.0f};
    polygon.normals[1] = {1.0f, 0.0f};
    polygon.normals[2] = {0.0f, 1.0f};
    polygon.normals[3] = {-1.0f, 0.0f};
    return polygon;
}

}  // namespace

template <int N>
BasicPolygon<N> BasicPolygon<N>::box(float half_width, float half_height) {
    const Call call = maker<N>("Polygon::box", "LargePolygon::box");
    call.in(kSizeRange, "half_width", half_width);
    call.in(kSizeRange, "half_height", half_height);
    return centered_box<N>(half_width, half_height, 0.0f);
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::rounded_box(float half_width, float half_height, float radius) {
    const Call call = maker<N>("Polygon::rounded_box", "LargePolygon::rounded_box");
    call.in(kSizeRange, "half_width", half_width);
    call.in(kSizeRange, "half_height", half_height);
    call.in(kRoundingRange, "radius", radius);
    return centered_box<N>(half_width, half_height, radius);
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::offset_box(float half_width, float half_height, Vec2 center, Rot rotation,
                                            float radius) {
    const Call call = maker<N>("Polygon::offset_box", "LargePolygon::offset_box");
    call.in(kSizeRange, "half_width", half_width);
    call.in(kSizeRange, "half_height", half_height);
    call.in(kCoordinateRange, "center", center);
    detail::check_rotation(call, "rotation", rotation);
    call.in(kRoundingRange, "radius", radius);
    BasicPolygon polygon = centered_box<N>(half_width, half_height, radius);
    const Transform transform{center, renormalize(rotation)};
    for (int i = 0; i < 4; ++i) polygon.vertices[i] = apply(transform, polygon.vertices[i]);
    // Normals and centroid are those of the rounded vertices, which far from the origin are no longer quite a
    // box.
    finish(polygon, call);
    return polygon;
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::regular(int count, float circumradius, float radius) {
    const Call call = maker<N>("Polygon::regular", "LargePolygon::regular");
    call.in(3, N, "count", count);
    call.in(kSizeRange, "circumradius", circumradius);
    call.in(kRoundingRange, "radius", radius);
    BasicPolygon polygon;
    polygon.count = count;
    polygon.radius = radius;
    for (int i = 0; i < count; ++i) {
        const Rot turn = Rot::from_angle(2.0f * kPi * static_cast<float>(i) / static_cast<float>(count));
        polygon.vertices[i] = circumradius * turn.x_axis();
    }
    finish(polygon, call);
    return polygon;
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::from_hull(std::span<const Vec2> points, float radius,
                                           const Tolerances& tolerances) {
    const Call call = maker<N>("Polygon::from_hull", "LargePolygon::from_hull");
    call.in(kRoundingRange, "radius", radius);
    const HullResult hull = compute_hull(points, tolerances);
    if (hull.status != HullStatus::kOk)
        call.refuse("points", detail::point_count(points.size()), describe(hull.status));
    if (hull.count > N) {
        call.refuse("points", "a set whose hull has " + std::to_string(hull.count) + " corners",
                    "it must have at most " + std::to_string(N));
    }
    BasicPolygon polygon;
    polygon.count = hull.count;
    polygon.radius = radius;
    for (int i = 0; i < hull.count; ++i) polygon.vertices[i] = hull.corners[i];
    finish(polygon, call);
    return polygon;
}

template struct BasicPolygon<8>;
template struct BasicPolygon<kMaxPolygonVertices>;

}  // namespace jostle
