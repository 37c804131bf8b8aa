// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The loads of a cluster in a pass, together. With L D L^T the factored matrix of a group, each load notes
// y = L^-1 J W d for an impulse of 1 along each of its directions d, once per matrix. Impulses on loads add
// up to u, L^-1 of the right sides of the joints, and joints then change the speed of a load along d by y^T
// D^-1 u: one load sees what the others do without a substitution. At the end one substitution of u moves all
// bodies. Invariant: velocities follow from that substitution alone.
#include <algorithm>
#include <cmath>

#include "dynamics/contacts/bounce_limits.h"
#include "dynamics/contacts/heavy_on_light.h"
#include "dynamics/contacts/point_now.h"
#include "dynamics/contacts/row_extras.h"
#include "dynamics/direct/jointed_contact.h"
#include "dynamics/direct/loads.h"

namespace jostle::detail {
namespace {

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

/// The contact has the impulses that were found for it.
void note_impulses(const DirectLoad& load, bool use_bias) {
    ContactRow& row = *load.row;
    const auto lane = static_cast<std::size_t>(load.lane);
    for (std::size_t i = 0; i < kTangent; ++i) {
        if (static_cast<int>(i) >= row.point_count || !(row.points[i].normal_mass[lane] > 0.0f)) continue;
        float& impulse = row.points[i].normal_impulse[lane];
        const float old = impulse;
        impulse = static_cast<float>(std::max(wide(old) + load.change[i], 0.0));
        if (use_bias) continue;
        float& total = row.total_impulse[i][lane];
        total = max(total + (impulse - old), 0.0f);
    }
    row.along_tangent.impulse[lane] += static_cast<float>(load.change[kTangent]);
}

/// One contact in a pass.
class Load {
  public:
    Load(const SolverPass& pass, DirectLoad& load, bool use_bias)
        : contact_(pass, *load.row, load.lane), load_(load), use_bias_(use_bias) {}

    /// Finds the impulses that are missing. The bodies move by them as if they had no joints, and u changes.
    void bear() {
        std::ranges::fill(load_.change, 0.0);
        if (!weigh()) return;
        ContactSpeeds speeds = speeds_now();
        contact_.for_groups([&](const Group& of, std::size_t side) {
            const ContactSpeeds joints = speeds_by_joints(of, load_.reach[side]);
            for (std::size_t i = 0; i < kDirections; ++i) speeds.along[i] += joints.along[i];
        });
        if (!find_change(speeds)) return;
        move();
        contact_.for_groups(
            [&](const Group& of, std::size_t side) { push_joints(of, load_.reach[side], load_.change); });
    }
    /// By the own masses.
    void bear_alone() {
        contact_.find_free_mobility();
        if (!find_change(speeds_now())) return;
        move();
        note_impulses(load_, use_bias_);
        contact_.for_groups([](const Group& of, std::size_t) { of.state.is_disturbed = true; });
        std::ranges::fill(load_.change, 0.0);
    }

