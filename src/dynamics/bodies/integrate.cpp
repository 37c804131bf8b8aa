// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move: velocities by forces, positions by velocities. Semi-implicit Euler, a sub-step at a time,
// eight bodies at once in lanes (integrate_kernels.cpp); then, one by one, the few that are locked or fast.
//
// A body that got no impulse in the sub-step moves by the mean of its velocities before and after the forces,
// which puts it on its parabola whatever the sub-steps [Hairer2003]: as velocity Verlet, whose energy is
// right. A speculative contact without an impulse does not hold a body that moves, nor does a bounce, which
// leaves the body with the velocity of such a flight (contacts/bounce_lanes.h). A body that constraints push,
// or that has joints, moves by the velocity that they left: semi-implicit Euler, as half of the forces would
// move it into what holds it.
#include <algorithm>
#include <bit>

#include "dynamics/bodies/bodies.h"
#include "dynamics/bodies/integrate_kernels.h"
#include "dynamics/bodies/kinematic_path.h"

namespace jostle::detail {
namespace {

constexpr int kBodyRowsPerTask = 64;

/// Runs `task(row, lane)` for each body that a kernel has left.
template <class Task>
void for_left(BodyRow* begin, BodyRow* end, Task&& task) {
    for (BodyRow* row = begin; row != end; ++row)
        for (std::uint32_t left = row->left; left != 0; left &= left - 1)
            task(*row, static_cast<std::size_t>(std::countr_zero(left)));
}

/// Constraints too may have made a body too fast, for example a joint whose ends were metres apart. By how
/// much it is braked is not repeated.
void brake(const SpeedLimit& limit, BodyRow& row, std::size_t lane, BodyState& state) {
    const Vec2 velocity = state.velocity;
    const float angular = state.angular;
    keep(limit, state);
    const Vec2 change = state.velocity - velocity;
    const float change_angular = state.angular - angular;
    if (!is_finite(change) || !is_finite(change_angular)) return;
    row.before_contacts_x[lane] += change.x;
    row.before_contacts_y[lane] += change.y;
    row.before_contacts_w[lane] += change_angular;
}

/// Of a body that is fast, or turns far.
void move_alone(const SpeedLimit& limit, float h, const BodySim& sim, BodyRow& row, std::size_t lane,
                BodyState& state) {
    if (sim.inv_mass > 0.0f) brake(limit, row, lane, state);
    const float half = ((row.flying >> lane) & 1) != 0 ? 0.5f : 0.0f;
    const float turn = h * (state.angular - half * row.kick_w[lane]);
    state.delta_position += h * (state.velocity - half * Vec2{row.kick_x[lane], row.kick_y[lane]});
    state.delta_rotation = abs(turn) < kSmallTurn
                               ? integrate(state.delta_rotation, turn)
                               : renormalize(compose(Rot::from_angle(turn), state.delta_rotation));
}

/// The lanes that there are have their bodies.
void prepare_row(const StepContext& context, BodyArrays& awake, BodyRow& out) {
    const float h = context.h;
    out.is_locked = out.has_constraints = out.may_fly = 0;
    // Nobody, or a kinematic body, which nothing but the user changes.
    const auto stay = [&](std::uint32_t lane) {
        out.dvx[lane] = out.dvy[lane] = out.dw[lane] = -0.0f;
        out.kept[lane] = out.kept_angular[lane] = 1.0f;
        out.carries_contact_change[lane] = out.extent[lane] = 0.0f;
    };
    for (std::uint32_t lane = 0; lane < kRowWidth; ++lane) {
        if (((out.is_there >> lane) & 1) == 0) {
            stay(lane);
            continue;
        }
        const std::uint32_t i = out.body[lane];
        BodySim& sim = awake.sims[i];
        sim.may_roll = false;
        if (sim.inv_mass == 0.0f) {
            stay(lane);
            if (float kick[3]; begin_path(context, awake.records[i].told, sim, awake.states[i], kick)) {
                out.dvx[lane] = kick[0];
                out.dvy[lane] = kick[1];
                out.dw[lane] = kick[2];
            }
            continue;
        }
        out.extent[lane] = sim.extent;
        const Vec2 dv = h * acceleration_of(sim, context.settings.gravity);
        out.dvx[lane] = dv.x;
        out.dvy[lane] = dv.y;
        out.dw[lane] = h * (sim.inv_inertia * sim.torque);
        out.kept[lane] = 1.0f / (1.0f + h * sim.linear_damping);
        out.kept_angular[lane] = 1.0f / (1.0f + h * sim.angular_damping);
        if (sim.has_locked_axis()) out.is_locked |= 1u << lane;
        const BodyRecord& record = awake.records[i];
        out.carries_contact_change[lane] = sim.has_joints ? 0.0f : 1.0f;
        sim.may_roll = record.colours.are_at_most_two();
        const bool has_constraints = !record.colours.is_empty();
        if (has_constraints) out.has_constraints |= 1u << lane;
        if (!sim.has_joints || !has_constraints) out.may_fly |= 1u << lane;
    }
}

/// Of a body that is fast before it repeats its change of velocity, or has a locked axis. A body that was
/// braked moves by its velocity.
void drive_alone(const SpeedLimit& limit, const BodySim& sim, BodyRow& row, std::size_t lane,
                 BodyState& state) {
    float &x = row.before_contacts_x[lane], &y = row.before_contacts_y[lane],
          &w = row.before_contacts_w[lane];
    const Vec2 change = state.velocity - Vec2{x, y};
    const float change_angular = state.angular - w;
    state.velocity = {x, y};
    state.angular = w;
    if (sim.has_locked_axis()) stop_locked(sim.locks, state);
    const BodyState forced = state;
    keep(limit, state);
    if (!(state.velocity == forced.velocity && state.angular == forced.angular))
        row.kick_x[lane] = row.kick_y[lane] = row.kick_w[lane] = 0.0f;
    x = state.velocity.x;
    y = state.velocity.y;
    w = state.angular;
    // Of a velocity that was no number nothing is left to repeat.
    if (!is_finite(change) || !is_finite(change_angular)) return;
    state.velocity += change;
    state.angular += change_angular;
}

/// Gives row `r` its bodies: the awake ones at `places`, or, where that is null, all of them.
void seat_bodies(const std::uint32_t* places, int count, int r, const PortionRows& rows) {
    BodyRow& row = rows.bodies[r];
    const int first = r * kRowWidth, there = std::min(count - first, kRowWidth);
    row.is_there = kWholeRow >> (kRowWidth - there);
    for (int lane = 0; lane < there; ++lane) {
        const int seat = first + lane;
        const std::uint32_t body =
            places != nullptr ? places[seat] : static_cast<std::uint32_t>(kFirstAwake + seat);
        row.body[lane] = body;
        rows.row_of_body[body] = static_cast<std::uint32_t>(seat);
    }
    for (int lane = there; lane < kRowWidth; ++lane) row.body[lane] = 0;
}

}  // namespace

void prepare_bodies(const StepContext& context, BodyArrays& awake, const std::uint32_t* places, int count,
                    const PortionRows& rows) {
    for_ranges(context.scheduler, rows.body_rows, kBodyRowsPerTask, [&](int begin, int end) {
        for (int r = begin; r < end; ++r) {
            seat_bodies(places, count, r, rows);
            prepare_row(context, awake, rows.bodies[r]);
        }
    });
}

void integrate_velocities(const SolverPass& pass) {
    BodyArrays& awake = pass.awake;
    const SpeedLimit limit = limit_of(pass.context);
    BodyRow* const rows = pass.laid_out.bodies;
    for_ranges(pass.context.scheduler, pass.laid_out.body_rows, kBodyRowsPerTask, [&](int begin, int end) {
        if (!drive_rows(limit, pass.substep, rows + begin, end - begin, awake.states.data())) return;
        for_left(rows + begin, rows + end, [&](BodyRow& row, std::size_t lane) {
            const BodySim& sim = awake.sims[row.body[lane]];
            if (sim.inv_mass == 0.0f) return;
            drive_alone(limit, sim, row, lane, awake.states[row.body[lane]]);
        });
    });
}

void integrate_positions(const SolverPass& pass) {
    BodyArrays& awake = pass.awake;
    const float h = pass.context.h;
    const SpeedLimit limit = limit_of(pass.context);
    BodyRow* const rows = pass.laid_out.bodies;
    for_ranges(pass.context.scheduler, pass.laid_out.body_rows, kBodyRowsPerTask, [&](int begin, int end) {
        if (!move_rows(limit, h, rows + begin, end - begin, awake.states.data())) return;
        for_left(rows + begin, rows + end, [&](BodyRow& row, std::size_t lane) {
            const std::uint32_t body = row.body[lane];
            move_alone(limit, h, awake.sims[body], row, lane, awake.states[body]);
        });
    });
}

}  // namespace jostle::detail
