// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies come, go, and change. An edit that depends on the mass makes it first, where it is stale.
#include "dynamics/edit/edits.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/limits.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/quarter_turn.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// A body with its mass up to date.
struct Edited {
    BodyRecord& body;
    BodySim& sim;
    BodyState& state;
};
Edited edited(Tables& tables, BodyId id) {
    refresh_mass(tables, id);
    return {tables.bodies[id], tables.bodies.sim(id), tables.bodies.state(id)};
}

/// `function` may move the contact.
template <class Function>
void for_sleeping_contacts(const Tables& tables, BodyId body, Function&& function) {
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        if (tables.contacts[contact].is_asleep) function(contact);
    });
}

/// Bodies that are not dynamic, or disabled, are not pushed.
Stirred stirred_by_push(const Tables& tables, BodyId id, const Push& push) {
    const bool pushes = push.linear != Vec2{} || push.angular != 0.0f;
    return pushes && tables.bodies.is_movable(id) ? stirs_body(id) : Stirred{};
}

/// Contacts of a body that was moved away end at once, so that no body falls asleep over them.
void remove_parted_contacts(Tables& tables, BodyId body) {
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        if (have_parted(tables.broad_phase, tables.shapes, tables.contact_sim(contact)))
            remove_contact(tables, contact);
    });
}

/// A change of the class of a body moves it to another set, and its boxes to a tree.
void reserve_class(Tables& tables, BodyId id, BodyType type, bool enabled) {
    tables.bodies.reserve_move();
    const bool is_static = type == BodyType::kStatic;
    if (is_static != (tables.bodies[id].type == BodyType::kStatic))
        tables.shapes.reserve_move(is_static, tables.bodies[id].shape_count);
    WakeRoom room(tables);
    room.bodies = 1;
    add_joint_places(tables, id, enabled, type == BodyType::kDynamic, room);
    add_stirred(tables, stirs_neighbours(id), room);
    room.reserve();
    BoxRoom(tables, type, enabled ? tables.bodies[id].shape_count : 0).keep();
}

/// Takes a body out of everything that depends on its class, lets `change` change that, and puts it back.
template <class Change>
void reclassify(Tables& tables, BodyId id, Change&& change) {
    refresh_mass(tables, id);
    remove_contacts_of_body(tables, id);
    for_joints(tables, id, [&](JointId joint) { park_joint(tables, joint); });
    for_shapes(tables, id, [&](ShapeId shape) { remove_proxy(tables, shape); });
    leave_island(tables, id);
    tables.sweeps.count(tables.bodies[id], -1);
    change(tables.bodies[id]);
    tables.sweeps.count(tables.bodies[id], 1);
    tables.bodies.sim(id).force = {};
    tables.bodies.sim(id).torque = 0.0f;
    tables.bodies.move(id);
    enter_island(tables, id);
    mass_changed(tables, id);
    refresh_mass(tables, id);
    const bool is_static = tables.bodies[id].type == BodyType::kStatic;
    for_shapes(tables, id, [&](ShapeId shape) {
        tables.shapes.move(shape, is_static);
        add_proxy(tables, shape);
    });
    for_joints(tables, id, [&](JointId joint) { place_joint(tables, joint); });
}

}  // namespace

template <>
void reserve(Tables& tables, CreateBody& edit) {
    tables.bodies.reserve_more_one();
    reserve_islands(tables);
    tables.sleep_changes.reserve_more(1);
    tables.pressed.reserve_more(1);
    edit.text = tables.names.reserve(tables.blocks, tables.bodies.capacity() + 1, edit.def.name);
    edit.body = tables.bodies.take();
}

template <>
void reserve(Tables& tables, EnterBody&) {
    tables.bodies.reserve_move();
}

