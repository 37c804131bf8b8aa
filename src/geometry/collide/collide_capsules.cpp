// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs with a capsule or segment, but for circles: both are polygons of two vertices (see
// collide_polygons.cpp). One that is shorter than a polygon's shortest edge is a disc about its middle.
#include "geometry/collide/collide_smooth.h"

namespace jostle {
namespace {

using detail::Needle;

Manifold collide_needles(const Needle& a, const Needle& b, const Transform& b_in_a,
                         const Tolerances& tolerances) {
    if (a.is_disc(tolerances)) {
        if (b.is_disc(tolerances)) return collide_circles(a.disc(), b.disc(), b_in_a, tolerances);
        const Capsule capsule{b.vertices[0], b.vertices[1], b.radius};
        return detail::flip(
            collide_capsule_and_circle(capsule, a.disc(), detail::inverse(b_in_a), tolerances), b_in_a);
    }
    if (b.is_disc(tolerances)) {
        return collide_capsule_and_circle({a.vertices[0], a.vertices[1], a.radius}, b.disc(), b_in_a,
                                          tolerances);
    }
    return collide_polygons(a.view(), b.view(), b_in_a, tolerances);
}

}  // namespace

Manifold collide_capsules(const Capsule& a, const Capsule& b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    return collide_needles(Needle(a.center1, a.center2, a.radius), Needle(b.center1, b.center2, b.radius),
                           b_in_a, tolerances);
}

Manifold collide_segment_and_capsule(const Segment& a, const Capsule& b, const Transform& b_in_a,
                                     const Tolerances& tolerances) {
    if (a.is_smooth()) {
        const Needle needle(b.center1, b.center2, b.radius);
        if (needle.is_disc(tolerances))
            return collide_segment_and_circle(a, needle.disc(), b_in_a, tolerances);
        return detail::collide_smooth(detail::line_of(a), detail::outline_of(needle.view()), b_in_a,
                                      tolerances);
    }
    return collide_needles(Needle(a.point1, a.point2, 0.0f), Needle(b.center1, b.center2, b.radius), b_in_a,
                           tolerances);
}

Manifold collide_polygon_and_capsule(const PolygonView& a, const Capsule& b, const Transform& b_in_a,
                                     const Tolerances& tolerances) {
    const Needle needle(b.center1, b.center2, b.radius);
    if (needle.is_disc(tolerances)) return collide_polygon_and_circle(a, needle.disc(), b_in_a, tolerances);
    return collide_polygons(a, needle.view(), b_in_a, tolerances);
}

Manifold collide_segment_and_polygon(const Segment& a, const PolygonView& b, const Transform& b_in_a,
                                     const Tolerances& tolerances) {
    if (a.is_smooth())
        return detail::collide_smooth(detail::line_of(a), detail::outline_of(b), b_in_a, tolerances);
    const Needle needle(a.point1, a.point2, 0.0f);
    if (needle.is_disc(tolerances)) {
        return detail::flip(collide_polygon_and_circle(b, needle.disc(), detail::inverse(b_in_a), tolerances),
                            b_in_a);
    }
    return collide_polygons(needle.view(), b, b_in_a, tolerances);
}

}  // namespace jostle
