// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which edge of a polygon meets a reference face, where several look at it all but squarely: of a hull that
// is hardly more than a line, say. The squarest may then lie beside the face, and rounding tells which it is:
//
//            0        1 2            edges of the upper polygon; 1 is the squarest
//     -------------._______.----
//        +--------+
//        |  face  |                  what touches it is 0
//
// So where others look at the face as squarely, to rounding or to 0.8 degrees, an edge at the lowest vertex
// is taken, and from there the next ones along the face until one lies above it.
#pragma once

#include "geometry/collide/manifold_parts.h"

namespace jostle::detail {

/// [1] Faces are parallel, for the choice of reference and of the incident edge, if their normals' cosine is
/// below this: 0.8 degrees.
inline constexpr float kParallel = -0.9999f;

/// [1] Cosines are this near each other by rounding alone.
inline constexpr float kHardly = 2.0e-6f;

/// [1] The cosine of an edge's normal with the reference's from which on it is as good as one with `most`.
[[nodiscard]] JOSTLE_INLINE float as_square_as(float most) {
    const float hardly_less = most - kHardly;
    return hardly_less < -kParallel ? hardly_less : -kParallel;
}

/// The index of the edge. `squarest` is the one whose cosine with -normal is greatest, to rounding; the face
/// runs from r1 to r2. ORDER: of vertices that are equally low, the lowest index; of its two edges, the one
/// that follows.
template <class Outline>
[[nodiscard]] int edge_along_face(const Outline& outline, int squarest, Vec2 r1, Vec2 r2, Vec2 normal) {
    const float least_cosine = as_square_as(-dot(normal, outline.normal(squarest)));
    const auto is_square = [&](int edge) { return -dot(normal, outline.normal(edge)) > least_cosine; };
    const auto preceding = [&](int i) { return i > 0 ? i - 1 : outline.count - 1; };
    int lowest = 0;
    float least = dot(normal, outline.vertex(0) - r1);
    for (int i = 1; i < outline.count; ++i) {
        const float height = dot(normal, outline.vertex(i) - r1);
        if (height < least) {
            least = height;
            lowest = i;
        }
    }
    // The outline runs against the face: on to the next edge is back towards r1.
    const Vec2 tangent = skew(normal);
    const auto is_beyond_r2 = [&](int i) { return dot(outline.vertex(i) - r2, tangent) > 0.0f; };
    const auto is_before_r1 = [&](int i) { return dot(outline.vertex(i) - r1, tangent) < 0.0f; };
    const int ends_there = preceding(lowest), begins_there = lowest;
    int edge = squarest;
    if (!is_square(ends_there) || !is_square(begins_there)) {
        if (is_square(ends_there)) edge = ends_there;
        if (is_square(begins_there)) edge = begins_there;
    } else {
        // A cosine cannot tell two small angles apart, a sine can.
        const float sine_before = abs(cross(normal, outline.normal(ends_there)));
        const float sine_after = abs(cross(normal, outline.normal(begins_there)));
        edge = sine_before < sine_after ? ends_there : begins_there;
    }
    for (int i = 0; i < outline.count; ++i) {
        int other = edge;
        if (is_beyond_r2(outline.next(edge))) other = outline.next(edge);
        if (is_before_r1(edge)) other = preceding(edge);
        if (other == edge || !is_square(other)) break;
        edge = other;
    }
    return edge;
}

}  // namespace jostle::detail
