// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes: plain values, in the frame of the body or of anything else that they belong to. Lengths in
// metres. Makers check their arguments and throw Error; plain aggregates (Circle{...}) are checked when they
// are added to a body (see validate()).
#pragma once

#include <jostle/core/config.h>
#include <jostle/core/constants.h>
#include <jostle/core/require.h>
#include <jostle/math/aabb.h>
#include <jostle/math/transform.h>

#include <cstdint>
#include <optional>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

// The numbers that makers and validate() accept, for every type of shape.
inline constexpr Range kCoordinateRange{-kMaxCoordinate, kMaxCoordinate};  ///< [m] of each point
inline constexpr Range kSizeRange{kMinShapeSize,
                                  kMaxCoordinate};            ///< [m] of radii of round shapes, half widths
inline constexpr Range kRoundingRange{0.0f, kMaxCoordinate};  ///< [m] of radii around polygons

struct Circle {
    Vec2 center = {};     ///< [m]
    float radius = 0.0f;  ///< [m] in kSizeRange
};

/// All points within `radius` of the segment between the two centres.
struct Capsule {
    Vec2 center1 = {};    ///< [m]
    Vec2 center2 = {};    ///< [m]
    float radius = 0.0f;  ///< [m] in kSizeRange
};

/// A line segment of no thickness. Two segments never collide. Alone it collides on both sides and at its
/// ends. One that is part of a longer line stores the points where the line goes on, its ghosts: a shape that
/// slides over a shared end then meets one smooth line, never the end of the next segment. Only manifolds
/// depend on ghosts.
///
///     ghost1 . . . point1 ------> point2 . . . ghost2
///                           |
///                         front: on the right of the direction, as in Box2D
struct Segment {
    Vec2 point1 = {};                 ///< [m]
    Vec2 point2 = {};                 ///< [m]
    std::optional<Vec2> ghost1 = {};  ///< [m] where the line comes from; none: it begins at point1
    std::optional<Vec2> ghost2 = {};  ///< [m] where the line goes on to; none: it ends at point2
    bool one_sided = false;           ///< collides, and stops rays, from its front alone

    [[nodiscard]] JOSTLE_INLINE bool is_smooth() const { return one_sided || ghost1 || ghost2; }
};

/// A view of a convex polygon, as functions on polygons take it. Vertices run counter-clockwise; normals[i]
/// is the outward normal of the edge from vertices[i] to vertices[i + 1].
struct PolygonView {
    const Vec2* vertices = nullptr;  ///< [m]
    const Vec2* normals = nullptr;   ///< [1] unit vectors
    int count = 0;                   ///< 3 to 64 (2 where a capsule or segment is seen as a polygon)
    float radius = 0.0f;             ///< [m] of the rounding around the polygon; 0: sharp
    Vec2 centroid = {};              ///< [m]
    std::uint64_t inner_edges = 0;   ///< bit i: see BasicPolygon::inner_edges
};

/// A convex polygon of 3 to `N` vertices as a plain value.
template <int N>
struct BasicPolygon {
    Vec2 vertices[N];     ///< [m] counter-clockwise
    Vec2 normals[N];      ///< [1]
    Vec2 centroid;        ///< [m] of the area without the rounding
    float radius = 0.0f;  ///< [m] rounding
    int count = 0;
    /// Bit i: the edge from vertices[i] to the next is an inner one, behind which the same solid goes on in
    /// another polygon (a piece of a concave outline, the next tile of a floor). Manifolds have no normal
    /// across it nor out of its ends. Nothing else depends on it.
    std::uint64_t inner_edges = 0;

    /// A box with the given half extents [m] about the origin.
    static BasicPolygon box(float half_width, float half_height);
    static BasicPolygon rounded_box(float half_width, float half_height, float radius);
    static BasicPolygon offset_box(float half_width, float half_height, Vec2 center, Rot rotation = {},
                                   float radius = 0.0f);
    /// A regular polygon of `count` vertices at `circumradius` [m], the first on the positive x axis.
    static BasicPolygon regular(int count, float circumradius, float radius = 0.0f);
    /// The convex hull of the points (welded within the tolerance, collinear points dropped). Throws where
    /// there is none or where it has more than N corners.
    static BasicPolygon from_hull(std::span<const Vec2> points, float radius = 0.0f, const Tolerances& = {});

    JOSTLE_INLINE operator PolygonView() const {
        return {vertices, normals, count, radius, centroid, inner_edges};
    }
};

extern template struct BasicPolygon<8>;
extern template struct BasicPolygon<kMaxPolygonVertices>;

/// A polygon of at most 8 vertices, as nearly all are.
using Polygon = BasicPolygon<8>;
/// A polygon of up to 64 vertices, as a (large) value.
using LargePolygon = BasicPolygon<kMaxPolygonVertices>;

enum class ShapeType : std::uint8_t { kCircle, kCapsule, kSegment, kPolygon, kLargePolygon };

/// Any shape. A large polygon is a view of memory that the caller owns (a world copies it into its own).
struct Geometry {
    ShapeType type = ShapeType::kCircle;
    union {
        Circle circle;
        Capsule capsule;
        Segment segment;
        Polygon polygon;
        PolygonView large_polygon;
    };

    Geometry() : circle{} {}
    Geometry(const Circle& shape) : type(ShapeType::kCircle), circle(shape) {}
    Geometry(const Capsule& shape) : type(ShapeType::kCapsule), capsule(shape) {}
    Geometry(const Segment& shape) : type(ShapeType::kSegment), segment(shape) {}
    Geometry(const Polygon& shape) : type(ShapeType::kPolygon), polygon(shape) {}
    Geometry(const LargePolygon& shape) : type(ShapeType::kLargePolygon), large_polygon(shape) {}
    Geometry(const PolygonView& shape) : type(ShapeType::kLargePolygon), large_polygon(shape) {}

    /// Of a polygon of either size.
    [[nodiscard]] JOSTLE_INLINE PolygonView polygon_view() const {
        return type == ShapeType::kPolygon ? PolygonView(polygon) : large_polygon;
    }
};

/// Throws Error, naming the call, unless the shape is finite, within the ranges above, and (polygons)
/// convex, counter-clockwise, with unit normals that match and no edge shorter than the tolerance or
/// kMinShapeSize.
void validate(const Geometry& geometry, const Call& call, const Tolerances& tolerances = {});

/// The tight box of a shape under a transform, rounding included.
[[nodiscard]] Aabb<2> bounds(const Geometry& geometry, const Transform& transform);

/// [m] The greatest distance of a point of the shape from `point`, rounding included.
[[nodiscard]] float max_extent(const Geometry& geometry, Vec2 point);

}  // namespace jostle
JOSTLE_API_END
