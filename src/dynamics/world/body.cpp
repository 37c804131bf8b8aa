// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a Body says, and the simple things that one does to it.
#include <jostle/dynamics/joint.h>

#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

struct Reading {
    const BodyRecord& body;
    const BodySim& sim;
    const BodyState& state;
};
Reading read(const Handle& handle, const char* function) {
    const Found found = find_body(handle, function);
    const Tables& tables = found.tables();
    return {tables.body(found.id), tables.sim(found.id), tables.state(found.id)};
}

struct Writing {
    Tables& tables;
    int id;
    BodyRecord& body;
    BodySim& sim;
    BodyState& state;
};
Writing write(const Handle& handle, const char* function) {
    const Found found = find_body(handle, function);
    require_no_step(found.world, function);
    Tables& tables = found.tables();
    return {tables, found.id, tables.body(found.id), tables.sim(found.id), tables.state(found.id)};
}

bool is_dynamic(const Writing& w) {
    return w.body.type == BodyType::kDynamic;
}

/// Forces are for the next step: a body that it will not move does not save them up.
bool takes_forces(const Writing& w) {
    return is_dynamic(w) && w.body.enabled;
}

}  // namespace

bool Body::is_valid() const noexcept {
    const WorldImpl* world = find_world(handle_.world, handle_.world_generation);
    return world != nullptr && world->tables.body_ids.is_live(Id{handle_.index, handle_.generation});
}

BodyType Body::type() const {
    return read(handle_, "Body::type").body.type;
}
bool Body::is_enabled() const {
    return read(handle_, "Body::is_enabled").body.enabled;
}
bool Body::is_awake() const {
    const Found found = find_body(handle_, "Body::is_awake");
    return found.tables().places[static_cast<std::size_t>(found.id)].set == BodySet::kAwake;
}

Transform Body::transform() const {
    return read(handle_, "Body::transform").sim.transform;
}
Vec2 Body::position() const {
    return read(handle_, "Body::position").sim.transform.p;
}
float Body::angle() const {
    return read(handle_, "Body::angle").sim.transform.q.angle();
}
Vec2 Body::center_of_mass() const {
    return read(handle_, "Body::center_of_mass").sim.center;
}

void Body::set_transform(Vec2 position, float angle) {
    const Writing w = write(handle_, "Body::set_transform");
    require_position(position, "Body::set_transform", "position");
    require_finite(angle, "Body::set_transform", "angle");
    w.sim.transform = {position, Rot::from_angle(angle)};
    w.sim.center = apply(w.sim.transform, w.sim.local_center);
    for (int id = w.body.first_shape; id != kNone; id = w.tables.shape(id).next) {
        const ShapeRecord& shape = w.tables.shape(id);
        if (shape.proxy == kNone) continue;
        if (w.body.type == BodyType::kStatic) {
            w.tables.broad_phase.move_static(shape.proxy, jostle::bounds(shape.geometry, w.sim.transform));
        } else {
            w.tables.broad_phase.move(shape.proxy, w.tables.pair_box(shape, w.sim.transform), Vec2{});
        }
    }
}

Vec2 Body::linear_velocity() const {
    return read(handle_, "Body::linear_velocity").state.velocity;
}
float Body::angular_velocity() const {
    return read(handle_, "Body::angular_velocity").state.angular;
}
void Body::set_linear_velocity(Vec2 velocity) {
    const Writing w = write(handle_, "Body::set_linear_velocity");
    require_finite(velocity, "Body::set_linear_velocity", "velocity");
    if (w.body.type != BodyType::kStatic) w.state.velocity = velocity;
}
void Body::set_angular_velocity(float velocity) {
    const Writing w = write(handle_, "Body::set_angular_velocity");
    require_finite(velocity, "Body::set_angular_velocity", "velocity");
    if (w.body.type != BodyType::kStatic && !w.body.fixed_rotation) w.state.angular = velocity;
}
Vec2 Body::velocity_at(Vec2 point) const {
    const Reading r = read(handle_, "Body::velocity_at");
    require_finite(point, "Body::velocity_at", "point");
    return r.state.velocity + cross(r.state.angular, point - r.sim.center);
}
Vec2 Body::world_point(Vec2 local) const {
    const Transform& t = read(handle_, "Body::world_point").sim.transform;
    require_finite(local, "Body::world_point", "local");
    return apply(t, local);
}
Vec2 Body::local_point(Vec2 world) const {
    const Transform& t = read(handle_, "Body::local_point").sim.transform;
    require_finite(world, "Body::local_point", "world");
    return inverse_apply(t, world);
}
Vec2 Body::world_vector(Vec2 local) const {
    const Transform& t = read(handle_, "Body::world_vector").sim.transform;
    require_finite(local, "Body::world_vector", "local");
    return rotate(t.q, local);
}
Vec2 Body::local_vector(Vec2 world) const {
    const Transform& t = read(handle_, "Body::local_vector").sim.transform;
    require_finite(world, "Body::local_vector", "world");
    return inverse_rotate(t.q, world);
}

float Body::mass() const {
    const Reading r = read(handle_, "Body::mass");
    return r.body.type == BodyType::kDynamic ? r.body.mass.mass : 0.0f;
}
float Body::inertia() const {
    const Reading r = read(handle_, "Body::inertia");
    return r.sim.inv_inertia > 0.0f ? r.body.mass.inertia : 0.0f;
}
MassData Body::mass_data() const {
    return read(handle_, "Body::mass_data").body.mass;
}
void Body::set_mass(const MassData& mass) {
    const Writing w = write(handle_, "Body::set_mass");
    require_positive(mass.mass, "Body::set_mass", "mass.mass");
    require_mass(mass.mass, "Body::set_mass", "mass.mass");
    require_inertia(mass.inertia, "Body::set_mass", "mass.inertia");
    require_position(mass.center, "Body::set_mass", "mass.center");
    w.body.mass_override = true;
    w.body.mass = mass;
    update_mass(w.tables, w.id);
}
void Body::reset_mass() {
    const Writing w = write(handle_, "Body::reset_mass");
    w.body.mass_override = false;
    update_mass(w.tables, w.id);
}

