// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over the graph: colours in order, in each the joints, then the rows of contacts.
#include "dynamics/solve/contact_kernels.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

/// Rows that one task takes. What overflowed is in one task, since its rows share bodies.
constexpr int kRowsPerTask = 32;

template <class Kernel>
void for_rows(StepContext& context, const ActiveColour& colour, Kernel&& kernel) {
    const int grain = colour.bin == kOverflowBin ? colour.row_count : kRowsPerTask;
    for_ranges(context.scheduler, colour.row_count, grain, [&](int begin, int end) {
        kernel(context.rows->data() + colour.first_row + begin, end - begin);
    });
}

ContactKernelArguments arguments(StepContext& context) {
    return {context.tables.awake().states.data(), context.inv_h, context.settings.max_push_out_speed,
            context.settings.restitution_threshold};
}

}  // namespace

void warm_start(StepContext& context) {
    const ContactKernelArguments args = arguments(context);
    for (int i = 0; i < context.colour_count; ++i) {
        const ActiveColour& colour = (*context.colours)[i];
        warm_start_joints(context, colour.bin);
        for_rows(context, colour,
                 [&](ContactRow* rows, int count) { warm_start_contacts(args, rows, count); });
    }
}

void solve(StepContext& context) {
    const ContactKernelArguments args = arguments(context);
    for (int i = 0; i < context.colour_count; ++i) {
        const ActiveColour& colour = (*context.colours)[i];
        solve_joints(context, colour.bin, true);
        for_rows(context, colour, [&](ContactRow* rows, int count) { solve_contacts(args, rows, count); });
    }
}

void relax(StepContext& context) {
    const ContactKernelArguments args = arguments(context);
    for (int i = 0; i < context.colour_count; ++i) {
        const ActiveColour& colour = (*context.colours)[i];
        solve_joints(context, colour.bin, false);
        for_rows(context, colour, [&](ContactRow* rows, int count) { relax_contacts(args, rows, count); });
    }
}

void restitution(StepContext& context) {
    const ContactKernelArguments args = arguments(context);
    for (int i = 0; i < context.colour_count; ++i) {
        const ActiveColour& colour = (*context.colours)[i];
        for_rows(context, colour, [&](ContactRow* rows, int count) { bounce_contacts(args, rows, count); });
    }
}

}  // namespace jostle
