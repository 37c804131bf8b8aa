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
/// [1] Lanes of a joint: a row a lane. Lanes without a row are 0.
inline constexpr int kRowLanes = kMostRigidRows;
/// The Jacobian of a joint's rows at one of its bodies.
struct alignas(32) EndLanes {
    double weighted[kRowLanes][4];  ///< of each row, by the inverses of the masses: x, y, angular, 0
    float x[kRowLanes], y[kRowLanes], angular[kRowLanes];
    float row[kRowLanes][4];  ///< x, y and angular of each row once more, and 0

    [[nodiscard]] RowPart part(int i) const { return {wide(x[i]), wide(y[i]), wide(angular[i])}; }
    void set(int i, Vec2 linear, float about) {
        row[i][0] = x[i] = linear.x;
        row[i][1] = y[i] = linear.y;
        row[i][2] = angular[i] = about;
        row[i][3] = 0.0f;
    }
};
/// The numbers of a joint's rows that each pass works on.
struct alignas(32) RowLanes {
    double begun[kRowLanes], applied[kRowLanes];  ///< of the total: before this solution, and in it
    double mobility[kRowLanes];                   ///< K's diagonal; 0: nothing gives way along the row
    double regular[kRowLanes];                    ///< R's diagonal
    double speed[kRowLanes];                      ///< [m/s], [rad/s] along the row, as find_speeds() finds it
    float total[kRowLanes];                       ///< in this sub-step, rounded
    float error[kRowLanes], curve[kRowLanes], compliance[kRowLanes];  ///< as of RowLaw
    float back[kRowLanes];    ///< [m/s], [rad/s] at which C moves on, against its sign
    float drives[kRowLanes];  ///< 1: the row aims at a speed
    float rigid[kRowLanes];   ///< 1: neither bounded nor driven
    float linear[kRowLanes];  ///< 1: likewise, and its error is a length

    void begin_pass(int i) {
        begun[i] = wide(total[i]);
        applied[i] = 0.0;
    }
};
/// The rest of a row of a joint of the plan, in a step.
struct DirectRow {
    RowImpulse kept;        ///< where the joint keeps RowLanes::total from step to step
    double bounce_impulse;  ///< [N s], [N m s] by bounces in this sub-step: no part of the total yet
    float below, above, most, speed;  ///< as of RowLaw
    RowState state;
    bool is_linear;  ///< its error is a length
    bool drives;     ///< it aims at a speed
    bool yields;     ///< it has compliance: a spring's
    bool is_kept;    ///< a spring's: in this pass its impulse stays as it is
    bool is_known;   ///< the total of the last step was taken over

