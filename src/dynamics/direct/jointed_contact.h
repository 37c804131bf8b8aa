// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A contact of bodies with joints, as one constraint more beside these: impulses on it move both bodies with
// all that hangs on them, and what joints hold does not give way.
#pragma once

#include <array>
#include <span>

#include "dynamics/direct/active_set.h"
#include "dynamics/rows/contact_row.h"

namespace jostle::detail {

/// Impulses on the two bodies of a contact, or changes of their velocities.
using Ends = std::array<RowPart, 2>;
[[nodiscard]] inline double dot(const Ends& a, const Ends& b) {
    return dot(a[0], b[0]) + dot(a[1], b[1]);
}
inline void add(Ends& sum, const Ends& part, double times) {
    for (std::size_t side = 0; side < 2; ++side) add(sum[side], part[side], times);
}

/// [1] Joints of a group: a contact that is solved with it costs some passes over all of them.
inline constexpr int kMostJoints = 256;

/// [1/kg] Of one of the bodies of a lane; locked along one axis, along the other.
[[nodiscard]] inline float inv_mass_of(const ContactRow& row, std::size_t lane, std::size_t side) {
    const float x = (side == 0 ? row.inv_mass_a : row.inv_mass_b)[lane];
    return row.has_locked ? max(x, (side == 0 ? row.inv_mass_ay : row.inv_mass_by)[lane]) : x;
}

[[nodiscard]] inline bool has_point(const ContactRow& row, std::size_t lane, std::size_t point) {
    return static_cast<int>(point) < row.point_count && row.points[point].normal_mass[lane] > 0.0f;
}

class JointedContact {
  public:
    /// Of the directions: the two points along the normal, then friction.
    static constexpr std::size_t kTangent = 2, kDirections = kMostProbes;

    JointedContact(const SolverPass& pass, ContactRow& row, int lane);

    [[nodiscard]] const SolverPass& pass() const { return pass_; }
    [[nodiscard]] ContactRow& row() const { return row_; }
    [[nodiscard]] std::size_t lane() const { return lane_; }
    [[nodiscard]] bool has(std::size_t point) const { return has_point(row_, lane_, point); }
    [[nodiscard]] bool is_there(std::size_t direction) const {
        return direction == kTangent || has(direction);
    }
    /// Impulses of 1 by which the bodies part.
    [[nodiscard]] const Ends& direction(std::size_t i) const { return directions_[i]; }
    [[nodiscard]] int place(std::size_t side) const { return ends_[side].place; }
    [[nodiscard]] BodyState& state(std::size_t side) const {
        return pass_.awake.states[static_cast<std::size_t>(ends_[side].place)];
    }
    [[nodiscard]] bool moves(std::size_t side) const { return ends_[side].moves; }
    [[nodiscard]] bool has_group(std::size_t side) const { return ends_[side].group != kNone; }
    /// Whether both bodies are of one.
    [[nodiscard]] bool is_within_group() const {
        return ends_[0].group != kNone && ends_[0].group == ends_[1].group;
    }
    [[nodiscard]] int group_index(std::size_t side) const { return ends_[side].group; }
    [[nodiscard]] Group group(std::size_t side) const { return group_at(pass_, group_index(side)); }
    /// Calls function(group, side) for each group, of the first side that it has.
    template <class Function>
    void for_groups(Function&& function) const {
        for (std::size_t side = 0; side < 2; ++side)
            if (ends_[side].group != kNone && (side == 0 || !is_within_group())) function(group(side), side);
    }

    /// [m/s], [rad/s] As they are.
    [[nodiscard]] Ends velocities() const;
    /// Of so much along each direction.
    [[nodiscard]] Ends impulse_of(const double (&along)[kDirections]) const;
    /// By an impulse, without joints.
    [[nodiscard]] RowPart change_of(std::size_t side, const RowPart& impulse) const;
    [[nodiscard]] Ends change_of(const Ends& impulse) const {
        return {change_of(0, impulse[0]), change_of(1, impulse[1])};
    }
    /// Leaves the joints' share of an impulse as their solution. Returns false where other rows have to hold
    /// for it, with which the mobility is another one.
    [[nodiscard]] bool solve(const Ends& impulse) const;
    /// The bodies get an impulse, and joints their share that was solved for it.
    void apply(const double (&along)[kDirections]) const;
    /// With all that hangs on the bodies. Returns whether it is a number. `reach`: two, of
    /// the first side of each group.
    [[nodiscard]] bool find_mobility(Reach* reach = nullptr);
    /// Without joints.
    void find_free_mobility();
    /// As it was found before.
    void set_mobility(const ContactMobility& mobility) { mobility_ = mobility; }
    [[nodiscard]] const ContactMobility& mobility() const { return mobility_; }
    [[nodiscard]] double mobility(std::size_t i, std::size_t k) const { return mobility_.value[i][k]; }
    /// [J] That so much along each direction gives to bodies that rest, twice.
    [[nodiscard]] double twice_energy(const double (&along)[kDirections]) const;
    /// [1/kg] Of a direction, by the own masses.
    [[nodiscard]] double free_mobility(std::size_t i) const {
        return dot(directions_[i], change_of(directions_[i]));
    }

  private:
    struct End {
        int place = 0;  ///< in the awake set
        bool moves = false;
        int group = kNone;
    };
    void note_answer(std::size_t to, const Ends& change) {
        for (std::size_t i = 0; i < kDirections; ++i) mobility_.value[i][to] = dot(directions_[i], change);
    }

    const SolverPass& pass_;
    ContactRow& row_;
    std::size_t lane_;
    End ends_[2];
    Ends directions_[kDirections] = {};
    ContactMobility mobility_{};
};

}  // namespace jostle::detail
