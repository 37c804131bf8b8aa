// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies are swept in parallel: each against shapes that do not depend on others that are swept. Those that
// have to ask the user come after that, one by one.

#include <limits>

#include "core/sort.h"
#include "dynamics/bodies/speed_limit.h"
#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/follow_joints.h"
#include "dynamics/continuous/follower.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/continuous/sweep_bullets.h"
#include "dynamics/store/edges.h"

namespace jostle::detail {
namespace {

/// [1] Of the greatest speed: a faster body may have been slowed down to it.
constexpr float kBelowLimit = 0.999f;
/// [1] Of its speed a body keeps that could not move at all, as it is pressed into what does not.
constexpr float kStuck = 0.5f;

struct Swept {
    BodySim& sim;
    BodyState& state;
};
Swept at(BodyArrays& awake, const SweptBody& body) {
    const auto place = static_cast<std::size_t>(body.place);
    return {awake.sims[place], awake.states[place]};
}

/// [m] How far the points of bodies go.
struct Reaches {
    CarrierReach kinematic;
    float dynamic = 0.0f;  ///< by themselves
    float extent_of_dynamic = 0.0f;
};
/// Cost: where others than static bodies have to be looked for, all that is awake.
Reaches find_reaches(const StepContext& context, const Tables& tables) {
    Reaches most;
    const BodyArrays& awake = tables.bodies.awake();
    if (tables.sweeps.kinematic_boxes == 0 && !keeps_motion(context, tables)) return most;
    for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i) {
        const BodySim& sim = awake.sims[i];
        const CarrierReach reach = reach_of(sim, awake.states[i]);
        if (sim.inv_mass == 0.0f) {
            most.kinematic = farther(most.kinematic, reach);
        } else {
            most.dynamic = max(most.dynamic, reach.way);
            most.extent_of_dynamic = max(most.extent_of_dynamic, sim.extent);
        }
    }
    return most;
}

/// Bodies that are not swept have come to their poses, while boxes are as they were.
class OffBoxes {
  public:
    OffBoxes(float& off_boxes, float reach) : off_boxes_(off_boxes) { off_boxes_ = reach; }
    OffBoxes(const OffBoxes&) = delete;
    OffBoxes& operator=(const OffBoxes&) = delete;
    ~OffBoxes() { off_boxes_ = 0.0f; }

  private:
    float& off_boxes_;
};

/// Whether nothing but gravity, the user's forces and damping has moved it in this step.
bool flies(const Tables& tables, BodyId body) {
    if (tables.bodies[body].joints.count > 0) return false;
    bool any = false;
    for_constraints(tables.contacts, tables.bodies.contacts(body),
                    [&](ContactId contact) { any = any || has_pushed(tables.contact_sim(contact)); });
    return !any;
}

/// [m/s] Nobody's speed changes by more than from the limit one way to the limit the other way. A force that
/// asks for more is given no more back, as squares of it overflow.
Vec2 within_limits(const SpeedLimit& limit, Vec2 gained) {
    const float most = 2.0f * limit.linear, size = max(abs(gained.x), abs(gained.y));
    return size > most ? (most / size) * gained : gained;
}

/// [m/s] How much faster than on its way, where it was stopped, a body is at the end of a step: by gravity,
/// the user's force and damping. None of one that is held back by the greatest speed.
Vec2 gained(const StepContext& context, const Tables& tables, float missed, const BodySim& sim,
            const BodyState& state) {
    constexpr float kMost = std::numeric_limits<float>::max();
    const SpeedLimit limit = limit_of(context);
    const float most = kBelowLimit * limit.linear;
    if (length_squared(state.velocity) > most * most) return {};
    const Vec2 acceleration =
        acceleration_of(sim, context.settings.gravity) - sim.linear_damping * state.velocity;
    const Vec2 gained =
        within_limits(limit, missed * clamp(acceleration, Vec2{-kMost, -kMost}, Vec2{kMost, kMost}));
    if (flies(tables, sim.id)) return gained;
    // Contacts or joints may have held it off: no more than makes it slower.
    const float squared = length_squared(gained);
    return squared > 0.0f ? clamp(dot(gained, state.velocity) / squared, 0.0f, 1.0f) * gained : Vec2{};
}

void commit(const StepContext& context, const Tables& tables, BodyArrays& awake, const SweptBody& body) {
    const auto [sim, state] = at(awake, body);
    if (body.is_kinematic || body.path.is_whole()) {
        finish_pose(sim, state);
    } else {
        // It has come no further, and is as fast as it was there: else it would gain energy, and bounce too
        // high.
        const float own = body.path.own_end();
        state.velocity -= gained(context, tables, (1.0f - own) * context.dt, sim, state);
        for (int i = 0; i < body.obstacles; ++i) {
            const Obstacle& by = body.held_by[i];
            const bool bounces = by.bounces && by.opening(state.velocity, state.angular) <
                                                   -context.settings.restitution_threshold;
            if (!by.is_met && !bounces) (void)by.hold_back(sim, state.velocity, state.angular);
        }
        // One that is stuck would gain speed for as long as it is.
        if (own == 0.0f && body.rests && body.obstacles > 0) {
            state.velocity *= kStuck;
            state.angular *= kStuck;
        }
        stop_locked(sim.locks, state);
        place_at(sim, state, body.end);
    }
    forget_motion(state);
}

}  // namespace

void sweep_bodies(const SolverPass& pass, const Tables& tables, NotedSet<BodyId>& pressed,
                  const SweepRoom& room) {
    const StepContext& context = pass.context;
    BodyArrays& awake = pass.awake;
    // ORDER: by body, as threads noted them in any.
    const auto id_at = [&](int place) { return awake.sims[static_cast<std::size_t>(place)].id; };
    detail::sort(room.places, [&](int one, int other) { return id_at(one) < id_at(other); });
    const std::span<SweptBody> swept = room.bodies;
    for (std::size_t i = 0; i < swept.size(); ++i) {
        SweptBody& body = swept[i] = {};
        body.place = room.places[i];
        const auto [sim, state] = at(awake, body);
        body.id = sim.id;
        body.is_kinematic = sim.inv_mass == 0.0f;
        body.path = Path(sweep_of(sim, state));
    }
    Sweeper sweeper(context, tables);
    const Reaches reaches = swept.empty() ? Reaches{} : find_reaches(context, tables);
    sweeper.set_reach(reaches.kinematic,
                      max(reaches.dynamic, reaches.kinematic.of_carried(reaches.extent_of_dynamic)));
    const OffBoxes off_boxes(room.off_boxes, reaches.dynamic);
    const Asker nobody;
    for_ranges(context.scheduler, static_cast<int>(swept.size()), 4, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            SweptBody& body = swept[static_cast<std::size_t>(i)];
            if (!body.is_kinematic) Follower(sweeper, tables, nobody, body).follow();
        }
    });
    const Asker user(context.callbacks, tables, room.answers);
    for (SweptBody& body : swept)
        if (body.must_ask) {
            const auto [sim, state] = at(awake, body);
            body.path = Path(sweep_of(sim, state));
            body.rests = false;
            Follower(sweeper, tables, user, body).follow();
        }
    if (tables.sweeps.bullets > 0) sweep_bullets(context, tables, sweeper, room);
    find_sensor_passes(context, tables, sweeper, user, swept, room.passes);
    for (const SweptBody& body : swept) commit(context, tables, awake, body);
    if (keeps_motion(context, tables))
        for (BodyState& state : awake.states) forget_motion(state);
    follow_joints(pass, tables, sweeper, swept);
    pressed.for_each([&](BodyId body) { pressed.settle(body); });
}

}  // namespace jostle::detail
