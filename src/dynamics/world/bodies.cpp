// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies come, go, and change what they are.
#include <jostle/dynamics/world.h>

#include "dynamics/pairs/pairs.h"
#include "dynamics/solve/graph.h"
#include "dynamics/store/edges.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

BodyArrays& arrays_of(Tables& tables, BodySet set) {
    return tables.sets[static_cast<int>(set)];
}

void place_body(Tables& tables, int id, BodySet set, const BodySim& sim, const BodyState& state) {
    BodyArrays& arrays = arrays_of(tables, set);
    tables.places[static_cast<std::size_t>(id)] = {set, static_cast<int>(arrays.sims.size())};
    arrays.sims.push_back(sim);
    arrays.states.push_back(state);
    // Room for the ghost of a step.
    if (arrays.states.size() == arrays.states.capacity()) arrays.states.reserve(2 * arrays.states.size());
}

void validate_def(const BodyDef& def) {
    constexpr const char* kFunction = "World::create_body";
    require_position(def.position, kFunction, "position");
    require_finite(def.angle, kFunction, "angle");
    require_finite(def.linear_velocity, kFunction, "linear_velocity");
    require_finite(def.angular_velocity, kFunction, "angular_velocity");
    require_factor(def.linear_damping, kFunction, "linear_damping");
    require_factor(def.angular_damping, kFunction, "angular_damping");
    require_bounded(def.gravity_scale, kFunction, "gravity_scale");
    if (static_cast<int>(def.type) > static_cast<int>(BodyType::kDynamic))
        raise(kFunction, "type", to_text(static_cast<long long>(def.type)), "it must be one of BodyType's");
}

template <class Function>
void for_shapes(const Tables& tables, int body, Function&& function) {
    for (int shape = tables.body(body).first_shape; shape != kNone;) {
        const int next = tables.shape(shape).next;
        function(shape);
        shape = next;
    }
}

template <class Function>
void for_joints(const Tables& tables, int body, Function&& function) {
    for (int edge = tables.body(body).first_joint; edge != kNone;) {
        const int next = edge_at(tables.joints, edge).next;
        function(edge >> 1);
        edge = next;
    }
}

/// Takes a body out of everything that depends on what it is, lets `change` change that, and puts it back.
template <class Change>
void reclassify(Tables& tables, int id, Change&& change) {
    remove_contacts_of_body(tables, id);
    for_joints(tables, id, [&](int joint) { park_joint(tables, joint); });
    for_shapes(tables, id, [&](int shape) { remove_proxy(tables, shape); });
    change(tables.body(id));
    tables.sim(id).force = {};
    tables.sim(id).torque = 0.0f;
    transfer_body(tables, id, set_of(tables.body(id)));
    update_mass(tables, id);
    for_shapes(tables, id, [&](int shape) { add_proxy(tables, shape); });
    for_joints(tables, id, [&](int joint) { place_joint(tables, joint); });
}

}  // namespace

BodySet set_of(const BodyRecord& body) {
    if (!body.enabled) return BodySet::kDisabled;
    return body.type == BodyType::kStatic ? BodySet::kStatic : BodySet::kAwake;
}

void remove_body_place(Tables& tables, int body) {
    const BodyPlace place = tables.places[static_cast<std::size_t>(body)];
    BodyArrays& arrays = arrays_of(tables, place.set);
    const auto at = static_cast<std::size_t>(place.index);
    if (at + 1 != arrays.sims.size()) {
        arrays.sims[at] = arrays.sims.back();
        arrays.states[at] = arrays.states.back();
        tables.places[static_cast<std::size_t>(arrays.sims[at].id)].index = place.index;
    }
    arrays.sims.pop_back();
    arrays.states.pop_back();
}

void transfer_body(Tables& tables, int body, BodySet to) {
    if (tables.places[static_cast<std::size_t>(body)].set == to) return;
    const BodySim sim = tables.sim(body);
    const BodyState state = tables.state(body);
    remove_body_place(tables, body);
    place_body(tables, body, to, sim, state);
}

