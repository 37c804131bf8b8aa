// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/loads.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/sort.h"
#include "dynamics/contacts/bounce_limits.h"
#include "dynamics/contacts/heavy_on_light.h"
#include "dynamics/contacts/point_now.h"
#include "dynamics/contacts/row_extras.h"
#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] Of the mobility of both bodies, that of the heavier one: 2.3 times as heavy, and 9 times where it has
/// joints, too. Limbs of figures that lie on each other come to rest sooner where they are iterated.
constexpr float kMostShare = 0.3f, kMostShareOfLimbs = 0.1f;
/// [1] Of a group: loads times joints.
constexpr int kMostWork = 4096;
/// [1] How often the points and friction of one contact follow each other.
constexpr int kSweeps = 12;
/// [1] Of the impulses: a change that is left out.
constexpr double kLeastChange = 1.0e-5;

constexpr std::size_t kTangent = JointedContact::kTangent, kDirections = JointedContact::kDirections;

/// The soft constraint of a point (contacts/solve_kernels.cpp).
struct Point {
    bool responds = false;  ///< it is there, and not held from both sides
    double speed = 0.0;     ///< [m/s] at which it opens
    double bias = 0.0;      ///< [m/s]
    double mass_scale = 1.0, leak = 0.0;
    double impulse = 0.0;  ///< [N s] in all
};
/// Friction of both.
struct Rubbing {
    bool responds = false;
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
        // Limits and motors that cannot bear it let go. Where no others are found in time, the last do; the
        // joints, which are solved after it, take back more than these may give.
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
    /// Finds the mobility while relaxing, as the matrix is made anew there; the next sub-step is solved with
    /// both, unless limits or motors decide. Kept for the whole step, the mobility of a chain that turns
    /// fast, or is squeezed, was so wrong that loads made energy. Returns whether the mobility is a number.
    bool weigh(bool is_bounded) {
        if (load_.is_weighed && use_bias_ && !is_bounded) {
            contact_.set_mobility(load_.mobility);
            return true;
        }
        load_.is_weighed = contact_.find_mobility();
        // Motors that hold both bodies may have to let go, and know by how much they are pressed.
        const bool is_driven = any_group([](const Group& of) { return of.state.has_drives; });
        if (is_driven && !responds(0)) contact_.find_free_mobility();
        load_.mobility = contact_.mobility();
        return load_.is_weighed;
    }

