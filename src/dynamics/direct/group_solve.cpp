// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/group_solve.h"

#include <span>

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/direct/active_set.h"
#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/ground_blows.h"
#include "dynamics/direct/spin_brakes.h"

namespace jostle::detail {

namespace {

/// [1] How often a solution may find that other rows hold, per bounded row. In 99.98 % of the solutions at
/// most eight changes are needed.
constexpr int kMostChanges = 2;
/// [1] How often in a pass all points of a group may be struck: they share the blow by and by.
constexpr int kMostBlows = 4;

/// How rows move on in a pass with or without bias.
Aim aim_of(const Group& group) {
    const StepContext& context = group.pass.context;
    const StepSettings& settings = context.settings;
    const bool use_bias = group.pass.use_bias;
    return {use_bias ? kErrorShare * context.inv_h : 0.0f, settings.max_push_out_speed,
            kRoundedLength * settings.tolerances.linear_slop, kRoundedAngle,
            use_bias ? curve_time(group) : 0.0};
}

/// RowLanes::back of bounded and driven rows that hold. Returns whether a joint was torn apart.
bool aim_others(const Group& group, const Aim& aim) {
    bool is_torn = false;
    group.for_other_rows([&](const DirectJoint& joint, const DirectRow& row, int i) {
        float& back = joint.lanes->back[i];
        if (!row.is_active()) return;
        if (row.state == RowState::kDriven) back = -row.speed;
        if (row.state != RowState::kLow && row.state != RowState::kHigh) return;
        const bool is_low = row.state == RowState::kLow;
        const float speed = nearing(group, joint, i, is_low ? row.below : row.above, group.pass.use_bias);
        back = is_low ? speed : -speed;
        is_torn = is_torn || (row.is_linear && speed <= -aim.most);
    });
    return is_torn;
}

/// They have no speed as they come together.
void keep_awake(const Group& group) {
    group.for_members([&](const DirectBody&, int place) {
        group.pass.awake.sims[static_cast<std::size_t>(place)].slow_time = 0.0f;
    });
}

/// Motors that give way push as hard as they may.
void push_fully(const Group& group) {
    group.for_other_rows([&](const DirectJoint& joint, const DirectRow& row, int i) {
        if (row.is_full()) replace(group, joint, i, joint.impulse_if_inactive(i));
    });
}

/// The velocities become those that the rows want. Returns false where numbers have overflowed: the joints
/// let go.
bool solve_rows(const Group& group, bool& is_torn) {
    group.for_lanes([](RowLanes& of) {
        for (int i = 0; i < kRowLanes; ++i) {
            of.begun[i] += of.applied[i];
            of.applied[i] = 0.0;
        }
    });
    if (group.state.bounded > 0) push_fully(group);
    const Aim aim = aim_of(group);
    Pivoting pivoting;
    for (int change = 0;; ++change) {
        is_torn = group.state.bounded > 0 && aim_others(group, aim);
        is_torn = fill_right_sides(group, aim) || is_torn;
        if (!substitute(group)) return false;
        apply(group, 1.0);
        if (group.state.bounded == 0) return true;
        if (change >= kMostChanges * group.state.bounded) {
            stop_pulling(group);
            return true;
        }
        if (!change_states(group, pivoting)) return true;
        renew_matrix(group);
    }
}

/// The ground strikes; limits that are then pulled, or passed, follow.
void solve_ground_blows(const Group& group) {
    bool is_torn = false;
    for (int i = 0; i < kMostBlows && strike_ground(group); ++i)
        if (group.state.bounded > 0) solve_rows(group, is_torn);
}

/// Bodies that turn too fast are braked here, with all that hangs on them: where each is braked alone
/// (bodies/integrate.cpp), joints part. Limits and motors that would hold too hard then let go, and the
/// brakes follow.
void brake_spins(const Group& group) {
    const float most = limit_of(group.pass.context).angular;
    bool any = false;
    group.for_members([&](DirectBody& body, int place) {
        body.braked = 0.0f;
        any = any || abs(group.states[place].angular) > most;
    });
    if (!any) return;
    bool is_torn = false;
    double taken = 0.0;
    for (int i = 0; any && i < kMostBlows; ++i) {
        any = brake_bodies(group, wide(most), taken);
        if (any && group.state.bounded > 0 && !solve_rows(group, is_torn)) return;
    }
}

/// Returns whether springs act again whose impulses relaxing has kept.
bool begin_pass(const Group& group) {
    group.for_lanes([](RowLanes& of) {
        for (int i = 0; i < kRowLanes; ++i) of.begin_pass(i);
    });
    if (group.state.keeps_springs) return false;
    bool any = false;
    group.for_other_rows([&](const DirectJoint&, DirectRow& row, int) {
        any = any || row.is_kept;
        row.is_kept = false;
    });
    return any;
}

/// Of bounces. A motor's is not told: the next sub-step would begin with it.
void tell_blows(const Group& group) {
    group.for_joints([](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (int i = 0; i < joint.row_count; ++i) {
            DirectRow& row = rows[static_cast<std::size_t>(i)];
            float& total = joint.lanes->total[i];
            if (row.bounce_impulse != 0.0 && !row.drives)
                total = static_cast<float>(wide(total) + row.bounce_impulse);
            row.bounce_impulse = 0.0;
        }
    });
}

/// How rows would hold: rigid rows and limits have no speed, and motors the speed that they have, or the one
/// at which they aim.
bool find_steady(const Group& group, bool drives) {
    begin_pass(group);
    find_speeds(group, true);
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int i = 0; i < joint.row_count; ++i) {
            const DirectRow& row = joint.rows[i];
            const bool is_driven = row.state == RowState::kDriven,
                       is_active = row.is_active() && (drives || !is_driven);
            const double aimed_at = is_driven ? wide(row.speed) : 0.0;
            joint.impulse[i] = is_active ? aimed_at - joint.lanes->speed[i] : 0.0;
        }
    });
    return substitute(group);
}

