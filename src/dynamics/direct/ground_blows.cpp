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
double opening_of(const JointedContact& contact, int point) {
    const ContactRow& row = contact.row();
    const auto lane = static_cast<int>(contact.lane());
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    const BodyState* const states = contact.pass().awake.states.data();
    const PointNow now = point_now(row, lane, point, states);
    return wide(opening_at(normal, speed_at(row, lane, now, states), now, contact.pass().context.inv_h));
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

/// Returns whether a contact was struck.
bool strike(const Group& group, const DirectTouch& touch) {
    ContactRow& row = *touch.row;
    const auto lane = static_cast<std::size_t>(touch.lane);
    const StepContext& context = group.pass.context;
    JointedContact contact(group.pass, row, touch.lane);
    // One that bounces knows the speed with which it came.
    if (!contact.has(0) || bounces(row, touch.lane)) return false;
    const double opening[2] = {opening_of(contact, 0), contact.has(1) ? opening_of(contact, 1) : 0.0};
    const double least = wide(kLeastTear * context.settings.tolerances.linear_slop * context.inv_h);
    if (std::min(opening[0], opening[1]) >= -least) return false;
    for (int i = 0; i < kMostTries; ++i) {
        double blow[3];
        if (!contact.find_mobility() || !find_blow(contact, opening, blow)) return false;
        // Motors that are weaker than the blow do not stiffen the body against it: what they cannot bear
        // would be made of nothing. A limit that a motor presses bears a blow with what the motor gives.
        if (!contact.solve(contact.impulse_of(blow), Follows::kLoad)) continue;
        for (int k = 0; k < 2; ++k) row.total_impulse[k][lane] += static_cast<float>(blow[k]);
        contact.apply(blow);
        return true;
    }
    return false;
}

}  // namespace

bool strike_ground(const Group& group) {
    bool any = false;
    // ORDER: the last contact first.
    for (int i = group.state.first_touch; i != kNone;) {
        const DirectTouch& touch = (*group.pass.direct.touches)[i];
        any = strike(group, touch) || any;
        i = touch.next;
    }
    return any;
}

}  // namespace jostle::detail
