// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over the graph: colours in order, in each the joints, then the rows of contacts.
#include <algorithm>

#include "dynamics/solve/contact_kernels.h"
#include "dynamics/solve/direct.h"
#include "dynamics/solve/joint_order.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

constexpr int kRowsPerTask = 32;

constexpr int kBodiesPerTask = 512;
/// [rad] The most that bodies are turned in a sub-step to move them apart.
constexpr float kMostTurn = 0.25f;

/// No point of the body is moved by more than `most` [m] each by its way and by its turn.
void limit_displacement(const Displacement& before, float most, float extent, BodyState& state) {
    const Vec2 way = state.delta_position - before.way;
    const float squared = length_squared(way);
    if (squared > most * most) state.delta_position = before.way + (most / math::sqrt(squared)) * way;
    const Rot turn = inverse_compose(before.turn, state.delta_rotation);
    if (turn.c > 0.0f && abs(turn.s) * extent <= most) return;
    const float angle = min(most / extent, kMostTurn);
    state.delta_rotation = integrate(before.turn, turn.s < 0.0f ? -angle : angle);
}

template <class Kernel>
void for_rows(const SolverPass& pass, const ActiveColour& colour, Kernel&& kernel) {
    ContactRow* rows = pass.rows.of(colour);
    if (colour.bin == kOverflowBin) {
        // They share bodies: one after the other.
        for (int r = 0; r < colour.row_count; ++r) kernel(rows + r, 1);
        return;
    }
    for_ranges(pass.context.scheduler, colour.row_count, kRowsPerTask,
               [&](int begin, int end) { kernel(rows + begin, end - begin); });
}

ContactKernelArguments arguments(const SolverPass& pass) {
    const StepSettings& settings = pass.context.settings;
    return {pass.awake.states.data(),    pass.rows.bodies->data(),       pass.context.inv_h,
            settings.max_push_out_speed, settings.restitution_threshold, settings.tolerances.linear_slop,
            pass.substep % 2 == 1};
}

}  // namespace

namespace {

/// Of those that have a body which the solver does not move.
bool is_ground(const ActiveColour& colour) {
    return colour.bin >= kDynamicColours && colour.bin != kOverflowBin;
}

}  // namespace

void warm_start(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    begin_direct(pass);
    const auto start = [&](auto&& is_chosen) {
        for (const ActiveColour& colour : pass.rows.active()) {
            if (!is_chosen(colour)) continue;
            warm_start_joints(pass, colour.bin);
            for_rows(pass, colour, [&](ContactRow* rows, int count) {
                warm_start_contacts(args, pass.substep == 0, rows, count);
            });
        }
    };
    // ORDER: as it is, where there is nothing to balance.
    if (!is_direct_between(pass)) return start([](const ActiveColour&) { return true; });
    start(is_ground);
    balance_direct(pass);
    start([](const ActiveColour& colour) { return !is_ground(colour); });
}

namespace {

/// ORDER: joints that are solved directly have the word between what moves, and over joints with bounded
/// forces; the ground, and what else the solver does not move, has the last.
template <class Solve>
void for_colours(const SolverPass& pass, bool use_bias, Solve&& solve_rows) {
    for (const ActiveColour& colour : pass.rows.active()) {
        if (is_ground(colour)) {
            solve_forceful_joints(pass, colour.bin, use_bias);
        } else {
            solve_joints(pass, colour.bin, use_bias);
            for_rows(pass, colour, solve_rows);
        }
    }
    solve_direct(pass, use_bias);
    for (const ActiveColour& colour : pass.rows.active()) {
        if (!is_ground(colour)) continue;
        solve_gentle_joints(pass, colour.bin, use_bias);
        for_rows(pass, colour, solve_rows);
    }
}

}  // namespace

void solve(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    for_colours(pass, true, [&](ContactRow* rows, int count) { solve_contacts(args, rows, count); });
}

void relax(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    for_colours(pass, false, [&](ContactRow* rows, int count) { relax_contacts(args, rows, count); });
}

void separate(const SolverPass& pass) {
    if (std::ranges::none_of(pass.rows.active(), &ActiveColour::has_overlap)) return;
    std::pmr::vector<BodyState>& states = pass.awake.states;
    Displacement* const before = pass.rows.before->data();
    for_awake(pass.context, pass.awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            before[i] = {states[i].delta_position, states[i].delta_rotation};
    });
    const ContactKernelArguments args = arguments(pass);
    for (const ActiveColour& colour : pass.rows.active())
        if (colour.has_overlap)
            for_rows(pass, colour,
                     [&](ContactRow* rows, int count) { separate_contacts(args, rows, count); });
    const float most = pass.context.settings.max_push_out_speed * pass.context.h;
    for_awake(pass.context, pass.awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            limit_displacement(before[i], most, pass.awake.sims[i].extent, states[i]);
    });
}

}  // namespace jostle
