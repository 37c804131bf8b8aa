// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/bounces.h"

#include <algorithm>
#include <bit>
#include <span>

#include "dynamics/contacts/bounce_limits.h"
#include "dynamics/contacts/point_now.h"
#include "dynamics/contacts/row_extras.h"
#include "dynamics/direct/group_solve.h"
#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] The value of contacts/bounce_lanes.h.
constexpr double kLeastDeterminant = 1.0e-4;

/// The impulses of two points that change their velocities by `wanted` together; where one of them would
/// pull, of the other alone.
void split(const double (&k)[2][2], const double (&wanted)[2], double (&impulse)[2]) {
    for (int i = 0; i < 2; ++i) impulse[i] = wanted[i] > 0.0 ? wanted[i] / k[i][i] : 0.0;
    if (!(wanted[0] > 0.0 && wanted[1] > 0.0)) return;
    const double determinant = k[0][0] * k[1][1] - k[0][1] * k[0][1];
    if (!(determinant > kLeastDeterminant * k[0][0] * k[1][1])) {
        for (double& each : impulse) each *= 0.5;
        return;
    }
    const double first = (k[1][1] * wanted[0] - k[0][1] * wanted[1]) / determinant,
                 second = (k[0][0] * wanted[1] - k[0][1] * wanted[0]) / determinant;
    if (first < 0.0) {
        impulse[0] = 0.0;
    } else if (second < 0.0) {
        impulse[1] = 0.0;
    } else {
        impulse[0] = first;
        impulse[1] = second;
    }
}

/// One contact in a pass.
class Bounce {
  public:
    Bounce(const SolverPass& pass, ContactRow& row, int lane) : contact_(pass, row, lane) {}
    /// Whether it bounces here at all.
    [[nodiscard]] bool is_joined() const {
        bool any = false;
        for (std::size_t side = 0; side < 2; ++side) {
            if (!contact_.has_group(side)) continue;
            const Group of = contact_.group(side);
            // Of torn groups relaxing takes a solution back that is kept in their rows.
            if (of.joint_count() > kMostJoints) return false;
            if (of.state.is_torn && !pass().use_bias) return false;
            any = true;
        }
        return any;
    }

    /// Returns whether points have bounced.
    bool perform() {
        kicks_[0] = kicks_[1] = wide(row().kick[lane()]);
        still_ = borne_ = {};
        if (!find_wanted()) return false;
        for (int i = 0; i < kMostTries; ++i) {
            double impulse[2] = {};
            // A limit that was found to hold stops what it holds: on one that moved, things would bounce as
            // on a wall that comes towards them.
            find_joints_part(still_, find_for_bounces);
            find_kicks();
            if (!find_wanted() || !contact_.find_mobility() || !gives_way() || !is_blow()) return false;
            const Ends sum = find_impulse(impulse);
            if (!contact_.solve(sum)) continue;
            apply(sum);
            for (int k = 0; k < row().point_count; ++k)
                row().total_impulse[k][lane()] += static_cast<float>(impulse[k]);
            return true;
        }
        return false;
    }

  private:
    static constexpr std::size_t kTangent = JointedContact::kTangent;
    [[nodiscard]] const SolverPass& pass() const { return contact_.pass(); }
    [[nodiscard]] ContactRow& row() const { return contact_.row(); }
    [[nodiscard]] std::size_t lane() const { return contact_.lane(); }
    [[nodiscard]] double mobility(std::size_t i, std::size_t k) const { return contact_.mobility(i, k); }
    [[nodiscard]] const Ends& direction(std::size_t i) const { return contact_.direction(i); }
    struct Seat {
        BodyRow& row;
        std::size_t lane;
    };
    [[nodiscard]] Seat row_of(int place) const {
        const BodyLane at = lane_of(pass().laid_out.row_of_body[place]);
        return {pass().laid_out.bodies[at.row], at.lane};
    }
    /// That joints leave, which may not have been solved yet.
    [[nodiscard]] Ends velocities() const {
        Ends now = contact_.velocities();
        add(now, still_, 1.0);
        return now;
    }
    /// Before the impulses of contacts and joints in this sub-step, but with bounces.
    [[nodiscard]] Ends velocities_at_start() const {
        Ends start = velocities();
        for (std::size_t side = 0; side < 2; ++side) {
            if (!contact_.moves(side)) continue;
            const auto [in, at] = row_of(contact_.place(side));
            start[side] = {wide(in.before_contacts_x[at]), wide(in.before_contacts_y[at]),
                           wide(in.before_contacts_w[at])};
            add(start[side], borne_[side], 1.0);
        }
        return start;
    }
    [[nodiscard]] RowPart kick_at(int place) const {
        const Vec2 kick = kick_of(pass().context, pass().awake.sims[static_cast<std::size_t>(place)]);
        return {wide(kick.x), wide(kick.y), 0.0};
    }

