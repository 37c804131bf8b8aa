// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a Body says.
#include "dynamics/store/body_mass.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

const BodyRecord& record_of(const Handle& handle, const Call& call) {
    const FoundBody found = find_body(handle, call);
    return found.tables().bodies[found.id];
}
/// Of what no mass decides: the frame, damping.
const BodySim& sim_of(const Handle& handle, const Call& call) {
    const FoundBody found = find_body(handle, call);
    return found.tables().bodies.sim(found.id);
}
FreshBody read(const Handle& handle, const Call& call) {
    const FoundBody found = find_body(handle, call);
    return fresh_body(found.tables(), found.id);
}

}  // namespace

bool Body::is_valid() const noexcept {
    return is_live(handle_, &Tables::bodies);
}

BodyType Body::type() const {
    return record_of(handle_, Call("Body::type")).type;
}
bool Body::is_enabled() const {
    return record_of(handle_, Call("Body::is_enabled")).enabled;
}
bool Body::is_awake() const {
    const FoundBody found = find_body(handle_, Call("Body::is_awake"));
    return found.tables().bodies.place(found.id).set == BodySet::kAwake;
}

Transform Body::transform() const {
    return sim_of(handle_, Call("Body::transform")).transform;
}
Vec2 Body::position() const {
    return sim_of(handle_, Call("Body::position")).transform.p;
}
float Body::angle() const {
    return sim_of(handle_, Call("Body::angle")).transform.q.angle();
}
Vec2 Body::center_of_mass() const {
    return read(handle_, Call("Body::center_of_mass")).sim.center;
}

Vec2 Body::linear_velocity() const {
    return read(handle_, Call("Body::linear_velocity")).state.velocity;
}
float Body::angular_velocity() const {
    return read(handle_, Call("Body::angular_velocity")).state.angular;
}
Vec2 Body::velocity_at(Vec2 point) const {
    constexpr Call kCall("Body::velocity_at");
    const FreshBody body = read(handle_, kCall);
    kCall.finite("point", point);
    return body.state.velocity + cross(body.state.angular, point - body.sim.center);
}
Vec2 Body::world_point(Vec2 local) const {
    constexpr Call kCall("Body::world_point");
    const Transform& t = sim_of(handle_, kCall).transform;
    kCall.finite("local", local);
    return apply(t, local);
}
Vec2 Body::local_point(Vec2 world) const {
    constexpr Call kCall("Body::local_point");
    const Transform& t = sim_of(handle_, kCall).transform;
    kCall.finite("world", world);
    return inverse_apply(t, world);
}
Vec2 Body::world_vector(Vec2 local) const {
    constexpr Call kCall("Body::world_vector");
    const Transform& t = sim_of(handle_, kCall).transform;
    kCall.finite("local", local);
    return rotate(t.q, local);
}
Vec2 Body::local_vector(Vec2 world) const {
    constexpr Call kCall("Body::local_vector");
    const Transform& t = sim_of(handle_, kCall).transform;
    kCall.finite("world", world);
    return inverse_rotate(t.q, world);
}

float Body::mass() const {
    const FreshBody body = read(handle_, Call("Body::mass"));
    return body.sim.inv_mass > 0.0f ? body.mass.mass : 0.0f;
}
float Body::inertia() const {
    const FreshBody body = read(handle_, Call("Body::inertia"));
    return body.sim.inv_inertia > 0.0f ? body.mass.inertia : 0.0f;
}
MassData Body::mass_data() const {
    return read(handle_, Call("Body::mass_data")).mass;
}

float Body::linear_damping() const {
    return sim_of(handle_, Call("Body::linear_damping")).linear_damping;
}
float Body::angular_damping() const {
    return sim_of(handle_, Call("Body::angular_damping")).angular_damping;
}
float Body::gravity_scale() const {
    return sim_of(handle_, Call("Body::gravity_scale")).gravity_scale;
}
bool Body::is_fixed_rotation() const {
    return record_of(handle_, Call("Body::is_fixed_rotation")).fixed_rotation;
}
bool Body::is_bullet() const {
    return record_of(handle_, Call("Body::is_bullet")).bullet;
}
std::uint64_t Body::user_data() const {
    return record_of(handle_, Call("Body::user_data")).user_data;
}

std::vector<Shape> Body::shapes() const {
    const FoundBody found = find_body(handle_, Call("Body::shapes"));
    std::vector<Shape> all;
    for_shapes(found.tables(), found.id, [&](ShapeId shape) { all.push_back(found.world.shape_handle(shape)); });
    return all;
}

std::vector<ChainShape> Body::chains() const {
    const FoundBody found = find_body(handle_, Call("Body::chains"));
    const Tables& tables = found.tables();
    std::vector<ChainShape> all;
    for_shapes(tables, found.id, [&](ShapeId shape) {
        if (tables.shapes[shape].chain_index == 0)
            all.push_back(found.world.chain_handle(tables.shapes[shape].chain));
    });
    return all;
}

std::vector<Joint> Body::joints() const {
    const FoundBody found = find_body(handle_, Call("Body::joints"));
    std::vector<Joint> all;
    for_joints(found.tables(), found.id, [&](JointId joint) { all.push_back(found.world.joint_handle(joint)); });
    return all;
}

Aabb<2> Body::bounds() const {
    const FoundBody found = find_body(handle_, Call("Body::bounds"));
    const Tables& tables = found.tables();
    const Transform& transform = tables.bodies.sim(found.id).transform;
    Aabb<2> box = empty_box<2>();
    for_shapes(tables, found.id,
               [&](ShapeId shape) { box = unite(box, jostle::bounds(tables.shapes[shape].geometry, transform)); });
    return tables.bodies[found.id].shape_count == 0 ? Aabb<2>{transform.p, transform.p} : box;
}

}  // namespace jostle
