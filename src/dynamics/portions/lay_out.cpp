// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/portions/lay_out.h"

#include <algorithm>

namespace jostle::detail {
namespace {

int movers_of(const BodyArrays& awake) {
    return awake.size() - kFirstAwake;
}

int packed_of(int contact_rows) {
    return std::min(contact_rows, kMostPackedRows);
}

RowRoom room_of_all(const BodyArrays& awake, const ConstraintGraph& graph) {
    RowRoom room{.bodies = rows_of(movers_of(awake))};
    for_solved_bins(graph, [&](int bin, const Bin& of) {
        ++room.colours;
        room.contacts += rows_for(bin, static_cast<int>(of.contacts.size()));
    });
    room.packed = packed_of(room.contacts);
    return room;
}

RowRoom room_of(const Portion& portion) {
    return {.colours = portion.last_colour - portion.first_colour,
            .contacts = portion.row_count,
            .bodies = rows_of(portion.last_body - portion.first_body),
            .packed = packed_of(portion.row_count)};
}

RowRoom greater_of(const RowRoom& a, const RowRoom& b) {
    return {std::max(a.colours, b.colours), std::max(a.contacts, b.contacts), std::max(a.bodies, b.bodies),
            std::max(a.packed, b.packed)};
}

/// [1] Of the colours so far.
int contact_rows(const PortionRows& rows) {
    if (rows.colour_count == 0) return 0;
    const ActiveColour& last = rows.colours[rows.colour_count - 1];
    return last.first_row + last.row_count;
}

void append_colour(const ConstraintGraph& graph, int bin, const int* contacts, int count, PortionRows& rows) {
    const int first_row = contact_rows(rows);
    rows.colours[rows.colour_count++] = {.bin = bin,
                                         .contacts = contacts,
                                         .contact_count = count,
                                         .first_row = first_row,
                                         .row_count = rows_for(bin, count),
                                         .has_joints = rows.has_joints && graph.bin(bin).joint_count() > 0};
}

}  // namespace

void reserve_rows(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                  const PortionPlan& plan, SolverRows& rows) {
    RowRoom room;
    if (plan.portions.empty()) {
        room = room_of_all(awake, graph);
    } else {
        const int workers = context.workers();
        rows.per_worker = {};
        for (std::size_t i = 1; i < plan.portions.size(); ++i)
            rows.per_worker = greater_of(rows.per_worker, room_of(plan.portions[i]));
        const RowRoom& per_worker = rows.per_worker;
        room = {workers * per_worker.colours, workers * per_worker.contacts, workers * per_worker.bodies,
                workers * per_worker.packed};
        // It has all of it for itself.
        room = greater_of(room, room_of(plan.portions.front()));
    }
    rows.colours.emplace(context.stack, room.colours);
    rows.contacts.emplace(context.stack, room.contacts);
    rows.bodies.emplace(context.stack, room.bodies);
    rows.before.emplace(context.stack, room.bodies);
    rows.turning.emplace(context.stack, room.contacts);
    rows.heavy_blows.emplace(context.stack, room.contacts + room.packed);
    rows.packed.emplace(context.stack, room.packed);
    rows.row_of_body.emplace(context.stack, awake.size());
}

PortionBodies lay_out(const ConstraintGraph& graph, const BodyArrays& awake, const PortionPlan& plan,
                      int portion, PortionRows& rows) {
    PortionBodies bodies{nullptr, movers_of(awake)};
    rows.colour_count = rows.heavy_blow_count = rows.packed_count = 0;
    rows.has_own_joints = false;
    if (plan.portions.empty()) {
        for_solved_bins(graph, [&](int bin, const Bin& of) {
            append_colour(graph, bin, nullptr, static_cast<int>(of.contacts.size()), rows);
        });
    } else {
        const Portion& of = plan.portions[static_cast<std::size_t>(portion)];
        bodies = {plan.bodies.data() + of.first_body, of.last_body - of.first_body};
        for (int i = of.first_colour; i < of.last_colour; ++i) {
            const PortionColour& colour = plan.colours[static_cast<std::size_t>(i)];
            append_colour(graph, colour.bin, plan.contacts.data() + colour.first_contact,
                          colour.contact_count, rows);
        }
    }
    rows.packed_room = packed_of(contact_rows(rows));
    rows.body_rows = rows_of(bodies.count);
    return bodies;
}

}  // namespace jostle::detail