    /// The joints' changes of both bodies, by the solutions that find(group) leaves.
    template <class Find>
    void find_joints_part(Ends& part, Find&& find) const {
        part = {};
        contact_.for_groups([&](const Group& of, std::size_t) {
            if (!find(of)) return;
            sum_changes(of);
            for (std::size_t side = 0; side < 2; ++side)
                if (contact_.has_group(side) && &of.state == &contact_.group(side).state)
                    part[side] = of.change_of(contact_.place(side));
        });
    }
    /// Joints take their share: what they hold up does not fall.
    void find_kicks() {
        find_joints_part(borne_, [&](const Group& of) {
            of.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
                for (int i = 0; i < joint.row_count; ++i) {
                    double& impulse = joint.impulse[i];
                    impulse = 0.0;
                    if (!rows[static_cast<std::size_t>(i)].is_active()) continue;
                    for_moving_ends(of, joint, [&](const DirectBody&, int place, int side) {
                        impulse -= detail::dot(joint.ends[side].part(i), kick_at(place));
                    });
                }
            });
            return substitute(of);
        });
        Ends kicks = borne_;
        for (std::size_t side = 0; side < 2; ++side)
            if (contact_.moves(side)) add(kicks[side], kick_at(contact_.place(side)), 1.0);
        for (std::size_t i = 0; i < kTangent; ++i) kicks_[i] = dot(direction(i), kicks);
    }

    /// Returns whether points close within a sub-step, and faster than the threshold.
    bool find_wanted() {
        const double threshold = wide(pass().context.settings.restitution_threshold),
                     restitution = wide(row().restitution[lane()]), inv_h = wide(pass().context.inv_h);
        const Ends now = velocities(), start = velocities_at_start();
        for (int i = 0; i < 2; ++i) {
            wanted_[i] = 0.0;
            if (!contact_.has(static_cast<std::size_t>(i))) continue;
            const Ends& along = direction(static_cast<std::size_t>(i));
            const double closing = std::max(dot(along, now), dot(along, start)), kick = kicks_[i];
            before_[i] = pass().use_bias ? closing - kick : closing;
            if (before_[i] >= -threshold) continue;
            const float gap =
                point_now(row(), static_cast<int>(lane()), i, pass().awake.states.data()).separation;
            if (wide(gap) * inv_h + closing >= 0.0) continue;
            const double flight_kick = wide(row().flight_kick[lane()]),
                         added = pass().use_bias ? flight_kick : flight_kick - kick;
            wanted_[i] = std::max(added - restitution * before_[i] - closing, 0.0);
        }
        return wanted_[0] > 0.0 || wanted_[1] > 0.0;
    }

    /// Whether joints let the bodies give way.
    [[nodiscard]] bool gives_way() const {
        for (std::size_t i = 0; i < kTangent; ++i)
            if (wanted_[i] > 0.0 && !(mobility(i, i) > kLeastResponse * contact_.free_mobility(i)))
                return false;
        return true;
    }
    /// A load that lasts is no blow.
    [[nodiscard]] bool is_blow() {
        bool any = false;
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!(wanted_[i] > 0.0)) continue;
            const double normal_sum = wide(row().points[i].normal_impulse[lane()]);
            if (-before_[i] <= kLeastBlow * normal_sum * mobility(i, i)) wanted_[i] = 0.0;
            any = any || wanted_[i] > 0.0;
        }
        return any;
    }

    /// Of the points, of friction, and of the points once more (contacts/bounce_lanes.h).
    [[nodiscard]] Ends find_impulse(double (&impulse)[2]) const {
        double k[2][2];
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t j = 0; j < 2; ++j) k[i][j] = mobility(i, j);
        split(k, wanted_, impulse);
        Ends sum{};
        for (std::size_t i = 0; i < 2; ++i) add(sum, direction(i), impulse[i]);
        const double response = mobility(kTangent, kTangent);
        if (!(response > 0.0)) return sum;
        const Ends now = velocities();
        double sliding = dot(direction(kTangent), now);
        for (std::size_t i = 0; i < 2; ++i) sliding += mobility(kTangent, i) * impulse[i];
        if (row().has_surface_speed) sliding -= wide(row().surface_speed[lane()]);
        const double most = wide(row().friction[lane()]) * (impulse[0] + impulse[1]),
                     rubbing = std::clamp(-sliding / response, -most, most),
                     lost = -rubbing * (sliding + 0.5 * rubbing * response);
        add(sum, direction(kTangent), rubbing);

        double slower[2] = {}, more[2] = {}, work = 0.0;
        for (std::size_t i = 0; i < 2; ++i)
            if (wanted_[i] > 0.0) slower[i] = std::max(-rubbing * mobility(i, kTangent), 0.0);
        split(k, slower, more);
        for (std::size_t i = 0; i < 2; ++i) {
            const double leaving = dot(direction(i), now) + k[i][0] * impulse[0] + k[i][1] * impulse[1] +
                                   mobility(i, kTangent) * rubbing;
            work += more[i] * (leaving + 0.5 * (k[i][0] * more[0] + k[i][1] * more[1]));
        }
        const double kept = work > lost ? lost / work : 1.0;
        for (std::size_t i = 0; i < 2; ++i) {
            impulse[i] += kept * more[i];
            add(sum, direction(i), kept * more[i]);
        }
        return sum;
    }

    /// The change is not repeated in the next sub-step.
    void change_body(int place, const RowPart& change) const {
        change_velocity(pass().awake.states[static_cast<std::size_t>(place)], change);
        const auto [in, at] = row_of(place);
        in.before_contacts_x[at] += static_cast<float>(change.x);
        in.before_contacts_y[at] += static_cast<float>(change.y);
        in.before_contacts_w[at] += static_cast<float>(change.angular);
    }
    void apply(const Ends& impulse) const {
        for (std::size_t side = 0; side < 2; ++side)
            if (contact_.moves(side))
                change_body(contact_.place(side), contact_.change_of(side, impulse[side]));
        contact_.for_groups([&](const Group& of, std::size_t) {
            for_changes(of, [&](int place, const RowPart& change) { change_body(place, change); });
            of.for_joints([](const DirectJoint& joint, std::span<DirectRow> rows) {
                for (int i = 0; i < joint.row_count; ++i)
                    rows[static_cast<std::size_t>(i)].bounce_impulse += joint.impulse[i];
            });
        });
    }

    JointedContact contact_;
    Ends still_{};           ///< [m/s], [rad/s] by which joints, not solved yet, will change both
    Ends borne_{};           ///< [m/s], [rad/s] joints' share of what forces do in a sub-step
    double kicks_[2] = {};   ///< [m/s] by which forces part the points in a sub-step
    double before_[2] = {};  ///< [m/s] with which they came
    double wanted_[2] = {};  ///< [m/s] changes that make the points bounce
};

}  // namespace

void bounce_direct(const SolverPass& pass) {
    if (!pass.direct.has_bounces) return;
    for (const ActiveColour& colour : pass.laid_out.active()) {
        for (int r = 0; r < colour.row_count; ++r) {
            ContactRow& row = pass.laid_out.of(colour)[r];
            if (!row.has_restitution) continue;
            for (std::uint32_t left = row.warm_start_a | row.warm_start_b; left != 0; left &= left - 1) {
                const int lane = std::countr_zero(left);
                if (!(row.restitution[lane] > 0.0f)) continue;
                Bounce bounce(pass, row, lane);
                if (!bounce.is_joined()) continue;
                // One point may turn the body so that the other closes.
                for (int i = 0; i < kMostBounces && bounce.perform();) ++i;
            }
        }
    }
}

}  // namespace jostle::detail