void remove_contacts_of_body(Tables& tables, int body) {
    while (tables.body(body).first_contact != kNone)
        remove_contact(tables, tables.body(body).first_contact >> 1);
}

void remove_contacts_between(Tables& tables, int body_a, int body_b) {
    for (int edge = tables.body(body_a).first_contact; edge != kNone;) {
        const int next = edge_at(tables.contacts, edge).next;
        if (other_body(tables.contacts, edge) == body_b) remove_contact(tables, edge >> 1);
        edge = next;
    }
}

void touch_shapes(Tables& tables, int body) {
    for_shapes(tables, body, [&](int shape) {
        if (tables.shape(shape).proxy != kNone) tables.broad_phase.touch(tables.shape(shape).proxy);
    });
}

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

Body World::create_body(const BodyDef& def) {
    WorldImpl& world = require_here(impl_.get(), "World::create_body");
    require_no_step(world, "World::create_body");
    validate_def(def);
    Tables& tables = world.tables;
    const int id = static_cast<int>(tables.body_ids.allocate().index);
    if (static_cast<std::size_t>(id) >= tables.bodies.size()) {
        tables.bodies.resize(static_cast<std::size_t>(id) + 1);
        tables.places.resize(static_cast<std::size_t>(id) + 1);
    }
    BodyRecord& body = tables.body(id) = {};
    body.type = def.type;
    body.enabled = def.enabled;
    body.fixed_rotation = def.fixed_rotation;
    body.bullet = def.bullet;
    body.allow_sleep = def.allow_sleep;
    body.user_data = def.user_data;

    BodySim sim;
    sim.id = id;
    sim.transform = {def.position, Rot::from_angle(def.angle)};
    sim.center = def.position;
    sim.linear_damping = def.linear_damping;
    sim.angular_damping = def.angular_damping;
    sim.gravity_scale = def.gravity_scale;
    BodyState state;
    if (def.type != BodyType::kStatic) {
        state.velocity = def.linear_velocity;
        state.angular = def.fixed_rotation ? 0.0f : def.angular_velocity;
    }
    place_body(tables, id, set_of(body), sim, state);
    update_mass(tables, id);
    return world.body_handle(id);
}

void World::destroy(const Body& body) {
    const WorldImpl& here = require_here(impl_.get(), "World::destroy");
    const Found found = find_body(body.handle(), "World::destroy", "body");
    if (&found.world != &here)
        raise("World::destroy", "body", "of another world", "it must be of this world");
    require_no_step(found.world, "World::destroy");
    Tables& tables = found.tables();
    remove_contacts_of_body(tables, found.id);
    for_joints(tables, found.id, [&](int joint) { destroy(found.world.joint_handle(joint)); });
    for_shapes(tables, found.id, [&](int shape) {
        if (tables.shape(shape).chain_index == 0) remove_chain_record(tables, tables.shape(shape).chain);
        remove_shape(tables, shape);
    });
    remove_body_place(tables, found.id);
    tables.body_ids.free(tables.body_ids.id_at(body.handle().index));
}

void Body::set_type(BodyType type) {
    const Found found = find_body(handle_, "Body::set_type");
    require_no_step(found.world, "Body::set_type");
    if (static_cast<int>(type) > static_cast<int>(BodyType::kDynamic))
        raise("Body::set_type", "type", to_text(static_cast<long long>(type)),
              "it must be one of BodyType's");
    Tables& tables = found.tables();
    if (tables.body(found.id).type == type) return;
    reclassify(tables, found.id, [&](BodyRecord& body) { body.type = type; });
    if (type == BodyType::kStatic) {
        tables.state(found.id).velocity = {};
        tables.state(found.id).angular = 0.0f;
    }
}

void Body::set_enabled(bool enabled) {
    const Found found = find_body(handle_, "Body::set_enabled");
    require_no_step(found.world, "Body::set_enabled");
    if (found.tables().body(found.id).enabled == enabled) return;
    reclassify(found.tables(), found.id, [&](BodyRecord& body) { body.enabled = enabled; });
}

}  // namespace jostle