EnterBody lay_aside(Tables& tables, const CreateBody& edit) noexcept {
    const BodyDef& def = edit.def;
    BodyRecord body;
    body.type = def.type;
    body.enabled = false;
    body.is_aside = true;
    body.enters_enabled = def.enabled;
    body.bullet = def.bullet;
    body.continuous = def.continuous;
    body.allow_sleep = def.allow_sleep;
    body.sleep_threshold = positive_zero(def.sleep_threshold);
    const bool moves = def.enabled && def.type != BodyType::kStatic;
    body.enters_asleep = !def.awake && moves && def.allow_sleep;
    body.user_data = def.user_data;

    BodySim sim;
    sim.id = edit.body;
    sim.transform = {positive_zero(def.position), turned_by(positive_zero(def.angle))};
    sim.center = sim.transform.p;
    sim.linear_damping = positive_zero(def.linear_damping);
    sim.angular_damping = positive_zero(def.angular_damping);
    sim.gravity_scale = positive_zero(def.gravity_scale);
    sim.locks = def.locks;
    BodyState state;
    if (def.type != BodyType::kStatic) {
        state.velocity = positive_zero(def.linear_velocity);
        state.angular = positive_zero(def.angular_velocity);
        stop_locked(def.locks, state);
    }
    tables.names.set(tables.blocks, edit.body, BodyNames::keep(def.name, edit.text));
    tables.bodies.put(body, sim, state);
    tables.sleep_changes.cover(edit.body);
    tables.pressed.cover(edit.body);
    tables.sweeps.count(body, 1);
    return {edit.body};
}
void drop(Tables& tables, const EnterBody& edit) noexcept {
    tables.names.clear(tables.blocks, edit.body);
    tables.sweeps.count(tables.bodies[edit.body], -1);
    tables.bodies.remove(edit.body);
}
void apply(Tables& tables, const EnterBody& edit) noexcept {
    BodyRecord& body = tables.bodies[edit.body];
    body.enabled = body.enters_enabled;
    body.is_aside = false;
    body.is_asleep = body.enters_asleep && tables.settings.allow_sleep;
    body.was_told_asleep = body.is_unpaired = body.is_asleep;
    if (body.is_asleep) {
        tables.bodies.state(edit.body).velocity = {};
        tables.bodies.state(edit.body).angular = 0.0f;
    }
    tables.bodies.move(edit.body);
    enter_island(tables, edit.body);
    mass_changed(tables, edit.body);
    refresh_mass(tables, edit.body);
}

Stirred stirred_by(const Tables&, const DestroyBody& edit) {
    return stirs_neighbours(edit.body);
}
template <>
void reserve(Tables& tables, DestroyBody& edit) {
    const BodyRecord& body = tables.bodies[edit.body];
    tables.departures.reserve_more(body.shape_count, body.joints.count);
    reserve_stir(tables, stirred_by(tables, edit));
}
void apply(Tables& tables, const DestroyBody& edit) noexcept {
    const BodyId id = edit.body;
    const Touches::Heard heard(tables.touches);
    refresh_mass(tables, id);
    remove_contacts_of_body(tables, id);
    for_joints(tables, id, [&](JointId joint) {
        tables.departures.joints.push_back({tables.joints.id_of(joint), tables.joints[joint].user_data});
        destroy_joint(tables, joint);
    });
    for_shapes(tables, id, [&](ShapeId shape) {
        tables.departures.shapes.push_back({tables.shapes.id_of(shape), tables.shapes[shape].def.user_data});
        if (tables.shapes[shape].chain_index == 0) remove_chain_record(tables, tables.shapes[shape].chain);
        remove_shape(tables, shape);
    });
    leave_island(tables, id);
    tables.sleep_changes.settle(id);
    tables.pressed.settle(id);
    tables.sweeps.count(tables.bodies[id], -1);
    tables.names.clear(tables.blocks, id);
    tables.bodies.remove(id);
}

Stirred stirred_by(const Tables& tables, const SetBodyType& edit) {
    return tables.bodies[edit.body].type != edit.type ? stirs_neighbours(edit.body) : Stirred{};
}
template <>
void reserve(Tables& tables, SetBodyType& edit) {
    const BodyRecord& body = tables.bodies[edit.body];
    if (body.type != edit.type) reserve_class(tables, edit.body, edit.type, body.enabled);
}
void apply(Tables& tables, const SetBodyType& edit) noexcept {
    if (tables.bodies[edit.body].type == edit.type) return;
    reclassify(tables, edit.body, [&](BodyRecord& body) { body.type = edit.type; });
    tables.bodies[edit.body].told = {};
    if (edit.type != BodyType::kStatic) return;
    tables.bodies.state(edit.body).velocity = {};
    tables.bodies.state(edit.body).angular = 0.0f;
}

Stirred stirred_by(const Tables& tables, const SetBodyEnabled& edit) {
    return tables.bodies[edit.body].enabled != edit.enabled ? stirs_neighbours(edit.body) : Stirred{};
}
template <>
void reserve(Tables& tables, SetBodyEnabled& edit) {
    const BodyRecord& body = tables.bodies[edit.body];
    if (body.enabled != edit.enabled) reserve_class(tables, edit.body, body.type, edit.enabled);
}
void apply(Tables& tables, const SetBodyEnabled& edit) noexcept {
    if (tables.bodies[edit.body].enabled == edit.enabled) return;
    reclassify(tables, edit.body, [&](BodyRecord& body) { body.enabled = edit.enabled; });
}

