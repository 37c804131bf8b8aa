// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_pass.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "dynamics/solve/direct_ground.h"
#include "dynamics/solve/direct_slow.h"

namespace jostle {

void DirectRow::take(const RigidRow& now) {
    total = now.impulse;
    error = now.error;
    curve = now.curve;
    below = now.below;
    above = now.above;
    most = now.most;
    speed = now.speed;
    give = now.give;
    is_linear = false;
    drives = now.is_driven;
    if (drives) {
        const float last = total.value();
        if (state == RowState::kRigid)
            state = last >= most ? RowState::kFull : last <= -most ? RowState::kFullBack : RowState::kDriven;
    } else if (!now.is_bounded) {
        state = RowState::kRigid;
    } else if (state == RowState::kRigid) {
        const float last = total.value();
        state = last > 0.0f && below < RigidRow::kUnbounded   ? RowState::kLow
                : last < 0.0f && above < RigidRow::kUnbounded ? RowState::kHigh
                                                              : RowState::kFree;
    }
}

namespace {

/// [1] The share of an error that a sub-step takes away.
constexpr float kShare = 0.5f;
/// [1] Of the motion's curve, as it is before the joints act. All of it wins energy, as they bend it further;
/// none loses some. Found by trial: rings, chains and boxes that tumble.
constexpr float kCurved = 0.75f;
/// The same of an angle that is beyond its limit by less than a slop [rad]: limbs that rest against each
/// other go on to press, and do not come loose and fall back.
constexpr float kGentleShare = 0.02f, kAngularSlop = 1.0e-2f;
/// Errors that are rounding: where joints share a load, as two hinges of a door, they would pull against each
/// other for them. [1] of the slop, and [rad].
constexpr float kRoundedLength = 2.0e-3f, kRoundedAngle = 1.0e-5f;
/// [1] How often a pass may find that other rows hold, per bounded row. Once or twice in all is common.
constexpr int kMostChanges = 2;
/// [1] How often in a pass all points of a group may be struck: they share the blow by and by.
constexpr int kMostBlows = 4;
/// [1] A body that turns by less than this share of its free mobility is not braked: its joints hold it.
constexpr double kLeastGive = 1.0e-3;
/// [1] Of the greatest speed: by less a brake is right.
constexpr double kLeastBraked = 1.0e-4;

double speed_along(const Group& group, const DirectJoint& joint, const DirectRow& row) {
    double speed = 0.0;
    for (int side = 0; side < joint.body_count; ++side) {
        const BodyState& state = group.states[joint.bodies[side]];
        const RowPart& part = row.jacobian[side];
        speed += part.x * wide(state.velocity.x) + part.y * wide(state.velocity.y) +
                 part.angular * wide(state.angular);
    }
    return speed;
}

/// [m], [rad] An error without its rounding.
float without_rounding(const Group& group, bool is_linear, float error) {
    const float rounded =
        is_linear ? kRoundedLength * group.pass.context.settings.tolerances.linear_slop : kRoundedAngle;
    return error - clamp(error, -rounded, rounded);
}

/// [m/s], [rad/s] At most so fast a row may near a bound; less than 0: so fast it has to come back.
float nearing(const Group& group, bool is_linear, float distance, bool use_bias) {
    const StepContext& context = group.pass.context;
    if (distance > 0.0f) return distance * context.inv_h;
    if (!use_bias) return 0.0f;
    const StepSettings& settings = context.settings;
    const float most = is_linear ? settings.max_push_out_speed : kMostTurnBack;
    const float far = is_linear ? distance : min(distance + kAngularSlop, 0.0f), near = distance - far;
    const float back = kShare * without_rounding(group, is_linear, far) + kGentleShare * near;
    return max(context.inv_h * back, -most);
}

/// How fast the rows of a joint take their errors back. Returns whether it was torn apart.
bool find_back(const Group& group, std::span<DirectRow> rows, bool use_bias) {
    const float rate = use_bias ? kShare * group.pass.context.inv_h : 0.0f;
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
        } else if (row.holds()) {
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

/// A row's impulse becomes another one.
void replace(const Group& group, const DirectJoint& joint, DirectRow& row, float impulse) {
    const double change = wide(impulse) - (row.begun + row.applied);
    for_moving_ends(group, joint, [&](DirectBody&, int place, int side) {
        const RowPart& part = row.weighted[side];
        change_velocity(group.states[place], {change * part.x, change * part.y, change * part.angular});
    });
    row.applied += change;
    row.total.set(impulse);
}

/// [m/s], [rad/s] How much of the motion's curve is counted in, at its end.
double curve_of(const Group& group, const DirectRow& row, bool use_bias) {
    return use_bias ? wide(0.5f * kCurved * group.pass.context.h) * wide(row.curve) : 0.0;
}

/// [N s], [N m s] The impulse to which a row gives way by R: where bodies are about to move, that of the
/// whole sub-step; in relaxing, that of this solution.
double giving_way(const DirectRow& row, bool use_bias) {
    return use_bias ? row.begun + row.applied : row.applied;
}

/// How one that holds goes on with such an impulse [N s], [N m s]: it never pulls, and gives no more than it
/// may.
RowState bearing(const DirectRow& row, double total) {
    if (row.state == RowState::kLow && total < 0.0) return RowState::kFree;
    if (row.state == RowState::kHigh) return total > 0.0 ? RowState::kFree : RowState::kHigh;
    if (total > wide(row.most)) return RowState::kFull;
    return row.state == RowState::kDriven && total < -wide(row.most) ? RowState::kFullBack : row.state;
}

/// How a bounded row goes on, after all were solved: one that is free does not pass its bounds, and one that
/// aims at a speed gives way only to more than it may give.
RowState next_state(const Group& group, const DirectJoint& joint, const DirectRow& row, bool use_bias) {
    if (row.holds()) return bearing(row, wide(row.total.value()));
    const double now = speed_along(group, joint, row);
    if (row.drives) {
        const double ahead = now - wide(row.speed) + wide(row.give) * wide(row.given());
        const bool goes_on = row.state == RowState::kFull ? ahead <= 0.0 : ahead >= 0.0;
        return goes_on ? row.state : RowState::kDriven;
    }
    const double speed = now + curve_of(group, row, use_bias);
    const double down = wide(nearing(group, row.is_linear, row.below, use_bias));
    if (row.state == RowState::kFull) return speed + down > 0.0 ? RowState::kLow : RowState::kFull;
    if (speed + down < 0.0) return RowState::kLow;
    const double up = wide(nearing(group, row.is_linear, row.above, use_bias));
    return speed - up > 0.0 ? RowState::kHigh : RowState::kFree;
}

/// How the search for the rows that hold goes on: by block principal pivoting [Portugal1994]. All rows that
/// are wrong change at once, as long as there are ever fewer of them, or nearly; otherwise the first one
/// does, which ends for certain, if perhaps late.
class Pivoting {
  public:
    /// Returns whether all may change.
    bool all_may(int wrong) {
        if (wrong < fewest_) {
            fewest_ = wrong;
            tries_ = kTries;
            return true;
        }
        return tries_-- > 0;
    }

  private:
    static constexpr int kTries = 3;
    int fewest_ = std::numeric_limits<int>::max(), tries_ = kTries;
};

template <class Function>
void for_wrong_rows(const Group& group, bool use_bias, Function&& function) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            if (row.state == RowState::kRigid || row.mobility == 0.0 || row.is_kept) continue;
            const RowState next = next_state(group, joint, row, use_bias);
            if (next != row.state) function(row, next);
        }
    });
}

