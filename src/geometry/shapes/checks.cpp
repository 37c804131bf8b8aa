// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// validate(), and the checks that it shares with the makers. Products are taken in double precision, where
// those of two differences of floats near each other are exact: what these checks let through is convex, not
// just nearly so.
#include "geometry/shapes/checks.h"

#include "geometry/double2.h"

namespace jostle {
namespace detail {
namespace {

Double2 difference(Vec2 to, Vec2 from) {
    return widen(to) - widen(from);
}

}  // namespace

std::string element(const char* array, int index) {
    return std::string(array).append("[").append(std::to_string(index)).append("]");
}

std::string point_count(std::size_t count) {
    return std::to_string(count) + " points";
}

bool is_position(Vec2 v) {
    return kCoordinateRange.contains(v.x) && kCoordinateRange.contains(v.y);
}

void check_position(const Call& call, const char* array, int index, Vec2 value) {
    if (!is_position(value)) call.in(kCoordinateRange, element(array, index), value);
}

float least_edge(const Tolerances& tolerances) {
    return tolerances.min_edge_length > kMinShapeSize ? tolerances.min_edge_length : kMinShapeSize;
}

void check_apart(const Call& call, const char* argument, int index, Vec2 value, Vec2 other,
                 const char* other_name, float least) {
    if (distance(value, other) >= least) return;
    call.refuse(index < 0 ? std::string(argument) : element(argument, index), to_text(value),
                "it must be at least " + to_text(least) + " m from " + other_name);
}

void check_ghost(const Call& call, const char* argument, const std::optional<Vec2>& ghost, Vec2 end,
                 const char* end_name, float least) {
    if (!ghost) return;
    call.in(kCoordinateRange, argument, *ghost);
    check_apart(call, argument, -1, *ghost, end, end_name, least);
}

void check_rotation(const Call& call, const char* argument, Rot value) {
    constexpr Range kUnit{1.0f - 1.0e-3f, 1.0f + 1.0e-3f};
    if (!kUnit.contains(value.c * value.c + value.s * value.s)) {
        call.refuse(argument, to_text(Vec2{value.c, value.s}), "its cosine and sine must be of length 1");
    }
}

void check_outline(const Call& call, const PolygonView& polygon, int most, float shortest) {
    const int n = polygon.count;
    call.in(3, most, "count", n);
    if (polygon.vertices == nullptr) call.refuse("vertices", "null", "it must point to the vertices");
    const Vec2* v = polygon.vertices;
    for (int i = 0; i < n; ++i) check_position(call, "vertices", i, v[i]);
    const double least = static_cast<double>(shortest);
    double area = 0.0;
    for (int i = 0; i < n; ++i) {
        const Vec2 next = v[i + 1 < n ? i + 1 : 0];
        const Double2 edge = difference(next, v[i]);
        if (!(dot(edge, edge) >= least * least)) {
            call.refuse(element("vertices", i), to_text(v[i]),
                        "it must be at least " + to_text(shortest) + " m from the next vertex");
        }
        area += cross(difference(v[i], v[0]), difference(next, v[0]));
    }
    if (area < 0.0) {
        call.refuse("vertices", "in clockwise order", "they must run counter-clockwise");
    }
    // Turning left at every vertex makes it convex, unless it winds more than once (as a pentagram does);
    // then a triangle of the fan about vertex 0 runs the other way.
    for (int i = 0; i < n; ++i) {
        const Vec2 next = v[i + 1 < n ? i + 1 : 0];
        const Vec2 after = v[i + 2 < n ? i + 2 : i + 2 - n];
        const bool left = cross(difference(next, v[i]), difference(after, next)) > 0.0;
        const bool fan = i == 0 || i + 1 >= n || cross(difference(v[i], v[0]), difference(next, v[0])) > 0.0;
        if (!left || !fan) {
            call.refuse(
                element("vertices", i + 1 < n ? i + 1 : 0), to_text(next),
                "the outline must turn left there: a polygon is convex and without collinear vertices");
        }
    }
}

namespace {

void check_normals(const Call& call, const PolygonView& polygon) {
    constexpr float kTolerance = 1.0e-4f;
    if (polygon.normals == nullptr) call.refuse("normals", "null", "it must point to the normals");
    for (int i = 0; i < polygon.count; ++i) {
        const Vec2 next = polygon.vertices[i + 1 < polygon.count ? i + 1 : 0];
        const Vec2 expected = normalized(right_perpendicular(next - polygon.vertices[i]));
        const Vec2 off = abs(polygon.normals[i] - expected);
        if (!(off.x <= kTolerance && off.y <= kTolerance)) {
            call.refuse(element("normals", i), to_text(polygon.normals[i]),
                        "it must be the outward unit normal of the edge, " + to_text(expected));
        }
    }
}

/// All of them may be inner: a tile in the midst of others, a piece in the midst of an outline.
void check_inner_edges(const Call& call, const PolygonView& polygon) {
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - polygon.count);
    if ((polygon.inner_edges & ~all) != 0) {
        call.refuse("inner_edges", std::to_string(polygon.inner_edges),
                    "it must name edges that there are, 0 to " + std::to_string(polygon.count - 1));
    }
}

void check_polygon(const Call& call, const PolygonView& polygon, int most, const Tolerances& tolerances) {
    check_outline(call, polygon, most, least_edge(tolerances));
    check_normals(call, polygon);
    call.in(kRoundingRange, "radius", polygon.radius);
    call.in(kCoordinateRange, "centroid", polygon.centroid);
    check_inner_edges(call, polygon);
}

}  // namespace
}  // namespace detail

void validate(const Geometry& geometry, const Call& call, const Tolerances& tolerances) {
    using namespace detail;
    call.one_of(ShapeType::kLargePolygon, "type", geometry.type, "it must be one of ShapeType's");
    switch (geometry.type) {
        case ShapeType::kCircle:
            call.in(kCoordinateRange, "circle.center", geometry.circle.center);
            call.in(kSizeRange, "circle.radius", geometry.circle.radius);
            return;
        case ShapeType::kCapsule:
            call.in(kCoordinateRange, "capsule.center1", geometry.capsule.center1);
            call.in(kCoordinateRange, "capsule.center2", geometry.capsule.center2);
            call.in(kSizeRange, "capsule.radius", geometry.capsule.radius);
            return;
        case ShapeType::kSegment: {
            const Segment& segment = geometry.segment;
            call.in(kCoordinateRange, "segment.point1", segment.point1);
            call.in(kCoordinateRange, "segment.point2", segment.point2);
            const float apart = least_edge(tolerances);
            check_apart(call, "segment.point2", -1, segment.point2, segment.point1, "point1", apart);
            check_ghost(call, "segment.ghost1", segment.ghost1, segment.point1, "point1", apart);
            check_ghost(call, "segment.ghost2", segment.ghost2, segment.point2, "point2", apart);
            return;
        }
        case ShapeType::kPolygon:
            return check_polygon(call, geometry.polygon, 8, tolerances);
        case ShapeType::kLargePolygon:
            return check_polygon(call, geometry.large_polygon, kMaxPolygonVertices, tolerances);
    }
}

}  // namespace jostle
