// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over the graph: colours in order, in each the joints, then the rows of contacts.
#include <atomic>
#include <vector>

#include "dynamics/solve/contact_kernels.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

/// Rows that one task takes. What overflowed is in one task, since its rows share bodies.
constexpr int kRowsPerTask = 32;
/// [1] Passes in which bounces are passed on, in a sub-step.
constexpr int kMostBounces = 8;

template <class Kernel>
void for_rows(const SolverPass& pass, const ActiveColour& colour, Kernel&& kernel) {
    const int grain = colour.bin == kOverflowBin ? colour.row_count : kRowsPerTask;
    ContactRow* rows = pass.rows.of(colour);
    for_ranges(pass.context.scheduler, colour.row_count, grain,
               [&](int begin, int end) { kernel(rows + begin, end - begin); });
}

ContactKernelArguments arguments(const SolverPass& pass) {
    const StepSettings& settings = pass.context.settings;
    return {pass.states, pass.context.inv_h, settings.max_push_out_speed, settings.restitution_threshold,
            settings.tolerances.linear_slop};
}

}  // namespace

void warm_start(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    for (const ActiveColour& colour : pass.rows.active()) {
        warm_start_joints(pass, colour.bin);
        for_rows(pass, colour, [&](ContactRow* rows, int count) { warm_start_contacts(args, rows, count); });
    }
}

void solve(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    for (const ActiveColour& colour : pass.rows.active()) {
        solve_joints(pass, colour.bin, true);
        for_rows(pass, colour, [&](ContactRow* rows, int count) { solve_contacts(args, rows, count); });
    }
}

void relax(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    for (const ActiveColour& colour : pass.rows.active()) {
        solve_joints(pass, colour.bin, false);
        for_rows(pass, colour, [&](ContactRow* rows, int count) { relax_contacts(args, rows, count); });
    }
}

void separate(const SolverPass& pass) {
    bool any = false;
    for (const ActiveColour& colour : pass.rows.active()) any |= colour.has_overlap;
    if (!any) return;
    const ContactKernelArguments args = arguments(pass);
    std::vector<BodyState> before(pass.states, pass.states + pass.count);
    for (const ActiveColour& colour : pass.rows.active())
        if (colour.has_overlap)
            for_rows(pass, colour,
                     [&](ContactRow* rows, int count) { separate_contacts(args, rows, count); });
    const float most = pass.context.settings.max_push_out_speed * pass.context.h;
    for (int i = 1; i < pass.count; ++i) {
        BodyState& state = pass.states[i];
        const Vec2 way = state.delta_position - before[i].delta_position;
        const float l = length(way);
        if (l > most) state.delta_position = before[i].delta_position + (most / l) * way;
    }
}

void restitution(const SolverPass& pass) {
    const ContactKernelArguments args = arguments(pass);
    // A bounce may make the next pair meet: it is passed on, as along a row of balls.
    for (int i = 0; i < kMostBounces; ++i) {
        std::atomic<bool> any = false;
        for (const ActiveColour& colour : pass.rows.active())
            if (colour.has_restitution) for_rows(pass, colour, [&](ContactRow* rows, int count) {
                if (bounce_contacts(args, rows, count)) any.store(true, std::memory_order_relaxed);
            });
        if (!any.load(std::memory_order_relaxed)) return;
    }
}

}  // namespace jostle
