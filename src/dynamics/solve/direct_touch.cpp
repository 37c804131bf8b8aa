// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_touch.h"

#include <algorithm>
#include <bit>

#include "dynamics/solve/direct.h"
#include "dynamics/solve/direct_contact.h"
#include "dynamics/solve/point_now.h"
#include "dynamics/solve/row_extras.h"

namespace jostle {
namespace {

/// [1] Of the slop: a speed that would tear joints by less in a sub-step is no blow.
constexpr float kLeastTear = 0.1f;

/// [1] Below it the matrix of two points counts as singular, in units of the product of its diagonal: a body
/// that can but turn about a pin would stop at both only by blows as large as the pin is stiff.
constexpr double kLeastDeterminant = 1.0e-2;

/// [1] Where the points of a high body move alike, a blow at one may leave this share of the other's speed to
/// the contact.
constexpr double kLeftToContact = 0.1;

/// [1] A contact whose impulse moves its body, and all that hangs on it, by less than this share of how it
/// would move the body alone bears a load that it does not know. The load swings on it, as what a pass
/// gives arrives late.
constexpr double kKnowsLoad = 0.2;
/// [1] Joints of groups of which that is asked: it costs a pass over the group per point of a contact.
constexpr int kMostWeighed = 32;
/// [1] That swing is driven by the push out of overlap, and damped where a sub-step gives up a greater share
/// of the impulse than it pushes out of the overlap: so many times that share. Beyond the most, loads sink in
/// and joints part: found by trial, at 2 sub-steps.
constexpr float kDamping = 1.4f, kMostLeak = 0.1f;

/// [1] Of the slop: two limbs may close by so much in a sub-step after joints, and a limb and a body without
/// such joints; found by trial. With less, bridges that carry light boxes take longer to come to rest; with
/// more, limbs sink into each other.
constexpr float kLeastPress = 0.1f, kLeastPressOfLoads = 0.4f;
/// [1] Of the mobility of both bodies: with less of it, one of the two is far heavier. Joints of a drum in
/// which boxes fall about have little to take back from a contact. Most loads on a light body are not met
/// again, but borne (direct_load.h).
constexpr float kLeastShare = 0.1f;

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
void share_blow(const JointedContact& contact, const double (&opening)[2], double (&blows)[2]) {
    const double k00 = contact.mobility(0, 0), k01 = contact.mobility(0, 1), k11 = contact.mobility(1, 1);
    const double c0 = opening[0], c1 = opening[1], size = k00 * k11 - k01 * k01;
    if (size > kLeastDeterminant * k00 * k11) {
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
    if (contact.has(1)) share_blow(contact, opening, points);
    std::ranges::copy(points, blow);
    const Ends normal = contact.impulse_of(blow);
    // Else its joints hold it, or a load of more than 1,000 times its mass does. Its contact alone stops it.
    if (!(contact.twice_energy(blow) > kLeastGive * dot(normal, contact.change_of(normal)))) return false;
    const double give = contact.mobility(kTangent, kTangent);
    if (!(give > 0.0)) return true;
    double sliding = dot(contact.direction(kTangent), contact.velocities());
    if (row.has_surface_speed) sliding -= wide(row.surface_speed[lane]);
    for (std::size_t i = 0; i < kTangent; ++i) sliding += contact.mobility(kTangent, i) * blow[i];
    const double most = wide(row.friction[lane]) * (blow[0] + blow[1]);
    blow[kTangent] = std::clamp(-sliding / give, -most, most);
    return true;
}

bool bounces(const ContactRow& row, int lane) {
    return row.has_restitution && row.restitution[lane] > 0.0f;
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
        // would be made of nothing.
        if (!contact.solve(contact.impulse_of(blow), Follows::kBlow)) continue;
        for (int k = 0; k < 2; ++k) row.total_impulse[k][lane] += static_cast<float>(blow[k]);
        contact.apply(blow);
        return true;
    }
    return false;
}

/// [1] The share by which a body gives way to a contact that has its joints to move as well: the least of its
/// points', and of the two against each other. A foot with a high load may bear it well, and rock.
double give_of(const Group& group, const DirectTouch& touch) {
    double least = 1.0;
    const auto weigh = [&](const RowPart& impulse) {
        const Response response = respond(group, touch.body, impulse);
        const double own = dot(impulse, response.own);
        if (own > 0.0) least = std::min(least, dot(impulse, response.all) / own);
    };
    const JointedContact contact(group.pass, *touch.row, touch.lane);
    RowPart rocking{};
    int count = 0;
    for (int i = 0; i < touch.row->point_count; ++i) {
        if (!(touch.row->points[i].normal_mass[touch.lane] > 0.0f)) continue;
        const RowPart& normal = contact.direction(static_cast<std::size_t>(i))[touch.is_b ? 1 : 0];
        weigh(normal);
        add(rocking, normal, ++count == 1 ? 1.0 : -1.0);
    }
    if (count == 2) weigh(rocking);
    return least;
}

/// Runs `change` for each row that aims at a speed, which returns whether other rows hold now. Returns
/// whether any do.
template <class Change>
bool change_drives(const Group& group, Change&& change) {
    if (!group.state.has_drives) return false;
    bool any = false;
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows)
            if (row.drives) any = change(row) || any;
    });
    if (any) renew_matrix(group);
    return any;
}

