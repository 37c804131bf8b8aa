// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/body_mass.h"

#include "dynamics/store/limits.h"
#include "dynamics/store/shape_links.h"
#include "math/float_environment.h"

namespace jostle::detail {
namespace {

/// Makes `fresh` of a body's record and shapes.
void make_fresh(const Tables& tables, BodyId id, FreshBody& fresh) noexcept {
    const BodyRecord& body = tables.bodies[id];
    const bool dynamic = body.type == BodyType::kDynamic;
    fresh.mass = body.mass_override ? body.mass : mass_of_shapes(tables, id);
    // A dynamic body without mass could be moved by nothing: it weighs 1 kg, as in Box2D 2.4.
    if (dynamic && fresh.mass.mass == 0.0f) fresh.mass.mass = 1.0f;
    BodySim& sim = fresh.sim;
    sim.inv_mass = dynamic ? 1.0f / fresh.mass.mass : 0.0f;
    sim.inv_inertia =
        dynamic && !sim.locks.rotation && fresh.mass.inertia > 0.0f ? 1.0f / fresh.mass.inertia : 0.0f;
    const Vec2 old_center = sim.center;
    sim.local_center = dynamic ? fresh.mass.center : Vec2{};
    sim.center = apply(sim.transform, sim.local_center);
    // The velocity is the centre of mass's; the body keeps its motion.
    fresh.state.velocity += cross(fresh.state.angular, sim.center - old_center);
    stop_locked(sim.locks, fresh.state);
    sim.extent = 0.0f;
    float half_width = kMaxCoordinate, of_sensors = kMaxCoordinate;
    for_shapes(tables, id, [&](ShapeId shape) {
        const ShapeRecord& record = tables.shapes[shape];
        sim.extent = max(sim.extent, max_extent(record.geometry, sim.local_center));
        float& least = record.def.is_sensor ? of_sensors : half_width;
        least = min(least, least_half_width(record.geometry));
    });
    if (half_width == kMaxCoordinate) half_width = of_sensors;
    const bool is_swept = dynamic && is_continuous(body) && half_width < kMaxCoordinate;
    sim.core_inset = is_swept
                         ? CoarseLength::of(core_inset(half_width, tables.settings.tolerances.linear_slop))
                         : CoarseLength{};
}

}  // namespace

void mass_changed(Tables& tables, BodyId id) noexcept {
    BodyRecord& body = tables.bodies[id];
    if (body.mass_is_stale) return;
    body.mass_is_stale = true;
    body.stale_previous = kNone;
    body.stale_next = tables.bodies.first_stale;
    if (tables.bodies.first_stale != kNone) tables.bodies[tables.bodies.first_stale].stale_previous = id;
    tables.bodies.first_stale = id;
}

void shape_added(Tables& tables, ShapeId shape) noexcept {
    const BodyId id = tables.shapes[shape].body;
    if (tables.bodies[id].type == BodyType::kDynamic) return mass_changed(tables, id);
    BodySim& sim = tables.bodies.sim(id);
    sim.extent = max(sim.extent, max_extent(tables.shapes[shape].geometry, sim.local_center));
}

void shape_removed(Tables& tables, BodyId id) noexcept {
    // The extent of what does not move by forces stays an upper bound.
    if (tables.bodies[id].type == BodyType::kDynamic) mass_changed(tables, id);
}

void refresh_mass(Tables& tables, BodyId id) noexcept {
    BodyRecord& body = tables.bodies[id];
    if (!body.mass_is_stale) return;
    (body.stale_previous != kNone ? tables.bodies[body.stale_previous].stale_next
                                  : tables.bodies.first_stale) = body.stale_next;
    if (body.stale_next != kNone) tables.bodies[body.stale_next].stale_previous = body.stale_previous;
    body.stale_previous = body.stale_next = kNone;
    body.mass_is_stale = false;
    FreshBody fresh{{}, tables.bodies.sim(id), tables.bodies.state(id)};
    make_fresh(tables, id, fresh);
    // That of the others decides nothing; it is computed on request.
    body.mass = body.mass_override || body.type == BodyType::kDynamic ? fresh.mass : MassData{};
    tables.bodies.sim(id) = fresh.sim;
    tables.bodies.state(id) = fresh.state;
}

void refresh_all_masses(Tables& tables) noexcept {
    while (tables.bodies.first_stale != kNone) refresh_mass(tables, tables.bodies.first_stale);
}

FreshBody fresh_body(const Tables& tables, BodyId id) noexcept {
    const BodyRecord& body = tables.bodies[id];
    FreshBody fresh{body.mass, tables.bodies.sim(id), tables.bodies.state(id)};
    if (body.mass_is_stale) {
        const FloatEnvironment environment;
        make_fresh(tables, id, fresh);
    } else if (body.type != BodyType::kDynamic && !body.mass_override) {
        fresh.mass = mass_of_shapes(tables, id);
    }
    return fresh;
}

MassData mass_of_shapes(const Tables& tables, BodyId id) noexcept {
    MassData sum;
    // First the centre, then the inertia about it, so that nothing cancels far from the body's origin.
    for_shapes(tables, id, [&](ShapeId shape) {
        const MassData part = compute_mass(tables.shapes[shape].geometry, tables.shapes[shape].def.density);
        sum.mass += part.mass;
        sum.center += part.mass * part.center;
    });
    if (sum.mass > 0.0f) sum.center = sum.center / sum.mass;
    for_shapes(tables, id, [&](ShapeId shape) {
        const MassData part = compute_mass(tables.shapes[shape].geometry, tables.shapes[shape].def.density);
        sum.inertia += part.inertia + part.mass * distance_squared(part.center, sum.center);
    });
    // Each part is within the limits; so many may not be.
    sum.mass = min(sum.mass, kMassRange.upper);
    sum.inertia = min(sum.inertia, kInertiaRange.upper);
    return sum;
}

}  // namespace jostle::detail
