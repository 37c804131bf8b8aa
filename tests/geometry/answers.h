// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The properties of an answer of geometry/, whatever was asked of whatever valid shapes: finite, normals of
// length 1, counts in range. wrong_in() names what of it is not; nullptr: nothing.
#pragma once

#include <jostle/geometry/boxes.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/time_of_impact.h>

namespace jostle::test {

inline bool is_unit(Vec2 normal) {
    return abs(length(normal) - 1.0f) <= 1.0e-5f;
}
inline bool is_unit_or_zero(Vec2 normal) {
    return normal == Vec2{} || is_unit(normal);
}

inline const char* wrong_in(const Manifold& m, float speculative_distance = kSpeculativeDistance) {
    if (m.count < 0 || m.count > 2) return "count";
    if (m.count == 0) return nullptr;
    if (!is_unit(m.normal)) return "normal";
    for (int i = 0; i < m.count; ++i) {
        if (!is_finite(m.points[i].point)) return "point";
        if (!(m.points[i].separation <= speculative_distance)) return "separation";
        if (!is_finite(m.points[i].separation)) return "separation";
    }
    return m.count == 2 && m.points[0].id == m.points[1].id ? "ids" : nullptr;
}
inline const char* wrong_in(const WorldManifold& w) {
    if (w.count == 0) return nullptr;
    if (!is_unit(w.normal)) return "normal";
    for (int i = 0; i < w.count; ++i) {
        if (!is_finite(w.points[i].point)) return "point";
        if (!is_finite(w.points[i].separation)) return "separation";
    }
    return nullptr;
}
inline const char* wrong_in(const DistanceResult& d) {
    if (!(d.distance >= 0.0f) || !is_finite(d.distance)) return "distance";
    if (!is_finite(d.point_a) || !is_finite(d.point_b)) return "points";
    if (d.distance > 0.0f ? !is_unit(d.normal) : !is_unit_or_zero(d.normal)) return "normal";
    return d.iterations > 40 ? "iterations" : nullptr;
}
inline const char* wrong_in(const Penetration& p) {
    if (!(p.depth >= 0.0f) || !is_finite(p.depth)) return "depth";
    if (!is_finite(p.point_a) || !is_finite(p.point_b)) return "points";
    return p.overlapping == is_unit(p.normal) ? nullptr : "normal";
}
inline const char* wrong_in(const ShapeCastHit& hit) {
    if (!(hit.fraction >= 0.0f && hit.fraction <= 1.0f)) return "fraction";
    if (!is_finite(hit.point)) return "point";
    return is_unit(hit.normal) == (hit.hit && !hit.started_overlapping) ? nullptr : "normal";
}
inline const char* wrong_in(const TimeOfImpact& toi) {
    if (!(toi.fraction >= 0.0f && toi.fraction <= 1.0f)) return "fraction";
    if (!is_finite(toi.separation) || !is_finite(toi.point)) return "separation";
    return is_unit(toi.normal) || toi.state != TimeOfImpactState::kHit ? nullptr : "normal";
}
inline const char* wrong_in(const ShapeRayHit& hit) {
    if (!(hit.fraction >= 0.0f && hit.fraction <= 1.0f)) return "fraction";
    if (!is_finite(hit.point)) return "point";
    return is_unit(hit.normal) == (hit.hit && !hit.started_inside) ? nullptr : "normal";
}
inline const char* wrong_in(const ClosestPoint& c) {
    if (!is_finite(c.distance) || !is_finite(c.point)) return "point";
    return is_unit(c.normal) ? nullptr : "normal";
}
inline const char* wrong_in(const Aabb<2>& box) {
    return is_valid(box) ? nullptr : "box";
}
inline const char* wrong_in(const MassData& m) {
    if (!(m.mass >= 0.0f) || !is_finite(m.mass)) return "mass";
    if (!is_finite(m.center)) return "centre";
    return m.inertia >= 0.0f && is_finite(m.inertia) ? nullptr : "inertia";
}

}  // namespace jostle::test
