// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The questions that a Body answers.
#include "dynamics/store/body_mass.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/state_hash.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

const BodyRecord& record_of(const Handle& handle, const Call& call) {
    const FoundBody found = find_body(handle, call);
    return found.tables().bodies[found.id];
}
/// Of what no mass decides: the frame, damping.
const BodySim& sim_of(const Handle& handle, const Call& call) {
    const FoundBody found = find_body(handle, call);
    return found.tables().bodies.sim(found.id);
}
FreshBody read(const Body& body, const Call& call) {
    const FoundBody found = find_body(body.handle(), call);
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
    const BodyRecord& body = record_of(handle_, Call("Body::is_enabled"));
    return body.is_aside ? body.enters_enabled : body.enabled;
}
bool Body::is_awake() const {
    const FoundBody found = find_body(handle_, Call("Body::is_awake"));
    const BodyRecord& body = found.tables().bodies[found.id];
    if (body.is_aside) return body.enters_enabled && body.type != BodyType::kStatic && !body.enters_asleep;
    return found.tables().bodies.is_awake(found.id);
}
bool Body::allows_sleep() const {
    return record_of(handle_, Call("Body::allows_sleep")).allow_sleep;
}
float Body::sleep_threshold() const {
    const FoundBody found = find_body(handle_, Call("Body::sleep_threshold"));
    const Tables& tables = found.tables();
    return tables.bodies[found.id].sleep_threshold.value_or(tables.settings.sleep_threshold);
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
Rot Body::rotation() const {
    return sim_of(handle_, Call("Body::rotation")).transform.q;
}
Vec2 Body::center_of_mass() const {
    return read(*this, Call("Body::center_of_mass")).sim.center;
}

Vec2 Body::linear_velocity() const {
    return read(*this, Call("Body::linear_velocity")).state.velocity;
}
float Body::angular_velocity() const {
    return read(*this, Call("Body::angular_velocity")).state.angular;
}
Vec2 Body::velocity_at(Vec2 point) const {
    constexpr Call kCall("Body::velocity_at");
    const FreshBody body = read(*this, kCall);
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
    const FreshBody body = read(*this, Call("Body::mass"));
    return body.sim.inv_mass > 0.0f ? body.mass.mass : 0.0f;
}
float Body::inertia() const {
    const FreshBody body = read(*this, Call("Body::inertia"));
    return body.sim.inv_inertia > 0.0f ? body.mass.inertia : 0.0f;
}
MassData Body::mass_data() const {
    return read(*this, Call("Body::mass_data")).mass;
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
MotionLocks Body::locks() const {
    return sim_of(handle_, Call("Body::locks")).locks;
}
bool Body::is_continuous() const {
    return detail::is_continuous(record_of(handle_, Call("Body::is_continuous")));
}
bool Body::is_bullet() const {
    return record_of(handle_, Call("Body::is_bullet")).bullet;
}
std::string_view Body::name() const {
    const FoundBody found = find_body(handle_, Call("Body::name"));
    return found.tables().names.of(found.id);
}
std::uint64_t Body::state_hash() const {
    const FoundBody found = find_body(handle_, Call("Body::state_hash"));
    return body_hash(found.tables(), found.id);
}
std::uint64_t Body::user_data() const {
    return record_of(handle_, Call("Body::user_data")).user_data;
}

namespace {

/// The Next of a HandleRange over a body's list: `first(tables, body)`, or `following(tables, body, id)`
/// after the object of `present`.
template <class First, class Following, class FindItem, class HandleOf>
Handle next_of_list(const Handle& owner, const Handle& present, FindItem find_item, First first,
                    Following following, HandleOf handle_of) {
    const FoundBody body = find_body(owner, kRange, "the body");
    const Tables& tables = body.tables();
    const auto id = present == Handle{}
                        ? first(tables, body.id)
                        : following(tables, body.id, find_item(present, kRange, "the object").id);
    return id == kNone ? Handle{} : handle_of(body.world, id).handle();
}

Handle next_shape(const Handle& owner, const Handle& present) {
    return next_of_list(
        owner, present, find_shape,
        [](const Tables& tables, BodyId body) { return tables.bodies[body].first_shape; },
        [](const Tables& tables, BodyId, ShapeId shape) { return tables.shapes[shape].next; },
        [](const WorldImpl& world, ShapeId shape) { return world.shape_handle(shape); });
}

/// The chain of the first shape from `shape` on that is the first of its chain.
ChainId chain_from(const Tables& tables, ShapeId shape) {
    while (shape != kNone && tables.shapes[shape].chain_index != 0) shape = tables.shapes[shape].next;
    return shape == kNone ? ChainId{} : tables.shapes[shape].chain;
}
Handle next_chain(const Handle& owner, const Handle& present) {
    return next_of_list(
        owner, present, find_chain,
        [](const Tables& tables, BodyId body) { return chain_from(tables, tables.bodies[body].first_shape); },
        [](const Tables& tables, BodyId, ChainId chain) {
            const ChainRecord& record = tables.chains[chain];
            return chain_from(tables, tables.shapes[record.segments[record.count - 1]].next);
        },
        [](const WorldImpl& world, ChainId chain) { return world.chain_handle(chain); });
}

JointId joint_of(const Tables& tables, EdgeId<JointTag> edge) {
    return edge == kNone ? JointId{} : constraint_of(tables.joints, edge);
}
Handle next_joint(const Handle& owner, const Handle& present) {
    return next_of_list(
        owner, present, find_joint,
        [](const Tables& tables, BodyId body) { return joint_of(tables, tables.bodies[body].joints.first); },
        [](const Tables& tables, BodyId body, JointId joint) {
            const JointRecord& record = tables.joints[joint];
            for (const ConstraintEdge<JointTag>& edge : record.edges)
                if (edge.body == body) return joint_of(tables, edge.next);
            return JointId{};
        },
        [](const WorldImpl& world, JointId joint) { return world.joint_handle(joint); });
}

}  // namespace

HandleRange<Shape> Body::shapes() const {
    return {handle_, record_of(handle_, Call("Body::shapes")).shape_count, next_shape};
}

HandleRange<ChainShape> Body::chains() const {
    const FoundBody found = find_body(handle_, Call("Body::chains"));
    const Tables& tables = found.tables();
    int count = 0;
    for_shapes(tables, found.id,
               [&](ShapeId shape) { count += tables.shapes[shape].chain_index == 0 ? 1 : 0; });
    return {handle_, count, next_chain};
}

HandleRange<Joint> Body::joints() const {
    return {handle_, record_of(handle_, Call("Body::joints")).joints.count, next_joint};
}

Aabb<2> Body::bounds() const {
    const FoundBody found = find_body(handle_, Call("Body::bounds"));
    const Tables& tables = found.tables();
    const Transform& transform = tables.bodies.sim(found.id).transform;
    Aabb<2> box = empty_box<2>();
    for_shapes(tables, found.id, [&](ShapeId shape) {
        box = unite(box, jostle::bounds(tables.shapes[shape].geometry, transform));
    });
    return tables.bodies[found.id].shape_count == 0 ? Aabb<2>{transform.p, transform.p} : box;
}

}  // namespace jostle