Stirred stirred_by(const Tables&, const SetTransform& edit) {
    return stirs_neighbours(edit.body);
}
template <>
void reserve(Tables& tables, SetTransform& edit) {
    if (tables.bodies[edit.body].type != BodyType::kStatic)
        return reserve_stir(tables, stirred_by(tables, edit));
    WakeRoom room(tables);
    add_stirred(tables, stirred_by(tables, edit), room);
    for_sleeping_contacts(tables, edit.body, [&](ContactId contact) {
        ++room.contacts[static_cast<std::size_t>(tables.contacts[contact].bin)];
    });
    room.reserve();
}
void apply(Tables& tables, const SetTransform& edit) noexcept {
    // The next step looks at sleeping contacts of a static body: they may begin and end.
    for_sleeping_contacts(tables, edit.body, [&](ContactId contact) {
        set_contact_asleep(tables, contact, false);
        tables.changed_contacts.note_at_once(contact);
    });
    BodySim& sim = edited(tables, edit.body).sim;
    sim.transform.p = positive_zero(edit.transform.p);
    sim.transform.q = {positive_zero(edit.transform.q.c), positive_zero(edit.transform.q.s)};
    sim.center = jostle::apply(sim.transform, sim.local_center);
    for_shapes(tables, edit.body, [&](ShapeId shape) { move_proxy(tables, shape); });
    note_ground_changed(tables, edit.body);
    if (tables.bodies[edit.body].type != BodyType::kStatic) remove_parted_contacts(tables, edit.body);
}

Stirred stirred_by(const Tables&, const SetLinearVelocity& edit) {
    return edit.velocity != Vec2{} ? stirs_body(edit.body) : Stirred{};
}
void apply(Tables& tables, const SetLinearVelocity& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    if (e.body.type == BodyType::kStatic) return;
    e.state.velocity = positive_zero(edit.velocity);
    stop_locked(e.sim.locks, e.state);
}
Stirred stirred_by(const Tables&, const SetAngularVelocity& edit) {
    return edit.velocity != 0.0f ? stirs_body(edit.body) : Stirred{};
}
void apply(Tables& tables, const SetAngularVelocity& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    if (e.body.type == BodyType::kStatic) return;
    e.state.angular = positive_zero(edit.velocity);
    stop_locked(e.sim.locks, e.state);
}

Velocities velocities_to(const BodySim& sim, const Transform& goal, float dt) {
    // A kinematic body's centre of mass is its origin. Angles below the rounding of a rotation are none, or a
    // platform that is told to stay would never sleep.
    constexpr float kLeastTurn = 1.0e-6f;
    const float turn = inverse_compose(sim.transform.q, goal.q).angle();
    return {(goal.p - sim.transform.p) / dt, abs(turn) > kLeastTurn ? turn / dt : 0.0f};
}
Stirred stirred_by(const Tables& tables, const MoveTo& edit) {
    if (tables.bodies[edit.body].type != BodyType::kKinematic) return {};
    const Velocities v = velocities_to(tables.bodies.sim(edit.body), edit.goal, edit.dt);
    return v.linear != Vec2{} || v.angular != 0.0f ? stirs_body(edit.body) : Stirred{};
}
bool fits(Tables& tables, const MoveTo& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    return e.body.type == BodyType::kKinematic && is_allowed(velocities_to(e.sim, edit.goal, edit.dt));
}
void apply(Tables& tables, const MoveTo& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    const Velocities v = velocities_to(e.sim, edit.goal, edit.dt);
    e.state.velocity = positive_zero(v.linear);
    e.state.angular = positive_zero(v.angular);
    stop_locked(e.sim.locks, e.state);
}

Stirred stirred_by(const Tables& tables, const SetMass& edit) {
    return unless_being_made(tables, edit.body, stirs_body(edit.body));
}
void apply(Tables& tables, const SetMass& edit) noexcept {
    BodyRecord& body = edited(tables, edit.body).body;
    body.mass_override = edit.mass.has_value();
    if (edit.mass) {
        body.mass = {positive_zero(edit.mass->mass), positive_zero(edit.mass->center),
                     positive_zero(edit.mass->inertia)};
    }
    mass_changed(tables, edit.body);
    refresh_mass(tables, edit.body);
}
Stirred stirred_by(const Tables& tables, const SetLocks& edit) {
    return unless_being_made(tables, edit.body, stirs_body(edit.body));
}
void apply(Tables& tables, const SetLocks& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    e.sim.locks = edit.locks;
    stop_locked(edit.locks, e.state);
    mass_changed(tables, edit.body);
    refresh_mass(tables, edit.body);
}

