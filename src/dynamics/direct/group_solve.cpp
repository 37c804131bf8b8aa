// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/group_solve.h"

#include <algorithm>
#include <span>

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/direct/active_set.h"
#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/ground_blows.h"
#include "dynamics/direct/spin_brakes.h"

namespace jostle::detail {

namespace {

/// [1] How often a pass may find that other rows hold, per bounded row. Once or twice in all is common.
constexpr int kMostChanges = 2;
/// [1] How often other rows may be found to hold where bodies are held against others.
constexpr int kMostHeld = 4;
/// [1] How often in a pass all points of a group may be struck: they share the blow by and by.
constexpr int kMostBlows = 4;
/// How fast the rows of a joint take their errors back. Returns whether it was torn apart.
bool find_back(const Group& group, std::span<DirectRow> rows, bool use_bias) {
    const float rate = use_bias ? kErrorShare * group.pass.context.inv_h : 0.0f;
    const float most = group.pass.context.settings.max_push_out_speed;
    // Of the linear rows together, so that a push has no favourite direction.
    float squared = 0.0f;
    for (const DirectRow& row : rows)
        if (row.is_linear && row.state == RowState::kRigid) squared += row.error * row.error;
    const float push = rate * math::sqrt(squared);
    bool is_torn = push > most;
    const float linear = is_torn ? rate * (most / push) : rate;
    for (DirectRow& row : rows) {
        if (row.state == RowState::kRigid) {
            const float error = without_rounding(group, row.is_linear, row.error);
            row.back = row.is_linear ? linear * error : clamp(rate * error, -kMostTurnBack, kMostTurnBack);
        } else if (row.state == RowState::kDriven) {
            row.back = -row.speed;
        } else if (row.is_active()) {
            const bool is_low = row.state == RowState::kLow;
            const float speed = nearing(group, row.is_linear, is_low ? row.below : row.above, use_bias);
            row.back = is_low ? speed : -speed;
            is_torn = is_torn || (row.is_linear && speed <= -most);
        }
    }
    return is_torn;
}

/// They have no speed as they come together.
void keep_awake(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int side = 0; side < joint.body_count; ++side) {
            BodySim& body = group.pass.awake.sims[static_cast<std::size_t>(joint.bodies[side])];
            if (body.inv_mass > 0.0f) body.slow_time = 0.0f;
        }
    });
}

/// [N s], [N m s] The impulse to which a row gives way by R: where bodies are about to move, that of the
/// whole sub-step; in relaxing, that of this solution.
double regularised_impulse(const DirectRow& row, bool use_bias) {
    return use_bias ? row.begun + row.applied : row.applied;
}

/// Motors that give way push as hard as they may.
void push_fully(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            if (row.is_full()) replace(group, joint, row, row.impulse_if_inactive());
    });
}

/// The velocities become those that the rows want. Returns false where numbers have overflowed: the joints
/// let go.
bool solve_rows(const Group& group, bool use_bias, bool& is_torn) {
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            row.begun += row.applied;
            row.applied = 0.0;
        }
    });
    push_fully(group);
    Pivoting pivoting;
    for (int change = 0;; ++change) {
        is_torn = false;
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            is_torn = find_back(group, rows, use_bias) || is_torn;
            for (DirectRow& row : rows)
                row.impulse = row.is_active() ? -speed_along(group, joint, row) - wide(row.back) -
                                                    curve_of(group, row, use_bias) -
                                                    row.regular * regularised_impulse(row, use_bias) -
                                                    wide(row.compliance) * wide(row.total.value())
                                              : 0.0;
        });
        if (!substitute(group)) return false;
        apply(group, 1.0);
        if (group.state.bounded == 0) return true;
        if (change >= kMostChanges * group.state.bounded) {
            stop_pulling(group);
            return true;
        }
        if (!change_states(group, use_bias, pivoting)) return true;
        renew_matrix(group);
    }
}

/// The ground strikes; limits that are then pulled, or passed, follow.
void solve_ground_blows(const Group& group, bool use_bias) {
    bool is_torn = false;
    for (int i = 0; i < kMostBlows && strike_ground(group); ++i)
        if (group.state.bounded > 0) solve_rows(group, use_bias, is_torn);
}

