// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/jointed_contact.h"

#include <cmath>

namespace jostle::detail {
namespace {

/// Of 1 along (x, y), by which the two part.
Ends along(float x, float y, float lever_a, float lever_b) {
    return {RowPart{-wide(x), -wide(y), -wide(lever_a)}, RowPart{wide(x), wide(y), wide(lever_b)}};
}

}  // namespace

JointedContact::JointedContact(const SolverPass& pass, ContactRow& row, int lane)
    : pass_(pass), row_(row), lane_(static_cast<std::size_t>(lane)) {
    for (std::size_t side = 0; side < 2; ++side) {
        const auto place = static_cast<int>((side == 0 ? row.body_a : row.body_b)[lane_]);
        const bool moves = (((side == 0 ? row.moves_a : row.moves_b) >> lane) & 1) != 0;
        ends_[side] = {place, moves, moves ? (*pass.direct.bodies)[place].group : kNone};
    }
    for (int i = 0; i < row.point_count; ++i) {
        const ContactRowPoint& at = row.points[i];
        directions_[i] =
            along(row.normal_x[lane_], row.normal_y[lane_], at.lever_a[lane_], at.lever_b[lane_]);
    }
    directions_[kTangent] = along(row.normal_y[lane_], -row.normal_x[lane_], row.along_tangent.lever_a[lane_],
                                  row.along_tangent.lever_b[lane_]);
}

Ends JointedContact::velocities() const {
    Ends now{};
    for (std::size_t side = 0; side < 2; ++side) {
        const BodyState& of = state(side);
        now[side] = {wide(of.velocity.x), wide(of.velocity.y), wide(of.angular)};
    }
    return now;
}

Ends JointedContact::impulse_of(const double (&along)[kDirections]) const {
    Ends sum{};
    for (std::size_t i = 0; i < kDirections; ++i) add(sum, directions_[i], along[i]);
    return sum;
}

double JointedContact::twice_energy(const double (&along)[kDirections]) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < kDirections; ++i)
        for (std::size_t k = 0; k < kDirections; ++k) sum += along[i] * mobility(i, k) * along[k];
    return sum;
}

RowPart JointedContact::change_of(std::size_t side, const RowPart& impulse) const {
    if (!ends_[side].moves) return {};
    if (ends_[side].group != kNone) return weighted((*pass_.direct.bodies)[ends_[side].place], impulse);
    const float* const along_x = side == 0 ? row_.inv_mass_a : row_.inv_mass_b;
    const float* const locked_y = side == 0 ? row_.inv_mass_ay : row_.inv_mass_by;
    const float* const inv_inertia = side == 0 ? row_.inv_inertia_a : row_.inv_inertia_b;
    return {wide(along_x[lane_]) * impulse.x, wide((row_.has_locked ? locked_y : along_x)[lane_]) * impulse.y,
            wide(inv_inertia[lane_]) * impulse.angular};
}

bool JointedContact::solve(const Ends& impulse) const {
    bool is_solved = true;
    const Ends change = change_of(impulse);
    for_groups([&](const Group& of, std::size_t first) {
        Response responses[2];
        std::size_t count = 0;
        for (std::size_t side = first; side <= (is_within_group() ? 1 : first); ++side)
            responses[count++] = {ends_[side].place, change[side], {}};
        const std::span solved(responses, count);
        is_solved = detail::respond(of, solved) && !change_states(of, solved) && is_solved;
    });
    return is_solved;
}

void JointedContact::apply(const double (&along)[kDirections]) const {
    const Ends own = change_of(impulse_of(along));
    for (std::size_t side = 0; side < 2; ++side)
        if (ends_[side].moves) change_velocity(state(side), own[side]);
    for_groups([](const Group& of, std::size_t) { detail::apply(of, 1.0); });
}

void JointedContact::find_free_mobility() {
    for (std::size_t i = 0; i < kDirections; ++i) note_answer(i, change_of(directions_[i]));
}

bool JointedContact::find_mobility(Reach* reach) {
    find_free_mobility();
    bool is_number = true;
    for_groups([&](const Group& of, std::size_t first) {
        ProbedBody probed[2];
        std::size_t count = 0;
        for (std::size_t side = first; side <= (is_within_group() ? 1 : first); ++side, ++count) {
            probed[count].body = ends_[side].place;
            for (std::size_t i = 0; i < kDirections; ++i)
                probed[count].own[i] = is_there(i) ? change_of(side, directions_[i][side]) : RowPart{};
        }
        const ContactMobility less =
            lessening_of(of, std::span(probed, count), reach == nullptr ? nullptr : reach + first);
        for (std::size_t i = 0; i < kDirections; ++i) {
            for (std::size_t k = 0; k < kDirections; ++k) mobility_.value[i][k] -= less.value[i][k];
            is_number = is_number && std::isfinite(less.value[i][i]);
        }
    });
    return is_number;
}

}  // namespace jostle::detail
