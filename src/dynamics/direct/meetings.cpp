// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/meetings.h"

#include <bit>

#include "dynamics/contacts/point_now.h"
#include "dynamics/direct/group_contacts.h"

namespace jostle::detail {
namespace {

/// [1] Of the slop: two bodies, one or both on joints, may close by so much in a sub-step after the joints.
/// With 0.4 heaps of figures overlap by 29 mm at two sub-steps, and do not come to rest.
constexpr float kLeastPress = 0.1f;

/// Whether a point closes; or has been pushed out of overlap, and goes on to open as velocities relax, where
/// it would keep that speed.
bool is_unsettled(const SolverPass& pass, const ContactRow& row, int lane) {
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    const BodyState* const states = pass.awake.states.data();
    const float most = kLeastPress * pass.context.settings.tolerances.linear_slop * pass.context.inv_h;
    for (int i = 0; i < row.point_count; ++i) {
        if (!(row.points[i].normal_mass[lane] > 0.0f)) continue;
        const PointNow now = point_now(row, lane, i, states);
        const float opening = opening_at(normal, speed_at(row, lane, now, states), now, pass.context.inv_h);
        // A bounce is left to the next sub-step.
        if (bounces(row, lane) && opening < -pass.context.settings.restitution_threshold) continue;
        const bool presses = !pass.use_bias && row.points[i].normal_impulse[lane] > 0.0f;
        if (opening < -most || (presses && opening > most)) return true;
    }
    return false;
}

}  // namespace

bool solve_meetings(const SolverPass& pass, const ContactKernelArguments& arguments) {
    bool any = false;
    // ORDER: as contacts are solved.
    for (int i = 0; i < pass.direct.meeting_count; ++i) {
        const DirectMeeting& meeting = (*pass.direct.meetings)[i];
        std::uint32_t fast = 0;
        for (std::uint32_t left = meeting.lanes; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            if (!is_unsettled(pass, *meeting.row, lane)) continue;
            for_groups_of(pass, *meeting.row, lane, [&](DirectGroup& group) {
                // Torn ones do not answer until they relax.
                if (pass.use_bias && group.is_torn) return;
                group.is_disturbed = true;
                fast |= 1u << lane;
            });
        }
        if (fast == 0) continue;
        solve_again(arguments, fast, *meeting.row);
        any = true;
    }
    return any;
}

}  // namespace jostle::detail