    /// Between two that joints hold, nothing gives way but by rounding.
    [[nodiscard]] bool responds(std::size_t direction) const {
        return !contact_.has_group(0) || !contact_.has_group(1) ||
               contact_.mobility(direction, direction) > kLeastResponse * contact_.free_mobility(direction);
    }
    [[nodiscard]] Point point(std::size_t i, const Ends& now) const {
        const ContactRow& row = contact_.row();
        const StepContext& context = contact_.pass().context;
        const std::size_t lane = contact_.lane();
        const double gap = wide(
            point_now(row, static_cast<int>(lane), static_cast<int>(i), contact_.pass().awake.states.data())
                .separation);
        Point of{.responds = responds(i),
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
    [[nodiscard]] bool is_to_bounce(std::size_t i, const Point& of) const {
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
            if (is_to_bounce(i, points[i])) return false;
        }
        const float belt = row.has_surface_speed ? row.surface_speed[lane] : 0.0f;
        Rubbing rubbing{responds(kTangent), dot(contact_.direction(kTangent), now) - wide(belt),
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
        if (rubbing.responds) {
            const double most = rubbing.share * (points[0].impulse + points[1].impulse);
            const double wanted = speed(kTangent, rubbing.speed) / contact_.mobility(kTangent, kTangent);
            const double impulse = std::clamp(rubbing.impulse - wanted, -most, most);
            change[kTangent] += impulse - rubbing.impulse;
            rubbing.impulse = impulse;
        }
        for (std::size_t i = 0; i < kTangent; ++i) {
            Point& of = points[i];
            if (!of.responds) continue;
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
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_disturbed = true; });
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

const DirectBody& body_of(const JointedContact& contact, std::size_t side) {
    return (*contact.pass().direct.bodies)[contact.place(side)];
}

/// Whether a body is of a structure: its group hangs on what does not move, and has no limits or motors.
/// Bodies of other groups that stand on it may be as light, such as the wheels of a cart on planks.
bool is_on_structure(const JointedContact& contact, std::size_t side) {
    return contact.has_group(side) && contact.has_group(1 - side) && contact.group(side).state.is_anchored &&
           contact.group(side).state.bounded == 0;
}

/// Not where the light body touches the ground as well: that contact would not know of the load, and throw
/// the body out.
bool bears(const JointedContact& contact, std::size_t side) {
    if (!contact.has_group(side) || body_of(contact, side).is_on_ground) return false;
    const float own = inv_mass_of(contact.row(), contact.lane(), side),
                other = inv_mass_of(contact.row(), contact.lane(), 1 - side);
    if (!(other > 0.0f)) return false;
    if (is_on_structure(contact, side) && own > kMostShare * (own + other)) return true;
    return other <= (contact.has_group(1 - side) ? kMostShareOfLimbs : kMostShare) * (own + other);
}

/// Not within a group: the joints between the two hold nearly all, and the contact would have a thousand
/// times the impulse that moves anything, which the next step applies again to joints that have turned.
bool is_load(const JointedContact& contact) {
    if (contact.is_within_group()) return false;
    bool is_small = true;
    contact.for_groups(
        [&](const Group& of, std::size_t) { is_small = is_small && of.joint_count() <= kMostJoints; });
    return is_small && (bears(contact, 0) || bears(contact, 1));
}

/// [1/kg] Of the heavier body.
float least_inv_mass(const DirectLoad& load) {
    const auto lane = static_cast<std::size_t>(load.lane);
    return min(inv_mass_of(*load.row, lane, 0), inv_mass_of(*load.row, lane, 1));
}

/// Its overlap is left to it: while bodies are about to move, the kernels keep the impulses of points that
/// overlap. All else they solve by the own masses, and find little to do where the load is borne.
void leave_to_load(ContactRow& row, int lane) {
    set_softness({0.0f, 0.0f, 0.0f}, lane, row);
}

/// Takes a load, as far as its groups have the time.
bool accept_load(const JointedContact& contact) {
    bool is_cheap = true;
    contact.for_groups([&](const Group& of, std::size_t) {
        is_cheap = is_cheap && of.state.load_work + of.joint_count() <= kMostWork;
    });
    if (!is_cheap) return false;
    contact.for_groups([](const Group& of, std::size_t) {
        of.state.bears_loads = true;
        of.state.load_work += of.joint_count();
    });
    return true;
}

}  // namespace

void note_loads(const SolverPass& pass) {
    ScratchArray<DirectLoad>& loads = *pass.direct.loads;
    int count = 0;
    for (int i = 0; i < pass.direct.meeting_count; ++i) {
        const DirectMeeting& meeting = (*pass.direct.meetings)[i];
        for (std::uint32_t left = meeting.row->warm_start_a | meeting.row->warm_start_b; left != 0;
             left &= left - 1) {
            const int lane = std::countr_zero(left);
            if (is_load(JointedContact(pass, *meeting.row, lane)))
                loads[count++] = {meeting.row, lane, i, false, {}};
        }
    }
    const auto comes_first = [](const DirectLoad& a, const DirectLoad& b) {
        return a.meeting != b.meeting ? a.meeting < b.meeting : a.lane < b.lane;
    };
    // ORDER: the heaviest are taken first, as they need it most ...
    detail::sort(std::span(loads.data(), static_cast<std::size_t>(count)),
                 [&](const DirectLoad& a, const DirectLoad& b) {
                     const float of_a = least_inv_mass(a), of_b = least_inv_mass(b);
                     return of_a != of_b ? of_a < of_b : comes_first(a, b);
                 });
    pass.direct.load_count = 0;
    for (int i = 0; i < count; ++i) {
        const DirectLoad load = loads[i];
        if (!accept_load(JointedContact(pass, *load.row, load.lane))) continue;
        (*pass.direct.meetings)[load.meeting].lanes &= ~(1u << load.lane);
        leave_to_load(*load.row, load.lane);
        loads[pass.direct.load_count++] = load;
    }
    // ... and solved in the order of contacts.
    detail::sort(std::span(loads.data(), static_cast<std::size_t>(pass.direct.load_count)), comes_first);
}

void weigh_loads(const SolverPass& pass) {
    for (int i = 0; i < pass.direct.load_count; ++i) {
        const DirectLoad& load = (*pass.direct.loads)[i];
        const JointedContact contact(pass, *load.row, load.lane);
        double impulse[kDirections] = {};
        for (std::size_t k = 0; k < kTangent; ++k)
            if (contact.has(k)) impulse[k] = wide(load.row->points[k].normal_impulse[load.lane]);
        impulse[kTangent] = wide(load.row->along_tangent.impulse[load.lane]);
        const Ends sum = contact.impulse_of(impulse);
        for (std::size_t side = 0; side < 2; ++side) {
            if (!contact.has_group(side)) continue;
            const DirectBody& body = (*pass.direct.bodies)[contact.place(side)];
            const double less = wide(body.inv_mass_scale) - 1.0;
            change_velocity(
                contact.state(side),
                {less * wide(body.inv_mass.x) * sum[side].x, less * wide(body.inv_mass.y) * sum[side].y,
                 wide(body.inv_inertia - body.own_inv_inertia) * sum[side].angular});
        }
    }
}

void bear_loads(const SolverPass& pass, bool use_bias) {
    // ORDER: as contacts are solved.
    for (int i = 0; i < pass.direct.load_count; ++i) Load(pass, (*pass.direct.loads)[i], use_bias).bear();
}

}  // namespace jostle::detail
