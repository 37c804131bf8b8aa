// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The loads of a cluster in a pass, together. With L D L^T the factored matrix of a group, each load notes
// y = L^-1 J W d for an impulse of 1 along each of its directions d, once per matrix. Impulses on loads add
// up to u, L^-1 of the right sides of the joints, and joints then change the speed of a load along d by y^T
// D^-1 u: one load sees what the others do without a substitution. At the end one substitution of u moves all
// bodies. Invariant: velocities follow from that substitution alone.
#include <algorithm>

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/direct/load_law.h"
#include "dynamics/direct/loads.h"

namespace jostle::detail {
namespace {

constexpr std::size_t kTangent = JointedContact::kTangent, kDirections = JointedContact::kDirections;

/// The contact has the impulses that were found for it.
void note_impulses(const SolverPass& pass, const DirectLoad& load) {
    ContactRow& row = *load.row;
    const auto lane = static_cast<std::size_t>(load.lane);
    for (std::size_t i = 0; i < kTangent; ++i) {
        if (!has_point(row, lane, i)) continue;
        float& impulse = row.points[i].normal_impulse[lane];
        const float old = impulse;
        impulse = static_cast<float>(std::max(wide(old) + load.change[i], 0.0));
        if (pass.use_bias) continue;
        float& total = row.total_impulse[i][lane];
        total = max(total + (impulse - old), 0.0f);
    }
    row.along_tangent.impulse[lane] += static_cast<float>(load.change[kTangent]);
}

/// One contact in a pass.
class Load {
  public:
    Load(const SolverPass& pass, DirectLoad& load) : contact_(pass, *load.row, load.lane), load_(load) {}

    /// Finds the impulses that are missing. The bodies move by them as if they had no joints, and u changes.
    void bear() {
        std::ranges::fill(load_.change, 0.0);
        if (!weigh()) return;
        ContactSpeeds speeds = speeds_now();
        contact_.for_groups([&](const Group& of, std::size_t side) {
            const ContactSpeeds joints = speeds_by_joints(of, load_.reach[side]);
            for (std::size_t i = 0; i < kDirections; ++i) speeds.along[i] += joints.along[i];
        });
        if (!LoadLaw(contact_).find_change(speeds, load_.change)) return;
        move();
        contact_.for_groups(
            [&](const Group& of, std::size_t side) { push_joints(of, load_.reach[side], load_.change); });
    }
    /// By the own masses.
    void bear_alone() {
        contact_.find_free_mobility();
        if (!LoadLaw(contact_).find_change(speeds_now(), load_.change)) return;
        move();
        note_impulses(contact_.pass(), load_);
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_disturbed = true; });
        std::ranges::fill(load_.change, 0.0);
    }

  private:
    void move() {
        const Ends now = contact_.velocities(), own = contact_.change_of(contact_.impulse_of(load_.change));
        for (std::size_t side = 0; side < 2; ++side) {
            load_.before[side] = now[side];
            load_.own[side] = own[side];
            change_velocity(contact_.state(side), own[side]);
        }
    }
    /// Returns whether the mobility is a number.
    bool weigh() {
        bool is_known = true, is_driven = false;
        contact_.for_groups([&](const Group& of, std::size_t side) {
            is_known = is_known && load_.weighed[side] == of.state.matrices;
            is_driven = is_driven || of.state.has_drives;
        });
        contact_.set_mobility(load_.mobility);
        if (is_known) return true;
        for (Reach& reach : load_.reach) reach.count = 0;
        if (!contact_.find_mobility(load_.reach)) return false;
        // Motors that hold both bodies may have to let go, and know by how much they are pressed.
        if (is_driven && !LoadLaw(contact_).responds(0)) contact_.find_free_mobility();
        load_.mobility = contact_.mobility();
        contact_.for_groups(
            [&](const Group& of, std::size_t side) { load_.weighed[side] = of.state.matrices; });
        return true;
    }
    /// Without what joints still have to do.
    [[nodiscard]] ContactSpeeds speeds_now() const {
        const Ends now = contact_.velocities();
        ContactSpeeds speeds;
        for (std::size_t i = 0; i < kDirections; ++i) speeds.along[i] = dot(contact_.direction(i), now);
        return speeds;
    }

    JointedContact contact_;
    DirectLoad& load_;
};

/// Loads from `first` to before `last`, of groups that hang together by them.
class Cluster {
  public:
    Cluster(const SolverPass& pass, int first, int last) : pass_(pass), first_(first), last_(last) {}

    void bear() const {
        bool is_bounded = false;
        for_loads([&](DirectLoad& load) {
            std::ranges::fill(load.change, 0.0);
            if (is_torn(load)) Load(pass_, load).bear_alone();
            is_bounded = is_bounded || any_group(load, [](const DirectGroup& of) { return of.bounded > 0; });
        });
        // Limits and motors that cannot bear the loads let go. Where no others are found in time, the last
        // do; the joints, which are solved after the loads, take back more than these may give.
        for (int tries = is_bounded ? kMostTries : 1; tries > 0; --tries) {
            if (!find()) return;
            if (!solve(tries > 1)) continue;
            apply();
            return;
        }
    }

