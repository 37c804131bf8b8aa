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

}  // namespace

bool brake_bodies(const Group& group, double most) {
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
            change_velocity(group.states[place], {0.0, 0.0, impulse * response.own.angular});
            apply(group, impulse);
            body.braked += static_cast<float>(impulse);
            any = true;
        });
    });
    return any;
}

}  // namespace jostle::detail
