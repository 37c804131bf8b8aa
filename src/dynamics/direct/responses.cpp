// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/responses.h"

#include <algorithm>

namespace jostle::detail {

bool respond(const Group& group, std::span<Response> responses) {
    group.clear_impulses();
    int first = group.range.last_joint;
    for (Response& response : responses) {
        response.all = response.own;
        first = std::min(first, group.first_joint_of(response.body));
        group.for_ends_of(response.body, [&](const DirectJoint& joint, int side) {
            for (int i = 0; i < joint.row_count; ++i)
                if (joint.rows[i].is_active())
                    joint.impulse[i] -= dot(joint.ends[side].part(i), response.own);
        });
    }
    if (!substitute(group, first)) return false;
    for (Response& response : responses)
        group.for_ends_of(response.body, [&](const DirectJoint& joint, int side) {
            for (int i = 0; i < joint.row_count; ++i)
                add(response.all, Group::weighted(joint, side, i), joint.impulse[i]);
        });
    return true;
}

Response respond(const Group& group, int body, const RowPart& impulse) {
    Response response{body, weighted(group.bodies[body], impulse), {}};
    if (!respond(group, std::span(&response, 1))) response.all = {};
    return response;
}

ContactMobility lessening_of(const Group& group, std::span<const ProbedBody> probed, Reach* reach) {
    const int last = group.range.last_joint;
    int first = last;
    for (const ProbedBody& each : probed) first = std::min(first, group.first_joint_of(each.body));
    ContactMobility sum{};
    if (first == last) return sum;
    std::fill(group.probes + first, group.probes + last, ProbeLanes{});
    for (const ProbedBody& each : probed)
        group.for_ends_of(each.body, [&](const DirectJoint& joint, int side) {
            ProbeLanes& y = group.probes[&joint - group.joints];
            for (int row = 0; row < joint.row_count; ++row)
                for (int i = 0; joint.rows[row].is_active() && i < kMostProbes; ++i)
                    y.of[i][row] += dot(joint.ends[side].part(row), each.own[i]);
        });
    sum = square_of_probes(group, first, reach);
    for (int i = 0; i < kMostProbes; ++i)
        for (int k = 0; k < i; ++k) sum.value[k][i] = sum.value[i][k];
    return sum;
}

}  // namespace jostle::detail
