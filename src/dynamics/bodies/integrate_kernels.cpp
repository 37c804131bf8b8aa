// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/bodies/integrate_kernels.cpp"
#include "dynamics/bodies/integrate_kernels.h"

#include <hwy/foreach_target.h>

#include <limits>

#include "dynamics/bodies/body_lanes.h"
#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// So written that what is no number is too fast.
HWY_INLINE Mask is_slow(const SpeedLimit& limit, const Four& velocity) {
    const Lanes x = velocity.v[0], y = velocity.v[1];
    return hn::And(hn::Le(x * x + y * y, splat(limit.linear * limit.linear)),
                   hn::Le(hn::Abs(velocity.v[2]), splat(limit.angular)));
}

/// How forces and damping change velocities in a sub-step: to kept (v + change).
struct Forced {
    Lanes change[3];  ///< [m/s], [rad/s]
    Lanes kept[3];    ///< [1]
};
HWY_INLINE Forced forced_of(const BodyRow& row, std::size_t lane) {
    const Lanes kept = load(row.kept + lane);
    return {{load(row.dvx + lane), load(row.dvy + lane), load(row.dw + lane)},
            {kept, kept, load(row.kept_angular + lane)}};
}

/// [1] In changes of velocity by a sub-step. A slower body counts as at rest: its velocity is of any time.
constexpr float kRest = 1.0f;
/// [1] In changes of velocity by a sub-step. A slower body that has constraints keeps its velocity of the
/// middle: piles would tremble.
constexpr float kNearlyAtRest = 4.0f;

/// The lanes whose bodies are slower than so many times a sub-step's change of velocity.
HWY_INLINE std::uint32_t slower(const Four& v, const Forced& by, float times) {
    const Lanes speed = v.v[0] * v.v[0] + v.v[1] * v.v[1],
                change = by.change[0] * by.change[0] + by.change[1] * by.change[1];
    return bits_of(Tag(), hn::Le(speed, splat(times * times) * change));
}

/// Which bodies begin the step with half a change of velocity. One that is put down bears its whole load at
/// once.
HWY_INLINE std::uint32_t begin_step(BodyRow& row, std::size_t lane, const Four& v, const Forced& by) {
    const std::uint32_t synchronous = row.is_synchronous >> lane, given = row.is_given >> lane;
    const std::uint32_t half = synchronous & (row.may_fly >> lane) &
                               ~(row.has_constraints >> lane & slower(v, by, kNearlyAtRest)) & kAllLanes;
    row.began_with_half |= half << lane;
    row.began_whole |= ((synchronous | given | slower(v, by, kRest)) & ~half & kAllLanes) << lane;
    return half;
}

HWY_INLINE std::uint32_t drive_lanes(const SpeedLimit& limit, bool is_first, BodyRow& row, std::size_t lane,
                                     std::uint32_t is_there, BodyState* states) {
    Four v = gather(states, row.body + lane, 0);
    float* const start[3] = {row.before_contacts_x + lane, row.before_contacts_y + lane,
                             row.before_contacts_w + lane};
    const Forced by = forced_of(row, lane);
    Lanes change[3] = {splat(0.0f), splat(0.0f), splat(0.0f)};
    std::uint32_t half = 0;
    if (is_first) {
        half = begin_step(row, lane, v, by);
    } else {
        for (std::size_t i = 0; i < 3; ++i) change[i] = v.v[i] - load(start[i]);
    }
    // Of a body that begins with half, v is the mean of u and kept (u + change): it goes on to the latter.
    const Mask begins_with_half = lanes_of(half);
    for (std::size_t i = 0; i < 3; ++i) {
        const Lanes dv = by.change[i], kept = by.kept[i], whole = (v.v[i] + dv) * kept;
        v.v[i] = half == 0
                     ? whole
                     : choose(begins_with_half, (v.v[i] + v.v[i] + dv) * kept / (splat(1.0f) + kept), whole);
    }
    const std::uint32_t fast = bits_of(Tag(), hn::Not(is_slow(limit, v))) & is_there;
    for (std::size_t i = 0; i < 3; ++i) store(start[i], v.v[i]);
    if (!is_first) {
        const Mask repeats = hn::Gt(load(row.carries_contact_change + lane), splat(0.0f));
        for (std::size_t i = 0; i < 3; ++i) v.v[i] = choose(repeats, v.v[i] + change[i], v.v[i]);
    }
    scatter(v, states, row.body + lane, is_there, 0);
    return fast;
}

/// As integrate() does it.
HWY_INLINE LaneRot turned(LaneRot q, Lanes angle, Mask& is_turn) {
    const Lanes one = splat(1.0f), square = angle * angle;
    const Lanes step = angle * (one + square * (splat(1.0f / 3.0f) + square * splat(2.0f / 15.0f)));
    const Lanes c = q.c - step * q.s, s = q.s + step * q.c;
    const Lanes length = hn::Sqrt(c * c + s * s), k = one / length;
    is_turn =
        hn::And(hn::Gt(length, splat(0.0f)), hn::Lt(length, splat(std::numeric_limits<float>::infinity())));
    return {c * k, s * k};
}