/// Rows that do not hold have what they give all the same.
void drop_impulses(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            if (!row.holds()) replace(group, joint, row, row.given());
    });
}

/// Returns whether other rows hold than before.
bool change_states(const Group& group, bool use_bias, Pivoting& pivoting) {
    int wrong = 0;
    for_wrong_rows(group, use_bias, [&](const DirectRow&, RowState) { ++wrong; });
    if (wrong == 0) return false;
    // ORDER: the first by its place in the plan.
    int most = pivoting.all_may(wrong) ? wrong : 1;
    for_wrong_rows(group, use_bias, [&](DirectRow& row, RowState next) {
        if (most-- > 0) row.state = next;
    });
    drop_impulses(group);
    return true;
}

/// [N s], [N m s] A row's impulse, as far as it may give it.
float allowed(const DirectRow& row) {
    const float total = row.total.value();
    if (row.state == RowState::kDriven) return clamp(total, -row.most, row.most);
    if (row.state == RowState::kLow) return clamp(total, 0.0f, row.most);
    return row.state == RowState::kHigh ? min(total, 0.0f) : total;
}
/// No rows were found that fit together: those that pull let go, none gives too much, and others may be
/// passed.
void stop_pulling(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            if (const float impulse = allowed(row); impulse != row.total.value())
                replace(group, joint, row, impulse);
    });
}

