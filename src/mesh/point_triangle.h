// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The point of a triangle that is nearest to a point p: of each edge, and of the face where p lies above it.
// The least of the four, so that a thin triangle has the answer of its edges.
#pragma once

#include <jostle/mesh/mesh_hits.h>

#include "mesh/exact.h"

namespace jostle::detail {

struct NearestOnTriangle {
    Double3 point;            ///< [m]
    double squared_distance;  ///< [m^2]
    TriangleFeature feature;
};

[[nodiscard]] inline NearestOnTriangle nearest_on_triangle(const Double3& p, const Double3& a,
                                                           const Double3& b, const Double3& c) {
    const Double3 corners[3] = {a, b, c};
    NearestOnTriangle best{a, 0.0, TriangleFeature::kCorner0};
    // ORDER: the face, then the edges; of those as near, the first.
    bool none = true;
    const auto offer = [&](const Double3& point, TriangleFeature feature) {
        const Double3 away = point - p;
        const double squared = dot(away, away);
        if (!none && !(squared < best.squared_distance)) return;
        best = {point, squared, feature};
        none = false;
    };
    const Double3 ab = b - a, ac = c - a, ap = p - a;
    const Double3 normal = cross(ab, ac);
    const double size = dot(normal, normal);
    const double of_c = dot(cross(ab, ap), normal), of_b = dot(cross(ap, ac), normal);
    if (size > 0.0 && of_b > 0.0 && of_c > 0.0 && of_b + of_c < size)
        offer(a + ab * (of_b / size) + ac * (of_c / size), TriangleFeature::kFace);
    for (int i = 0; i < 3; ++i) {
        const int next = i == 2 ? 0 : i + 1;
        const Double3 edge = corners[next] - corners[i];
        const double along = dot(p - corners[i], edge), length = dot(edge, edge);
        const auto corner = [](int k) { return static_cast<TriangleFeature>(k); };
        if (!(along > 0.0)) {
            offer(corners[i], corner(i));
        } else if (!(along < length)) {
            offer(corners[next], corner(next));
        } else {
            offer(corners[i] + edge * (along / length), static_cast<TriangleFeature>(3 + i));
        }
    }
    return best;
}

}  // namespace jostle::detail