/// Bodies that turn too fast are braked here, with all that hangs on them: where each is braked alone
/// (bodies/integrate.cpp), joints part. Limits and motors that would hold too hard then let go, and the
/// brakes follow.
void brake_spins(const Group& group, bool use_bias) {
    const float most = limit_of(group.pass.context).angular;
    bool any = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [&](DirectBody& body, int place, int) {
            body.braked = 0.0f;
            any = any || abs(group.states[place].angular) > most;
        });
    });
    bool is_torn = false;
    double taken = 0.0;
    for (int i = 0; any && i < kMostBlows; ++i) {
        any = brake_bodies(group, wide(most), taken);
        if (any && group.state.bounded > 0 && !solve_rows(group, use_bias, is_torn)) return;
    }
}

/// Returns whether springs act again whose impulses relaxing has kept.
bool begin_pass(const Group& group) {
    bool any = false;
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            row.begin_pass();
            if (group.state.keeps_springs || !row.is_kept) continue;
            row.is_kept = false;
            any = true;
        }
    });
    return any;
}

/// Of bounces. A motor's is not told: the next sub-step would begin with it.
void tell_blows(const Group& group) {
    group.for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            if (row.bounce_impulse != 0.0 && !row.drives)
                row.total.set(static_cast<float>(wide(row.total.value()) + row.bounce_impulse));
            row.bounce_impulse = 0.0;
        }
    });
}

/// As find_at_rest(), or with motors at the speed at which they aim.
bool find_steady(const Group& group, bool drives) {
    begin_pass(group);
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            const bool is_driven = row.state == RowState::kDriven,
                       is_active = row.is_active() && (drives || !is_driven);
            const double aimed_at = is_driven ? wide(row.speed) : 0.0;
            row.impulse = is_active ? aimed_at - speed_along(group, joint, row) : 0.0;
        }
    });
    return substitute(group);
}

/// With rows that can bear it: limits that hold by what was before would pull, as the body may be leaving
/// them, and motors would give more than they may. Where no such rows are found in time, the last ones do.
bool find_bearing(const Group& group, bool drives) {
    for (int i = 0; i < kMostHeld; ++i) {
        if (!find_steady(group, drives)) return false;
        if (!change_states(group, std::span<const Response>())) return true;
        if (drives) push_fully(group);
    }
    return find_steady(group, drives);
}

/// Returns whether joints were torn apart: then nothing else follows.
bool solve_rows_and_blows(const Group& group, bool use_bias) {
    limit_added_energy(group);
    bool is_torn = false;
    if (!solve_rows(group, use_bias, is_torn)) return false;
    if (is_torn) return true;
    solve_ground_blows(group, use_bias);
    brake_spins(group, use_bias);
    return false;
}

}  // namespace

void solve_with_bias(const Group& group) {
    group.state.keeps_springs = false;
    if (begin_pass(group)) renew_matrix(group);
    group.state.is_torn = false;
    solve_with_bias_again(group);
}

void solve_with_bias_again(const Group& group) {
    if (group.state.is_torn || !solve_rows_and_blows(group, true)) return;
    // Bodies that were torn apart come back slowly, but for long. Relaxing would leave a little speed each
    // time.
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            row.impulse = row.is_active() && row.state != RowState::kDriven ? -wide(row.back) : 0.0;
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
    relax_group_again(group);
    if (group.pass.direct.has_bounces) tell_blows(group);
}

void relax_group_again(const Group& group) {
    solve_rows_and_blows(group, false);
}

bool find_at_rest(const Group& group) {
    return find_steady(group, false);
}

bool find_for_bounces(const Group& group) {
    group.state.keeps_springs = true;
    bool any = false;
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            any = any || (row.compliance > 0.0f && !row.is_kept);
            row.is_kept = row.compliance > 0.0f;
        }
    });
    if (any) renew_matrix(group);
    return find_bearing(group, false);
}

void balance(const Group& group) {
    if (find_bearing(group, true)) apply(group, 1.0);
}

}  // namespace jostle::detail
