// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies come, go, and change what they are.
#include <jostle/dynamics/world.h>

#include "dynamics/store/body_sets.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

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

/// Takes a body out of everything that depends on what it is, lets `change` change that, and puts it back.
template <class Change>
void reclassify(Tables& tables, int id, Change&& change) {
    reserve_joint_places(tables, id);
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
    for_joints(tables, found.id, [&](int joint) { destroy_joint(tables, joint); });
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
