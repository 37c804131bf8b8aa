// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over the graph: colours in order, in each the joints, then the rows of contacts.
#include "dynamics/portions/passes.h"

#include <algorithm>
#include <bit>
#include <span>

#include "dynamics/contacts/heavy_blows.h"
#include "dynamics/contacts/rolling_contacts.h"
#include "dynamics/contacts/solve_kernels.h"
#include "dynamics/direct/bounces.h"
#include "dynamics/direct/direct.h"
#include "dynamics/direct/loads.h"
#include "dynamics/direct/meetings.h"
#include "dynamics/joints/joints.h"

namespace jostle::detail {
namespace {

constexpr int kContactRowsPerTask = 32;

constexpr int kBodyRowsPerTask = 64;
/// [1] How often in a pass contacts follow joints. With 1 heaps of ragdolls have twice as many limbs that
/// have passed through each other, with 8 as many.
constexpr int kMostMeetings = 4;
/// [rad] The most that bodies are turned in a sub-step to move them apart.
constexpr float kMostTurn = 0.25f;

/// No point of the body is moved by more than `most` [m] each by its way and by its turn.
void limit_displacement(const DisplacementRow& before, std::size_t lane, float most, float extent,
                        BodyState& state) {
    const Vec2 place{before.x[lane], before.y[lane]}, way = state.delta_position - place;
    const float squared = length_squared(way);
    if (squared > most * most) state.delta_position = place + (most / math::sqrt(squared)) * way;
    const Rot turned{before.cosine[lane], before.sine[lane]};
    const Rot turn = inverse_compose(turned, state.delta_rotation);
    if (turn.c > 0.0f && abs(turn.s) * extent <= most) return;
    const float angle = min(most / extent, kMostTurn);
    state.delta_rotation = integrate(turned, turn.s < 0.0f ? -angle : angle);
}

template <class Kernel>
void for_rows(const SolverPass& pass, const ActiveColour& colour, Kernel&& kernel) {
    ContactRow* rows = pass.laid_out.of(colour);
    if (colour.bin == kOverflowBin) {
        // They share bodies: one after the other.
        for (int r = 0; r < colour.row_count; ++r) kernel(rows + r, 1);
        return;
    }
    for_ranges(pass.context.scheduler, colour.row_count, kContactRowsPerTask,
               [&](int begin, int end) { kernel(rows + begin, end - begin); });
}

/// Runs `task(row, before)` for each row of bodies of the portion.
template <class Task>
void for_body_rows(const SolverPass& pass, Task&& task) {
    const PortionRows& rows = pass.laid_out;
    for_ranges(pass.context.scheduler, rows.body_rows, kBodyRowsPerTask, [&](int begin, int end) {
        for (int r = begin; r < end; ++r) task(rows.bodies[r], rows.before[r]);
    });
}

ContactKernelArguments arguments(const SolverPass& pass) {
    const StepSettings& settings = pass.context.settings;
    return {pass.awake.states.data(),
            pass.laid_out.bodies,
            pass.laid_out.row_of_body,
            pass.context.inv_h,
            settings.max_push_out_speed,
            settings.restitution_threshold,
            settings.tolerances.linear_slop,
            pass.substep,
            pass.use_bias};
}

/// Calls pass_over(). Joints that have something which groups leave to them may change impulses of rows
/// there.
template <class PassOver>
void with_own_joints(const SolverPass& pass, PassOver&& pass_over) {
    const bool has_own_joints = pass.laid_out.has_own_joints;
    if (has_own_joints) store_direct(pass);
    pass_over();
    if (has_own_joints) take_direct(pass);
}

/// Of those that have a body which the solver does not move.
bool is_ground(const ActiveColour& colour) {
    return colour.bin >= kDynamicColours && colour.bin != kOverflowBin;
}

}  // namespace

void warm_start(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    const bool has_joints = pass.laid_out.has_joints, is_first = pass.substep == 0;
    if (!is_first) place_turning(pass);
    if (has_joints) begin_direct(pass);
    with_own_joints(pass, [&] {
        for (const ActiveColour& colour : pass.laid_out.active()) {
            if (colour.own_joint_types != 0) warm_start_joints(pass, colour);
            if (is_first || colour.has_warm_start)
                for_rows(pass, colour,
                         [&](ContactRow* rows, int count) { warm_start_contacts(args, rows, count); });
        }
    });
    if (has_joints) balance_direct(pass);
}

namespace {

/// ORDER: joints take back from a limb much of the blow that a contact gave it: both follow each other until
/// none closes too fast. Loads come after that, as they are solved with joints that hold; and joints once
/// more where limits, motors, the ground or a brake may have to follow.
void solve_groups(const SolverPass& pass, const ContactKernelArguments& args) {
    solve_direct(pass);
    for (int i = 0; i < kMostMeetings && solve_meetings(pass, args); ++i) solve_disturbed(pass);
    bear_loads(pass);
    solve_disturbed(pass);
}

/// Whether a colour's rows are solved by several threads.
bool is_shared_out(const SolverPass& pass, const ActiveColour& colour) {
    return pass.context.scheduler != nullptr && colour.row_count > kContactRowsPerTask &&
           colour.bin != kOverflowBin;
}

/// Colours in order, of each the joints and then the contacts. A small world pays for each call: colours
/// without joints go to the kernel together.
template <class SolveJoints>
void solve_colours(const SolverPass& pass, const ContactKernelArguments& args,
                   std::span<const ActiveColour> colours, SolveJoints&& solve_joints_of) {
    ContactRow* const contacts = pass.laid_out.contacts;
    for (std::size_t i = 0, end = 0; i < colours.size(); i = end) {
        const ActiveColour& colour = colours[i];
        if (colour.own_joint_types != 0) solve_joints_of(colour);
        end = i + 1;
        if (is_shared_out(pass, colour)) {
            for_ranges(pass.context.scheduler, colour.row_count, kContactRowsPerTask,
                       [&](int first, int last) {
                           ActiveColour part = colour;
                           part.first_row += first;
                           part.row_count = last - first;
                           solve_contacts(args, {&part, 1}, contacts);
                       });
            continue;
        }
        while (end < colours.size() && colours[end].own_joint_types == 0 &&
               !is_shared_out(pass, colours[end]))
            ++end;
        solve_contacts(args, colours.subspan(i, end - i), contacts);
    }
}

/// ORDER: joints that are solved directly have the word between what moves, and over joints with bounded
/// forces; the ground, and what else the solver does not move, has the last, but for contacts that
/// pass on a heavy blow.
void solve_all_colours(const SolverPass& pass, const ContactKernelArguments& args) {
    const std::span<const ActiveColour> colours = pass.laid_out.active();
    if (!pass.laid_out.has_joints) {
        solve_colours(pass, args, colours, [](const ActiveColour&) {});
        return;
    }
    bounce_direct(pass);
    // ORDER: for_solved_bins() visits colours of the ground last.
    const auto first = static_cast<std::size_t>(std::ranges::find_if(colours, is_ground) - colours.begin());
    const std::span<const ActiveColour> ground = colours.subspan(first);
    with_own_joints(pass, [&] {
        solve_colours(pass, args, colours.first(first),
                      [&](const ActiveColour& colour) { solve_joints(pass, colour); });
        for (const ActiveColour& colour : ground)
            if (colour.own_joint_types != 0) solve_forceful_joints(pass, colour);
    });
    solve_groups(pass, args);
    with_own_joints(pass, [&] {
        solve_colours(pass, args, ground,
                      [&](const ActiveColour& colour) { solve_gentle_joints(pass, colour); });
    });
}

}  // namespace

void solve(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    solve_all_colours(pass, args);
    // ORDER: after all others.
    if (pass.laid_out.heavy_blow_count > 0) sweep_heavy_blows(args, pass.laid_out);
}

void relax(const SolverPass& pass) {
    SolverPass relaxing = pass;
    relaxing.use_bias = false;
    solve(relaxing);
}

void separate(const SolverPass& pass) {
    if (std::ranges::none_of(pass.laid_out.active(), &ActiveColour::has_overlap)) return;
    BodyState* const states = pass.awake.states.data();
    for_body_rows(
        pass, [&](const BodyRow& row, DisplacementRow& before) { note_displacements(row, states, before); });
    const ContactKernelArguments args = arguments(pass);
    for (const ActiveColour& colour : pass.laid_out.active())
        if (colour.has_overlap)
            for_rows(pass, colour,
                     [&](ContactRow* rows, int count) { separate_contacts(args, rows, count); });
    const float most = pass.context.settings.max_push_out_speed * pass.context.h;
    for_body_rows(pass, [&](const BodyRow& row, const DisplacementRow& before) {
        for (std::uint32_t left = find_displaced(row, states, before, most); left != 0; left &= left - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(left));
            limit_displacement(before, lane, most, row.extent[lane], states[row.body[lane]]);
        }
    });
}

}  // namespace jostle::detail
