// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reports: energy, and islands that are awake.
#include <jostle/dynamics/reports.h>

#include <algorithm>

#include "core/sort.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/slow.h"
#include "dynamics/world/door.h"
#include "dynamics/world/solution.h"

namespace jostle {
namespace {

using namespace detail;

/// The point of a contact that a measure is worst at.
struct ContactMeasure {
    float depth = 0.0f;     ///< [m]
    float approach = 0.0f;  ///< [m/s] beyond what would close the gap in a sub-step
};

/// The manifold is moved on to the present poses to first order, as a step moves it on to those at its
/// beginning (pairs/narrow_phase.cpp).
ContactMeasure measure(const Tables& tables, const ContactSim& sim, float inv_h) {
    const BodySim &a = tables.bodies.sim(sim.body_a), &b = tables.bodies.sim(sim.body_b);
    const BodyState &moves_a = tables.bodies.state(sim.body_a), &moves_b = tables.bodies.state(sim.body_b);
    const Transform moved = moved_since(sim, inverse_compose(a.transform, b.transform));
    const Vec2 normal = rotate(a.transform.q, sim.manifold.normal);
    ContactMeasure worst;
    for (int i = 0; i < sim.manifold.count; ++i) {
        const ManifoldPoint& point = sim.manifold.points[i];
        const Vec2 shift = apply(moved, point.point) - point.point;
        const float separation = point.separation + dot(shift, sim.manifold.normal);
        const Vec2 at = apply(a.transform, point.point + 0.5f * shift);
        const Vec2 speed = moves_b.velocity + cross(moves_b.angular, at - b.center) - moves_a.velocity -
                           cross(moves_a.angular, at - a.center);
        worst.depth = max(worst.depth, -separation);
        worst.approach = max(worst.approach, -(dot(speed, normal) + max(separation, 0.0f) * inv_h));
    }
    return worst;
}

/// Collects the report of one island.
class IslandReader {
  public:
    IslandReader(const Tables& tables, float inv_h) : tables_(tables), inv_h_(inv_h) {}

    void add(BodyId id) {
        const BodySim& sim = tables_.bodies.sim(id);
        const BodyRecord& body = tables_.bodies[id];
        const float speed = top_speed(sim, tables_.bodies.state(id));
        if (first == kNone || id < first) first = id;
        ++report.bodies;
        report.max_speed = max(report.max_speed, speed);
        report.time_to_sleep = max(report.time_to_sleep, kTimeToSleep - sim.slow_time);
        if (!body.allow_sleep) {
            suspect(AwakeReason::kBodyForbids, id, 0.0f);
        } else if (!is_slow(body, sim, tables_.bodies.state(id), tables_.settings.sleep_threshold)) {
            suspect(AwakeReason::kMoves, id, speed);
        } else {
            suspect(AwakeReason::kWaits, id, kTimeToSleep - sim.slow_time);
        }
        if (tables_.bodies.is_movable(id)) add_constraints(id);
    }

    IslandReport report;
    BodyId first;
    BodyId cause;

  private:
    /// ORDER: the first reason counts; of one reason the greatest measure, and of equal ones the lowest body.
    void suspect(AwakeReason reason, BodyId body, float weight) {
        if (cause != kNone) {
            if (reason > report.reason) return;
            if (reason == report.reason && (weight < weight_ || (weight == weight_ && cause < body))) return;
        }
        report.reason = reason;
        cause = body;
        weight_ = weight;
    }

    void suspect_kinematic(BodyId other) {
        if (tables_.bodies[other].type != BodyType::kKinematic || !tables_.bodies.is_awake(other)) return;
        // One that has stood for long enough falls asleep in the next step.
        if (tables_.bodies.sim(other).slow_time < kTimeToSleep)
            suspect(AwakeReason::kTouchesKinematic, other, 0.0f);
    }

    /// Those that a body has with bodies that the solver doesn't move, and with bodies after it: all of an
    /// island's once.
    void add_constraints(BodyId body) {
        for_constraints(tables_.contacts, tables_.bodies.contacts(body), [&](ContactId contact) {
            const BodyId other = tables_.contacts[contact].other(body);
            if (!is_solid_link(tables_, contact) || is_counted_with(body, other)) return;
            suspect_kinematic(other);
            ++report.contacts;
            // A contact that is switched off is to be deep.
            if (tables_.contact_sim(contact).was_disabled) return;
            const ContactMeasure found = measure(tables_, tables_.contact_sim(contact), inv_h_);
            report.max_penetration = max(report.max_penetration, found.depth);
            report.residual = max(report.residual, found.approach);
        });
        for_constraints(tables_.joints, tables_.bodies[body].joints, [&](JointId joint) {
            const std::span<const BodyId> bodies = tables_.joint_bodies(joint);
            if (!may_link(tables_, joint) ||
                std::ranges::any_of(bodies, [&](BodyId other) { return is_counted_with(body, other); }))
                return;
            JointPoses poses;
            for (std::size_t side = 0; side < bodies.size(); ++side) {
                poses[side] = tables_.bodies.sim(bodies[side]).transform;
                suspect_kinematic(bodies[side]);
            }
            ++report.joints;
            const JointRow& row = tables_.joint_row(joint);
            const void* sim = tables_.joint_sim(joint);
            report.max_joint_error = max(report.max_joint_error, row.linear_error(sim, poses));
            report.max_joint_angle_error = max(report.max_joint_angle_error, row.angular_error(sim, poses));
        });
    }
    [[nodiscard]] bool is_counted_with(BodyId body, BodyId other) const {
        return other < body && tables_.bodies.is_movable(other);
    }

