// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/spin_brakes.h"

#include <algorithm>
#include <cmath>

#include "dynamics/direct/responses.h"

namespace jostle::detail {
namespace {

/// [1] Of the greatest speed: by less a brake is right.
constexpr double kLeastBraked = 1.0e-4;

/// [N m s] What brakes a body that turns faster than it may, or gives back what has braked it too much.
double braking(const DirectBody& body, double speed, double most, double mobility) {
    if (std::abs(speed) > most) return (std::clamp(speed, -most, most) - speed) / mobility;
    if (body.braked < 0.0f) return std::min((most - speed) / mobility, -wide(body.braked));
    return body.braked > 0.0f ? std::max((-most - speed) / mobility, -wide(body.braked)) : 0.0;
}

/// [J] By how much a response, and the joints' share of it, change the energy of their group, so many times.
double work_of(const Group& group, const Response& response, double times) {
    double along = 0.0, squared = 0.0;
    sum_changes(group);
    group.for_members([&](const DirectBody& body, int place) {
        RowPart change = group.change_of(place);
        if (place == response.body) add(change, response.own, 1.0);
        const BodyState& state = group.states[place];
        const double mass = 1.0 / wide(body.free_inv_mass),
                     inertia = body.own_inv_inertia > 0.0f ? 1.0 / wide(body.own_inv_inertia) : 0.0;
        const RowPart momentum{mass * change.x, mass * change.y, inertia * change.angular};
        along += dot(momentum, {wide(state.velocity.x), wide(state.velocity.y), wide(state.angular)});
        squared += dot(momentum, change);
    });
    return times * (along + 0.5 * times * squared);
}

}  // namespace

bool brake_bodies(const Group& group, double most, double& taken) {
    bool any = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [&](DirectBody& body, int place, int) {
            const double speed = wide(group.states[place].angular);
            if (std::abs(speed) <= most && body.braked == 0.0f) return;
            const Response response = respond(group, place, {0.0, 0.0, 1.0});
            const double mobility = response.all.angular;
            if (!(mobility > kLeastResponse * response.own.angular)) return;
            const double impulse = braking(body, speed, most, mobility);
            if (std::abs(impulse) * mobility <= kLeastBraked * most) return;
            // Some of its speed may be one that its joints do not allow, such as at a limit that it has
            // passed: to brake it with all that hangs on it would drive the others.
            const double work = work_of(group, response, impulse);
            if (work > taken) return;
            taken -= work;
            change_velocity(group.states[place], {0.0, 0.0, impulse * response.own.angular});
            apply(group, impulse);
            body.braked += static_cast<float>(impulse);
            any = true;
        });
    });
    return any;
}

}  // namespace jostle::detail
