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
HWY_INLINE Mask is_within(const SpeedLimit& limit, const Four& velocity) {
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

HWY_INLINE std::uint32_t drive_lanes(const SpeedLimit& limit, int substep, BodyRow& row, std::size_t lane,
                                     std::uint32_t is_there, BodyState* states) {
    Four v = gather(states, row.body + lane, 0);
    float* const start[3] = {row.before_contacts_x + lane, row.before_contacts_y + lane,
                             row.before_contacts_w + lane};
    float* const kick[3] = {row.kick_x + lane, row.kick_y + lane, row.kick_w + lane};
    const Forced by = forced_of(row, lane);
    Lanes change[3] = {splat(0.0f), splat(0.0f), splat(0.0f)};
    if (substep > 0)
        for (std::size_t i = 0; i < 3; ++i) change[i] = v.v[i] - load(start[i]);
    for (std::size_t i = 0; i < 3; ++i) {
        const Lanes before = v.v[i];
        v.v[i] = (before + by.change[i]) * by.kept[i];
        store(kick[i], v.v[i] - before);
    }
    const std::uint32_t fast = bits_of(Tag(), hn::Not(is_within(limit, v))) & is_there;
    for (std::size_t i = 0; i < 3; ++i) store(start[i], v.v[i]);
    if (substep > 0) {
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

/// [1] Of the change by forces: what constraints change is less where nothing holds a body.
constexpr float kFree = 0.0625f;

/// [1] In changes by forces. A slower body that has contacts counts as held: in a pile, impulses that cancel
/// for one sub-step are no flight, and piles would tremble.
constexpr float kNearlyAtRest = 4.0f;

/// Where neither contacts nor joints have held a body in this sub-step. So written that what is no number
/// does not fly.
HWY_INLINE Mask flying(const BodyRow& row, std::size_t lane, const Four& v, Lanes kick_x, Lanes kick_y) {
    const Lanes x = v.v[0] - load(row.before_contacts_x + lane),
                y = v.v[1] - load(row.before_contacts_y + lane);
    const Lanes kick = kick_x * kick_x + kick_y * kick_y, speed = v.v[0] * v.v[0] + v.v[1] * v.v[1];
    const Mask is_fast = hn::Gt(speed, splat(kNearlyAtRest * kNearlyAtRest) * kick);
    return hn::And(hn::And(lanes_of(row.may_fly >> lane), hn::Le(x * x + y * y, splat(kFree * kFree) * kick)),
                   hn::Or(is_fast, lanes_of(~row.has_constraints >> lane)));
}

struct Unmoved {
    std::uint32_t lanes, flying;  ///< as BodyRow::left, flying
};
HWY_INLINE Unmoved move_lanes(const SpeedLimit& limit, Lanes h, const BodyRow& row, std::size_t lane,
                              std::uint32_t is_there, BodyState* states) {
    const std::uint32_t* const places = row.body + lane;
    const Four v = gather(states, places, 0), moved = gather(states, places, 4);
    const Lanes kick[3] = {load(row.kick_x + lane), load(row.kick_y + lane), load(row.kick_w + lane)};
    const Mask flies = flying(row, lane, v, kick[0], kick[1]);
    const auto along = [&](std::size_t i)
                           HWY_ATTR { return h * (v.v[i] - keep_if(flies, splat(0.5f) * kick[i])); };
    const Lanes angle = along(2);
    Mask is_turn;
    const LaneRot q = turned({moved.v[2], moved.v[3]}, angle, is_turn);
    const Mask is_usual =
        hn::And(hn::And(is_within(limit, v), is_turn), hn::Lt(hn::Abs(angle), splat(kSmallTurn)));
    const std::uint32_t usual = bits_of(Tag(), is_usual) & is_there;
    scatter({{moved.v[0] + along(0), moved.v[1] + along(1), q.c, q.s}}, states, places, usual, 4);
    return {is_there & ~usual, bits_of(Tag(), flies)};
}

bool drive_all(const SpeedLimit& limit, int substep, BodyRow* rows, int count, BodyState* states) {
    std::uint32_t any = 0;
    for (BodyRow* row = rows; row != rows + count; ++row) {
        row->left = row->is_locked;
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
            const std::uint32_t is_there = (row->is_there >> lane) & kAllLanes;
            if (is_there != 0) row->left |= drive_lanes(limit, substep, *row, lane, is_there, states) << lane;
        }
        any |= row->left;
    }
    return any != 0;
}

bool move_all(const SpeedLimit& limit, float h, BodyRow* rows, int count, BodyState* states) {
    std::uint32_t any = 0;
    for (BodyRow* row = rows; row != rows + count; ++row) {
        row->left = row->flying = 0;
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
            const std::uint32_t is_there = (row->is_there >> lane) & kAllLanes;
            if (is_there == 0) continue;
            const Unmoved of = move_lanes(limit, splat(h), *row, lane, is_there, states);
            row->left |= of.lanes << lane;
            row->flying |= of.flying << lane;
        }
        any |= row->left;
    }
    return any != 0;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(drive_all);
HWY_EXPORT(move_all);

bool drive_rows(const SpeedLimit& limit, int substep, BodyRow* rows, int count, BodyState* states) {
    return HWY_DYNAMIC_DISPATCH(drive_all)(limit, substep, rows, count, states);
}
bool move_rows(const SpeedLimit& limit, float h, BodyRow* rows, int count, BodyState* states) {
    return HWY_DYNAMIC_DISPATCH(move_all)(limit, h, rows, count, states);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