HWY_INLINE std::uint32_t move_lanes(const SpeedLimit& limit, Lanes h, const std::uint32_t* places,
                                    std::uint32_t is_there, BodyState* states) {
    const Four v = gather(states, places, 0), moved = gather(states, places, 4);
    const Lanes angle = h * v.v[2];
    Mask is_turn;
    const LaneRot q = turned({moved.v[2], moved.v[3]}, angle, is_turn);
    const Mask is_usual =
        hn::And(hn::And(is_slow(limit, v), is_turn), hn::Lt(hn::Abs(angle), splat(kSmallTurn)));
    const std::uint32_t usual = bits_of(Tag(), is_usual) & is_there;
    scatter({{moved.v[0] + h * v.v[0], moved.v[1] + h * v.v[1], q.c, q.s}}, states, places, usual, 4);
    return is_there & ~usual;
}

/// [1] Of the change by forces: what constraints change is less where nothing holds a body.
constexpr float kFree = 0.0625f;

/// The mean of v and kept (v + change).
HWY_INLINE Lanes amid(Lanes v, Lanes change, Lanes kept) {
    return splat(0.5f) * (v + (v + change) * kept);
}

HWY_INLINE Synchronised synchronise_lanes(const SpeedLimit& limit, Vec2 gravity, BodyRow& row,
                                          std::size_t lane, BodyState* states) {
    Four v = gather(states, row.body + lane, 0);
    const Forced by = forced_of(row, lane);
    const Lanes x = v.v[0] - load(row.before_contacts_x + lane),
                y = v.v[1] - load(row.before_contacts_y + lane);
    const Lanes most = splat(kFree * kFree) * (by.change[0] * by.change[0] + by.change[1] * by.change[1]);
    const std::uint32_t left_alone = row.has_constraints >> lane & slower(v, by, kNearlyAtRest);
    const std::uint32_t free =
                            bits_of(Tag(), hn::Le(x * x + y * y, most)) & (row.may_fly >> lane) & ~left_alone,
                        half = row.began_with_half >> lane & kAllLanes,
                        late = free & ~(row.began_whole >> lane);
    if ((late | half) == 0) return {free, 0};
    // A force acts for the step alone, and in all of it: the other half of it follows where one has begun it.
    const Mask began = lanes_of(half), flies = lanes_of(late);
    const Lanes fall = load(row.gravity_time + lane);
    const Lanes pull[2] = {fall * splat(gravity.x), fall * splat(gravity.y)};
    for (std::size_t i = 0; i < 2; ++i) {
        const Lanes force = keep_if(began, by.change[i] - pull[i]);
        v.v[i] = choose(flies, amid(v.v[i], pull[i] + force, by.kept[i]), v.v[i] + splat(0.5f) * force);
    }
    v.v[2] = choose(began, amid(v.v[2], by.change[2], by.kept[2]), v.v[2]);
    scatter(v, states, row.body + lane, late | half, 0);
    return {free, bits_of(Tag(), hn::Not(is_slow(limit, v))) & (late | half)};
}

Synchronised synchronise_one_row(const SpeedLimit& limit, Vec2 gravity, BodyRow& row, BodyState* states) {
    Synchronised bodies;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Synchronised of = synchronise_lanes(limit, gravity, row, lane, states);
        bodies.free |= of.free << lane;
        bodies.fast |= of.fast << lane;
    }
    return bodies;
}

std::uint32_t drive_one_row(const SpeedLimit& limit, bool is_first, BodyRow& row, BodyState* states) {
    std::uint32_t fast = 0;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const std::uint32_t is_there = (row.is_there >> lane) & kAllLanes;
        if (is_there != 0) fast |= drive_lanes(limit, is_first, row, lane, is_there, states) << lane;
    }
    return fast;
}

std::uint32_t move_one_row(const SpeedLimit& limit, float h, const BodyRow& row, BodyState* states) {
    std::uint32_t left = 0;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const std::uint32_t is_there = (row.is_there >> lane) & kAllLanes;
        if (is_there != 0) left |= move_lanes(limit, splat(h), row.body + lane, is_there, states) << lane;
    }
    return left;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(drive_one_row);
HWY_EXPORT(move_one_row);
HWY_EXPORT(synchronise_one_row);

std::uint32_t drive_row(const SpeedLimit& limit, bool is_first, BodyRow& row, BodyState* states) {
    return HWY_DYNAMIC_DISPATCH(drive_one_row)(limit, is_first, row, states);
}
std::uint32_t move_row(const SpeedLimit& limit, float h, const BodyRow& row, BodyState* states) {
    return HWY_DYNAMIC_DISPATCH(move_one_row)(limit, h, row, states);
}
Synchronised synchronise_row(const SpeedLimit& limit, Vec2 gravity, BodyRow& row, BodyState* states) {
    return HWY_DYNAMIC_DISPATCH(synchronise_one_row)(limit, gravity, row, states);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
