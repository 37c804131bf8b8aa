// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which bodies are swept. At the beginning of a step the core of a body is at least its inset away from
// static and kinematic shapes, less by how deep the body overlaps them. Contacts that are deeper than they
// are at rest are noted by the narrow phase; of a body without any, no core is reached by a motion of less
// than the inset and that depth.
#include "dynamics/continuous/poses.h"

#include "dynamics/bodies/kinematic_path.h"
#include "dynamics/bodies/speed_limit.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

constexpr int kBodiesPerTask = 256;
/// [1] Of an inset: what rounding may take from it.
constexpr float kReserve = 0.1f;

/// A body that would leave the world is stopped at its edge: beyond it no float is fine enough for the slop.
JOSTLE_INLINE void keep_inside(BodySim& sim, BodyState& state) {
    if (abs(sim.transform.p.x) <= kMaxCoordinate && abs(sim.transform.p.y) <= kMaxCoordinate) return;
    const Vec2 limit{kMaxCoordinate, kMaxCoordinate};
    const Vec2 inside = clamp(sim.transform.p, -limit, limit);
    if (inside == sim.transform.p) return;
    sim.slack = 0.0f;
    sim.transform.p = inside;
    sim.center = apply(sim.transform, sim.local_center);
    state.velocity = {};
}

/// [m] No point of the body has moved further by its turn. A dynamic body turns by less than 1 rad in a step,
/// so that the angle is less than 1.2 times its sine.
JOSTLE_INLINE float turn_of(const BodySim& sim, const BodyState& state) {
    return 1.2f * abs(state.delta_rotation.s) * sim.extent;
}
/// [m] No point of the body has moved further by its turn and its way.
JOSTLE_INLINE float motion_of(const BodySim& sim, const BodyState& state) {
    return length(state.delta_position) + turn_of(sim, state);
}

/// [m] By how much it overlaps what does not move.
float depth_of(const Tables& tables, BodyId body) {
    float depth = 0.0f;
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        const ContactSim& sim = tables.contact_sim(contact);
        if (!sim.is_solid || tables.bodies.is_movable(tables.contacts[contact].other(body))) return;
        for (int i = 0; i < sim.manifold.count; ++i) depth = max(depth, -sim.separation[i]);
    });
    return depth;
}

/// A slow body that is noted: whether it is too deep for its motion.
bool is_swept_as_noted(const Tables& tables, BodyId body, float inset, float motion) {
    return tables.sweeps.pushers > 0 || motion >= (1.0f - kReserve) * inset - depth_of(tables, body);
}

bool is_any_static_in(const DynamicTree<2>& tree, const Aabb<2>& box) {
    bool any = false;
    tree.query(box, [&](int) {
        any = true;
        return Visit::kStop;
    });
    return any;
}

/// All that a box comes past on its way.
Aabb<2> passed_by(const Aabb<2>& box, Vec2 way) {
    return unite(box, {box.lower + way, box.upper + way});
}

/// Of two boxes that overlap.
Aabb<2> common_part(const Aabb<2>& a, const Aabb<2>& b) {
    return {max(a.lower, b.lower), min(a.upper, b.upper)};
}

/// Whether a body may come to anything that does not depend on others. First the disc about its centre of
/// mass is looked at, in which it turns; then the boxes of its shapes, which are those before the step.
bool has_company(const Tables& tables, const BodySim& sim, const BodyState& state) {
    if (tables.sweeps.kinematic_boxes + tables.sweeps.bullets + tables.sweeps.moving_sensors > 0) return true;
    const DynamicTree<2>& tree = tables.broad_phase.static_tree();
    const Vec2 way = state.delta_position;
    // A shape is in a sensor from the speculative distance on. Far from the origin less than the rest of the
    // margin is rounded off.
    const float margin =
        tables.settings.tolerances.speculative_distance + 1.0e-6f * (abs(sim.center.x) + abs(sim.center.y));
    const Aabb<2> disc = passed_by(expand(Aabb<2>{sim.center, sim.center}, sim.extent + margin), way);
    if (tree.empty() || !is_any_static_in(tree, disc)) return false;
    const float turn = turn_of(sim, state);
    bool any = false;
    for_shapes(tables, sim.id, [&](ShapeId shape) {
        const Aabb<2> box = tables.broad_phase.fat_box(tables.shapes.proxy(shape));
        any = any || is_any_static_in(tree, common_part(passed_by(expand(box, turn), way), disc));
    });
    return any;
}

