// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/group_solve.h"

#include <algorithm>
#include <span>

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/direct/active_set.h"
#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/ground_blows.h"
#include "dynamics/direct/sizes.h"
#include "dynamics/direct/spin_brakes.h"

namespace jostle::detail {

namespace {

/// [1] How often a pass may find that other rows hold, per bounded row. Once or twice in all is common.
constexpr int kMostChanges = 2;
/// [1] How often other rows may be found to hold where bodies are held against others.
constexpr int kMostHeld = 4;
/// [1] How often in a pass all points of a group may be struck: they share the blow by and by.
constexpr int kMostBlows = 4;
/// The right sides of rows in a pass.
class Aim {
  public:
    Aim(const Group& group, bool use_bias)
        : group_(group),
          use_bias_(use_bias),
          rate_(use_bias ? kErrorShare * group.pass.context.inv_h : 0.0f),
          most_(group.pass.context.settings.max_push_out_speed),
          curve_time_(use_bias ? curve_time(group) : 0.0) {}

    /// Fills a joint's right sides. Returns whether it was torn apart.
    bool fill(const DirectJoint& joint, std::span<DirectRow> rows) const {
        float linear = rate_;
        bool is_torn = use_bias_ && is_push_great(rows, linear);
        with_bodies(joint.body_count, [&](auto bodies) {
            const JointMotion motion(group_, joint, bodies);
            with_size(joint.rigid, [&](auto size) { fill_rigid(joint, motion, bodies, size, linear); });
            for (DirectRow& row : rows.subspan(static_cast<std::size_t>(joint.rigid)))
                is_torn = fill_other(row, motion, bodies, linear) || is_torn;
        });
        return is_torn;
    }

  private:
    /// The rows that always hold.
    template <class Bodies, class Size>
    JOSTLE_INLINE void fill_rigid(const DirectJoint& joint, const JointMotion& motion, Bodies bodies,
                                  Size size, float linear) const {
        double speed[kMostRigidRows] = {};
        motion.add_along_all(joint, bodies, size, speed);
        for (int i = 0; i < size; ++i) {
            DirectRow& row = joint.rows[i];
            row.back = use_bias_ ? rigid_back(row, linear) : 0.0f;
            joint.impulses[i] = rigid_right_side(row, speed[i]);
        }
    }
    /// R gives way to the impulse of the whole sub-step where bodies are about to move; in relaxing, to that
    /// of this solution.
    [[nodiscard]] JOSTLE_INLINE double rigid_right_side(const DirectRow& row, double speed) const {
        const double impulse = use_bias_ ? row.begun + row.applied : row.applied;
        return -speed - wide(row.back) - curve_time_ * wide(row.curve) - row.regular * impulse;
    }
    /// A row that may let go or yield, or is behind such a row. Returns whether the joint was torn apart.
    template <class Bodies>
    JOSTLE_INLINE bool fill_other(DirectRow& row, const JointMotion& motion, Bodies bodies,
                                  float linear) const {
        *row.impulse = 0.0;
        if (!row.is_active()) return false;
        bool is_torn = false;
        if (row.state == RowState::kRigid) {
            row.back = use_bias_ ? rigid_back(row, linear) : 0.0f;
        } else if (row.state == RowState::kDriven) {
            row.back = -row.speed;
        } else {
            const bool is_low = row.state == RowState::kLow;
            const float speed = nearing(group_, row.is_linear, is_low ? row.below : row.above, use_bias_);
            row.back = is_low ? speed : -speed;
            is_torn = row.is_linear && speed <= -most_;
        }
        const double rigid = rigid_right_side(row, motion.along(row, bodies));
        // Most rows have no compliance, and their impulses lie with their joints, far from the rows.
        *row.impulse =
            row.compliance == 0.0f ? rigid : rigid - wide(row.compliance) * wide(row.total.value());
        return is_torn;
    }
    /// Whether the linear rows of a joint, together, so that a push has no favourite direction, would come
    /// back faster than they may; they come back at the rate `linear` then.
    [[nodiscard]] JOSTLE_INLINE bool is_push_great(std::span<const DirectRow> rows, float& linear) const {
        float squared = 0.0f;
        for (const DirectRow& row : rows)
            if (row.is_linear && row.state == RowState::kRigid) squared += row.error * row.error;
        const float push = rate_ * math::sqrt(squared);
        if (!(push > most_)) return false;
        linear = rate_ * (most_ / push);
        return true;
    }
    [[nodiscard]] JOSTLE_INLINE float rigid_back(const DirectRow& row, float linear) const {
        const float error = without_rounding(group_, row.is_linear, row.error);
        return row.is_linear ? linear * error : clamp(rate_ * error, -kMostTurnBack, kMostTurnBack);
    }

    const Group& group_;
    bool use_bias_;
    float rate_;         ///< [1/s] at which errors are taken back
    float most_;         ///< [m/s] of lengths
    double curve_time_;  ///< [s]
};

/// They have no speed as they come together.
void keep_awake(const Group& group) {
    group.for_members([&](const DirectBody&, int place) {
        group.pass.awake.sims[static_cast<std::size_t>(place)].slow_time = 0.0f;
    });
}

/// Motors that give way push as hard as they may.
void push_fully(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows.subspan(static_cast<std::size_t>(joint.rigid)))
            if (row.is_full()) replace(group, joint, row, row.impulse_if_inactive());
    });
}

/// The velocities become those that the rows want. Returns false where numbers have overflowed: the joints
/// let go.
bool solve_rows(const Group& group, bool use_bias, bool& is_torn) {
    group.for_rows([](DirectRow& row) {
        row.begun += row.applied;
        row.applied = 0.0;
    });
    if (group.state.bounded > 0) push_fully(group);
    const Aim aim(group, use_bias);
    Pivoting pivoting;
    for (int change = 0;; ++change) {
        is_torn = false;
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            is_torn = aim.fill(joint, rows) || is_torn;
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
    group.for_members([&](DirectBody& body, int place) {
        body.braked = 0.0f;
        any = any || abs(group.states[place].angular) > most;
    });
    if (!any) return;
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
    group.for_rows([&](DirectRow& row) {
        row.begin_pass();
        if (group.state.keeps_springs || !row.is_kept) return;
        row.is_kept = false;
        any = true;
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
            *row.impulse = is_active ? aimed_at - speed_along(group, joint, row) : 0.0;
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
            *row.impulse = row.is_active() && row.state != RowState::kDriven ? -wide(row.back) : 0.0;
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
