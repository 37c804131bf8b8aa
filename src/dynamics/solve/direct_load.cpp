// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_load.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "dynamics/solve/direct_contact.h"
#include "dynamics/solve/heavy.h"
#include "dynamics/solve/point_now.h"
#include "dynamics/solve/row_extras.h"

namespace jostle {
namespace {

/// [1] Of the mobility of both bodies, that of the heavier one: 2.3 times as heavy, and 9 times where it has
/// joints, too. Limbs of figures that lie on each other come to rest sooner where they are iterated.
constexpr float kMostShare = 0.3f, kMostShareOfLimbs = 0.1f;
/// [1] Loads of a group times its joints: a step takes about 0.1 us for each.
constexpr int kMostWork = 4096;
/// [1] How often the points and friction of one contact follow each other.
constexpr int kSweeps = 12;
/// [1] Of the impulses: a change that is left out.
constexpr double kLeastChange = 1.0e-5;
/// [1] As of direct_bounce.cpp: what is pressed together by more does not bounce.
constexpr double kLeastBlow = 8.0;

constexpr std::size_t kTangent = JointedContact::kTangent, kDirections = JointedContact::kDirections;

/// The soft constraint of a point (contact_kernels.cpp).
struct Point {
    bool gives = false;  ///< it is there, and not held from both sides
    double speed = 0.0;  ///< [m/s] at which it opens
    double bias = 0.0;   ///< [m/s]
    double mass_scale = 1.0, leak = 0.0;
    double impulse = 0.0;  ///< [N s] in all
};
/// Friction of both.
struct Rubbing {
    bool gives = false;
    double speed = 0.0;    ///< [m/s]
    double share = 0.0;    ///< [1] of the points' impulses that it may have
    double impulse = 0.0;  ///< [N s]
};

/// One contact in a pass.
class Load {
  public:
    Load(const SolverPass& pass, DirectLoad& load, bool use_bias)
        : contact_(pass, *load.row, load.lane), load_(load), use_bias_(use_bias) {}

    void bear() {
        double change[kDirections];
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
            const Ends impulse = contact_.impulse_of(change);
            if (tries > 1 && !contact_.solve(impulse, Follows::kLoad)) continue;
            if (tries == 1 && !contact_.solve(impulse)) return;
            apply(change, true);
            return;
        }
    }

  private:
    template <class Predicate>
    [[nodiscard]] bool any_group(Predicate&& predicate) const {
        bool any = false;
        contact_.for_groups([&](const Group& of, std::size_t) { any = any || predicate(of); });
        return any;
    }
    /// Once per step, but where limits and motors decide: by how bodies turn within a step, and by springs,
    /// which relaxing leaves as they are, it changes little. Impulses are found by it, velocities are not.
    /// Returns whether it is a number.
    bool weigh(bool is_bounded) {
        if (load_.is_weighed && !is_bounded) {
            contact_.take(load_.mobility);
            return true;
        }
        load_.is_weighed = contact_.find_mobility();
        load_.mobility = contact_.mobility();
        return load_.is_weighed;
    }

    /// Between two that joints hold, nothing gives way but by rounding.
    [[nodiscard]] bool gives(std::size_t direction) const {
        return !contact_.has_group(0) || !contact_.has_group(1) ||
               contact_.mobility(direction, direction) > kLeastGive * contact_.free_mobility(direction);
    }
    [[nodiscard]] Point point(std::size_t i, const Ends& now) const {
        const ContactRow& row = contact_.row();
        const StepContext& context = contact_.pass().context;
        const std::size_t lane = contact_.lane();
        const double gap = wide(
            point_now(row, static_cast<int>(lane), static_cast<int>(i), contact_.pass().awake.states.data())
                .separation);
        Point of{.gives = gives(i),
                 .speed = dot(contact_.direction(i), now),
                 .impulse = wide(row.points[i].normal_impulse[lane])};
        if (gap > 0.0) {
            of.bias = gap * wide(context.inv_h);
        } else if (use_bias_) {
            const Softness soft =
                stiffened(context, false, static_cast<float>(of.impulse * contact_.mobility(i, i)));
            of.mass_scale = wide(soft.mass_scale);
            of.leak = wide(soft.impulse_scale);
            of.bias = std::max(wide(soft.bias_rate) * gap, -wide(context.settings.max_push_out_speed));
        }
        return of;
    }
    /// Whether it is left to the next pass, to bounce: blows go along a row of balls on joints.
    [[nodiscard]] bool bounces(std::size_t i, const Point& of) const {
        const ContactRow& row = contact_.row();
        return contact_.has_group(0) && contact_.has_group(1) && row.has_restitution &&
               row.restitution[contact_.lane()] > 0.0f &&
               of.speed + of.bias < -wide(contact_.pass().context.settings.restitution_threshold) &&
               -of.speed > kLeastBlow * of.impulse * contact_.mobility(i, i);
    }
    /// The impulses along each direction that are missing. Returns whether they are worth while.
    bool find_change(double (&change)[kDirections]) const {
        std::ranges::fill(change, 0.0);
        const ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        const Ends now = contact_.velocities();
        Point points[2];
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!contact_.has(i)) continue;
            points[i] = point(i, now);
            if (bounces(i, points[i])) return false;
        }
        const float belt = row.has_surface_speed ? row.surface_speed[lane] : 0.0f;
        Rubbing rubbing{gives(kTangent), dot(contact_.direction(kTangent), now) - wide(belt),
                        wide(row.friction[lane]), wide(row.along_tangent.impulse[lane])};
        const double begun = points[0].impulse + points[1].impulse;
        for (int i = 0; i < kSweeps; ++i) sweep(points, rubbing, change);
        const double size = begun + points[0].impulse + points[1].impulse;
        return std::ranges::any_of(change, [&](double each) { return std::abs(each) > kLeastChange * size; });
    }
    /// ORDER: friction, then the points, which have the last word.
    void sweep(Point (&points)[2], Rubbing& rubbing, double (&change)[kDirections]) const {
        const auto speed = [&](std::size_t i, double begun) {
            for (std::size_t k = 0; k < kDirections; ++k) begun += contact_.mobility(i, k) * change[k];
            return begun;
        };
        if (rubbing.gives) {
            const double most = rubbing.share * (points[0].impulse + points[1].impulse);
            const double wanted = speed(kTangent, rubbing.speed) / contact_.mobility(kTangent, kTangent);
            const double impulse = std::clamp(rubbing.impulse - wanted, -most, most);
            change[kTangent] += impulse - rubbing.impulse;
            rubbing.impulse = impulse;
        }
        for (std::size_t i = 0; i < kTangent; ++i) {
            Point& of = points[i];
            if (!of.gives) continue;
            const double wanted = of.mass_scale * (speed(i, of.speed) + of.bias) / contact_.mobility(i, i);
            const double impulse = std::max(of.impulse - wanted - of.leak * of.impulse, 0.0);
            change[i] += impulse - of.impulse;
            of.impulse = impulse;
        }
    }

    /// `with_joints`: of which the share is their solution.
    void apply(const double (&change)[kDirections], bool with_joints) {
        ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        contact_.apply(change, with_joints);
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_pressed = true; });
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!contact_.has(i)) continue;
            float& impulse = row.points[i].normal_impulse[lane];
            const float old = impulse;
            impulse = static_cast<float>(std::max(wide(old) + change[i], 0.0));
            if (use_bias_) continue;
            float& total = row.total_impulse[i][lane];
            total = max(total + (impulse - old), 0.0f);
        }
        row.along_tangent.impulse[lane] += static_cast<float>(change[kTangent]);
    }

    JointedContact contact_;
    DirectLoad& load_;
    bool use_bias_;
};

