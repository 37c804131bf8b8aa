// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// validate(), and the checks that it shares with the makers. Products are taken in double precision, where
// those of two differences of floats near each other are exact: what these checks let through is convex, not
// just nearly so.
#include "geometry/shapes/checks.h"

#include <jostle/core/error.h>

#include "geometry/double2.h"

namespace jostle {
namespace detail {
std::string join(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

namespace {

constexpr const char* kInRange = "it must be finite and within 1e5 m of the origin on each axis";

Double2 difference(Vec2 to, Vec2 from) {
    return widen(to) - widen(from);
}

std::string indexed(const char* name, int i) {
    return join({name, "[", std::to_string(i), "]"});
}

}  // namespace

bool is_position(Vec2 v) {
    return abs(v.x) <= kMaxCoordinate && abs(v.y) <= kMaxCoordinate;
}

std::string to_text(Vec2 v) {
    return join({"(", jostle::to_text(v.x), ", ", jostle::to_text(v.y), ")"});
}

std::string ArgumentName::text() const {
    return index < 0 ? std::string(name) : indexed(name, index);
}

void check_position(const char* function, ArgumentName argument, Vec2 value) {
    if (!is_position(value)) raise(function, argument.text(), to_text(value), kInRange);
}

void check_apart(const char* function, ArgumentName argument, Vec2 value, Vec2 other, const char* other_name,
                 float least) {
    if (distance(value, other) >= least) return;
    raise(function, argument.text(), to_text(value),
          join({"it must be at least ", jostle::to_text(least), " m from ", other_name}));
}

void check_ghost(const char* function, const char* argument, const std::optional<Vec2>& ghost, Vec2 end,
                 const char* end_name, float least) {
    if (!ghost) return;
    check_position(function, argument, *ghost);
    check_apart(function, argument, *ghost, end, end_name, least);
}

void check_size(const char* function, const char* argument, float value) {
    if (!(value > 0.0f && value <= kMaxCoordinate)) {
        raise(function, argument, jostle::to_text(value), "it must be greater than 0 and at most 1e5 m");
    }
}

void check_rounding(const char* function, const char* argument, float value) {
    if (!(value >= 0.0f && value <= kMaxCoordinate)) {
        raise(function, argument, jostle::to_text(value), "it must be 0 or more and at most 1e5 m");
    }
}

void check_rotation(const char* function, const char* argument, Rot value) {
    if (!is_finite(value) || !(abs(value.c * value.c + value.s * value.s - 1.0f) <= 1.0e-3f)) {
        raise(function, argument, to_text(Vec2{value.c, value.s}), "its cosine and sine must be of length 1");
    }
}

void check_outline(const char* function, const PolygonView& polygon, int most, float min_edge_length) {
    const int n = polygon.count;
    if (n < 3 || n > most) {
        raise(function, "count", std::to_string(n),
              join({"a polygon has 3 to ", std::to_string(most), " vertices"}));
    }
    if (polygon.vertices == nullptr) raise(function, "vertices", "null", "it must point to the vertices");
    const Vec2* v = polygon.vertices;
    for (int i = 0; i < n; ++i) {
        if (!is_position(v[i])) {
            raise(function, indexed("vertices", i), to_text(v[i]), kInRange);
        }
    }
    const double shortest = static_cast<double>(min_edge_length);
    double area = 0.0;
    for (int i = 0; i < n; ++i) {
        const Vec2 next = v[i + 1 < n ? i + 1 : 0];
        const Double2 edge = difference(next, v[i]);
        const double squared = dot(edge, edge);
        if (!(squared >= shortest * shortest) || !(squared > 0.0)) {
            raise(function, indexed("vertices", i), to_text(v[i]),
                  shortest > 0.0 ? join({"its distance to the next vertex must be at least ",
                                         jostle::to_text(min_edge_length), " m"})
                                 : std::string("it must differ from the next vertex"));
        }
        area += cross(difference(v[i], v[0]), difference(next, v[0]));
    }
    if (area < 0.0) {
        raise(function, "vertices", "in clockwise order", "they must run counter-clockwise");
    }
    // Turning left at every vertex makes it convex, unless it winds more than once (as a pentagram does);
    // then a triangle of the fan about vertex 0 runs the other way.
    for (int i = 0; i < n; ++i) {
        const Vec2 next = v[i + 1 < n ? i + 1 : 0];
        const Vec2 after = v[i + 2 < n ? i + 2 : i + 2 - n];
        const bool left = cross(difference(next, v[i]), difference(after, next)) > 0.0;
        const bool fan = i == 0 || i + 1 >= n || cross(difference(v[i], v[0]), difference(next, v[0])) > 0.0;
        if (!left || !fan) {
            raise(function, indexed("vertices", i + 1 < n ? i + 1 : 0), to_text(next),
                  "the outline must turn left there: a polygon is convex and without collinear vertices");
        }
    }
}

namespace {

void check_normals(const char* function, const PolygonView& polygon) {
    constexpr float kTolerance = 1.0e-4f;
    if (polygon.normals == nullptr) raise(function, "normals", "null", "it must point to the normals");
    for (int i = 0; i < polygon.count; ++i) {
        const Vec2 next = polygon.vertices[i + 1 < polygon.count ? i + 1 : 0];
        const Vec2 expected = normalized(right_perpendicular(next - polygon.vertices[i]));
        const Vec2 off = abs(polygon.normals[i] - expected);
        if (!(off.x <= kTolerance && off.y <= kTolerance)) {
            raise(function, indexed("normals", i), to_text(polygon.normals[i]),
                  join({"it must be the outward unit normal of the edge, ", to_text(expected)}));
        }
    }
}

/// All of them may be inner: a tile in the midst of others, a piece in the midst of an outline.
void check_ghost_edges(const char* function, const PolygonView& polygon) {
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - polygon.count);
    if ((polygon.ghost_edges & ~all) != 0) {
        raise(function, "ghost_edges", std::to_string(polygon.ghost_edges),
              join({"it must name edges that there are, 0 to ", std::to_string(polygon.count - 1)}));
    }
}

void check_polygon(const char* function, const PolygonView& polygon, int most, const Tolerances& tolerances) {
    check_outline(function, polygon, most, tolerances.min_edge_length);
    check_normals(function, polygon);
    check_rounding(function, "radius", polygon.radius);
    check_position(function, "centroid", polygon.centroid);
    check_ghost_edges(function, polygon);
}

}  // namespace
}  // namespace detail

void validate(const Geometry& geometry, const char* function, const Tolerances& tolerances) {
    using namespace detail;
    switch (geometry.kind) {
        case ShapeKind::kCircle:
            check_position(function, "circle.center", geometry.circle.center);
            check_size(function, "circle.radius", geometry.circle.radius);
            return;
        case ShapeKind::kCapsule:
            check_position(function, "capsule.center1", geometry.capsule.center1);
            check_position(function, "capsule.center2", geometry.capsule.center2);
            check_size(function, "capsule.radius", geometry.capsule.radius);
            return;
        case ShapeKind::kSegment: {
            const Segment& segment = geometry.segment;
            check_position(function, "segment.point1", segment.point1);
            check_position(function, "segment.point2", segment.point2);
            const float apart = tolerances.min_edge_length;
            check_apart(function, "segment.point2", segment.point2, segment.point1, "point1", apart);
            check_ghost(function, "segment.ghost1", segment.ghost1, segment.point1, "point1", apart);
            check_ghost(function, "segment.ghost2", segment.ghost2, segment.point2, "point2", apart);
            return;
        }
        case ShapeKind::kPolygon:
            check_polygon(function, geometry.polygon, 8, tolerances);
            return;
        case ShapeKind::kLargePolygon:
            check_polygon(function, geometry.large_polygon, kMaxPolygonVertices, tolerances);
            return;
    }
    raise(function, "kind", std::to_string(static_cast<int>(geometry.kind)),
          "there is no such kind of shape");
}

}  // namespace jostle
