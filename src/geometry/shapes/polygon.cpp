// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The makers of polygons.
#include <jostle/core/error.h>
#include <jostle/geometry/hull.h>

#include "geometry/shapes/checks.h"
#include "geometry/shapes/outline.h"

namespace jostle {
namespace {

// A maker's polygon may be smaller than the default tolerance (a world of another scale has its own, and
// checks by it in validate()), but its edges must be there.
constexpr float kAnyEdge = 0.0f;

template <int N>
const char* maker(const char* small, const char* large) {
    return N == 8 ? small : large;
}

template <int N>
void finish(BasicPolygon<N>& polygon, const char* function) {
    detail::check_outline(function, polygon, N, kAnyEdge);
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
    const char* function = maker<N>("Polygon::box", "LargePolygon::box");
    detail::check_size(function, "half_width", half_width);
    detail::check_size(function, "half_height", half_height);
    return centered_box<N>(half_width, half_height, 0.0f);
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::rounded_box(float half_width, float half_height, float radius) {
    const char* function = maker<N>("Polygon::rounded_box", "LargePolygon::rounded_box");
    detail::check_size(function, "half_width", half_width);
    detail::check_size(function, "half_height", half_height);
    detail::check_rounding(function, "radius", radius);
    return centered_box<N>(half_width, half_height, radius);
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::offset_box(float half_width, float half_height, Vec2 center, Rot rotation,
                                            float radius) {
    const char* function = maker<N>("Polygon::offset_box", "LargePolygon::offset_box");
    detail::check_size(function, "half_width", half_width);
    detail::check_size(function, "half_height", half_height);
    detail::check_position(function, "center", center);
    detail::check_rotation(function, "rotation", rotation);
    detail::check_rounding(function, "radius", radius);
    BasicPolygon polygon = centered_box<N>(half_width, half_height, radius);
    const Transform transform{center, renormalize(rotation)};
    for (int i = 0; i < 4; ++i) polygon.vertices[i] = apply(transform, polygon.vertices[i]);
    // Normals and centroid are those of the rounded vertices, which far from the origin are no longer quite a
    // box.
    finish(polygon, function);
    return polygon;
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::regular(int count, float circumradius, float radius) {
    const char* function = maker<N>("Polygon::regular", "LargePolygon::regular");
    if (count < 3 || count > N) {
        raise(function, "count", std::to_string(count),
              detail::join({"it must be 3 to ", std::to_string(N)}));
    }
    detail::check_size(function, "circumradius", circumradius);
    detail::check_rounding(function, "radius", radius);
    BasicPolygon polygon;
    polygon.count = count;
    polygon.radius = radius;
    for (int i = 0; i < count; ++i) {
        const Rot turn = Rot::from_angle(2.0f * kPi * static_cast<float>(i) / static_cast<float>(count));
        polygon.vertices[i] = circumradius * turn.x_axis();
    }
    finish(polygon, function);
    return polygon;
}

template <int N>
BasicPolygon<N> BasicPolygon<N>::from_hull(std::span<const Vec2> points, float radius,
                                           const Tolerances& tolerances) {
    const char* function = maker<N>("Polygon::from_hull", "LargePolygon::from_hull");
    detail::check_rounding(function, "radius", radius);
    const HullResult hull = compute_hull(points, tolerances);
    if (hull.status != HullStatus::kOk) {
        raise(function, "points", detail::join({std::to_string(points.size()), " points"}),
              describe(hull.status));
    }
    if (hull.count > N) {
        raise(function, "points",
              detail::join({"a set whose hull has ", std::to_string(hull.count), " corners"}),
              detail::join({"it must have at most ", std::to_string(N)}));
    }
    BasicPolygon polygon;
    polygon.count = hull.count;
    polygon.radius = radius;
    for (int i = 0; i < hull.count; ++i) polygon.vertices[i] = hull.corners[i];
    finish(polygon, function);
    return polygon;
}

template struct BasicPolygon<8>;
template struct BasicPolygon<kMaxPolygonVertices>;

}  // namespace jostle