/// Returns whether joints were torn apart: then nothing else follows.
bool solve_rows_and_blows(const Group& group) {
    limit_added_energy(group);
    bool is_torn = false;
    if (!solve_rows(group, is_torn)) return false;
    if (is_torn) return true;
    solve_ground_blows(group);
    brake_spins(group);
    return false;
}

}  // namespace

void solve_with_bias(const Group& group) {
    group.state.keeps_springs = false;
    if (begin_pass(group)) renew_matrix(group);
    see_touches(group);
    group.state.is_torn = false;
    pass_again(group);
}

void pass_again(const Group& group) {
    if (group.pass.use_bias && group.state.is_torn) return;
    const bool is_torn = solve_rows_and_blows(group);
    if (!group.pass.use_bias || !is_torn) return;
    // Bodies that were torn apart come back slowly, but for long. Relaxing would leave a little speed each
    // time.
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int i = 0; i < joint.row_count; ++i) {
            const DirectRow& row = joint.rows[i];
            joint.impulse[i] =
                row.is_active() && row.state != RowState::kDriven ? -wide(joint.lanes->back[i]) : 0.0;
        }
    });
    group.state.is_torn = substitute(group);
}

void relax_group(const Group& group) {
    group.state.keeps_springs = true;
    begin_pass(group);
    if (group.state.is_torn) {
        apply(group, -1.0);
        keep_awake(group);
    }
    fill_matrix(group);
    see_touches(group);
    pass_again(group);
    if (group.pass.direct.has_bounces) tell_blows(group);
}

bool find_for_bounces(const Group& group) {
    group.state.keeps_springs = true;
    bool any = false;
    group.for_other_rows([&](const DirectJoint& joint, DirectRow& row, int i) {
        const bool is_spring = joint.lanes->compliance[i] > 0.0f;
        any = any || (is_spring && !row.is_kept);
        row.is_kept = is_spring;
    });
    if (any) renew_matrix(group);
    return find_steady(group, false);
}

void balance(const Group& group) {
    if (!find_steady(group, true)) return;
    // Limits that hold by what was before would pull, as the body may be leaving them, and motors would give
    // more than they may.
    if (change_states(group, std::span<const Response>())) {
        push_fully(group);
        if (!find_steady(group, true)) return;
    }
    apply(group, 1.0);
}

}  // namespace jostle::detail