bool is_allowed(const Velocities& v) {
    return kSpeed.contains(v.linear.x) && kSpeed.contains(v.linear.y) && kSpeed.contains(v.angular);
}
Velocities pushed(const BodySim& sim, const BodyState& state, const Push& impulse) {
    const float turn = impulse.point ? cross(*impulse.point - sim.center, impulse.linear) : impulse.angular;
    const Vec2 inv_mass = inv_mass_by_axis(sim);
    return {state.velocity + Vec2{inv_mass.x * impulse.linear.x, inv_mass.y * impulse.linear.y},
            state.angular + sim.inv_inertia * turn};
}
Forces pulled(const BodySim& sim, const Push& force) {
    const float turn = force.point ? cross(*force.point - sim.center, force.linear) : force.angular;
    return {sim.force + force.linear, sim.torque + turn};
}

Stirred stirred_by(const Tables& tables, const ApplyForce& edit) {
    return stirred_by_push(tables, edit.body, edit.push);
}
bool fits(Tables& tables, const ApplyForce& edit) noexcept {
    const Forces forces = pulled(edited(tables, edit.body).sim, edit.push);
    return is_finite(forces.force) && is_finite(forces.torque);
}
void apply(Tables& tables, const ApplyForce& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    // Forces are for the next step: a body that it will not move does not save them up.
    if (e.body.type != BodyType::kDynamic || !e.body.enabled) return;
    const Forces forces = pulled(e.sim, edit.push);
    e.sim.force = forces.force;
    e.sim.torque = forces.torque;
}
Stirred stirred_by(const Tables& tables, const ApplyImpulse& edit) {
    return stirred_by_push(tables, edit.body, edit.push);
}
bool fits(Tables& tables, const ApplyImpulse& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    return e.body.type != BodyType::kDynamic || is_allowed(pushed(e.sim, e.state, edit.push));
}
void apply(Tables& tables, const ApplyImpulse& edit) noexcept {
    const Edited e = edited(tables, edit.body);
    if (e.body.type != BodyType::kDynamic) return;
    const Velocities velocities = pushed(e.sim, e.state, edit.push);
    e.state.velocity = velocities.linear;
    e.state.angular = velocities.angular;
}

Stirred stirred_by(const Tables&, const SetBodyNumber& edit) {
    // Damping moves nothing that rests.
    return edit.which == BodyNumber::kGravityScale ? stirs_body(edit.body) : Stirred{};
}
void apply(Tables& tables, const SetBodyNumber& edit) noexcept {
    BodySim& sim = tables.bodies.sim(edit.body);
    const float value = positive_zero(edit.value);
    switch (edit.which) {
        case BodyNumber::kLinearDamping:
            sim.linear_damping = value;
            break;
        case BodyNumber::kAngularDamping:
            sim.angular_damping = value;
            break;
        case BodyNumber::kGravityScale:
            sim.gravity_scale = value;
            break;
    }
}
Stirred stirred_by(const Tables& tables, const DropThrough& edit) {
    return tables.bodies.is_movable(edit.body) ? stirs_body(edit.body) : Stirred{};
}
void apply(Tables& tables, const DropThrough& edit) noexcept {
    for_constraints(tables.contacts, tables.bodies.contacts(edit.body), [&](ContactId contact) {
        ContactSim& sim = tables.contact_sim(contact);
        const ShapeId platform = is_one_way(tables.shapes[sim.shape_a]) ? sim.shape_a : sim.shape_b;
        if (sim.one_way != OneWay::kStands || tables.shapes[platform].body == edit.body) return;
        sim.one_way = OneWay::kDrops;
        note_ground_changed(tables, sim);
    });
}

void apply(Tables& tables, const SetBodyUserData& edit) noexcept {
    tables.bodies[edit.body].user_data = edit.word;
}

template <>
void reserve(Tables& tables, SetBodyName& edit) {
    edit.text = tables.names.reserve(tables.blocks, tables.bodies.capacity(), edit.name);
}
EnterName lay_aside(Tables&, const SetBodyName& edit) noexcept {
    return {edit.body, BodyNames::keep(edit.name, edit.text)};
}
void drop(Tables& tables, const EnterName& edit) noexcept {
    BodyNames::release(tables.blocks, edit.kept);
}
void apply(Tables& tables, const EnterName& edit) noexcept {
    tables.names.set(tables.blocks, edit.body, edit.kept);
}

}  // namespace jostle::detail
