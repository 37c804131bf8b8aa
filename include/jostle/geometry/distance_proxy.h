// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A convex set of points with a radius around it: the form of a shape that distance(), overlap(),
// shape_cast() and time_of_impact() compute with. Points are stored relative to the first one, so that no
// precision is lost far from the frame's origin, and in blocks of four for SIMD. The other fields and the
// first eight points share two cache lines. Keep a proxy if the same shape is queried often: the functions
// that take a Geometry make one per call.
#pragma once

#include <jostle/geometry/shapes.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct DistanceProxy {
    /// Four points, coordinate by coordinate.
    struct Block {
        alignas(16) float x[4];
        float y[4];
    };

    Vec2 origin;             ///< [m] point 0
    Vec2 center;             ///< [m] from `origin`: some point in the middle
    int count = 0;           ///< 1 to 64
    bool is_outline = true;  ///< the points run once around a convex polygon, counter-clockwise
    float radius = 0.0f;     ///< [m] of the rounding around the points
    /// [m] from `origin`; slots from `count` on repeat point 0 up to a multiple of eight; those beyond are
    /// uninitialised.
    alignas(32) Block blocks[kMaxPolygonVertices / 4];

    explicit DistanceProxy(const Geometry& geometry);
    /// The convex hull of 1 to 64 points, in any order. Throws Error unless all are finite and in range.
    static DistanceProxy from_points(std::span<const Vec2> points, float radius = 0.0f);

    [[nodiscard]] JOSTLE_INLINE Vec2 point(int i) const {
        const auto slot = static_cast<unsigned>(i);
        const Block& block = blocks[slot / 4];
        return {block.x[slot % 4], block.y[slot % 4]};
    }

  private:
    DistanceProxy() = default;
};

}  // namespace jostle
JOSTLE_API_END