/// It gives up a greater share of its impulse in each sub-step.
void damp(float h, ContactRow& row, int lane) {
    const bool has_own = row.has_own_softness;
    const float leak =
        min(kDamping * h * (has_own ? row.bias_rate[lane] : row.softness.bias_rate), kMostLeak);
    if ((has_own ? row.impulse_scale[lane] : row.softness.impulse_scale) >= leak) return;
    give_own_softness(row);
    row.impulse_scale[lane] = leak;
    row.mass_scale[lane] = 1.0f - leak;
}

/// Calls function(group) for each group that a contact is of.
template <class Function>
void for_groups_of(const SolverPass& pass, const ContactRow& row, int lane, Function&& function) {
    for (const std::uint32_t body : {row.body_a[lane], row.body_b[lane]})
        if (const int group = (*pass.rows.direct_bodies)[static_cast<int>(body)].group; group != kNone)
            function((*pass.rows.direct_groups)[group]);
}

/// A row with what moves.
void note_moving(const SolverPass& pass, ContactRow& row) {
    std::uint32_t lanes = 0;
    for (int lane = 0; lane < kRowWidth; ++lane) {
        const auto at = static_cast<std::size_t>(lane);
        const float a = inv_mass_of(row, at, 0), b = inv_mass_of(row, at, 1);
        const bool are_alike = min(a, b) > kLeastShare * (a + b);
        for_groups_of(pass, row, lane, [&](DirectGroup& group) {
            group.is_on_moving = true;
            group.is_on_like = group.is_on_like || are_alike;
            lanes |= (are_alike ? 1u : 0u) << lane;
        });
    }
    (*pass.rows.direct_meetings)[pass.rows.meeting_count++] = {&row, lanes};
}

/// A row with what does not move.
void note_fixed(const SolverPass& pass, ContactRow& row, int& count) {
    for (int lane = 0; lane < kRowWidth; ++lane) {
        const bool is_b = ((row.moves_b >> lane) & 1) != 0;
        const int body = static_cast<int>((is_b ? row.body_b : row.body_a)[lane]);
        const int place = (*pass.rows.direct_bodies)[body].group;
        if (place == kNone) continue;
        DirectGroup& group = (*pass.rows.direct_groups)[place];
        if (row.points[0].normal_mass[lane] > 0.0f) (*pass.rows.direct_bodies)[body].is_on_ground = true;
        (*pass.rows.direct_touches)[count] = {&row, lane, body, group.first_touch, is_b, false};
        group.first_touch = count++;
    }
}