  private:
    template <class Function>
    void for_loads(Function&& function) const {
        for (int i = first_; i < last_; ++i) function((*pass_.direct.loads)[i]);
    }
    template <class Predicate>
    [[nodiscard]] bool any_group(const DirectLoad& load, Predicate&& predicate) const {
        bool any = false;
        load.for_groups([&](int group, int) { any = any || predicate((*pass_.direct.groups)[group]); });
        return any;
    }
    /// Torn joints do not answer until they relax.
    [[nodiscard]] bool is_torn(const DirectLoad& load) const {
        return pass_.use_bias && any_group(load, [](const DirectGroup& of) { return of.is_torn; });
    }
    /// Calls function(group) once for each group that answers.
    template <class Function>
    void for_groups(Function&& function) const {
        for (int i = first_; i < last_; ++i)
            (*pass_.direct.loads)[i].for_groups([&](int index, int) {
                const DirectGroup& state = (*pass_.direct.groups)[index];
                if (state.first_load == i && !(pass_.use_bias && state.is_torn))
                    function(group_at(pass_, index));
            });
    }
    /// The impulses, and u. Returns whether there are any.
    bool find() const {
        for_groups([](const Group& of) { of.clear_impulses(); });
        bool any = false;
        for_loads([&](DirectLoad& load) {
            if (is_torn(load)) return;
            Load(pass_, load).bear();
            any = any || load.has_change();
        });
        // ORDER: the last first, as several may move one body.
        for (int i = last_; i-- > first_;) take_back((*pass_.direct.loads)[i]);
        return any;
    }
    void take_back(const DirectLoad& load) const {
        if (!load.has_change()) return;
        for (int side = 0; side < 2; ++side) {
            const RowPart& before = load.before[side];
            BodyState& state = state_of(load, side);
            state.velocity = {static_cast<float>(before.x), static_cast<float>(before.y)};
            state.angular = static_cast<float>(before.angular);
        }
    }
    [[nodiscard]] BodyState& state_of(const DirectLoad& load, int side) const {
        return pass_.awake.states[static_cast<std::size_t>(load.places[side])];
    }
    /// The changes of all bodies of groups. Returns false where they are no numbers, or where other rows have
    /// to hold for them.
    bool solve(bool may_change) const {
        bool is_number = true, is_borne = true;
        for_groups([&](const Group& of) {
            // u has been eliminated already: there is but the way back.
            is_number = substitute(of, of.range.last_joint) && is_number;
            sum_changes(of);
        });
        if (!is_number) return false;
        for_changed([&](const DirectLoad& load, int side) {
            if (load.groups[side] != kNone)
                add_change(group_at(pass_, load.groups[side]), load.places[side], load.own[side]);
        });
        for_groups([&](const Group& of) {
            if (of.state.bounded == 0) return;
            of.state.has_passed = !may_change;
            if (may_change) is_borne = !change_states(of) && is_borne;
        });
        return is_borne;
    }
    /// Calls function(load, side) for each body that a load changes.
    template <class Function>
    void for_changed(Function&& function) const {
        for_loads([&](const DirectLoad& load) {
            for (int side = 0; side < 2 && load.has_change(); ++side) function(load, side);
        });
    }
    void apply() const {
        for_changed([&](const DirectLoad& load, int side) {
            if (load.groups[side] == kNone) change_velocity(state_of(load, side), load.own[side]);
        });
        for_loads([&](const DirectLoad& load) {
            if (load.has_change()) note_impulses(pass_, load);
        });
        for_groups([&](const Group& of) {
            apply_sums(of);
            if (is_to_follow(of)) of.state.is_disturbed = true;
        });
    }
    /// Whether the rows of a group are solved once more. Those that always hold have had their share; but the
    /// ground may strike, limits and motors may have to hold, the energy of added inertia is limited and
    /// spins are braked there.
    [[nodiscard]] bool is_to_follow(const Group& of) const {
        bool is_fast = false;
        const float most = limit_of(pass_.context).angular;
        of.for_members(
            [&](const DirectBody&, int place) { is_fast = is_fast || abs(of.states[place].angular) > most; });
        const bool may_follow = of.state.bounded > 0 && of.state.has_passed;
        return is_fast || may_follow || of.state.first_touch != kNone || of.state.is_stiffened;
    }

    const SolverPass& pass_;
    int first_, last_;
};

}  // namespace

void bear_loads(const SolverPass& pass) {
    const int count = pass.direct.load_count;
    const ScratchArray<DirectLoad>& loads = *pass.direct.loads;
    for (int first = 0, last = 0; first < count; first = last) {
        while (last < count && loads[last].cluster == loads[first].cluster) ++last;
        Cluster(pass, first, last).bear();
    }
}

}  // namespace jostle::detail
