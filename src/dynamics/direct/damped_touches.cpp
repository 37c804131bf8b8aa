// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/damped_touches.h"

#include <algorithm>
#include <span>

#include "dynamics/contacts/row_extras.h"
#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] A contact whose impulse moves its body, and all that hangs on it, by less than this share of how it
/// would move the body alone bears a load that it does not know. The load swings on it, as what a pass
/// gives arrives late.
constexpr double kKnowsLoad = 0.2;
/// [1] Greatest number of joints in a group whose contacts are weighed: weighing costs half a pass over the
/// group per contact.
constexpr int kMostWeighed = 32;
/// [1] The leak of the impulse, as a multiple of the share of overlap that a sub-step pushes out. Above
/// kMostLeak loads sink in and joints part (found by trial, at 2 sub-steps).
constexpr float kDamping = 1.4f, kMostLeak = 0.1f;

/// [1] The share by which a body gives way to a contact that has its joints to move as well: the least of its
/// points', and of the two against each other. A foot with a high load may bear it well, and rock.
double response_share_of(const Group& group, const DirectTouch& touch) {
    const JointedContact contact(group.pass, *touch.row, touch.lane);
    ProbedBody probed{touch.body, {}};
    RowPart impulses[kMostProbes] = {};
    int count = 0;
    for (std::size_t i = 0; i < JointedContact::kTangent; ++i)
        if (contact.has(i)) impulses[count++] = contact.direction(i)[touch.is_b ? 1 : 0];
    if (count == 2) {
        // Rocking.
        impulses[count] = impulses[0];
        add(impulses[count++], impulses[1], -1.0);
    }
    const DirectBody& body = group.bodies[touch.body];
    for (int i = 0; i < count; ++i) probed.own[i] = weighted(body, impulses[i]);
    const ContactMobility less = lessening_of(group, std::span(&probed, 1));
    double least = 1.0;
    for (int i = 0; i < count; ++i) {
        const double own = dot(impulses[i], probed.own[i]);
        if (own > 0.0) least = std::min(least, (own - less.value[i][i]) / own);
    }
    return least;
}

/// Calls change(row, its total) for each row that aims at a speed, which returns whether other rows hold now.
/// Returns whether any do.
template <class Change>
bool change_drives(const Group& group, Change&& change) {
    if (!group.state.has_drives) return false;
    bool any = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (int i = 0; i < joint.row_count; ++i)
            if (DirectRow& row = rows[static_cast<std::size_t>(i)]; row.drives)
                any = change(row, joint.lanes->total[i]) || any;
    });
    if (any) renew_matrix(group);
    return any;
}

/// It gives up a greater share of its impulse in each sub-step.
void damp(float h, ContactRow& row, int lane) {
    const Softness soft = softness_of(row, lane);
    const float leak = min(kDamping * h * soft.bias_rate, kMostLeak);
    if (soft.impulse_scale < leak) set_softness({soft.bias_rate, 1.0f - leak, leak}, lane, row);
}

}  // namespace

void weigh_touches(const Group& group) {
    if (group.joint_count() > kMostWeighed) return;
    // A motor that gives way brakes what would swing. One that is about to must not make the difference.
    const bool any_full = change_drives(group, [](DirectRow& row, float) {
        if (!row.is_full()) return false;
        row.state = RowState::kDriven;
        return true;
    });
    for (int i = group.state.first_touch; i != kNone;) {
        DirectTouch& touch = (*group.pass.direct.touches)[i];
        // A body that its joints hold where it is bears no load that could swing.
        const double response_share = response_share_of(group, touch);
        touch.is_swung = response_share > kLeastResponse && response_share < kKnowsLoad;
        i = touch.next;
    }
    if (any_full)
        change_drives(group, [](DirectRow& row, float total) {
            row.state = row.drive_state(total);
            return row.is_full();
        });
}

void damp_touches(const SolverPass& pass) {
    for (int group = 0; group < pass.direct.count; ++group) {
        for (int i = (*pass.direct.groups)[group].first_touch; i != kNone;) {
            const DirectTouch& touch = (*pass.direct.touches)[i];
            if (touch.is_swung) damp(pass.context.h, *touch.row, touch.lane);
            i = touch.next;
        }
    }
}

}  // namespace jostle::detail
