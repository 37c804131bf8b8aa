// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance of two triangles, bounded from below, a pair in each lane. Included once for each instruction
// set; hence the guard that Highway toggles.
//
// The nearest points are sought in float, which may fail where triangles are thin. So only their direction
// counts: along it, projections bound the distance from below whatever the direction is. With M the largest
// coordinate and e = 2^-24, a projection is off by less than 6 e M, and a corner by sqrt(3) errors of
// triangle_lanes.h, each of which is at least 16 e M: together less than 3 errors.
#if defined(JOSTLE_MESH_KERNELS_DISTANCE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MESH_KERNELS_DISTANCE_LANES_H
#undef JOSTLE_MESH_KERNELS_DISTANCE_LANES_H
#else
#define JOSTLE_MESH_KERNELS_DISTANCE_LANES_H
#endif

#include <limits>

#include "mesh/kernels/triangle_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// From a triangle p towards a triangle q, the shortest way found.
struct ShortestWay {
    Lanes squared;
    Lanes3 way;
    HWY_INLINE void keep(const Lanes3& other) {
        const Lanes length = dot(other, other);
        keep_if_shorter(length, other, hn::Lt(length, squared));
    }
    HWY_INLINE void keep_if_shorter(Lanes length, const Lanes3& other, Mask is_shorter) {
        squared = choose(is_shorter, length, squared);
        way = {choose(is_shorter, other.x, way.x), choose(is_shorter, other.y, way.y),
               choose(is_shorter, other.z, way.z)};
    }
};

HWY_INLINE Lanes3 times(const Lanes3& v, Lanes s) {
    return {v.x * s, v.y * s, v.z * s};
}
HWY_INLINE Lanes3 plus(const Lanes3& a, const Lanes3& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
HWY_INLINE Lanes clamped(Lanes x) {
    return hn::Min(hn::Max(x, splat(0.0f)), splat(1.0f));
}

/// As triangle_distance.cpp, of edges.
HWY_INLINE void keep_edges(const Lanes3 (&p)[3], const Lanes3 (&q)[3], ShortestWay& best) {
    const Lanes one = splat(1.0f), tiny = splat(0x1p-100f);
    Lanes3 e[3];
    Lanes ee[3], per_ee[3];
    for (int j = 0; j < 3; ++j) {
        e[j] = minus(q[(j + 1) % 3], q[j]);
        ee[j] = dot(e[j], e[j]);
        per_ee[j] = one / hn::Max(ee[j], tiny);
    }
    for (int i = 0; i < 3; ++i) {
        const Lanes3 d = minus(p[(i + 1) % 3], p[i]);
        const Lanes dd = dot(d, d), per_dd = one / hn::Max(dd, tiny);
        for (int j = 0; j < 3; ++j) {
            const Lanes3 r = minus(q[j], p[i]);
            const Lanes c = dot(d, r), f = dot(e[j], r), both = dot(d, e[j]);
            const Lanes parting = hn::Max(dd * ee[j] - both * both, tiny);
            const Lanes first = clamped((c * ee[j] - f * both) / parting);
            const Lanes t = clamped((both * first - f) * per_ee[j]);
            const Lanes s = clamped((both * t + c) * per_dd);
            best.keep(minus(plus(r, times(e[j], t)), times(d, s)));
        }
    }
}
/// Of the corners of q that are above the face p. `sense`: of the way, 1 from p to q.
HWY_INLINE void keep_corners(const Lanes3 (&p)[3], const Lanes3 (&q)[3], float sense, ShortestWay& best) {
    const Lanes3 ab = minus(p[1], p[0]), ac = minus(p[2], p[0]), normal = cross(ab, ac);
    const Lanes3 to_c = cross(normal, ab), to_b = cross(ac, normal);
    const Lanes square = dot(normal, normal), zero = splat(0.0f);
    const Lanes per_square = splat(1.0f) / hn::Max(square, splat(0x1p-120f));
    for (int i = 0; i < 3; ++i) {
        const Lanes3 ap = minus(q[i], p[0]);
        const Lanes of_c = dot(to_c, ap), of_b = dot(to_b, ap), height = dot(normal, ap);
        const Mask is_above =
            hn::And(hn::And(hn::Gt(of_b, zero), hn::Gt(of_c, zero)), hn::Lt(of_b + of_c, square));
        const Lanes share = height * per_square, length = height * share;
        best.keep_if_shorter(length, times(normal, share * splat(sense)),
                             hn::And(is_above, hn::Lt(length, best.squared)));
    }
}
/// The distance of two triangles is at least this, but for rounding: so far are they apart along `way`, a
/// direction from p to q.
HWY_INLINE Lanes least_distance(const Lanes3 (&p)[3], const Lanes3 (&q)[3], Lanes3& way) {
    ShortestWay best{splat(std::numeric_limits<float>::max()), minus(q[0], p[0])};
    keep_edges(p, q, best);
    keep_corners(p, q, 1.0f, best);
    keep_corners(q, p, -1.0f, best);
    const Lanes squared = dot(best.way, best.way);
    way = times(best.way, splat(1.0f) / hn::Sqrt(squared));
    const Lanes from = hn::Max(hn::Max(dot(way, p[0]), dot(way, p[1])), dot(way, p[2]));
    const Lanes to = hn::Min(hn::Min(dot(way, q[0]), dot(way, q[1])), dot(way, q[2]));
    // Of less, the root says nothing.
    return keep_if(hn::Gt(squared, splat(0x1p-100f)), to - from);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MESH_KERNELS_DISTANCE_LANES_H
