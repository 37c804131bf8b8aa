// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs with a circle, a pair a lane: see collide_circles.cpp, whose operations these are.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "geometry/kernels/circle_kernels.cpp"
#include <hwy/foreach_target.h>

#include "geometry/kernels/batch_kernels.h"
#include "geometry/kernels/for_jobs.h"
#include "geometry/kernels/load_store.h"
#include "geometry/kernels/pair_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

HWY_INLINE std::uint32_t circles_in_lanes(const JobLanes& jobs, const Tolerances& tolerances) {
    const Lanes speculative_distance = splat(tolerances.speculative_distance);
    const LaneCircle a = load_circle(ShapesA{jobs.pairs}), b = load_circle(ShapesB{jobs.pairs});
    const LaneVec2 center = apply(load_pose(jobs), b.center);
    const RoundContact contact =
        round_contact(a.center, center, a.radius, b.radius, splat_index(0), speculative_distance);
    LaneManifold m;
    m.normal = contact.normal;
    m.points[0] = contact.point;
    m.has_one = contact.touches;
    m.type = type_of(ManifoldType::kCircles);
    store_manifolds<false>(m, jobs.out);
    return bits_of(Tag(), contact.rare);
}

/// Points of a face, or about the end of one.
HWY_INLINE std::uint32_t store_one(const JobLanes& jobs, Mask is_round, const RoundContact& round,
                                   LaneVec2 normal, LaneVec2 point, Lanes separation, Mask touches) {
    LaneManifold m;
    m.normal = choose(is_round, round.normal, normal);
    m.points[0].point = choose(is_round, round.point.point, point);
    m.points[0].separation = choose(is_round, round.point.separation, separation);
    m.points[0].id = splat_index(0);
    m.has_one = hn::Or(hn::And(is_round, round.touches), hn::AndNot(is_round, touches));
    m.type = choose(is_round, type_of(ManifoldType::kCircles), type_of(ManifoldType::kFaceA));
    store_manifolds<false>(m, jobs.out);
    return bits_of(Tag(), hn::And(is_round, round.rare));
}

HWY_INLINE std::uint32_t needle_and_circle_in_lanes(const JobLanes& jobs, const Tolerances& tolerances) {
    const Lanes speculative_distance = splat(tolerances.speculative_distance);
    const LaneNeedle a = load_needle(ShapesA{jobs.pairs});
    const LaneCircle b = load_circle(ShapesB{jobs.pairs});
    const LaneVec2 center = apply(load_pose(jobs), b.center);
    const Direction direction = normalized(a.p2 - a.p1);
    LaneVec2 normal{hn::Neg(direction.unit.y), direction.unit.x};
    const LaneVec2 from_p1 = center - a.p1;
    const Lanes along = dot(from_p1, direction.unit);
    const Mask before = hn::Lt(along, splat(0.0f));
    const Mask past = hn::Or(before, hn::Gt(along, direction.length));
    const RoundContact round = round_contact(choose(before, a.p1, a.p2), center, a.radius, b.radius,
                                             splat_index(0), speculative_distance);
    Lanes distance = dot(from_p1, normal);
    const Mask behind = hn::Lt(distance, splat(0.0f));
    distance = negate_if(behind, distance);
    normal = negate_if(behind, normal);
    const Lanes separation = distance - (a.radius + b.radius);
    const LaneVec2 point = center - (b.radius + splat(0.5f) * separation) * normal;
    const std::uint32_t rare =
        store_one(jobs, past, round, normal, point, separation, hn::Le(separation, speculative_distance));
    return rare | bits_of(Tag(), direction.rare);
}

template <int N>
HWY_INLINE std::uint32_t polygon_and_circle_in_lanes(const JobLanes& jobs, const LanePolygonHead& head,
                                                     const Tolerances& tolerances) {
    const Lanes speculative_distance = splat(tolerances.speculative_distance);
    LanePolygon<N> a;
    load_polygon(a, head, ShapesA{jobs.pairs});
    const LaneCircle b = load_circle(ShapesB{jobs.pairs});
    const LaneVec2 center = apply(load_pose(jobs), b.center);
    const Lanes reach = a.radius + b.radius + speculative_distance;
    LaneVec2 normal = a.normals[0], v1 = a.vertices[0], v2 = a.vertices[1];
    Lanes face = dot(normal, center - v1);
    for (int i = 1; i < N; ++i) {
        const Lanes s = dot(a.normals[i], center - a.vertices[i]);
        const Mask better = hn::Gt(s, face);
        face = choose(better, s, face);
        normal = choose(better, a.normals[i], normal);
        v1 = choose(better, a.vertices[i], v1);
        v2 = choose(better, a.vertices[(i + 1) % N], v2);
    }
    const Lanes zero = splat(0.0f);
    const Mask before = hn::Lt(dot(center - v1, v2 - v1), zero);
    const Mask after = hn::Lt(dot(center - v2, v1 - v2), zero);
    const Mask at_corner = hn::And(hn::Gt(face, zero), hn::Or(before, after));
    RoundContact round = round_contact(choose(before, v1, v2), center, a.radius, b.radius, splat_index(0),
                                       speculative_distance);
    const Mask within = hn::Not(hn::Gt(face, reach));
    round.touches = hn::And(round.touches, within);
    const LaneVec2 point = center - (splat(0.5f) * (face + b.radius - a.radius)) * normal;
    const std::uint32_t rare =
        store_one(jobs, at_corner, round, normal, point, face - (a.radius + b.radius), within);
    return rare | bits_of(Tag(), head.rare);
}
HWY_INLINE std::uint32_t any_polygon_and_circle(const JobLanes& jobs, const Tolerances& tolerances) {
    const LanePolygonHead head = load_polygon_head(ShapesA{jobs.pairs});
    return all_have_four(head.count) ? polygon_and_circle_in_lanes<4>(jobs, head, tolerances)
                                     : polygon_and_circle_in_lanes<8>(jobs, head, tolerances);
}

detail::BatchDone circles(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<circles_in_lanes>(jobs, tolerances);
}
detail::BatchDone needle_and_circle(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<needle_and_circle_in_lanes>(jobs, tolerances);
}
detail::BatchDone polygon_and_circle(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<any_polygon_and_circle>(jobs, tolerances);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(circles);
HWY_EXPORT(needle_and_circle);
HWY_EXPORT(polygon_and_circle);

detail::BatchDone detail::batch_circles(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(circles)(jobs, tolerances);
}
detail::BatchDone detail::batch_needle_and_circle(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(needle_and_circle)(jobs, tolerances);
}
detail::BatchDone detail::batch_polygon_and_circle(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(polygon_and_circle)(jobs, tolerances);
}

}  // namespace jostle
#endif  // HWY_ONCE