/// The velocities become those that the rows want. Returns false where numbers have overflowed: the joints
/// let go.
bool solve_rows(const Group& group, bool use_bias, bool& is_torn) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            row.begun += row.applied;
            row.applied = 0.0;
            if (row.is_full()) replace(group, joint, row, row.given());
        }
    });
    Pivoting pivoting;
    for (int change = 0;; ++change) {
        is_torn = false;
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            is_torn = find_back(group, rows, use_bias) || is_torn;
            for (DirectRow& row : rows)
                row.impulse = row.holds() ? -speed_along(group, joint, row) - wide(row.back) -
                                                curve_of(group, row, use_bias) -
                                                row.regular * giving_way(row, use_bias) -
                                                wide(row.give) * wide(row.total.value())
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
void meet_ground(const Group& group, bool use_bias) {
    bool is_torn = false;
    for (int i = 0; i < kMostBlows && strike_ground(group); ++i)
        if (group.state.bounded > 0) solve_rows(group, use_bias, is_torn);
}

/// [N m s] What brakes a body that turns faster than it may, or gives back what has braked it too much.
double braking(const DirectBody& body, double speed, double most, double give) {
    if (std::abs(speed) > most) return (std::clamp(speed, -most, most) - speed) / give;
    if (body.braked < 0.0f) return std::min((most - speed) / give, -wide(body.braked));
    return body.braked > 0.0f ? std::max((-most - speed) / give, -wide(body.braked)) : 0.0;
}

/// Returns whether any body was braked, or let go.
bool brake_bodies(const Group& group, double most) {
    bool any = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [&](DirectBody& body, int place, int) {
            const double speed = wide(group.states[place].angular);
            if (std::abs(speed) <= most && body.braked == 0.0f) return;
            const Response response = respond(group, place, {0.0, 0.0, 1.0});
            const double give = response.all.angular;
            if (!(give > kLeastGive * response.own.angular)) return;
            const double impulse = braking(body, speed, most, give);
            if (std::abs(impulse) * give <= kLeastBraked * most) return;
            change_velocity(group.states[place], {0.0, 0.0, impulse * response.own.angular});
            apply(group, impulse);
            body.braked += static_cast<float>(impulse);
            any = true;
        });
    });
    return any;
}

/// Bodies that turn too fast are braked here, with all that hangs on them: where each is braked alone
/// (integrate.cpp), joints part. Limits and motors that would hold too hard then let go, and the brakes
/// follow.
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
    for (int i = 0; any && i < kMostBlows; ++i) {
        any = brake_bodies(group, wide(most));
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

}  // namespace

void aim(const Group& group) {
    group.state.keeps_springs = false;
    if (begin_pass(group)) renew_matrix(group);
    slow_stiffened(group);
    bool is_torn = false;
    group.state.is_torn = false;
    if (!solve_rows(group, true, is_torn)) return;
    if (!is_torn) {
        meet_ground(group, true);
        return brake_spins(group, true);
    }
    // Bodies that were torn apart come back slowly, but for long. Relaxing would leave a little speed each
    // time.
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            row.impulse = row.holds() && row.state != RowState::kDriven ? -wide(row.back) : 0.0;
    });
    group.state.is_torn = substitute(group);
}

void settle(const Group& group) {
    group.state.keeps_springs = true;
    begin_pass(group);
    if (group.state.is_torn) {
        apply(group, -1.0);
        keep_awake(group);
    }
    fill_matrix(group);
    slow_stiffened(group);
    bool is_torn = false;
    if (!solve_rows(group, false, is_torn)) return;
    meet_ground(group, false);
    brake_spins(group, false);
}

bool let_go(const Group& group) {
    if (group.state.bounded == 0) return false;
    bool any = false;
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            if (row.state == RowState::kRigid || row.mobility == 0.0 || !row.holds()) continue;
            const RowState next = bearing(row, wide(row.total.value()) + row.impulse);
            any = any || next != row.state;
            row.state = next;
        }
    });
    if (!any) return false;
    drop_impulses(group);
    renew_matrix(group);
    return true;
}

void balance(const Group& group) {
    begin_pass(group);
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) {
            // A motor goes on at the speed that it has.
            const bool is_held = row.holds() && row.state != RowState::kDriven;
            row.impulse = is_held ? -speed_along(group, joint, row) : 0.0;
        }
    });
    if (substitute(group)) apply(group, 1.0);
}

}  // namespace jostle
