// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A ray against a shape, both in the shape's frame. One rule for all shapes:
//
//     starts inside, or on the outline      hit at fraction 0, started_inside, no normal
//     of no length                          a point: a hit where it is inside, else none
//     ends before the shape                 none; one that only just touches hits
//
// A segment has no inside: a ray that starts on it hits it at fraction 0 with a normal, and one along it hits
// the end that it meets first, with a normal against the ray. A one-sided segment is hit only by rays against
// its front: rays from behind and along it pass. A ray that starts on it is hit at fraction 0 if it goes to
// the back, and passes if it goes to the front.
//
// Computed in double, relative to the shape's first vertex. Cost: linear in the vertices.
#pragma once

#include <jostle/geometry/shapes.h>
#include <jostle/math/ray.h>

JOSTLE_API_BEGIN
namespace jostle {

struct ShapeRayHit {
    bool hit = false;
    bool started_inside = false;
    float fraction = 0.0f;  ///< [1] of the translation, where the ray enters; at most max_fraction
    Vec2 point;             ///< [m] where it enters, or starts
    Vec2 normal;            ///< [1] of the outline there, against the ray; zero if it started inside

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// The first point of the shape on the ray. No hit if the origin or the translation is not finite, or
/// max_fraction is negative or NaN.
[[nodiscard]] ShapeRayHit ray_cast(const Geometry& geometry, const Ray2& ray);
/// The same for a shape that is posed by a transform; the ray, the point and the normal are in the frame that
/// it leads to. In double from the start: a long ray far from the origin loses nothing. No hit if a number of
/// the transform is not finite.
[[nodiscard]] ShapeRayHit ray_cast(const Geometry& geometry, const Transform& transform, const Ray2& ray);

}  // namespace jostle
JOSTLE_API_END
