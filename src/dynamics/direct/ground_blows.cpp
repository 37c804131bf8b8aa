// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/ground_blows.h"

#include <algorithm>
#include <cmath>

#include "dynamics/contacts/point_now.h"
#include "dynamics/direct/active_set.h"
#include "dynamics/direct/group_contacts.h"
#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] Of the slop: a speed that would tear joints by less in a sub-step is no blow.
constexpr float kLeastTear = 0.1f;

/// [1] Below it the matrix of two points counts as singular, in units of the product of its diagonal: a body
/// that can but turn about a pin would stop at both only by blows as large as the pin is stiff.
constexpr double kLeastBlowDeterminant = 1.0e-2;

/// [1] Where the points of a high body move alike, a blow at one may leave this share of the other's speed to
/// the contact.
constexpr double kLeftToContact = 0.1;

/// [m/s] At which a point opens, and how fast it may close within a sub-step; below 0: too fast.
double opening_of(const Group& group, const DirectTouch& touch, std::size_t point) {
    const ContactRow& row = *touch.row;
    const auto lane = static_cast<std::size_t>(touch.lane);
    if (!has_point(row, lane, point)) return 0.0;
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    const PointNow& now = touch.now[point];
    return wide(
        opening_at(normal, speed_at(row, touch.lane, now, group.states), now, group.pass.context.inv_h));
}

double stopping(double closing, double mobility) {
    return mobility > 0.0 ? std::max(-closing / mobility, 0.0) : 0.0;
}

/// The normal impulses of two points that stop both; where one of them would pull, of the other alone; none,
/// where that drives the first into the ground: the body is held between them.
void split_blow(const JointedContact& contact, const double (&opening)[2], double (&blows)[2]) {
    const double k00 = contact.mobility(0, 0), k01 = contact.mobility(0, 1), k11 = contact.mobility(1, 1);
    const double c0 = opening[0], c1 = opening[1], size = k00 * k11 - k01 * k01;
    if (size > kLeastBlowDeterminant * k00 * k11) {
        blows[0] = (k01 * c1 - k11 * c0) / size;
        blows[1] = (k01 * c0 - k00 * c1) / size;
        if (blows[0] >= 0.0 && blows[1] >= 0.0) return;
    }
    blows[0] = stopping(c0, k00);
    blows[1] = 0.0;
    if (c1 + k01 * blows[0] >= -kLeftToContact * std::abs(c1)) return;
    blows[0] = 0.0;
    blows[1] = stopping(c1, k11);
    if (c0 + k01 * blows[1] < -kLeftToContact * std::abs(c0)) blows[1] = 0.0;
}

/// Of both points of a contact, and then their friction. Returns whether the body gives way to it.
bool find_blow(const JointedContact& contact, const double (&opening)[2], double (&blow)[3]) {
    constexpr std::size_t kTangent = JointedContact::kTangent;
    const ContactRow& row = contact.row();
    const std::size_t lane = contact.lane();
    std::ranges::fill(blow, 0.0);
    double points[2] = {stopping(opening[0], contact.mobility(0, 0)), 0.0};
    if (contact.has(1)) split_blow(contact, opening, points);
    std::ranges::copy(points, blow);
    const Ends normal = contact.impulse_of(blow);
    // Else its joints hold it, or a load of more than 1,000 times its mass does. Its contact alone stops it.
    if (!(contact.twice_energy(blow) > kLeastResponse * dot(normal, contact.change_of(normal)))) return false;
    const double response = contact.mobility(kTangent, kTangent);
    if (!(response > 0.0)) return true;
    double sliding = dot(contact.direction(kTangent), contact.velocities());
    if (row.has_surface_speed) sliding -= wide(row.surface_speed[lane]);
    for (std::size_t i = 0; i < kTangent; ++i) sliding += contact.mobility(kTangent, i) * blow[i];
    const double most = wide(row.friction[lane]) * (blow[0] + blow[1]);
    blow[kTangent] = std::clamp(-sliding / response, -most, most);
    return true;
}

/// The mobility of a contact, which in a pass stays as long as the matrix does. Returns whether it is a
/// number.
bool weigh(const Group& group, JointedContact& contact, DirectTouch& touch) {
    if (touch.weighed == group.state.matrices) {
        contact.set_mobility(touch.mobility);
        return true;
    }
    if (!contact.find_mobility()) return false;
    touch.weighed = group.state.matrices;
    touch.mobility = contact.mobility();
    return true;
}

/// Returns whether a contact was struck.
bool strike(const Group& group, DirectTouch& touch) {
    ContactRow& row = *touch.row;
    const auto lane = static_cast<std::size_t>(touch.lane);
    const StepContext& context = group.pass.context;
    // One that bounces knows the speed with which it came.
    if (!has_point(row, lane, 0) || bounces(row, touch.lane)) return false;
    const double opening[2] = {opening_of(group, touch, 0), opening_of(group, touch, 1)};
    const double least = wide(kLeastTear * context.settings.tolerances.linear_slop * context.inv_h);
    if (std::min(opening[0], opening[1]) >= -least) return false;
    JointedContact contact(group.pass, row, touch.lane);
    for (int i = 0; i < kMostTries; ++i) {
        double blow[3];
        if (!weigh(group, contact, touch) || !find_blow(contact, opening, blow)) return false;
        // Motors that are weaker than the blow do not stiffen the body against it: what they cannot bear
        // would be made of nothing. A limit that a motor presses bears a blow with what the motor gives.
        if (!contact.solve(contact.impulse_of(blow))) continue;
        for (int k = 0; k < 2; ++k) row.total_impulse[k][lane] += static_cast<float>(blow[k]);
        contact.apply(blow);
        return true;
    }
    return false;
}

}  // namespace

void see_touches(const Group& group) {
    for (int i = group.state.first_touch; i != kNone;) {
        DirectTouch& touch = (*group.pass.direct.touches)[i];
        for (int point = 0; point < touch.row->point_count; ++point)
            touch.now[point] = point_now(*touch.row, touch.lane, point, group.states);
        touch.weighed = kNone;
        i = touch.next;
    }
}

bool strike_ground(const Group& group) {
    bool any = false;
    // ORDER: the last contact first.
    for (int i = group.state.first_touch; i != kNone;) {
        DirectTouch& touch = (*group.pass.direct.touches)[i];
        any = strike(group, touch) || any;
        i = touch.next;
    }
    return any;
}

}  // namespace jostle::detail