    const Tables& tables_;
    float inv_h_;
    float weight_ = 0.0f;
};

JointEnds ends_of(const Tables& tables, std::span<const BodyId> bodies) {
    JointEnds ends;
    for (std::size_t side = 0; side < bodies.size(); ++side) {
        const BodySim sim = fresh_body(tables, bodies[side]).sim;
        ends[side] = {sim.transform, sim.center, sim.inv_mass, sim.inv_inertia, sim.has_locked_axis()};
    }
    return ends;
}

/// The body after `present` in the island of `owner`.
Handle next_of_island(const Handle& owner, const Handle& present) {
    const FoundBody found = find_body(present == Handle{} ? owner : present, kRange);
    const BodyRecord& body = found.tables().bodies[found.id];
    if (body.island == kNone) return {};
    const BodyId next = present == Handle{} ? found.tables().islands[body.island].first : body.island_next;
    return next == kNone ? Handle{} : found.world.body_handle(next).handle();
}

}  // namespace

std::span<const IslandReport> WorldImpl::islands() const {
    if (islands_as_of_ == change_count_) return islands_;
    const FloatEnvironment environment;
    const auto for_islands = [&](auto&& function) {
        const BodyArrays& awake = tables_->bodies.awake();
        for (std::size_t i = kFirstAwake; i < awake.records.size(); ++i) {
            const IslandId island = awake.records[i].island;
            if (tables_->islands[island].first == awake.sims[i].id) function(island);
        }
    };
    const float inv_h = inverse_or_zero(tables_->impulse_h);
    int count = 0;
    for_islands([&](IslandId) { ++count; });
    islands_.clear();
    make_room(islands_, count);
    for_islands([&](IslandId island) {
        IslandReader reader(*tables_, inv_h);
        for_bodies(*tables_, island, [&](BodyId body) { reader.add(body); });
        IslandReport& report = reader.report;
        report.first = body_handle(reader.first);
        report.cause = body_handle(reader.cause);
        if (!tables_->settings.allow_sleep) {
            report.reason = AwakeReason::kWorldForbids;
            report.cause = {};
        }
        islands_.push_back(report);
    });
    // ORDER: by the lowest body, as the ids of islands are no state.
    detail::sort(islands_, [](const IslandReport& a, const IslandReport& b) {
        return a.first.handle().index < b.first.handle().index;
    });
    islands_as_of_ = change_count_;
    return islands_;
}

std::span<const IslandReport> World::islands() const {
    return require_here(impl_, Call("World::islands")).islands();
}

HandleRange<Body> Body::island() const {
    const FoundBody found = find_body(handle_, Call("Body::island"));
    const IslandId island = found.tables().bodies[found.id].island;
    return {handle_, island == kNone ? 0 : found.tables().islands[island].count, next_of_island};
}

Energy World::energy() const {
    const Tables& tables = require_here(impl_, Call("World::energy")).tables();
    const FloatEnvironment environment;
    Energy energy;
    // ORDER: by id, as sums of floating point depend on it.
    for_live(tables.bodies, [&](BodyId id) {
        if (!tables.bodies.is_movable(id)) return;
        const FreshBody body = fresh_body(tables, id);
        const double mass = body.mass.mass, inertia = body.sim.inv_inertia > 0.0f ? body.mass.inertia : 0.0f;
        const double x = body.state.velocity.x, y = body.state.velocity.y, w = body.state.angular;
        energy.kinetic += 0.5 * (mass * (x * x + y * y) + inertia * (w * w));
        const Vec2 g = tables.settings.gravity;
        energy.potential -= mass * static_cast<double>(body.sim.gravity_scale) *
                            (static_cast<double>(g.x) * static_cast<double>(body.sim.center.x) +
                             static_cast<double>(g.y) * static_cast<double>(body.sim.center.y));
    });
    for_live(tables.joints, [&](JointId id) {
        if (!may_link(tables, id)) return;
        const JointRecord& joint = tables.joints[id];
        const float h = joint.is_asleep ? joint.impulse_h : tables.impulse_h;
        energy.springs += tables.joint_row(id).spring_energy(tables.joint_sim(id),
                                                             ends_of(tables, tables.joint_bodies(id)), h);
    });
    return energy;
}

}  // namespace jostle
