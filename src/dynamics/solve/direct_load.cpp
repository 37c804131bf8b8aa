// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_load.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "dynamics/solve/direct_bounds.h"
#include "dynamics/solve/direct_contact.h"
#include "dynamics/solve/heavy.h"
#include "dynamics/solve/point_now.h"
#include "dynamics/solve/row_extras.h"

namespace jostle {
namespace {

/// [1] Of the mobility of both bodies: with less of it, one of the two is far heavier.
constexpr float kLeastShare = 0.3f, kLeastShareOfLimbs = 0.1f;
/// [1] Of a group: each pass over a load is some over all of them.
constexpr int kMostJoints = 256;
/// [1] How often the points and friction of one contact follow each other.
constexpr int kSweeps = 12;
/// [1] Of the mobility by the own masses: below it joints hold both bodies where they are, but for rounding.
constexpr double kLeastGive = 1.0e-3;
/// [1] Of the impulses: a change that is left out.
constexpr double kLeastChange = 1.0e-5;

/// The soft constraint of a point (contact_kernels.cpp).
struct Point {
    double speed = 0.0;  ///< [m/s] at which it opens
    double bias = 0.0;   ///< [m/s]
    double mass_scale = 1.0, leak = 0.0;
    double impulse = 0.0;  ///< [N s] in all
};

class Load {
  public:
    Load(const SolverPass& pass, DirectLoad& load, bool use_bias)
        : contact_(pass, *load.row, load.lane), load_(load), use_bias_(use_bias) {}

    void bear() {
        double change[JointedContact::kDirections];
        // Torn joints do not answer until they relax.
        if (use_bias_ && any_group([](const Group& of) { return of.state.is_torn; })) {
            contact_.find_free_mobility();
            if (find_change(change)) apply(change, false);
            return;
        }
        const bool is_bounded = any_group([](const Group& of) { return of.state.bounded > 0; });
        // Limits and motors that cannot bear it let go. Where no others are found in time, the last do.
        for (int tries = is_bounded ? kMostTries : 1; tries > 0; --tries) {
            if (!weigh(is_bounded) || !find_change(change)) return;
            if (!contact_.solve(contact_.impulse_of(change), tries == 1)) continue;
            apply(change, true);
            return;
        }
    }

  private:
    static constexpr std::size_t kTangent = JointedContact::kTangent;

    template <class Predicate>
    [[nodiscard]] bool any_group(Predicate&& predicate) const {
        bool any = false;
        contact_.for_groups([&](const Group& of, std::size_t) { any = any || predicate(of); });
        return any;
    }
    /// Returns whether the mobility is a number.
    bool weigh(bool is_bounded) {
        if (load_.is_weighed && !is_bounded) {
            contact_.take(load_.mobility);
            return true;
        }
        load_.is_weighed = contact_.find_mobility();
        load_.mobility = contact_.mobility();
        return load_.is_weighed;
    }
    [[nodiscard]] Point point(int i, double speed) const {
        const ContactRow& row = contact_.row();
        const StepContext& context = contact_.pass().context;
        const BodyState* states = contact_.pass().awake.states.data();
        const double gap = wide(point_now(row, static_cast<int>(contact_.lane()), i, states).separation);
        Point of{.speed = speed, .impulse = wide(row.points[i].normal_impulse[contact_.lane()])};
        if (gap > 0.0) {
            of.bias = gap * wide(context.inv_h);
        } else if (use_bias_) {
            const auto k = static_cast<std::size_t>(i);
            const Softness soft =
                stiffened(context, false, static_cast<float>(of.impulse * contact_.mobility(k, k)));
            of.mass_scale = wide(soft.mass_scale);
            of.leak = wide(soft.impulse_scale);
            of.bias = std::max(wide(soft.bias_rate) * gap, -wide(context.settings.max_push_out_speed));
        }
        return of;
    }
    /// The points as they are. Returns false if one of them is about to bounce.
    bool find_points(const Ends& now, Point (&points)[2]) const {
        const ContactRow& row = contact_.row();
        const bool bounces = row.has_restitution && row.restitution[contact_.lane()] > 0.0f;
        const double threshold = wide(contact_.pass().context.settings.restitution_threshold);
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!contact_.has(i)) continue;
            points[i] = point(static_cast<int>(i), dot(contact_.direction(i), now));
            if (bounces && points[i].speed + points[i].bias < -threshold) return false;
        }
        return true;
    }
    /// The impulses along each direction that are missing. Returns whether they are worth while.
    bool find_change(double (&change)[JointedContact::kDirections]) const {
        std::ranges::fill(change, 0.0);
        const ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        const Ends now = contact_.velocities();
        Point points[2];
        if (!find_points(now, points)) return false;
        double sliding = dot(contact_.direction(kTangent), now);
        if (row.has_surface_speed) sliding -= wide(row.surface_speed[lane]);
        const double before[] = {points[0].impulse, points[1].impulse, wide(row.along_tangent.impulse[lane])};
        double rubbing = before[kTangent];
        const auto speed = [&](std::size_t i, double begun) {
            for (std::size_t k = 0; k < JointedContact::kDirections; ++k)
                begun += contact_.mobility(i, k) * change[k];
            return begun;
        };
        const auto gives = [&](std::size_t i) {
            return !contact_.has_group(0) || !contact_.has_group(1) ||
                   contact_.mobility(i, i) > kLeastGive * contact_.free_mobility(i);
        };
        const bool rubs = gives(kTangent),
                   there[] = {contact_.has(0) && gives(0), contact_.has(1) && gives(1)};
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            if (rubs) {
                const double most = wide(row.friction[lane]) * (points[0].impulse + points[1].impulse);
                rubbing = std::clamp(
                    rubbing - speed(kTangent, sliding) / contact_.mobility(kTangent, kTangent), -most, most);
                change[kTangent] = rubbing - before[kTangent];
            }
            for (std::size_t i = 0; i < kTangent; ++i) {
                if (!there[i]) continue;
                Point& of = points[i];
                const double wanted =
                    of.mass_scale * (speed(i, of.speed) + of.bias) / contact_.mobility(i, i);
                of.impulse = std::max(of.impulse - wanted - of.leak * of.impulse, 0.0);
                change[i] = of.impulse - before[i];
            }
        }
        const double size = before[0] + before[1] + points[0].impulse + points[1].impulse;
        return std::ranges::any_of(change, [&](double each) { return std::abs(each) > kLeastChange * size; });
    }
    /// `with_joints`: of which the share is their solution.
    void apply(const double (&change)[JointedContact::kDirections], bool with_joints) {
        ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        contact_.apply(change, with_joints);
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_pressed = true; });
        for (std::size_t i = 0; i < 2; ++i) {
            if (!contact_.has(i)) continue;
            float& impulse = row.points[i].normal_impulse[lane];
            const float old = impulse;
            impulse = static_cast<float>(std::max(wide(old) + change[i], 0.0));
            if (!use_bias_)
                row.total_impulse[i][lane] = max(row.total_impulse[i][lane] + (impulse - old), 0.0f);
        }
        row.along_tangent.impulse[lane] += static_cast<float>(change[2]);
    }

    JointedContact contact_;
    DirectLoad& load_;
    bool use_bias_;
};

