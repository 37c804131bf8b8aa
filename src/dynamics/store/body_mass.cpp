// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_links.h"

namespace jostle {

void update_mass(Tables& tables, int id) {
    BodyRecord& body = tables.body(id);
    BodySim& sim = tables.sim(id);
    BodyState& state = tables.state(id);
    if (!body.mass_override) {
        body.mass = {};
        // First the centre, then the inertia about it, so that nothing cancels far from the body's origin.
        for_shapes(tables, id, [&](int shape) {
            const MassData part = compute_mass(tables.shape(shape).geometry, tables.shape(shape).def.density);
            body.mass.mass += part.mass;
            body.mass.center += part.mass * part.center;
        });
        if (body.mass.mass > 0.0f) body.mass.center = body.mass.center / body.mass.mass;
        for_shapes(tables, id, [&](int shape) {
            const MassData part = compute_mass(tables.shape(shape).geometry, tables.shape(shape).def.density);
            body.mass.inertia += part.inertia + part.mass * distance_squared(part.center, body.mass.center);
        });
    }
    const bool dynamic = body.type == BodyType::kDynamic;
    // A dynamic body without mass could be moved by nothing: it weighs 1 kg, as in Box2D 2.4.
    if (dynamic && body.mass.mass == 0.0f) body.mass.mass = 1.0f;
    sim.inv_mass = dynamic ? 1.0f / body.mass.mass : 0.0f;
    sim.inv_inertia =
        dynamic && !body.fixed_rotation && body.mass.inertia > 0.0f ? 1.0f / body.mass.inertia : 0.0f;
    const Vec2 old_center = sim.center;
    sim.local_center = dynamic ? body.mass.center : Vec2{};
    sim.center = apply(sim.transform, sim.local_center);
    // The velocity is the centre of mass's; the body keeps its motion.
    state.velocity += cross(state.angular, sim.center - old_center);
    sim.extent = 0.0f;
    for_shapes(tables, id, [&](int shape) {
        sim.extent = max(sim.extent, max_extent(tables.shape(shape).geometry, sim.local_center));
    });
}

}  // namespace jostle
