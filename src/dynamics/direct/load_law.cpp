// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/load_law.h"

#include <algorithm>
#include <cmath>

#include "dynamics/contacts/bounce_limits.h"
#include "dynamics/contacts/heavy_on_light.h"
#include "dynamics/contacts/point_now.h"
#include "dynamics/direct/group_contacts.h"

namespace jostle::detail {
namespace {

/// [1] How often the points and friction of one contact follow each other. With 4 a box of 60 times the mass
/// that falls on a welded table may slide off.
constexpr int kSweeps = 12;
/// [1] Of the impulses: a change that is left out.
constexpr double kLeastChange = 1.0e-5;

}  // namespace

/// The soft constraint of a point (contacts/solve_kernels.cpp).
struct LoadPoint {
    bool responds = false;  ///< it is there, and not held from both sides
    double speed = 0.0;     ///< [m/s] at which it opens
    double bias = 0.0;      ///< [m/s]
    double mass_scale = 1.0, leak = 0.0;
    double impulse = 0.0;  ///< [N s] in all
};
/// Friction of both points.
struct LoadFriction {
    bool responds = false;
    double speed = 0.0;    ///< [m/s]
    double share = 0.0;    ///< [1] of the points' impulses that it may have
    double impulse = 0.0;  ///< [N s]
};

bool LoadLaw::responds(std::size_t direction) const {
    return !contact_.has_group(0) || !contact_.has_group(1) ||
           contact_.mobility(direction, direction) > kLeastResponse * contact_.free_mobility(direction);
}

LoadPoint LoadLaw::point(std::size_t i, double speed) const {
    const ContactRow& row = contact_.row();
    const StepContext& context = contact_.pass().context;
    const std::size_t lane = contact_.lane();
    const double gap =
        wide(point_now(row, static_cast<int>(lane), static_cast<int>(i), contact_.pass().awake.states.data())
                 .separation);
    LoadPoint of{
        .responds = responds(i), .speed = speed, .impulse = wide(row.points[i].normal_impulse[lane])};
    if (gap > 0.0) {
        of.bias = gap * wide(context.inv_h);
    } else if (contact_.pass().use_bias) {
        const Softness soft = stiffened(context, context.usual_contact_softness,
                                        static_cast<float>(of.impulse * contact_.mobility(i, i)));
        of.mass_scale = wide(soft.mass_scale);
        of.leak = wide(soft.impulse_scale);
        of.bias = std::max(wide(soft.bias_rate) * gap, -wide(context.settings.max_push_out_speed));
    }
    return of;
}

/// Whether it is left to the next pass, to bounce: blows go along a row of balls on joints.
bool LoadLaw::is_to_bounce(std::size_t i, const LoadPoint& of) const {
    const ContactRow& row = contact_.row();
    return contact_.has_group(0) && contact_.has_group(1) &&
           bounces(row, static_cast<int>(contact_.lane())) &&
           of.speed + of.bias < -wide(contact_.pass().context.settings.restitution_threshold) &&
           -of.speed > kLeastBlow * of.impulse * contact_.mobility(i, i);
}

bool LoadLaw::find_change(const ContactSpeeds& speeds, double (&change)[kMostProbes]) const {
    std::ranges::fill(change, 0.0);
    const ContactRow& row = contact_.row();
    const std::size_t lane = contact_.lane();
    LoadPoint points[2];
    for (std::size_t i = 0; i < JointedContact::kTangent; ++i) {
        if (!contact_.has(i)) continue;
        points[i] = point(i, speeds.along[i]);
        if (is_to_bounce(i, points[i])) return false;
    }
    const float belt = row.has_surface_speed ? row.surface_speed[lane] : 0.0f;
    LoadFriction rubbing{responds(JointedContact::kTangent),
                         speeds.along[JointedContact::kTangent] - wide(belt), wide(row.friction[lane]),
                         wide(row.along_tangent.impulse[lane])};
    const double begun = points[0].impulse + points[1].impulse;
    for (int i = 0; i < kSweeps; ++i) sweep(points, rubbing, change);
    const double size = begun + points[0].impulse + points[1].impulse;
    const bool is_worth_while =
        std::ranges::any_of(change, [&](double each) { return std::abs(each) > kLeastChange * size; });
    if (!is_worth_while) std::ranges::fill(change, 0.0);
    return is_worth_while;
}

/// ORDER: friction, then the points, which have the last word.
void LoadLaw::sweep(LoadPoint (&points)[2], LoadFriction& rubbing, double (&change)[kMostProbes]) const {
    const auto speed = [&](std::size_t i, double begun) {
        for (int k = 0; k < kMostProbes; ++k)
            begun += contact_.mobility(i, static_cast<std::size_t>(k)) * change[k];
        return begun;
    };
    if (rubbing.responds) {
        const double most = rubbing.share * (points[0].impulse + points[1].impulse);
        const double wanted = speed(JointedContact::kTangent, rubbing.speed) /
                              contact_.mobility(JointedContact::kTangent, JointedContact::kTangent);
        const double impulse = std::clamp(rubbing.impulse - wanted, -most, most);
        change[JointedContact::kTangent] += impulse - rubbing.impulse;
        rubbing.impulse = impulse;
    }
    for (std::size_t i = 0; i < JointedContact::kTangent; ++i) {
        LoadPoint& of = points[i];
        if (!of.responds) continue;
        const double wanted = of.mass_scale * (speed(i, of.speed) + of.bias) / contact_.mobility(i, i);
        const double impulse = std::max(of.impulse - wanted - of.leak * of.impulse, 0.0);
        change[i] += impulse - of.impulse;
        of.impulse = impulse;
    }
}

}  // namespace jostle::detail
