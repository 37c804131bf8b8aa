// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/group_contacts.h"

#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] Of the mobility of both bodies: with less of it, one of the two is far heavier. Joints of a drum in
/// which boxes fall about have little to take back from a contact. Most loads on a light body are not met
/// again, but borne (loads.h).
constexpr float kLeastShare = 0.1f;

/// A row with what moves.
void note_moving(const SolverPass& pass, ContactRow& row) {
    std::uint32_t lanes = 0;
    for (int lane = 0; lane < kRowWidth; ++lane) {
        const auto at = static_cast<std::size_t>(lane);
        const float a = inv_mass_of(row, at, 0), b = inv_mass_of(row, at, 1);
        const bool are_alike = min(a, b) > kLeastShare * (a + b);
        for_groups_of(pass, row, lane, [&](DirectGroup& group) {
            group.touches_moving = true;
            lanes |= (are_alike ? 1u : 0u) << lane;
        });
    }
    (*pass.direct.meetings)[pass.direct.meeting_count++] = {&row, lanes};
}

/// A row with what does not move.
void note_fixed(const SolverPass& pass, ContactRow& row, int& count) {
    for (int lane = 0; lane < kRowWidth; ++lane) {
        const bool is_b = ((row.moves_b >> lane) & 1) != 0;
        const int body = static_cast<int>((is_b ? row.body_b : row.body_a)[lane]);
        const int place = (*pass.direct.bodies)[body].group;
        if (place == kNone) continue;
        DirectGroup& group = (*pass.direct.groups)[place];
        if (row.points[0].normal_mass[lane] > 0.0f) (*pass.direct.bodies)[body].is_on_ground = true;
        DirectTouch& touch = (*pass.direct.touches)[count];
        touch.row = &row;
        touch.lane = lane;
        touch.body = body;
        touch.next = group.first_touch;
        touch.is_b = is_b;
        touch.is_swung = false;
        group.first_touch = count++;
    }
}

}  // namespace

void note_touches(const SolverPass& pass) {
    pass.direct.has_bounces = false;
    pass.direct.meeting_count = 0;
    if (pass.direct.count == 0) return;
    int count = 0;
    for (const ActiveColour& colour : pass.laid_out.active()) {
        const bool is_moving = colour.bin < kDynamicColours || colour.bin == kOverflowBin;
        for (int r = 0; r < colour.row_count; ++r) {
            ContactRow& row = pass.laid_out.of(colour)[r];
            // Bodies of groups have joints: rows without them are many.
            if ((row.warm_start_a | row.warm_start_b) == 0) continue;
            pass.direct.has_bounces = pass.direct.has_bounces || row.has_restitution;
            if (is_moving)
                note_moving(pass, row);
            else
                note_fixed(pass, row, count);
        }
    }
}

}  // namespace jostle::detail
