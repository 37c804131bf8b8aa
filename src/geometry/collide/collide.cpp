// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Any shape against any: the function for the pair of kinds. Pairs in the other order are computed swapped,
// so that collide(a, b) and collide(b, a) of two kinds agree to the rounding of one transform.
#include "geometry/collide/manifold_parts.h"

namespace jostle {
namespace {

/// Kinds as collision knows them: polygons of both sizes are one. ORDER: in a pair the lower one is A.
enum Rank { kSegment, kPolygon, kCapsule, kCircle };

Rank rank(ShapeKind kind) {
    switch (kind) {
        case ShapeKind::kCircle:
            return kCircle;
        case ShapeKind::kCapsule:
            return kCapsule;
        case ShapeKind::kSegment:
            return kSegment;
        case ShapeKind::kPolygon:
        case ShapeKind::kLargePolygon:
            break;
    }
    return kPolygon;
}

constexpr int pair_of(Rank a, Rank b) {
    return a * 4 + b;
}

Manifold collide_in_order(int pair, const Geometry& a, const Geometry& b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    switch (pair) {
        case pair_of(kPolygon, kPolygon):
            return collide_polygons(a.polygon_view(), b.polygon_view(), b_in_a, tolerances);
        case pair_of(kSegment, kPolygon):
            return collide_segment_and_polygon(a.segment, b.polygon_view(), b_in_a, tolerances);
        case pair_of(kPolygon, kCircle):
            return collide_polygon_and_circle(a.polygon_view(), b.circle, b_in_a, tolerances);
        case pair_of(kCircle, kCircle):
            return collide_circles(a.circle, b.circle, b_in_a, tolerances);
        case pair_of(kSegment, kCircle):
            return collide_segment_and_circle(a.segment, b.circle, b_in_a, tolerances);
        case pair_of(kCapsule, kCircle):
            return collide_capsule_and_circle(a.capsule, b.circle, b_in_a, tolerances);
        case pair_of(kCapsule, kCapsule):
            return collide_capsules(a.capsule, b.capsule, b_in_a, tolerances);
        case pair_of(kSegment, kCapsule):
            return collide_segment_and_capsule(a.segment, b.capsule, b_in_a, tolerances);
        case pair_of(kPolygon, kCapsule):
            return collide_polygon_and_capsule(a.polygon_view(), b.capsule, b_in_a, tolerances);
        default:
            return {};
    }
}

}  // namespace

Manifold collide(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                 const Tolerances& tolerances) {
    const Rank rank_a = rank(a.kind);
    const Rank rank_b = rank(b.kind);
    if (rank_a <= rank_b) return collide_in_order(pair_of(rank_a, rank_b), a, b, b_in_a, tolerances);
    const Manifold swapped =
        collide_in_order(pair_of(rank_b, rank_a), b, a, detail::inverse(b_in_a), tolerances);
    return detail::flip(swapped, b_in_a);
}

}  // namespace jostle
