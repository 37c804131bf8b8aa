// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rigid, bounded or driven row as the group solve (direct/direct.h) keeps it during a step, and the two
// sinks that joints write their rows to: one takes all of a row, the other the curve of the motion alone. A
// type of joints says its rows once; the compiler leaves out of each what the sink does not take.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "dynamics/joints/rigid_row.h"

namespace jostle::detail {

/// [1], [m] or [1/kg], [1/(kg m)] of a body along x and y, and about its centre.
struct RowPart {
    double x, y, angular;
};
/// Whether a row holds, and how.
enum class RowState : std::uint8_t {
    kRigid,  ///< or not taken yet
    kFree,
    kLow,       ///< at its lower bound: pushes forward alone
    kHigh,      ///< at its upper one: pushes backward alone
    kFull,      ///< gives way, and pushes forward as hard as it may
    kFullBack,  ///< gives way, and pushes backward as hard as it may
    kDriven,    ///< at its speed
};
/// By how much joints pull a body back.
struct PullBack {
    float rotational = 0.0f;     ///< [N m s/rad] as it turns, in a sub-step
    float translational = 0.0f;  ///< [N s/m] as it moves across their rods
};
/// [1] Numbers that a row has of each body: its Jacobian, then the Jacobian times the inverses of the masses.
inline constexpr int kPartsOfEnd = 6, kWeighted = 3;
/// [1] Numbers of one kind of all rows of a joint lie side by side.
inline constexpr int kStride = kMostRigidRows;
/// A row of a joint of the plan, in a step.
struct DirectRow {
    double* impulse;           ///< the right side, then the solution
    double* parts;             ///< kPartsOfEnd for each body, kStride apart
    double mobility;           ///< K's diagonal; 0: nothing gives way along it
    double regular;            ///< R's diagonal
    double begun, applied;     ///< of the total: before this solution, and in it
    double bounce_impulse;     ///< [N s], [N m s] by bounces in this sub-step: no part of the total yet
    RowImpulse total;          ///< in this sub-step: where the joint keeps it, rounded
    float error, curve;        ///< as of RigidRow
    float below, above, most;  ///< likewise
    float speed, compliance;   ///< likewise
    float back;                ///< [m/s], [rad/s] at which C moves on, against its sign
    RowState state;
    bool is_linear;  ///< its error is a length
    bool drives;     ///< it aims at a speed
    bool is_kept;    ///< a spring's: in this pass its impulse stays as it is

    [[nodiscard]] bool is_active() const { return state != RowState::kFree && !is_full() && !is_kept; }
    [[nodiscard]] bool always_holds() const { return state == RowState::kRigid && compliance == 0.0f; }
    [[nodiscard]] bool is_full() const { return state == RowState::kFull || state == RowState::kFullBack; }
    [[nodiscard]] RowPart jacobian(int side) const { return part(kPartsOfEnd * side); }
    /// By the inverses of the masses.
    [[nodiscard]] RowPart weighted(int side) const { return part(kPartsOfEnd * side + kWeighted); }
    /// [N s], [N m s] The impulse that a row gives though it does not hold.
    [[nodiscard]] float impulse_if_inactive() const {
        if (mobility == 0.0) return 0.0f;
        if (is_kept) return total.value();
        return state == RowState::kFull ? most : state == RowState::kFullBack ? -most : 0.0f;
    }
    /// The state of a row that aims at a speed, by its impulse.
    [[nodiscard]] RowState drive_state() const {
        const float last = total.value();
        return last >= most ? RowState::kFull : last <= -most ? RowState::kFullBack : RowState::kDriven;
    }
    void begin_pass() {
        begun = wide(total.value());
        applied = 0.0;
    }
    /// Impulses on the way to the solution may be so great that a float would lose what is left of them.
    void add(double more) {
        applied += more;
        total.set(static_cast<float>(begun + applied));
    }
    /// Takes all of a row but the ends. A bounded row that is taken for the first time holds if its impulse
    /// says so.
    void renew(const RowLaw& row);

  private:
    [[nodiscard]] RowPart part(int first) const {
        return {parts[first * kStride], parts[(first + 1) * kStride], parts[(first + 2) * kStride]};
    }
};
/// Where the rows of a joint lie, and what they add to.
struct DirectRoom {
    std::span<DirectRow> rows;
    PullBack* pulled[kMaxJointBodies];  ///< nullptr: the body does not move
    bool keeps_springs;                 ///< the impulses of springs stay as they are
};
JOSTLE_INLINE void DirectRow::renew(const RowLaw& now) {
    total = now.impulse;
    error = now.error;
    curve = now.curve;
    compliance = now.compliance;
    drives = now.is_driven;
    if (drives) {
        most = now.most;
        speed = now.speed;
        if (state == RowState::kRigid) state = drive_state();
        return;
    }
    if (!now.is_bounded) {
        state = RowState::kRigid;
        return;
    }
    below = now.below;
    above = now.above;
    most = now.most;
    if (state == RowState::kRigid) {
        const float last = total.value();
        state = last > 0.0f && below < RigidRow::kUnbounded   ? RowState::kLow
                : last < 0.0f && above < RigidRow::kUnbounded ? RowState::kHigh
                                                              : RowState::kFree;
    }
}

/// [1] Bodies of a joint, at most: their number is a constant for most types.
template <int kCount>
[[nodiscard]] constexpr int most_bodies(std::integral_constant<int, kCount>) {
    return kCount;
}
[[nodiscard]] constexpr int most_bodies(int) {
    return kMaxJointBodies;
}
/// Takes rows, one after the other, of joints with so many bodies.
template <class Bodies>
struct RowFiller {
    static constexpr int kBodies = most_bodies(Bodies{});
    Bodies bodies;
    const DirectRoom& room;
    DirectRow* next = room.rows.data();
    PullBack pulled[kBodies] = {};

    JOSTLE_INLINE RowFiller(Bodies of, const DirectRoom& in) : bodies(of), room(in) {
        for (int side = 0; side < bodies; ++side)
            if (room.pulled[side] != nullptr) pulled[side] = *room.pulled[side];
    }
    JOSTLE_INLINE void operator()(const RigidRowOf<kBodies>& now) {
        DirectRow& row = *next++;
        row.renew(now);
        row.is_kept = room.keeps_springs && now.compliance > 0.0f;
        const float total = now.impulse.value();
        double* part = row.parts;
        bool is_linear = false;
        for (int side = 0; side < bodies; ++side, part += kPartsOfEnd * kStride) {
            const RowEnd& end = now.ends[side];
            part[0] = wide(end.linear.x);
            part[kStride] = wide(end.linear.y);
            part[2 * kStride] = wide(end.angular);
            is_linear = is_linear || end.linear != Vec2{};
            pulled[side].rotational -= end.rotational_stiffness * total;
            pulled[side].translational -= end.translational_stiffness * total;
        }
        row.is_linear = is_linear;
    }
    /// A servo that acts by itself leaves its row empty. The sums go to the bodies.
    JOSTLE_INLINE void finish() {
        while (next < room.rows.data() + room.rows.size()) (*this)(RigidRowOf<kBodies>{});
        for (int side = 0; side < bodies; ++side)
            if (room.pulled[side] != nullptr) *room.pulled[side] = pulled[side];
    }
};
struct CurveFiller {
    DirectRow* next;
    JOSTLE_INLINE void operator()(const RowLaw& now) { (next++)->curve = now.curve; }
};

}  // namespace jostle::detail
