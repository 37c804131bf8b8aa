// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// rolling_contacts.h says how a contact turns.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/contacts/rolling_kernels.cpp"
#include "dynamics/contacts/rolling_kernels.h"

#include <hwy/foreach_target.h>

#include "dynamics/bodies/body_lanes.h"
#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] The cosine of 18 degrees: by more no normal turns in a step.
constexpr float kLeastCosine = 0.95f;
/// [1] Core points that are nearer to each other than the root of it, of the smaller shape's extent, have no
/// direction.
constexpr float kLeastSquared = 1.0e-12f;

HWY_INLINE LaneVec2 load_vec(const float* x, const float* y, std::size_t lane) {
    return {load(x + lane), load(y + lane)};
}
HWY_INLINE Lanes cross(LaneVec2 a, LaneVec2 b) {
    return a.x * b.y - a.y * b.x;
}

/// By how much the bodies have moved and turned since the step began.
struct MovedPair {
    LaneVec2 shift;  ///< [m] of B against A
    LaneRot a, b;
};
HWY_INLINE MovedPair moved_of(const BodyState* states, const ContactRow& row, std::size_t lane) {
    const Four a = gather(states, row.body_a + lane, 4), b = gather(states, row.body_b + lane, 4);
    return {{b.v[0] - a.v[0], b.v[1] - a.v[1]}, {a.v[2], a.v[3]}, {b.v[2], b.v[3]}};
}

/// Contacts as their bodies are now.
struct PlacedLanes {
    LaneVec2 normal;         ///< [1]
    Lanes separation;        ///< [m]
    Lanes along_a, along_b;  ///< [m] as of ContactRowPoint
    Lanes lever_a, lever_b;  ///< [m] likewise
    /// A contact is the one that it was when the step began: other features may meet by now.
    Mask is_near;
};
HWY_INLINE PlacedLanes place_lanes(const TurningRow& from, const MovedPair& moved, std::uint32_t wanted,
                                   std::size_t lane) {
    const Mask has_face_a = lanes_of(from.has_face_a >> lane), has_face_b = lanes_of(from.has_face_b >> lane);
    const LaneVec2 apart = load_vec(from.apart_x, from.apart_y, lane) + moved.shift,
                   core_b = rotate(moved.b, load_vec(from.core_b_x, from.core_b_y, lane)),
                   core_a = rotate(moved.a, load_vec(from.core_a_x, from.core_a_y, lane)),
                   begun = load_vec(from.normal_x, from.normal_y, lane);
    const Lanes extent = load(from.extent + lane);
    const LaneVec2 tip_b = apart + core_b, gap = tip_b - core_a;
    const Lanes squared = dot(gap, gap);
    const Mask has_direction = hn::Gt(squared, (splat(kLeastSquared) * extent) * extent);
    const LaneVec2 between = (splat(1.0f) / hn::Sqrt(squared)) * gap;
    const LaneVec2 of_face = rotate(choose(has_face_a, moved.a, moved.b), begun);
    PlacedLanes placed;
    const LaneVec2 n = choose(hn::Or(has_face_a, has_face_b), of_face, choose(has_direction, between, begun));
    placed.normal = n;
    placed.separation = load(from.separation + lane) + dot(gap, n);
    placed.lever_a = cross(choose(has_face_a, tip_b, core_a), n);
    placed.lever_b = cross(choose(has_face_b, core_a - apart, core_b), n);
    placed.along_a = dot(core_a, n) + load(from.radius_a + lane);
    placed.along_b = dot(core_b, n) - load(from.radius_b + lane);
    placed.is_near = hn::And(hn::And(lanes_of(wanted), hn::Gt(dot(n, begun), splat(kLeastCosine))),
                             hn::Lt(dot(moved.shift, moved.shift), extent * extent));
    return placed;
}

