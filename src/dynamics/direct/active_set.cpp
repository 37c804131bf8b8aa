// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/active_set.h"

#include <algorithm>
#include <cmath>

namespace jostle::detail {
namespace {

/// [1] Of the change by a blow: a speed by which what is at its limit lies still.
constexpr double kStill = 0.1;
/// [1] The share that a sub-step takes away of an angle that is beyond its limit by less than a slop [rad]:
/// limbs that rest against each other go on to press, and do not come loose and fall back.
constexpr float kGentleShare = 0.02f, kAngularSlop = 1.0e-2f;
/// [1] The share that a sub-step takes away of any angle beyond its limit, where a motor presses against the
/// limit. With less a lander sways on its legs, which contacts push beyond their limits and nothing brings
/// back; with more it rocks. At five of seven numbers of sub-steps landers sleep with 0.1 to 0.25; at 6 and
/// at 12 and more the range is narrower.
constexpr float kDrivenShare = 0.2f;
/// How one that holds goes on with such an impulse [N s], [N m s]: it never pulls, and gives no more than it
/// may.
RowState bearing(const DirectRow& row, double total) {
    if (row.state == RowState::kLow && total < 0.0) return RowState::kFree;
    if (row.state == RowState::kHigh) return total > 0.0 ? RowState::kFree : RowState::kHigh;
    if (total > wide(row.most)) return RowState::kFull;
    return row.state == RowState::kDriven && total < -wide(row.most) ? RowState::kFullBack : row.state;
}

/// How a bounded row goes on, with such an impulse and at such a speed: one that is free does not pass its
/// bounds, and one that aims at a speed gives way only to more than it may give.
JOSTLE_INLINE RowState next_state(const Group& group, const DirectJoint& joint, int i, bool use_bias,
                                  double total, double now) {
    const DirectRow& row = joint.rows[i];
    if (row.is_active()) return bearing(row, total);
    if (row.drives) {
        const double ahead =
            now - wide(row.speed) + wide(joint.lanes->compliance[i]) * wide(joint.impulse_if_inactive(i));
        const bool goes_on = row.state == RowState::kFull ? ahead <= 0.0 : ahead >= 0.0;
        return goes_on ? row.state : RowState::kDriven;
    }
    const double speed = now + (use_bias ? curve_time(group) * wide(joint.lanes->curve[i]) : 0.0);
    const double down = wide(nearing(group, joint, i, row.below, use_bias));
    if (row.state == RowState::kFull) return speed + down > 0.0 ? RowState::kLow : RowState::kFull;
    if (speed + down < 0.0) return RowState::kLow;
    const double up = wide(nearing(group, joint, i, row.above, use_bias));
    return speed - up > 0.0 ? RowState::kHigh : RowState::kFree;
}

/// Whether a row may hold, or let go.
bool may_change(const DirectJoint& joint, int i) {
    const DirectRow& row = joint.rows[i];
    return row.state != RowState::kRigid && joint.lanes->mobility[i] != 0.0 && !row.is_kept;
}

/// Calls function(row, its next state), by RowLanes::speed.
template <class Function>
void for_wrong_rows(const Group& group, Function&& function) {
    group.for_other_rows([&](const DirectJoint& joint, DirectRow& row, int i) {
        if (!may_change(joint, i)) return;
        const RowState next = next_state(group, joint, i, group.pass.use_bias, wide(joint.lanes->total[i]),
                                         joint.lanes->speed[i]);
        if (next != row.state) function(row, next);
    });
}

/// Rows that do not hold have what they give all the same.
void drop_impulses(const Group& group) {
    group.for_other_rows([&](const DirectJoint& joint, const DirectRow& row, int i) {
        if (!row.is_active()) replace(group, joint, i, joint.impulse_if_inactive(i));
    });
}

/// [N s], [N m s] A row's impulse, as far as it may give it.
float allowed(const DirectRow& row, float total) {
    if (row.state == RowState::kDriven) return clamp(total, -row.most, row.most);
    if (row.state == RowState::kLow) return clamp(total, 0.0f, row.most);
    return row.state == RowState::kHigh ? min(total, 0.0f) : total;
}

}  // namespace

float nearing(const Group& group, const DirectJoint& joint, int row, float distance, bool use_bias) {
    const StepContext& context = group.pass.context;
    if (distance > 0.0f) return distance * context.inv_h;
    if (!use_bias) return 0.0f;
    const StepSettings& settings = context.settings;
    const bool is_linear = joint.rows[row].is_linear;
    const float most = is_linear ? settings.max_push_out_speed : kMostTurnBack;
    if (!is_linear && joint.is_driven)
        return max(context.inv_h * kDrivenShare * without_rounding(group, false, distance), -most);
    const float far = is_linear ? distance : min(distance + kAngularSlop, 0.0f), near = distance - far;
    const float back = kErrorShare * without_rounding(group, is_linear, far) + kGentleShare * near;
    return max(context.inv_h * back, -most);
}

void replace(const Group& group, const DirectJoint& joint, int row, float impulse) {
    RowLanes& lanes = *joint.lanes;
    const double change = wide(impulse) - (lanes.begun[row] + lanes.applied[row]);
    for_moving_ends(group, joint, [&](DirectBody&, int place, int side) {
        const RowPart part = Group::weighted(joint, side, row);
        change_velocity(group.states[place], {change * part.x, change * part.y, change * part.angular});
    });
    lanes.applied[row] += change;
    lanes.total[row] = impulse;
}

bool change_states(const Group& group, Pivoting& pivoting) {
    find_speeds(group, false);
    int wrong = 0;
    for_wrong_rows(group, [&](const DirectRow&, RowState) { ++wrong; });
    if (wrong == 0) return false;
    // ORDER: the first by its place in the plan.
    int most = pivoting.all_may(wrong) ? wrong : 1;
    for_wrong_rows(group, [&](DirectRow& row, RowState next) {
        if (most-- > 0) row.state = next;
    });
    drop_impulses(group);
    return true;
}

void stop_pulling(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int i = 0; i < joint.row_count; ++i) {
            const float total = joint.lanes->total[i];
            if (const float impulse = allowed(joint.rows[i], total); impulse != total)
                replace(group, joint, i, impulse);
        }
    });
}

bool change_states(const Group& group, std::span<const Response> responses) {
    if (group.state.bounded == 0) return false;
    sum_changes(group);
    for (const Response& response : responses) add_change(group, response.body, response.own);
    return change_states(group);
}

bool change_states(const Group& group) {
    find_speeds(group, false);
    group.state.has_passed = false;
    bool any = false;
    group.for_other_rows([&](const DirectJoint& joint, DirectRow& row, int i) {
        if (!may_change(joint, i)) return;
        const double speed = joint.lanes->speed[i];
        double change = 0.0;
        for_moving_ends(group, joint, [&](const DirectBody&, int place, int side) {
            change += dot(joint.ends[side].part(i), group.change_of(place));
        });
        const double total = wide(joint.lanes->total[i]) + row.bounce_impulse + joint.impulse[i];
        const RowState next = next_state(group, joint, i, false, total, speed + change);
        if (next == row.state) return;
        // A body that moves has to be stopped first: to hold it as it moves would make energy.
        if (!row.is_active() && std::abs(speed) > kStill * std::abs(change)) {
            group.state.has_passed = true;
            return;
        }
        any = true;
        row.state = next;
    });
    if (!any) return false;
    renew_matrix(group);
    return true;
}

}  // namespace jostle::detail