void Body::apply_force(Vec2 force, Vec2 point) {
    const Writing w = write(handle_, "Body::apply_force");
    require_finite(force, "Body::apply_force", "force");
    require_finite(point, "Body::apply_force", "point");
    if (!takes_forces(w)) return;
    w.sim.force += force;
    w.sim.torque += cross(point - w.sim.center, force);
}
void Body::apply_force_to_center(Vec2 force) {
    const Writing w = write(handle_, "Body::apply_force_to_center");
    require_finite(force, "Body::apply_force_to_center", "force");
    if (takes_forces(w)) w.sim.force += force;
}
void Body::apply_torque(float torque) {
    const Writing w = write(handle_, "Body::apply_torque");
    require_finite(torque, "Body::apply_torque", "torque");
    if (takes_forces(w)) w.sim.torque += torque;
}
void Body::apply_impulse(Vec2 impulse, Vec2 point) {
    const Writing w = write(handle_, "Body::apply_impulse");
    require_finite(impulse, "Body::apply_impulse", "impulse");
    require_finite(point, "Body::apply_impulse", "point");
    if (!is_dynamic(w)) return;
    w.state.velocity += w.sim.inv_mass * impulse;
    w.state.angular += w.sim.inv_inertia * cross(point - w.sim.center, impulse);
}
void Body::apply_impulse_to_center(Vec2 impulse) {
    const Writing w = write(handle_, "Body::apply_impulse_to_center");
    require_finite(impulse, "Body::apply_impulse_to_center", "impulse");
    if (is_dynamic(w)) w.state.velocity += w.sim.inv_mass * impulse;
}
void Body::apply_angular_impulse(float impulse) {
    const Writing w = write(handle_, "Body::apply_angular_impulse");
    require_finite(impulse, "Body::apply_angular_impulse", "impulse");
    if (is_dynamic(w)) w.state.angular += w.sim.inv_inertia * impulse;
}

float Body::linear_damping() const {
    return read(handle_, "Body::linear_damping").sim.linear_damping;
}
void Body::set_linear_damping(float damping) {
    const Writing w = write(handle_, "Body::set_linear_damping");
    require_factor(damping, "Body::set_linear_damping", "damping");
    w.sim.linear_damping = damping;
}
float Body::angular_damping() const {
    return read(handle_, "Body::angular_damping").sim.angular_damping;
}
void Body::set_angular_damping(float damping) {
    const Writing w = write(handle_, "Body::set_angular_damping");
    require_factor(damping, "Body::set_angular_damping", "damping");
    w.sim.angular_damping = damping;
}
float Body::gravity_scale() const {
    return read(handle_, "Body::gravity_scale").sim.gravity_scale;
}
void Body::set_gravity_scale(float scale) {
    const Writing w = write(handle_, "Body::set_gravity_scale");
    require_bounded(scale, "Body::set_gravity_scale", "scale");
    w.sim.gravity_scale = scale;
}
bool Body::is_fixed_rotation() const {
    return read(handle_, "Body::is_fixed_rotation").body.fixed_rotation;
}
void Body::set_fixed_rotation(bool fixed) {
    const Writing w = write(handle_, "Body::set_fixed_rotation");
    w.body.fixed_rotation = fixed;
    if (fixed) w.state.angular = 0.0f;
    update_mass(w.tables, w.id);
}
bool Body::is_bullet() const {
    return read(handle_, "Body::is_bullet").body.bullet;
}
std::uint64_t Body::user_data() const {
    return read(handle_, "Body::user_data").body.user_data;
}
void Body::set_user_data(std::uint64_t word) {
    write(handle_, "Body::set_user_data").body.user_data = word;
}

std::vector<Shape> Body::shapes() const {
    const Found found = find_body(handle_, "Body::shapes");
    const Tables& tables = found.tables();
    std::vector<Shape> all;
    for (int id = tables.body(found.id).first_shape; id != kNone; id = tables.shape(id).next)
        all.push_back(found.world.shape_handle(id));
    return all;
}

std::vector<ChainShape> Body::chains() const {
    const Found found = find_body(handle_, "Body::chains");
    const Tables& tables = found.tables();
    std::vector<ChainShape> all;
    for (int id = tables.body(found.id).first_shape; id != kNone; id = tables.shape(id).next)
        if (tables.shape(id).chain_index == 0)
            all.push_back(found.world.chain_handle(tables.shape(id).chain));
    return all;
}

std::vector<Joint> Body::joints() const {
    const Found found = find_body(handle_, "Body::joints");
    const Tables& tables = found.tables();
    std::vector<Joint> all;
    for_joints(tables, found.id, [&](int joint) { all.push_back(found.world.joint_handle(joint)); });
    return all;
}

Aabb<2> Body::bounds() const {
    const Found found = find_body(handle_, "Body::bounds");
    const Tables& tables = found.tables();
    const Transform& transform = tables.sim(found.id).transform;
    Aabb<2> box{transform.p, transform.p};
    bool first = true;
    for (int id = tables.body(found.id).first_shape; id != kNone; id = tables.shape(id).next) {
        const Aabb<2> part = jostle::bounds(tables.shape(id).geometry, transform);
        box = first ? part : unite(box, part);
        first = false;
    }
    return box;
}

}  // namespace jostle