/// The impulses of contacts change as they are turned; bodies that repeat them get the difference.
HWY_INLINE void turn_impulses(BodyState* states, const ContactRow& row, const PlacedLanes& now,
                              std::uint32_t wanted, std::size_t lane) {
    const ContactRowPoint& point = row.points[0];
    const Lanes normal = load(point.normal_impulse + lane), tangent = load(row.along_tangent.impulse + lane);
    const LaneVec2 change = now.normal - load_vec(row.normal_x, row.normal_y, lane);
    const LaneVec2 impulse = normal * change + tangent * LaneVec2{change.y, hn::Neg(change.x)};
    // The levers of friction are those along the normal, negated.
    const Lanes on_a = normal * (now.lever_a - load(point.lever_a + lane)) -
                       tangent * (now.along_a - load(point.along_a + lane)),
                on_b = normal * (now.lever_b - load(point.lever_b + lane)) -
                       tangent * (now.along_b - load(point.along_b + lane));
    const std::uint32_t of_a = (row.moves_a & ~row.warm_start_a) >> lane & wanted,
                        of_b = (row.moves_b & ~row.warm_start_b) >> lane & wanted;
    if (of_a != 0) {
        Four a = gather(states, row.body_a + lane, 0);
        const Lanes inv_mass = load(row.inv_mass_a + lane);
        a.v[0] = a.v[0] - inv_mass * impulse.x;
        a.v[1] = a.v[1] - inv_mass * impulse.y;
        a.v[2] = a.v[2] - load(row.inv_inertia_a + lane) * on_a;
        scatter(a, states, row.body_a + lane, of_a, 0);
    }
    if (of_b != 0) {
        Four b = gather(states, row.body_b + lane, 0);
        const Lanes inv_mass = load(row.inv_mass_b + lane);
        b.v[0] = b.v[0] + inv_mass * impulse.x;
        b.v[1] = b.v[1] + inv_mass * impulse.y;
        b.v[2] = b.v[2] + load(row.inv_inertia_b + lane) * on_b;
        scatter(b, states, row.body_b + lane, of_b, 0);
    }
}

/// [kg] The mass that an impulse with these arms meets.
HWY_INLINE Lanes mass_of(const ContactRow& row, Lanes arm_a, Lanes arm_b, std::size_t lane) {
    const Lanes k = ((load(row.inv_mass_a + lane) + load(row.inv_mass_b + lane)) +
                     (load(row.inv_inertia_a + lane) * arm_a) * arm_a) +
                    (load(row.inv_inertia_b + lane) * arm_b) * arm_b;
    return keep_if(hn::Gt(k, splat(0.0f)), splat(1.0f) / k);
}

/// So that the points have these separations now: see prepare_kernels.cpp and contact_lanes.h.
HWY_INLINE void keep_placed(const PlacedLanes& now, const MovedPair& moved, std::size_t lane,
                            ContactRow& row) {
    Lanes opened = dot(moved.shift, now.normal);
    const Lanes one = splat(1.0f);
    if (row.has_rounding)
        opened = opened + (load(row.radius_a + lane) * (moved.a.c - one) +
                           load(row.radius_b + lane) * (moved.b.c - one));
    opened = opened + ((moved.b.c * now.along_b + moved.b.s * now.lever_b) -
                       (moved.a.c * now.along_a + moved.a.s * now.lever_a));
    const auto put = [&](float* field, Lanes value)
                         HWY_ATTR { store(field + lane, choose(now.is_near, value, load(field + lane))); };
    ContactRowPoint& point = row.points[0];
    put(row.normal_x, now.normal.x);
    put(row.normal_y, now.normal.y);
    put(point.along_a, now.along_a);
    put(point.along_b, now.along_b);
    put(point.lever_a, now.lever_a);
    put(point.lever_b, now.lever_b);
    put(point.separation, now.separation - opened);
    put(point.normal_mass, mass_of(row, now.lever_a, now.lever_b, lane));
    put(row.along_tangent.lever_a, hn::Neg(now.along_a));
    put(row.along_tangent.lever_b, hn::Neg(now.along_b));
    put(row.along_tangent.mass, mass_of(row, now.along_a, now.along_b, lane));
}

HWY_INLINE void place_row(BodyState* states, const TurningRow& turning, ContactRow& row) {
    const std::uint32_t all = row.turning & ~turning.is_lost;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const std::uint32_t wanted = (all >> lane) & kAllLanes;
        if (wanted == 0) continue;
        const MovedPair moved = moved_of(states, row, lane);
        const PlacedLanes now = place_lanes(turning, moved, wanted, lane);
        const std::uint32_t near = bits_of(Tag(), now.is_near);
        if (near == 0) continue;
        turn_impulses(states, row, now, near, lane);
        keep_placed(now, moved, lane, row);
    }
}

void place_turning_rows(BodyState* states, const TurningRow* turning, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        if (rows[i].turning != 0) place_row(states, turning[i], rows[i]);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(place_turning_rows);

void place_turning_contacts(BodyState* states, const TurningRow* turning, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(place_turning_rows)(states, turning, rows, count);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
