// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_load.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "dynamics/solve/direct_bounds.h"
#include "dynamics/solve/direct_contact.h"
#include "dynamics/solve/point_now.h"

namespace jostle {
namespace {

/// [1] Of the mobility of both bodies: with less of it, one of the two is far heavier.
constexpr float kLeastShare = 0.3f, kLeastShareOfLimbs = 0.1f;
/// [1] How often the points and friction of one contact follow each other.
constexpr int kSweeps = 12;
/// [1] Of the mobility by the own masses: below it joints hold both bodies where they are.
constexpr double kLeastGive = 1.0e-3;
/// [1] Of the impulses: a change that is left out.
constexpr double kLeastChange = 1.0e-5;

/// The soft constraint of a point (contact_kernels.cpp).
struct Point {
    double speed = 0.0;      ///< [m/s] at which it opens
    double bias = 0.0;       ///< [m/s]
    double mass_scale = 1.0, leak = 0.0;
    double impulse = 0.0;    ///< [N s] in all
};

class Load {
  public:
    Load(const SolverPass& pass, const DirectLoad& load, bool use_bias)
        : contact_(pass, *load.row, load.lane), use_bias_(use_bias) {}

    [[nodiscard]] bool is_torn() const {
        bool any = false;
        contact_.for_groups([&](const Group& of, std::size_t) { any = any || of.state.is_torn; });
        return any;
    }
    void bear() {
        double change[3] = {};
        // Torn joints do not answer until they relax.
        if (use_bias_ && is_torn()) {
            contact_.find_free_mobility();
            if (find_change(change)) apply(change, false);
            return;
        }
        for (int i = 0; i < kMostTries; ++i) {
            if (!contact_.find_mobility() || !find_change(change)) return;
            // Limits and motors that cannot bear it let go. Where no others are found in time, the last do.
            const bool is_last = i + 1 == kMostTries;
            if (!contact_.solve(contact_.impulse_of(change), is_last)) continue;
            apply(change, true);
            return;
        }
    }

  private:
    static constexpr std::size_t kTangent = JointedContact::kTangent;

    [[nodiscard]] Point point(int i, double speed) const {
        const ContactRow& row = contact_.row();
        const StepContext& context = contact_.pass().context;
        const BodyState* states = contact_.pass().awake.states.data();
        const double gap = wide(point_now(row, static_cast<int>(contact_.lane()), i, states).separation);
        Point of{.speed = speed, .impulse = wide(row.points[i].normal_impulse[contact_.lane()])};
        if (gap > 0.0) {
            of.bias = gap * wide(context.inv_h);
        } else if (use_bias_) {
            const Softness& soft = context.usual_softness(false);
            of.mass_scale = wide(soft.mass_scale);
            of.leak = wide(soft.impulse_scale);
            of.bias = std::max(wide(soft.bias_rate) * gap, -wide(context.settings.max_push_out_speed));
        }
        return of;
    }
    /// Returns whether it is worth while.
    bool find_change(double (&change)[3]) const {
        std::ranges::fill(change, 0.0);
        const ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        const Ends now = contact_.velocities();
        Point points[2];
        for (int i = 0; i < 2; ++i)
            if (contact_.has(static_cast<std::size_t>(i)))
                points[i] = point(i, dot(contact_.direction(static_cast<std::size_t>(i)), now));
        double sliding = dot(contact_.direction(kTangent), now);
        if (row.has_surface_speed) sliding -= wide(row.surface_speed[lane]);
        // A bounce is left to the next sub-step.
        if (row.has_restitution && row.restitution[lane] > 0.0f)
            for (const Point& of : points)
                if (of.speed + of.bias < -wide(contact_.pass().context.settings.restitution_threshold)) return false;
        const double before[3] = {points[0].impulse, points[1].impulse, wide(row.along_tangent.impulse[lane])};
        double rubbing = before[2];
        const auto speed = [&](std::size_t i, double begun) {
            return begun + contact_.mobility(i, 0) * change[0] +
                   (contact_.has(1) ? contact_.mobility(i, 1) * change[1] : 0.0) +
                   contact_.mobility(i, kTangent) * change[2];
        };
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            const double across = contact_.mobility(kTangent, kTangent);
            if (across > kLeastGive * contact_.free_mobility(kTangent)) {
                const double most = wide(row.friction[lane]) * (points[0].impulse + points[1].impulse);
                rubbing = std::clamp(rubbing - speed(kTangent, sliding) / across, -most, most);
                change[2] = rubbing - before[2];
            }
            for (std::size_t i = 0; i < 2; ++i) {
                if (!contact_.has(i)) continue;
                const double give = contact_.mobility(i, i);
                if (!(give > kLeastGive * contact_.free_mobility(i))) continue;
                Point& of = points[i];
                const double wanted = of.mass_scale * (speed(i, of.speed) + of.bias) / give;
                of.impulse = std::max(of.impulse - wanted - of.leak * of.impulse, 0.0);
                change[i] = of.impulse - before[i];
            }
        }
        const double size = before[0] + before[1] + points[0].impulse + points[1].impulse;
        double most = 0.0;
        for (const double each : change) most = std::max(most, std::abs(each));
        return most > kLeastChange * size;
    }
    /// `with_joints`: of which the share is their solution.
    void apply(const double (&change)[3], bool with_joints) {
        ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        contact_.apply(change, with_joints);
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_pressed = true; });
        for (std::size_t i = 0; i < 2; ++i) {
            if (!contact_.has(i)) continue;
            float& impulse = row.points[i].normal_impulse[lane];
            const float old = impulse;
            impulse = static_cast<float>(std::max(wide(old) + change[i], 0.0));
            if (!use_bias_) row.total_impulse[i][lane] = max(row.total_impulse[i][lane] + (impulse - old), 0.0f);
        }
        row.along_tangent.impulse[lane] += static_cast<float>(change[2]);
    }

    JointedContact contact_;
    bool use_bias_;
};

bool is_load(const JointedContact& contact) {
    const ContactRow& row = contact.row();
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
    if (!row.has_own_softness) {
        row.has_own_softness = true;
        std::ranges::fill(row.bias_rate, row.softness.bias_rate);
        std::ranges::fill(row.mass_scale, row.softness.mass_scale);
        std::ranges::fill(row.impulse_scale, row.softness.impulse_scale);
        std::ranges::fill(row.friction_relaxation, 1.0f);
    }
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
            (*pass.rows.direct_loads)[pass.rows.load_count++] = {&row, lane};
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
            change_velocity(contact.state(side),
                            {less * wide(body.inv_mass.x) * sum[side].x,
                             less * wide(body.inv_mass.y) * sum[side].y,
                             wide(body.inv_inertia - body.own_inv_inertia) * sum[side].angular});
        }
    }
}

void bear_loads(const SolverPass& pass, bool use_bias) {
    // ORDER: as contacts are solved.
    for (int i = 0; i < pass.rows.load_count; ++i)
        Load(pass, (*pass.rows.direct_loads)[i], use_bias).bear();
}

}  // namespace jostle
