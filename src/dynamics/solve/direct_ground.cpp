// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_ground.h"

#include <algorithm>

namespace jostle {
namespace {

/// [1] Of the slop: what would tear joints by less in a sub-step is no blow.
constexpr float kLeastTear = 0.1f;

/// A point of a contact, as it is now: the arms are those of the group's body.
struct Struck {
    Vec2 normal;  ///< towards the group's body
    Vec2 arm;
    Vec2 velocity;     ///< [m/s] against the ground
    float separation;  ///< [m]
};
Struck struck_at(const Group& group, const DirectTouch& touch, int point) {
    const ContactRow& row = *touch.row;
    const auto lane = static_cast<std::size_t>(touch.lane);
    const ContactRowPoint& at = row.points[point];
    const Vec2 ra{at.anchor_ax[lane], at.anchor_ay[lane]}, rb{at.anchor_bx[lane], at.anchor_by[lane]};
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    const BodyState &a = group.states[row.body_a[lane]], &b = group.states[row.body_b[lane]];
    const Vec2 apart = (b.delta_position + rotate(b.delta_rotation, rb)) -
                       (a.delta_position + rotate(a.delta_rotation, ra));
    const Vec2 speed = (b.velocity + cross(b.angular, rb)) - (a.velocity + cross(a.angular, ra));
    const float separation = at.separation[lane] + dot(apart, normal);
    return touch.is_b ? Struck{normal, rb, speed, separation} : Struck{-normal, ra, -speed, separation};
}

/// How a body gives way to an impulse at an arm, with all that hangs on it. The joints' share is left as
/// their solution.
struct Give {
    RowPart own;      ///< by the impulse alone
    double mobility;  ///< [1/kg] of the point, along it
};
Give give_along(const Group& group, int body, Vec2 direction, Vec2 arm) {
    const DirectBody& of = group.bodies[body];
    const RowPart part{wide(direction.x), wide(direction.y), wide(cross(arm, direction))};
    Give give{{wide(of.inv_mass.x) * part.x, wide(of.inv_mass.y) * part.y,
               wide(of.own_inv_inertia) * part.angular},
              0.0};
    const auto for_ends = [&](auto&& function) {
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            for (int side = 0; side < joint.body_count; ++side)
                if (joint.bodies[side] == body)
                    for (DirectRow& row : rows) function(row, side);
        });
    };
    group.for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) row.impulse = 0.0;
    });
    for_ends([&](DirectRow& row, int side) {
        if (row.holds()) row.impulse -= dot(row.jacobian[side], give.own);
    });
    if (!substitute(group)) return give;
    give.mobility = dot(part, give.own);
    for_ends([&](const DirectRow& row, int side) {
        give.mobility += dot(part, row.weighted[side]) * row.impulse;
    });
    return give;
}

/// Changes the velocity of a point along a direction; the impulse that it takes is of at most `most`.
float strike(const Group& group, int body, Vec2 direction, Vec2 arm, float change, float most) {
    const Give give = give_along(group, body, direction, arm);
    const double own = dot({wide(direction.x), wide(direction.y), wide(cross(arm, direction))}, give.own);
    constexpr double kLeastShare = 1.0e-9;
    if (!(give.mobility > kLeastShare * own)) return 0.0f;
    const double impulse = std::clamp(wide(change) / give.mobility, -wide(most), wide(most));
    change_velocity(group.states[body],
                    {impulse * give.own.x, impulse * give.own.y, impulse * give.own.angular});
    apply(group, impulse);
    return static_cast<float>(impulse);
}

/// Returns whether it was one.
bool strike_point(const Group& group, const DirectTouch& touch, int point) {
    ContactRow& row = *touch.row;
    const auto lane = static_cast<std::size_t>(touch.lane);
    if (!(row.points[point].normal_mass[lane] > 0.0f)) return false;
    const StepContext& context = group.pass.context;
    const Struck at = struck_at(group, touch, point);
    const float closing = dot(at.velocity, at.normal) + max(at.separation, 0.0f) * context.inv_h;
    if (!(closing < -kLeastTear * context.settings.tolerances.linear_slop * context.inv_h)) return false;
    const float blow = strike(group, touch.body, at.normal, at.arm, -closing, kGreatestFloat);
    row.total_impulse[point][lane] += blow;
    const Vec2 tangent = right_perpendicular({row.normal_x[lane], row.normal_y[lane]});
    const Vec2 along = touch.is_b ? tangent : -tangent;
    const float sliding = dot(struck_at(group, touch, point).velocity, along) -
                          (row.has_surface_speed ? row.surface_speed[lane] : 0.0f);
    strike(group, touch.body, along, at.arm, -sliding, row.friction[lane] * blow);
    return true;
}

}  // namespace

void note_touches(const SolverPass& pass) {
    if (pass.rows.direct_count == 0) return;
    int count = 0;
    for (const ActiveColour& colour : pass.rows.active()) {
        if (colour.bin < kDynamicColours || colour.bin == kOverflowBin) continue;
        for (int r = 0; r < colour.row_count; ++r) {
            ContactRow& row = pass.rows.of(colour)[r];
            for (int lane = 0; lane < kRowWidth; ++lane) {
                const bool is_b = ((row.moves_b >> lane) & 1) != 0;
                const int body = static_cast<int>((is_b ? row.body_b : row.body_a)[lane]);
                const int group = (*pass.rows.direct_bodies)[body].group;
                // One that bounces knows the speed with which it came.
                if (group == kNone || (row.has_restitution && row.restitution[lane] > 0.0f)) continue;
                int& first = (*pass.rows.direct_groups)[group].first_touch;
                (*pass.rows.direct_touches)[count] = {&row, lane, body, first, is_b};
                first = count++;
            }
        }
    }
}

bool strike_ground(const Group& group) {
    bool any = false;
    // ORDER: the last contact first.
    for (int i = group.state.first_touch; i != kNone;) {
        const DirectTouch& touch = (*group.pass.rows.direct_touches)[i];
        for (int point = 0; point < touch.row->point_count; ++point)
            any = strike_point(group, touch, point) || any;
        i = touch.next;
    }
    return any;
}

}  // namespace jostle
