// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rigid, bounded or driven row as the group solve (direct/direct.h) keeps it during a step, and the two
// sinks that joints write their rows to: one takes all of a row, the other the curve of the motion alone. A
// type of joints says its rows once; the compiler leaves out of each what the sink does not take.
#pragma once

#include <cstdint>

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
/// A row's share of one of its joint's bodies.
struct DirectEnd {
    RowPart jacobian;
    RowPart weighted;                                     ///< by the inverses of the masses
    float rotational_stiffness, translational_stiffness;  ///< as of RowEnd
};
/// A row of a joint of the plan, in a step.
struct DirectRow {
    DirectEnd* ends;           ///< one for each body of the joint
    double mobility;           ///< K's diagonal; 0: nothing gives way along it
    double regular;            ///< R's diagonal
    double impulse;            ///< the right side, then the solution
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
    [[nodiscard]] bool is_full() const { return state == RowState::kFull || state == RowState::kFullBack; }
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
    void renew(const RigidRow& row);
};
JOSTLE_INLINE void DirectRow::renew(const RigidRow& now) {
    total = now.impulse;
    error = now.error;
    curve = now.curve;
    below = now.below;
    above = now.above;
    most = now.most;
    speed = now.speed;
    compliance = now.compliance;
    is_linear = false;
    drives = now.is_driven;
    if (drives) {
        if (state == RowState::kRigid) state = drive_state();
    } else if (!now.is_bounded) {
        state = RowState::kRigid;
    } else if (state == RowState::kRigid) {
        const float last = total.value();
        state = last > 0.0f && below < RigidRow::kUnbounded   ? RowState::kLow
                : last < 0.0f && above < RigidRow::kUnbounded ? RowState::kHigh
                                                              : RowState::kFree;
    }
}

/// Takes rows, one after the other, of joints with so many bodies.
template <class Bodies>
struct RowFiller {
    DirectRow* next;
    Bodies bodies;
    JOSTLE_INLINE void operator()(const RigidRow& now) {
        DirectRow& row = *next++;
        row.renew(now);
        for (int side = 0; side < bodies; ++side) {
            const RowEnd& end = now.ends[side];
            DirectEnd& kept = row.ends[side];
            kept.jacobian = {wide(end.linear.x), wide(end.linear.y), wide(end.angular)};
            kept.rotational_stiffness = end.rotational_stiffness;
            kept.translational_stiffness = end.translational_stiffness;
            row.is_linear = row.is_linear || end.linear != Vec2{};
        }
    }
};
template <class Bodies>
RowFiller(DirectRow*, Bodies) -> RowFiller<Bodies>;
struct CurveFiller {
    DirectRow* next;
    JOSTLE_INLINE void operator()(const RigidRow& now) { (next++)->curve = now.curve; }
};

}  // namespace jostle::detail
