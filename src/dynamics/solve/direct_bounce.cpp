// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_bounce.h"

#include <algorithm>
#include <array>
#include <span>

#include "dynamics/solve/direct_pass.h"
#include "dynamics/solve/point_now.h"

namespace jostle {
namespace {

/// [1] As of bounce_lanes.h.
constexpr double kLeastBlow = 8.0, kLeastDeterminant = 1.0e-4;
/// [1] Of the mobility by the own masses: below it joints hold both bodies where they are.
constexpr double kLeastGive = 1.0e-3;
/// [1] How often limits and motors that cannot bear a bounce may let go.
constexpr int kMostTries = 3;

/// Impulses on the two bodies of a contact, or changes of their velocities.
using Ends = std::array<RowPart, 2>;
double dot(const Ends& a, const Ends& b) {
    return dot(a[0], b[0]) + dot(a[1], b[1]);
}
void add(Ends& sum, const Ends& part, double times) {
    for (std::size_t side = 0; side < 2; ++side) add(sum[side], part[side], times);
}

/// The answer of both bodies to impulses of 1 on each: along x, along y and of turning.
struct Mobility {
    Ends by[2][3] = {};

    [[nodiscard]] Ends of(const Ends& impulse) const {
        Ends change{};
        for (std::size_t side = 0; side < 2; ++side) {
            add(change, by[side][0], impulse[side].x);
            add(change, by[side][1], impulse[side].y);
            add(change, by[side][2], impulse[side].angular);
        }
        return change;
    }
    [[nodiscard]] double between(const Ends& a, const Ends& b) const { return dot(a, of(b)); }
};

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
            const std::uint32_t place = (side == 0 ? row.body_a : row.body_b)[lane_];
            const bool moves = (((side == 0 ? row.moves_a : row.moves_b) >> lane) & 1) != 0;
            bodies_[side] = {static_cast<int>(place), moves,
                             moves ? (*pass.rows.direct_bodies)[static_cast<int>(place)].group : kNone};
        }
    }
    [[nodiscard]] bool has_joints() const { return bodies_[0].group != kNone || bodies_[1].group != kNone; }

    /// Returns whether points close within a sub-step, and faster than the threshold.
    bool happens() {
        const float threshold = pass_.context.settings.restitution_threshold;
        Ends now{}, start{};
        for (std::size_t side = 0; side < 2; ++side) {
            const BodyState& state = this->state(side);
            now[side] = {wide(state.velocity.x), wide(state.velocity.y), wide(state.angular)};
            start[side] = now[side];
            if (!bodies_[side].moves) continue;
            const auto [in, lane] = row_of(bodies_[side].place);
            start[side] = {wide(in.start_x[lane]), wide(in.start_y[lane]), wide(in.start_w[lane])};
        }
        const double restitution = wide(row_.restitution[lane_]), kick = wide(row_.kick[lane_]);
        for (int i = 0; i < row_.point_count; ++i) {
            const ContactRowPoint& at = row_.points[i];
            const double mass = wide(at.normal_mass[lane_]);
            if (!(mass > 0.0)) continue;
            normals_[i] =
                along(row_.normal_x[lane_], row_.normal_y[lane_], at.lever_a[lane_], at.lever_b[lane_]);
            const double closing = std::max(dot(normals_[i], now), dot(normals_[i], start));
            const double before = is_before_moving_ ? closing - kick : closing,
                         braked = is_before_moving_ ? 0.0 : kick;
            if (before >= -wide(threshold) || -mass * before <= kLeastBlow * wide(at.normal_impulse[lane_]))
                continue;
            const float separation =
                point_now(row_, static_cast<int>(lane_), i, pass_.awake.states.data()).separation;
            if (wide(separation * pass_.context.inv_h) + closing >= 0.0) continue;
            wanted_[i] = std::max(-restitution * before - braked - closing, 0.0);
        }
        return wanted_[0] > 0.0 || wanted_[1] > 0.0;
    }

    void perform() {
        for (std::size_t side = 0; side < 2; ++side)
            if (bodies_[side].group != kNone)
                group(side).for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
                    for (DirectRow& row : rows) row.begin_pass();
                });
        for (int i = 0; i < kMostTries; ++i) {
            Mobility mobility;
            double impulse[2] = {};
            if (!find_mobility(mobility)) return;
            const Ends sum = find_impulse(mobility, impulse);
            if (!solve(sum)) continue;
            apply(sum);
            for (int k = 0; k < row_.point_count; ++k)
                row_.total_impulse[k][lane_] += static_cast<float>(impulse[k]);
            return;
        }
    }

  private:
    struct End {
        int place = 0;  ///< in the awake set
        bool moves = false;
        int group = kNone;
    };
    [[nodiscard]] BodyState& state(std::size_t side) const {
        return pass_.awake.states[static_cast<std::size_t>(bodies_[side].place)];
    }
    [[nodiscard]] Group group(std::size_t side) const { return group_at(pass_, bodies_[side].group); }
    [[nodiscard]] bool shares_group() const {
        return bodies_[0].group != kNone && bodies_[0].group == bodies_[1].group;
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
    /// By its own mass.
    [[nodiscard]] RowPart change_of(std::size_t side, const RowPart& impulse) const {
        if (!bodies_[side].moves) return {};
        if (bodies_[side].group != kNone)
            return weighted((*pass_.rows.direct_bodies)[bodies_[side].place], impulse);
        const float* const along_x = side == 0 ? row_.inv_mass_a : row_.inv_mass_b;
        const float* const along_y = !row_.has_locked ? along_x
                                     : side == 0      ? row_.inv_mass_ay
                                                      : row_.inv_mass_by;
        const float* const inv_inertia = side == 0 ? row_.inv_inertia_a : row_.inv_inertia_b;
        return {wide(along_x[lane_]) * impulse.x, wide(along_y[lane_]) * impulse.y,
                wide(inv_inertia[lane_]) * impulse.angular};
    }

    [[nodiscard]] bool find_mobility(Mobility& mobility) const {
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t k = 0; k < 3; ++k) {
                const RowPart unit{k == 0 ? 1.0 : 0.0, k == 1 ? 1.0 : 0.0, k == 2 ? 1.0 : 0.0};
                Ends& change = mobility.by[side][k];
                change[side] = change_of(side, unit);
                if (bodies_[side].group == kNone) continue;
                Response responses[2] = {{bodies_[side].place, change[side], {}},
                                         {bodies_[1 - side].place, {}, {}}};
                if (!respond(group(side), std::span(responses, shares_group() ? 2 : 1))) return false;
                change[side] = responses[0].all;
                change[1 - side] = responses[1].all;
            }
        }
        for (int i = 0; i < row_.point_count; ++i) {
            if (!(wanted_[i] > 0.0)) continue;
            Ends own{};
            for (std::size_t side = 0; side < 2; ++side) own[side] = change_of(side, normals_[i][side]);
            if (!(mobility.between(normals_[i], normals_[i]) > kLeastGive * dot(normals_[i], own)))
                return false;
        }
        return true;
    }

    /// Of the points, of friction, and of the points once more (bounce_lanes.h).
    [[nodiscard]] Ends find_impulse(const Mobility& mobility, double (&impulse)[2]) const {
        double k[2][2];
        for (int i = 0; i < 2; ++i)
            for (int j = 0; j < 2; ++j) k[i][j] = mobility.between(normals_[i], normals_[j]);
        share(k, wanted_, impulse);
        Ends sum{};
        for (std::size_t i = 0; i < 2; ++i) add(sum, normals_[i], impulse[i]);
        const ContactRowFriction& friction = row_.along_tangent;
        const Ends tangent = along(row_.normal_y[lane_], -row_.normal_x[lane_], friction.lever_a[lane_],
                                   friction.lever_b[lane_]);
        const double give = mobility.between(tangent, tangent);
        if (!(give > 0.0)) return sum;
        double sliding = mobility.between(tangent, sum);
        for (std::size_t side = 0; side < 2; ++side) {
            const BodyState& state = this->state(side);
            sliding += jostle::dot(tangent[side],
                                   {wide(state.velocity.x), wide(state.velocity.y), wide(state.angular)});
        }
        if (row_.has_surface_speed) sliding -= wide(row_.surface_speed[lane_]);
        const double most = wide(row_.friction[lane_]) * (impulse[0] + impulse[1]);
        const double rubbing = std::clamp(-sliding / give, -most, most);
        add(sum, tangent, rubbing);

        const double lost = -rubbing * (sliding + 0.5 * rubbing * give);
        double slower[2] = {}, more[2] = {}, work = 0.0;
        for (int i = 0; i < 2; ++i)
            if (wanted_[i] > 0.0)
                slower[i] = std::max(-rubbing * mobility.between(normals_[i], tangent), 0.0);
        share(k, slower, more);
        for (int i = 0; i < 2; ++i) {
            const double leaving = leaving_speed(i) + mobility.between(normals_[i], sum);
            work += more[i] * (leaving + 0.5 * (k[i][0] * more[0] + k[i][1] * more[1]));
        }
        const double kept = work > lost ? lost / work : 1.0;
        for (int i = 0; i < 2; ++i) {
            impulse[i] += kept * more[i];
            add(sum, normals_[i], kept * more[i]);
        }
        return sum;
    }
    /// [m/s] Of a point, before any impulse.
    [[nodiscard]] double leaving_speed(int point) const {
        double speed = 0.0;
        for (std::size_t side = 0; side < 2; ++side) {
            const BodyState& state = this->state(side);
            speed += jostle::dot(normals_[point][side],
                                 {wide(state.velocity.x), wide(state.velocity.y), wide(state.angular)});
        }
        return speed;
    }

    /// The joints' share. Returns false if some have let go instead, and the mobility is another one.
    [[nodiscard]] bool solve(const Ends& impulse) const {
        bool all_bear = true;
        const auto solve_group = [&](std::size_t side, int count) {
            Response responses[2];
            for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
                const std::size_t of = i == 0 ? side : 1 - side;
                responses[i] = {bodies_[of].place, change_of(of, impulse[of]), {}};
            }
            const Group of = group(side);
            all_bear =
                respond(of, std::span(responses, static_cast<std::size_t>(count))) && !let_go(of) && all_bear;
        };
        if (shares_group()) {
            solve_group(0, 2);
            return all_bear;
        }
        for (std::size_t side = 0; side < 2; ++side)
            if (bodies_[side].group != kNone) solve_group(side, 1);
        return all_bear;
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
        for (std::size_t side = 0; side < 2; ++side) {
            if (!bodies_[side].moves) continue;
            change_body(bodies_[side].place, change_of(side, impulse[side]));
            if (bodies_[side].group == kNone || (side == 1 && shares_group())) continue;
            const Group of = group(side);
            take_changes(of, [&](int place, const RowPart& change) { change_body(place, change); });
            of.for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
                for (DirectRow& row : rows) row.add(row.impulse);
            });
        }
    }

    const SolverPass& pass_;
    ContactRow& row_;
    std::size_t lane_;
    bool is_before_moving_;
    End bodies_[2];
    Ends normals_[2] = {};
    double wanted_[2] = {};  ///< [m/s]
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
                if (bounce.has_joints() && bounce.happens()) bounce.perform();
            }
        }
    }
}

}  // namespace jostle