/// `motion` [m]: as motion_of() gives it. `usual_depth` [m]: a body that is not noted is no deeper in others.
JOSTLE_INLINE bool is_swept(const Tables& tables, const BodySim& sim, const BodyState& state, float motion,
                            float usual_depth) {
    if (sim.core_inset.is_infinite())
        return sim.inv_mass == 0.0f && (state.delta_position != Vec2{} || state.delta_rotation != Rot{});
    const float inset = sim.core_inset.metres();
    if (motion >= (1.0f - kReserve) * inset - usual_depth) return has_company(tables, sim, state);
    return tables.pressed.has(sim.id) && is_swept_as_noted(tables, sim.id, inset, motion);
}

/// Its boxes are not looked at before it has moved by its slack. Poses and boxes are rounded, at each step
/// anew, at the size of the numbers that add up to them.
JOSTLE_INLINE void use_slack(BodySim& sim, const BodyState& state, float motion) {
    constexpr float kRounded = 1.0e-6f;
    const Vec2 size = abs(sim.center) + 2.0f * abs(sim.local_center);
    const float rounded = kRounded * (size.x + size.y + sim.extent);
    // motion_of() is of less than a radian.
    sim.slack = state.delta_rotation.c > 0.6f ? sim.slack - (motion + rounded) : 0.0f;
}

JOSTLE_INLINE void move(BodySim& sim, const BodyState& state, float motion) {
    use_slack(sim, state, motion);
    sim.center += state.delta_position;
    sim.transform.q = renormalize(compose(state.delta_rotation, sim.transform.q));
    sim.transform.p = sim.center - rotate(sim.transform.q, sim.local_center);
}

/// It has come to its place.
JOSTLE_INLINE void settle(BodySim& sim) {
    sim.force = {};
    sim.torque = 0.0f;
    sim.heavy = sim.next_heavy;
    sim.next_heavy = kNoHeavy;
}

JOSTLE_INLINE void finish(BodySim& sim, BodyState& state, float motion) {
    move(sim, state, motion);
    keep_inside(sim, state);
    settle(sim);
}

}  // namespace

bool is_usable(const BodySim& sim, const BodyState& state) {
    const Vec2 center = sim.center + state.delta_position;
    // A finite x has x - x = 0; of an infinite x, or of a NaN, x - x is NaN.
    float sum = state.is_broken;
    for (const float x : {state.velocity.x, state.velocity.y, state.angular, state.delta_rotation.c,
                          state.delta_rotation.s, center.x, center.y})
        sum += x - x;
    return sum == 0.0f;
}

void finish_pose(BodySim& sim, BodyState& state) {
    finish(sim, state, motion_of(sim, state));
}

void bring_to(BodySim& sim, BodyState& state, const Transform& pose) {
    sim.transform = pose;
    sim.slack = 0.0f;
    sim.center = apply(pose, sim.local_center);
    keep_inside(sim, state);
}

void place_at(BodySim& sim, BodyState& state, const Transform& pose) {
    bring_to(sim, state, pose);
    settle(sim);
}

void update_poses(const StepContext& context, const Tables& tables, BodyArrays& awake, NotedList<int>& swept,
                  NotedList<BodyId>& frozen) {
    const SpeedLimit limit = limit_of(context);
    const bool sweeps = context.settings.continuous;
    // They are swept even if they are slow: a fast body may come over them.
    const bool any_bullets = tables.sweeps.bullets > 0;
    const bool keeps = keeps_motion(context, tables);
    const float usual_depth = kPressedSlops * context.settings.tolerances.linear_slop;
    for_awake(context, awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            BodySim& sim = awake.sims[i];
            BodyState& state = awake.states[i];
            // Relaxing came after the last time that this was looked at.
            if (sim.inv_mass > 0.0f) keep(limit, state);
            if (sim.is_on_path) end_path(context.dt, awake, i);
            // Nothing inside a step may throw, and a NaN would spread to all that it touches.
            const bool is_lost = !is_usable(sim, state);
            if (is_lost) {
                state = {};
                frozen.note(sim.id);
            }
            const float motion = motion_of(sim, state);
            if (!is_lost && sweeps &&
                (is_swept(tables, sim, state, motion, usual_depth) ||
                 (any_bullets && is_bullet(awake.records[i])))) {
                swept.note(static_cast<int>(i));
                continue;
            }
            finish(sim, state, motion);
            if (!keeps) forget_motion(state);
        }
    });
}

}  // namespace jostle::detail