/// Whether a point closes; or has been pushed out of overlap, and goes on to open as velocities relax, where
/// it would keep that speed.
bool is_unsettled(const SolverPass& pass, const ContactRow& row, int lane, bool use_bias) {
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    const BodyState* const states = pass.awake.states.data();
    int limbs = 0;
    for_groups_of(pass, row, lane, [&](const DirectGroup&) { ++limbs; });
    const float most = (limbs > 1 ? kLeastPress : kLeastPressOfLoads) *
                       pass.context.settings.tolerances.linear_slop * pass.context.inv_h;
    for (int i = 0; i < row.point_count; ++i) {
        if (!(row.points[i].normal_mass[lane] > 0.0f)) continue;
        const PointNow now = point_now(row, lane, i, states);
        const float opening = opening_at(normal, speed_at(row, lane, now, states), now, pass.context.inv_h);
        // A bounce is left to the next sub-step.
        if (bounces(row, lane) && opening < -pass.context.settings.restitution_threshold) continue;
        const bool presses = !use_bias && row.points[i].normal_impulse[lane] > 0.0f;
        if (opening < -most || (presses && opening > most)) return true;
    }
    return false;
}

}  // namespace

void note_touches(const SolverPass& pass) {
    pass.rows.has_bounces = false;
    pass.rows.meeting_count = 0;
    if (pass.rows.direct_count == 0) return;
    int count = 0;
    for (const ActiveColour& colour : pass.laid_out.active()) {
        const bool is_moving = colour.bin < kDynamicColours || colour.bin == kOverflowBin;
        for (int r = 0; r < colour.row_count; ++r) {
            ContactRow& row = pass.laid_out.of(colour)[r];
            // Bodies of groups have joints: rows without them are many.
            if ((row.again_a | row.again_b) == 0) continue;
            pass.rows.has_bounces = pass.rows.has_bounces || row.has_restitution;
            if (is_moving)
                note_moving(pass, row);
            else
                note_fixed(pass, row, count);
        }
    }
}

void weigh_touches(const Group& group) {
    if (group.joint_count() > kMostWeighed) return;
    // A motor that gives way brakes what would swing. One that is about to must not make the difference.
    const bool any_full = change_drives(group, [](DirectRow& row) {
        if (!row.is_full()) return false;
        row.state = RowState::kDriven;
        return true;
    });
    for (int i = group.state.first_touch; i != kNone;) {
        DirectTouch& touch = (*group.pass.rows.direct_touches)[i];
        // A body that its joints hold where it is bears no load that could swing.
        const double give = give_of(group, touch);
        touch.is_swung = give > kLeastGive && give < kKnowsLoad;
        i = touch.next;
    }
    if (any_full)
        change_drives(group, [](DirectRow& row) {
            row.state = row.drive_state();
            return row.is_full();
        });
}

void damp_touches(const SolverPass& pass) {
    for (int group = 0; group < pass.rows.direct_count; ++group) {
        for (int i = (*pass.rows.direct_groups)[group].first_touch; i != kNone;) {
            const DirectTouch& touch = (*pass.rows.direct_touches)[i];
            if (touch.is_swung) damp(pass.context.h, *touch.row, touch.lane);
            i = touch.next;
        }
    }
}

bool strike_ground(const Group& group) {
    bool any = false;
    // ORDER: the last contact first.
    for (int i = group.state.first_touch; i != kNone;) {
        const DirectTouch& touch = (*group.pass.rows.direct_touches)[i];
        any = strike(group, touch) || any;
        i = touch.next;
    }
    return any;
}

bool meet_others(const SolverPass& pass, const ContactKernelArguments& arguments, bool use_bias) {
    bool any = false;
    // ORDER: as contacts are solved.
    for (int i = 0; i < pass.rows.meeting_count; ++i) {
        const DirectMeeting& meeting = (*pass.rows.direct_meetings)[i];
        std::uint32_t fast = 0;
        for (std::uint32_t left = meeting.lanes; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            if (!is_unsettled(pass, *meeting.row, lane, use_bias)) continue;
            for_groups_of(pass, *meeting.row, lane, [&](DirectGroup& group) {
                // Torn ones do not answer until they relax.
                if (use_bias && group.is_torn) return;
                group.is_pressed = true;
                fast |= 1u << lane;
            });
        }
        if (fast == 0) continue;
        solve_again(arguments, use_bias, fast, *meeting.row);
        any = true;
    }
    return any;
}

}  // namespace jostle
