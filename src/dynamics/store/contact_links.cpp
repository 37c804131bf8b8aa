// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/contact_links.h"

#include <jostle/geometry/local_manifold.h>

#include <utility>

#include "dynamics/store/bin_moves.h"
#include "dynamics/store/colours.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/mixing.h"
#include "dynamics/store/room.h"
#include "dynamics/store/warm_share.h"

namespace jostle::detail {
namespace {

bool is_solved(const ContactSim& sim) {
    return sim.manifold.count > 0 && sim.is_solid;
}

void scale_impulses(ContactSim& sim, float factor) {
    for (float& impulse : sim.normal_impulse) impulse *= factor;
    sim.tangent_impulse *= factor;
    sim.rolling_impulse *= factor;
}

/// The colour is the caller's.
void move_contact(Tables& tables, ContactId contact, int bin, bool is_asleep) noexcept {
    ContactRecord& record = tables.contacts[contact];
    if (is_asleep != record.is_asleep) {
        const float factor = cross_sleep(tables.impulse_h, record.impulse_h, is_asleep);
        if (factor != 1.0f) scale_impulses(tables.contact_sim(contact), factor);
    }
    const int from = lies_in(record);
    record.bin = bin;
    record.is_asleep = is_asleep;
    const int to = lies_in(record);
    if (to == from) return;
    if (from <= kOverflowBin || to <= kOverflowBin) ++tables.graph.changes;
    tables.graph.note_used(to);
    move_between(tables.graph.bin(from).contacts, tables.graph.bin(to).contacts, tables.contacts, contact);
}

/// Takes a contact out of its bodies' lists and the pair set; its bin is the caller's.
void unlink_contact(Tables& tables, ContactId contact) {
    const ContactRecord& record = tables.contacts[contact];
    for (int side = 0; side < 2; ++side) {
        const BodyId body = record.edges[side].body;
        unlink_edge(tables.contacts, edge_of(tables.contacts, contact, side), tables.bodies.contacts(body));
    }
    tables.pairs.remove(record.shape_a, record.shape_b);
    tables.changed_contacts.settle(contact);
    tables.asking_contacts.settle(contact);
    tables.nearing.settle(contact);
    tables.contacts.free(contact);
}

/// [m] Half the diagonal of a box.
float extent_of(const Aabb<2>& box) {
    return length(extents(box));
}

/// Whether the kinematic body of a contact has several shapes.
bool is_on_tiles(const Tables& tables, const ContactSim& sim) {
    const bool is_a = tables.bodies[sim.body_a].type == BodyType::kKinematic;
    return has_siblings(tables.shapes[is_a ? sim.shape_a : sim.shape_b]);
}

}  // namespace

void derive_contact(const Tables& tables, ContactId id, ContactSim& sim) {
    const ShapeId shape_a = tables.contacts[id].shape_a, shape_b = tables.contacts[id].shape_b;
    const ShapeRecord &a = tables.shapes[shape_a], &b = tables.shapes[shape_b];
    const bool is_pushed =
        tables.bodies[a.body].type == BodyType::kDynamic || tables.bodies[b.body].type == BodyType::kDynamic;
    sim.id = id;
    sim.shape_a = shape_a;
    sim.shape_b = shape_b;
    sim.body_a = a.body;
    sim.body_b = b.body;
    sim.is_sensor = a.def.is_sensor || b.def.is_sensor;
    sim.is_solid = is_pushed && !sim.is_sensor;
    sim.is_on_static = sim.is_solid && (tables.bodies[a.body].type == BodyType::kStatic ||
                                        tables.bodies[b.body].type == BodyType::kStatic);
    sim.is_on_kinematic = sim.is_solid && (tables.bodies[a.body].type == BodyType::kKinematic ||
                                           tables.bodies[b.body].type == BodyType::kKinematic);
    sim.is_one_way = sim.is_solid && (is_one_way(a) || is_one_way(b));
    sim.extent = min(extent_of(tables.shapes.box(shape_a)), extent_of(tables.shapes.box(shape_b)));
    sim.radius_a = radius_of(a.geometry);
    sim.radius_b = radius_of(b.geometry);
    sim.is_near_enough = a.def.near_events || b.def.near_events;
    sim.has_hit_events = a.def.hit_events || b.def.hit_events;
    sim.asks_pre_solve = asks_pre_solve(tables, sim);
}

void create_contact(Tables& tables, ShapeId shape_1, ShapeId shape_2) {
    const int rank_1 = collision_rank(tables.shapes[shape_1].geometry.type),
              rank_2 = collision_rank(tables.shapes[shape_2].geometry.type);
    // ORDER: by type, then by id, so that a contact does not depend on which of its shapes moved.
    if (rank_1 > rank_2 || (rank_1 == rank_2 && shape_1 > shape_2)) std::swap(shape_1, shape_2);
    Bin& idle = tables.graph.bin(kIdleBin);
    tables.contacts.reserve_more(1);
    tables.changed_contacts.reserve_more(1);
    tables.asking_contacts.reserve_more(1);
    tables.nearing.reserve_more(1);
    make_room(idle.contacts, 1);
    tables.pairs.make_room(1);
    // From here on nothing fails.
    const ContactId id = tables.contacts.take();
    tables.changed_contacts.cover(id);
    tables.asking_contacts.cover(id);
    tables.nearing.cover(id);

    tables.contacts[id] = {.bin = kIdleBin,
                           .index = static_cast<int>(idle.contacts.size()),
                           .shape_a = shape_1,
                           .shape_b = shape_2,
                           .edges = {}};
    ContactSim& sim = idle.contacts.emplace_back();
    derive_contact(tables, id, sim);
    sim.material = mix_materials(tables.shapes[shape_1], tables.shapes[shape_2]);
    for (int side = 0; side < 2; ++side) {
        const BodyId body = tables.shapes[side == 0 ? shape_1 : shape_2].body;
        link_edge(tables.contacts, edge_of(tables.contacts, id, side), body, tables.bodies.contacts(body));
    }
    tables.pairs.insert(shape_1, shape_2);
    note_ground_changed(tables, idle.contacts.back());
    // Two shapes that do not move may be new to each other. This step looks at them, and then they sleep.
    if (!tables.bodies.is_any_awake(tables.contacts[id].bodies())) tables.changed_contacts.note_at_once(id);
}

int bin_of_contact(const Tables& tables, ContactId contact) noexcept {
    const ContactRecord& record = tables.contacts[contact];
    const bool solved = is_solved(tables.contact_sim(contact));
    if (solved == (record.bin != kIdleBin)) return record.bin;
    return solved ? find_colour(tables, record.bodies()) : kIdleBin;
}

void place_contact(Tables& tables, ContactId contact) noexcept {
    const auto bodies = tables.contacts[contact].bodies();
    const int bin = bin_of_contact(tables, contact);
    if (bin != tables.contacts[contact].bin) {
        mark_colour(tables, tables.contacts[contact].bin, bodies, false);
        mark_colour(tables, bin, bodies, true);
    }
    move_contact(tables, contact, bin, !tables.bodies.is_any_awake(bodies));
}

void set_contact_asleep(Tables& tables, ContactId contact, bool is_asleep) noexcept {
    move_contact(tables, contact, tables.contacts[contact].bin, is_asleep);
}

Touch touch_of(const Tables& tables, ContactId id) {
    const ContactRecord& record = tables.contacts[id];
    const ShapeRecord& a = tables.shapes[record.shape_a];
    const ShapeRecord& b = tables.shapes[record.shape_b];
    Touch touch;
    touch.contact = id;
    touch.shape_a = tables.shapes.id_of(record.shape_a);
    touch.shape_b = tables.shapes.id_of(record.shape_b);
    touch.user_data_a = a.def.user_data;
    touch.user_data_b = b.def.user_data;
    touch.a_is_told = is_told_of(a, b);
    touch.b_is_told = is_told_of(b, a);
    touch.is_visit = a.def.is_sensor || b.def.is_sensor;
    return touch;
}

TouchMotion motion_of(const Tables& tables, ContactId id) {
    const ContactSim& sim = tables.contact_sim(id);
    const BodySim &a = tables.bodies.sim(sim.body_a), &b = tables.bodies.sim(sim.body_b);
    const BodyState &of_a = tables.bodies.state(sim.body_a), &of_b = tables.bodies.state(sim.body_b);
    const int nearest = sim.manifold.count > 1 && sim.separation[1] < sim.separation[0] ? 1 : 0;
    TouchMotion motion;
    motion.normal = rotate(a.transform.q, sim.manifold.normal);
    motion.point = apply(a.transform, sim.manifold.points[nearest].point);
    motion.linear_a = of_a.velocity;
    motion.linear_b = of_b.velocity;
    motion.angular_a = of_a.angular;
    motion.angular_b = of_b.angular;
    const auto speed = [&](const BodySim& body, const BodyState& state) {
        return dot(motion.normal, state.velocity + cross(state.angular, motion.point - body.center));
    };
    motion.approach_speed = speed(a, of_a) - speed(b, of_b);
    return motion;
}

void begin_touch(Tables& tables, ContactId contact, const TouchMotion& motion) noexcept {
    tables.contact_sim(contact).is_touching = true;
    tables.contacts[contact].began = tables.time;
    Touch touch = touch_of(tables, contact);
    touch.motion = motion;
    tables.touches.begin(touch);
}

void end_touch(Tables& tables, ContactId contact) noexcept {
    ContactSim& sim = tables.contact_sim(contact);
    if (!sim.is_touching) return;
    sim.is_touching = false;
    ContactRecord& record = tables.contacts[contact];
    // Time goes on where a step succeeds, and then the user is told.
    tables.touches.end(touch_of(tables, contact), record.began == tables.time);
    record.began = 0.0;
}

void set_linked(Tables& tables, ContactId contact, bool is_linked) noexcept {
    ContactRecord& record = tables.contacts[contact];
    if (record.is_linked == is_linked) return;
    record.is_linked = is_linked;
    record.linked = is_linked ? tables.time : 0.0;
    if (!may_link(tables, contact)) return;
    if (is_linked) {
        begin_link(tables, record.bodies());
    } else {
        end_link(tables, record.bodies());
    }
}

void note_ground_changed(Tables& tables, const ContactSim& sim) noexcept {
    if (!sim.is_on_static && !(sim.is_on_kinematic && is_on_tiles(tables, sim))) return;
    for (const BodyId body : {sim.body_a, sim.body_b})
        if (tables.bodies[body].type == BodyType::kDynamic) tables.bodies[body].ground_changed = true;
}
void note_ground_changed(Tables& tables, BodyId body) noexcept {
    for_constraints(tables.contacts, tables.bodies.contacts(body),
                    [&](ContactId contact) { note_ground_changed(tables, tables.contact_sim(contact)); });
}
void note_ground_changed(Tables& tables, ShapeId shape) noexcept {
    for_contacts_of_shape(
        tables, shape, [&](ContactId contact) { note_ground_changed(tables, tables.contact_sim(contact)); });
}

void remove_contact(Tables& tables, ContactId contact) {
    end_touch(tables, contact);
    set_linked(tables, contact, false);
    note_ground_changed(tables, tables.contact_sim(contact));
    const ContactRecord& record = tables.contacts[contact];
    mark_colour(tables, record.bin, record.bodies(), false);
    if (lies_in(record) <= kOverflowBin) ++tables.graph.changes;
    remove_from(tables.graph.bin(lies_in(record)).contacts, record.index,
                [&](const ContactSim& moved) -> ContactRecord& { return tables.contacts[moved.id]; });
    unlink_contact(tables, contact);
}

void remove_contacts_of_body(Tables& tables, BodyId body) {
    for_constraints(tables.contacts, tables.bodies.contacts(body),
                    [&](ContactId contact) { remove_contact(tables, contact); });
}

void remove_contacts_between(Tables& tables, BodyId body_a, BodyId body_b) {
    for_constraints(tables.contacts, tables.bodies.contacts(body_a), [&](ContactId contact) {
        const ConstraintEdge<ContactTag>(&edges)[2] = tables.contacts[contact].edges;
        if (edges[0].body == body_b || edges[1].body == body_b) remove_contact(tables, contact);
    });
}

void remix(Tables& tables, ContactId contact) {
    ContactSim& sim = tables.contact_sim(contact);
    sim.material = mix_materials(tables.shapes[sim.shape_a], tables.shapes[sim.shape_b]);
    if (sim.material.rolling_resistance == 0.0f) sim.rolling_impulse = 0.0f;
}

}  // namespace jostle::detail