int joints_of(const Group& group) {
    return group.range.last_joint - group.range.first_joint;
}

/// Whether one of two groups is a structure: it hangs on what does not move, and has no limits or motors.
/// Bodies that stand on a bridge may be as light as its planks, such as the wheels of a cart.
bool is_on_structure(const JointedContact& contact) {
    bool any = false;
    if (!contact.has_group(0) || !contact.has_group(1) || contact.is_within_group()) return false;
    contact.for_groups(
        [&](const Group& of, std::size_t) { any = any || (of.state.is_anchored && of.state.bounded == 0); });
    return any;
}

bool is_load(const JointedContact& contact) {
    bool is_small = true;
    contact.for_groups(
        [&](const Group& of, std::size_t) { is_small = is_small && joints_of(of) <= kMostJoints; });
    if (!is_small) return false;
    if (is_on_structure(contact)) return true;
    const auto bears = [&](std::size_t side) {
        const float light = inv_mass_of(contact.row(), contact.lane(), side),
                    heavy = inv_mass_of(contact.row(), contact.lane(), 1 - side);
        const float most = contact.has_group(1 - side) ? kMostShareOfLimbs : kMostShare;
        return contact.has_group(side) && heavy > 0.0f && heavy <= most * (light + heavy);
    };
    return bears(0) || bears(1);
}

/// The kernels leave its impulse as it is while bodies are about to move.
void leave_to_load(ContactRow& row, int lane) {
    give_own_softness(row);
    row.bias_rate[lane] = row.mass_scale[lane] = row.impulse_scale[lane] = 0.0f;
}

/// Calls function(meeting, lane, contact) for each contact that may be one.
template <class Function>
void for_candidates(const SolverPass& pass, Function&& function) {
    for (int i = 0; i < pass.rows.meeting_count; ++i) {
        DirectMeeting& meeting = (*pass.rows.direct_meetings)[i];
        for (std::uint32_t left = meeting.row->again_a | meeting.row->again_b; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            const JointedContact contact(pass, *meeting.row, lane);
            if (is_load(contact)) function(meeting, lane, contact);
        }
    }
}

}  // namespace

void note_loads(const SolverPass& pass) {
    pass.rows.load_count = 0;
    for_candidates(pass, [](const DirectMeeting&, int, const JointedContact& contact) {
        contact.for_groups([](const Group& of, std::size_t) { ++of.state.loads; });
    });
    for_candidates(pass, [&](DirectMeeting& meeting, int lane, const JointedContact& contact) {
        bool is_cheap = true;
        contact.for_groups([&](const Group& of, std::size_t) {
            is_cheap = is_cheap && of.state.loads * joints_of(of) <= kMostWork;
        });
        if (!is_cheap) return;
        contact.for_groups([](const Group& of, std::size_t) { of.state.bears_loads = true; });
        (*pass.rows.direct_loads)[pass.rows.load_count++] = {meeting.row, lane, false, {}};
        meeting.lanes &= ~(1u << lane);
        leave_to_load(*meeting.row, lane);
    });
}

void weigh_loads(const SolverPass& pass) {
    for (int i = 0; i < pass.rows.load_count; ++i) {
        const DirectLoad& load = (*pass.rows.direct_loads)[i];
        const JointedContact contact(pass, *load.row, load.lane);
        double impulse[kDirections] = {};
        for (std::size_t k = 0; k < kTangent; ++k)
            if (contact.has(k)) impulse[k] = wide(load.row->points[k].normal_impulse[load.lane]);
        impulse[kTangent] = wide(load.row->along_tangent.impulse[load.lane]);
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
