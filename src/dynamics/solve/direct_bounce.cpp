// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_bounce.h"

#include <algorithm>
#include <array>
#include <span>

#include "dynamics/solve/direct_bounds.h"
#include "dynamics/solve/direct_pass.h"
#include "dynamics/solve/point_now.h"
#include "dynamics/solve/row_extras.h"

namespace jostle {
namespace {

/// [1] As of bounce_lanes.h.
constexpr double kLeastBlow = 8.0, kLeastDeterminant = 1.0e-4;
constexpr int kMostBounces = 3;
/// [1] Of the mobility by the own masses: below it joints hold both bodies where they are.
constexpr double kLeastGive = 1.0e-3;
/// [1] Of a group: each contact costs some passes over all of them.
constexpr int kMostJoints = 256;

/// Impulses on the two bodies of a contact, or changes of their velocities.
using Ends = std::array<RowPart, 2>;
double dot(const Ends& a, const Ends& b) {
    return dot(a[0], b[0]) + dot(a[1], b[1]);
}
void add(Ends& sum, const Ends& part, double times) {
    for (std::size_t side = 0; side < 2; ++side) add(sum[side], part[side], times);
}

/// The impulses of two points that change their velocities by `wanted` together; where one of them would
/// pull, of the other alone.
void share(const double (&k)[2][2], const double (&wanted)[2], double (&impulse)[2]) {
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

/// A contact of bodies with joints.
class Bounce {
  public:
    Bounce(const SolverPass& pass, ContactRow& row, int lane, bool is_before_moving)
        : pass_(pass), row_(row), lane_(static_cast<std::size_t>(lane)), is_before_moving_(is_before_moving) {
        for (std::size_t side = 0; side < 2; ++side) {
            const auto place = static_cast<int>((side == 0 ? row.body_a : row.body_b)[lane_]);
            const bool moves = (((side == 0 ? row.moves_a : row.moves_b) >> lane) & 1) != 0;
            ends_[side] = {place, moves, moves ? (*pass.rows.direct_bodies)[place].group : kNone};
        }
        for (int i = 0; i < row.point_count; ++i) {
            const ContactRowPoint& at = row.points[i];
            directions_[i] =
                along(row.normal_x[lane_], row.normal_y[lane_], at.lever_a[lane_], at.lever_b[lane_]);
        }
        directions_[kTangent] = along(row.normal_y[lane_], -row.normal_x[lane_],
                                      row.along_tangent.lever_a[lane_], row.along_tangent.lever_b[lane_]);
    }
    /// Whether it bounces here at all.
    [[nodiscard]] bool is_joined() const {
        bool any = false;
        for (std::size_t side = 0; side < 2; ++side) {
            if (ends_[side].group == kNone) continue;
            const Group of = group(side);
            // Of torn groups relaxing takes a solution back that is kept in their rows.
            if (of.range.last_joint - of.range.first_joint > kMostJoints) return false;
            if (of.state.is_torn && !is_before_moving_) return false;
            any = true;
        }
        return any;
    }

    /// Returns whether points have bounced.
    bool perform() {
        kicks_[0] = kicks_[1] = wide(row_.kick[lane_]);
        still_ = borne_ = {};
        if (!find_wanted()) return false;
        for (int i = 0; i < kMostTries; ++i) {
            double impulse[2] = {};
            // A limit that was found to hold stops what it holds: on one that moved, things would bounce as
            // on a wall that comes towards them.
            find_share(still_, i == 0 ? find_held : find_still);
            find_kicks();
            if (!find_wanted() || !find_mobility() || !is_blow()) return false;
            const Ends sum = find_impulse(impulse);
            if (!solve(sum)) continue;
            apply(sum);
            for (int k = 0; k < row_.point_count; ++k)
                row_.total_impulse[k][lane_] += static_cast<float>(impulse[k]);
            return true;
        }
        return false;
    }

  private:
    static constexpr std::size_t kTangent = 2;
    struct End {
        int place = 0;  ///< in the awake set
        bool moves = false;
        int group = kNone;
    };

    [[nodiscard]] BodyState& state(std::size_t side) const {
        return pass_.awake.states[static_cast<std::size_t>(ends_[side].place)];
    }
    [[nodiscard]] Group group(std::size_t side) const { return group_at(pass_, ends_[side].group); }
    /// Calls function(group, side) for each group, of the first side that it has.
    template <class Function>
    void for_groups(Function&& function) const {
        for (std::size_t side = 0; side < 2; ++side)
            if (ends_[side].group != kNone && (side == 0 || ends_[0].group != ends_[1].group))
                function(group(side), side);
    }
    struct Seat {
        BodyRow& row;
        std::size_t lane;
    };
    [[nodiscard]] Seat row_of(int place) const {
        const BodyLane at = lane_of(pass_.laid_out.seats[place]);
        return {pass_.laid_out.bodies[at.row], at.lane};
    }
    /// Of 1 along (x, y), by which the two part.
    [[nodiscard]] static Ends along(float x, float y, float lever_a, float lever_b) {
        return {RowPart{-wide(x), -wide(y), -wide(lever_a)}, RowPart{wide(x), wide(y), wide(lever_b)}};
    }
    [[nodiscard]] bool has(int point) const {
        return point < row_.point_count && row_.points[point].normal_mass[lane_] > 0.0f;
    }
    /// That joints leave, which may not have been solved yet.
    [[nodiscard]] Ends velocities() const {
        Ends now{};
        for (std::size_t side = 0; side < 2; ++side) {
            const BodyState& of = state(side);
            now[side] = {wide(of.velocity.x), wide(of.velocity.y), wide(of.angular)};
            add(now[side], still_[side], 1.0);
        }
        return now;
    }
    /// Before the impulses of contacts and joints in this sub-step, but with bounces.
    [[nodiscard]] Ends velocities_at_start() const {
        Ends start = velocities();
        for (std::size_t side = 0; side < 2; ++side) {
            if (!ends_[side].moves) continue;
            const auto [in, lane] = row_of(ends_[side].place);
            start[side] = {wide(in.start_x[lane]), wide(in.start_y[lane]), wide(in.start_w[lane])};
            add(start[side], borne_[side], 1.0);
        }
        return start;
    }
    /// By its own mass.
    [[nodiscard]] RowPart change_of(std::size_t side, const RowPart& impulse) const {
        if (!ends_[side].moves) return {};
        if (ends_[side].group != kNone)
            return weighted((*pass_.rows.direct_bodies)[ends_[side].place], impulse);
        const float* const along_x = side == 0 ? row_.inv_mass_a : row_.inv_mass_b;
        const float* const locked_y = side == 0 ? row_.inv_mass_ay : row_.inv_mass_by;
        const float* const inv_inertia = side == 0 ? row_.inv_inertia_a : row_.inv_inertia_b;
        return {wide(along_x[lane_]) * impulse.x,
                wide((row_.has_locked ? locked_y : along_x)[lane_]) * impulse.y,
                wide(inv_inertia[lane_]) * impulse.angular};
    }
    [[nodiscard]] Ends change_of(const Ends& impulse) const {
        return {change_of(0, impulse[0]), change_of(1, impulse[1])};
    }
    [[nodiscard]] RowPart kick_at(int place) const {
        const Vec2 kick = kick_of(pass_.context, pass_.awake.sims[static_cast<std::size_t>(place)]);
        return {wide(kick.x), wide(kick.y), 0.0};
    }

    /// The joints' changes of both bodies, by the solutions that find(group) leaves.
    template <class Find>
    void find_share(Ends& share, Find&& find) const {
        share = {};
        for_groups([&](const Group& of, std::size_t) {
            if (!find(of)) return;
            sum_changes(of);
            for (std::size_t side = 0; side < 2; ++side)
                if (ends_[side].group != kNone && &of.state == &group(side).state)
                    share[side] = of.bodies[ends_[side].place].change;
        });
    }
    /// Joints take their share: what they hold up does not fall.
    void find_kicks() {
        find_share(borne_, [&](const Group& of) {
            of.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
                for (DirectRow& row : rows) {
                    row.impulse = 0.0;
                    if (!row.holds()) continue;
                    for_moving_ends(of, joint, [&](const DirectBody&, int place, int side) {
                        row.impulse -= jostle::dot(row.jacobian[side], kick_at(place));
                    });
                }
            });
            return substitute(of);
        });
        Ends kicks = borne_;
        for (std::size_t side = 0; side < 2; ++side)
            if (ends_[side].moves) add(kicks[side], kick_at(ends_[side].place), 1.0);
        for (std::size_t i = 0; i < kTangent; ++i) kicks_[i] = dot(directions_[i], kicks);
    }