  private:
    template <class Predicate>
    [[nodiscard]] bool any_group(Predicate&& predicate) const {
        bool any = false;
        contact_.for_groups([&](const Group& of, std::size_t) { any = any || predicate(of); });
        return any;
    }
    void move() {
        const Ends now = contact_.velocities(), own = contact_.change_of(contact_.impulse_of(load_.change));
        for (std::size_t side = 0; side < 2; ++side) {
            load_.before[side] = now[side];
            load_.own[side] = own[side];
            if (contact_.moves(side)) change_velocity(contact_.state(side), own[side]);
        }
    }
    /// Returns whether the mobility is a number.
    bool weigh() {
        bool is_known = true;
        contact_.for_groups([&](const Group& of, std::size_t side) {
            is_known = is_known && load_.weighed[side] == of.state.matrices;
        });
        contact_.set_mobility(load_.mobility);
        if (is_known) return true;
        for (Reach& reach : load_.reach) reach.count = 0;
        if (!contact_.find_mobility(load_.reach)) return false;
        // Motors that hold both bodies may have to let go, and know by how much they are pressed.
        const bool is_driven = any_group([](const Group& of) { return of.state.has_drives; });
        if (is_driven && !responds(0)) contact_.find_free_mobility();
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

    /// Between two that joints hold, nothing gives way but by rounding.
    [[nodiscard]] bool responds(std::size_t direction) const {
        return !contact_.has_group(0) || !contact_.has_group(1) ||
               contact_.mobility(direction, direction) > kLeastResponse * contact_.free_mobility(direction);
    }
    [[nodiscard]] Point point(std::size_t i, double speed) const {
        const ContactRow& row = contact_.row();
        const StepContext& context = contact_.pass().context;
        const std::size_t lane = contact_.lane();
        const double gap = wide(
            point_now(row, static_cast<int>(lane), static_cast<int>(i), contact_.pass().awake.states.data())
                .separation);
        Point of{
            .responds = responds(i), .speed = speed, .impulse = wide(row.points[i].normal_impulse[lane])};
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
    /// DirectLoad::change, or none where it is not worth while. Returns whether it is.
    bool find_change(const ContactSpeeds& speeds) {
        double(&change)[kDirections] = load_.change;
        std::ranges::fill(change, 0.0);
        const ContactRow& row = contact_.row();
        const std::size_t lane = contact_.lane();
        Point points[2];
        for (std::size_t i = 0; i < kTangent; ++i) {
            if (!contact_.has(i)) continue;
            points[i] = point(i, speeds.along[i]);
            if (is_to_bounce(i, points[i])) return false;
        }
        const float belt = row.has_surface_speed ? row.surface_speed[lane] : 0.0f;
        Rubbing rubbing{responds(kTangent), speeds.along[kTangent] - wide(belt), wide(row.friction[lane]),
                        wide(row.along_tangent.impulse[lane])};
        const double begun = points[0].impulse + points[1].impulse;
        for (int i = 0; i < kSweeps; ++i) sweep(points, rubbing, change);
        const double size = begun + points[0].impulse + points[1].impulse;
        const bool is_worth_while =
            std::ranges::any_of(change, [&](double each) { return std::abs(each) > kLeastChange * size; });
        if (!is_worth_while) std::ranges::fill(change, 0.0);
        return is_worth_while;
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

    JointedContact contact_;
    DirectLoad& load_;
    bool use_bias_;
};

/// Loads from `first` to before `last`, of groups that hang together by them.
class Cluster {
  public:
    Cluster(const SolverPass& pass, int first, int last, bool use_bias)
        : pass_(pass), first_(first), last_(last), use_bias_(use_bias) {}

    void bear() const {
        bool is_bounded = false;
        for_loads([&](DirectLoad& load) {
            std::ranges::fill(load.change, 0.0);
            if (is_torn(load)) Load(pass_, load, use_bias_).bear_alone();
            is_bounded = is_bounded || any_group(load, [](const DirectGroup& of) { return of.bounded > 0; });
        });
        // Limits and motors that cannot bear the loads let go. Where no others are found in time, the last
        // do; the joints, which are solved after the loads, take back more than these may give.
        for (int tries = is_bounded ? kMostTries : 1; tries > 0; --tries) {
            if (!find()) return;
            if (!solve(tries > 1)) continue;
            apply(tries > 1 || !is_bounded);
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
        return use_bias_ && any_group(load, [](const DirectGroup& of) { return of.is_torn; });
    }
    /// Calls function(group, its index) once for each group that answers.
    template <class Function>
    void for_groups(Function&& function) const {
        for (int i = first_; i < last_; ++i)
            (*pass_.direct.loads)[i].for_groups([&](int index, int) {
                const DirectGroup& state = (*pass_.direct.groups)[index];
                if (state.first_load == i && !(use_bias_ && state.is_torn))
                    function(group_at(pass_, index), index);
            });
    }
    /// The impulses, and u. Returns whether there are any.
    bool find() const {
        for_groups([](const Group& of, int) { of.clear_impulses(); });
        bool any = false;
        for_loads([&](DirectLoad& load) {
            if (is_torn(load)) return;
            Load(pass_, load, use_bias_).bear();
            any = any || load.has_change();
        });
        // ORDER: the last first, as several may move one body.
        for (int i = last_; i-- > first_;) take_back((*pass_.direct.loads)[i]);
        return any;
    }
    void take_back(const DirectLoad& load) const {
        if (!load.has_change()) return;
        for (int side = 0; side < 2; ++side) {
            if (!moves(load, side)) continue;
            const RowPart& before = load.before[side];
            BodyState& state = state_of(load, side);
            state.velocity = {static_cast<float>(before.x), static_cast<float>(before.y)};
            state.angular = static_cast<float>(before.angular);
        }
    }
    [[nodiscard]] static bool moves(const DirectLoad& load, int side) {
        return (((side == 0 ? load.row->moves_a : load.row->moves_b) >> load.lane) & 1) != 0;
    }
    [[nodiscard]] BodyState& state_of(const DirectLoad& load, int side) const {
        return pass_.awake.states[static_cast<std::size_t>(load.places[side])];
    }
    /// The changes of all bodies of groups. Returns false where they are no numbers, or where other rows have
    /// to hold for them.
    bool solve(bool may_change) const {
        bool is_solved = true;
        for_groups([&](const Group& of, int index) {
            // u has been eliminated already: there is but the way back.
            is_solved = substitute(of, of.range.last_joint) && is_solved;
            sum_changes(of, responses_of(index));
            if (may_change && of.state.bounded > 0)
                is_solved = !change_states(of, Follows::kLoad) && is_solved;
        });
        return is_solved;
    }
    /// How the bodies of a group move by the loads without their joints.
    [[nodiscard]] std::span<const Response> responses_of(int group) const {
        Response* const responses = pass_.direct.responses->data();
        std::size_t count = 0;
        for_loads([&](const DirectLoad& load) {
            for (int side = 0; side < 2 && load.has_change(); ++side)
                if (load.groups[side] == group) responses[count++] = {load.places[side], load.own[side], {}};
        });
        return {responses, count};
    }
    void apply(bool is_borne) const {
        for_loads([&](const DirectLoad& load) {
            if (!load.has_change()) return;
            for (int side = 0; side < 2; ++side)
                if (load.groups[side] == kNone && moves(load, side))
                    change_velocity(state_of(load, side), load.own[side]);
            note_impulses(load, use_bias_);
        });
        for_groups([&](const Group& of, int) {
            apply_sums(of);
            // The energy of added inertia is limited before joints are solved.
            if (of.state.first_touch != kNone || of.state.is_stiffened || !is_borne)
                of.state.is_disturbed = true;
        });
    }

    const SolverPass& pass_;
    int first_, last_;
    bool use_bias_;
};

}  // namespace

void bear_loads(const SolverPass& pass, bool use_bias) {
    const int count = pass.direct.load_count;
    const auto cluster = [&](int i) { return cluster_of(pass, (*pass.direct.loads)[i]); };
    for (int first = 0, last = 0; first < count; first = last) {
        while (last < count && cluster(last) == cluster(first)) ++last;
        Cluster(pass, first, last, use_bias).bear();
    }
}

}  // namespace jostle::detail
