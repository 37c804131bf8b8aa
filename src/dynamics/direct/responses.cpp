// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/responses.h"

#include <algorithm>

#include "dynamics/direct/sizes.h"

namespace jostle::detail {

bool respond(const Group& group, std::span<Response> responses) {
    group.clear_impulses();
    int first = group.range.last_joint;
    for (Response& response : responses) {
        response.all = response.own;
        first = std::min(first, group.first_joint_of(response.body));
        group.for_ends_of(response.body, [&](std::span<DirectRow> rows, int side) {
            for (DirectRow& row : rows)
                if (row.is_active()) *row.impulse -= dot(row.jacobian(side), response.own);
        });
    }
    if (!substitute(group, first)) return false;
    for (Response& response : responses)
        group.for_ends_of(response.body, [&](std::span<const DirectRow> rows, int side) {
            for (const DirectRow& row : rows) add(response.all, row.weighted(side), *row.impulse);
        });
    return true;
}

Response respond(const Group& group, int body, const RowPart& impulse) {
    Response response{body, weighted(group.bodies[body], impulse), {}};
    if (!respond(group, std::span(&response, 1))) response.all = {};
    return response;
}

namespace {

/// y of a joint's rows changes that of the joints below, and adds its share to the sum.
template <class Width>
JOSTLE_INLINE void descend(const Group& group, const JointPlan::Joint& joint, Width width,
                           ContactMobility& sum) {
    const double* const y = group.probes + kMostProbes * joint.first_row;
    const double* const inverse = group.values + joint.first_value;
    for (int i = 0; i < kMostProbes; ++i) {
        for (int row = 0; row < width; ++row) {
            double of_row = 0.0;
            for (int j = 0; j < width; ++j) of_row += inverse[row * width + j] * y[j * kMostProbes + i];
            for (int k = 0; k <= i; ++k) sum.value[i][k] += of_row * y[row * kMostProbes + k];
        }
    }
    for (int b = joint.first_block; b < joint.last_block; ++b) {
        const JointPlan::Block& at = group.plan.blocks[static_cast<std::size_t>(b)];
        const double* const block = group.values + at.first_value;
        double* const below = group.probes + kMostProbes * at.first_row;
        with_size_of(width, group.joints[at.row].held, [&](auto height) {
            for (int row = 0; row < height; ++row)
                for (int j = 0; j < width; ++j)
                    for (int i = 0; i < kMostProbes; ++i)
                        below[row * kMostProbes + i] -= block[row * width + j] * y[j * kMostProbes + i];
        });
    }
}

}  // namespace

ContactMobility lessening_of(const Group& group, std::span<const ProbedBody> probed) {
    const JointPlan::Joint* const joints = group.plan.joints.data();
    const int last = group.range.last_joint;
    int first = last;
    for (const ProbedBody& each : probed) first = std::min(first, group.first_joint_of(each.body));
    ContactMobility sum{};
    if (first == last) return sum;
    const JointPlan::Joint& end = joints[last - 1];
    std::fill(group.probes + kMostProbes * joints[first].first_row,
              group.probes + kMostProbes * (end.first_row + end.rows), 0.0);
    for (const ProbedBody& each : probed)
        group.for_ends_of(each.body, [&](std::span<const DirectRow> rows, int side) {
            for (const DirectRow& row : rows) {
                double* const y = group.probes + kMostProbes * (&row - group.rows);
                for (int i = 0; row.is_active() && i < kMostProbes; ++i)
                    y[i] += dot(row.jacobian(side), each.own[i]);
            }
        });
    for (int k = first; k < last; ++k) {
        const int held = group.joints[k].held;
        const double* const y = group.probes + kMostProbes * joints[k].first_row;
        if (std::all_of(y, y + kMostProbes * held, [](double x) { return x == 0.0; })) continue;
        with_size(held, [&](auto width) { descend(group, joints[k], width, sum); });
    }
    for (int i = 0; i < kMostProbes; ++i)
        for (int k = 0; k < i; ++k) sum.value[k][i] = sum.value[i][k];
    return sum;
}

}  // namespace jostle::detail