    /// Returns whether points close within a sub-step, and faster than the threshold.
    bool find_wanted() {
        const double threshold = wide(pass_.context.settings.restitution_threshold),
                     restitution = wide(row_.restitution[lane_]), inv_h = wide(pass_.context.inv_h);
        const Ends now = velocities(), start = velocities_at_start();
        for (int i = 0; i < 2; ++i) {
            wanted_[i] = 0.0;
            if (!has(i)) continue;
            const double closing = std::max(dot(directions_[i], now), dot(directions_[i], start)),
                         kick = kicks_[i];
            before_[i] = is_before_moving_ ? closing - kick : closing;
            if (before_[i] >= -threshold) continue;
            const float gap =
                point_now(row_, static_cast<int>(lane_), i, pass_.awake.states.data()).separation;
            if (wide(gap) * inv_h + closing >= 0.0) continue;
            const double braked = is_before_moving_ ? 0.0 : kick;
            wanted_[i] = std::max(-restitution * before_[i] - braked - closing, 0.0);
        }
        return wanted_[0] > 0.0 || wanted_[1] > 0.0;
    }

    /// The bodies' answers to impulses of 1 along each direction. Returns whether they give way.
    [[nodiscard]] bool find_mobility() {
        for (std::size_t i = 0; i < 3; ++i) {
            if (i < kTangent && !has(static_cast<int>(i))) continue;
            answers_[i] = change_of(directions_[i]);
            if (!solve_groups(directions_[i], answers_[i], [](const Group&, auto&&) { return true; }))
                return false;
        }
        for (std::size_t i = 0; i < kTangent; ++i)
            if (wanted_[i] > 0.0 &&
                !(mobility(i, i) > kLeastGive * dot(directions_[i], change_of(directions_[i]))))
                return false;
        return true;
    }
    [[nodiscard]] double mobility(std::size_t i, std::size_t k) const {
        return dot(directions_[i], answers_[k]);
    }
    /// A load that lasts is no blow.
    [[nodiscard]] bool is_blow() {
        bool any = false;
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!(wanted_[i] > 0.0)) continue;
            const double pressing = wide(row_.points[i].normal_impulse[lane_]);
            if (-before_[i] <= kLeastBlow * pressing * mobility(i, i)) wanted_[i] = 0.0;
            any = any || wanted_[i] > 0.0;
        }
        return any;
    }

    /// Of the points, of friction, and of the points once more (bounce_lanes.h).
    [[nodiscard]] Ends find_impulse(double (&impulse)[2]) const {
        double k[2][2];
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t j = 0; j < 2; ++j) k[i][j] = mobility(i, j);
        share(k, wanted_, impulse);
        Ends sum{};
        for (std::size_t i = 0; i < 2; ++i) add(sum, directions_[i], impulse[i]);
        const double give = mobility(kTangent, kTangent);
        if (!(give > 0.0)) return sum;
        const Ends now = velocities();
        double sliding = dot(directions_[kTangent], now);
        for (std::size_t i = 0; i < 2; ++i) sliding += mobility(kTangent, i) * impulse[i];
        if (row_.has_surface_speed) sliding -= wide(row_.surface_speed[lane_]);
        const double most = wide(row_.friction[lane_]) * (impulse[0] + impulse[1]),
                     rubbing = std::clamp(-sliding / give, -most, most),
                     lost = -rubbing * (sliding + 0.5 * rubbing * give);
        add(sum, directions_[kTangent], rubbing);

        double slower[2] = {}, more[2] = {}, work = 0.0;
        for (std::size_t i = 0; i < 2; ++i)
            if (wanted_[i] > 0.0) slower[i] = std::max(-rubbing * mobility(i, kTangent), 0.0);
        share(k, slower, more);
        for (std::size_t i = 0; i < 2; ++i) {
            const double leaving = dot(directions_[i], now) + k[i][0] * impulse[0] + k[i][1] * impulse[1] +
                                   mobility(i, kTangent) * rubbing;
            work += more[i] * (leaving + 0.5 * (k[i][0] * more[0] + k[i][1] * more[1]));
        }
        const double kept = work > lost ? lost / work : 1.0;
        for (std::size_t i = 0; i < 2; ++i) {
            impulse[i] += kept * more[i];
            add(sum, directions_[i], kept * more[i]);
        }
        return sum;
    }

    /// Solves the groups for an impulse on both bodies, of which `change` becomes all that it changes. Calls
    /// accept(group, responses) for each. Returns whether all are numbers, and accepted.
    template <class Accept>
    bool solve_groups(const Ends& impulse, Ends& change, Accept&& accept) const {
        bool is_solved = true;
        for_groups([&](const Group& of, std::size_t first) {
            const bool is_shared = ends_[0].group == ends_[1].group;
            Response responses[2];
            std::size_t count = 0;
            for (std::size_t side = first; side <= (is_shared ? 1 : first); ++side)
                responses[count++] = {ends_[side].place, change_of(side, impulse[side]), {}};
            const std::span solved(responses, count);
            is_solved = respond(of, solved) && accept(of, solved) && is_solved;
            for (std::size_t i = 0; i < count; ++i) change[first + i] = responses[i].all;
        });
        return is_solved;
    }
    /// The joints' share. Returns false if others hold now, and the mobility is another one.
    [[nodiscard]] bool solve(const Ends& impulse) const {
        Ends change{};
        return solve_groups(impulse, change, [](const Group& of, std::span<const Response> responses) {
            return !change_states(of, responses);
        });
    }

    /// The change is not repeated in the next sub-step.
    void change_body(int place, const RowPart& change) const {
        change_velocity(pass_.awake.states[static_cast<std::size_t>(place)], change);
        const auto [row, lane] = row_of(place);
        row.start_x[lane] += static_cast<float>(change.x);
        row.start_y[lane] += static_cast<float>(change.y);
        row.start_w[lane] += static_cast<float>(change.angular);
    }
    void apply(const Ends& impulse) const {
        for (std::size_t side = 0; side < 2; ++side)
            if (ends_[side].moves) change_body(ends_[side].place, change_of(side, impulse[side]));
        for_groups([&](const Group& of, std::size_t) {
            take_changes(of, [&](int place, const RowPart& change) { change_body(place, change); });
            of.for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
                for (DirectRow& row : rows) row.struck += row.impulse;
            });
        });
    }

    const SolverPass& pass_;
    ContactRow& row_;
    std::size_t lane_;
    bool is_before_moving_;
    End ends_[2];
    Ends directions_[3] = {};  ///< of both points and of friction: impulses of 1 by which the bodies part
    Ends answers_[3] = {};     ///< how such impulses change them
    Ends still_{};             ///< [m/s], [rad/s] by which joints, not solved yet, will change both
    Ends borne_{};             ///< [m/s], [rad/s] joints' share of what forces do in a sub-step
    double kicks_[2] = {};     ///< [m/s] by which forces part the points in a sub-step
    double before_[2] = {};    ///< [m/s] with which they came
    double wanted_[2] = {};    ///< [m/s] changes that make the points bounce
};

}  // namespace

void bounce_direct(const SolverPass& pass, bool is_before_moving) {
    if (!pass.rows.has_bounces) return;
    for (const ActiveColour& colour : pass.laid_out.active()) {
        for (int r = 0; r < colour.row_count; ++r) {
            ContactRow& row = pass.laid_out.of(colour)[r];
            if (!row.has_restitution || (row.again_a | row.again_b) == 0) continue;
            for (int lane = 0; lane < kRowWidth; ++lane) {
                if (!(row.restitution[lane] > 0.0f)) continue;
                Bounce bounce(pass, row, lane, is_before_moving);
                if (!bounce.is_joined()) continue;
                // One point may turn the body so that the other closes.
                for (int i = 0; i < kMostBounces && bounce.perform();) ++i;
            }
        }
    }
}

}  // namespace jostle