bool is_load(const JointedContact& contact) {
    const ContactRow& row = contact.row();
    bool is_small = true;
    contact.for_groups([&](const Group& of, std::size_t) {
        is_small = is_small && of.range.last_joint - of.range.first_joint <= kMostJoints;
    });
    if (!is_small) return false;
    const float inv_mass[2] = {row.inv_mass_a[contact.lane()], row.inv_mass_b[contact.lane()]};
    if (contact.has_group(0) && contact.has_group(1) && !contact.is_within_group() &&
        (contact.group(0).state.bounded == 0 || contact.group(1).state.bounded == 0))
        return true;
    const auto bears = [&](std::size_t side) {
        const float light = inv_mass[side], heavy = inv_mass[1 - side];
        const float least = contact.has_group(1 - side) ? kLeastShareOfLimbs : kLeastShare;
        return contact.has_group(side) && heavy > 0.0f && heavy <= least * (light + heavy);
    };
    return bears(0) || bears(1);
}

/// The kernels leave its impulse as it is while bodies are about to move.
void leave_to_load(ContactRow& row, int lane) {
    give_own_softness(row);
    row.bias_rate[lane] = row.mass_scale[lane] = row.impulse_scale[lane] = 0.0f;
}

}  // namespace

void note_loads(const SolverPass& pass) {
    pass.rows.load_count = 0;
    for (int i = 0; i < pass.rows.meeting_count; ++i) {
        DirectMeeting& meeting = (*pass.rows.direct_meetings)[i];
        ContactRow& row = *meeting.row;
        for (std::uint32_t left = row.again_a | row.again_b; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            const JointedContact contact(pass, row, lane);
            if (!is_load(contact)) continue;
            contact.for_groups([](const Group& of, std::size_t) { of.state.bears_loads = true; });
            (*pass.rows.direct_loads)[pass.rows.load_count++] = {&row, lane, false, {}};
            meeting.lanes &= ~(1u << lane);
            leave_to_load(row, lane);
        }
    }
}

void weigh_loads(const SolverPass& pass) {
    for (int i = 0; i < pass.rows.load_count; ++i) {
        const DirectLoad& load = (*pass.rows.direct_loads)[i];
        const JointedContact contact(pass, *load.row, load.lane);
        double impulse[JointedContact::kDirections] = {};
        for (std::size_t k = 0; k < 2; ++k)
            if (contact.has(k)) impulse[k] = wide(load.row->points[k].normal_impulse[load.lane]);
        impulse[JointedContact::kTangent] = wide(load.row->along_tangent.impulse[load.lane]);
        const Ends sum = contact.impulse_of(impulse);
        for (std::size_t side = 0; side < 2; ++side) {
            if (!contact.has_group(side)) continue;
            const DirectBody& body = (*pass.rows.direct_bodies)[contact.place(side)];
            const double less = wide(body.share) - 1.0;
            change_velocity(
                contact.state(side),
                {less * wide(body.inv_mass.x) * sum[side].x, less * wide(body.inv_mass.y) * sum[side].y,
                 wide(body.inv_inertia - body.own_inv_inertia) * sum[side].angular});
        }
    }
}

void bear_loads(const SolverPass& pass, bool use_bias) {
    // ORDER: as contacts are solved.
    for (int i = 0; i < pass.rows.load_count; ++i) Load(pass, (*pass.rows.direct_loads)[i], use_bias).bear();
}

}  // namespace jostle