    [[nodiscard]] bool is_active() const { return state != RowState::kFree && !is_full() && !is_kept; }
    [[nodiscard]] bool always_holds() const { return state == RowState::kRigid && !yields; }
    [[nodiscard]] bool is_full() const { return state == RowState::kFull || state == RowState::kFullBack; }
    /// The state of a row that aims at a speed, by its impulse.
    [[nodiscard]] RowState drive_state(float total) const {
        return total >= most ? RowState::kFull : total <= -most ? RowState::kFullBack : RowState::kDriven;
    }
    /// Takes what bounds it. A bounded row that is taken for the first time holds if its impulse says so.
    void renew(const RowLaw& row, float total);
};
/// Where the rows of a joint lie, and what they add to.
struct DirectRoom {
    std::span<DirectRow> rows;
    RowLanes& lanes;
    EndLanes* ends;      ///< of each body
    PullBack* pulled;    ///< of all bodies of the group
    const int* members;  ///< places in `pulled`, of each body
    bool keeps_springs;  ///< the impulses of springs stay as they are
};
JOSTLE_INLINE void DirectRow::renew(const RowLaw& now, float total) {
    drives = now.is_driven;
    yields = now.compliance != 0.0f;
    if (drives) {
        most = now.most;
        speed = now.speed;
        if (state == RowState::kRigid) state = drive_state(total);
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
        state = total > 0.0f && below < RigidRow::kUnbounded   ? RowState::kLow
                : total < 0.0f && above < RigidRow::kUnbounded ? RowState::kHigh
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
    int next = 0;
    PullBack pulled[kBodies] = {};

    JOSTLE_INLINE RowFiller(Bodies of, const DirectRoom& in) : bodies(of), room(in) {
        for (int side = 0; side < bodies; ++side) pulled[side] = room.pulled[room.members[side]];
    }
    JOSTLE_INLINE void operator()(const RigidRowOf<kBodies>& now) {
        const float total = take_law(now);
        bool is_linear = false;
        for (int side = 0; side < bodies; ++side) {
            const RowEnd& end = now.ends[side];
            room.ends[side].set(next, end.linear, end.angular);
            is_linear = is_linear || end.linear != Vec2{};
            pulled[side].rotational -= end.rotational_stiffness * total;
            pulled[side].translational -= end.translational_stiffness * total;
        }
        note_linear(is_linear);
        ++next;
    }
    JOSTLE_INLINE void operator()(const AngleRow& now) {
        take_law(now);
        room.ends[0].set(next, {}, -1.0f);
        room.ends[1].set(next, {}, 1.0f);
        note_linear(false);
        ++next;
    }
    /// Most rows of most groups are these.
    JOSTLE_INLINE void operator()(const PointRows& now) {
        RowLanes& lanes = room.lanes;
        for (int i = 0; i < 2; ++i) {
            DirectRow& row = room.rows[static_cast<std::size_t>(next) + static_cast<std::size_t>(i)];
            if (row.is_known) continue;
            row.kept = {i == 0 ? &now.impulse.x : &now.impulse.y};
            lanes.total[next + i] = row.kept.value();
            row.is_known = row.is_linear = true;
            lanes.rigid[next + i] = lanes.linear[next + i] = 1.0f;
        }
        lanes.error[next] = now.error.x;
        lanes.error[next + 1] = now.error.y;
        lanes.curve[next] = now.curve.x;
        lanes.curve[next + 1] = now.curve.y;
        room.ends[0].set(next, {-1.0f, 0.0f}, now.ra.y);
        room.ends[0].set(next + 1, {0.0f, -1.0f}, -now.ra.x);
        room.ends[1].set(next, {1.0f, 0.0f}, -now.rb.y);
        room.ends[1].set(next + 1, {0.0f, 1.0f}, now.rb.x);
        const float x = lanes.total[next], y = lanes.total[next + 1];
        pulled[0].rotational = (pulled[0].rotational - now.ra.x * x) - now.ra.y * y;
        pulled[1].rotational = (pulled[1].rotational + now.rb.x * x) + now.rb.y * y;
        next += 2;
    }
    /// A servo that acts by itself leaves its row empty. The sums go to the bodies.
    JOSTLE_INLINE void finish() {
        while (next < static_cast<int>(room.rows.size())) (*this)(RigidRowOf<kBodies>{});
        for (int side = 0; side < bodies; ++side) room.pulled[room.members[side]] = pulled[side];
    }

  private:
    /// Returns the row's impulse.
    JOSTLE_INLINE float take_law(const RowLaw& now) {
        RowLanes& lanes = room.lanes;
        DirectRow& row = room.rows[static_cast<std::size_t>(next)];
        if (!row.is_known) {
            row.kept = now.impulse;
            lanes.total[next] = now.impulse.value();
            row.is_known = true;
        }
        const float total = lanes.total[next];
        row.renew(now, total);
        row.is_kept = room.keeps_springs && now.compliance > 0.0f;
        lanes.error[next] = now.error;
        lanes.curve[next] = now.curve;
        lanes.compliance[next] = now.compliance;
        lanes.drives[next] = row.drives ? 1.0f : 0.0f;
        return total;
    }
    JOSTLE_INLINE void note_linear(bool is_linear) {
        DirectRow& row = room.rows[static_cast<std::size_t>(next)];
        row.is_linear = is_linear;
        const bool is_rigid = row.state == RowState::kRigid;
        room.lanes.rigid[next] = is_rigid ? 1.0f : 0.0f;
        room.lanes.linear[next] = is_rigid && is_linear ? 1.0f : 0.0f;
    }
};
struct CurveFiller {
    float* next;
    JOSTLE_INLINE void operator()(const RowLaw& now) { *next++ = now.curve; }
    JOSTLE_INLINE void operator()(const PointRows& now) {
        *next++ = now.curve.x;
        *next++ = now.curve.y;
    }
};

}  // namespace jostle::detail
